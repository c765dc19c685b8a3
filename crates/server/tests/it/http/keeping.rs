//! What a server keeps of people and tables, and for how long: passwords, bans, what nobody uses.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use vale_server::app::now;
use vale_server::store::sha256;
use vale_server::table::Gone;
use vale_server::upkeep;

use super::site::{Browser, Reply, Site};

const PASSWORD: &str = "correct horse battery";
const BETTER: &str = "a better horse battery";
const DAY: u64 = 24 * 60 * 60 * 1000;

async fn change(browser: &mut Browser<'_>, old: &str, new: &str) -> Reply {
    browser.send(Method::PUT, "/api/me/password", Some(json!({ "old": old, "new": new }))).await
}

async fn log_in(site: &Site, password: &str) -> Reply {
    site.browser().post("/api/login", json!({ "name": "Anna", "password": password })).await
}

#[tokio::test]
async fn a_password_is_changed_with_the_old_one_and_ends_all_other_sessions() {
    let site = Site::new().await;
    let mut departed = site.app.tables.departed.subscribe();
    let mut anna = site.account("Anna", PASSWORD).await;
    let mut phone = site.browser();
    phone.post("/api/login", json!({ "name": "Anna", "password": PASSWORD })).await.expect(StatusCode::OK);
    let phones = Gone::Session(sha256(phone.token()));
    let me = anna.me().await;

    change(&mut anna, "wrong horse battery", BETTER).await.problem(StatusCode::UNAUTHORIZED, "wrong_password");
    for weak in ["short", "password"] {
        change(&mut anna, PASSWORD, weak).await.problem(StatusCode::BAD_REQUEST, "bad_request");
    }
    assert_eq!(phone.me().await, me, "nothing has happened");
    assert!(departed.try_recv().is_err());

    change(&mut anna, PASSWORD, BETTER).await.expect(StatusCode::NO_CONTENT);
    assert_eq!(anna.me().await, me, "this browser stays logged in");
    assert!(phone.is_nobody().await, "and no other does");
    assert_eq!(departed.try_recv().unwrap(), phones, "its sockets end");
    assert!(departed.try_recv().is_err(), "and those of this browser do not");
    log_in(&site, PASSWORD).await.problem(StatusCode::UNAUTHORIZED, "wrong_password");
    log_in(&site, BETTER).await.expect(StatusCode::OK);
    assert!(!String::from_utf8_lossy(&site.files()).contains(BETTER));
}

#[tokio::test]
async fn only_who_has_a_password_changes_it() {
    let site = Site::new().await;
    change(&mut site.guest("Ben").await, PASSWORD, BETTER).await.problem(StatusCode::CONFLICT, "conflict");
    change(&mut site.browser(), PASSWORD, BETTER).await.problem(StatusCode::UNAUTHORIZED, "unauthorized");
}

#[tokio::test]
async fn whoever_is_banned_is_logged_out_and_not_let_in_again() {
    let site = Site::new().await;
    let mut anna = site.account("Anna", PASSWORD).await;
    let player = vale_protocol::PlayerId(anna.me().await["player"].as_str().unwrap().to_owned());
    site.app.store.ban(&player, true, now()).await.unwrap();
    assert!(anna.is_nobody().await);
    assert!(log_in(&site, PASSWORD).await.problem(StatusCode::FORBIDDEN, "unauthorized").contains("banned"));
    log_in(&site, BETTER).await.problem(StatusCode::UNAUTHORIZED, "wrong_password");
    site.app.store.ban(&player, false, now()).await.unwrap();
    log_in(&site, PASSWORD).await.expect(StatusCode::OK);
}

fn duel(public: bool) -> Value {
    json!({ "settings": { "options": { "players": 2 }, "public": public }, "seats": ["me"] })
}

#[tokio::test]
async fn tables_and_guests_that_nobody_needs_go_away() {
    let site = Site::new().await;
    let mut ben = site.guest("Ben").await;
    let loaded = ben.post("/api/tables", duel(true)).await.expect(StatusCode::CREATED).json();
    for _ in 0..3 {
        ben.post("/api/tables", duel(true)).await.expect(StatusCode::CREATED);
    }
    site.guest("Passer-by").await;
    // Somebody invited a friend to one of them just now, so it is in memory.
    let path = format!("/api/tables/{}/invitations", loaded["table"].as_str().unwrap());
    ben.post(&path, json!({ "seat": 2 })).await.expect(StatusCode::CREATED);
    assert_eq!(upkeep::purge(&site.app, now() + DAY).await.unwrap(), (0, 0, 0));
    assert_eq!(upkeep::purge(&site.app, now() + 3 * DAY).await.unwrap(), (0, 3, 0));
    assert_eq!(ben.get("/api/me/tables").await.json().as_array().unwrap().len(), 1);
    let (_, tables, guests) = upkeep::purge(&site.app, now() + 31 * DAY).await.unwrap();
    assert_eq!((tables, guests), (0, 1), "the guest who never played");
    assert_eq!(ben.me().await["name"], "Ben");
}

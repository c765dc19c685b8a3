//! Accounts: a name and a password, on as many devices as one likes.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::{Method, StatusCode};
use serde_json::json;
use vale_protocol::PlayerId;
use vale_server::config::Rate;
use vale_server::store::FORMER_PLAYER;
use vale_server::table::Gone;

use super::site::Site;

const PASSWORD: &str = "correct horse battery";

#[tokio::test]
async fn a_guest_who_makes_an_account_stays_the_same_player_with_a_new_cookie() {
    let site = Site::new().await;
    let mut browser = site.guest("Ann").await;
    let guest = browser.me().await;
    browser.send(Method::PUT, "/api/me/preferences", Some(json!({ "x": 1 }))).await.expect(StatusCode::NO_CONTENT);
    let mut old = browser.clone();
    let reply = browser.post("/api/accounts", json!({ "name": "Anna", "password": PASSWORD })).await;
    let me = reply.expect(StatusCode::CREATED).json();
    assert_eq!(me, json!({ "player": guest["player"], "name": "Anna", "account": true }));
    assert_eq!(browser.me().await, me);
    assert_eq!(browser.get("/api/me/preferences").await.json(), json!({ "x": 1 }));
    assert_ne!(browser.token(), old.token());
    assert!(old.is_nobody().await);
}

#[tokio::test]
async fn an_account_is_the_same_player_on_every_device() {
    let site = Site::new().await;
    let mut first = site.account("Anna", PASSWORD).await;
    let me = first.me().await;
    assert_eq!(me["account"], true);
    for name in ["Anna", "anna", " ANNA "] {
        let mut other = site.browser();
        let reply = other.post("/api/login", json!({ "name": name, "password": PASSWORD })).await;
        assert_eq!(reply.expect(StatusCode::OK).json(), me, "{name}");
        assert_eq!(other.me().await, me);
        assert_ne!(other.token(), first.token());
    }
    assert_eq!(first.me().await, me);
}

#[tokio::test]
async fn nobody_has_a_name_that_looks_like_that_of_somebodys_account() {
    let site = Site::new().await;
    let mut frida = site.account("Frida", PASSWORD).await;
    let spoofs = [
        "Frida\u{fe0f}",
        "Fri\u{200d}da",
        "Frida\u{1d173}",
        "Frid\u{430}",
        "\u{ff26}rida",
        "FRlDA",
        "frida",
        "F\u{ad}rida",
    ];
    for name in spoofs {
        let credentials = json!({ "name": name, "password": PASSWORD });
        for (path, body) in [("/api/guests", json!({ "name": name })), ("/api/accounts", credentials)] {
            let reply = site.browser().post(path, body).await;
            assert!([400, 409].contains(&reply.status.as_u16()), "{name:?}: {reply:?}");
        }
        let mut guest = site.guest("Gerd").await;
        let reply = guest.send(Method::PATCH, "/api/me", Some(json!({ "name": name }))).await;
        assert!([400, 409].contains(&reply.status.as_u16()), "{name:?}: {reply:?}");
    }
    // Their owner may write it as they like, and others may have names of their own.
    frida.send(Method::PATCH, "/api/me", Some(json!({ "name": "FRIDA" }))).await.expect(StatusCode::OK);
    site.guest("Friedrich").await;
    // When the account is gone, the name is free again.
    frida
        .send(Method::DELETE, "/api/account", Some(json!({ "password": PASSWORD })))
        .await
        .expect(StatusCode::NO_CONTENT);
    site.account("frida", PASSWORD).await;
}

#[tokio::test]
async fn whoever_logs_in_is_not_the_guest_any_more() {
    let site = Site::new().await;
    let mut account = site.account("Anna", PASSWORD).await;
    let mut browser = site.guest("Ben").await;
    let mut old = browser.clone();
    browser.post("/api/login", json!({ "name": "Anna", "password": PASSWORD })).await.expect(StatusCode::OK);
    assert_eq!(browser.me().await, account.me().await);
    assert!(old.is_nobody().await);
}

#[tokio::test]
async fn a_wrong_password_and_a_wrong_name_are_told_in_the_same_words() {
    let site = Site::new().await;
    site.account("Anna", PASSWORD).await;
    let mut replies = Vec::new();
    for (name, password) in
        [("Anna", "incorrect horse"), ("Ben", PASSWORD), ("Anna", "short"), ("", PASSWORD), ("Former player", PASSWORD)]
    {
        let mut browser = site.browser();
        let reply = browser.post("/api/login", json!({ "name": name, "password": password })).await;
        reply.problem(StatusCode::UNAUTHORIZED, "wrong_password");
        assert_eq!(reply.set_cookie(), None);
        replies.push(reply.body);
    }
    replies.dedup();
    assert_eq!(replies.len(), 1);
}

#[tokio::test]
async fn a_name_that_does_not_exist_takes_as_long_as_one_that_does() {
    let site = Site::new().await;
    site.account("Anna", PASSWORD).await;
    let mut times = [Duration::MAX; 2];
    for _ in 0..12 {
        for (time, name) in times.iter_mut().zip(["Anna", "Nobody at all"]) {
            let begun = std::time::Instant::now();
            let credentials = json!({ "name": name, "password": "incorrect horse" });
            site.browser().post("/api/login", credentials).await.problem(StatusCode::UNAUTHORIZED, "wrong_password");
            *time = begun.elapsed().min(*time);
        }
    }
    // Without the work of the hash it would be some hundred times faster.
    let [known, unknown] = times;
    assert!(unknown * 3 > known, "{times:?}");
}

#[tokio::test]
async fn the_name_of_an_account_is_taken_for_everybody_else() {
    let site = Site::new().await;
    let mut anna = site.account("Anna", PASSWORD).await;
    let mut guest = site.guest("Ben").await;
    for name in ["Anna", "ANNA", " anna "] {
        let taken = |reply: super::site::Reply| {
            let message = reply.problem(StatusCode::CONFLICT, "name_taken");
            assert_eq!(reply.set_cookie(), None);
            assert!(message.to_lowercase().contains("anna"), "{message}");
        };
        let account = json!({ "name": name, "password": PASSWORD });
        taken(site.browser().post("/api/accounts", account.clone()).await);
        taken(guest.post("/api/accounts", account).await);
        taken(site.browser().post("/api/guests", json!({ "name": name })).await);
        taken(guest.post("/api/guests", json!({ "name": name })).await);
        taken(guest.send(Method::PATCH, "/api/me", Some(json!({ "name": name }))).await);
    }
    assert_eq!(guest.me().await["name"], "Ben");
    // Only not for themselves.
    let reply = anna.send(Method::PATCH, "/api/me", Some(json!({ "name": "ANNA" }))).await;
    assert_eq!(reply.expect(StatusCode::OK).json()["name"], "ANNA");
}

#[tokio::test]
async fn of_many_who_want_a_name_at_once_one_gets_it() {
    let site = Site::new().await;
    let credentials = json!({ "name": "Anna", "password": PASSWORD });
    let ask = || async { site.browser().post("/api/accounts", credentials.clone()).await.status };
    let (a, b, c, d) = tokio::join!(ask(), ask(), ask(), ask());
    let mut statuses = [a, b, c, d];
    statuses.sort_unstable();
    let (made, taken) = (StatusCode::CREATED, StatusCode::CONFLICT);
    assert_eq!(statuses, [made, taken, taken, taken]);
}

#[tokio::test]
async fn an_account_makes_no_second_one() {
    let site = Site::new().await;
    let mut browser = site.account("Anna", PASSWORD).await;
    let reply = browser.post("/api/accounts", json!({ "name": "Ben", "password": PASSWORD })).await;
    assert!(reply.problem(StatusCode::CONFLICT, "conflict").contains("log out first"));
    assert_eq!(browser.me().await["name"], "Anna");
}

#[tokio::test]
async fn passwords_that_are_too_short_or_too_long_are_refused() {
    let site = Site::new().await;
    let mut guest = site.guest("Anna").await;
    for password in ["", "1234567", "ééééééé", &"x".repeat(201)] {
        let reply = guest.post("/api/accounts", json!({ "name": "Anna", "password": password })).await;
        let message = reply.problem(StatusCode::BAD_REQUEST, "bad_request");
        assert!(message.starts_with("password: ") && message.contains("8 to 200"), "{message}");
    }
    assert_eq!(guest.me().await["account"], false);
    site.account("Ben", &"éa7?".repeat(50)).await;
}

#[tokio::test]
async fn passwords_that_everybody_tries_first_are_refused_for_new_accounts() {
    let site = Site::new().await;
    for password in ["password", "Password123", "12345678", "annelise1", "aaaaaaaaaa"] {
        let reply = site.browser().post("/api/accounts", json!({ "name": "Annelise", "password": password })).await;
        let message = reply.problem(StatusCode::BAD_REQUEST, "bad_request");
        assert!(message.starts_with("password: "), "{message}");
    }
}

#[tokio::test]
async fn neither_tokens_nor_passwords_are_written_down() {
    let site = Site::new().await;
    let browser = site.account("Anna", PASSWORD).await;
    let files = site.files();
    let has = |text: &str| files.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(has("Anna") && has("$argon2id$v=19$m=19456,t=2,p=1$"));
    assert!(!has(browser.token()));
    assert!(!has(PASSWORD));
}

#[tokio::test]
async fn logging_out_ends_the_session_for_whoever_copied_the_cookie_too() {
    let site = Site::new().await;
    let mut browser = site.account("Anna", PASSWORD).await;
    let mut copy = browser.clone();
    let mut other = site.browser();
    other.post("/api/login", json!({ "name": "Anna", "password": PASSWORD })).await.expect(StatusCode::OK);

    let reply = browser.send(Method::POST, "/api/logout", None).await.expect(StatusCode::NO_CONTENT);
    assert_eq!(reply.set_cookie(), Some("vale=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"));
    assert!(browser.is_nobody().await);
    assert!(copy.is_nobody().await);
    assert_eq!(other.me().await["name"], "Anna");
    // Once more does no harm.
    browser.send(Method::POST, "/api/logout", None).await.expect(StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn logging_out_everywhere_ends_all_sessions_and_tells_the_sockets() {
    let site = Site::new().await;
    let mut departed = site.app.tables.departed.subscribe();
    let mut first = site.account("Anna", PASSWORD).await;
    let mut second = site.browser();
    second.post("/api/login", json!({ "name": "Anna", "password": PASSWORD })).await.expect(StatusCode::OK);
    let mut ben = site.guest("Ben").await;
    let player = first.me().await["player"].as_str().unwrap().to_owned();
    let mut copy = first.clone();

    let reply = first.send(Method::POST, "/api/logout-everywhere", None).await.expect(StatusCode::NO_CONTENT);
    assert_eq!(reply.set_cookie(), Some("vale=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"));
    assert!(copy.is_nobody().await && second.is_nobody().await);
    assert_eq!(departed.try_recv().unwrap(), Gone::Player(PlayerId(player.clone())));
    assert_eq!(ben.me().await["name"], "Ben");
    let reply = second.post("/api/login", json!({ "name": "Anna", "password": PASSWORD })).await;
    assert_eq!(reply.expect(StatusCode::OK).json()["player"], player);
}

#[tokio::test]
async fn a_deleted_account_is_gone_and_its_name_free() {
    let site = Site::new().await;
    let mut departed = site.app.tables.departed.subscribe();
    let mut browser = site.account("Anna", PASSWORD).await;
    let player = PlayerId(browser.me().await["player"].as_str().unwrap().to_owned());
    let mut second = site.browser();
    second.post("/api/login", json!({ "name": "Anna", "password": PASSWORD })).await.expect(StatusCode::OK);

    let reply = browser.send(Method::DELETE, "/api/account", Some(json!({ "password": "incorrect horse" }))).await;
    reply.problem(StatusCode::UNAUTHORIZED, "wrong_password");
    assert_eq!(browser.me().await["name"], "Anna");
    assert!(departed.try_recv().is_err());

    let mut copy = browser.clone();
    let reply = browser.send(Method::DELETE, "/api/account", Some(json!({ "password": PASSWORD }))).await;
    assert_eq!(
        reply.expect(StatusCode::NO_CONTENT).set_cookie(),
        Some("vale=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
    );
    assert!(copy.is_nobody().await && second.is_nobody().await);
    assert_eq!(departed.try_recv().unwrap(), Gone::Player(player.clone()));
    let credentials = json!({ "name": "Anna", "password": PASSWORD });
    second.post("/api/login", credentials).await.problem(StatusCode::UNAUTHORIZED, "wrong_password");
    let names = site.app.store.names(std::slice::from_ref(&player)).await.unwrap();
    assert_eq!(names[&player], FORMER_PLAYER);

    let mut anew = site.account("Anna", PASSWORD).await;
    assert_ne!(anew.me().await["player"], player.0);
}

#[tokio::test]
async fn a_guest_has_no_account_to_delete() {
    let site = Site::new().await;
    let mut browser = site.guest("Anna").await;
    let reply = browser.send(Method::DELETE, "/api/account", Some(json!({ "password": PASSWORD }))).await;
    assert!(reply.problem(StatusCode::CONFLICT, "conflict").contains("log out"));
    assert_eq!(browser.me().await["name"], "Anna");
}

fn rate(burst: u32) -> Option<Rate> {
    NonZeroU32::new(burst).map(|burst| Rate { burst, period: Duration::from_hours(1) })
}

#[tokio::test]
async fn passwords_for_one_account_are_limited_and_nobody_can_lock_out_its_owner() {
    let site = Site::with(|config| {
        config.limits.passwords_by_account_and_address = rate(5);
        config.limits.passwords_first = rate(2);
        config.limits.passwords_by_account = rate(1);
    })
    .await;
    site.account("Anna", PASSWORD).await;
    site.account("Ben", PASSWORD).await;
    let mut stranger = site.browser();
    stranger.address = [192, 0, 2, 66];
    for name in ["Anna", "ANNA", "anna"] {
        let reply = stranger.post("/api/login", json!({ "name": name, "password": "incorrect horse" })).await;
        reply.problem(StatusCode::UNAUTHORIZED, "wrong_password");
    }
    let reply = stranger.post("/api/login", json!({ "name": "Anna", "password": PASSWORD })).await;
    reply.problem(StatusCode::TOO_MANY_REQUESTS, "too_many");
    assert!(reply.header("retry-after").parse::<u64>().unwrap() > 0);
    assert!(reply.json()["retry_ms"].as_u64().unwrap() > 1000);
    // The account is under attack, but its owner comes from another address.
    let reply = site.browser().post("/api/login", json!({ "name": "Anna", "password": PASSWORD })).await;
    reply.expect(StatusCode::OK);
    let reply = stranger.post("/api/login", json!({ "name": "Ben", "password": PASSWORD })).await;
    reply.expect(StatusCode::OK);
}

#[tokio::test]
async fn passwords_from_one_address_are_limited_for_whatever_account() {
    let site = Site::with(|config| config.limits.passwords_by_address = rate(4)).await;
    // Making an account counts as well: it is the same work.
    let mut anna = site.account("Anna", PASSWORD).await;
    for name in ["Anna", "Ben", "Cleo"] {
        let reply = site.browser().post("/api/login", json!({ "name": name, "password": "incorrect horse" })).await;
        reply.problem(StatusCode::UNAUTHORIZED, "wrong_password");
    }
    let credentials = json!({ "name": "Dora", "password": PASSWORD });
    let too_many = StatusCode::TOO_MANY_REQUESTS;
    site.browser().post("/api/login", credentials.clone()).await.problem(too_many, "too_many");
    site.browser().post("/api/accounts", credentials).await.problem(too_many, "too_many");
    let reply = anna.send(Method::DELETE, "/api/account", Some(json!({ "password": PASSWORD }))).await;
    reply.problem(too_many, "too_many");
    let mut elsewhere = site.browser();
    elsewhere.address = [192, 0, 2, 2];
    elsewhere.post("/api/login", json!({ "name": "Anna", "password": PASSWORD })).await.expect(StatusCode::OK);
}

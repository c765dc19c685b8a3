//! Guests: a name and a cookie.

use axum::http::{Method, StatusCode};
use serde_json::json;

use super::site::Site;

#[tokio::test]
async fn a_guest_gets_a_cookie_and_is_known_from_then_on() {
    let site = Site::new().await;
    let mut browser = site.browser();
    let reply = browser.post("/api/guests", json!({ "name": "  Anna   of the Vale " })).await;
    let me = reply.clone().expect(StatusCode::CREATED).json();
    assert_eq!(me["name"], "Anna of the Vale");
    assert_eq!(me["account"], false);
    assert_eq!(me["player"].as_str().unwrap().len(), 32);
    assert_eq!(browser.me().await, me);
    assert_eq!(browser.get("/api/session").await.expect(StatusCode::OK).json(), me);
    assert_eq!(site.browser().get("/api/session").await.expect(StatusCode::OK).json(), json!(null));

    let token = browser.token();
    assert_eq!(token.len(), 64);
    let expected = format!("vale={token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax");
    assert_eq!(reply.set_cookie(), Some(&*expected));
}

#[tokio::test]
async fn with_encryption_the_cookie_is_bound_to_the_host() {
    let site = Site::with(|config| config.public_url = Some("https://vale.example".parse().unwrap())).await;
    let mut browser = site.browser();
    let reply = browser.post("/api/guests", json!({ "name": "Anna" })).await.expect(StatusCode::CREATED);
    let token = browser.token().to_owned();
    let expected = format!("__Host-vale={token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure");
    assert_eq!(reply.set_cookie(), Some(&*expected));
    assert_eq!(reply.header("strict-transport-security"), "max-age=31536000");

    // A cookie that could come from another host of the domain is not believed.
    browser.cookie = Some(format!("vale={token}"));
    assert!(browser.is_nobody().await);

    browser.cookie = Some(format!("__Host-vale={token}"));
    let reply = browser.send(Method::POST, "/api/logout", None).await.expect(StatusCode::NO_CONTENT);
    assert_eq!(reply.set_cookie(), Some("__Host-vale=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"));
}

#[tokio::test]
async fn whoever_is_a_player_already_stays_the_same_player() {
    let site = Site::new().await;
    let mut browser = site.guest("Anna").await;
    let before = browser.me().await;
    let reply = browser.post("/api/guests", json!({ "name": "Annabel" })).await.expect(StatusCode::OK);
    assert_eq!(reply.set_cookie(), None);
    assert_eq!(reply.json()["player"], before["player"]);
    assert_eq!(browser.me().await["name"], "Annabel");
}

#[tokio::test]
async fn a_visit_makes_the_cookie_last_another_year() {
    let site = Site::new().await;
    let mut browser = site.guest("Anna").await;
    let token = browser.token().to_owned();
    let reply = browser.get("/api/me").await.expect(StatusCode::OK);
    assert!(reply.set_cookie().unwrap().starts_with(&format!("vale={token}; Path=/; Max-Age=31536000;")));
}

#[tokio::test]
async fn a_player_can_take_another_name() {
    let site = Site::new().await;
    let mut browser = site.guest("Anna").await;
    let before = browser.me().await;
    let me = browser.send(Method::PATCH, "/api/me", Some(json!({ "name": "Ben" }))).await.expect(StatusCode::OK).json();
    assert_eq!(me, json!({ "player": before["player"], "name": "Ben", "account": false }));
    assert_eq!(browser.me().await, me);
}

#[tokio::test]
async fn two_guests_may_have_the_same_name_and_are_two() {
    let site = Site::new().await;
    let [mut one, mut other] = [site.guest("Anna").await, site.guest("Anna").await];
    assert_ne!(one.me().await["player"], other.me().await["player"]);
}

#[tokio::test]
async fn names_that_cannot_be_used_are_refused_and_nobody_is_made() {
    let site = Site::new().await;
    let mut guest = site.guest("Anna").await;
    let long = "x".repeat(31);
    for (name, reason) in [
        ("", "empty"),
        ("   ", "empty"),
        (&*long, "at most 30 characters"),
        ("An\u{7}na", "control"),
        ("An\u{202e}na", "direction"),
        ("Former player", "choose another"),
        ("Bot 3", "choose another"),
    ] {
        let reply = site.browser().post("/api/guests", json!({ "name": name })).await;
        let message = reply.problem(StatusCode::BAD_REQUEST, "bad_request");
        assert!(message.starts_with("name: ") && message.contains(reason), "{message}");
        assert_eq!(reply.set_cookie(), None);
        let reply = guest.send(Method::PATCH, "/api/me", Some(json!({ "name": name }))).await;
        assert_eq!(reply.problem(StatusCode::BAD_REQUEST, "bad_request"), message);
    }
    assert_eq!(guest.me().await["name"], "Anna");
}

#[tokio::test]
async fn without_a_good_cookie_nobody_is_known() {
    let site = Site::new().await;
    let good = site.guest("Anna").await.cookie.unwrap();
    let mut long = good.clone();
    long.push('0');
    let stale = format!("vale={}", "0123456789abcdef".repeat(4));
    let cookies = [String::new(), "vale".into(), "vale=".into(), "vale=x".into(), "other=1".into(), long, stale];
    for cookie in cookies {
        let mut browser = site.browser();
        browser.cookie = Some(cookie.clone());
        let message = browser.get("/api/me").await.problem(StatusCode::UNAUTHORIZED, "unauthorized");
        assert!(message.contains("/api/guests"), "{cookie}: {message}");
        let reply = browser.send(Method::PATCH, "/api/me", Some(json!({ "name": "Ben" }))).await;
        reply.problem(StatusCode::UNAUTHORIZED, "unauthorized");
        browser.get("/api/me/preferences").await.problem(StatusCode::UNAUTHORIZED, "unauthorized");
        let reply = browser.send(Method::PUT, "/api/me/preferences", Some(json!({}))).await;
        reply.problem(StatusCode::UNAUTHORIZED, "unauthorized");
        let reply = browser.send(Method::POST, "/api/logout-everywhere", None).await;
        reply.problem(StatusCode::UNAUTHORIZED, "unauthorized");
        let reply = browser.send(Method::DELETE, "/api/account", Some(json!({ "password": "12345678" }))).await;
        reply.problem(StatusCode::UNAUTHORIZED, "unauthorized");
        // A cookie that means nothing does not keep anybody from beginning anew.
        browser.post("/api/guests", json!({ "name": "Ben" })).await.expect(StatusCode::CREATED);
        assert_eq!(browser.me().await["name"], "Ben");
    }
    let mut browser = site.browser();
    browser.cookie = Some(good);
    assert_eq!(browser.me().await["name"], "Anna");
}

#[tokio::test]
async fn preferences_are_an_object_that_is_kept() {
    let site = Site::new().await;
    let mut browser = site.guest("Anna").await;
    assert_eq!(browser.get("/api/me/preferences").await.expect(StatusCode::OK).json(), json!({}));
    for preferences in [json!({ "language": "de", "motion": { "reduced": true } }), json!({ "sound": 0.5 })] {
        let reply = browser.send(Method::PUT, "/api/me/preferences", Some(preferences.clone())).await;
        assert!(reply.expect(StatusCode::NO_CONTENT).body.is_empty());
        assert_eq!(browser.get("/api/me/preferences").await.json(), preferences);
    }
    for wrong in [json!([1]), json!("text"), json!(null), json!(7)] {
        let reply = browser.send(Method::PUT, "/api/me/preferences", Some(wrong)).await;
        reply.problem(StatusCode::BAD_REQUEST, "bad_request");
    }
    let fits = json!({ "x": "y".repeat((8 << 10) - 8) });
    assert_eq!(fits.to_string().len(), 8 << 10);
    browser.send(Method::PUT, "/api/me/preferences", Some(fits.clone())).await.expect(StatusCode::NO_CONTENT);
    let large = json!({ "x": "y".repeat((8 << 10) - 7) });
    let reply = browser.send(Method::PUT, "/api/me/preferences", Some(large)).await;
    assert!(reply.problem(StatusCode::PAYLOAD_TOO_LARGE, "too_large").contains("8192"));
    assert_eq!(browser.get("/api/me/preferences").await.json(), fits);
    assert_eq!(site.guest("Ben").await.get("/api/me/preferences").await.json(), json!({}));
}

#[tokio::test]
async fn new_players_from_one_address_are_limited_but_old_ones_are_not() {
    let rate = vale_server::config::Rate {
        burst: std::num::NonZeroU32::new(2).unwrap(),
        period: std::time::Duration::from_hours(1),
    };
    let site = Site::with(|config| config.limits.newcomers = Some(rate)).await;
    let [mut one, _two] = [site.guest("Anna").await, site.guest("Ben").await];
    let reply = site.browser().post("/api/guests", json!({ "name": "Cleo" })).await;
    reply.problem(StatusCode::TOO_MANY_REQUESTS, "too_many");
    let seconds: u64 = reply.header("retry-after").parse().unwrap();
    assert!((1..=3600).contains(&seconds), "{seconds}");
    let account = json!({ "name": "Cleo", "password": "correct horse" });
    site.browser().post("/api/accounts", account).await.problem(StatusCode::TOO_MANY_REQUESTS, "too_many");
    one.post("/api/guests", json!({ "name": "Annabel" })).await.expect(StatusCode::OK);
    let mut elsewhere = site.browser();
    elsewhere.address = [192, 0, 2, 2];
    elsewhere.post("/api/guests", json!({ "name": "Cleo" })).await.expect(StatusCode::CREATED);
}

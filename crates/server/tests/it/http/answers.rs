//! What the server says whatever is asked: limits, unknown addresses, and how it is.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::json;
use vale_server::config::Rate;

use super::site::Site;

#[tokio::test]
async fn unknown_addresses_are_answered_in_words() {
    let site = Site::new().await;
    for path in
        ["/nothing", "/api", "/api/", "/api/nothing", "/api/me/", "/API/me", "//", "/%ff", "/api/me/preferences/x"]
    {
        for method in [Method::GET, Method::POST, Method::OPTIONS] {
            let reply = site.browser().send(method, path, None).await;
            let message = reply.problem(StatusCode::NOT_FOUND, "not_found");
            assert!(message.contains(path) && message.contains("/api/openapi.json"), "{message}");
        }
    }
    let reply = site.browser().send(Method::HEAD, "/nothing", None).await;
    assert_eq!((reply.status, reply.body.len()), (StatusCode::NOT_FOUND, 0));
}

#[tokio::test]
async fn requests_that_are_too_long_are_refused() {
    let site = Site::new().await;
    let mut browser = site.browser();
    let fits = format!("/healthz?{}", "x".repeat(2040));
    browser.get(&fits).await.expect(StatusCode::OK);
    let reply = browser.get(&format!("{fits}x")).await;
    reply.problem(StatusCode::URI_TOO_LONG, "too_large");

    let with_header = |length: usize| {
        let mut request = site.browser().request(&Method::GET, "/healthz", None);
        request.headers_mut().insert("x-filler", "x".repeat(length).parse().unwrap());
        request
    };
    site.send(with_header(7 << 10)).await.expect(StatusCode::OK);
    let reply = site.send(with_header(8 << 10)).await;
    reply.problem(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, "too_large");
}

#[tokio::test]
async fn requests_from_one_address_are_limited() {
    let rate = Rate { burst: NonZeroU32::new(3).unwrap(), period: Duration::from_hours(1) };
    let site = Site::with(|config| config.limits.requests = Some(rate)).await;
    let mut browser = site.guest("Anna").await;
    browser.me().await;
    browser.me().await;
    let reply = browser.get("/api/me").await;
    let message = reply.problem(StatusCode::TOO_MANY_REQUESTS, "too_many");
    let seconds: u64 = reply.header("retry-after").parse().unwrap();
    assert!((3500..=3600).contains(&seconds), "{seconds}");
    assert!(message.contains(&seconds.to_string()), "{message}");

    // Neither those who look after the server nor other addresses are meant.
    browser.get("/healthz").await.expect(StatusCode::OK);
    browser.address = [127, 0, 0, 1];
    browser.get("/metrics").await.expect(StatusCode::OK);
    browser.address = [192, 0, 2, 2];
    browser.me().await;
}

#[tokio::test]
async fn behind_a_proxy_each_client_has_a_limit_of_its_own() {
    let rate = Rate { burst: NonZeroU32::new(1).unwrap(), period: Duration::from_hours(1) };
    for trusted in [false, true] {
        let site = Site::with(|config| {
            config.limits.requests = Some(rate);
            config.trust_forwarded = trusted;
        })
        .await;
        let ask = async |forwarded: &str| {
            let mut request = site.browser().request(&Method::GET, "/api/me", None);
            request.headers_mut().insert("x-forwarded-for", forwarded.parse().unwrap());
            site.send(request).await.status
        };
        assert_eq!(ask("198.51.100.1").await, StatusCode::UNAUTHORIZED);
        let other = ask("198.51.100.2").await;
        assert_eq!(other, if trusted { StatusCode::UNAUTHORIZED } else { StatusCode::TOO_MANY_REQUESTS });
        // What the client itself wrote there helps it nothing.
        assert_eq!(ask("203.0.113.9, 198.51.100.1").await, StatusCode::TOO_MANY_REQUESTS);
    }
}

#[tokio::test]
async fn nobody_waits_for_ever_for_a_body_that_does_not_come() {
    let site = Site::with(|config| config.limits.request_timeout = Duration::from_millis(50)).await;
    let mut request = site.browser().request(&Method::POST, "/api/guests", Some(&json!({ "name": "Anna" })));
    *request.body_mut() = Body::from_stream(futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>());
    let message = site.send(request).await.problem(StatusCode::SERVICE_UNAVAILABLE, "busy");
    assert!(message.contains("timed out"), "{message}");
}

#[tokio::test]
async fn a_body_that_breaks_off_is_refused() {
    let site = Site::new().await;
    let mut request = site.browser().request(&Method::POST, "/api/guests", Some(&json!({ "name": "Anna" })));
    let broken = futures_util::stream::iter([Ok(b"{\"na".to_vec()), Err(std::io::Error::other("gone"))]);
    *request.body_mut() = Body::from_stream(broken);
    let message = site.send(request).await.problem(StatusCode::BAD_REQUEST, "bad_request");
    assert!(message.contains("could not be read"), "{message}");
}

#[tokio::test]
async fn the_server_says_how_it_is() {
    let site = Site::new().await;
    let health = site.browser().get("/healthz").await.expect(StatusCode::OK).json();
    let expected = json!({
        "status": "ok",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": vale_protocol::PROTOCOL_VERSION,
        "rules": vale_engine::RULES_VERSION,
    });
    assert_eq!(health, expected);
}

#[tokio::test]
async fn without_its_store_the_server_says_so_and_nothing_about_why() {
    let site = Site::new().await;
    let mut browser = site.guest("Anna").await;
    site.app.store.close().await;
    for path in ["/healthz", "/api/me"] {
        let reply = browser.get(path).await;
        let message = reply.problem(StatusCode::SERVICE_UNAVAILABLE, "busy");
        assert!(!message.contains("pool") && !message.contains("sql"), "{message}");
        assert_eq!(reply.header("retry-after"), "1");
    }
    browser.get("/").await.expect(StatusCode::OK);
}

#[tokio::test]
async fn requests_are_counted_by_route_and_status() {
    let site = Site::new().await;
    let mut browser = site.guest("Anna").await;
    browser.get("/made/up/path").await;
    browser.send("MAKEUP".parse().unwrap(), "/made/up/path", None).await;
    browser.get("/metrics").await.problem(StatusCode::FORBIDDEN, "unauthorized");
    browser.address = [127, 0, 0, 1];
    let reply = browser.get("/metrics").await.expect(StatusCode::OK);
    assert!(reply.header("content-type").starts_with("text/plain"));
    let text = String::from_utf8(reply.body).unwrap();
    let line = |start: &str| text.lines().find(|line| line.starts_with(start)).is_some();
    assert!(line(r#"vale_requests_total{method="POST",route="/api/guests",status="201"} "#), "{text}");
    assert!(line(r#"vale_requests_total{method="GET",route="other",status="404"} "#), "{text}");
    assert!(line(r#"vale_requests_total{method="other",route="other",status="4"#), "{text}");
    assert!(line(r#"vale_request_seconds_bucket{route="/api/guests",le="0.025"} "#), "{text}");
    assert!(!text.contains("made") && !text.contains("MAKEUP"), "{text}");
}

#[tokio::test]
async fn without_the_web_client_a_browser_finds_a_page_that_needs_nothing_else() {
    let site = Site::with(|config| config.client = None).await;
    let reply = site.browser().get("/").await.expect(StatusCode::OK);
    assert_eq!(reply.header("content-type"), "text/html; charset=utf-8");
    let page = String::from_utf8(reply.body).unwrap();
    assert!(page.contains("/api/openapi.json"));
    // The content security policy would refuse these.
    for forbidden in ["<script", "<style", "style=", "http:", "https:"] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
}

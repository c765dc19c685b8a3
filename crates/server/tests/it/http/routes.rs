//! The routes, their description, and what holds for all of them.

use std::collections::BTreeSet;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use vale_server::http::all_routes;

use super::site::{Browser, Reply, Site};

/// All routes: the method, the path as it is described, and a path that can be asked for.
fn routes() -> Vec<(Method, &'static str, String)> {
    let list = all_routes().list;
    assert!(list.len() > 10);
    let route = |(method, path): (&'static str, &'static str)| {
        let method = method.to_uppercase().parse().unwrap();
        (
            method,
            path,
            path.split('/').map(|part| if part.starts_with('{') { "x" } else { part }).collect::<Vec<_>>().join("/"),
        )
    };
    list.into_iter().map(route).collect()
}

fn changes_something(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD)
}

async fn description(browser: &mut Browser<'_>) -> Value {
    let reply = browser.get("/api/openapi.json").await.expect(StatusCode::OK);
    assert_eq!(reply.header("content-type"), "application/json");
    reply.json()
}

fn operation<'a>(document: &'a Value, method: &Method, path: &str) -> &'a Value {
    &document["paths"][path][method.as_str().to_lowercase()]
}

/// What the server sends is what stands beside the routes, with those of the web client.
#[cfg(all(feature = "openapi", feature = "web"))]
#[test]
fn golden_description() {
    let made = format!("{}\n", vale_server::http::document().to_pretty_json().unwrap());
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
    if std::env::var_os("VALE_BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&path, &made).unwrap();
    }
    let sent = std::fs::read_to_string(path).unwrap();
    assert_eq!(sent, made, "openapi.json is out of date: run `cargo xtask bless` and read the difference");
}

#[tokio::test]
async fn the_description_has_exactly_the_routes_that_there_are() {
    let site = Site::new().await;
    let document = description(&mut site.browser()).await;
    let mut described = BTreeSet::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in item.as_object().unwrap().keys() {
            described.insert((method.to_uppercase(), path.as_str()));
        }
    }
    let there: BTreeSet<_> = routes().iter().map(|(method, path, _)| (method.to_string(), *path)).collect();
    assert_eq!(described, there);
}

#[tokio::test]
async fn the_description_says_what_every_route_answers() {
    let site = Site::new().await;
    let document = description(&mut site.browser()).await;
    assert_eq!(document["openapi"], "3.1.0");
    assert_eq!(document["info"]["title"], "Vale table server");
    let mut ids = BTreeSet::new();
    for (method, path, _) in routes() {
        let operation = operation(&document, &method, path);
        assert!(operation["summary"].as_str().is_some_and(|text| !text.is_empty()), "{method} {path}");
        assert!(!operation["responses"].as_object().unwrap().is_empty(), "{method} {path}");
        assert!(ids.insert(operation["operationId"].as_str().unwrap().to_owned()), "{method} {path}: {operation}");
        for (status, response) in operation["responses"].as_object().unwrap() {
            if status.starts_with(['4', '5']) {
                let schema = &response["content"]["application/json"]["schema"]["$ref"];
                assert_eq!(schema, "#/components/schemas/Problem", "{method} {path} {status}");
            }
        }
    }
    // Whatever is referred to is there.
    let text = document.to_string();
    for reference in text.split("\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert!(document["components"]["schemas"][name].is_object(), "{name}");
    }
}

#[tokio::test]
async fn every_route_answers_and_no_route_panics() {
    let site = Site::new().await;
    let mut browser = site.guest("Anna").await;
    for (method, _, path) in routes() {
        for body in [None, Some(json!({})), Some(json!([1, 2])), Some(json!({ "unknown": 1 }))] {
            let reply = browser.send(method.clone(), &path, body).await;
            assert!(reply.status.as_u16() < 500, "{method} {path}: {reply:?}");
            assert_ne!(reply.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
        }
    }
}

#[tokio::test]
async fn other_methods_are_refused_in_words() {
    let site = Site::new().await;
    let mut browser = site.browser();
    let there: BTreeSet<_> = routes().into_iter().map(|(method, _, path)| (method.to_string(), path)).collect();
    for (_, _, path) in routes() {
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "MAKEUP"] {
            if there.contains(&(method.to_owned(), path.clone())) {
                continue;
            }
            let reply = browser.send(method.parse().unwrap(), &path, None).await;
            let message = reply.problem(StatusCode::METHOD_NOT_ALLOWED, "wrong_method");
            assert!(message.contains(&path) && message.contains(method), "{message}");
            assert!(!reply.header("allow").is_empty());
        }
    }
}

#[tokio::test]
async fn what_changes_something_is_taken_only_from_the_own_site() {
    let site = Site::new().await;
    let mut browser = site.guest("Anna").await;
    let origins =
        [None, Some("null"), Some("http://evil.test"), Some("https://vale.test:8253"), Some("http://vale.test")];
    for (method, _, path) in routes().into_iter().filter(|(method, ..)| changes_something(method)) {
        for origin in origins {
            let mut request = browser.request(&method, &path, Some(&json!({ "name": "Ben" })));
            request.headers_mut().remove("origin");
            if let Some(origin) = origin {
                request.headers_mut().insert("origin", origin.parse().unwrap());
            }
            let reply = site.send(request).await;
            let message = reply.problem(StatusCode::FORBIDDEN, "wrong_origin");
            assert!(message.contains("http://vale.test:8253"), "{method} {path}: {message}");
            assert!(origin.is_none_or(|origin| message.contains(origin)), "{method} {path}: {message}");
            assert_eq!(reply.set_cookie(), None);
        }
    }
    assert_eq!(browser.me().await["name"], "Anna");
    // Reading is no secret to the browser of the player itself, and carries no origin.
    let mut request = browser.request(&Method::GET, "/api/me", None);
    request.headers_mut().remove("origin");
    site.send(request).await.expect(StatusCode::OK);
}

#[tokio::test]
async fn a_server_with_an_address_believes_no_other_host() {
    let site = Site::with(|config| config.public_url = Some("https://vale.example".parse().unwrap())).await;
    let mut request = site.browser().request(&Method::POST, "/api/guests", Some(&json!({ "name": "Anna" })));
    request.headers_mut().insert("origin", super::site::ORIGIN.parse().unwrap());
    let message = site.send(request).await.problem(StatusCode::FORBIDDEN, "wrong_origin");
    assert!(message.contains("only from https://vale.example"), "{message}");
    site.guest("Anna").await;
}

/// Sends a body as it is.
async fn send_raw(
    site: &Site,
    browser: &Browser<'_>,
    route: (&Method, &str),
    kind: Option<&str>,
    body: &[u8],
) -> Reply {
    let mut request = browser.request(route.0, route.1, None);
    if let Some(kind) = kind {
        request.headers_mut().insert("content-type", kind.parse().unwrap());
    }
    *request.body_mut() = axum::body::Body::from(body.to_vec());
    site.send(request).await
}

#[tokio::test]
async fn bodies_that_cannot_be_read_are_refused_with_the_reason() {
    let site = Site::new().await;
    let mut browser = site.account("Anna", "correct horse").await;
    let document = description(&mut browser).await;
    let json = Some("application/json");
    let deep = "[".repeat(8000);
    let mut tried = 0;
    for (method, path, asked) in routes() {
        if operation(&document, &method, path)["requestBody"].is_null() {
            continue;
        }
        tried += 1;
        let huge = format!("{{\"name\":\"{}\"}}", "x".repeat(16 << 10));
        for (kind, body, status, code, reason) in [
            (json, "", 400, "bad_request", "a body is needed"),
            (None, "", 400, "bad_request", "a body is needed"),
            (None, "{}", 415, "bad_request", "Content-Type: application/json"),
            (Some("text/plain"), "{}", 415, "bad_request", "Content-Type: application/json"),
            (Some("application/x-www-form-urlencoded"), "name=x", 415, "bad_request", "Content-Type: application/json"),
            (json, "{", 400, "bad_request", "EOF"),
            (json, "name", 400, "bad_request", "line 1 column"),
            (json, "\u{0}", 400, "bad_request", "line 1 column"),
            (json, "[1]", 400, "bad_request", "line 1 column"),
            (json, "true", 400, "bad_request", "line 1 column"),
            (json, &deep, 400, "bad_request", "line 1 column"),
            (json, &huge, 413, "too_large", "at most 16384 bytes"),
        ] {
            // Routes below a table that is not there may say so first.
            let reply = send_raw(&site, &browser, (&method, &asked), kind, body.as_bytes()).await;
            if asked == path {
                let message = reply.problem(StatusCode::from_u16(status).unwrap(), code);
                assert!(message.contains(reason), "{method} {path} {body:.20}: {message}");
            } else {
                assert!(reply.status.is_client_error(), "{method} {path}: {reply:?}");
            }
        }
        let reply = send_raw(&site, &browser, (&method, &asked), json, b"{\"name\":\"\xff\"}").await;
        assert!(reply.status.is_client_error(), "{method} {path}: {reply:?}");
    }
    assert!(tried >= 6);
    assert_eq!(browser.me().await["name"], "Anna");
}

#[tokio::test]
async fn what_is_wrong_with_a_field_is_told_with_its_name() {
    let site = Site::new().await;
    let mut browser = site.account("Anna", "correct horse").await;
    let names = [(Method::POST, "/api/guests"), (Method::PATCH, "/api/me")];
    let credentials = [(Method::POST, "/api/accounts"), (Method::POST, "/api/login")];
    let password = [(Method::DELETE, "/api/account")];
    let mut cases = Vec::new();
    for route in names {
        cases.push((route.clone(), json!({ "name": 7 }), "name: invalid type: integer `7`, expected a string"));
        cases.push((route.clone(), json!({ "name": null }), "name: invalid type: null"));
        cases.push((route.clone(), json!({}), "missing field `name`"));
        cases.push((route, json!({ "name": "Ben", "admin": true }), "admin: unknown field `admin`"));
    }
    for route in credentials {
        cases.push((route.clone(), json!({ "name": "Ben", "password": 12_345_678 }), "password: invalid type"));
        cases.push((route.clone(), json!({ "name": "Ben" }), "missing field `password`"));
        cases.push((route, json!({ "name": "Ben", "password": "12345678", "x": 1 }), "x: unknown field `x`"));
    }
    for route in password {
        cases.push((route.clone(), json!({ "password": [] }), "password: invalid type"));
        cases.push((route.clone(), json!({}), "missing field `password`"));
        cases.push((route, json!({ "password": "correct horse", "x": 1 }), "x: unknown field `x`"));
    }
    for ((method, path), body, reason) in cases {
        let reply = browser.send(method.clone(), path, Some(body)).await;
        let message = reply.problem(StatusCode::BAD_REQUEST, "bad_request");
        assert!(message.contains(reason), "{method} {path}: {message}");
    }
    let two = b"{\"name\":\"Ben\"} {\"name\":\"Cleo\"}";
    let reply = send_raw(&site, &browser, (&Method::PATCH, "/api/me"), Some("application/json"), two).await;
    assert!(reply.problem(StatusCode::BAD_REQUEST, "bad_request").contains("unexpected text after the JSON"));
    assert_eq!(browser.me().await["name"], "Anna");
    let kind = Some("Application/JSON; charset=utf-8");
    let reply = send_raw(&site, &browser, (&Method::PATCH, "/api/me"), kind, b"{\"name\":\"Ben\"}").await;
    reply.expect(StatusCode::OK);
}

//! What browsers get: the web client, or a plain page in a server that was built without it.

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderMap, Method, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use vale_protocol::Code;

use super::answer::Failure;

#[cfg(feature = "web")]
pub use client::PAGES;
pub(super) use client::routes;

/// What is at no other address: a file of the client, or nothing.
pub(super) async fn other(request: Request) -> Response {
    let (method, uri, headers) = (request.method(), request.uri(), request.headers());
    let reads = matches!(*method, Method::GET | Method::HEAD);
    let is_api = uri.path() == "/api" || uri.path().starts_with("/api/");
    if reads
        && !is_api
        && let Some(response) = client::other(uri.path(), headers)
    {
        return response;
    }
    not_found(uri).into_response()
}

fn not_found(uri: &Uri) -> Failure {
    let path: String = uri.path().chars().take(200).collect();
    Failure::new(Code::NotFound, format!("there is nothing at {path}; see /api/openapi.json"))
}

#[cfg(feature = "web")]
mod client {
    use axum::body::Bytes;
    use axum::http::{HeaderValue, StatusCode, header};
    use vale_web::Asset;

    use super::{HeaderMap, IntoResponse, Response, Router, get};

    /// The addresses that the client has a page for. It is the same file for all of them: the client looks where it is.
    pub const PAGES: [&str; 11] = [
        "/",
        "/t/{table}",
        "/join",
        "/replay/{table}",
        "/cards",
        "/cards/{id}",
        "/rules",
        "/learn",
        "/account",
        "/credits",
        "/daily",
    ];

    /// The pages of the client.
    pub fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
        let page = |headers: HeaderMap| async move { answer(vale_web::index(), StatusCode::OK, &headers) };
        PAGES.into_iter().fold(Router::new(), |router, path| router.route(path, get(page)))
    }

    /// A file of the client; for people who went astray, the client, which tells them so.
    pub fn other(path: &str, headers: &HeaderMap) -> Option<Response> {
        if let Some(asset) = vale_web::asset(path) {
            return Some(answer(asset, StatusCode::OK, headers));
        }
        let wants_a_page = lists(headers, header::ACCEPT, "text/html");
        wants_a_page.then(|| answer(vale_web::index(), StatusCode::NOT_FOUND, headers))
    }

    /// A file as this client can read it, or the news that it has it already.
    fn answer(asset: &'static Asset, status: StatusCode, headers: &HeaderMap) -> Response {
        let compressed = asset.brotli.filter(|_| lists(headers, header::ACCEPT_ENCODING, "br"));
        let form = if compressed.is_some() { "-br" } else { "" };
        let tag = format!("\"{}{form}\"", asset.hash);
        let keep = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
        let unchanged = status == StatusCode::OK && lists(headers, header::IF_NONE_MATCH, &tag);
        let mut response = if unchanged {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            let kind = HeaderValue::from_static(asset.kind);
            let bytes = Bytes::from_static(compressed.unwrap_or(asset.plain));
            (status, [(header::CONTENT_TYPE, kind)], bytes).into_response()
        };
        let given = response.headers_mut();
        if compressed.is_some() && !unchanged {
            given.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
        }
        if asset.brotli.is_some() {
            given.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        given.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
        if let Ok(tag) = HeaderValue::try_from(tag) {
            given.insert(header::ETAG, tag);
        }
        response
    }

    /// Is this word in a header that is a list, and not with the weight 0, which means never?
    fn lists(headers: &HeaderMap, name: header::HeaderName, word: &str) -> bool {
        let values = headers.get_all(name);
        let words = values.iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
        words.into_iter().any(|listed| {
            let mut parts = listed.split(';').map(str::trim);
            let named = parts.next().unwrap_or_default();
            let named = named.strip_prefix("W/").unwrap_or(named);
            let never = parts.any(|part| part.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0)));
            named.eq_ignore_ascii_case(word) && !never
        })
    }
}

#[cfg(not(feature = "web"))]
mod client {
    use axum::response::Html;

    use super::{HeaderMap, Response, Router, get};

    /// A page that says what this is.
    pub fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
        Router::new().route("/", get(async || Html(include_str!("front_page.html"))))
    }

    /// There are no files.
    pub fn other(_: &str, _: &HeaderMap) -> Option<Response> {
        None
    }
}

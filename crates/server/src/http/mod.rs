//! The HTTP side of the server: who asks, whether they may, and what they are told.

pub mod answer;
mod limits;
mod names;
mod ops;
mod passwords;
mod people;
pub(crate) mod routes;
pub mod security;
pub mod session;

use std::any::Any;
use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::{Method, Uri};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use metrics::{counter, histogram};
use tower_http::catch_panic::CatchPanicLayer;
use vale_protocol::{Code, MAX_BODY};

use crate::app::App;
use crate::telemetry;
use answer::Failure;
use routes::Routes;

pub use limits::{Client, Connections, Gates, Guard, MAX_HEADERS, MAX_URI};
pub use names::{FORMER_PLAYER, MAX_NAME};
pub use ops::document;
pub use passwords::Passwords;
pub use people::MAX_PREFERENCES;

/// All routes: what people and programs ask for, and what those ask for who run the server.
pub fn all_routes() -> Routes {
    limited_routes().merge(ops::routes())
}

/// The routes that are limited per address.
fn limited_routes() -> Routes {
    people::routes()
}

/// Everything that answers requests.
pub fn router(app: Arc<App>) -> Router {
    let limited = limited_routes().router;
    let limited = match app.gates.layer() {
        None => limited,
        Some(layer) => limited.layer(layer),
    };
    // The last layer is the outermost: it sees requests first and answers last.
    limited
        .merge(ops::routes().router)
        .fallback(not_found)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(Arc::clone(&app), admit))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(Arc::clone(&app), finish))
        .with_state(app)
}

async fn not_found(uri: Uri) -> Failure {
    let path: String = uri.path().chars().take(200).collect();
    Failure::new(Code::NotFound, format!("there is nothing at {path}; see /api/openapi.json for what there is"))
}

async fn wrong_method(method: Method, uri: Uri) -> Failure {
    let path: String = uri.path().chars().take(200).collect();
    let message = format!("{path} takes no {method}; see /api/openapi.json for what it takes");
    Failure::new(Code::WrongMethod, message)
}

/// Lets a request in if it is short enough and comes from the right site, and does not wait for it for ever.
async fn admit(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let client = Client::of(&request, &app.config);
    request.extensions_mut().insert(client);
    let admitted = limits::check_size(&request).and_then(|()| {
        if security::is_safe(request.method()) {
            Ok(())
        } else {
            security::check_origin(&app.config, request.headers())
        }
    });
    if let Err(failure) = admitted {
        return failure.into_response();
    }
    tokio::time::timeout(app.config.limits.patience, next.run(request)).await.unwrap_or_else(|_| {
        let message = "the answer took too long, or the request did: try again in a moment";
        Failure::new(Code::Busy, message).retry_after(1).into_response()
    })
}

/// Puts on every answer what every answer has, and counts it.
async fn finish(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let is_api = request.uri().path().starts_with("/api");
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let route = route.as_ref().map_or("other", MatchedPath::as_str).to_owned();
    let mut response = next.run(request).await;
    security::protect(&app.config, is_api, response.headers_mut());
    let status = response.status();
    let seconds = begun.elapsed().as_secs_f64();
    tracing::debug!(%method, route, status = status.as_u16(), seconds, "answered");
    let method = if known(&method) { method.to_string() } else { "other".to_owned() };
    counter!(telemetry::REQUESTS, "method" => method, "route" => route.clone(), "status" => status.as_u16().to_string())
        .increment(1);
    histogram!(telemetry::REQUEST_SECONDS, "route" => route).record(seconds);
    response
}

/// Clients can make up methods; the list of counters must not grow by that.
fn known(method: &Method) -> bool {
    const KNOWN: [Method; 7] =
        [Method::GET, Method::HEAD, Method::OPTIONS, Method::POST, Method::PUT, Method::PATCH, Method::DELETE];
    KNOWN.contains(method)
}

/// What is answered if a handler panicked. The other requests do not notice.
#[expect(clippy::needless_pass_by_value, reason = "the layer calls it like this")]
fn panicked(panic: Box<dyn Any + Send>) -> Response {
    let reason = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    counter!(telemetry::PANICS).increment(1);
    Failure::internal(format!("a handler panicked: {}", reason.unwrap_or("without a word"))).into_response()
}

//! The HTTP side of the server: who asks, whether they may, and what they are told.

mod address;
pub mod answer;
mod archive;
mod games;
mod gates;
mod hints;
mod limits;
mod listener;
mod names;
mod ops;
mod pages;
mod passwords;
mod people;
#[cfg(feature = "web")]
mod picture;
mod puzzles;
mod reviews;
pub(crate) mod routes;
pub mod security;
mod sent;
pub mod session;
mod socket;
mod tables;

use std::any::Any;
use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::{Method, Uri};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use metrics::{counter, histogram};
use tower_http::catch_panic::CatchPanicLayer;
use vale_protocol::{Code, MAX_BODY};

use crate::app::App;
use crate::telemetry;
use answer::ProblemResponse;
use routes::Routes;

pub use address::Client;
pub use archive::Archive;
pub use gates::Gates;
pub use limits::{Connections, Guard, MAX_HEADERS, MAX_URI};
pub use listener::serve;
pub use names::MAX_NAME;
pub(crate) use names::read as read_name;
#[cfg(feature = "openapi")]
pub use ops::document;
pub use pages::PAGES;
pub use passwords::Passwords;
pub use people::MAX_PREFERENCES;

/// All routes: what people and programs ask for, and what those ask for who run the server.
pub fn all_routes() -> Routes {
    limited_routes().merge(ops::routes())
}

/// The routes that are limited per address.
fn limited_routes() -> Routes {
    let games =
        games::routes().merge(sent::routes()).merge(reviews::routes()).merge(hints::routes()).merge(puzzles::routes());
    let routes = people::routes().merge(tables::routes()).merge(games).merge(socket::routes());
    #[cfg(feature = "web")]
    let routes = routes.merge(picture::routes());
    routes
}

/// Everything that answers requests.
pub fn router(app: Arc<App>) -> Router {
    let limited = limited_routes().router;
    let limited = match app.gates.layer() {
        None => limited,
        Some(layer) => limited.layer(layer).layer(from_fn(gates::hold_back)),
    };
    // Pages and files are cheap, and one page needs many of them at once: they are not limited.
    let router = limited.merge(ops::routes().router).merge(pages::routes(&app.config));
    layered(app, router)
}

/// Puts around routes what is around all of them.
fn layered(app: Arc<App>, router: Router<Arc<App>>) -> Router {
    // The last layer is the outermost: it sees requests first and answers last.
    router
        .fallback(pages::other)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(Arc::clone(&app), admit))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(Arc::clone(&app), finish))
        .with_state(app)
}

async fn wrong_method(method: Method, uri: Uri) -> ProblemResponse {
    let path: String = uri.path().chars().take(200).collect();
    let message = format!("{path} does not support {method}; see /api/openapi.json");
    ProblemResponse::new(Code::WrongMethod, message)
}

/// Lets a request in if it is short enough and comes from the right site, and does not wait for it for ever.
async fn admit(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let client = Client::of(&request, &app.config);
    request.extensions_mut().insert(client);
    let admitted = limits::check_size(&request).and_then(|()| {
        // Whoever looks whether the server is well may call it whatever they like.
        if request.uri().path() != "/healthz" {
            security::check_host(&app.config, request.headers())?;
        }
        if security::is_safe(request.method()) {
            Ok(())
        } else {
            security::check_origin(&app.config, request.headers())
        }
    });
    if let Err(failure) = admitted {
        return failure.into_response();
    }
    tokio::time::timeout(app.config.limits.request_timeout, next.run(request)).await.unwrap_or_else(|_| {
        let message = "the request timed out: try again in a moment";
        ProblemResponse::new(Code::Busy, message).into_response()
    })
}

/// Puts on every answer what every answer has, and counts it.
async fn finish(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let is_api = request.uri().path().starts_with("/api");
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let route = route.as_ref().map_or("other", MatchedPath::as_str).to_owned();
    let trustworthy = security::is_trustworthy(&app.config, request.headers());
    let mut response = next.run(request).await;
    security::protect(&app.config, trustworthy, is_api, response.headers_mut());
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
    ProblemResponse::internal(format!("a handler panicked: {}", telemetry::panicked(&*panic))).into_response()
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::http::StatusCode;
    use axum::routing::get;
    use tower::ServiceExt as _;

    use super::*;
    use crate::config::Config;
    use crate::store::{Location, Store};

    async fn broken() -> &'static str {
        panic!("a secret detail")
    }

    #[tokio::test]
    async fn a_handler_that_panics_is_answered_for_and_hurts_nobody_else() {
        let directory = std::env::temp_dir().join(format!("vale-panic-{}", std::process::id()));
        let config = Config::new(Location::File(directory.join("vale.db")));
        let store = Store::open(&config.location).await.unwrap();
        let app = App::new(config, store);
        let router =
            layered(Arc::clone(&app), Router::new().route("/api/broken", get(broken)).merge(ops::routes().router));
        let ask = |path| router.clone().oneshot(Request::builder().uri(path).body(Body::empty()).unwrap());
        let response = ask("/api/broken").await.unwrap();
        assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(response.headers()["content-type"], "application/json");
        assert_eq!(response.headers()["cache-control"], "no-store");
        assert!(response.headers().contains_key("content-security-policy"));
        let body = to_bytes(response.into_body(), MAX_BODY).await.unwrap();
        let body = std::str::from_utf8(&body).unwrap();
        assert!(body.contains("\"code\":\"internal\"") && !body.contains("secret"), "{body}");
        assert_eq!(ask("/healthz").await.unwrap().status(), StatusCode::OK);
        assert!(app.metrics.render().contains(telemetry::PANICS));
        app.store.close().await;
        let _ = std::fs::remove_dir_all(directory);
    }
}

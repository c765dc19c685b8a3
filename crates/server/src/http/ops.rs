//! For those who run the server, and for those who write clients.

use std::sync::{Arc, LazyLock};

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::{InfoBuilder, LicenseBuilder};
use vale_protocol::{Code, PROTOCOL_VERSION, Problem};

use super::answer::{Answer, Failure};
use super::routes::routes;
use crate::app::App;

routes! {
    get "/healthz" => health,
    get "/metrics" => metrics,
    get "/api/openapi.json" => description,
}

/// How the server is.
#[derive(Serialize, ToSchema)]
struct Health {
    /// Always `ok`: otherwise the answer is a problem.
    status: &'static str,
    /// The version of the server.
    version: &'static str,
    /// The version of the messages.
    protocol: u32,
    /// The version of the rules.
    rules: u32,
}

/// Is the server well? It is if it can reach what it keeps.
#[utoipa::path(get, path = "/healthz", tag = "operation", responses(
    (status = 200, body = Health, description = "it is well"),
    (status = 503, body = Problem, description = "cannot reach its database"),
))]
async fn health(State(app): State<Arc<App>>) -> Answer<Json<Health>> {
    if let Err(error) = app.store.ping().await {
        tracing::error!(%error, "the database does not respond");
        return Err(Failure::new(Code::Busy, "the server cannot reach its database").retry_after(1));
    }
    Ok(Json(Health {
        status: "ok",
        version: env!("CARGO_PKG_VERSION"),
        protocol: PROTOCOL_VERSION,
        rules: vale_engine::RULES_VERSION,
    }))
}

/// What was counted and measured, for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operation", responses(
    (status = 200, body = String, content_type = "text/plain", description = "in the text format of Prometheus"),
))]
async fn metrics(State(app): State<Arc<App>>) -> Response {
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], app.metrics.render()).into_response()
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "operation", responses(
    (status = 200, body = Object, description = "this description, as OpenAPI"),
))]
async fn description() -> Answer<Response> {
    static TEXT: LazyLock<Result<String, String>> = LazyLock::new(|| document().to_json().map_err(|e| e.to_string()));
    let text = TEXT.as_ref().map_err(Failure::internal)?;
    Ok(([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], text.as_str()).into_response())
}

/// The description of all routes.
pub fn document() -> utoipa::openapi::OpenApi {
    let mut document = super::all_routes().document;
    document.info = InfoBuilder::new()
        .title("Vale table server")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(
            "Everything but play itself, which goes over the socket of a table. Players are known by a cookie. Whatever \
             changes something must have the header `Origin` with the address of the server. Errors are always a \
             `Problem`: a code for programs and a sentence for people.",
        ))
        .license(Some(LicenseBuilder::new().name("MIT OR Apache-2.0").build()))
        .build();
    document
}

//! For those who run the server, and for those who write clients.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use vale_protocol::{Code, PROTOCOL_VERSION};

use super::address::Client;
use super::answer::{Answer, ProblemResponse};
use super::routes::routes;
use crate::app::App;
use crate::config::{Config, MetricsReader};
use crate::telemetry;

routes! {
    get "/healthz" => health,
    get "/metrics" => metrics,
    get "/api/openapi.json" => description,
}

/// How the server is.
#[derive(Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct Health {
    /// Always `ok`: otherwise the answer is a problem.
    status: &'static str,
    /// The version of the server.
    version: String,
    /// The version of the messages.
    protocol: u32,
    /// The version of the rules.
    rules: u32,
}

/// Is the server well? It is if it can read what it keeps, and could write when it last had to.
#[cfg_attr(feature = "openapi", utoipa::path(get, path = "/healthz", tag = "operation", responses(
    (status = 200, body = Health, description = "it is well"),
    (status = 503, body = vale_protocol::Problem, description = "cannot read or write its database"),
)))]
async fn health(State(app): State<Arc<App>>) -> Answer<Json<Health>> {
    if let Err(error) = app.store.check().await {
        telemetry::store_failed(&error);
        return Err(ProblemResponse::new(Code::Busy, "the server cannot read or write its database"));
    }
    Ok(Json(Health {
        status: "ok",
        version: app.config.version.clone(),
        protocol: PROTOCOL_VERSION,
        rules: vale_engine::RULES_VERSION,
    }))
}

/// What was counted and measured, for Prometheus: for this machine, and for those who are named with `--metrics-for`.
#[cfg_attr(feature = "openapi", utoipa::path(get, path = "/metrics", tag = "operation", responses(
    (status = 200, body = String, content_type = "text/plain", description = "in the text format of Prometheus"),
    (status = 403, body = vale_protocol::Problem, description = "not for this address"),
)))]
async fn metrics(State(app): State<Arc<App>>, client: Client, headers: HeaderMap) -> Answer<Response> {
    if !may_read_metrics(&app.config, client, &headers) {
        let message = "only the host of the server may read this; `--metrics-for` allows other addresses";
        return Err(ProblemResponse::new(Code::Unauthorized, message));
    }
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    Ok(([(header::CONTENT_TYPE, kind)], app.metrics.render()).into_response())
}

/// The machine itself may, unless a proxy asks there for somebody else.
fn may_read_metrics(config: &Config, client: Client, headers: &HeaderMap) -> bool {
    let forwarded = headers.contains_key("x-forwarded-for") || headers.contains_key(header::FORWARDED);
    let itself = client.0.is_loopback() && (config.trust_forwarded || !forwarded);
    itself
        || config.metrics_for.iter().any(|reader| match reader {
            MetricsReader::Anybody => true,
            MetricsReader::Address(address) => Client::new(*address) == client,
        })
}

/// This description.
#[cfg_attr(feature = "openapi", utoipa::path(get, path = "/api/openapi.json", tag = "operation", responses(
    (status = 200, body = Object, description = "this description, as OpenAPI"),
)))]
async fn description() -> Response {
    ([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], DESCRIPTION).into_response()
}

/// The description of all routes. It is written by `cargo xtask bless`, so that the program is built without what makes it.
const DESCRIPTION: &str = include_str!("../../openapi.json");

/// The description of all routes, made from what stands beside them.
#[cfg(feature = "openapi")]
pub fn document() -> utoipa::openapi::OpenApi {
    use utoipa::openapi::{InfoBuilder, LicenseBuilder};

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Location;

    #[test]
    fn metrics_are_for_the_machine_itself_and_for_those_who_are_named() {
        let mut config = Config::new(Location::File("unused".into()));
        let client = |address: &str| Client::new(address.parse().unwrap());
        let forwarded = HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), "192.0.2.1".parse().unwrap())]);
        let none = HeaderMap::new();
        for address in ["127.0.0.1", "::1"] {
            assert!(may_read_metrics(&config, client(address), &none));
            // A proxy on the same machine asks for somebody else.
            assert!(!may_read_metrics(&config, client(address), &forwarded));
        }
        assert!(!may_read_metrics(&config, client("192.168.1.4"), &none));
        config.metrics_for = vec!["192.168.1.4".parse().unwrap()];
        assert!(may_read_metrics(&config, client("192.168.1.4"), &none));
        assert!(!may_read_metrics(&config, client("192.168.1.5"), &none));
        config.metrics_for = vec!["any".parse().unwrap()];
        assert!(may_read_metrics(&config, client("192.168.1.5"), &none));
    }
}

//! What is read from requests, and what is said if that fails. Nothing here ever answers without a [`Problem`].

use std::fmt;
use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody, PathRejection, QueryRejection};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use vale_protocol::{Code, MAX_BODY, Problem, read_json};

use crate::store::StoreError;
use crate::telemetry;

/// A request that failed: what the client is told.
#[derive(Clone, Debug)]
pub struct ProblemResponse {
    status: StatusCode,
    problem: Problem,
}

/// What handlers return.
pub type Answer<T> = Result<T, ProblemResponse>;

impl ProblemResponse {
    /// A problem with the status that goes with its code.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self::from(Problem::new(code, message))
    }

    /// Nobody is logged in.
    pub fn nobody() -> Self {
        let message = "you are not logged in: choose a name (POST /api/guests) or log in (POST /api/login)";
        Self::new(Code::Unauthorized, message).with_status(StatusCode::UNAUTHORIZED)
    }

    /// A defect. The details go to the log, not to the client.
    pub fn internal(details: impl fmt::Display) -> Self {
        tracing::error!(%details, "a request failed");
        Self::new(Code::Internal, "internal server error; see the server log")
    }

    /// The same with another status.
    #[must_use]
    pub fn with_status(self, status: StatusCode) -> Self {
        Self { status, ..self }
    }

    /// The same with a hint when to try again.
    #[must_use]
    pub fn retry_in(self, wait: Duration) -> Self {
        Self { problem: self.problem.retry_in(wait), ..self }
    }

    /// What the client is told.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }
}

/// The status that goes with a code.
fn status(code: Code) -> StatusCode {
    match code {
        Code::BadMessage | Code::BadRequest | Code::WrongVersion => StatusCode::BAD_REQUEST,
        Code::WrongPassword => StatusCode::UNAUTHORIZED,
        Code::Unauthorized | Code::WrongOrigin => StatusCode::FORBIDDEN,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        Code::Conflict | Code::NameTaken | Code::NotOver | Code::OtherRules => StatusCode::CONFLICT,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        Code::Busy => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl IntoResponse for ProblemResponse {
    fn into_response(self) -> Response {
        let seconds = self.problem.retry_ms.map(|millis| millis.div_ceil(1000).max(1));
        let mut response = (self.status, Json(self.problem)).into_response();
        if let Some(seconds) = seconds {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<Problem> for ProblemResponse {
    fn from(problem: Problem) -> Self {
        Self { status: status(problem.code), problem }
    }
}

impl From<StoreError> for ProblemResponse {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Busy | StoreError::Closed | StoreError::Unavailable(_) => {
                telemetry::store_failed(&error);
                Self::new(Code::Busy, "the server cannot reach its database: try again in a moment")
            }
            error => Self::internal(error),
        }
    }
}

impl From<PathRejection> for ProblemResponse {
    fn from(rejection: PathRejection) -> Self {
        Self::new(Code::NotFound, format!("there is nothing at this address: {rejection}"))
    }
}

impl From<QueryRejection> for ProblemResponse {
    fn from(rejection: QueryRejection) -> Self {
        Self::new(Code::BadRequest, format!("invalid query string: {rejection}"))
    }
}

impl From<WebSocketUpgradeRejection> for ProblemResponse {
    fn from(rejection: WebSocketUpgradeRejection) -> Self {
        let status = rejection.status();
        Self::new(Code::BadRequest, format!("this address is for WebSocket connections: {rejection}"))
            .with_status(status)
    }
}

/// The variable parts of a path, like [`axum::extract::Path`].
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(ProblemResponse))]
pub struct Path<T>(pub T);

/// What stands after `?`, like [`axum::extract::Query`].
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ProblemResponse))]
pub struct Query<T>(pub T);

/// A body of JSON. What is wrong with it is told with the place where it is wrong.
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = ProblemResponse;

    async fn from_request(request: Request, state: &S) -> Result<Self, ProblemResponse> {
        let is_json = is_json(request.headers());
        let bytes = match Bytes::from_request(request, state).await {
            Ok(bytes) => bytes,
            Err(BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_))) => {
                return Err(ProblemResponse::new(Code::TooLarge, format!("a body has at most {MAX_BODY} bytes")));
            }
            Err(rejection) => {
                return Err(ProblemResponse::new(Code::BadRequest, format!("the body could not be read: {rejection}")));
            }
        };
        if bytes.is_empty() {
            return Err(ProblemResponse::new(
                Code::BadRequest,
                "a body is needed: send JSON, with Content-Type: application/json",
            ));
        }
        if !is_json {
            return Err(ProblemResponse::new(
                Code::BadRequest,
                "the body must be JSON: send it with Content-Type: application/json",
            )
            .with_status(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        let read = read_json(&bytes).map(Self);
        read.map_err(|reason| ProblemResponse::new(Code::BadRequest, format!("invalid body: {reason}")))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let essence = kind.split(';').next().unwrap_or_default();
    essence.trim().eq_ignore_ascii_case("application/json")
}

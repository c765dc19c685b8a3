//! What went wrong, for programs and for people.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use vale_engine::Refusal;

/// A problem: a code that never changes its meaning, and a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[error("{message}")]
pub struct Problem {
    /// For programs.
    pub code: Code,
    /// For people: what is wrong and what to do.
    pub message: String,
    /// Why the rules refuse the move, for clients that have words of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub refusal: Option<Refusal>,
    /// After how many milliseconds it is worth while to try again. Every `busy` has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub retry_ms: Option<u64>,
}

/// When to try again if nobody knows any better.
const SOON_MS: u64 = 1000;

impl Problem {
    /// A problem in words.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        let retry_ms = (code == Code::Busy).then_some(SOON_MS);
        Self { code, message: message.into(), refusal: None, retry_ms }
    }

    /// The same, with another time after which to try again.
    #[must_use]
    pub fn retry_in(self, wait: Duration) -> Self {
        // Rounded up: whoever comes a moment too early is refused again.
        let millis = u64::try_from(wait.as_nanos().div_ceil(1_000_000)).unwrap_or(u64::MAX);
        Self { retry_ms: Some(millis), ..self }
    }

    /// A move that the rules do not allow.
    pub fn illegal_move(refusal: Refusal) -> Self {
        Self { code: Code::Illegal, message: refusal.to_string(), refusal: Some(refusal), retry_ms: None }
    }
}

/// What kind of problem. The first four are the ways in which a command can be refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The table changed since the client decided. Look again, decide again.
    Conflict,
    /// The rules of the game or of the table do not allow it.
    Illegal,
    /// Not yours to do.
    Unauthorized,
    /// The server cannot do it now. Try again.
    Busy,
    /// The message cannot be read.
    BadMessage,
    /// The request cannot be read.
    BadRequest,
    /// There is no such thing here.
    NotFound,
    /// This address does not take requests of this kind.
    WrongMethod,
    /// Too many bytes.
    TooLarge,
    /// Too many requests or messages. Wait a little.
    TooMany,
    /// The request comes from another site.
    WrongOrigin,
    /// The client speaks another version.
    WrongVersion,
    /// Only finished games have that.
    NotOver,
    /// Somebody has that name.
    NameTaken,
    /// The name or the password is wrong.
    WrongPassword,
    /// The game was begun under another version of the rules.
    OtherRules,
    /// A defect of the server. It is written to its log.
    Internal,
}

impl fmt::Display for Code {
    /// The code as it is on the wire.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

//! What can go wrong between a client and a server.

use std::fmt;

/// Why something did not work out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HarnessError {
    /// The server is not there, or is not there any more. That happens when it is killed; try again.
    #[error("the connection is lost: {0}")]
    Lost(String),
    /// The server did something that it promises never to do.
    #[error("{0}")]
    Broken(String),
}

impl HarnessError {
    /// The same, with the place where it happened.
    #[must_use]
    pub fn at(self, place: impl fmt::Display) -> Self {
        match self {
            Self::Lost(what) => Self::Lost(format!("{place}: {what}")),
            Self::Broken(what) => Self::Broken(format!("{place}: {what}")),
        }
    }
}

/// A connection that is gone.
pub(crate) fn lost(what: impl fmt::Display) -> HarnessError {
    HarnessError::Lost(what.to_string())
}

/// A promise that was not kept.
pub(crate) fn broken(what: impl fmt::Display) -> HarnessError {
    HarnessError::Broken(what.to_string())
}

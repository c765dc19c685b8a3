//! Trains the nets of level 3 from games that bots play against themselves.
//!
//! A [run](run::Run) goes on in generations. Each plays [games](selfplay), makes [examples] of them, trains a
//! [model] on those, and lets the new net play against the last one: only a net that is clearly better
//! [passes](gate). Everything follows from a seed, and every step is kept in a folder, so a run that was interrupted goes on
//! where it was.
#![allow(clippy::cast_precision_loss, reason = "means and rates need no more digits than a fraction has")]

pub mod calibration;
pub mod card;
pub mod chance;
pub mod examples;
pub mod games;
pub mod gate;
pub mod model;
pub mod optimizer;
pub mod run;
pub mod selfplay;

use std::fmt;
use std::path::Path;

/// Why a run cannot go on, for people.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct TrainError(String);

impl TrainError {
    /// Something is wrong, in words.
    pub fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }

    /// Something is wrong with a file.
    pub fn file(path: &Path, problem: impl fmt::Display) -> Self {
        Self(format!("{}: {problem}", path.display()))
    }
}

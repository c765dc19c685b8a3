//! Games as data: what bots played, or what records tell, in Parquet files that the tools of data people open.
//!
//! A [plan](generate::Plan) plays games and writes them in chunks of seeds; [`import`](import::import) reads `.vale` records
//! into the same [folder]. Either way a finished game is replayed once, and a [recorder](record) that watches the
//! engine's events makes the [rows](sheet) of it. docs/lab.md has every field.

pub mod folder;
pub mod generate;
pub mod import;
pub mod record;
mod sheet;
mod spans;

use std::fmt;
use std::path::Path;

/// Why games cannot be played, read or written, for people.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct LabError(String);

impl LabError {
    /// Something is wrong, in words.
    pub fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }

    /// Something is wrong with a file or a folder.
    pub fn file(path: &Path, problem: impl fmt::Display) -> Self {
        Self(format!("{}: {problem}", path.display()))
    }
}

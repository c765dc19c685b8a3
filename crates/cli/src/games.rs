//! What came of single games, as `--games-json` of `vale sim` and `vale arena` writes it.
//!
//! Each game is written when it is over, so that a million of them need no more memory than one.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use serde::Serialize;
use vale_engine::{Ranking, Seat, Seed};

use crate::error::CliError;

/// A game that has been played, to its end or to a forfeit.
#[derive(Debug, Serialize)]
pub struct GameRow<'a> {
    #[serde(flatten)]
    pub number: GameNumber,
    /// What decided its shuffles.
    pub seed: Seed,
    /// Who went first in the first round.
    pub first: Seat,
    /// The bots by seat; left out if the game was random.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub bots: &'a [String],
    /// In which round it ended.
    pub rounds: u8,
    /// How many moves were made.
    pub moves: u64,
    /// The points by seat when it ended.
    pub scores: Vec<u16>,
    /// Who won; left out if the game was forfeited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ranking: Option<Ranking>,
    /// Who lost by a fault, and by which.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<ForfeitRow>,
}

/// The number of a game.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(untagged)]
pub enum GameNumber {
    /// In a simulation, from 1.
    Sim { game: u64 },
    /// In an arena, both from 1.
    Arena { deal: u64, seating: u64 },
}

/// A fault that lost a game.
#[derive(Debug, Serialize)]
pub struct ForfeitRow {
    /// The seat that lost.
    pub seat: Seat,
    pub reason: String,
}

/// The file that games are written to.
#[derive(Debug)]
pub struct GamesFile {
    path: PathBuf,
    file: Mutex<BufWriter<File>>,
}

impl GamesFile {
    /// A new file. One that exists already is refused, so that nothing is lost.
    pub fn create(path: &Path) -> Result<Self, CliError> {
        let file = File::create_new(path)
            .map_err(|error| CliError::BadInput(format!("{}: cannot make this file: {error}", path.display())))?;
        Ok(Self { path: path.to_owned(), file: Mutex::new(BufWriter::new(file)) })
    }

    /// Adds a game.
    pub fn add(&self, row: &GameRow<'_>) -> Result<(), String> {
        let line = serde_json::to_string(row).map_err(|error| self.problem(&error))?;
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(file, "{line}").map_err(|error| self.problem(&error))
    }

    /// Writes what is still in memory.
    pub fn finish(self) -> Result<(), String> {
        let flushed = self.file.lock().unwrap_or_else(PoisonError::into_inner).flush();
        flushed.map_err(|error| self.problem(&error))
    }

    fn problem(&self, error: &dyn std::error::Error) -> String {
        format!("{}: cannot write the games: {error}", self.path.display())
    }
}

//! The record file `.vale`: a game as text that people can read, write and send.
//!
//! What is written is canonical: one game has one text. What is read may be written by hand. `docs/notation.md` has the
//! grammar.

mod read;
mod write;

use crate::card::Set;
use crate::history::{Match, Start};
use crate::moves::Move;
use crate::setup::SellTable;
use crate::stones::PaymentRule;

/// The version of the file format.
const FORMAT_VERSION: u32 = 1;

/// The most bytes a record may have. The longest game takes a hundredth of that.
pub const MAX_RECORD: usize = 1 << 20;

/// The most characters a player's name may have.
pub const MAX_NAME: usize = 100;

/// A game and the names of its players. Every record holds a game that the rules allow: reading one replays it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    names: Vec<String>,
    played: Match,
}

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: String,
    /// How far the reading came.
    pub kind: RecordErrorKind,
}

/// Whether the text is no record at all, or one that says something wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordErrorKind {
    /// Something cannot be read.
    NoRecord,
    /// Everything up to a move can be read, but the rules do not allow that move, or not from that seat.
    IllegalMove,
    /// All moves are legal, but they do not have the result that the record claims.
    WrongResult,
}

impl Record {
    /// A record of this game. Names are made fit for one line, and cut at [`MAX_NAME`] characters.
    pub(crate) fn of(played: Match, names: &[String]) -> Self {
        let seats = played.game().seats();
        let names = seats.map(|seat| {
            let name = names.get(seat.index()).map(|name| tidy(name)).unwrap_or_default();
            let name = name.chars().take(MAX_NAME).collect::<String>().trim_end().to_owned();
            if name.is_empty() { default_name(seat.number()) } else { name }
        });
        Self { names: names.collect(), played }
    }

    /// Returns what the game started from.
    pub const fn start(&self) -> &Start {
        self.played.start()
    }

    /// Returns the names of the players, by seat.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns the moves.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Move> + '_ {
        self.played.moves()
    }

    /// Returns the final points by seat; none if the game is unfinished.
    pub fn result(&self) -> Option<Vec<u16>> {
        self.played.result()
    }

    /// Returns the game as it stood after the last move, ready to go on.
    pub fn replay(&self) -> Match {
        self.played.clone()
    }
}

/// The name of a player who gave none.
fn default_name(number: usize) -> String {
    format!("Seat {number}")
}

/// A name on one line, with single spaces.
fn tidy(name: &str) -> String {
    let words = name.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// The beginning of a text that may be far too long for a message.
pub(crate) fn excerpt(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text.to_owned(),
    }
}

impl SellTable {
    /// All tables, by the word for them in files.
    const WORDS: [(&str, Self); 2] = [("printed", Self::Printed), ("manual", Self::Manual)];
}

impl PaymentRule {
    /// All rules, by the word for them in files.
    const WORDS: [(&str, Self); 2] = [("needed", Self::Needed), ("any", Self::Any)];
}

impl Set {
    /// All sets, by the word for them in files.
    const WORDS: [(&str, Self); 2] = [("base", Self::Base), ("artifacts", Self::Artifacts)];
}

/// With or without the artifact tiles, by the word for that in files.
const TILES_WORDS: [(&str, bool); 2] = [("off", false), ("on", true)];

//! The record file `.vale`: a game as text that people can read, write and send.
//!
//! What is written is canonical: one game has one text. What is read may be written by hand. `docs/notation.md` has the
//! grammar.

mod read;

use std::fmt;

use crate::card::{Card, Set};
use crate::chronicle::{Match, Start};
use crate::moves::Move;
use crate::setup::{Deal, FirstPlayer, RULES_VERSION, SellTable, Setup};
use crate::stones::PaymentRule;

/// The version of the file format.
const FORMAT_VERSION: u32 = 1;

/// The most bytes a record may have. The longest game takes a hundredth of that.
pub const MAX_RECORD: usize = 1 << 20;

/// The most characters a player's name may have.
pub const MAX_NAME: usize = 100;

/// The width at which a written deck goes on in the next line.
const WIDTH: usize = 100;

/// A game and the names of its players. Every record holds a game that the rules allow: reading one replays it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    names: Vec<String>,
    played: Match,
}

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for RecordError {}

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

    /// What the game started from.
    pub const fn start(&self) -> &Start {
        self.played.start()
    }

    /// The names of the players, by seat.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The moves.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Move> + '_ {
        self.played.moves()
    }

    /// The final points by seat; none if the game is unfinished.
    pub fn result(&self) -> Option<Vec<u16>> {
        self.played.result()
    }

    /// The game as it stood after the last move, ready to go on.
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

/// The word for a value.
fn word<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    words.iter().find(|(_, other)| other == value).map_or("", |(word, _)| word)
}

impl fmt::Display for Record {
    /// The canonical text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "vale {FORMAT_VERSION}")?;
        writeln!(f, "rules {RULES_VERSION}")?;
        match self.start() {
            Start::Setup(setup) => write_setup(f, setup)?,
            Start::Position(position) => writeln!(f, "position {}", position.to_json_line())?,
        }
        for (index, name) in self.names.iter().enumerate() {
            writeln!(f, "seat {} {name}", index + 1)?;
        }
        match self.result() {
            None => writeln!(f, "result unfinished")?,
            Some(points) => {
                f.write_str("result")?;
                points.iter().try_for_each(|points| write!(f, " {points}"))?;
                writeln!(f)?;
            }
        }
        self.write_moves(f)
    }
}

fn write_setup(f: &mut fmt::Formatter<'_>, setup: &Setup) -> fmt::Result {
    let options = setup.options;
    writeln!(f, "players {}", options.players)?;
    let sets: Vec<_> = options.sets().map(|set| word(&Set::WORDS, &set)).collect();
    writeln!(f, "sets {}", sets.join(" "))?;
    if options.artifact_tiles {
        writeln!(f, "tiles on")?;
    }
    writeln!(f, "sell {}", word(&SellTable::WORDS, &options.sell))?;
    writeln!(f, "payment {}", word(&PaymentRule::WORDS, &options.payment))?;
    match setup.first {
        FirstPlayer::Random => writeln!(f, "first random")?,
        FirstPlayer::Chosen(seat) => writeln!(f, "first seat {seat}")?,
        FirstPlayer::Reptile(seat) => writeln!(f, "first reptile {seat}")?,
    }
    writeln!(f, "seed {}", setup.seed)?;
    match &setup.deal {
        Deal::Shuffled => Ok(()),
        Deal::Stacked(cards) => write_deck(f, cards),
    }
}

fn write_deck(f: &mut fmt::Formatter<'_>, cards: &[Card]) -> fmt::Result {
    let mut line = String::new();
    for card in cards {
        if !line.is_empty() && line.len() + 1 + card.id().len() > WIDTH {
            writeln!(f, "{line}")?;
            line.clear();
        }
        if line.is_empty() {
            line.push_str("deck");
        }
        line.push(' ');
        line.push_str(card.id());
    }
    writeln!(f, "{line}")
}

impl Record {
    /// Writes the moves: a heading for each round, a line for each seat in each phase.
    fn write_moves(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A record holds a game that began, so this begins too.
        let Ok(mut game) = self.start().begin(&mut ()) else { return Ok(()) };
        let mut last = None;
        for played in self.played.played() {
            let here = (game.round(), game.phase(), played.seat);
            let text = game.write_move(played.m);
            if last == Some(here) {
                write!(f, "; {text}")?;
            } else {
                if last.is_some() {
                    writeln!(f)?;
                }
                if last.is_none_or(|(round, ..)| round != here.0) {
                    writeln!(f, "\nround {}", here.0)?;
                }
                write!(f, "{}: {text}", played.seat)?;
            }
            last = Some(here);
            game.play_unchecked(played.m, &mut ());
        }
        if last.is_some() { writeln!(f) } else { Ok(()) }
    }
}

//! Writes record files in their canonical form: one game has one text.

use std::fmt;

use super::{FORMAT_VERSION, Record};
use crate::card::{Card, Set};
use crate::history::Start;
use crate::setup::{Deal, FirstPlayer, RULES_VERSION, SellTable, Setup};
use crate::stones::PaymentRule;

/// The width at which a written deck goes on in the next line.
const WIDTH: usize = 100;

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

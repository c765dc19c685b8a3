//! A seat of a table: who has it, and all that belongs to it.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use vale_bots::Level;
use vale_engine::Seat;
use vale_protocol::{Occupant, PlayerColour, PlayerId, Substitution};

/// Who has a seat. The plan of a table is stored as a list of these.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say the same as the variants")]
pub enum Sitter {
    /// Nobody: whoever comes may sit down.
    #[default]
    #[serde(rename = "open")]
    Nobody,
    /// Nobody yet: somebody is invited.
    Invited,
    /// A person.
    Person { player: PlayerId, colour: PlayerColour },
    /// Somebody with a name of their own who shares the device of a person.
    Beside { player: PlayerId, name: String, colour: PlayerColour },
    /// A bot.
    Bot { level: u8, colour: PlayerColour },
}

impl Sitter {
    /// The person whose device plays for the seat.
    pub const fn player(&self) -> Option<&PlayerId> {
        match self {
            Self::Person { player, .. } | Self::Beside { player, .. } => Some(player),
            Self::Nobody | Self::Invited | Self::Bot { .. } => None,
        }
    }

    /// The colour of whoever sits here.
    pub const fn colour(&self) -> Option<PlayerColour> {
        match self {
            Self::Person { colour, .. } | Self::Beside { colour, .. } | Self::Bot { colour, .. } => Some(*colour),
            Self::Nobody | Self::Invited => None,
        }
    }

    /// Gives whoever sits here another colour.
    pub const fn paint(&mut self, new: PlayerColour) {
        match self {
            Self::Person { colour, .. } | Self::Beside { colour, .. } | Self::Bot { colour, .. } => *colour = new,
            Self::Nobody | Self::Invited => {}
        }
    }

    /// Who it is, as others are told, with these names of the people.
    pub fn occupant(&self, names: &HashMap<PlayerId, String>) -> Occupant {
        match self {
            Self::Nobody => Occupant::Nobody,
            Self::Invited => Occupant::Invited,
            Self::Person { player, .. } => {
                let name = names.get(player).cloned().unwrap_or_default();
                Occupant::Person { player: player.clone(), name, beside: false }
            }
            Self::Beside { player, name, .. } => {
                Occupant::Person { player: player.clone(), name: name.clone(), beside: true }
            }
            Self::Bot { level, .. } => Occupant::Bot { level: *level },
        }
    }
}

/// A seat that is reserved for somebody who is invited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reservation {
    /// The number of the entry that reserved it. An invitation is for one such entry: it is worth nothing when the seat was
    /// given up, or reserved again for somebody else.
    pub entry: u64,
    /// Who reserved it.
    pub by: Option<PlayerId>,
}

/// A seat and all that belongs to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chair {
    /// Who has it.
    pub sitter: Sitter,
    /// How it is reserved, if somebody is invited.
    pub reservation: Option<Reservation>,
    /// Ready to start?
    pub ready: bool,
    /// Why a bot plays for its player, if one does.
    pub substituted: Option<Substitution>,
    /// Who voted for a bot in place of its player.
    pub votes: Vec<Seat>,
    /// How long its player thought in the whole game.
    pub spent_ms: u64,
    /// How long its player thought in the present turn.
    pub spent_in_turn_ms: u64,
    /// How long its player thought about the present question, and about it before it was taken back.
    pub spent_on_question_ms: u64,
    /// What its player got in the present turn to come back after their time was over.
    pub extra_ms: u64,
}

/// The bot that plays for absent players.
const SUBSTITUTE: Level = Level::Apprentice;

impl Chair {
    /// A seat that somebody has just taken.
    pub fn of(sitter: Sitter) -> Self {
        // Bots are always ready, and whoever holds a device is ready for all who share it.
        let ready = matches!(sitter, Sitter::Beside { .. } | Sitter::Bot { .. });
        Self { sitter, ready, ..Self::default() }
    }

    /// Counts thinking time.
    pub fn spend(&mut self, ms: u64) {
        for spent in [&mut self.spent_ms, &mut self.spent_in_turn_ms, &mut self.spent_on_question_ms] {
            *spent = spent.saturating_add(ms);
        }
    }

    /// Whoever answers for this seat is a bot of this level, if it is a bot.
    pub fn bot(&self) -> Option<Level> {
        match (&self.sitter, self.substituted) {
            (Sitter::Bot { level, .. }, _) => Some(level_of(*level).unwrap_or(SUBSTITUTE)),
            (Sitter::Person { .. } | Sitter::Beside { .. }, Some(_)) => Some(SUBSTITUTE),
            _ => None,
        }
    }
}

/// The bot of this level, if there is one.
pub fn level_of(number: u8) -> Option<Level> {
    Level::ALL.into_iter().find(|level| level.number() == number)
}

//! The guided first game: a prepared deal in which every first lesson comes up, whatever the bot does.
//!
//! In round 1 one creature is cheap and has an active effect, and each of the others sells for stones that pay for it
//! without paying exactly: so there is a sale, a summoning, change that is lost, and an effect that is used. In round 2
//! there is a card that sells for as many stones as one may keep, and cards of which one can pay the exact cost.

use vale_engine::{Options, Seat};
use vale_protocol::http::SeatPlan;
use vale_protocol::{First, Settings};

use crate::row::TableRow;

/// Where the game begins, with the order of all cards. A table that begins there is a guided one.
pub const POSITION: &str = include_str!("guide.json");

/// The bot of the guided game, which takes what looks best now.
const OPPONENT: u8 = 1;

/// Who sits at the table.
pub fn seats() -> [SeatPlan; 2] {
    [SeatPlan::Me, SeatPlan::Bot(OPPONENT)]
}

/// How the game is played. Only the pace is a matter of taste.
pub fn settings(pace_ms: u32) -> Settings {
    Settings {
        first: First::Seat(Seat::FIRST),
        spectators: false,
        chat: false,
        pace_ms,
        ..Settings::new(Options::new(2))
    }
}

/// Is this a guided game?
pub fn is_guided(row: &TableRow) -> bool {
    row.position.as_deref() == Some(POSITION)
}

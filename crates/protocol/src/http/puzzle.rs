//! Puzzles: a position of the last round, and the turn that brings the most points in the end.

use serde::{Deserialize, Serialize};
use vale_engine::{Event, Move, Seat, SeatView};

use crate::message::Turn;

/// Try a puzzle.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PuzzleMoves {
    /// All moves from its beginning on; at most 100.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub moves: Vec<Move>,
}

/// A puzzle after some moves.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleState {
    /// Its number, from 1.
    pub number: u32,
    /// How many puzzles there are.
    pub count: u32,
    /// The seat that you play.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// What you see.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: SeatView,
    /// What you can do; nothing once the turn is over.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub turn: Option<Turn>,
    /// What the last move brought about.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub events: Vec<Event>,
    /// What comes of the turn, once it is over.
    pub outcome: Option<PuzzleOutcome>,
}

/// What comes of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleOutcome {
    /// The points that you have in the end, after the Resolution Phase.
    pub points: u16,
    /// Is that the most?
    pub solved: bool,
}

/// The turn that brings the most.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleSolution {
    /// The points that it brings in the end.
    pub points: u16,
    /// The moves.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub moves: Vec<Move>,
}

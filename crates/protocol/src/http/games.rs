//! Finished games, and what is counted of them.

use serde::{Deserialize, Serialize};
use vale_engine::{Card, Event, Move, Ranking, Seat, Seed, Source, TableView};

use crate::fairness::Commitment;
use crate::message::Occupant;
use crate::settings::{PlayerColour, PlayerId, TableId};

/// A finished game, step by step, or a part of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    /// The table.
    pub table: TableId,
    /// The names, by seat.
    pub names: Vec<String>,
    /// What decided all shuffles.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seed: Seed,
    /// The promise about it.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub commitment: Commitment,
    /// How many steps there are in all.
    pub step_count: u32,
    /// The number of the first step given here. Step 0 is the deal.
    pub first_step: u32,
    /// The steps.
    pub steps: Vec<ReplayStep>,
}

/// One step of a finished game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayStep {
    /// Whoever made the move.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The move.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    #[serde(rename = "move")]
    pub m: Option<Move>,
    /// What it brought about.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub events: Vec<Event>,
    /// The table after it.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: TableView,
    /// The hands after it, by seat.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<String>>))]
    pub hands: Vec<Vec<Card>>,
}

/// How a finished game went.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameStatistics {
    /// The table.
    pub table: TableId,
    /// The ranking.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub ranking: Ranking,
    /// What each seat did.
    pub seats: Vec<SeatStatistics>,
    /// Was it played on a device without a server? Then nobody committed to its seed before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub on_device: bool,
}

/// What a seat did in a finished game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatStatistics {
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// Who had it.
    pub occupant: Occupant,
    /// Their colour.
    pub colour: Option<PlayerColour>,
    /// The points after each round.
    pub by_round: Vec<u16>,
    /// Where the points came from, the most first. They add up to the score, with the points at the start.
    pub sources: Vec<SourcePoints>,
    /// The points at the start.
    pub at_start: u16,
}

/// The points that a creature or tile brought, less those that it cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SourcePoints {
    /// Which.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub source: Source,
    /// How many.
    pub points: i32,
}

/// The games of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerStatistics {
    /// Who.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// By number of players.
    pub games: Vec<GamesOfSize>,
    /// What brought the most points in all games together.
    pub sources: Vec<SourcePoints>,
}

/// The games of a player with this many players.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GamesOfSize {
    /// How many players.
    pub players: u8,
    /// How many games.
    pub games: u32,
    /// How many of them were won.
    pub wins: u32,
    /// The mean score.
    pub mean_points: f64,
    /// The rating; none before the first rated game.
    pub rating: Option<RatingState>,
}

/// A creature that you have summoned in finished games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AlbumEntry {
    /// Which.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub card: Card,
    /// In how many games.
    pub games: u32,
    /// When the first of them ended, in milliseconds since 1970.
    pub first_at: u64,
}

/// A Weng-Lin rating.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingState {
    /// The estimate.
    pub rating: f64,
    /// How uncertain it is.
    pub uncertainty: f64,
    /// From how many games.
    pub games: u32,
}

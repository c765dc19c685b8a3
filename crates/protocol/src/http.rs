//! The bodies of HTTP requests and answers.

mod games;
mod puzzle;
mod review;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use vale_engine::Seat;

use crate::fairness::Commitment;
use crate::message::{Occupant, Stage};
use crate::settings::{PlayerColour, PlayerId, Settings, TableId};

pub use games::{
    AlbumEntry, GameStatistics, GamesOfSize, PlayerStatistics, RatingState, Replay, ReplayStep, SeatStatistics,
    SourcePoints,
};
pub use puzzle::{PuzzleMoves, PuzzleOutcome, PuzzleSolution, PuzzleState};
pub use review::{
    GameReview, Grade, Hint, HintedWay, ReviewDecision, ReviewMoment, ReviewPlayer, ReviewReason, ReviewState,
    ReviewStep,
};

/// Become a guest.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// What the others call you.
    pub name: String,
}

/// Make an account, or enter with one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name of the account.
    pub name: String,
    /// The password.
    pub password: String,
}

/// Confirm with the password.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Password {
    /// The password.
    pub password: String,
}

/// Change the password.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one that counts now.
    pub old: String,
    /// The one that is to count.
    pub new: String,
}

/// Who you are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// Your id.
    pub player: PlayerId,
    /// Your name.
    pub name: String,
    /// Do you have an account?
    pub account: bool,
}

/// Make a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// How it is played.
    pub settings: Settings,
    /// Who sits where, from seat 1 on; seats that are not named stay open.
    #[serde(default)]
    pub seats: Vec<SeatPlan>,
    /// Your colour, if you sit down; that of your seat if it is not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub colour: Option<PlayerColour>,
    /// Begin from this position instead of a deal. Only a server that is told to allows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub position: Option<Value>,
    /// Play the deal of today, once: a base game for two, against a bot, with the same shuffle for everybody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub daily: bool,
    /// Play the guided first game: a prepared base game for two, against a bot. Whoever has not finished theirs goes on
    /// with it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub guided: bool,
}

/// Who sits on a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever comes.
    Open,
    /// Whoever makes the table.
    Me,
    /// A bot of this level.
    Bot(u8),
    /// Somebody with this name who shares the device of whoever makes the table.
    Beside(String),
}

/// A table that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableMade {
    /// Its id.
    pub table: TableId,
    /// Its address, to be sent to friends.
    pub address: String,
    /// The promise about the shuffle.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub commitment: Commitment,
}

/// The deal of today.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Daily {
    /// The day of UTC, such as `2026-11-16`.
    pub date: String,
    /// Your table with it, if you have one.
    pub table: Option<TableId>,
    /// What the best of those reached who have finished it, the best first; at the end you, if you are not among them.
    pub results: Vec<DailyResult>,
    /// What the strongest bot reached in your place, as soon as it has played.
    pub ghost: Option<DailyGhost>,
    /// On how many days in a row you have finished the deal, up to today or yesterday.
    pub streak: u32,
}

/// What a bot reached with the deal of today.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyGhost {
    /// The level of the bot.
    pub level: u8,
    /// The points.
    pub points: u16,
    /// How many more than its opponent.
    pub margin: i32,
}

/// What somebody reached with the deal of today.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyResult {
    /// The place among all who have finished it, from 1.
    pub place: u32,
    /// Is it yours?
    pub you: bool,
    /// The name.
    pub name: String,
    /// The points.
    pub points: u16,
    /// How many more than the bot.
    pub margin: i32,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSummary {
    /// Its id.
    pub table: TableId,
    /// How it is played.
    pub settings: Settings,
    /// Where it stands.
    pub stage: Stage,
    /// Who sits there, by seat.
    pub seats: Vec<Occupant>,
    /// When it was made, in milliseconds since 1970.
    pub made_at: u64,
    /// When something last happened that this summary tells of.
    pub changed_at: u64,
    /// How far the game is, once it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub progress: Option<Progress>,
    /// Was it played on a device without this server, and sent from there? Nobody can vouch for such a game, so it is in no
    /// statistics.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub on_device: bool,
}

/// A finished game that was played on a device without this server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SentRecord {
    /// The game as text.
    pub record: String,
    /// When it ended, in milliseconds since 1970; now if it is not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ended_at: Option<u64>,
}

/// How far a game is, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Progress {
    /// The round.
    pub round: u8,
    /// Who is asked; nobody when the game is over.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub asked: Option<Seat>,
    /// The points, by seat.
    pub scores: Vec<u16>,
    /// The places, by seat, when the game is over. Equal places share the victory.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub places: Vec<u8>,
}

/// Reserve a seat for somebody.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewInvitation {
    /// Which.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
}

/// A seat that is reserved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Invitation {
    /// What whoever takes the seat must send. It works once.
    pub token: String,
    /// An address to send to a friend. The token stands after `#`, which browsers keep to themselves.
    pub address: String,
}

/// Take a reserved seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Accept {
    /// The token.
    pub token: String,
    /// The colour; any free one if it is not given.
    #[serde(default)]
    pub colour: Option<PlayerColour>,
}

/// Look where an invitation leads, without taking the seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct InvitationToken {
    /// The token.
    pub token: String,
}

/// Where an invitation leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct InvitedTo {
    /// The table.
    pub table: TableId,
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The name of whoever invites.
    pub by: String,
    /// How it is played.
    pub settings: Settings,
    /// Where it stands: a seat can be taken while it is open.
    pub stage: Stage,
    /// Who sits there, by seat. The invitation is good as long as its seat is that of somebody invited.
    pub seats: Vec<Occupant>,
    /// The colours that nobody has.
    pub free_colours: Vec<PlayerColour>,
    /// Do you have a seat at this table already?
    pub seated: bool,
}

/// A seat that was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Accepted {
    /// The table.
    pub table: TableId,
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
}

//! What a host program keeps of a table, row by row. Facts, settings and summaries are JSON that only this crate understands.

use serde::{Deserialize, Serialize};
use vale_engine::CardSet;
use vale_protocol::{PlayerId, Stage, TableId};

/// A table, as it was made. What happened at it since are its facts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// When it was made, in milliseconds since 1970.
    pub made_at: u64,
    /// Whoever made it.
    pub host: PlayerId,
    /// The version of the rules it is played by.
    pub rules: u32,
    /// How it is played.
    pub settings: String,
    /// Who sat there at the beginning.
    pub plan: String,
    /// The seed of all shuffles, 64 hexadecimal digits. The one secret of a table.
    pub seed: String,
    /// The position it begins from, if it is not dealt.
    pub position: Option<String>,
    /// The day whose deal it plays, if it plays one.
    pub daily: Option<String>,
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FactRow {
    /// Its number, from 1. The primary key, with the table: two servers cannot both write it.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The command that it comes from. No command of a table is written twice.
    pub command: String,
    /// The person behind it.
    pub player: Option<PlayerId>,
    /// What.
    pub body: String,
    /// How long the player who was asked had thought since the fact before, in milliseconds.
    pub thought_ms: u64,
    /// Chains the fact to all before it. Facts of older versions have none.
    pub checksum: Option<String>,
}

/// How a table looks in lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// Where it stands.
    pub stage: Stage,
    /// Is it in the list of open tables?
    pub public: bool,
    /// The occupants of the seats.
    pub occupants: String,
    /// The people at the seats: the number of the seat and who has it.
    pub people: Vec<(u8, PlayerId)>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// When.
    pub at: u64,
    /// By seat; none of a game that counts for nobody.
    pub results: Vec<ResultRow>,
    /// The creatures that were summoned, by those whose results count.
    pub summoned: Vec<(PlayerId, CardSet)>,
    /// The game as text, without names: it can be read when its log cannot be replayed any more.
    pub record: String,
    /// The version of the rules that it was played by.
    pub rules: u32,
}

/// The result of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// The seat.
    pub seat: u8,
    /// How many played.
    pub players: u8,
    /// The person, unless it was a bot.
    pub player: Option<PlayerId>,
    /// The place, from 1.
    pub place: u8,
    /// The points.
    pub points: u16,
    /// Where they came from.
    pub sources: String,
}

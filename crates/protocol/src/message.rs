//! What the server says over a socket.

use serde::{Deserialize, Serialize};
use vale_engine::{CardSet, Event, Move, Preview, Ranking, Refusal, Seat, SeatView, Secret, Seed, TableView};

use crate::command::Reaction;
use crate::fairness::Commitment;
use crate::problem::Problem;
use crate::settings::{PlayerColour, PlayerId, Settings, TableId};

/// One message of the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message.
    Hello(Box<Hello>),
    /// Something happened, or this is how things stand.
    Update(Box<Update>),
    /// A command was carried out, and cannot be lost any more.
    Done {
        /// Its id.
        id: String,
        /// The number of the entry that it became, or the last number if it became none.
        seq: u64,
    },
    /// A command was refused and changed nothing.
    Refused {
        /// Its id.
        id: String,
        /// The last number of the table; none if the table was not even asked.
        seq: Option<u64>,
        /// Why.
        problem: Problem,
    },
    /// Who is there. Not numbered, not kept.
    Presence(Presence),
    /// Something is wrong that is no answer to a command.
    Error {
        /// What.
        problem: Problem,
    },
}

/// What does not change while a connection lasts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Hello {
    /// The version of the messages.
    pub protocol: u32,
    /// The version of the rules.
    pub rules: u32,
    /// The table.
    pub table: TableId,
    /// How it is played.
    pub settings: Settings,
    /// Whoever made it.
    pub host: PlayerId,
    /// The promise about the shuffle, made before anybody sat down.
    pub commitment: Commitment,
    /// The day whose deal this table plays, if it plays one. The seed is not told before that day is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub daily: Option<String>,
    /// Is this the guided first game, with a coach?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub guided: bool,
    /// Who you are; nobody if you have no session.
    pub you: Option<PlayerId>,
}

/// What happened and how things stand now. After a reconnect with `after=N` the entries are those after N, in as many
/// updates as it takes; without `after` there are none, and the rest is a snapshot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Update {
    /// The number of the last entry that you have been told of.
    pub seq: u64,
    /// What happened, in order.
    pub entries: Vec<Entry>,
    /// Is this only a part of a long past? Then more entries follow at once, and the rest of this update is already how
    /// things stand after them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub more: bool,
    /// Where the table stands.
    pub stage: Stage,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// The seat that this connection plays, if it plays one.
    pub you: Option<Seat>,
    /// All seats that you may play: your own, and those of people who share your device.
    pub yours: Vec<Seat>,
    /// What you see of the game; nothing before it starts.
    pub view: Option<View>,
    /// The cards in the hands of others that you have seen go there, as an attentive player remembers them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub known_hands: Vec<KnownHand>,
    /// What you can do, if it is you who is asked.
    pub turn: Option<Turn>,
    /// Can you take back your last move?
    pub can_undo: bool,
    /// The final ranking.
    pub ranking: Option<Ranking>,
    /// What decided all shuffles, once the game is over.
    pub seed: Option<Seed>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Players may sit down.
    Open,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
}

/// One numbered thing that happened. Everyone at the table gets the same numbers; what is hidden from you is left out of
/// the entry, not the entry left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Entry {
    /// Its number, from 1, without gaps.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    #[serde(flatten)]
    pub what: Happened,
    /// What it brought about in the game, as everyone sees it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub events: Vec<Event>,
    /// What only you see of that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub secrets: Vec<Secret>,
}

/// What can happen at a table, as a viewer is told it. It has no place for what is hidden from them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "what", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say the same as the variants")]
pub enum Happened {
    /// A person sat down.
    Sat { seat: Seat, player: PlayerId, name: String, colour: PlayerColour },
    /// A seat is reserved for somebody who is invited.
    Reserved { seat: Seat },
    /// A player made a move. Only that player is told which: to others, what it brought about says what they may know.
    Played {
        seat: Seat,
        #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        m: Option<Move>,
    },
    /// A player took back the move with this number; the game stands as before it.
    Undone { seat: Seat, undone: u64 },
    /// A player said something.
    Said { seat: Seat, player: PlayerId, name: String, text: String },
    /// A player said something without writing.
    Reacted { seat: Seat, player: PlayerId, name: String, reaction: Reaction },
    /// A player whom you do not want to hear said something.
    SaidMuted { seat: Seat, player: PlayerId, name: String },
    /// Something that everybody is told alike.
    #[serde(untagged)]
    Public(PublicFact),
}

/// What everybody at a table is told as it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "what", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say the same as the variants")]
pub enum PublicFact {
    /// A seat became free again.
    Cleared { seat: Seat },
    /// A bot sat down.
    BotSat { seat: Seat, level: u8, colour: PlayerColour },
    /// A player chose a colour.
    ColourChosen { seat: Seat, colour: PlayerColour },
    /// A player is ready, or not any more.
    Readied { seat: Seat, ready: bool },
    /// A player saw a reptile.
    SawReptile { seat: Seat },
    /// The game began.
    Started,
    /// A player was told what the strongest bot would do.
    Hinted { seat: Seat },
    /// Bots wait this many milliseconds before a move from now on.
    Paced { pace_ms: u32 },
    /// A bot plays in place of a player from now on.
    #[serde(rename = "kept")]
    Substituted {
        seat: Seat,
        #[serde(rename = "keeping")]
        reason: Substitution,
    },
    /// A player is back.
    Returned { seat: Seat },
    /// A player voted for a bot in place of a player.
    Voted { seat: Seat, absent: Seat },
    /// There is a new table for the same players.
    Rematch { table: TableId },
}

/// Why a bot plays in place of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Substitution {
    /// Their time was over.
    Clock,
    /// The others voted for it.
    Vote,
    /// They went away.
    Left,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatState {
    /// Which.
    pub seat: Seat,
    /// Who has it.
    pub occupant: Occupant,
    /// The colour.
    pub colour: Option<PlayerColour>,
    /// Ready to start?
    pub ready: bool,
    /// Why a bot plays in place of the person, if one does.
    #[serde(rename = "kept")]
    pub substituted: Option<Substitution>,
    /// The seats that voted for that.
    pub votes: Vec<Seat>,
    /// How many milliseconds the player had left when this was sent. It runs while they are asked.
    pub time_left_ms: Option<u64>,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say the same as the variants")]
pub enum Occupant {
    /// Nobody.
    Nobody,
    /// Nobody yet: somebody is invited.
    Invited,
    /// A person.
    Person {
        player: PlayerId,
        name: String,
        /// Does this person only share the device of that player? Then the name is their own, and all else is not.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        beside: bool,
    },
    /// A bot.
    Bot { level: u8 },
}

/// What you see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum View {
    /// From a seat.
    Seat(Box<SeatView>),
    /// As a bystander.
    Table(Box<TableView>),
}

/// What you know of a hand that is not yours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct KnownHand {
    /// Whose hand it is.
    pub seat: Seat,
    /// The cards that are certainly in it.
    pub cards: CardSet,
}

/// What the player who is asked can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Turn {
    /// All legal moves.
    pub moves: Vec<Offer>,
    /// Moves that one might think of, and why they are refused.
    pub refused: Vec<RefusedMove>,
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Offer {
    /// The move, as it is to be sent.
    #[serde(rename = "move")]
    pub m: Move,
    /// What it would bring now.
    pub brings: Preview,
}

/// A move that is not legal, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RefusedMove {
    /// The move; a summoning is given without stones if none would do.
    #[serde(rename = "move")]
    pub m: Move,
    /// In words.
    pub message: String,
    /// For clients that have words of their own.
    pub refusal: Refusal,
}

/// Who is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Presence {
    /// The seats whose players are connected.
    pub seats: Vec<Seat>,
    /// How many others watch.
    pub spectators: u32,
    /// The players of a running game who are not connected, unless a bot plays for them already.
    pub away: Vec<Away>,
}

/// A player who is not connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Away {
    /// The seat.
    pub seat: Seat,
    /// After how many milliseconds the others may vote for a bot on this seat.
    pub vote_in_ms: u64,
}

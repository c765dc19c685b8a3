//! What clients say over a socket.

use serde::{Deserialize, Serialize};
use vale_engine::{Move, Seat};

use crate::json::read_json;
use crate::problem::{Code, Problem};
use crate::settings::{PlayerColour, PlayerId};

/// The most bytes of the id of a command.
pub const MAX_COMMAND_ID: usize = 64;

/// The most characters of something said.
pub const MAX_CHAT: usize = 500;

/// One command to a table. It is answered exactly once: with [`Done`](crate::ServerMessage::Done) or
/// [`Refused`](crate::ServerMessage::Refused). Sent again with the same id it changes nothing and is answered again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// A text that the client never uses twice at a table, such as a UUID.
    pub id: String,
    /// The last number that the client had seen when it decided. If the table changed since then, the command is refused
    /// with [`Code::Conflict`]. Talk does not count as a change. A move or an undo must have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expects: Option<u64>,
    /// What is to be done.
    #[serde(rename = "do")]
    pub request: Request,
}

/// What can be said without writing. Every reader gets it in their own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Hello!
    Hello,
    /// Well played!
    Bravo,
    /// That is a surprise.
    Wow,
    /// That hurts.
    Ouch,
    /// I need a moment.
    Thinking,
    /// Thank you!
    Thanks,
}

impl Reaction {
    /// All reactions.
    pub const ALL: [Self; 6] = [Self::Hello, Self::Bravo, Self::Wow, Self::Ouch, Self::Thinking, Self::Thanks];
}

/// What can be done at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Take a free seat, before the start.
    Sit {
        /// Which.
        seat: Seat,
        /// The colour; any free one if it is not given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<PlayerColour>,
    },
    /// Get up, before the start.
    Stand {},
    /// Let a bot take a free seat, before the start.
    SeatBot {
        /// Which.
        seat: Seat,
        /// The level of the bot.
        level: u8,
    },
    /// Keep a free seat for somebody whom you invite, before the start.
    Reserve {
        /// Which.
        seat: Seat,
    },
    /// Clear a seat, before the start: anybody seated may send a bot away, and who made the table also a person.
    Clear {
        /// Which.
        seat: Seat,
    },
    /// Choose a free colour, before the start.
    Colour {
        /// Which.
        colour: PlayerColour,
    },
    /// Say whether you are ready.
    Ready {
        /// Are you?
        ready: bool,
    },
    /// Say that you saw a reptile just now. Who says so last goes first.
    Reptile {},
    /// Start the game: all seats are taken, all others are ready.
    Start {},
    /// Answer the question that you are asked.
    Play {
        /// The move: one of those that the turn offers.
        #[serde(rename = "move")]
        m: Move,
    },
    /// Take back your last move.
    Undo {},
    /// Say something to the table.
    Say {
        /// What: plain text.
        text: String,
    },
    /// Say something to the table without writing. It counts as something said.
    React {
        /// What.
        reaction: Reaction,
    },
    /// Stop hearing a player, or hear them again, at all tables. Nobody else is told.
    Mute {
        /// Whom.
        player: PlayerId,
        /// Stop hearing them?
        muted: bool,
    },
    /// Let bots wait this long before their moves from now on: for whoever made the table.
    Pace {
        /// The milliseconds.
        pace_ms: u32,
    },
    /// Note that you are told what the strongest bot would do: where hints are allowed, by whoever plays alone against bots.
    /// The hint itself goes over HTTP.
    Hint {},
    /// Vote for a bot in place of a player who is away.
    Vote {
        /// Whose.
        seat: Seat,
    },
    /// Go away: a bot plays for you.
    Leave {},
    /// Be back: your seat is yours again. Playing a move does the same.
    Return {},
    /// Make a new table with the same players, when the game is over.
    Rematch {},
}

impl Command {
    /// Reads a message.
    pub fn read(text: &str) -> Result<Self, Problem> {
        let command: Self = read_json(text.as_bytes())
            .map_err(|reason| Problem::new(Code::BadMessage, format!("invalid command: {reason}")))?;
        if command.id.is_empty() || command.id.len() > MAX_COMMAND_ID || command.id.contains(char::is_control) {
            let message = format!("id: a command needs an id of 1 to {MAX_COMMAND_ID} bytes of plain text");
            return Err(Problem::new(Code::BadMessage, message));
        }
        Ok(command)
    }
}

//! What is kept of what happens at a table. A table is made anew from its facts after every restart.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use vale_engine::{Game, Move, Seat};
use vale_protocol::{Keeping, PlayerColour, PlayerId, TableId};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say the same as the variants")]
pub enum Fact {
    /// A person sat down.
    Sat { seat: Seat, player: PlayerId, colour: PlayerColour },
    /// A seat became free again.
    Cleared { seat: Seat },
    /// A seat is kept for somebody who is invited.
    Reserved {
        seat: Seat,
        /// Who keeps it for somebody. Not known of seats that were kept before this was written down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
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
    /// A move was made.
    Played {
        seat: Seat,
        #[serde(rename = "move")]
        m: Move,
        /// How long the seat thought about it, in logs of older versions. Now every fact is stored with the thinking time.
        #[serde(default, skip_serializing_if = "is_zero")]
        spent_ms: u64,
        /// Did a bot make it for the player whose seat it keeps?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        kept: bool,
    },
    /// The last move was taken back.
    Undone { seat: Seat },
    /// A player said something.
    Said { seat: Seat, player: PlayerId, text: String },
    /// Bots wait this long before a move from now on.
    Paced { pace_ms: u32 },
    /// A bot keeps a seat from now on.
    Kept { seat: Seat, keeping: Keeping },
    /// A player is back.
    Returned { seat: Seat },
    /// A player voted that a bot keeps a seat.
    Voted { seat: Seat, absent: Seat },
    /// There is a new table for the same players.
    Rematch { table: TableId },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it like this")]
const fn is_zero(number: &u64) -> bool {
    *number == 0
}

impl Fact {
    /// Reads what was stored when the game stood like this. Older versions stored a move in the words of people, in which
    /// the game names the choices. That is never written anew, because its bytes have a checksum.
    pub fn read(body: &str, game: Option<&Game>) -> Result<Self, String> {
        let words = |error: serde_json::Error| error.to_string();
        let mut stored: Map<String, Value> = serde_json::from_str(body).map_err(words)?;
        if let Some(Value::String(text)) = stored.get("move") {
            let game = game.ok_or("a move before the start")?;
            let m = game.read_move(text).map_err(|error| format!("{text}: {error}"))?;
            stored.insert("move".to_owned(), serde_json::to_value(m).map_err(words)?);
        }
        serde_json::from_value(Value::Object(stored)).map_err(words)
    }

    /// Does it leave the game as it is? Then a move that was decided before it still stands.
    pub const fn is_talk(&self) -> bool {
        matches!(self, Self::Said { .. } | Self::Paced { .. } | Self::Voted { .. } | Self::Rematch { .. })
    }

    /// Does it change how the table looks in lists?
    pub const fn changes_listing(&self) -> bool {
        matches!(
            self,
            Self::Sat { .. } | Self::Cleared { .. } | Self::Reserved { .. } | Self::BotSat { .. } | Self::Started
        )
    }
}

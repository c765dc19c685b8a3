//! What is kept of what happens at a table. A table is made anew from its facts after every restart.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use vale_engine::{Game, Move, Seat};
use vale_protocol::{PlayerColour, PlayerId, PublicFact, Reaction, Substitution};

/// A fact that does not fit the table: its log is damaged, or of another version. What is wrong, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactError(pub String);

impl fmt::Display for FactError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for FactError {}

/// Something that happened, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say the same as the variants")]
pub enum Fact {
    /// A person sat down.
    Sat { seat: Seat, player: PlayerId, colour: PlayerColour },
    /// A seat is reserved for somebody who is invited.
    Reserved {
        seat: Seat,
        /// Who reserved it. Not known of seats that were reserved before this was written down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
    /// A move was made.
    Played {
        seat: Seat,
        #[serde(rename = "move")]
        m: Move,
        /// How long the seat thought about it, in logs of older versions. Now every fact is stored with the thinking time.
        #[serde(default, skip_serializing_if = "is_zero")]
        spent_ms: u64,
        /// Did a bot make it in place of the player?
        #[serde(rename = "kept", default, skip_serializing_if = "std::ops::Not::not")]
        substituted: bool,
    },
    /// The last move was taken back.
    Undone { seat: Seat },
    /// A player said something.
    Said { seat: Seat, player: PlayerId, text: String },
    /// A player said something without writing.
    Reacted { seat: Seat, player: PlayerId, reaction: Reaction },
    /// Something that everybody is told as it is stored.
    #[serde(untagged)]
    Public(PublicFact),
}

impl From<PublicFact> for Fact {
    fn from(fact: PublicFact) -> Self {
        Self::Public(fact)
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it like this")]
const fn is_zero(number: &u64) -> bool {
    *number == 0
}

impl Fact {
    /// Reads what was stored when the game stood like this. Older versions had another name for the kind of a fact, and
    /// stored a move in the words of people, in which the game names the choices. That is never written anew, because its
    /// bytes have a checksum.
    pub fn read(body: &str, game: Option<&Game>) -> Result<Self, FactError> {
        let words = |error: serde_json::Error| FactError(error.to_string());
        let mut stored: Map<String, Value> = serde_json::from_str(body).map_err(words)?;
        if let Some(kind) = stored.remove("fact") {
            stored.insert("what".to_owned(), kind);
        }
        if let Some(Value::String(text)) = stored.get("move") {
            let game = game.ok_or_else(|| FactError("a move before the start".to_owned()))?;
            let m = game.read_move(text).map_err(|error| FactError(format!("{text}: {error}")))?;
            stored.insert("move".to_owned(), serde_json::to_value(m).map_err(words)?);
        }
        serde_json::from_value(Value::Object(stored)).map_err(words)
    }

    /// Does it leave the game as it is? Then a move that was decided before it still stands.
    pub const fn is_talk(&self) -> bool {
        use PublicFact::{Hinted, Paced, Rematch, Voted};
        matches!(
            self,
            Self::Said { .. }
                | Self::Reacted { .. }
                | Self::Public(Hinted { .. } | Paced { .. } | Voted { .. } | Rematch { .. })
        )
    }

    /// Does it give the seat of somebody who is away to a bot because the others voted for that?
    pub const fn votes_out(&self) -> bool {
        matches!(self, Self::Public(PublicFact::Substituted { reason: Substitution::Vote, .. }))
    }

    /// Does it change how the table looks in lists?
    pub const fn changes_listing(&self) -> bool {
        use PublicFact::{BotSat, Cleared, Started};
        let public = matches!(self, Self::Public(Cleared { .. } | BotSat { .. } | Started));
        public || matches!(self, Self::Sat { .. } | Self::Reserved { .. })
    }
}

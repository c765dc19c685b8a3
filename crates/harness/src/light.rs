//! Messages as the load harness reads them: no more of them than it needs, for thousands of clients share a core.

use std::borrow::Cow;
use std::time::Instant;

use serde::Deserialize;
use vale_engine::Move;
use vale_testkit::Dice;

use crate::error::{HarnessError, broken};

/// What matters of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    Standing {
        /// The number of the last entry.
        seq: u64,
        /// A move that this client could make, if it is asked.
        asked: Option<Move>,
        /// Is the game over?
        over: bool,
    },
    /// A command was carried out.
    Done {
        id: String,
        /// When that was known here.
        at: Instant,
    },
    /// A command was refused, or something else is wrong.
    Refused(String),
    /// Nothing that matters.
    Nothing,
}

#[derive(Deserialize)]
struct Message<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
    #[serde(default)]
    seq: u64,
    #[serde(default, borrow)]
    id: Cow<'a, str>,
    #[serde(default, borrow)]
    stage: Cow<'a, str>,
    #[serde(default)]
    turn: Option<Turn>,
}

#[derive(Deserialize)]
struct Turn {
    moves: Vec<Offer>,
}

#[derive(Deserialize)]
struct Offer {
    #[serde(rename = "move")]
    m: Move,
}

/// Reads a message, and chooses a move if one is asked for.
pub fn read_note(text: &str, dice: &mut Dice) -> Result<Note, HarnessError> {
    let at = Instant::now();
    let message: Message<'_> = serde_json::from_str(text)
        .map_err(|error| broken(format!("a message that cannot be read: {error}: {text}")))?;
    Ok(match &*message.kind {
        "update" => {
            let moves = message.turn.map(|turn| turn.moves).unwrap_or_default();
            let asked = moves.get(dice.below(moves.len())).map(|offer| offer.m);
            Note::Standing { seq: message.seq, asked, over: message.stage == "over" }
        }
        "done" => Note::Done { id: message.id.into_owned(), at },
        "refused" | "error" => Note::Refused(text.to_owned()),
        _ => Note::Nothing,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_matters_is_read() {
        let mut dice = Dice::new(1);
        let mut read = |text| read_note(text, &mut dice).unwrap();
        let update = r#"{"type":"update","seq":3,"entries":[{"seq":3}],"stage":"playing","turn":{"moves":[{"move":{"verb":"end"}}]}}"#;
        assert_eq!(read(update), Note::Standing { seq: 3, asked: Some(Move::End), over: false });
        let update = r#"{"type":"update","seq":4,"entries":[],"stage":"over","turn":null}"#;
        assert_eq!(read(update), Note::Standing { seq: 4, asked: None, over: true });
        assert!(matches!(read(r#"{"type":"done","id":"x","seq":4}"#), Note::Done { id, .. } if id == "x"));
        assert!(matches!(read(r#"{"type":"refused","id":"x","seq":4}"#), Note::Refused(_)));
        assert_eq!(read(r#"{"type":"presence","seats":[1]}"#), Note::Nothing);
    }
}

//! What clients read of the server's messages. The types of `vale-protocol` are for writing them; these are written
//! apart from them, so that a change on the wire does not go unnoticed.

use serde::Deserialize;
use serde_json::value::RawValue;
use vale_engine::{Move, Seat, Seed};
use vale_protocol::{Commitment, PlayerId, Reaction, TableId};
pub use vale_protocol::{Occupant, Stage};

use crate::error::{HarnessError, broken};

/// One message of the server.
#[derive(Debug)]
pub enum Message {
    Hello(Hello),
    /// What happened and how things stand.
    Update(Box<Update>),
    /// A command was carried out.
    Done(Done),
    /// A command was refused.
    Refused(Refused),
    Presence,
    /// Something else is wrong.
    Error(Problem),
}

/// What does not change while a connection lasts.
#[derive(Clone, Debug, Deserialize)]
pub struct Hello {
    pub table: TableId,
    pub host: PlayerId,
    /// The promise about the shuffle.
    pub commitment: Commitment,
    /// Who the server thinks we are.
    pub you: Option<PlayerId>,
}

/// What happened and how things stand now.
#[derive(Debug)]
pub struct Update {
    /// The number of the last entry.
    pub seq: u64,
    pub entries: Vec<Entry>,
    /// Do more entries follow at once?
    pub more: bool,
    pub state: State,
}

/// How things stand.
#[derive(Clone, Debug, Deserialize)]
pub struct State {
    /// Where the table stands.
    pub stage: Stage,
    pub seats: Vec<SeatState>,
    pub you: Option<Seat>,
    /// All seats that we may play.
    pub yours: Vec<Seat>,
    pub view: Option<serde_json::Value>,
    /// What we can do.
    pub turn: Option<Turn>,
    /// Can we take back a move?
    pub can_undo: bool,
    pub ranking: Option<serde_json::Value>,
    /// What decided all shuffles.
    pub seed: Option<Seed>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
}

/// A seat.
#[derive(Clone, Debug, Deserialize)]
pub struct SeatState {
    pub seat: Seat,
    pub occupant: Occupant,
    pub ready: bool,
}

/// What we can do.
#[derive(Clone, Debug, Deserialize)]
pub struct Turn {
    pub moves: Vec<Offer>,
}

/// A legal move.
#[derive(Clone, Debug, Deserialize)]
pub struct Offer {
    /// As it is to be sent.
    #[serde(rename = "move")]
    pub m: Move,
}

/// A command was carried out.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Done {
    pub id: String,
    /// The number of its entry.
    pub seq: u64,
}

/// A command was refused.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Refused {
    pub id: String,
    /// The last number of the table; none if the table was not even asked.
    pub seq: Option<u64>,
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Problem {
    pub code: String,
    pub message: String,
    /// When to try again, in milliseconds.
    pub retry_ms: Option<u64>,
}

/// One numbered thing that happened: what matters here, and all of it exactly as it was sent.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Box<RawValue>")]
pub struct Entry {
    pub seq: u64,
    pub what: What,
    /// As it was sent.
    pub text: Box<str>,
}

/// What can happen, as far as clients here care.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum What {
    /// A player made a move; only the player is told which.
    Played {
        seat: Seat,
        #[serde(rename = "move")]
        m: Option<Move>,
    },
    /// A player took back the move with this number.
    Undone {
        seat: Seat,
        undone: u64,
    },
    Said {
        seat: Seat,
        text: String,
    },
    Reacted {
        seat: Seat,
        reaction: Reaction,
    },
    Sat {
        seat: Seat,
    },
    Readied {
        seat: Seat,
    },
    /// A bot keeps the seat of a player.
    Kept {
        seat: Seat,
        keeping: String,
    },
    Started,
    /// There is a new table for the same players.
    Rematch {
        table: TableId,
    },
    #[serde(other)]
    Other,
}

impl What {
    /// Is it something that a move may overlook?
    pub const fn is_talk(&self) -> bool {
        matches!(self, Self::Said { .. } | Self::Reacted { .. })
    }
}

impl TryFrom<Box<RawValue>> for Entry {
    type Error = serde_json::Error;

    fn try_from(raw: Box<RawValue>) -> Result<Self, Self::Error> {
        #[derive(Deserialize)]
        struct Read {
            seq: u64,
            #[serde(flatten)]
            what: What,
        }
        let Read { seq, what } = serde_json::from_str(raw.get())?;
        Ok(Self { seq, what, text: raw.get().into() })
    }
}

impl Message {
    /// Reads a message.
    pub fn read(text: &str) -> Result<Self, HarnessError> {
        #[derive(Deserialize)]
        struct Kind<'a> {
            #[serde(borrow, rename = "type")]
            kind: std::borrow::Cow<'a, str>,
        }
        #[derive(Deserialize)]
        struct Wrong {
            problem: Problem,
        }
        let read = || -> Result<Option<Self>, serde_json::Error> {
            let kind: Kind<'_> = serde_json::from_str(text)?;
            Ok(Some(match &*kind.kind {
                "hello" => Self::Hello(serde_json::from_str(text)?),
                "update" => Self::Update(Box::new(read_update(text)?)),
                "done" => Self::Done(serde_json::from_str(text)?),
                "refused" => Self::Refused(serde_json::from_str(text)?),
                "presence" => Self::Presence,
                "error" => Self::Error(serde_json::from_str::<Wrong>(text)?.problem),
                _ => return Ok(None),
            }))
        };
        match read() {
            Ok(Some(message)) => Ok(message),
            Ok(None) => Err(broken(format!("a message of an unknown type: {text}"))),
            Err(error) => Err(broken(format!("a message that cannot be read: {error}: {text}"))),
        }
    }
}

/// Raw parts cannot be read together with a flattened struct, so the entries and the state are read apart.
fn read_update(text: &str) -> Result<Update, serde_json::Error> {
    #[derive(Deserialize)]
    struct Past {
        seq: u64,
        entries: Vec<Entry>,
        #[serde(default)]
        more: bool,
    }
    let Past { seq, entries, more } = serde_json::from_str(text)?;
    Ok(Update { seq, entries, more, state: serde_json::from_str(text)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_is_read_and_its_entries_are_kept_as_they_were_sent() {
        let text = r#"{"type":"update","seq":7,"entries":[
            {"seq":6,"at":1,"what":"played","seat":2,"move":{"verb":"end"},"events":[]},
            {"seq":7,"at":2,"what":"kept","seat":1,"keeping":"vote"}],
            "stage":"playing","seats":[{"seat":1,"occupant":{"is":"person","player":"p","name":"n"},"ready":true},
            {"seat":2,"occupant":{"is":"nobody"},"ready":false}],"you":2,"yours":[2],
            "view":null,"turn":{"moves":[{"move":{"verb":"end"},"brings":{}}],"refused":[]},"can_undo":false,"ranking":null,
            "seed":null,"rematch":null}"#;
        let Message::Update(update) = Message::read(text).unwrap() else { panic!("not an update") };
        assert_eq!(update.seq, 7);
        let seat = Seat::from_number(2).unwrap();
        assert_eq!(update.entries[0].what, What::Played { seat, m: Some(Move::End) });
        assert!(update.entries[0].text.starts_with(r#"{"seq":6,"at":1,"#));
        let kept = What::Kept { seat: Seat::FIRST, keeping: "vote".to_owned() };
        assert_eq!(update.entries[1].what, kept);
        assert_eq!(update.state.you, Some(seat));
        assert_eq!(update.state.seats[1].occupant, Occupant::Nobody);
        assert_eq!(update.state.turn.unwrap().moves[0].m, Move::End);
    }

    #[test]
    fn what_is_no_message_is_a_broken_promise() {
        for text in ["", "[]", r#"{"type":"surprise"}"#, r#"{"type":"done","id":"x"}"#] {
            assert!(matches!(Message::read(text), Err(HarnessError::Broken(_))), "{text}");
        }
    }
}

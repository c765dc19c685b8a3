//! What the referee can be asked.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};
use vale_bots::Seen;
use vale_engine::{
    Card, Deal, FirstPlayer, Options, PaymentRule, Position, RunningEffects, Seat, Seed, SellTable, Setup, Start,
};
use vale_protocol::{from_value, read_value};

use super::answer::Problem;
use crate::args;
use crate::random::fresh_seed;

/// A request, and which game it is about.
pub struct Request {
    /// The name of the game; empty if the request names none.
    pub game: String,
    /// What else the answer should have.
    pub with: With,
    pub what: What,
}

/// What an answer with a status has on demand, so that a decision takes one request.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct With {
    pub legal: bool,
    /// What each of them would bring.
    pub brings: bool,
    /// What the seat that is asked sees and remembers.
    pub view: bool,
}

/// One thing that an answer has on demand.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Extra {
    Legal,
    Brings,
    View,
}

impl With {
    fn read(value: Value) -> Result<Self, Problem> {
        let extras: Vec<Extra> =
            from_value(value).map_err(|message| Problem::new("bad_request", &format!("with: {message}")))?;
        let mut with = Self::default();
        for extra in extras {
            match extra {
                Extra::Legal => with.legal = true,
                Extra::Brings => with.brings = true,
                Extra::View => with.view = true,
            }
        }
        Ok(with)
    }
}

/// What is asked.
#[derive(Debug)]
pub enum What {
    Start(Box<NewGame>),
    /// Start a full game that fits what a seat sees and remembers.
    Sample(Box<Sampled>),
    /// Copy a game under this name.
    Fork(String),
    /// Tell who is asked what.
    Status,
    /// List the legal moves.
    Legal,
    Play(String),
    /// Tell why a move is not legal.
    Why(String),
    /// Take back the last move.
    Undo,
    View(View),
    /// Give the record, with these names of the players.
    Record(Vec<String>),
    Position,
    /// List the cards and tiles.
    Cards,
    Games,
    Forget,
}

/// All that can be asked, for messages.
const REQUESTS: &str =
    "start, sample, fork, status, legal, play, why, undo, view, record, position, cards, games or forget";

/// The fields of a request that needs none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

/// The fields of a request about a move.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveText {
    #[serde(rename = "move")]
    text: String,
}

/// The fields of a request to copy a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Copied {
    #[serde(rename = "as")]
    name: String,
}

/// What a seat sees and remembers, and a seed for the rest.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sampled {
    view: Seen,
    running: Option<RunningEffects>,
    #[serde(default)]
    remembered: BTreeMap<u8, Vec<Card>>,
    #[serde(default)]
    seed: u64,
}

impl Sampled {
    /// What the sampled game starts from.
    pub fn start(self) -> Result<Start, Problem> {
        let position = self.view.sample(self.running, &self.remembered, self.seed);
        position.map(Start::Position).map_err(|message| Problem::new("bad_position", &message))
    }
}

/// The fields of a request for the record.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Names {
    #[serde(default)]
    names: Vec<String>,
}

/// Which view.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    #[serde(rename = "as")]
    pub whose: Viewer,
    /// The seat, for the view of a seat.
    pub seat: Option<Seat>,
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    Seat,
    /// A bystander.
    Spectator,
    /// The one who runs the game.
    Referee,
}

/// What a new game starts from.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    players: Option<u8>,
    #[serde(default)]
    options: Option<NewOptions>,
    #[serde(default, deserialize_with = "seed")]
    seed: Option<Seed>,
    deck: Option<Vec<Card>>,
    position: Option<Position>,
}

/// The options of a new game.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct NewOptions {
    sell: SellTable,
    payment: PaymentRule,
    #[serde(deserialize_with = "first")]
    first: FirstPlayer,
    artifact_creatures: bool,
    artifact_tiles: bool,
}

/// A seed is a text or a whole number.
fn seed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seed>, D::Error> {
    match Value::deserialize(deserializer)? {
        Value::Null => Ok(None),
        Value::String(text) => text.parse().map(Some).map_err(serde::de::Error::custom),
        other => other.to_string().parse().map(Some).map_err(serde::de::Error::custom),
    }
}

fn first<'de, D: Deserializer<'de>>(deserializer: D) -> Result<FirstPlayer, D::Error> {
    let value = Value::deserialize(deserializer)?;
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    args::first_player(&text).map_err(serde::de::Error::custom)
}

impl NewGame {
    /// What the game starts from, and its seed.
    pub fn start(self) -> Result<(Start, Seed), Problem> {
        if let Some(position) = self.position {
            let beside = [
                ("players", self.players.is_some()),
                ("options", self.options.is_some()),
                ("seed", self.seed.is_some()),
                ("deck", self.deck.is_some()),
            ];
            if let Some((name, _)) = beside.into_iter().find(|&(_, given)| given) {
                let message = format!("{name}: leave it out, the position says it");
                return Err(Problem::new("bad_request", &message));
            }
            let seed = position.seed;
            return Ok((Start::Position(position), seed));
        }
        let players = self.players.ok_or_else(|| Problem::new("bad_request", "players: missing; say 2, 3 or 4"))?;
        let NewOptions { sell, payment, first, artifact_creatures, artifact_tiles } = self.options.unwrap_or_default();
        let deal = self.deck.map_or(Deal::Shuffled, Deal::Stacked);
        let seed = self.seed.map_or_else(fresh_seed, Ok).map_err(|problem| Problem::new("bad_request", &problem))?;
        let options = Options { players, sell, payment, artifact_creatures, artifact_tiles };
        let setup = Setup { options, first, deal, seed };
        Ok((Start::Setup(setup), seed))
    }
}

impl Request {
    /// Reads a line. The id comes back even if the rest is wrong.
    pub fn read(line: &[u8]) -> (Option<Value>, Result<Self, Problem>) {
        let mut fields = match read_value(line) {
            Ok(Value::Object(fields)) => fields,
            Ok(_) => return (None, Err(Problem::new("bad_json", "a request is a JSON object: {\"do\":...}"))),
            Err(error) if error.is_data() => return (None, Err(Problem::new("bad_request", &error))),
            Err(error) => return (None, Err(Problem::new("bad_json", &format!("this is not JSON: {error}")))),
        };
        let id = fields.remove("id");
        (id, Self::from_fields(fields))
    }

    fn from_fields(mut fields: Map<String, Value>) -> Result<Self, Problem> {
        let game = match fields.remove("game") {
            None => String::new(),
            Some(Value::String(name)) => name,
            Some(_) => return Err(Problem::new("bad_request", "game: the name of a game is a text")),
        };
        let with = fields.remove("with");
        let Some(Value::String(verb)) = fields.remove("do") else {
            return Err(Problem::new("bad_request", &format!("do: missing; say {REQUESTS}")));
        };
        let nothing = |what: What| read::<Nothing>(fields.clone()).map(|Nothing {}| what);
        let what = match verb.as_str() {
            "start" => read(fields).map(|new| What::Start(Box::new(new))),
            "sample" => read(fields).map(|sampled| What::Sample(Box::new(sampled))),
            "fork" => read(fields).map(|Copied { name }| What::Fork(name)),
            "play" => read(fields).map(|MoveText { text }| What::Play(text)),
            "why" => read(fields).map(|MoveText { text }| What::Why(text)),
            "view" => read(fields).map(What::View),
            "record" => read(fields).map(|Names { names }| What::Record(names)),
            "status" => nothing(What::Status),
            "legal" => nothing(What::Legal),
            "undo" => nothing(What::Undo),
            "position" => nothing(What::Position),
            "cards" => nothing(What::Cards),
            "games" => nothing(What::Games),
            "forget" => nothing(What::Forget),
            _ => Err(Problem::new("unknown_request", &format!("do: `{verb}` is not known; say {REQUESTS}"))),
        }?;
        let with = with.map_or(Ok(With::default()), With::read)?;
        if with != With::default() && !what.answers_with_status() {
            return Err(Problem::new("bad_request", &format!("with: `{verb}` is not answered with the status")));
        }
        Ok(Self { game, with, what })
    }
}

impl What {
    /// Does the answer say where the game stands?
    const fn answers_with_status(&self) -> bool {
        matches!(
            self,
            Self::Start(_) | Self::Sample(_) | Self::Fork(_) | Self::Status | Self::Legal | Self::Play(_) | Self::Undo
        )
    }
}

/// Reads the fields of a request; an error names the field.
fn read<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Problem> {
    from_value(Value::Object(fields)).map_err(|message| Problem::new("bad_request", &message))
}

//! What the referee answers.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use vale_engine::{
    Asked, CardSet, Game, Position, Preview, Ranking, RefereeView, Refusal, RunningEffects, Seat, SeatView, Seed,
    TableView,
};

use super::request::With;
use super::session::Table;
use crate::cards::Catalogue;
use crate::told::Told;

/// One line of answer.
#[derive(Debug, Serialize)]
pub struct Answer {
    /// The `id` of the request, as it came.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<Value>,
    ok: bool,
    #[serde(flatten)]
    body: Body,
}

/// The answer itself.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Body {
    /// Something is wrong with the request.
    Problem { error: Problem },
    /// A game has begun.
    Started {
        #[serde(skip_serializing_if = "Option::is_none")]
        seed: Option<Seed>,
        #[serde(flatten)]
        told: Told,
        #[serde(flatten)]
        status: Status,
    },
    /// A move was played.
    Played {
        #[serde(rename = "move")]
        text: String,
        #[serde(flatten)]
        told: Told,
        #[serde(flatten)]
        status: Status,
    },
    /// A move was taken back.
    Undone {
        undone: String,
        #[serde(flatten)]
        status: Status,
    },
    /// Who is asked what.
    Status(Status),
    /// Whether a move is legal.
    Why {
        #[serde(rename = "move")]
        text: String,
        legal: bool,
        #[serde(flatten)]
        refusal: Option<Refused>,
    },
    /// The view of a bystander.
    Table { view: Box<TableView> },
    /// The view of a seat.
    Seat(Sight),
    /// The view of the referee.
    Referee { view: Box<RefereeView> },
    /// The record of the game.
    Record { record: String },
    /// The position of the game.
    Position { position: Box<Position> },
    /// The cards and tiles.
    Cards(Catalogue),
    /// The names of the games.
    Games { games: Vec<String> },
    /// Done, and there is nothing to say.
    Done {},
}

/// Where a game stands.
#[derive(Debug, Serialize)]
pub struct Status {
    asked: Option<Asked>,
    over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    ranking: Option<Ranking>,
    #[serde(flatten)]
    extras: Extras,
}

/// What a status has on demand.
#[derive(Debug, Default, Serialize)]
struct Extras {
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<String>>,
    /// What each of the moves would bring.
    #[serde(skip_serializing_if = "Option::is_none")]
    brings: Option<Vec<Preview>>,
    #[serde(flatten)]
    sight: Option<Sight>,
}

/// What a seat sees and remembers: all that `sample` needs.
#[derive(Debug, Serialize)]
pub struct Sight {
    view: Box<SeatView>,
    remembered: BTreeMap<usize, CardSet>,
    #[serde(skip_serializing_if = "Option::is_none")]
    running: Option<RunningEffects>,
}

impl Sight {
    /// What this seat sees and remembers.
    pub fn of(table: &Table, seat: Seat) -> Self {
        let game = table.played.game();
        let memory = table.memories.of(seat);
        let others = game.seats().filter(|&other| other != seat);
        let view = Box::new(game.seat_view(seat));
        Self {
            remembered: others.map(|other| (other.number(), memory.in_hand(other))).collect(),
            running: view.table.running(),
            view,
        }
    }
}

impl Status {
    /// Where this game stands.
    pub fn of(table: &Table, with: With) -> Self {
        let game = table.played.game();
        let over = game.is_over();
        let extras = Extras {
            moves: with.legal.then(|| written_moves(game)),
            brings: with.brings.then(|| game.offers().into_iter().map(|(_, brings)| brings).collect()),
            sight: game.asked_seat().filter(|_| with.view).map(|seat| Sight::of(table, seat)),
        };
        Self { asked: game.asked(), over, ranking: over.then(|| game.ranking()), extras }
    }
}

fn written_moves(game: &Game) -> Vec<String> {
    game.legal_moves().into_iter().map(|m| game.write_move(m)).collect()
}

/// Why a move is not legal, for programs and for people.
#[derive(Debug, Serialize)]
pub struct Refused {
    message: String,
    refusal: Refusal,
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self { message: refusal.to_string(), refusal }
    }
}

/// What is wrong with a request. The code is for programs and never changes its meaning, the message is for people.
#[derive(Debug, Serialize)]
pub struct Problem {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<Refusal>,
}

impl Problem {
    /// A problem in words.
    pub fn new(code: &'static str, message: &(impl ToString + ?Sized)) -> Self {
        Self { code, message: message.to_string(), refusal: None }
    }

    /// A move that the rules do not allow.
    pub fn illegal(refusal: Refusal) -> Self {
        Self { code: "illegal_move", message: refusal.to_string(), refusal: Some(refusal) }
    }
}

impl From<Problem> for Answer {
    fn from(error: Problem) -> Self {
        Self { id: None, ok: false, body: Body::Problem { error } }
    }
}

impl From<Body> for Answer {
    fn from(body: Body) -> Self {
        Self { id: None, ok: true, body }
    }
}

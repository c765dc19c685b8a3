//! The games that a referee runs.

use std::collections::BTreeMap;

use vale_engine::{Happening, Match, MoveList, StartError};

use super::answer::{Answer, Body, Problem, Refused, Status};
use super::request::{NewGame, Request, View, Viewer, What};
use vale_words::Words;

use crate::cards::Catalogue;

/// The most games at a time, so that a program that forgets to forget does not eat all memory.
const MAX_GAMES: usize = 10_000;

/// The longest name of a game, in bytes.
const MAX_NAME: usize = 200;

/// All games, by name.
#[derive(Default)]
pub struct Session {
    games: BTreeMap<String, Match>,
}

impl Session {
    /// The answer to a line.
    pub fn answer(&mut self, line: &[u8]) -> Answer {
        let (id, request) = Request::read(line);
        let body = request.and_then(|request| self.carry_out(request));
        let mut answer = body.map_or_else(Answer::from, Answer::from);
        answer.id = id;
        answer
    }

    fn carry_out(&mut self, Request { game: name, what }: Request) -> Result<Body, Problem> {
        match what {
            What::Start(new) => self.start(name, *new),
            What::Cards => Ok(Body::Cards(Catalogue::new(&Words::english()))),
            What::Games => Ok(Body::Games { games: self.games.keys().cloned().collect() }),
            What::Forget => {
                self.find(&name)?;
                self.games.remove(&name);
                Ok(Body::Done {})
            }
            What::Play(text) => play(self.find(&name)?, &text),
            What::Undo => undo(self.find(&name)?),
            question => ask(self.find(&name)?, question),
        }
    }

    fn find(&mut self, name: &str) -> Result<&mut Match, Problem> {
        self.games.get_mut(name).ok_or_else(|| {
            let message = if name.is_empty() {
                "no game has been started: send {\"do\":\"start\",\"players\":2} first".to_owned()
            } else {
                format!("there is no game `{name}`")
            };
            Problem::new("no_game", &message)
        })
    }

    fn start(&mut self, name: String, new: NewGame) -> Result<Body, Problem> {
        if name.len() > MAX_NAME {
            return Err(Problem::new("bad_request", &format!("game: a name has at most {MAX_NAME} bytes")));
        }
        if self.games.len() >= MAX_GAMES && !self.games.contains_key(&name) {
            let message = format!("{MAX_GAMES} games are running: forget one first");
            return Err(Problem::new("too_many_games", &message));
        }
        let (start, seed) = new.start()?;
        let mut happenings: Vec<Happening> = Vec::new();
        let game = Match::begin(start, &mut happenings).map_err(|error| {
            let code = match error {
                StartError::Setup(_) => "bad_setup",
                StartError::Position(_) => "bad_position",
            };
            Problem::new(code, &error)
        })?;
        let status = Status::of(game.game());
        self.games.insert(name, game);
        Ok(Body::Started { seed, told: happenings.into(), status })
    }
}

fn play(game: &mut Match, text: &str) -> Result<Body, Problem> {
    let m = game.game().read_move(text).map_err(|error| Problem::new("bad_move", &error))?;
    let text = game.game().write_move(m);
    let mut happenings: Vec<Happening> = Vec::new();
    game.play(m, &mut happenings).map_err(Problem::illegal)?;
    Ok(Body::Played { text, told: happenings.into(), status: Status::of(game.game()) })
}

fn undo(game: &mut Match) -> Result<Body, Problem> {
    let last = game.played().last().ok_or_else(|| Problem::new("cannot_undo", "there is no move to undo"))?;
    let undone = game.undo(last.seat).map_err(|error| Problem::new("cannot_undo", &error))?;
    let undone = game.game().write_move(undone);
    Ok(Body::Undone { undone, status: Status::of(game.game()) })
}

/// Answers a question that changes nothing.
fn ask(game: &Match, question: What) -> Result<Body, Problem> {
    let now = game.game();
    match question {
        What::Legal => {
            let mut moves = MoveList::new();
            now.legal_moves(&mut moves);
            let moves = moves.iter().map(|&m| now.write_move(m)).collect();
            Ok(Body::Legal { moves, status: Status::of(now) })
        }
        What::Why(text) => {
            let m = now.read_move(&text).map_err(|error| Problem::new("bad_move", &error))?;
            let refusal = now.check(m).err().map(Refused::from);
            Ok(Body::Why { text: now.write_move(m), legal: refusal.is_none(), refusal })
        }
        What::View(View { whose: Viewer::Seat, seat }) => {
            let seat = seat.ok_or_else(|| Problem::new("bad_request", "seat: missing; whose view?"))?;
            if seat.index() >= usize::from(now.options().players) {
                return Err(Problem::new("bad_request", &format!("seat: there is no seat {seat} at this table")));
            }
            Ok(Body::Seat { view: Box::new(now.seat_view(seat)) })
        }
        What::View(View { seat: Some(_), .. }) => {
            Err(Problem::new("bad_request", "seat: only the view of a seat has one"))
        }
        What::View(View { whose: Viewer::Spectator, .. }) => Ok(Body::Table { view: Box::new(now.table_view()) }),
        What::View(View { whose: Viewer::Referee, .. }) => Ok(Body::Referee { view: Box::new(now.referee_view()) }),
        What::Record(names) => Ok(Body::Record { record: game.record(&names).to_string() }),
        What::Position => {
            let position = now.position().ok_or_else(|| {
                Problem::new("no_position", "an effect is running: a position can be given when it is done")
            })?;
            Ok(Body::Position { position: Box::new(position) })
        }
        What::Status | What::Start(_) | What::Play(_) | What::Undo | What::Cards | What::Games | What::Forget => {
            Ok(Body::Status(Status::of(now)))
        }
    }
}

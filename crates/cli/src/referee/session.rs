//! The games that a referee runs.

use std::collections::BTreeMap;

use vale_bots::{Memories, recall};
use vale_engine::{Happening, Match, Start, StartError, Witness};
use vale_words::Words;

use super::answer::{Answer, Body, Problem, Refused, Sight, Status};
use super::request::{Request, View, Viewer, What, With};
use crate::cards::Catalogue;

/// The most games at a time, so that a program that forgets to forget does not eat all memory.
const MAX_GAMES: usize = 10_000;

/// The longest name of a game, in bytes.
const MAX_NAME: usize = 200;

/// A game, and what its seats remember of it.
#[derive(Clone)]
pub struct Table {
    pub played: Match,
    pub memories: Memories,
}

/// All games, by name.
#[derive(Default)]
pub struct Session {
    games: BTreeMap<String, Table>,
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

    fn carry_out(&mut self, Request { game: name, with, what }: Request) -> Result<Body, Problem> {
        match what {
            What::Start(new) => {
                self.check_room(&name)?;
                let (start, seed) = new.start()?;
                let (table, happenings) = Table::begin(start)?;
                let status = Status::of(&table, with);
                self.games.insert(name, table);
                Ok(Body::Started { seed: Some(seed), told: happenings.into(), status })
            }
            What::Sample(sampled) => {
                self.check_room(&name)?;
                let (table, happenings) = Table::begin(sampled.start()?)?;
                let status = Status::of(&table, with);
                self.games.insert(name, table);
                Ok(Body::Started { seed: None, told: happenings.into(), status })
            }
            What::Fork(copy) => {
                self.check_room(&copy)?;
                let table = self.find(&name)?.clone();
                let status = Status::of(&table, with);
                self.games.insert(copy, table);
                Ok(Body::Status(status))
            }
            What::Cards => Ok(Body::Cards(Catalogue::new(&Words::english()))),
            What::Games => Ok(Body::Games { games: self.games.keys().cloned().collect() }),
            What::Forget => {
                self.find(&name)?;
                self.games.remove(&name);
                Ok(Body::Done {})
            }
            What::Play(text) => self.find(&name)?.play(&text, with),
            What::Undo => self.find(&name)?.undo(with),
            question => self.find(&name)?.ask(question, with),
        }
    }

    fn find(&mut self, name: &str) -> Result<&mut Table, Problem> {
        self.games.get_mut(name).ok_or_else(|| {
            let message = if name.is_empty() {
                "no game has been started: send {\"do\":\"start\",\"players\":2} first".to_owned()
            } else {
                format!("there is no game `{name}`")
            };
            Problem::new("no_game", &message)
        })
    }

    /// Can there be a new game of this name?
    fn check_room(&self, name: &str) -> Result<(), Problem> {
        if name.len() > MAX_NAME {
            return Err(Problem::new("bad_request", &format!("game: a name has at most {MAX_NAME} bytes")));
        }
        if self.games.len() >= MAX_GAMES && !self.games.contains_key(name) {
            let message = format!("{MAX_GAMES} games are running: forget one first");
            return Err(Problem::new("too_many_games", &message));
        }
        Ok(())
    }
}

impl Table {
    /// A new game, and what happens in it before the first question.
    fn begin(start: Start) -> Result<(Self, Vec<Happening>), Problem> {
        let mut happenings: Vec<Happening> = Vec::new();
        let played = Match::begin(start, &mut happenings).map_err(|error| {
            let code = match error {
                StartError::Setup(_) => "bad_setup",
                StartError::Position(_) => "bad_position",
            };
            Problem::new(code, &error)
        })?;
        let mut table = Self { memories: Memories::new(played.game().options().players), played };
        table.remember(&happenings);
        Ok((table, happenings))
    }

    fn remember(&mut self, happenings: &[Happening]) {
        for &happening in happenings {
            match happening {
                Happening::Public(event) => self.memories.event(event),
                Happening::Private(seat, secret) => self.memories.secret(seat, secret),
            }
        }
    }

    fn play(&mut self, text: &str, with: With) -> Result<Body, Problem> {
        let m = self.played.game().read_move(text).map_err(|error| Problem::new("bad_move", &error))?;
        let text = self.played.game().write_move(m);
        let mut happenings: Vec<Happening> = Vec::new();
        self.played.play(m, &mut happenings).map_err(Problem::illegal)?;
        self.remember(&happenings);
        Ok(Body::Played { text, told: happenings.into(), status: Status::of(self, with) })
    }

    fn undo(&mut self, with: With) -> Result<Body, Problem> {
        let cannot = |reason: &dyn ToString| Problem::new("cannot_undo", &reason.to_string());
        let last = self.played.played().last().ok_or_else(|| cannot(&"there is no move to undo"))?;
        let undone = self.played.undo(last.seat).map_err(|error| cannot(&error))?;
        self.memories = recall(&self.played).map_err(|error| cannot(&error))?;
        let undone = self.played.game().write_move(undone);
        Ok(Body::Undone { undone, status: Status::of(self, with) })
    }

    /// Answers a question that changes nothing.
    fn ask(&self, question: What, with: With) -> Result<Body, Problem> {
        let now = self.played.game();
        match question {
            What::Legal => Ok(Body::Status(Status::of(self, With { legal: true, ..with }))),
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
                Ok(Body::Seat(Sight::of(self, seat)))
            }
            What::View(View { seat: Some(_), .. }) => {
                Err(Problem::new("bad_request", "seat: only the view of a seat has one"))
            }
            What::View(View { whose: Viewer::Spectator, .. }) => Ok(Body::Table { view: Box::new(now.table_view()) }),
            What::View(View { whose: Viewer::Referee, .. }) => Ok(Body::Referee { view: Box::new(now.referee_view()) }),
            What::Record(names) => Ok(Body::Record { record: self.played.record(&names).to_string() }),
            What::Position => Ok(Body::Position { position: Box::new(now.snapshot()) }),
            _ => Ok(Body::Status(Status::of(self, with))),
        }
    }
}

//! A table without a server, and a clock that is set by hand.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use vale_engine::{MoveList, Options, Seat, Seed};
use vale_protocol::{Code, First, PlayerId, Problem, Request, Settings, Stage, Substitution, TableId, Update};
use vale_table::{
    Actor, Blueprint, DecisionContext, Fact, FactRow, Finish, Invited, NewFact, Now, Place, Sitter, TableLog, TableRow,
    Viewer, finish_of,
};

pub const NOON: u64 = 1_700_000_000_000;

pub struct Desk {
    pub row: TableRow,
    pub log: TableLog,
    pub rows: Vec<FactRow>,
    pub now: u64,
    /// How long the player who is asked has been thinking since the last fact.
    pub thought_ms: u64,
    pub away: u8,
}

pub fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

pub fn id(name: &str) -> PlayerId {
    PlayerId(name.to_owned())
}

pub fn settings(players: u8) -> Settings {
    Settings::new(Options::new(players))
}

/// A table that Ada makes.
pub fn table_row(settings: &Settings, plan: &[Sitter], position: Option<String>) -> TableRow {
    let blueprint = Blueprint {
        host: &id("ada"),
        settings,
        plan: plan.to_vec(),
        seed: Seed::from_number(7),
        position,
        daily: None,
    };
    blueprint.rows(TableId("a-table".to_owned()), NOON, &HashMap::new()).unwrap().0
}

/// Somebody without an invitation.
pub const fn person(player: &PlayerId, chosen: Option<Seat>) -> Actor<'_> {
    Actor::Person { player, chosen, invited_to: None }
}

/// Lets a fact happen at this time.
pub fn append(log: &mut TableLog, fact: Fact, at: u64, thought_ms: u64) -> FactRow {
    let command = log.next_id("command");
    log.append(NewFact { fact, command, player: None, at, thought_ms }).unwrap()
}

/// A table as it is read from the store.
pub fn read(row: &TableRow, rows: &[FactRow]) -> TableLog {
    let mut log = TableLog::open(row).unwrap();
    for row in rows {
        log.replay(row.clone()).unwrap();
    }
    log
}

/// What somebody on this seat, or a bystander, is told of what happened after a number.
pub fn update(log: &TableLog, seat: Option<Seat>, after: Option<u64>, now: Now) -> Update {
    log.update(Viewer { place: &Place::from(seat), muted: &HashSet::new() }, after, now)
}

impl Desk {
    pub fn new(settings: &Settings) -> Self {
        Self::planned(settings, &[])
    }

    pub fn planned(settings: &Settings, plan: &[Sitter]) -> Self {
        let row = table_row(settings, plan, None);
        let log = TableLog::open(&row).unwrap();
        Self { row, log, rows: Vec::new(), now: NOON, thought_ms: 0, away: 0 }
    }

    /// A table of Ada and Teo who have begun to play, Ada first.
    pub fn playing(settings: &Settings) -> Self {
        let mut desk = Self::new(&Settings { first: First::Seat(seat(1)), ..settings.clone() });
        desk.does("ada", &Request::Sit { seat: seat(1), colour: None }).unwrap();
        desk.does("teo", &Request::Sit { seat: seat(2), colour: None }).unwrap();
        desk.does("teo", &Request::Ready { ready: true }).unwrap();
        desk.does("ada", &Request::Start {}).unwrap();
        desk
    }

    pub fn try_to(&self, name: &str, request: &Request, invited_to: Option<Invited>) -> Result<Fact, Problem> {
        let player = id(name);
        let actor = Actor::Person { player: &player, chosen: None, invited_to };
        self.log.state.decide(actor, request, self.context())
    }

    pub fn does(&mut self, name: &str, request: &Request) -> Result<(), Problem> {
        let fact = self.try_to(name, request, None)?;
        self.happens(fact);
        Ok(())
    }

    pub fn context(&self) -> DecisionContext {
        DecisionContext { thought_ms: self.thought_ms, away: self.away, grace: Duration::from_mins(1) }
    }

    pub fn time(&self) -> Now {
        Now { wall_ms: self.now, thought_ms: self.thought_ms }
    }

    /// Lets the player who is asked think.
    pub fn thinks(&mut self, seconds: u64) {
        self.thought_ms += seconds * 1000;
        self.now += seconds * 1000;
    }

    pub fn happens(&mut self, fact: Fact) {
        let thought_ms = self.log.state.thinker().map_or(0, |_| self.thought_ms);
        self.rows.push(append(&mut self.log, fact, self.now, thought_ms));
        self.thought_ms = 0;
    }

    pub fn time_left(&self, number: usize) -> Option<u64> {
        self.log.state.time_left(seat(number), self.thought_ms)
    }

    pub fn code(&self, name: &str, request: &Request) -> Code {
        self.try_to(name, request, None).unwrap_err().code
    }

    pub fn first_move(&self) -> Request {
        let mut moves = MoveList::new();
        let game = self.log.state.game().unwrap();
        game.legal_moves_into(&mut moves);
        Request::Play { m: moves[0] }
    }

    pub fn asked(&self) -> &'static str {
        if self.log.state.game().unwrap().asked_seat() == Some(seat(1)) { "ada" } else { "teo" }
    }

    pub fn settle(&mut self) {
        while let Some(fact) = self.log.state.due(self.context()) {
            self.happens(fact);
        }
    }

    pub fn substituted(&self, number: usize) -> Option<Substitution> {
        self.log.state.chair(seat(number)).unwrap().substituted
    }

    /// Plays to the end: Ada and Teo make so many moves each before they leave, and bots the others.
    pub fn played_out(moves: [usize; 2], daily: bool) -> Finish {
        let mut desk = Self::playing(&settings(2));
        let mut left = moves;
        while desk.log.state.stage() == Stage::Playing {
            let asked = desk.log.state.game().unwrap().asked_seat().unwrap();
            let name = desk.asked();
            let has_left = desk.log.state.chair(asked).unwrap().substituted.is_some();
            if left[asked.index()] > 0 {
                left[asked.index()] -= 1;
                desk.does(name, &desk.first_move()).unwrap();
            } else if has_left {
                let context = desk.context();
                let fact = desk.log.state.decide(Actor::Bot(asked), &desk.first_move(), context).unwrap();
                desk.happens(fact);
            } else {
                desk.does(name, &Request::Leave {}).unwrap();
            }
        }
        finish_of(&desk.log.state, daily, NOON).unwrap()
    }
}

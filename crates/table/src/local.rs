//! A table without a server: one person and bots, in the memory of one program.

use vale_bots::{Level, Memory};
use vale_engine::{Game, Happening, Match, Move, Seat, Start};
use vale_protocol::http::SeatPlan;
use vale_protocol::{Code, PlayerId, Problem, PublicFact, Request, Settings};

use crate::command::{Actor, DecisionContext};
use crate::fact::{Fact, FactError};
use crate::log::{NewFact, TableLog};
use crate::plan::plan;
use crate::state::{Play, TableState};

/// A table without a server, at which a game has begun. There is no clock, and the person may take back what bots did.
#[derive(Debug)]
pub struct LocalTable {
    log: TableLog,
    person: Seat,
    /// The game as it began.
    begun: Play,
}

impl LocalTable {
    /// Begins a game of a person on this seat and bots of a level on all others.
    pub fn begin(start: Start, person: Seat, level: Level) -> Result<Self, FactError> {
        let (options, seed) = match &start {
            Start::Setup(setup) => (setup.options, setup.seed),
            Start::Position(position) => (position.options, position.seed),
        };
        let bot = SeatPlan::Bot(level.number());
        let seats = Seat::all(options.players).map(|seat| if seat == person { SeatPlan::Me } else { bot.clone() });
        let host = PlayerId("local".to_owned());
        let plan = plan(&host, &seats.collect::<Vec<_>>(), None);
        let mut log = TableLog::in_memory(TableState::new(host, Settings::new(options), seed, Some(start), plan));
        append(&mut log, PublicFact::Started.into())?;
        let begun = log.state.play.clone().ok_or_else(|| FactError("the game has not begun".to_owned()))?;
        Ok(Self { log, person, begun })
    }

    /// The table with its past.
    pub const fn log(&self) -> &TableLog {
        &self.log
    }

    fn play(&self) -> &Play {
        self.log.state.play.as_ref().unwrap_or(&self.begun)
    }

    /// The game with its moves.
    pub fn history(&self) -> &Match {
        &self.play().game
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        self.history().game()
    }

    /// What a seat remembers.
    pub fn memory(&self, seat: Seat) -> &Memory {
        self.play().memories.of(seat)
    }

    /// The entries of the log that stand: the start of the game, and the moves that were not taken back.
    pub fn standing(&self) -> impl Iterator<Item = u64> {
        std::iter::once(1).chain(self.play().seqs.iter().copied())
    }

    /// What the person may know of what an entry brought about.
    pub fn seen(&self, seq: u64) -> impl Iterator<Item = Happening> {
        self.log.seen(seq, Some(self.person))
    }

    /// Makes a move of the seat that is asked, and gives back its entry.
    pub fn make_move(&mut self, m: Move) -> Result<u64, Problem> {
        let state = &self.log.state;
        let actor = match self.game().asked_seat() {
            Some(seat) if seat != self.person => Actor::Bot(seat),
            _ => Actor::Person { player: &state.host, chosen: None, invited_to: None },
        };
        let fact = state.decide(actor, &Request::Play { m }, DecisionContext::default())?;
        append(&mut self.log, fact).map_err(|error| Problem::new(Code::Internal, error.to_string()))?;
        Ok(self.log.seq())
    }

    /// Takes back the last move, whoever made it, unless it turned up something hidden.
    pub fn take_back(&mut self) -> Result<(), FactError> {
        let last = self.history().played().last().map(|last| last.seat);
        last.map_or(Ok(()), |seat| append(&mut self.log, Fact::Undone { seat }))
    }
}

fn append(log: &mut TableLog, fact: Fact) -> Result<(), FactError> {
    let new = NewFact { fact, command: log.next_id("local"), player: None, at: 0, thought_ms: 0 };
    log.append(new).map(drop)
}

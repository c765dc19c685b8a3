//! Where bots are measured against each other.
//!
//! The unit is the deal: the same cards are played once in every [seating](seatings), with the first player always at
//! seat 1, so luck with the cards and with the seat is the same for all. At a fixed number of nodes the results do not
//! depend on the machine or on the number of threads; times do.

mod entrant;
mod report;
mod tally;
mod times;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use vale_engine::{Deal, FirstPlayer, Options, Seat, Seed, Setup, StartError};

use crate::dice::decision_seed;
use crate::table::{Chair, Outcome, Table};
pub use entrant::{Entrant, EntrantError, Player};
pub use report::{BotResult, ByTurnOrder, Forfeited, Results, Thinking};
use tally::Ledger;
pub use times::Timing;

/// Bots at a table, ready to play as many deals as one likes.
pub struct Arena {
    options: Options,
    seed: Seed,
    /// Each bot once, in the order in which they were named.
    entrants: Vec<Entrant>,
    seatings: Vec<Vec<usize>>,
    /// The first deal that is played, from 0.
    first_deal: u64,
}

/// Why bots cannot sit down at a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArenaError {
    /// Nobody plays.
    #[error("name at least one bot")]
    NoBots,
    /// More bots than seats.
    #[error("{bots} bots are too many for a table of {players}")]
    TooManyBots {
        /// How many bots.
        bots: usize,
        /// How many seats.
        players: u8,
    },
    /// A game cannot begin.
    #[error("{0}")]
    Start(StartError),
    /// The threads cannot be started.
    #[error("cannot start the threads: {0}")]
    Threads(String),
}

/// A game as the arena tells of it.
#[derive(Clone, Copy, Debug)]
pub struct ArenaGame<'a> {
    /// The number of the deal, from 1.
    pub deal: u64,
    /// The number of the seating, from 1.
    pub seating: u64,
    /// What decided the shuffles.
    pub seed: Seed,
    /// The names of the bots by seat.
    pub names: &'a [String],
    /// What came of it.
    pub outcome: &'a Outcome,
}

impl Arena {
    /// Bots at a table with these options. If there are fewer bots than seats, the last one takes those that are left.
    /// Bots of the same name are one bot.
    ///
    /// # Errors
    /// Nobody plays, or there are more bots than seats.
    pub fn new(options: Options, bots: Vec<Entrant>, seed: Seed) -> Result<Self, ArenaError> {
        let players = usize::from(options.players);
        if bots.len() > players {
            return Err(ArenaError::TooManyBots { bots: bots.len(), players: options.players });
        }
        let mut entrants: Vec<Entrant> = Vec::new();
        let mut seats = Vec::new();
        for bot in bots {
            let known = entrants.iter().position(|entrant| entrant.name == bot.name);
            seats.push(known.unwrap_or(entrants.len()));
            if known.is_none() {
                entrants.push(bot);
            }
        }
        let &last = seats.last().ok_or(ArenaError::NoBots)?;
        seats.resize(players, last);
        let arena = Self { options, seed, entrants, seatings: seatings(&seats), first_deal: 0 };
        arena.setup(0).check().map_err(|error| ArenaError::Start(StartError::Setup(error)))?;
        Ok(arena)
    }

    /// Returns the same arena, which begins with this deal instead of deal 1. The deals of a seed are the same whether they are
    /// played at once or in pieces, so a long match can be made of several runs.
    #[must_use]
    pub const fn from_deal(mut self, number: u64) -> Self {
        self.first_deal = number.saturating_sub(1);
        self
    }

    /// Returns how many games a deal is.
    pub fn games_per_deal(&self) -> u64 {
        self.seatings.len() as u64
    }

    /// Plays deals and says what came of them. `watch` hears of every game. When `stop` is set, the deals that are not
    /// finished are left out.
    ///
    /// # Errors
    /// The threads cannot be started, or a game cannot begin.
    pub fn run(
        &self,
        deals: u64,
        threads: usize,
        stop: &AtomicBool,
        watch: &(dyn Fn(ArenaGame<'_>) + Sync),
    ) -> Result<Results, ArenaError> {
        let threads = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let threads = threads.map_err(|error| ArenaError::Threads(error.to_string()))?;
        let ledger = Mutex::new(Ledger::new(self.entrants.len()));
        threads.install(|| {
            (self.first_deal..self.first_deal.saturating_add(deals)).into_par_iter().try_for_each(|deal| {
                if let Some(outcomes) = self.play_deal(deal, stop, watch)? {
                    ledger.lock().unwrap_or_else(PoisonError::into_inner).enter(deal, &self.seatings, &outcomes);
                }
                Ok(())
            })?;
            let ledger = ledger.into_inner().unwrap_or_else(PoisonError::into_inner);
            Ok(Results::new(self, ledger))
        })
    }

    /// One deal in every seating; none if it was stopped.
    fn play_deal(
        &self,
        deal: u64,
        stop: &AtomicBool,
        watch: &(dyn Fn(ArenaGame<'_>) + Sync),
    ) -> Result<Option<Vec<Outcome>>, ArenaError> {
        let mut outcomes = Vec::with_capacity(self.seatings.len());
        for (index, seating) in self.seatings.iter().enumerate() {
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let number = index as u64;
            let table = Table {
                setup: self.setup(deal),
                chairs: seating.iter().map(|&bot| self.entrants[bot].sit_down()).collect::<Vec<Chair<'_>>>(),
                name: format!("deal {}, seating {}", deal + 1, number + 1),
                seeds: &|decision| decision_seed(self.seed, deal, number, decision),
                follow_plans: false,
                stop,
            };
            let Some(outcome) = table.play().map_err(ArenaError::Start)? else { return Ok(None) };
            let names: Vec<_> = seating.iter().map(|&bot| self.entrants[bot].name.clone()).collect();
            let seed = self.setup(deal).seed;
            watch(ArenaGame { deal: deal + 1, seating: number + 1, seed, names: &names, outcome: &outcome });
            outcomes.push(outcome);
        }
        Ok(Some(outcomes))
    }

    /// What the games of a deal start from: the seed of the arena, with the number of the deal in its last eight bytes.
    fn setup(&self, deal: u64) -> Setup {
        let mut bytes = self.seed.bytes();
        for (byte, number) in bytes[24..].iter_mut().zip(deal.to_le_bytes()) {
            *byte = byte.wrapping_add(number);
        }
        Setup {
            options: self.options,
            first: FirstPlayer::Chosen(Seat::FIRST),
            deal: Deal::Shuffled,
            seed: Seed::new(bytes),
        }
    }
}

/// Returns all ways to put bots at a table, which are told apart by who is whom: every arrangement once, in a fixed
/// order.
pub fn seatings(bots: &[usize]) -> Vec<Vec<usize>> {
    let mut seating = bots.to_vec();
    seating.sort_unstable();
    let mut all = vec![seating.clone()];
    // The next arrangement in alphabetical order: raise the last bot that can be raised, and sort those behind it.
    while let Some(raised) = seating.windows(2).rposition(|pair| pair[0] < pair[1]) {
        let Some(higher) = seating.iter().rposition(|&bot| bot > seating[raised]) else { break };
        seating.swap(raised, higher);
        seating[raised + 1..].reverse();
        all.push(seating.clone());
    }
    all
}

//! The bots that sit at tables. They think in a bounded number of threads, so that however many of them there are, a
//! person's move finds the rest of the machine free.

use std::sync::Arc;
use std::time::Instant;

use metrics::{counter, histogram};
use tokio::sync::Semaphore;
use vale_bots::{Level, Memory, Sight};
use vale_engine::{Move, SeatView};

use crate::telemetry;

/// What a bot is asked: what its seat sees and remembers, and nothing else.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The bot.
    pub level: Level,
    /// What its seat sees.
    pub view: SeatView,
    /// What its seat remembers.
    pub memory: Memory,
    /// The legal moves.
    pub legal: Vec<Move>,
    /// What decides the bot's own chance.
    pub seed: u64,
}

/// The threads in which bots think.
#[derive(Clone, Debug)]
pub struct BotPool {
    threads: Arc<Semaphore>,
}

impl BotPool {
    /// This many threads.
    pub fn new(threads: usize) -> Self {
        Self { threads: Arc::new(Semaphore::new(threads.max(1))) }
    }

    /// The move of a bot; none if there is no legal move.
    pub async fn decide(&self, puzzle: Puzzle) -> Option<Move> {
        let first = *puzzle.legal.first()?;
        if puzzle.legal.len() == 1 {
            return Some(first);
        }
        let level = puzzle.level.number().to_string();
        let Ok(permit) = Arc::clone(&self.threads).acquire_owned().await else { return Some(first) };
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let Puzzle { level, view, memory, legal, seed } = &puzzle;
            level.bot().decide(Sight { view, memory, legal }, *seed, level.default_budget()).chosen
        });
        let begun = Instant::now();
        // A bot that fails must not freeze the table: it plays any legal move instead.
        let m = thought.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a bot failed");
            first
        });
        counter!(telemetry::BOT_DECISIONS, "level" => level.clone()).increment(1);
        histogram!(telemetry::BOT_SECONDS, "level" => level).record(begun.elapsed().as_secs_f64());
        Some(m)
    }
}

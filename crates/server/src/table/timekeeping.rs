//! Keeps time for all tables: proves that moves can be taken, wakes tables that nobody looks at when somebody's time is
//! over, and saves thinking times so that a restart forgives no more than a little.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};
use vale_protocol::{Problem, TableId};
use vale_table::TableLog;

use super::clocks::Counted;
use super::tables::Tables;
use crate::clock::LONGEST_GAP;

/// How often to look.
const TICK: Duration = Duration::from_secs(1);

/// How often thinking times are saved.
const SAVE_EVERY: Duration = Duration::from_secs(30);

/// How long to wait between two tables whose clocks are looked up after a start.
const BETWEEN_TABLES: Duration = Duration::from_millis(2);

/// How long to wait at first, and at most, before trying again what failed.
const RETRY: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_mins(1);

impl Tables {
    /// Keeps time for as long as the server runs.
    pub async fn keep_time(self: Arc<Self>) {
        tokio::join!(self.start_clocks(), self.tick());
    }

    async fn tick(self: &Arc<Self>) {
        let mut tick = interval(TICK);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut saved = Instant::now();
        loop {
            tick.tick().await;
            if self.clocks.is_empty() {
                continue;
            }
            // A probe is a small write, and needed only if nobody else has written anything.
            if self.service.unproven_for() >= TICK && !self.prove().await {
                continue;
            }
            for table in self.clocks.over(self.service.now()) {
                if self.loaded(&table).is_none() {
                    let tables = Arc::clone(self);
                    // If it cannot be loaded now, the next tick tries again.
                    self.environment.spawn(Box::pin(async move { drop(tables.table(&table).await) }));
                }
            }
            if saved.elapsed() >= SAVE_EVERY {
                saved = Instant::now();
                self.save_clocks().await;
            }
        }
    }

    /// Writes something, as a proof that a move could have been taken.
    async fn prove(&self) -> bool {
        match timeout(LONGEST_GAP, self.store.probe()).await {
            Ok(Ok(())) => {
                self.service.prove();
                true
            }
            Ok(Err(error)) => {
                tracing::debug!(%error, "clocks stand still: nothing can be written");
                false
            }
            Err(_) => {
                tracing::debug!("clocks stand still: the database does not respond");
                false
            }
        }
    }

    /// Saves all thinking times.
    pub async fn save_clocks(&self) {
        let thoughts = self.clocks.thoughts(self.service.now());
        if !thoughts.is_empty()
            && let Err(error) = self.store.save_thoughts(&thoughts).await
        {
            tracing::warn!(%error, "thinking times could not be saved");
        }
    }

    /// Finds the clocks that ran when the server last stopped, so that they run on without any visitor.
    async fn start_clocks(self: &Arc<Self>) {
        let mut tables = loop {
            match self.store.clocked_tables().await {
                Ok(tables) => break tables,
                Err(_) => sleep(RETRY).await,
            }
        };
        let mut pause = RETRY;
        while !tables.is_empty() {
            let mut failed = Vec::new();
            for table in tables {
                if let Err(problem) = self.start_clock(&table).await {
                    tracing::debug!(%table, message = problem.message, "the clock of a table does not run yet");
                    failed.push(table);
                }
                sleep(BETWEEN_TABLES).await;
            }
            tables = failed;
            sleep(pause).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    async fn start_clock(&self, table: &TableId) -> Result<(), Problem> {
        // A table that is in memory counts for itself.
        if self.loaded(table).is_some() {
            return Ok(());
        }
        let log = self.read(table).await?;
        let Some(left_ms) = left_when_asked(&log) else { return Ok(()) };
        let saved = self.store.thought(table).await?;
        let account = self.account_from(saved, &log);
        if self.loaded(table).is_none() {
            self.clocks.set(table, Some(Counted { asked_at: log.asked_at(), account, left_ms: Some(left_ms) }));
        }
        Ok(())
    }
}

/// How long the person who is asked had left when they were asked, if a clock runs.
pub(super) fn left_when_asked(log: &TableLog) -> Option<u64> {
    let left_ms = log.state.thinker().and_then(|seat| log.state.time_left(seat, 0))?;
    Some(left_ms.saturating_add(log.settled_ms()))
}

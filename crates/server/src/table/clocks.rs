//! The thinking times of all tables of this server, whether they are in memory or not.
//!
//! A table notes here since when it counts, so that the account survives the table's task: a table that was unloaded, or
//! whose task failed, goes on where it was, and one that nobody looks at is woken when somebody's time is over.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use vale_protocol::TableId;

use crate::store::Thought;

/// An account of thinking time: how long somebody has thought about the question that stands, since it was asked. It only
/// grows; facts that are written meanwhile charge a part of it each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Account {
    /// What was counted before.
    pub carried_ms: u64,
    /// Since when it goes on, on the service clock.
    pub since: Duration,
}

impl Account {
    /// An account that begins at this time.
    pub const fn new(now: Duration) -> Self {
        Self { carried_ms: 0, since: now }
    }

    /// How much has been thought by this time.
    pub fn thought_ms(&self, now: Duration) -> u64 {
        let since = u64::try_from(now.saturating_sub(self.since).as_millis()).unwrap_or(u64::MAX);
        self.carried_ms.saturating_add(since)
    }
}

/// What is counted at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The number since which the question stands.
    pub asked_at: u64,
    /// The thinking time since then.
    pub account: Account,
    /// How long the player who is asked had left when they were asked; none if no clock runs, and only the grace time of
    /// somebody who is away is counted.
    pub left_ms: Option<u64>,
}

impl Counted {
    fn is_over(&self, now: Duration) -> bool {
        self.left_ms.is_some_and(|left| self.account.thought_ms(now) >= left)
    }
}

/// All tables where time is counted.
#[derive(Debug, Default)]
pub struct Clocks {
    tables: Mutex<HashMap<TableId, Counted>>,
}

impl Clocks {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Counted>> {
        // The map is whole even if somebody panicked: every change of it is a single call.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what a table counts now, if anything.
    pub fn set(&self, table: &TableId, counted: Option<Counted>) {
        match counted {
            Some(counted) => drop(self.lock().insert(table.clone(), counted)),
            None => drop(self.lock().remove(table)),
        }
    }

    /// The account of a table, if it is still about the question that stands since this number.
    pub fn account(&self, table: &TableId, asked_at: u64) -> Option<Account> {
        self.lock().get(table).filter(|counted| counted.asked_at == asked_at).map(|counted| counted.account)
    }

    /// Is nothing counted anywhere?
    pub fn is_empty(&self) -> bool {
        self.lock().is_empty()
    }

    /// The tables where somebody's time is over.
    pub fn over(&self, now: Duration) -> Vec<TableId> {
        self.lock().iter().filter(|(_, counted)| counted.is_over(now)).map(|(table, _)| table.clone()).collect()
    }

    /// All thinking times on running clocks, to be saved.
    pub fn thoughts(&self, now: Duration) -> Vec<Thought> {
        let tables = self.lock();
        let running = tables.iter().filter(|(_, counted)| counted.left_ms.is_some());
        let thought = |(table, counted): (&TableId, &Counted)| Thought {
            table: table.clone(),
            seq: counted.asked_at,
            ms: counted.account.thought_ms(now),
        };
        running.map(thought).filter(|thought| thought.ms > 0).collect()
    }
}

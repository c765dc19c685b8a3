//! What tables need from the process they run in. The simulator has an environment and a store of its own.

use std::collections::HashMap;

use futures_util::future::BoxFuture;
use vale_protocol::{PlayerId, TableId};
use vale_table::{Fact, FactRow};

use crate::clock;
use crate::store::{Append, Appended, Muted, Store, StoreError, StoredTable, Thought};
use crate::telemetry;

/// The wall clock, and a way to run tasks.
pub trait Environment: Send + Sync + 'static {
    /// The wall clock in milliseconds since 1970.
    fn wall_ms(&self) -> u64;

    /// Runs a task beside the others.
    fn spawn(&self, task: BoxFuture<'static, ()>);

    /// Takes note of how many tables are in memory now.
    fn note_tables(&self, count: usize);

    /// What a fact costs whoever was asked and thought for so long: exactly that. The simulator changes it, to show that
    /// it would notice.
    fn charge(&self, _fact: &Fact, thought_ms: u64) -> u64 {
        thought_ms
    }
}

/// A process of the operating system, with tokio.
#[derive(Clone, Copy, Debug)]
pub struct Process;

impl Environment for Process {
    fn wall_ms(&self) -> u64 {
        clock::wall_ms()
    }

    fn spawn(&self, task: BoxFuture<'static, ()>) {
        tokio::spawn(telemetry::watched(task));
    }

    fn note_tables(&self, count: usize) {
        telemetry::tables(count);
    }
}

/// An answer of the store.
type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// What tables need from the store.
pub trait TableStore: Send + Sync + 'static {
    /// A table, as it was made.
    fn table<'a>(&'a self, id: &'a TableId) -> Answer<'a, Option<StoredTable>>;

    /// What happened at a table after a number, in order.
    fn facts_after<'a>(&'a self, table: &'a TableId, seq: u64) -> Answer<'a, Vec<FactRow>>;

    /// Writes a fact, as [`Store::append`] does.
    fn append(&self, append: Append) -> Answer<'_, Appended>;

    /// The names of players.
    fn names<'a>(&'a self, players: &'a [PlayerId]) -> Answer<'a, HashMap<PlayerId, String>>;

    /// Mutes a player, or unmutes them.
    fn mute<'a>(&'a self, player: &'a PlayerId, other: &'a PlayerId, muted: bool) -> Answer<'a, Muted>;

    /// What nobody outside knows, and what decides the chance of bots together with the table.
    fn bot_secret(&self) -> &str;

    /// Tells other servers something, perhaps in vain.
    fn notify(&self, payload: &str);

    /// Writes something, to prove that it can.
    fn probe(&self) -> Answer<'_, ()>;

    /// Running games with a clock.
    fn clocked_tables(&self) -> Answer<'_, Vec<TableId>>;

    /// The thinking time that was last saved for a table.
    fn thought<'a>(&'a self, table: &'a TableId) -> Answer<'a, Option<Thought>>;

    /// Saves thinking times.
    fn save_thoughts<'a>(&'a self, thoughts: &'a [Thought]) -> Answer<'a, ()>;
}

impl TableStore for Store {
    fn table<'a>(&'a self, id: &'a TableId) -> Answer<'a, Option<StoredTable>> {
        Box::pin(self.table(id))
    }

    fn facts_after<'a>(&'a self, table: &'a TableId, seq: u64) -> Answer<'a, Vec<FactRow>> {
        Box::pin(self.facts_after(table, seq))
    }

    fn append(&self, append: Append) -> Answer<'_, Appended> {
        Box::pin(self.append(append))
    }

    fn names<'a>(&'a self, players: &'a [PlayerId]) -> Answer<'a, HashMap<PlayerId, String>> {
        Box::pin(self.names(players))
    }

    fn mute<'a>(&'a self, player: &'a PlayerId, other: &'a PlayerId, muted: bool) -> Answer<'a, Muted> {
        Box::pin(self.mute(player, other, muted))
    }

    fn bot_secret(&self) -> &str {
        self.bot_secret()
    }

    fn notify(&self, payload: &str) {
        self.notify(payload);
    }

    fn probe(&self) -> Answer<'_, ()> {
        Box::pin(self.probe())
    }

    fn clocked_tables(&self) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.clocked_tables())
    }

    fn thought<'a>(&'a self, table: &'a TableId) -> Answer<'a, Option<Thought>> {
        Box::pin(self.thought(table))
    }

    fn save_thoughts<'a>(&'a self, thoughts: &'a [Thought]) -> Answer<'a, ()> {
        Box::pin(self.save_thoughts(thoughts))
    }
}

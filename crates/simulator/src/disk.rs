//! What a simulated database holds, and how a node reaches it: slowly, not at all, or with the answer lost.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};
use vale_protocol::{PlayerId, Stage, TableId};
use vale_server::store::{Append, Appended, FactRow, Muted, StoreError, StoredTable, TableRow, Thought};
use vale_server::table::TableStore;
use vale_testkit::Dice;

/// A fact with the moment it became durable, in virtual time.
#[derive(Clone, Debug)]
pub struct Written {
    pub row: FactRow,
    pub at: Instant,
}

/// How a database fails at the moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiskFaults {
    /// Nothing can be written, and nobody is told anything else: the disk is full.
    pub full: bool,
    /// Every access takes this long.
    pub slow: Duration,
    /// What servers tell each other is lost.
    pub news_lost: bool,
}

/// A table on the disk.
#[derive(Clone, Debug)]
pub struct Stored {
    /// As it was made.
    pub row: TableRow,
    /// The stage that lists show.
    pub stage: Stage,
    /// What happened at it.
    pub facts: Vec<Written>,
    /// How often it was loaded.
    pub loads: usize,
}

#[derive(Debug, Default)]
struct State {
    tables: BTreeMap<TableId, Stored>,
    thoughts: BTreeMap<TableId, Thought>,
    faults: DiskFaults,
    listeners: BTreeMap<usize, mpsc::Sender<String>>,
}

/// The database that all nodes share. What is in it survives every crash.
#[derive(Clone, Debug, Default)]
pub struct Disk {
    state: Arc<Mutex<State>>,
}

impl Disk {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a table at which nothing has happened yet.
    pub fn make_table(&self, row: TableRow) {
        let stored = Stored { row: row.clone(), stage: Stage::Open, facts: Vec::new(), loads: 0 };
        self.lock().tables.insert(row.id, stored);
    }

    /// All tables.
    pub fn tables(&self) -> Vec<Stored> {
        self.lock().tables.values().cloned().collect()
    }

    /// Lets the database fail from now on as this says.
    pub fn set_faults(&self, faults: DiskFaults) {
        self.lock().faults = faults;
    }

    /// Tears the last fact of a table in two, and gives back what it was.
    pub fn tear(&self, table: &TableId) -> Option<FactRow> {
        let mut state = self.lock();
        let written = state.tables.get_mut(table)?.facts.last_mut()?;
        let whole = written.row.clone();
        written.row.body.truncate(whole.body.len() / 2);
        Some(whole)
    }

    /// Puts a fact back as it was.
    pub fn mend(&self, table: &TableId, whole: FactRow) {
        let mut state = self.lock();
        let facts = state.tables.get_mut(table).map(|stored| &mut stored.facts);
        if let Some(written) = facts.and_then(|facts| facts.iter_mut().find(|written| written.row.seq == whole.seq)) {
            written.row = whole;
        }
    }

    /// The news for a node from now on.
    pub fn listen(&self, node: usize) -> mpsc::Receiver<String> {
        let (sender, receiver) = mpsc::channel(1024);
        self.lock().listeners.insert(node, sender);
        receiver
    }
}

/// Writes what can be written: each number and each command of a table once.
fn write(state: &mut State, append: &Append) -> Appended {
    let Some(stored) = state.tables.get_mut(&append.table) else { return Appended::Taken };
    let next = stored.facts.len() as u64 + 1;
    let taken = stored.facts.iter().any(|written| written.row.command == append.fact.command);
    if append.fact.seq != next || taken {
        return Appended::Taken;
    }
    stored.facts.push(Written { row: append.fact.clone(), at: Instant::now() });
    if let Some(listing) = &append.listing {
        stored.stage = listing.stage;
    }
    Appended::Written
}

/// How one node reaches the disk.
#[derive(Debug)]
pub struct NodeStore {
    node: usize,
    disk: Disk,
    dice: Mutex<Dice>,
    /// Cut off from the database and from other nodes.
    cut_off: Arc<Mutex<bool>>,
}

impl NodeStore {
    /// The store of a node, and the switch that cuts it off.
    pub fn new(node: usize, disk: Disk, seed: u64) -> (Self, Arc<Mutex<bool>>) {
        let cut_off = Arc::new(Mutex::new(false));
        (Self { node, disk, dice: Mutex::new(Dice::new(seed)), cut_off: Arc::clone(&cut_off) }, cut_off)
    }

    fn below(&self, bound: usize) -> usize {
        self.dice.lock().unwrap_or_else(PoisonError::into_inner).below(bound)
    }

    fn is_cut_off(&self) -> bool {
        *self.cut_off.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to the disk: a little time, more if it is slow, and an error if it is not there.
    async fn reach(&self) -> Result<(), StoreError> {
        let slow = self.disk.lock().faults.slow;
        sleep(Duration::from_micros(200 + self.below(3_000) as u64) + slow).await;
        if self.is_cut_off() {
            sleep(Duration::from_millis(self.below(5_000) as u64)).await;
            return Err(StoreError::Unavailable("the database does not answer".to_owned()));
        }
        Ok(())
    }

    async fn read<T>(&self, read: impl FnOnce(&mut State) -> T) -> Result<T, StoreError> {
        self.reach().await?;
        Ok(read(&mut self.disk.lock()))
    }

    async fn write<T>(&self, write: impl FnOnce(&mut State) -> T) -> Result<T, StoreError> {
        self.reach().await?;
        if self.disk.lock().faults.full {
            return Err(StoreError::Unavailable("the disk of the database is full".to_owned()));
        }
        let answer = write(&mut self.disk.lock());
        // From here on it is durable; a crash of the node in this sleep loses only the answer.
        self.reach().await?;
        Ok(answer)
    }
}

type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

impl TableStore for NodeStore {
    fn table<'a>(&'a self, id: &'a TableId) -> Answer<'a, Option<StoredTable>> {
        Box::pin(self.read(|state| {
            let stored = state.tables.get_mut(id)?;
            stored.loads += 1;
            Some(StoredTable { row: stored.row.clone(), stage: stored.stage })
        }))
    }

    fn facts_after<'a>(&'a self, table: &'a TableId, seq: u64) -> Answer<'a, Vec<FactRow>> {
        let after = usize::try_from(seq).unwrap_or(usize::MAX);
        Box::pin(self.read(move |state| {
            let facts = state.tables.get(table).and_then(|stored| stored.facts.get(after..)).unwrap_or_default();
            facts.iter().map(|written| written.row.clone()).collect()
        }))
    }

    fn append(&self, append: Append) -> Answer<'_, Appended> {
        Box::pin(self.write(move |state| write(state, &append)))
    }

    fn names<'a>(&'a self, players: &'a [PlayerId]) -> Answer<'a, HashMap<PlayerId, String>> {
        Box::pin(self.read(|_| players.iter().map(|player| (player.clone(), player.0.clone())).collect()))
    }

    fn mute<'a>(&'a self, _: &'a PlayerId, _: &'a PlayerId, _: bool) -> Answer<'a, Muted> {
        Box::pin(self.write(|_| Muted::Done))
    }

    fn bot_secret(&self) -> &'static str {
        "simulated"
    }

    fn notify(&self, payload: &str) {
        // News get lost now and then, and always while the node is cut off.
        if self.is_cut_off() || self.below(20) == 0 {
            return;
        }
        let state = self.disk.lock();
        for (node, listener) in &state.listeners {
            if *node != self.node && !state.faults.news_lost {
                let _ = listener.try_send(payload.to_owned());
            }
        }
    }

    fn probe(&self) -> Answer<'_, ()> {
        Box::pin(self.write(|_| ()))
    }

    fn clocked_tables(&self) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.read(|state| {
            let playing = state.tables.values().filter(|stored| stored.stage == Stage::Playing);
            playing.map(|stored| stored.row.id.clone()).collect()
        }))
    }

    fn thought<'a>(&'a self, table: &'a TableId) -> Answer<'a, Option<Thought>> {
        Box::pin(self.read(|state| state.thoughts.get(table).cloned()))
    }

    fn save_thoughts<'a>(&'a self, thoughts: &'a [Thought]) -> Answer<'a, ()> {
        Box::pin(self.write(move |state| {
            for thought in thoughts {
                let newer = |saved: &Thought| (saved.seq, saved.ms) < (thought.seq, thought.ms);
                let newer = state.thoughts.get(&thought.table).is_none_or(newer);
                if newer {
                    state.thoughts.insert(thought.table.clone(), thought.clone());
                }
            }
        }))
    }
}

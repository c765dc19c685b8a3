//! The real task of a table, with a store in memory, virtual time and a wall clock that is set by hand.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::future::{BoxFuture, ready};
use tokio::sync::mpsc;
use vale_engine::Seat;
use vale_protocol::{Command, PlayerId, Stage, TableId};
use vale_server::bots::BotPool;
use vale_server::pressure::Pressure;
use vale_server::store::{Append, Appended, Muted, Person, StoreError, StoredTable, Thought};
use vale_server::table::{Connection, Environment, Frame, Message, TableHandle, TableStore, Tables};
use vale_table::{FactRow, TableRow};

pub const SECRET: &str = "a secret of this test";

/// The longest that bots take in a row, in virtual time.
const A_WHILE: Duration = Duration::from_secs(100);

struct WallClock(Arc<AtomicU64>);

impl Environment for WallClock {
    fn wall_ms(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }

    fn spawn(&self, task: BoxFuture<'static, ()>) {
        tokio::spawn(task);
    }

    fn note_tables(&self, _: usize) {}
}

struct InMemory {
    row: TableRow,
    name: String,
    facts: Mutex<Vec<FactRow>>,
}

type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

fn answer<'a, T: Send + 'a>(value: T) -> Answer<'a, T> {
    Box::pin(ready(Ok(value)))
}

impl TableStore for InMemory {
    fn table<'a>(&'a self, id: &'a TableId) -> Answer<'a, Option<StoredTable>> {
        answer((*id == self.row.id).then(|| StoredTable { row: self.row.clone(), stage: Stage::Open }))
    }

    fn facts_after<'a>(&'a self, _: &'a TableId, seq: u64) -> Answer<'a, Vec<FactRow>> {
        answer(self.facts.lock().unwrap()[seq as usize..].to_vec())
    }

    fn append(&self, append: Append) -> Answer<'_, Appended> {
        self.facts.lock().unwrap().push(append.fact);
        answer(Appended::Written)
    }

    fn names<'a>(&'a self, players: &'a [PlayerId]) -> Answer<'a, HashMap<PlayerId, String>> {
        answer(players.iter().map(|player| (player.clone(), self.name.clone())).collect())
    }

    fn mute<'a>(&'a self, _: &'a PlayerId, _: &'a PlayerId, _: bool) -> Answer<'a, Muted> {
        answer(Muted::Nobody)
    }

    fn bot_secret(&self) -> &str {
        SECRET
    }

    fn notify(&self, _: &str) {}

    fn probe(&self) -> Answer<'_, ()> {
        answer(())
    }

    fn clocked_tables(&self) -> Answer<'_, Vec<TableId>> {
        answer(Vec::new())
    }

    fn thought<'a>(&'a self, _: &'a TableId) -> Answer<'a, Option<Thought>> {
        answer(None)
    }

    fn save_thoughts<'a>(&'a self, _: &'a [Thought]) -> Answer<'a, ()> {
        answer(())
    }
}

/// A server with one table.
pub struct Server {
    person: Person,
    wall: Arc<AtomicU64>,
    table: TableHandle,
    sockets: HashMap<u32, mpsc::Receiver<Frame>>,
}

impl Server {
    pub async fn with(row: TableRow, name: &str) -> Self {
        let wall = Arc::new(AtomicU64::new(row.made_at));
        let (id, player) = (row.id.clone(), row.host.clone());
        let store = InMemory { row, name: name.to_owned(), facts: Mutex::default() };
        let environment = Arc::new(WallClock(Arc::clone(&wall)));
        let grace = Duration::from_mins(1);
        let tables = Arc::new(Tables::new(Arc::new(store), environment, BotPool::new(1), false, grace));
        let table = tables.table(&id).await.unwrap();
        let person = Person { player, name: name.to_owned(), account: false };
        Self { person, wall, table, sockets: HashMap::new() }
    }

    pub fn connect(&mut self, id: u32, chosen: Option<Seat>, after: Option<u64>, wall_ms: u64) {
        self.wall.store(wall_ms, Ordering::SeqCst);
        let (outgoing, incoming) = mpsc::channel(4096);
        let connection = Connection {
            id: u64::from(id),
            person: Some(self.person.clone()),
            chosen,
            outgoing,
            muted: HashSet::new(),
            behind: None,
            pressure: Arc::new(Pressure::new(None)),
        };
        self.table.send(Message::Connect { connection: Box::new(connection), after }).unwrap();
        self.sockets.insert(id, incoming);
    }

    pub fn disconnect(&mut self, id: u32, wall_ms: u64) {
        self.wall.store(wall_ms, Ordering::SeqCst);
        self.sockets.remove(&id);
        self.table.send(Message::Disconnect { id: u64::from(id) }).unwrap();
    }

    pub fn send(&self, id: u32, text: &str, wall_ms: u64) {
        self.wall.store(wall_ms, Ordering::SeqCst);
        let command = Box::new(Command::read(text).unwrap());
        let message = Message::Command { connection: u64::from(id), command, received: Instant::now() };
        self.table.send(message).unwrap();
    }

    /// What everybody was told until all bots have moved, by connection.
    pub async fn told(&mut self) -> HashMap<u32, Vec<String>> {
        let mut told: HashMap<u32, Vec<String>> = self.sockets.keys().map(|id| (*id, Vec::new())).collect();
        loop {
            // Virtual time goes on only when nothing else can: no bot thinks any more.
            tokio::time::sleep(A_WHILE).await;
            let before: usize = told.values().map(Vec::len).sum();
            for (id, incoming) in &mut self.sockets {
                let news = std::iter::from_fn(|| incoming.try_recv().ok()).map(|frame| frame.to_string());
                told.entry(*id).or_default().extend(news);
            }
            // A long past is told in parts, each when the one before has been read.
            if told.values().map(Vec::len).sum::<usize>() == before {
                return told;
            }
        }
    }
}

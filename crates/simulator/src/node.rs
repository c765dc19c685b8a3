//! A simulated server process: the real tables, run by an executor that can be paused like a stopped process and dropped
//! like a killed one.

use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use futures_util::future::BoxFuture;
use futures_util::stream::FuturesUnordered;
use futures_util::task::AtomicWaker;
use futures_util::{FutureExt, Stream};
use tokio::time::Instant;
use vale_server::bots::BotPool;
use vale_server::table::{Environment, Tables};
use vale_table::Fact;

use crate::disk::{Disk, NodeStore};

/// When simulated time begins, in milliseconds since 1970.
const EPOCH_MS: i64 = 1_700_000_000_000;

/// What the process of a node is doing, seen by itself and by the simulation.
struct Shared {
    new: Mutex<Vec<BoxFuture<'static, ()>>>,
    waker: AtomicWaker,
    paused: AtomicBool,
    killed: AtomicBool,
    panicked: AtomicBool,
    begun: Instant,
    /// How far the wall clock is off.
    skew_ms: AtomicI64,
    /// How many tables are in memory.
    tables: AtomicUsize,
    /// The cure against free thinking time is taken out: only moves cost time.
    only_moves_cost: bool,
}

struct NodeEnvironment(Arc<Shared>);

impl Environment for NodeEnvironment {
    fn wall_ms(&self) -> u64 {
        let since = i64::try_from(self.0.begun.elapsed().as_millis()).unwrap_or(i64::MAX);
        u64::try_from(EPOCH_MS + since + self.0.skew_ms.load(Ordering::Relaxed)).unwrap_or(0)
    }

    fn spawn(&self, task: BoxFuture<'static, ()>) {
        self.0.new.lock().unwrap_or_else(PoisonError::into_inner).push(task);
        self.0.waker.wake();
    }

    fn note_tables(&self, count: usize) {
        self.0.tables.store(count, Ordering::Relaxed);
    }

    fn charge(&self, fact: &Fact, thought_ms: u64) -> u64 {
        if self.0.only_moves_cost && !matches!(fact, Fact::Played { .. }) { 0 } else { thought_ms }
    }
}

/// What a node is made with.
#[derive(Clone, Copy, Debug)]
pub struct NodePlan {
    pub number: usize,
    /// What decides its chance.
    pub seed: u64,
    /// Are there other nodes on the disk?
    pub shared: bool,
    /// The grace time of absent players.
    pub grace: Duration,
    /// Takes the cure against free thinking time out.
    pub only_moves_cost: bool,
}

/// A running server.
pub struct Node {
    pub tables: Arc<Tables>,
    /// Cuts it off from the database.
    pub cut_off: Arc<Mutex<bool>>,
    shared: Arc<Shared>,
}

impl Node {
    /// Starts a server on the disk.
    pub fn start(disk: &Disk, plan: NodePlan) -> Self {
        let shared = Arc::new(Shared {
            new: Mutex::default(),
            waker: AtomicWaker::new(),
            paused: AtomicBool::new(false),
            killed: AtomicBool::new(false),
            panicked: AtomicBool::new(false),
            begun: Instant::now(),
            skew_ms: AtomicI64::new(0),
            tables: AtomicUsize::new(0),
            only_moves_cost: plan.only_moves_cost,
        });
        let (store, cut_off) = NodeStore::new(plan.number, disk.clone(), plan.seed);
        let environment = Arc::new(NodeEnvironment(Arc::clone(&shared)));
        // One thread: then bots answer in the same order each time.
        let bots = BotPool::new(1);
        let tables = Arc::new(Tables::new(Arc::new(store), environment, bots, plan.shared, plan.grace));
        let news = disk.listen(plan.number);
        let node = Self { tables: Arc::clone(&tables), cut_off, shared };
        node.run(Arc::clone(&tables).listen(news).boxed());
        node.run(tables.keep_time().boxed());
        tokio::spawn(Executor { shared: Arc::clone(&node.shared), tasks: FuturesUnordered::new() });
        node
    }

    /// Runs something in this process.
    pub fn run(&self, task: BoxFuture<'static, ()>) {
        NodeEnvironment(Arc::clone(&self.shared)).spawn(task);
    }

    /// Stops the process, as `SIGSTOP` does, or lets it go on.
    pub fn pause(&self, paused: bool) {
        self.shared.paused.store(paused, Ordering::Relaxed);
        self.shared.waker.wake();
    }

    /// Kills the process: whatever it was doing is gone.
    pub fn kill(&self) {
        self.shared.killed.store(true, Ordering::Relaxed);
        self.shared.waker.wake();
    }

    /// Sets the wall clock forward or back.
    pub fn skew(&self, ms: i64) {
        self.shared.skew_ms.fetch_add(ms, Ordering::Relaxed);
    }

    /// Has anything in it panicked?
    pub fn has_panicked(&self) -> bool {
        self.shared.panicked.load(Ordering::Relaxed)
    }
}

/// Runs everything in a process, one thing after the other.
struct Executor {
    shared: Arc<Shared>,
    tasks: FuturesUnordered<BoxFuture<'static, ()>>,
}

impl Future for Executor {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        self.shared.waker.register(context.waker());
        if self.shared.killed.load(Ordering::Relaxed) {
            self.tasks.clear();
            self.shared.new.lock().unwrap_or_else(PoisonError::into_inner).clear();
            return Poll::Ready(());
        }
        if self.shared.paused.load(Ordering::Relaxed) {
            return Poll::Pending;
        }
        loop {
            let new = std::mem::take(&mut *self.shared.new.lock().unwrap_or_else(PoisonError::into_inner));
            let is_news = !new.is_empty();
            for task in new {
                let shared = Arc::clone(&self.shared);
                let guarded = AssertUnwindSafe(task).catch_unwind().map(move |result| {
                    if result.is_err() {
                        shared.panicked.store(true, Ordering::Relaxed);
                    }
                });
                self.tasks.push(guarded.boxed());
            }
            match Pin::new(&mut self.tasks).poll_next(context) {
                Poll::Ready(Some(())) => {}
                Poll::Ready(None) | Poll::Pending if is_news => {}
                Poll::Ready(None) | Poll::Pending => return Poll::Pending,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::task::LocalSet;
    use tokio::time::sleep;

    use super::*;
    use std::collections::HashSet;

    use tokio::sync::{mpsc, oneshot};
    use vale_engine::Options;
    use vale_protocol::{Clock, PlayerColour, PlayerId, Request, Settings, TableId};
    use vale_server::pressure::Pressure;
    use vale_server::store::{Person, TableRow};
    use vale_server::table::{Ask, Connection, Message};
    use vale_table::Sitter;

    use crate::disk::DiskFaults;
    use crate::world::{Without, World};

    /// The first of two who wait for a table finds that it cannot be loaded, the second loads it slowly, and a third comes
    /// meanwhile: there is one table all the same.
    #[test]
    fn a_table_is_loaded_once_however_many_wait_for_it() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
        LocalSet::new().block_on(&runtime, async {
            let (world, _) = World::new(1, Without::default());
            let id = world.tables[0].row.id.clone();
            let plan = NodePlan { number: 0, seed: 1, shared: false, grace: Duration::ZERO, only_moves_cost: false };
            let node = Node::start(&world.disk, plan);
            let cut_off = |cut_off| *node.cut_off.lock().unwrap() = cut_off;
            let ask = |after: u64| {
                let (tables, id) = (Arc::clone(&node.tables), id.clone());
                async move {
                    sleep(Duration::from_millis(after)).await;
                    tables.table(&id).await
                }
            };
            world.disk.set_faults(DiskFaults { slow: Duration::from_secs(1), ..DiskFaults::default() });
            cut_off(true);
            let mend = async {
                sleep(Duration::from_millis(1_500)).await;
                cut_off(false);
            };
            let (first, second, third, ()) = tokio::join!(ask(0), ask(100), ask(1_800), mend);
            assert!(first.is_err());
            assert!(second.is_ok() && third.is_ok());
            assert_eq!(
                world.disk.tables().iter().find(|stored| stored.row.id == id).unwrap().loads,
                1,
                "there are two tasks for one table"
            );

            // Whoever asks for what cannot be loaded, or does not wait for the answer, leaves nothing behind.
            let in_memory = || node.shared.tables.load(Ordering::Relaxed);
            let nowhere = vale_protocol::TableId("nowhere".to_owned());
            let impatient = tokio::time::timeout(Duration::from_millis(10), node.tables.table(&nowhere)).await;
            assert!(impatient.is_err());
            assert_eq!(in_memory(), 1);
            assert!(node.tables.table(&nowhere).await.is_err());
            assert_eq!(in_memory(), 1);
        });
    }

    /// Two players at a table with ten seconds a turn, each connected to a server of their own. Nobody answers, and the
    /// first server stands still for a while. Tells whether somebody has lost their seat at the end of that, and later.
    fn seats_lost(on_the_first: usize) -> (bool, bool) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
        LocalSet::new().block_on(&runtime, async {
            let (world, _) = World::new(1, Without::default());
            let people = [0, 1].map(|index| PlayerId(format!("player-{index}")));
            let sitter = |(player, colour): (&PlayerId, _)| Sitter::Person { player: player.clone(), colour };
            let plan: Vec<_> = people.iter().zip(PlayerColour::ALL).map(sitter).collect();
            let clock = Clock::Turn { seconds: 10 };
            let settings = Settings { clock, pace_ms: 1, ..Settings::new(Options::new(2)) };
            let id = TableId("two-servers".to_owned());
            world.disk.make_table(TableRow {
                id: id.clone(),
                host: people[0].clone(),
                settings: serde_json::to_string(&settings).unwrap(),
                plan: serde_json::to_string(&plan).unwrap(),
                ..world.tables[0].row.clone()
            });
            let node = |number| NodePlan {
                number,
                seed: 1,
                shared: true,
                grace: Duration::from_mins(1),
                only_moves_cost: false,
            };
            let nodes = [0, 1].map(|number| Node::start(&world.disk, node(number)));
            let person =
                |index: usize| Person { player: people[index].clone(), name: people[index].0.clone(), account: false };
            let mut sockets = Vec::new();
            for (index, node) in [on_the_first, 1 - on_the_first].into_iter().zip(&nodes) {
                let (outgoing, incoming) = mpsc::channel(64);
                sockets.push(incoming);
                let connection = Connection {
                    id: 1 + index as u64,
                    person: Some(person(index)),
                    chosen: None,
                    outgoing,
                    muted: HashSet::new(),
                    behind: None,
                    pressure: Arc::new(Pressure::new(None)),
                };
                let table = node.tables.table(&id).await.unwrap();
                table.send(Message::Connect { connection: Box::new(connection), after: None }).unwrap();
            }
            let table = nodes[1].tables.table(&id).await.unwrap();
            for (index, request) in [(1, Request::Ready { ready: true }), (0, Request::Start {})] {
                let (answer, answered) = oneshot::channel();
                let command = format!("command-{index}");
                let ask = Box::new(Ask { person: person(index), command, request, invited_to: None });
                table.send(Message::Ask { ask, answer }).unwrap();
                answered.await.unwrap().unwrap();
            }
            sleep(Duration::from_secs(3)).await;
            let lost = || {
                let stored = world.disk.tables().into_iter().find(|stored| stored.row.id == id).unwrap();
                stored.facts.iter().any(|written| written.row.body.contains("\"kept\""))
            };
            assert!(!lost());
            nodes[0].pause(true);
            sleep(Duration::from_secs(15)).await;
            let meanwhile = lost();
            nodes[0].pause(false);
            sleep(Duration::from_secs(12)).await;
            (meanwhile, lost())
        })
    }

    /// A player whose only connection leads to a server that stands still cannot answer, so another server does not take
    /// their seat; their time goes on when their server does. Everybody else's runs out as always.
    #[test]
    fn nobody_loses_a_seat_because_their_server_stood_still() {
        let mut lost = [0, 1].map(seats_lost);
        lost.sort_unstable();
        assert_eq!(lost, [(false, true), (true, true)]);
    }
}

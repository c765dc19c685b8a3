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
    use std::any::Any;
    use std::collections::HashSet;
    use std::rc::Rc;

    use tokio::sync::{mpsc, oneshot};
    use vale_engine::Options;
    use vale_protocol::{Clock, PlayerColour, PlayerId, Request, Settings, TableId};
    use vale_server::pressure::Pressure;
    use vale_server::store::{Person, TableRow};
    use vale_server::table::{Ask, Connection, Message};
    use vale_table::Sitter;

    use crate::disk::{DiskFaults, Written};
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

    /// Two players at a table, each connected to a server of their own, in a game that has just begun.
    struct TwoServers {
        world: Rc<World>,
        id: TableId,
        nodes: Vec<Node>,
        /// What the servers send. Nobody reads it.
        sockets: Vec<Box<dyn Any>>,
    }

    impl TwoServers {
        fn plan(number: usize, seed: u64) -> NodePlan {
            NodePlan { number, seed, shared: true, grace: Duration::from_mins(1), only_moves_cost: false }
        }

        fn person(index: usize) -> Person {
            let name = format!("player-{index}");
            Person { player: PlayerId(name.clone()), name, account: false }
        }

        /// One of the two is connected to the first server, the other one to the second, and the game has just begun.
        async fn start(on_the_first: usize, seconds: u32) -> Self {
            let mut servers = Self::open(on_the_first, seconds).await;
            servers.begin().await;
            servers
        }

        /// One of the two is connected to the first server, the other one to the second.
        async fn open(on_the_first: usize, seconds: u32) -> Self {
            let (world, _) = World::new(1, Without::default());
            let people = [0, 1].map(|index| Self::person(index).player);
            let sitter = |(player, colour): (&PlayerId, _)| Sitter::Person { player: player.clone(), colour };
            let plan: Vec<_> = people.iter().zip(PlayerColour::ALL).map(sitter).collect();
            let clock = Clock::Turn { seconds };
            let settings = Settings { clock, pace_ms: 1, ..Settings::new(Options::new(2)) };
            let id = TableId("two-servers".to_owned());
            world.disk.make_table(TableRow {
                id: id.clone(),
                host: people[0].clone(),
                settings: serde_json::to_string(&settings).unwrap(),
                plan: serde_json::to_string(&plan).unwrap(),
                ..world.tables[0].row.clone()
            });
            let nodes = [0, 1].map(|number| Node::start(&world.disk, Self::plan(number, 1)));
            let mut servers = Self { world: Rc::clone(&world), id, nodes: nodes.into(), sockets: Vec::new() };
            servers.connect(on_the_first, 0).await;
            servers.connect(1 - on_the_first, 1).await;
            servers
        }

        /// Somebody connects to a server.
        async fn connect(&mut self, index: usize, node: usize) {
            let (outgoing, incoming) = mpsc::channel(64);
            self.sockets.push(Box::new(incoming) as Box<dyn Any>);
            let connection = Connection {
                id: 1 + index as u64,
                person: Some(Self::person(index)),
                chosen: None,
                outgoing,
                muted: HashSet::new(),
                behind: None,
                pressure: Arc::new(Pressure::new(None)),
            };
            let table = self.nodes[node].tables.table(&self.id).await.unwrap();
            table.send(Message::Connect { connection: Box::new(connection), after: None }).unwrap();
        }

        /// The connection of somebody to a server ends.
        async fn disconnect(&self, index: usize, node: usize) {
            let table = self.nodes[node].tables.table(&self.id).await.unwrap();
            table.send(Message::Disconnect { id: 1 + index as u64 }).unwrap();
        }

        /// The game begins, three seconds ago.
        async fn begin(&mut self) {
            self.ask(1, Request::Ready { ready: true }, 1).await;
            self.ask(0, Request::Start {}, 1).await;
            sleep(Duration::from_secs(3)).await;
        }

        /// Somebody asks a server for something, which is granted.
        async fn ask(&self, index: usize, request: Request, node: usize) {
            let (answer, answered) = oneshot::channel();
            let command = format!("command-{}", self.facts().len());
            let ask = Box::new(Ask { person: Self::person(index), command, request, invited_to: None });
            self.nodes[node].tables.table(&self.id).await.unwrap().send(Message::Ask { ask, answer }).unwrap();
            answered.await.unwrap().unwrap();
        }

        fn facts(&self) -> Vec<Written> {
            let stored = self.world.disk.tables().into_iter().find(|stored| stored.row.id == self.id);
            stored.unwrap().facts
        }

        fn charged_ms(&self) -> u64 {
            self.facts().iter().map(|written| written.row.thought_ms).sum()
        }

        fn seat_is_lost(&self) -> bool {
            self.facts().iter().any(|written| written.row.body.contains("\"kept\""))
        }
    }

    fn simulated<T>(what: impl Future<Output = T>) -> T {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
        LocalSet::new().block_on(&runtime, what)
    }

    /// Nobody answers for ten seconds, which is all that they have, and the first server stands still for a while. Tells
    /// whether somebody has lost their seat at the end of that, and later.
    fn seats_lost(on_the_first: usize) -> (bool, bool) {
        simulated(async {
            let servers = TwoServers::start(on_the_first, 10).await;
            assert!(!servers.seat_is_lost());
            servers.nodes[0].pause(true);
            sleep(Duration::from_secs(15)).await;
            let meanwhile = servers.seat_is_lost();
            servers.nodes[0].pause(false);
            sleep(Duration::from_secs(12)).await;
            (meanwhile, servers.seat_is_lost())
        })
    }

    /// The first server dies and is there again, without anybody; after 26 seconds the second one writes something. Tells
    /// how long somebody has been thinking by then, in milliseconds.
    fn thought_after_a_crash(on_the_first: usize) -> u64 {
        simulated(async {
            let mut servers = TwoServers::start(on_the_first, 600).await;
            servers.nodes[0].kill();
            servers.nodes[0] = Node::start(&servers.world.disk, TwoServers::plan(0, 2));
            servers.nodes[0].tables.table(&servers.id).await.unwrap();
            sleep(Duration::from_secs(26)).await;
            servers.ask(1 - on_the_first, Request::Leave {}, 1).await;
            servers.charged_ms()
        })
    }

    /// A player does not think for nothing because the server that they were connected to is gone: another one, which
    /// believes that they are connected there, takes the word of the others.
    #[test]
    fn who_was_connected_to_a_server_that_is_gone_is_charged_for_their_time() {
        for on_the_first in [0, 1] {
            let thought_ms = thought_after_a_crash(on_the_first);
            assert!((16_000..30_000).contains(&thought_ms), "charged {thought_ms} ms of 29 s");
        }
    }

    /// The first server learns late that the game has begun, and then the player who is asked comes there: it takes the
    /// word of the other one for how long they have been thinking.
    #[test]
    fn a_server_that_learns_late_of_a_question_charges_all_the_same() {
        let charged = [0, 1].map(|on_the_first| {
            simulated(async {
                let mut servers = TwoServers::open(on_the_first, 600).await;
                let on_the_second = 1 - on_the_first;
                *servers.nodes[0].cut_off.lock().unwrap() = true;
                servers.begin().await;
                sleep(Duration::from_secs(17)).await;
                *servers.nodes[0].cut_off.lock().unwrap() = false;
                servers.disconnect(on_the_second, 1).await;
                servers.connect(on_the_second, 0).await;
                sleep(Duration::from_secs(5)).await;
                servers.ask(on_the_second, Request::Leave {}, 0).await;
                servers.charged_ms()
            })
        });
        assert!(charged.iter().all(|ms| (23_000..27_000).contains(ms)), "charged {charged:?} ms of 25 s");
    }

    /// Chat does not buy time: what one server charges too little because it does not know better, the next fact charges.
    #[test]
    fn talk_at_another_server_costs_the_player_who_is_asked_no_time_and_saves_none() {
        for on_the_first in [0, 1] {
            let charged_ms = simulated(async {
                let servers = TwoServers::start(on_the_first, 600).await;
                for _ in 0..20 {
                    sleep(Duration::from_millis(700)).await;
                    servers.ask(on_the_first, Request::Say { text: "quick".to_owned() }, 1).await;
                }
                sleep(Duration::from_secs(3)).await;
                servers.ask(on_the_first, Request::Leave {}, 0).await;
                servers.charged_ms()
            });
            assert!((18_000..21_500).contains(&charged_ms), "charged {charged_ms} ms of 20 s");
        }
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

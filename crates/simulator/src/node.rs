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
mod tests;
#[cfg(test)]
mod two_servers;

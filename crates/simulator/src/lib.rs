//! The table server in one process with virtual time, and everything that can go wrong decided by one seed.
//!
//! The tables, their tasks, clocks and bots are the real ones; the database, the network, the processes and the people are
//! simulated. A seed decides who does what when, which process is killed, paused or cut off, when the disk is full or slow
//! and how the wall clock jumps. What a seed does, it does again: a failure is repeated by its seed.
//!
//! Time is tokio's paused time on one thread, with an executor for each simulated process that can be paused or dropped.
//! Libraries that replace the network (turmoil) or the whole runtime (madsim) would simulate sockets, which the chaos and
//! the attack harness test for real; here it is the order of events at the tables that matters.

mod check;
mod disk;
mod node;
mod person;
mod world;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use tokio::task::LocalSet;
use tokio::time::{Instant, sleep};

pub use world::Without;
use world::World;

/// What came of a seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// What is as it must not be.
    pub failures: Vec<String>,
    /// How many facts were written.
    pub facts: u64,
    /// How many commands were acknowledged.
    pub acknowledged: u64,
    /// How many times something went wrong.
    pub outages: u64,
    /// Of everything that was written, and when: the same for the same seed.
    pub digest: u64,
}

/// How long things go wrong, in virtual time.
const TROUBLED: Duration = Duration::from_secs(200);

/// How long things go wrong where people go away for long.
const TROUBLED_FOR_LONG: Duration = Duration::from_mins(50);

/// How long everything is well at the end.
const QUIET: Duration = Duration::from_secs(150);

/// Simulates a seed.
///
/// # Errors
///
/// If the runtime cannot be started.
pub fn simulate(seed: u64, without: Without) -> std::io::Result<Outcome> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build()?;
    let outcome = LocalSet::new().block_on(&runtime, live(seed, without));
    runtime.shutdown_background();
    Ok(outcome)
}

async fn live(seed: u64, without: Without) -> Outcome {
    let begun = Instant::now();
    let (world, mut dice) = World::new(seed, without);
    world.begin(&mut dice);
    let troubled = if world.is_sleepy() { TROUBLED_FOR_LONG } else { TROUBLED };
    world.go_wrong(&mut dice, begun + troubled).await;
    sleep(QUIET).await;
    check::check(&world);
    world.stop();
    let mut hasher = DefaultHasher::new();
    let tables = world.disk.tables();
    for stored in &tables {
        for written in &stored.facts {
            (written.row.body.as_str(), written.row.thought_ms, written.at - begun).hash(&mut hasher);
        }
    }
    let testimonies = world.testimonies.borrow();
    let acknowledged = testimonies.iter().map(|(_, _, testimony)| testimony.borrow().acknowledged.len() as u64).sum();
    Outcome {
        failures: world.failures.borrow().clone(),
        facts: tables.iter().map(|stored| stored.facts.len() as u64).sum(),
        acknowledged,
        outages: world.outages.borrow().len() as u64,
        digest: hasher.finish(),
    }
}

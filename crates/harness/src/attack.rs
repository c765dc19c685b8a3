//! The attack harness: somebody with a single address does all the harm that a stranger can do to a server with its
//! usual limits, while others play. Is the server still quick for them, and still small?
//!
//! Each attack has a server of its own, and is bounded in time and number.

#![expect(clippy::cast_precision_loss, reason = "the last digits of a measurement do not matter")]

mod bystanders;
mod crowds;
mod floods;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use hdrhistogram::Histogram;

use self::bystanders::{Suffered, watch_over};
use crate::error::{HarnessError, broken};
use crate::http::Site;
use crate::machine::{raise_file_limit, set_usual_file_limit, usage};
use crate::server::{Server, Store};

/// How often the memory of the server is looked at.
const LOOK: Duration = Duration::from_millis(50);

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    pub program: PathBuf,
    /// Which attacks; all of them if there are none.
    pub only: Vec<String>,
    /// How long each attack lasts.
    pub lasts: Duration,
    /// How many connections, tables and so on an attack uses, in percent of what it should.
    pub percent: usize,
    /// How long the slowest of a hundred moves of the others may take.
    pub slowest: Duration,
    /// The most memory that the server may use, in MiB.
    pub memory_mib: u64,
    /// Where logs and data go.
    pub directory: PathBuf,
}

impl Plan {
    /// So many, or fewer if this is a small run.
    fn count(&self, whole: usize) -> usize {
        (whole * self.percent / 100).max(1)
    }
}

/// What an attack did, and what harm came of it that no measurement shows.
#[derive(Debug, Default)]
struct Outcome {
    /// What was done, for people.
    done: String,
    harm: Option<String>,
}

impl Outcome {
    fn done(what: impl fmt::Display) -> Self {
        Self { done: what.to_string(), harm: None }
    }

    fn with_harm(self, harm: Option<String>) -> Self {
        Self { harm, ..self }
    }
}

/// The attacks, and what each is called.
const ATTACKS: [&str; 11] =
    ["nobody", "mutes", "chat", "ready", "silent", "headers", "logins", "bots", "replays", "lobby", "commands"];

/// What came of an attack.
#[derive(Debug)]
pub struct Row {
    name: String,
    done: String,
    suffered: Suffered,
    memory_mib: f64,
    complaints: Vec<String>,
}

impl Row {
    /// Did the others suffer?
    pub fn is_harmful(&self) -> bool {
        !self.complaints.is_empty()
    }
}

/// The names of all attacks.
pub fn names() -> Vec<&'static str> {
    ATTACKS.to_vec()
}

/// Runs all attacks that are wanted, and tells each row as soon as it is known.
pub async fn run(plan: &Plan, mut tell: impl FnMut(&Row)) -> Result<Vec<Row>, HarnessError> {
    let mut rows = Vec::new();
    for name in ATTACKS {
        if plan.only.is_empty() || plan.only.iter().any(|wanted| wanted == name) {
            let row = suffer(plan, name).await.map_err(|error| error.at(name))?;
            tell(&row);
            rows.push(row);
        }
    }
    Ok(rows)
}

/// Starts a server, lets people play, attacks, and asks everybody how it was.
async fn suffer(plan: &Plan, name: &str) -> Result<Row, HarnessError> {
    let data = plan.directory.join(name);
    std::fs::create_dir_all(&data).map_err(|error| broken(format!("{}: {error}", data.display())))?;
    // The server begins with the limit that most systems give to a program.
    set_usual_file_limit()?;
    let log = plan.directory.join(format!("{name}.log"));
    let mut server = Server::new(plan.program.clone(), Store::Directory(data), log.clone(), &[])?;
    server.start()?;
    raise_file_limit()?;
    server.serving().await?;
    let site = server.site();
    let most = Arc::new(AtomicU64::new(0));
    let watching = tokio::spawn(watch_memory(server.pid(), Arc::clone(&most)));
    let watched = watch_over(site, attack(plan, site, name)).await;
    watching.abort();
    let (suffered, outcome) = watched?;

    let memory_mib = most.load(Ordering::Relaxed) as f64 / 1024.0;
    let mut complaints = suffered.complaints(plan.slowest);
    if memory_mib >= plan.memory_mib as f64 {
        complaints.push(format!("memory: {memory_mib:.0} MiB"));
    }
    let outcome = outcome.unwrap_or_else(|error| Outcome::default().with_harm(Some(error.to_string())));
    complaints.extend(outcome.harm);
    if let Err(error) = server.kill() {
        complaints.push(error.to_string());
    }
    complaints.extend(panics(&log));
    Ok(Row { name: name.to_owned(), done: outcome.done, suffered, memory_mib, complaints })
}

async fn attack(plan: &Plan, site: Site, name: &str) -> Result<Outcome, HarnessError> {
    match name {
        "mutes" => floods::mutes(plan, site).await,
        "chat" => floods::chat(plan, site).await,
        "ready" => floods::ready(plan, site).await,
        "commands" => floods::commands(plan, site).await,
        "replays" => floods::replays(plan, site).await,
        "silent" => crowds::silent(plan, site).await,
        "headers" => crowds::headers(plan, site).await,
        "logins" => crowds::logins(plan, site).await,
        "bots" => crowds::bots(plan, site).await,
        "lobby" => crowds::lobby(plan, site).await,
        _ => {
            tokio::time::sleep(plan.lasts).await;
            Ok(Outcome::done("nothing, for comparison"))
        }
    }
}

async fn watch_memory(pid: Option<u32>, most: Arc<AtomicU64>) {
    while let Some(Ok(usage)) = pid.map(usage) {
        most.fetch_max(usage.resident_kib, Ordering::Relaxed);
        tokio::time::sleep(LOOK).await;
    }
}

/// A server that panics says so in its log.
fn panics(log: &Path) -> Option<String> {
    let text = std::fs::read_to_string(log).unwrap_or_default();
    text.lines().find(|line| line.contains("panicked at")).map(str::to_owned)
}

/// The value below which so many of all values are, in milliseconds.
fn milliseconds(histogram: &Histogram<u64>, quantile: f64) -> f64 {
    histogram.value_at_quantile(quantile) as f64 / 1000.0
}

/// The head of the table.
pub const HEAD: &str = "\
| Attack | Moves | p50 ms | p99 ms | slowest ms | Bots p50 ms | slowest ms | Newcomers | slowest ms | Memory MiB | What was done | Harm |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|---|";

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Suffered { moves, bots, newcomers, turned_away, .. } = &self.suffered;
        write!(f, "| {} | {} |", self.name, moves.len())?;
        for quantile in [0.5, 0.99, 1.0] {
            write!(f, " {:.1} |", milliseconds(moves, quantile))?;
        }
        write!(f, " {:.1} | {:.1} |", milliseconds(bots, 0.5), milliseconds(bots, 1.0))?;
        write!(f, " {} of {} |", newcomers.len(), newcomers.len() + turned_away)?;
        write!(f, " {:.1} | {:.0} | {} |", milliseconds(newcomers, 1.0), self.memory_mib, self.done)?;
        let harm = if self.complaints.is_empty() { "none".to_owned() } else { self.complaints.join("; ") };
        write!(f, " {harm} |")
    }
}

//! The writer of facts: whatever is waiting goes into one transaction, and whoever waited is told when it is committed.
//!
//! A commit costs about as much for two hundred facts as for one, because the disk is the slow part. The writer never
//! waits for a transaction to fill up: while one is being committed, the next one gathers.

use std::collections::HashSet;
use std::fs::File;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use tokio::sync::{Mutex as AsyncMutex, mpsc, oneshot};
use tokio::time::timeout;

use super::health::Health;
use super::open::Connector;
use super::{Append, Appended, Dialect, Store, StoreError, finish, get, placeholders, tables, to_sql};
use crate::telemetry;

/// How many facts may wait to be written.
const WAITING: usize = 4096;

/// The most facts in one transaction, a power of two.
const TOGETHER: usize = 256;

/// How long to wait for a place in the queue.
const QUEUE_TIMEOUT: Duration = Duration::from_millis(250);

/// How long a transaction may take before the database counts as gone.
const LONGEST: Duration = Duration::from_secs(30);

/// What the writer is asked to do.
pub(super) enum Job {
    Append(Box<Append>, oneshot::Sender<Result<Appended, StoreError>>),
    Close(oneshot::Sender<()>),
}

/// What the writer has done so far.
#[derive(Debug, Default)]
pub(super) struct Counters {
    pub(super) facts: AtomicU64,
    pub(super) transactions: AtomicU64,
    pub(super) health: Health,
    /// How long transactions take, in microseconds: the last one counts for a quarter.
    usual: AtomicU64,
    /// When the present transaction began, if there is one.
    begun: Mutex<Option<Instant>>,
}

impl Counters {
    fn begin(&self, begun: Instant) {
        *self.begun.lock().unwrap_or_else(PoisonError::into_inner) = Some(begun);
    }

    fn end(&self, begun: Instant) {
        *self.begun.lock().unwrap_or_else(PoisonError::into_inner) = None;
        let took = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
        let usual = self.usual.load(Ordering::Relaxed);
        self.usual.store(usual - usual / 4 + took / 4, Ordering::Relaxed);
    }

    /// How long so many facts that wait will take.
    pub(super) fn backlog(&self, waiting: usize) -> Duration {
        let usual = Duration::from_micros(self.usual.load(Ordering::Relaxed));
        let transactions = u32::try_from(waiting.div_ceil(TOGETHER)).unwrap_or(u32::MAX);
        let begun = *self.begun.lock().unwrap_or_else(PoisonError::into_inner);
        begun.map_or(Duration::ZERO, |begun| begun.elapsed()) + usual.saturating_mul(transactions)
    }
}

/// How much was appended, and in how many transactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commits {
    /// Facts that were written.
    pub facts: u64,
    /// Transactions that were committed for them.
    pub transactions: u64,
}

impl Store {
    /// Writes a fact, and all that changes along with it. When this returns [`Appended::Written`], it is committed.
    ///
    /// Of those who try to write the same number, or the same command, exactly one succeeds. After an error the fact is
    /// probably not written, but it can be, if the database went away at the wrong moment: read what is there before
    /// anything else is decided at the table.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        if append.fact.command.contains('\0') || append.fact.body.contains('\0') {
            // PostgreSQL has no such letter, and would refuse all others of the same transaction, too.
            return Err(StoreError::Database("the character U+0000 is not allowed".into()));
        }
        let (answer, answered) = oneshot::channel();
        let job = Job::Append(Box::new(append), answer);
        self.shared.jobs.send_timeout(job, QUEUE_TIMEOUT).await.map_err(|error| match error {
            mpsc::error::SendTimeoutError::Timeout(_) => StoreError::Busy,
            mpsc::error::SendTimeoutError::Closed(_) => StoreError::Closed,
        })?;
        answered.await.unwrap_or(Err(StoreError::Closed))
    }
}

pub(super) fn start(
    connector: Connector,
    turn: Option<Arc<AsyncMutex<()>>>,
    counters: Arc<Counters>,
    lock: Option<Arc<File>>,
) -> mpsc::Sender<Job> {
    let (jobs, waiting) = mpsc::channel(WAITING);
    let writer = Writer { connector, connection: None, turn, counters, _lock: lock };
    tokio::spawn(writer.run(waiting));
    jobs
}

struct Writer {
    connector: Connector,
    /// Made when it is needed, given up when it fails.
    connection: Option<AnyConnection>,
    turn: Option<Arc<AsyncMutex<()>>>,
    counters: Arc<Counters>,
    /// Nobody else may have the file while this one writes.
    _lock: Option<Arc<File>>,
}

impl Writer {
    async fn run(mut self, mut waiting: mpsc::Receiver<Job>) {
        let mut jobs = Vec::with_capacity(TOGETHER);
        let mut last = None;
        while waiting.recv_many(&mut jobs, TOGETHER).await > 0 {
            let (mut appends, mut answers) = (Vec::with_capacity(jobs.len()), Vec::with_capacity(jobs.len()));
            for job in jobs.drain(..) {
                match job {
                    Job::Append(append, answer) => {
                        appends.push(*append);
                        answers.push(answer);
                    }
                    Job::Close(done) => {
                        // What waits already is still written.
                        waiting.close();
                        last = Some(done);
                    }
                }
            }
            for (result, answer) in self.write(&appends).await.into_iter().zip(answers) {
                // Somebody who went away meanwhile does not hear of it, but it is written.
                let _ = answer.send(result);
            }
        }
        if let Some(connection) = self.connection.take() {
            // There is nobody left who could do anything about a failure.
            let _ = connection.close().await;
        }
        drop(self);
        if let Some(done) = last {
            let _ = done.send(());
        }
    }

    /// Writes all in one transaction. If the database refuses that because of one of them, each gets a transaction of its
    /// own, so that only that one fails.
    async fn write(&mut self, appends: &[Append]) -> Vec<Result<Appended, StoreError>> {
        if appends.is_empty() {
            return Vec::new();
        }
        let tried = self.try_write(appends).await;
        self.counters.health.saw(&tried);
        match tried {
            Ok(appended) => appended.into_iter().map(Ok).collect(),
            Err(StoreError::Database(reason)) if appends.len() > 1 => {
                tracing::warn!(reason, facts = appends.len(), "transaction failed, retrying each entry separately");
                let mut results = Vec::with_capacity(appends.len());
                for append in appends {
                    // Once the database is gone, waiting for it again and again helps nobody.
                    let result = match results.last() {
                        Some(Err(gone @ StoreError::Unavailable(_))) => Err(gone.clone()),
                        _ => self.try_write(std::slice::from_ref(append)).await.map(|appended| appended[0]),
                    };
                    results.push(result);
                }
                results
            }
            Err(error) => {
                telemetry::store_failed(&error);
                vec![Err(error); appends.len()]
            }
        }
    }

    async fn try_write(&mut self, appends: &[Append]) -> Result<Vec<Appended>, StoreError> {
        let dialect = self.connector.dialect;
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connector.connect().await?,
        };
        let turn = match &self.turn {
            None => None,
            Some(turn) => Some(turn.lock().await),
        };
        let begun = Instant::now();
        self.counters.begin(begun);
        let written = timeout(LONGEST, transaction(&mut connection, dialect, appends)).await;
        self.counters.end(begun);
        telemetry::transaction(appends.len(), begun);
        drop(turn);
        match written {
            Ok(Ok(appended)) => {
                let facts = appended.iter().filter(|appended| **appended == Appended::Written).count();
                self.counters.facts.fetch_add(facts as u64, Ordering::Relaxed);
                self.counters.transactions.fetch_add(1, Ordering::Relaxed);
                self.connection = Some(connection);
                Ok(appended)
            }
            Ok(Err(error)) => {
                if matches!(error, StoreError::Database(_)) {
                    self.connection = Some(connection);
                }
                Err(error)
            }
            Err(_) => Err(StoreError::Unavailable(format!("the database did not respond for {} s", LONGEST.as_secs()))),
        }
    }
}

async fn transaction(
    connection: &mut AnyConnection,
    dialect: Dialect,
    appends: &[Append],
) -> Result<Vec<Appended>, StoreError> {
    let mut transaction = connection.begin_with(dialect.begin()).await?;
    // Every server takes things in the same order, so that no two of them wait for each other.
    let mut order: Vec<usize> = (0..appends.len()).collect();
    order.sort_by_key(|&index| (&appends[index].table, appends[index].fact.seq));
    let sorted: Vec<&Append> = order.iter().map(|&index| &appends[index]).collect();
    let mut fresh = insert_facts(&mut transaction, &sorted).await?;
    let mut appended = vec![Appended::Taken; appends.len()];
    let mut written = Vec::new();
    for (index, append) in order.into_iter().zip(sorted) {
        // Taken out of the set, because the same fact can be there twice.
        if fresh.remove(&(append.table.0.clone(), to_sql(append.fact.seq), append.fact.command.clone())) {
            appended[index] = Appended::Written;
            written.push(append);
        }
    }
    for append in &written {
        if let Some(listing) = &append.listing {
            tables::update_listing(&mut transaction, &append.table, listing, append.fact.at).await?;
        }
    }
    tables::update_progress(&mut transaction, &written).await?;
    for append in &written {
        if let Some((table, listing)) = &append.new_table {
            tables::insert_table(&mut transaction, table, listing).await?;
        }
    }
    finish::write_results(&mut transaction, dialect, &written).await?;
    transaction.commit().await?;
    Ok(appended)
}

/// Inserts those facts whose numbers and commands are not taken, and says which: table, number, command.
pub(super) async fn insert_facts(
    connection: &mut AnyConnection,
    appends: &[&Append],
) -> Result<HashSet<(String, i64, String)>, StoreError> {
    let Some(last) = appends.last() else {
        return Ok(HashSet::new());
    };
    // The last one is repeated up to a power of two, which changes nothing. So there are only a few different statements,
    // and the database has prepared them all.
    let rows = appends.len().next_power_of_two();
    let text = format!(
        "INSERT INTO facts (table_id, seq, at, command, player, body, thought_ms, checksum) VALUES {} \
         ON CONFLICT DO NOTHING RETURNING table_id, seq, command",
        placeholders(rows, 8)
    );
    let mut insert = sqlx::query(AssertSqlSafe(text));
    for append in appends.iter().chain(std::iter::repeat(last)).take(rows) {
        let fact = &append.fact;
        insert = insert.bind(&append.table.0).bind(to_sql(fact.seq)).bind(to_sql(fact.at)).bind(&fact.command);
        insert = insert.bind(fact.player.as_ref().map(|player| player.0.as_str())).bind(&fact.body);
        insert = insert.bind(to_sql(fact.thought_ms)).bind(fact.checksum.as_deref());
    }
    let inserted = insert.fetch_all(connection).await?;
    inserted.iter().map(|row| Ok((get(row, "table_id")?, get(row, "seq")?, get(row, "command")?))).collect()
}

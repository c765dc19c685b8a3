//! What is kept: the same code for `SQLite` and `PostgreSQL`.
//!
//! A [`Store`] is opened at a [`Location`]. What happens at tables is [appended](Store::append), one numbered fact after
//! the other; a writer of its own puts all that is waiting into one transaction. Everything else is a few rows here and
//! there. The store has no clock: every time is given by whoever calls.

mod admin;
mod albums;
mod clocks;
mod daily;
mod deletion;
mod error;
mod expiry;
mod files;
mod finish;
mod health;
mod ids;
mod invitations;
mod looks;
mod migrations;
mod mutes;
mod notify;
mod open;
mod people;
mod rows;
mod sent;
mod tables;
mod writer;

use std::fs::File;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, Decode, Row as _, Transaction, Type};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, mpsc};

pub use admin::{AdminTable, Event, PersonRow};
pub use daily::{DailyRow, GhostRow};
pub use deletion::FORMER_PLAYER;
pub use error::StoreError;
pub use expiry::Unused;
pub use ids::{fresh_id, fresh_token, sha256};
pub use invitations::InvitationRow;
pub use mutes::{MAX_MUTES, Muted};
pub use open::Location;
pub use rows::{Append, Appended, ListedTable, Person, RatingRow, StoredTable, Thought};
pub use sent::{MAX_SENT, SentGame};
pub use vale_table::{FactRow, Finish, Listing, ResultRow, TableRow};
pub use writer::Commits;

use health::Doubt;
use mutes::Mutes;
use notify::Notifier;
use writer::{Counters, Job};

/// All that is kept. Clones are the same store.
#[derive(Clone)]
pub struct Store {
    shared: Arc<Shared>,
}

/// What the clones of a store share.
struct Shared {
    dialect: Dialect,
    pool: AnyPool,
    /// `SQLite` lets one connection write at a time. Those who wait for it queue here, where nobody is overtaken, and not
    /// in `SQLite`, which tries again after a while.
    turn: Option<Arc<AsyncMutex<()>>>,
    jobs: mpsc::Sender<Job>,
    counters: Arc<Counters>,
    notifier: Option<Notifier>,
    mutes: Mutes,
    /// Keeps other processes from the file.
    lock: Mutex<Option<Arc<File>>>,
    bot_secret: String,
}

/// Which database it is. The SQL is the same but for these few words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    /// Begins a transaction that will write. `SQLite` must be told so, or it notices too late that another one writes.
    fn begin(self) -> &'static str {
        match self {
            Self::Sqlite => "BEGIN IMMEDIATE",
            Self::Postgres => "BEGIN",
        }
    }

    /// Ends a query for rows that will be changed by what they are now. In `SQLite` nobody else writes meanwhile.
    fn for_update(self) -> &'static str {
        match self {
            Self::Sqlite => "",
            Self::Postgres => " FOR UPDATE",
        }
    }
}

/// A transaction that writes. Nothing of it is kept unless it is committed.
struct Change {
    // Fields are dropped in this order: the transaction ends before the next one begins.
    transaction: Transaction<'static, Any>,
    doubt: Doubt,
    _turn: Option<OwnedMutexGuard<()>>,
}

impl Change {
    fn connection(&mut self) -> &mut AnyConnection {
        &mut self.transaction
    }

    async fn commit(self) -> Result<(), StoreError> {
        let committed = self.transaction.commit().await.map_err(StoreError::from);
        self.doubt.settle(&committed);
        committed
    }
}

impl Store {
    /// Is the database there?
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").fetch_one(&self.shared.pool).await?;
        Ok(())
    }

    /// What bots draw their chance from. Whoever knows it could preview what they do.
    pub fn bot_secret(&self) -> &str {
        &self.shared.bot_secret
    }

    /// How much was appended since the store was opened, and in how many transactions.
    pub fn commits(&self) -> Commits {
        Commits {
            facts: self.shared.counters.facts.load(Ordering::Relaxed),
            transactions: self.shared.counters.transactions.load(Ordering::Relaxed),
        }
    }

    /// Writes what is still waiting, and ends. Whatever is asked of the store afterwards is refused.
    pub async fn close(&self) {
        let (done, finished) = tokio::sync::oneshot::channel();
        if self.shared.jobs.send(Job::Close(done)).await.is_ok() {
            // If the writer is gone already, there is nothing to wait for.
            let _ = finished.await;
        }
        self.shared.pool.close().await;
        drop(self.shared.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
    }

    /// Begins to change something.
    async fn change(&self) -> Result<Change, StoreError> {
        let turn = match &self.shared.turn {
            None => None,
            Some(turn) => Some(Arc::clone(turn).lock_owned().await),
        };
        let doubt = Doubt::new(Arc::clone(&self.shared.counters));
        match self.shared.pool.begin_with(self.shared.dialect.begin()).await.map_err(StoreError::from) {
            Ok(transaction) => Ok(Change { transaction, doubt, _turn: turn }),
            Err(error) => {
                doubt.settle::<()>(&Err(error.clone()));
                Err(error)
            }
        }
    }

    /// Changes something with one statement. Gives back how many rows it changed.
    async fn execute(&self, statement: Query<'_, Any, AnyArguments>) -> Result<u64, StoreError> {
        let done = async {
            let mut change = self.change().await?;
            let rows = statement.execute(change.connection()).await?.rows_affected();
            change.commit().await?;
            Ok(rows)
        };
        let done = done.await;
        self.shared.counters.health.saw(&done);
        done
    }

    /// How long what waits to be written will take, as far as the last transactions tell.
    pub fn backlog(&self) -> Duration {
        let jobs = &self.shared.jobs;
        self.shared.counters.backlog(jobs.max_capacity() - jobs.capacity())
    }
}

/// A number as databases have it. None of ours ever gets near the limit.
fn to_sql(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A column of a row.
fn get<'r, T: Decode<'r, Any> + Type<Any>>(row: &'r AnyRow, column: &'static str) -> Result<T, StoreError> {
    Ok(row.try_get(column)?)
}

/// A column that holds a number.
fn get_number<T: TryFrom<i64>>(row: &AnyRow, column: &'static str) -> Result<T, StoreError> {
    let number: i64 = get(row, column)?;
    T::try_from(number).map_err(|_| StoreError::Database(format!("the database has an invalid {column}: {number}")))
}

/// A list of `rows` times `columns` placeholders: `($1, $2), ($3, $4)`.
fn placeholders(rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let places: Vec<_> = (1..=columns).map(|column| format!("${}", row * columns + column)).collect();
        format!("({})", places.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_are_numbered_through() {
        assert_eq!(placeholders(1, 1), "($1)");
        assert_eq!(placeholders(2, 3), "($1, $2, $3), ($4, $5, $6)");
    }
}

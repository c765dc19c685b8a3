//! What can go wrong with what is kept.

use std::fmt;
use std::path::PathBuf;

/// Something that could not be kept or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The database cannot be reached or used now: a sentence that says why.
    Unavailable(String),
    /// Another process uses the same file.
    InUse(PathBuf),
    /// The database is of a later version of this program.
    NewerSchema {
        /// The version of the database.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// Too much is waiting to be written.
    Busy,
    /// The server is stopping.
    Closed,
    /// The database refuses what it was asked to do, or holds what this program never wrote: a sentence that says what.
    Database(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unavailable(reason) | Self::Database(reason) => f.write_str(reason),
            Self::InUse(path) => write!(
                f,
                "another Vale server already uses {}: stop that one, start this one with another --data-dir, or let \
                 both use one PostgreSQL with --database",
                path.display()
            ),
            Self::NewerSchema { found, known } => write!(
                f,
                "this database was written by a newer Vale (schema {found}, this program knows {known}): run that \
                 version, or start with another --data-dir or --database"
            ),
            Self::Closed => f.write_str("the server is shutting down"),
            Self::Busy => f.write_str("the database cannot keep up: try again soon"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(refusal) => {
                let code = refusal.code().unwrap_or_default().into_owned();
                match code.parse::<u32>() {
                    // The numbers of SQLite have up to four digits, the codes of PostgreSQL five letters and digits.
                    Ok(number) if code.len() < 5 => of_sqlite(number & 0xff, refusal.message()),
                    _ => of_postgres(&code, refusal.message()),
                }
            }
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::WorkerCrashed
            | sqlx::Error::BeginFailed => Self::Unavailable(format!("the database does not respond: {error}")),
            sqlx::Error::PoolClosed => Self::Closed,
            error => Self::Database(format!("unexpected data in the database: {error}")),
        }
    }
}

/// By the primary result code.
fn of_sqlite(code: u32, message: &str) -> StoreError {
    match code {
        5 | 6 => StoreError::Unavailable(format!("another program has locked the database: {message}")),
        8 => StoreError::Unavailable("the database is read-only: check the permissions of its file".into()),
        10 => StoreError::Unavailable(format!("disk error at the database: {message}")),
        13 => StoreError::Unavailable("the disk of the database is full".into()),
        11 => StoreError::Database(format!("the database is damaged: {message}")),
        26 => StoreError::Database("the file is not a database".into()),
        _ => StoreError::Database(format!("database error: {message}")),
    }
}

/// By the class of the code, which is its first two letters.
fn of_postgres(code: &str, message: &str) -> StoreError {
    match code.get(..2) {
        // Connections, authorization, database names, resources, an administrator who stops it, its disk.
        Some("08" | "28" | "3D" | "53" | "57" | "58") => {
            StoreError::Unavailable(format!("the database is not available: {message}"))
        }
        _ => StoreError::Database(format!("database error: {message}")),
    }
}

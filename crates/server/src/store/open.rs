//! Opening what is kept, and bringing it up to date.

use std::fmt::{self, Write as _};
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers};
use sqlx::migrate::MigrateError;
use sqlx::{AnyConnection, ConnectOptions as _, Connection as _, Executor as _};
use tokio::sync::Mutex as AsyncMutex;
use tokio::time::timeout;

use super::files;
use super::migrations::MIGRATIONS;
use super::mutes::Mutes;
use super::notify::Notifier;
use super::writer::{self, Counters};
use super::{Dialect, Shared, Store, StoreError, fresh_token, get};

/// How long to wait for a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// What every connection to `SQLite` is told. `FULL` is what makes a commit survive a loss of power, and what is deleted
/// is overwritten.
const SQLITE_SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                               PRAGMA secure_delete = ON; PRAGMA busy_timeout = 10000;";

/// What every connection to `PostgreSQL` is told: a commit is on disk, whatever the database usually does.
const POSTGRES_SETTINGS: &str = "SET synchronous_commit = on";

/// Where everything is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Location {
    /// A file of `SQLite`, which is made if it is not there.
    File(PathBuf),
    /// The address of a database of `PostgreSQL`.
    Address(String),
}

impl fmt::Display for Location {
    /// For the log: without a password, and without options, in which there could be one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Address(address) => {
                let address = address.split('?').next().unwrap_or_default();
                let (scheme, rest) = address.split_once("://").unwrap_or(("postgres", address));
                let (user, place) = rest.rsplit_once('@').unwrap_or(("", rest));
                let user = user.split(':').next().unwrap_or_default();
                let at = if user.is_empty() { "" } else { "@" };
                write!(f, "{scheme}://{user}{at}{place}")
            }
        }
    }
}

/// How to connect.
#[derive(Clone, Debug)]
pub(super) struct Connector {
    pub(super) dialect: Dialect,
    options: AnyConnectOptions,
}

impl Connector {
    fn new(dialect: Dialect, url: &str) -> Result<Self, StoreError> {
        install_default_drivers();
        // The address may hold a password, so it is not repeated.
        let options = AnyConnectOptions::from_str(url)
            .map_err(|error| StoreError::Unavailable(format!("invalid database address: {error}")))?;
        Ok(Self { dialect, options })
    }

    /// Makes a connection that is ready to be used.
    pub(super) async fn connect(&self) -> Result<AnyConnection, StoreError> {
        let Ok(connected) = timeout(CONNECT_TIMEOUT, self.options.connect()).await else {
            return Err(StoreError::Unavailable("the database does not respond".into()));
        };
        let mut connection = connected?;
        set_up(self.dialect, &mut connection).await?;
        Ok(connection)
    }
}

async fn set_up(dialect: Dialect, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let settings = match dialect {
        Dialect::Sqlite => SQLITE_SETTINGS,
        Dialect::Postgres => POSTGRES_SETTINGS,
    };
    connection.execute(settings).await?;
    Ok(())
}

/// Is a connection that was given back good for another use? `SQLite` ends a transaction by itself if the disk is full.
/// The connection then believes for ever that it still goes on, and could not begin another one.
async fn is_usable(dialect: Dialect, connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    if dialect == Dialect::Sqlite {
        // A transaction that was given up ends before this is answered.
        connection.ping().await?;
        return Ok(!connection.is_in_transaction());
    }
    Ok(true)
}

impl Store {
    /// Opens what is kept. A database that is not there yet is made, an older one is brought up to date, and a newer one
    /// is refused.
    pub async fn open(location: &Location) -> Result<Self, StoreError> {
        match location {
            Location::File(path) => {
                let (path, lock) = claim(path)?;
                let connector = Connector::new(Dialect::Sqlite, &sqlite_url(&path)?)?;
                let opened = Self::connect(connector, Some(Arc::new(lock)), None).await;
                opened.map_err(|error| of_file(&path, error))
            }
            Location::Address(address) => {
                if !address.starts_with("postgres://") && !address.starts_with("postgresql://") {
                    return Err(StoreError::Unavailable(
                        "a database address begins with postgres://, such as postgres://user@host/vale".into(),
                    ));
                }
                let connector = Connector::new(Dialect::Postgres, address)?;
                Self::connect(connector, None, Some(address)).await.map_err(|error| match error {
                    StoreError::Unavailable(reason) => {
                        StoreError::Unavailable(format!("cannot use the database given by --database: {reason}"))
                    }
                    other => other,
                })
            }
        }
    }

    /// Opens what is kept beside a server that perhaps runs: nothing is made, and nothing is brought up to date.
    pub async fn open_beside(location: &Location) -> Result<Self, StoreError> {
        let connector = match location {
            Location::File(path) => {
                let path = path.canonicalize().map_err(|error| {
                    let sentence =
                        format!("there is no database at {}: {error}; say with --data-dir where it is", path.display());
                    StoreError::Unavailable(sentence)
                })?;
                Connector::new(Dialect::Sqlite, &sqlite_url(&path)?)?
            }
            Location::Address(address) => Connector::new(Dialect::Postgres, address)?,
        };
        let mut connection = connector.connect().await?;
        check_up_to_date(&mut connection).await?;
        let bot_secret = bot_secret(&mut connection).await?;
        connection.close().await?;
        Ok(Self::start(connector, None, None, bot_secret))
    }

    async fn connect(connector: Connector, lock: Option<Arc<File>>, address: Option<&str>) -> Result<Self, StoreError> {
        let bot_secret = bring_up_to_date(&connector).await?;
        let store = Self::start(connector, lock, address, bot_secret);
        store.note_old_looks().await?;
        Ok(store)
    }

    fn start(connector: Connector, lock: Option<Arc<File>>, address: Option<&str>, bot_secret: String) -> Self {
        let dialect = connector.dialect;
        let pool = AnyPoolOptions::new()
            // A connection to SQLite has a thread and a cache of its own.
            .max_connections(if dialect == Dialect::Sqlite { 4 } else { 8 })
            .acquire_timeout(CONNECT_TIMEOUT)
            // A server can go away and come back, a file cannot.
            .test_before_acquire(dialect == Dialect::Postgres)
            .after_connect(move |connection, _| Box::pin(set_up(dialect, connection)))
            .after_release(move |connection, _| Box::pin(is_usable(dialect, connection)))
            .connect_lazy_with(connector.options.clone());
        let turn = (dialect == Dialect::Sqlite).then(|| Arc::new(AsyncMutex::new(())));
        let counters = Arc::new(Counters::default());
        let jobs = writer::start(connector, turn.clone(), Arc::clone(&counters), lock.clone());
        let notifier = address.map(Notifier::start);
        let lock = Mutex::new(lock);
        let mutes = Mutes::default();
        Self { shared: Arc::new(Shared { dialect, pool, turn, jobs, counters, notifier, mutes, lock, bot_secret }) }
    }
}

/// Makes the directory of a file and keeps other processes away from it. The operating system ends a lock when whoever
/// has it ends, in whatever way.
fn claim(path: &Path) -> Result<(PathBuf, File), StoreError> {
    let cannot = |what: &str, place: &Path, error: &io::Error| {
        StoreError::Unavailable(format!(
            "cannot {what} {}: {error}; choose another directory with --data-dir",
            place.display()
        ))
    };
    let Some(name) = path.file_name() else {
        return Err(StoreError::Unavailable(format!("{} is not the name of a file", path.display())));
    };
    let directory = match path.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    files::make_directory(directory).map_err(|error| cannot("create the directory", directory, &error))?;
    let directory = directory.canonicalize().map_err(|error| cannot("open the directory", directory, &error))?;
    let path = directory.join(name);
    let lock_path = path.with_extension("lock");
    let lock = files::private_file(&lock_path).map_err(|error| cannot("write", &lock_path, &error))?;
    match lock.try_lock() {
        Ok(()) => {
            // SQLite gives its other files the mode of the first. If it cannot be made, SQLite says why.
            drop(files::private_file(&path));
            files::tighten(&path);
            Ok((path, lock))
        }
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path)),
        Err(TryLockError::Error(error)) => Err(cannot("lock", &lock_path, &error)),
    }
}

/// The address of a file. All letters that could mean something else in an address are written as numbers.
fn sqlite_url(path: &Path) -> Result<String, StoreError> {
    let Some(text) = path.to_str() else {
        let sentence = format!("the path {} is not valid Unicode: choose another --data-dir", path.display());
        return Err(StoreError::Unavailable(sentence));
    };
    let mut url = String::from("sqlite://");
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"/._-".contains(&byte) {
            url.push(char::from(byte));
        } else {
            // Writing to a `String` cannot fail.
            let _ = write!(url, "%{byte:02X}");
        }
    }
    url.push_str("?mode=rwc");
    Ok(url)
}

/// Says which file it is about.
fn of_file(path: &Path, error: StoreError) -> StoreError {
    let advice = "choose another directory with --data-dir";
    match error {
        StoreError::Unavailable(reason) => {
            StoreError::Unavailable(format!("cannot use {}: {reason}; {advice}", path.display()))
        }
        StoreError::Database(reason) => {
            StoreError::Database(format!("cannot use {}: {reason}; {advice}", path.display()))
        }
        other => other,
    }
}

/// Brings a database up to date, and gives back its secret.
async fn bring_up_to_date(connector: &Connector) -> Result<String, StoreError> {
    let mut connection = connector.connect().await?;
    let done = match MIGRATIONS.run(&mut connection).await {
        Ok(()) => bot_secret(&mut connection).await,
        Err(MigrateError::VersionMissing(version)) => Err(newer_or_strange(&mut connection, version).await?),
        Err(MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) => Err(error.into()),
        Err(error) => Err(StoreError::Database(format!("cannot migrate the database: {error}"))),
    };
    // It also ends the lock that keeps other servers from doing the same at once.
    connection.close().await?;
    done
}

/// Refuses a database that the server of this version has not brought up to date yet, or one of a newer version.
async fn check_up_to_date(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let rows = sqlx::query("SELECT version FROM _sqlx_migrations ORDER BY version").fetch_all(&mut *connection).await;
    let other = || {
        StoreError::Database("the database is of another version of Vale: start the server of this one first".into())
    };
    let found: Result<Vec<i64>, StoreError> =
        rows.map_err(|_| other())?.iter().map(|row| get(row, "version")).collect();
    let mut known: Vec<i64> = MIGRATIONS.iter().map(|migration| migration.version).collect();
    known.sort_unstable();
    if found? == known { Ok(()) } else { Err(other()) }
}

/// The secret that bots draw their chance from, which is made if there is none. All servers on one database have the same.
async fn bot_secret(connection: &mut AnyConnection) -> Result<String, StoreError> {
    sqlx::query("INSERT INTO secrets (name, value) VALUES ('bots', $1) ON CONFLICT DO NOTHING")
        .bind(fresh_token()?)
        .execute(&mut *connection)
        .await?;
    let row = sqlx::query("SELECT value FROM secrets WHERE name = 'bots'").fetch_one(connection).await?;
    get(&row, "value")
}

/// A database that went through a step which this program does not know.
async fn newer_or_strange(connection: &mut AnyConnection, version: i64) -> Result<StoreError, StoreError> {
    let row = sqlx::query("SELECT MAX(version) AS newest FROM _sqlx_migrations").fetch_one(connection).await?;
    let found: i64 = get(&row, "newest")?;
    let known = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0);
    if found > known {
        return Ok(StoreError::NewerSchema { found, known });
    }
    Ok(StoreError::Database(format!("this is not a Vale database: it has an unknown migration {version}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_file_keeps_every_letter() {
        let url = sqlite_url(Path::new("/a b/100%25?#ä/vale.db")).unwrap();
        assert_eq!(url, "sqlite:///a%20b/100%2525%3F%23%C3%A4/vale.db?mode=rwc");
    }

    #[test]
    fn the_log_never_has_a_password() {
        for (address, shown) in [
            ("postgres://vale:se@cret@host:5432/vale?password=x", "postgres://vale@host:5432/vale"),
            ("postgresql://host/vale", "postgresql://host/vale"),
            ("postgres:///vale?host=/tmp", "postgres:///vale"),
        ] {
            assert_eq!(Location::Address(address.to_owned()).to_string(), shown);
        }
    }

    #[tokio::test]
    async fn a_commit_to_postgres_is_on_disk_whatever_is_usual_there() {
        let Some(cluster) = vale_harness::postgres::PrivatePostgres::shared().unwrap() else { return };
        let address = cluster.fresh_database().unwrap();
        let mut usual = Connector::new(Dialect::Postgres, &address).unwrap().options.connect().await.unwrap();
        let name: String =
            get(&sqlx::query("SELECT current_database()::text AS name").fetch_one(&mut usual).await.unwrap(), "name")
                .unwrap();
        cluster.sql("postgres", &format!("ALTER DATABASE {name} SET synchronous_commit = off")).unwrap();
        let mut connection = Connector::new(Dialect::Postgres, &address).unwrap().connect().await.unwrap();
        let row = sqlx::query("SHOW synchronous_commit").fetch_one(&mut connection).await.unwrap();
        assert_eq!(get::<String>(&row, "synchronous_commit"), Ok("on".to_owned()));
    }
}

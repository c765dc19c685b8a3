//! A new, empty place for each test.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::any::install_default_drivers;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};
use vale_harness::postgres::PrivatePostgres;
use vale_server::store::{Location, Store};

/// Where a test keeps what it keeps. Removed when it is dropped.
pub enum Place {
    File(PathBuf),
    Database { cluster: &'static PrivatePostgres, address: String },
}

impl Place {
    /// A directory of its own.
    pub fn file() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        Self::File(std::env::temp_dir().join(format!("vale-store-{}-{number}", std::process::id())))
    }

    /// A database of its own. None if there is no `PostgreSQL` here, which has been said plainly then.
    pub fn database() -> Option<Self> {
        let cluster = PrivatePostgres::shared().unwrap()?;
        Some(Self::Database { cluster, address: cluster.fresh_database().unwrap() })
    }

    pub fn location(&self) -> Location {
        match self {
            Self::File(directory) => Location::File(directory.join("vale.db")),
            Self::Database { address, .. } => Location::Address(address.clone()),
        }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.location()).await.unwrap()
    }

    /// The stores of two servers. With a file there can be only one, so both are the same.
    pub async fn open_twice(&self) -> [Store; 2] {
        let first = self.open().await;
        let second = match self {
            Self::File(_) => first.clone(),
            Self::Database { .. } => self.open().await,
        };
        [first, second]
    }

    /// A connection past the store.
    pub async fn connection(&self) -> AnyConnection {
        install_default_drivers();
        let url = match self {
            Self::File(directory) => format!("sqlite://{}/vale.db", directory.display()),
            Self::Database { address, .. } => address.clone(),
        };
        AnyConnection::connect(&url).await.unwrap()
    }

    /// Does something past the store.
    pub async fn sql(&self, text: &str) {
        self.connection().await.execute(AssertSqlSafe(text)).await.unwrap();
    }

    /// Ends all connections to the database from outside. Nothing to end with a file.
    pub fn cut_connections(&self) {
        if let Self::Database { cluster, address } = self {
            let name = address.rsplit('/').find_map(|part| part.strip_prefix("vale_")).unwrap();
            let name = name.split('?').next().unwrap();
            let text = format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'vale_{name}'");
            cluster.sql("postgres", &text).unwrap();
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Self::File(directory) = self {
            let _ = std::fs::remove_dir_all(directory);
        }
    }
}

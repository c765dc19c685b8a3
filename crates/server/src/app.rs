//! What all parts of a running server share.

use std::sync::Arc;
use std::time::Duration;

use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::watch;

use crate::bots::BotPool;
use crate::config::Config;
use crate::ghost::Ghosts;
use crate::http::{Archive, Gates, Passwords};
use crate::pressure::Pressure;
use crate::reviews::Reviews;
use crate::store::{Location, Store};
use crate::table::{Process, Tables};
use crate::telemetry;

/// A running server.
pub struct App {
    /// What it was told.
    pub config: Config,
    /// What is kept.
    pub store: Store,
    /// What is counted.
    pub metrics: PrometheusHandle,
    /// How much each client has asked for.
    pub gates: Gates,
    /// How busy the server is.
    pub pressure: Arc<Pressure>,
    /// The hashing of passwords.
    pub passwords: Passwords,
    /// The bots that play the daily deal for comparison.
    pub ghosts: Ghosts,
    /// The finished games.
    pub archive: Archive,
    /// What bots think about them.
    pub reviews: Reviews,
    /// The tables.
    pub tables: Arc<Tables>,
    /// Becomes true when the server is to stop.
    pub stopping: watch::Sender<bool>,
}

impl App {
    /// Puts a server together.
    pub fn new(config: Config, store: Store) -> Arc<Self> {
        let shared = matches!(config.location, Location::Address(_));
        let bots = BotPool::new(config.bot_threads);
        let tables = Tables::new(Arc::new(store.clone()), Arc::new(Process), bots, shared, config.grace);
        Arc::new(Self {
            tables: Arc::new(tables),
            stopping: watch::Sender::new(false),
            gates: Gates::new(&config.limits),
            pressure: Arc::new(Pressure::new(config.limits.longest_delay)),
            passwords: Passwords::default(),
            archive: Archive::default(),
            reviews: Reviews::default(),
            ghosts: Ghosts::default(),
            metrics: telemetry::metrics(),
            config,
            store,
        })
    }

    /// Forgets what needs no remembering any more. To be called every few seconds.
    pub fn tidy(&self) {
        self.gates.tidy();
        self.archive.tidy();
        self.metrics.run_upkeep();
    }
}

/// How often to [tidy](App::tidy).
pub const TIDY_EVERY: Duration = Duration::from_secs(10);

pub use crate::clock::wall_ms as now;

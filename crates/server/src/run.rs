//! The server from start to stop.

use std::fmt;
use std::future::Future;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpSocket};
use tokio::task::JoinSet;

use crate::app::App;
use crate::config::Config;
use crate::store::{Store, StoreError};
use crate::{files, http, pressure, upkeep};

/// How often, and how long each time, the server waits for its sockets to close when it is to stop.
const CLOSING_CHECKS: u32 = 100;
const STEP: Duration = Duration::from_millis(10);

/// How much of what is sent to a connection the system keeps while nobody reads it, in bytes. Linux takes twice as much, and
/// left to itself up to 4 MiB, for each of thousands of connections.
const SEND_BUFFER: u32 = 128 << 10;

/// How much of what a connection sends the system keeps until it is read. A client that is told to wait and sends on would
/// fill 6 MiB of the system's memory.
const RECEIVE_BUFFER: u32 = 64 << 10;

/// How many connections may wait until the server accepts them.
const BACKLOG: u32 = 1024;

/// Why the server does not run.
#[derive(Debug)]
pub enum RunError {
    /// Something is wrong with the store.
    Store(StoreError),
    /// It cannot listen there.
    Listen(SocketAddr, io::Error),
    /// The network failed.
    Network(io::Error),
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Listen(address, error) if error.kind() == ErrorKind::AddrInUse => {
                write!(
                    f,
                    "another program is already listening on {address}: stop it, or choose another address with --listen"
                )
            }
            Self::Listen(address, error) => {
                write!(f, "cannot listen on {address}: {error}. Choose another address with --listen")
            }
            Self::Network(error) => write!(f, "network error: {error}"),
        }
    }
}

impl std::error::Error for RunError {}

/// Listens at an address. Connections inherit the sizes of the buffers.
fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // On Windows this would let a second server have the same address.
    socket.set_reuseaddr(cfg!(unix))?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.set_recv_buffer_size(RECEIVE_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves until `stop` comes, and tells when and where it listens. Commands that came before are answered; then all
/// sockets are closed, so that their clients connect again when the server is back.
pub async fn run(
    mut config: Config,
    stop: impl Future<Output = ()>,
    started: impl FnOnce(SocketAddr),
) -> Result<(), RunError> {
    let address = config.listen;
    let files = files::raise_limit();
    config.limits.connections = files::connections(config.limits.connections, files);
    // The address first: a second server at the same address should say so before it opens a store.
    let listener = match listen(address) {
        Err(error) if config.or_any_port && error.kind() == ErrorKind::AddrInUse => {
            listen(SocketAddr::new(address.ip(), 0))
        }
        listening => listening,
    };
    let listener = listener.map_err(|error| RunError::Listen(address, error))?;
    let store = Store::open(&config.location).await.map_err(RunError::Store)?;
    let app = App::new(config, store);
    if let Some(notifications) = app.store.notifications().await {
        tokio::spawn(Arc::clone(&app.tables).listen(notifications));
    }
    let mut chores = JoinSet::new();
    chores.spawn(Arc::clone(&app.tables).keep_time());
    chores.spawn(upkeep::purge_now_and_then(Arc::clone(&app)));
    chores.spawn(pressure::watch(Arc::clone(&app.pressure), app.store.clone()));
    chores.spawn(upkeep::heed_events(Arc::clone(&app), app.store.last_event().await.map_err(RunError::Store)?));
    let address = listener.local_addr().map_err(RunError::Network)?;
    tracing::info!(
        version = app.config.version,
        store = %app.config.location,
        %address,
        open_files = files,
        connections = app.config.limits.connections,
        bot_threads = app.config.bot_threads,
        "serving"
    );
    started(address);
    let stopping = app.stopping.clone();
    http::serve(Arc::clone(&app), listener, async move {
        stop.await;
        tracing::info!("stopping");
        stopping.send_replace(true);
    })
    .await;
    for _ in 0..CLOSING_CHECKS {
        if app.gates.sockets.is_empty() {
            break;
        }
        tokio::time::sleep(STEP).await;
    }
    chores.abort_all();
    app.tables.save_clocks().await;
    app.store.close().await;
    Ok(())
}

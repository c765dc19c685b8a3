//! Hints between several servers on one `PostgreSQL`: something is new at a table, look.
//!
//! A hint is sent outside of the transaction that it tells of, by a connection of its own, so that it slows nobody down.
//! It may get lost. Whoever misses one finds out when the next number is taken.

use std::collections::BTreeSet;
use std::time::Duration;

use sqlx::postgres::{PgConnection, PgListener};
use sqlx::{Connection as _, Executor as _};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use super::Store;

/// The channel that all servers listen to.
const CHANNEL: &str = "vale";

/// How many hints may wait. What is more is dropped.
const WAITING: usize = 1024;

/// How many hints go into one message to the database.
const TOGETHER: usize = 256;

/// How long to wait before the next attempt to connect.
const PAUSE: Duration = Duration::from_millis(500);

/// How long one attempt may take.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// Sends hints.
pub(super) struct Notifier {
    address: String,
    hints: mpsc::Sender<String>,
}

impl Notifier {
    pub(super) fn start(address: &str) -> Self {
        let (hints, waiting) = mpsc::channel(WAITING);
        tokio::spawn(send_hints(address.to_owned(), waiting));
        Self { address: address.to_owned(), hints }
    }
}

impl Store {
    /// Gives a hint to all servers that use the same database, this one included. Never waits; a hint may get lost. It
    /// has less than 8000 bytes. Without other servers, nothing happens.
    pub fn hint(&self, payload: &str) {
        if let Some(notifier) = &self.shared.notifier {
            // If too many are waiting, or the store is closed, the hint is lost, as hints may be.
            let _ = notifier.hints.try_send(payload.to_owned());
        }
    }

    /// The hints from now on. An empty one means that the connection was lost for a while, and others with it. There are
    /// none with `SQLite`, where there is only one server.
    pub async fn hints(&self) -> Option<mpsc::Receiver<String>> {
        let address = self.shared.notifier.as_ref()?.address.clone();
        let (sender, hints) = mpsc::channel(WAITING);
        let listener = listen(&address).await;
        tokio::spawn(receive_hints(address, listener, sender));
        Some(hints)
    }
}

async fn send_hints(address: String, mut waiting: mpsc::Receiver<String>) {
    let mut connection = None;
    let mut hints = Vec::new();
    while waiting.recv_many(&mut hints, TOGETHER).await > 0 {
        // The same hint twice says no more than once.
        let distinct: Vec<String> = hints.drain(..).collect::<BTreeSet<_>>().into_iter().collect();
        let sent = timeout(CONNECT_TIMEOUT, async {
            let mut open = match connection.take() {
                Some(open) => open,
                None => PgConnection::connect(&address).await?,
            };
            let notify = sqlx::query("SELECT pg_notify($1, hint) FROM unnest($2) AS hint").bind(CHANNEL).bind(distinct);
            open.execute(notify).await?;
            Ok::<_, sqlx::Error>(open)
        });
        match sent.await {
            Ok(Ok(open)) => connection = Some(open),
            Ok(Err(error)) => {
                tracing::warn!(%error, "cannot notify other servers");
                sleep(PAUSE).await;
            }
            Err(_) => tracing::warn!("cannot notify other servers: the database does not respond"),
        }
    }
}

async fn listen(address: &str) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(address).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn receive_hints(address: String, mut listener: Result<PgListener, sqlx::Error>, hints: mpsc::Sender<String>) {
    loop {
        let end = tokio::select! {
            end = pass_on(listener, &hints) => end,
            () = hints.closed() => return,
        };
        if let Err(error) = end {
            tracing::warn!(%error, "lost the connection for notifications from other servers, retrying");
            sleep(PAUSE).await;
        }
        listener = listen(&address).await;
        if listener.is_ok() && hints.send(String::new()).await.is_err() {
            return;
        }
    }
}

/// Until the connection is lost.
async fn pass_on(listener: Result<PgListener, sqlx::Error>, hints: &mpsc::Sender<String>) -> Result<(), sqlx::Error> {
    let mut listener = listener?;
    while let Some(notification) = listener.try_recv().await? {
        if hints.send(notification.payload().to_owned()).await.is_err() {
            break;
        }
    }
    Ok(())
}

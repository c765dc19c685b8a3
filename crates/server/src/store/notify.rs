//! Notifications between several servers on one `PostgreSQL`: something is new at a table, look.
//!
//! A notification is sent outside of the transaction that it tells of, by a connection of its own, so that it slows nobody down.
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

/// How many notifications may wait. What is more is dropped.
const WAITING: usize = 1024;

/// How many notifications go into one message to the database.
const TOGETHER: usize = 256;

/// How long to wait before the next attempt to connect.
const PAUSE: Duration = Duration::from_millis(500);

/// How long one attempt may take.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// Sends notifications.
pub(super) struct Notifier {
    address: String,
    notifications: mpsc::Sender<String>,
}

impl Notifier {
    pub(super) fn start(address: &str) -> Self {
        let (notifications, waiting) = mpsc::channel(WAITING);
        tokio::spawn(send_notifications(address.to_owned(), waiting));
        Self { address: address.to_owned(), notifications }
    }
}

impl Store {
    /// Notifies all servers that use the same database, this one included. Never waits; a notification may get lost. It
    /// has less than 8000 bytes. Without other servers, nothing happens.
    pub fn notify(&self, payload: &str) {
        if let Some(notifier) = &self.shared.notifier {
            // If too many are waiting, or the store is closed, the notification is lost, as notifications may be.
            let _ = notifier.notifications.try_send(payload.to_owned());
        }
    }

    /// The notifications from now on. An empty one means that the connection was lost for a while, and others with it. There are
    /// none with `SQLite`, where there is only one server.
    pub async fn notifications(&self) -> Option<mpsc::Receiver<String>> {
        let address = self.shared.notifier.as_ref()?.address.clone();
        let (sender, notifications) = mpsc::channel(WAITING);
        let listener = listen(&address).await;
        tokio::spawn(receive_notifications(address, listener, sender));
        Some(notifications)
    }
}

async fn send_notifications(address: String, mut waiting: mpsc::Receiver<String>) {
    let mut connection = None;
    let mut notifications = Vec::new();
    while waiting.recv_many(&mut notifications, TOGETHER).await > 0 {
        // The same notification twice says no more than once.
        let distinct: Vec<String> = notifications.drain(..).collect::<BTreeSet<_>>().into_iter().collect();
        let sent = timeout(CONNECT_TIMEOUT, async {
            let mut open = match connection.take() {
                Some(open) => open,
                None => PgConnection::connect(&address).await?,
            };
            let notify =
                sqlx::query("SELECT pg_notify($1, payload) FROM unnest($2) AS payload").bind(CHANNEL).bind(distinct);
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

async fn receive_notifications(
    address: String,
    mut listener: Result<PgListener, sqlx::Error>,
    notifications: mpsc::Sender<String>,
) {
    loop {
        let end = tokio::select! {
            end = pass_on(listener, &notifications) => end,
            () = notifications.closed() => return,
        };
        if let Err(error) = end {
            tracing::warn!(%error, "lost the connection for notifications from other servers, retrying");
            sleep(PAUSE).await;
        }
        listener = listen(&address).await;
        if listener.is_ok() && notifications.send(String::new()).await.is_err() {
            return;
        }
    }
}

/// Until the connection is lost.
async fn pass_on(
    listener: Result<PgListener, sqlx::Error>,
    notifications: &mpsc::Sender<String>,
) -> Result<(), sqlx::Error> {
    let mut listener = listener?;
    while let Some(notification) = listener.try_recv().await? {
        if notifications.send(notification.payload().to_owned()).await.is_err() {
            break;
        }
    }
    Ok(())
}

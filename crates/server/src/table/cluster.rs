//! What servers on one database tell each other, and what follows from what was done outside of this server.

use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use vale_protocol::{PlayerId, TableId};

use super::tables::Tables;
use super::task::Message;
use crate::store::{Event, StoreError};

/// How long to wait until a table can be told that it is closed.
const CLOSING: Duration = Duration::from_secs(1);

/// What servers on one database tell each other: look, there is something new.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableNotification {
    /// The server that says so.
    pub node: String,
    /// The table.
    pub table: TableId,
    /// Its last number.
    pub seq: u64,
    /// The seats whose players are connected to that server, as bits.
    pub present: u8,
    /// The number since which the question stands; zero from a server of before, whose account is another one.
    #[serde(default)]
    pub asked_at: u64,
    /// How long the player who is asked has been thinking since then, as far as that server knows, in milliseconds.
    #[serde(default)]
    pub thought_ms: u64,
    /// Does that server want to know what the others know?
    #[serde(default)]
    pub asks: bool,
}

/// What servers on one database tell each other: this player is gone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Departure {
    /// The server that says so.
    pub node: String,
    /// Who.
    pub departed: PlayerId,
    /// Is even the name gone?
    pub forgotten: bool,
}

/// What servers on one database tell each other: this session is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionEnd {
    /// The server that says so.
    pub node: String,
    /// The hash of its token.
    pub session: String,
}

/// What servers on one database tell each other.
#[derive(Deserialize)]
#[serde(untagged)]
enum Notification {
    Table(TableNotification),
    Player(Departure),
    Session(SessionEnd),
}

/// Whose connections end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gone {
    /// All of a player.
    Player(PlayerId),
    /// Those that were opened with a session: the hash of its token.
    Session(String),
}

impl Tables {
    /// Passes on what other servers say, for as long as they say something.
    pub async fn listen(self: Arc<Self>, mut notifications: mpsc::Receiver<String>) {
        while let Some(text) = notifications.recv().await {
            match serde_json::from_str(&text) {
                Ok(Notification::Table(changed)) if changed.node != self.node => {
                    if let Some(handle) = self.loaded(&changed.table) {
                        // A table that is too busy to listen looks for itself now and then.
                        let _ = handle.send(Message::Notified(Box::new(changed)));
                    }
                }
                Ok(Notification::Player(Departure { node, departed, forgotten })) if node != self.node => {
                    self.let_go(&departed, forgotten);
                }
                Ok(Notification::Session(SessionEnd { node, session })) if node != self.node => {
                    let _ = self.departed.send(Gone::Session(session));
                }
                Ok(_) | Err(_) => {}
            }
        }
    }

    /// Ends all connections of a player, at other servers as well. Their name is forgotten, too, if they are.
    pub fn depart(&self, player: &PlayerId, forgotten: bool) {
        self.let_go(player, forgotten);
        let departure = Departure { node: self.node.clone(), departed: player.clone(), forgotten };
        if let Ok(text) = serde_json::to_string(&departure) {
            self.store.notify(&text);
        }
    }

    /// Does what follows from what was done to people and tables outside of this server.
    pub async fn heed(&self, event: Event) -> Result<(), StoreError> {
        match event {
            Event::LoggedOut(player) => self.let_go(&player, false),
            Event::Renamed(player) => {
                if let Some(name) = self.store.names(std::slice::from_ref(&player)).await?.remove(&player) {
                    for handle in self.all_loaded() {
                        // A table that is too busy has the old name until it is loaded again.
                        let _ = handle.send(Message::Rename { player: player.clone(), name: name.clone() });
                    }
                }
                // They come back with the new name.
                self.let_go(&player, false);
            }
            Event::Closed(table) => {
                self.clocks.set(&table, None);
                if let Some(handle) = self.loaded(&table) {
                    // A table that cannot be told now finds out when it next writes something.
                    let _ = handle.0.send_timeout(Message::Close, CLOSING).await;
                }
            }
        }
        Ok(())
    }

    /// Ends all connections that were opened with a session, at other servers as well.
    pub fn end_session(&self, token_hash: &str) {
        // It fails if nobody listens, and then there is nobody to tell.
        let _ = self.departed.send(Gone::Session(token_hash.to_owned()));
        let end = SessionEnd { node: self.node.clone(), session: token_hash.to_owned() };
        if let Ok(text) = serde_json::to_string(&end) {
            self.store.notify(&text);
        }
    }

    fn let_go(&self, player: &PlayerId, forgotten: bool) {
        let _ = self.departed.send(Gone::Player(player.clone()));
        if forgotten {
            for handle in self.all_loaded() {
                // A table that is too busy has the name until it is loaded again.
                let _ = handle.send(Message::Forget { player: player.clone() });
            }
        }
    }
}

//! Games that were played on a device without a server, and were sent by whoever played them.

use sqlx::AnyConnection;
use vale_protocol::{PlayerId, TableId};

use super::admin::{Event, insert_event};
use super::albums::add_to_albums;
use super::expiry::remove_table;
use super::finish::insert_record;
use super::tables::insert_table;
use super::writer::insert_facts;
use super::{Append, Finish, Listing, Store, StoreError, TableRow, get};

/// How many sent games of one player are kept.
pub const MAX_SENT: u32 = 100;

/// How many facts are written with one statement.
const FACTS: usize = 256;

/// A finished game as it is kept, with everything that happened at its table.
#[derive(Clone, Debug)]
pub struct SentGame {
    /// The table; its host has sent the game.
    pub table: TableRow,
    /// How it looks in lists.
    pub listing: Listing,
    /// How the game ended, for lists.
    pub progress: String,
    /// What happened.
    pub facts: Vec<Append>,
    /// Its record, and what goes into an album. Results are not kept.
    pub finish: Finish,
    /// What tells it from all other games of the same player.
    pub hash: String,
}

impl Store {
    /// The table of a game that a player has sent.
    pub async fn sent_table(&self, player: &PlayerId, hash: &str) -> Result<Option<TableId>, StoreError> {
        let row = sqlx::query("SELECT id FROM tables WHERE host = $1 AND sent = $2")
            .bind(&player.0)
            .bind(hash)
            .fetch_optional(&self.shared.pool)
            .await?;
        row.as_ref().map(|row| get(row, "id").map(TableId)).transpose()
    }

    /// Keeps a game that a player sends. If there are too many, the one that ended longest ago goes. False if the player has
    /// sent it before.
    pub async fn keep_sent(&self, game: &SentGame, now: u64) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        if let Err(error) = insert(change.connection(), game).await {
            drop(change);
            let known = self.sent_table(&game.table.host, &game.hash).await?;
            return if known.is_some() { Ok(false) } else { Err(error) };
        }
        let old = sqlx::query(
            "SELECT id FROM tables WHERE host = $1 AND sent IS NOT NULL AND id <> $2 \
             ORDER BY made_at DESC, id LIMIT $3 OFFSET $3",
        );
        let old = old.bind(&game.table.host.0).bind(&game.table.id.0).bind(i64::from(MAX_SENT) - 1);
        for row in old.fetch_all(change.connection()).await? {
            remove_sent(change.connection(), &TableId(get(&row, "id")?), now).await?;
        }
        change.commit().await?;
        Ok(true)
    }
}

async fn insert(connection: &mut AnyConnection, game: &SentGame) -> Result<(), StoreError> {
    insert_table(connection, &game.table, &game.listing).await?;
    sqlx::query("UPDATE tables SET sent = $2, progress = $3 WHERE id = $1")
        .bind(&game.table.id.0)
        .bind(&game.hash)
        .bind(&game.progress)
        .execute(&mut *connection)
        .await?;
    for some in game.facts.chunks(FACTS) {
        insert_facts(connection, &some.iter().collect::<Vec<_>>()).await?;
    }
    insert_record(connection, &game.table.id, &game.finish).await?;
    add_to_albums(connection, &[&game.finish]).await
}

async fn remove_sent(connection: &mut AnyConnection, table: &TableId, now: u64) -> Result<(), StoreError> {
    remove_table(connection, table).await?;
    insert_event(connection, &Event::Closed(table.clone()), now).await
}

/// Removes all games that a player has sent: nobody else played in them.
pub(super) async fn remove_all_sent(
    connection: &mut AnyConnection,
    player: &PlayerId,
    now: u64,
) -> Result<(), StoreError> {
    let sent = sqlx::query("SELECT id FROM tables WHERE host = $1 AND sent IS NOT NULL").bind(&player.0);
    for row in sent.fetch_all(&mut *connection).await? {
        remove_sent(connection, &TableId(get(&row, "id")?), now).await?;
    }
    Ok(())
}

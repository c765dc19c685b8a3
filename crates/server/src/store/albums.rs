//! The album of a player: the creatures that they summoned in finished games.

use std::collections::BTreeMap;

use sqlx::{AnyConnection, AssertSqlSafe};
use vale_engine::Card;
use vale_protocol::PlayerId;
use vale_protocol::http::AlbumEntry;

use super::{Finish, Store, StoreError, get, get_number, placeholders, to_sql};

/// How many rows are written with one statement.
const ROWS: usize = 200;

impl Store {
    /// The creatures that a player summoned, by id.
    pub async fn album(&self, player: &PlayerId) -> Result<Vec<AlbumEntry>, StoreError> {
        let rows = sqlx::query("SELECT card, games, first_at FROM albums WHERE player = $1 ORDER BY card")
            .bind(&player.0)
            .fetch_all(&self.shared.pool)
            .await?;
        let mut album = Vec::new();
        for row in &rows {
            // What another version called a creature is not shown.
            if let Some(card) = Card::by_id(get(row, "card")?) {
                album.push(AlbumEntry {
                    card,
                    games: get_number(row, "games")?,
                    first_at: get_number(row, "first_at")?,
                });
            }
        }
        Ok(album)
    }
}

/// Adds what was summoned in games that are over. All servers write the rows in the same order, so that no two wait for
/// each other.
pub(super) async fn add_to_albums(connection: &mut AnyConnection, finishes: &[&Finish]) -> Result<(), StoreError> {
    let mut news: BTreeMap<(&str, String), (i64, u64)> = BTreeMap::new();
    for finish in finishes {
        for (player, cards) in &finish.summoned {
            for card in *cards {
                let (games, first_at) = news.entry((&player.0, card.to_string())).or_insert((0, finish.at));
                *games += 1;
                *first_at = finish.at.min(*first_at);
            }
        }
    }
    let news: Vec<_> = news.into_iter().collect();
    for rows in news.chunks(ROWS) {
        let text = format!(
            "INSERT INTO albums (player, card, games, first_at) VALUES {} \
             ON CONFLICT (player, card) DO UPDATE SET games = albums.games + excluded.games",
            placeholders(rows.len(), 4)
        );
        let mut insert = sqlx::query(AssertSqlSafe(text)).persistent(false);
        for ((player, card), (games, first_at)) in rows {
            insert = insert.bind(*player).bind(card.as_str()).bind(*games).bind(to_sql(*first_at));
        }
        insert.execute(&mut *connection).await?;
    }
    Ok(())
}

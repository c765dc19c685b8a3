//! The daily deal: one shuffle for everybody who plays on the same day.

use vale_protocol::{PlayerId, TableId};

use super::tables::insert_table;
use super::{Listing, Store, StoreError, TableRow, get, get_number};

/// What somebody who played the deal of a day reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyRow {
    /// The place among all who finished it, from 1.
    pub place: u32,
    /// Who.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// The points.
    pub points: u16,
    /// The points of the bot.
    pub opponent: u16,
}

/// What the strongest bot reached with the deal of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GhostRow {
    /// The points.
    pub points: u16,
    /// The points of its opponent.
    pub opponent: u16,
}

/// How many days of somebody are looked at for their streak: a little more than a year.
const STREAK: i64 = 400;

impl Store {
    /// What the strongest bot reached with the deal of a day, if it has played it.
    pub async fn ghost(&self, day: &str) -> Result<Option<GhostRow>, StoreError> {
        let row = sqlx::query(
            "SELECT ghost, ghost_opponent FROM daily_deals \
             WHERE day = $1 AND ghost IS NOT NULL AND ghost_opponent IS NOT NULL",
        );
        let row = row.bind(day).fetch_optional(&self.shared.pool).await?;
        let read =
            |row| Ok(GhostRow { points: get_number(row, "ghost")?, opponent: get_number(row, "ghost_opponent")? });
        row.as_ref().map(read).transpose()
    }

    /// Notes what the strongest bot reached. What was noted before stays.
    pub async fn keep_ghost(&self, day: &str, ghost: GhostRow) -> Result<(), StoreError> {
        let keep =
            sqlx::query("UPDATE daily_deals SET ghost = $2, ghost_opponent = $3 WHERE day = $1 AND ghost IS NULL");
        let keep = keep.bind(day).bind(i64::from(ghost.points)).bind(i64::from(ghost.opponent));
        self.execute(keep).await.map(drop)
    }

    /// The last days whose deal a player finished without a bot, the last one first.
    pub async fn daily_days(&self, player: &PlayerId) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT tables.daily AS day FROM tables \
             JOIN results ON results.table_id = tables.id AND results.seat = 1 AND results.player = tables.host \
             WHERE tables.host = $1 AND tables.daily IS NOT NULL ORDER BY tables.daily DESC LIMIT $2",
        )
        .bind(&player.0)
        .bind(STREAK)
        .fetch_all(&self.shared.pool)
        .await?;
        rows.iter().map(|row| get(row, "day")).collect()
    }

    /// The seed of a day. Whoever asks first on any server brings the one that counts.
    pub async fn daily_seed(&self, day: &str, fresh: &str) -> Result<String, StoreError> {
        let draw = sqlx::query("INSERT INTO daily_deals (day, seed) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        self.execute(draw.bind(day).bind(fresh)).await?;
        let row =
            sqlx::query("SELECT seed FROM daily_deals WHERE day = $1").bind(day).fetch_one(&self.shared.pool).await?;
        get(&row, "seed")
    }

    /// The table at which a player plays the deal of a day.
    pub async fn daily_table(&self, day: &str, player: &PlayerId) -> Result<Option<TableId>, StoreError> {
        let row = sqlx::query("SELECT id FROM tables WHERE daily = $1 AND host = $2")
            .bind(day)
            .bind(&player.0)
            .fetch_optional(&self.shared.pool)
            .await?;
        row.as_ref().map(|row| get(row, "id").map(TableId)).transpose()
    }

    /// Makes a table for the deal of a day. False if its host has one already.
    pub async fn create_daily_table(&self, table: &TableRow, listing: &Listing) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let inserted = insert_table(change.connection(), table, listing).await;
        if let Err(error) = inserted {
            drop(change);
            let day = table.daily.as_deref().unwrap_or_default();
            return if self.daily_table(day, &table.host).await?.is_some() { Ok(false) } else { Err(error) };
        }
        change.commit().await?;
        Ok(true)
    }

    /// What the best of those reached who finished the deal of a day themselves, the best first; and, wherever that is, what
    /// this player reached.
    pub async fn daily_results(
        &self,
        day: &str,
        limit: u32,
        player: Option<&PlayerId>,
    ) -> Result<Vec<DailyRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name, points, opponent, place FROM (\
               SELECT people.id, people.name, mine.points, other.points AS opponent, \
                 ROW_NUMBER() OVER (ORDER BY mine.points DESC, other.points, mine.at, tables.id) AS place FROM tables \
               JOIN people ON people.id = tables.host \
               JOIN results AS mine ON mine.table_id = tables.id AND mine.seat = 1 AND mine.player = tables.host \
               JOIN results AS other ON other.table_id = tables.id AND other.seat = 2 \
               WHERE tables.daily = $1\
             ) AS ranked WHERE place <= $2 OR id = $3 ORDER BY place",
        )
        .bind(day)
        .bind(i64::from(limit))
        // Nobody's id is empty.
        .bind(player.map_or("", |player| &player.0))
        .fetch_all(&self.shared.pool)
        .await?;
        let read = |row| {
            Ok(DailyRow {
                place: get_number(row, "place")?,
                player: PlayerId(get(row, "id")?),
                name: get(row, "name")?,
                points: get_number(row, "points")?,
                opponent: get_number(row, "opponent")?,
            })
        };
        rows.iter().map(read).collect()
    }
}

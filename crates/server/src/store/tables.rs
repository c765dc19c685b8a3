//! Tables: how they were made, how they look in lists, and what happened at them.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe};
use vale_protocol::{PlayerId, Stage, TableId};

use super::{
    Append, FactRow, ListedTable, Listing, Store, StoreError, StoredTable, TableRow, get, get_number, placeholders,
    to_sql,
};

/// How many tables of one host the list of open tables has at most.
const LISTED_PER_HOST: i64 = 3;

impl Store {
    /// Makes a table.
    pub async fn create_table(&self, table: &TableRow, listing: &Listing) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        insert_table(change.connection(), table, listing).await?;
        change.commit().await
    }

    /// A table, as it was made; none if it is closed.
    pub async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        let row = sqlx::query(
            "SELECT made_at, host, rules, settings, plan, seed, position, daily, stage FROM tables \
             WHERE id = $1 AND closed_at IS NULL",
        )
        .bind(&id.0)
        .fetch_optional(&self.shared.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let stage = stage_named(get(&row, "stage")?)?;
        let made = TableRow {
            id: id.clone(),
            made_at: get_number(&row, "made_at")?,
            host: PlayerId(get(&row, "host")?),
            rules: get_number(&row, "rules")?,
            settings: get(&row, "settings")?,
            plan: get(&row, "plan")?,
            seed: get(&row, "seed")?,
            position: get(&row, "position")?,
            daily: get(&row, "daily")?,
        };
        Ok(Some(StoredTable { row: made, stage }))
    }

    /// The last game of a host that began from this position and is not over.
    pub async fn unfinished_from(&self, host: &PlayerId, position: &str) -> Result<Option<TableId>, StoreError> {
        let row = sqlx::query(
            "SELECT id FROM tables WHERE host = $1 AND position = $2 AND stage <> 'over' AND closed_at IS NULL \
             ORDER BY made_at DESC, id LIMIT 1",
        )
        .bind(&host.0)
        .bind(position)
        .fetch_optional(&self.shared.pool)
        .await?;
        row.as_ref().map(|row| get(row, "id").map(TableId)).transpose()
    }

    /// What happened at a table after a number, in order. All of it, if that number is 0.
    pub async fn facts_after(&self, table: &TableId, seq: u64) -> Result<Vec<FactRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT seq, at, command, player, body, thought_ms, checksum FROM facts \
             WHERE table_id = $1 AND seq > $2 ORDER BY seq",
        )
        .bind(&table.0)
        .bind(to_sql(seq))
        .fetch_all(&self.shared.pool)
        .await?;
        let read = |row| {
            Ok(FactRow {
                seq: get_number(row, "seq")?,
                at: get_number(row, "at")?,
                command: get(row, "command")?,
                player: get::<Option<String>>(row, "player")?.map(PlayerId),
                body: get(row, "body")?,
                thought_ms: get_number(row, "thought_ms")?,
                checksum: get(row, "checksum")?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// The number of the last thing that happened at a table, 0 if nothing did.
    pub async fn last_seq(&self, table: &TableId) -> Result<u64, StoreError> {
        let row = sqlx::query("SELECT COALESCE(MAX(seq), 0) AS seq FROM facts WHERE table_id = $1")
            .bind(&table.0)
            .fetch_one(&self.shared.pool)
            .await?;
        get_number(&row, "seq")
    }

    /// The public tables where players may still sit down, the newest first, and of each host only a few, so that nobody
    /// can hide those of the others.
    pub async fn lobby(&self, limit: u32) -> Result<Vec<ListedTable>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, made_at, changed_at, settings, stage, occupants, progress, sent FROM \
             (SELECT tables.*, ROW_NUMBER() OVER (PARTITION BY host ORDER BY made_at DESC, id) AS of_host FROM tables \
             WHERE stage = 'open' AND public = 1 AND closed_at IS NULL) AS listed \
             WHERE of_host <= $2 ORDER BY made_at DESC, id LIMIT $1",
        )
        .bind(i64::from(limit))
        .bind(LISTED_PER_HOST)
        .fetch_all(&self.shared.pool)
        .await?;
        rows.iter().map(read_listed).collect()
    }

    /// The tables where a player has a seat, those that changed last first.
    pub async fn tables_of(&self, player: &PlayerId, limit: u32) -> Result<Vec<ListedTable>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, made_at, changed_at, settings, stage, occupants, progress, sent FROM tables \
             WHERE id IN (SELECT table_id FROM seats WHERE player = $1) AND closed_at IS NULL \
             ORDER BY changed_at DESC, id LIMIT $2",
        )
        .bind(&player.0)
        .bind(i64::from(limit))
        .fetch_all(&self.shared.pool)
        .await?;
        rows.iter().map(read_listed).collect()
    }

    /// How a table looks in lists.
    pub async fn listing(&self, table: &TableId) -> Result<Option<ListedTable>, StoreError> {
        let row = sqlx::query(
            "SELECT id, made_at, changed_at, settings, stage, occupants, progress, sent FROM tables \
             WHERE id = $1 AND closed_at IS NULL",
        )
        .bind(&table.0)
        .fetch_optional(&self.shared.pool)
        .await?;
        row.as_ref().map(read_listed).transpose()
    }

    /// How many tables of a host made since a time wait for their game to begin, and how many of those are in the list.
    pub async fn open_tables_of(&self, host: &PlayerId, since: u64) -> Result<(u32, u32), StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(*) AS waiting, CAST(COALESCE(SUM(public), 0) AS BIGINT) AS shown FROM tables \
             WHERE host = $1 AND stage = 'open' AND made_at > $2",
        );
        let row = row.bind(&host.0).bind(to_sql(since)).fetch_one(&self.shared.pool).await?;
        Ok((get_number(&row, "waiting")?, get_number(&row, "shown")?))
    }
}

fn read_listed(row: &AnyRow) -> Result<ListedTable, StoreError> {
    let stage = stage_named(get(row, "stage")?)?;
    Ok(ListedTable {
        id: TableId(get(row, "id")?),
        made_at: get_number(row, "made_at")?,
        changed_at: get_number(row, "changed_at")?,
        settings: get(row, "settings")?,
        stage,
        occupants: get(row, "occupants")?,
        progress: get(row, "progress")?,
        on_device: get::<Option<String>>(row, "sent")?.is_some(),
    })
}

fn stage_named(name: &str) -> Result<Stage, StoreError> {
    match name {
        "open" => Ok(Stage::Open),
        "playing" => Ok(Stage::Playing),
        "over" => Ok(Stage::Over),
        other => Err(StoreError::Database(format!("the database has a table in an unknown stage: {other}"))),
    }
}

fn name_of(stage: Stage) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::Playing => "playing",
        Stage::Over => "over",
    }
}

pub(super) async fn insert_table(
    connection: &mut AnyConnection,
    table: &TableRow,
    listing: &Listing,
) -> Result<(), StoreError> {
    let insert = sqlx::query(
        "INSERT INTO tables \
         (id, made_at, host, rules, settings, plan, seed, position, changed_at, stage, public, occupants, daily) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
    );
    let insert = insert.bind(&table.id.0).bind(to_sql(table.made_at)).bind(&table.host.0).bind(i64::from(table.rules));
    let insert = insert.bind(&table.settings).bind(&table.plan).bind(&table.seed).bind(table.position.as_deref());
    let insert = insert.bind(to_sql(table.made_at)).bind(name_of(listing.stage)).bind(i64::from(listing.public));
    insert.bind(&listing.occupants).bind(table.daily.as_deref()).execute(&mut *connection).await?;
    insert_seats(connection, &table.id, listing).await
}

pub(super) async fn update_listing(
    connection: &mut AnyConnection,
    table: &TableId,
    listing: &Listing,
    now: u64,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE tables SET stage = $2, public = $3, occupants = $4, changed_at = $5 WHERE id = $1")
        .bind(&table.0)
        .bind(name_of(listing.stage))
        .bind(i64::from(listing.public))
        .bind(&listing.occupants)
        .bind(to_sql(now))
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(&table.0).execute(&mut *connection).await?;
    insert_seats(connection, table, listing).await
}

/// Notes how far these games are, with one statement for all of them: nearly every move changes that.
pub(super) async fn update_progress(connection: &mut AnyConnection, appends: &[&Append]) -> Result<(), StoreError> {
    let progress = |append: &&Append| Some((append.table.0.clone(), append.progress.clone()?, append.fact.at));
    let mut news: Vec<(String, String, u64)> = appends.iter().filter_map(progress).collect();
    let Some(last) = news.last().cloned() else { return Ok(()) };
    // As with facts, the last one is repeated so that there are only a few different statements.
    news.resize(news.len().next_power_of_two(), last);
    let text = format!(
        "WITH news (id, progress, changed_at) AS (VALUES {}) \
         UPDATE tables SET progress = news.progress, changed_at = CAST(news.changed_at AS BIGINT) \
         FROM news WHERE tables.id = news.id",
        placeholders(news.len(), 3)
    );
    let mut update = sqlx::query(AssertSqlSafe(text));
    for (table, progress, at) in news {
        update = update.bind(table).bind(progress).bind(to_sql(at));
    }
    update.execute(connection).await?;
    Ok(())
}

async fn insert_seats(connection: &mut AnyConnection, table: &TableId, listing: &Listing) -> Result<(), StoreError> {
    if listing.people.is_empty() {
        return Ok(());
    }
    let text = format!("INSERT INTO seats (table_id, seat, player) VALUES {}", placeholders(listing.people.len(), 3));
    let mut insert = sqlx::query(AssertSqlSafe(text));
    for (seat, player) in &listing.people {
        insert = insert.bind(&table.0).bind(i64::from(*seat)).bind(&player.0);
    }
    insert.execute(connection).await?;
    Ok(())
}

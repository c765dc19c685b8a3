//! What nobody uses any more.

use sqlx::{AnyConnection, AssertSqlSafe};
use vale_protocol::{PlayerId, TableId};

use super::admin::{Event, insert_event};
use super::{Store, StoreError, get, get_number, to_sql};

/// Tables that nothing happened at since these times are not needed any more, in milliseconds since 1970. Nothing is old
/// enough for 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unused {
    /// Tables that have not begun.
    pub open_since: u64,
    /// Games that have begun and are not over.
    pub playing_since: u64,
}

/// All that belongs to a table, in an order in which nothing refers to what is gone.
const REMOVE: [&str; 7] = [
    "DELETE FROM clocks WHERE table_id = $1",
    "DELETE FROM facts WHERE table_id = $1",
    "DELETE FROM seats WHERE table_id = $1",
    "DELETE FROM invitations WHERE table_id = $1",
    "DELETE FROM results WHERE table_id = $1",
    "DELETE FROM records WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
];

/// The tables of which nobody has any use.
const UNUSED: &str = "stage <> 'over' AND changed_at < CASE stage WHEN 'open' THEN $1 ELSE $2 END \
                      AND NOT EXISTS (SELECT 1 FROM facts WHERE table_id = tables.id \
                      AND at >= CASE tables.stage WHEN 'open' THEN $1 ELSE $2 END)";

/// The guests of whom nothing is left but the name: without an account, a seat, a table, a result, or a session that was
/// used lately.
const USELESS: &str = "NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.player = people.id) \
                       AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.player = people.id) \
                       AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = people.id) \
                       AND NOT EXISTS (SELECT 1 FROM results WHERE results.player = people.id) \
                       AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.player = people.id AND seen_at >= $1)";

/// All that belongs to a guest, in an order in which nothing refers to what is gone.
const FORGET_GUEST: [&str; 6] = [
    "DELETE FROM sessions WHERE player = $1",
    "DELETE FROM preferences WHERE player = $1",
    "DELETE FROM albums WHERE player = $1",
    "DELETE FROM mutes WHERE player = $1",
    "DELETE FROM mutes WHERE muted = $1",
    "DELETE FROM people WHERE id = $1",
];

/// Removes a table with all that belongs to it.
pub(super) async fn remove_table(connection: &mut AnyConnection, table: &TableId) -> Result<(), StoreError> {
    for statement in REMOVE {
        sqlx::query(statement).bind(&table.0).execute(&mut *connection).await?;
    }
    Ok(())
}

impl Store {
    /// Some tables of which nobody has any use, those that were made first first.
    pub async fn unused_tables(&self, unused: Unused, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let text = format!("SELECT id FROM tables WHERE {UNUSED} ORDER BY made_at, id LIMIT $3");
        let query = sqlx::query(AssertSqlSafe(text)).bind(to_sql(unused.open_since)).bind(to_sql(unused.playing_since));
        let rows = query.bind(i64::from(limit)).fetch_all(&self.shared.pool).await?;
        rows.iter().map(|row| get(row, "id").map(TableId)).collect()
    }

    /// Removes a table with all that belongs to it, if still nobody has any use for it, and lets all servers know.
    pub async fn remove_unused_table(&self, table: &TableId, unused: Unused, now: u64) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let text = format!("SELECT id FROM tables WHERE id = $3 AND {UNUSED}{}", self.shared.dialect.for_update());
        let query = sqlx::query(AssertSqlSafe(text)).bind(to_sql(unused.open_since)).bind(to_sql(unused.playing_since));
        if query.bind(&table.0).fetch_optional(change.connection()).await?.is_none() {
            return Ok(false);
        }
        remove_table(change.connection(), table).await?;
        insert_event(change.connection(), &Event::Closed(table.clone()), now).await?;
        change.commit().await?;
        Ok(true)
    }

    /// Looks at some people, in the order of their ids after this one, and removes those guests who left nothing behind
    /// and were not here since a time. Gives back how many were removed, and the last id, if there are more.
    pub async fn remove_guests(
        &self,
        after: Option<&PlayerId>,
        not_here_since: u64,
        limit: u32,
    ) -> Result<(u64, Option<PlayerId>), StoreError> {
        let rows = sqlx::query("SELECT id, made_at FROM people WHERE id > $1 ORDER BY id LIMIT $2")
            .bind(after.map_or("", |player| player.0.as_str()))
            .bind(i64::from(limit))
            .fetch_all(&self.shared.pool)
            .await?;
        let last = rows.last().map(|row| get(row, "id").map(PlayerId)).transpose()?;
        let mut removed = 0;
        let useless = format!("SELECT id FROM people WHERE id = $2 AND made_at < $1 AND {USELESS}");
        for row in &rows {
            let (id, made_at): (String, u64) = (get(row, "id")?, get_number(row, "made_at")?);
            if made_at >= not_here_since {
                continue;
            }
            let find = || sqlx::query(AssertSqlSafe(useless.as_str())).bind(to_sql(not_here_since)).bind(id.as_str());
            if find().fetch_optional(&self.shared.pool).await?.is_none() {
                continue;
            }
            let mut change = self.change().await?;
            if find().fetch_optional(change.connection()).await?.is_some() {
                for statement in FORGET_GUEST {
                    sqlx::query(statement).bind(&id).execute(change.connection()).await?;
                }
                change.commit().await?;
                removed += 1;
            }
        }
        Ok((removed, last))
    }
}

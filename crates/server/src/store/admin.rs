//! What whoever runs the server does to people and tables, perhaps while the server runs: it finds out by looking at the
//! list of these events every few seconds.

use sqlx::{AnyConnection, AssertSqlSafe};
use vale_protocol::{PlayerId, TableId};

use super::deletion::with_name;
use super::people::login_key;
use super::{Dialect, Store, StoreError, get, get_number, looks, to_sql};

/// Something that a server which runs must know of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player is not logged in any more.
    LoggedOut(PlayerId),
    /// A player has another name.
    Renamed(PlayerId),
    /// A table is closed, or gone.
    Closed(TableId),
}

impl Event {
    fn parts(&self) -> (&'static str, &str) {
        match self {
            Self::LoggedOut(player) => ("logged-out", &player.0),
            Self::Renamed(player) => ("renamed", &player.0),
            Self::Closed(table) => ("closed", &table.0),
        }
    }

    fn of(kind: &str, subject: String) -> Option<Self> {
        match kind {
            "logged-out" => Some(Self::LoggedOut(PlayerId(subject))),
            "renamed" => Some(Self::Renamed(PlayerId(subject))),
            "closed" => Some(Self::Closed(TableId(subject))),
            // Of a later version.
            _ => None,
        }
    }
}

/// A player, for whoever runs the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// The id.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// The name to log in with, of those with an account.
    pub login_name: Option<String>,
    /// When they came first.
    pub made_at: u64,
    /// When they were last here, to the day.
    pub seen_at: Option<u64>,
    /// Are they banned?
    pub banned: bool,
}

const PEOPLE: &str = "SELECT people.id, people.name, people.made_at, people.banned_at, accounts.login_name, \
                      (SELECT MAX(seen_at) FROM sessions WHERE sessions.player = people.id) AS seen_at \
                      FROM people LEFT JOIN accounts ON accounts.player = people.id";

fn read_person(row: &sqlx::any::AnyRow) -> Result<PersonRow, StoreError> {
    Ok(PersonRow {
        player: PlayerId(get(row, "id")?),
        name: get(row, "name")?,
        login_name: get(row, "login_name")?,
        made_at: get_number(row, "made_at")?,
        seen_at: get::<Option<i64>>(row, "seen_at")?.and_then(|at| u64::try_from(at).ok()),
        banned: get::<Option<i64>>(row, "banned_at")?.is_some(),
    })
}

/// A table, for whoever runs the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdminTable {
    /// The id.
    pub id: TableId,
    /// The name of whoever made it.
    pub host: String,
    /// Where it stands.
    pub stage: String,
    /// When its listing changed.
    pub changed_at: u64,
    /// The number of its last entry.
    pub last_seq: u64,
    /// Is it closed?
    pub closed: bool,
}

impl Store {
    /// Those whom a name or an id means: the account of that name, the player of that id, or all guests of that name.
    pub async fn people_called(&self, name: &str) -> Result<Vec<PersonRow>, StoreError> {
        for condition in ["accounts.login_key = $1", "people.id = $1", "people.name = $1"] {
            let text = format!("{PEOPLE} WHERE {condition} ORDER BY people.made_at LIMIT 20");
            let meant = if condition.starts_with("accounts") { login_key(name) } else { name.to_owned() };
            let rows = sqlx::query(AssertSqlSafe(text)).bind(meant).fetch_all(&self.shared.pool).await?;
            if !rows.is_empty() {
                return rows.iter().map(read_person).collect();
            }
        }
        Ok(Vec::new())
    }

    /// Some people, in the order of their ids after this one.
    pub async fn people_after(&self, after: &str, limit: u32) -> Result<Vec<PersonRow>, StoreError> {
        let text = format!("{PEOPLE} WHERE people.id > $1 ORDER BY people.id LIMIT $2");
        let query = sqlx::query(AssertSqlSafe(text)).bind(after).bind(i64::from(limit));
        query.fetch_all(&self.shared.pool).await?.iter().map(read_person).collect()
    }

    /// Some tables, in the order of their ids after this one.
    pub async fn tables_after(&self, after: &str, limit: u32) -> Result<Vec<AdminTable>, StoreError> {
        let rows = sqlx::query(
            "SELECT tables.id, tables.stage, tables.changed_at, tables.closed_at, tables.host, people.name, \
             (SELECT COALESCE(MAX(seq), 0) FROM facts WHERE facts.table_id = tables.id) AS last_seq \
             FROM tables LEFT JOIN people ON people.id = tables.host \
             WHERE tables.id > $1 ORDER BY tables.id LIMIT $2",
        )
        .bind(after)
        .bind(i64::from(limit))
        .fetch_all(&self.shared.pool)
        .await?;
        let read = |row| {
            Ok(AdminTable {
                id: TableId(get(row, "id")?),
                host: get::<Option<String>>(row, "name")?.map_or_else(|| get(row, "host"), Ok)?,
                stage: get(row, "stage")?,
                changed_at: get_number(row, "changed_at")?,
                last_seq: get_number(row, "last_seq")?,
                closed: get::<Option<i64>>(row, "closed_at")?.is_some(),
            })
        };
        rows.iter().map(read).collect()
    }

    /// Gives an account another password, and logs its owner out everywhere. False if the player has no account.
    pub async fn reset_password(&self, player: &PlayerId, hash: &str, now: u64) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        if !set_password(change.connection(), player, hash).await? {
            return Ok(false);
        }
        log_out(change.connection(), player, now).await?;
        change.commit().await?;
        Ok(true)
    }

    /// Gives an account another password, and ends all its sessions but one. Gives back the hashes of those that ended.
    pub async fn change_password(&self, player: &PlayerId, hash: &str, keep: &str) -> Result<Vec<String>, StoreError> {
        let mut change = self.change().await?;
        set_password(change.connection(), player, hash).await?;
        let ended = sqlx::query("DELETE FROM sessions WHERE player = $1 AND token_hash <> $2 RETURNING token_hash")
            .bind(&player.0)
            .bind(keep)
            .fetch_all(change.connection())
            .await?;
        change.commit().await?;
        ended.iter().map(|row| get(row, "token_hash")).collect()
    }

    /// Gives a player another name, also to log in with, and in the lists of tables. False if the name of somebody else's
    /// account looks like it.
    pub async fn rename_by_host(&self, player: &PlayerId, name: &str, now: u64) -> Result<bool, StoreError> {
        let tables = sqlx::query(
            "SELECT id, occupants FROM tables WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE player = $1)",
        );
        let tables = tables.bind(&player.0).fetch_all(&self.shared.pool).await?;
        let mut change = self.change().await?;
        sqlx::query("UPDATE people SET name = $2 WHERE id = $1")
            .bind(&player.0)
            .bind(name)
            .execute(change.connection())
            .await?;
        sqlx::query("DELETE FROM account_looks WHERE player = $1").bind(&player.0).execute(change.connection()).await?;
        if self.password_hash(player).await?.is_some() && !looks::claim(change.connection(), player, name).await? {
            // What is not committed is not kept.
            return Ok(false);
        }
        sqlx::query("UPDATE accounts SET login_name = $2, login_key = $3 WHERE player = $1")
            .bind(&player.0)
            .bind(name)
            .bind(login_key(name))
            .execute(change.connection())
            .await?;
        for row in &tables {
            let (table, occupants): (&str, &str) = (get(row, "id")?, get(row, "occupants")?);
            sqlx::query("UPDATE tables SET occupants = $2 WHERE id = $1")
                .bind(table)
                .bind(with_name(occupants, player, name))
                .execute(change.connection())
                .await?;
        }
        insert_event(change.connection(), &Event::Renamed(player.clone()), now).await?;
        change.commit().await?;
        Ok(true)
    }

    /// Bans a player, who is logged out everywhere and cannot log in again, or lets them in again.
    pub async fn ban(&self, player: &PlayerId, banned: bool, now: u64) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        sqlx::query("UPDATE people SET banned_at = $2 WHERE id = $1")
            .bind(&player.0)
            .bind(banned.then(|| to_sql(now)))
            .execute(change.connection())
            .await?;
        if banned {
            log_out(change.connection(), player, now).await?;
        }
        change.commit().await
    }

    /// Is this player banned?
    pub async fn is_banned(&self, player: &PlayerId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT banned_at FROM people WHERE id = $1")
            .bind(&player.0)
            .fetch_optional(&self.shared.pool)
            .await?;
        row.map_or(Ok(false), |row| Ok(get::<Option<i64>>(&row, "banned_at")?.is_some()))
    }

    /// Closes a table whose game is not over: nobody finds it any more. False if there is no such table.
    pub async fn close_table(&self, table: &TableId, now: u64) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let close =
            sqlx::query("UPDATE tables SET closed_at = $2 WHERE id = $1 AND stage <> 'over' AND closed_at IS NULL");
        let closed = close.bind(&table.0).bind(to_sql(now)).execute(change.connection()).await?.rows_affected() == 1;
        if closed {
            sqlx::query("DELETE FROM clocks WHERE table_id = $1").bind(&table.0).execute(change.connection()).await?;
            insert_event(change.connection(), &Event::Closed(table.clone()), now).await?;
            change.commit().await?;
        }
        Ok(closed)
    }

    /// The events after a number, each with its own.
    pub async fn events_after(&self, number: u64) -> Result<Vec<(u64, Event)>, StoreError> {
        let rows =
            sqlx::query("SELECT number, kind, subject FROM admin_events WHERE number > $1 ORDER BY number LIMIT 100")
                .bind(to_sql(number))
                .fetch_all(&self.shared.pool)
                .await?;
        let mut events = Vec::with_capacity(rows.len());
        for row in &rows {
            if let Some(event) = Event::of(get(row, "kind")?, get(row, "subject")?) {
                events.push((get_number(row, "number")?, event));
            }
        }
        Ok(events)
    }

    /// The number of the last event, 0 if there is none.
    pub async fn last_event(&self) -> Result<u64, StoreError> {
        let row = sqlx::query("SELECT COALESCE(MAX(number), 0) AS number FROM admin_events")
            .fetch_one(&self.shared.pool)
            .await?;
        get_number(&row, "number")
    }

    /// Forgets events that every server has seen, but for the last, which has the number.
    pub(super) async fn purge_events(&self, now: u64) -> Result<u64, StoreError> {
        const DAY: u64 = 24 * 60 * 60 * 1000;
        let purge =
            sqlx::query("DELETE FROM admin_events WHERE at < $1 AND number < (SELECT MAX(number) FROM admin_events)");
        self.execute(purge.bind(to_sql(now.saturating_sub(DAY)))).await
    }

    /// What the database itself finds wrong with its file, line by line.
    pub async fn damage_of_file(&self) -> Result<Vec<String>, StoreError> {
        if self.shared.dialect != Dialect::Sqlite {
            return Ok(Vec::new());
        }
        let rows = sqlx::query("PRAGMA integrity_check(20)").fetch_all(&self.shared.pool).await?;
        let lines: Result<Vec<String>, StoreError> = rows.iter().map(|row| get(row, "integrity_check")).collect();
        Ok(lines?.into_iter().filter(|line| line != "ok").collect())
    }
}

/// False if the player has no account.
async fn set_password(connection: &mut AnyConnection, player: &PlayerId, hash: &str) -> Result<bool, StoreError> {
    let set = sqlx::query("UPDATE accounts SET password_hash = $2 WHERE player = $1").bind(&player.0).bind(hash);
    Ok(set.execute(connection).await?.rows_affected() == 1)
}

async fn log_out(connection: &mut AnyConnection, player: &PlayerId, now: u64) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM sessions WHERE player = $1").bind(&player.0).execute(&mut *connection).await?;
    insert_event(connection, &Event::LoggedOut(player.clone()), now).await
}

/// Lets all servers know.
pub(super) async fn insert_event(connection: &mut AnyConnection, event: &Event, now: u64) -> Result<(), StoreError> {
    let (kind, subject) = event.parts();
    sqlx::query(
        "INSERT INTO admin_events (number, at, kind, subject) \
         SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3 FROM admin_events",
    )
    .bind(to_sql(now))
    .bind(kind)
    .bind(subject)
    .execute(connection)
    .await?;
    Ok(())
}

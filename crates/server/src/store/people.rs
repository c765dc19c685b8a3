//! People: guests, their sessions, accounts and preferences.

use std::collections::HashMap;

use sqlx::AssertSqlSafe;
use vale_protocol::PlayerId;

use super::{Person, Store, StoreError, fresh_id, get, get_number, looks, placeholders, to_sql};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// How long a session lasts without being used, in milliseconds: 400 days, as long as browsers keep a cookie.
const SESSION_LASTS: u64 = 400 * DAY;

/// How many names are asked for at once.
const NAMES_TOGETHER: usize = 64;

/// Two names of accounts with the same key are the same name.
pub(super) fn login_key(login_name: &str) -> String {
    login_name.trim().to_lowercase()
}

impl Store {
    /// Somebody new, with a first session.
    pub async fn new_guest(&self, name: &str, token_hash: &str, now: u64) -> Result<Person, StoreError> {
        let player = PlayerId(fresh_id()?);
        let mut change = self.change().await?;
        sqlx::query("INSERT INTO people (id, name, made_at) VALUES ($1, $2, $3)")
            .bind(&player.0)
            .bind(name)
            .bind(to_sql(now))
            .execute(change.connection())
            .await?;
        sqlx::query("INSERT INTO sessions (token_hash, player, made_at, seen_at) VALUES ($1, $2, $3, $3)")
            .bind(token_hash)
            .bind(&player.0)
            .bind(to_sql(now))
            .execute(change.connection())
            .await?;
        change.commit().await?;
        Ok(Person { player, name: name.to_owned(), account: false })
    }

    /// Whose session it is. A session ends when it was not used for 400 days.
    pub async fn person_of(&self, token_hash: &str, now: u64) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query(
            "SELECT people.id, people.name, accounts.player AS account, sessions.seen_at FROM sessions \
             JOIN people ON people.id = sessions.player LEFT JOIN accounts ON accounts.player = sessions.player \
             WHERE sessions.token_hash = $1 AND people.banned_at IS NULL",
        )
        .bind(token_hash)
        .fetch_optional(&self.shared.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let seen_at: u64 = get_number(&row, "seen_at")?;
        if now > seen_at.saturating_add(SESSION_LASTS) {
            return Ok(None);
        }
        if now > seen_at.saturating_add(DAY) {
            // To the day is exact enough, and does not make every question a change.
            let seen = sqlx::query("UPDATE sessions SET seen_at = $2 WHERE token_hash = $1");
            self.execute(seen.bind(token_hash).bind(to_sql(now))).await?;
        }
        Ok(Some(Person {
            player: PlayerId(get(&row, "id")?),
            name: get(&row, "name")?,
            account: get::<Option<String>>(&row, "account")?.is_some(),
        }))
    }

    /// Gives a player another name.
    pub async fn rename(&self, player: &PlayerId, name: &str) -> Result<(), StoreError> {
        self.execute(sqlx::query("UPDATE people SET name = $2 WHERE id = $1").bind(&player.0).bind(name)).await?;
        Ok(())
    }

    /// The names of players. Those that nobody knows are left out.
    pub async fn names(&self, players: &[PlayerId]) -> Result<HashMap<PlayerId, String>, StoreError> {
        let mut names = HashMap::with_capacity(players.len());
        for some in players.chunks(NAMES_TOGETHER) {
            let text = format!("SELECT id, name FROM people WHERE id IN {}", placeholders(1, some.len()));
            let mut query = sqlx::query(AssertSqlSafe(text));
            for player in some {
                query = query.bind(&player.0);
            }
            for row in query.fetch_all(&self.shared.pool).await? {
                names.insert(PlayerId(get(&row, "id")?), get(&row, "name")?);
            }
        }
        Ok(names)
    }

    /// Makes an account of a guest. False if the name is taken or looks like one that is, or if the player has an account
    /// already. Capital letters and spaces around it do not make it another name.
    pub async fn register(&self, player: &PlayerId, login_name: &str, password_hash: &str) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let insert = sqlx::query(
            "INSERT INTO accounts (player, login_name, login_key, password_hash) VALUES ($1, $2, $3, $4) \
             ON CONFLICT DO NOTHING",
        );
        let insert = insert.bind(&player.0).bind(login_name.trim()).bind(login_key(login_name)).bind(password_hash);
        let inserted = insert.execute(change.connection()).await?.rows_affected();
        // What is not committed is not kept.
        if inserted == 0 || !looks::claim(change.connection(), player, login_name.trim()).await? {
            return Ok(false);
        }
        change.commit().await?;
        Ok(true)
    }

    /// The player with an account of this name, and the hash of the password.
    pub async fn credentials(&self, login_name: &str) -> Result<Option<(PlayerId, String)>, StoreError> {
        let row = sqlx::query("SELECT player, password_hash FROM accounts WHERE login_key = $1")
            .bind(login_key(login_name))
            .fetch_optional(&self.shared.pool)
            .await?;
        row.as_ref().map(|row| Ok((PlayerId(get(row, "player")?), get(row, "password_hash")?))).transpose()
    }

    /// The hash of the password of a player with an account.
    pub async fn password_hash(&self, player: &PlayerId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT password_hash FROM accounts WHERE player = $1")
            .bind(&player.0)
            .fetch_optional(&self.shared.pool)
            .await?;
        row.as_ref().map(|row| get(row, "password_hash")).transpose()
    }

    /// One more session of a player.
    pub async fn add_session(&self, player: &PlayerId, token_hash: &str, now: u64) -> Result<(), StoreError> {
        let insert = sqlx::query("INSERT INTO sessions (token_hash, player, made_at, seen_at) VALUES ($1, $2, $3, $3)");
        self.execute(insert.bind(token_hash).bind(&player.0).bind(to_sql(now))).await?;
        Ok(())
    }

    /// Ends a session.
    pub async fn end_session(&self, token_hash: &str) -> Result<(), StoreError> {
        self.execute(sqlx::query("DELETE FROM sessions WHERE token_hash = $1").bind(token_hash)).await?;
        Ok(())
    }

    /// Ends all sessions of a player.
    pub async fn end_all_sessions(&self, player: &PlayerId) -> Result<(), StoreError> {
        self.execute(sqlx::query("DELETE FROM sessions WHERE player = $1").bind(&player.0)).await?;
        Ok(())
    }

    /// Forgets sessions and invitations that count for nothing any more. Gives back how many.
    pub async fn purge(&self, now: u64) -> Result<u64, StoreError> {
        let sessions = sqlx::query("DELETE FROM sessions WHERE seen_at < $1");
        let sessions = self.execute(sessions.bind(to_sql(now.saturating_sub(SESSION_LASTS)))).await?;
        Ok(sessions + self.purge_invitations(now).await? + self.purge_events(now).await?)
    }

    /// The preferences of a player, as JSON: an empty object if there are none.
    pub async fn preferences(&self, player: &PlayerId) -> Result<String, StoreError> {
        let row = sqlx::query("SELECT body FROM preferences WHERE player = $1")
            .bind(&player.0)
            .fetch_optional(&self.shared.pool)
            .await?;
        row.map_or_else(|| Ok("{}".to_owned()), |row| get(&row, "body"))
    }

    /// Keeps the preferences of a player.
    pub async fn set_preferences(&self, player: &PlayerId, body: &str) -> Result<(), StoreError> {
        let set = sqlx::query(
            "INSERT INTO preferences (player, body) VALUES ($1, $2) ON CONFLICT (player) DO UPDATE SET body = $2",
        );
        self.execute(set.bind(&player.0).bind(body)).await?;
        Ok(())
    }
}

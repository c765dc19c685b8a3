//! What the names of accounts look like: nobody else can have a name that looks the same.

use std::collections::BTreeSet;

use sqlx::{AnyConnection, AssertSqlSafe};
use vale_protocol::PlayerId;

use super::{Store, StoreError, get, placeholders};
use crate::lookalike::looks;

impl Store {
    /// Whose account has a name that looks like this one.
    pub async fn owner_of_look(&self, name: &str) -> Result<Option<PlayerId>, StoreError> {
        let looks = looks(name);
        let text = format!("SELECT player FROM account_looks WHERE look IN {} LIMIT 1", placeholders(1, looks.len()));
        let mut query = sqlx::query(AssertSqlSafe(text));
        for look in &looks {
            query = query.bind(look);
        }
        let row = query.fetch_optional(&self.shared.pool).await?;
        row.as_ref().map(|row| get(row, "player").map(PlayerId)).transpose()
    }

    /// Notes what the names of those accounts look like that are older than this table.
    pub(super) async fn note_old_looks(&self) -> Result<(), StoreError> {
        let accounts = sqlx::query(
            "SELECT player, login_name FROM accounts WHERE player NOT IN (SELECT player FROM account_looks)",
        );
        let accounts = accounts.fetch_all(&self.shared.pool).await?;
        if accounts.is_empty() {
            return Ok(());
        }
        let mut change = self.change().await?;
        for row in &accounts {
            let name: String = get(row, "login_name")?;
            insert(change.connection(), &get::<String>(row, "player")?, &looks(&name)).await?;
        }
        change.commit().await
    }
}

/// Notes what the name of a new account looks like. False if somebody else's looks the same.
pub(super) async fn claim(
    connection: &mut AnyConnection,
    player: &PlayerId,
    login_name: &str,
) -> Result<bool, StoreError> {
    let looks = looks(login_name);
    Ok(insert(connection, &player.0, &looks).await? == looks.len() as u64)
}

async fn insert(connection: &mut AnyConnection, player: &str, looks: &BTreeSet<String>) -> Result<u64, StoreError> {
    let mut inserted = 0;
    for look in looks {
        let insert = sqlx::query("INSERT INTO account_looks (look, player) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        inserted += insert.bind(look).bind(player).execute(&mut *connection).await?.rows_affected();
    }
    Ok(inserted)
}

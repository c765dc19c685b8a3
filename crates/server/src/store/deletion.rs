//! Somebody who wants to be forgotten.

use serde_json::Value;
use sqlx::Executor as _;
use vale_protocol::PlayerId;

use super::sent::remove_all_sent;
use super::{Store, StoreError, get};

/// What those are called who are no longer there.
pub const FORMER_PLAYER: &str = "Former player";

/// Empties the file that has what was written last. Whoever reads for long keeps the rest there; it is written over later.
const SCRUB: &str = "PRAGMA busy_timeout = 250; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout = 10000;";

/// Everything about a player that just goes away, in an order in which nothing refers to what is gone.
const FORGET: [&str; 10] = [
    "DELETE FROM sessions WHERE player = $1",
    "DELETE FROM ratings WHERE player = $1",
    "DELETE FROM albums WHERE player = $1",
    "DELETE FROM account_looks WHERE player = $1",
    "DELETE FROM accounts WHERE player = $1",
    "DELETE FROM preferences WHERE player = $1",
    "DELETE FROM mutes WHERE player = $1",
    "DELETE FROM mutes WHERE muted = $1",
    "DELETE FROM seats WHERE player = $1",
    "UPDATE results SET player = NULL WHERE player = $1",
];

impl Store {
    /// Forgets a player: account, sessions, preferences, ratings, name, what they said, and the games of their devices.
    /// Their games with others stay, as those of a former player. Whatever they still say meanwhile is kept, so their
    /// connections should be ended first.
    pub async fn delete_account(&self, player: &PlayerId, now: u64) -> Result<(), StoreError> {
        // There are many facts to look through, so this happens while others can still write.
        let said = self.said_by(player).await?;
        let named = self.named_at(player).await?;
        let mut change = self.change().await?;
        remove_all_sent(change.connection(), player, now).await?;
        for statement in FORGET {
            sqlx::query(statement).bind(&player.0).execute(change.connection()).await?;
        }
        sqlx::query("UPDATE people SET name = $2 WHERE id = $1")
            .bind(&player.0)
            .bind(FORMER_PLAYER)
            .execute(change.connection())
            .await?;
        for (table, occupants, plan) in named {
            sqlx::query("UPDATE tables SET occupants = $2, plan = $3 WHERE id = $1")
                .bind(table)
                .bind(occupants)
                .bind(plan)
                .execute(change.connection())
                .await?;
        }
        for (table, seq, silence) in said {
            sqlx::query("UPDATE facts SET body = $3 WHERE table_id = $1 AND seq = $2")
                .bind(table)
                .bind(seq)
                .bind(silence)
                .execute(change.connection())
                .await?;
        }
        change.commit().await?;
        self.scrub().await;
        Ok(())
    }

    /// Empties the file of `SQLite` that has what was written last, in which there still is what has just been deleted.
    async fn scrub(&self) {
        let Some(turn) = &self.shared.turn else { return };
        let _turn = turn.lock().await;
        let scrubbed = match self.shared.pool.acquire().await {
            Ok(mut connection) => connection.execute(SCRUB).await,
            Err(error) => Err(error),
        };
        if let Err(error) = scrubbed {
            tracing::warn!(%error, "deleted data may still be in the write-ahead log");
        }
    }

    /// The tables that have the name of a player, or of those who shared their device: how they look in lists and how
    /// they were made, without the names.
    async fn named_at(&self, player: &PlayerId) -> Result<Vec<(String, String, String)>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, occupants, plan FROM tables \
             WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE player = $1)",
        )
        .bind(&player.0)
        .fetch_all(&self.shared.pool)
        .await?;
        let read = |row| {
            let [occupants, plan] = [get(row, "occupants")?, get(row, "plan")?].map(|text| without_name(text, player));
            Ok((get(row, "id")?, occupants, plan))
        };
        rows.iter().map(read).collect()
    }

    /// Everything that a player said: the table, the number, and the same fact without the words.
    async fn said_by(&self, player: &PlayerId) -> Result<Vec<(String, i64, String)>, StoreError> {
        // A first guess at which facts it could be; what they really are is in the JSON.
        let rows = sqlx::query("SELECT table_id, seq, body FROM facts WHERE player = $1 AND body LIKE '%\"said\"%'")
            .bind(&player.0)
            .fetch_all(&self.shared.pool)
            .await?;
        let mut said = Vec::new();
        for row in rows {
            if let Some(silence) = without_words(get(&row, "body")?) {
                said.push((get(&row, "table_id")?, get(&row, "seq")?, silence));
            }
        }
        Ok(said)
    }
}

/// The same JSON without the name of a player, and of those who shared the device.
fn without_name(text: &str, player: &PlayerId) -> String {
    renamed(text, &player.0, FORMER_PLAYER, true)
}

/// The same list of occupants with another name for a player.
pub(super) fn with_name(text: &str, player: &PlayerId, name: &str) -> String {
    renamed(text, &player.0, name, false)
}

/// The same JSON with another name wherever the id of the player and a name stand together; also for those who sit beside
/// them, or not.
fn renamed(text: &str, player: &str, name: &str, beside: bool) -> String {
    fn rename(value: &mut Value, player: &str, to: &str, beside: bool) {
        match value {
            Value::Array(values) => values.iter_mut().for_each(|value| rename(value, player, to, beside)),
            Value::Object(fields) => {
                let sits_beside = fields.get("beside").and_then(Value::as_bool).unwrap_or_default();
                if fields.get("player").and_then(Value::as_str) == Some(player)
                    && (beside || !sits_beside)
                    && let Some(name) = fields.get_mut("name")
                {
                    *name = Value::String(to.to_owned());
                }
                fields.values_mut().for_each(|value| rename(value, player, to, beside));
            }
            _ => {}
        }
    }
    let Ok(mut value) = serde_json::from_str(text) else { return text.to_owned() };
    rename(&mut value, player, name, beside);
    value.to_string()
}

/// The same fact without the words, if it is one that has any.
fn without_words(body: &str) -> Option<String> {
    let mut fact: Value = serde_json::from_str(body).ok()?;
    // Older versions had another name for the kind of a fact.
    if fact.get("what").or_else(|| fact.get("fact"))? != "said" {
        return None;
    }
    *fact.get_mut("text")? = Value::String(String::new());
    Some(fact.to_string())
}

#[cfg(test)]
mod tests {
    use vale_engine::Seat;
    use vale_table::Fact;

    use super::*;

    #[test]
    fn only_names_of_the_player_are_taken_out() {
        let list = r#"[{"is":"person","name":"Ada","player":"a"},{"is":"person","name":"Bo","player":"b"},{"is":"bot","level":2}]"#;
        let expected = list.replace("Ada", FORMER_PLAYER);
        assert_eq!(without_name(list, &PlayerId("a".to_owned())), expected);
        let plan = r#"[{"beside":{"colour":"green","name":"Teo","player":"a"}},"open"]"#;
        assert_eq!(without_name(plan, &PlayerId("a".to_owned())), plan.replace("Teo", FORMER_PLAYER));
        assert_eq!(without_name("{", &PlayerId("a".to_owned())), "{");
        let beside = r#"[{"name":"Ada","player":"a"},{"beside":true,"name":"Teo","player":"a"}]"#;
        assert_eq!(with_name(beside, &PlayerId("a".to_owned()), "Ida"), beside.replace("Ada", "Ida"));
    }

    #[test]
    fn only_words_are_taken_out() {
        assert_eq!(
            without_words(r#"{"fact":"said","seat":2,"text":"my \"address\""}"#).as_deref(),
            Some(r#"{"fact":"said","seat":2,"text":""}"#)
        );
        let (seat, player, text) = (Seat::FIRST, PlayerId("a".to_owned()), "my address".to_owned());
        let said = serde_json::to_string(&Fact::Said { seat, player, text }).unwrap();
        let silence = without_words(&said).unwrap();
        assert!(matches!(Fact::read(&silence, None), Ok(Fact::Said { text, .. }) if text.is_empty()), "{silence}");
        assert_eq!(without_words(r#"{"fact":"moved","text":"\"said\""}"#), None);
        assert_eq!(without_words("\"said\""), None);
        assert_eq!(without_words("{"), None);
    }
}

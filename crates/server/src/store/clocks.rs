//! What clocks need to be kept: thinking times, and the proof that something can be written.

use sqlx::AssertSqlSafe;
use vale_protocol::TableId;

use super::{Store, StoreError, Thought, get, get_number, placeholders, to_sql};

/// How many thinking times go into one statement.
const TOGETHER: usize = 200;

impl Store {
    /// Writes something small, to prove that it can be done.
    pub async fn probe(&self) -> Result<(), StoreError> {
        self.execute(sqlx::query("UPDATE probes SET count = count + 1 WHERE id = 1")).await.map(drop)
    }

    /// The tables where a game goes on with a clock.
    pub async fn clocked_tables(&self) -> Result<Vec<TableId>, StoreError> {
        // Settings are JSON; a clock that is set is an object with its seconds.
        let rows = sqlx::query("SELECT id FROM tables WHERE stage = 'playing' AND settings LIKE '%\"seconds\":%'")
            .fetch_all(&self.shared.pool)
            .await?;
        rows.iter().map(|row| Ok(TableId(get(row, "id")?))).collect()
    }

    /// The thinking time that was last saved for a table.
    pub async fn thought(&self, table: &TableId) -> Result<Option<Thought>, StoreError> {
        let row = sqlx::query("SELECT seq, thought_ms FROM clocks WHERE table_id = $1")
            .bind(&table.0)
            .fetch_optional(&self.shared.pool)
            .await?;
        let read = |row| {
            Ok(Thought { table: table.clone(), seq: get_number(row, "seq")?, ms: get_number(row, "thought_ms")? })
        };
        row.as_ref().map(read).transpose()
    }

    /// Saves thinking times, each in the place of the one before: about a later question, or longer about the same one.
    pub async fn save_thoughts(&self, thoughts: &[Thought]) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        for some in thoughts.chunks(TOGETHER) {
            let text = format!(
                "INSERT INTO clocks (table_id, seq, thought_ms) VALUES {} ON CONFLICT (table_id) DO UPDATE \
                 SET seq = excluded.seq, thought_ms = excluded.thought_ms WHERE excluded.seq > clocks.seq \
                 OR (excluded.seq = clocks.seq AND excluded.thought_ms > clocks.thought_ms)",
                placeholders(some.len(), 3)
            );
            let mut insert = sqlx::query(AssertSqlSafe(text)).persistent(false);
            for thought in some {
                insert = insert.bind(&thought.table.0).bind(to_sql(thought.seq)).bind(to_sql(thought.ms));
            }
            insert.execute(change.connection()).await?;
        }
        change.commit().await
    }
}

//! Invitations: seats that are kept for whoever has the token.

use vale_protocol::{PlayerId, TableId};

use super::{Store, StoreError, get, get_number, to_sql};

/// How long an invitation is good for, in milliseconds: 30 days.
const LASTS: u64 = 30 * 24 * 60 * 60 * 1000;

impl Store {
    /// Keeps a seat for whoever has the token.
    pub async fn invite(&self, token_hash: &str, table: &TableId, seat: u8, now: u64) -> Result<(), StoreError> {
        let insert =
            sqlx::query("INSERT INTO invitations (token_hash, table_id, seat, made_at) VALUES ($1, $2, $3, $4)");
        let insert = insert.bind(token_hash).bind(&table.0).bind(i64::from(seat)).bind(to_sql(now));
        self.execute(insert).await?;
        Ok(())
    }

    /// Where an invitation leads, unless it was used.
    pub async fn invitation(&self, token_hash: &str) -> Result<Option<(TableId, u8)>, StoreError> {
        let row = sqlx::query("SELECT table_id, seat FROM invitations WHERE token_hash = $1 AND claimed_by IS NULL")
            .bind(token_hash)
            .fetch_optional(&self.shared.pool)
            .await?;
        row.as_ref().map(|row| Ok((TableId(get(row, "table_id")?), get_number(row, "seat")?))).transpose()
    }

    /// Uses an invitation. Of several who try, one succeeds. After 30 days nobody does.
    pub async fn claim_invitation(&self, token_hash: &str, player: &PlayerId, now: u64) -> Result<bool, StoreError> {
        let claim = sqlx::query(
            "UPDATE invitations SET claimed_by = $2, claimed_at = $3 \
             WHERE token_hash = $1 AND claimed_by IS NULL AND made_at >= $4",
        );
        let oldest = now.saturating_sub(LASTS);
        let claim = claim.bind(token_hash).bind(&player.0).bind(to_sql(now)).bind(to_sql(oldest));
        Ok(self.execute(claim).await? == 1)
    }

    /// Forgets the invitations that are too old to be used.
    pub(super) async fn purge_invitations(&self, now: u64) -> Result<u64, StoreError> {
        let purge = sqlx::query("DELETE FROM invitations WHERE made_at < $1");
        self.execute(purge.bind(to_sql(now.saturating_sub(LASTS)))).await
    }

    /// Makes an invitation unused again, because the seat could not be taken after all.
    pub async fn release_invitation(&self, token_hash: &str) -> Result<(), StoreError> {
        let release = sqlx::query("UPDATE invitations SET claimed_by = NULL, claimed_at = NULL WHERE token_hash = $1");
        self.execute(release.bind(token_hash)).await?;
        Ok(())
    }
}

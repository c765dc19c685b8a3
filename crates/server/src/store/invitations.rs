//! Invitations: seats that are kept for whoever has the token.

use vale_engine::Seat;
use vale_protocol::{PlayerId, TableId};

use super::{Store, StoreError, get, get_number, to_sql};

/// How long an invitation is good for, in milliseconds: 30 days.
const LASTS: u64 = 30 * 24 * 60 * 60 * 1000;

/// An invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationRow {
    /// What is kept of its token.
    pub token_hash: String,
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: Seat,
    /// The entry of the table's log that kept the seat. The table takes no invitation for an earlier one.
    pub entry: u64,
    /// Who used it.
    pub claimed_by: Option<PlayerId>,
}

impl Store {
    /// Notes whom a seat is kept for: whoever has the token. Earlier invitations to the same seat are forgotten.
    pub async fn invite(
        &self,
        token_hash: &str,
        table: &TableId,
        seat: Seat,
        entry: u64,
        now: u64,
    ) -> Result<(), StoreError> {
        let seat = i64::from(seat.number() as u8);
        let mut change = self.change().await?;
        sqlx::query("DELETE FROM invitations WHERE table_id = $1 AND seat = $2")
            .bind(&table.0)
            .bind(seat)
            .execute(change.connection())
            .await?;
        sqlx::query("INSERT INTO invitations (token_hash, table_id, seat, entry, made_at) VALUES ($1, $2, $3, $4, $5)")
            .bind(token_hash)
            .bind(&table.0)
            .bind(seat)
            .bind(to_sql(entry))
            .bind(to_sql(now))
            .execute(change.connection())
            .await?;
        change.commit().await
    }

    /// Where an invitation leads, unless it is older than 30 days.
    pub async fn invitation(&self, token_hash: &str, now: u64) -> Result<Option<InvitationRow>, StoreError> {
        let row = sqlx::query(
            "SELECT table_id, seat, entry, claimed_by FROM invitations WHERE token_hash = $1 AND made_at >= $2",
        )
        .bind(token_hash)
        .bind(to_sql(now.saturating_sub(LASTS)))
        .fetch_optional(&self.shared.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let seat = Seat::from_number(get_number(&row, "seat")?);
        let seat = seat.ok_or_else(|| StoreError::Database("the database has an invalid seat".into()))?;
        Ok(Some(InvitationRow {
            token_hash: token_hash.to_owned(),
            table: TableId(get(&row, "table_id")?),
            seat,
            entry: get_number(&row, "entry")?,
            claimed_by: get::<Option<String>>(&row, "claimed_by")?.map(PlayerId),
        }))
    }

    /// Notes who used an invitation. The first one stays.
    pub async fn claim_invitation(&self, token_hash: &str, player: &PlayerId, now: u64) -> Result<bool, StoreError> {
        let claim = sqlx::query(
            "UPDATE invitations SET claimed_by = $2, claimed_at = $3 WHERE token_hash = $1 AND claimed_by IS NULL",
        );
        Ok(self.execute(claim.bind(token_hash).bind(&player.0).bind(to_sql(now))).await? == 1)
    }

    /// Forgets the invitations that are too old to be used.
    pub(super) async fn purge_invitations(&self, now: u64) -> Result<u64, StoreError> {
        let purge = sqlx::query("DELETE FROM invitations WHERE made_at < $1");
        self.execute(purge.bind(to_sql(now.saturating_sub(LASTS)))).await
    }
}

//! Whom people do not want to hear. Few, real, and cheap to write: all who wait share one transaction.

use std::sync::{Mutex, PoisonError};

use tokio::sync::{Mutex as AsyncMutex, oneshot};
use vale_protocol::PlayerId;

use super::{Change, Store, StoreError, get, get_number};

/// How many others one player can mute.
pub const MAX_MUTES: u32 = 200;

/// How many mutes may wait to be written.
const WAITING: usize = 1024;

/// What became of a mute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Muted {
    /// It is as it should be.
    Done,
    /// There is no such player.
    Nobody,
    /// The player has muted as many as anybody can.
    TooMany,
}

/// A player who does not want to hear another one, or wants to hear them again.
struct Wish {
    player: PlayerId,
    other: PlayerId,
    muted: bool,
    answer: oneshot::Sender<Result<Muted, StoreError>>,
}

/// The mutes that wait to be written.
#[derive(Default)]
pub(super) struct Mutes {
    waiting: Mutex<Vec<Wish>>,
    writing: AsyncMutex<()>,
}

impl Mutes {
    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Wish>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store {
    /// From now on, a player does not want to hear another one, or wants to hear them again.
    pub async fn mute(&self, player: &PlayerId, other: &PlayerId, muted: bool) -> Result<Muted, StoreError> {
        let queue = &self.shared.mutes;
        let (answer, mut answered) = oneshot::channel();
        {
            let mut waiting = queue.lock();
            if waiting.len() >= WAITING {
                return Err(StoreError::Busy);
            }
            waiting.push(Wish { player: player.clone(), other: other.clone(), muted, answer });
        }
        // While one transaction is written, the next one gathers; whoever gets the turn writes for all who wait.
        let turn = queue.writing.lock().await;
        if let Ok(result) = answered.try_recv() {
            return result;
        }
        let wishes = std::mem::take(&mut *queue.lock());
        let written = self.write_mutes(&wishes).await;
        drop(turn);
        for (index, wish) in wishes.into_iter().enumerate() {
            let result = written.as_ref().map_err(Clone::clone).map(|results| results[index]);
            // Somebody who went away meanwhile does not hear of it.
            let _ = wish.answer.send(result);
        }
        let lost = || Err(StoreError::Unavailable("a mute was aborted".into()));
        answered.await.unwrap_or_else(|_| lost())
    }

    async fn write_mutes(&self, wishes: &[Wish]) -> Result<Vec<Muted>, StoreError> {
        let mut change = self.change().await?;
        let mut results = Vec::with_capacity(wishes.len());
        for wish in wishes {
            results.push(write_mute(&mut change, wish).await?);
        }
        change.commit().await?;
        Ok(results)
    }

    /// Those whom a player does not want to hear.
    pub async fn muted_by(&self, player: &PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        let rows = sqlx::query("SELECT muted FROM mutes WHERE player = $1 ORDER BY muted LIMIT $2")
            .bind(&player.0)
            .bind(i64::from(MAX_MUTES))
            .fetch_all(&self.shared.pool)
            .await?;
        rows.iter().map(|row| get(row, "muted").map(PlayerId)).collect()
    }
}

async fn write_mute(change: &mut Change, wish: &Wish) -> Result<Muted, StoreError> {
    let Wish { player, other, muted, .. } = wish;
    if !muted {
        let delete = sqlx::query("DELETE FROM mutes WHERE player = $1 AND muted = $2");
        delete.bind(&player.0).bind(&other.0).execute(change.connection()).await?;
        return Ok(Muted::Done);
    }
    let known = sqlx::query("SELECT id FROM people WHERE id = $1").bind(&other.0);
    if known.fetch_optional(change.connection()).await?.is_none() {
        return Ok(Muted::Nobody);
    }
    let others = sqlx::query("SELECT COUNT(*) AS others FROM mutes WHERE player = $1 AND muted <> $2");
    let row = others.bind(&player.0).bind(&other.0).fetch_one(change.connection()).await?;
    if get_number::<u32>(&row, "others")? >= MAX_MUTES {
        return Ok(Muted::TooMany);
    }
    let insert = sqlx::query("INSERT INTO mutes (player, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING");
    insert.bind(&player.0).bind(&other.0).execute(change.connection()).await?;
    Ok(Muted::Done)
}

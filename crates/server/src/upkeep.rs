//! What a server does beside serving: it forgets what nobody needs, and heeds what was done to people and tables by whoever
//! runs it.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::app::{App, now};
use crate::store::{StoreError, Unused};

/// How often to look for what nobody needs.
const PURGE_EVERY: Duration = Duration::from_hours(1);

/// How many tables or people are looked at in one go, and how long to wait before the next, so that nobody notices.
const BATCH: u32 = 50;
const PAUSE: Duration = Duration::from_millis(200);

/// How often to look for events.
const HEED_EVERY: Duration = Duration::from_secs(2);

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// Forgets what counts for nothing any more, once an hour.
pub async fn purge_now_and_then(app: Arc<App>) {
    let mut hour = interval(PURGE_EVERY);
    hour.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        hour.tick().await;
        match purge(&app, now()).await {
            Ok((0, 0, 0)) => {}
            Ok((old, tables, guests)) => {
                tracing::info!(old, tables, guests, "forgot old sessions and invitations, unused tables and guests");
            }
            // The next hour is soon enough.
            Err(error) => tracing::warn!(%error, "what nobody needs stays for now"),
        }
    }
}

/// Forgets what counts for nothing at this time: sessions and invitations, tables, guests. Tells how many.
pub async fn purge(app: &App, now: u64) -> Result<(u64, u64, u64), StoreError> {
    let old = app.store.purge(now).await?;
    Ok((old, purge_tables(app, now).await?, purge_guests(app, now).await?))
}

/// The time so many days ago; 0, before everything, if never.
fn days_ago(now: u64, days: Option<NonZeroU32>) -> u64 {
    days.map_or(0, |days| now.saturating_sub(u64::from(days.get()) * DAY_MS))
}

async fn purge_tables(app: &App, now: u64) -> Result<u64, StoreError> {
    let expiry = app.config.expiry;
    let unused = Unused { open_since: days_ago(now, expiry.open_days), playing_since: days_ago(now, expiry.game_days) };
    let mut removed = 0;
    loop {
        let tables = app.store.unused_tables(unused, BATCH).await?;
        let mut gone = 0;
        for table in &tables {
            // Somebody looks at it, or did just now.
            if app.tables.loaded(table).is_none() && app.store.remove_unused_table(table, unused, now).await? {
                gone += 1;
            }
        }
        removed += gone;
        // What is in memory now is for the next time.
        if gone == 0 || tables.len() < BATCH as usize {
            return Ok(removed);
        }
        sleep(PAUSE).await;
    }
}

async fn purge_guests(app: &App, now: u64) -> Result<u64, StoreError> {
    let Some(days) = app.config.expiry.guest_days else { return Ok(0) };
    let not_here_since = days_ago(now, Some(days));
    let (mut removed, mut after) = (0, None);
    loop {
        let (gone, last) = app.store.remove_guests(after.as_ref(), not_here_since, BATCH).await?;
        removed += gone;
        if last.is_none() {
            return Ok(removed);
        }
        after = last;
        sleep(PAUSE).await;
    }
}

/// Does what follows from events after this number, for as long as the server runs.
pub async fn heed_events(app: Arc<App>, mut heeded: u64) {
    let mut often = interval(HEED_EVERY);
    often.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        often.tick().await;
        if let Err(error) = heed_new_events(&app, &mut heeded).await {
            tracing::debug!(%error, "cannot look what was done to people and tables");
        }
    }
}

async fn heed_new_events(app: &App, heeded: &mut u64) -> Result<(), StoreError> {
    for (number, event) in app.store.events_after(*heeded).await? {
        tracing::info!(?event, "administration");
        app.tables.heed(event).await?;
        *heeded = number;
    }
    Ok(())
}

//! Whether what is written arrives, as far as the last attempt tells.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::time::timeout;

use super::writer::Counters;
use super::{Store, StoreError};

/// How often a store that failed is asked to write something, to see whether it can again.
const TRY_AGAIN: Duration = Duration::from_secs(1);

/// How long it may take for that.
const PROBE_TIMEOUT: Duration = Duration::from_secs(2);

/// What the last one saw who wrote something.
#[derive(Debug, Default)]
pub(super) struct Health(Mutex<Option<Outage>>);

/// Something that was not written.
#[derive(Debug)]
struct Outage {
    /// Why, if the database cannot be written; unknown if a transaction was given up.
    reason: Option<StoreError>,
    /// When somebody last tried.
    tried: Option<Instant>,
}

/// What is known about writing.
#[derive(Debug, PartialEq, Eq)]
enum Verdict {
    /// It works.
    Well,
    /// It is time to try.
    Try(Option<StoreError>),
    /// It did not work a moment ago.
    Failing(StoreError),
}

impl Health {
    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Outage>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what came of an attempt to write.
    pub(super) fn saw<T>(&self, result: &Result<T, StoreError>) {
        match result {
            Err(reason @ StoreError::Unavailable(_)) => {
                *self.lock() = Some(Outage { reason: Some(reason.clone()), tried: Some(Instant::now()) });
            }
            Ok(_) => *self.lock() = None,
            // A fact that does not fit, or too many at once, say nothing about the disk.
            Err(_) => {}
        }
    }

    /// Notes that a transaction was given up, for whatever reason.
    fn doubt(&self) {
        self.lock().get_or_insert(Outage { reason: None, tried: None });
    }

    fn verdict(&self) -> Verdict {
        let mut outage = self.lock();
        let Some(Outage { reason, tried }) = outage.as_mut() else { return Verdict::Well };
        if tried.is_none_or(|tried| tried.elapsed() > TRY_AGAIN) {
            *tried = Some(Instant::now());
            return Verdict::Try(reason.clone());
        }
        reason.clone().map_or(Verdict::Well, Verdict::Failing)
    }
}

/// Belongs to a transaction, and casts doubt on the store if that is neither committed nor known to have failed.
pub(super) struct Doubt(Option<Arc<Counters>>);

impl Doubt {
    pub(super) const fn new(counters: Arc<Counters>) -> Self {
        Self(Some(counters))
    }

    /// The transaction has ended like this.
    pub(super) fn settle<T>(mut self, result: &Result<T, StoreError>) {
        if let Some(counters) = self.0.take() {
            counters.health.saw(result);
        }
    }
}

impl Drop for Doubt {
    fn drop(&mut self) {
        if let Some(counters) = &self.0 {
            counters.health.doubt();
        }
    }
}

impl Store {
    /// Can the database be read, and could it be written when somebody last tried? If it could not, it is tried again, at
    /// most once a second however often this is asked.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.ping().await?;
        match self.shared.counters.health.verdict() {
            Verdict::Well => Ok(()),
            Verdict::Failing(reason) => Err(reason),
            Verdict::Try(reason) => timeout(PROBE_TIMEOUT, self.probe()).await.unwrap_or_else(|_| {
                Err(reason.unwrap_or_else(|| StoreError::Unavailable("the database does not respond".into())))
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_store_that_failed_is_tried_again_now_and_then() {
        let health = Health::default();
        assert_eq!(health.verdict(), Verdict::Well);
        health.saw::<()>(&Err(StoreError::Busy));
        assert_eq!(health.verdict(), Verdict::Well);
        let full = StoreError::Unavailable("the disk of the database is full".into());
        health.saw::<()>(&Err(full.clone()));
        health.doubt();
        assert_eq!(health.verdict(), Verdict::Failing(full.clone()));
        health.lock().as_mut().unwrap().tried = Instant::now().checked_sub(2 * TRY_AGAIN);
        assert_eq!(health.verdict(), Verdict::Try(Some(full.clone())));
        assert_eq!(health.verdict(), Verdict::Failing(full));
        health.saw(&Ok(()));
        assert_eq!(health.verdict(), Verdict::Well);
    }

    #[test]
    fn a_transaction_that_was_given_up_is_a_reason_to_look() {
        let counters = Arc::new(Counters::default());
        Doubt::new(Arc::clone(&counters)).settle(&Ok(()));
        assert_eq!(counters.health.verdict(), Verdict::Well);
        drop(Doubt::new(Arc::clone(&counters)));
        assert_eq!(counters.health.verdict(), Verdict::Try(None));
        // Until that has told more, nothing is known against the store.
        assert_eq!(counters.health.verdict(), Verdict::Well);
    }
}

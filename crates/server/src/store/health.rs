//! Whether what is written arrives, as far as the last attempt tells.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::time::timeout;

use super::{Store, StoreError};

/// How often a store that failed is asked to write something, to see whether it can again.
const TRY_AGAIN: Duration = Duration::from_secs(1);

/// How long it may take for that.
const PATIENCE: Duration = Duration::from_secs(2);

/// What the last one saw who wrote something.
#[derive(Debug, Default)]
pub(super) struct Health(Mutex<Option<Failing>>);

#[derive(Debug)]
struct Failing {
    reason: StoreError,
    tried: Instant,
}

impl Health {
    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Failing>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what came of an attempt to write.
    pub(super) fn saw<T>(&self, result: &Result<T, StoreError>) {
        match result {
            Err(reason @ StoreError::Unavailable(_)) => {
                *self.lock() = Some(Failing { reason: reason.clone(), tried: Instant::now() });
            }
            Ok(_) => *self.lock() = None,
            // A fact that does not fit, or too many at once, say nothing about the disk.
            Err(_) => {}
        }
    }

    /// Why nothing can be written, and whether it is time to try again.
    fn failing(&self) -> Option<(StoreError, bool)> {
        let mut failing = self.lock();
        let failing = failing.as_mut()?;
        let due = failing.tried.elapsed() > TRY_AGAIN;
        if due {
            failing.tried = Instant::now();
        }
        Some((failing.reason.clone(), due))
    }
}

impl Store {
    /// Can the database be read, and could it be written when somebody last tried? If it could not, it is tried again, at
    /// most once a second however often this is asked.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.ping().await?;
        let Some((reason, due)) = self.shared.counters.health.failing() else { return Ok(()) };
        if !due {
            return Err(reason);
        }
        timeout(PATIENCE, self.probe()).await.unwrap_or(Err(reason))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_store_that_failed_is_tried_again_now_and_then() {
        let health = Health::default();
        assert_eq!(health.failing(), None);
        health.saw::<()>(&Err(StoreError::Busy));
        assert_eq!(health.failing(), None);
        let full = StoreError::Unavailable("the disk of the database is full".into());
        health.saw::<()>(&Err(full.clone()));
        assert_eq!(health.failing(), Some((full.clone(), false)));
        health.lock().as_mut().unwrap().tried = Instant::now().checked_sub(2 * TRY_AGAIN).unwrap();
        assert_eq!(health.failing(), Some((full.clone(), true)));
        assert_eq!(health.failing(), Some((full, false)));
        health.saw(&Ok(()));
        assert_eq!(health.failing(), None);
    }
}

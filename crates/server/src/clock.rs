//! Time: the wall clock for dates, and the service clock for thinking time.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use tokio::time::Instant;

/// The wall clock in milliseconds since 1970. Good for dates, never for measuring: it may jump.
pub fn wall_ms() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// The longest time between two proofs that counts. Whatever is beyond it was an outage: a paused process, a full disk, a
/// database that did not answer.
pub const LONGEST_GAP: Duration = Duration::from_secs(3);

/// Measures the time in which the server could have taken a move.
///
/// It is monotonic and runs from proof to proof: each successful write proves that the server, its disk and its database
/// were able to take a move. Between two proofs it advances by the time that passed, but by no more than
/// [`LONGEST_GAP`]. So it stands still while the process is stopped or nothing can be written, and the wall clock does not
/// matter to it.
#[derive(Debug)]
pub struct ServiceClock {
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    /// What was counted up to the last proof.
    counted: Duration,
    proven_at: Instant,
}

impl State {
    fn now(&self) -> Duration {
        self.counted + self.proven_at.elapsed().min(LONGEST_GAP)
    }
}

impl Default for ServiceClock {
    fn default() -> Self {
        Self { state: Mutex::new(State { counted: Duration::ZERO, proven_at: Instant::now() }) }
    }
}

impl ServiceClock {
    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        // The state is whole even if somebody panicked: both fields are set together.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The time since the clock was made in which a move could have been taken.
    pub fn now(&self) -> Duration {
        self.lock().now()
    }

    /// Notes that something was written just now.
    pub fn prove(&self) {
        let mut state = self.lock();
        *state = State { counted: state.now(), proven_at: Instant::now() };
    }

    /// How long ago the last proof was.
    pub fn unproven_for(&self) -> Duration {
        self.lock().proven_at.elapsed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn pass(seconds: u64) {
        tokio::time::advance(Duration::from_secs(seconds)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn proven_time_counts_and_an_outage_does_not() {
        let clock = ServiceClock::default();
        for _ in 0..10 {
            pass(1).await;
            clock.prove();
        }
        assert_eq!(clock.now(), Duration::from_secs(10));
        pass(3600).await;
        assert_eq!(clock.now(), Duration::from_secs(10) + LONGEST_GAP, "nothing proves that a move could be taken");
        clock.prove();
        assert_eq!(clock.now(), Duration::from_secs(10) + LONGEST_GAP, "a late proof does not count what is past");
        pass(2).await;
        assert_eq!(clock.now(), Duration::from_secs(12) + LONGEST_GAP);
        assert_eq!(clock.unproven_for(), Duration::from_secs(2));
    }
}

//! How busy the server is, and whom it still serves. When there is more to do than it can do in time, it does less rather
//! than everything later: those who play come first, then those who watch, then those who come.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::time::sleep;
use vale_protocol::{Code, Problem};

use crate::store::Store;
use crate::telemetry;

/// How often the server looks how busy it is.
const TICK: Duration = Duration::from_millis(50);

/// How late everything is at the moment, and how late it may be.
#[derive(Debug)]
pub struct Pressure {
    delay_ms: AtomicU64,
    /// What no answer may take longer than. Nobody is turned away without it.
    longest: Option<Duration>,
}

/// Those who want something, from the first to be turned away to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whoever {
    /// New players, new tables, readers of finished games.
    Comes,
    /// Somebody who wants to watch, or to log in.
    WouldWatch,
    /// Somebody who watches.
    Watches,
    /// Somebody who plays.
    Plays,
}

impl Whoever {
    /// How much of the longest delay there may be before they are turned away, in quarters.
    const fn quarters(self) -> u32 {
        match self {
            Self::Comes => 1,
            Self::WouldWatch => 2,
            Self::Watches => 3,
            Self::Plays => 4,
        }
    }
}

impl Pressure {
    /// Nothing is late yet.
    pub const fn new(longest: Option<Duration>) -> Self {
        Self { delay_ms: AtomicU64::new(0), longest }
    }

    /// Notes how late something was just now. One short delay says little: the last one counts for a quarter.
    pub fn note(&self, delay: Duration) {
        let delay = u64::try_from(delay.as_millis()).unwrap_or(u64::MAX);
        let before = self.delay_ms.load(Ordering::Relaxed);
        self.delay_ms.store(before - before / 4 + delay / 4, Ordering::Relaxed);
    }

    /// Is there time for them?
    pub fn serves(&self, whoever: Whoever) -> bool {
        let delay = Duration::from_millis(self.delay_ms.load(Ordering::Relaxed));
        self.longest.is_none_or(|longest| delay < longest * whoever.quarters() / 4)
    }

    /// Turns them away, with the time after which to try again, if there is no time for them.
    pub fn admit(&self, whoever: Whoever) -> Result<(), Problem> {
        if self.serves(whoever) {
            return Ok(());
        }
        telemetry::refused("load");
        let delay = Duration::from_millis(self.delay_ms.load(Ordering::Relaxed));
        let message = "the server is overloaded and serves players first: try again in a moment";
        Err(Problem::new(Code::Busy, message).retry_in(delay.max(Duration::from_secs(1))))
    }
}

/// Looks again and again how late everything is: how long a thread takes that should do something now, and how long
/// what waits to be written will take.
pub async fn watch(pressure: Arc<Pressure>, store: Store) {
    loop {
        let begun = Instant::now();
        sleep(TICK).await;
        let late = begun.elapsed().saturating_sub(TICK);
        pressure.note(late.max(store.backlog()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Whoever; 4] = [Whoever::Comes, Whoever::WouldWatch, Whoever::Watches, Whoever::Plays];

    /// Who is served after everything was so late for a while.
    fn served(millis: u64) -> Vec<Whoever> {
        let pressure = Pressure::new(Some(Duration::from_secs(1)));
        for _ in 0..50 {
            pressure.note(Duration::from_millis(millis));
        }
        ALL.into_iter().filter(|whoever| pressure.serves(*whoever)).collect()
    }

    #[test]
    fn those_who_play_are_served_last_of_all_turned_away() {
        assert_eq!(served(0), ALL);
        assert_eq!(served(200), ALL);
        assert_eq!(served(400), ALL[1..]);
        assert_eq!(served(600), ALL[2..]);
        assert_eq!(served(900), ALL[3..]);
        assert_eq!(served(1500), []);
    }

    #[test]
    fn one_hiccup_turns_nobody_away_and_what_is_over_is_over() {
        let pressure = Pressure::new(Some(Duration::from_secs(1)));
        pressure.note(Duration::from_millis(900));
        assert!(pressure.serves(Whoever::Comes));
        for _ in 0..10 {
            pressure.note(Duration::from_secs(2));
        }
        let refusal = pressure.admit(Whoever::Plays).unwrap_err();
        assert_eq!(refusal.code, Code::Busy);
        assert!(refusal.retry_ms.unwrap() >= 1000, "{refusal:?}");
        for _ in 0..20 {
            pressure.note(Duration::ZERO);
        }
        assert!(pressure.serves(Whoever::Comes));
    }

    #[test]
    fn without_a_longest_delay_all_are_served() {
        let pressure = Pressure::new(None);
        pressure.note(Duration::from_hours(1));
        assert!(pressure.serves(Whoever::Comes));
    }
}

//! Log lines that a stranger, or a disk that is full, could cause any number of: at most one a second, with a count.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often a line may be written.
const PAUSE: Duration = Duration::from_secs(1);

/// Lets one line through now and then, and counts the others.
#[derive(Debug)]
pub struct Rarely(Mutex<(Option<Instant>, u64)>);

impl Rarely {
    /// Nothing was written yet.
    pub const fn new() -> Self {
        Self(Mutex::new((None, 0)))
    }

    /// Is it time for a line? Then it tells how often the same happened since the last one, this time included.
    pub fn due(&self) -> Option<u64> {
        self.due_at(Instant::now())
    }

    fn due_at(&self, now: Instant) -> Option<u64> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (last, count) = &mut *state;
        *count += 1;
        if last.is_some_and(|last| now.saturating_duration_since(last) < PAUSE) {
            return None;
        }
        *last = Some(now);
        Some(std::mem::take(count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thousand_times_in_a_second_is_one_line_and_none_is_forgotten() {
        let rarely = Rarely::new();
        let begun = Instant::now();
        assert_eq!(rarely.due_at(begun), Some(1));
        for millis in 1..1000 {
            assert_eq!(rarely.due_at(begun + Duration::from_millis(millis)), None);
        }
        assert_eq!(rarely.due_at(begun + Duration::from_secs(1)), Some(1000));
        assert_eq!(rarely.due_at(begun + Duration::from_mins(1)), Some(1));
    }
}

//! How long bots think.

use std::time::Duration;

use hdrhistogram::Histogram;
use serde::Serialize;

/// Percentiles are right to three digits.
const DIGITS: u8 = 3;

/// Many times, counted in steps that grow with the time, so that they need little room.
#[derive(Clone, Debug)]
pub(super) struct Times {
    nanoseconds: Option<Histogram<u64>>,
    total: Duration,
}

/// A summary of many times, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Timing {
    /// How many times.
    pub count: u64,
    /// The mean.
    pub mean_ms: f64,
    /// Half of them are at most this long.
    pub p50_ms: f64,
    /// 95 % of them are at most this long.
    pub p95_ms: f64,
    /// 99 % of them are at most this long.
    pub p99_ms: f64,
}

impl Times {
    pub(super) fn new() -> Self {
        // Three digits are within the bounds of the library, so there always is a histogram.
        Self { nanoseconds: Histogram::new(DIGITS).ok(), total: Duration::ZERO }
    }

    pub(super) fn add(&mut self, time: Duration) {
        self.total += time;
        if let Some(times) = &mut self.nanoseconds {
            // It grows by itself, and has room for every time that there is.
            let _ = times.record(time.as_nanos() as u64);
        }
    }

    /// The summary; none if there are no times.
    #[expect(clippy::cast_precision_loss, reason = "the last digits of a measurement do not matter")]
    pub(super) fn timing(&self) -> Option<Timing> {
        let times = self.nanoseconds.as_ref().filter(|times| !times.is_empty())?;
        let part = |quantile: f64| times.value_at_quantile(quantile) as f64 / 1e6;
        Some(Timing {
            count: times.len(),
            mean_ms: self.total.as_secs_f64() * 1e3 / times.len() as f64,
            p50_ms: part(0.50),
            p95_ms: part(0.95),
            p99_ms: part(0.99),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::Times;

    #[test]
    fn percentiles_are_right_to_three_digits() {
        let mut times = Times::new();
        assert_eq!(times.timing(), None);
        (1..=100).for_each(|ms| times.add(Duration::from_millis(ms)));
        let timing = times.timing().unwrap();
        assert_eq!(timing.count, 100);
        assert!((timing.mean_ms - 50.5).abs() < 1e-9);
        for (found, right) in [(timing.p50_ms, 50.0), (timing.p95_ms, 95.0), (timing.p99_ms, 99.0)] {
            assert!((right..right * 1.001).contains(&found), "{found} for {right}");
        }
    }

    #[test]
    fn very_short_and_very_long_times_are_counted_too() {
        let mut times = Times::new();
        for time in [Duration::ZERO, Duration::from_nanos(7), Duration::from_hours(2)] {
            times.add(time);
        }
        let timing = times.timing().unwrap();
        assert_eq!(timing.count, 3);
        assert!((timing.p50_ms - 7e-6).abs() < 1e-9 && timing.p99_ms > 7.19e6, "{timing:?}");
    }
}

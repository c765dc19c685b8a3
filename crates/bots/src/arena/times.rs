//! How long bots think.

use std::time::Duration;

use serde::Serialize;

/// Steps for each doubling of a time: a percentile is at most 1/32 too high.
const STEPS: u32 = 32;

/// The most doublings: 2^43 nanoseconds are more than two hours.
const DOUBLINGS: u32 = 43;

/// Many times, counted in steps that grow with the time, so that they need little room and can be added up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Times {
    steps: Vec<u64>,
    count: u64,
    nanoseconds: u128,
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
        Self { steps: vec![0; (DOUBLINGS * STEPS) as usize], count: 0, nanoseconds: 0 }
    }

    pub(super) fn add(&mut self, time: Duration) {
        let place = step(time.as_nanos()).min(self.steps.len() - 1);
        self.steps[place] += 1;
        self.count += 1;
        self.nanoseconds += time.as_nanos();
    }

    /// The summary; none if there are no times.
    #[expect(clippy::cast_precision_loss, reason = "the last digits of a measurement do not matter")]
    pub(super) fn timing(&self) -> Option<Timing> {
        let mean_ms = self.nanoseconds as f64 / self.count as f64 / 1e6;
        let part = |percent: u64| {
            let wanted = (self.count * percent).div_ceil(100);
            let mut seen = 0;
            let place = self.steps.iter().position(|&count| {
                seen += count;
                seen >= wanted
            });
            place.map_or(0.0, |place| upper_end(place) as f64 / 1e6)
        };
        (self.count > 0).then(|| Timing {
            count: self.count,
            mean_ms,
            p50_ms: part(50),
            p95_ms: part(95),
            p99_ms: part(99),
        })
    }
}

/// The step of a time in nanoseconds. Short times have a step for each nanosecond.
const fn step(nanoseconds: u128) -> usize {
    let time = nanoseconds as u64;
    if time < STEPS as u64 {
        return time as usize;
    }
    let doubling = time.ilog2() - STEPS.ilog2();
    let within = (time >> doubling) as u32 - STEPS;
    ((doubling + 1) * STEPS + within) as usize
}

/// The longest time of a step.
const fn upper_end(step: usize) -> u64 {
    let (doubling, within) = (step as u32 / STEPS, step as u32 % STEPS);
    if doubling == 0 {
        return within as u64;
    }
    (((STEPS + within + 1) as u64) << (doubling - 1)) - 1
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Times, step, upper_end};

    #[test]
    fn every_time_is_in_its_step() {
        for time in (0..10_000).chain((0..40).map(|doubling| 12_345u128 << doubling >> 10)) {
            let place = step(time);
            let before = place.checked_sub(1).map(|place| u128::from(upper_end(place)));
            assert!(time <= u128::from(upper_end(place)), "{time}");
            assert!(before.is_none_or(|before| before < time), "{time}");
        }
    }

    #[test]
    fn percentiles_are_right_to_a_thirty_second() {
        let mut times = Times::new();
        assert_eq!(times.timing(), None);
        (1..=100).for_each(|ms| times.add(Duration::from_millis(ms)));
        let timing = times.timing().unwrap();
        assert!((timing.mean_ms - 50.5).abs() < 1e-9);
        for (found, right) in [(timing.p50_ms, 50.0), (timing.p95_ms, 95.0), (timing.p99_ms, 99.0)] {
            assert!((right..right * 33.0 / 32.0).contains(&found), "{found} for {right}");
        }
    }
}

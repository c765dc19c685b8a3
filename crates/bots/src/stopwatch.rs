//! How long a bot has thought.

use std::time::Duration;

/// Measures how long a bot has thought, where there is a clock to measure it with.
///
/// In a browser the standard library has none. There nobody may ask for a time: the budgets that bots have
/// [by themselves](crate::Level::default_budget) are numbers of nodes, and a budget in time is spent at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch {
    #[cfg(not(target_family = "wasm"))]
    begun: std::time::Instant,
}

impl Stopwatch {
    pub(crate) fn start() -> Self {
        Self {
            #[cfg(not(target_family = "wasm"))]
            begun: std::time::Instant::now(),
        }
    }

    /// Tests whether so much time has passed since it was started.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn has_reached(self, limit: Duration) -> bool {
        self.begun.elapsed() >= limit
    }

    /// Tests whether so much time has passed since it was started.
    #[cfg(target_family = "wasm")]
    pub(crate) const fn has_reached(self, _limit: Duration) -> bool {
        true
    }
}

//! What losses are called.

use serde::Serialize;

/// What a decision is called, by the win share that it gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Less than 1 point of 100.
    Best,
    /// The loss is not certain: not beyond twice its error.
    AboutEqual,
    /// Less than 3 points.
    Good,
    /// Less than 7 points.
    Inaccuracy,
    /// Less than 15 points.
    Mistake,
    /// More.
    Blunder,
}

/// From which loss on a decision is no longer called the grade before.
const STEPS: [(f32, Grade); 3] = [(0.03, Grade::Good), (0.07, Grade::Inaccuracy), (0.15, Grade::Mistake)];
const LEAST: f32 = 0.01;

/// How fast the accuracy falls: fitted so that level 2 has 70 in the mean of 120 games; docs/bots.md tells how.
const STEEPNESS: f64 = 35.5;

impl Grade {
    /// Returns what a loss with this error is called.
    pub fn of(loss: f32, error: f32) -> Self {
        if loss < LEAST {
            Self::Best
        } else if loss <= 2.0 * error {
            Self::AboutEqual
        } else {
            STEPS.iter().find(|(limit, _)| loss < *limit).map_or(Self::Blunder, |(_, grade)| *grade)
        }
    }

    /// Tests whether something was certainly given away.
    pub const fn is_certain(self) -> bool {
        !matches!(self, Self::Best | Self::AboutEqual)
    }

    /// Tests whether this was certainly worse than good.
    pub const fn is_fault(self) -> bool {
        matches!(self, Self::Inaccuracy | Self::Mistake | Self::Blunder)
    }
}

/// The accuracy of somebody who gave so much away in their decisions: 100 for nothing, less and less for more.
pub(super) fn accuracy(losses: impl Iterator<Item = f32>) -> f32 {
    let (mut sum, mut count) = (0.0, 0_u32);
    for loss in losses {
        sum += f64::from(loss);
        count += 1;
    }
    let mean = sum / f64::from(count.max(1));
    // Rounded, because exponentials are not the same to the last digit on every machine.
    ((1_000.0 * (-STEEPNESS * mean).exp()).round() / 10.0) as f32
}

#[cfg(test)]
mod tests {
    use super::{Grade, accuracy};

    #[test]
    fn grades_follow_from_the_loss_if_it_is_certain() {
        let grades = [0.0, 0.02, 0.05, 0.1, 0.2].map(|loss| Grade::of(loss, 0.005));
        assert_eq!(grades, [Grade::Best, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder]);
        // Twice the error and no more.
        assert_eq!(Grade::of(0.2, 0.1), Grade::AboutEqual);
        assert_eq!(Grade::of(0.2, 0.099), Grade::Blunder);
        assert!(!Grade::of(0.2, 0.1).is_certain() && !Grade::of(0.02, 0.005).is_fault());
    }

    #[test]
    fn who_gives_nothing_away_has_an_accuracy_of_a_hundred() {
        assert!(accuracy([0.0; 5].into_iter()) > 99.99);
        assert!(accuracy(std::iter::empty()) > 99.99);
        assert!(accuracy([0.1, 0.0].into_iter()) < accuracy([0.05, 0.0].into_iter()));
    }
}

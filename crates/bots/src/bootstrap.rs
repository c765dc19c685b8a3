//! How sure a mean is: the bootstrap.

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;

use crate::dice::Dice;

/// How often the sample is drawn again.
const RESAMPLES: u64 = 2_000;

/// The seed of the resamples. It is fixed, so that the same data always give the same interval.
const SEED: u64 = 0x7a1e;

/// A mean with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean; none if there is nothing to take the mean of.
    pub mean: Option<f64>,
    /// The lower end of the interval; none for fewer than two units.
    pub low: Option<f64>,
    /// The upper end of the interval.
    pub high: Option<f64>,
}

/// What one unit of a sample adds to a mean: a sum, and of how many things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// The sum.
    pub sum: u64,
    /// How many things were added up.
    pub count: u64,
}

impl Share {
    /// Adds another share.
    pub const fn add(&mut self, sum: u64, count: u64) {
        self.sum += sum;
        self.count += count;
    }

    /// Returns the mean of the things; none if there are none.
    #[expect(clippy::cast_precision_loss, reason = "the last digits of a mean do not matter")]
    pub fn mean(self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }
}

/// Returns the mean of these units and its interval. What is drawn again is whole units, so it does not matter how much
/// the things within a unit depend on each other.
pub fn estimate(units: &[Share]) -> Estimate {
    let mut total = Share::default();
    for unit in units {
        total.add(unit.sum, unit.count);
    }
    let mean = total.mean();
    if units.len() < 2 || mean.is_none() {
        return Estimate { mean, low: None, high: None };
    }
    let resample = |number: u64| {
        let mut dice = Dice::new(SEED + number);
        let mut drawn = Share::default();
        for _ in 0..units.len() {
            let unit = units[dice.below(units.len())];
            drawn.add(unit.sum, unit.count);
        }
        drawn.mean()
    };
    let mut means: Vec<f64> = (0..RESAMPLES).into_par_iter().filter_map(resample).collect();
    means.sort_by(f64::total_cmp);
    let cut = means.len() / 40;
    let high = means.len().checked_sub(cut + 1).and_then(|place| means.get(place)).copied();
    Estimate { mean, low: means.get(cut).copied(), high }
}

#[cfg(test)]
mod tests {
    use super::{Share, estimate};

    fn units(sums: impl Iterator<Item = u64>) -> Vec<Share> {
        sums.map(|sum| Share { sum, count: 1 }).collect()
    }

    #[test]
    fn a_constant_is_certain() {
        let sure = estimate(&units(std::iter::repeat_n(7, 50)));
        assert_eq!((sure.mean, sure.low, sure.high), (Some(7.0), Some(7.0), Some(7.0)));
    }

    #[test]
    fn nothing_and_one_unit_have_no_interval() {
        let nothing = estimate(&[]);
        assert_eq!((nothing.mean, nothing.low, nothing.high), (None, None, None));
        let one = estimate(&units([3].into_iter()));
        assert_eq!((one.mean, one.low, one.high), (Some(3.0), None, None));
        assert_eq!(estimate(&[Share::default(); 5]).mean, None);
    }

    /// A coin with 400 heads of 1,000: the textbook interval is 0.4 +- 1.96 * sqrt(0.24 / 1000) = 0.3696 to 0.4304.
    #[test]
    fn a_coin_has_the_textbook_interval() {
        let coin = estimate(&units((0..1_000).map(|toss| u64::from(toss % 5 < 2))));
        assert_eq!(coin.mean, Some(0.4));
        assert!((coin.low.unwrap() - 0.3696).abs() < 0.004, "{coin:?}");
        assert!((coin.high.unwrap() - 0.4304).abs() < 0.004, "{coin:?}");
    }

    /// Four equal things in each unit are no more certain than one.
    #[test]
    fn what_belongs_together_stays_together() {
        let single = estimate(&units((0..200).map(|unit| unit % 2)));
        let fourfold: Vec<_> = (0..200).map(|unit| Share { sum: unit % 2 * 4, count: 4 }).collect();
        assert_eq!(estimate(&fourfold), single);
    }
}

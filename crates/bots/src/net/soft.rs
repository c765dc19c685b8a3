//! Exponentials and logarithms that are the same on every machine: those of the standard library are not. They are made
//! of additions and multiplications alone, which are.

use std::f32::consts::{LN_2, LOG2_E};

use vale_engine::MAX_SEATS;

/// The largest exponent that is taken at its word.
const FAR: f32 = 80.0;

/// e to the power of this, to about six digits.
fn exp(power: f32) -> f32 {
    let twos = (power.clamp(-FAR, FAR) * LOG2_E).round();
    let rest = power.clamp(-FAR, FAR) - twos * LN_2;
    // The series for the rest, which is between -0.35 and 0.35.
    let series = [720.0, 120.0, 24.0, 6.0, 2.0, 1.0].iter().fold(0.0, |sum, factorial| sum * rest + 1.0 / factorial);
    let whole = series * rest + 1.0;
    whole * f32::from_bits((twos as i32 + 127).cast_unsigned() << 23)
}

/// The natural logarithm of a number from 1 to 3, to about four digits.
fn ln(number: f32) -> f32 {
    let part = (number - 1.0) / (number + 1.0);
    let square = part * part;
    let odd = [13.0, 11.0, 9.0, 7.0, 5.0, 3.0, 1.0];
    2.0 * part * odd.iter().fold(0.0, |sum, divisor| sum * square + 1.0 / divisor)
}

/// The logarithm of the sum of the exponentials of these, of which there are one to three.
pub(super) fn log_sum(logits: &[f32]) -> f32 {
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    most + ln(logits.iter().map(|logit| exp(logit - most)).sum())
}

/// The shares of the first so many of these: one softmax.
pub(super) fn shares(logits: [f32; MAX_SEATS], players: usize) -> [f32; MAX_SEATS] {
    let most = logits[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut shares = logits.map(|logit| exp(logit - most));
    shares[players..].fill(0.0);
    let sum: f32 = shares.iter().sum();
    shares.map(|share| share / sum)
}

#[cfg(test)]
mod tests {
    use super::{exp, ln, log_sum, shares};

    #[test]
    fn exponentials_and_logarithms_are_right() {
        for step in -700..=700_i16 {
            let power = f32::from(step) / 10.0;
            let right = f64::from(power).exp();
            assert!((f64::from(exp(power)) / right - 1.0).abs() < 1e-5, "e to {power}");
        }
        for step in 100..=300_u16 {
            let number = f32::from(step) / 100.0;
            assert!((f64::from(ln(number)) - f64::from(number).ln()).abs() < 1e-4, "ln {number}");
        }
        assert!((log_sum(&[0.5, 1.0, -2.0]) - 1.504_49).abs() < 1e-3);
        assert!((log_sum(&[-3.0]) + 3.0).abs() < 1e-6);
    }

    #[test]
    fn shares_add_up_to_one() {
        let shares = shares([1.0, 2.0, -3.0, 50.0], 3);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(shares[3] == 0.0 && shares[1] > shares[0] && shares[0] > shares[2]);
    }
}

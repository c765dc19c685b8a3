//! The one source of chance: a `ChaCha20` stream and a pinned shuffle.
//!
//! A game replays from its setup and moves alone, for ever and on every machine, so nothing here may change: the
//! generator is named (`ChaCha20` as in RFC 8439, 64-bit counter, from the crate `rand_chacha`), and the shuffle is our
//! own, with a golden test on the deck of a known seed.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use crate::card::Card;

/// The 256 bits that decide every shuffle of a game.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Seed([u8; 32]);

impl Seed {
    /// Returns the seed with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Returns a small number as a seed, for tests and simulations: its eight bytes, lowest first, then zeros.
    pub const fn from_number(number: u64) -> Self {
        let number = number.to_le_bytes();
        let mut bytes = [0; 32];
        let mut index = 0;
        while index < number.len() {
            bytes[index] = number[index];
            index += 1;
        }
        Self(bytes)
    }

    /// Returns the bytes.
    pub const fn bytes(self) -> [u8; 32] {
        self.0
    }
}

impl fmt::Display for Seed {
    /// 64 hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The text is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is a number below 2^64, or 64 hexadecimal digits")]
pub struct SeedError;

impl std::str::FromStr for Seed {
    type Err = SeedError;

    /// Reads 64 hexadecimal digits, or a decimal number below 2^64.
    fn from_str(text: &str) -> Result<Self, SeedError> {
        if text.len() != 64 {
            let all_digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            return all_digits.then(|| text.parse().ok()).flatten().map(Self::from_number).ok_or(SeedError);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let digit = |at: usize| char::from(pair[at]).to_digit(16).ok_or(SeedError);
            *byte = (digit(0)? * 16 + digit(1)?) as u8;
        }
        Ok(Self(bytes))
    }
}

/// A place in the stream of a seed. Small and `Copy`: the generator is set up again for each shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stream {
    pub(crate) seed: Seed,
    /// How many 32-bit words have been used.
    pub(crate) words: u64,
}

impl Stream {
    pub(crate) const fn new(seed: Seed) -> Self {
        Self { seed, words: 0 }
    }

    /// A number below `bound`, each as likely as the others; 0 for a bound of 0.
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        self.draw(|rng| below(rng, bound))
    }

    /// Shuffles the cards (Fisher-Yates from the last place down). The first card becomes the top of the pile.
    pub(crate) fn shuffle(&mut self, cards: &mut [Card]) {
        self.draw(|rng| {
            for last in (1..cards.len()).rev() {
                cards.swap(last, below(rng, last as u32 + 1) as usize);
            }
        });
    }

    fn draw<T>(&mut self, use_rng: impl FnOnce(&mut ChaCha20Rng) -> T) -> T {
        let mut rng = ChaCha20Rng::from_seed(self.seed.0);
        rng.set_word_pos(u128::from(self.words));
        let result = use_rng(&mut rng);
        self.words = rng.get_word_pos() as u64;
        result
    }
}

/// A number below `bound` by the multiply-and-reject method: a word times the bound, of which the high half counts,
/// unless the low half falls into the part that would favour some numbers.
fn below(rng: &mut ChaCha20Rng, bound: u32) -> u32 {
    if bound == 0 {
        return 0;
    }
    let unfair = bound.wrapping_neg() % bound;
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        if product as u32 >= unfair {
            return (product >> 32) as u32;
        }
    }
}

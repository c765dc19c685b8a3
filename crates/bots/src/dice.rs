//! The bots' own chance, apart from that of the game.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use vale_engine::Seed;

/// A small fast generator with a fixed algorithm, so that bots play the same on every machine.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// Returns the dice for this number.
    #[inline]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Returns the dice for the bots of the game with this seed.
    pub fn of_game(seed: Seed) -> Self {
        Self::new(mixed(seed, []))
    }

    /// Returns a number below `bound`; 0 for a bound of 0.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        // The high half of a product is as good as a remainder, and much cheaper.
        ((u64::from(self.0.next_u32()) * bound as u64) >> 32) as usize
    }

    /// Returns one of these; none of an empty list.
    #[inline]
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len())).copied()
    }

    /// Returns 64 bits.
    pub(crate) fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Shuffles a list.
    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

/// Returns the seed for one decision of a bot: it depends on all of these numbers and on nothing else.
pub fn decision_seed(seed: Seed, deal: u64, seating: u64, decision: u64) -> u64 {
    mixed(seed, [deal, seating, decision])
}

/// Returns a number that depends on every bit of a seed and of these numbers.
pub(crate) fn mixed<const COUNT: usize>(seed: Seed, numbers: [u64; COUNT]) -> u64 {
    let bytes = seed.bytes();
    let words = bytes.as_chunks::<8>().0.iter().map(|word| u64::from_le_bytes(*word));
    words.chain(numbers).fold(0, |mixed, word| Dice::new(mixed ^ word).bits())
}

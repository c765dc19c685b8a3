//! Chance for bots and simulations. The engine has its own for the cards.

use std::hash::{BuildHasher, RandomState};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use vale_engine::{Move, Seed};

/// Dice that fall the same way for the same seed, on every machine.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// Dice for the bots of the game with this seed.
    pub fn new(seed: Seed) -> Self {
        let mut mixed = 0;
        for word in seed.bytes().as_chunks::<8>().0 {
            mixed = Xoshiro256PlusPlus::seed_from_u64(mixed ^ u64::from_le_bytes(*word)).next_u64();
        }
        Self(Xoshiro256PlusPlus::seed_from_u64(mixed))
    }

    /// One of these moves; none of an empty list.
    pub fn pick(&mut self, moves: &[Move]) -> Option<Move> {
        // The high half of a product is as good as a remainder, and much cheaper.
        let place = (u64::from(self.0.next_u32()) * moves.len() as u64) >> 32;
        moves.get(place as usize).copied()
    }
}

/// A seed that nobody can guess.
pub fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    for word in bytes.as_chunks_mut::<8>().0 {
        // The standard library seeds every such hasher from the system's own source of chance.
        *word = RandomState::new().hash_one("seed").to_le_bytes();
    }
    Seed::new(bytes)
}

/// A seed of six digits, which can be read out and typed again.
pub fn short_seed() -> Seed {
    Seed::from_number(RandomState::new().hash_one("seed") % 1_000_000)
}

/// A seed as people write it: one that came from a number as that number.
pub fn seed_text(seed: Seed) -> String {
    let bytes = seed.bytes();
    let (number, rest) = bytes.split_at(8);
    let number = number.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte));
    if rest.iter().all(|&byte| byte == 0) { number.to_string() } else { seed.to_string() }
}

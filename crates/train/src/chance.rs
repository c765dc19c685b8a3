//! The chance of a training run: all of it comes from one seed.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use vale_engine::Seed;

/// A generator with a fixed algorithm.
#[derive(Clone, Debug)]
pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// The chance that belongs to a seed and to the purpose that these numbers name.
    pub fn new(seed: u64, purpose: [u64; 2]) -> Self {
        let mixed = purpose.iter().fold(seed, |mixed, number| {
            Xoshiro256PlusPlus::seed_from_u64(mixed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15)).next_u64()
        });
        Self(Xoshiro256PlusPlus::seed_from_u64(mixed))
    }

    /// A number below a bound; 0 for a bound of 0.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.0.next_u64()) * bound as u128) >> 64) as usize
    }

    /// A number from 0 to 1.
    pub fn unit(&mut self) -> f32 {
        (self.0.next_u64() >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// True so often of 1.
    pub fn happens(&mut self, often: f32) -> bool {
        self.unit() < often
    }

    /// Shuffles a list.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

/// What the shuffles of a training game are decided by. No arena has such seeds, unless somebody asks for one by its bytes.
pub fn game_seed(seed: u64, generation: u32, game: u64) -> Seed {
    let mut bytes = [0; 32];
    let words = [*b"training", seed.to_le_bytes(), u64::from(generation).to_le_bytes(), game.to_le_bytes()];
    for (place, word) in bytes.as_chunks_mut::<8>().0.iter_mut().zip(words) {
        *place = word;
    }
    Seed::new(bytes)
}

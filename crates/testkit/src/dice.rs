//! Chance for the tests: a pinned generator, and a few ways to choose moves with it.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use vale_engine::{Card, Move};

/// A generator whose numbers never change, so that golden files and reported seeds keep their meaning.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// The generator for this seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`; 0 for a bound of 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let product = u128::from(self.0.next_u64()) * bound as u128;
        (product >> 64) as usize
    }

    /// True once in `times` times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len())).copied()
    }

    /// Shuffles the cards.
    pub fn shuffle(&mut self, cards: &mut [Card]) {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(last + 1));
        }
    }
}

/// How a random player chooses. Uniform play alone rarely gets to the rare situations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Every legal move is equally likely.
    Uniform,
    /// Summons whenever it can, so that effects meet.
    Summoner,
    /// Never sells and never removes, so that the draw pile runs out.
    Hoarder,
}

impl Style {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Uniform, Self::Summoner, Self::Hoarder];

    /// Chooses one of the legal moves.
    pub fn choose(self, moves: &[Move], dice: &mut Dice) -> Option<Move> {
        let liked = |m: &Move| match self {
            Self::Uniform => true,
            Self::Summoner => matches!(m, Move::Summon { .. }),
            Self::Hoarder => !matches!(m, Move::Sell(_) | Move::Remove { .. }),
        };
        let count = moves.iter().filter(|m| liked(m)).count();
        if count == 0 || count == moves.len() {
            return dice.pick(moves);
        }
        let nth = dice.below(count);
        moves.iter().copied().filter(liked).nth(nth)
    }
}

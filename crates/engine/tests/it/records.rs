//! Games as they are kept: matches, record files and positions in JSON.

mod bad_positions;
mod bad_records;
mod documented;
mod matches;
mod moves;
mod round_trips;
mod running;
mod tolerance;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use vale_engine::{Match, MoveList, Position, Setup, Start};

use crate::support::scenario::Scenario;

/// Plays at most this many random moves, decided by the number.
pub fn play_on(game: &mut Match, number: u64, at_most: usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut moves = MoveList::new();
    for _ in 0..at_most {
        game.game().legal_moves_into(&mut moves);
        if moves.is_empty() {
            break;
        }
        let m = moves[rng.next_u64() as usize % moves.len()];
        game.play(m, &mut ()).unwrap();
    }
}

/// A game with this many random moves.
pub fn random_game(setup: Setup, number: u64, at_most: usize) -> Match {
    let mut game = Match::new(Start::Setup(setup)).unwrap();
    play_on(&mut game, number, at_most);
    game
}

/// The names that most records here have.
pub fn names() -> Vec<String> {
    ["Ada", "Teo", "Mia", "Noé"].map(str::to_owned).to_vec()
}

/// The position of a scenario, legal or not.
pub fn position(scenario: Scenario) -> Position {
    let mut taken = None;
    let _ = scenario.with(|position| taken = Some(position.clone()));
    taken.unwrap()
}

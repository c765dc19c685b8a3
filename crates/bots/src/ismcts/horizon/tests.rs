//! Where games are cut, and what they are worth there.

use vale_engine::{Game, MoveList, Options, Seat, Seed, Setup};

use super::{Foreseen, MOST_MOVES, Searchable, values};
use crate::dice::Dice;

/// A game from the deal to where it is cut, played at random.
fn played(players: u8, rounds_ahead: u8, seed: u64) -> Foreseen {
    let options = Options { artifact_creatures: true, artifact_tiles: true, ..Options::new(players) };
    let setup = Setup { options, ..Setup::new(players, Seed::from_number(seed)) };
    let mut foreseen = Foreseen::new(&Game::new(&setup).unwrap(), rounds_ahead, 10.0);
    let mut dice = Dice::new(seed);
    let mut legal = MoveList::new();
    while foreseen.to_move().is_some() {
        foreseen.legal(&mut legal);
        foreseen.play(legal[dice.below(legal.len())]);
    }
    foreseen
}

#[test]
fn it_cuts_when_the_last_round_is_over() {
    for players in 2..=4 {
        for rounds_ahead in 0..5 {
            let cut = played(players, rounds_ahead, 3);
            assert_eq!((cut.game.round(), cut.game.is_over()), (rounds_ahead + 2, false));
        }
    }
}

#[test]
fn no_ordinary_game_is_cut_by_the_number_of_its_moves() {
    for seed in 0..60 {
        let whole = played(2 + (seed % 3) as u8, u8::MAX, seed);
        assert!(whole.game.is_over() && whole.moves_left > 0);
    }
    assert!((0..60).all(|seed| played(4, 1, seed).moves_left > MOST_MOVES * 3 / 4));
}

#[test]
fn a_finished_game_gives_the_win_to_the_winners() {
    for seed in 0..30 {
        let whole = played(3, u8::MAX, seed);
        let rewards = whole.rewards();
        assert!((rewards.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        for seat in whole.game.seats() {
            assert_eq!(rewards[seat.index()] > 0.0, whole.game.leaders().any(|winner| winner == seat));
        }
    }
}

#[test]
fn at_the_cut_the_reward_is_the_lead_over_the_best_of_the_others() {
    for seed in 0..30 {
        let cut = played(2, 2, seed);
        let (rewards, values) = (cut.rewards(), values(&cut.game));
        assert!((rewards[0] + rewards[1] - 1.0).abs() < 1e-6);
        assert_eq!(rewards[0] > rewards[1], values[0] > values[1]);
        let lead = (values[0] - values[1]).abs();
        let expected = 0.5 + 0.5 * lead / (10.0 + lead);
        assert!((rewards[0].max(rewards[1]) - expected).abs() < 1e-6);
    }
    let four = played(4, 2, 1);
    let best = |of: &[f32]| Seat::all(4).max_by(|a, b| of[a.index()].total_cmp(&of[b.index()])).unwrap();
    assert_eq!(best(&four.rewards()), best(&values(&four.game)));
    assert_eq!(four.rewards().iter().filter(|&&reward| reward > 0.5).count(), 1);
}

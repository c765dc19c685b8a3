//! S1-S4: setting up a game.

use vale_engine::{FirstPlayer, Game, Phase, Seed, Setup};

use super::new_game;
use crate::support::scenario::seat;

#[test]
fn s1_every_player_has_two_markers() {
    for players in 2..=4 {
        let mut table = new_game(players, 1, &[]);
        while table.game.phase() == Phase::Hunting {
            let first = table.legal()[0].clone();
            table.play(&first);
        }
        for number in 1..=usize::from(players) {
            assert_eq!(table.game.table_view().display.marked_by(seat(number)).count(), 2, "seat {number}");
        }
    }
}

#[test]
fn s2_whoever_saw_a_reptile_last_goes_first() {
    let setup = Setup { first: FirstPlayer::Reptile(seat(3)), ..Setup::new(4, Seed::from_number(1)) };
    let game = Game::new(&setup).unwrap();
    assert_eq!((game.table_view().first, game.asked_seat()), (seat(3), Some(seat(3))));
}

#[test]
fn s3_all_cards_are_shuffled() {
    let order = |seed| {
        let view = Game::new(&Setup::new(2, Seed::from_number(seed))).unwrap().referee_view();
        let shown = view.table.display.iter().map(|hunted| hunted.card);
        shown.chain(view.draw).collect::<Vec<_>>()
    };
    assert_eq!(order(1).len(), 70);
    assert_eq!(order(1), order(1), "a seed decides the order");
    assert_ne!(order(1), order(2), "another seed, another order");
}

#[test]
fn s3_the_game_begins_in_round_1() {
    let game = new_game(3, 1, &[]).game;
    assert_eq!((game.round(), game.phase()), (1, Phase::Hunting));
}

#[test]
fn s4_the_players_begin_with_1_to_4_points_in_turn_order() {
    let table = new_game(4, 3, &[]);
    assert_eq!([3, 4, 1, 2].map(|number| table.score(number)), [1, 2, 3, 4]);
    let table = new_game(2, 2, &[]);
    assert_eq!([2, 1].map(|number| table.score(number)), [1, 2]);
}

#[test]
fn s4_the_players_begin_without_stones_and_cards() {
    let table = new_game(3, 1, &[]);
    for number in 1..=3 {
        assert_eq!(table.stones(number), "");
        assert!(table.hand(number).is_empty() && table.area(number).is_empty());
    }
    assert!(table.discard().is_empty());
}

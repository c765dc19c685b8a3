//! Who wins, and how ties are broken (E1, E2).

use vale_engine::{Card, Phase};

use crate::support::scenario::{Scenario, seat};

/// The final places by seat, for players with these points and numbers of summoned cards.
fn places<const PLAYERS: usize>(players: [(u16, usize); PLAYERS]) -> [u8; PLAYERS] {
    let mut cards = Card::all();
    let table = Scenario::new(PLAYERS as u8)
        .with(|position| {
            position.phase = Phase::Over;
            position.turn = None;
            for (player, (score, summoned)) in position.players.iter_mut().zip(players) {
                player.score = score;
                player.area = cards.by_ref().take(summoned).collect();
            }
        })
        .start();
    let mut places = [0; PLAYERS];
    for standing in table.game.ranking() {
        places[standing.seat.index()] = standing.place;
    }
    places
}

#[test]
fn most_points_win_whatever_is_summoned() {
    assert_eq!(places([(60, 5), (61, 0)]), [2, 1]);
    assert_eq!(places([(10, 0), (40, 1), (20, 5), (30, 2)]), [4, 1, 3, 2]);
}

#[test]
fn a_tie_for_the_first_place_goes_to_the_most_summoned_cards() {
    assert_eq!(places([(60, 2), (60, 3)]), [2, 1]);
    assert_eq!(places([(60, 2), (60, 3), (60, 4)]), [3, 2, 1]);
}

#[test]
fn a_tie_after_that_is_shared() {
    assert_eq!(places([(60, 3), (60, 3)]), [1, 1]);
    assert_eq!(places([(60, 3), (60, 2), (60, 3), (59, 5)]), [1, 3, 1, 4]);
    assert_eq!(places([(7, 0), (7, 0), (7, 0), (7, 0)]), [1, 1, 1, 1]);
}

#[test]
fn later_places_are_told_apart_and_shared_in_the_same_way() {
    assert_eq!(places([(60, 1), (50, 2), (50, 3), (40, 5)]), [1, 3, 2, 4]);
    assert_eq!(places([(60, 1), (50, 3), (50, 3), (40, 5)]), [1, 2, 2, 4]);
    assert_eq!(places([(60, 1), (50, 3), (40, 4), (40, 4)]), [1, 2, 3, 3]);
    assert_eq!(places([(50, 3), (50, 3), (60, 1), (50, 3)]), [2, 2, 1, 2]);
    assert_eq!(places([(60, 1), (60, 1), (50, 2), (50, 2)]), [1, 1, 3, 3]);
}

#[test]
fn all_who_share_the_first_place_win() {
    let scenario = Scenario::new(3).round(10).area(1, &["agni"]).area(3, &["hestia"]);
    let mut table = scenario.score(1, 30).score(2, 30).score(3, 30).start();
    table.play("end").play("end").play("end");
    assert!(table.game.is_over());
    assert_eq!(table.game.leaders().collect::<Vec<_>>(), [seat(1), seat(3)]);
}

#[test]
fn reaching_sixty_points_ends_the_game_after_the_round_and_a_later_player_may_win() {
    let scenario = Scenario::new(2).area(1, &["salamander"]).area(2, &["charybdis"]);
    let mut table = scenario.score(1, 60).score(2, 57).stones(2, "B").start();
    table.play("end").play("end");
    assert!(!table.game.is_over());
    table.play("use salamander");
    assert_eq!(table.asked(), 2);
    table.play("use charybdis");
    assert!(table.game.is_over());
    assert_eq!((table.score(1), table.score(2)), (61, 62));
    assert_eq!(table.game.leaders().collect::<Vec<_>>(), [seat(2)]);
    assert_eq!(table.refusal("end"), "the game is over");
}

#[test]
fn recovering_a_card_in_the_last_resolution_phase_can_lose_a_tie() {
    let mut table = Scenario::new(2).round(10).area(1, &["imp"]).area(2, &["agni"]).start();
    table.play("end").play("end").play("use imp");
    assert!(table.game.is_over());
    assert_eq!(table.game.leaders().collect::<Vec<_>>(), [seat(2)]);
}

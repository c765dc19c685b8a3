//! Z1: when cards run out.

use vale_engine::{Event, Phase};

use crate::support::scenario::{Scenario, seat};

#[test]
fn z1_fewer_cards_are_revealed_and_who_finds_none_passes() {
    let mut table =
        Scenario::new(2).area(1, &["salamander"]).resolution().draw_only(&["imp", "hydra", "harpy"]).start();
    table.play("use salamander");
    let mut hunters = vec![];
    for id in ["imp", "hydra", "harpy"] {
        hunters.push(table.asked());
        table.play(&format!("hunt {id}"));
    }
    assert_eq!(hunters, [2, 1, 1]);
    assert!(table.events.contains(&Event::Passed { seat: seat(2) }));
    assert_eq!((table.game.phase(), table.asked()), (Phase::Action, 2));
}

#[test]
fn z1_a_round_without_any_card_goes_straight_to_the_action_phase() {
    let mut table = Scenario::new(3).area(1, &["salamander"]).resolution().draw_only(&[]).start();
    table.play("use salamander");
    assert_eq!((table.game.round(), table.game.phase(), table.asked()), (6, Phase::Action, 2));
    let passed = table.events.iter().filter(|event| matches!(event, Event::Passed { .. })).count();
    assert_eq!(passed, 6);
}

#[test]
fn z1_the_game_goes_on_to_its_end_without_cards() {
    let mut table = Scenario::new(4).draw_only(&[]).start();
    let mut turns = 0;
    while !table.game.is_over() {
        table.play("end");
        turns += 1;
    }
    assert_eq!((turns, table.game.round()), (24, 10));
}

//! Z1-Z3: when cards run out.

use vale_engine::{Event, Game, Phase};

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

#[test]
fn z2_the_discard_pile_is_shuffled_when_the_next_card_is_needed() {
    let mut table = Scenario::new(2)
        .area(1, &["griffon", "salamander"])
        .discard(&["imp"])
        .resolution()
        .draw_only(&["troll"])
        .start();
    table.play("use griffon");
    assert_eq!((table.draw_pile(), table.discard()), (vec![], vec!["imp"]), "the last card was drawn, and no more");
    assert!(!table.events.iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    table.play("use salamander");
    assert!(table.events.contains(&Event::Reshuffled { cards: 1 }), "the reveal needs it");
}

#[test]
fn z3_the_discard_pile_is_shuffled_once_in_a_turn_of_the_action_phase() {
    let hand = ["pegasus", "dandelion_spirit", "troll", "forest_spirit", "agni"];
    let mut table = Scenario::new(2).hand(1, &hand).stones(1, "BBBB").discard(&["imp"]).draw_only(&[]).start();
    table.play("summon pegasus B");
    assert!(table.hand(1).contains(&"imp") && table.events.contains(&Event::Reshuffled { cards: 1 }));
    table.play("summon forest_spirit B").play("pick agni");
    assert_eq!(table.discard(), ["agni"]);
    assert_eq!(
        table.refusal("summon dandelion_spirit B"),
        "Dandelion Spirit cannot be summoned now: the draw pile is empty, and the discard pile can be shuffled only \
         once per turn"
    );
    let position = table.game.position().unwrap();
    assert!(position.reshuffled);
    assert_eq!(Game::from_position(&position).unwrap(), table.game, "a position remembers it");
}

#[test]
fn z3_the_next_turn_may_shuffle_again() {
    let mut table = Scenario::new(2)
        .hand(1, &["pegasus", "forest_spirit", "agni"])
        .stones(1, "BBBB")
        .hand(2, &["griffon", "sylph"])
        .stones(2, "BBBB")
        .discard(&["imp"])
        .draw_only(&[])
        .start();
    table.play("summon pegasus B").play("summon forest_spirit B").play("pick agni").play("end");
    table.play("summon sylph BB");
    assert!(table.hand(2).contains(&"agni"));
}

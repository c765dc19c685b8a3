//! A1-A8: the Action Phase.

use vale_engine::Phase;

use super::legal_with;
use crate::support::scenario::{Scenario, card, seat};

#[test]
fn a1_the_players_take_a_turn_each_clockwise_from_the_first() {
    let mut table = Scenario::new(3)
        .with(|position| {
            position.first = seat(2);
            position.turn = Some(seat(2));
        })
        .area(1, &["salamander"])
        .start();
    let mut turns = vec![];
    while table.game.phase() == Phase::Action {
        turns.push(table.asked());
        table.play("end");
    }
    assert_eq!(turns, [2, 3, 1]);
    assert_eq!(table.game.phase(), Phase::Resolution);
}

#[test]
fn a1_actions_can_be_taken_in_any_order_and_repeated() {
    let scenario = Scenario::new(2).round(2).hand(1, &["hestia", "kappa", "goblin"]);
    let mut table = scenario.hunted(1, &["imp", "harpy"]).start();
    table.play("summon hestia").play("sell imp").play("summon kappa R").play("remove kappa RR").play("sell harpy");
    table.play("summon goblin R");
    assert_eq!((table.area(1), table.stones(1), table.asked()), (vec!["hestia", "goblin"], "B".to_owned(), 1));
}

#[test]
fn a1_a_turn_may_go_without_any_action() {
    let mut table = Scenario::new(2).hand(1, &["imp"]).start();
    table.play("end");
    assert_eq!((table.asked(), table.hand(1)), (2, vec!["imp"]));
}

#[test]
fn a2_a_turn_cannot_end_while_a_marker_is_on_a_card() {
    let mut table = Scenario::new(2).hunted(1, &["imp", "hydra"]).hunted(2, &["troll"]).start();
    assert_eq!(table.refusal("end"), "your markers are still on 2 cards: sell or tame them first");
    table.play("sell imp");
    assert_eq!(table.refusal("end"), "your marker is still on a card: sell it or tame it first");
    table.play("tame hydra").play("end");
    assert_eq!(table.asked(), 2);
}

#[test]
fn a3_selling_discards_the_card_and_earns_stones_by_its_family() {
    let mut table = Scenario::new(2).hunted(1, &["hydra", "imp"]).start();
    table.play("sell hydra");
    assert_eq!((table.stones(1), table.discard()), ("B".to_owned(), vec!["hydra"]));
    assert!(table.game.table_view().display.get(card("hydra")).is_none());
    assert!(table.hand(1).is_empty());
}

#[test]
fn a3_the_cost_of_a_sold_card_does_not_matter() {
    for (cheap, dear) in [("imp", "agni"), ("yuki_onna", "poseidon"), ("goblin", "sand_giant"), ("harpy", "gi_rin")] {
        let earned = [cheap, dear].map(|id| {
            let mut table = Scenario::new(2).hunted(1, &[id]).start();
            table.play(&format!("sell {id}"));
            table.stones(1)
        });
        assert_eq!(earned[0], earned[1], "{cheap} and {dear}");
    }
}

#[test]
fn a3_only_cards_with_an_own_marker_are_sold() {
    let table = Scenario::new(2).hunted(1, &["imp"]).hunted(2, &["troll"]).hand(1, &["kappa"]).start();
    assert_eq!(table.refusal("sell troll"), "your marker is not on Troll");
    assert_eq!(table.refusal("sell kappa"), "Kappa is not on the display");
}

#[test]
fn a4_taming_takes_the_card_into_the_hand() {
    let mut table = Scenario::new(2).hunted(1, &["hydra"]).hunted(2, &["troll"]).start();
    assert_eq!(table.refusal("tame troll"), "your marker is not on Troll");
    table.play("tame hydra");
    assert_eq!((table.hand(1), table.stones(1)), (vec!["hydra"], String::new()));
    assert!(table.can("end"), "the marker is back");
}

#[test]
fn a5_summoning_needs_a_free_area() {
    let table = Scenario::new(2).round(1).area(1, &["agni"]).hand(1, &["imp"]).start();
    assert_eq!(table.refusal("summon imp"), "your areas are full: 1 of 1");
}

#[test]
fn a5_summoning_costs_stones() {
    let mut table = Scenario::new(2).hand(1, &["hae_tae"]).stones(1, "RRB").start();
    assert_eq!(table.refusal("summon hae_tae RR"), "it costs 3, and you offer 2");
    assert_eq!(table.refusal("summon hae_tae P"), "you cannot pay P: you have RRB");
    table.play("summon hae_tae B");
    assert_eq!((table.area(1), table.stones(1)), (vec!["hae_tae"], "RR".to_owned()));
    assert!(table.hand(1).is_empty());
    let table = Scenario::new(2).hand(1, &["hydra"]).stones(1, "B").start();
    assert_eq!(table.refusal("summon hydra B"), "it costs 4, and your stones are worth 3");
}

#[test]
fn a5_only_cards_in_hand_are_summoned() {
    let table = Scenario::new(2).hand(2, &["imp"]).hunted(1, &["hestia"]).start();
    assert_eq!(table.refusal("summon imp"), "Imp is not in your hand");
    assert_eq!(table.refusal("summon hestia"), "Hestia is not in your hand");
}

#[test]
fn a5_the_instant_effect_follows_the_summoning() {
    let mut table = Scenario::new(2).hand(1, &["imp"]).start();
    table.play("summon imp");
    assert_eq!((table.area(1), table.stones(1)), (vec!["imp"], "RR".to_owned()));
}

#[test]
fn a6_reductions_add_up_and_stop_at_zero() {
    let table = Scenario::new(2).area(1, &["pegasus", "hippogriff"]).hand(1, &["gi_rin", "harpy", "kappa"]).start();
    let cost = |id| table.game.cost(seat(1), card(id));
    assert_eq!(["gi_rin", "harpy", "kappa", "hydra"].map(cost), [7, 0, 0, 3]);
    assert_eq!(table.game.cost(seat(2), card("gi_rin")), 10, "only for their owner");
    assert!(table.can("summon harpy") && table.can("summon kappa"));
    // Two below zero, and still no gain.
    let table = Scenario::new(2).area(1, &["pegasus", "hippogriff"]).hand(1, &["imp"]).start();
    assert_eq!(table.game.cost(seat(1), card("imp")), 0);
}

#[test]
fn a7_removing_costs_the_number_of_the_round() {
    let mut table = Scenario::new(2).area(1, &["agni", "kappa"]).stones(1, "BP").start();
    assert_eq!(table.refusal("remove kappa B"), "it costs 5, and you offer 3");
    table.play("remove kappa P");
    assert_eq!((table.area(1), table.discard(), table.stones(1)), (vec!["agni"], vec!["kappa"], "B".to_owned()));
    let table = Scenario::new(2).round(3).area(1, &["kappa"]).stones(1, "B").start();
    assert!(table.can("remove kappa B"));
}

#[test]
fn a7_only_own_summoned_cards_are_removed() {
    let table = Scenario::new(2).area(2, &["agni"]).hand(1, &["imp"]).stones(1, "P").start();
    assert_eq!(table.refusal("remove agni P"), "Agni is not in your area");
    assert_eq!(table.refusal("remove imp P"), "Imp is not in your area");
    assert!(legal_with(&table, "remove").is_empty());
}

#[test]
fn a7_removing_frees_an_area() {
    let mut table = Scenario::new(2).round(1).area(1, &["kappa"]).hand(1, &["hestia"]).stones(1, "R").start();
    assert!(!table.can("summon hestia"));
    table.play("remove kappa R").play("summon hestia");
    assert_eq!(table.area(1), ["hestia"]);
}

#[test]
fn a8_without_the_expansion_there_are_four_kinds_of_action() {
    let table =
        Scenario::new(2).hunted(1, &["imp"]).hand(1, &["hestia"]).area(1, &["salamander"]).stones(1, "P").start();
    let mut verbs: Vec<_> = table.legal().iter().map(|m| m.split(' ').next().unwrap().to_owned()).collect();
    verbs.sort();
    verbs.dedup();
    assert_eq!(verbs, ["remove", "sell", "summon", "tame"]);
    assert!(table.game.read_move("artifact").is_err());
}

#[test]
fn a8_with_a_tile_using_it_is_an_action() {
    let mut table = Scenario::new(2)
        .artifacts()
        .tile(1, "monkey_kings_staff")
        .hunted(1, &["imp"])
        .hand(1, &["troll", "agni", "kappa"])
        .start();
    table.play("use monkey_kings_staff").play("pick troll").play("pick agni");
    assert_eq!((table.hand(1), table.stones(1)), (vec!["kappa"], "RRBP".to_owned()));
    assert_eq!(table.legal(), ["sell imp", "tame imp", "summon kappa R", "summon kappa B", "summon kappa P"]);
}

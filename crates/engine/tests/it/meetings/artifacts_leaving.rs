//! Cards that leave the area: Ash, who does not, and Totem Pole, who watches (L1, L2).

use vale_engine::Event;

use crate::support::scenario::{Scenario, card, seat};

#[test]
fn ash_removed_can_be_summoned_and_removed_again() {
    let mut table = Scenario::new(2).artifacts().round(1).area(1, &["ash"]).stones(1, "RRR").start();
    table.play("remove ash R").play("summon ash R").play("remove ash R");
    assert_eq!((table.score(1), table.hand(1), table.stones(1).as_str()), (2, vec!["ash"], ""));
}

#[test]
fn ash_hit_by_marina_returns_to_its_owner_and_both_get_their_points() {
    let scenario = Scenario::new(2).artifacts().area(2, &["ash", "agni"]).hand(1, &["marina"]);
    let mut table = scenario.stones(1, "RP").start();
    table.play("summon marina RP").play("player 2").play("pick ash");
    assert_eq!((table.score(1), table.score(2)), (7, 5));
    assert_eq!((table.hand(2), table.area(2)), (vec!["ash"], vec!["agni"]));
    assert!(table.discard().is_empty());
    assert_eq!(table.asked(), 1);
}

#[test]
fn ash_is_not_discarded_so_totem_pole_earns_nothing() {
    let mut table = Scenario::new(2).artifacts().area(1, &["ash", "totem_pole"]).stones(1, "P").start();
    table.play("remove ash P");
    assert_eq!((table.score(1), table.stones(1).as_str()), (5, ""));
    let ash = card("ash");
    assert!(table.events.contains(&Event::Recovered { seat: seat(1), card: ash, by: ash.into() }));
}

#[test]
fn ash_under_the_imperial_seal_earns_the_round_number_and_no_stone() {
    let scenario = Scenario::new(2).artifacts().tile(1, "imperial_seal").area(1, &["ash", "totem_pole"]);
    let mut table = scenario.start();
    table.play("use imperial_seal").play("pick ash");
    assert_eq!((table.score(1), table.hand(1), table.stones(1).as_str()), (5, vec!["ash"], ""));
    assert_eq!(table.marked_tile(1), Some("imperial_seal"));
}

#[test]
fn ash_among_the_cards_that_cerberus_discards() {
    let scenario = Scenario::new(2).artifacts().area(1, &["ash", "totem_pole", "imp"]).hand(1, &["cerberus"]);
    let mut table = scenario.stones(1, "P").start();
    table.play("summon cerberus P").play("pick ash");
    assert_eq!((table.score(1), table.stones(1).as_str()), (5, ""));
    table.play("pick imp");
    assert_eq!(table.stones(1), "P");
    assert_eq!(table.legal(), ["pick totem_pole", "done"]);
    table.play("done");
    assert_eq!((table.hand(1), table.discard()), (vec!["ash"], vec!["imp"]));
}

#[test]
fn anubis_is_paid_for_ash_who_returns() {
    let scenario = Scenario::new(2).artifacts().area(1, &["ash"]).hand(1, &["anubis"]).stones(1, "P");
    let mut table = scenario.start();
    table.play("summon anubis P").play("pick ash");
    assert_eq!(table.score(1), 6, "5 for the round, 1 for the cost of Ash");
    assert_eq!((table.hand(1), table.area(1)), (vec!["ash"], vec!["anubis"]));
}

#[test]
fn totem_pole_earns_after_each_card_that_cerberus_discards() {
    let scenario = Scenario::new(2).artifacts().area(1, &["totem_pole", "imp", "agni", "troll"]);
    let mut table = scenario.hand(1, &["cerberus"]).stones(1, "BBBP").start();
    table.play("summon cerberus P").play("pick imp");
    assert_eq!(table.stones(1), "BBBP");
    table.play("pick agni");
    assert_eq!(table.legal(), ["keep BBBP", "keep BBPP"]);
    table.play("keep BBPP").play("pick troll").play("keep BPPP");
    assert_eq!((table.area(1), table.stones(1).as_str()), (vec!["totem_pole", "cerberus"], "BPPP"));
    assert!(table.can("end"));
}

#[test]
fn totem_pole_discarded_first_earns_nothing_for_the_others() {
    let scenario = Scenario::new(2).artifacts().area(1, &["totem_pole", "imp", "agni"]).hand(1, &["cerberus"]);
    let mut table = scenario.stones(1, "P").start();
    table.play("summon cerberus P").play("pick totem_pole").play("pick imp").play("pick agni");
    assert_eq!((table.area(1), table.stones(1).as_str()), (vec!["cerberus"], ""));
}

#[test]
fn totem_pole_earns_for_a_discard_that_an_opponent_caused() {
    let scenario = Scenario::new(2).artifacts().area(2, &["totem_pole", "odin"]).hand(1, &["boulder"]);
    let mut table = scenario.stones(1, "RRP").start();
    table.play("summon boulder RRP").play("player 2").play("pick odin");
    assert_eq!((table.stones(1).as_str(), table.stones(2).as_str()), ("", "P"));
}

#[test]
fn totem_pole_earns_for_a_dragon_egg_and_for_mandrake() {
    let scenario = Scenario::new(2).artifacts().area(1, &["totem_pole", "mandrake"]).hand(1, &["dragon_egg", "tidal"]);
    let mut table = scenario.stones(1, "B").start();
    table.play("summon dragon_egg B");
    assert_eq!(table.stones(1), "P");
    table.play("pick tidal").play("end").play("end").play("use mandrake").play("choose discard");
    assert_eq!(table.stones(1), "PPP", "one for Totem Pole, one for Mandrake");
}

#[test]
fn totem_pole_and_the_imperial_seal_both_pay_for_a_dragon() {
    let scenario = Scenario::new(2).artifacts().tile(1, "imperial_seal").area(1, &["totem_pole", "tidal"]);
    let mut table = scenario.start();
    table.play("use imperial_seal").play("pick tidal");
    assert_eq!(table.stones(1), "BP");
}

#[test]
fn mandrake_copied_by_genie_exalted_discards_genie_exalted() {
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["mandrake", "genie_exalted"]).score(1, 2);
    let start = scenario.start();
    let mut table = start.clone();
    table.play("use genie_exalted").play("pick mandrake").play("choose discard");
    assert_eq!((table.area(1), table.discard()), (vec!["mandrake"], vec!["genie_exalted"]));
    assert_eq!((table.stones(1).as_str(), table.score(1)), ("P", 2));
    assert!(table.can("use mandrake"));
    let mut table = start;
    table.play("use genie_exalted").play("pick mandrake").play("choose points");
    assert_eq!((table.area(1).len(), table.stones(1).as_str(), table.score(1)), (2, "P", 0));
}

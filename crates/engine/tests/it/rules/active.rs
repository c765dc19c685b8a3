//! Q1-Q7: active effects.

use super::legal_with;
use crate::support::scenario::{Scenario, Table, seat};

fn troll_and_medusa() -> Table {
    Scenario::new(2).area(1, &["troll", "medusa"]).hand(1, &["imp"]).resolution().start()
}

#[test]
fn q1_an_effect_with_if_is_used_up_even_if_the_condition_fails() {
    let mut table = troll_and_medusa();
    table.play("use troll");
    assert_eq!(table.legal(), ["use medusa"], "Troll is used up");
    table.play("use medusa").play("pick imp");
    assert_eq!((table.score(1), table.stones(1), table.game.round()), (0, "P".to_owned(), 6));
}

#[test]
fn q1_the_order_is_the_players_to_get_right() {
    let mut table = troll_and_medusa();
    table.play("use medusa").play("pick imp").play("use troll");
    assert_eq!((table.score(1), table.stones(1)), (3, "P".to_owned()));
}

#[test]
fn q1_usable_means_that_the_triggering_part_can_be_done() {
    let idle = ["burning_skull", "charybdis", "snail_maiden", "mimic", "goblin"];
    let table = Scenario::new(2).area(1, &idle).area(2, &["nessie"]).resolution().start();
    assert_eq!(table.asked(), 2, "seat 1 can use none of them");
    let able = Scenario::new(2).area(1, &idle).stones(1, "RB").score(2, 1).discard(&["troll"]).resolution().start();
    assert_eq!(able.legal().len(), 5);
}

#[test]
fn q2_effects_become_usable_during_the_turn() {
    let mut table = Scenario::new(2).area(1, &["burning_skull", "salamander"]).resolution().start();
    assert_eq!(table.legal(), ["use salamander"]);
    table.play("use salamander");
    assert_eq!(table.legal(), ["use burning_skull"]);
    table.play("use burning_skull");
    assert_eq!((table.score(1), table.stones(1)), (4, String::new()));
}

#[test]
fn q2_effects_become_unusable_during_the_turn() {
    let mut table = Scenario::new(2).area(1, &["charybdis", "snail_maiden"]).stones(1, "B").resolution().start();
    assert_eq!(legal_with(&table, "use"), ["use charybdis", "use snail_maiden"]);
    table.play("use charybdis");
    assert_eq!((table.score(1), table.game.round()), (5, 6), "the turn is over");
}

#[test]
fn q3_genie_activates_in_addition() {
    let mut table = Scenario::new(2).area(1, &["nessie"]).hand(1, &["genie"]).stones(1, "RB").start();
    table.play("summon genie RB").play("use nessie");
    assert_eq!(table.score(1), 2);
    table.play("end").play("end").play("use nessie");
    assert_eq!(table.score(1), 4);
}

#[test]
fn q3_genie_asks_for_the_order_and_goes_on_until_nothing_is_usable() {
    let area = ["burning_skull", "salamander", "nessie"];
    let mut table = Scenario::new(2).area(1, &area).hand(1, &["genie"]).stones(1, "RB").start();
    table.play("summon genie RB");
    assert_eq!(legal_with(&table, "use"), ["use nessie", "use salamander"]);
    assert_eq!(table.legal().len(), 2, "and there is no way to stop");
    table.play("use salamander");
    assert_eq!(legal_with(&table, "use"), ["use burning_skull", "use nessie"]);
    assert_eq!(table.refusal("use salamander"), "the effect of Salamander has already been used");
    table.play("use nessie").play("use burning_skull");
    assert_eq!((table.score(1), table.stones(1)), (6, String::new()));
    assert!(table.can("end"));
}

#[test]
fn q4_a_copied_effect_belongs_to_the_copying_card() {
    let mut table = Scenario::new(2).area(1, &["imp", "genie_exalted"]).resolution().start();
    table.play("use genie_exalted").play("pick imp");
    assert_eq!((table.hand(1), table.area(1)), (vec!["genie_exalted"], vec!["imp"]));
    assert_eq!(table.legal(), ["use imp"]);
}

#[test]
fn q5_genie_exalted_copies_a_used_effect() {
    let mut table = Scenario::new(2).area(1, &["nessie", "genie_exalted"]).resolution().start();
    table.play("use nessie").play("use genie_exalted");
    assert_eq!(table.legal(), ["pick nessie"]);
    table.play("pick nessie");
    assert_eq!(table.score(1), 4);
}

#[test]
fn q5_genie_exalted_copies_an_unused_effect_which_stays_unused() {
    let mut table = Scenario::new(2).area(1, &["nessie", "genie_exalted"]).resolution().start();
    table.play("use genie_exalted").play("pick nessie").play("use nessie");
    assert_eq!(table.score(1), 4);
}

#[test]
fn q5_genie_exalted_copies_only_what_is_usable() {
    let mut table = Scenario::new(2).area(1, &["medusa", "nessie", "agni", "genie_exalted"]).resolution().start();
    table.play("use genie_exalted");
    assert_eq!(table.legal(), ["pick nessie"]);
    let alone = Scenario::new(2).area(1, &["medusa", "genie_exalted"]).area(2, &["troll"]).resolution().start();
    assert_eq!(alone.asked(), 2, "nothing to copy");
}

#[test]
fn q6_a_swapped_card_brings_its_active_effect_unused() {
    // Genie has activated Undine Queen for seat 2; seat 1 gets her later in the same round and uses her.
    let mut table = Scenario::new(2)
        .artifacts()
        .with(|position| {
            position.first = seat(2);
            position.turn = Some(seat(2));
        })
        .area(2, &["undine_queen"])
        .hand(2, &["genie"])
        .stones(2, "RB")
        .hand(1, &["deepdive"])
        .stones(1, "RP")
        .start();
    table.play("summon genie RB").play("use undine_queen").play("end");
    table.play("summon deepdive RP").play("player 2").play("pick undine_queen").play("end");
    assert_eq!((table.asked(), table.legal()), (1, vec!["use undine_queen".to_owned()]), "seat 2 has none left");
    table.play("use undine_queen");
    assert_eq!((table.stones(1), table.stones(2)), ("B".to_owned(), "B".to_owned()));
}

#[test]
fn q7_an_effect_that_counts_to_nothing_may_be_used_and_is_used_up() {
    let mut table = Scenario::new(2).area(1, &["sea_spirit", "undine_queen"]).resolution().start();
    table.play("use sea_spirit");
    assert_eq!((table.score(1), table.legal()), (0, vec!["use undine_queen".to_owned()]));
}

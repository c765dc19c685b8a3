//! Dragons that swap themselves with a card of some player (W1, W2, Q4).

use crate::support::scenario::{Scenario, Table, card, seat};

/// Seat 1 summons Pyro, worth 7, and swaps it with this fire card of seat 2.
#[track_caller]
fn swap_pyro_for(scenario: Scenario, fire: &str) -> Table {
    let mut table = scenario.hand(1, &["pyro"]).start();
    table.play("summon pyro RP").play("player 2").play(&format!("pick {fire}"));
    table
}

fn two_players() -> Scenario {
    Scenario::new(2).artifacts().stones(1, "RP")
}

#[test]
fn scorch_copying_a_swap_is_itself_swapped() {
    let scenario = Scenario::new(2).artifacts().area(1, &["pyro"]).area(2, &["imp"]).hand(1, &["scorch"]);
    let mut table = scenario.stones(1, "BP").start();
    table.play("summon scorch BP").play("pick pyro");
    assert_eq!(table.score(1), 7);
    table.play("player 2").play("pick imp");
    assert_eq!((table.area(1), table.area(2)), (vec!["pyro", "imp"], vec!["scorch"]));
    assert!(table.can("end"));
}

#[test]
fn a_swap_with_oneself_changes_nothing() {
    let scenario = Scenario::new(2).artifacts().area(1, &["nessie", "undine"]).hand(1, &["deepdive"]);
    let mut table = scenario.stones(1, "RP").start();
    table.play("summon deepdive RP").play("player 1").play("pick nessie");
    assert_eq!((table.area(1), table.score(1)), (vec!["nessie", "undine", "deepdive"], 7));
    assert!(table.can("end"));
}

#[test]
fn a_swapped_card_is_not_summoned() {
    let table = swap_pyro_for(two_players().area(1, &["sylph"]).area(2, &["imp"]), "imp");
    assert_eq!(table.stones(1), "", "no instant effect of Imp");
    assert_eq!(table.score(1), 8, "Sylph earns for Pyro, not for Imp");
}

#[test]
fn a_swapped_card_needs_no_free_area() {
    let table = swap_pyro_for(two_players().round(1).area(2, &["imp"]), "imp");
    assert_eq!((table.area(1), table.area(2)), (vec!["imp"], vec!["pyro"]));
}

#[test]
fn the_active_effect_of_a_swapped_card_is_its_new_owners() {
    let mut table = swap_pyro_for(two_players().area(2, &["imp", "salamander"]), "imp");
    table.play("end").play("end");
    assert_eq!((table.asked(), table.legal()), (1, vec!["use imp".to_owned()]));
    table.play("use imp");
    assert_eq!((table.hand(1), table.hand(2).len()), (vec!["imp"], 0));
    assert_eq!((table.asked(), table.legal()), (2, vec!["use salamander".to_owned()]));
}

#[test]
fn the_permanent_effect_of_a_swapped_card_is_its_new_owners() {
    let table = swap_pyro_for(two_players().area(2, &["agni"]), "agni");
    assert_eq!((table.game.worth(seat(1)).red, table.game.worth(seat(2)).red), (2, 1));
    let table = swap_pyro_for(two_players().area(2, &["belphegor"]), "belphegor");
    let surtr = card("surtr");
    assert_eq!((table.game.cost(seat(1), surtr), table.game.cost(seat(2), surtr)), (1, 4));
}

#[test]
fn hestia_swapped_away_leaves_six_stones_to_decide_about() {
    let mut table = swap_pyro_for(two_players().area(2, &["hestia"]).stones(2, "RRRBBB"), "hestia");
    assert_eq!((table.asked(), table.area(1), table.area(2)), (2, vec!["hestia"], vec!["pyro"]));
    assert_eq!(table.legal(), ["keep RRRB", "keep RRBB", "keep RBBB"]);
    table.play("keep RBBB");
    assert_eq!((table.asked(), table.stones(2).as_str()), (1, "RBBB"));
}

#[test]
fn fireblast_swapped_in_returns_to_its_new_owners_hand_at_four_stones() {
    let scenario = two_players().area(1, &["hestia"]).area(2, &["fireblast"]).stones(1, "RRRRRP");
    let table = swap_pyro_for(scenario, "fireblast");
    assert_eq!((table.area(1), table.hand(1)), (vec!["hestia"], vec!["fireblast"]));
    assert_eq!((table.area(2), table.hand(2).len()), (vec!["pyro"], 0));
}

#[test]
fn ash_swapped_in_returns_to_its_new_owners_hand() {
    let mut table = swap_pyro_for(two_players().round(3).area(2, &["ash"]).stones(1, "RBP"), "ash");
    table.play("remove ash B");
    assert_eq!((table.hand(1), table.score(1), table.score(2)), (vec!["ash"], 10, 0));
}

#[test]
fn ash_is_swapped_like_any_card() {
    let table = swap_pyro_for(two_players().area(2, &["ash"]), "ash");
    assert_eq!((table.area(1), table.score(2), table.hand(2).len()), (vec!["ash"], 0, 0));
}

#[test]
fn totem_pole_does_not_mind_a_swap() {
    let table = swap_pyro_for(two_players().area(2, &["totem_pole", "imp"]), "imp");
    assert_eq!((table.area(2), table.stones(2).as_str()), (vec!["totem_pole", "pyro"], ""));
}

//! F1-F8: how effects work.

use super::legal_with;
use crate::support::scenario::{Scenario, Table, seat};

#[test]
fn f1_an_instant_effect_works_when_the_card_is_summoned_and_only_then() {
    let mut table = Scenario::new(2).stones(1, "RR").hand(1, &["ifrit", "hestia"]).start();
    table.play("summon ifrit RR");
    assert_eq!(table.score(1), 1);
    table.play("summon hestia").play("end").play("end");
    assert_eq!((table.score(1), table.game.round()), (1, 6), "nothing more in the Resolution Phase");
}

#[test]
fn f1_a_permanent_effect_works_while_the_card_is_in_the_area() {
    let mut table = Scenario::new(2).round(1).hand(1, &["agni"]).stones(1, "RRRR").start();
    let red = |table: &Table| table.game.worth(seat(1)).red;
    assert_eq!(red(&table), 1);
    table.play("summon agni RRRR");
    assert_eq!(red(&table), 2);
    let mut table = Scenario::new(2).round(2).area(1, &["agni"]).stones(1, "RR").start();
    assert_eq!(table.refusal("remove agni RR"), "it costs 2: RR has a stone you do not need");
    table.play("remove agni R");
    assert_eq!(red(&table), 1);
}

#[test]
fn f1_an_active_effect_works_once_in_every_resolution_phase() {
    let mut table = Scenario::new(2).round(1).area(1, &["nessie"]).start();
    assert!(!table.can("use nessie"), "not in the Action Phase");
    table.play("end").play("end").play("use nessie");
    assert_eq!((table.score(1), table.game.round()), (2, 2));
    while table.game.round() == 2 {
        let is_next = |m: &&String| ["hunt", "tame", "end", "use"].iter().any(|verb| m.starts_with(verb));
        let next = table.legal().iter().find(is_next).unwrap().clone();
        table.play(&next);
    }
    assert_eq!(table.score(1), 4);
}

#[test]
fn f2_a_card_wins_over_the_rules() {
    // The rules allow four stones, Hestia six.
    let mut table = Scenario::new(2).area(1, &["hestia"]).stones(1, "RRRR").hunted(1, &["imp"]).start();
    assert_eq!(table.game.stone_limit(seat(1)), 6);
    table.play("sell imp");
    assert_eq!(table.legal(), ["keep RRRRRR"]);
}

#[test]
fn f3_an_effect_that_can_be_used_must_be_used() {
    let mut table = Scenario::new(2).area(1, &["medusa"]).hand(1, &["imp"]).resolution().start();
    assert_eq!(table.legal(), ["use medusa"]);
    table.refusal("end");
    table.play("use medusa");
    assert_eq!(table.legal(), ["pick imp"]);
    table.refusal("done");
    table.play("pick imp");
    assert_eq!((table.stones(1), table.discard()), ("P".to_owned(), vec!["imp"]));
}

#[test]
fn f4_without_the_triggering_part_the_rest_does_not_happen() {
    let mut table = Scenario::new(2).area(1, &["medusa", "nessie"]).resolution().start();
    assert_eq!(table.refusal("use medusa"), "Medusa cannot be used now: you have no card in hand for it");
    table.play("use nessie");
    assert_eq!((table.stones(1), table.game.round()), (String::new(), 6));
}

#[test]
fn f5_a_card_whose_instant_effect_cannot_be_resolved_cannot_be_summoned() {
    let table = Scenario::new(2).hand(1, &["ember"]).stones(1, "RP").area(2, &["agni"]).start();
    assert_eq!(table.refusal("summon ember RP"), "Ember cannot be summoned now: no player has a summoned water card");
    assert!(legal_with(&table, "summon").is_empty());
}

#[test]
fn f5_the_chosen_player_decides_which_card_to_discard() {
    let mut table = Scenario::new(3).hand(1, &["ember"]).stones(1, "RP").area(2, &["kappa", "agni", "undine"]).start();
    table.play("summon ember RP");
    assert_eq!((table.asked(), table.legal()), (1, vec!["player 2".to_owned()]));
    table.play("player 2");
    assert_eq!((table.asked(), table.legal()), (2, vec!["pick kappa".to_owned(), "pick undine".to_owned()]));
    table.play("pick undine");
    assert_eq!((table.area(2), table.discard()), (vec!["kappa", "agni"], vec!["undine"]));
    assert_eq!((table.asked(), table.score(1)), (1, 7));
}

#[test]
fn f5_a_player_may_choose_themselves() {
    let mut table = Scenario::new(2).hand(1, &["ember"]).stones(1, "RP").area(1, &["kappa"]).start();
    table.play("summon ember RP").play("player 1").play("pick kappa");
    assert_eq!((table.area(1), table.discard()), (vec!["ember"], vec!["kappa"]));
}

#[test]
fn f6_an_effect_on_summoning_does_not_see_its_own_card() {
    for (id, pay) in [("kappa", "B"), ("phoenix", "RRR"), ("gargoyle", "P"), ("sylph", "RB")] {
        let mut table = Scenario::new(2).hand(1, &[id]).stones(1, pay).start();
        table.play(&format!("summon {id} {pay}"));
        assert_eq!(table.score(1), 0, "{id}");
    }
}

#[test]
fn f6_a_reduction_does_not_cheapen_its_own_card() {
    let table = Scenario::new(2).hand(1, &["pegasus", "hippogriff"]).stones(1, "RR").start();
    assert_eq!(table.refusal("summon pegasus RR"), "it costs 3, and your stones are worth 2");
    assert_eq!(table.refusal("summon hippogriff RR"), "it costs 4, and your stones are worth 2");
}

#[test]
fn f7_the_card_counts_as_in_the_area() {
    let mut table = Scenario::new(2).hand(1, &["eternity"]).stones(1, "PP").area(1, &["kappa"]).start();
    table.play("summon eternity PP");
    assert_eq!(table.score(1), 8, "water and dragon");
    let mut table = Scenario::new(2).hand(1, &["ifrit"]).stones(1, "RR").start();
    table.play("summon ifrit RR");
    assert_eq!(table.score(1), 1);
}

#[test]
fn f7_the_card_does_not_count_as_in_the_hand() {
    let mut table = Scenario::new(2).hand(1, &["firefox", "kappa"]).stones(1, "R").start();
    table.play("summon firefox R");
    assert_eq!(table.score(1), 1);
    let table = Scenario::new(2).hand(1, &["forest_spirit"]).stones(1, "RR").start();
    assert!(!table.can("summon forest_spirit RR"), "it cannot discard itself");
}

#[test]
fn f8_a_recovered_card_returns_to_its_owners_hand() {
    let mut table = Scenario::new(2).area(2, &["asmodeus", "firefox"]).resolution().start();
    assert_eq!(table.asked(), 2);
    table.play("use asmodeus").play("pick firefox");
    assert_eq!((table.hand(2), table.area(2)), (vec!["firefox"], vec!["asmodeus"]));
    assert!(table.hand(1).is_empty() && table.discard().is_empty());
}

#[test]
fn f8_without_a_target_the_card_recovers_itself() {
    let mut table = Scenario::new(2).area(1, &["kappa", "imp", "agni"]).resolution().start();
    table.play("use imp");
    assert_eq!((table.hand(1), table.area(1)), (vec!["imp"], vec!["kappa", "agni"]));
}

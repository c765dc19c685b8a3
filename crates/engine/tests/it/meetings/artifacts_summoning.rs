//! Costs, free summons and looking ahead with the creatures of the expansion (U1-U7).

use vale_engine::PaymentRule;

use crate::support::scenario::{Scenario, card, seat};

#[test]
fn belphegor_beside_pegasus_keeps_fire_cards_at_one() {
    let scenario = Scenario::new(2).artifacts().area(1, &["belphegor", "pegasus"]).hand(1, &["agni", "imp", "nessie"]);
    let table = scenario.start();
    let cost = |id| table.game.cost(seat(1), card(id));
    assert_eq!((cost("agni"), cost("imp"), cost("nessie")), (1, 1, 1));
}

#[test]
fn belphegor_makes_imp_cost_a_stone() {
    let scenario = || Scenario::new(2).artifacts().area(1, &["belphegor"]).hand(1, &["imp"]);
    let table = scenario().start();
    assert_eq!(table.refusal("summon imp"), "it costs 1, and your stones are worth 0");
    let mut table = scenario().stones(1, "R").start();
    assert_eq!(table.legal(), ["summon imp R", "end"]);
    table.play("summon imp R");
    assert_eq!(table.stones(1), "RR");
}

#[test]
fn belphegor_does_not_make_a_free_summoning_cost_anything() {
    let scenario = Scenario::new(2).artifacts().area(1, &["belphegor"]).hand(1, &["horus", "agni"]).stones(1, "RP");
    let mut table = scenario.start();
    table.play("summon horus RP").play("pick agni");
    assert_eq!((table.area(1).len(), table.stones(1).as_str(), table.score(1)), (3, "", 4));
}

#[test]
fn akhlut_summons_scorch_who_copies_akhlut() {
    let scenario = Scenario::new(2).artifacts().discard(&["scorch", "tidal", "imp"]).hand(1, &["akhlut"]);
    let mut table = scenario.stones(1, "P").round(3).start();
    table.play("summon akhlut P");
    assert_eq!(table.legal(), ["pick scorch", "pick tidal"]);
    table.play("pick scorch");
    assert_eq!(table.legal(), ["pick akhlut"]);
    table.play("pick akhlut");
    assert_eq!(table.legal(), ["pick tidal"]);
    table.play("pick tidal");
    assert_eq!((table.area(1), table.score(1)), (vec!["akhlut", "scorch", "tidal"], 10));
    assert_eq!(table.discard(), ["imp"]);
}

#[test]
fn akhlut_offers_scorch_only_if_there_is_something_to_copy() {
    // With two areas in all, Scorch would find no place for a second dragon.
    let scenario = Scenario::new(2).artifacts().discard(&["scorch", "tidal"]).hand(1, &["akhlut"]);
    let mut table = scenario.stones(1, "P").round(2).start();
    table.play("summon akhlut P");
    assert_eq!(table.legal(), ["pick tidal"]);
}

#[test]
fn akhlut_hatches_a_dragon_egg() {
    let scenario = || Scenario::new(2).artifacts().discard(&["dragon_egg"]).stones(1, "P");
    let mut table = scenario().round(2).hand(1, &["akhlut", "tidal"]).start();
    table.play("summon akhlut P").play("pick dragon_egg").play("pick tidal");
    assert_eq!((table.area(1), table.discard()), (vec!["akhlut", "tidal"], vec!["dragon_egg"]));
    let table = scenario().hand(1, &["akhlut", "imp"]).start();
    assert_eq!(
        table.refusal("summon akhlut P"),
        "Akhlut cannot be summoned now: no card in the discard pile can be summoned for free"
    );
}

#[test]
fn akhlut_takes_back_what_young_forest_spirit_discarded_for_it() {
    let mut table = Scenario::new(2).artifacts().hand(1, &["young_forest_spirit", "akhlut", "tidal"]).start();
    table.play("summon young_forest_spirit");
    assert_eq!(table.legal(), ["pick tidal", "pick akhlut"], "Tidal alone can be summoned too");
    table.play("pick tidal").play("pick akhlut").play("pick tidal");
    assert_eq!((table.area(1), table.score(1)), (vec!["young_forest_spirit", "akhlut", "tidal"], 5));
}

#[test]
fn horus_summons_young_forest_spirit_who_summons_another() {
    let hand = ["horus", "young_forest_spirit", "imp", "troll"];
    let mut table = Scenario::new(2).artifacts().round(3).hand(1, &hand).stones(1, "RP").start();
    table.play("summon horus RP").play("pick young_forest_spirit").play("pick imp").play("pick troll");
    assert_eq!((table.area(1), table.discard()), (vec!["horus", "young_forest_spirit", "troll"], vec!["imp"]));
    assert_eq!(table.score(1), 0, "Young Forest Spirit costs nothing, and Troll was not summoned by Horus");
    assert!(table.can("end"));
}

#[test]
fn horus_offers_young_forest_spirit_only_with_two_other_cards_and_a_third_area() {
    for (round, hand) in [(2, vec!["imp", "troll"]), (3, vec!["imp"])] {
        let all = [vec!["horus", "young_forest_spirit"], hand].concat();
        let mut table = Scenario::new(2).artifacts().round(round).hand(1, &all).stones(1, "RP").start();
        table.play("summon horus RP");
        assert!(!table.can("pick young_forest_spirit"));
    }
}

#[test]
fn horus_is_paid_for_a_card_that_does_not_stay() {
    for (guest, points) in [("boreas", 4 + 2), ("tengu", 3 + 6)] {
        let mut table = Scenario::new(2).artifacts().hand(1, &["horus", guest]).stones(1, "RP").start();
        table.play("summon horus RP").play(&format!("pick {guest}"));
        assert_eq!((table.score(1), table.area(1)), (points, vec!["horus"]), "{guest}");
    }
}

#[test]
fn horus_is_paid_even_if_aeris_recovers_horus() {
    let mut table = Scenario::new(2).artifacts().hand(1, &["horus", "aeris"]).stones(1, "RP").start();
    table.play("summon horus RP").play("pick aeris").play("pick horus");
    assert_eq!((table.score(1), table.hand(1), table.area(1)), (7 + 9, vec!["horus"], vec!["aeris"]));
}

#[test]
fn scorch_copies_horus() {
    let scenario = Scenario::new(2).artifacts().area(1, &["horus"]).hand(1, &["scorch", "agni"]).stones(1, "BP");
    let mut table = scenario.start();
    table.play("summon scorch BP").play("pick horus").play("pick agni");
    assert_eq!((table.area(1), table.score(1)), (vec!["horus", "scorch", "agni"], 4));
}

#[test]
fn duduri_with_no_points_is_paid_by_sylph() {
    let mut table = Scenario::new(2).artifacts().area(1, &["sylph"]).hand(1, &["duduri"]).stones(1, "R").start();
    table.play("summon duduri").play("upgrade R");
    assert_eq!((table.score(1), table.stones(1).as_str()), (0, "B"));
}

/// The payments for Duduri that are offered when any payment that covers the cost is legal (G2).
fn duduri_payments(scenario: Scenario) -> Vec<String> {
    let scenario = scenario.artifacts().with(|position| position.options.payment = PaymentRule::Any);
    let table = scenario.hand(1, &["duduri"]).start();
    let legal = table.legal();
    let payments = legal.iter().filter_map(|m| m.strip_prefix("summon duduri"));
    payments.map(|pay| pay.trim_start().to_owned()).collect()
}

#[test]
fn duduri_is_not_offered_for_a_payment_that_leaves_no_stone_to_upgrade() {
    assert_eq!(duduri_payments(Scenario::new(2).score(1, 1).stones(1, "RP")), ["", "P"]);
    assert!(duduri_payments(Scenario::new(2).score(1, 1).stones(1, "PP")).is_empty());
}

#[test]
fn duduri_with_no_points_is_paid_by_kappa_if_a_blue_stone_is_paid() {
    let scenario = || Scenario::new(2).area(1, &["kappa"]);
    assert_eq!(duduri_payments(scenario().stones(1, "RB")), ["B"]);
    assert!(duduri_payments(scenario().stones(1, "BP")).is_empty());
}

#[test]
fn duduri_summoned_by_horus_needs_a_point_too() {
    let scenario = || Scenario::new(2).artifacts().hand(1, &["horus", "duduri", "imp"]).stones(1, "RRP");
    let mut table = scenario().start();
    table.play("summon horus RP");
    assert_eq!(table.legal(), ["pick imp"]);
    let mut table = scenario().area(1, &["sylph"]).start();
    table.play("summon horus RP");
    assert_eq!(table.legal(), ["pick imp", "pick duduri"]);
}

#[test]
fn taweret_with_many_cards_overflows_once() {
    let hand = ["taweret", "imp", "agni", "nessie", "troll", "odin"];
    let mut table = Scenario::new(2).artifacts().hand(1, &hand).stones(1, "RP").start();
    table.play("summon taweret");
    for pick in &hand[1..] {
        table.play(&format!("pick {pick}"));
    }
    assert_eq!((table.stones(1).as_str(), table.discard().len()), ("RBBBBBP", 5), "no question is left to answer");
    assert_eq!(table.legal(), ["keep RBBB", "keep BBBB", "keep RBBP", "keep BBBP"]);
    table.play("keep BBBP");
    assert!(table.can("end"));
}

#[test]
fn taweret_and_melusine_do_not_discard_themselves() {
    let mut table = Scenario::new(2).artifacts().hand(1, &["taweret", "melusine"]).start();
    table.play("summon taweret");
    assert_eq!(table.legal(), ["pick melusine", "done"]);
}

//! U1-U8: what can be summoned, and for how much.

use vale_engine::PaymentRule;

use super::legal_with;
use crate::support::scenario::{Scenario, card, seat};

#[test]
fn u1_the_card_itself_serves_its_effect() {
    // Scorch copies Leviathan's "a player discards a dragon card", and is the only dragon.
    let mut table = Scenario::new(2).area(1, &["leviathan"]).hand(1, &["scorch"]).stones(1, "BP").start();
    table.play("summon scorch BP").play("pick leviathan").play("player 1").play("pick scorch");
    assert_eq!((table.area(1), table.discard(), table.score(1)), (vec!["leviathan"], vec!["scorch"], 7));
}

#[test]
fn u1_the_effect_has_the_stones_left_after_the_payment() {
    let mut table = Scenario::new(2).hand(1, &["rock_golem"]).stones(1, "PP").start();
    table.play("summon rock_golem P");
    assert_eq!((table.score(1), table.stones(1)), (6, "P".to_owned()));
}

#[test]
fn u1_answers_that_would_make_the_rest_impossible_are_not_offered() {
    // Ember could not be summoned, so it is the card to discard.
    let mut table = Scenario::new(2).hand(1, &["young_forest_spirit", "ember", "imp"]).start();
    table.play("summon young_forest_spirit");
    assert_eq!(table.legal(), ["pick ember"]);
    assert_eq!(table.refusal("pick imp"), "Imp cannot be chosen here");
    table.play("pick ember");
    assert_eq!(table.legal(), ["pick imp"]);
}

#[test]
fn u1_the_look_ahead_goes_through_cards_that_would_be_summoned() {
    let table = Scenario::new(2).hand(1, &["young_forest_spirit", "ember", "boulder"]).start();
    assert!(!table.can("summon young_forest_spirit"), "neither dragon could be summoned");
    // The egg would be followed by Scorch, which would copy Ember, which needs a water card.
    let scenario = || Scenario::new(2).hand(1, &["dragon_egg", "scorch"]).stones(1, "B");
    assert!(!scenario().area(1, &["ember"]).start().can("summon dragon_egg B"));
    assert!(scenario().area(1, &["ember"]).area(2, &["kappa"]).start().can("summon dragon_egg B"));
}

#[test]
fn u2_parts_that_may_come_to_nothing_can_be_resolved() {
    let cases = [
        ("yuki_onna", "", ""),
        ("stone_golem", "P", " P"),
        ("cerberus", "BB", " BB"),
        ("succubus", "", ""),
        ("genie", "RB", " RB"),
    ];
    for (id, stones, pay) in cases {
        let mut table = Scenario::new(2).hand(1, &[id]).stones(1, stones).start();
        table.play(&format!("summon {id}{pay}"));
        assert_eq!((table.area(1), table.score(1), table.stones(1)), (vec![id], 0, String::new()), "{id}");
        assert!(table.can("end"), "{id} asks nothing");
    }
}

#[test]
fn u3_parts_that_must_happen_keep_a_card_in_the_hand() {
    let cases: [(&str, &str, &[&str]); 6] = [
        ("forest_spirit", "RR", &[]),
        ("aeris", "BP", &[]),
        ("scorch", "BP", &["agni"]),
        ("dragon_egg", "B", &["ember"]),
        ("boulder", "RRP", &["kappa"]),
        ("young_forest_spirit", "", &["imp"]),
    ];
    for (id, stones, area) in cases {
        let table = Scenario::new(2).hand(1, &[id]).area(1, area).stones(1, stones).start();
        let refusal = table.refusal(format!("summon {id} {stones}").trim());
        assert!(refusal.contains("cannot be summoned now"), "{id}: {refusal}");
        assert!(legal_with(&table, "summon").is_empty(), "{id}");
    }
}

#[test]
fn u3_the_same_cards_are_summoned_where_the_part_can_happen() {
    let table = Scenario::new(2).hand(1, &["forest_spirit", "imp"]).stones(1, "RR").start();
    assert!(table.can("summon forest_spirit RR"));
    let table = Scenario::new(2).hand(1, &["aeris", "scorch"]).area(1, &["imp"]).stones(1, "BP").start();
    assert!(table.can("summon aeris BP") && table.can("summon scorch BP"));
    let table = Scenario::new(2).hand(1, &["boulder"]).area(2, &["harpy"]).stones(1, "RRP").start();
    assert!(table.can("summon boulder RRP"));
}

#[test]
fn u4_drawing_fails_only_if_both_piles_are_empty() {
    let scenario = || Scenario::new(2).hand(1, &["pegasus"]).stones(1, "B");
    let table = scenario().draw_only(&[]).start();
    assert_eq!(
        table.refusal("summon pegasus B"),
        "Pegasus cannot be summoned now: the draw pile and the discard pile are both empty"
    );
    assert!(scenario().draw_only(&["imp"]).start().can("summon pegasus B"));
    assert!(scenario().discard(&["imp"]).draw_only(&[]).start().can("summon pegasus B"));
}

#[test]
fn u4_a_card_that_the_effect_itself_discards_can_be_drawn() {
    let mut table = Scenario::new(2).hand(1, &["dragon_egg", "willow"]).stones(1, "B").draw_only(&[]).start();
    table.play("summon dragon_egg B").play("pick willow");
    assert_eq!((table.hand(1), table.area(1)), (vec!["dragon_egg"], vec!["willow"]));
}

#[test]
fn u5_a_free_summon_pays_nothing_and_triggers_sylph() {
    let mut table = Scenario::new(2)
        .round(6)
        .area(1, &["phoenix", "kappa", "gargoyle", "sylph"])
        .hand(1, &["young_forest_spirit", "griffon", "imp"])
        .stones(1, "RBP")
        .start();
    table.play("summon young_forest_spirit").play("pick imp").play("pick griffon");
    assert_eq!(table.area(1)[4..], ["young_forest_spirit", "griffon"]);
    assert_eq!(table.score(1), 2, "a point from Sylph for each of the two");
    assert_eq!(table.stones(1), "RBP");
}

#[test]
fn u5_dragon_egg_leaves_its_area_first() {
    let mut table = Scenario::new(2).round(1).hand(1, &["dragon_egg", "tidal", "imp"]).stones(1, "B").start();
    table.play("summon dragon_egg B");
    assert_eq!((table.discard(), table.legal()), (vec!["dragon_egg"], vec!["pick tidal".to_owned()]));
    table.play("pick tidal");
    assert_eq!((table.area(1), table.score(1)), (vec!["tidal"], 5));
}

#[test]
fn u5_the_chosen_card_must_be_summonable() {
    let mut table = Scenario::new(2).hand(1, &["dragon_egg", "ember", "tidal"]).stones(1, "B").start();
    table.play("summon dragon_egg B");
    assert_eq!(table.legal(), ["pick tidal"], "nobody has a water card for Ember");
}

#[test]
fn u6_young_forest_spirit_needs_two_other_cards() {
    let table = Scenario::new(2).hand(1, &["young_forest_spirit", "imp"]).start();
    assert!(!table.can("summon young_forest_spirit"));
    let table = Scenario::new(2).hand(1, &["young_forest_spirit", "imp", "ember"]).start();
    assert!(table.can("summon young_forest_spirit"));
}

#[test]
fn u6_young_forest_spirit_needs_a_second_free_area() {
    let scenario =
        |round| Scenario::new(2).round(round).area(1, &["agni"]).hand(1, &["young_forest_spirit", "imp", "hestia"]);
    assert_eq!(
        scenario(2).start().refusal("summon young_forest_spirit"),
        "Young Forest Spirit cannot be summoned now: the card summoned for free needs a free area"
    );
    let mut table = scenario(3).start();
    table.play("summon young_forest_spirit").play("pick imp").play("pick hestia");
    assert_eq!(table.area(1), ["agni", "young_forest_spirit", "hestia"]);
}

#[test]
fn u7_reductions_are_summed_and_stop_at_zero() {
    let table = Scenario::new(2).area(1, &["hippogriff", "pegasus"]).start();
    let costs = ["genie", "tengu", "imp", "willow"].map(|id| table.game.cost(seat(1), card(id)));
    assert_eq!(costs, [1, 0, 0, 9]);
}

#[test]
fn u7_the_written_cost_is_the_number_on_the_card() {
    let mut table = Scenario::new(2)
        .area(1, &["hippogriff", "pegasus"])
        .hand(1, &["forest_spirit", "genie"])
        .stones(1, "R")
        .start();
    table.play("summon forest_spirit R").play("pick genie");
    assert_eq!(table.score(1), 4);
}

#[test]
fn u8_kappa_and_gargoyle_pay_once_phoenix_per_red_stone() {
    let cases =
        [("kappa", "valkyrie", "BB", 2), ("gargoyle", "griffon", "PP", 3), ("phoenix", "undine_queen", "RRR", 3)];
    for (watcher, id, pay, points) in cases {
        let mut table = Scenario::new(2).area(1, &[watcher]).hand(1, &[id]).stones(1, pay).start();
        table.play(&format!("summon {id} {pay}"));
        assert_eq!(table.score(1), points, "{watcher}");
    }
}

#[test]
fn u8_other_stones_do_not_count() {
    for (watcher, pay) in [("kappa", "P"), ("gargoyle", "BB"), ("phoenix", "BB")] {
        let mut table = Scenario::new(2).area(1, &[watcher]).hand(1, &["valkyrie"]).stones(1, pay).start();
        table.play(&format!("summon valkyrie {pay}"));
        assert_eq!(table.score(1), 0, "{watcher}");
    }
}

#[test]
fn u1_a_payment_that_makes_the_effect_impossible_is_not_offered() {
    // Duduri must upgrade a stone; whoever pays the red one has only a purple one left.
    let scenario = Scenario::new(2).artifacts().score(1, 1).hand(1, &["duduri"]).stones(1, "RP");
    let table = scenario.with(|position| position.options.payment = PaymentRule::Any).start();
    assert_eq!(legal_with(&table, "summon"), ["summon duduri", "summon duduri P"]);
    assert_eq!(
        table.refusal("summon duduri R"),
        "Duduri cannot be summoned now: you have no stone that can be upgraded"
    );
}

#[test]
fn u3_duduri_needs_a_point_and_a_stone_to_upgrade() {
    for (score, stones, can) in [(0, "R", false), (1, "P", false), (1, "", false), (1, "R", true), (1, "BP", true)] {
        let table = Scenario::new(2).artifacts().score(1, score).hand(1, &["duduri"]).stones(1, stones).start();
        assert_eq!(table.can("summon duduri"), can, "{score} points, {stones}");
    }
}

#[test]
fn u7_with_belphegor_fire_cards_cost_exactly_one() {
    let table = Scenario::new(2).artifacts().area(1, &["belphegor", "pegasus"]).start();
    let costs = ["agni", "imp", "hydra", "ash"].map(|id| table.game.cost(seat(1), card(id)));
    assert_eq!(costs, [1, 1, 3, 1]);
}

//! Earth creatures.

use crate::support::scenario::Scenario;

#[test]
fn basilisk_sells_stones_for_points() {
    for (choice, stones, score) in [("choose R", "R", 5), ("choose B", "B", 4), ("choose P", "P", 3)] {
        let mut table = Scenario::new(2).resolution().area(1, &["basilisk"]).score(1, 5).start();
        table.play("use basilisk");
        assert_eq!(table.legal(), ["choose R", "choose B", "choose P"]);
        table.play(choice);
        assert_eq!((table.stones(1).as_str(), table.score(1)), (stones, score));
    }
}

#[test]
fn basilisk_takes_only_points_that_are_there() {
    let mut table = Scenario::new(2).resolution().area(1, &["basilisk"]).start();
    table.play("use basilisk");
    assert_eq!(table.legal(), ["choose R"]);
    assert_eq!(table.refusal("choose B"), "that choice is not possible: it takes 1 point that you do not have");
    assert_eq!(table.refusal("choose P"), "that choice is not possible: it takes 2 points that you do not have");
    assert_eq!(table.refusal("choose R B"), "choose exactly 1");
}

#[test]
fn behemoth_earns_three_points_per_family() {
    let scenario = Scenario::new(2).area(1, &["imp", "nessie", "undine", "goblin"]).area(2, &["odin"]);
    let mut table = scenario.hand(1, &["behemoth"]).stones(1, "BP").start();
    table.play("summon behemoth BP");
    assert_eq!(table.score(1), 9);
}

#[test]
fn cerberus_discards_up_to_three_other_cards() {
    let scenario = Scenario::new(2).area(1, &["imp", "hestia", "kappa", "agni"]).area(2, &["odin"]);
    let mut table = scenario.hand(1, &["cerberus"]).stones(1, "P").start();
    table.play("summon cerberus P");
    assert_eq!(table.legal(), ["pick agni", "pick hestia", "pick imp", "pick kappa", "done"]);
    assert_eq!(table.refusal("pick cerberus"), "Cerberus cannot be chosen here");
    assert_eq!(table.refusal("pick odin"), "Odin cannot be chosen here");
    table.play("pick imp").play("pick kappa").play("pick agni");
    assert_eq!(table.area(1), ["hestia", "cerberus"]);
    assert_eq!(table.discard(), ["agni", "imp", "kappa"]);
    assert!(table.can("end"));
}

#[test]
fn cerberus_may_discard_fewer() {
    for discarded in [vec![], vec!["pick imp"], vec!["pick imp", "pick agni"]] {
        let scenario = Scenario::new(2).area(1, &["imp", "hestia", "kappa", "agni"]);
        let mut table = scenario.hand(1, &["cerberus"]).stones(1, "P").start();
        table.play("summon cerberus P");
        for pick in &discarded {
            table.play(pick);
        }
        table.play("done");
        assert_eq!(table.discard().len(), discarded.len());
        assert!(table.can("end"));
    }
}

#[test]
fn cerberus_may_be_summoned_with_no_other_card() {
    let mut table = Scenario::new(2).hand(1, &["cerberus"]).stones(1, "P").start();
    table.play("summon cerberus P");
    assert_eq!(table.area(1), ["cerberus"]);
    assert!(table.can("end"));
}

#[test]
fn forest_spirit_earns_the_cost_of_the_card_discarded_from_the_hand() {
    let scenario = Scenario::new(2).area(1, &["pegasus"]).hand(1, &["forest_spirit", "eternity", "imp"]);
    let mut table = scenario.stones(1, "R").start();
    table.play("summon forest_spirit R");
    assert_eq!(table.legal(), ["pick imp", "pick eternity"]);
    table.play("pick eternity");
    assert_eq!(table.score(1), 12);
    assert_eq!(table.discard(), ["eternity"]);
    assert_eq!(table.hand(1), ["imp"]);
}

#[test]
fn forest_spirit_needs_another_card_in_hand() {
    let table = Scenario::new(2).hand(1, &["forest_spirit"]).stones(1, "B").start();
    assert_eq!(
        table.refusal("summon forest_spirit B"),
        "Forest Spirit cannot be summoned now: you have no other card in hand"
    );
}

#[test]
fn gargoyle_earns_three_points_when_a_purple_stone_is_paid() {
    let mut table = Scenario::new(2).area(1, &["gargoyle"]).hand(1, &["odin"]).stones(1, "P").start();
    table.play("summon odin P");
    assert_eq!(table.score(1), 3);
}

#[test]
fn gargoyle_earns_three_points_however_many_purple_stones_are_paid() {
    let mut table = Scenario::new(2).area(1, &["gargoyle"]).hand(1, &["griffon"]).stones(1, "PP").start();
    table.play("summon griffon PP");
    assert_eq!(table.score(1), 3);
}

#[test]
fn gargoyle_earns_nothing_for_other_stones_or_its_own_summoning() {
    let mut table = Scenario::new(2).hand(1, &["gargoyle", "agni"]).stones(1, "RBP").start();
    table.play("summon gargoyle P").play("summon agni RB");
    assert_eq!(table.score(1), 0);
}

#[test]
fn goblin_steals_a_point_from_the_opponent_its_owner_chooses() {
    let scenario = Scenario::new(3).resolution().area(1, &["goblin"]).score(1, 2).score(2, 4).score(3, 1);
    let mut table = scenario.start();
    table.play("use goblin");
    assert_eq!(table.legal(), ["player 2", "player 3"]);
    assert_eq!(table.refusal("player 1"), "seat 1 cannot be chosen here");
    table.play("player 3");
    assert_eq!((table.score(1), table.score(2), table.score(3)), (3, 4, 0));
}

#[test]
fn goblin_cannot_choose_an_opponent_without_points() {
    let mut table = Scenario::new(3).resolution().area(1, &["goblin"]).score(1, 2).score(3, 1).start();
    table.play("use goblin");
    assert_eq!(table.legal(), ["player 3"]);
}

#[test]
fn goblin_soldier_earns_four_points_behind_any_opponent() {
    let scenario = Scenario::new(3).resolution().area(1, &["goblin_soldier"]);
    let mut table = scenario.score(1, 7).score(2, 3).score(3, 8).start();
    table.play("use goblin_soldier");
    assert_eq!(table.score(1), 11);
}

#[test]
fn goblin_soldier_loses_four_points_if_no_opponent_has_more() {
    let mut table = Scenario::new(2).resolution().area(1, &["goblin_soldier"]).score(1, 7).score(2, 7).start();
    table.play("use goblin_soldier");
    assert_eq!(table.score(1), 3);
    assert_eq!(table.score(2), 7);
}

#[test]
fn medusa_turns_a_card_from_the_hand_into_a_purple_stone() {
    let mut table = Scenario::new(2).resolution().area(1, &["medusa"]).hand(1, &["imp", "troll"]).start();
    table.play("use medusa");
    assert_eq!(table.legal(), ["pick imp", "pick troll"]);
    table.play("pick imp");
    assert_eq!(table.discard(), ["imp"]);
    assert_eq!(table.hand(1), ["troll"]);
    assert_eq!(table.stones(1), "P");
}

#[test]
fn mimic_takes_any_earth_card_from_the_discard_pile() {
    let scenario = Scenario::new(2).resolution().area(1, &["mimic"]).discard(&["imp", "goblin", "troll"]);
    let mut table = scenario.start();
    table.play("use mimic");
    assert_eq!(table.legal(), ["pick goblin", "pick troll"]);
    table.play("pick troll");
    assert_eq!(table.hand(1), ["troll"]);
    assert_eq!(table.discard(), ["imp", "goblin"]);
}

#[test]
fn mud_slime_earns_six_points_when_summoned() {
    let mut table = Scenario::new(2).hand(1, &["mud_slime"]).stones(1, "P").start();
    table.play("summon mud_slime P");
    assert_eq!(table.score(1), 6);
    assert_eq!(table.area(1), ["mud_slime"]);
}

#[test]
fn mud_slime_must_recover_itself_in_the_resolution_phase() {
    let mut table = Scenario::new(2).resolution().area(1, &["mud_slime"]).start();
    assert_eq!(table.legal(), ["use mud_slime"]);
    table.play("use mud_slime");
    assert_eq!(table.hand(1), ["mud_slime"]);
    assert_eq!(table.score(1), 0);
}

#[test]
fn rock_golem_earns_the_value_of_the_purple_stones_left() {
    let mut table = Scenario::new(2).hand(1, &["rock_golem"]).stones(1, "BPPP").start();
    table.play("summon rock_golem P");
    assert_eq!(table.score(1), 12);
    assert_eq!(table.stones(1), "BPP");
}

#[test]
fn rock_golem_may_come_to_nothing() {
    let mut table = Scenario::new(2).hand(1, &["rock_golem"]).stones(1, "BP").start();
    table.play("summon rock_golem P");
    assert_eq!(table.score(1), 0);
}

#[test]
fn sand_giant_earns_four_points_per_earth_card() {
    let scenario = Scenario::new(2).area(1, &["goblin", "imp", "troll"]).area(2, &["mimic"]);
    let mut table = scenario.hand(1, &["sand_giant", "medusa"]).stones(1, "PP").start();
    table.play("summon sand_giant PP");
    assert_eq!(table.score(1), 12);
}

#[test]
fn stone_golem_exchanges_each_stone_left_for_a_purple_one() {
    let mut table = Scenario::new(2).hand(1, &["stone_golem"]).stones(1, "RBPP").start();
    table.play("summon stone_golem P");
    assert_eq!(table.stones(1), "PPP");
}

#[test]
fn stone_golem_may_be_summoned_with_no_stone_left() {
    let mut table = Scenario::new(2).hand(1, &["stone_golem"]).stones(1, "P").start();
    table.play("summon stone_golem P");
    assert_eq!(table.stones(1), "");
    assert_eq!(table.area(1), ["stone_golem"]);
}

#[test]
fn troll_earns_three_points_with_a_purple_stone() {
    let mut table = Scenario::new(2).resolution().area(1, &["troll"]).stones(1, "PP").start();
    table.play("use troll");
    assert_eq!(table.score(1), 3);
    assert_eq!(table.stones(1), "PP");
}

#[test]
fn troll_is_used_up_for_nothing_without_a_purple_stone() {
    let mut table = Scenario::new(2).resolution().area(1, &["troll", "salamander"]).stones(1, "BB").start();
    table.play("use troll");
    assert_eq!(table.score(1), 0);
    assert_eq!(table.refusal("use troll"), "the effect of Troll has been used");
}

#[test]
fn young_forest_spirit_discards_a_card_and_summons_another_for_free() {
    let mut table = Scenario::new(2).hand(1, &["young_forest_spirit", "eternity", "gi_rin"]).start();
    table.play("summon young_forest_spirit");
    assert_eq!(table.legal(), ["pick gi_rin", "pick eternity"]);
    table.play("pick gi_rin");
    assert_eq!(table.discard(), ["gi_rin"]);
    assert_eq!(table.legal(), ["pick eternity"]);
    table.play("pick eternity");
    assert_eq!(table.area(1), ["young_forest_spirit", "eternity"]);
    assert_eq!(table.score(1), 8);
    assert!(table.hand(1).is_empty());
}

#[test]
fn young_forest_spirit_needs_two_other_cards_in_hand() {
    let none = Scenario::new(2).hand(1, &["young_forest_spirit"]).start();
    assert_eq!(
        none.refusal("summon young_forest_spirit"),
        "Young Forest Spirit cannot be summoned now: you have no other card in hand"
    );
    let one = Scenario::new(2).hand(1, &["young_forest_spirit", "imp"]).start();
    assert_eq!(
        one.refusal("summon young_forest_spirit"),
        "Young Forest Spirit cannot be summoned now: no card in your hand could be summoned for free"
    );
}

#[test]
fn young_forest_spirit_keeps_a_card_that_can_be_summoned() {
    // Marina would need a summoned fire card, so Imp is the one to be summoned.
    let mut table = Scenario::new(2).hand(1, &["young_forest_spirit", "imp", "marina"]).start();
    table.play("summon young_forest_spirit");
    assert_eq!(table.legal(), ["pick marina"]);
    assert_eq!(table.refusal("pick imp"), "Imp cannot be chosen here");
}

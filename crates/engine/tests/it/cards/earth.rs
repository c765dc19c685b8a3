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
    assert_eq!(table.refusal("choose B"), "that choice is not possible: you need 1 point");
    assert_eq!(table.refusal("choose P"), "that choice is not possible: you need 2 points");
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
        "Forest Spirit cannot be summoned now: you have no card in hand for it"
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
    assert_eq!(table.refusal("use troll"), "the effect of Troll has already been used");
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
        "Young Forest Spirit cannot be summoned now: you have no card in hand for it"
    );
    let one = Scenario::new(2).hand(1, &["young_forest_spirit", "imp"]).start();
    assert_eq!(
        one.refusal("summon young_forest_spirit"),
        "Young Forest Spirit cannot be summoned now: no card in your hand can be summoned for free"
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

#[test]
fn anubis_discards_another_card_and_earns_its_written_cost() {
    let scenario = Scenario::new(2).artifacts().area(1, &["pegasus", "agni"]).hand(1, &["anubis"]);
    let mut table = scenario.stones(1, "P").start();
    table.play("summon anubis P");
    assert_eq!(table.legal(), ["pick agni", "pick pegasus"]);
    table.play("pick agni");
    assert_eq!((table.score(1), table.area(1), table.discard()), (4, vec!["pegasus", "anubis"], vec!["agni"]));
}

#[test]
fn anubis_needs_another_card() {
    let table = Scenario::new(2).artifacts().area(2, &["agni"]).hand(1, &["anubis"]).stones(1, "P").start();
    assert_eq!(table.refusal("summon anubis P"), "Anubis cannot be summoned now: no card in your area fits");
}

#[test]
fn duduri_loses_a_point_and_upgrades_a_stone() {
    let start = Scenario::new(2).artifacts().hand(1, &["duduri"]).stones(1, "RBP").score(1, 3).start();
    for (upgrade, stones) in [("upgrade R", "BBP"), ("upgrade B", "RPP")] {
        let mut table = start.clone();
        table.play("summon duduri");
        assert_eq!(table.legal(), ["upgrade R", "upgrade B"]);
        assert_eq!(table.refusal("upgrade P"), "there is no P to upgrade here");
        table.play(upgrade);
        assert_eq!((table.stones(1).as_str(), table.score(1), table.area(1)), (stones, 2, vec!["duduri"]));
        assert!(table.can("end"));
    }
}

#[test]
fn duduri_needs_a_point_and_a_stone_to_upgrade() {
    let scenario = || Scenario::new(2).artifacts().hand(1, &["duduri"]);
    let table = scenario().stones(1, "RB").start();
    assert_eq!(table.refusal("summon duduri"), "Duduri cannot be summoned now: you need 1 point");
    let table = scenario().stones(1, "PP").score(1, 1).start();
    assert_eq!(table.refusal("summon duduri"), "Duduri cannot be summoned now: you have no stone that can be upgraded");
}

#[test]
fn duduri_recovers_itself_in_the_resolution_phase() {
    let mut table = Scenario::new(2).artifacts().resolution().area(1, &["duduri", "agni"]).score(1, 2).start();
    assert_eq!(table.legal(), ["use duduri"]);
    table.play("use duduri");
    assert_eq!((table.hand(1), table.area(1), table.score(1)), (vec!["duduri"], vec!["agni"], 2));
}

#[test]
fn duduri_king_upgrades_one_of_the_stones_of_a_sale() {
    let scenario = Scenario::new(2).artifacts().area(1, &["duduri_king"]).hunted(1, &["odin", "tidal"]);
    let mut table = scenario.stones(1, "B").start();
    table.play("sell odin");
    assert_eq!(table.legal(), ["upgrade R", "upgrade B"]);
    table.play("upgrade R");
    assert_eq!(table.stones(1), "BBB");
    table.play("sell tidal");
    assert_eq!(table.stones(1), "BBBP", "P cannot be upgraded, and the stones from before are not received");
    assert!(table.can("end"));
}

#[test]
fn mandrake_earns_three_points_when_summoned() {
    let mut table = Scenario::new(2).artifacts().hand(1, &["mandrake"]).stones(1, "P").start();
    table.play("summon mandrake P");
    assert_eq!((table.score(1), table.area(1), table.stones(1).as_str()), (3, vec!["mandrake"], ""));
}

#[test]
fn mandrake_earns_a_purple_stone_for_itself_or_two_points() {
    let start = Scenario::new(2).artifacts().resolution().area(1, &["mandrake", "agni"]).score(1, 2).start();
    let mut table = start.clone();
    table.play("use mandrake").play("choose discard");
    assert_eq!((table.area(1), table.discard(), table.score(1)), (vec!["agni"], vec!["mandrake"], 2));
    assert_eq!(table.stones(1), "P");
    let mut table = start;
    table.play("use mandrake").play("choose points");
    assert_eq!((table.area(1), table.score(1)), (vec!["mandrake", "agni"], 0));
    assert_eq!(table.stones(1), "P");
}

#[test]
fn mandrake_is_discarded_if_its_owner_lacks_two_points() {
    let mut table = Scenario::new(2).artifacts().resolution().area(1, &["mandrake"]).score(1, 1).start();
    table.play("use mandrake");
    assert_eq!(table.legal(), ["choose discard"]);
}

#[test]
fn totem_pole_earns_a_purple_stone_when_another_card_is_discarded_from_the_area() {
    let scenario = Scenario::new(2).artifacts().round(3).area(1, &["totem_pole", "agni", "imp"]);
    let mut table = scenario.stones(1, "BB").start();
    table.play("remove agni B");
    assert_eq!((table.stones(1).as_str(), table.discard()), ("BP", vec!["agni"]));
    table.play("remove totem_pole B");
    assert_eq!((table.stones(1).as_str(), table.area(1)), ("P", vec!["imp"]), "only another card counts");
}

#[test]
fn totem_pole_earns_nothing_for_the_hand_or_another_area() {
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["mandrake", "siren"]).area(2, &["totem_pole"]);
    let mut table = scenario.hand(1, &["imp"]).start();
    table.play("use mandrake").play("choose discard").play("use siren").play("pick imp");
    assert_eq!(table.stones(2), "");
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["totem_pole", "siren"]).hand(1, &["imp"]);
    let mut table = scenario.start();
    table.play("use siren").play("pick imp");
    assert_eq!(table.stones(1), "B");
}

#[test]
fn wendigo_earns_two_points_per_earth_card() {
    let scenario = Scenario::new(2).artifacts().area(1, &["troll", "imp", "goblin"]).area(2, &["medusa"]);
    let mut table = scenario.hand(1, &["wendigo", "mimic"]).stones(1, "RP").start();
    table.play("summon wendigo RP");
    assert_eq!((table.score(1), table.area(1).len()), (6, 4));
}

#[test]
fn wendigo_is_recovered_when_its_owner_loses_points() {
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["wendigo", "goblin_soldier", "salamander"]);
    let mut table = scenario.score(1, 1).start();
    table.play("use salamander");
    assert_eq!((table.area(1).len(), table.score(1)), (3, 2));
    table.play("use goblin_soldier");
    assert_eq!((table.area(1), table.hand(1)), (vec!["goblin_soldier", "salamander"], vec!["wendigo"]));
    assert_eq!(table.score(1), 0);
}

#[test]
fn wendigo_stays_if_there_is_no_point_to_lose() {
    let area = ["wendigo", "goblin_soldier"];
    let mut table = Scenario::new(2).artifacts().resolution().area(1, &area).start();
    table.play("use goblin_soldier");
    assert_eq!((table.area(1), table.score(1)), (area.to_vec(), 0));
}

//! Fire creatures.

use crate::support::scenario::{Scenario, card, seat};

#[test]
fn agni_makes_each_red_stone_worth_one_more() {
    let mut table = Scenario::new(2).area(1, &["agni"]).hand(1, &["balog", "freyja"]).stones(1, "RRR").start();
    assert_eq!(table.refusal("summon freyja RRR"), "it costs 7, and your stones are worth 6");
    assert_eq!(table.refusal("summon balog RRR"), "it costs 4: RRR has a stone you do not need");
    table.play("summon balog RR");
    assert_eq!(table.stones(1), "R");
    assert_eq!(table.area(1), ["agni", "balog"]);
}

#[test]
fn agni_counts_when_a_card_is_removed() {
    let mut table = Scenario::new(2).round(4).area(1, &["agni", "imp"]).stones(1, "RR").start();
    table.play("remove imp RR");
    assert_eq!(table.discard(), ["imp"]);
}

#[test]
fn agni_does_not_help_to_pay_for_itself() {
    let table = Scenario::new(2).hand(1, &["agni"]).stones(1, "RRR").start();
    assert_eq!(table.refusal("summon agni RRR"), "it costs 4, and your stones are worth 3");
}

#[test]
fn agni_does_not_help_opponents() {
    let table = Scenario::new(2).area(2, &["agni"]).hand(1, &["balog"]).stones(1, "RRR").start();
    assert_eq!(table.refusal("summon balog RRR"), "it costs 4, and your stones are worth 3");
}

#[test]
fn asmodeus_recovers_a_card_of_cost_two_or_less_with_an_instant_effect() {
    let area = ["asmodeus", "hestia", "firefox", "ifrit", "lava_giant"];
    let mut table = Scenario::new(2).resolution().area(1, &area).start();
    table.play("use asmodeus");
    assert_eq!(table.legal(), ["pick firefox", "pick ifrit"]);
    assert_eq!(table.refusal("pick lava_giant"), "Lava Giant cannot be chosen here");
    table.play("pick ifrit");
    assert_eq!(table.hand(1), ["ifrit"]);
    assert_eq!(table.area(1), ["asmodeus", "hestia", "firefox", "lava_giant"]);
    assert_eq!(table.score(1), 0);
}

#[test]
fn asmodeus_looks_at_written_costs() {
    let mut table = Scenario::new(2).resolution().area(1, &["asmodeus", "pegasus", "imp", "lava_giant"]).start();
    table.play("use asmodeus");
    assert_eq!(table.legal(), ["pick imp"]);
}

#[test]
fn asmodeus_cannot_be_used_without_such_a_card() {
    let area = ["asmodeus", "hestia", "lava_giant", "salamander"];
    let table = Scenario::new(2).resolution().area(1, &area).start();
    assert_eq!(table.refusal("use asmodeus"), "Asmodeus cannot be used now: no card in your area fits");
    assert_eq!(table.legal(), ["use salamander"]);
}

#[test]
fn balog_recovers_a_fire_card_with_an_instant_effect() {
    let mut table = Scenario::new(2).resolution().area(1, &["balog", "hestia", "surtr", "imp", "hydra"]).start();
    table.play("use balog");
    assert_eq!(table.legal(), ["pick imp", "pick surtr"]);
    table.play("pick surtr");
    assert_eq!(table.hand(1), ["surtr"]);
    assert_eq!(table.area(1), ["balog", "hestia", "imp", "hydra"]);
}

#[test]
fn balog_cannot_be_used_without_such_a_card() {
    let table = Scenario::new(2).resolution().area(1, &["balog", "hestia", "hydra", "salamander"]).start();
    assert_eq!(table.refusal("use balog"), "Balog cannot be used now: no card in your area fits");
}

#[test]
fn burning_skull_turns_a_red_stone_into_three_points() {
    let mut table = Scenario::new(2).resolution().area(1, &["burning_skull"]).stones(1, "RRB").start();
    table.play("use burning_skull");
    assert_eq!(table.score(1), 3);
    assert_eq!(table.stones(1), "RB");
}

#[test]
fn burning_skull_needs_a_red_stone() {
    let area = ["burning_skull", "salamander"];
    let mut table = Scenario::new(2).resolution().area(1, &area).stones(1, "BP").start();
    assert_eq!(table.refusal("use burning_skull"), "Burning Skull cannot be used now: you need R");
    // Q2: Salamander earns the stone that makes it usable.
    table.play("use salamander").play("use burning_skull");
    assert_eq!(table.score(1), 4);
    assert_eq!(table.stones(1), "BP");
}

#[test]
fn firefox_earns_a_point_per_card_in_hand() {
    let mut table = Scenario::new(2).hand(1, &["firefox", "imp", "troll"]).stones(1, "R").start();
    table.play("summon firefox R");
    assert_eq!(table.score(1), 2);
    assert_eq!(table.area(1), ["firefox"]);
}

#[test]
fn firefox_does_not_count_itself() {
    let mut table = Scenario::new(2).hand(1, &["firefox"]).stones(1, "R").start();
    table.play("summon firefox R");
    assert_eq!(table.score(1), 0);
    assert_eq!(table.area(1), ["firefox"]);
}

#[test]
fn hestia_lets_her_owner_keep_six_stones() {
    let sale = Scenario::new(2).area(1, &["hestia"]).hunted(1, &["agni"]);
    let mut table = sale.stones(1, "BBB").start();
    table.play("sell agni");
    assert_eq!(table.stones(1), "RRRBBB");
    assert!(table.can("end"));
}

#[test]
fn hestia_does_not_let_her_owner_keep_seven_stones() {
    let sale = Scenario::new(2).area(1, &["hestia"]).hunted(1, &["agni"]);
    let mut table = sale.stones(1, "BBBB").start();
    table.play("sell agni");
    assert_eq!(table.legal(), ["keep RRRBBB", "keep RRBBBB"]);
    assert_eq!(table.refusal("keep RBBBB"), "you have RRRBBBB, keep exactly 6 of them");
    table.play("keep RRBBBB");
    assert_eq!(table.stones(1), "RRBBBB");
}

#[test]
fn horned_salamander_earns_four_red_stones() {
    let mut table = Scenario::new(2).resolution().area(1, &["horned_salamander"]).start();
    table.play("use horned_salamander");
    assert_eq!(table.stones(1), "RRRR");
}

#[test]
fn horned_salamander_earns_its_stones_together() {
    let mut table = Scenario::new(2).resolution().area(1, &["horned_salamander"]).stones(1, "BB").start();
    table.play("use horned_salamander");
    assert_eq!(table.legal(), ["keep RRRR", "keep RRRB", "keep RRBB"]);
}

#[test]
fn ifrit_earns_a_point_per_card_in_the_area() {
    let scenario = Scenario::new(2).area(1, &["agni", "undine"]).area(2, &["imp"]);
    let mut table = scenario.hand(1, &["ifrit", "surtr"]).stones(1, "R").start();
    table.play("summon ifrit R");
    assert_eq!(table.score(1), 3);
}

#[test]
fn imp_earns_two_red_stones_when_summoned() {
    let mut table = Scenario::new(2).hand(1, &["imp"]).stones(1, "B").start();
    table.play("summon imp");
    assert_eq!(table.stones(1), "RRB");
    assert_eq!(table.area(1), ["imp"]);
}

#[test]
fn imp_must_recover_itself_in_the_resolution_phase() {
    let mut table = Scenario::new(2).resolution().area(1, &["imp", "agni"]).start();
    assert_eq!(table.legal(), ["use imp"]);
    table.play("use imp");
    assert_eq!(table.hand(1), ["imp"]);
    assert_eq!(table.area(1), ["agni"]);
    assert_eq!(table.stones(1), "");
}

#[test]
fn incubus_earns_two_points_per_card_of_cost_two_or_less() {
    let scenario = Scenario::new(2).area(1, &["hestia", "ifrit", "phoenix"]).area(2, &["imp"]);
    let mut table = scenario.hand(1, &["incubus"]).stones(1, "B").start();
    table.play("summon incubus B");
    assert_eq!(table.score(1), 6);
}

#[test]
fn incubus_looks_at_written_costs() {
    let mut table = Scenario::new(2).area(1, &["pegasus", "troll"]).hand(1, &["incubus"]).stones(1, "R").start();
    table.play("summon incubus R");
    assert_eq!(table.score(1), 2);
}

#[test]
fn lava_giant_earns_two_points_per_fire_card() {
    let scenario = Scenario::new(2).area(1, &["agni", "undine", "hestia"]).area(2, &["imp"]);
    let mut table = scenario.hand(1, &["lava_giant", "surtr"]).stones(1, "B").start();
    table.play("summon lava_giant B");
    assert_eq!(table.score(1), 6);
}

#[test]
fn phoenix_earns_a_point_per_red_stone_paid() {
    let scenario = Scenario::new(2).area(1, &["phoenix"]).hand(1, &["horned_salamander", "agni"]);
    let mut table = scenario.stones(1, "RRRB").start();
    table.play("summon horned_salamander RR");
    assert_eq!(table.score(1), 2);
    table.play("summon agni RB");
    assert_eq!(table.score(1), 3);
}

#[test]
fn phoenix_earns_nothing_for_other_stones_or_its_own_summoning() {
    let mut table = Scenario::new(2).hand(1, &["phoenix", "troll"]).stones(1, "RRRB").start();
    table.play("summon phoenix RRR").play("summon troll B");
    assert_eq!(table.score(1), 0);
}

#[test]
fn phoenix_earns_nothing_for_a_removal() {
    let mut table = Scenario::new(2).round(2).area(1, &["phoenix", "troll"]).stones(1, "RR").start();
    table.play("remove troll RR");
    assert_eq!(table.score(1), 0);
}

#[test]
fn salamander_earns_a_red_stone_and_a_point() {
    let mut table = Scenario::new(2).resolution().area(1, &["salamander"]).stones(1, "P").start();
    table.play("use salamander");
    assert_eq!(table.stones(1), "RP");
    assert_eq!(table.score(1), 1);
}

#[test]
fn salamander_earns_its_point_after_an_overflow() {
    let mut table = Scenario::new(2).resolution().area(1, &["salamander"]).stones(1, "BBPP").start();
    table.play("use salamander");
    assert_eq!(table.score(1), 0);
    table.play("keep BBPP");
    assert_eq!(table.score(1), 1);
}

#[test]
fn succubus_earns_ten_points_with_all_four_costs() {
    let area = ["salamander", "horned_salamander", "phoenix", "agni"];
    let mut table = Scenario::new(2).area(1, &area).hand(1, &["succubus"]).start();
    table.play("summon succubus");
    assert_eq!(table.score(1), 10);
}

#[test]
fn succubus_earns_nothing_if_a_cost_is_missing() {
    for missing in 0..4 {
        let mut area = vec!["salamander", "horned_salamander", "phoenix", "agni"];
        area.remove(missing);
        let mut table = Scenario::new(2).area(1, &area).hand(1, &["succubus"]).start();
        table.play("summon succubus");
        assert_eq!(table.score(1), 0);
        assert_eq!(table.area(1).len(), 4);
    }
}

#[test]
fn succubus_looks_at_written_costs() {
    // With Pegasus a Horned Salamander costs 1; written on it is 2.
    let area = ["horned_salamander", "pegasus", "agni", "balog"];
    let mut table = Scenario::new(2).area(1, &area).hand(1, &["succubus"]).start();
    table.play("summon succubus");
    assert_eq!(table.score(1), 0);
}

#[test]
fn surtr_earns_two_points_per_family() {
    let scenario = Scenario::new(2).area(1, &["undine", "hestia", "nessie", "goblin"]).area(2, &["odin"]);
    let mut table = scenario.hand(1, &["surtr"]).stones(1, "RB").start();
    table.play("summon surtr RB");
    assert_eq!(table.score(1), 6);
}

#[test]
fn ash_is_recovered_instead_of_discarded_and_earns_the_round_number() {
    let mut table = Scenario::new(2).artifacts().round(3).area(1, &["ash", "agni"]).stones(1, "BP").start();
    table.play("remove ash B");
    assert_eq!((table.hand(1), table.area(1), table.score(1)), (vec!["ash"], vec!["agni"], 3));
    assert_eq!(table.stones(1), "P");
    assert!(table.discard().is_empty());
}

#[test]
fn ash_earns_nothing_when_it_is_discarded_from_the_hand() {
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["medusa"]).hand(1, &["ash"]);
    let mut table = scenario.start();
    table.play("use medusa").play("pick ash");
    assert_eq!((table.discard(), table.score(1)), (vec!["ash"], 0));
}

#[test]
fn belphegor_earns_a_red_stone_when_summoned() {
    let mut table = Scenario::new(2).artifacts().hand(1, &["belphegor"]).stones(1, "RB").start();
    table.play("summon belphegor RB");
    assert_eq!((table.stones(1).as_str(), table.area(1)), ("R", vec!["belphegor"]));
}

#[test]
fn belphegor_makes_fire_cards_cost_exactly_one() {
    let scenario =
        Scenario::new(2).artifacts().area(1, &["belphegor"]).hand(1, &["agni", "imp", "salamander", "nessie"]);
    let mut table = scenario.hand(2, &["balog"]).stones(1, "RR").start();
    assert_eq!(
        table.legal(),
        ["summon agni R", "summon imp R", "summon salamander R", "summon nessie RR", "end"],
        "removing costs 5 in round 5"
    );
    assert_eq!(table.refusal("summon agni RR"), "it costs 1: RR has a stone you do not need");
    table.play("summon agni R");
    assert_eq!(table.game.cost(seat(2), card("balog")), 4);
}

#[test]
fn belphegor_does_not_change_its_own_cost() {
    let table = Scenario::new(2).artifacts().hand(1, &["belphegor"]).stones(1, "RRR").start();
    assert_eq!(table.refusal("summon belphegor RRR"), "it costs 4, and your stones are worth 3");
}

#[test]
fn bul_gae_earns_two_points_with_four_stones() {
    let mut table = Scenario::new(2).artifacts().resolution().area(1, &["bul_gae"]).stones(1, "RRBP").start();
    table.play("use bul_gae");
    assert_eq!((table.score(1), table.stones(1).as_str()), (2, "RRBP"));
}

#[test]
fn bul_gae_earns_three_red_stones_with_fewer() {
    let mut table = Scenario::new(2).artifacts().resolution().area(1, &["bul_gae"]).stones(1, "BBP").start();
    table.play("use bul_gae");
    assert_eq!(table.legal(), ["keep RRRB", "keep RRBB", "keep RRRP", "keep RRBP", "keep RBBP"]);
    table.play("keep RBBP");
    assert_eq!((table.score(1), table.stones(1).as_str()), (0, "RBBP"));
}

#[test]
fn fire_rat_earns_a_point_per_card_of_cost_three_or_less() {
    let scenario = Scenario::new(2).artifacts().area(1, &["agni", "troll", "imp"]).area(2, &["kappa"]);
    let mut table = scenario.hand(1, &["fire_rat", "goblin"]).stones(1, "R").start();
    table.play("summon fire_rat R");
    assert_eq!(table.score(1), 3);
}

#[test]
fn fireblast_earns_a_point_per_pair_of_fire_cards() {
    for (area, points) in [
        (vec![], 0),
        (vec!["agni"], 1),
        (vec!["agni", "nessie", "hestia"], 1),
        (vec!["agni", "hestia", "imp"], 2),
        (vec!["agni", "hestia", "imp", "surtr"], 2),
    ] {
        let scenario = Scenario::new(2).artifacts().area(1, &area).area(2, &["balog"]);
        let mut table = scenario.hand(1, &["fireblast", "phoenix"]).stones(1, "B").start();
        table.play("summon fireblast B");
        assert_eq!((table.score(1), table.area(1).len()), (points, area.len() + 1), "{area:?}");
    }
}

#[test]
fn fireblast_is_recovered_at_four_stones() {
    let scenario = Scenario::new(2).artifacts().area(1, &["fireblast", "agni"]).hunted(1, &["nessie", "kappa"]);
    let mut table = scenario.stones(1, "RR").start();
    table.play("sell nessie");
    assert_eq!((table.area(1), table.stones(1).as_str()), (vec!["fireblast", "agni"], "RRB"));
    table.play("sell kappa");
    assert_eq!((table.area(1), table.hand(1)), (vec!["agni"], vec!["fireblast"]));
    assert_eq!(table.stones(1), "RRBB");
}

#[test]
fn hephaestus_gives_one_of_three_for_the_other_two() {
    let scenario = || Scenario::new(2).artifacts().resolution().area(1, &["hephaestus"]).score(1, 2);
    for (choice, stones, stones_after, score_after) in
        [("choose B", "BP", "RRRP", 4), ("choose RRR", "RRR", "B", 4), ("choose points", "", "RRRB", 0)]
    {
        let mut table = scenario().stones(1, stones).start();
        table.play("use hephaestus").play(choice);
        assert_eq!((table.stones(1).as_str(), table.score(1)), (stones_after, score_after), "{choice}");
    }
}

#[test]
fn hephaestus_offers_only_what_can_be_lost() {
    let scenario = || Scenario::new(2).artifacts().resolution().area(1, &["hephaestus", "salamander"]);
    let mut table = scenario().stones(1, "RRRB").score(1, 1).start();
    table.play("use hephaestus");
    assert_eq!(table.legal(), ["choose B", "choose RRR"]);
    assert_eq!(table.refusal("choose points"), "that choice is not possible: you need 2 points");
    let table = scenario().stones(1, "RRP").score(1, 1).start();
    assert_eq!(
        table.refusal("use hephaestus"),
        "Hephaestus cannot be used now: not enough of its options are possible"
    );
}

//! Water creatures.

use crate::support::scenario::Scenario;

#[test]
fn charybdis_turns_a_blue_stone_into_five_points() {
    let mut table = Scenario::new(2).resolution().area(1, &["charybdis"]).stones(1, "RBB").start();
    table.play("use charybdis");
    assert_eq!(table.score(1), 5);
    assert_eq!(table.stones(1), "RB");
}

#[test]
fn charybdis_needs_a_blue_stone() {
    let table = Scenario::new(2).resolution().area(1, &["charybdis", "salamander"]).stones(1, "RP").start();
    assert_eq!(table.refusal("use charybdis"), "Charybdis cannot be used now: you need B");
}

#[test]
fn hae_tae_makes_a_blue_stone_worth_six() {
    let mut table = Scenario::new(2).area(1, &["hae_tae"]).hand(1, &["odin"]).stones(1, "B").start();
    table.play("summon odin B");
    assert_eq!(table.stones(1), "");
}

#[test]
fn hae_tae_makes_a_purple_stone_worth_three() {
    let table = Scenario::new(2).area(1, &["hae_tae"]).hand(1, &["odin"]).stones(1, "P").start();
    assert_eq!(table.refusal("summon odin P"), "it costs 6, and your stones are worth 3");
}

#[test]
fn hae_tae_counts_when_a_card_is_removed() {
    let table = Scenario::new(2).area(1, &["hae_tae"]).stones(1, "RBP").start();
    assert_eq!(table.legal(), ["remove hae_tae B", "end"]);
}

#[test]
fn hydra_gets_both_of_any_two_different_choices() {
    let expected = [
        ("choose P draw", "P", 1, 0),
        ("choose P BB", "BBP", 0, 0),
        ("choose P points", "P", 0, 4),
        ("choose draw BB", "BB", 1, 0),
        ("choose draw points", "", 1, 4),
        ("choose BB points", "BB", 0, 4),
    ];
    let mut table = Scenario::new(2).hand(1, &["hydra"]).stones(1, "RB").start();
    table.play("summon hydra RB");
    let mut offered = table.legal();
    offered.sort_unstable();
    let mut all = expected.map(|(choice, ..)| choice);
    all.sort_unstable();
    assert_eq!(offered, all);
    for (choice, stones, drawn, points) in expected {
        let mut table = table.clone();
        table.play(choice);
        let result = (table.stones(1), table.hand(1).len(), table.score(1));
        assert_eq!(result, (stones.to_owned(), drawn, points), "{choice}");
    }
}

#[test]
fn hydra_takes_neither_one_choice_nor_three() {
    let mut table = Scenario::new(2).hand(1, &["hydra"]).stones(1, "RB").start();
    table.play("summon hydra RB");
    assert_eq!(table.refusal("choose P"), "choose exactly 2");
    assert_eq!(table.refusal("choose P P"), "choose exactly 2");
    assert_eq!(table.refusal("choose P BB draw"), "choose exactly 2");
}

#[test]
fn hydra_earns_its_stones_together() {
    let mut table = Scenario::new(2).hand(1, &["hydra"]).stones(1, "RRP").start();
    table.play("summon hydra P").play("choose P BB");
    assert_eq!(table.legal(), ["keep RRBB", "keep RRBP", "keep RBBP"]);
}

#[test]
fn kappa_earns_two_points_when_a_blue_stone_is_paid() {
    let mut table = Scenario::new(2).area(1, &["kappa"]).hand(1, &["troll"]).stones(1, "B").start();
    table.play("summon troll B");
    assert_eq!(table.score(1), 2);
}

#[test]
fn kappa_earns_two_points_however_many_blue_stones_are_paid() {
    let mut table = Scenario::new(2).area(1, &["kappa"]).hand(1, &["odin"]).stones(1, "BB").start();
    table.play("summon odin BB");
    assert_eq!(table.score(1), 2);
}

#[test]
fn kappa_earns_nothing_for_other_stones_or_its_own_summoning() {
    let mut table = Scenario::new(2).hand(1, &["kappa", "troll", "agni"]).stones(1, "RRRB").start();
    table.play("summon kappa B").play("summon troll RRR");
    assert_eq!(table.score(1), 0);
}

#[test]
fn leviathan_earns_seven_points_and_makes_a_player_discard_a_dragon_card() {
    let scenario = Scenario::new(3).area(2, &["aeris", "imp", "tidal"]).area(3, &["kappa"]);
    let mut table = scenario.hand(1, &["leviathan"]).stones(1, "RB").start();
    table.play("summon leviathan RB");
    assert_eq!(table.score(1), 7);
    assert_eq!(table.legal(), ["player 2"]);
    assert_eq!(table.refusal("player 3"), "seat 3 cannot be chosen here");
    table.play("player 2");
    assert_eq!(table.asked(), 2);
    assert_eq!(table.legal(), ["pick aeris", "pick tidal"]);
    table.play("pick tidal");
    assert_eq!(table.area(2), ["aeris", "imp"]);
    assert_eq!(table.discard(), ["tidal"]);
    assert_eq!(table.asked(), 1);
}

#[test]
fn leviathan_needs_some_player_with_a_dragon_card() {
    let scenario = Scenario::new(2).area(1, &["imp"]).area(2, &["kappa"]);
    let table = scenario.hand(1, &["leviathan", "tidal"]).stones(1, "RB").start();
    assert_eq!(
        table.refusal("summon leviathan RB"),
        "Leviathan cannot be summoned now: no player has a summoned dragon card"
    );
}

#[test]
fn nessie_earns_two_points_without_a_dragon_card() {
    let mut table = Scenario::new(2).resolution().area(1, &["nessie", "agni"]).area(2, &["tidal"]).start();
    table.play("use nessie");
    assert_eq!(table.score(1), 2);
}

#[test]
fn nessie_is_used_up_for_nothing_with_a_dragon_card() {
    let mut table = Scenario::new(2).resolution().area(1, &["nessie", "tidal", "undine_queen"]).start();
    table.play("use nessie");
    assert_eq!(table.score(1), 0);
    assert_eq!(table.refusal("use nessie"), "the effect of Nessie has already been used");
}

#[test]
fn poseidon_earns_three_points_per_water_card() {
    let scenario = Scenario::new(2).area(1, &["kappa", "imp", "undine"]).area(2, &["hydra"]);
    let mut table = scenario.hand(1, &["poseidon", "nessie"]).stones(1, "RP").start();
    table.play("summon poseidon RP");
    assert_eq!(table.score(1), 9);
}

#[test]
fn sea_spirit_earns_a_point_per_blue_stone() {
    let mut table = Scenario::new(2).resolution().area(1, &["sea_spirit"]).stones(1, "RBBB").start();
    table.play("use sea_spirit");
    assert_eq!(table.score(1), 3);
    assert_eq!(table.stones(1), "RBBB");
}

#[test]
fn sea_spirit_may_come_to_nothing() {
    let mut table = Scenario::new(2).resolution().area(1, &["sea_spirit"]).stones(1, "RP").start();
    table.play("use sea_spirit");
    assert_eq!(table.score(1), 0);
}

#[test]
fn snail_maiden_exchanges_a_blue_stone_for_a_purple_one() {
    let mut table = Scenario::new(2).resolution().area(1, &["snail_maiden"]).stones(1, "RBB").start();
    table.play("use snail_maiden");
    assert_eq!(table.legal(), ["choose B"]);
    assert_eq!(table.refusal("choose P"), "that choice is not possible: you need P");
    table.play("choose B");
    assert_eq!(table.stones(1), "RBP");
}

#[test]
fn snail_maiden_exchanges_a_purple_stone_for_three_blue_ones() {
    let mut table = Scenario::new(2).resolution().area(1, &["snail_maiden"]).stones(1, "RP").start();
    table.play("use snail_maiden").play("choose P");
    assert_eq!(table.stones(1), "RBBB");
}

#[test]
fn snail_maiden_needs_a_blue_or_purple_stone() {
    let table = Scenario::new(2).resolution().area(1, &["snail_maiden", "salamander"]).stones(1, "RR").start();
    assert_eq!(
        table.refusal("use snail_maiden"),
        "Snail Maiden cannot be used now: not enough of its options are possible"
    );
}

#[test]
fn triton_earns_two_blue_stones_when_a_water_card_is_tamed() {
    let mut table = Scenario::new(2).area(1, &["triton"]).hunted(1, &["hydra"]).stones(1, "R").start();
    table.play("tame hydra");
    assert_eq!(table.hand(1), ["hydra"]);
    assert_eq!(table.stones(1), "RBB");
}

#[test]
fn triton_can_overflow_the_stone_limit() {
    let mut table = Scenario::new(2).area(1, &["triton"]).hunted(1, &["hydra"]).stones(1, "RPP").start();
    table.play("tame hydra");
    assert_eq!(table.legal(), ["keep RBBP", "keep RBPP", "keep BBPP"]);
}

#[test]
fn triton_earns_nothing_for_other_families_for_a_sale_or_for_opponents() {
    let scenario = Scenario::new(2).area(1, &["triton"]).hunted(1, &["agni", "hydra"]).hunted(2, &["nessie"]);
    let mut table = scenario.start();
    table.play("tame agni");
    assert_eq!(table.stones(1), "");
    table.play("sell hydra");
    assert_eq!(table.stones(1), "B");
    table.play("end").play("tame nessie");
    assert_eq!((table.stones(1).as_str(), table.stones(2).as_str()), ("B", ""));
}

#[test]
fn undine_earns_a_blue_stone_when_summoned() {
    let mut table = Scenario::new(2).hand(1, &["undine"]).stones(1, "R").start();
    table.play("summon undine R");
    assert_eq!(table.stones(1), "B");
}

#[test]
fn undine_must_recover_itself_in_the_resolution_phase() {
    let mut table = Scenario::new(2).resolution().area(1, &["undine"]).start();
    assert_eq!(table.legal(), ["use undine"]);
    table.play("use undine");
    assert_eq!(table.hand(1), ["undine"]);
    assert!(table.area(1).is_empty());
    assert_eq!(table.stones(1), "");
}

#[test]
fn undine_queen_earns_a_blue_stone() {
    let mut table = Scenario::new(2).resolution().area(1, &["undine_queen"]).start();
    table.play("use undine_queen");
    assert_eq!(table.stones(1), "B");
    assert_eq!(table.area(1), ["undine_queen"]);
}

#[test]
fn water_giant_earns_two_blue_stones_when_summoned() {
    let mut table = Scenario::new(2).hand(1, &["water_giant"]).stones(1, "RB").start();
    table.play("summon water_giant RB");
    assert_eq!(table.stones(1), "BB");
}

#[test]
fn water_giant_makes_blue_and_purple_stones_worth_one_more() {
    let scenario = Scenario::new(2).area(1, &["water_giant"]).hand(1, &["balog", "griffon", "asmodeus"]);
    let mut table = scenario.stones(1, "RRBP").start();
    table.play("summon balog B").play("summon griffon P");
    assert_eq!(table.refusal("summon asmodeus RR"), "it costs 4, and your stones are worth 2");
}

#[test]
fn water_giant_does_not_help_to_pay_for_itself() {
    let table = Scenario::new(2).hand(1, &["water_giant"]).stones(1, "B").start();
    assert_eq!(table.refusal("summon water_giant B"), "it costs 4, and your stones are worth 3");
}

#[test]
fn yuki_onna_turns_all_stones_into_points() {
    let mut table = Scenario::new(2).hand(1, &["yuki_onna"]).stones(1, "RRBP").start();
    table.play("summon yuki_onna");
    assert_eq!(table.score(1), 11);
    assert_eq!(table.stones(1), "");
}

#[test]
fn yuki_onna_may_be_summoned_with_no_stones() {
    let mut table = Scenario::new(2).hand(1, &["yuki_onna"]).start();
    table.play("summon yuki_onna");
    assert_eq!(table.score(1), 0);
    assert_eq!(table.area(1), ["yuki_onna"]);
}

#[test]
fn yuki_onna_exalted_earns_the_value_of_the_blue_stones_left() {
    let mut table = Scenario::new(2).hand(1, &["yuki_onna_exalted"]).stones(1, "BBBP").start();
    table.play("summon yuki_onna_exalted B");
    assert_eq!(table.score(1), 6);
    assert_eq!(table.stones(1), "BBP");
}

#[test]
fn yuki_onna_exalted_may_come_to_nothing() {
    let mut table = Scenario::new(2).hand(1, &["yuki_onna_exalted"]).stones(1, "BP").start();
    table.play("summon yuki_onna_exalted B");
    assert_eq!(table.score(1), 0);
    assert_eq!(table.stones(1), "P");
}

#[test]
fn akhlut_summons_a_dragon_from_the_discard_pile_for_free() {
    let scenario = Scenario::new(2).artifacts().discard(&["imp", "tidal", "eternity"]).hand(1, &["akhlut", "gust"]);
    let mut table = scenario.stones(1, "P").start();
    table.play("summon akhlut P");
    assert_eq!(table.legal(), ["pick eternity", "pick tidal"]);
    table.play("pick tidal");
    assert_eq!((table.area(1), table.score(1)), (vec!["akhlut", "tidal"], 5));
    assert_eq!((table.discard(), table.hand(1)), (vec!["imp", "eternity"], vec!["gust"]));
}

#[test]
fn akhlut_needs_a_dragon_that_can_be_summoned_and_an_area_for_it() {
    let scenario = || Scenario::new(2).artifacts().hand(1, &["akhlut", "eternity"]).stones(1, "P");
    // Scorch finds no instant effect but that of Akhlut, which leads nowhere.
    let table = scenario().discard(&["imp", "scorch"]).start();
    assert_eq!(
        table.refusal("summon akhlut P"),
        "Akhlut cannot be summoned now: no card in the discard pile can be summoned for free"
    );
    let table = scenario().round(1).discard(&["tidal"]).start();
    assert_eq!(
        table.refusal("summon akhlut P"),
        "Akhlut cannot be summoned now: the card summoned for free needs a free area"
    );
}

#[test]
fn kraken_earns_two_points_per_card_of_a_chosen_family() {
    let scenario = Scenario::new(2).artifacts().area(1, &["imp", "nessie", "agni", "hestia"]).area(2, &["undine"]);
    let start = scenario.hand(1, &["kraken", "surtr"]).stones(1, "BB").start();
    for (family, points) in [("fire", 6), ("water", 4), ("earth", 0), ("wind", 0), ("dragon", 0)] {
        let mut table = start.clone();
        table.play("summon kraken BB");
        assert_eq!(table.legal(), ["family fire", "family water", "family earth", "family wind", "family dragon"]);
        table.play(&format!("family {family}"));
        assert_eq!(table.score(1), points, "{family}");
    }
}

#[test]
fn melusine_earns_four_points_per_card_discarded_up_to_three() {
    let hand = ["melusine", "agni", "imp", "troll", "odin"];
    let start = Scenario::new(2).artifacts().hand(1, &hand).stones(1, "B").start();
    let mut table = start.clone();
    table.play("summon melusine B");
    assert_eq!(table.legal(), ["pick agni", "pick imp", "pick troll", "pick odin", "done"]);
    table.play("pick imp").play("pick odin").play("pick agni");
    assert_eq!((table.score(1), table.hand(1)), (12, vec!["troll"]));
    assert_eq!(table.discard(), ["agni", "imp", "odin"]);
    assert!(table.can("end"));
    for count in 0..3 {
        let mut table = start.clone();
        table.play("summon melusine B");
        for pick in &["pick agni", "pick imp"][..count] {
            table.play(pick);
        }
        table.play("done");
        assert_eq!((table.score(1), table.hand(1).len()), (4 * count as u16, 4 - count));
    }
}

#[test]
fn melusine_may_be_summoned_with_no_other_card() {
    let mut table = Scenario::new(2).artifacts().hand(1, &["melusine"]).stones(1, "B").start();
    table.play("summon melusine B");
    assert_eq!((table.score(1), table.area(1)), (0, vec!["melusine"]));
    assert!(table.can("end"));
}

#[test]
fn siren_discards_a_card_for_a_blue_stone_and_two_points() {
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["siren", "salamander"]);
    let mut table = scenario.hand(1, &["imp", "troll"]).stones(1, "PPPP").start();
    table.play("use siren");
    assert_eq!(table.legal(), ["pick imp", "pick troll"]);
    table.play("pick troll");
    // The blue stone comes first, and with it a decision.
    assert_eq!((table.legal(), table.score(1)), (vec!["keep BPPP".to_owned(), "keep PPPP".to_owned()], 0));
    table.play("keep BPPP");
    assert_eq!((table.score(1), table.hand(1), table.discard()), (2, vec!["imp"], vec!["troll"]));
}

#[test]
fn siren_needs_a_card_in_hand() {
    let table = Scenario::new(2).artifacts().resolution().area(1, &["siren", "salamander"]).start();
    assert_eq!(table.refusal("use siren"), "Siren cannot be used now: you have no card in hand for it");
}

#[test]
fn taweret_earns_a_blue_stone_per_card_discarded() {
    let start = Scenario::new(2).artifacts().hand(1, &["taweret", "imp", "troll", "odin"]).stones(1, "R").start();
    let mut table = start.clone();
    table.play("summon taweret").play("pick imp").play("pick odin");
    assert_eq!(table.stones(1), "R", "the stones come when the discarding is done");
    table.play("done");
    assert_eq!((table.stones(1).as_str(), table.hand(1)), ("RBB", vec!["troll"]));
    assert_eq!(table.discard(), ["imp", "odin"]);
    let mut table = start;
    table.play("summon taweret").play("done");
    assert_eq!((table.stones(1).as_str(), table.hand(1).len()), ("R", 3));
}

#[test]
fn thalassa_earns_a_point_per_water_card() {
    let scenario = Scenario::new(2).artifacts().area(1, &["nessie", "imp", "undine"]).area(2, &["kappa"]);
    let mut table = scenario.hand(1, &["thalassa", "hydra"]).stones(1, "RB").start();
    table.play("summon thalassa RB");
    assert_eq!((table.score(1), table.area(1).len()), (3, 4));
}

#[test]
fn thalassa_is_recovered_when_its_owner_earns_a_blue_stone() {
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["thalassa", "undine_queen", "salamander"]);
    let mut table = scenario.stones(1, "B").start();
    table.play("use salamander");
    assert_eq!(table.area(1), ["thalassa", "undine_queen", "salamander"]);
    table.play("use undine_queen");
    assert_eq!((table.area(1), table.hand(1)), (vec!["undine_queen", "salamander"], vec!["thalassa"]));
    assert_eq!(table.stones(1), "RBB");
}

#[test]
fn thalassa_does_not_mind_what_opponents_earn() {
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["undine_queen"]).area(2, &["thalassa"]);
    let mut table = scenario.start();
    table.play("use undine_queen");
    assert_eq!(table.area(2), ["thalassa"]);
}

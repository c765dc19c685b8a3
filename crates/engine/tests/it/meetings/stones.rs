//! Stones, points and limits.

use vale_engine::{Event, Worth};

use crate::support::scenario::{Scenario, card, seat};

#[test]
fn hae_tae_swaps_before_water_giant_and_agni_add() {
    for area in [["hae_tae", "water_giant", "agni"], ["agni", "water_giant", "hae_tae"]] {
        let table = Scenario::new(2).area(1, &area).start();
        assert_eq!(table.game.worth(seat(1)), Worth { red: 2, blue: 7, purple: 4 });
        assert_eq!(table.game.worth(seat(2)), Worth::PRINTED);
    }
}

#[test]
fn yuki_onna_counts_with_hae_tae_and_water_giant() {
    let scenario = || Scenario::new(2).hand(1, &["yuki_onna"]).stones(1, "RBBP");
    for (area, points) in [
        (&[][..], 1 + 3 + 3 + 6),
        (&["hae_tae"], 1 + 6 + 6 + 3),
        (&["water_giant"], 1 + 4 + 4 + 7),
        (&["hae_tae", "water_giant"], 1 + 7 + 7 + 4),
    ] {
        let mut table = scenario().area(1, area).start();
        table.play("summon yuki_onna");
        assert_eq!((table.score(1), table.stones(1).as_str()), (points, ""), "{area:?}");
    }
}

#[test]
fn yuki_onna_exalted_and_rock_golem_count_with_hae_tae_and_water_giant() {
    let scenario = Scenario::new(2).area(1, &["hae_tae", "water_giant"]);
    let mut table = scenario.hand(1, &["yuki_onna_exalted"]).stones(1, "BBP").start();
    table.play("summon yuki_onna_exalted P");
    assert_eq!(table.score(1), 14);
    let scenario = Scenario::new(2).area(1, &["hae_tae", "water_giant"]);
    let mut table = scenario.hand(1, &["rock_golem"]).stones(1, "BPP").start();
    table.play("summon rock_golem B");
    assert_eq!(table.score(1), 8);
}

#[test]
fn reductions_add_up_and_stop_at_nothing() {
    let scenario = Scenario::new(2).area(1, &["pegasus", "hippogriff", "phoenix"]).hand(1, &["griffon", "harpy"]);
    let mut table = scenario.stones(1, "RRRR").start();
    // Griffon costs 7 - 3, Harpy 3 - 3: with nothing paid Phoenix earns nothing.
    table.play("summon griffon RRRR").play("summon harpy");
    assert_eq!(table.score(1), 4);
}

#[test]
fn hestia_removed_from_among_six_stones_leaves_four_after_the_price() {
    let mut table = Scenario::new(2).round(1).area(1, &["hestia"]).stones(1, "RRRRBB").start();
    table.play("remove hestia R");
    assert_eq!(table.legal(), ["keep RRRB", "keep RRBB"]);
    assert_eq!(table.refusal("end"), "that is not what is being asked now");
    table.play("keep RRBB");
    assert_eq!(table.stones(1), "RRBB");
    assert!(table.can("end"));
}

#[test]
fn hestia_leaving_with_six_stones_is_settled_before_the_effect_goes_on() {
    let hand = ["young_forest_spirit", "cerberus", "troll"];
    let mut table = Scenario::new(2).area(1, &["hestia", "agni"]).hand(1, &hand).stones(1, "RRRBBP").start();
    table.play("summon young_forest_spirit").play("pick troll").play("pick cerberus").play("pick hestia");
    assert_eq!(table.refusal("pick agni"), "that is not what is being asked now");
    table.play("keep RBBP");
    assert_eq!(table.legal(), ["pick agni", "pick young_forest_spirit", "done"]);
}

#[test]
fn hestia_recovered_by_aeris_is_settled_before_aeris_earns() {
    let hand = ["young_forest_spirit", "aeris", "troll"];
    let mut table = Scenario::new(2).area(1, &["hestia", "goblin"]).hand(1, &hand).stones(1, "RRRBBP").start();
    table.play("summon young_forest_spirit").play("pick troll").play("pick aeris").play("pick hestia");
    assert_eq!(table.hand(1), ["hestia"]);
    table.play("keep RBBP");
    // Hestia's written cost is 0.
    assert_eq!(table.score(1), 0);
    // Summoned again, she does not bring the stones back.
    table.play("summon hestia");
    assert_eq!(table.stones(1), "RBBP");
}

#[test]
fn a_chosen_opponent_decides_and_settles_an_overflow_on_another_players_turn() {
    let scenario = Scenario::new(3).area(2, &["hestia", "imp"]).area(3, &["agni"]).hand(1, &["marina"]);
    let mut table = scenario.stones(1, "RP").stones(2, "RRBBPP").start();
    table.play("summon marina RP");
    assert_eq!(table.legal(), ["player 2", "player 3"]);
    table.play("player 2");
    assert_eq!((table.asked(), table.game.table_view().turn), (2, seat(1)));
    table.play("pick hestia");
    assert_eq!((table.asked(), table.game.table_view().turn), (2, seat(1)));
    assert_eq!(table.refusal("end"), "that is not what is being asked now");
    assert_eq!(table.refusal("keep RRBBP"), "you have RRBBPP, keep exactly 4 of them");
    table.play("keep BBPP");
    assert_eq!(table.stones(2), "BBPP");
    assert_eq!(table.asked(), 1);
    assert!(table.can("end"));
}

#[test]
fn snail_maiden_over_the_limit_keeps_four() {
    let mut table = Scenario::new(2).resolution().area(1, &["snail_maiden"]).stones(1, "RRRP").start();
    table.play("use snail_maiden").play("choose P");
    assert_eq!(table.legal(), ["keep RRRB", "keep RRBB", "keep RBBB"]);
    table.play("keep RBBB");
    assert_eq!(table.stones(1), "RBBB");
}

#[test]
fn snail_maiden_with_hestia_keeps_six() {
    let mut table = Scenario::new(2).resolution().area(1, &["snail_maiden", "hestia"]).stones(1, "RRRP").start();
    table.play("use snail_maiden").play("choose P");
    assert_eq!(table.stones(1), "RRRBBB");
}

#[test]
fn basilisk_offers_what_the_points_allow() {
    for (score, offered) in
        [(0, &["choose R"][..]), (1, &["choose R", "choose B"]), (2, &["choose R", "choose B", "choose P"])]
    {
        let mut table = Scenario::new(2).resolution().area(1, &["basilisk"]).score(1, score).start();
        table.play("use basilisk");
        assert_eq!(table.legal(), offered);
    }
    let mut table = Scenario::new(2).resolution().area(1, &["basilisk"]).score(1, 2).start();
    table.play("use basilisk").play("choose P");
    assert_eq!((table.score(1), table.stones(1).as_str()), (0, "P"));
}

#[test]
fn goblin_soldier_at_two_points_stops_at_none() {
    let mut table = Scenario::new(2).resolution().area(1, &["goblin_soldier"]).score(1, 2).score(2, 2).start();
    table.play("use goblin_soldier");
    assert_eq!(table.score(1), 0);
}

#[test]
fn goblin_finds_nobody_among_players_on_no_points() {
    let mut table = Scenario::new(3).resolution().area(1, &["goblin", "salamander"]).score(1, 9).start();
    assert_eq!(table.refusal("use goblin"), "Goblin cannot be used now: no opponent has any points");
    table.play("use salamander");
    // Nothing is left to use: the next round has begun.
    assert_eq!((table.game.round(), table.score(1)), (6, 10));
}

#[test]
fn goblin_can_put_its_owner_ahead_of_goblin_soldiers_liking() {
    let area = ["goblin", "goblin_soldier"];
    let scenario = || Scenario::new(2).resolution().area(1, &area).score(1, 5).score(2, 6);
    let mut soldier_first = scenario().start();
    soldier_first.play("use goblin_soldier").play("use goblin").play("player 2");
    assert_eq!((soldier_first.score(1), soldier_first.score(2)), (10, 5));
    let mut goblin_first = scenario().start();
    goblin_first.play("use goblin").play("player 2").play("use goblin_soldier");
    assert_eq!((goblin_first.score(1), goblin_first.score(2)), (2, 5));
}

#[test]
fn medusa_with_an_empty_hand_cannot_be_used() {
    let table = Scenario::new(2).resolution().area(1, &["medusa", "salamander"]).start();
    assert_eq!(table.refusal("use medusa"), "Medusa cannot be used now: you have no card in hand for it");
    assert_eq!(table.legal(), ["use salamander"]);
}

#[test]
fn medusa_becomes_usable_when_a_card_comes_to_hand() {
    let mut table = Scenario::new(2).resolution().area(1, &["medusa", "imp"]).start();
    assert_eq!(table.legal(), ["use imp"]);
    table.play("use imp").play("use medusa").play("pick imp");
    assert_eq!((table.stones(1).as_str(), table.discard()), ("P", vec!["imp"]));
}

#[test]
fn troll_is_wasted_before_medusa_and_earns_after_her() {
    let scenario = || Scenario::new(2).resolution().area(1, &["medusa", "troll"]).hand(1, &["imp"]);
    let mut before = scenario().start();
    before.play("use troll").play("use medusa").play("pick imp");
    assert_eq!((before.score(1), before.stones(1).as_str(), before.game.round()), (0, "P", 6));
    let mut after = scenario().start();
    after.play("use medusa").play("pick imp").play("use troll");
    assert_eq!((after.score(1), after.stones(1).as_str()), (3, "P"));
}

#[test]
fn effects_that_trigger_on_summoning_come_in_the_order_of_summoning() {
    for area in [["sylph", "phoenix", "kappa"], ["kappa", "phoenix", "sylph"]] {
        let mut table = Scenario::new(2).area(1, &area).hand(1, &["surtr"]).stones(1, "RB").start();
        table.play("summon surtr RB");
        let earned = |by: &str, points| Event::PointsEarned { seat: seat(1), points, by: card(by).into() };
        let points = |by: &str| if by == "kappa" { 2 } else { 1 };
        let mut expected: Vec<_> = area.iter().map(|by| earned(by, points(by))).collect();
        // Then the instant effect: two points each for fire, water and wind (T1).
        expected.push(earned("surtr", 6));
        assert_eq!(table.events[1..], expected);
    }
}

#[test]
fn a_free_summon_pays_nothing_and_still_triggers_sylph() {
    let area = ["sylph", "phoenix", "kappa", "gargoyle"];
    let scenario = Scenario::new(2).round(6).area(1, &area).hand(1, &["young_forest_spirit", "odin", "troll"]);
    let mut table = scenario.stones(1, "RBP").start();
    table.play("summon young_forest_spirit");
    assert_eq!(table.score(1), 1);
    table.play("pick troll").play("pick odin");
    assert_eq!((table.score(1), table.stones(1).as_str()), (2, "RBP"));
}

//! V1-V4: what stones are worth, which costs count, and the family of Loki.

use vale_engine::Worth;

use crate::support::scenario::{Scenario, seat};

fn worth(area: &[&str]) -> [u8; 3] {
    let Worth { red, blue, purple } = Scenario::new(2).area(1, area).start().game.worth(seat(1));
    [red, blue, purple]
}

#[test]
fn v1_hae_tae_swaps_first_then_the_others_add() {
    assert_eq!(worth(&["hae_tae"]), [1, 6, 3]);
    assert_eq!(worth(&["agni"]), [2, 3, 6]);
    assert_eq!(worth(&["water_giant"]), [1, 4, 7]);
    for area in [["hae_tae", "water_giant", "agni"], ["agni", "water_giant", "hae_tae"]] {
        assert_eq!(worth(&area), [2, 7, 4]);
    }
    let other = Scenario::new(2).area(1, &["hae_tae", "agni"]).start().game.worth(seat(2));
    assert_eq!(other, Worth::PRINTED, "only for the owner");
}

#[test]
fn v1_payments_use_these_values() {
    let table = Scenario::new(2).area(1, &["hae_tae"]).hand(1, &["hydra"]).stones(1, "BP").start();
    assert!(table.can("summon hydra B"));
    assert_eq!(table.refusal("summon hydra P"), "it costs 4, and you offer 3");
}

#[test]
fn v1_removing_uses_these_values() {
    let table = Scenario::new(2).area(1, &["hae_tae", "imp"]).stones(1, "BP").start();
    assert!(table.can("remove imp B"));
    assert_eq!(table.refusal("remove imp P"), "it costs 5, and you offer 3");
}

#[test]
fn v1_effects_use_these_values() {
    let cases: [(&str, &[&str], &str, &str, u16); 4] = [
        ("yuki_onna", &["hae_tae", "water_giant"], "RBP", "", 12),
        ("yuki_onna", &["agni"], "RR", "", 4),
        ("yuki_onna_exalted", &["hae_tae"], "BBP", " P", 12),
        ("rock_golem", &["hae_tae"], "BPP", " B", 6),
    ];
    for (id, area, stones, pay, points) in cases {
        let mut table = Scenario::new(2).area(1, area).hand(1, &[id]).stones(1, stones).start();
        table.play(&format!("summon {id}{pay}"));
        assert_eq!(table.score(1), points, "{id} with {area:?}");
    }
}

#[test]
fn v3_succubus_and_incubus_look_at_written_costs() {
    // With Pegasus these would cost 0, 1, 2 and 3.
    let area = ["pegasus", "firefox", "ifrit", "agni"];
    let mut table = Scenario::new(2).area(1, &area).hand(1, &["succubus"]).start();
    table.play("summon succubus");
    assert_eq!(table.score(1), 10);
    let mut table = Scenario::new(2).area(1, &["pegasus", "harpy"]).hand(1, &["incubus"]).stones(1, "R").start();
    table.play("summon incubus R");
    assert_eq!(table.score(1), 2, "Incubus alone has a written cost of 2 or less");
}

#[test]
fn v3_forest_spirit_and_aeris_earn_written_costs() {
    let mut table =
        Scenario::new(2).area(1, &["pegasus"]).hand(1, &["forest_spirit", "griffon"]).stones(1, "R").start();
    table.play("summon forest_spirit R").play("pick griffon");
    assert_eq!(table.score(1), 7);
    let mut table = Scenario::new(2).area(1, &["pegasus", "griffon"]).hand(1, &["aeris"]).stones(1, "RRP").start();
    table.play("summon aeris RRP").play("pick griffon");
    assert_eq!((table.score(1), table.hand(1)), (7, vec!["griffon"]));
}

#[test]
fn v3_asmodeus_looks_at_written_costs() {
    let table = Scenario::new(2).area(1, &["pegasus", "dandelion_spirit", "asmodeus"]).resolution().start();
    assert_eq!(table.legal(), ["use dandelion_spirit"], "both cards with an instant effect have a written cost of 3");
}

#[test]
fn v2_loki_counts_as_the_family_that_is_best() {
    let mut table = Scenario::new(2).artifacts().area(1, &["loki"]).hand(1, &["surtr"]).stones(1, "RB").start();
    table.play("summon surtr RB");
    assert_eq!(table.score(1), 4);
    let area = ["loki", "harpy", "troll"];
    let mut table = Scenario::new(2).artifacts().area(1, &area).hand(1, &["surtr"]).stones(1, "RB").start();
    table.play("summon surtr RB");
    assert_eq!(table.score(1), 8, "fire, wind, earth and one more");
    let mut table = Scenario::new(2).artifacts().area(1, &area).hand(1, &["lava_giant"]).stones(1, "B").start();
    table.play("summon lava_giant B");
    assert_eq!(table.score(1), 4, "Lava Giant and Loki");
}

#[test]
fn v2_loki_does_not_spoil_having_no_dragon() {
    let mut table = Scenario::new(2).artifacts().area(1, &["loki", "nessie"]).resolution().start();
    table.play("use nessie");
    assert_eq!(table.score(1), 2);
}

#[test]
fn v2_loki_may_be_the_chosen_card_on_its_owners_turn_only() {
    let scenario = || Scenario::new(2).artifacts().area(1, &["loki"]);
    let mut table = scenario().hand(1, &["marina"]).stones(1, "RP").start();
    table.play("summon marina RP").play("player 1").play("pick loki");
    assert_eq!((table.area(1), table.discard()), (vec!["marina"], vec!["loki"]));
    let of_seat_2 = || scenario().hand(2, &["marina", "boulder"]).stones(2, "RRP").with(|p| p.turn = Some(seat(2)));
    let mut table = of_seat_2().start();
    assert!(!table.can("summon marina RP"), "on another player's turn it is no fire card");
    table.play("summon boulder RRP").play("player 1").play("pick loki");
    assert_eq!(table.area(1), Vec::<&str>::new(), "but a wind card");
}

#[test]
fn v4_loki_may_count_as_a_dragon_for_imperial_seal() {
    for (id, stones) in [("loki", "B"), ("ember", "B"), ("harpy", "")] {
        let mut table = Scenario::new(2).artifacts().tile(1, "imperial_seal").area(1, &[id]).start();
        table.play("use imperial_seal").play(&format!("pick {id}"));
        assert_eq!((table.stones(1).as_str(), table.discard()), (stones, vec![id]));
    }
}

#[test]
fn v3_anubis_horus_and_fire_rat_look_at_written_costs() {
    let scenario = |area: &[&str], hand: &[&str]| Scenario::new(2).artifacts().area(1, area).hand(1, hand);
    let mut table = scenario(&["pegasus", "griffon"], &["anubis"]).stones(1, "P").start();
    table.play("summon anubis P").play("pick griffon");
    assert_eq!(table.score(1), 7);
    let mut table = scenario(&["pegasus"], &["horus", "agni"]).stones(1, "P").start();
    table.play("summon horus P").play("pick agni");
    assert_eq!(table.score(1), 4);
    let mut table = scenario(&["pegasus", "hydra"], &["fire_rat"]).start();
    table.play("summon fire_rat");
    assert_eq!(table.score(1), 2, "Pegasus and Fire Rat; Hydra has a written cost of 4");
}

//! Loki, who counts as any one family on its owner's turns (V2).

use crate::support::scenario::Scenario;

/// The points for summoning a card beside Loki and others.
#[track_caller]
fn points_for(card: &str, pay: &str, area: &[&str]) -> u16 {
    let mut table = Scenario::new(2).artifacts().round(6).area(1, area).hand(1, &[card]).stones(1, pay).start();
    table.play(&format!("summon {card} {pay}"));
    table.score(1)
}

#[test]
fn loki_is_one_family_more_for_surtr() {
    assert_eq!(points_for("surtr", "RB", &["loki"]), 4);
    assert_eq!(points_for("surtr", "RB", &["loki", "imp"]), 4);
    assert_eq!(points_for("surtr", "RB", &["loki", "odin"]), 6, "Odin is the wind card, Loki something else");
}

#[test]
fn loki_is_the_missing_family_for_eternity_but_never_a_sixth() {
    assert_eq!(points_for("eternity", "PP", &["loki", "imp", "nessie", "odin"]), 20);
    assert_eq!(points_for("eternity", "PP", &["loki", "imp", "nessie", "troll"]), 20);
    assert_eq!(points_for("eternity", "PP", &["loki", "imp", "nessie", "troll", "odin"]), 20);
}

#[test]
fn loki_is_a_fire_card_for_lava_giant() {
    assert_eq!(points_for("lava_giant", "B", &["loki", "agni"]), 6);
}

#[test]
fn loki_makes_a_pair_for_fireblast() {
    assert_eq!(points_for("fireblast", "B", &["loki"]), 1);
    assert_eq!(points_for("fireblast", "B", &["loki", "agni"]), 1);
    assert_eq!(points_for("fireblast", "B", &["loki", "agni", "hestia"]), 2);
}

#[test]
fn loki_is_also_a_wind_card() {
    assert_eq!(points_for("boreas", "RB", &["loki"]), 2);
}

#[test]
fn loki_is_no_dragon_for_nessie() {
    let mut table = Scenario::new(2).artifacts().resolution().area(1, &["loki", "nessie"]).start();
    table.play("use nessie");
    assert_eq!(table.score(1), 2);
}

#[test]
fn loki_counts_once_as_one_family_for_valkyrie() {
    let mut table = Scenario::new(2).artifacts().resolution().area(1, &["loki", "valkyrie"]).start();
    table.play("use valkyrie");
    assert_eq!(table.score(1), 2);
}

#[test]
fn loki_may_be_the_fire_card_for_its_owners_marina() {
    let mut table = Scenario::new(2).artifacts().area(1, &["loki"]).hand(1, &["marina"]).stones(1, "RP").start();
    table.play("summon marina RP");
    assert_eq!(table.legal(), ["player 1"]);
    table.play("player 1").play("pick loki");
    assert_eq!((table.area(1), table.discard()), (vec!["marina"], vec!["loki"]));
}

#[test]
fn loki_is_a_wind_card_on_another_players_turn() {
    let scenario = || Scenario::new(2).artifacts().area(2, &["loki"]);
    let table = scenario().hand(1, &["marina"]).stones(1, "RP").start();
    assert_eq!(table.refusal("summon marina RP"), "Marina cannot be summoned now: no player has a summoned fire card");
    let mut table = scenario().area(2, &["loki", "agni"]).hand(1, &["marina"]).stones(1, "RP").start();
    table.play("summon marina RP").play("player 2");
    assert_eq!(table.legal(), ["pick agni"]);
    let mut table = scenario().hand(1, &["boulder"]).stones(1, "RRP").start();
    table.play("summon boulder RRP").play("player 2").play("pick loki");
    assert_eq!(table.discard(), ["loki"]);
}

#[test]
fn loki_under_the_imperial_seal_counts_as_a_dragon() {
    let mut table = Scenario::new(2).artifacts().tile(1, "imperial_seal").area(1, &["loki"]).start();
    table.play("use imperial_seal").play("pick loki");
    assert_eq!((table.discard(), table.stones(1).as_str()), (vec!["loki"], "B"));
}

#[test]
fn loki_swapped_in_counts_for_its_new_owner_from_then_on() {
    let scenario = Scenario::new(2).artifacts().area(2, &["loki"]).hand(1, &["whisper", "lava_giant"]);
    let mut table = scenario.stones(1, "RRBP").start();
    table.play("summon whisper RRP").play("player 2").play("pick loki").play("summon lava_giant B");
    assert_eq!((table.area(1), table.score(1)), (vec!["loki", "lava_giant"], 12));
}

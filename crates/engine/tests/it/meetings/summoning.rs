//! Summoning for free, copying instant effects, and effects inside effects.

use vale_engine::effect::Ask;
use vale_engine::{Event, Question};

use crate::support::scenario::{Scenario, card, seat};

#[test]
fn young_forest_spirit_with_one_free_area_is_refused() {
    let table = Scenario::new(2).round(1).hand(1, &["young_forest_spirit", "imp", "troll"]).start();
    assert_eq!(
        table.refusal("summon young_forest_spirit"),
        "Young Forest Spirit cannot be summoned now: the card summoned for free needs a free area"
    );
}

#[test]
fn young_forest_spirit_with_two_free_areas_fills_both() {
    let mut table = Scenario::new(2).round(2).hand(1, &["young_forest_spirit", "imp", "troll"]).start();
    table.play("summon young_forest_spirit").play("pick troll").play("pick imp");
    assert_eq!(table.area(1), ["young_forest_spirit", "imp"]);
    assert_eq!(table.stones(1), "RR");
}

#[test]
fn young_forest_spirit_cannot_summon_a_card_that_cannot_be_resolved() {
    let hand = ["young_forest_spirit", "aeris", "scorch", "ember"];
    let mut table = Scenario::new(2).hand(1, &hand).start();
    table.play("summon young_forest_spirit");
    // Nobody has a water card, and Scorch could copy only Young Forest Spirit, with one card in hand.
    assert_eq!(table.legal(), ["pick ember", "pick scorch"]);
    table.play("pick scorch");
    assert_eq!(table.legal(), ["pick aeris"]);
    table.play("pick aeris").play("pick young_forest_spirit");
    assert_eq!(table.area(1), ["aeris"]);
    assert_eq!(table.hand(1), ["young_forest_spirit", "ember"]);
}

#[test]
fn dragon_egg_into_aeris_recovers_a_card_that_was_there_before() {
    let scenario = Scenario::new(2).round(2).area(1, &["troll"]).hand(1, &["dragon_egg", "aeris"]);
    let mut table = scenario.stones(1, "B").start();
    table.play("summon dragon_egg B").play("pick aeris");
    assert_eq!(table.legal(), ["pick troll"]);
    table.play("pick troll");
    assert_eq!((table.score(1), table.hand(1), table.area(1)), (3, vec!["troll"], vec!["aeris"]));
    assert_eq!(table.discard(), ["dragon_egg"]);
}

#[test]
fn dragon_egg_into_aeris_needs_a_card_beside_the_egg() {
    // The egg has left when Aeris looks for another card (U5).
    let table = Scenario::new(2).hand(1, &["dragon_egg", "aeris"]).stones(1, "B").start();
    assert_eq!(
        table.refusal("summon dragon_egg B"),
        "Dragon Egg cannot be summoned now: no card in your hand can be summoned for free"
    );
}

#[test]
fn dragon_egg_does_not_count_for_tidal() {
    let mut table = Scenario::new(2).hand(1, &["dragon_egg", "tidal"]).stones(1, "B").start();
    table.play("summon dragon_egg B").play("pick tidal");
    assert_eq!(table.score(1), 5);
}

#[test]
fn scorch_copies_young_forest_spirit() {
    let scenario = Scenario::new(2).round(3).area(1, &["young_forest_spirit"]).hand(1, &["scorch", "imp", "troll"]);
    let mut table = scenario.stones(1, "BP").start();
    table.play("summon scorch BP").play("pick young_forest_spirit").play("pick imp").play("pick troll");
    assert_eq!(table.area(1), ["young_forest_spirit", "scorch", "troll"]);
    assert_eq!(table.discard(), ["imp"]);
    // The copied effect is Scorch's own (Q4).
    assert!(table.events.contains(&Event::SummonedFree {
        seat: seat(1),
        card: card("troll"),
        by: card("scorch").into()
    }));
}

#[test]
fn scorch_cannot_copy_young_forest_spirit_without_another_free_area() {
    let scenario = Scenario::new(2).round(2).area(1, &["young_forest_spirit"]).hand(1, &["scorch", "imp", "troll"]);
    assert_eq!(
        scenario.stones(1, "BP").start().refusal("summon scorch BP"),
        "Scorch cannot be summoned now: no other card in your area has an effect that can be copied"
    );
}

#[test]
fn scorch_copies_genie() {
    let scenario = Scenario::new(2).area(1, &["genie", "salamander", "nessie"]).hand(1, &["scorch"]);
    let mut table = scenario.stones(1, "BP").start();
    table.play("summon scorch BP").play("pick genie");
    let asked = table.game.asked().unwrap();
    let Question::Effect(question) = asked.question else { panic!("{asked:?}") };
    assert_eq!((question.by, question.ask), (card("scorch").into(), Ask::Activate { all: true }));
    assert_eq!(table.legal(), ["use salamander", "use nessie"]);
    table.play("use nessie").play("use salamander");
    // Scorch is a dragon card, so Nessie earns nothing.
    assert_eq!((table.score(1), table.stones(1).as_str()), (1, "R"));
    assert!(table.can("end"));
}

#[test]
fn scorch_may_copy_a_genie_with_nothing_to_activate() {
    let mut table = Scenario::new(2).area(1, &["genie"]).hand(1, &["scorch"]).stones(1, "BP").start();
    table.play("summon scorch BP").play("pick genie");
    assert_eq!(table.area(1), ["genie", "scorch"]);
    assert!(table.can("end"));
}

#[test]
fn scorch_copies_ember() {
    let scenario = Scenario::new(2).area(1, &["ember"]).area(2, &["hydra", "nessie"]).hand(1, &["scorch"]);
    let mut table = scenario.stones(1, "BP").start();
    table.play("summon scorch BP").play("pick ember");
    assert_eq!(table.score(1), 7);
    table.play("player 2");
    assert_eq!(table.asked(), 2);
    table.play("pick nessie");
    assert_eq!((table.area(2), table.discard()), (vec!["hydra"], vec!["nessie"]));
    assert_eq!(table.area(1), ["ember", "scorch"]);
}

#[test]
fn scorch_as_aeris_may_recover_aeris_but_not_itself() {
    let mut table = Scenario::new(2).area(1, &["aeris"]).hand(1, &["scorch"]).stones(1, "BP").start();
    table.play("summon scorch BP").play("pick aeris");
    assert_eq!(table.legal(), ["pick aeris"]);
    table.play("pick aeris");
    assert_eq!((table.score(1), table.hand(1), table.area(1)), (9, vec!["aeris"], vec!["scorch"]));
}

#[test]
fn effects_nest_from_young_forest_spirit_through_dragon_egg_to_scorch() {
    let hand = ["young_forest_spirit", "dragon_egg", "scorch", "imp", "troll", "goblin"];
    let mut table = Scenario::new(2).round(4).area(1, &["sylph"]).hand(1, &hand).start();
    table.play("summon young_forest_spirit").play("pick imp").play("pick dragon_egg");
    assert_eq!(table.discard(), ["imp", "dragon_egg"]);
    assert_eq!(table.legal(), ["pick scorch"]);
    table.play("pick scorch");
    // Sylph's "draw a card" could be copied as well.
    assert_eq!(table.legal(), ["pick young_forest_spirit", "pick sylph"]);
    table.play("pick young_forest_spirit").play("pick troll").play("pick goblin");
    assert_eq!(table.area(1), ["sylph", "young_forest_spirit", "scorch", "goblin"]);
    assert_eq!(table.discard(), ["imp", "troll", "dragon_egg"]);
    assert!(table.hand(1).is_empty());
    // Sylph earned for the spirit, the egg, Scorch and Goblin.
    assert_eq!(table.score(1), 4);
    assert!(table.can("end"));
}

#[test]
fn looking_ahead_sees_through_nested_effects() {
    // Without Imp, Dragon Egg would lead to Scorch, Scorch to Young Forest Spirit, and that to an empty hand.
    let hand = ["young_forest_spirit", "dragon_egg", "scorch", "imp"];
    let mut table = Scenario::new(2).hand(1, &hand).start();
    table.play("summon young_forest_spirit");
    assert_eq!(table.legal(), ["pick dragon_egg", "pick scorch"]);
    table.play("pick scorch");
    assert_eq!(table.legal(), ["pick imp"]);
}

#[test]
fn marina_on_ones_own_card() {
    let scenario = Scenario::new(2).area(1, &["imp", "agni"]).area(2, &["hestia"]).hand(1, &["marina"]);
    let mut table = scenario.stones(1, "RRB").start();
    // Agni makes R R B worth 7.
    table.play("summon marina RRB");
    assert_eq!(table.legal(), ["player 1", "player 2"]);
    table.play("player 1");
    assert_eq!(table.asked(), 1);
    assert_eq!(table.legal(), ["pick agni", "pick imp"]);
    table.play("pick imp");
    assert_eq!((table.score(1), table.area(1)), (7, vec!["agni", "marina"]));
    assert_eq!(table.area(2), ["hestia"]);
}

#[test]
fn leviathan_counts_a_dragon_card_of_its_owner() {
    let mut table = Scenario::new(2).area(1, &["tidal"]).hand(1, &["leviathan"]).stones(1, "RB").start();
    table.play("summon leviathan RB").play("player 1").play("pick tidal");
    assert_eq!((table.score(1), table.area(1)), (7, vec!["leviathan"]));
}

#[test]
fn boreas_summoned_twice_in_a_turn_earns_twice() {
    let scenario = Scenario::new(2).round(3).area(1, &["hippogriff", "sylph"]).hand(1, &["boreas"]);
    let mut table = scenario.stones(1, "RRRR").start();
    // Hippogriff, Sylph and Boreas are wind cards, and Sylph adds a point for each summoning.
    table.play("summon boreas RR");
    assert_eq!(table.score(1), 4);
    table.play("summon boreas RR");
    assert_eq!((table.score(1), table.hand(1)), (8, vec!["boreas"]));
    assert_eq!(table.area(1), ["hippogriff", "sylph"]);
}

#[test]
fn firefox_and_rudra_count_the_hand_after_a_discard() {
    for (counter, points) in [("firefox", 1), ("rudra", 2)] {
        let hand = ["young_forest_spirit", counter, "imp", "troll"];
        let mut table = Scenario::new(2).hand(1, &hand).start();
        table.play("summon young_forest_spirit").play("pick imp").play(&format!("pick {counter}"));
        assert_eq!((table.score(1), table.hand(1)), (points, vec!["troll"]));
    }
}

//! Wind creatures.

use vale_engine::Event;

use crate::support::scenario::{Scenario, card, seat};

#[test]
fn boreas_earns_a_point_per_wind_card_and_recovers_itself() {
    let scenario = Scenario::new(2).area(1, &["harpy", "imp", "odin"]).area(2, &["griffon"]);
    let mut table = scenario.hand(1, &["boreas", "tengu"]).stones(1, "RB").start();
    table.play("summon boreas RB");
    assert_eq!(table.score(1), 3);
    assert_eq!(table.area(1), ["harpy", "imp", "odin"]);
    assert_eq!(table.hand(1), ["boreas", "tengu"]);
}

#[test]
fn boreas_needs_a_free_area_for_a_moment() {
    let table = Scenario::new(2).round(1).area(1, &["harpy"]).hand(1, &["boreas"]).stones(1, "RB").start();
    assert_eq!(table.refusal("summon boreas RB"), "your areas are full: 1 of 1");
}

#[test]
fn dandelion_spirit_draws_a_card_when_summoned() {
    let mut table = Scenario::new(2).hand(1, &["dandelion_spirit"]).stones(1, "B").draw_top(&["imp"]).start();
    table.play("summon dandelion_spirit B");
    assert_eq!(table.hand(1), ["imp"]);
}

#[test]
fn dandelion_spirit_must_recover_itself_in_the_resolution_phase() {
    let mut table = Scenario::new(2).resolution().area(1, &["dandelion_spirit"]).start();
    assert_eq!(table.legal(), ["use dandelion_spirit"]);
    table.play("use dandelion_spirit");
    assert_eq!(table.hand(1), ["dandelion_spirit"]);
    assert!(table.area(1).is_empty());
}

#[test]
fn dandelion_spirit_needs_a_card_to_draw() {
    let scenario = Scenario::new(2).hand(1, &["dandelion_spirit"]).stones(1, "B");
    assert_eq!(
        scenario.draw_only(&[]).start().refusal("summon dandelion_spirit B"),
        "Dandelion Spirit cannot be summoned now: the draw pile and the discard pile are both empty"
    );
}

#[test]
fn freyja_earns_a_point_per_card_with_an_active_effect() {
    let area = ["freyja", "goblin", "hestia", "mud_slime", "genie"];
    let mut table = Scenario::new(2).resolution().area(1, &area).area(2, &["imp"]).start();
    table.play("use freyja");
    assert_eq!(table.score(1), 3);
}

#[test]
fn genie_activates_every_usable_effect_in_the_order_its_owner_chooses() {
    let scenario = Scenario::new(2).area(1, &["salamander", "medusa", "nessie"]).area(2, &["undine_queen"]);
    let mut table = scenario.hand(1, &["genie"]).stones(1, "RB").start();
    table.play("summon genie RB");
    // Medusa has no card to discard.
    assert_eq!(table.legal(), ["use salamander", "use nessie"]);
    assert_eq!(table.refusal("use genie"), "Genie has no active effect");
    table.play("use nessie");
    assert_eq!(table.legal(), ["use salamander"]);
    assert_eq!(table.refusal("use nessie"), "the effect of Nessie has already been used");
    table.play("use salamander");
    assert_eq!(table.score(1), 3);
    assert_eq!(table.stones(1), "R");
    assert!(table.can("end"));
}

#[test]
fn genie_leaves_the_effects_usable_in_the_resolution_phase() {
    let mut table = Scenario::new(2).area(1, &["salamander"]).hand(1, &["genie"]).stones(1, "RB").start();
    table.play("summon genie RB").play("use salamander").play("end").play("end");
    assert_eq!(table.legal(), ["use salamander"]);
    table.play("use salamander");
    assert_eq!(table.score(1), 2);
}

#[test]
fn genie_may_be_summoned_with_no_active_effect_in_the_area() {
    let mut table = Scenario::new(2).area(1, &["hestia"]).hand(1, &["genie"]).stones(1, "RB").start();
    table.play("summon genie RB");
    assert_eq!(table.area(1), ["hestia", "genie"]);
    assert!(table.can("end"));
}

#[test]
fn genie_exalted_copies_an_active_effect_of_another_card() {
    let mut table = Scenario::new(2).resolution().area(1, &["genie_exalted", "salamander", "hestia"]).start();
    table.play("use genie_exalted");
    assert_eq!(table.legal(), ["pick salamander"]);
    table.play("pick salamander");
    assert_eq!(table.score(1), 1);
    table.play("use salamander");
    assert_eq!(table.score(1), 2);
    assert_eq!(table.stones(1), "RR");
}

#[test]
fn genie_exalted_copies_an_effect_that_was_used() {
    let mut table = Scenario::new(2).resolution().area(1, &["genie_exalted", "salamander"]).start();
    table.play("use salamander").play("use genie_exalted").play("pick salamander");
    assert_eq!(table.score(1), 2);
}

#[test]
fn genie_exalted_needs_a_usable_effect_to_copy() {
    let scenario = Scenario::new(2).resolution().area(1, &["genie_exalted", "medusa"]).area(2, &["salamander"]);
    // Nothing is usable for seat 1, so it is seat 2's turn.
    assert_eq!(scenario.start().asked(), 2);
    let mut table = Scenario::new(2).area(1, &["genie_exalted", "medusa", "imp"]).hand(1, &[]).start();
    table.play("end").play("end");
    assert_eq!(table.legal(), ["use imp", "use genie_exalted"]);
    table.play("use genie_exalted");
    assert_eq!(table.legal(), ["pick imp"]);
    assert_eq!(table.refusal("pick medusa"), "Medusa cannot be chosen here");
}

#[test]
fn gi_rin_earns_two_points_per_card_in_the_area() {
    let scenario = Scenario::new(2).area(1, &["imp", "kappa", "troll"]).area(2, &["odin"]);
    let mut table = scenario.hand(1, &["gi_rin", "agni"]).stones(1, "PP").start();
    table.play("summon gi_rin PP");
    assert_eq!(table.score(1), 8);
}

#[test]
fn griffon_draws_a_card() {
    let mut table = Scenario::new(2).resolution().area(1, &["griffon"]).draw_top(&["troll"]).start();
    table.play("use griffon");
    assert_eq!(table.hand(1), ["troll"]);
}

#[test]
fn griffon_cannot_be_used_with_nothing_to_draw() {
    let scenario = Scenario::new(2).resolution().area(1, &["griffon", "salamander"]);
    assert_eq!(
        scenario.draw_only(&[]).start().refusal("use griffon"),
        "Griffon cannot be used now: the draw pile and the discard pile are both empty"
    );
}

#[test]
fn harpy_earns_three_points_with_as_many_cards_in_hand_as_in_the_area() {
    let mut table = Scenario::new(2).resolution().area(1, &["harpy", "agni"]).hand(1, &["imp", "troll"]).start();
    table.play("use harpy");
    assert_eq!(table.score(1), 3);
}

#[test]
fn harpy_is_used_up_for_nothing_with_more_or_fewer_cards_in_hand() {
    for hand in [vec![], vec!["imp"], vec!["imp", "troll", "goblin"]] {
        let mut table = Scenario::new(2).resolution().area(1, &["harpy", "salamander"]).hand(1, &hand).start();
        table.play("use harpy");
        assert_eq!(table.score(1), 0);
        assert_eq!(table.legal(), ["use salamander"]);
    }
}

#[test]
fn hippogriff_draws_a_card_when_summoned() {
    let mut table = Scenario::new(2).hand(1, &["hippogriff"]).stones(1, "RB").draw_top(&["imp"]).start();
    table.play("summon hippogriff RB");
    assert_eq!(table.hand(1), ["imp"]);
}

#[test]
fn hippogriff_makes_wind_cards_cost_two_less() {
    let scenario = Scenario::new(2).area(1, &["hippogriff"]).hand(1, &["odin", "agni"]);
    let mut table = scenario.stones(1, "RRRR").start();
    table.play("summon odin RRRR");
    assert_eq!(table.area(1), ["hippogriff", "odin"]);
    let table = Scenario::new(2).area(1, &["hippogriff"]).hand(1, &["agni"]).stones(1, "RR").start();
    assert_eq!(table.refusal("summon agni RR"), "it costs 4, and your stones are worth 2");
}

#[test]
fn hippogriff_does_not_make_itself_cheaper() {
    let table = Scenario::new(2).hand(1, &["hippogriff"]).stones(1, "RR").start();
    assert_eq!(table.refusal("summon hippogriff RR"), "it costs 4, and your stones are worth 2");
}

#[test]
fn odin_earns_two_points_with_fewer_than_six_cards_in_hand() {
    let hand = ["imp", "troll", "goblin", "agni", "kappa"];
    let mut table = Scenario::new(2).resolution().area(1, &["odin"]).hand(1, &hand).start();
    table.play("use odin");
    assert_eq!((table.score(1), table.stones(1).as_str()), (2, ""));
}

#[test]
fn odin_earns_a_purple_stone_with_six_cards_in_hand() {
    let hand = ["imp", "troll", "goblin", "agni", "kappa", "hydra"];
    let mut table = Scenario::new(2).resolution().area(1, &["odin"]).hand(1, &hand).start();
    table.play("use odin");
    assert_eq!((table.score(1), table.stones(1).as_str()), (0, "P"));
}

#[test]
fn pegasus_draws_a_card_when_summoned() {
    let mut table = Scenario::new(2).hand(1, &["pegasus"]).stones(1, "B").draw_top(&["imp"]).start();
    table.play("summon pegasus B");
    assert_eq!(table.hand(1), ["imp"]);
}

#[test]
fn pegasus_makes_every_card_cost_one_less() {
    let scenario = Scenario::new(2).area(1, &["pegasus"]).hand(1, &["balog", "troll", "hestia"]);
    let mut table = scenario.stones(1, "RRB").start();
    table.play("summon balog B").play("summon troll RR");
    // A cost does not go below 0.
    table.play("summon hestia");
    assert_eq!(table.stones(1), "");
}

#[test]
fn pegasus_does_not_make_itself_or_a_removal_cheaper() {
    let table = Scenario::new(2).hand(1, &["pegasus"]).stones(1, "RR").start();
    assert_eq!(table.refusal("summon pegasus RR"), "it costs 3, and your stones are worth 2");
    let table = Scenario::new(2).area(1, &["pegasus"]).stones(1, "RRRR").start();
    assert_eq!(table.refusal("remove pegasus RRRR"), "it costs 5, and your stones are worth 4");
}

#[test]
fn rudra_earns_two_points_per_card_in_hand() {
    let mut table = Scenario::new(2).hand(1, &["rudra", "imp", "troll", "agni"]).stones(1, "BP").start();
    table.play("summon rudra BP");
    assert_eq!(table.score(1), 6);
}

#[test]
fn sylph_draws_a_card_when_summoned() {
    let mut table = Scenario::new(2).hand(1, &["sylph"]).stones(1, "RB").draw_top(&["imp"]).start();
    table.play("summon sylph RB");
    assert_eq!(table.hand(1), ["imp"]);
}

#[test]
fn sylph_earns_a_point_for_every_other_summoning_of_its_owner() {
    let scenario = Scenario::new(2).hand(1, &["sylph", "troll", "hestia"]).hand(2, &["succubus"]);
    let mut table = scenario.stones(1, "RBB").start();
    table.play("summon sylph RB");
    assert_eq!(table.score(1), 0);
    table.play("summon troll B").play("summon hestia");
    assert_eq!(table.score(1), 2);
    table.play("end").play("summon succubus");
    assert_eq!((table.score(1), table.score(2)), (2, 0));
}

#[test]
fn tengu_earns_six_points_and_goes_on_top_of_the_draw_pile() {
    let mut table = Scenario::new(2).hand(1, &["tengu"]).stones(1, "B").draw_top(&["imp"]).start();
    table.play("summon tengu B");
    assert_eq!(table.score(1), 6);
    assert!(table.area(1).is_empty() && table.hand(1).is_empty());
    assert_eq!(table.draw_pile()[..2], ["tengu", "imp"]);
    let known = &table.game.table_view().draw_known;
    assert_eq!(known.iter().map(|known| (known.depth, known.card.id())).collect::<Vec<_>>(), [(0, "tengu")]);
}

#[test]
fn valkyrie_earns_a_point_per_family() {
    let area = ["valkyrie", "imp", "agni", "tidal"];
    let mut table = Scenario::new(2).resolution().area(1, &area).area(2, &["troll"]).start();
    table.play("use valkyrie");
    assert_eq!(table.score(1), 3);
}

#[test]
fn anzu_reveals_the_hand_and_earns_three_points_per_family_in_it() {
    let hand = ["anzu", "imp", "agni", "nessie", "tidal"];
    let scenario = Scenario::new(2).artifacts().area(1, &["troll", "odin"]).hand(1, &hand).hand(2, &["goblin"]);
    let mut table = scenario.stones(1, "BP").start();
    table.play("summon anzu BP");
    assert_eq!(table.score(1), 9, "fire, water and dragon; Anzu itself is no longer in the hand");
    let cards = ["imp", "agni", "nessie", "tidal"].map(card).into_iter().collect();
    assert!(table.events.contains(&Event::HandRevealed { seat: seat(1), cards, by: card("anzu").into() }));
}

#[test]
fn anzu_earns_nothing_for_an_empty_hand() {
    let mut table = Scenario::new(2).artifacts().hand(1, &["anzu"]).stones(1, "BP").start();
    table.play("summon anzu BP");
    assert_eq!((table.score(1), table.area(1)), (0, vec!["anzu"]));
}

#[test]
fn banshee_earns_a_point_per_family() {
    let scenario = Scenario::new(2).artifacts().area(1, &["imp", "agni", "nessie"]).area(2, &["tidal"]);
    let mut table = scenario.hand(1, &["banshee", "troll"]).stones(1, "RB").start();
    table.play("summon banshee RB");
    assert_eq!((table.score(1), table.area(1).len()), (3, 4));
}

#[test]
fn banshee_is_recovered_when_its_owner_draws() {
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["banshee", "griffon", "mimic"]);
    let mut table = scenario.discard(&["troll"]).draw_top(&["imp"]).start();
    table.play("use mimic").play("pick troll");
    assert_eq!(table.area(1), ["banshee", "griffon", "mimic"], "taking is not drawing");
    table.play("use griffon");
    assert_eq!((table.area(1), table.hand(1)), (vec!["griffon", "mimic"], vec!["imp", "troll", "banshee"]));
}

#[test]
fn banshee_does_not_mind_what_opponents_draw() {
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["griffon"]).area(2, &["banshee"]);
    let mut table = scenario.start();
    table.play("use griffon");
    assert_eq!(table.area(2), ["banshee"]);
}

#[test]
fn horus_summons_a_card_for_free_and_earns_its_written_cost() {
    let scenario = Scenario::new(2).artifacts().area(1, &["pegasus"]).hand(1, &["horus", "gi_rin", "imp"]);
    let mut table = scenario.stones(1, "P").start();
    table.play("summon horus P");
    assert_eq!(table.legal(), ["pick imp", "pick gi_rin"]);
    table.play("pick gi_rin");
    assert_eq!((table.area(1), table.hand(1)), (vec!["pegasus", "horus", "gi_rin"], vec!["imp"]));
    assert_eq!(table.score(1), 16, "10 for the cost written on Gi-rin, 6 for its instant effect");
}

#[test]
fn horus_needs_a_card_that_can_be_summoned_and_an_area_for_it() {
    let table = Scenario::new(2).artifacts().hand(1, &["horus", "aeris"]).stones(1, "RP").round(1).start();
    assert_eq!(
        table.refusal("summon horus RP"),
        "Horus cannot be summoned now: the card summoned for free needs a free area"
    );
    let table = Scenario::new(2).artifacts().hand(1, &["horus", "marina"]).stones(1, "RP").start();
    assert_eq!(
        table.refusal("summon horus RP"),
        "Horus cannot be summoned now: no card in your hand can be summoned for free"
    );
}

#[test]
fn loki_counts_as_any_family_on_its_owners_turns() {
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["loki", "rukh", "imp"]);
    let start = scenario.start();
    for (family, points) in [("fire", 2), ("water", 1), ("earth", 1), ("wind", 2), ("dragon", 1)] {
        let mut table = start.clone();
        table.play("use rukh").play(&format!("family {family}"));
        assert_eq!(table.score(1), points, "{family}");
    }
}

#[test]
fn loki_earns_a_point_per_card_with_a_permanent_effect() {
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["loki", "agni", "surtr", "sylph"]);
    let mut table = scenario.area(2, &["hestia"]).start();
    table.play("use loki");
    assert_eq!(table.score(1), 3);
}

#[test]
fn nurikabe_draws_a_card_when_summoned() {
    let scenario = Scenario::new(2).artifacts().hand(1, &["nurikabe"]).stones(1, "RB").draw_top(&["imp"]);
    let mut table = scenario.start();
    table.play("summon nurikabe RB");
    assert_eq!((table.hand(1), table.area(1)), (vec!["imp"], vec!["nurikabe"]));
}

#[test]
fn nurikabe_draws_a_card_and_puts_one_on_top_of_the_draw_pile() {
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["nurikabe", "griffon"]).hand(1, &["troll"]);
    let mut table = scenario.draw_top(&["imp", "agni"]).start();
    table.play("use nurikabe");
    assert_eq!(table.legal(), ["pick imp", "pick troll"]);
    table.play("pick troll");
    assert_eq!((table.hand(1), &table.draw_pile()[..2]), (vec!["imp"], &["troll", "agni"][..]));
    table.play("use griffon");
    assert_eq!(table.hand(1), ["imp", "troll"]);
}

#[test]
fn nurikabe_with_an_empty_hand_may_put_back_the_card_that_was_drawn() {
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["nurikabe", "griffon"]).draw_top(&["imp"]);
    let mut table = scenario.start();
    table.play("use nurikabe");
    assert_eq!(table.legal(), ["pick imp"]);
}

#[test]
fn nurikabe_cannot_be_used_with_nothing_to_draw() {
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["nurikabe", "rukh"]).draw_only(&[]);
    let table = scenario.start();
    assert_eq!(
        table.refusal("use nurikabe"),
        "Nurikabe cannot be used now: the draw pile and the discard pile are both empty"
    );
}

#[test]
fn rukh_earns_a_point_per_card_of_a_chosen_family() {
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["rukh", "imp", "agni", "hestia"]);
    let start = scenario.area(2, &["surtr"]).start();
    for (family, points) in [("fire", 3), ("wind", 1), ("dragon", 0)] {
        let mut table = start.clone();
        table.play("use rukh");
        assert_eq!(table.legal(), ["family fire", "family water", "family earth", "family wind", "family dragon"]);
        table.play(&format!("family {family}"));
        assert_eq!(table.score(1), points, "{family}");
    }
}

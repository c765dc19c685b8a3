//! Genie, Genie Exalted, Asmodeus and the order of active effects.

use vale_engine::Event;

use crate::support::scenario::{Scenario, card, seat};

#[test]
fn genie_lets_imp_return_to_be_summoned_again() {
    let mut table = Scenario::new(2).area(1, &["imp", "salamander"]).hand(1, &["genie"]).stones(1, "RB").start();
    table.play("summon genie RB").play("use imp");
    assert_eq!(table.hand(1), ["imp"]);
    assert_eq!(table.legal(), ["use salamander"]);
    table.play("use salamander").play("summon imp");
    assert_eq!(table.stones(1), "RRR");
    assert_eq!(table.area(1), ["salamander", "genie", "imp"]);
    // Both can still be used in the Resolution Phase (Q3).
    table.play("end").play("end");
    assert_eq!(table.legal(), ["use imp", "use salamander"]);
}

#[test]
fn genie_with_asmodeus_recovers_imp_once() {
    let scenario = || Scenario::new(2).area(1, &["asmodeus", "imp"]).hand(1, &["genie"]).stones(1, "RB");
    let mut by_asmodeus = scenario().start();
    by_asmodeus.play("summon genie RB");
    assert_eq!(by_asmodeus.legal(), ["use asmodeus", "use imp"]);
    by_asmodeus.play("use asmodeus");
    // Not Genie, whose cost is 4, and not Asmodeus, who has no instant effect.
    assert_eq!(by_asmodeus.legal(), ["pick imp"]);
    assert_eq!(by_asmodeus.refusal("pick asmodeus"), "Asmodeus cannot be chosen here");
    by_asmodeus.play("pick imp");
    assert!(by_asmodeus.can("end"));
    assert_eq!(by_asmodeus.hand(1), ["imp"]);

    let mut by_itself = scenario().start();
    by_itself.play("summon genie RB").play("use imp");
    // Asmodeus finds nothing any more, so Genie is done.
    assert!(by_itself.can("end"));
    assert_eq!(by_itself.area(1), ["asmodeus", "genie"]);
}

#[test]
fn genie_goes_on_with_effects_that_become_usable() {
    let area = ["burning_skull", "salamander"];
    let mut table = Scenario::new(2).area(1, &area).hand(1, &["genie"]).stones(1, "BB").start();
    table.play("summon genie BB");
    assert_eq!(table.legal(), ["use salamander"]);
    table.play("use salamander");
    assert_eq!(table.legal(), ["use burning_skull"]);
    table.play("use burning_skull");
    assert_eq!((table.score(1), table.stones(1).as_str()), (4, ""));
}

#[test]
fn genie_activates_genie_exalted_and_the_effect_that_it_copies() {
    let area = ["genie_exalted", "salamander"];
    let mut table = Scenario::new(2).area(1, &area).hand(1, &["genie"]).stones(1, "RB").start();
    table.play("summon genie RB").play("use genie_exalted").play("pick salamander");
    assert_eq!(table.legal(), ["use salamander"]);
    table.play("use salamander");
    assert_eq!((table.score(1), table.stones(1).as_str()), (2, "RR"));
    assert!(table.can("end"));
}

#[test]
fn genie_activates_genie_exalted_that_copies_a_recovery() {
    let area = ["genie_exalted", "imp"];
    let mut table = Scenario::new(2).area(1, &area).hand(1, &["genie"]).stones(1, "RB").start();
    table.play("summon genie RB").play("use genie_exalted").play("pick imp");
    assert_eq!(table.area(1), ["imp", "genie"]);
    assert_eq!(table.hand(1), ["genie_exalted"]);
    assert_eq!(table.legal(), ["use imp"]);
}

#[test]
fn genie_exalted_that_copies_a_recovery_recovers_itself() {
    let mut table = Scenario::new(2).resolution().area(1, &["genie_exalted", "imp"]).start();
    table.play("use genie_exalted").play("pick imp");
    assert_eq!(table.hand(1), ["genie_exalted"]);
    assert_eq!(table.area(1), ["imp"]);
    let (copier, from) = (card("genie_exalted"), card("imp"));
    assert!(table.events.contains(&Event::Recovered { seat: seat(1), card: copier, by: copier.into() }));
    assert!(table.events.contains(&Event::Copied { seat: seat(1), card: copier.into(), from }));
    assert_eq!(table.legal(), ["use imp"]);
}

#[test]
fn genie_exalted_after_imp_has_gone_finds_nothing() {
    let mut table = Scenario::new(2).resolution().area(1, &["genie_exalted", "imp"]).start();
    table.play("use imp");
    assert_eq!(table.game.round(), 6);
    assert_eq!(table.area(1), ["genie_exalted"]);
}

#[test]
fn genie_exalted_copies_asmodeus() {
    let mut table = Scenario::new(2).resolution().area(1, &["genie_exalted", "asmodeus", "imp", "firefox"]).start();
    table.play("use genie_exalted").play("pick asmodeus");
    assert_eq!(table.legal(), ["pick firefox", "pick imp"]);
    table.play("pick firefox").play("use asmodeus").play("pick imp");
    assert_eq!(table.hand(1), ["firefox", "imp"]);
}

#[test]
fn genie_exalted_steals_with_goblin_again() {
    let scenario = Scenario::new(2).resolution().area(1, &["genie_exalted", "goblin"]);
    let mut table = scenario.score(2, 1).start();
    table.play("use goblin").play("player 2");
    // The one point is gone, so there is nothing to copy.
    assert_eq!((table.score(1), table.score(2), table.game.round()), (1, 0, 6));
}

#[test]
fn asmodeus_recovers_an_imp_that_was_not_used() {
    let mut table = Scenario::new(2).resolution().area(1, &["asmodeus", "imp", "undine"]).start();
    assert_eq!(table.legal(), ["use asmodeus", "use imp", "use undine"]);
    table.play("use asmodeus").play("pick imp");
    assert_eq!(table.legal(), ["use undine"]);
}

#[test]
fn harpy_counts_after_imp_has_returned() {
    let scenario = || Scenario::new(2).resolution().area(1, &["harpy", "imp", "agni"]).hand(1, &["troll"]);
    let mut imp_first = scenario().start();
    imp_first.play("use imp").play("use harpy");
    assert_eq!(imp_first.score(1), 3);
    let mut harpy_first = scenario().start();
    harpy_first.play("use harpy").play("use imp");
    assert_eq!(harpy_first.score(1), 0);
}

#[test]
fn freyja_counts_the_effects_that_are_left() {
    let scenario = || Scenario::new(2).resolution().area(1, &["freyja", "imp", "undine"]);
    let mut freyja_first = scenario().start();
    freyja_first.play("use freyja");
    assert_eq!(freyja_first.score(1), 3);
    let mut freyja_last = scenario().start();
    freyja_last.play("use imp").play("use undine").play("use freyja");
    assert_eq!(freyja_last.score(1), 1);
}

#[test]
fn mimic_with_no_earth_card_discarded_waits_for_medusa() {
    let scenario = Scenario::new(2).resolution().area(1, &["mimic", "medusa"]).hand(1, &["troll"]);
    let mut table = scenario.discard(&["imp"]).start();
    assert_eq!(table.refusal("use mimic"), "Mimic cannot be used now: there is no earth card in the discard pile");
    table.play("use medusa").play("pick troll").play("use mimic");
    assert_eq!(table.legal(), ["pick troll"]);
    table.play("pick troll");
    assert_eq!(table.hand(1), ["troll"]);
    assert_eq!(table.stones(1), "P");
}

//! The tile that works while it lies in front of a player.

use crate::support::scenario::Scenario;

/// A turn with the Gem of Kukulkan.
fn with_gem() -> Scenario {
    Scenario::new(2).artifacts().tile(1, "gem_of_kukulkan")
}

#[test]
fn gem_of_kukulkan_takes_a_sold_card_into_the_hand_for_a_red_stone() {
    let mut table = with_gem().hunted(1, &["agni", "odin"]).start();
    table.play("sell agni");
    assert_eq!((table.stones(1).as_str(), table.discard()), ("RRR", vec!["agni"]));
    assert_eq!(table.legal(), ["choose pay", "done"]);
    table.play("choose pay");
    assert_eq!((table.stones(1).as_str(), table.hand(1), table.discard()), ("RR", vec!["agni"], vec![]));
    table.play("sell odin").play("choose pay");
    assert_eq!((table.stones(1).as_str(), table.hand(1)), ("RRB", vec!["agni", "odin"]));
    assert_eq!(table.tile(1), Some("gem_of_kukulkan"));
}

#[test]
fn gem_of_kukulkan_may_be_declined() {
    let mut table = with_gem().hunted(1, &["agni"]).start();
    table.play("sell agni").play("done");
    assert_eq!((table.stones(1).as_str(), table.hand(1).len(), table.discard()), ("RRR", 0, vec!["agni"]));
    assert!(table.can("end"));
}

#[test]
fn gem_of_kukulkan_asks_nothing_without_a_red_stone() {
    let mut table = with_gem().hunted(1, &["nessie"]).stones(1, "BP").start();
    table.play("sell nessie");
    assert!(table.can("end"));
    assert_eq!(table.discard(), ["nessie"]);
}

#[test]
fn gem_of_kukulkan_works_for_its_holder_only_and_is_no_action() {
    let mut table = with_gem().hunted(1, &["agni"]).hunted(2, &["imp"]).start();
    assert_eq!(table.refusal("use gem_of_kukulkan"), "Gem of Kukulkan is not an action tile");
    table.play("tame agni");
    assert!(table.can("end"), "taming is not selling");
    table.play("end").play("sell imp");
    assert!(table.can("end"));
}

//! Fire creatures.

use crate::support::scenario::Scenario;

#[test]
fn firefox_earns_a_point_per_card_in_hand() {
    let mut table = Scenario::new(2).hand(1, &["firefox", "imp", "troll"]).stones(1, "R").start();
    table.play("summon firefox R");
    assert_eq!(table.score(1), 2);
    assert_eq!(table.area(1), ["firefox"]);
}

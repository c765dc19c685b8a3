//! L3: cards that leave the area for the draw pile.

use crate::support::scenario::{Scenario, Table};

fn known(table: &Table) -> Vec<(u8, &'static str)> {
    table.game.table_view().draw_known.iter().map(|known| (known.depth, known.card.id())).collect()
}

#[test]
fn l3_everyone_knows_that_tengu_is_on_top_until_it_is_drawn() {
    let mut table = Scenario::new(2).hand(1, &["tengu", "pegasus"]).stones(1, "BB").start();
    table.play("summon tengu B");
    assert_eq!((table.score(1), known(&table)), (6, vec![(0, "tengu")]));
    assert!(table.area(1).is_empty() && table.discard().is_empty());
    table.play("summon pegasus B");
    assert_eq!((table.hand(1), known(&table)), (vec!["tengu"], vec![]));
}

#[test]
fn l3_the_next_reveal_turns_tengu_up() {
    let mut table = Scenario::new(2).hand(1, &["tengu"]).stones(1, "B").start();
    table.play("summon tengu B").play("end").play("end");
    assert!(table.can("hunt tengu"));
    assert_eq!(known(&table), []);
}

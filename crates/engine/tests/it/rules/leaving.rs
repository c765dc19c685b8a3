//! L1-L3: cards that leave the area.

use crate::support::scenario::{Scenario, Table, seat};

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

#[test]
fn l1_ash_is_recovered_instead_and_earns_the_round() {
    let mut table = Scenario::new(2).artifacts().area(1, &["ash", "totem_pole"]).stones(1, "P").start();
    table.play("remove ash P");
    assert_eq!((table.hand(1), table.area(1), table.discard()), (vec!["ash"], vec!["totem_pole"], vec![]));
    assert_eq!((table.score(1), table.stones(1)), (5, String::new()), "Totem Pole earns nothing");
}

#[test]
fn l1_whoever_caused_the_discard_still_gets_what_it_earns() {
    let mut table = Scenario::new(2).artifacts().area(1, &["ash"]).hand(1, &["anubis"]).stones(1, "P").start();
    table.play("summon anubis P").play("pick ash");
    assert_eq!((table.score(1), table.hand(1)), (5 + 1, vec!["ash"]));
    let mut table = Scenario::new(2).artifacts().area(2, &["ash"]).hand(1, &["marina"]).stones(1, "RP").start();
    table.play("summon marina RP").play("player 2").play("pick ash");
    assert_eq!((table.score(1), table.score(2), table.hand(2)), (7, 5, vec!["ash"]));
}

#[test]
fn l2_totem_pole_earns_after_each_discard() {
    let area = ["totem_pole", "agni", "kappa", "ash"];
    let mut table = Scenario::new(2).artifacts().area(1, &area).hand(1, &["cerberus"]).stones(1, "BB").start();
    table.play("summon cerberus BB").play("pick agni");
    assert_eq!(table.stones(1), "P");
    table.play("pick ash");
    assert_eq!(table.stones(1), "P", "Ash was not discarded");
    table.play("pick kappa");
    assert_eq!((table.stones(1), table.area(1)), ("PP".to_owned(), vec!["totem_pole", "cerberus"]));
}

#[test]
fn l2_whoever_caused_it_removing_and_dragon_egg_included() {
    let scenario = || Scenario::new(2).artifacts().area(1, &["totem_pole", "agni"]);
    let mut table = scenario().stones(1, "P").start();
    table.play("remove agni P");
    assert_eq!(table.stones(1), "P", "removed");
    let mut table = scenario().hand(1, &["dragon_egg", "tidal"]).stones(1, "B").start();
    table.play("summon dragon_egg B").play("pick tidal");
    assert_eq!(table.stones(1), "P", "Dragon Egg");
    let of_seat_2 = scenario().hand(2, &["marina"]).stones(2, "RP").with(|position| position.turn = Some(seat(2)));
    let mut table = of_seat_2.start();
    table.play("summon marina RP").play("player 1").play("pick agni");
    assert_eq!((table.stones(1), table.stones(2)), ("P".to_owned(), String::new()), "another player's Marina");
    let mut table = scenario().stones(1, "P").start();
    table.play("remove totem_pole P");
    assert_eq!(table.stones(1), "", "not for itself");
}

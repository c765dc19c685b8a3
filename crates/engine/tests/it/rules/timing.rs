//! T1-T6: what comes when.

use vale_engine::{Event, Source};

use crate::support::scenario::{Scenario, Table, card, seat};

/// Which cards gave points or stones, in the order in which they did.
fn givers(table: &Table) -> Vec<&'static str> {
    let giver = |event: &Event| match *event {
        Event::PointsEarned { by, .. } | Event::StonesEarned { by, .. } | Event::Drew { by, .. } => Some(by),
        _ => None,
    };
    table.events.iter().filter_map(giver).map(Source::id).collect()
}

#[test]
fn t1_paying_then_other_cards_in_order_of_summoning_then_the_instant_effect() {
    for area in [["sylph", "kappa", "phoenix"], ["phoenix", "sylph", "kappa"]] {
        let mut table = Scenario::new(2).area(1, &area).hand(1, &["water_giant"]).stones(1, "RB").start();
        table.play("summon water_giant RB");
        let paid = "RB".parse().unwrap();
        assert_eq!(table.events[0], Event::Summoned { seat: seat(1), card: card("water_giant"), paid });
        assert_eq!(givers(&table), [area[0], area[1], area[2], "water_giant"]);
    }
}

#[test]
fn t1_the_instant_effect_goes_step_by_step() {
    let mut table = Scenario::new(2).hand(1, &["willow"]).stones(1, "RBP").start();
    table.play("summon willow RBP");
    assert_eq!(givers(&table), ["willow"; 3]);
    assert_eq!((table.stones(1), table.score(1), table.hand(1).len()), ("RBP".to_owned(), 3, 1));
}

#[test]
fn t2_stones_of_one_step_arrive_together() {
    let mut table = Scenario::new(2).hand(1, &["hydra"]).stones(1, "RRRB").start();
    table.play("summon hydra RB").play("choose P BB");
    assert_eq!(table.legal(), ["keep RRBB", "keep RRBP", "keep RBBP"]);
}

#[test]
fn t2_an_overflow_is_decided_before_the_next_step() {
    let mut table = Scenario::new(2).area(1, &["salamander"]).stones(1, "BBBB").resolution().start();
    table.play("use salamander");
    assert_eq!((table.legal(), table.score(1)), (vec!["keep RBBB".to_owned(), "keep BBBB".to_owned()], 0));
    table.play("keep BBBB");
    assert_eq!(table.score(1), 1);
}

#[test]
fn t2_the_holder_decides_on_another_players_turn() {
    let mut table =
        Scenario::new(2).hand(1, &["marina"]).stones(1, "RP").area(2, &["hestia"]).stones(2, "RRRBBB").start();
    table.play("summon marina RP").play("player 2").play("pick hestia");
    assert_eq!(table.game.table_view().turn, seat(1));
    assert_eq!(table.asked(), 2);
    table.play("keep RBBB");
    assert_eq!((table.asked(), table.stones(2)), (1, "RBBB".to_owned()));
}

#[test]
fn t3_a_shrinking_limit_is_an_overflow_at_once() {
    let mut table = Scenario::new(2).area(1, &["hestia", "agni"]).stones(1, "RRRRRB").hand(1, &["imp"]).start();
    table.play("remove agni RRR");
    assert_eq!(table.stones(1), "RRB", "no overflow while the limit is 6");
    let mut table = Scenario::new(2).round(1).area(1, &["hestia"]).stones(1, "RRRRRB").hand(1, &["imp"]).start();
    table.play("remove hestia R");
    assert_eq!(table.legal(), ["keep RRRR", "keep RRRB"]);
    table.refusal("summon imp");
}

#[test]
fn t3_in_the_middle_of_an_effect_too() {
    let mut table =
        Scenario::new(2).round(3).area(1, &["hestia", "agni"]).stones(1, "BBBBPP").hand(1, &["cerberus"]).start();
    table.play("summon cerberus P").play("pick hestia");
    assert_eq!(table.legal(), ["keep BBBB", "keep BBBP"]);
    table.play("keep BBBP");
    assert_eq!(table.legal(), ["pick agni", "done"], "then Cerberus goes on");
}

#[test]
fn t5_summoned_cards_keep_the_order_of_summoning() {
    let scenario = Scenario::new(2).round(6).area(1, &["troll", "agni", "kappa"]);
    let mut table = scenario.hand(1, &["hestia", "imp"]).stones(1, "P").start();
    table.play("summon imp").play("summon hestia");
    assert_eq!(table.area(1), ["troll", "agni", "kappa", "imp", "hestia"]);
    table.play("remove agni P");
    assert_eq!(table.area(1), ["troll", "kappa", "imp", "hestia"]);
}

/// What returned to a hand by its own "if ..., recover", in the order in which it did.
fn recovered(table: &Table) -> Vec<&'static str> {
    let recovered = |event: &Event| match *event {
        Event::Recovered { card, .. } => Some(card.id()),
        _ => None,
    };
    table.events.iter().filter_map(recovered).collect()
}

#[test]
fn t4_several_cards_recover_together() {
    let mut table = Scenario::new(2)
        .artifacts()
        .area(1, &["thalassa", "agni", "fireblast"])
        .stones(1, "BBB")
        .hunted(1, &["hydra"])
        .start();
    table.play("sell hydra");
    assert_eq!((table.area(1), table.hand(1)), (vec!["agni"], vec!["fireblast", "thalassa"]));
}

#[test]
fn t4_too_many_stones_come_first() {
    let scenario = Scenario::new(2).artifacts().area(1, &["fireblast", "thalassa"]).stones(1, "RRR");
    let mut table = scenario.hunted(1, &["troll"]).start();
    table.play("sell troll");
    assert_eq!((table.area(1), table.legal()), (vec!["fireblast", "thalassa"], vec!["keep RRRR".to_owned()]));
    table.play("keep RRRR");
    assert_eq!((table.area(1), recovered(&table)), (vec!["thalassa"], vec!["fireblast"]));
}

#[test]
fn t4_is_checked_after_every_step_of_an_effect() {
    // Willow earns R B P, then points, then draws: Thalassa goes first and Banshee last.
    let mut table =
        Scenario::new(2).artifacts().area(1, &["banshee", "thalassa"]).hand(1, &["willow"]).stones(1, "PP").start();
    table.play("summon willow PP");
    let place = |wanted: &dyn Fn(&Event) -> bool| table.events.iter().position(wanted).unwrap();
    let recovery = |id| place(&|event| matches!(*event, Event::Recovered { card: back, .. } if back == card(id)));
    let points = place(&|event| matches!(event, Event::PointsEarned { .. }));
    let draw = place(&|event| matches!(event, Event::Drew { .. }));
    assert!(recovery("thalassa") < points && points < draw && draw < recovery("banshee"));
}

#[test]
fn t4_losing_points_recovers_wendigo() {
    let scenario = Scenario::new(2).artifacts().area(1, &["wendigo"]).hand(1, &["duduri"]);
    let mut table = scenario.stones(1, "R").score(1, 1).start();
    table.play("summon duduri");
    assert_eq!(table.area(1), ["duduri"], "before the next question");
    assert_eq!(table.legal(), ["upgrade R"]);
}

#[test]
fn t6_a_summoned_card_begins_its_instant_effect_before_it_can_recover() {
    let mut table =
        Scenario::new(2).artifacts().area(1, &["hestia"]).hand(1, &["fireblast"]).stones(1, "RRRRRR").start();
    table.play("summon fireblast RR");
    assert_eq!((table.score(1), table.area(1), table.hand(1)), (1, vec!["hestia"], vec!["fireblast"]));
    let first = table.events.iter().find(|event| !matches!(event, Event::Summoned { .. }));
    assert!(matches!(first, Some(Event::PointsEarned { points: 1, .. })), "one pair of fire cards: {first:?}");
}

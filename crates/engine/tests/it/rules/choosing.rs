//! W1-W9: choosing players and cards, losing, earning and drawing.

use vale_engine::Event;

use crate::support::scenario::{Scenario, Table, card, seat};

#[test]
fn w1_any_player_with_such_a_card_can_be_chosen() {
    let mut table = Scenario::new(4)
        .hand(1, &["boulder"])
        .stones(1, "RRP")
        .area(1, &["harpy"])
        .area(2, &["agni"])
        .area(4, &["griffon", "kappa", "sylph"])
        .start();
    table.play("summon boulder RRP");
    assert_eq!(table.legal(), ["player 1", "player 4"]);
    assert_eq!(table.refusal("player 2"), "seat 2 cannot be chosen here");
    table.play("player 4");
    assert_eq!((table.asked(), table.legal()), (4, vec!["pick griffon".to_owned(), "pick sylph".to_owned()]));
}

#[test]
fn w3_goblin_needs_an_opponent_with_a_point() {
    let scenario = || Scenario::new(3).score(1, 5).area(1, &["goblin", "nessie"]).resolution();
    let table = scenario().start();
    assert_eq!(table.refusal("use goblin"), "Goblin cannot be used now: no opponent has any points");
    let mut table = scenario().score(3, 1).start();
    table.play("use goblin");
    assert_eq!(table.legal(), ["player 3"]);
    table.play("player 3");
    assert_eq!([1, 2, 3].map(|number| table.score(number)), [6, 0, 0]);
}

fn basilisk(score: u16) -> Table {
    let mut table = Scenario::new(2).score(1, score).area(1, &["basilisk"]).resolution().start();
    table.play("use basilisk");
    table
}

#[test]
fn w4_losing_points_as_a_condition_needs_that_many() {
    assert_eq!(basilisk(0).legal(), ["choose R"]);
    assert_eq!(basilisk(1).legal(), ["choose R", "choose B"]);
    assert_eq!(basilisk(2).legal(), ["choose R", "choose B", "choose P"]);
    assert_eq!(basilisk(1).refusal("choose P"), "that choice is not possible: you need 2 points");
    let mut table = basilisk(2);
    table.play("choose P");
    assert_eq!((table.score(1), table.stones(1)), (0, "P".to_owned()));
}

#[test]
fn w4_losing_points_as_a_consequence_stops_at_zero() {
    for (before, after) in [(0, 0), (2, 0), (4, 0), (5, 1)] {
        let mut table = Scenario::new(2).score(1, before).area(1, &["goblin_soldier"]).resolution().start();
        table.play("use goblin_soldier");
        assert_eq!(table.score(1), after);
    }
}

#[test]
fn w5_being_stolen_from_is_losing_points() {
    let mut table = Scenario::new(2).score(2, 3).area(1, &["goblin"]).resolution().start();
    table.play("use goblin").play("player 2");
    assert!(table.events.contains(&Event::PointsLost { seat: seat(2), points: 1, by: card("goblin").into() }));
    assert_eq!((table.score(1), table.score(2)), (1, 2));
}

fn earned(table: &Table) -> bool {
    table.events.iter().any(|event| matches!(event, Event::StonesEarned { .. }))
}

#[test]
fn w6_exchanging_is_not_earning() {
    let mut table = Scenario::new(2).area(1, &["snail_maiden"]).stones(1, "P").resolution().start();
    table.play("use snail_maiden").play("choose P");
    assert_eq!((table.stones(1), earned(&table)), ("BBB".to_owned(), false));
    let mut table = Scenario::new(2).hand(1, &["stone_golem"]).stones(1, "RBP").start();
    table.play("summon stone_golem P");
    assert_eq!((table.stones(1), earned(&table)), ("PP".to_owned(), false));
    let mut table = Scenario::new(2).area(1, &["undine_queen"]).resolution().start();
    table.play("use undine_queen");
    assert!(earned(&table));
}

#[test]
fn w6_selling_is_earning() {
    let mut table = Scenario::new(2).hunted(1, &["hydra"]).start();
    table.play("sell hydra");
    let stones = "B".parse().unwrap();
    assert_eq!(table.events, [Event::Sold { seat: seat(1), card: card("hydra"), stones }]);
}

#[test]
fn w7_only_drawing_a_card_is_drawing() {
    let drew = |table: &Table| table.events.iter().filter(|event| matches!(event, Event::Drew { .. })).count();
    let mut table = Scenario::new(2).hunted(1, &["hydra"]).start();
    table.play("tame hydra");
    assert_eq!(drew(&table), 0, "taming");
    let mut table = Scenario::new(2).area(1, &["mimic", "imp"]).discard(&["troll"]).resolution().start();
    table.play("use mimic").play("pick troll").play("use imp");
    assert_eq!((table.hand(1), drew(&table)), (vec!["imp", "troll"], 0), "taking, recovering and revealing");
    let mut table = Scenario::new(2).area(1, &["griffon"]).resolution().start();
    table.play("use griffon");
    assert_eq!(drew(&table), 1);
}

#[test]
fn w2_a_swap_changes_areas_and_summons_nothing() {
    let scenario = Scenario::new(2).artifacts().hand(1, &["pyro"]).stones(1, "RP");
    let mut table = scenario.area(1, &["sylph"]).area(2, &["imp", "agni"]).start();
    table.play("summon pyro RP").play("player 2");
    assert_eq!((table.asked(), table.legal()), (2, vec!["pick agni".to_owned(), "pick imp".to_owned()]));
    table.play("pick imp");
    assert_eq!((table.area(1), table.area(2)), (vec!["sylph", "imp"], vec!["pyro", "agni"]));
    assert_eq!((table.score(1), table.stones(1)), (1 + 7, String::new()), "Sylph saw one summoning; Imp earns nothing");
}

#[test]
fn w2_a_swapped_card_belongs_to_its_new_area() {
    let scenario = Scenario::new(2).artifacts().hand(1, &["pyro"]).stones(1, "RP");
    let mut table = scenario.area(2, &["imp"]).start();
    table.play("summon pyro RP").play("player 2").play("pick imp").play("end").play("end").play("use imp");
    assert_eq!((table.hand(1), table.area(2)), (vec!["imp"], vec!["pyro"]));
}

#[test]
fn w2_a_swap_with_oneself_changes_nothing() {
    let mut table = Scenario::new(2).artifacts().hand(1, &["pyro"]).stones(1, "RP").area(1, &["agni", "kappa"]).start();
    table.play("summon pyro RP").play("player 1").play("pick agni");
    assert_eq!((table.area(1), table.score(1)), (vec!["agni", "kappa", "pyro"], 7));
}

#[test]
fn w5_being_stolen_from_recovers_wendigo() {
    let mut table = Scenario::new(2)
        .artifacts()
        .score(2, 3)
        .area(1, &["goblin"])
        .area(2, &["wendigo", "agni"])
        .resolution()
        .start();
    table.play("use goblin").play("player 2");
    assert_eq!((table.area(2), table.hand(2), table.score(2)), (vec!["agni"], vec!["wendigo"], 2));
}

#[test]
fn w6_thalassa_stays_for_exchanged_and_upgraded_stones() {
    let scenario = || Scenario::new(2).artifacts().area(1, &["thalassa", "snail_maiden", "undine_queen"]);
    let mut table = scenario().stones(1, "P").resolution().start();
    table.play("use snail_maiden").play("choose P");
    assert_eq!((table.stones(1), table.area(1).len()), ("BBB".to_owned(), 3), "exchanged");
    table.play("use undine_queen");
    assert_eq!(table.area(1), ["snail_maiden", "undine_queen"], "earned");
    let mut table = scenario().stones(1, "R").score(1, 1).hand(1, &["duduri"]).hunted(1, &["hydra"]).start();
    table.play("summon duduri").play("upgrade R");
    assert_eq!((table.stones(1), table.area(1).len()), ("B".to_owned(), 4), "upgraded");
    table.play("sell hydra");
    assert_eq!(table.hand(1), ["thalassa"], "selling is earning");
}

#[test]
fn w7_banshee_stays_for_cards_that_are_not_drawn() {
    let mut table = Scenario::new(4)
        .artifacts()
        .tile(1, "golden_fleece")
        .shelter(1, &["imp"])
        .area(1, &["banshee", "mimic"])
        .hunted(1, &["hydra"])
        .hand(1, &["genie", "dandelion_spirit"])
        .discard(&["troll"])
        .stones(1, "PP")
        .start();
    table.play("tame hydra").play("use golden_fleece").play("choose retrieve").play("pick imp");
    table.play("summon genie P").play("use mimic").play("pick troll");
    assert_eq!(table.hand(1), ["imp", "hydra", "troll", "dandelion_spirit"]);
    assert_eq!(table.area(1), ["banshee", "mimic", "genie"], "tamed, retrieved and taken, but not drawn");
    table.play("summon dandelion_spirit P");
    assert_eq!(table.area(1), ["mimic", "genie", "dandelion_spirit"]);
    assert!(table.hand(1).contains(&"banshee"));
}

#[test]
fn w8_a_swapped_card_takes_the_place_of_the_other() {
    let scenario = Scenario::new(2).artifacts().area(1, &["troll", "harpy"]).area(2, &["agni", "hydra", "kappa"]);
    let mut table = scenario.hand(1, &["deepdive", "hestia"]).stones(1, "RP").start();
    table.play("summon deepdive RP").play("player 2").play("pick hydra").play("summon hestia");
    assert_eq!(table.area(1), ["troll", "harpy", "hydra", "hestia"]);
    assert_eq!(table.area(2), ["agni", "deepdive", "kappa"]);
}

#[test]
fn w9_what_duduri_king_upgrades_was_earned_as_it_stands_in_the_sell_table() {
    let scenario = |sold| Scenario::new(2).artifacts().area(1, &["duduri_king", "thalassa"]).hunted(1, &[sold]);
    let mut table = scenario("imp").start();
    table.play("sell imp").play("upgrade R");
    assert_eq!((table.stones(1), table.area(1)), ("RRB".to_owned(), vec!["duduri_king", "thalassa"]));
    let mut table = scenario("hydra").start();
    table.play("sell hydra").play("upgrade B");
    assert_eq!((table.stones(1), table.area(1)), ("P".to_owned(), vec!["duduri_king"]));
}

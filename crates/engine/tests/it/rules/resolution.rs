//! P1, P2, E1 and E2: the Resolution Phase, the end of the round and of the game.

use vale_engine::{Phase, Position, Seat};

use crate::support::scenario::{Scenario, Table, seat};

const FIVE_CARDS: [&str; 5] = ["imp", "kappa", "troll", "harpy", "ember"];

#[test]
fn p1_the_players_resolve_clockwise_from_the_first() {
    let mut table = Scenario::new(3)
        .with(|position| {
            position.first = seat(3);
            position.turn = Some(seat(3));
        })
        .area(1, &["salamander"])
        .area(2, &["sea_spirit"])
        .area(3, &["nessie"])
        .resolution()
        .start();
    assert_eq!((table.asked(), table.legal()), (3, vec!["use nessie".to_owned()]));
    table.play("use nessie");
    assert_eq!((table.asked(), table.legal()), (1, vec!["use salamander".to_owned()]));
    table.play("use salamander");
    assert_eq!((table.asked(), table.legal()), (2, vec!["use sea_spirit".to_owned()]));
}

#[test]
fn p1_every_usable_effect_is_used_once() {
    let mut table = Scenario::new(2).area(1, &["salamander", "nessie"]).area(2, &["sea_spirit"]).resolution().start();
    assert_eq!(table.legal(), ["use salamander", "use nessie"], "nothing else can be done");
    table.play("use nessie");
    assert_eq!(table.refusal("use nessie"), "the effect of Nessie has already been used");
    assert_eq!(table.refusal("use sea_spirit"), "Sea Spirit is not in your area");
    table.play("use salamander");
    assert_eq!((table.score(1), table.stones(1), table.asked()), (3, "R".to_owned(), 2));
}

#[test]
fn p1_the_player_chooses_the_order() {
    let scenario = || Scenario::new(2).area(1, &["odin", "griffon"]).hand(1, &FIVE_CARDS).resolution().start();
    let mut table = scenario();
    table.play("use odin").play("use griffon");
    assert_eq!((table.score(1), table.stones(1)), (2, String::new()));
    let mut table = scenario();
    table.play("use griffon").play("use odin");
    assert_eq!((table.score(1), table.stones(1)), (0, "P".to_owned()));
}

#[test]
fn p2_a_player_without_a_usable_effect_is_passed_over() {
    let table = Scenario::new(3).area(1, &["agni"]).area(3, &["salamander"]).resolution().start();
    assert_eq!(table.asked(), 3);
    let table = Scenario::new(2).area(1, &["medusa"]).area(2, &["salamander"]).resolution().start();
    assert_eq!(table.asked(), 2, "Medusa cannot be used with an empty hand");
}

#[test]
fn p2_a_player_who_is_done_stays_done() {
    // Seat 2's discarded earth card comes too late for seat 1's Mimic.
    let mut table = Scenario::new(2).area(1, &["mimic"]).area(2, &["medusa"]).hand(2, &["troll"]).resolution().start();
    table.play("use medusa").play("pick troll");
    assert_eq!((table.game.round(), table.game.phase()), (6, Phase::Hunting));
    assert!(table.hand(1).is_empty());
}

#[test]
fn e1_sixty_points_end_the_game_after_the_round() {
    let mut table = Scenario::new(2).score(1, 59).area(1, &["salamander"]).area(2, &["nessie"]).resolution().start();
    table.play("use salamander");
    assert!(!table.game.is_over(), "seat 2 still has its turn");
    table.play("use nessie");
    assert!(table.game.is_over() && table.legal().is_empty());
    assert_eq!(table.game.leaders().collect::<Vec<_>>(), [seat(1)]);
}

#[test]
fn e1_only_the_score_at_the_end_of_the_round_counts() {
    let scenario = Scenario::new(2).round(6).score(1, 57).area(1, &["goblin_soldier"]);
    let mut table = scenario.hand(1, &["mud_slime"]).stones(1, "P").start();
    table.play("summon mud_slime P");
    assert_eq!((table.score(1), table.game.phase()), (63, Phase::Action));
    table.play("end").play("end").play("use goblin_soldier").play("use mud_slime");
    assert_eq!(table.score(1), 59);
    assert_eq!((table.game.is_over(), table.game.round()), (false, 7));
}

#[test]
fn e1_the_game_ends_after_round_10() {
    let mut table = Scenario::new(2).round(10).area(1, &["salamander"]).resolution().start();
    table.play("use salamander");
    assert!(table.game.is_over());
    assert_eq!(table.game.round(), 10);
}

#[test]
fn e1_otherwise_the_round_and_the_first_player_move_on() {
    let mut table = Scenario::new(3)
        .with(|position| {
            position.first = seat(3);
            position.turn = Some(seat(2));
        })
        .score(1, 59)
        .area(2, &["salamander"])
        .resolution()
        .start();
    table.play("use salamander");
    let view = table.game.table_view();
    assert_eq!((view.round, view.phase, view.first), (6, Phase::Hunting, seat(1)));
    assert_eq!(table.asked(), 1);
}

fn finished(scenario: Scenario) -> Table {
    let over = |position: &mut Position| {
        position.phase = Phase::Over;
        position.turn = None;
    };
    scenario.round(10).with(over).start()
}

fn winners(table: &Table) -> Vec<usize> {
    table.game.leaders().map(Seat::number).collect()
}

#[test]
fn e2_the_most_points_win() {
    let table = finished(Scenario::new(3).score(1, 40).score(2, 41).score(3, 39).area(1, &["imp", "agni"]));
    assert_eq!(winners(&table), [2]);
}

#[test]
fn e2_a_tie_goes_to_the_most_summoned_cards() {
    let tied = Scenario::new(3).score(1, 41).score(2, 41).score(3, 39);
    let table = finished(tied.area(1, &["imp"]).area(2, &["agni", "kappa"]).area(3, &["troll", "harpy", "ember"]));
    assert_eq!(winners(&table), [2]);
}

#[test]
fn e2_a_tie_after_that_is_shared() {
    let tied = Scenario::new(4).score(1, 41).score(2, 41).score(3, 41).score(4, 12);
    let table = finished(tied.area(1, &["imp", "agni"]).area(2, &["kappa"]).area(3, &["troll", "harpy"]));
    assert_eq!(winners(&table), [1, 3]);
    let places: Vec<_> = table.game.ranking().iter().map(|standing| (standing.seat.number(), standing.place)).collect();
    assert_eq!(places, [(1, 1), (3, 1), (2, 3), (4, 4)]);
}

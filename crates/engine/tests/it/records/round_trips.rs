//! What is written can be read, and is written the same again.

use proptest::prelude::*;
use vale_engine::{
    Deal, FirstPlayer, Game, Match, Options, PaymentRule, Phase, Position, Question, Record, Seat, Seed, SellTable,
    Setup, Start,
};

use super::{names, play_on, position, random_game};
use crate::support::scenario::Scenario;

/// All that goes into a setup, from a few numbers.
fn setup(players: u8, number: u64, variant: u8) -> Setup {
    let seat = Seat::new(number as usize % usize::from(players)).unwrap();
    let options = Options {
        sell: if variant & 1 == 0 { SellTable::Printed } else { SellTable::Manual },
        payment: if variant & 2 == 0 { PaymentRule::Needed } else { PaymentRule::Any },
        ..Options::new(players)
    };
    Setup {
        options,
        first: match variant % 3 {
            0 => FirstPlayer::Random,
            1 => FirstPlayer::Chosen(seat),
            _ => FirstPlayer::Reptile(seat),
        },
        deal: if variant & 4 == 0 { Deal::Shuffled } else { Deal::Stacked(options.deck().iter().collect()) },
        seed: Seed::from_number(number),
    }
}

#[track_caller]
fn assert_round_trip(game: &Match) {
    let record = game.record(&names());
    let text = record.to_string();
    let read: Record = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read, record);
    assert_eq!(read.to_string(), text);
    assert_eq!(&read.replay(), game);
    assert_eq!(read.result().is_some(), game.game().is_over());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Finished and unfinished games, with every option and both kinds of deal.
    #[test]
    fn records(players in 2u8..=4, number: u64, variant in 0u8..24, stop in prop_oneof![0usize..400, Just(10_000)]) {
        assert_round_trip(&random_game(setup(players, number, variant), number, stop));
    }

    /// Games that go on from the middle, with the position in the record; and the position as JSON by itself.
    #[test]
    fn positions(players in 2u8..=4, number: u64, stop in 0usize..400, further in 0usize..100) {
        let mut game = random_game(setup(players, number, 0), number, stop);
        while game.game().position().is_none() {
            play_on(&mut game, number, 1);
        }
        let position = game.game().position().unwrap();
        for json in [position.to_json(), position.to_json_line()] {
            let read = Position::from_json(&json).unwrap_or_else(|error| panic!("{error}\n{json}"));
            assert_eq!(read, position);
            assert_eq!(&Game::from_position(&read).unwrap(), game.game());
        }
        let mut resumed = Match::new(Start::Position(position)).unwrap();
        play_on(&mut resumed, number, further);
        assert_round_trip(&resumed);
    }
}

#[test]
fn a_finished_game_has_a_result() {
    let record = random_game(Setup::new(3, Seed::from_number(5)), 5, 10_000).record(&names());
    let points = record.result().unwrap();
    assert_eq!(points.len(), 3);
    let line = format!("result {} {} {}\n", points[0], points[1], points[2]);
    assert!(record.to_string().contains(&line), "{record}");
}

#[test]
fn a_game_without_moves_is_only_a_header() {
    let text = random_game(Setup::new(2, Seed::from_number(7)), 0, 0).record(&names()).to_string();
    let expected = "vale 1\nrules 1\nplayers 2\nsets base\nsell printed\npayment needed\nfirst random\n\
        seed 0700000000000000000000000000000000000000000000000000000000000000\n\
        seat 1 Ada\nseat 2 Teo\nresult unfinished\n";
    assert_eq!(text, expected);
}

#[test]
fn names_are_made_fit_for_a_line() {
    let game = random_game(Setup::new(4, Seed::from_number(7)), 0, 0);
    let long = "ü".repeat(150);
    let record = game.record(&["  # Ada\n the  \u{7}first ".to_owned(), String::new(), long]);
    assert_eq!(record.names(), ["# Ada the first", "Seat 2", "ü".repeat(100).as_str(), "Seat 4"]);
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn position_json_is_short_and_readable() {
    let scenario = Scenario::new(2)
        .hand(1, &["imp", "troll"])
        .area(2, &["hydra"])
        .stones(2, "RRB")
        .hunted(1, &["kappa"])
        .with(|position| position.seed = Seed::from_number(1));
    let expected = r#"{
  "rules": 1,
  "options": { "players": 2, "sell": "printed", "payment": "needed" },
  "round": 5,
  "phase": "action",
  "first": 1,
  "turn": 1,
  "players": [
    { "score": 0, "stones": "", "hand": ["imp", "troll"], "area": [] },
    { "score": 0, "stones": "RRB", "hand": [], "area": ["hydra"] }
  ],
  "display": [{ "card": "kappa", "marker": 1 }],
  "discard": [],
  "seed": "0100000000000000000000000000000000000000000000000000000000000000",
  "seed_used": 0
}
"#;
    assert_eq!(position(scenario).to_json(), expected);
}

#[test]
fn long_lists_fill_their_lines() {
    let game = random_game(Setup::new(2, Seed::from_number(7)), 0, 0);
    let json = game.game().position().unwrap().to_json();
    assert!(json.lines().all(|line| line.len() <= 100), "{json}");
    assert!(json.lines().count() < 40, "{json}");
}

#[test]
fn a_free_summoning_is_written_without_stones_even_if_stones_may_be_paid() {
    let any_payment = |position: &mut Position| position.options.payment = PaymentRule::Any;
    let scenario = Scenario::new(2).hand(1, &["imp"]).stones(1, "RB").with(any_payment);
    let mut game = Match::new(Start::Position(position(scenario))).unwrap();
    let m = game.game().read_move("summon imp").unwrap();
    assert_eq!(game.game().write_move(m), "summon imp");
    game.play(m, &mut ()).unwrap();
    assert_eq!(game.game().table_view().players[0].stones.to_string(), "RRRB");
    assert_round_trip(&game);
}

#[test]
fn tiles_can_be_taken_when_no_card_is_left_to_hunt() {
    let tiles = |position: &mut Position| {
        position.options.artifact_tiles = true;
        position.phase = Phase::Hunting;
        position.turn = None;
    };
    let table = Scenario::new(2).draw_only(&[]).with(tiles).start();
    assert_eq!(table.game.asked().unwrap().question, Question::TakeTile);
    assert_eq!(Game::from_position(&table.game.position().unwrap()), Ok(table.game));
}

//! Positions with one right answer: the apprentice finds whole turns, the greedy bot at least the next step.

use std::sync::atomic::AtomicBool;

use vale_bots::arena::Entrant;
use vale_bots::table::{Outcome, Table};
use vale_bots::wire::Timeouts;
use vale_bots::{Level, Memories, Sight, decision_seed};
use vale_engine::{Game, MoveList, Options, Position, Seat, Seed, Setup};

/// Plays a game of level 3 with little time to think.
fn quick_game(options: Options, seed: Seed, follow_plans: bool) -> Outcome {
    let timeouts = Timeouts { start: std::time::Duration::ZERO, decision: std::time::Duration::ZERO };
    let bot = Entrant::read("3@100", None, timeouts).unwrap();
    let table = Table {
        setup: Setup { options, ..Setup::new(options.players, seed) },
        chairs: (0..options.players).map(|_| bot.sit_down()).collect(),
        name: String::new(),
        seeds: &|decision| decision_seed(seed, 0, 0, decision),
        follow_plans,
        stop: &AtomicBool::new(false),
    };
    table.play().unwrap().unwrap()
}

#[test]
fn whoever_follows_a_plan_thinks_less_often_and_plays_legal_moves() {
    let base = Options::new(3);
    for options in [base, Options { artifact_creatures: true, artifact_tiles: true, ..base }] {
        let thoughts = |follow_plans| -> usize {
            let games = (0..4).map(|number| quick_game(options, Seed::from_number(number), follow_plans));
            games
                .inspect(|game| assert!(game.forfeit.is_none() && game.played.game().is_over()))
                .map(|game| game.thoughts.len())
                .sum()
        };
        let (followed, anew) = (thoughts(true), thoughts(false));
        assert!(followed * 4 < anew * 3, "{followed} decisions, and {anew} anew");
    }
}

/// Lets a level play seat 1 from a position of the last round until its turn is over; returns its points in the end.
fn points_after_the_turn(level: Level, json: &str) -> u16 {
    let position = Position::from_json(json).unwrap();
    let mut game = Game::from_position(&position).unwrap();
    let mut memories = Memories::new(position.options.players);
    let mut legal = MoveList::new();
    let bot = level.bot();
    let me = Seat::FIRST;
    while let Some(seat) = game.asked_seat() {
        game.legal_moves_into(&mut legal);
        let m = if seat == me {
            let sight = Sight { view: &game.seat_view(seat), memory: memories.of(seat), legal: &legal };
            bot.decide(sight, 1, level.default_budget()).chosen
        } else {
            *legal.last().unwrap()
        };
        game.play(m, &mut memories).unwrap();
    }
    game.score(me)
}

/// A position of the last round in which seat 1 acts first.
fn last_round(mine: &str, hunted: &[&str]) -> String {
    let display: Vec<_> = hunted.iter().map(|card| format!(r#"{{"card":"{card}","marker":1}}"#)).collect();
    format!(
        r#"{{"rules":1,"options":{{"players":2}},"round":10,"phase":"action","first":1,"turn":1,
            "players":[{mine},{{"score":5}}],"display":[{}]}}"#,
        display.join(",")
    )
}

#[test]
fn it_sells_what_pays_for_the_card_in_hand() {
    // Selling both cards brings R R R R and R R R, of which four are kept: enough for Hydra, which earns 4 points.
    let position = last_round(r#"{"score":10,"hand":["hydra"]}"#, &["goblin", "salamander"]);
    assert_eq!(points_after_the_turn(Level::Apprentice, &position), 14);
}

#[test]
fn it_sees_a_chain_of_summonings() {
    // Imp for nothing earns R R; with them Ifrit earns a point for each of two cards.
    let position = last_round(r#"{"score":10,"hand":["imp","ifrit"]}"#, &[]);
    assert_eq!(points_after_the_turn(Level::Apprentice, &position), 12);
}

#[test]
fn it_spends_stones_that_are_worth_nothing_tomorrow() {
    // Yuki Onna turns the six of the purple stone into points; kept, the stone is worth nothing after the last turn.
    let position = last_round(r#"{"score":10,"stones":"P","hand":["yuki_onna"]}"#, &[]);
    assert_eq!(points_after_the_turn(Level::Apprentice, &position), 16);
}

#[test]
fn it_uses_effects_in_the_right_order() {
    // Medusa turns the card in hand into a purple stone, and then Troll earns 3 points.
    let position = r#"{"rules":1,"options":{"players":2},"round":10,"phase":"resolution","first":1,"turn":1,
        "players":[{"score":10,"hand":["eternity"],"area":["troll","medusa"]},{"score":5}]}"#;
    assert_eq!(points_after_the_turn(Level::Apprentice, position), 13);
}

#[test]
fn it_discards_a_cheap_card_for_a_free_dear_one() {
    // Young Forest Spirit: Gi-rin for free is worth 2 points for each of two cards; Imp is the one to give up.
    let position = last_round(r#"{"score":10,"hand":["young_forest_spirit","gi_rin","imp"]}"#, &[]);
    assert!(points_after_the_turn(Level::Apprentice, &position) >= 14);
}

#[test]
fn greedy_takes_the_points_on_the_table() {
    let position = last_round(r#"{"score":10,"stones":"P","hand":["mud_slime"]}"#, &[]);
    assert_eq!(points_after_the_turn(Level::Greedy, &position), 16);
}

//! Positions that are refused, each with its message.

use vale_engine::{Game, Phase, PlayerPosition, Position};

use super::position;
use crate::support::scenario::{Scenario, card, seat};

#[track_caller]
fn assert_breaks_a_rule(scenario: Scenario, message: &str) {
    let json = position(scenario).to_json();
    let read = Position::from_json(&json).unwrap_or_else(|error| panic!("{error}\n{json}"));
    match Game::from_position(&read) {
        Ok(_) => panic!("this was accepted: {json}"),
        Err(error) => assert_eq!(error.to_string(), message),
    }
}

#[test]
fn a_card_twice() {
    assert_breaks_a_rule(
        Scenario::new(2).hand(1, &["imp"]).area(2, &["imp"]),
        "players[1].area: `imp` is in two places",
    );
    assert_breaks_a_rule(Scenario::new(2).hand(1, &["imp", "imp"]), "players[0].hand: `imp` is in two places");
    assert_breaks_a_rule(Scenario::new(2).hunted(1, &["imp"]).discard(&["imp"]), "discard: `imp` is in two places");
}

#[test]
fn a_card_missing() {
    assert_breaks_a_rule(
        Scenario::new(2).with(|position| position.draw = Some(vec![card("imp")])),
        "draw: `agni` is missing; leave `draw` out to shuffle all missing cards into it",
    );
    assert_breaks_a_rule(
        Scenario::new(2).with(|position| position.draw_known = vec![card("imp")]),
        "draw_known: `imp` has no known place in a draw pile that is not given",
    );
}

#[test]
fn too_many_stones() {
    assert_breaks_a_rule(Scenario::new(2).stones(2, "RRRRB"), "players[1].stones: 5 stones, but the limit is 4");
}

#[test]
fn too_many_areas() {
    let seven = ["imp", "troll", "hydra", "kappa", "agni", "odin", "tengu"];
    assert_breaks_a_rule(
        Scenario::new(3).round(3).area(1, &seven),
        "players[0].area: 7 summoned cards, but only 3 areas in round 3",
    );
}

#[test]
fn too_many_points() {
    assert_breaks_a_rule(Scenario::new(2).score(1, 10_000), "players[0].score: 10000 points are more than 9999");
}

#[test]
fn players_and_seats() {
    for players in [1, 5] {
        assert_breaks_a_rule(
            Scenario::new(2).with(|position| position.options.players = players),
            &format!("options: players: {players}; the game is for 2 to 4"),
        );
    }
    assert_breaks_a_rule(
        Scenario::new(3).with(|position| {
            position.players.push(PlayerPosition::default());
        }),
        "players: 4 listed, but options.players is 3",
    );
    assert_breaks_a_rule(
        Scenario::new(2).with(|position| position.first = seat(3)),
        "first: there is no seat 3 at this table",
    );
    assert_breaks_a_rule(Scenario::new(2).hunted(4, &["imp"]), "display[0].marker: there is no seat 4 at this table");
}

#[test]
fn rounds_and_turns() {
    assert_breaks_a_rule(Scenario::new(2).round(0), "round: 0; a game has rounds 1 to 10");
    assert_breaks_a_rule(Scenario::new(2).round(11), "round: 11; a game has rounds 1 to 10");
    assert_breaks_a_rule(Scenario::new(2).with(|position| position.turn = None), "turn: missing: whose turn is it?");
    assert_breaks_a_rule(
        Scenario::new(2).with(|position| position.phase = Phase::Hunting),
        "turn: only the Action and Resolution Phases have turns",
    );
    assert_breaks_a_rule(
        Scenario::new(2).with(|position| position.rules = 9),
        "rules: version 9; this program plays version 1 of the rules",
    );
}

#[test]
fn markers() {
    assert_breaks_a_rule(
        Scenario::new(2).hunted(1, &["imp", "troll", "hydra"]),
        "display: seat 1 cannot have 3 markers there at this moment",
    );
    assert_breaks_a_rule(
        Scenario::new(2).hunted(1, &["imp"]).resolution(),
        "display: after the Action Phase the display is empty",
    );
    assert_breaks_a_rule(
        Scenario::new(2).hunted(1, &["imp"]).with(|position| position.display[0].marker = None),
        "display: in the Action Phase every card has a marker",
    );
}

#[test]
fn used_effects() {
    assert_breaks_a_rule(
        Scenario::new(2).area(1, &["kappa"]).resolution().with(|position| {
            position.players[0].used = vec![card("kappa")];
        }),
        "players[0].used: `kappa` is not a card with an active effect in this area",
    );
    assert_breaks_a_rule(
        Scenario::new(2).area(1, &["imp"]).with(|position| position.players[0].used = vec![card("imp")]),
        "players[0].used: effects are used in the Resolution Phase only",
    );
}

/// JSON of a simple position with one piece of text replaced.
#[track_caller]
fn assert_unreadable(piece: &str, instead: &str, message: &str) {
    let json = position(Scenario::new(2).hand(1, &["imp"]).stones(1, "RB")).to_json();
    assert!(json.contains(piece), "{json}");
    match Position::from_json(&json.replacen(piece, instead, 1)) {
        Ok(_) => panic!("this was read: {instead}"),
        Err(error) => assert_eq!(error.to_string(), message),
    }
}

#[test]
fn broken_json() {
    assert_unreadable("\"round\": 5,", "\"round\": 5", "line 5, column 3: this is not JSON: expected `,` or `}`");
    let json = position(Scenario::new(2)).to_json();
    let message = |text: &str| Position::from_json(text).unwrap_err().to_string();
    assert_eq!(message(json.trim_end().trim_end_matches('}')), "line 16, column 0: the JSON ends too early");
    assert_eq!(message(&(json + "}")), "line 17, column 1: this is not JSON: trailing characters");
    assert_eq!(message("[1]"), "line 1, column 3: invalid length 1, expected an object with named fields");
    assert_eq!(
        message(&"[".repeat(100_000)),
        "[0] (line 1, column 1): invalid type: sequence, expected a whole number"
    );
    assert_eq!(Position::from_json("").unwrap_err().to_string(), "line 1, column 0: the JSON ends too early");
    assert_eq!(
        Position::from_json(&" ".repeat(1_048_577)).unwrap_err().to_string(),
        "JSON: 1048577 bytes; a position has at most 1048576"
    );
}

#[test]
fn json_that_is_no_position() {
    assert_unreadable("\"imp\"", "\"chimera\"", "players[0].hand[0] (line 9, column 53): there is no card `chimera`");
    assert_unreadable(
        "\"RB\"",
        "\"RG\"",
        "players[0].stones (line 9, column 32): stones are written with the letters R, B and P, for example RRB",
    );
    assert_unreadable(
        "\"score\": 0",
        "\"score\": -1",
        "players[0].score (line 9, column 17): invalid value: integer `-1`, expected a whole number from 0 to 65535",
    );
    assert_unreadable(
        "\"round\": 5",
        "\"round\": 300",
        "round (line 4, column 14): invalid value: integer `300`, expected a whole number from 0 to 255",
    );
    assert_unreadable(
        "\"round\": 5",
        "\"round\": \"five\"",
        "round (line 4, column 17): invalid type: string \"five\", expected a whole number from 0 to 255",
    );
    assert_unreadable("\"first\": 1", "\"first\": 5", "first (line 6, column 12): seats are numbered 1 to 4, not 5");
    assert_unreadable(
        "\"action\"",
        "\"dinner\"",
        "phase (line 5, column 19): unknown variant `dinner`, expected one of `hunting`, `action`, `resolution`, `over`",
    );
    assert_unreadable(
        "\"printed\"",
        "\"dearly\"",
        "options.sell (line 3, column 45): unknown variant `dearly`, expected `printed` or `manual`",
    );
    assert_unreadable(
        "\"discard\"",
        "\"rubbish\"",
        "rubbish (line 13, column 11): unknown field `rubbish`, expected one of `rules`, `options`, `round`, `phase`, \
         `first`, `turn`, `players`, `display`, `draw`, `draw_known`, `discard`, `reshuffled`, `tiles`, `running`, `seed`, \
         `seed_used`",
    );
    assert_unreadable("\"rules\": 1,", "", "line 16, column 1: missing field `rules`");
    assert_unreadable("\"rules\": 1,", "\"rules\": 1, \"rules\": 1,", "line 2, column 21: duplicate field `rules`");
}

#[test]
fn a_shuffle_that_no_turn_remembers() {
    assert_breaks_a_rule(
        Scenario::new(2).area(1, &["imp"]).resolution().with(|position| position.reshuffled = true),
        "reshuffled: only possible in a turn of the Action Phase",
    );
}

//! Positions as JSON.

use vale_engine::{Game, Position};
use vale_testkit::{Dice, Style, conformance};

use crate::hold;

/// How many moves are made in a position that the rules allow.
const MOVES: usize = 40;

/// A position that is read reads the same after it was written. In one that the rules allow a game can be played: every
/// question has an answer, and the answers are legal. What is refused names the place.
pub fn check(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let position = match Position::from_json(text) {
        Ok(position) => position,
        Err(error) => {
            assert!(!error.place.is_empty() && !error.problem.is_empty(), "refused without a word");
            return;
        }
    };
    for written in [position.to_json(), position.to_json_line()] {
        assert_eq!(Position::from_json(&written).as_ref(), Ok(&position), "written as {written}");
    }
    match Game::from_position(&position) {
        Ok(game) => play_on(game, bytes),
        Err(error) => assert!(!error.to_string().is_empty(), "refused without a word"),
    }
}

/// Plays some random moves, chosen by the input, and looks at the game after each.
fn play_on(mut game: Game, bytes: &[u8]) {
    let seed = bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325_u64, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3));
    let mut dice = Dice::new(seed);
    let style = dice.pick(&Style::ALL).unwrap_or(Style::Uniform);
    for _ in 0..MOVES {
        hold(conformance::check_position(&game));
        let moves = hold(conformance::check_list(&game));
        hold(conformance::check_notation(&game, &moves));
        let Some(m) = style.choose(&moves, &mut dice) else { return };
        assert_eq!(game.play(m, &mut ()), Ok(()), "{m:?} is listed but refused");
    }
}

/// Positions shortly before every question that a card can ask, of the tests in the browser.
pub fn seeds() -> Vec<(String, Vec<u8>)> {
    let text = include_str!("../../web/tests/browser/positions.json");
    let prompts: Vec<serde_json::Value> = serde_json::from_str(text).unwrap_or_default();
    let positions = prompts.iter().filter_map(|prompt| prompt.get("position"));
    positions.enumerate().map(|(number, position)| (format!("prompt-{number}"), position.to_string().into())).collect()
}

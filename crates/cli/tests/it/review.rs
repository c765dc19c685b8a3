//! `vale review`.

use serde_json::Value;

use crate::support::{vale, vale_with_input};

const RECORD: &[u8] = include_bytes!("../../../bots/tests/it/games/charybdis_before_valkyrie.vale");

#[test]
fn a_review_tells_shares_accuracy_luck_and_key_moments() {
    let text = vale_with_input(&["review", "-"], RECORD).success();
    assert!(text.starts_with("Win shares in percent at the end of each round, by seat: bot, bot\nRound 1: "), "{text}");
    assert_eq!(text.matches("\nbot: accuracy ").count(), 2, "{text}");
    assert_eq!(text.matches("\nWin share: ").count(), 2, "{text}");
    assert!(text.contains(", result 100\n") && text.contains(", result 0\n"), "{text}");
    let report: Value = serde_json::from_str(&vale_with_input(&["review", "-", "--json"], RECORD).success()).unwrap();
    assert_eq!(report["result"], serde_json::json!([83, 57]));
    assert_eq!(report["players"].as_array().unwrap().len(), 2);
    let decisions = report["decisions"].as_array().unwrap();
    assert!(decisions.iter().all(|decision| decision["grade"].is_string() && decision["played"].is_object()));
    assert_eq!(report["course"]["points"][0]["shares"].as_array().unwrap().len(), 2);
}

#[test]
fn reviews_are_told_in_every_language() {
    for (language, words) in [("fr", "précision "), ("it", "precisione ")] {
        let text = vale_with_input(&["review", "-", "--lang", language], RECORD).success();
        assert!(text.contains(words), "{text}");
    }
}

#[test]
fn only_finished_games_are_reviewed() {
    vale(&["review", "there-is-no-such-file.vale"]).fails(2, "there-is-no-such-file.vale: cannot read it");
    let unfinished = b"vale 1\nplayers 2\nfirst seat 1\nseed 7\n\nround 1\n1: hunt harpy\n";
    vale_with_input(&["review", "-"], unfinished).fails(2, "-: the game is not over");
}

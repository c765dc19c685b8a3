//! `vale hint`.

use serde_json::Value;

use crate::support::{vale, vale_with_input};

/// A game in which seat 1 is to act.
const RECORD: &str = "vale 1\nplayers 2\nfirst seat 1\nseed 7\nseat 1 Ada\n\nround 1\n1: hunt harpy\n\
                      2: hunt rudra; hunt valkyrie\n1: hunt snail maiden\n";

const POSITION: &str = r#"{"rules":1,"options":{"players":2},"round":3,"phase":"action","first":1,"turn":1,
    "players":[{"score":9,"stones":"RB","hand":["sylph","hydra"],"area":["imp"]},{"score":12}],"seed":"7"}"#;

fn hint(input: &str, args: &[&str]) -> String {
    vale_with_input(&[&["hint", "-"], args].concat(), input.as_bytes()).success()
}

#[test]
fn a_bot_tells_what_it_would_play_and_its_best_plans() {
    let text = hint(RECORD, &["--level", "2"]);
    assert!(text.starts_with("Round 1, Action Phase. Ada is to decide:\n"), "{text}");
    assert!(text.contains("\nLevel 2 (apprentice) would play: "), "{text}");
    assert!(text.contains("\nIts best plans, with their value to the bot:\n1: "), "{text}");
    let report: Value = serde_json::from_str(&hint(RECORD, &["--level", "apprentice", "--json"])).unwrap();
    assert_eq!((&report["seat"], &report["level"], &report["legal_moves"]), (&1.into(), &2.into(), &4.into()));
    let plans = report["plans"].as_array().unwrap();
    assert!((2..=5).contains(&plans.len()), "{report}");
    assert_eq!(plans[0]["moves"][0], report["move"]);
    assert!(plans.is_sorted_by(|one, other| one["value"].as_f64() >= other["value"].as_f64()), "{report}");
    assert_eq!(
        serde_json::from_str::<Value>(&hint(RECORD, &["--plans", "1", "--json"])).unwrap()["plans"][1],
        Value::Null
    );
}

#[test]
fn a_position_will_do_and_a_bot_without_plans_says_so() {
    let text = hint(POSITION, &["--level", "0"]);
    assert!(text.starts_with("Round 3, Action Phase. Seat 1 is to decide:\n"), "{text}");
    assert!(text.contains("\nLevel 0 (random) would play: "), "{text}");
    assert!(text.ends_with("This bot does not plan ahead, so it cannot explain its move.\n"), "{text}");
    let moves = ["summon hydra RB", "summon sylph RB", "remove imp B", "end"];
    assert!(moves.iter().any(|m| text.contains(&format!("would play: {m}\n"))), "{text}");
}

/// What the seat cannot see makes no difference: the hand of the other player and the order of the draw pile.
#[test]
fn a_hint_does_not_use_what_is_hidden() {
    let hands = ["griffon", "phoenix"]
        .map(|card| POSITION.replace(r#"{"score":12}"#, &format!(r#"{{"score":12,"hand":["{card}"]}}"#)));
    assert_ne!(hands[0], hands[1]);
    assert_eq!(hint(&hands[0], &[]), hint(&hands[1], &[]));
    assert_eq!(hint(POSITION, &[]), hint(&POSITION.replace(r#""seed":"7""#, r#""seed":"8""#), &[]));
}

#[test]
fn what_cannot_be_hinted_is_told() {
    vale(&["hint", "there-is-no-such-file.vale"]).fails(2, "there-is-no-such-file.vale: cannot read it");
    vale_with_input(&["hint", "-"], b"{}").fails(2, "-: ");
    let neither = "-: this is neither a record, whose first line is `vale 1`, nor a position, which is a JSON object";
    for nothing in ["garbage", "[]", "", "7"] {
        vale_with_input(&["hint", "-"], nothing.as_bytes()).fails(2, neither);
    }
    vale_with_input(&["hint", "-"], b"vale 9").fails(2, "-: line 1");
    vale_with_input(&["hint", "-", "--nodes", "0"], RECORD.as_bytes()).fails(2, "0 is not in 1..");
    hint(&format!("\u{feff}{POSITION}"), &["--level", "0"]);
    vale_with_input(&["hint", "-", "--level", "6"], RECORD.as_bytes()).fails(2, "`6` is not a bot");
}

//! The positions for the tests of the web client are complete and still lead to their questions.
#![allow(clippy::unwrap_used, reason = "that is how tests stop")]

use std::fs;
use std::path::Path;

use vale_testkit::all_options;
use vale_testkit::prompts::{Found, Prompt, merge, search};

/// How many random games are searched for each kind of options.
const GAMES: u64 = 40;

/// Other games than those that the positions come from.
const SEED: u64 = 2;

fn written() -> Vec<Prompt> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/browser/positions.json");
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn the_positions_lead_to_their_questions() {
    for prompt in written() {
        prompt.check().unwrap();
    }
}

#[test]
fn the_positions_are_for_every_question_of_every_card() {
    let known: Vec<_> = written().into_iter().map(|prompt| prompt.kind).collect();
    let found =
        all_options().fold(Found::new(), |found, options| merge(found, search(0..GAMES, options, SEED).unwrap()));
    let missing: Vec<_> = found.keys().filter(|kind| !known.contains(kind)).collect();
    assert!(missing.is_empty(), "not in positions.json: {missing:?}; run `cargo xtask bless`");
    assert!(found.len() * 10 > known.len() * 9, "the search finds too little to say anything");
}

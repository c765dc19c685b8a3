//! Records as people write them, and texts that are no records at all.

use std::sync::LazyLock;

use proptest::prelude::*;
use vale_engine::{Position, Record, Seed, Setup};

use super::{names, random_game};

/// A finished game.
static TEXT: LazyLock<String> =
    LazyLock::new(|| random_game(Setup::new(2, Seed::from_number(3)), 3, 10_000).record(&names()).to_string());

#[track_caller]
fn assert_same_game(text: &str) {
    let read: Record = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read.to_string(), *TEXT);
}

#[test]
fn case_does_not_matter_outside_of_names() {
    let shouted = TEXT.to_uppercase().replace("ADA", "Ada").replace("TEO", "Teo");
    assert_same_game(&shouted);
}

#[test]
fn line_ends_byte_order_mark_blank_lines_and_spaces_do_not_matter() {
    let spaced = TEXT.replace('\n', " \r\n\r\n\t ").replace(' ', "  ").replace(';', " ;; ");
    assert_same_game(&format!("\u{feff}\r\n{spaced}"));
}

#[test]
fn comments_are_allowed_anywhere() {
    let lines = TEXT.lines().map(|line| if line.starts_with("seat") { line.to_owned() } else { format!("{line}# hm") });
    assert_same_game(&format!("# A game\n{}\n  # the end", lines.collect::<Vec<_>>().join("\n")));
}

#[test]
fn one_move_per_line_and_no_headings_are_the_same_game() {
    let (header, moves) = TEXT.split_once("\n\n").unwrap();
    let mut text = format!("{header}\n");
    for line in moves.lines().filter(|line| line.contains(':')) {
        let (seat, moves) = line.split_once(':').unwrap();
        for m in moves.split(';') {
            text.extend([seat, ":", m, "\n"]);
        }
    }
    assert_same_game(&text);
}

#[test]
fn the_header_can_be_in_any_order() {
    let (header, moves) = TEXT.split_once("\n\n").unwrap();
    let mut fields: Vec<_> = header.lines().skip(1).collect();
    fields.reverse();
    assert_same_game(&format!("vale 1\n{}\n{moves}", fields.join("\n")));
}

#[test]
fn a_short_header_takes_the_defaults() {
    let short: Record = "vale 1\nplayers 2\nseed 3".parse().unwrap();
    assert_eq!(short.start(), random_game(Setup::new(2, Seed::from_number(3)), 3, 0).start());
    assert_eq!(short.names(), ["Seat 1", "Seat 2"]);
    let text = TEXT.lines().filter(|line| !line.starts_with("result")).collect::<Vec<_>>().join("\n");
    assert_same_game(&text);
}

/// A record with some bytes taken out, put in or changed.
fn mutated() -> impl Strategy<Value = Vec<u8>> {
    let change = (any::<prop::sample::Index>(), 0usize..40, prop::collection::vec(any::<u8>(), 0..4));
    prop::collection::vec(change, 1..4).prop_map(|changes| {
        let mut bytes = TEXT.clone().into_bytes();
        for (place, removed, inserted) in changes {
            let from = place.index(bytes.len() + 1);
            let to = (from + removed).min(bytes.len());
            bytes.splice(from..to, inserted);
        }
        bytes
    })
}

/// Words that a record is made of, in any order.
fn word_salad() -> impl Strategy<Value = String> {
    let words: Vec<_> = TEXT.split_inclusive([' ', '\n', ':', ';']).map(str::to_owned).collect();
    let words = prop::collection::vec(prop::sample::select(words), 0..60);
    words.prop_map(|words| format!("vale 1\nplayers 2\nseed 3\n{}", words.concat()))
}

/// A message stays readable whatever the input.
fn read_anything(bytes: &[u8]) {
    if let Err(error) = Record::from_bytes(bytes) {
        let text = error.to_string();
        assert!(!error.problem.is_empty() && error.line >= 1 && text.chars().count() < 800, "{text}");
    }
    if let Err(error) = Position::from_json(&String::from_utf8_lossy(bytes)) {
        assert!(error.to_string().chars().count() < 800, "{error}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read_without_a_panic(bytes: Vec<u8>) {
        read_anything(&bytes);
        read_anything(&[b"vale 1\n", bytes.as_slice()].concat());
        read_anything(&[b"vale 1\nplayers 2\nseed 3\n1:", bytes.as_slice()].concat());
        read_anything(&[b"vale 1\nposition ", bytes.as_slice()].concat());
    }

    #[test]
    fn changed_records_are_read_without_a_panic(bytes in mutated()) {
        read_anything(&bytes);
    }

    #[test]
    fn jumbled_records_are_read_without_a_panic(text in word_salad()) {
        read_anything(text.as_bytes());
    }

    #[test]
    fn cut_records_are_unfinished_or_refused(cut: prop::sample::Index) {
        let cut = cut.index(TEXT.len());
        read_anything(&TEXT.as_bytes()[..cut]);
    }

    #[test]
    fn changed_positions_are_read_without_a_panic(cut: prop::sample::Index, removed in 0usize..9, inserted: Vec<u8>) {
        let game = random_game(Setup::new(2, Seed::from_number(3)), 3, 0);
        let mut bytes = game.game().position().unwrap().to_json().into_bytes();
        let from = cut.index(bytes.len());
        let to = (from + removed).min(bytes.len());
        bytes.splice(from..to, inserted);
        read_anything(&bytes);
    }
}

//! JSON from strangers: what is read, and what is said about the rest.

use serde_json::{Map, Value};
use vale_protocol::{Command, http, read_json};

fn problem<T: serde::de::DeserializeOwned + std::fmt::Debug>(text: &str) -> String {
    read_json::<T>(text.as_bytes()).unwrap_err()
}

#[test]
fn a_key_that_is_there_twice_is_refused() {
    let twice = r#"{"id":"a","do":{"say":{"text":"hi"}},"id":"b"}"#;
    assert!(
        problem::<Command>(twice).starts_with("`id` is there twice at line 1 column "),
        "{}",
        problem::<Command>(twice)
    );
    let inside = r#"{"id":"a","do":{"say":{"text":"hi","text":"ho"}}}"#;
    assert!(problem::<Command>(inside).starts_with("`text` is there twice"));
    // Even where any key will do.
    assert!(problem::<Map<String, Value>>(r#"{"theme":{"dark":1,"dark":2}}"#).starts_with("`dark` is there twice"));
    assert_eq!(read_json::<Map<String, Value>>(br#"{"a":{"b":-1},"c":[1.5,null,true,"b"]}"#).unwrap().len(), 2);
}

#[test]
fn problems_are_told_without_the_names_of_types() {
    let seat = |number: &str| format!(r#"{{"id":"a","do":{{"seat_bot":{{"seat":1,"level":{number}}}}}}}"#);
    assert_eq!(
        problem::<Command>(&seat("300")),
        "do.seat_bot.level: invalid value: integer `300`, expected a whole number from 0 to 255 at line 1 column 48"
    );
    assert!(problem::<Command>(&seat("\"one\"")).contains("expected a whole number from 0 to 255 at line 1"));
    assert_eq!(
        problem::<http::NewGuest>("7"),
        "invalid type: integer `7`, expected an object with named fields at line 1 column 1"
    );
    assert!(problem::<Command>("{} {}").contains("missing field `id`"));
}

#[test]
fn a_byte_order_mark_does_no_harm() {
    let marked = "\u{feff}{\"id\":\"a\",\"do\":{\"stand\":{}}}";
    assert_eq!(read_json::<Command>(marked.as_bytes()).unwrap().id, "a");
}

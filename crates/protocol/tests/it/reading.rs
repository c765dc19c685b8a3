//! JSON from strangers: what is read, and what is said about the rest.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use vale_engine::{DeterminizeError, Game, Happening, Seat, Seed, Setup};
use vale_protocol::{Command, View, http, read_json};
use vale_testkit::{Dice, Style, all_options};

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

/// Reads what was written, checks that it is written in the same way again, and gives it back.
#[track_caller]
fn read_back<T: Serialize + DeserializeOwned>(written: &T) -> T {
    let text = serde_json::to_string(written).unwrap();
    let read: T = read_json(text.as_bytes()).unwrap_or_else(|problem| panic!("{problem}: {text}"));
    assert_eq!(serde_json::to_string(&read).unwrap(), text);
    read
}

/// The server writes views, events and refusals; a client in Rust reads them as the same types.
#[test]
fn clients_read_what_servers_write_in_whole_games_with_all_options() {
    let mut choices = 0;
    for (number, options) in (1..).zip(all_options()) {
        let mut dice = Dice::new(number);
        let mut happened: Vec<Happening> = Vec::new();
        let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(number)) };
        let mut game = Game::begin(&setup, &mut happened).unwrap();
        while let Some(asked) = game.asked() {
            let view = View::Seat(Box::new(game.seat_view(asked.seat)));
            let View::Seat(read) = read_back(&view) else { panic!("the view of a seat became that of a bystander") };
            // Also what is not written because it is printed on the card.
            assert_eq!(read.table.asked, Some(asked));
            choices += usize::from(!game.choices().is_empty());
            let read = read_back(&View::Table(Box::new(game.table_view())));
            assert!(matches!(read, View::Table(_)));
            game.refused_moves().iter().for_each(|(_, refusal)| assert_eq!(read_back(refusal), *refusal));
            let moves = game.legal_moves();
            game.play(Style::Summoner.choose(&moves, &mut dice).unwrap(), &mut happened).unwrap();
        }
        for what in happened {
            match what {
                Happening::Public(event) => assert_eq!(read_back(&event), event),
                Happening::Private(_, secret) => assert_eq!(read_back(&secret), secret),
            }
        }
        assert_eq!(read_back(&game.ranking()), game.ranking());
    }
    assert!(choices > 20, "{choices}");
}

#[test]
fn what_no_game_could_have_is_refused_when_a_view_is_read() {
    let game = Game::new(&Setup::new(2, Seed::from_number(7))).unwrap();
    let view = serde_json::to_value(View::Table(Box::new(game.table_view()))).unwrap();
    let with = |pointer: &str, value: Value| {
        let mut view = view.clone();
        *view.pointer_mut(pointer).unwrap() = value;
        serde_json::from_value::<View>(view).is_ok()
    };
    assert!(with("/discard", json!(["imp"])));
    assert!(!with("/discard", json!(["impossible"])));
    assert!(!with("/discard", json!(vec!["imp"; 200])));
    assert!(!with("/display", json!(vec![json!({"card": "imp", "marker": 1}); 10])));
    assert!(!with("/players/0/area", json!(vec!["imp"; 30])));
    assert!(with("/players/0/area", json!(["imp", "imp"])), "a card is there once");
    assert!(!with("/players", json!(vec![view["players"][0].clone(); 5])));
    let choose = json!({"seat": 1, "question": "choose", "least": 7, "most": 7, "by": "imp", "reads": "imp",
        "timing": "instant", "chooser": null, "left": 1, "may_stop": false, "stones": null});
    assert!(!with("/asked", choose), "the Imp offers no choice");
}

#[test]
fn a_view_from_elsewhere_cannot_be_played_on() {
    let game = Game::new(&Setup::new(2, Seed::from_number(7))).unwrap();
    let view = game.seat_view(Seat::FIRST);
    let hidden = view.guess(Seed::from_number(1), |_| {});
    assert!(view.determinize(&hidden).is_ok());
    assert_eq!(read_back(&view).determinize(&hidden).err(), Some(DeterminizeError::Incomplete));
}

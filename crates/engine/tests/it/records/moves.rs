//! Moves as text and as JSON, without a game.

use serde_json::json;
use vale_engine::effect::Step;
use vale_engine::{Card, Choices, Move, NotationError, Stones, Tile};
use vale_testkit::all_moves;

use crate::support::scenario::{Scenario, card};

#[test]
fn every_move_reads_back_from_its_text_and_from_its_json() {
    for m in all_moves() {
        let json = serde_json::to_string(&m).unwrap();
        assert_eq!(serde_json::from_str::<Move>(&json).unwrap(), m, "{json}");
        let text = m.to_string();
        match m {
            // Nothing is chosen or kept: there is no word for it, and no such answer.
            Move::Choose(Choices(0)) | Move::Keep(Stones::NONE) | Move::Pay(Stones::NONE) => {
                assert!(matches!(text.parse::<Move>(), Err(NotationError::Missing(_))), "{text}");
            }
            _ => assert_eq!(text.parse(), Ok(m), "{text}"),
        }
    }
}

#[test]
fn a_move_is_a_verb_and_what_it_is_about() {
    let hydra = Card::by_id("hydra").unwrap();
    let staff = Tile::by_id("monkey_kings_staff").unwrap();
    let pay = "RB".parse().unwrap();
    for (m, text, json) in [
        (Move::Hunt(hydra), "hunt hydra", json!({"verb": "hunt", "what": "hydra"})),
        (
            Move::Summon { card: hydra, pay },
            "summon hydra RB",
            json!({"verb": "summon", "what": {"card": "hydra", "pay": "RB"}}),
        ),
        (Move::UseTile(staff), "use monkey_kings_staff", json!({"verb": "use_tile", "what": "monkey_kings_staff"})),
        (Move::Choose(Choices(0b1100)), "choose 2 3", json!({"verb": "choose", "what": [2, 3]})),
        (Move::End, "end", json!({"verb": "end"})),
    ] {
        assert_eq!(m.to_string(), text);
        assert_eq!(serde_json::to_value(m).unwrap(), json);
    }
}

#[test]
fn what_is_no_move_is_refused_with_a_reason() {
    for (json, reason) in [
        (json!("hunt hydra"), "adjacently tagged enum Move"),
        (json!({"verb": "jump", "what": "hydra"}), "unknown variant `jump`"),
        (json!({"verb": "hunt"}), "missing field `what`"),
        (json!({"verb": "hunt", "what": "nobody"}), "there is no card `nobody`"),
        (json!({"verb": "hunt", "what": "hydra", "why": "hungry"}), "\"why\""),
        (json!({"verb": "summon", "what": {"card": "hydra", "pay": "X"}}), "stones are written with the letters"),
        (json!({"verb": "choose", "what": [8]}), "8 is not the place of a choice"),
        (json!({"verb": "player", "what": 5}), "5"),
    ] {
        let error = serde_json::from_value::<Move>(json.clone()).unwrap_err().to_string();
        assert!(error.contains(reason), "{json}: {error}");
    }
    for text in ["choose points", "choose 8", "choose 1 x"] {
        assert!(matches!(text.parse::<Move>(), Err(NotationError::Choice(..))), "{text}");
    }
}

#[test]
fn people_may_name_choices_and_leave_out_what_there_is_only_one_of() {
    let mut table = Scenario::new(2).hand(1, &["hydra"]).stones(1, "RB").start();
    let (hydra, pay) = (card("hydra"), "RB".parse().unwrap());
    assert_eq!(table.game.read_move("summon hydra"), Ok(Move::Summon { card: hydra, pay }));
    assert_eq!("summon hydra".parse(), Ok(Move::Summon { card: hydra, pay: Stones::NONE }), "without a game");
    table.play("summon hydra RB");
    let both = Move::Choose(Choices(0b1100));
    assert_eq!(table.game.write_move(both), "choose BB points");
    for text in ["choose BB points", " CHOOSE  points bb", "choose 2 3", "choose 3 2"] {
        assert_eq!(table.game.read_move(text), Ok(both), "{text}");
    }
    let offered = "`rr` is not one of the options: P, draw, BB, points";
    assert_eq!(table.game.read_move("choose RR points").unwrap_err().to_string(), offered);
}

/// A choice that was named like a number could not be told from the place of another.
#[test]
fn no_choice_is_named_like_a_number() {
    let effects = Card::all().flat_map(|card| [card.creature().instant, card.creature().active]);
    let steps = effects.chain(Tile::all().map(|tile| tile.artifact().steps)).flatten();
    let keys: Vec<_> = steps.flat_map(Step::choices).map(|choice| choice.key).collect();
    assert!(keys.len() > 20, "{keys:?}");
    assert!(keys.iter().all(|key| key.contains(char::is_alphabetic)), "{keys:?}");
}

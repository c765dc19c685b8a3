//! The tables of cards and tiles against the readable lists of all creatures and artifacts.

mod artifacts;

use serde::Deserialize;
use vale_engine::{Card, Family, Set, effect::Timing};

use crate::texts::ENGLISH;

/// The list, in `creatures.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Facts {
    creature: Vec<Row>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    name: String,
    family: Family,
    cost: u8,
    set: Set,
    effects: Vec<Effect>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Effect {
    kind: String,
    text: String,
}

fn facts() -> Vec<Row> {
    toml::from_str::<Facts>(include_str!("facts/creatures.toml")).unwrap().creature
}

fn row_of(card: Card) -> Row {
    let effects = ENGLISH.effects(card).map(|(timing, text)| Effect { kind: kind(timing).to_owned(), text });
    Row {
        id: card.id().to_owned(),
        name: ENGLISH.card(card),
        family: card.family(),
        cost: card.cost(),
        set: card.creature().set,
        effects: effects.collect(),
    }
}

const fn kind(timing: Timing) -> &'static str {
    match timing {
        Timing::Instant => "instant",
        Timing::Permanent => "permanent",
        Timing::Active => "active",
    }
}

#[test]
fn every_card_is_as_listed() {
    let facts = facts();
    let differing: Vec<_> = facts
        .iter()
        .filter_map(|row| {
            let card = Card::by_id(&row.id).map(row_of);
            (card.as_ref() != Some(row)).then(|| format!("listed {row:#?}\nbut is {card:#?}"))
        })
        .collect();
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}

#[test]
fn every_card_is_listed_once_in_the_same_order() {
    let listed: Vec<_> = facts().into_iter().map(|row| row.id).collect();
    let tables: Vec<_> = Card::all().map(Card::id).collect();
    assert_eq!(listed, tables);
    assert_eq!(tables.len(), 98);
    let of_set = |set| Card::all().filter(|card| card.creature().set == set).count();
    assert_eq!((of_set(Set::Base), of_set(Set::Artifacts)), (70, 28));
}

#[test]
fn the_row_behind_a_card_says_what_the_card_says() {
    for card in Card::all() {
        let row = card.creature();
        assert_eq!((row.family, row.cost), (card.family(), card.cost()), "{card}");
        let timings: Vec<_> = ENGLISH.effects(card).map(|(timing, _)| timing).collect();
        assert_eq!(timings.contains(&Timing::Instant), !row.instant.is_empty(), "{card}");
        assert_eq!(timings.contains(&Timing::Permanent), !row.permanent.is_empty(), "{card}");
        assert_eq!(timings.contains(&Timing::Active), !row.active.is_empty(), "{card}");
    }
}

#[test]
fn a_text_is_short_enough_for_a_card() {
    for card in Card::all() {
        for (_, text) in ENGLISH.effects(card) {
            assert!(text.len() <= 100, "{card}: {} letters: {text}", text.len());
        }
    }
}

//! One test per effect of every creature, a file per family as in `src/cards`.

use vale_engine::{Card, Family};

mod dragon;
mod earth;
mod fire;
mod water;
mod wind;

/// The tests of a family, as text.
const fn tests_of(family: Family) -> &'static str {
    match family {
        Family::Fire => include_str!("fire.rs"),
        Family::Water => include_str!("water.rs"),
        Family::Earth => include_str!("earth.rs"),
        Family::Wind => include_str!("wind.rs"),
        Family::Dragon => include_str!("dragon.rs"),
    }
}

/// The creature that a test is about: the one with the longest id that the name begins with, so that a test of Undine
/// Queen is not one of Undine.
fn subject(test: &str) -> Option<Card> {
    let begins = |card: &Card| test.strip_prefix(card.id()).is_some_and(|rest| rest.starts_with('_'));
    Card::all().filter(begins).max_by_key(|card| card.id().len())
}

/// The names of the tests in a source text.
fn test_names(source: &str) -> impl Iterator<Item = &str> {
    let after_mark = source.split("#[test]\n").skip(1);
    after_mark.filter_map(|text| text.strip_prefix("fn ")?.split_once('(').map(|(name, _)| name))
}

#[test]
fn every_creature_has_a_test_per_effect() {
    for card in Card::all() {
        let creature = card.creature();
        let printed = [creature.instant.is_empty(), creature.permanent.is_empty(), creature.active.is_empty()];
        let effects = printed.iter().filter(|&&missing| !missing).count();
        let tests = test_names(tests_of(card.family())).filter(|test| subject(test) == Some(card)).count();
        assert!(
            tests >= effects,
            "{} has {effects} effects but {tests} tests whose names begin with `{}_`",
            card.name(),
            card.id()
        );
    }
}

#[test]
fn every_test_of_a_card_is_in_the_file_of_its_family() {
    for family in Family::ALL {
        for test in test_names(tests_of(family)) {
            let subject = subject(test).unwrap_or_else(|| panic!("`{test}` does not begin with the id of a creature"));
            assert_eq!(subject.family(), family, "`{test}` is in the file of another family");
        }
    }
}

//! One test per effect of every creature, a file per family as in `src/cards`.

use vale_engine::{Card, Family, Set};

mod dragon;
mod earth;
mod fire;
mod water;
mod wind;

/// The family and the written cost of every creature of the base game.
const PRINTED: &[(Family, u8, &str)] = &[
    (Family::Fire, 0, "hestia imp succubus"),
    (Family::Fire, 1, "firefox salamander"),
    (Family::Fire, 2, "horned_salamander ifrit incubus"),
    (Family::Fire, 3, "burning_skull lava_giant phoenix"),
    (Family::Fire, 4, "agni asmodeus balog surtr"),
    (Family::Water, 0, "yuki_onna"),
    (Family::Water, 1, "kappa sea_spirit undine"),
    (Family::Water, 2, "nessie"),
    (Family::Water, 3, "hae_tae snail_maiden undine_queen yuki_onna_exalted"),
    (Family::Water, 4, "hydra leviathan triton water_giant"),
    (Family::Water, 5, "charybdis"),
    (Family::Water, 7, "poseidon"),
    (Family::Earth, 0, "young_forest_spirit"),
    (Family::Earth, 1, "goblin"),
    (Family::Earth, 2, "forest_spirit gargoyle"),
    (Family::Earth, 3, "basilisk troll"),
    (Family::Earth, 4, "goblin_soldier medusa"),
    (Family::Earth, 5, "cerberus"),
    (Family::Earth, 6, "mimic mud_slime rock_golem stone_golem"),
    (Family::Earth, 9, "behemoth"),
    (Family::Earth, 10, "sand_giant"),
    (Family::Wind, 3, "dandelion_spirit harpy pegasus tengu"),
    (Family::Wind, 4, "boreas genie hippogriff sylph"),
    (Family::Wind, 5, "genie_exalted valkyrie"),
    (Family::Wind, 6, "odin"),
    (Family::Wind, 7, "freyja griffon"),
    (Family::Wind, 8, "rudra"),
    (Family::Wind, 10, "gi_rin"),
    (Family::Dragon, 3, "dragon_egg"),
    (Family::Dragon, 5, "tidal"),
    (Family::Dragon, 7, "ember marina"),
    (Family::Dragon, 8, "boulder gust"),
    (Family::Dragon, 9, "aeris scorch"),
    (Family::Dragon, 10, "willow"),
    (Family::Dragon, 12, "eternity"),
];

/// The same for the creatures of the Artifacts expansion.
const PRINTED_ARTIFACTS: &[(Family, u8, &str)] = &[
    (Family::Fire, 1, "ash fire_rat"),
    (Family::Fire, 2, "bul_gae fireblast"),
    (Family::Fire, 3, "hephaestus"),
    (Family::Fire, 4, "belphegor"),
    (Family::Water, 0, "taweret"),
    (Family::Water, 3, "melusine"),
    (Family::Water, 4, "thalassa"),
    (Family::Water, 5, "kraken siren"),
    (Family::Water, 6, "akhlut"),
    (Family::Earth, 0, "duduri"),
    (Family::Earth, 3, "duduri_king"),
    (Family::Earth, 6, "anubis mandrake totem_pole"),
    (Family::Earth, 7, "wendigo"),
    (Family::Wind, 4, "banshee nurikabe"),
    (Family::Wind, 6, "rukh"),
    (Family::Wind, 7, "horus loki"),
    (Family::Wind, 9, "anzu"),
    (Family::Dragon, 7, "deepdive pyro"),
    (Family::Dragon, 8, "rockscale whisper"),
];

#[test]
fn families_and_costs_are_the_printed_ones() {
    for (set, printed, expected) in [(Set::Base, PRINTED, 70), (Set::Artifacts, PRINTED_ARTIFACTS, 28)] {
        let mut count = 0;
        for &(family, cost, ids) in printed {
            for id in ids.split(' ') {
                let card = Card::by_id(id).unwrap_or_else(|| panic!("{id} is missing"));
                assert_eq!((card.family(), card.cost(), card.creature().set), (family, cost, set), "{id}");
                count += 1;
            }
        }
        assert_eq!(Card::all().filter(|card| card.creature().set == set).count(), count);
        assert_eq!(count, expected);
    }
}

/// The tests of a family, as text.
const fn tests_of(family: Family) -> &'static str {
    match family {
        Family::Fire => include_str!("cards/fire.rs"),
        Family::Water => include_str!("cards/water.rs"),
        Family::Earth => include_str!("cards/earth.rs"),
        Family::Wind => include_str!("cards/wind.rs"),
        Family::Dragon => include_str!("cards/dragon.rs"),
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

//! The texts of questions.

use vale_engine::{
    Family, Question,
    effect::{Filter, From},
};

use super::{ENGLISH, NAMES, by};
use crate::scenario::seat;

#[track_caller]
fn assert_worded(expected: &[(Question, &str)]) {
    for (question, words) in expected {
        assert_eq!(ENGLISH.question(question, &NAMES), *words);
    }
}

fn choose(id: &str, least: u8, most: u8) -> Question {
    Question::Choose { by: by(id), least, most, reads: by(id), timing: None }
}

#[test]
fn questions_of_the_phases() {
    let text = |question: Question| ENGLISH.question(&question, &NAMES);
    assert_eq!(text(Question::TakeTile), "Take an artifact tile.");
    assert_eq!(text(Question::Hunt), "Mark a card on the display.");
    assert_eq!(text(Question::Act), "Take your actions, then end your turn.");
    assert_eq!(text(Question::Resolve), "Use an active effect.");
    assert_eq!(text(Question::KeepStones { limit: 4 }), "You have too many stones: keep 4 of them.");
}

#[test]
fn questions_of_effects_name_the_card_that_asks() {
    let fire_instant = Filter { family: Some(Family::Fire), instant: true, ..Filter::ANY };
    let cheap_instant = Filter { cost_up_to: Some(2), instant: true, ..Filter::ANY };
    let dragon = Filter { family: Some(Family::Dragon), ..Filter::ANY };
    let expected = [
        (choose("basilisk", 1, 1), "Basilisk: choose one effect."),
        (choose("hydra", 2, 2), "Hydra: choose two different effects."),
        (Question::DiscardFromHand { by: by("medusa") }, "Medusa: discard a card from your hand."),
        (
            Question::Recover { by: by("balog"), filter: fire_instant },
            "Balog: recover one fire card in your area that has an instant effect.",
        ),
        (
            Question::Recover { by: by("asmodeus"), filter: cheap_instant },
            "Asmodeus: recover one card in your area that has an instant effect and a written cost of 2 or less.",
        ),
        (Question::Recover { by: by("aeris"), filter: Filter::OTHER }, "Aeris: recover one other card in your area."),
        (
            Question::DiscardOthers { by: by("cerberus"), left: 3 },
            "Cerberus: discard up to 3 other cards from your area, one at a time, or stop.",
        ),
        (
            Question::DiscardOthers { by: by("cerberus"), left: 1 },
            "Cerberus: discard one other card from your area, or stop.",
        ),
        (
            Question::TakeFromDiscard { by: by("mimic"), family: Family::Earth },
            "Mimic: take an earth card from the discard pile.",
        ),
        (Question::StealFrom { by: by("goblin"), points: 1 }, "Goblin: choose an opponent to steal 1 point from."),
        (
            Question::SummonFree { by: by("dragon_egg"), from: From::Hand, filter: dragon },
            "Dragon Egg: summon a dragon card from your hand for free.",
        ),
        (
            Question::SummonFree { by: by("young_forest_spirit"), from: From::Hand, filter: Filter::ANY },
            "Young Forest Spirit: summon a card from your hand for free.",
        ),
        (
            Question::ChoosePlayer { by: by("ember"), family: Family::Water },
            "Ember: choose a player who must discard a water card.",
        ),
        (
            Question::GiveUp { by: by("gust"), family: Family::Earth, chooser: seat(3) },
            "Cleo's Gust: discard one earth card from your area.",
        ),
        (Question::CopyInstant { by: by("scorch") }, "Scorch: choose another card and copy its instant effect."),
        (
            Question::CopyActive { by: by("genie_exalted") },
            "Genie Exalted: choose another card and copy its active effect.",
        ),
        (Question::Activate { by: by("genie") }, "Genie: choose the active effect to activate next."),
    ];
    assert_worded(&expected);
}

#[test]
fn questions_of_the_expansion_name_the_card_or_tile_that_asks() {
    let dragon = Filter { family: Some(Family::Dragon), ..Filter::ANY };
    assert_worded(&[
        (choose("philosophers_stone", 1, 2), "Philosopher's Stone: choose one or two different effects."),
        (choose("gem_of_kukulkan", 0, 1), "Gem of Kukulkan: choose one effect or none."),
        (
            Question::ChooseFamily { by: by("kraken"), points: 2 },
            "Kraken: choose a family to earn 2 points per card of it in your area.",
        ),
        (
            Question::DiscardUpTo { by: by("melusine"), left: Some(3) },
            "Melusine: discard up to 3 cards from your hand, one at a time, or stop.",
        ),
        (
            Question::DiscardUpTo { by: by("melusine"), left: Some(1) },
            "Melusine: discard a card from your hand, or stop.",
        ),
        (
            Question::DiscardUpTo { by: by("taweret"), left: None },
            "Taweret: discard any number of cards from your hand, one at a time, or stop.",
        ),
        (Question::HandOntoPile { by: by("nurikabe") }, "Nurikabe: put a card from your hand on top of the draw pile."),
        (
            Question::DiscardFromArea { by: by("imperial_seal"), filter: Filter::ANY },
            "Imperial Seal: discard one card from your area.",
        ),
        (
            Question::DiscardFromArea { by: by("anubis"), filter: Filter::OTHER },
            "Anubis: discard one other card from your area.",
        ),
        (
            Question::SummonFree { by: by("akhlut"), from: From::Discard, filter: dragon },
            "Akhlut: summon a dragon card from the discard pile for free.",
        ),
        (Question::Pay { by: by("incense_burner"), price: 3 }, "Incense Burner: pay stones worth 3."),
        (Question::ActivateOne { by: by("ring_of_wishes") }, "Ring of Wishes: choose the active effect to activate."),
        (Question::ShelterFromHand { by: by("cap_of_hades") }, "Cap of Hades: shelter a card from your hand."),
        (
            Question::ShelterFromDisplay { by: by("seven_league_boots") },
            "Seven-League Boots: shelter a card from the display.",
        ),
        (Question::Retrieve { by: by("golden_fleece") }, "Golden Fleece: retrieve one of your sheltered cards."),
        (
            Question::DiscardSheltered { by: by("philosophers_stone") },
            "Philosopher's Stone: discard one of your sheltered cards.",
        ),
        (
            Question::ChoosePlayerToSwap { by: by("rockscale"), family: Family::Earth },
            "Rockscale: choose a player who must swap an earth card with it.",
        ),
        (
            Question::SwapAway { by: by("deepdive"), family: Family::Water, chooser: seat(3) },
            "Cleo's Deepdive: swap one water card in your area with it.",
        ),
    ]);
}

#[test]
fn questions_about_upgrades_say_whether_one_may_stop() {
    let upgrade = |id, left, may_stop| Question::Upgrade { by: by(id), left, may_stop };
    assert_worded(&[
        (upgrade("duduri", 1, false), "Duduri: upgrade one of your stones."),
        (upgrade("book_of_thoth", 2, true), "Book of Thoth: upgrade up to 2 of your stones, one at a time, or stop."),
        (upgrade("book_of_thoth", 1, true), "Book of Thoth: upgrade one of your stones, or stop."),
        (
            Question::UpgradeReceived { by: by("duduri_king"), stones: "RB".parse().unwrap() },
            "Duduri King: upgrade one of the stones you receive: R B.",
        ),
    ]);
}

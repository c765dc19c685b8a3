//! The texts of questions.

use vale_engine::effect::{Ask, Fate, Filter, Pick, Zone};
use vale_engine::{EffectQuestion, Family, Question};

use super::{ENGLISH, NAMES, by};
use crate::scenario::seat;

#[track_caller]
fn assert_worded(expected: &[(Question, &str)]) {
    for (question, words) in expected {
        assert_eq!(ENGLISH.question(question, &NAMES), *words);
    }
}

/// A question of an effect that has not been answered yet and takes one answer.
fn plain(id: &str, ask: Ask) -> EffectQuestion {
    let (by, left) = (by(id), Some(1));
    EffectQuestion { by, reads: by, timing: None, chooser: None, left, may_stop: false, stones: None, ask }
}

fn asks(id: &str, ask: Ask) -> Question {
    Question::Effect(plain(id, ask))
}

fn choose(id: &str, least: u8, most: u8) -> Question {
    asks(id, Ask::Choose { least, most, choices: &[] })
}

fn pick(id: &str, from: Zone, filter: Filter, to: Fate) -> Question {
    asks(id, Ask::Pick(Pick::one(from, filter, to)))
}

/// A question that may be answered several times, or not at all.
fn up_to(left: Option<u8>, id: &str, from: Zone, filter: Filter, to: Fate) -> Question {
    let ask = Ask::Pick(Pick { to, from, filter, least: 0, most: left.unwrap_or(u8::MAX) });
    Question::Effect(EffectQuestion { left, may_stop: true, ..plain(id, ask) })
}

/// What the effect of another player asks.
fn chosen(chooser: usize, id: &str, family: Family, to: Fate) -> Question {
    let ask = Ask::Pick(Pick::one(Zone::Area, Filter::of(family), to));
    Question::Effect(EffectQuestion { chooser: Some(seat(chooser)), ..plain(id, ask) })
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
        (pick("medusa", Zone::Hand, Filter::ANY, Fate::Discard), "Medusa: discard a card from your hand."),
        (
            pick("balog", Zone::Area, fire_instant, Fate::Take),
            "Balog: recover one fire card in your area that has an instant effect.",
        ),
        (
            pick("asmodeus", Zone::Area, cheap_instant, Fate::Take),
            "Asmodeus: recover one card in your area that has an instant effect and a written cost of 2 or less.",
        ),
        (pick("aeris", Zone::Area, Filter::OTHER, Fate::Take), "Aeris: recover one other card in your area."),
        (
            up_to(Some(3), "cerberus", Zone::Area, Filter::OTHER, Fate::Discard),
            "Cerberus: discard up to 3 other cards from your area, one at a time, or stop.",
        ),
        (
            up_to(Some(1), "cerberus", Zone::Area, Filter::OTHER, Fate::Discard),
            "Cerberus: discard one other card from your area, or stop.",
        ),
        (
            pick("mimic", Zone::Discard, Filter::of(Family::Earth), Fate::Take),
            "Mimic: take an earth card from the discard pile.",
        ),
        (asks("goblin", Ask::StealFrom { points: 1 }), "Goblin: choose an opponent to steal 1 point from."),
        (
            pick("dragon_egg", Zone::Hand, dragon, Fate::Summon),
            "Dragon Egg: summon a dragon card from your hand for free.",
        ),
        (
            pick("young_forest_spirit", Zone::Hand, Filter::ANY, Fate::Summon),
            "Young Forest Spirit: summon a card from your hand for free.",
        ),
        (
            asks("ember", Ask::ChoosePlayer { family: Family::Water, to: Fate::Discard }),
            "Ember: choose a player who must discard a water card.",
        ),
        (chosen(3, "gust", Family::Earth, Fate::Discard), "Cleo's Gust: discard one earth card from your area."),
        (
            pick("scorch", Zone::Area, Filter::OTHER, Fate::CopyInstant),
            "Scorch: choose another card and copy its instant effect.",
        ),
        (
            pick("genie_exalted", Zone::Area, Filter::OTHER, Fate::CopyActive),
            "Genie Exalted: choose another card and copy its active effect.",
        ),
        (asks("genie", Ask::Activate { all: true }), "Genie: choose the active effect to activate next."),
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
            asks("kraken", Ask::ChooseFamily { points: 2 }),
            "Kraken: choose a family to earn 2 points per card of it in your area.",
        ),
        (
            up_to(Some(3), "melusine", Zone::Hand, Filter::ANY, Fate::Discard),
            "Melusine: discard up to 3 cards from your hand, one at a time, or stop.",
        ),
        (
            up_to(Some(1), "melusine", Zone::Hand, Filter::ANY, Fate::Discard),
            "Melusine: discard a card from your hand, or stop.",
        ),
        (
            up_to(None, "taweret", Zone::Hand, Filter::ANY, Fate::Discard),
            "Taweret: discard any number of cards from your hand, one at a time, or stop.",
        ),
        (
            pick("nurikabe", Zone::Hand, Filter::ANY, Fate::OntoPile),
            "Nurikabe: put a card from your hand on top of the draw pile.",
        ),
        (
            pick("imperial_seal", Zone::Area, Filter::ANY, Fate::Discard),
            "Imperial Seal: discard one card from your area.",
        ),
        (pick("anubis", Zone::Area, Filter::OTHER, Fate::Discard), "Anubis: discard one other card from your area."),
        (
            pick("akhlut", Zone::Discard, dragon, Fate::Summon),
            "Akhlut: summon a dragon card from the discard pile for free.",
        ),
        (asks("incense_burner", Ask::Pay { price: 3 }), "Incense Burner: pay stones worth 3."),
        (asks("ring_of_wishes", Ask::Activate { all: false }), "Ring of Wishes: choose the active effect to activate."),
        (pick("cap_of_hades", Zone::Hand, Filter::ANY, Fate::Shelter), "Cap of Hades: shelter a card from your hand."),
        (
            pick("seven_league_boots", Zone::Display, Filter::ANY, Fate::Shelter),
            "Seven-League Boots: shelter a card from the display.",
        ),
        (
            pick("golden_fleece", Zone::Shelter, Filter::ANY, Fate::Take),
            "Golden Fleece: retrieve one of your sheltered cards.",
        ),
        (
            pick("philosophers_stone", Zone::Shelter, Filter::ANY, Fate::Discard),
            "Philosopher's Stone: discard one of your sheltered cards.",
        ),
        (
            asks("rockscale", Ask::ChoosePlayer { family: Family::Earth, to: Fate::Swap }),
            "Rockscale: choose a player who must swap an earth card with it.",
        ),
        (
            chosen(3, "deepdive", Family::Water, Fate::Swap),
            "Cleo's Deepdive: swap one water card in your area with it.",
        ),
    ]);
}

#[test]
fn questions_about_upgrades_say_whether_one_may_stop() {
    let upgrade = |id, left, may_stop: bool| {
        let ask = Ask::Upgrade { least: u8::from(!may_stop), most: left };
        Question::Effect(EffectQuestion { left: Some(left), may_stop, ..plain(id, ask) })
    };
    let received = Some("RB".parse().unwrap());
    assert_worded(&[
        (upgrade("duduri", 1, false), "Duduri: upgrade one of your stones."),
        (upgrade("book_of_thoth", 2, true), "Book of Thoth: upgrade up to 2 of your stones, one at a time, or stop."),
        (upgrade("book_of_thoth", 1, true), "Book of Thoth: upgrade one of your stones, or stop."),
        (
            Question::Effect(EffectQuestion { stones: received, ..plain("duduri_king", Ask::UpgradeReceived) }),
            "Duduri King: upgrade one of the stones you receive: R B.",
        ),
    ]);
}

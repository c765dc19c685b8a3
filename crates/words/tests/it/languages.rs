//! The same things in every language: names, effects, refusals.

use std::collections::HashSet;

use vale_engine::{Card, Colour, Family, Obstacle, Refusal, Seat, Source, Stones, Tile};
use vale_words::{Language, Style, Words};

const STYLES: [Style; 3] = [Style::Plain, Style::Spoken, Style::Marked];

fn all_words() -> impl Iterator<Item = Words> {
    Language::ALL.into_iter().flat_map(|language| STYLES.map(|style| Words::new(language, style)))
}

#[test]
fn tags_and_environments_name_languages() {
    for (tag, language) in [
        ("en", Some(Language::English)),
        ("fr_CA.UTF-8", Some(Language::French)),
        ("it-CH", Some(Language::Italian)),
        ("FR", Some(Language::French)),
        ("C", None),
        ("C.UTF-8", None),
        ("", None),
        ("italiano", None),
        ("de_DE", None),
    ] {
        assert_eq!(Language::from_tag(tag), language, "{tag}");
    }
    let environment =
        |values: [Option<&str>; 3]| Language::of_environment(values.map(|value| value.map(str::to_owned)));
    assert_eq!(environment([None, None, Some("it_IT.UTF-8")]), Language::Italian);
    assert_eq!(environment([Some(""), Some("fr_FR"), Some("it_IT")]), Language::French);
    assert_eq!(environment([Some("C"), None, Some("it_IT")]), Language::English);
    assert_eq!(environment([None, None, None]), Language::English);
}

#[test]
fn every_name_is_different_and_short_enough_for_a_card() {
    for language in Language::ALL {
        let words = Words::new(language, Style::Plain);
        let sources = || Card::all().map(Source::from).chain(Tile::all().map(Source::from));
        let mut names = HashSet::new();
        for source in sources() {
            let name = words.source(source);
            let most = if source.card().is_some() { 19 } else { 21 };
            assert!(name.chars().count() <= most, "{}: {name} is long", language.tag());
            assert!(names.insert(name.to_lowercase()), "{}: {name} appears twice", language.tag());
            for spelling in [name.to_uppercase(), name.replace(['’', '\''], ""), source.id().to_owned()] {
                assert_eq!(words.find(&spelling), Some(source), "{}: {spelling}", language.tag());
            }
        }
    }
}

#[test]
fn english_names_are_those_of_the_engine() {
    let words = Words::new(Language::English, Style::Plain);
    for card in Card::all() {
        assert_eq!(words.card(card), card.name());
    }
    for tile in Tile::all() {
        assert_eq!(words.tile(tile), tile.name());
    }
    for family in Family::ALL {
        assert_eq!(words.family(family), family.name());
    }
}

/// How much room a text needs on a card: a mark is a symbol that is about as wide as two letters.
fn room(text: &str) -> usize {
    let mut room = 0;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = if first == '[' { rest.find(']').unwrap() + 1 } else { first.len_utf8() };
        room += if first == '[' { 2 } else { 1 };
        rest = &rest[end..];
    }
    room
}

#[test]
fn every_effect_is_worded_and_short_enough_for_a_card() {
    for words in all_words() {
        let assert_sentences = |text: &str, of: Source| {
            let place = format!("{} {:?} {of}", words.language().tag(), words.style);
            assert!(text.ends_with('.') && text.starts_with(char::is_uppercase), "{place}: {text}");
            assert!(!text.contains("  ") && !text.contains("none") && !text.contains("()"), "{place}: {text}");
            if words.style == Style::Spoken {
                let alone = text.split(|c: char| !c.is_alphanumeric()).find(|word| ["R", "B", "P"].contains(word));
                assert_eq!(alone, None, "{place}: {text}");
            }
            if words.style == Style::Marked {
                assert!(!text.contains("1 point") && !text.contains("2 point"), "{place}: {text}");
            }
        };
        for card in Card::all() {
            let mut whole = 0;
            for (_, text) in words.effects(card) {
                assert_sentences(&text, card.into());
                whole += room(&text);
            }
            if words.style == Style::Marked {
                assert!(whole <= MOST_ROOM, "{} {card}: {whole} letters", words.language().tag());
            }
        }
        for tile in Tile::all() {
            assert_sentences(&words.tile_text(tile), tile.into());
        }
    }
}

/// The most letters on one card, with all its effects.
const MOST_ROOM: usize = 140;

/// Every refusal. The compiler makes sure that none is forgotten, as long as each leads to the next.
fn refusals() -> Vec<Refusal> {
    let (card, tile) = (Card::by_id("hydra").unwrap(), Tile::by_id("book_of_thoth").unwrap());
    let (seat, obstacle) = (Seat::from_number(2).unwrap(), Obstacle::EmptyHand);
    let stones: Stones = "RRB".parse().unwrap();
    let mut all = vec![
        Refusal::MarkersLeft { count: 2 },
        Refusal::StonesMissing { pay: stones, have: Stones::NONE },
        Refusal::ChooseBetween { least: 1, most: 2 },
    ];
    let mut next = Some(Refusal::GameOver);
    while let Some(refusal) = next {
        all.push(refusal);
        next = match refusal {
            Refusal::GameOver => Some(Refusal::NotTheQuestion),
            Refusal::NotTheQuestion => Some(Refusal::NotOnDisplay { card }),
            Refusal::NotOnDisplay { .. } => Some(Refusal::TileTaken { tile }),
            Refusal::TileTaken { .. } => Some(Refusal::TileBlocked { tile }),
            Refusal::TileBlocked { .. } => Some(Refusal::NotYourTile { tile }),
            Refusal::NotYourTile { .. } => Some(Refusal::NoTileAction { tile }),
            Refusal::NoTileAction { .. } => Some(Refusal::CannotUseTile { tile, obstacle }),
            Refusal::CannotUseTile { .. } => Some(Refusal::CannotUpgrade { colour: Colour::Red }),
            Refusal::CannotUpgrade { .. } => Some(Refusal::Marked { card, seat }),
            Refusal::Marked { .. } => Some(Refusal::NotYourMarker { card }),
            Refusal::NotYourMarker { .. } => Some(Refusal::MarkersLeft { count: 1 }),
            Refusal::MarkersLeft { .. } => Some(Refusal::NotInHand { card }),
            Refusal::NotInHand { .. } => Some(Refusal::NotInArea { card }),
            Refusal::NotInArea { .. } => Some(Refusal::AreasFull { summoned: 3, areas: 3 }),
            Refusal::AreasFull { .. } => Some(Refusal::TooExpensive { cost: 4, worth: 3 }),
            Refusal::TooExpensive { .. } => Some(Refusal::StonesMissing { pay: stones, have: stones }),
            Refusal::StonesMissing { .. } => Some(Refusal::PaysTooLittle { cost: 4, worth: 3 }),
            Refusal::PaysTooLittle { .. } => Some(Refusal::PaysTooMuch { cost: 2, pay: stones }),
            Refusal::PaysTooMuch { .. } => Some(Refusal::CannotResolve { card, obstacle }),
            Refusal::CannotResolve { .. } => Some(Refusal::NoActiveEffect { card }),
            Refusal::NoActiveEffect { .. } => Some(Refusal::AlreadyUsed { card }),
            Refusal::AlreadyUsed { .. } => Some(Refusal::CannotUse { card, obstacle }),
            Refusal::CannotUse { .. } => Some(Refusal::CannotKeep { keep: stones, have: stones, limit: 4 }),
            Refusal::CannotKeep { .. } => Some(Refusal::KeepExactly { have: stones, limit: 4 }),
            Refusal::KeepExactly { .. } => Some(Refusal::ChooseBetween { least: 2, most: 2 }),
            Refusal::ChooseBetween { .. } => Some(Refusal::CannotPick { card }),
            Refusal::CannotPick { .. } => Some(Refusal::CannotChoosePlayer { seat }),
            Refusal::CannotChoosePlayer { .. } => Some(Refusal::NotOffered { obstacle }),
            Refusal::NotOffered { .. } => None,
        };
    }
    all.extend(obstacles().into_iter().map(|obstacle| Refusal::NotOffered { obstacle }));
    all
}

/// Every obstacle, in the same way.
fn obstacles() -> Vec<Obstacle> {
    let (family, stones) = (Family::Earth, "RB".parse().unwrap());
    let mut all = vec![Obstacle::PointsMissing { points: 1 }];
    let mut next = Some(Obstacle::NothingToDraw);
    while let Some(obstacle) = next {
        all.push(obstacle);
        next = match obstacle {
            Obstacle::NothingToDraw => Some(Obstacle::ShuffledBefore),
            Obstacle::ShuffledBefore => Some(Obstacle::PointsMissing { points: 2 }),
            Obstacle::PointsMissing { .. } => Some(Obstacle::StonesMissing { stones }),
            Obstacle::StonesMissing { .. } => Some(Obstacle::EmptyHand),
            Obstacle::EmptyHand => Some(Obstacle::NoCardInArea),
            Obstacle::NoCardInArea => Some(Obstacle::NoneInDiscard { family }),
            Obstacle::NoneInDiscard { .. } => Some(Obstacle::NobodyToRob),
            Obstacle::NobodyToRob => Some(Obstacle::NoFreeArea),
            Obstacle::NoFreeArea => Some(Obstacle::NothingToSummon),
            Obstacle::NothingToSummon => Some(Obstacle::NobodyHas { family }),
            Obstacle::NobodyHas { .. } => Some(Obstacle::NothingToCopy),
            Obstacle::NothingToCopy => Some(Obstacle::TooFewChoices),
            Obstacle::TooFewChoices => Some(Obstacle::NoSuchChoice),
            Obstacle::NoSuchChoice => Some(Obstacle::NothingToUpgrade),
            Obstacle::NothingToUpgrade => Some(Obstacle::NothingSheltered),
            Obstacle::NothingSheltered => Some(Obstacle::NothingToShelter),
            Obstacle::NothingToShelter => Some(Obstacle::NothingToActivate),
            Obstacle::NothingToActivate => Some(Obstacle::CannotPay { price: 3 }),
            Obstacle::CannotPay { .. } => Some(Obstacle::NothingToSummonFromDiscard),
            Obstacle::NothingToSummonFromDiscard => None,
        };
    }
    all
}

#[test]
fn every_refusal_is_worded_in_every_language() {
    let names = ["Ann", "Bob"];
    for words in all_words() {
        let texts: Vec<_> = refusals().iter().map(|refusal| words.refusal(refusal, &names)).collect();
        for text in &texts {
            assert!(!text.is_empty() && !text.contains("none") && !text.contains("  "), "{text:?}");
        }
        let different: HashSet<_> = texts.iter().collect();
        // A card and a tile can both be missing from the display.
        assert!(different.len() + 2 >= texts.len(), "{texts:#?}");
    }
}

/// The server sends the engine's words, and the others are from the same mould.
#[test]
fn english_refusals_are_those_of_the_engine() {
    let words = Words::new(Language::English, Style::Plain);
    let letters = |text: String| text.replace("R R B", "RRB").replace("R B", "RB");
    for refusal in refusals() {
        assert_eq!(letters(words.refusal(&refusal, &["seat 1", "seat 2"])), refusal.to_string());
    }
}

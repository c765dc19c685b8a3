//! The texts of questions, moves and events.

mod events;
mod moves;
mod questions;

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::sync::LazyLock;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use vale_engine::{Card, Game, Happening, Move, MoveList, Options, Question, Seed, Setup, Source, Tile};

use vale_words::{Language, Style, Words};

use crate::scenario::{Scenario, Table};

/// The words that these tests compare, letter by letter.
pub static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::English, Style::Plain));

const NAMES: [&str; 4] = ["Ann", "Bob", "Cleo", "Dan"];

/// The card or tile with this id.
#[track_caller]
fn by(id: &str) -> Source {
    let card = Card::by_id(id).map(Source::Card);
    card.or_else(|| Tile::by_id(id).map(Source::Tile)).unwrap_or_else(|| panic!("there is no card or tile {id}"))
}

/// A situation with the creatures of the Artifacts expansion.
fn expansion(players: u8) -> Scenario {
    Scenario::new(players).with(|position| position.options.artifact_creatures = true)
}

fn question(table: &Table) -> String {
    ENGLISH.question(&table.game.asked().unwrap().question, &NAMES)
}

/// The texts of all legal moves.
fn moves(game: &Game) -> Vec<String> {
    let mut moves = MoveList::new();
    game.legal_moves_into(&mut moves);
    moves.iter().map(|&m| ENGLISH.move_text(game, m, &NAMES)).collect()
}

fn log(table: &Table) -> Vec<String> {
    table.events.iter().map(|event| ENGLISH.event(event, &NAMES)).collect()
}

/// A random game with or without the expansion, which shows every situation to `see` before a move is played in it.
/// Returns what happened.
fn random_game(number: u64, see: &mut impl FnMut(&Game, Move)) -> Vec<Happening> {
    let options = Options {
        artifact_creatures: number & 1 == 1,
        artifact_tiles: number & 2 == 2,
        ..Options::new(2 + (number % 3) as u8)
    };
    let setup = Setup { options, ..Setup::new(2, Seed::from_number(number)) };
    let mut random = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut list = MoveList::new();
    let mut happened: Vec<Happening> = vec![];
    let mut game = Game::begin(&setup, &mut happened).unwrap();
    while !game.is_over() {
        game.legal_moves_into(&mut list);
        let chosen = list[random.next_u32() as usize % list.len()];
        see(&game, chosen);
        game.play(chosen, &mut happened).unwrap();
    }
    happened
}

/// The first situation of random games with tiles in which this is asked.
#[track_caller]
fn when_asked(wanted: impl Fn(&Game, Question) -> bool) -> Game {
    let mut found = None;
    for number in (0..2000).filter(|number| number & 2 == 2) {
        random_game(number, &mut |game, _| {
            if found.is_none() && game.asked().is_some_and(|asked| wanted(game, asked.question)) {
                found = Some(*game);
            }
        });
        if let Some(game) = found {
            return game;
        }
    }
    panic!("no random game came to this");
}

/// Is the number before every "point", "points", "card" and "cards" right, and are the words well joined?
#[track_caller]
fn assert_well_formed(text: &str) {
    assert!(text.starts_with(char::is_uppercase), "no capital at the start: {text:?}");
    assert!(!text.contains("  ") && !text.contains(" .") && !text.contains("()"), "badly joined: {text:?}");
    let words: Vec<_> = text.split([' ', '.', ',', ':', ';']).collect();
    for pair in words.windows(2) {
        if let (Ok(count), Some(thing)) = (pair[0].parse::<u16>(), pair.get(1)) {
            match *thing {
                "point" | "card" => assert_eq!(count, 1, "{text}"),
                "points" | "cards" => assert_ne!(count, 1, "{text}"),
                _ => {}
            }
        }
        assert!(!(pair[0] == "a" && pair[1].starts_with(['a', 'e', 'i', 'o'])), "article: {text}");
    }
}

#[track_caller]
fn assert_sentence(text: &str) {
    assert_well_formed(text);
    assert!(text.ends_with('.'), "{text}");
}

/// The name of the variant.
fn variant(value: &impl Debug) -> String {
    format!("{value:?}").chars().take_while(|c| c.is_alphanumeric()).collect()
}

/// The kinds of questions, moves, events and secrets for which the random games must have shown a text.
const KINDS: [&[&str]; 4] = [
    &[
        "act",
        "activate",
        "activate all",
        "choose",
        "choose or stop",
        "choose_family",
        "choose_player discard",
        "choose_player swap",
        "copy_active area",
        "copy_instant area",
        "discard area",
        "discard area chosen",
        "discard area or stop",
        "discard hand",
        "discard hand or stop",
        "discard shelter",
        "hunt",
        "keep_stones",
        "onto_pile hand",
        "pay",
        "resolve",
        "shelter display",
        "shelter hand",
        "steal_from",
        "summon discard",
        "summon hand",
        "swap area chosen",
        "take area",
        "take discard",
        "take shelter",
        "take_tile",
        "upgrade",
        "upgrade or stop",
        "upgrade_received",
    ],
    &[
        "Choose", "Done", "End", "Family", "Hunt", "Keep", "Pay", "Pick", "Player", "Remove", "Sell", "Summon", "Take",
        "Tame", "Upgrade", "Use", "UseTile",
    ],
    &[
        "AreaTaken",
        "Copied",
        "DiscardedFromArea",
        "DiscardedFromHand",
        "DiscardedFromShelter",
        "Drew",
        "FamilyChosen",
        "GameEnded",
        "HandRevealed",
        "Hunted",
        "PhaseBegan",
        "PlayerChosen",
        "PointsEarned",
        "PointsLost",
        "PutHandCardOnPile",
        "PutOnPile",
        "Recovered",
        "Removed",
        "Reshuffled",
        "Retrieved",
        "ReturnedTile",
        "Revealed",
        "RoundBegan",
        "Sheltered",
        "Sold",
        "StoneUpgraded",
        "StonesEarned",
        "StonesExchanged",
        "StonesKept",
        "StonesPaid",
        "StonesSpent",
        "Summoned",
        "SummonedFree",
        "Swapped",
        "Tamed",
        "TileIdle",
        "TookFromDiscard",
        "TookTile",
        "TurnEnded",
        "Used",
        "UsedTile",
    ],
    &["DrewCard", "PutCardOnPile"],
];

/// What tells one text of a question from another.
pub(crate) fn question_kind(question: &Question) -> String {
    let asked = serde_json::to_value(question).unwrap();
    let words = ["question", "from", "to"].iter().filter_map(|field| asked[field].as_str());
    let flags = [("all", "all"), ("may_stop", "or stop")].into_iter();
    let flags = flags.filter(|(field, _)| asked[field] == true).map(|(_, word)| word);
    let chosen = asked["chooser"].is_number().then_some("chosen");
    words.chain(flags).chain(chosen).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_text_of_random_games_is_well_formed() {
    let mut kinds: [BTreeSet<String>; 4] = Default::default();
    for number in 0..600 {
        let happened = random_game(number, &mut |game, chosen| {
            let question = game.asked().unwrap().question;
            assert_sentence(&ENGLISH.question(&question, &NAMES));
            let mut texts = moves(game);
            for text in &texts {
                assert_well_formed(text);
            }
            texts.sort();
            assert!(texts.windows(2).all(|two| two[0] != two[1]), "two moves with the same text: {texts:?}");
            kinds[0].insert(question_kind(&question));
            kinds[1].insert(variant(&chosen));
        });
        for happening in happened {
            match happening {
                Happening::Public(event) => {
                    assert_sentence(&ENGLISH.event(&event, &NAMES));
                    kinds[2].insert(variant(&event));
                }
                Happening::Private(_, secret) => {
                    assert_sentence(&ENGLISH.secret(&secret));
                    kinds[3].insert(variant(&secret));
                }
            }
        }
    }
    for (met, listed) in kinds.iter().zip(KINDS) {
        assert_eq!(met.iter().map(String::as_str).collect::<Vec<_>>(), listed);
    }
}

/// In builds with debug assertions, a message that is missing or not filled stops the test.
#[test]
fn random_games_are_told_in_every_language_and_style() {
    let other = [
        Words::new(Language::French, Style::Plain),
        Words::new(Language::Italian, Style::Spoken),
        Words::new(Language::English, Style::Marked),
    ];
    for (number, words) in (0..120).zip(other.iter().cycle()) {
        let assert_joined = |text: &str, end: &str| {
            assert!(text.starts_with(|c: char| c.is_uppercase() || c == '['), "no capital at the start: {text:?}");
            assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(" ,"), "badly joined: {text:?}");
            // "none" is a word of English.
            let none = words.language() != Language::English && text.contains("none");
            assert!(!none && !text.contains("()"), "nothing is told: {text:?}");
            assert!(text.ends_with(end), "{text:?}");
        };
        let happened = random_game(number, &mut |game, _| {
            assert_joined(&words.question(&game.asked().unwrap().question, &NAMES), ".");
            let mut list = MoveList::new();
            game.legal_moves_into(&mut list);
            let mut texts: Vec<_> = list.iter().map(|&m| words.move_text(game, m, &NAMES)).collect();
            for text in &texts {
                assert_joined(text, "");
            }
            texts.sort();
            assert!(texts.windows(2).all(|two| two[0] != two[1]), "two moves with the same text: {texts:?}");
        });
        for happening in happened {
            match happening {
                Happening::Public(event) => assert_joined(&words.event(&event, &NAMES), "."),
                Happening::Private(_, secret) => assert_joined(&words.secret(&secret), "."),
            }
        }
    }
}

//! What is shown can be typed, in every language; and what is told to the one whom it is about.

use std::collections::{BTreeMap, BTreeSet};

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use vale_engine::{Game, Happening, Move, MoveList, Options, PaymentRule, Position, Seat, Seed, Setup};
use vale_words::{Language, Reading, Style, Words};

use crate::scenario::{Scenario, card, seat};
use crate::texts::question_kind;

const NAMES: [&str; 4] = ["You", "Bot 2", "Bot 3", "Bot 4"];

fn legal(game: &Game) -> MoveList {
    let mut moves = MoveList::new();
    game.legal_moves_into(&mut moves);
    moves
}

fn all_words() -> Vec<Words> {
    let styles = [Style::Plain, Style::Spoken];
    Language::ALL.into_iter().flat_map(|language| styles.map(|style| Words::new(language, style))).collect()
}

/// Is a move found by all that a list could print of it?
fn assert_found(game: &Game, moves: &[Move], m: Move, words: &Words) {
    let shown = words.move_text(game, m, &NAMES);
    let head = shown.split([',', '.']).next().unwrap().to_owned();
    let shares_head =
        |other: &&Move| words.move_text(game, **other, &NAMES).split([',', '.']).next() == Some(head.as_str());
    let mut typed = vec![
        shown.clone(),
        format!("{shown}."),
        shown.to_uppercase(),
        format!("7: {shown}, fire, cost 0. Instant: nothing."),
        game.write_move(m),
    ];
    // Two effects may begin alike; then their beginning is not enough.
    if moves.iter().filter(shares_head).count() == 1 {
        typed.push(head);
    }
    if words.style == Style::Plain {
        // Stones together, in any order, and without what can be left out.
        let letters: Vec<_> = shown
            .split(' ')
            .map(|word| if word.len() == 1 { word.to_lowercase() } else { format!(" {word}") })
            .collect();
        typed.push(letters.concat());
    }
    for text in typed {
        let read = words.read_move(game, moves, &NAMES, &text);
        assert_eq!(read, Reading::Move(m), "{} {:?}: `{text}`", words.language().tag(), game.asked());
    }
}

/// Shows situations of random games with all options.
fn random_situations(see: &mut impl FnMut(&Game)) {
    for number in 0..120 {
        let options = Options {
            artifact_creatures: number & 1 == 1,
            artifact_tiles: number & 2 == 2,
            payment: if number & 4 == 4 { PaymentRule::Any } else { PaymentRule::Needed },
            ..Options::new(2 + (number % 3) as u8)
        };
        let setup = Setup { options, ..Setup::new(2, Seed::from_number(number)) };
        let mut random = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut game = Game::begin(&setup, &mut ()).unwrap();
        while !game.is_over() {
            see(&game);
            let moves = legal(&game);
            game.play(moves[random.next_u32() as usize % moves.len()], &mut ()).unwrap();
        }
    }
}

/// The question and the kind of move, which say in which words it is shown.
fn kind(game: &Game, m: Move) -> String {
    let word = |text: String| text.chars().take_while(|c| c.is_alphanumeric()).collect::<String>();
    format!("{} {}", question_kind(&game.asked().unwrap().question), word(format!("{m:?}")))
}

#[test]
fn every_kind_of_move_can_be_typed_as_it_is_shown() {
    let words = all_words();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    random_situations(&mut |game| {
        let moves = legal(game);
        for &m in moves.iter() {
            let times = seen.entry(kind(game, m)).or_default();
            *times += 1;
            if *times <= 12 {
                for words in &words {
                    assert_found(game, &moves, m, words);
                }
            }
        }
    });
    assert!(seen.len() >= 30, "only {} kinds of moves came up: {seen:?}", seen.len());
}

/// The prepared situations of the browser's tests have every question.
#[test]
fn every_prepared_question_can_be_answered_as_it_is_shown() {
    let text = include_str!("../../../../web/tests/browser/positions.json");
    let all: serde_json::Value = serde_json::from_str(text).unwrap();
    let words = all_words();
    let mut questions = BTreeSet::new();
    for prepared in all.as_array().unwrap() {
        let position = Position::from_json(&prepared["position"].to_string()).unwrap();
        let mut game = Game::resume(&position, &mut ()).unwrap();
        for played in prepared["moves"].as_array().unwrap() {
            let m = serde_json::from_value(played["move"].clone()).unwrap();
            game.play(m, &mut ()).unwrap();
        }
        let parts = ["question", "by", "from", "to", "may_stop", "chosen"].map(|part| prepared[part].to_string());
        questions.insert(parts);
        let moves = legal(&game);
        for &m in moves.iter() {
            for words in &words {
                assert_found(&game, &moves, m, words);
            }
        }
    }
    assert!(questions.len() >= 90, "{questions:?}");
}

/// Reads in these words in a turn with a hydra in hand, an imp summoned, and two cards marked.
fn reads(language: Language, text: &str) -> Reading {
    let table = Scenario::new(2)
        .hand(1, &["hydra", "dragon_egg", "tidal"])
        .area(1, &["imp", "troll"])
        .stones(1, "RBB")
        .hunted(1, &["poseidon", "goblin"])
        .start();
    Words::new(language, Style::Plain).read_move(&table.game, &legal(&table.game), &NAMES, text)
}

#[test]
fn a_part_is_enough_if_only_one_move_fits() {
    use Language::{English, French, Italian};
    let summon = |pay: &str| Move::Summon { card: card("hydra"), pay: pay.parse().unwrap() };
    let egg = Move::Summon { card: card("dragon_egg"), pay: "B".parse().unwrap() };
    for (language, text, expected) in [
        (English, "dragon egg", egg),
        (English, "summon dragon egg", egg),
        (English, "summon hydra b r", summon("RB")),
        (English, "summon hydra for BB", summon("BB")),
        (French, "invoquer hydre pour r b", summon("RB")),
        (French, "oeuf de dragon", egg),
        (French, "invoquer ŒUF DE DRAGON", egg),
        (French, "summon oeuf de dragon", egg),
        (Italian, "evoca idra bb", summon("BB")),
        (Italian, "uovo di drago", egg),
        (English, "sell poseidon for b", Move::Sell(card("poseidon"))),
        (French, "vendre poséidon", Move::Sell(card("poseidon"))),
        (Italian, "doma goblin", Move::Tame(card("goblin"))),
    ] {
        assert_eq!(reads(language, text), Reading::Move(expected), "{text}");
    }
    assert_eq!(reads(English, "summon hydra"), Reading::Several(vec![summon("RB"), summon("BB")]));
    assert_eq!(
        reads(English, "poseidon"),
        Reading::Several(vec![Move::Sell(card("poseidon")), Move::Tame(card("poseidon"))])
    );
}

#[test]
fn a_move_that_is_not_legal_is_read_in_the_words_of_the_list() {
    use Language::{English, French, Italian};
    for (language, text, expected) in [
        (English, "mark hydra", Move::Hunt(card("hydra"))),
        (English, "end the turn", Move::End),
        (French, "capturer hydre", Move::Hunt(card("hydra"))),
        (French, "terminer le tour", Move::End),
        (Italian, "caccia idra", Move::Hunt(card("hydra"))),
        (Italian, "termina il turno", Move::End),
        (English, "summon imp for R", Move::Summon { card: card("imp"), pay: "R".parse().unwrap() }),
        (French, "garder R R B", Move::Keep("RRB".parse().unwrap())),
    ] {
        assert_eq!(reads(language, text), Reading::NotLegal(expected), "{text}");
    }
    for (language, text) in
        [(English, "sell imp and troll"), (English, "sell"), (French, "danser"), (Italian, ""), (English, "remove")]
    {
        assert!(matches!(reads(language, text), Reading::Unreadable(_)), "{text}: {:?}", reads(language, text));
    }
}

#[test]
fn similar_names_and_moves_are_found() {
    let words = Words::new(Language::English, Style::Plain);
    let ids = |text: &str| words.similar(text).into_iter().map(vale_engine::Source::id).collect::<Vec<_>>();
    assert_eq!(ids("hydr"), ["hydra"]);
    assert_eq!(ids("hydrra"), ["hydra"]);
    assert!(ids("yuki").len() >= 2, "{:?}", ids("yuki"));
    assert_eq!(ids("xq"), [""; 0]);
    let table = Scenario::new(2).hunted(1, &["poseidon"]).start();
    let moves = legal(&table.game);
    assert_eq!(words.similar_moves(&table.game, &moves, &NAMES, "sel posiedon"), [Move::Sell(card("poseidon"))]);
    assert_eq!(words.similar_moves(&table.game, &moves, &NAMES, "something else"), []);
    let french = Words::new(Language::French, Style::Plain);
    assert_eq!(french.similar("hydr").len(), 1);
}

#[test]
fn every_event_can_be_told_to_everyone_whom_it_is_about() {
    let words = all_words();
    let english = Words::english();
    let mut told = std::collections::BTreeSet::new();
    for number in 0..60 {
        let options = Options {
            artifact_creatures: true,
            artifact_tiles: number & 1 == 1,
            ..Options::new(2 + (number % 3) as u8)
        };
        let setup = Setup { options, ..Setup::new(2, Seed::from_number(number)) };
        let mut random = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut happened: Vec<Happening> = vec![];
        let mut game = Game::begin(&setup, &mut happened).unwrap();
        while !game.is_over() {
            let asked = game.asked().unwrap();
            for words in &words {
                words.question_to(asked.seat, &asked.question, &NAMES);
            }
            let moves = legal(&game);
            game.play(moves[random.next_u32() as usize % moves.len()], &mut happened).unwrap();
        }
        for happening in happened {
            let Happening::Public(event) = happening else { continue };
            for reader in Seat::all(options.players) {
                let text = english.event_to(reader, &event, &["Ann", "Bob", "Cleo", "Drew"]);
                let name = ["Ann", "Bob", "Cleo", "Drew"][reader.index()];
                assert!(!text.contains(name), "{text} is told to {name}");
                if told.insert(text) {
                    for words in &words {
                        words.event_to(reader, &event, &NAMES);
                    }
                }
            }
        }
    }
    let names = ["Ann", "Bob"];
    let event = vale_engine::Event::Hunted { seat: seat(1), card: card("imp") };
    assert_eq!(english.event_to(seat(1), &event, &names), "You mark Imp.");
    assert_eq!(english.event_to(seat(2), &event, &names), "Ann marks Imp.");
    let event = vale_engine::Event::PlayerChosen { seat: seat(1), chosen: seat(2), by: card("ember").into() };
    assert_eq!(english.event_to(seat(2), &event, &names), "Ann chooses you (Ember).");
    let event = vale_engine::Event::PlayerChosen { seat: seat(1), chosen: seat(1), by: card("ember").into() };
    assert_eq!(english.event_to(seat(1), &event, &names), "You choose yourself (Ember).");
}

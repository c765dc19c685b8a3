//! The texts of questions, moves and events.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use vale_engine::{Colour, Event, Family, Game, MoveList, Question, Secret, Seed, Setup, Stones, effect::Filter};

use crate::support::scenario::{Scenario, Table, card, seat};

const NAMES: [&str; 4] = ["Ann", "Bob", "Cleo", "Dan"];

fn question(table: &Table) -> String {
    table.game.asked().unwrap().question.text(&NAMES)
}

/// The texts of all legal moves.
fn moves(game: &Game) -> Vec<String> {
    let mut moves = MoveList::new();
    game.legal_moves(&mut moves);
    moves.iter().map(|&m| game.move_text(m, &NAMES)).collect()
}

fn log(table: &Table) -> Vec<String> {
    table.events.iter().map(|event| event.text(&NAMES)).collect()
}

/// Is the number before every "point", "points", "card" and "cards" right, and are the words well joined?
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

#[test]
fn every_text_of_random_games_is_well_formed() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(2);
    let mut list = MoveList::new();
    for number in 0..200 {
        let setup = Setup::new(2 + (number % 3) as u8, Seed::from_number(number));
        let mut events: Vec<Event> = vec![];
        let mut game = Game::begin(&setup, &mut events).unwrap();
        while let Some(asked) = game.asked() {
            let text = asked.question.text(&NAMES);
            assert_well_formed(&text);
            assert!(text.ends_with('.'), "{text}");
            let mut texts = moves(&game);
            for text in &texts {
                assert_well_formed(text);
            }
            texts.sort();
            assert!(texts.windows(2).all(|two| two[0] != two[1]), "two moves with the same text: {texts:?}");
            game.legal_moves(&mut list);
            let chosen = list[random.next_u32() as usize % list.len()];
            game.play(chosen, &mut events).unwrap();
        }
        for event in events {
            let text = event.text(&NAMES);
            assert_well_formed(&text);
            assert!(text.ends_with('.'), "{event:?}: {text}");
        }
    }
}

#[test]
fn one_point_and_two_points() {
    let earned = |points| Event::PointsEarned { seat: seat(1), points, by: card("sylph") }.text(&NAMES);
    assert_eq!(earned(1), "Ann earns 1 point (Sylph).");
    assert_eq!(earned(2), "Ann earns 2 points (Sylph).");
    let lost = |points| Event::PointsLost { seat: seat(2), points, by: card("goblin") }.text(&NAMES);
    assert_eq!(lost(1), "Bob loses 1 point (Goblin).");
    assert_eq!(lost(4), "Bob loses 4 points (Goblin).");
    let shuffled = |cards| Event::Reshuffled { cards }.text(&NAMES);
    assert_eq!(shuffled(1), "The discard pile is shuffled into a new draw pile of 1 card.");
    assert_eq!(shuffled(12), "The discard pile is shuffled into a new draw pile of 12 cards.");
}

#[test]
fn questions_of_the_phases() {
    let text = |question: Question| question.text(&NAMES);
    assert_eq!(text(Question::Hunt), "Mark a card on the display.");
    assert_eq!(text(Question::Act), "Sell, tame, summon or remove a card, or end your turn.");
    assert_eq!(text(Question::Resolve), "Use an active effect.");
    assert_eq!(text(Question::KeepStones { limit: 4 }), "You have too many stones: keep 4 of them.");
}

#[test]
fn questions_of_effects_name_the_card_that_asks() {
    let text = |question: Question| question.text(&NAMES);
    let fire_instant = Filter { family: Some(Family::Fire), instant: true, ..Filter::ANY };
    let cheap_instant = Filter { cost_up_to: Some(2), instant: true, ..Filter::ANY };
    let dragon = Filter { family: Some(Family::Dragon), ..Filter::ANY };
    let expected = [
        (Question::Choose { by: card("basilisk"), count: 1 }, "Basilisk: choose one effect."),
        (Question::Choose { by: card("hydra"), count: 2 }, "Hydra: choose two different effects."),
        (Question::DiscardFromHand { by: card("medusa") }, "Medusa: discard a card from your hand."),
        (
            Question::Recover { by: card("balog"), filter: fire_instant },
            "Balog: recover one fire card in your area that has an instant effect.",
        ),
        (
            Question::Recover { by: card("asmodeus"), filter: cheap_instant },
            "Asmodeus: recover one card in your area that has an instant effect and a written cost of 2 or less.",
        ),
        (Question::Recover { by: card("aeris"), filter: Filter::OTHER }, "Aeris: recover one other card in your area."),
        (
            Question::DiscardOthers { by: card("cerberus"), left: 3 },
            "Cerberus: discard up to 3 other cards from your area, one at a time, or stop.",
        ),
        (
            Question::DiscardOthers { by: card("cerberus"), left: 1 },
            "Cerberus: discard one other card from your area, or stop.",
        ),
        (
            Question::TakeFromDiscard { by: card("mimic"), family: Family::Earth },
            "Mimic: take an earth card from the discard pile.",
        ),
        (Question::StealFrom { by: card("goblin"), points: 1 }, "Goblin: choose an opponent to steal 1 point from."),
        (
            Question::SummonFree { by: card("dragon_egg"), filter: dragon },
            "Dragon Egg: summon a dragon card from your hand for free.",
        ),
        (
            Question::SummonFree { by: card("young_forest_spirit"), filter: Filter::ANY },
            "Young Forest Spirit: summon a card from your hand for free.",
        ),
        (
            Question::ChoosePlayer { by: card("ember"), family: Family::Water },
            "Ember: choose a player who must discard a water card.",
        ),
        (
            Question::GiveUp { by: card("gust"), family: Family::Earth, chooser: seat(3) },
            "Cleo's Gust: discard one earth card from your area.",
        ),
        (Question::CopyInstant { by: card("scorch") }, "Scorch: choose another card whose instant effect it copies."),
        (
            Question::CopyActive { by: card("genie_exalted") },
            "Genie Exalted: choose another card whose active effect it copies.",
        ),
        (Question::Activate { by: card("genie") }, "Genie: choose the active effect to activate next."),
    ];
    for (question, words) in expected {
        assert_eq!(text(question), words);
    }
}

#[test]
fn moves_of_a_turn() {
    let table = Scenario::new(2)
        .hand(1, &["hydra", "imp"])
        .area(1, &["troll"])
        .stones(1, "RBB")
        .hunted(1, &["poseidon", "goblin"])
        .round(2)
        .start();
    assert_eq!(
        moves(&table.game),
        [
            "Sell Poseidon for B",
            "Tame Poseidon",
            "Sell Goblin for R R R R",
            "Tame Goblin",
            "Summon Imp",
            "Summon Hydra for R B",
            "Summon Hydra for B B",
            "Remove Troll for B",
        ]
    );
    let idle = Scenario::new(2).start();
    assert_eq!(moves(&idle.game), ["End the turn"]);
}

#[test]
fn choices_are_worded_by_what_they_do() {
    let mut table = Scenario::new(2).hand(1, &["hydra"]).stones(1, "RB").start();
    table.play("summon hydra RB");
    assert_eq!(question(&table), "Hydra: choose two different effects.");
    assert_eq!(
        moves(&table.game),
        [
            "Earn P; draw a card",
            "Earn P; earn B B",
            "Draw a card; earn B B",
            "Earn P; earn 4 points",
            "Draw a card; earn 4 points",
            "Earn B B; earn 4 points",
        ]
    );
    let mut table = Scenario::new(2).area(1, &["basilisk"]).score(1, 2).resolution().start();
    table.play("use basilisk");
    assert_eq!(moves(&table.game), ["Earn R", "Lose 1 point, then earn B", "Lose 2 points, then earn P"]);
}

#[test]
fn a_picked_card_is_worded_by_what_happens_to_it() {
    let mut table = Scenario::new(3).hand(1, &["ember"]).area(2, &["kappa", "troll"]).stones(1, "RP").start();
    table.play("summon ember RP");
    assert_eq!(moves(&table.game), ["Choose Bob"]);
    table.play("player 2");
    assert_eq!(question(&table), "Ann's Ember: discard one water card from your area.");
    assert_eq!(moves(&table.game), ["Discard Kappa"]);
    table.play("pick kappa");
    assert_eq!(
        log(&table),
        [
            "Ann summons Ember for R P.",
            "Ann earns 7 points (Ember).",
            "Ann chooses Bob (Ember).",
            "Bob discards Kappa from the area (Ember).",
        ]
    );

    let mut table = Scenario::new(2).area(1, &["goblin", "balog", "imp"]).score(2, 3).resolution().start();
    assert_eq!(moves(&table.game), ["Use Balog", "Use Imp", "Use Goblin"]);
    table.play("use goblin");
    assert_eq!(moves(&table.game), ["Steal 1 point from Bob"]);
    table.play("player 2").play("use balog");
    assert_eq!(moves(&table.game), ["Recover Imp"]);

    let mut table = Scenario::new(2).hand(1, &["dragon_egg", "tidal"]).stones(1, "B").start();
    table.play("summon dragon_egg B");
    assert_eq!(moves(&table.game), ["Summon Tidal for free"]);

    let mut table = Scenario::new(2).area(1, &["mimic"]).discard(&["troll"]).resolution().start();
    table.play("use mimic");
    assert_eq!(moves(&table.game), ["Take Troll"]);

    let mut table = Scenario::new(2).hand(1, &["scorch"]).area(1, &["ifrit"]).stones(1, "BP").start();
    table.play("summon scorch BP");
    assert_eq!(moves(&table.game), ["Copy Ifrit"]);

    let mut table = Scenario::new(2).hand(1, &["cerberus"]).area(1, &["ifrit"]).stones(1, "P").start();
    table.play("summon cerberus P");
    assert_eq!(moves(&table.game), ["Discard Ifrit", "Discard no more"]);
}

#[test]
fn too_many_stones() {
    let mut table = Scenario::new(2).area(1, &["horned_salamander"]).stones(1, "P").resolution().start();
    table.play("use horned_salamander");
    assert_eq!(moves(&table.game), ["Keep R R R R", "Keep R R R P"]);
    table.play("keep RRRP");
    assert_eq!(
        log(&table)[..3],
        [
            "Ann uses Horned Salamander.",
            "Ann earns R R R R (Horned Salamander).",
            "Ann has too many stones, keeps R R R P and discards R.",
        ]
    );
}

#[test]
fn events_that_need_no_reason_give_none() {
    let text = |event: Event| event.text(&NAMES);
    let (ann, imp) = (seat(1), card("imp"));
    assert_eq!(text(Event::Recovered { seat: ann, card: imp, by: imp }), "Ann recovers Imp.");
    assert_eq!(text(Event::Recovered { seat: ann, card: imp, by: card("balog") }), "Ann recovers Imp (Balog).");
    assert_eq!(text(Event::Summoned { seat: ann, card: imp, paid: Stones::NONE }), "Ann summons Imp.");
    assert_eq!(
        text(Event::StonesExchanged {
            seat: ann,
            gave: Stones::of(Colour::Purple, 1),
            took: Stones::of(Colour::Blue, 3),
            by: card("snail_maiden"),
        }),
        "Ann exchanges P for B B B (Snail Maiden)."
    );
    assert_eq!(text(Event::RoundBegan { round: 3, first: seat(2) }), "Round 3 begins; Bob goes first.");
    assert_eq!(Secret::DrewCard { card: imp }.text(), "You draw Imp.");
}

#[test]
fn a_player_without_a_name_is_called_by_the_seat() {
    let drew = Event::Drew { seat: seat(2), by: card("griffon") };
    assert_eq!(drew.text(&["Ann"]), "Seat 2 draws a card (Griffon).");
}

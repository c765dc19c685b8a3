//! The texts of moves.

use vale_engine::effect::{Ask, Fate, Filter, Pick, Zone};
use vale_engine::{Game, Question};

use super::{by, expansion, log, moves, question, when_asked};
use crate::scenario::Scenario;

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
            "Bob discards Kappa from their area (Ember).",
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
fn moves_of_a_turn_with_an_artifact() {
    let game = when_asked(|_, question| question == Question::TakeTile);
    assert!(moves(&game).contains(&"Take Incense Burner".to_owned()), "{:?}", moves(&game));
    assert!(moves(&game).contains(&"Take Monkey King's Staff".to_owned()), "{:?}", moves(&game));
    let with_tile = |game: &Game| moves(game).contains(&"Use Incense Burner".to_owned());
    when_asked(|game, question| question == Question::Act && with_tile(game));
}

#[test]
fn choices_of_artifacts_are_worded_by_what_they_ask_and_do() {
    let asks = |id: &str, count: usize| {
        let id = by(id);
        let game = when_asked(|game, question| {
            matches!(question, Question::Effect(asked) if asked.by == id && matches!(asked.ask, Ask::Choose { .. }))
                && moves(game).len() == count
        });
        moves(&game)
    };
    assert_eq!(
        asks("incense_burner", 2),
        ["Pay stones worth 3, then take one more area", "Shelter the top 2 cards of the draw pile"]
    );
    assert_eq!(
        asks("philosophers_stone", 3),
        [
            "Retrieve a sheltered card",
            "Discard one of your sheltered cards, then earn P",
            "Retrieve a sheltered card; discard one of your sheltered cards, then earn P",
        ]
    );
    assert_eq!(
        asks("gem_of_kukulkan", 2),
        ["Discard one of your R, then take the sold card into your hand", "Choose none"]
    );
    assert_eq!(asks("cap_of_hades", 2), ["Take one more area", "Earn P"]);
}

#[test]
fn stones_are_paid_and_upgraded() {
    let game = when_asked(|_, question| matches!(question.ask(), Some(Ask::Pay { .. })));
    assert!(moves(&game).iter().all(|text| text.starts_with("Pay ")), "{:?}", moves(&game));
    let game =
        when_asked(|game, question| matches!(question.ask(), Some(Ask::Upgrade { .. })) && moves(game).len() == 3);
    assert_eq!(moves(&game), ["Upgrade R to B", "Upgrade B to P", "Upgrade no more"]);
}

#[test]
fn sheltered_cards_are_worded_by_what_happens_to_them() {
    let assert_all_begin = |verb: &str, from: Zone, to: Fate| {
        let asked = Some(Ask::Pick(Pick::one(from, Filter::ANY, to)));
        let texts = moves(&when_asked(|_, question| question.ask() == asked));
        assert!(texts.iter().all(|text| text.starts_with(verb)), "{texts:?}");
    };
    assert_all_begin("Shelter ", Zone::Hand, Fate::Shelter);
    assert_all_begin("Shelter ", Zone::Display, Fate::Shelter);
    assert_all_begin("Retrieve ", Zone::Shelter, Fate::Take);
    assert_all_begin("Discard ", Zone::Shelter, Fate::Discard);
}

#[test]
fn a_picked_card_of_the_expansion_is_worded_by_what_happens_to_it() {
    let mut table = expansion(2).hand(1, &["deepdive"]).area(2, &["kappa", "troll"]).stones(1, "RP").start();
    table.play("summon deepdive RP");
    assert_eq!(moves(&table.game), ["Choose Bob"]);
    table.play("player 2");
    assert_eq!(question(&table), "Ann's Deepdive: swap one water card in your area with it.");
    assert_eq!(moves(&table.game), ["Swap Kappa with Deepdive"]);

    let mut table = expansion(2).hand(1, &["melusine", "imp", "troll"]).stones(1, "B").start();
    table.play("summon melusine B");
    assert_eq!(moves(&table.game), ["Discard Imp", "Discard Troll", "Discard no more"]);

    let mut table = expansion(2).hand(1, &["anubis"]).area(1, &["imp"]).stones(1, "P").start();
    table.play("summon anubis P");
    assert_eq!(moves(&table.game), ["Discard Imp"]);

    let mut table = expansion(2).hand(1, &["akhlut"]).stones(1, "P").discard(&["tidal", "imp"]).start();
    table.play("summon akhlut P");
    assert_eq!(moves(&table.game), ["Summon Tidal for free"]);

    let mut table = expansion(2).area(1, &["nurikabe"]).draw_top(&["imp"]).resolution().start();
    table.play("use nurikabe");
    assert_eq!(moves(&table.game), ["Put Imp on top of the draw pile"]);
}

#[test]
fn choices_of_the_expansion_are_worded_by_what_they_do() {
    let mut table = expansion(2).area(1, &["hephaestus"]).stones(1, "RRRB").score(1, 2).resolution().start();
    table.play("use hephaestus");
    assert_eq!(
        moves(&table.game),
        [
            "Discard one of your B, then earn R R R and 2 points",
            "Discard R R R, then earn B and 2 points",
            "Lose 2 points, then earn R R R B",
        ]
    );
    let mut table = expansion(2).hand(1, &["kraken"]).stones(1, "P").start();
    table.play("summon kraken P");
    assert_eq!(moves(&table.game), ["Choose fire", "Choose water", "Choose earth", "Choose wind", "Choose dragon"]);
}

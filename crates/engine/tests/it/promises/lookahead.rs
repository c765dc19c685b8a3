//! The look-ahead (F5, U1-U6) against brute force.
//!
//! A second, slow reading of the rules plays an instant effect or a tile through in every possible way on a table of its
//! own. The engine must offer a summoning or a tile exactly if there is such a way, and then ask its way through exactly
//! the same sequences of answers: so it offers no answer from which the effect cannot be finished, and withholds none.

mod brute_force;
mod sketch;

use std::collections::BTreeSet;

use brute_force::{Answers, agenda, resolutions};
use sketch::Sketch;
use vale_engine::effect::{Act, Ask, Step};
use vale_engine::{
    Card, Event, Game, Hunted, Move, MoveList, Options, PaymentRule, Phase, PlayerPosition, Position, Question,
    RULES_VERSION, Refusal, Seat, Seed, Stones, Tile, TileKind,
};
use vale_testkit::Dice;

use crate::support::scenario::{Scenario, card};

/// Cards whose instant effects need something, bring in other cards or copy them.
const INTERESTING: [&str; 19] = [
    "young_forest_spirit",
    "dragon_egg",
    "scorch",
    "aeris",
    "genie",
    "ember",
    "marina",
    "boulder",
    "gust",
    "leviathan",
    "forest_spirit",
    "hydra",
    "willow",
    "cerberus",
    "sylph",
    "pegasus",
    "tengu",
    "boreas",
    "hippogriff",
];

/// The same of the Artifacts expansion, with the cards that leave the area or change what happens there.
const INTERESTING_ARTIFACTS: [&str; 22] = [
    "akhlut",
    "horus",
    "duduri",
    "anubis",
    "kraken",
    "taweret",
    "melusine",
    "deepdive",
    "pyro",
    "rockscale",
    "whisper",
    "loki",
    "totem_pole",
    "ash",
    "fireblast",
    "banshee",
    "thalassa",
    "wendigo",
    "nurikabe",
    "anzu",
    "belphegor",
    "hestia",
];

/// Cards that bring each other in while what lies in the area changes under them.
const NESTED: [&str; 13] = [
    "dragon_egg",
    "scorch",
    "totem_pole",
    "fireblast",
    "marina",
    "pyro",
    "duduri",
    "akhlut",
    "horus",
    "young_forest_spirit",
    "hestia",
    "sylph",
    "willow",
];

/// All sequences of answers with which the engine resolves the effect that is running.
fn engine_resolutions(game: &Game) -> BTreeSet<Answers> {
    let mut moves = MoveList::new();
    game.legal_moves_into(&mut moves);
    let question = game.asked().map(|asked| asked.question);
    assert!(!moves.is_empty() || game.is_over(), "no answer to {question:?}");
    let activates = question.and_then(Question::ask) == Some(Ask::Activate { all: true });
    if activates || matches!(question, None | Some(Question::Act | Question::TakeTile | Question::Hunt)) {
        return BTreeSet::from([vec![]]);
    }
    let mut found = BTreeSet::new();
    for &m in moves.iter() {
        let mut after = *game;
        after.play(m, &mut ()).unwrap();
        for mut answers in engine_resolutions(&after) {
            answers.insert(0, m);
            found.insert(answers);
        }
    }
    found
}

/// A table at random in the Action Phase of seat 1, with hands and areas full of interesting cards.
fn random_position(dice: &mut Dice, interesting: &[&str], artifacts: bool) -> Position {
    let mut special: Vec<_> = interesting.iter().map(|id| card(id)).collect();
    let options = Options {
        payment: PaymentRule::Any,
        artifact_creatures: artifacts,
        artifact_tiles: artifacts,
        ..Options::new(2 + dice.below(3) as u8)
    };
    let mut cards: Vec<_> = options.deck().iter().filter(|card| !special.contains(card)).collect();
    dice.shuffle(&mut cards);
    dice.shuffle(&mut special);
    let mut next = |dice: &mut Dice| if dice.once_in(3) { cards.pop() } else { special.pop() }.or_else(|| cards.pop());
    let round = 1 + dice.below(6) as u8;
    let mut players = vec![PlayerPosition::default(); usize::from(options.players)];
    players[0].hand = (0..=dice.below(5)).filter_map(|_| next(dice)).collect();
    for player in &mut players {
        let size = dice.below(usize::from(round).min(4) + 1);
        player.area = (0..size).filter_map(|_| next(dice)).collect();
        player.score = dice.below(4) as u16;
    }
    if artifacts {
        players[0].shelter = (0..dice.below(3)).filter_map(|_| next(dice)).collect();
    }
    let purses = [Stones::new(0, 0, 4), Stones::new(0, 1, 2), Stones::new(1, 2, 0), Stones::new(1, 1, 2)];
    players[0].stones = dice.pick(&purses).unwrap();
    let discard = (0..dice.below(3)).filter_map(|_| next(dice)).collect();
    cards.extend(special);
    let draw = if dice.once_in(3) {
        players.last_mut().unwrap().hand.append(&mut cards);
        vec![]
    } else {
        cards
    };
    Position {
        rules: RULES_VERSION,
        options,
        round,
        phase: Phase::Action,
        first: Seat::FIRST,
        turn: Some(Seat::FIRST),
        players,
        display: vec![],
        draw: Some(draw),
        draw_known: vec![],
        discard,
        reshuffled: dice.once_in(4),
        tiles: None,
        running: None,
        seed: Seed::from_number(dice.number()),
        seed_used: 0,
    }
}

/// What was compared.
#[derive(Debug, Default)]
struct Tried {
    offered: usize,
    refused: usize,
    deepest: usize,
}

impl Tried {
    /// Compares what the engine does with what brute force found.
    #[track_caller]
    fn compare(&mut self, engine: Option<&BTreeSet<Answers>>, expected: &BTreeSet<Answers>, what: &str, at: &Position) {
        let Some(engine) = engine else {
            assert!(expected.is_empty(), "{what} is refused, but could be resolved {expected:?}: {at:?}");
            self.refused += 1;
            return;
        };
        assert!(!expected.is_empty(), "{what} is offered, but cannot be resolved: {at:?}");
        let (missing, extra) = (expected.difference(engine).next(), engine.difference(expected).next());
        assert!(missing.is_none() && extra.is_none(), "{what}: never asks {missing:?}, but {extra:?}: {at:?}");
        self.deepest = self.deepest.max(expected.iter().map(Vec::len).max().unwrap());
        self.offered += 1;
    }
}

/// Tries to summon every card in hand for stones at random.
fn try_summonings(tried: &mut Tried, position: &Position, dice: &mut Dice) {
    let game = Game::from_position(position).unwrap();
    let position = game.position().unwrap();
    let sketch = Sketch::of(&game, &position);
    for &card in &sketch.hand {
        let payments: Vec<_> = sketch.stones.parts().collect();
        let pay = dice.pick(&[Stones::NONE, sketch.stones, dice.clone().pick(&payments).unwrap()]).unwrap();
        let after = sketch.summon(card, pay);
        let expected = after.map(|after| resolutions(&after, &agenda(card, card.creature().instant, &[])));
        let mut played = game;
        match (played.play(Move::Summon { card, pay }, &mut ()), expected) {
            (Ok(()), Some(expected)) => {
                tried.compare(Some(&engine_resolutions(&played)), &expected, card.id(), &position);
            }
            (Err(Refusal::CannotResolve { .. }), Some(expected)) => {
                tried.compare(None, &expected, card.id(), &position);
            }
            (Err(Refusal::AreasFull { .. }), None)
            | (Err(Refusal::TooExpensive { .. } | Refusal::PaysTooLittle { .. }), _) => {}
            (verdict, expected) => panic!("{card}: {verdict:?}, expected {expected:?} in {position:?}"),
        }
    }
}

#[test]
fn every_summoning_is_offered_exactly_if_brute_force_finds_a_way_through_it() {
    let mut dice = Dice::new(5);
    let mut tried = Tried::default();
    for _ in 0..20_000 {
        let position = random_position(&mut dice, &INTERESTING, false);
        try_summonings(&mut tried, &position, &mut dice);
    }
    assert!(tried.offered > 10_000 && tried.refused > 4_000 && tried.deepest >= 6, "{tried:?}");
}

#[test]
fn every_summoning_with_artifacts_is_offered_exactly_if_brute_force_finds_a_way_through_it() {
    let interesting = [&INTERESTING[..], &INTERESTING_ARTIFACTS].concat();
    let mut dice = Dice::new(6);
    let mut tried = Tried::default();
    for _ in 0..20_000 {
        let position = random_position(&mut dice, &interesting, true);
        try_summonings(&mut tried, &position, &mut dice);
    }
    assert!(tried.offered > 10_000 && tried.refused > 4_000 && tried.deepest >= 6, "{tried:?}");
}

#[test]
fn every_summoning_that_brings_in_others_is_offered_exactly_if_brute_force_finds_a_way_through_it() {
    let mut dice = Dice::new(9);
    let mut tried = Tried::default();
    for _ in 0..20_000 {
        let position = random_position(&mut dice, &NESTED, true);
        try_summonings(&mut tried, &position, &mut dice);
    }
    assert!(tried.offered > 10_000 && tried.refused > 4_000 && tried.deepest >= 6, "{tried:?}");
}

/// Young Forest Spirit is about to bring in the Dragon Egg, which lets Totem Pole earn.
fn egg_beside_totem_pole(stones: &str, hand: &[&str], area: &[&str]) -> Scenario {
    let options = Options { artifact_creatures: true, payment: PaymentRule::Any, ..Options::new(2) };
    Scenario::new(2)
        .with(|position| position.options = options)
        .score(1, 5)
        .stones(1, stones)
        .hand(1, &[&["young_forest_spirit", "imp", "dragon_egg"], hand].concat())
        .area(1, &[&["totem_pole"], area].concat())
}

#[test]
fn a_card_that_will_have_been_recovered_is_not_counted_on() {
    let mut table = egg_beside_totem_pole("RRR", &["marina"], &["fireblast"]).start();
    let position = table.game.position().unwrap();
    let mut dice = Dice::new(10);
    (0..50).for_each(|_| try_summonings(&mut Tried::default(), &position, &mut dice));
    // The fourth stone would send Fireblast home, and Marina would find no fire card.
    table.play("summon young_forest_spirit").play("pick imp");
    assert_eq!(table.legal(), ["pick marina"]);
}

#[test]
fn stones_that_the_running_effect_needs_are_kept() {
    let mut table = egg_beside_totem_pole("RPPP", &["scorch"], &["duduri"]).start();
    let position = table.game.position().unwrap();
    let mut dice = Dice::new(11);
    (0..50).for_each(|_| try_summonings(&mut Tried::default(), &position, &mut dice));
    // Scorch can only copy Duduri, who upgrades a stone.
    table.play("summon young_forest_spirit").play("pick imp").play("pick dragon_egg");
    assert_eq!(table.legal(), ["keep RPPP"]);
    table.play("keep RPPP").play("pick scorch").play("pick duduri").play("upgrade R");
    assert_eq!(table.stones(1), "BPPP");
}

#[test]
fn every_action_tile_can_be_used_exactly_if_brute_force_finds_a_way_through_it() {
    let interesting = [&INTERESTING[..], &INTERESTING_ARTIFACTS].concat();
    let mut dice = Dice::new(7);
    let mut tried = Tried::default();
    for _ in 0..5_000 {
        let mut position = random_position(&mut dice, &interesting, true);
        let supply = Game::from_position(&position).unwrap().table_view().tiles;
        // Ring of Wishes runs active effects, which are not tried here.
        let tiles: Vec<_> = supply.iter().filter(|tile| tile.kind() == TileKind::Action).collect();
        let tile = dice.pick(&tiles).unwrap();
        if tile.artifact().steps.contains(&Step::Ask(Ask::Activate { all: false })) {
            continue;
        }
        position.tiles = Some(supply.iter().collect());
        position.players[0].tile = Some(tile);
        let mut game = Game::from_position(&position).unwrap();
        let position = game.position().unwrap();
        let expected = resolutions(&Sketch::of(&game, &position), &agenda(tile, tile.artifact().steps, &[]));
        match game.play(Move::UseTile(tile), &mut ()) {
            Ok(()) => tried.compare(Some(&engine_resolutions(&game)), &expected, tile.id(), &position),
            Err(Refusal::CannotUseTile { .. }) => tried.compare(None, &expected, tile.id(), &position),
            Err(refusal) => panic!("{tile}: {refusal} in {position:?}"),
        }
    }
    assert!(tried.offered > 2_000 && tried.refused > 200 && tried.deepest >= 3, "{tried:?}");
}

#[test]
fn every_instant_tile_is_resolved_exactly_if_brute_force_finds_a_way_through_it() {
    let interesting = [&INTERESTING[..], &INTERESTING_ARTIFACTS].concat();
    let mut dice = Dice::new(8);
    let mut tried = Tried::default();
    for _ in 0..3_000 {
        let mut position = random_position(&mut dice, &interesting, true);
        position.phase = Phase::Hunting;
        position.turn = None;
        position.reshuffled = false;
        let from = if position.draw.as_ref().unwrap().is_empty() {
            &mut position.players.last_mut().unwrap().hand
        } else {
            position.draw.as_mut().unwrap()
        };
        position.display = from.pop().map(|card| Hunted { card, marker: None }).into_iter().collect();
        let game = Game::from_position(&position).unwrap();
        let position = game.position().unwrap();
        // Seven-League Boots turn up a card that brute force does not know.
        let tiles = game.table_view().tiles;
        let known = |tile: &Tile| {
            tile.kind() == TileKind::Instant && !tile.artifact().steps.contains(&Step::Do(Act::RevealToDisplay))
        };
        for tile in tiles.iter().filter(known) {
            let expected = resolutions(&Sketch::of(&game, &position), &agenda(tile, tile.artifact().steps, &[]));
            let mut played = game;
            let mut events = Vec::<Event>::new();
            played.play(Move::Take(tile), &mut events).unwrap();
            let idle = events.contains(&Event::TileIdle { seat: Seat::FIRST, tile });
            let engine = (!idle).then(|| engine_resolutions(&played));
            tried.compare(engine.as_ref(), &expected, tile.id(), &position);
        }
    }
    assert!(tried.offered > 2_000 && tried.refused > 200 && tried.deepest >= 3, "{tried:?}");
}

#[test]
fn the_brute_force_knows_the_families_that_dragons_ask_for() {
    let position = random_position(&mut Dice::new(1), &INTERESTING, false);
    let game = Game::from_position(&position).unwrap();
    let areas = vec![vec![card("ember")], vec![card("hydra")]];
    let sketch = Sketch::of(&game, &position).with(|sketch| sketch.areas = areas);
    let ways = |by: Card| resolutions(&sketch, &agenda(by, &by.creature().instant[1..], &[]));
    assert_eq!(
        ways(card("ember")),
        BTreeSet::from([vec![Move::Player(Seat::new(1).unwrap()), Move::Pick(card("hydra"))]])
    );
    assert_eq!(ways(card("boulder")), BTreeSet::new());
}

//! No turn goes on for ever. `docs/termination.md` has the argument: a measure that every action makes smaller. These
//! tests hold that measure to the engine, action by action, in positions made for trouble.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use vale_engine::{Card, Game, Move, MoveList, PaymentRule, Phase, Position, Seat, Seed, SellTable};

use crate::support::scenario::{Scenario, Table, card, seat, tile};

/// The cards that can bring back others: whoever activates, recovers, copies or summons from the discard pile.
const DRIVERS: [&str; 4] = ["genie", "aeris", "scorch", "akhlut"];

/// The cards that come back by themselves in the Action Phase, without being activated.
const RETURNING: [&str; 7] = ["boreas", "tengu", "thalassa", "banshee", "wendigo", "fireblast", "ash"];

/// Everything else that draws, earns stones, recovers, discards or makes things cheaper.
const SUSPECTS: [&str; 47] = [
    "pegasus",
    "hippogriff",
    "belphegor",
    "hestia",
    "agni",
    "water_giant",
    "hae_tae",
    "sylph",
    "totem_pole",
    "duduri_king",
    "dandelion_spirit",
    "nurikabe",
    "griffon",
    "genie_exalted",
    "imp",
    "undine",
    "mud_slime",
    "duduri",
    "mandrake",
    "asmodeus",
    "balog",
    "mimic",
    "horned_salamander",
    "undine_queen",
    "snail_maiden",
    "basilisk",
    "odin",
    "medusa",
    "siren",
    "hephaestus",
    "bul_gae",
    "salamander",
    "hydra",
    "willow",
    "stone_golem",
    "taweret",
    "cerberus",
    "anubis",
    "young_forest_spirit",
    "horus",
    "dragon_egg",
    "loki",
    "whisper",
    "leviathan",
    "boulder",
    "melusine",
    "forest_spirit",
];

/// What every action of a turn makes smaller, read from left to right. The page names its five parts.
type Measure = [usize; 5];

fn measure(position: &Position) -> Measure {
    let turn = position.turn.unwrap();
    let player = &position.players[turn.index()];
    let markers = position.display.iter().filter(|hunted| hunted.marker == Some(turn)).count();
    let budget = markers + usize::from(player.tile.is_some()) + usize::from(!position.reshuffled);
    let near: Vec<_> = player.hand.iter().chain(position.draw.as_ref().unwrap()).map(|card| card.id()).collect();
    let drivers = near.iter().filter(|id| DRIVERS.contains(id)).count();
    let returning = near.iter().filter(|id| RETURNING.contains(id)).count();
    let others = near.len() - drivers - returning;
    let stones = usize::from(player.stones.total());
    [budget, drivers, others, stones, 2 * player.hand.len() + player.area.len()]
}

fn measure_of(game: &Game) -> Measure {
    measure(&game.position().unwrap())
}

/// Does this game wait for the next action of seat 1?
fn is_acting(game: &Game) -> bool {
    game.phase() == Phase::Action && game.table_view().turn == Seat::FIRST && game.position().is_some()
}

/// What was seen on the way, so that the tests can say that they saw enough.
#[derive(Default)]
struct Seen {
    actions: usize,
    longest: usize,
    /// How often each card was summoned in one turn, at most.
    summoned: BTreeMap<Card, usize>,
}

fn dice_below(dice: &mut Xoshiro256PlusPlus, bound: usize) -> usize {
    (dice.next_u64() % bound as u64) as usize
}

/// Takes some of these ids, each once.
fn deal(dice: &mut Xoshiro256PlusPlus, from: &mut Vec<&'static str>, count: usize) -> Vec<&'static str> {
    (0..count).map(|_| from.swap_remove(dice_below(dice, from.len()))).collect()
}

/// Seat 1's turn with many cards that could start a loop, stones, and next to nothing in the piles.
fn trouble(dice: &mut Xoshiro256PlusPlus) -> Game {
    let round = 3 + dice_below(dice, 7) as u8;
    let mut cards: Vec<_> = [&DRIVERS[..], &RETURNING, &SUSPECTS].concat();
    let settled: Vec<_> = RETURNING.iter().chain(&["dragon_egg"]).copied().collect();
    let mut area = vec![];
    for id in ["pegasus", "hippogriff", "totem_pole", "hestia"] {
        if dice_below(dice, 3) > 0 {
            area.push(id);
        }
    }
    cards.retain(|id| !area.contains(id));
    let mut summoned: Vec<_> = cards.iter().copied().filter(|id| !settled.contains(id)).collect();
    let extra = dice_below(dice, 3);
    let full = usize::from(round) + extra - 1;
    area.truncate(full);
    while area.len() < full {
        area.extend(deal(dice, &mut summoned, 1));
    }
    cards.retain(|id| !area.contains(id));
    let size = 4 + dice_below(dice, 6);
    let hand = deal(dice, &mut cards, size);
    let size = dice_below(dice, 3);
    let discard = deal(dice, &mut cards, size);
    let hunted = deal(dice, &mut cards, 2);
    let size = dice_below(dice, 4);
    let draw = deal(dice, &mut cards, size);
    let of_seat_2 = deal(dice, &mut cards, 2);
    let purse = ["RRBP", "PPPP", "RRRR", "BBBB", "RRR", "RB"][dice_below(dice, 6)];
    let tiles = ["incense_burner", "cap_of_hades", "book_of_thoth", "ring_of_wishes", "imperial_seal"];
    let drawn = tiles[dice_below(dice, tiles.len())];
    let change = |position: &mut Position| {
        position.options.payment =
            [PaymentRule::Needed, PaymentRule::Any][usize::from(dice.next_u64().is_multiple_of(4))];
        position.options.sell = [SellTable::Printed, SellTable::Manual][(dice.next_u64() % 2) as usize];
        position.seed = Seed::from_number(dice.next_u64());
    };
    Scenario::new(2)
        .artifacts()
        .round(round)
        .score(1, 3)
        .score(2, 3)
        .with(change)
        .tile(1, drawn)
        .stones(1, purse)
        .hand(1, &hand)
        .area(1, &area)
        .extra_areas(1, extra as u8)
        .area(2, &of_seat_2)
        .discard(&discard)
        .hunted(1, &hunted)
        .draw_only(&draw)
        .start()
        .game
}

/// Checks that an action has made the measure smaller.
#[track_caller]
fn assert_smaller(before: Measure, after: Measure, history: &[String]) {
    assert!(after < before, "{before:?} became {after:?} by {history:?}");
}

/// Plays one turn by chance, never ending it while anything else can be done.
fn walk(mut game: Game, dice: &mut Xoshiro256PlusPlus, seen: &mut Seen) {
    let mut moves = MoveList::new();
    let mut before = measure_of(&game);
    let (mut history, mut summoned, mut actions) = (vec![], BTreeMap::new(), 0);
    loop {
        game.legal_moves_into(&mut moves);
        let going_on: Vec<_> = moves.iter().copied().filter(|m| !matches!(m, Move::End)).collect();
        if going_on.is_empty() {
            break;
        }
        let m = going_on[dice_below(dice, going_on.len())];
        if let Move::Summon { card, .. } = m {
            *summoned.entry(card).or_insert(0) += 1;
        }
        history.push(game.write_move(m));
        game.play(m, &mut ()).unwrap();
        if is_acting(&game) {
            let after = measure_of(&game);
            assert_smaller(before, after, &history);
            before = after;
            actions += 1;
        }
    }
    seen.actions += actions;
    seen.longest = seen.longest.max(actions);
    for (card, times) in summoned {
        let most = seen.summoned.entry(card).or_insert(0);
        *most = times.max(*most);
    }
}

#[test]
fn every_action_makes_the_measure_smaller() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut seen = Seen::default();
    for _ in 0..500 {
        let game = trouble(&mut dice);
        for _ in 0..20 {
            walk(game, &mut dice, &mut seen);
        }
    }
    assert!(seen.actions > 50_000 && seen.longest > 20, "{} actions, at most {}", seen.actions, seen.longest);
    let again: BTreeSet<_> = seen.summoned.iter().filter(|&(_, &times)| times > 1).map(|(card, _)| card.id()).collect();
    let hopeful = [&RETURNING[..], &["genie", "imp", "undine", "dandelion_spirit", "duduri", "mud_slime"]].concat();
    for id in hopeful {
        assert!(again.contains(id), "{id} was never summoned twice in a turn: {again:?}");
    }
}

/// Goes through everything that can happen in a turn, up to so many situations. True if that was everything.
fn explore(game: &Game, budget: usize, checked: &mut usize) -> bool {
    let mut seen = HashSet::new();
    let mut moves = MoveList::new();
    let mut open = vec![(*game, measure_of(game))];
    while let Some((game, before)) = open.pop() {
        game.legal_moves_into(&mut moves);
        for &m in moves.iter().filter(|m| !matches!(m, Move::End)) {
            let mut next = game;
            next.play(m, &mut ()).unwrap();
            let acting = is_acting(&next);
            let after = if acting { measure_of(&next) } else { before };
            if acting {
                assert_smaller(before, after, &[next.write_move(m)]);
                *checked += 1;
            }
            // Within an effect the measure of its beginning belongs to the situation.
            let mut hasher = DefaultHasher::new();
            (next, after).hash(&mut hasher);
            if seen.insert(hasher.finish()) {
                open.push((next, after));
            }
        }
        if seen.len() > budget {
            return false;
        }
    }
    true
}

#[test]
fn turns_in_rich_positions_are_explored_without_a_way_back() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(11);
    let (mut checked, mut complete) = (0, 0);
    for _ in 0..100 {
        complete += usize::from(explore(&trouble(&mut dice), 6_000, &mut checked));
    }
    assert!(checked > 100_000 && complete > 0, "{checked} actions, {complete} of the turns from end to end");
}

#[test]
fn turns_of_known_engines_are_explored_from_end_to_end() {
    let engine = |area: &[&str], hand: &[&str], stones| {
        let scenario = Scenario::new(2).artifacts().round(6).area(1, area).hand(1, hand).stones(1, stones);
        move |discard: &[&str], draw: &[&str]| scenario.discard(discard).draw_only(draw).start().game
    };
    let engines = [
        engine(&["hestia", "pegasus", "imp"], &["aeris", "scorch"], "PPPPPP")(&[], &[]),
        engine(&["hestia", "pegasus", "totem_pole"], &["akhlut"], "RRPPPP")(&["aeris", "scorch"], &[]),
        engine(&["pegasus", "hippogriff", "totem_pole", "hestia"], &["ash", "tengu", "boreas"], "RRRRRR")(&[], &[]),
        engine(&["pegasus", "hippogriff", "dandelion_spirit"], &["genie", "tengu", "banshee"], "RRRR")(&[], &["imp"]),
        engine(&["belphegor", "undine_queen", "imp"], &["genie", "fireblast", "thalassa"], "RBB")(&[], &[]),
    ];
    for (place, game) in engines.iter().enumerate() {
        let mut checked = 0;
        assert!(explore(game, 200_000, &mut checked), "engine {place} is too rich for the budget");
        assert!(checked > 10, "engine {place}: {checked} actions");
    }
}

/// One time round the loop that ruling Z3 ends: Genie pays for its own return by Dandelion Spirit.
fn go_round(table: &mut Table) {
    table.play("summon genie RR").play("use odin").play("use horned_salamander").play("keep RRRP");
    table.play("use dandelion_spirit").play("remove genie P");
}

#[test]
fn without_the_limit_on_shuffles_genie_would_go_round_for_ever() {
    let hand = ["genie", "gi_rin", "rudra", "behemoth", "sand_giant", "eternity", "poseidon"];
    let area = ["hippogriff", "horned_salamander", "odin", "sylph", "dandelion_spirit"];
    let mut table = Scenario::new(2).round(6).hand(1, &hand).area(1, &area).stones(1, "RR").draw_only(&[]).start();
    let before = table.game.position().unwrap();
    go_round(&mut table);
    table.play("summon dandelion_spirit R");
    let after = table.game.position().unwrap();
    assert_eq!(after.players[0].score, before.players[0].score + 2, "Sylph earns twice");
    let as_before = Position {
        players: [before.players[0].clone(), after.players[1].clone()].into(),
        reshuffled: false,
        seed_used: before.seed_used,
        ..after.clone()
    };
    assert_eq!(as_before, before, "but for the points of seat 1 and the shuffle, nothing has changed");
    assert_eq!(measure(&after)[1..], measure(&before)[1..], "so only the shuffle keeps the measure going down");
    go_round(&mut table);
    assert!(!table.can("summon dandelion_spirit R"), "and there is no second one");
}

#[test]
fn cards_that_cost_nothing_do_not_go_round() {
    // The two cards that can cost nothing and come back: Tengu by a draw, Ash by a removal.
    let discounts = ["pegasus", "hippogriff"];
    let mut table = Scenario::new(2).artifacts().area(1, &discounts).hand(1, &["tengu", "ash"]).start();
    let costs = RETURNING.map(|id| table.game.cost(seat(1), card(id)));
    assert_eq!(costs, [1, 0, 3, 1, 6, 1, 0]);
    let drivers = DRIVERS.map(|id| table.game.cost(seat(1), card(id)));
    assert_eq!(drivers, [1, 8, 8, 5]);
    table.play("summon tengu").play("summon ash");
    assert_eq!((table.score(1), table.draw_pile()[0]), (6, "tengu"));
    assert_eq!(table.legal(), ["end"], "without stones Ash is not removed, without a draw Tengu does not come back");
}

#[test]
fn every_card_that_returns_or_drives_is_in_the_lists() {
    use vale_engine::effect::{Act, Ask, Fate, Permanent, Step, Zone};
    for card in Card::all() {
        let creature = card.creature();
        let returns =
            creature.instant.iter().any(|step| matches!(step, Step::Do(Act::RecoverThis | Act::ThisOntoPile)))
                || creature
                    .permanent
                    .iter()
                    .any(|permanent| matches!(permanent, Permanent::RecoverIf(_) | Permanent::RecoverInstead));
        assert_eq!(returns, RETURNING.contains(&card.id()), "{card}");
        let drives = creature.instant.iter().any(|step| match step {
            Step::Ask(Ask::Pick(pick)) => match pick.to {
                Fate::Take => pick.from == Zone::Area,
                Fate::Summon => pick.from == Zone::Discard,
                to => to == Fate::CopyInstant,
            },
            step => *step == Step::Ask(Ask::Activate { all: true }),
        });
        assert_eq!(drives, DRIVERS.contains(&card.id()), "{card}");
        let summons = |step: &Step| match step {
            Step::Ask(Ask::Pick(pick)) => pick.to == Fate::Summon,
            Step::Ask(ask) => matches!(ask, Ask::ChoosePlayer { to: Fate::Swap, .. } | Ask::Activate { all: true }),
            _ => false,
        };
        assert!(!creature.active.iter().any(summons), "{card}: active effects do not summon");
    }
    assert_eq!(tile("ring_of_wishes").kind(), vale_engine::TileKind::Action, "a tile is used once");
}

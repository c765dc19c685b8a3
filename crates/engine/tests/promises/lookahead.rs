//! The look-ahead (F5, U1-U6) against brute force.
//!
//! A second, slow reading of the rules plays an instant effect through in every possible way on a table of its own. The
//! engine must offer a summoning exactly if there is such a way, and then ask its way through exactly the same
//! sequences of answers: so it offers no answer from which the effect cannot be finished, and withholds none.

use std::collections::BTreeSet;

use vale_engine::effect::{Act, Filter, Step};
use vale_engine::{
    Card, Choices, Family, Game, Move, MoveList, Options, PaymentRule, Phase, PlayerPosition, Position, Question,
    RULES_VERSION, Refusal, Seat, Seed, Stones,
};
use vale_testkit::Dice;

use crate::support::scenario::card;

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

/// The answers that resolve an effect from its first question to its last.
type Answers = Vec<Move>;

/// The part of the table that matters to instant effects.
#[derive(Clone)]
struct Sketch {
    me: usize,
    areas_each: usize,
    hand: Vec<Card>,
    areas: Vec<Vec<Card>>,
    discard: Vec<Card>,
    draw: usize,
}

impl Sketch {
    fn of(position: &Position) -> Self {
        let me = position.turn.unwrap().index();
        Self {
            me,
            areas_each: usize::from(position.round),
            hand: position.players[me].hand.clone(),
            areas: position.players.iter().map(|player| player.area.clone()).collect(),
            discard: position.discard.clone(),
            draw: position.draw.as_ref().unwrap().len(),
        }
    }

    fn own(&self) -> &[Card] {
        &self.areas[self.me]
    }

    fn with(&self, change: impl FnOnce(&mut Self)) -> Self {
        let mut sketch = self.clone();
        change(&mut sketch);
        sketch
    }

    /// The table after this card has come from the hand into the area; none if there is no free area.
    fn summon(&self, card: Card) -> Option<Self> {
        (self.own().len() < self.areas_each).then(|| {
            self.with(|sketch| {
                take(&mut sketch.hand, card);
                sketch.areas[sketch.me].push(card);
            })
        })
    }
}

fn take(cards: &mut Vec<Card>, card: Card) {
    cards.retain(|&there| there != card);
}

fn fits(filter: Filter, card: Card, this: Card) -> bool {
    filter.family.is_none_or(|family| card.family() == family)
        && (!filter.instant || !card.creature().instant.is_empty())
        && filter.cost_up_to.is_none_or(|cost| card.cost() <= cost)
        && !(filter.other && card == this)
}

/// What is still to be done: steps, each with the card as whose effect it happens.
type Agenda = Vec<(Card, Step)>;

fn agenda(this: Card, steps: &[Step], rest: &[(Card, Step)]) -> Agenda {
    steps.iter().map(|&step| (this, step)).chain(rest.iter().copied()).collect()
}

/// All ways to do everything on the agenda, as the answers that they take.
fn resolutions(sketch: &Sketch, todo: &[(Card, Step)]) -> BTreeSet<Answers> {
    let Some((&(this, step), rest)) = todo.split_first() else { return BTreeSet::from([vec![]]) };
    let mut found = BTreeSet::new();
    let mut answer = |m: Move, after: &Sketch, todo: &[(Card, Step)]| {
        for mut answers in resolutions(after, todo) {
            answers.insert(0, m);
            found.insert(answers);
        }
    };
    match step {
        Step::Do(act) => return perform(sketch, this, act).map_or(BTreeSet::new(), |after| resolutions(&after, rest)),
        Step::If(_, then, otherwise) => {
            assert!([then, otherwise].concat().iter().all(|act| matches!(act, Act::Points(_) | Act::Earn(_))));
            return resolutions(sketch, rest);
        }
        Step::Choose(count, choices) => {
            for chosen in (0..1_u8 << choices.len()).map(Choices).filter(|chosen| chosen.len() == count) {
                let acts = choices.iter().enumerate().filter(|&(place, _)| chosen.contains(place));
                let mut acts = acts.flat_map(|(_, choice)| choice.acts);
                if let Some(after) = acts.try_fold(sketch.clone(), |after, &act| perform(&after, this, act)) {
                    answer(Move::Choose(chosen), &after, rest);
                }
            }
        }
        Step::DiscardFromHand => {
            for &card in &sketch.hand {
                let after = sketch.with(|after| {
                    take(&mut after.hand, card);
                    after.discard.push(card);
                });
                answer(Move::Pick(card), &after, rest);
            }
        }
        Step::RecoverOne(filter) => {
            for &card in sketch.own().iter().filter(|&&card| fits(filter, card, this)) {
                let after = sketch.with(|after| {
                    take(&mut after.areas[after.me], card);
                    after.hand.push(card);
                });
                answer(Move::Pick(card), &after, rest);
            }
        }
        Step::DiscardOthers(up_to) => {
            let others: Vec<_> = sketch.own().iter().copied().filter(|&card| card != this).collect();
            if up_to == 0 || others.is_empty() {
                return resolutions(sketch, rest);
            }
            answer(Move::Done, sketch, rest);
            for card in others {
                let after = discard_from(sketch, sketch.me, card);
                answer(Move::Pick(card), &after, &agenda(this, &[Step::DiscardOthers(up_to - 1)], rest));
            }
        }
        Step::PlayerDiscards(family) => {
            for (player, area) in sketch.areas.iter().enumerate() {
                for &card in area.iter().filter(|card| card.family() == family) {
                    for mut answers in resolutions(&discard_from(sketch, player, card), rest) {
                        answers.splice(0..0, [Move::Player(Seat::new(player).unwrap()), Move::Pick(card)]);
                        found.insert(answers);
                    }
                }
            }
        }
        Step::SummonFree(filter) => {
            for &card in sketch.hand.iter().filter(|&&card| fits(filter, card, this)) {
                if let Some(after) = sketch.summon(card) {
                    answer(Move::Pick(card), &after, &agenda(card, card.creature().instant, rest));
                }
            }
        }
        Step::CopyInstant => {
            for &card in sketch.own().iter().filter(|&&card| card != this && !card.creature().instant.is_empty()) {
                answer(Move::Pick(card), sketch, &agenda(this, card.creature().instant, rest));
            }
        }
        // What it activates are active effects: vacuous for summoning (U2), and nothing comes after it.
        Step::ActivateAll => {
            assert!(rest.is_empty());
            return BTreeSet::from([vec![]]);
        }
        Step::TakeFromDiscard(_) | Step::Steal(_) | Step::CopyActive => panic!("no instant effect says {step:?}"),
    }
    found
}

/// The table after an act; none if it cannot be done.
fn perform(sketch: &Sketch, this: Card, act: Act) -> Option<Sketch> {
    match act {
        Act::Earn(_) | Act::Points(_) | Act::CashIn | Act::ExchangeAll(_) => Some(sketch.clone()),
        Act::Draw if sketch.draw > 0 => Some(sketch.with(|after| after.draw -= 1)),
        Act::Draw if sketch.discard.is_empty() => None,
        Act::Draw => Some(sketch.with(|after| {
            after.draw = after.discard.len() - 1;
            after.discard.clear();
        })),
        Act::DiscardThis => Some(discard_from(sketch, sketch.me, this)),
        Act::RecoverThis => Some(sketch.with(|after| {
            take(&mut after.areas[after.me], this);
            after.hand.push(this);
        })),
        Act::ThisOntoPile => Some(sketch.with(|after| {
            take(&mut after.areas[after.me], this);
            after.draw += 1;
        })),
        Act::Lose(_) | Act::LoseUpTo(_) | Act::Spend(_) | Act::Exchange(..) => panic!("no instant effect says {act:?}"),
    }
}

fn discard_from(sketch: &Sketch, player: usize, card: Card) -> Sketch {
    sketch.with(|after| {
        take(&mut after.areas[player], card);
        after.discard.push(card);
    })
}

/// All sequences of answers with which the engine resolves the effect that is running.
fn engine_resolutions(game: &Game) -> BTreeSet<Answers> {
    let mut moves = MoveList::new();
    game.legal_moves(&mut moves);
    let question = game.asked().map(|asked| asked.question);
    assert!(!moves.is_empty() || game.is_over(), "no answer to {question:?}");
    let play = |m: Move| {
        let mut after = *game;
        after.play(m, &mut ()).unwrap();
        engine_resolutions(&after)
    };
    match question {
        None | Some(Question::Act | Question::Activate { .. }) => BTreeSet::from([vec![]]),
        // Which stones are kept changes no instant effect.
        Some(Question::KeepStones { .. }) => play(moves[0]),
        Some(_) => {
            let mut found = BTreeSet::new();
            for &m in moves.iter() {
                for mut answers in play(m) {
                    answers.insert(0, m);
                    found.insert(answers);
                }
            }
            found
        }
    }
}

/// A table at random, with hands and areas full of interesting cards.
fn random_position(dice: &mut Dice) -> Position {
    let interesting: Vec<_> = INTERESTING.iter().map(|id| card(id)).collect();
    let options = Options { payment: PaymentRule::Any, ..Options::new(2 + dice.below(3) as u8) };
    let mut cards: Vec<_> = options.deck().iter().filter(|card| !interesting.contains(card)).collect();
    dice.shuffle(&mut cards);
    let mut special = interesting;
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
    players[0].stones = [Stones::new(0, 0, 4), Stones::new(0, 1, 2), Stones::new(1, 2, 0)][dice.below(3)];
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
        seed: Seed::from_number(dice.number()),
        seed_used: 0,
    }
}

#[test]
fn every_summoning_is_offered_exactly_if_brute_force_finds_a_way_through_it() {
    let mut dice = Dice::new(5);
    let (mut offered, mut refused, mut deepest) = (0, 0, 0);
    for _ in 0..20_000 {
        let position = random_position(&mut dice);
        let game = Game::from_position(&position).unwrap();
        let sketch = Sketch::of(&position);
        for &card in &sketch.hand {
            let pay = position.players[0].stones;
            let after = sketch.summon(card);
            let expected = after.map(|after| resolutions(&after, &agenda(card, card.creature().instant, &[])));
            let mut played = game;
            match (played.play(Move::Summon { card, pay }, &mut ()), expected) {
                (Ok(()), Some(expected)) => {
                    assert!(!expected.is_empty(), "{card} is offered, but cannot be resolved: {position:?}");
                    assert_eq!(engine_resolutions(&played), expected, "{card} in {position:?}");
                    deepest = deepest.max(expected.iter().map(Vec::len).max().unwrap());
                    offered += 1;
                }
                (Err(Refusal::CannotResolve { .. }), Some(expected)) => {
                    assert_eq!(expected, BTreeSet::new(), "{card} is refused in {position:?}");
                    refused += 1;
                }
                (Err(Refusal::AreasFull { .. }), None) | (Err(Refusal::TooExpensive { .. }), _) => {}
                (verdict, expected) => panic!("{card}: {verdict:?}, expected {expected:?} in {position:?}"),
            }
        }
    }
    assert!(
        offered > 10_000 && refused > 5_000 && deepest >= 6,
        "{offered} offered, {refused} refused, {deepest} deep"
    );
}

#[test]
fn the_brute_force_knows_the_families_that_dragons_ask_for() {
    let position = random_position(&mut Dice::new(1));
    let sketch = Sketch { areas: vec![vec![card("ember")], vec![card("hydra")]], ..Sketch::of(&position) };
    let ways = resolutions(&sketch, &[(card("ember"), Step::PlayerDiscards(Family::Water))]);
    assert_eq!(ways, BTreeSet::from([vec![Move::Player(Seat::new(1).unwrap()), Move::Pick(card("hydra"))]]));
    assert_eq!(resolutions(&sketch, &[(card("boulder"), Step::PlayerDiscards(Family::Wind))]), BTreeSet::new());
}

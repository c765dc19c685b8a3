//! Plays an effect through in every possible way.

use std::collections::BTreeSet;

use vale_engine::effect::{Act, Ask, Choice, Condition, Fate, Filter, Pick, Step, Zone};
use vale_engine::{Card, Choices, Colour, Family, Move, Seat, Source, Stones};

use super::sketch::{Sketch, fits, take};

/// The answers that resolve an effect from its first question to its last.
pub type Answers = Vec<Move>;

/// One step that is still to be done.
#[derive(Clone, Copy)]
pub struct Todo {
    /// As whose effect it happens.
    this: Source,
    step: Step,
    /// Does the instant effect of a card begin with it?
    begins: bool,
}

pub fn agenda(this: impl Into<Source>, steps: &[Step], rest: &[Todo]) -> Vec<Todo> {
    let this = this.into();
    let steps = steps.iter().enumerate();
    steps.map(|(place, &step)| Todo { this, step, begins: place == 0 }).chain(rest.iter().copied()).collect()
}

/// The ways that begin with this answer.
fn answering(m: Move, ways: BTreeSet<Answers>) -> impl Iterator<Item = Answers> {
    ways.into_iter().map(move |mut answers| {
        answers.insert(0, m);
        answers
    })
}

/// All ways to do everything on the agenda, as the answers that they take.
pub fn resolutions(sketch: &Sketch, todo: &[Todo]) -> BTreeSet<Answers> {
    let limit = sketch.stone_limit();
    if sketch.stones.total() > limit {
        let keeps = sketch.stones.parts().filter(|part| part.total() == limit);
        return keeps
            .flat_map(|kept| answering(Move::Keep(kept), resolutions(&sketch.with(|after| after.stones = kept), todo)))
            .collect();
    }
    let Some((&Todo { this, step, begins }, rest)) = todo.split_first() else { return BTreeSet::from([vec![]]) };
    // Between a card's entering and its first step nobody looks (T1).
    let sketch = &if begins && this.card().is_some() { sketch.clone() } else { sketch.look() };
    let mut found = BTreeSet::new();
    let mut answer = |m: Move, after: &Sketch, todo: &[Todo]| found.extend(answering(m, resolutions(after, todo)));
    match step {
        Step::Do(act) => return perform(sketch, this, act).map_or(BTreeSet::new(), |after| resolutions(&after, rest)),
        Step::If(condition, then, otherwise) => {
            let acts = match condition {
                Condition::PickedOf(family) if is_of(sketch, family) => then,
                Condition::PickedOf(_) => otherwise,
                _ => {
                    assert!([then, otherwise].concat().iter().all(|act| matches!(act, Act::Points(_))));
                    then
                }
            };
            return perform_all(sketch, this, acts).map_or(BTreeSet::new(), |after| resolutions(&after, rest));
        }
        Step::Then => {
            let ways = resolutions(sketch, rest);
            return if ways.is_empty() { BTreeSet::from([vec![]]) } else { ways };
        }
        Step::Ask(Ask::Choose { least, most, choices }) => {
            let counts = least..=most;
            for chosen in (0..1_u8 << choices.len()).map(Choices).filter(|chosen| counts.contains(&chosen.len())) {
                let all = choices.iter().enumerate().filter(|&(place, _)| chosen.contains(place));
                let (asking, plain): (Vec<&Choice>, Vec<&Choice>) =
                    all.map(|(_, choice)| choice).partition(|choice| choice.asks.is_some());
                // What asks nothing happens together (T2), then one question after the other.
                let acts: Vec<_> = plain.iter().flat_map(|choice| choice.acts).copied().collect();
                let later = asking.iter().flat_map(|choice| {
                    choice.asks.map(Step::Ask).into_iter().chain(choice.acts.iter().map(|&act| Step::Do(act)))
                });
                let later = later.map(|step| Todo { this, step, begins: false });
                let later: Vec<_> = later.chain(rest.iter().copied()).collect();
                if let Some(after) = perform_all(sketch, this, &acts) {
                    answer(Move::Choose(chosen), &after, &later);
                }
            }
        }
        Step::Ask(Ask::ChooseFamily { .. }) => {
            for family in Family::ALL {
                answer(Move::Family(family), sketch, rest);
            }
        }
        Step::Ask(Ask::Pick(Pick { from: Zone::Hand, to: to @ (Fate::Discard | Fate::Shelter), least: 1, .. })) => {
            for &card in &sketch.hand {
                let after = sketch.with(|after| {
                    take(&mut after.hand, card);
                    if to == Fate::Discard { &mut after.discard } else { &mut after.shelter }.push(card);
                });
                answer(Move::Pick(card), &after, rest);
            }
        }
        Step::Ask(Ask::Pick(Pick { from: Zone::Hand, to: Fate::Discard, most, .. })) => {
            return discard_up_to(sketch, most, 0, rest);
        }
        Step::Ask(Ask::Pick(Pick { from: Zone::Area, to: Fate::Take, filter, .. })) => {
            for &card in sketch.own().iter().filter(|&&card| fits(filter, card, this.card())) {
                answer(Move::Pick(card), &sketch.with(|after| after.recover(card)), rest);
            }
        }
        Step::Ask(Ask::Pick(Pick { from: Zone::Area, to: Fate::Discard, filter, least: 1, .. })) => {
            for &card in sketch.own().iter().filter(|&&card| fits(filter, card, this.card())) {
                let after = sketch.discard_from_area(sketch.me, card).with(|after| after.picked = Some(card));
                answer(Move::Pick(card), &after, rest);
            }
        }
        Step::Ask(Ask::Pick(others @ Pick { from: Zone::Area, to: Fate::Discard, most: up_to, .. })) => {
            let own: Vec<_> =
                sketch.own().iter().copied().filter(|&card| fits(Filter::OTHER, card, this.card())).collect();
            if up_to == 0 || own.is_empty() {
                return resolutions(sketch, rest);
            }
            answer(Move::Done, sketch, rest);
            let again = Step::Ask(Ask::Pick(Pick { most: up_to - 1, ..others }));
            let again = Todo { this, step: again, begins: false };
            for card in own {
                let after = sketch.discard_from_area(sketch.me, card);
                answer(Move::Pick(card), &after, &[&[again], rest].concat());
            }
        }
        Step::Ask(Ask::ChoosePlayer { family, to }) => {
            for player in 0..sketch.areas.len() {
                for card in sketch.of_family(player, family) {
                    let after = match to {
                        Fate::Discard => sketch.discard_from_area(player, card),
                        Fate::Swap => swap(sketch, this, player, card),
                        other => panic!("no player must {other:?} a card"),
                    };
                    let ways = answering(Move::Pick(card), resolutions(&after, rest)).collect();
                    found.extend(answering(Move::Player(Seat::new(player).unwrap()), ways));
                }
            }
        }
        Step::Ask(Ask::Pick(Pick { from, to: Fate::Summon, filter, .. })) => {
            let cards = match from {
                Zone::Hand => &sketch.hand,
                Zone::Discard => &sketch.discard,
                other => panic!("nothing is summoned from {other:?}"),
            };
            for &card in cards.iter().filter(|&&card| fits(filter, card, this.card())) {
                if let Some(after) = sketch.summon(card, Stones::NONE) {
                    answer(Move::Pick(card), &after, &agenda(card, card.creature().instant, rest));
                }
            }
        }
        Step::Ask(Ask::Pick(Pick { to: Fate::CopyInstant, .. })) => {
            for &card in sketch.own().iter().filter(|&&card| fits(Filter::OTHER, card, this.card())) {
                if !card.creature().instant.is_empty() {
                    answer(Move::Pick(card), sketch, &agenda(this, card.creature().instant, rest));
                }
            }
        }
        Step::Ask(Ask::Upgrade { least, most }) => return upgrade(sketch, sketch.stones, (least, most), rest),
        Step::Ask(Ask::Pay { price }) => {
            for pay in sketch.stones.parts().filter(|&pay| sketch.worth.of(pay) >= u16::from(price)) {
                answer(Move::Pay(pay), &sketch.with(|after| after.stones = after.stones.minus(pay)), rest);
            }
        }
        Step::Ask(Ask::Pick(Pick { from: Zone::Shelter, to, .. })) => {
            for &card in &sketch.shelter {
                let after = sketch.with(|after| {
                    take(&mut after.shelter, card);
                    if to == Fate::Take { &mut after.hand } else { &mut after.discard }.push(card);
                });
                answer(Move::Pick(card), &after, rest);
            }
        }
        // What it activates are active effects: vacuous for summoning (U2), and only points come after it.
        Step::Ask(Ask::Activate { all: true }) => {
            assert!(rest.iter().all(|todo| matches!(todo.step, Step::Do(Act::Points(_)))));
            return BTreeSet::from([vec![]]);
        }
        Step::Ask(Ask::Pick(_) | Ask::StealFrom { .. } | Ask::UpgradeReceived | Ask::Activate { all: false }) => {
            panic!("no instant effect that is tried here says {step:?}")
        }
    }
    found
}

fn is_of(sketch: &Sketch, family: Family) -> bool {
    let wild = |card: Card| card.id() == "loki" && sketch.my_turn;
    sketch.picked.is_some_and(|card| card.family() == family || wild(card))
}

fn perform_all(sketch: &Sketch, this: Source, acts: &[Act]) -> Option<Sketch> {
    acts.iter().try_fold(sketch.clone(), |after, &act| perform(&after, this, act))
}

fn discard_up_to(sketch: &Sketch, most: u8, picks: u8, rest: &[Todo]) -> BTreeSet<Answers> {
    let done = resolutions(&sketch.with(|after| after.picks = picks), rest);
    if picks == most || sketch.hand.is_empty() {
        return done;
    }
    let mut found: BTreeSet<_> = answering(Move::Done, done).collect();
    for &card in &sketch.hand {
        let after = sketch.with(|after| {
            take(&mut after.hand, card);
            after.discard.push(card);
        });
        found.extend(answering(Move::Pick(card), discard_up_to(&after, most, picks + 1, rest)));
    }
    found
}

/// Upgrades some of the `fresh` stones, those that have not been upgraded yet (Y5).
fn upgrade(sketch: &Sketch, fresh: Stones, (least, most): (u8, u8), rest: &[Todo]) -> BTreeSet<Answers> {
    let colours: Vec<_> = [Colour::Red, Colour::Blue].into_iter().filter(|&colour| fresh.count(colour) > 0).collect();
    if most == 0 || (least == 0 && colours.is_empty()) {
        return resolutions(sketch, rest);
    }
    let mut found = BTreeSet::new();
    if least == 0 {
        found.extend(answering(Move::Done, resolutions(sketch, rest)));
    }
    for colour in colours {
        let stone = Stones::of(colour, 1);
        let better = Stones::of(if colour == Colour::Red { Colour::Blue } else { Colour::Purple }, 1);
        let after = sketch.with(|after| after.stones = after.stones.minus(stone).plus(better));
        let ways = upgrade(&after, fresh.minus(stone), (least.saturating_sub(1), most - 1), rest);
        found.extend(answering(Move::Upgrade(colour), ways));
    }
    found
}

fn swap(sketch: &Sketch, this: Source, player: usize, other: Card) -> Sketch {
    let this = this.card().unwrap();
    sketch.with(|after| {
        if player != after.me {
            take(&mut after.areas[after.me], this);
            take(&mut after.areas[player], other);
            after.areas[after.me].push(other);
            after.areas[player].push(this);
        }
    })
}

/// The table after an act; none if it cannot be done.
fn perform(sketch: &Sketch, this: Source, act: Act) -> Option<Sketch> {
    let on_this = |change: &dyn Fn(&mut Sketch, Card)| sketch.with(|after| change(after, this.card().unwrap()));
    Some(match act {
        Act::Points(_) | Act::RevealHand => sketch.clone(),
        Act::Earn(stones) => sketch.with(|after| after.earn(stones)),
        Act::EarnEach(stones) => sketch.with(|after| (0..sketch.picks).for_each(|_| after.earn(stones))),
        Act::Lose(points) => sketch.lose(points)?,
        Act::CashIn => sketch.with(|after| after.stones = Stones::NONE),
        Act::ExchangeAll(colour) => sketch.with(|after| after.stones = Stones::of(colour, after.stones.total())),
        Act::Draw => sketch.draw()?,
        Act::DiscardThis => sketch.discard_from_area(sketch.me, this.card().unwrap()),
        Act::RecoverThis => on_this(&Sketch::recover),
        Act::ThisOntoPile => on_this(&|after, this| {
            take(&mut after.areas[after.me], this);
            after.draw += 1;
        }),
        Act::ShelterTop(count) => {
            let first = sketch.take_top()?;
            (1..count).try_fold(first.clone(), |after, _| after.take_top()).unwrap_or(first)
        }
        Act::RetrieveAll => sketch.with(|after| after.hand.append(&mut after.shelter)),
        Act::TakeArea => sketch.with(|after| after.my_areas += 1),
        Act::LoseUpTo(_) | Act::Spend(_) | Act::Exchange(..) | Act::RevealToDisplay | Act::TakeSold => {
            panic!("no instant effect that is tried here says {act:?}")
        }
    })
}

//! How the words of an effect form sentences, in any language.

use vale_engine::Stones;
use vale_engine::effect::{Act, Amount, Ask, Choice, Count, Fate, Filter, Permanent, Pick, Step, Zone};

const DISCARD_FROM_HAND: Step = Step::Ask(Ask::Pick(Pick::one(Zone::Hand, Filter::ANY, Fate::Discard)));

/// How a part follows the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    /// It begins a sentence.
    New,
    /// It begins a sentence that says that it happens after the part before.
    NewThen,
    /// It happens after the part before.
    Then,
    /// It speaks of the card or cards that the part before is about ("its", "them").
    And,
}

/// What is said with one verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// Stones and points that are earned together.
    Gain(Stones, Amount),
    /// This many cards are discarded from the hand.
    DiscardFromHand(u8),
    /// One step.
    Step(Step),
}

/// The parts of a text, in order, each with how it follows the one before.
pub(crate) fn parts(steps: impl IntoIterator<Item = Step>) -> Vec<(Link, Part)> {
    let mut parts: Vec<(Link, Part)> = Vec::new();
    let mut after_trigger = false;
    for step in steps {
        if step == Step::Then {
            after_trigger = true;
            continue;
        }
        if let Some((_, before)) = parts.last_mut()
            && let Some(both) = together(*before, step)
        {
            *before = both;
            continue;
        }
        let link = match parts.last() {
            None => Link::New,
            Some(_) if after_trigger => Link::NewThen,
            Some(&(_, before)) => link(before, step),
        };
        after_trigger = false;
        let part = if step == DISCARD_FROM_HAND { Part::DiscardFromHand(1) } else { Part::Step(step) };
        parts.push((link, part));
    }
    parts
}

/// The part and the step after it as one part, if they are said together.
fn together(before: Part, step: Step) -> Option<Part> {
    match (before, step) {
        (Part::Step(Step::Do(Act::Earn(stones))), Step::Do(Act::Points(amount))) => Some(Part::Gain(stones, amount)),
        (Part::DiscardFromHand(count), DISCARD_FROM_HAND) => Some(Part::DiscardFromHand(count + 1)),
        _ => None,
    }
}

fn link(before: Part, step: Step) -> Link {
    let is_choice = |step| matches!(step, Step::Ask(Ask::Choose { .. }));
    match (before, step) {
        (Part::Step(before), _) if is_choice(before) => Link::NewThen,
        _ if is_choice(step) => Link::NewThen,
        (Part::Step(before), _) if is_sentence(before) => Link::New,
        _ if is_sentence(step) => Link::New,
        (_, Step::Do(Act::Points(Amount::CostOfPicked | Amount::Each(_, Count::Picked)) | Act::EarnEach(_))) => {
            Link::And
        }
        _ => Link::Then,
    }
}

/// Does this step need a sentence of its own, because it has parts itself or speaks of another player?
const fn is_sentence(step: Step) -> bool {
    match step {
        Step::If(..) | Step::Ask(Ask::Choose { .. } | Ask::ChoosePlayer { .. }) => true,
        Step::Do(_)
        | Step::Then
        | Step::Ask(
            Ask::ChooseFamily { .. }
            | Ask::StealFrom { .. }
            | Ask::Upgrade { .. }
            | Ask::UpgradeReceived
            | Ask::Pay { .. }
            | Ask::Activate { .. }
            | Ask::Pick(_),
        ) => false,
    }
}

/// The steps of a choice: what it asks, then what happens.
pub(crate) fn choice_steps(choice: &Choice) -> impl Iterator<Item = Step> {
    choice.asks.map(Step::Ask).into_iter().chain(choice.acts.iter().copied().map(Step::Do))
}

/// What a player gives or gets in one choice of a [`trade`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Goods {
    pub(crate) stones: Stones,
    pub(crate) points: u8,
}

impl Goods {
    const NONE: Self = Self { stones: Stones::NONE, points: 0 };

    const fn plus(self, other: Self) -> Self {
        Self { stones: self.stones.plus(other.stones), points: self.points + other.points }
    }
}

/// The prices of choices of which each gives one thing to earn all the things that the others give; nothing for others.
pub(crate) fn trade(choices: &[Choice]) -> Option<Vec<Goods>> {
    let offers: Vec<(Goods, Goods)> = choices.iter().map(price_and_gain).collect::<Option<_>>()?;
    let all = offers.iter().fold(Goods::NONE, |all, &(price, _)| all.plus(price));
    let fair = offers.len() > 1 && offers.iter().all(|&(price, gain)| price.plus(gain) == all);
    fair.then(|| offers.into_iter().map(|(price, _)| price).collect())
}

/// What a choice takes first and gives then, if that is all it does.
fn price_and_gain(choice: &Choice) -> Option<(Goods, Goods)> {
    let (None, [price, gains @ ..]) = (choice.asks, choice.acts) else { return None };
    let price = match *price {
        Act::Spend(stones) => Goods { stones, ..Goods::NONE },
        Act::Lose(points) => Goods { points, ..Goods::NONE },
        _ => return None,
    };
    let gain = gains.iter().try_fold(Goods::NONE, |gain, act| match *act {
        Act::Earn(stones) => Some(gain.plus(Goods { stones, ..Goods::NONE })),
        Act::Points(Amount::Exactly(points)) => Some(gain.plus(Goods { points, ..Goods::NONE })),
        _ => None,
    })?;
    Some((price, gain))
}

/// The permanent effects of a card, those together that are said in one sentence.
pub(crate) fn groups(permanents: &[Permanent]) -> impl Iterator<Item = &[Permanent]> {
    permanents.chunk_by(|one, two| match (one, two) {
        (Permanent::WorthMore(_, one), Permanent::WorthMore(_, two)) => one == two,
        _ => false,
    })
}

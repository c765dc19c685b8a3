//! How the words of an effect form sentences, in any language.

use crate::effect::{Act, Amount, Permanent, Step};
use crate::stones::Stones;

/// How a part follows the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Link {
    /// It begins a sentence.
    New,
    /// It happens after the part before.
    Then,
    /// It speaks of the card that the part before is about ("its").
    And,
}

/// What is said with one verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Stones and points that are earned together.
    Gain(Stones, Amount),
    /// One step.
    Step(Step),
}

/// The parts of a text, in order, each with how it follows the one before.
pub(super) fn parts(steps: impl IntoIterator<Item = Step>) -> Vec<(Link, Part)> {
    let mut parts: Vec<(Link, Part)> = Vec::new();
    for step in steps {
        if let (Some((_, part)), Step::Do(Act::Points(amount))) = (parts.last_mut(), step)
            && let Part::Step(Step::Do(Act::Earn(stones))) = *part
        {
            *part = Part::Gain(stones, amount);
            continue;
        }
        let link = parts.last().map_or(Link::New, |&(_, before)| link(before, step));
        parts.push((link, Part::Step(step)));
    }
    parts
}

fn link(before: Part, step: Step) -> Link {
    let after_sentence = matches!(before, Part::Step(before) if is_sentence(before));
    match step {
        _ if after_sentence || is_sentence(step) => Link::New,
        Step::Do(Act::Points(Amount::CostOfPicked)) => Link::And,
        _ => Link::Then,
    }
}

/// Does this step need a sentence of its own, because it has parts itself or speaks of another player?
const fn is_sentence(step: Step) -> bool {
    match step {
        Step::If(..) | Step::Choose(..) | Step::PlayerDiscards(_) => true,
        Step::Do(_)
        | Step::DiscardFromHand
        | Step::RecoverOne(_)
        | Step::DiscardOthers(_)
        | Step::TakeFromDiscard(_)
        | Step::Steal(_)
        | Step::SummonFree(_)
        | Step::CopyInstant
        | Step::CopyActive
        | Step::ActivateAll => false,
    }
}

/// The permanent effects of a card, those together that are said in one sentence.
pub(super) fn groups(permanents: &[Permanent]) -> impl Iterator<Item = &[Permanent]> {
    permanents.chunk_by(|one, two| match (one, two) {
        (Permanent::WorthMore(_, one), Permanent::WorthMore(_, two)) => one == two,
        _ => false,
    })
}

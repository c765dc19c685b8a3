//! Is every effect carried out in full?
//!
//! An effect whose next step cannot be done is dropped (F4). The look-ahead must never let that happen to an instant
//! effect, nor to an active one that was used. So every step that must leave a trace among the events is counted when
//! its effect begins, and counted off when it happens.

use vale_engine::effect::{Act, Step};
use vale_engine::{Card, Event};

use crate::violation::{Broken, ensure};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    DiscardFromHand,
    Recover,
    TakeFromDiscard,
    SummonFree,
    ChoosePlayer,
    Copy,
    Draw,
}

/// The deeds that running effects still owe.
#[derive(Clone, Debug, Default)]
pub(crate) struct Demands(Vec<(Card, Deed)>);

impl Demands {
    /// Follows the events of one move.
    pub(crate) fn follow<'event>(&mut self, events: impl IntoIterator<Item = &'event Event>) -> Result<(), Broken> {
        for event in events {
            match *event {
                Event::Summoned { card, .. } => self.owe(card, card.creature().instant),
                Event::SummonedFree { card, by, .. } => {
                    self.pay(by, Deed::SummonFree)?;
                    self.owe(card, card.creature().instant);
                }
                Event::Used { card, .. } => self.owe(card, card.creature().active),
                Event::Copied { card, from, .. } => {
                    self.pay(card, Deed::Copy)?;
                    let copies_instant = card.creature().instant.contains(&Step::CopyInstant);
                    let creature = from.creature();
                    self.owe(card, if copies_instant { creature.instant } else { creature.active });
                }
                Event::DiscardedFromHand { by, .. } => self.pay(by, Deed::DiscardFromHand)?,
                Event::Recovered { card, by, .. } if card != by || self.owes(by, Deed::Recover) => {
                    self.pay(by, Deed::Recover)?;
                }
                Event::TookFromDiscard { by, .. } => self.pay(by, Deed::TakeFromDiscard)?,
                Event::PlayerChosen { by, .. } => self.pay(by, Deed::ChoosePlayer)?,
                Event::Drew { by, .. } if self.owes(by, Deed::Draw) => self.pay(by, Deed::Draw)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// Checks that nothing is owed, at a moment when no effect is running.
    pub(crate) fn settled(&self) -> Result<(), Broken> {
        ensure(self.0.is_empty(), || format!("effects were dropped before they were done: {:?}", self.0))
    }

    fn owes(&self, by: Card, deed: Deed) -> bool {
        self.0.contains(&(by, deed))
    }

    fn owe(&mut self, by: Card, steps: &[Step]) {
        let deeds = steps.iter().filter_map(|step| match step {
            Step::DiscardFromHand => Some(Deed::DiscardFromHand),
            Step::RecoverOne(_) => Some(Deed::Recover),
            Step::TakeFromDiscard(_) => Some(Deed::TakeFromDiscard),
            Step::SummonFree(_) => Some(Deed::SummonFree),
            Step::Steal(_) | Step::PlayerDiscards(_) => Some(Deed::ChoosePlayer),
            Step::CopyInstant | Step::CopyActive => Some(Deed::Copy),
            Step::Do(Act::Draw) => Some(Deed::Draw),
            Step::Do(_) | Step::If(..) | Step::Choose(..) | Step::DiscardOthers(_) | Step::ActivateAll => None,
        });
        self.0.extend(deeds.map(|deed| (by, deed)));
    }

    fn pay(&mut self, by: Card, deed: Deed) -> Result<(), Broken> {
        let place = self.0.iter().position(|&owed| owed == (by, deed));
        ensure(place.is_some(), || format!("{by} does something that it does not say: {deed:?}"))?;
        place.map(|place| self.0.remove(place));
        Ok(())
    }
}

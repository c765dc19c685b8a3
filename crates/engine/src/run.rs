//! Runs effects step by step, up to the next question.

use crate::ask::Question;
use crate::card::{Card, CardSet};
use crate::cards::{OF_FAMILY, WITH_ACTIVE, WITH_INSTANT};
use crate::effect::{Act, Choice, Filter, From, Step, all_certain};
use crate::event::Witness;
use crate::game::{Game, Pending};
use crate::lookahead::Outlook;
use crate::moves::Choices;
use crate::seat::Seat;
use crate::stack::Frame;
use crate::stones::Colour;

impl Game {
    /// Runs the top effect up to its next question or its end. True if a question stands.
    pub(crate) fn advance(&mut self, witness: &mut impl Witness) -> bool {
        let Some(&frame) = self.stack.top() else { return false };
        if let Some(choice) = frame.open_choice()
            && frame.answered
        {
            self.stack.next_choice();
            self.perform_all(choice.acts, &frame, witness);
            return false;
        }
        let Some(step) = frame.step() else {
            self.stack.pop();
            return false;
        };
        match *step {
            Step::Do(act) => {
                self.stack.next_step();
                self.perform(act, &frame, witness);
                return false;
            }
            Step::If(condition, then, otherwise) => {
                self.stack.next_step();
                let acts = if self.holds(condition, &frame) { then } else { otherwise };
                self.perform_all(acts, &frame, witness);
                return false;
            }
            _ => {}
        }
        if self.has_answer(&frame, step) {
            self.pending = Pending::Effect;
            self.asked = frame.target.unwrap_or(frame.owner);
            return true;
        }
        if step.is_certain() || frame.picks > 0 {
            self.activated = CardSet::EMPTY;
            self.stack.next_step();
        } else {
            // F4: what cannot be done is not done, nor what depends on it.
            self.stack.pop();
        }
        false
    }

    fn has_answer(&self, frame: &Frame, step: &Step) -> bool {
        match *step {
            Step::Do(_) | Step::If(..) | Step::Then => false,
            Step::Choose(least, most, choices) => {
                self.possible_choices(frame, least.max(1), most, choices).next().is_some()
            }
            Step::PointsPerFamily(_) => true,
            Step::Steal(points) => self.victims(frame, points).next().is_some(),
            Step::PlayerDiscards(_) | Step::PlayerSwaps(_) if frame.target.is_none() => {
                self.seats().any(|seat| self.can_be_chosen(seat, step))
            }
            Step::DiscardUpTo(most) | Step::DiscardOthers(most) => {
                frame.left(most) > 0 && !self.pickable(frame, step).is_empty()
            }
            Step::Upgrade(_, most) => {
                frame.left(most) > 0 && Colour::ALL.iter().any(|&colour| self.can_upgrade(frame, step, colour))
            }
            Step::UpgradeReceived => frame.stones.is_upgradable(),
            Step::Pay(price) => {
                let stones = self.player(frame.owner).stones;
                self.worth(frame.owner).of(stones) >= u16::from(price)
            }
            Step::ActivateAll | Step::ActivateOne => !self.usable(frame.owner, self.activated).is_empty(),
            _ => !self.pickable(frame, step).is_empty(),
        }
    }

    /// The question that the effect on top of the stack asks.
    pub(crate) fn effect_question(&self) -> Option<Question> {
        let frame = self.stack.top()?;
        let by = frame.this;
        let chooser = frame.owner;
        Some(match *frame.step()? {
            Step::Do(_) | Step::If(..) | Step::Then => return None,
            Step::Choose(least, most, _) => {
                let (reads, timing) = frame.reads();
                Question::Choose { by, least, most, reads, timing }
            }
            Step::PointsPerFamily(points) => Question::ChooseFamily { by, points },
            Step::DiscardFromHand => Question::DiscardFromHand { by },
            Step::DiscardUpTo(most) => Question::DiscardUpTo { by, left: (most < u8::MAX).then_some(frame.left(most)) },
            Step::HandOntoPile => Question::HandOntoPile { by },
            Step::RecoverOne(filter) => Question::Recover { by, filter },
            Step::DiscardOne(filter) => Question::DiscardFromArea { by, filter },
            Step::DiscardOthers(most) => Question::DiscardOthers { by, left: frame.left(most) },
            Step::TakeFromDiscard(family) => Question::TakeFromDiscard { by, family },
            Step::Steal(points) => Question::StealFrom { by, points },
            Step::SummonFree(from, filter) => Question::SummonFree { by, from, filter },
            Step::PlayerDiscards(family) if frame.target.is_none() => Question::ChoosePlayer { by, family },
            Step::PlayerDiscards(family) => Question::GiveUp { by, family, chooser },
            Step::PlayerSwaps(family) if frame.target.is_none() => Question::ChoosePlayerToSwap { by, family },
            Step::PlayerSwaps(family) => Question::SwapAway { by, family, chooser },
            Step::Upgrade(least, most) => {
                Question::Upgrade { by, left: frame.left(most), may_stop: frame.picks >= least }
            }
            Step::UpgradeReceived => Question::UpgradeReceived { by, stones: frame.stones },
            Step::Pay(price) => Question::Pay { by, price },
            Step::CopyInstant => Question::CopyInstant { by },
            Step::CopyActive => Question::CopyActive { by },
            Step::ActivateAll => Question::Activate { by },
            Step::ActivateOne => Question::ActivateOne { by },
            Step::ShelterFromHand => Question::ShelterFromHand { by },
            Step::ShelterFromDisplay => Question::ShelterFromDisplay { by },
            Step::Retrieve => Question::Retrieve { by },
            Step::DiscardSheltered => Question::DiscardSheltered { by },
        })
    }

    /// The choices that the effect on top of the stack offers, whether or not they can be chosen now.
    pub fn choices(&self) -> &'static [Choice] {
        match self.stack.top().and_then(Frame::step) {
            Some(Step::Choose(_, _, choices)) => choices,
            _ => &[],
        }
    }

    /// The cards that lie where a step picks one, whether or not they fit; none if its answer is not a card.
    pub(crate) fn picked_from(&self, frame: &Frame, step: &Step) -> Option<CardSet> {
        let player = self.player(frame.owner);
        Some(match *step {
            Step::DiscardFromHand
            | Step::DiscardUpTo(_)
            | Step::HandOntoPile
            | Step::ShelterFromHand
            | Step::SummonFree(From::Hand, _) => player.hand,
            Step::SummonFree(From::Discard, _) | Step::TakeFromDiscard(_) => self.discard,
            Step::RecoverOne(_)
            | Step::DiscardOne(_)
            | Step::DiscardOthers(_)
            | Step::CopyInstant
            | Step::CopyActive => player.area.set(),
            Step::PlayerDiscards(_) | Step::PlayerSwaps(_) => self.player(frame.target?).area.set(),
            Step::ShelterFromDisplay => self.display.iter().map(|hunted| hunted.card).collect(),
            Step::Retrieve | Step::DiscardSheltered => player.shelter,
            _ => return None,
        })
    }

    /// The cards that can be picked for a step.
    pub(crate) fn pickable(&self, frame: &Frame, step: &Step) -> CardSet {
        let owner = frame.owner;
        let this = frame.this.card();
        let Some(cards) = self.picked_from(frame, step) else { return CardSet::EMPTY };
        let outlook = || Outlook::now(self, owner, this);
        let keep = |cards: CardSet, fits: &dyn Fn(Card) -> bool| cards.iter().filter(|&card| fits(card)).collect();
        match *step {
            Step::DiscardFromHand if !all_certain(frame.rest()) => {
                keep(cards, &|card| outlook().discarding(card).resolve(frame.rest()).is_ok())
            }
            Step::RecoverOne(filter) | Step::DiscardOne(filter) => filter.among(cards, this),
            Step::DiscardOthers(_) => Filter::OTHER.among(cards, this),
            Step::TakeFromDiscard(family) => cards & OF_FAMILY[family as usize],
            Step::SummonFree(from, filter) => outlook().summonable(from, filter).collect(),
            Step::PlayerDiscards(family) | Step::PlayerSwaps(family) => {
                frame.target.map_or(CardSet::EMPTY, |target| self.of_family(target, family))
            }
            Step::CopyInstant => {
                keep(Filter::OTHER.among(cards & WITH_INSTANT, this), &|card| outlook().instant(card).is_ok())
            }
            Step::CopyActive => {
                keep(Filter::OTHER.among(cards & WITH_ACTIVE, this), &|card| outlook().active(card).is_ok())
            }
            Step::ShelterFromDisplay => self.display.unmarked().collect(),
            _ => cards,
        }
    }

    /// The sets of choices that can be made now.
    pub(crate) fn possible_choices<'a>(
        &'a self,
        frame: &Frame,
        least: u8,
        most: u8,
        choices: &'static [Choice],
    ) -> impl Iterator<Item = Choices> + use<'a> {
        let outlook = Outlook::now(self, frame.owner, frame.this.card());
        Choices::all(choices.len())
            .filter(move |&chosen| (least..=most).contains(&chosen.len()) && outlook.choose(choices, chosen).is_ok())
    }

    /// The opponents that have this many points to steal (W3).
    pub(crate) fn victims(&self, frame: &Frame, points: u8) -> impl Iterator<Item = Seat> + '_ {
        let owner = frame.owner;
        self.seats().filter(move |&seat| seat != owner && self.player(seat).score >= u16::from(points))
    }

    /// Can this player be chosen to discard or swap a card (W1)?
    pub(crate) fn can_be_chosen(&self, seat: Seat, step: &Step) -> bool {
        match *step {
            Step::PlayerDiscards(family) | Step::PlayerSwaps(family) => !self.of_family(seat, family).is_empty(),
            _ => false,
        }
    }

    /// Can a stone of this colour be upgraded in this step? One that was upgraded before cannot (Y5).
    pub(crate) fn can_upgrade(&self, frame: &Frame, step: &Step, colour: Colour) -> bool {
        let available = match step {
            Step::UpgradeReceived => frame.stones,
            _ => self.player(frame.owner).stones.minus(frame.stones),
        };
        colour.upgraded().is_some() && available.count(colour) > 0
    }

    pub(crate) fn perform_all(&mut self, acts: &[Act], frame: &Frame, witness: &mut impl Witness) {
        for &act in acts {
            self.perform(act, frame, witness);
        }
    }
}

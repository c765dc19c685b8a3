//! Runs effects step by step, stops to ask, and goes on with the answer.
//!
//! A paused effect is data: which card's text it is, who resolves it as which card, at which step. The stack holds them,
//! the innermost on top.

use crate::ask::Question;
use crate::card::{Card, CardSet};
use crate::cards::{OF_FAMILY, WITH_ACTIVE, WITH_INSTANT};
use crate::effect::{Act, Choice, Step, all_certain};
use crate::event::{Event, Witness};
use crate::game::{Game, Pending};
use crate::lookahead::Outlook;
use crate::moves::{Choices, Move, MoveList};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::stones::Stones;

/// How deep effects can nest. Only a card that summons for free and goes on afterwards, or that activates others, stays
/// on the stack below another; each card exists once, so a handful is enough.
const MAX_DEPTH: usize = 8;

/// Which text is being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Script {
    Instant(Card),
    Active(Card),
}

impl Script {
    pub(crate) const fn steps(self) -> &'static [Step] {
        match self {
            Self::Instant(card) => card.creature().instant,
            Self::Active(card) => card.creature().active,
        }
    }
}

/// A paused effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Frame {
    /// Who resolves it.
    pub(crate) owner: Seat,
    /// The card that counts as "this". Not the card whose text it is when an effect is copied (Q4).
    pub(crate) this: Card,
    pub(crate) script: Script,
    /// The step it stands at.
    step: u8,
    /// The card that was picked last.
    pub(crate) picked: Option<Card>,
    /// The player who was chosen in this step.
    target: Option<Seat>,
    /// How many picks this step has had.
    picks: u8,
}

impl Frame {
    fn step(&self) -> Option<&'static Step> {
        self.script.steps().get(usize::from(self.step))
    }

    /// The steps after the present one.
    fn rest(&self) -> &'static [Step] {
        self.script.steps().get(usize::from(self.step) + 1..).unwrap_or(&[])
    }

    /// How many picks a step that allows several still allows.
    const fn left(&self, up_to: u8) -> u8 {
        up_to.saturating_sub(self.picks)
    }
}

/// The effects that are being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stack {
    frames: [Option<Frame>; MAX_DEPTH],
    len: u8,
}

impl Stack {
    pub(crate) const EMPTY: Self = Self { frames: [None; MAX_DEPTH], len: 0 };

    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn top(&self) -> Option<&Frame> {
        self.frames.get(usize::from(self.len).checked_sub(1)?)?.as_ref()
    }

    fn top_mut(&mut self) -> Option<&mut Frame> {
        self.frames.get_mut(usize::from(self.len).checked_sub(1)?)?.as_mut()
    }

    pub(crate) fn push(&mut self, owner: Seat, this: Card, script: Script) {
        debug_assert!(usize::from(self.len) < MAX_DEPTH, "effects nest deeper than MAX_DEPTH");
        if let Some(place) = self.frames.get_mut(usize::from(self.len)) {
            *place = Some(Frame { owner, this, script, step: 0, picked: None, target: None, picks: 0 });
            self.len += 1;
        }
    }

    fn pop(&mut self) {
        if let Some(last) = self.len.checked_sub(1) {
            self.frames[usize::from(last)] = None;
            self.len = last;
        }
    }

    /// Goes to the next step of the top effect; an effect without one is done and leaves the stack.
    fn next_step(&mut self) {
        let Some(frame) = self.top_mut() else { return };
        frame.step += 1;
        frame.target = None;
        frame.picks = 0;
        if frame.step().is_none() {
            self.pop();
        }
    }
}

impl Game {
    /// Runs the top effect up to its next question or its end. True if a question stands.
    pub(crate) fn advance(&mut self, witness: &mut impl Witness) -> bool {
        let Some(&frame) = self.stack.top() else { return false };
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
                let acts = if self.holds(condition, frame.owner) { then } else { otherwise };
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
        if step.is_certain() {
            self.activated = CardSet::EMPTY;
            self.stack.next_step();
        } else {
            // F4: the look-ahead does not let this happen; should it, the rest of the effect does not either.
            self.stack.pop();
        }
        false
    }

    fn has_answer(&self, frame: &Frame, step: &Step) -> bool {
        match *step {
            Step::Choose(count, choices) => self.open_choices(frame, choices).len() >= count,
            Step::Steal(points) => self.victims(frame, points).next().is_some(),
            Step::PlayerDiscards(family) if frame.target.is_none() => {
                self.seats().any(|seat| self.player(seat).area.set().meets(OF_FAMILY[family as usize]))
            }
            Step::DiscardOthers(up_to) => frame.left(up_to) > 0 && !self.pickable(frame, step).is_empty(),
            Step::ActivateAll => !self.usable(frame.owner, self.activated).is_empty(),
            _ => !self.pickable(frame, step).is_empty(),
        }
    }

    /// The question that the effect on top of the stack asks.
    pub(crate) fn effect_question(&self) -> Option<Question> {
        let frame = self.stack.top()?;
        let by = frame.this;
        Some(match *frame.step()? {
            Step::Do(_) | Step::If(..) => return None,
            Step::Choose(count, _) => Question::Choose { by, count },
            Step::DiscardFromHand => Question::DiscardFromHand { by },
            Step::RecoverOne(filter) => Question::Recover { by, filter },
            Step::DiscardOthers(up_to) => Question::DiscardOthers { by, left: frame.left(up_to) },
            Step::TakeFromDiscard(family) => Question::TakeFromDiscard { by, family },
            Step::Steal(points) => Question::StealFrom { by, points },
            Step::SummonFree(filter) => Question::SummonFree { by, filter },
            Step::PlayerDiscards(family) if frame.target.is_none() => Question::ChoosePlayer { by, family },
            Step::PlayerDiscards(family) => Question::GiveUp { by, family, chooser: frame.owner },
            Step::CopyInstant => Question::CopyInstant { by },
            Step::CopyActive => Question::CopyActive { by },
            Step::ActivateAll => Question::Activate { by },
        })
    }

    /// The choices that the effect on top of the stack offers, whether or not they can be chosen now.
    pub fn choices(&self) -> &'static [Choice] {
        match self.stack.top().and_then(Frame::step) {
            Some(Step::Choose(_, choices)) => choices,
            _ => &[],
        }
    }

    /// The cards that can be picked for a step.
    fn pickable(&self, frame: &Frame, step: &Step) -> CardSet {
        let owner = frame.owner;
        let player = self.player(owner);
        let others = player.area.set().without(frame.this);
        let outlook = || Outlook::now(self, owner, frame.this);
        let keep = |cards: CardSet, fits: &dyn Fn(Card) -> bool| cards.iter().filter(|&card| fits(card)).collect();
        match *step {
            Step::DiscardFromHand if all_certain(frame.rest()) => player.hand,
            Step::DiscardFromHand => {
                keep(player.hand, &|card| outlook().discarding(card).resolve(frame.rest()).is_ok())
            }
            Step::RecoverOne(filter) => filter.among(player.area.set(), frame.this),
            Step::DiscardOthers(_) => others,
            Step::TakeFromDiscard(family) => self.discard & OF_FAMILY[family as usize],
            Step::SummonFree(filter) => outlook().free_summons(filter),
            Step::PlayerDiscards(family) => frame
                .target
                .map_or(CardSet::EMPTY, |target| self.player(target).area.set() & OF_FAMILY[family as usize]),
            Step::CopyInstant => keep(others & WITH_INSTANT, &|card| outlook().instant(card).is_ok()),
            Step::CopyActive => keep(others & WITH_ACTIVE, &|card| outlook().active(card).is_ok()),
            _ => CardSet::EMPTY,
        }
    }

    /// The places of the choices that can be chosen now.
    fn open_choices(&self, frame: &Frame, choices: &[Choice]) -> Choices {
        let outlook = Outlook::now(self, frame.owner, frame.this);
        let open = choices.iter().enumerate().filter(|(_, choice)| outlook.acts(choice.acts).is_ok());
        Choices(open.fold(0, |places, (place, _)| places | 1 << place))
    }

    /// The opponents that have this many points to steal (W3).
    fn victims(&self, frame: &Frame, points: u8) -> impl Iterator<Item = Seat> + '_ {
        let owner = frame.owner;
        self.seats().filter(move |&seat| seat != owner && self.player(seat).score >= u16::from(points))
    }

    pub(crate) fn list_answers(&self, moves: &mut MoveList) {
        let Some(frame) = self.stack.top() else { return };
        let Some(step) = frame.step() else { return };
        match *step {
            Step::Choose(count, choices) => {
                let open = self.open_choices(frame, choices);
                for chosen in (0..1u8 << choices.len()).map(Choices) {
                    if chosen.len() == count && chosen.0 & !open.0 == 0 {
                        moves.push(Move::Choose(chosen));
                    }
                }
            }
            Step::Steal(points) => self.victims(frame, points).for_each(|seat| moves.push(Move::Player(seat))),
            Step::PlayerDiscards(family) if frame.target.is_none() => {
                for seat in self.seats() {
                    if self.player(seat).area.set().meets(OF_FAMILY[family as usize]) {
                        moves.push(Move::Player(seat));
                    }
                }
            }
            Step::ActivateAll => {
                self.usable(frame.owner, self.activated).iter().for_each(|card| moves.push(Move::Use(card)));
            }
            _ => {
                self.pickable(frame, step).iter().for_each(|card| moves.push(Move::Pick(card)));
                if matches!(step, Step::DiscardOthers(_)) {
                    moves.push(Move::Done);
                }
            }
        }
    }

    pub(crate) fn check_answer(&self, m: Move) -> Result<(), Refusal> {
        let (frame, step) =
            self.stack.top().and_then(|frame| Some((frame, frame.step()?))).ok_or(Refusal::NotTheQuestion)?;
        match (*step, m) {
            (Step::Choose(count, choices), Move::Choose(chosen)) => self.check_choices(frame, count, choices, chosen),
            (Step::Steal(points), Move::Player(seat)) => {
                let found = self.victims(frame, points).any(|victim| victim == seat);
                if found { Ok(()) } else { Err(Refusal::CannotChoosePlayer { seat }) }
            }
            (Step::PlayerDiscards(family), Move::Player(seat)) if frame.target.is_none() => {
                let has = self.player(seat).area.set().meets(OF_FAMILY[family as usize]);
                if has { Ok(()) } else { Err(Refusal::CannotChoosePlayer { seat }) }
            }
            (Step::ActivateAll, Move::Use(card)) => self.check_use(card, self.activated),
            (Step::DiscardOthers(_), Move::Done) => Ok(()),
            (
                Step::DiscardFromHand
                | Step::RecoverOne(_)
                | Step::DiscardOthers(_)
                | Step::TakeFromDiscard(_)
                | Step::SummonFree(_)
                | Step::PlayerDiscards(_)
                | Step::CopyInstant
                | Step::CopyActive,
                Move::Pick(card),
            ) if !(matches!(step, Step::PlayerDiscards(_)) && frame.target.is_none()) => {
                let fits = self.pickable(frame, step).contains(card);
                if fits { Ok(()) } else { Err(Refusal::CannotPick { card }) }
            }
            _ => Err(Refusal::NotTheQuestion),
        }
    }

    fn check_choices(&self, frame: &Frame, count: u8, choices: &[Choice], chosen: Choices) -> Result<(), Refusal> {
        if chosen.len() != count {
            return Err(Refusal::ChooseExactly { count });
        }
        if chosen.0 >> choices.len() != 0 {
            return Err(Refusal::NotOffered { obstacle: crate::refusal::Obstacle::NoSuchChoice });
        }
        let outlook = Outlook::now(self, frame.owner, frame.this);
        choices
            .iter()
            .enumerate()
            .filter(|&(place, _)| chosen.contains(place))
            .try_for_each(|(_, choice)| outlook.acts(choice.acts))
            .map_err(|obstacle| Refusal::NotOffered { obstacle })
    }

    /// Goes on with the answer to the question of the top effect.
    pub(crate) fn answer(&mut self, m: Move, witness: &mut impl Witness) {
        let Some(&frame) = self.stack.top() else { return };
        let Some(step) = frame.step() else { return };
        match (*step, m) {
            (Step::Choose(_, choices), Move::Choose(chosen)) => {
                self.stack.next_step();
                for (place, choice) in choices.iter().enumerate() {
                    if chosen.contains(place) {
                        self.perform_all(choice.acts, &frame, witness);
                    }
                }
            }
            (Step::Steal(points), Move::Player(victim)) => {
                self.stack.next_step();
                witness.event(Event::PlayerChosen { seat: frame.owner, chosen: victim, by: frame.this });
                let stolen = self.lose_points(victim, points, frame.this, witness);
                self.earn_points(frame.owner, stolen, frame.this, witness);
            }
            (Step::PlayerDiscards(_), Move::Player(target)) => {
                witness.event(Event::PlayerChosen { seat: frame.owner, chosen: target, by: frame.this });
                if let Some(frame) = self.stack.top_mut() {
                    frame.target = Some(target);
                }
            }
            (Step::ActivateAll, Move::Use(card)) => {
                self.activated.insert(card);
                self.activate(frame.owner, card, witness);
            }
            (_, Move::Done) => self.stack.next_step(),
            (_, Move::Pick(card)) => self.picked(&frame, step, card, witness),
            _ => {}
        }
        self.settle(witness);
    }

    /// Goes on with the card that was picked for a step.
    fn picked(&mut self, frame: &Frame, step: &Step, card: Card, witness: &mut impl Witness) {
        let (seat, by) = (frame.owner, frame.this);
        if let Some(top) = self.stack.top_mut() {
            top.picked = Some(card);
            top.picks += 1;
        }
        if !matches!(step, Step::DiscardOthers(_)) {
            self.stack.next_step();
        }
        match *step {
            Step::DiscardFromHand => {
                self.player_mut(seat).hand.remove(card);
                self.discard.insert(card);
                witness.event(Event::DiscardedFromHand { seat, card, by });
            }
            Step::RecoverOne(_) => self.recover(seat, card, by, witness),
            Step::DiscardOthers(_) => self.discard_from_area(seat, card, by, witness),
            Step::PlayerDiscards(_) => {
                self.discard_from_area(frame.target.unwrap_or(seat), card, by, witness);
            }
            Step::TakeFromDiscard(_) => {
                self.discard.remove(card);
                self.player_mut(seat).hand.insert(card);
                witness.event(Event::TookFromDiscard { seat, card, by });
            }
            Step::SummonFree(_) => {
                self.player_mut(seat).hand.remove(card);
                witness.event(Event::SummonedFree { seat, card, by });
                self.enter_area(seat, card, Stones::NONE, witness);
            }
            Step::CopyInstant => self.copy(frame, Script::Instant(card), card, witness),
            Step::CopyActive => self.copy(frame, Script::Active(card), card, witness),
            _ => {}
        }
    }

    fn copy(&mut self, frame: &Frame, script: Script, from: Card, witness: &mut impl Witness) {
        witness.event(Event::Copied { seat: frame.owner, card: frame.this, from });
        self.stack.push(frame.owner, frame.this, script);
    }

    fn perform_all(&mut self, acts: &[Act], frame: &Frame, witness: &mut impl Witness) {
        for &act in acts {
            self.perform(act, frame, witness);
        }
    }
}

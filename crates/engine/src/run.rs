//! Runs effects step by step, up to the next question.

use std::ops::ControlFlow;

use crate::ask::{EffectQuestion, Question};
use crate::card::CardSet;
use crate::effect::{Act, Ask, Choice, Step};
use crate::event::Witness;
use crate::game::{Game, Pending};
use crate::lookahead::Outlook;
use crate::stack::Frame;

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
        match frame.step() {
            None => self.stack.pop(),
            Some(&Step::Do(act)) => {
                self.stack.next_step();
                self.perform(act, &frame, witness);
            }
            Some(&Step::If(condition, then, otherwise)) => {
                self.stack.next_step();
                let acts = if self.holds(condition, &frame) { then } else { otherwise };
                self.perform_all(acts, &frame, witness);
            }
            Some(Step::Then) => self.stack.next_step(),
            Some(Step::Ask(_)) => return self.ask(&frame),
        }
        false
    }

    /// Asks what the top effect asks, or goes on if there is no answer. True if a question stands.
    fn ask(&mut self, frame: &Frame) -> bool {
        let Some(ask) = frame.ask() else { return false };
        let first = |_| ControlFlow::Break(());
        if frame.left(ask) > 0 && Outlook::asked_by(self, frame).answers(ask, frame.rest(), first).is_break() {
            self.pending = Pending::Effect;
            self.asked = frame.asked();
            return true;
        }
        if ask.is_certain() || frame.picks > 0 {
            self.activated = CardSet::EMPTY;
            self.stack.next_step();
        } else {
            // F4: what cannot be done is not done, nor what depends on it.
            self.stack.pop();
        }
        false
    }

    /// The effect on top of the stack and the question it stands at.
    pub(crate) fn top_question(&self) -> Option<(&Frame, Ask)> {
        let frame = self.stack.top()?;
        Some((frame, frame.ask()?))
    }

    /// The question that the effect on top of the stack asks.
    pub(crate) fn effect_question(&self) -> Option<Question> {
        let (frame, ask) = self.top_question()?;
        let (reads, timing) = frame.reads();
        Some(Question::Effect(EffectQuestion {
            by: frame.this,
            reads,
            timing,
            chooser: frame.target.map(|_| frame.owner),
            left: (ask.counts().1 < u8::MAX).then(|| frame.left(ask)),
            may_stop: frame.may_stop(ask),
            stones: (ask == Ask::UpgradeReceived).then_some(frame.stones),
            ask,
        }))
    }

    /// Returns the choices that the effect on top of the stack offers, whether or not they can be chosen now.
    pub fn choices(&self) -> &'static [Choice] {
        match self.top_question() {
            Some((_, Ask::Choose { choices, .. })) => choices,
            Some(_) | None => &[],
        }
    }

    pub(crate) fn perform_all(&mut self, acts: &[Act], frame: &Frame, witness: &mut impl Witness) {
        for &act in acts {
            self.perform(act, frame, witness);
        }
    }
}

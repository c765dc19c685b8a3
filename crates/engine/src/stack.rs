//! The effects that are being resolved, as plain data.
//!
//! A paused effect is which text it is, who resolves it as which card or tile, and at which step. The innermost is on
//! top. [`crate::run`] runs them, [`crate::answer`] goes on with the answers of players.

use crate::card::Card;
use crate::effect::{Ask, Choice, Filter, Permanent, Pick, Step, Timing, Zone};
use crate::seat::Seat;
use crate::stones::Stones;
use crate::tile::{Source, Tile};

/// How deep effects can nest. Only a card that summons for free and goes on afterwards, or that activates others, stays
/// on the stack below another; each card exists once, so a handful is enough.
const MAX_DEPTH: usize = 8;

/// Which text is being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Script {
    Instant(Card),
    Active(Card),
    /// What a card does when its owner sells.
    OnSell(Card),
    Tile(Tile),
}

impl Script {
    /// The text of a card or tile; none if it has no such effect.
    pub(crate) fn find(reads: Source, timing: Option<Timing>) -> Option<Self> {
        let script = match (reads, timing) {
            (Source::Card(card), Some(Timing::Instant)) => Self::Instant(card),
            (Source::Card(card), Some(Timing::Active)) => Self::Active(card),
            (Source::Card(card), Some(Timing::Permanent)) => Self::OnSell(card),
            (Source::Tile(tile), None) => Self::Tile(tile),
            _ => return None,
        };
        (!script.steps().is_empty()).then_some(script)
    }

    pub(crate) fn steps(self) -> &'static [Step] {
        match self {
            Self::Instant(card) => card.creature().instant,
            Self::Active(card) => card.creature().active,
            Self::OnSell(card) => {
                let on_sell = card.creature().permanent.iter().find_map(|permanent| match permanent {
                    Permanent::OnSell(steps) => Some(*steps),
                    _ => None,
                });
                on_sell.unwrap_or(&[])
            }
            Self::Tile(tile) => tile.artifact().steps,
        }
    }
}

/// A paused effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Frame {
    /// Who resolves it.
    pub(crate) owner: Seat,
    /// What counts as "this". Not the card whose text it is when an effect is copied (Q4).
    pub(crate) this: Source,
    pub(crate) script: Script,
    /// The step it stands at.
    pub(crate) place: u8,
    /// The chosen choices of this step whose questions are still open, lowest first.
    pub(crate) chosen: u8,
    /// Has the question of the lowest of them been answered?
    pub(crate) answered: bool,
    /// The card that was picked last, or the card that was sold.
    pub(crate) picked: Option<Card>,
    /// The player who was chosen in this step.
    pub(crate) target: Option<Seat>,
    /// How many picks this step has had.
    pub(crate) picks: u8,
    /// How many picks the step before had.
    pub(crate) picks_before: u8,
    /// The stones this step is about: what a sale brings, or those that were upgraded already.
    pub(crate) stones: Stones,
}

impl Frame {
    /// An effect before its first step.
    pub(crate) const fn new(owner: Seat, this: Source, script: Script) -> Self {
        Self {
            owner,
            this,
            script,
            place: 0,
            chosen: 0,
            answered: false,
            picked: None,
            target: None,
            picks: 0,
            picks_before: 0,
            stones: Stones::NONE,
        }
    }

    /// The card or tile whose text it is, and which of the effects of a card.
    pub(crate) const fn reads(&self) -> (Source, Option<Timing>) {
        match self.script {
            Script::Instant(card) => (Source::Card(card), Some(Timing::Instant)),
            Script::Active(card) => (Source::Card(card), Some(Timing::Active)),
            Script::OnSell(card) => (Source::Card(card), Some(Timing::Permanent)),
            Script::Tile(tile) => (Source::Tile(tile), None),
        }
    }

    /// The step it stands at.
    pub(crate) fn step(&self) -> Option<&'static Step> {
        self.script.steps().get(usize::from(self.place))
    }

    /// The question it stands at: that of its step, of a chosen choice, or to the player who was chosen.
    pub(crate) fn ask(&self) -> Option<Ask> {
        let ask = match (self.open_choice(), self.step()?) {
            (Some(choice), _) => choice.asks?,
            (None, Step::Ask(ask)) => *ask,
            (None, Step::Do(_) | Step::If(..) | Step::Then) => return None,
        };
        if let Ask::ChoosePlayer { family, to } = ask
            && self.target.is_some()
        {
            return Some(Ask::Pick(Pick::one(Zone::Area, Filter::of(family), to)));
        }
        Some(ask)
    }

    /// The player whom it asks.
    pub(crate) fn asked(&self) -> Seat {
        self.target.unwrap_or(self.owner)
    }

    /// The chosen choice that comes next.
    pub(crate) fn open_choice(&self) -> Option<&'static Choice> {
        if self.chosen == 0 {
            return None;
        }
        self.step()?.choices().get(self.chosen.trailing_zeros() as usize)
    }

    /// The present step and those after it.
    pub(crate) fn ahead(&self) -> &'static [Step] {
        self.script.steps().get(usize::from(self.place)..).unwrap_or(&[])
    }

    /// Has the present step been answered in part?
    pub(crate) const fn is_in_step(&self) -> bool {
        self.chosen != 0 || self.picks > 0 || self.target.is_some()
    }

    /// The steps after the present one.
    pub(crate) fn rest(&self) -> &'static [Step] {
        self.script.steps().get(usize::from(self.place) + 1..).unwrap_or(&[])
    }

    /// How many answers the question it stands at still allows.
    pub(crate) const fn left(&self, ask: Ask) -> u8 {
        ask.counts().1.saturating_sub(self.picks)
    }

    /// May the player whom it asks stop here, or decline?
    pub(crate) const fn may_stop(&self, ask: Ask) -> bool {
        self.picks >= ask.counts().0
    }

    /// Is this the effect of a card that has just been summoned, before its first step (T1)?
    pub(crate) const fn is_unbegun_instant(&self) -> bool {
        matches!(self.script, Script::Instant(_)) && self.place == 0 && self.picks == 0 && self.target.is_none()
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

    pub(crate) fn top_mut(&mut self) -> Option<&mut Frame> {
        self.frames.get_mut(usize::from(self.len).checked_sub(1)?)?.as_mut()
    }

    /// The effects, the outermost first.
    pub(crate) fn frames(&self) -> impl Iterator<Item = &Frame> {
        self.frames.iter().flatten()
    }

    pub(crate) fn push(&mut self, owner: Seat, this: Source, script: Script) {
        self.push_frame(Frame::new(owner, this, script));
    }

    /// Puts an effect on top that may have begun already.
    pub(crate) fn push_frame(&mut self, frame: Frame) {
        debug_assert!(usize::from(self.len) < MAX_DEPTH, "effects nest deeper than MAX_DEPTH");
        if let Some(place) = self.frames.get_mut(usize::from(self.len)) {
            *place = Some(frame);
            self.len += 1;
        }
    }

    /// Lets the top effect begin with a card and stones to be about.
    pub(crate) fn remember(&mut self, picked: Option<Card>, stones: Stones) {
        if let Some(frame) = self.top_mut() {
            frame.picked = picked;
            frame.stones = stones;
        }
    }

    pub(crate) fn pop(&mut self) {
        if let Some(last) = self.len.checked_sub(1) {
            self.frames[usize::from(last)] = None;
            self.len = last;
        }
    }

    /// Goes to the next step of the top effect; an effect without one is done and leaves the stack. Answering the
    /// question of a choice is not yet the end of its step.
    pub(crate) fn next_step(&mut self) {
        let Some(frame) = self.top_mut() else { return };
        frame.target = None;
        frame.picks_before = frame.picks;
        frame.picks = 0;
        frame.stones = Stones::NONE;
        if frame.chosen != 0 {
            frame.answered = true;
            return;
        }
        frame.place += 1;
        if frame.step().is_none() {
            self.pop();
        }
    }

    /// Counts an answer to a question of the top effect that may take several.
    pub(crate) fn count_pick(&mut self) {
        if let Some(frame) = self.top_mut() {
            frame.picks = frame.picks.saturating_add(1);
        }
    }

    /// Strikes off the choice whose question has been answered.
    pub(crate) fn next_choice(&mut self) {
        let Some(frame) = self.top_mut() else { return };
        frame.chosen &= frame.chosen.wrapping_sub(1);
        frame.answered = false;
        if frame.chosen == 0 {
            self.next_step();
        }
    }
}

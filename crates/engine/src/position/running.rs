//! The effects that are being resolved in a position.
//!
//! Whoever writes a position may write anything here, so everything is checked: what is read stands at a question, and
//! the engine can go on from there.

use super::{PositionError, wrong};
use crate::card::{CARD_COUNT, Card, CardSet};
use crate::cards::WITH_ACTIVE;
use crate::effect::{Ask, Step, Timing};
use crate::event::{Event, Witness};
use crate::game::{Game, Pending};
use crate::seat::{PendingTriggers, Seat};
use crate::stack::{Frame, Script, Stack};
use crate::stones::Stones;
use crate::tile::{Source, Tile, TileKind};

/// How many effects can wait for each other. No game has more: a free summons, a copy of it, "activate every effect", and
/// the effect that this activates.
const MAX_EFFECTS: usize = 4;

/// The most stones of anything while an effect is running: far beyond any game, far below any overflow.
pub(super) const MAX_STONES: u8 = 99;

/// What is going on in a [`Position`](super::Position) while an effect is being resolved or somebody has too many stones. Everyone sees
/// all of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default, deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub struct RunningEffects {
    /// The effects, the outermost first; the last one asks. None if somebody just has too many stones.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub effects: Vec<RunningEffect>,
    /// The cards that a running "activate every effect" has activated.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub activated: Vec<Card>,
    /// What happened to each player since the last look at the "if ..., recover" effects (T4).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub felt: Vec<PendingTriggers>,
}

/// One effect that is being resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub struct RunningEffect {
    /// Who resolves it.
    pub seat: Seat,
    /// The card or tile that counts as "this".
    pub by: Source,
    /// The card or tile whose text it is: another one if an effect is copied (Q4).
    pub reads: Source,
    /// Which effect of the card; nothing for a tile.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub timing: Option<Timing>,
    /// The step of the text at which it stands, from 0.
    pub step: u8,
    /// The chosen choices of this step whose questions are still open, from 0.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub chosen: Vec<u8>,
    /// Has the question of the first of them been answered?
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "crate::serialize::is_default"))]
    pub answered: bool,
    /// The card that was picked last, or the card that was sold.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub picked: Option<Card>,
    /// The player who was chosen in this step.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub target: Option<Seat>,
    /// How many picks this step has had.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "crate::serialize::is_default"))]
    pub picks: u8,
    /// How many picks the step before had.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "crate::serialize::is_default"))]
    pub picks_before: u8,
    /// The stones this step is about: what a sale brings, or those that were upgraded already.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "crate::serialize::is_default"))]
    pub stones: Stones,
}

impl RunningEffects {
    /// What is going on, from the parts of a game; nothing if no effect is running and nobody has too many stones.
    pub(crate) fn of(pending: Pending, stack: &Stack, activated: CardSet, felt: Vec<PendingTriggers>) -> Option<Self> {
        matches!(pending, Pending::Keep | Pending::Effect).then(|| Self {
            effects: stack.frames().map(RunningEffect::from).collect(),
            activated: activated.iter().collect(),
            felt: if felt.iter().all(|&felt| felt == PendingTriggers::NOTHING) { Vec::new() } else { felt },
        })
    }
}

impl From<&Frame> for RunningEffect {
    fn from(frame: &Frame) -> Self {
        let (reads, timing) = frame.reads();
        Self {
            seat: frame.owner,
            by: frame.this,
            reads,
            timing,
            step: frame.place,
            chosen: (0..8).filter(|place| frame.chosen >> place & 1 == 1).collect(),
            answered: frame.answered,
            picked: frame.picked,
            target: frame.target,
            picks: frame.picks,
            picks_before: frame.picks_before,
            stones: frame.stones,
        }
    }
}

/// Notices whether anything happens.
struct Notice(bool);

impl Witness for Notice {
    fn event(&mut self, _: Event) {
        self.0 = true;
    }
}

impl Game {
    /// Goes on from where a position with running effects stands. Nothing may happen before the first question: a real
    /// game would have let it happen already.
    pub(super) fn resume_running(&mut self, given: &RunningEffects) -> Result<(), PositionError> {
        self.place_running(given)?;
        let mut notice = Notice(false);
        self.settle(&mut notice);
        let asks = matches!(self.pending, Pending::Keep | Pending::Effect);
        if notice.0 || !asks {
            return wrong(
                "running",
                "nothing is asked here: an effect stands at a question, or somebody has too many stones",
            );
        }
        if let Some(problem) = self.broken_invariant() {
            return wrong("running", format!("this cannot be: {problem}"));
        }
        if self.legal_moves().is_empty() { wrong("running", "the question has no answer") } else { Ok(()) }
    }

    fn place_running(&mut self, given: &RunningEffects) -> Result<(), PositionError> {
        if given.effects.len() > MAX_EFFECTS {
            let count = given.effects.len();
            return wrong("running.effects", format!("{count} effects; at most {MAX_EFFECTS} wait for each other"));
        }
        for (index, effect) in given.effects.iter().enumerate() {
            let place = |field: &str| format!("running.effects[{index}].{field}");
            let frame = self.frame(effect, &place)?;
            if index + 1 < given.effects.len() && !waits_for_another(&frame) {
                return wrong(place("step"), "this effect does not wait for another one here");
            }
            if self.stack.frames().any(|other| (other.this, other.script) == (frame.this, frame.script)) {
                return wrong(place("reads"), "this effect is there twice");
            }
            self.stack.push_frame(frame);
        }
        let deck = self.options.deck();
        if let Some(card) = given.activated.iter().find(|&&card| !(deck & WITH_ACTIVE).contains(card)) {
            return wrong("running.activated", format!("`{card}` is not a card with an active effect in this game"));
        }
        self.activated = given.activated.iter().copied().collect();
        self.place_felt(&given.felt)
    }

    fn place_felt(&mut self, given: &[PendingTriggers]) -> Result<(), PositionError> {
        if given.is_empty() {
            return Ok(());
        }
        if !self.options.artifact_creatures {
            return wrong("running.felt", "only cards of the Artifacts expansion look at that");
        }
        if given.len() != usize::from(self.options.players) || given.iter().any(|felt| felt.earned.total() > MAX_STONES)
        {
            return wrong("running.felt", format!("one for each player, and at most {MAX_STONES} stones"));
        }
        self.players.iter_mut().zip(given).for_each(|(player, &felt)| player.felt = felt);
        Ok(())
    }

    /// The effect that is described, if there is such an effect.
    fn frame(&self, given: &RunningEffect, place: &dyn Fn(&str) -> String) -> Result<Frame, PositionError> {
        for (field, seat) in [("seat", Some(given.seat)), ("target", given.target)] {
            if let Some(seat) = seat.filter(|seat| seat.index() >= usize::from(self.options.players)) {
                return wrong(place(field), format!("there is no seat {seat} at this table"));
            }
        }
        let sources =
            [("by", Some(given.by)), ("reads", Some(given.reads)), ("picked", given.picked.map(Source::Card))];
        for (field, source) in sources {
            if let Some(source) = source.filter(|&source| !self.has(source)) {
                return wrong(place(field), format!("`{}` is not in this game", source.id()));
            }
        }
        let Some(script) = Script::find(given.reads, given.timing) else {
            return wrong(place("timing"), format!("`{}` has no such effect", given.reads.id()));
        };
        let Some(step) = script.steps().get(usize::from(given.step)) else {
            let count = script.steps().len();
            return wrong(place("step"), format!("{}; the effect has {count} steps, numbered from 0", given.step));
        };
        let asks = |&choice: &u8| step.choices().get(usize::from(choice)).is_some_and(|choice| choice.asks.is_some());
        if !given.chosen.iter().all(asks) || (given.answered && given.chosen.is_empty()) {
            return wrong(place("chosen"), "these are no choices of this step that ask something");
        }
        if usize::from(given.picks.max(given.picks_before)) > CARD_COUNT || given.stones.total() > MAX_STONES {
            return wrong(place("picks"), format!("at most {CARD_COUNT} picks and {MAX_STONES} stones"));
        }
        Ok(Frame {
            place: given.step,
            chosen: given.chosen.iter().fold(0, |chosen, &place| chosen | 1 << place),
            answered: given.answered,
            picked: given.picked,
            target: given.target,
            picks: given.picks,
            picks_before: given.picks_before,
            stones: given.stones,
            ..Frame::new(given.seat, given.by, script)
        })
    }

    fn has(&self, source: Source) -> bool {
        match source {
            Source::Card(card) => self.options.deck().contains(card),
            Source::Tile(tile) => {
                let held = |seat: Seat| self.player(seat).tile == Some(tile);
                self.tiles.contains(tile) || self.seats().any(held)
            }
        }
    }
}

/// Can this effect stand below another one?
fn waits_for_another(frame: &Frame) -> bool {
    let steps = frame.script.steps();
    let place = usize::from(frame.place);
    let before = place.checked_sub(1).and_then(|before| steps.get(before));
    let begun = matches!(before, Some(Step::Ask(ask)) if ask.begins_another());
    let activates = matches!(steps.get(place), Some(Step::Ask(Ask::Activate { all: true })));
    // A tile that does something about a sale waits until the sale itself is done.
    let after_sale = matches!(frame.this, Source::Tile(tile) if is_permanent(tile)) && place == 0;
    begun || activates || after_sale
}

fn is_permanent(tile: Tile) -> bool {
    tile.kind() == TileKind::Permanent
}

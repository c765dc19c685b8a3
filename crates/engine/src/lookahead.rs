//! Looks ahead: can an effect be resolved at all (F5, U1-U6, Q1)?
//!
//! The look-ahead walks through the steps of an effect on a small sketch of the table, and through the effects of the
//! cards that it would summon or copy, as deep as cards allow. It branches where the rest of the effect depends on the
//! choice: which card to discard, which to summon, which to copy. All other questions come last in their effects (a test
//! holds the tables to that), so it is enough that they have an answer.

use crate::card::{Card, CardSet};
use crate::cards::{CERTAIN_ACTIVE, CERTAIN_INSTANT, OF_FAMILY, ON_SUMMON, WITH_ACTIVE, WITH_INSTANT};
use crate::effect::{Act, Filter, Permanent, Step};
use crate::game::Game;
use crate::perform::points_on_summon;
use crate::refusal::Obstacle;
use crate::seat::Seat;
use crate::stones::Stones;

/// What a player would have in front of them at some step of an effect.
#[derive(Clone, Copy)]
pub(crate) struct Outlook<'game> {
    game: &'game Game,
    seat: Seat,
    this: Card,
    hand: CardSet,
    area: CardSet,
    free_areas: u8,
    discard: CardSet,
    score: u16,
    stones: Stones,
}

impl<'game> Outlook<'game> {
    /// As things are, for an effect of `this`.
    pub(crate) fn now(game: &'game Game, seat: Seat, this: Card) -> Self {
        let player = game.player(seat);
        Self {
            game,
            seat,
            this,
            hand: player.hand,
            area: player.area.set(),
            free_areas: game.free_areas(seat),
            discard: game.discard,
            score: player.score,
            stones: player.stones,
        }
    }

    /// After a card was paid for and has entered the area (T1).
    pub(crate) fn summoning(game: &'game Game, seat: Seat, card: Card, pay: Stones) -> Self {
        Self::now(game, seat, card).summoned(card, pay)
    }

    fn summoned(self, card: Card, pay: Stones) -> Self {
        let mut score = self.score;
        for other in self.area & ON_SUMMON {
            for permanent in other.creature().permanent {
                if let Permanent::OnSummon(paid, points) = *permanent {
                    score = score.saturating_add(points_on_summon(paid, points, pay));
                }
            }
        }
        Self {
            this: card,
            hand: self.hand.without(card),
            area: self.area.with(card),
            free_areas: self.free_areas.saturating_sub(1),
            score,
            stones: self.stones.minus(pay),
            ..self
        }
    }

    /// After a card was discarded from the hand.
    pub(crate) fn discarding(self, card: Card) -> Self {
        Self { hand: self.hand.without(card), discard: self.discard.with(card), ..self }
    }

    /// Can the instant effect of this card be resolved, as an effect of `this`?
    pub(crate) fn instant(self, card: Card) -> Result<(), Obstacle> {
        if CERTAIN_INSTANT.contains(card) { Ok(()) } else { self.resolve(card.creature().instant) }
    }

    /// Can the active effect of this card be used, as an effect of `this`?
    pub(crate) fn active(self, card: Card) -> Result<(), Obstacle> {
        if CERTAIN_ACTIVE.contains(card) { Ok(()) } else { self.resolve(card.creature().active) }
    }

    /// Can all of these steps be resolved, one after the other?
    pub(crate) fn resolve(self, steps: &[Step]) -> Result<(), Obstacle> {
        let Some((step, rest)) = steps.split_first() else { return Ok(()) };
        match *step {
            Step::Do(act) => self.act(act)?.resolve(rest),
            Step::DiscardFromHand => {
                let mut obstacle = Obstacle::EmptyHand;
                for card in self.hand {
                    match self.discarding(card).resolve(rest) {
                        Ok(()) => return Ok(()),
                        Err(other) => obstacle = other,
                    }
                }
                Err(obstacle)
            }
            _ => self.has_answer(step),
        }
    }

    /// Does a question have an answer?
    fn has_answer(self, step: &Step) -> Result<(), Obstacle> {
        let (possible, obstacle) = match *step {
            Step::Choose(count, choices) => (
                choices.iter().filter(|choice| self.acts(choice.acts).is_ok()).count() >= usize::from(count),
                Obstacle::TooFewChoices,
            ),
            Step::RecoverOne(filter) => (!filter.among(self.area, self.this).is_empty(), Obstacle::NoCardInArea),
            Step::TakeFromDiscard(family) => {
                (self.discard.meets(OF_FAMILY[family as usize]), Obstacle::NoneInDiscard { family })
            }
            Step::Steal(points) => {
                (self.opponents().any(|seat| self.game.player(seat).score >= u16::from(points)), Obstacle::NobodyToRob)
            }
            Step::PlayerDiscards(family) => {
                let cards = OF_FAMILY[family as usize];
                let somebody = self.area.meets(cards)
                    || self.opponents().any(|seat| self.game.player(seat).area.set().meets(cards));
                (somebody, Obstacle::NobodyHas { family })
            }
            Step::SummonFree(_) if self.free_areas == 0 => (false, Obstacle::NoFreeArea),
            Step::SummonFree(filter) => (self.can_summon_free(filter), Obstacle::NothingToSummon),
            Step::CopyInstant => (
                (self.area & WITH_INSTANT).without(self.this).iter().any(|card| self.instant(card).is_ok()),
                Obstacle::NothingToCopy,
            ),
            Step::CopyActive => (
                (self.area & WITH_ACTIVE).without(self.this).iter().any(|card| self.active(card).is_ok()),
                Obstacle::NothingToCopy,
            ),
            Step::Do(_) | Step::DiscardFromHand | Step::If(..) | Step::DiscardOthers(_) | Step::ActivateAll => {
                return Ok(());
            }
        };
        if possible { Ok(()) } else { Err(obstacle) }
    }

    fn opponents(self) -> impl Iterator<Item = Seat> + use<'game> {
        let seat = self.seat;
        self.game.seats().filter(move |&other| other != seat)
    }

    fn fits_free(self, card: Card) -> bool {
        CERTAIN_INSTANT.contains(card) || self.summoned(card, Stones::NONE).instant(card).is_ok()
    }

    fn can_summon_free(self, filter: Filter) -> bool {
        filter.among(self.hand, self.this).iter().any(|card| self.fits_free(card))
    }

    /// The cards in hand that can be summoned for free (U5).
    pub(crate) fn free_summons(self, filter: Filter) -> CardSet {
        if self.free_areas == 0 {
            return CardSet::EMPTY;
        }
        filter.among(self.hand, self.this).iter().filter(|&card| self.fits_free(card)).collect()
    }

    /// Can all of these acts be done, one after the other?
    pub(crate) fn acts(self, acts: &[Act]) -> Result<(), Obstacle> {
        acts.iter().try_fold(self, |outlook, &act| outlook.act(act)).map(|_| ())
    }

    /// What an act would leave, as far as later steps depend on it.
    fn act(self, act: Act) -> Result<Self, Obstacle> {
        match act {
            Act::Lose(points) => match self.score.checked_sub(u16::from(points)) {
                Some(score) => Ok(Self { score, ..self }),
                None => Err(Obstacle::PointsMissing { points }),
            },
            Act::Spend(stones) | Act::Exchange(stones, _) if !self.stones.holds(stones) => {
                Err(Obstacle::StonesMissing { stones })
            }
            Act::Draw if self.game.pile.is_empty() && self.discard.is_empty() => Err(Obstacle::NothingToDraw),
            Act::DiscardThis => Ok(Self {
                area: self.area.without(self.this),
                free_areas: self.free_areas + u8::from(self.area.contains(self.this)),
                discard: self.discard.with(self.this),
                ..self
            }),
            _ => Ok(self),
        }
    }
}

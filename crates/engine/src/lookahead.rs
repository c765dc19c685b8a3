//! Looks ahead: can an effect be resolved at all (F5, U1-U6, Q1)?
//!
//! The look-ahead walks through the steps of an effect on a small sketch of the table, and through the effects of the
//! cards that it would summon or copy, as deep as cards allow. It branches where the rest of the effect depends on the
//! choice: which card to discard, which to summon, which to copy. All other questions come last in their effects (a test
//! holds the tables to that), so it is enough that they have an answer.

use std::ops::ControlFlow;

use crate::card::{Card, CardSet, Family};
use crate::cards::{
    ANY_FAMILY, CERTAIN_ACTIVE, CERTAIN_INSTANT, ON_DISCARD, ON_SUMMON, RECOVERS_IF, WITH_ACTIVE, WITH_INSTANT,
};
use crate::effect::{Act, Ask, Choice, Fate, Filter, Permanent, Pick, Step, Zone, all_certain};
use crate::game::Game;
use crate::modifiers::points_on_summon;
use crate::moves::{Choices, Move};
use crate::perform::is_triggered;
use crate::refusal::Obstacle;
use crate::seat::{PendingTriggers, Seat};
use crate::stack::Frame;
use crate::stones::{Colour, Payments, Stones};

/// What a player would have in front of them at some step of an effect.
#[derive(Clone, Copy)]
pub(crate) struct Outlook<'game> {
    game: &'game Game,
    seat: Seat,
    /// The card whose effect it is; none for a tile.
    this: Option<Card>,
    hand: CardSet,
    /// Would the hand hold a card that was just drawn, whichever it is?
    drew: bool,
    /// Would the display hold a card that was just revealed, whichever it is?
    revealed: bool,
    area: CardSet,
    free_areas: u8,
    discard: CardSet,
    /// How many sheltered cards would have been used up.
    unsheltered: u8,
    score: u16,
    stones: Stones,
    /// The stones that the running step is about: what a sale brings, or those that were upgraded already.
    aside: Stones,
}

impl<'game> Outlook<'game> {
    /// As things are, for an effect of `this`.
    pub(crate) fn now(game: &'game Game, seat: Seat, this: Option<Card>) -> Self {
        let player = game.player(seat);
        Self {
            game,
            seat,
            this,
            hand: player.hand,
            drew: false,
            revealed: false,
            area: player.area.set(),
            free_areas: game.free_areas(seat),
            discard: game.discard,
            unsheltered: 0,
            score: player.score,
            stones: player.stones,
            aside: Stones::NONE,
        }
    }

    /// As things are for the player whom a running effect asks.
    pub(crate) fn asked_by(game: &'game Game, frame: &Frame) -> Self {
        Self { aside: frame.stones, ..Self::now(game, frame.asked(), frame.this.card()) }
    }

    /// After the player has kept these stones of too many, for an effect of `this`.
    pub(crate) fn keeping(game: &'game Game, seat: Seat, this: Option<Card>, stones: Stones) -> Self {
        Self { stones, ..Self::now(game, seat, this) }.recovering(game.player(seat).felt)
    }

    /// After a card was paid for and has entered the area (T1).
    pub(crate) fn summoning(game: &'game Game, seat: Seat, card: Card, pay: Stones) -> Self {
        Self::now(game, seat, Some(card)).summoned(card, pay)
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
            this: Some(card),
            hand: self.hand.without(card),
            discard: self.discard.without(card),
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
    pub(crate) fn resolve(mut self, mut steps: &[Step]) -> Result<(), Obstacle> {
        while let Some((step, rest)) = steps.split_first() {
            match *step {
                Step::Then | Step::If(..) => return Ok(()),
                Step::Do(act) => self.act(act)?,
                Step::Ask(ask) => return self.can_answer(ask, rest),
            }
            steps = rest;
        }
        Ok(())
    }

    /// Has a question an answer after which the rest of the effect can be resolved?
    fn can_answer(&self, ask: Ask, rest: &[Step]) -> Result<(), Obstacle> {
        let found = ask.is_certain()
            || self.unknown_card_answers(ask, rest)
            || self.answers(ask, rest, |_| ControlFlow::Break(())).is_break();
        if found { Ok(()) } else { Err(self.obstacle(ask, rest)) }
    }

    /// Hands the answers to a question to `take`, one by one until that breaks off; `rest` are the steps after it. Listing
    /// and checking moves and looking ahead all ask here, so this is what the rules allow as an answer.
    pub(crate) fn answers(
        &self,
        ask: Ask,
        rest: &[Step],
        mut take: impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match ask {
            Ask::Choose { least, most, choices } => Choices::all(choices.len())
                .filter(|&chosen| (least.max(1)..=most).contains(&chosen.len()) && self.choose(choices, chosen).is_ok())
                .map(Move::Choose)
                .try_for_each(take),
            Ask::ChooseFamily { .. } => Family::ALL.into_iter().map(Move::Family).try_for_each(take),
            Ask::StealFrom { points } => {
                let has_them = |&seat: &Seat| self.game.player(seat).score >= u16::from(points);
                self.opponents().filter(has_them).map(Move::Player).try_for_each(take)
            }
            Ask::ChoosePlayer { family, .. } => {
                self.game.seats().filter(|&seat| self.has_family(seat, family)).map(Move::Player).try_for_each(take)
            }
            Ask::Upgrade { .. } => upgradable(self.stones.minus(self.aside)).map(Move::Upgrade).try_for_each(take),
            Ask::UpgradeReceived => upgradable(self.aside).map(Move::Upgrade).try_for_each(take),
            Ask::Pay { price } => {
                let payments = Payments { purse: self.stones, ..self.game.payments(self.seat) };
                payments.covering(u16::from(price), |stones| take(Move::Pay(stones)))
            }
            Ask::Activate { .. } => {
                let unspent = (self.area & WITH_ACTIVE) - self.game.activated;
                self.usable(unspent).iter().map(Move::Use).try_for_each(take)
            }
            Ask::Pick(pick) => {
                let fits = |&card: &Card| self.can_pick(pick, card, rest);
                self.pickable(pick).iter().filter(fits).map(Move::Pick).try_for_each(take)
            }
        }
    }

    /// The cards that a question accepts, whether or not their own effects can be resolved then.
    fn pickable(&self, pick: Pick) -> CardSet {
        let (cards, wild) = match pick.from {
            Zone::Hand => (self.hand, CardSet::EMPTY),
            Zone::Area => (self.area, self.wild()),
            Zone::Discard => (self.discard, CardSet::EMPTY),
            Zone::Display => (self.game.display.unmarked().collect(), CardSet::EMPTY),
            Zone::Shelter => {
                let shelter = self.game.player(self.seat).shelter;
                (if shelter.len() > self.unsheltered { shelter } else { CardSet::EMPTY }, CardSet::EMPTY)
            }
        };
        pick.filter.among(cards, wild, self.this)
    }

    /// Can the effect go on after this card is picked?
    fn can_pick(&self, pick: Pick, card: Card, rest: &[Step]) -> bool {
        match pick.to {
            Fate::Discard if pick.from == Zone::Hand => {
                all_certain(rest) || self.discarding(card).resolve(rest).is_ok()
            }
            Fate::Summon => {
                self.free_areas > 0
                    && (CERTAIN_INSTANT.contains(card) || self.summoned(card, Stones::NONE).instant(card).is_ok())
            }
            Fate::CopyInstant => WITH_INSTANT.contains(card) && self.instant(card).is_ok(),
            Fate::CopyActive => WITH_ACTIVE.contains(card) && self.active(card).is_ok(),
            Fate::Take | Fate::Discard | Fate::OntoPile | Fate::Shelter | Fate::Swap => true,
        }
    }

    /// Would a card that was just drawn or revealed be an answer, whichever it is?
    fn unknown_card_answers(&self, ask: Ask, rest: &[Step]) -> bool {
        let Ask::Pick(pick) = ask else { return false };
        let there = (self.drew && pick.from == Zone::Hand) || (self.revealed && pick.from == Zone::Display);
        there && pick.filter == Filter::ANY && pick.to != Fate::Summon && all_certain(rest)
    }

    /// What stands in the way of a question that has no answer.
    fn obstacle(&self, ask: Ask, rest: &[Step]) -> Obstacle {
        match ask {
            Ask::Choose { .. } | Ask::ChooseFamily { .. } => Obstacle::TooFewChoices,
            Ask::StealFrom { .. } => Obstacle::NobodyToRob,
            Ask::ChoosePlayer { family, .. } => Obstacle::NobodyHas { family },
            Ask::Upgrade { .. } | Ask::UpgradeReceived => Obstacle::NothingToUpgrade,
            Ask::Pay { price } => Obstacle::CannotPay { price },
            Ask::Activate { .. } => Obstacle::NothingToActivate,
            Ask::Pick(pick) => match (pick.to, pick.from) {
                (Fate::CopyInstant | Fate::CopyActive, _) => Obstacle::NothingToCopy,
                (Fate::Summon, _) if self.free_areas == 0 => Obstacle::NoFreeArea,
                (Fate::Summon, Zone::Discard) => Obstacle::NothingToSummonFromDiscard,
                (Fate::Summon, _) => Obstacle::NothingToSummon,
                (_, Zone::Hand) => {
                    let after = self.hand.iter().last().map(|card| self.discarding(card).resolve(rest));
                    after.and_then(Result::err).unwrap_or(Obstacle::EmptyHand)
                }
                (_, Zone::Area) => Obstacle::NoCardInArea,
                (_, Zone::Discard) => {
                    pick.filter.family.map_or(Obstacle::NoSuchChoice, |family| Obstacle::NoneInDiscard { family })
                }
                (_, Zone::Display) => Obstacle::NothingToShelter,
                (_, Zone::Shelter) => Obstacle::NothingSheltered,
            },
        }
    }

    /// Those of these cards in the area whose active effects can be used (Q1).
    pub(crate) fn usable(&self, cards: CardSet) -> CardSet {
        (cards - CERTAIN_ACTIVE)
            .iter()
            .filter(|&card| Self { this: Some(card), ..*self }.active(card).is_ok())
            .fold(cards & CERTAIN_ACTIVE, CardSet::with)
    }

    fn opponents(&self) -> impl Iterator<Item = Seat> + use<'game> {
        let seat = self.seat;
        self.game.seats().filter(move |&other| other != seat)
    }

    /// The cards in the area that may stand for any family now (V2).
    fn wild(&self) -> CardSet {
        let wild = self.area & ANY_FAMILY;
        if wild.is_empty() || !self.game.has_turn(self.seat) { CardSet::EMPTY } else { wild }
    }

    /// Does a player have a summoned card of this family, or one that counts as such (V2)?
    fn has_family(&self, seat: Seat, family: Family) -> bool {
        if seat == self.seat {
            !Filter::of(family).among(self.area, self.wild(), None).is_empty()
        } else {
            !self.game.of_family(seat, family).is_empty()
        }
    }

    /// Can all of these choices be made, one after the other?
    pub(crate) fn choose(&self, choices: &[Choice], chosen: Choices) -> Result<(), Obstacle> {
        let mut outlook = *self;
        for (_, choice) in choices.iter().enumerate().filter(|&(place, _)| chosen.contains(place)) {
            if let Some(ask) = choice.asks {
                outlook.can_answer(ask, &[])?;
                if let Ask::Pick(Pick { from: Zone::Shelter, .. }) = ask {
                    outlook.unsheltered += 1;
                }
            }
            for &act in choice.acts {
                outlook.act(act)?;
            }
        }
        Ok(())
    }

    fn can_draw(&self) -> bool {
        !self.game.pile.is_empty() || (!self.discard.is_empty() && !self.game.reshuffled)
    }

    /// Does what an act would do, as far as later steps depend on it.
    fn act(&mut self, act: Act) -> Result<(), Obstacle> {
        match act {
            Act::Lose(points) => {
                let left = self.score.checked_sub(u16::from(points));
                self.score = left.ok_or(Obstacle::PointsMissing { points })?;
            }
            Act::Spend(stones) | Act::Exchange(stones, _) if !self.stones.holds(stones) => {
                return Err(Obstacle::StonesMissing { stones });
            }
            Act::Draw | Act::RevealToDisplay if !self.can_draw() && self.game.reshuffled => {
                return Err(Obstacle::ShuffledBefore);
            }
            Act::Draw | Act::RevealToDisplay if !self.can_draw() => return Err(Obstacle::NothingToDraw),
            Act::Draw => self.drew = true,
            Act::RevealToDisplay => self.revealed = true,
            Act::ShelterTop(_) if !self.can_draw() => return Err(Obstacle::NothingToShelter),
            Act::DiscardThis => {
                if let Some(this) = self.this {
                    *self = self.losing(this);
                }
            }
            Act::Earn(_)
            | Act::EarnEach(_)
            | Act::Points(_)
            | Act::LoseUpTo(_)
            | Act::Spend(_)
            | Act::Exchange(..)
            | Act::ExchangeAll(_)
            | Act::CashIn
            | Act::RecoverThis
            | Act::ThisOntoPile
            | Act::RevealHand
            | Act::ShelterTop(_)
            | Act::RetrieveAll
            | Act::TakeArea
            | Act::TakeSold => {}
        }
        Ok(())
    }

    /// After a card was discarded from the area: what others earn by that (L2), and who is recovered then (T4).
    fn losing(self, card: Card) -> Self {
        let mut after = Self {
            area: self.area.without(card),
            free_areas: self.free_areas + u8::from(self.area.contains(card)),
            discard: self.discard.with(card),
            ..self
        };
        let mut felt = PendingTriggers::NOTHING;
        for other in after.area & ON_DISCARD {
            for permanent in other.creature().permanent {
                if let Permanent::OnDiscard(stones) = *permanent {
                    felt.earned = felt.earned.plus(stones);
                }
            }
        }
        // More stones than allowed are not yet discarded here, but that changes nothing: whoever has so many keeps enough
        // of them, and may keep one of any colour.
        after.stones = after.stones.plus(felt.earned);
        after.recovering(felt)
    }

    /// After the cards were recovered whose "if ..., recover" comes true by what has happened (T4).
    fn recovering(self, felt: PendingTriggers) -> Self {
        let mut after = self;
        for card in self.area & RECOVERS_IF {
            if is_triggered(card, felt, self.stones) {
                after.area.remove(card);
                after.hand.insert(card);
                after.free_areas += 1;
            }
        }
        after
    }
}

/// The colours of which a stone can be upgraded (X7).
fn upgradable(stones: Stones) -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter().filter(move |&colour| colour.upgraded().is_some() && stones.count(colour) > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::Tile;

    /// All lists of steps that cards and tiles have, with their names.
    fn scripts() -> impl Iterator<Item = (&'static str, &'static [Step])> {
        let cards = Card::all().flat_map(|card| {
            let creature = card.creature();
            let on_sell = creature.permanent.iter().filter_map(|permanent| match permanent {
                Permanent::OnSell(steps) => Some(*steps),
                _ => None,
            });
            let scripts = [creature.instant, creature.active].into_iter().chain(on_sell);
            scripts.map(|steps| (card.id(), steps)).collect::<Vec<_>>()
        });
        cards.chain(Tile::all().map(|tile| (tile.id(), tile.artifact().steps)))
    }

    #[test]
    fn only_discarding_from_the_hand_is_followed_by_what_may_fail() {
        for (name, steps) in scripts() {
            // What comes after `Then` may be dropped, so nobody looks ahead to it.
            let ahead = steps.split(|step| *step == Step::Then).next().unwrap_or(&[]);
            for (place, step) in ahead.iter().enumerate() {
                let discards = matches!(step, Step::Ask(Ask::Pick(Pick { from: Zone::Hand, to: Fate::Discard, .. })));
                let branches = discards || matches!(step, Step::Do(_));
                assert!(
                    branches || all_certain(&ahead[place + 1..]),
                    "{name}: something that may fail follows {step:?}"
                );
            }
        }
    }

    #[test]
    fn a_choice_that_asks_for_a_sheltered_card_is_the_only_one_that_takes_from_the_next() {
        for (name, steps) in scripts() {
            for step in steps {
                let Step::Ask(Ask::Choose { most, choices, .. }) = step else { continue };
                let asks: Vec<_> = choices.iter().filter_map(|choice| choice.asks).collect();
                let sheltered = |ask: &Ask| matches!(ask, Ask::Pick(Pick { from: Zone::Shelter, .. }));
                assert!(*most == 1 || asks.iter().all(sheltered), "{name}: the look-ahead does not follow {step:?}");
            }
        }
    }
}

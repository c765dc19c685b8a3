//! Looks ahead: can an effect be resolved at all (F5, U1-U6, Q1)?
//!
//! The look-ahead walks through the steps of an effect on a small sketch of the table, and through the effects of the
//! cards that it would summon or copy, as deep as cards allow. It branches where the rest of the effect depends on the
//! choice: which card to discard, which to summon, which to copy. All other questions come last in their effects (a test
//! holds the tables to that), so it is enough that they have an answer.

use crate::card::{Card, CardSet, Family};
use crate::cards::{
    ANY_FAMILY, CERTAIN_ACTIVE, CERTAIN_INSTANT, OF_FAMILY, ON_DISCARD, ON_SUMMON, RECOVERS_IF, WITH_ACTIVE,
    WITH_INSTANT,
};
use crate::effect::{Act, Choice, Filter, From, Permanent, Step};
use crate::game::Game;
use crate::modifiers::points_on_summon;
use crate::moves::Choices;
use crate::perform::comes_true;
use crate::refusal::Obstacle;
use crate::seat::{Felt, Seat};
use crate::stones::Stones;

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
    area: CardSet,
    free_areas: u8,
    discard: CardSet,
    /// How many sheltered cards would have been used up.
    unsheltered: u8,
    score: u16,
    stones: Stones,
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
            area: player.area.set(),
            free_areas: game.free_areas(seat),
            discard: game.discard,
            unsheltered: 0,
            score: player.score,
            stones: player.stones,
        }
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
    pub(crate) fn resolve(self, steps: &[Step]) -> Result<(), Obstacle> {
        let Some((step, rest)) = steps.split_first() else { return Ok(()) };
        match *step {
            Step::Then => Ok(()),
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
            Step::Choose(least, most, choices) => (
                least == 0
                    || Choices::all(choices.len())
                        .any(|chosen| (least..=most).contains(&chosen.len()) && self.choose(choices, chosen).is_ok()),
                Obstacle::TooFewChoices,
            ),
            Step::HandOntoPile | Step::ShelterFromHand => (!self.hand.is_empty() || self.drew, Obstacle::EmptyHand),
            Step::RecoverOne(filter) | Step::DiscardOne(filter) => {
                (!filter.among(self.area, self.this).is_empty(), Obstacle::NoCardInArea)
            }
            Step::TakeFromDiscard(family) => {
                (self.discard.meets(OF_FAMILY[family as usize]), Obstacle::NoneInDiscard { family })
            }
            Step::Steal(points) => {
                (self.opponents().any(|seat| self.game.player(seat).score >= u16::from(points)), Obstacle::NobodyToRob)
            }
            Step::PlayerDiscards(family) | Step::PlayerSwaps(family) => {
                (self.somebody_has(family), Obstacle::NobodyHas { family })
            }
            Step::SummonFree(..) if self.free_areas == 0 => (false, Obstacle::NoFreeArea),
            Step::SummonFree(from, filter) => {
                let obstacle = match from {
                    From::Hand => Obstacle::NothingToSummon,
                    From::Discard => Obstacle::NothingToSummonFromDiscard,
                };
                (self.summonable(from, filter).next().is_some(), obstacle)
            }
            Step::Upgrade(least, _) => (least == 0 || self.stones.is_upgradable(), Obstacle::NothingToUpgrade),
            Step::Pay(price) => {
                (self.game.worth(self.seat).of(self.stones) >= u16::from(price), Obstacle::CannotPay { price })
            }
            Step::CopyInstant => {
                (self.others(WITH_INSTANT).iter().any(|card| self.instant(card).is_ok()), Obstacle::NothingToCopy)
            }
            Step::CopyActive => {
                (self.others(WITH_ACTIVE).iter().any(|card| self.active(card).is_ok()), Obstacle::NothingToCopy)
            }
            Step::ActivateOne => {
                let usable = |card| Self { this: Some(card), ..self }.active(card).is_ok();
                ((self.area & WITH_ACTIVE).iter().any(usable), Obstacle::NothingToActivate)
            }
            Step::ShelterFromDisplay => {
                (self.game.display.unmarked().next().is_some() || self.can_draw(), Obstacle::NothingToShelter)
            }
            Step::Retrieve | Step::DiscardSheltered => {
                (self.game.player(self.seat).shelter.len() > self.unsheltered, Obstacle::NothingSheltered)
            }
            Step::Do(_)
            | Step::Then
            | Step::If(..)
            | Step::PointsPerFamily(_)
            | Step::DiscardFromHand
            | Step::DiscardUpTo(_)
            | Step::DiscardOthers(_)
            | Step::UpgradeReceived
            | Step::ActivateAll => return Ok(()),
        };
        if possible { Ok(()) } else { Err(obstacle) }
    }

    fn opponents(self) -> impl Iterator<Item = Seat> + use<'game> {
        let seat = self.seat;
        self.game.seats().filter(move |&other| other != seat)
    }

    /// The other cards in the area that are among these.
    fn others(self, cards: CardSet) -> CardSet {
        Filter::OTHER.among(self.area & cards, self.this)
    }

    /// Does a player have a summoned card of this family, or one that counts as such (V2)?
    fn somebody_has(self, family: Family) -> bool {
        let own = self.area.meets(OF_FAMILY[family as usize])
            || (self.area.meets(ANY_FAMILY) && self.game.has_turn(self.seat));
        own || self.opponents().any(|seat| !self.game.of_family(seat, family).is_empty())
    }

    /// The cards that can be summoned for free (U5).
    pub(crate) fn summonable(self, from: From, filter: Filter) -> impl Iterator<Item = Card> + use<'game> {
        let cards = match (self.free_areas, from) {
            (0, _) => CardSet::EMPTY,
            (_, From::Hand) => self.hand,
            (_, From::Discard) => self.discard,
        };
        let fits =
            move |card| CERTAIN_INSTANT.contains(card) || self.summoned(card, Stones::NONE).instant(card).is_ok();
        filter.among(cards, self.this).iter().filter(move |&card| fits(card))
    }

    /// Can all of these choices be made, one after the other?
    pub(crate) fn choose(self, choices: &[Choice], chosen: Choices) -> Result<(), Obstacle> {
        let mut outlook = self;
        for (_, choice) in choices.iter().enumerate().filter(|&(place, _)| chosen.contains(place)) {
            if let Some(step) = choice.asks {
                outlook.has_answer(step)?;
                if matches!(step, Step::Retrieve | Step::DiscardSheltered) {
                    outlook.unsheltered += 1;
                }
            }
            for &act in choice.acts {
                outlook = outlook.act(act)?;
            }
        }
        Ok(())
    }

    fn can_draw(self) -> bool {
        !self.game.pile.is_empty() || (!self.discard.is_empty() && !self.game.reshuffled)
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
            Act::Draw | Act::RevealToDisplay if !self.can_draw() && self.game.reshuffled => {
                Err(Obstacle::ShuffledBefore)
            }
            Act::Draw | Act::RevealToDisplay if !self.can_draw() => Err(Obstacle::NothingToDraw),
            Act::Draw => Ok(Self { drew: true, ..self }),
            Act::ShelterTop(_) if !self.can_draw() => Err(Obstacle::NothingToShelter),
            Act::DiscardThis => match self.this {
                Some(this) => Ok(self.losing(this)),
                None => Ok(self),
            },
            _ => Ok(self),
        }
    }
    /// After a card was discarded from the area: what others earn by that (L2), and who is recovered then (T4).
    fn losing(self, card: Card) -> Self {
        let mut after = Self {
            area: self.area.without(card),
            free_areas: self.free_areas + u8::from(self.area.contains(card)),
            discard: self.discard.with(card),
            ..self
        };
        let mut felt = Felt::NOTHING;
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
    fn recovering(self, felt: Felt) -> Self {
        let mut after = self;
        for card in self.area & RECOVERS_IF {
            if comes_true(card, felt, self.stones) {
                after.area.remove(card);
                after.hand.insert(card);
                after.free_areas += 1;
            }
        }
        after
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effect::all_certain;
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
                let branches = matches!(step, Step::Do(_) | Step::DiscardFromHand);
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
                let Step::Choose(_, most, choices) = step else { continue };
                let asks: Vec<_> = choices.iter().filter_map(|choice| choice.asks).collect();
                let sheltered = |step: &&Step| matches!(step, Step::Retrieve | Step::DiscardSheltered);
                assert!(*most == 1 || asks.iter().all(sheltered), "{name}: the look-ahead does not follow {step:?}");
            }
        }
    }
}

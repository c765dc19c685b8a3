//! What effects bring, word by word.

use arrayvec::ArrayVec;
use vale_engine::effect::{
    Act, Amount, Ask, Choice, Condition, Count, Fate, Paid, Permanent, Pick, Step, Trigger, Zone,
};
use vale_engine::{Card, Colour, Family, Stones};

use super::Prospect;
use crate::weights as weight;

impl Prospect<'_> {
    /// What a permanent effect brings over the rest of the game.
    pub(super) fn permanent(&self, permanent: Permanent) -> f32 {
        let turns = (self.turns - 1.0).max(0.0);
        match permanent {
            Permanent::WorthMore(Colour::Red, more) => turns * f32::from(more) * weight::RED_WORTH_MORE * self.stone,
            Permanent::WorthMore(_, more) => turns * f32::from(more) * weight::STONE_WORTH_MORE * self.stone,
            Permanent::SwapWorth => turns * weight::SWAPPED_WORTH * self.stone,
            Permanent::StoneLimit(more) => turns * f32::from(more) * weight::STONE_LIMIT * self.stone,
            Permanent::CostLess(None, less) => turns * f32::from(less) * weight::ALL_COST_LESS * self.stone,
            Permanent::CostLess(Some(_), less) => turns * f32::from(less) * weight::FAMILY_COSTS_LESS * self.stone,
            Permanent::CostExactly(..) => turns * weight::OTHER_COST * self.stone,
            Permanent::OnSummon(Paid::Anything, points) => turns * f32::from(points) * weight::SUMMONS_PER_TURN,
            Permanent::OnSummon(Paid::Each(_), points) => turns * f32::from(points) * weight::STONES_IN_SUMMONS,
            Permanent::OnSummon(Paid::Some(_), points) => turns * f32::from(points) * weight::SUMMONS_WITH_STONE,
            Permanent::OnTame(_, stones) => turns * weight::TAMES_PER_TURN * self.stones(stones),
            Permanent::OnDiscard(stones) => turns * weight::DISCARDS_PER_TURN * self.stones(stones),
            Permanent::OnSell(_) => turns * weight::ON_SALE * self.stone,
            Permanent::RecoverInstead => weight::RECOVERED_INSTEAD * turns.min(weight::TURNS_OF_RECOVERY),
            Permanent::RecoverIf(
                Trigger::StonesAtLeast(_) | Trigger::Earned(_) | Trigger::Drew | Trigger::LostPoints,
            ) => 0.0,
            Permanent::AnyFamily => weight::ANY_FAMILY * turns,
        }
    }

    /// What the steps of an effect bring once, as an effect of this card; of none for a tile.
    pub(super) fn steps(&self, steps: &[Step], this: Option<Card>) -> f32 {
        let mut sum = 0.0;
        for step in steps {
            sum += self.step(step, this);
        }
        sum
    }

    fn step(&self, step: &Step, this: Option<Card>) -> f32 {
        match *step {
            Step::Do(act) => self.act(act, this),
            Step::If(condition, then, otherwise) => {
                let chance = self.chance(condition, this);
                chance * self.acts(then, this) + (1.0 - chance) * self.acts(otherwise, this)
            }
            Step::Then => 0.0,
            Step::Ask(ask) => self.ask(ask, this),
        }
    }

    fn ask(&self, ask: Ask, this: Option<Card>) -> f32 {
        match ask {
            Ask::Choose { most, choices, .. } => self.best(choices, most, this),
            Ask::ChooseFamily { points } => {
                let most = Family::ALL.iter().map(|&family| self.of_family(family, this)).max().unwrap_or(0);
                f32::from(points) * f32::from(most)
            }
            Ask::StealFrom { points } => weight::STOLEN * f32::from(points),
            Ask::ChoosePlayer { to, .. } if to != Fate::Swap => weight::PLAYER_CHOSEN,
            Ask::Upgrade { most, .. } => weight::UPGRADE * self.stone * f32::from(most),
            Ask::UpgradeReceived => weight::UPGRADE_RECEIVED * self.stone,
            Ask::Pay { price } => -f32::from(price) * self.stone,
            Ask::Activate { all: false } => self.best_other(this, |card| card.creature().active),
            Ask::Activate { all: true } => {
                let area = self.game.area(self.seat);
                area.iter().filter(|card| !comes_back(*card)).map(|card| self.active(card).max(0.0)).sum()
            }
            Ask::ChoosePlayer { .. } | Ask::Pick(Pick { least: 0, .. }) => 0.0,
            Ask::Pick(Pick { from, to, .. }) => match (to, from) {
                (Fate::Take, Zone::Area) => weight::RECOVERED * weight::CARD,
                (Fate::Take, _) => weight::CARD,
                (Fate::Discard, Zone::Area) => -weight::CARD,
                (Fate::Discard, Zone::Shelter) => weight::DISCARDED_FROM_SHELTER * weight::CARD,
                (Fate::Discard | Fate::OntoPile, _) => weight::DISCARDED * weight::CARD,
                (Fate::Summon, Zone::Discard) => weight::FREE_SUMMONS_FROM_DISCARD,
                (Fate::Summon, _) => weight::FREE_SUMMONS,
                (Fate::Shelter, Zone::Display) => weight::SHELTERED_FROM_DISPLAY * weight::CARD,
                (Fate::Shelter, _) => weight::SHELTERED_FROM_HAND * weight::CARD,
                (Fate::Swap, _) => 0.0,
                (Fate::CopyInstant, _) => self.best_other(this, |card| card.creature().instant),
                (Fate::CopyActive, _) => self.best_other(this, |card| card.creature().active),
            },
        }
    }

    /// The best effect of another card in the area that could be copied. Copying cards do not count: that would go on
    /// for ever.
    fn best_other(&self, this: Option<Card>, effect: impl Fn(Card) -> &'static [Step]) -> f32 {
        let copies = |steps: &[Step]| {
            steps.iter().any(|step| match *step {
                Step::Ask(Ask::Pick(pick)) => matches!(pick.to, Fate::CopyInstant | Fate::CopyActive),
                Step::Ask(ask) => ask == Ask::Activate { all: true },
                Step::Do(_) | Step::If(..) | Step::Then => false,
            })
        };
        let others = self.game.area(self.seat).iter().filter(|&card| Some(card) != this);
        others.map(effect).filter(|steps| !copies(steps)).map(|steps| self.steps(steps, this)).fold(0.0, f32::max)
    }

    fn best(&self, choices: &[Choice], most: u8, this: Option<Card>) -> f32 {
        let mut gains: ArrayVec<f32, 8> = choices
            .iter()
            .map(|choice| choice.asks.map_or(0.0, |ask| self.ask(ask, this)) + self.acts(choice.acts, this))
            .collect();
        gains.sort_unstable_by(|one, other| other.total_cmp(one));
        gains.iter().take(usize::from(most)).filter(|gain| **gain > 0.0).sum()
    }

    fn acts(&self, acts: &[Act], this: Option<Card>) -> f32 {
        acts.iter().map(|&act| self.act(act, this)).sum()
    }

    fn act(&self, act: Act, this: Option<Card>) -> f32 {
        let stones = self.game.stones(self.seat);
        match act {
            Act::Earn(stones) | Act::EarnEach(stones) => self.stones(stones),
            Act::Points(amount) => self.amount(amount, this),
            Act::Lose(points) | Act::LoseUpTo(points) => -f32::from(points),
            Act::Spend(stones) => -self.stones(stones),
            Act::Exchange(gave, took) => self.stones(took) - self.stones(gave),
            Act::ExchangeAll(colour) => {
                // By the time it is summoned, most stones are spent on it.
                weight::STONES_LEFT_AFTER_SUMMONS
                    * (self.stones(Stones::of(colour, stones.total())) - self.stones(stones))
            }
            Act::CashIn => weight::CASHED_IN * f32::from(self.worth.of(stones)) * (1.0 - self.stone),
            Act::Draw if self.turns >= 1.0 => weight::CARD,
            Act::ShelterTop(count) => weight::SHELTERED * weight::CARD * f32::from(count),
            Act::RetrieveAll => weight::RETRIEVED * weight::CARD * f32::from(self.game.shelter(self.seat).len()),
            Act::TakeArea => weight::AREA * (self.turns - 1.0).clamp(0.0, weight::TURNS_OF_AREA),
            Act::TakeSold => weight::CARD,
            Act::Draw
            | Act::RevealToDisplay
            | Act::RevealHand
            | Act::RecoverThis
            | Act::DiscardThis
            | Act::ThisOntoPile => 0.0,
        }
    }

    fn amount(&self, amount: Amount, this: Option<Card>) -> f32 {
        match amount {
            Amount::Exactly(points) => f32::from(points),
            Amount::Each(points, count) => f32::from(points) * self.count(count, this),
            Amount::WorthOf(colour) => {
                let count = self.game.stones(self.seat).count(colour).max(1);
                f32::from(self.worth.of(Stones::of(colour, count)))
            }
            Amount::CostOfPicked => weight::COST_OF_PICKED,
        }
    }

    /// The card whose effect it is, if it has not been summoned yet: it will count as in the area (F7).
    fn newcomer(&self, this: Option<Card>) -> Option<Card> {
        this.filter(|&card| !self.game.area(self.seat).set().contains(card))
    }

    /// The cards of a family in the area, this one counted in.
    fn of_family(&self, family: Family, this: Option<Card>) -> u8 {
        self.families[family as usize] + u8::from(self.newcomer(this).is_some_and(|card| card.family() == family))
    }

    fn count(&self, count: Count, this: Option<Card>) -> f32 {
        let area = self.game.area(self.seat);
        let newcomer = self.newcomer(this);
        let here = u8::from(newcomer.is_some());
        let joins = |fits: fn(Card) -> bool| u8::from(newcomer.is_some_and(fits));
        let number = match count {
            Count::Hand => self.game.hand(self.seat).len().saturating_sub(here),
            Count::Area => area.len() + here,
            Count::Of(family) => self.of_family(family, this),
            Count::PairsOf(family) => self.of_family(family, this) / 2,
            Count::Families => Family::ALL.iter().filter(|&&family| self.of_family(family, this) > 0).count() as u8,
            Count::CostUpTo(cost) => area.iter().chain(newcomer).filter(|card| card.cost() <= cost).count() as u8,
            Count::WithActive => self.with_active + joins(|card| !card.creature().active.is_empty()),
            Count::WithPermanent => self.with_permanent + joins(|card| !card.creature().permanent.is_empty()),
            Count::HandFamilies => self.game.hand(self.seat).len().min(4),
            Count::StonesOf(colour) => self.game.stones(self.seat).count(colour).max(1),
            Count::Picked => 1,
        };
        f32::from(number)
    }

    /// How likely a condition holds when it matters.
    fn chance(&self, condition: Condition, this: Option<Card>) -> f32 {
        let (area, hand) = (self.game.area(self.seat), self.game.hand(self.seat));
        let (holds, [if_so, if_not]) = match condition {
            Condition::NoneOf(family) => (self.families[family as usize] == 0, weight::NONE_OF_FAMILY),
            Condition::AllCosts(costs) => {
                let have = |cost: u8| area.iter().chain(this).any(|card| card.cost() == cost);
                (costs.iter().all(|&cost| have(cost)), [1.0, 0.0])
            }
            Condition::OpponentAhead => {
                let score = self.game.score(self.seat);
                (self.game.seats().any(|seat| self.game.score(seat) > score), weight::OPPONENT_AHEAD)
            }
            Condition::HasStone(colour) => (self.game.stones(self.seat).count(colour) > 0, weight::HAS_STONE),
            Condition::HandEqualsArea => (hand.len() == area.len(), weight::HAND_EQUALS_AREA),
            Condition::HandBelow(size) => (hand.len() < size, weight::HAND_BELOW),
            Condition::StonesAtLeast(_) => return weight::STONES_AT_LEAST,
            Condition::PickedOf(_) => return weight::PICKED_OF_FAMILY,
        };
        if holds { if_so } else { if_not }
    }
}

/// Does the active effect of this card return it to the hand?
pub(super) fn comes_back(card: Card) -> bool {
    card.creature().active.iter().any(|step| matches!(step, Step::Do(Act::RecoverThis)))
}

//! What the permanent effects in an area change, and what effects count there.

use crate::card::{Card, CardSet, Family};
use crate::cards::{
    ANY_FAMILY, CHANGES_COST, CHANGES_LIMIT, CHANGES_WORTH, OF_FAMILY, WITH_ACTIVE, WITH_PERMANENT, cost_up_to,
};
use crate::effect::{Amount, Condition, Count, Paid, Permanent};
use crate::game::Game;
use crate::seat::Seat;
use crate::stack::Frame;
use crate::stones::{Colour, Stones, Worth};

/// How many stones a player may keep, before effects (C5).
pub(crate) const STONE_LIMIT: u8 = 4;

/// What changes the costs of a player.
#[derive(Clone, Copy, Default)]
pub(crate) struct Discounts {
    /// Is there anything that changes a cost?
    any: bool,
    every: u8,
    family: [u8; 5],
    exactly: [Option<u8>; 5],
}

impl Discounts {
    /// What summoning this card costs (A6, U7).
    pub(crate) const fn cost(&self, card: Card) -> u16 {
        let family = card.family() as usize;
        match self.exactly[family] {
            Some(cost) => cost as u16,
            None => card.cost().saturating_sub(self.every + self.family[family]) as u16,
        }
    }

    /// Those of these cards that stones of this worth can pay for.
    pub(crate) fn affordable(&self, cards: CardSet, worth: u16) -> CardSet {
        if self.any {
            cards.iter().filter(|&card| self.cost(card) <= worth).collect()
        } else {
            cards & cost_up_to(worth.min(u16::from(u8::MAX)) as u8)
        }
    }
}

/// The permanent effects on these cards, in the order of the cards.
fn permanents(cards: CardSet) -> impl Iterator<Item = Permanent> {
    cards.iter().flat_map(|card| card.creature().permanent.iter().copied())
}

/// The points that an [`Permanent::OnSummon`] earns for this payment (U8).
pub(crate) fn points_on_summon(paid: Paid, points: u8, pay: Stones) -> u16 {
    let times = match paid {
        Paid::Anything => 1,
        Paid::Each(colour) => pay.count(colour),
        Paid::Some(colour) => u8::from(pay.count(colour) > 0),
    };
    u16::from(points) * u16::from(times)
}

/// What stones are worth with these cards in the area.
fn worth_by(changing: CardSet) -> Worth {
    let mut worth = Worth::PRINTED;
    // First the swap, then what is added.
    if permanents(changing).any(|permanent| permanent == Permanent::SwapWorth) {
        std::mem::swap(&mut worth.blue, &mut worth.purple);
    }
    for permanent in permanents(changing) {
        if let Permanent::WorthMore(colour, more) = permanent {
            match colour {
                Colour::Red => worth.red += more,
                Colour::Blue => worth.blue += more,
                Colour::Purple => worth.purple += more,
            }
        }
    }
    worth
}

/// What these cards in the area change of the costs.
fn discounts_by(changing: CardSet) -> Discounts {
    let mut discounts = Discounts { any: true, ..Discounts::default() };
    for permanent in permanents(changing) {
        match permanent {
            Permanent::CostLess(None, less) => discounts.every += less,
            Permanent::CostLess(Some(family), less) => discounts.family[family as usize] += less,
            Permanent::CostExactly(family, cost) => discounts.exactly[family as usize] = Some(cost),
            _ => {}
        }
    }
    discounts
}

/// How many different families these cards have.
fn families(cards: CardSet) -> u8 {
    OF_FAMILY.iter().filter(|&&family| cards.meets(family)).count() as u8
}

impl Game {
    /// Returns what stones are worth to a player (V1).
    #[inline]
    pub fn worth(&self, seat: Seat) -> Worth {
        let changing = self.player(seat).area.set() & CHANGES_WORTH;
        if changing.is_empty() { Worth::PRINTED } else { worth_by(changing) }
    }

    /// Returns how many stones a player may keep (C5).
    pub fn stone_limit(&self, seat: Seat) -> u8 {
        let changing = self.player(seat).area.set() & CHANGES_LIMIT;
        if changing.is_empty() {
            return STONE_LIMIT;
        }
        permanents(changing).fold(STONE_LIMIT, |limit, permanent| match permanent {
            Permanent::StoneLimit(more) => limit + more,
            _ => limit,
        })
    }

    /// What changes the costs of a player.
    #[inline]
    pub(crate) fn discounts(&self, seat: Seat) -> Discounts {
        let changing = self.player(seat).area.set() & CHANGES_COST;
        if changing.is_empty() { Discounts::default() } else { discounts_by(changing) }
    }

    /// Returns what it costs this player to summon this card now.
    pub fn cost(&self, seat: Seat, card: Card) -> u16 {
        self.discounts(seat).cost(card)
    }

    /// The cards in this area that may stand for any family now (V2).
    fn wild(&self, seat: Seat) -> CardSet {
        let wild = self.player(seat).area.set() & ANY_FAMILY;
        if wild.is_empty() || !self.has_turn(seat) { CardSet::EMPTY } else { wild }
    }

    /// The cards in this area that are of a family, or may count as such now (V2).
    pub(crate) fn of_family(&self, seat: Seat, family: Family) -> CardSet {
        (self.player(seat).area.set() & OF_FAMILY[family as usize]) | self.wild(seat)
    }

    pub(crate) fn amount(&self, amount: Amount, frame: &Frame) -> u16 {
        let seat = frame.owner;
        match amount {
            Amount::Exactly(points) => u16::from(points),
            Amount::Each(points, count) => u16::from(points) * u16::from(self.count(count, frame)),
            Amount::WorthOf(colour) => self.worth(seat).of(Stones::of(colour, self.player(seat).stones.count(colour))),
            Amount::CostOfPicked => frame.picked.map_or(0, |card| u16::from(card.cost())),
        }
    }

    fn count(&self, count: Count, frame: &Frame) -> u8 {
        let seat = frame.owner;
        let player = self.player(seat);
        let area = player.area.set();
        match count {
            Count::Hand => player.hand.len(),
            Count::Area => player.area.len(),
            Count::Of(family) => self.of_family(seat, family).len(),
            Count::PairsOf(family) => self.of_family(seat, family).len() / 2,
            Count::Families => {
                // A card that may be any family is one that the others are not, if there is one left.
                let wild = self.wild(seat);
                (families(area - wild) + wild.len()).min(Family::ALL.len() as u8)
            }
            Count::HandFamilies => families(player.hand),
            Count::CostUpTo(cost) => (area & cost_up_to(cost)).len(),
            Count::WithActive => (area & WITH_ACTIVE).len(),
            Count::WithPermanent => (area & WITH_PERMANENT).len(),
            Count::StonesOf(colour) => player.stones.count(colour),
            Count::Picked => frame.picks_before,
        }
    }

    pub(crate) fn holds(&self, condition: Condition, frame: &Frame) -> bool {
        let seat = frame.owner;
        let player = self.player(seat);
        match condition {
            Condition::NoneOf(family) => !player.area.set().meets(OF_FAMILY[family as usize]),
            Condition::AllCosts(costs) => costs.iter().all(|&cost| player.area.iter().any(|card| card.cost() == cost)),
            Condition::OpponentAhead => {
                self.seats().any(|other| other != seat && self.player(other).score > player.score)
            }
            Condition::HasStone(colour) => player.stones.count(colour) > 0,
            Condition::HandEqualsArea => player.hand.len() == player.area.len(),
            Condition::HandBelow(size) => player.hand.len() < size,
            Condition::StonesAtLeast(count) => player.stones.total() >= count,
            Condition::PickedOf(family) => frame
                .picked
                .is_some_and(|card| card.family() == family || (ANY_FAMILY.contains(card) && self.has_turn(seat))),
        }
    }
}

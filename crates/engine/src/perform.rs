//! What effects do to the table: points, stones, cards that move; and what they count.

use crate::card::{Card, CardSet, Family};
use crate::cards::{
    CHANGES_COST, CHANGES_LIMIT, CHANGES_WORTH, OF_FAMILY, ON_SUMMON, ON_TAME, WITH_ACTIVE, WITH_INSTANT, cost_up_to,
};
use crate::effect::{Act, Amount, Condition, Count, Paid, Permanent};
use crate::event::{Event, Witness};
use crate::game::Game;
use crate::moves::{Move, MoveList};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::stack::{Frame, Script};
use crate::stones::{Colour, Stones, Worth};

/// How many stones a player may keep, before effects (C5).
const STONE_LIMIT: u8 = 4;

/// How much less cards cost a player: everything, and each family on top of that.
#[derive(Clone, Copy, Default)]
pub(crate) struct Discounts {
    every: u8,
    family: [u8; 5],
}

impl Discounts {
    /// What summoning this card costs (A6, U7).
    pub(crate) const fn cost(self, card: Card) -> u16 {
        card.cost().saturating_sub(self.every + self.family[card.family() as usize]) as u16
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

impl Game {
    /// What stones are worth to a player (V1).
    pub fn worth(&self, seat: Seat) -> Worth {
        let changing = self.player(seat).area.set() & CHANGES_WORTH;
        let mut worth = Worth::PRINTED;
        if changing.is_empty() {
            return worth;
        }
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

    /// How many stones a player may keep (C5).
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

    /// How much less cards cost a player to summon.
    pub(crate) fn discounts(&self, seat: Seat) -> Discounts {
        let mut discounts = Discounts::default();
        let changing = self.player(seat).area.set() & CHANGES_COST;
        if changing.is_empty() {
            return discounts;
        }
        for permanent in permanents(changing) {
            match permanent {
                Permanent::CostLess(None, less) => discounts.every += less,
                Permanent::CostLess(Some(family), less) => discounts.family[family as usize] += less,
                _ => {}
            }
        }
        discounts
    }

    /// What it costs this player to summon this card now.
    pub fn cost(&self, seat: Seat, card: Card) -> u16 {
        self.discounts(seat).cost(card)
    }

    /// The next player, from the one whose turn it is, who has more stones than allowed (C5, T2, T3).
    pub(crate) fn overflowing(&self) -> Option<Seat> {
        if self.players.iter().all(|player| player.stones.total() <= STONE_LIMIT) {
            return None;
        }
        let players = self.options.players;
        let mut from_turn = (0..players).map(|places| self.turn.clockwise(places, players));
        from_turn.find(|&seat| self.player(seat).stones.total() > self.stone_limit(seat))
    }

    pub(crate) fn list_keeps(&self, moves: &mut MoveList) {
        let limit = self.stone_limit(self.asked);
        for stones in self.player(self.asked).stones.parts() {
            if stones.total() == limit {
                moves.push(Move::Keep(stones));
            }
        }
    }

    pub(crate) fn check_keep(&self, keep: Stones) -> Result<(), Refusal> {
        let have = self.player(self.asked).stones;
        let limit = self.stone_limit(self.asked);
        if !have.holds(keep) {
            return Err(Refusal::StonesMissing { pay: keep, have });
        }
        if keep.total() == limit { Ok(()) } else { Err(Refusal::KeepExactly { limit }) }
    }

    pub(crate) fn keep(&mut self, kept: Stones, witness: &mut impl Witness) {
        let seat = self.asked;
        let player = self.player_mut(seat);
        let lost = player.stones.minus(kept);
        player.stones = kept;
        witness.event(Event::StonesKept { seat, kept, lost });
        self.settle(witness);
    }

    pub(crate) fn add_stones(&mut self, seat: Seat, stones: Stones) {
        let player = self.player_mut(seat);
        player.stones = player.stones.plus(stones);
    }

    pub(crate) fn take_stones(&mut self, seat: Seat, stones: Stones) {
        let player = self.player_mut(seat);
        player.stones = player.stones.minus(stones);
    }

    pub(crate) fn earn_stones(&mut self, seat: Seat, stones: Stones, by: Card, witness: &mut impl Witness) {
        self.add_stones(seat, stones);
        witness.event(Event::StonesEarned { seat, stones, by });
    }

    pub(crate) fn earn_points(&mut self, seat: Seat, points: u16, by: Card, witness: &mut impl Witness) {
        if points > 0 {
            let player = self.player_mut(seat);
            player.score = player.score.saturating_add(points);
            witness.event(Event::PointsEarned { seat, points, by });
        }
    }

    /// Takes up to this many points; the score stops at 0 (C8). Returns how many it took.
    pub(crate) fn lose_points(&mut self, seat: Seat, points: u8, by: Card, witness: &mut impl Witness) -> u16 {
        let player = self.player_mut(seat);
        let lost = player.score.min(u16::from(points));
        player.score -= lost;
        if lost > 0 {
            witness.event(Event::PointsLost { seat, points: lost, by });
        }
        lost
    }

    /// A card enters an area by summoning; then what other cards do about it, then its own instant effect (T1).
    pub(crate) fn enter_area(&mut self, seat: Seat, card: Card, paid: Stones, witness: &mut impl Witness) {
        let others = self.player(seat).area;
        self.player_mut(seat).area.push(card);
        if others.set().meets(ON_SUMMON) {
            for other in others.iter() {
                for permanent in other.creature().permanent {
                    if let Permanent::OnSummon(condition, points) = *permanent {
                        self.earn_points(seat, points_on_summon(condition, points, paid), other, witness);
                    }
                }
            }
        }
        if WITH_INSTANT.contains(card) {
            self.stack.push(seat, card, Script::Instant(card));
        }
    }

    /// What the summoned cards do when their owner tames a card.
    pub(crate) fn after_taming(&mut self, seat: Seat, tamed: Card, witness: &mut impl Witness) {
        for card in self.player(seat).area.set() & ON_TAME {
            for permanent in card.creature().permanent {
                if let Permanent::OnTame(family, stones) = *permanent
                    && tamed.family() == family
                {
                    self.earn_stones(seat, stones, card, witness);
                }
            }
        }
    }

    /// Takes a card out of an area. Should it come back, its active effect is unused.
    pub(crate) fn leave_area(&mut self, seat: Seat, card: Card) {
        self.player_mut(seat).area.remove(card);
        self.used.remove(card);
    }

    /// Returns a summoned card to its owner's hand (F8).
    pub(crate) fn recover(&mut self, seat: Seat, card: Card, by: Card, witness: &mut impl Witness) {
        if self.player(seat).area.set().contains(card) {
            self.leave_area(seat, card);
            self.player_mut(seat).hand.insert(card);
            witness.event(Event::Recovered { seat, card, by });
        }
    }

    /// Discards a summoned card by an effect.
    pub(crate) fn discard_from_area(&mut self, seat: Seat, card: Card, by: Card, witness: &mut impl Witness) {
        if self.player(seat).area.set().contains(card) {
            self.leave_area(seat, card);
            self.discard.insert(card);
            witness.event(Event::DiscardedFromArea { seat, card, by });
        }
    }

    /// Does one act of a running effect.
    pub(crate) fn perform(&mut self, act: Act, frame: &Frame, witness: &mut impl Witness) {
        let (seat, this) = (frame.owner, frame.this);
        match act {
            Act::Earn(stones) => self.earn_stones(seat, stones, this, witness),
            Act::Points(amount) => {
                let points = self.amount(amount, frame);
                self.earn_points(seat, points, this, witness);
            }
            Act::Lose(points) | Act::LoseUpTo(points) => {
                self.lose_points(seat, points, this, witness);
            }
            Act::Spend(stones) => {
                self.take_stones(seat, stones);
                witness.event(Event::StonesSpent { seat, stones, by: this });
            }
            Act::Exchange(gave, took) => self.exchange(seat, gave, took, this, witness),
            Act::ExchangeAll(colour) => {
                let all = self.player(seat).stones;
                self.exchange(seat, all, Stones::of(colour, all.total()), this, witness);
            }
            Act::CashIn => {
                let stones = self.player(seat).stones;
                let points = self.worth(seat).of(stones);
                self.take_stones(seat, stones);
                if !stones.is_empty() {
                    witness.event(Event::StonesSpent { seat, stones, by: this });
                }
                self.earn_points(seat, points, this, witness);
            }
            Act::Draw => self.draw(seat, this, witness),
            Act::RecoverThis => self.recover(seat, this, this, witness),
            Act::DiscardThis => self.discard_from_area(seat, this, this, witness),
            Act::ThisOntoPile => {
                if self.player(seat).area.set().contains(this) {
                    self.leave_area(seat, this);
                    self.pile.put_on_top(this);
                    witness.event(Event::PutOnPile { seat, card: this });
                }
            }
        }
    }

    fn exchange(&mut self, seat: Seat, gave: Stones, took: Stones, by: Card, witness: &mut impl Witness) {
        self.take_stones(seat, gave);
        self.add_stones(seat, took);
        if gave != took {
            witness.event(Event::StonesExchanged { seat, gave, took, by });
        }
    }

    fn amount(&self, amount: Amount, frame: &Frame) -> u16 {
        let seat = frame.owner;
        match amount {
            Amount::Exactly(points) => u16::from(points),
            Amount::Each(points, count) => u16::from(points) * u16::from(self.count(count, seat)),
            Amount::WorthOf(colour) => self.worth(seat).of(Stones::of(colour, self.player(seat).stones.count(colour))),
            Amount::CostOfPicked => frame.picked.map_or(0, |card| u16::from(card.cost())),
        }
    }

    fn count(&self, count: Count, seat: Seat) -> u8 {
        let player = self.player(seat);
        let area = player.area.set();
        match count {
            Count::Hand => player.hand.len(),
            Count::Area => player.area.len(),
            Count::Of(family) => (area & OF_FAMILY[family as usize]).len(),
            Count::Families => {
                Family::ALL.iter().filter(|&&family| area.meets(OF_FAMILY[family as usize])).count() as u8
            }
            Count::CostUpTo(cost) => (area & cost_up_to(cost)).len(),
            Count::WithActive => (area & WITH_ACTIVE).len(),
            Count::StonesOf(colour) => player.stones.count(colour),
        }
    }

    pub(crate) fn holds(&self, condition: Condition, seat: Seat) -> bool {
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
        }
    }
}

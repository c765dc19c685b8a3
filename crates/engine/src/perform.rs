//! What effects do to the table: points, stones and cards that move.

use crate::card::Card;
use crate::cards::{ON_DISCARD, ON_SELL, ON_SUMMON, ON_TAME, RECOVERS_IF, RECOVERS_INSTEAD, WITH_INSTANT};
use crate::display::Hunted;
use crate::effect::{Act, Permanent, Trigger};
use crate::event::{Event, Witness};
use crate::game::Game;
use crate::modifiers::points_on_summon;
use crate::seat::{PendingTriggers, Seat};
use crate::stack::{Frame, Script};
use crate::stones::Stones;
use crate::tile::{Source, TileKind};

impl Game {
    fn add_stones(&mut self, seat: Seat, stones: Stones) {
        let player = self.player_mut(seat);
        player.stones = player.stones.plus(stones);
    }

    pub(crate) fn take_stones(&mut self, seat: Seat, stones: Stones) {
        let player = self.player_mut(seat);
        player.stones = player.stones.minus(stones);
    }

    /// A player gets `stones` of which `earned` count as earned (W6).
    pub(crate) fn receive(&mut self, seat: Seat, stones: Stones, earned: Stones) {
        self.add_stones(seat, stones);
        self.note_trigger(seat, |felt| felt.earned = felt.earned.plus(earned));
    }

    /// Remembers what happened to a player until the next look at the "if ..., recover" effects (T4). Only creatures of
    /// the Artifacts expansion have such, so the base game is spared the looking.
    pub(crate) fn note_trigger(&mut self, seat: Seat, remember: impl FnOnce(&mut PendingTriggers)) {
        if self.options.artifact_creatures {
            remember(&mut self.player_mut(seat).felt);
        }
    }

    fn earn_stones(&mut self, seat: Seat, stones: Stones, by: Source, witness: &mut impl Witness) {
        if !stones.is_empty() {
            self.receive(seat, stones, stones);
            witness.event(Event::StonesEarned { seat, stones, by });
        }
    }

    pub(crate) fn earn_points(&mut self, seat: Seat, points: u16, by: Source, witness: &mut impl Witness) {
        if points > 0 {
            let player = self.player_mut(seat);
            player.score = player.score.saturating_add(points);
            witness.event(Event::PointsEarned { seat, points, by });
        }
    }

    /// Takes up to this many points; the score stops at 0 (C8). Returns how many it took.
    pub(crate) fn lose_points(&mut self, seat: Seat, points: u8, by: Source, witness: &mut impl Witness) -> u16 {
        let player = self.player_mut(seat);
        let lost = player.score.min(u16::from(points));
        player.score -= lost;
        if lost > 0 {
            self.note_trigger(seat, |felt| felt.lost_points = true);
            witness.event(Event::PointsLost { seat, points: lost, by });
        }
        lost
    }

    /// A card enters an area by summoning; then what other cards do about it, then its own instant effect (T1).
    pub(crate) fn enter_area(&mut self, seat: Seat, card: Card, paid: Stones, witness: &mut impl Witness) {
        let area = &mut self.player_mut(seat).area;
        let others = area.set().meets(ON_SUMMON).then_some(*area);
        area.push(card);
        if let Some(others) = others {
            for other in others.iter() {
                for permanent in other.creature().permanent {
                    if let Permanent::OnSummon(condition, points) = *permanent {
                        self.earn_points(seat, points_on_summon(condition, points, paid), other.into(), witness);
                    }
                }
            }
        }
        if WITH_INSTANT.contains(card) {
            self.stack.push(seat, card.into(), Script::Instant(card));
        }
    }

    /// What the summoned cards do when their owner tames a card.
    pub(crate) fn after_taming(&mut self, seat: Seat, tamed: Card, witness: &mut impl Witness) {
        for card in self.player(seat).area.set() & ON_TAME {
            for permanent in card.creature().permanent {
                if let Permanent::OnTame(family, stones) = *permanent
                    && tamed.family() == family
                {
                    self.earn_stones(seat, stones, card.into(), witness);
                }
            }
        }
    }

    /// The seller gets the stones, unless a summoned card changes them first; then what a permanent tile does (Y3).
    pub(crate) fn after_selling(&mut self, seat: Seat, sold: Card, reward: Stones) {
        if let Some(tile) = self.player(seat).tile
            && tile.kind() == TileKind::Permanent
        {
            self.stack.push(seat, tile.into(), Script::Tile(tile));
            self.stack.remember(Some(sold), Stones::NONE);
        }
        match (self.player(seat).area.set() & ON_SELL).iter().next() {
            Some(card) if reward.is_upgradable() => {
                self.stack.push(seat, card.into(), Script::OnSell(card));
                self.stack.remember(Some(sold), reward);
            }
            _ => self.receive(seat, reward, reward),
        }
    }

    /// Takes a card out of an area. Should it come back, its active effect is unused.
    pub(crate) fn leave_area(&mut self, seat: Seat, card: Card) {
        self.player_mut(seat).area.remove(card);
        self.used.remove(card);
    }

    /// Returns a summoned card to its owner's hand (F8).
    pub(crate) fn recover(&mut self, seat: Seat, card: Card, by: Source, witness: &mut impl Witness) {
        if self.player(seat).area.set().contains(card) {
            self.leave_area(seat, card);
            self.player_mut(seat).hand.insert(card);
            witness.event(Event::Recovered { seat, card, by });
        }
    }

    /// Discards a summoned card by an effect.
    pub(crate) fn discard_from_area(&mut self, seat: Seat, card: Card, by: Source, witness: &mut impl Witness) {
        if self.player(seat).area.set().contains(card) {
            if !RECOVERS_INSTEAD.contains(card) {
                witness.event(Event::DiscardedFromArea { seat, card, by });
            }
            self.send_to_discard(seat, card, witness);
        }
    }

    /// A summoned card goes to the discard pile, or does what it does instead (L1); then what others do about it (L2).
    pub(crate) fn send_to_discard(&mut self, seat: Seat, card: Card, witness: &mut impl Witness) {
        if RECOVERS_INSTEAD.contains(card) {
            self.recover(seat, card, card.into(), witness);
            self.earn_points(seat, u16::from(self.round), card.into(), witness);
            return;
        }
        self.leave_area(seat, card);
        self.discard.insert(card);
        for other in self.player(seat).area.set() & ON_DISCARD {
            for permanent in other.creature().permanent {
                if let Permanent::OnDiscard(stones) = *permanent {
                    self.earn_stones(seat, stones, other.into(), witness);
                }
            }
        }
    }

    /// Two summoned cards change areas, each into the place of the other (W2).
    pub(crate) fn swap(
        &mut self,
        (seat, card): (Seat, Card),
        (with, other): (Seat, Card),
        by: Source,
        witness: &mut impl Witness,
    ) {
        let there = self.player(seat).area.set().contains(card) && self.player(with).area.set().contains(other);
        if seat != with && there {
            self.player_mut(seat).area.replace(card, other);
            self.player_mut(with).area.replace(other, card);
            self.used.remove(card);
            self.used.remove(other);
        }
        witness.event(Event::Swapped { seat, card, with, other, by });
    }

    /// Recovers the cards whose "if ..., recover" has come true, all together (T4).
    pub(crate) fn recover_triggered(&mut self, witness: &mut impl Witness) {
        if !self.options.artifact_creatures || self.stack.top().is_some_and(Frame::is_unbegun_instant) {
            return;
        }
        for seat in self.seats() {
            let player = self.player_mut(seat);
            let (felt, stones) = (std::mem::replace(&mut player.felt, PendingTriggers::NOTHING), player.stones);
            for card in player.area.set() & RECOVERS_IF {
                if is_triggered(card, felt, stones) {
                    self.recover(seat, card, card.into(), witness);
                }
            }
        }
    }

    /// Does one act of a running effect.
    pub(crate) fn perform(&mut self, act: Act, frame: &Frame, witness: &mut impl Witness) {
        let (seat, by) = (frame.owner, frame.this);
        match act {
            Act::Earn(stones) => self.earn_stones(seat, stones, by, witness),
            Act::EarnEach(stones) => {
                let all = (0..frame.picks_before).fold(Stones::NONE, |all, _| all.plus(stones));
                self.earn_stones(seat, all, by, witness);
            }
            Act::Points(amount) => {
                let points = self.amount(amount, frame);
                self.earn_points(seat, points, by, witness);
            }
            Act::Lose(points) | Act::LoseUpTo(points) => {
                self.lose_points(seat, points, by, witness);
            }
            Act::Spend(stones) => {
                self.take_stones(seat, stones);
                witness.event(Event::StonesSpent { seat, stones, by });
            }
            Act::Exchange(gave, took) => self.exchange(seat, gave, took, by, witness),
            Act::ExchangeAll(colour) => {
                let all = self.player(seat).stones;
                self.exchange(seat, all, Stones::of(colour, all.total()), by, witness);
            }
            Act::CashIn => {
                let stones = self.player(seat).stones;
                let points = self.worth(seat).of(stones);
                self.take_stones(seat, stones);
                if !stones.is_empty() {
                    witness.event(Event::StonesSpent { seat, stones, by });
                }
                self.earn_points(seat, points, by, witness);
            }
            Act::Draw => self.draw(seat, by, witness),
            Act::RevealHand => witness.event(Event::HandRevealed { seat, cards: self.player(seat).hand, by }),
            Act::RevealToDisplay => {
                if let Some(card) = self.take_top(witness) {
                    self.display.push(Hunted { card, marker: None });
                    witness.event(Event::Revealed { card });
                }
            }
            Act::ShelterTop(count) => {
                for _ in 0..count {
                    let Some(card) = self.take_top(witness) else { break };
                    self.player_mut(seat).shelter.insert(card);
                    witness.event(Event::Sheltered { seat, card, hidden: true, by });
                }
            }
            Act::RetrieveAll => {
                for card in self.player(seat).shelter {
                    self.retrieve(seat, card, by, witness);
                }
            }
            Act::TakeArea => {
                self.player_mut(seat).extra_areas += 1;
                witness.event(Event::AreaTaken { seat, areas: self.areas(seat), by });
            }
            Act::TakeSold => {
                if let Some(card) = frame.picked.filter(|&card| self.discard.contains(card)) {
                    self.discard.remove(card);
                    self.player_mut(seat).hand.insert(card);
                    witness.event(Event::TookFromDiscard { seat, card, by });
                }
            }
            Act::RecoverThis | Act::DiscardThis | Act::ThisOntoPile => {
                if let Some(this) = by.card() {
                    self.perform_on_this(act, seat, this, witness);
                }
            }
        }
    }

    fn perform_on_this(&mut self, act: Act, seat: Seat, this: Card, witness: &mut impl Witness) {
        match act {
            Act::RecoverThis => self.recover(seat, this, this.into(), witness),
            Act::DiscardThis => self.discard_from_area(seat, this, this.into(), witness),
            Act::ThisOntoPile if self.player(seat).area.set().contains(this) => {
                self.leave_area(seat, this);
                self.pile.put_on_top(this);
                witness.event(Event::PutOnPile { seat, card: this });
            }
            _ => {}
        }
    }

    pub(crate) fn retrieve(&mut self, seat: Seat, card: Card, by: Source, witness: &mut impl Witness) {
        let player = self.player_mut(seat);
        player.shelter.remove(card);
        player.hand.insert(card);
        witness.event(Event::Retrieved { seat, card, by });
    }

    fn exchange(&mut self, seat: Seat, gave: Stones, took: Stones, by: Source, witness: &mut impl Witness) {
        self.take_stones(seat, gave);
        self.add_stones(seat, took);
        if gave != took {
            witness.event(Event::StonesExchanged { seat, gave, took, by });
        }
    }

    /// Replaces a stone by the next better one (X7). Not earning (W6).
    pub(crate) fn upgrade(
        &mut self,
        seat: Seat,
        colour: crate::stones::Colour,
        by: Source,
        witness: &mut impl Witness,
    ) {
        let player = self.player_mut(seat);
        if let Some(better) = colour.upgraded() {
            player.stones = player.stones.minus(Stones::of(colour, 1)).plus(Stones::of(better, 1));
            witness.event(Event::StoneUpgraded { seat, from: colour, to: better, by });
        }
    }
}

/// Has an "if ..., recover" of this card come true for an owner with these stones, to whom this has happened?
pub(crate) fn is_triggered(card: Card, felt: PendingTriggers, stones: Stones) -> bool {
    card.creature().permanent.iter().any(|permanent| match *permanent {
        Permanent::RecoverIf(Trigger::Earned(colour)) => felt.earned.count(colour) > 0,
        Permanent::RecoverIf(Trigger::Drew) => felt.drew,
        Permanent::RecoverIf(Trigger::LostPoints) => felt.lost_points,
        Permanent::RecoverIf(Trigger::StonesAtLeast(count)) => stones.total() >= count,
        _ => false,
    })
}

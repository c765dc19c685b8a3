//! The Action Phase (A1-A7).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::ask::Phase;
use crate::card::Card;
use crate::cards::CERTAIN_INSTANT;
use crate::effect::all_certain;
use crate::event::{Event, Witness};
use crate::game::Game;
use crate::lookahead::Outlook;
use crate::moves::{Move, MoveList};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::stack::Script;
use crate::stones::{MAX_PAYMENTS, Payments, Stones, pays};
use crate::tile::{Tile, TileKind};

impl Game {
    pub(crate) fn list_actions(&self, moves: &mut MoveList) {
        let seat = self.turn;
        let mut markers = 0;
        for card in self.display.marked_by(seat) {
            moves.push(Move::Sell(card));
            moves.push(Move::Tame(card));
            markers += 1;
        }
        self.list_payable(seat, moves);
        if let Some(tile) = self.player(seat).tile
            && self.check_tile_use(seat, tile).is_ok()
        {
            moves.push(Move::UseTile(tile));
        }
        if markers == 0 {
            moves.push(Move::End);
        }
    }

    /// The actions that cost stones: summoning and removing.
    fn list_payable(&self, seat: Seat, moves: &mut MoveList) {
        let player = self.player(seat);
        let payments = self.payments(seat);
        let worth = payments.worth.of(player.stones);
        if self.free_areas(seat) > 0 {
            let discounts = self.discounts(seat);
            for card in discounts.affordable(player.hand, worth) {
                let certain = CERTAIN_INSTANT.contains(card);
                let _ = payments.covering(discounts.cost(card), |pay| {
                    if certain || Outlook::summoning(self, seat, card, pay).instant(card).is_ok() {
                        moves.push(Move::Summon { card, pay });
                    }
                    ControlFlow::Continue(())
                });
            }
        }
        let price = self.removal_price();
        if price <= worth && !player.area.is_empty() {
            // Every removal has the same price, so the ways to pay it are worked out once.
            let mut ways = ArrayVec::<Stones, MAX_PAYMENTS>::new();
            let _ = payments.covering(price, |pay| {
                if ways.try_push(pay).is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            for card in player.area.iter() {
                for &pay in &ways {
                    moves.push(Move::Remove { card, pay });
                }
            }
        }
    }

    /// The ways in which a player can pay.
    pub(crate) fn payments(&self, seat: Seat) -> Payments {
        Payments { purse: self.player(seat).stones, worth: self.worth(seat), rule: self.options.payment }
    }

    pub(crate) fn check_action(&self, m: Move) -> Result<(), Refusal> {
        let seat = self.turn;
        match m {
            Move::Sell(card) | Move::Tame(card) => self.check_marked(seat, card),
            Move::Summon { card, pay } => self.check_summon(seat, card, pay),
            Move::Remove { card, pay } if self.player(seat).area.set().contains(card) => {
                self.check_payment(seat, self.removal_price(), pay)
            }
            Move::Remove { card, .. } => Err(Refusal::NotInArea { card }),
            Move::UseTile(tile) => self.check_tile_use(seat, tile),
            Move::End => match self.display.marked_by(seat).count() as u8 {
                0 => Ok(()),
                count => Err(Refusal::MarkersLeft { count }),
            },
            _ => Err(Refusal::NotTheQuestion),
        }
    }

    fn check_tile_use(&self, seat: Seat, tile: Tile) -> Result<(), Refusal> {
        if self.player(seat).tile != Some(tile) {
            return Err(Refusal::NotYourTile { tile });
        }
        if tile.kind() != TileKind::Action {
            return Err(Refusal::NoTileAction { tile });
        }
        let steps = tile.artifact().steps;
        if all_certain(steps) {
            return Ok(());
        }
        Outlook::now(self, seat, None).resolve(steps).map_err(|obstacle| Refusal::CannotUseTile { tile, obstacle })
    }

    fn check_marked(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        match self.display.get(card) {
            None => Err(Refusal::NotOnDisplay { card }),
            Some(hunted) if hunted.marker == Some(seat) => Ok(()),
            Some(_) => Err(Refusal::NotYourMarker { card }),
        }
    }

    fn check_summon(&self, seat: Seat, card: Card, pay: Stones) -> Result<(), Refusal> {
        let player = self.player(seat);
        if !player.hand.contains(card) {
            return Err(Refusal::NotInHand { card });
        }
        if self.free_areas(seat) == 0 {
            return Err(Refusal::AreasFull { summoned: player.area.len(), areas: self.areas(seat) });
        }
        self.check_payment(seat, self.discounts(seat).cost(card), pay)?;
        Outlook::summoning(self, seat, card, pay)
            .instant(card)
            .map_err(|obstacle| Refusal::CannotResolve { card, obstacle })
    }

    /// Are these stones a legal payment for this cost (C6, G2)?
    pub(crate) fn check_payment(&self, seat: Seat, cost: u16, pay: Stones) -> Result<(), Refusal> {
        let have = self.player(seat).stones;
        let worth = self.worth(seat);
        if worth.of(have) < cost {
            return Err(Refusal::TooExpensive { cost, worth: worth.of(have) });
        }
        if !have.holds(pay) {
            return Err(Refusal::StonesMissing { pay, have });
        }
        if worth.of(pay) < cost {
            return Err(Refusal::PaysTooLittle { cost, worth: worth.of(pay) });
        }
        if pays(pay, cost, worth, self.options.payment) { Ok(()) } else { Err(Refusal::PaysTooMuch { cost, pay }) }
    }

    /// What removing a card costs now (A7).
    pub(crate) fn removal_price(&self) -> u16 {
        u16::from(self.round)
    }

    pub(crate) fn act(&mut self, m: Move, witness: &mut impl Witness) {
        let seat = self.turn;
        match m {
            Move::Sell(card) => {
                let stones = self.options.sell.reward(card.family());
                self.display.remove(card);
                self.discard.insert(card);
                witness.event(Event::Sold { seat, card, stones });
                self.after_selling(seat, card, stones);
            }
            Move::Tame(card) => {
                self.display.remove(card);
                self.player_mut(seat).hand.insert(card);
                witness.event(Event::Tamed { seat, card });
                self.after_taming(seat, card, witness);
            }
            Move::Summon { card, pay } => {
                self.take_stones(seat, pay);
                self.player_mut(seat).hand.remove(card);
                witness.event(Event::Summoned { seat, card, paid: pay });
                self.enter_area(seat, card, pay, witness);
            }
            Move::Remove { card, pay } => {
                self.take_stones(seat, pay);
                witness.event(Event::Removed { seat, card, paid: pay });
                self.send_to_discard(seat, card, witness);
            }
            Move::UseTile(tile) => {
                witness.event(Event::UsedTile { seat, tile });
                self.return_tile(seat, witness);
                self.stack.push(seat, tile.into(), Script::Tile(tile));
            }
            Move::End => {
                witness.event(Event::TurnEnded { seat });
                self.reshuffled = false;
                if let Some(next) = self.next_in_turn() {
                    // Ending a turn sets nothing else in motion, so the next player can be asked at once.
                    self.turn = next;
                    self.asked = next;
                    return;
                }
                self.begin_resolution(witness);
            }
            _ => {}
        }
        self.settle(witness);
    }

    /// The tile in front of a player goes back to the display with their square marker (X4).
    fn return_tile(&mut self, seat: Seat, witness: &mut impl Witness) {
        let player = self.player_mut(seat);
        if let Some(tile) = player.tile.take() {
            player.marked_tile = Some(tile);
            self.tiles.insert(tile);
            witness.event(Event::ReturnedTile { seat, tile });
        }
    }

    fn begin_resolution(&mut self, witness: &mut impl Witness) {
        for seat in self.seats() {
            self.return_tile(seat, witness);
        }
        self.phase = Phase::Resolution;
        self.turn = self.first;
        witness.event(Event::PhaseBegan { phase: Phase::Resolution });
    }
}

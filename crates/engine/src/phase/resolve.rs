//! The Resolution Phase (P1, P2) and the end of the round (E1).

use crate::ask::Phase;
use crate::card::{Card, CardSet};
use crate::cards::{CERTAIN_ACTIVE, WITH_ACTIVE};
use crate::event::{Event, Witness};
use crate::game::{Game, LAST_ROUND, Pending};
use crate::lookahead::Outlook;
use crate::moves::{Move, MoveList};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::stack::Script;

impl Game {
    /// The cards of a seat whose active effect can be used now (Q1), except the spent ones.
    pub(crate) fn usable(&self, seat: Seat, spent: CardSet) -> CardSet {
        let unspent = (self.player(seat).area.set() & WITH_ACTIVE) - spent;
        if (unspent - CERTAIN_ACTIVE).is_empty() { unspent } else { Outlook::now(self, seat, None).usable(unspent) }
    }

    /// Can a seat use an active effect that it has not used?
    fn has_usable(&self, seat: Seat) -> bool {
        let unspent = (self.player(seat).area.set() & WITH_ACTIVE) - self.used;
        !unspent.is_empty() && (unspent.meets(CERTAIN_ACTIVE) || !self.usable(seat, self.used).is_empty())
    }

    pub(crate) fn list_uses(&self, moves: &mut MoveList) {
        for card in self.usable(self.turn, self.used) {
            moves.push(Move::Use(card));
        }
    }

    /// Can the seat that is asked use the active effect of this card?
    pub(crate) fn check_use(&self, card: Card, spent: CardSet) -> Result<(), Refusal> {
        if !self.player(self.asked).area.set().contains(card) {
            return Err(Refusal::NotInArea { card });
        }
        if !WITH_ACTIVE.contains(card) {
            return Err(Refusal::NoActiveEffect { card });
        }
        if spent.contains(card) {
            return Err(Refusal::AlreadyUsed { card });
        }
        Outlook::now(self, self.asked, Some(card))
            .active(card)
            .map_err(|obstacle| Refusal::CannotUse { card, obstacle })
    }

    pub(crate) fn use_active(&mut self, card: Card, witness: &mut impl Witness) {
        self.used.insert(card);
        self.activate(self.turn, card, witness);
        self.settle(witness);
    }

    /// Starts the active effect of a card.
    pub(crate) fn activate(&mut self, seat: Seat, card: Card, witness: &mut impl Witness) {
        witness.event(Event::Used { seat, card });
        self.stack.push(seat, card.into(), Script::Active(card));
    }

    /// Asks whoever still has a usable effect, or ends the round. True if a question stands.
    pub(crate) fn next_resolver(&mut self, witness: &mut impl Witness) -> bool {
        loop {
            if self.has_usable(self.turn) {
                self.asked = self.turn;
                self.pending = Pending::Resolve;
                return true;
            }
            match self.next_in_turn() {
                Some(next) => self.turn = next,
                None => break,
            }
        }
        self.end_round(witness);
        true
    }

    fn end_round(&mut self, witness: &mut impl Witness) {
        let reached = self.players.iter().any(|player| player.score >= self.options.end_score());
        if reached || self.round >= LAST_ROUND {
            self.phase = Phase::Over;
            // Nobody is asked any more; who was asked last must not tell two equal games apart.
            self.turn = self.first;
            self.asked = self.first;
            self.pending = Pending::Over;
            witness.event(Event::GameEnded);
            return;
        }
        self.round += 1;
        self.first = self.first.clockwise(1, self.options.players);
        self.begin_round(witness);
    }
}

//! The Hunting Phase (H1-H3).

use crate::ask::Phase;
use crate::card::{Card, CardSet};
use crate::display::{Display, Hunted};
use crate::event::{Event, Witness};
use crate::game::{Game, Pending};
use crate::lookahead::Outlook;
use crate::moves::{Move, MoveList};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::stack::Script;
use crate::tile::{Tile, TileKind};

impl Game {
    /// Begins the round whose number is set: reveals two cards per player (H1).
    pub(crate) fn begin_round(&mut self, witness: &mut impl Witness) {
        witness.event(Event::RoundBegan { round: self.round, first: self.first });
        self.phase = Phase::Hunting;
        self.turn = self.first;
        self.used = CardSet::EMPTY;
        self.display = Display::EMPTY;
        witness.event(Event::PhaseBegan { phase: Phase::Hunting });
        for _ in 0..2 * self.options.players {
            let Some(card) = self.take_top(witness) else { break };
            self.display.push(Hunted { card, marker: None });
            witness.event(Event::Revealed { card });
        }
        self.settle(witness);
    }

    /// Who makes the pick after this many: clockwise from the first player, then back (H2, H3).
    pub(crate) fn hunter(&self, picks: u8) -> Option<Seat> {
        let players = self.options.players;
        let place = if picks < players { picks } else { (2 * players).checked_sub(picks + 1)? };
        Some(self.first.clockwise(place, players))
    }

    /// Asks the next player to take a tile (X2). True if a question stands.
    fn next_taker(&mut self) -> bool {
        if !self.options.artifact_tiles {
            return false;
        }
        let taken = self.players.iter().filter(|player| player.tile.is_some()).count() as u8;
        if taken >= self.options.players {
            return false;
        }
        self.turn = self.first.clockwise(taken, self.options.players);
        self.asked = self.turn;
        self.pending = Pending::Tile;
        true
    }

    pub(crate) fn list_tiles(&self, moves: &mut MoveList) {
        for tile in self.tiles.iter().filter(|&tile| self.player(self.asked).marked_tile != Some(tile)) {
            moves.push(Move::Take(tile));
        }
    }

    pub(crate) fn check_take(&self, tile: Tile) -> Result<(), Refusal> {
        if !self.tiles.contains(tile) {
            return Err(Refusal::TileTaken { tile });
        }
        if self.player(self.asked).marked_tile == Some(tile) {
            return Err(Refusal::TileBlocked { tile });
        }
        Ok(())
    }

    /// Takes a tile and resolves an instant one at once, if it can be resolved (X3, Y2).
    pub(crate) fn take_tile(&mut self, tile: Tile, witness: &mut impl Witness) {
        let seat = self.asked;
        self.tiles.remove(tile);
        self.player_mut(seat).tile = Some(tile);
        witness.event(Event::TookTile { seat, tile });
        if tile.kind() == TileKind::Instant {
            if Outlook::now(self, seat, None).resolve(tile.artifact().steps).is_ok() {
                self.stack.push(seat, tile.into(), Script::Tile(tile));
            } else {
                witness.event(Event::TileIdle { seat, tile });
            }
        }
        self.settle(witness);
    }

    /// Asks the next hunter, or begins the Action Phase. True if a question stands.
    pub(crate) fn next_hunter(&mut self, witness: &mut impl Witness) -> bool {
        if self.next_taker() {
            return true;
        }
        let picks = self.display.iter().filter(|hunted| hunted.marker.is_some()).count() as u8;
        let Some(hunter) = self.hunter(picks) else { return self.begin_actions(witness) };
        if picks < self.display.len() {
            self.turn = hunter;
            self.asked = hunter;
            self.pending = Pending::Hunt;
            return true;
        }
        // Z1: nobody finds an unmarked card any more.
        for seat in (picks..2 * self.options.players).filter_map(|pick| self.hunter(pick)) {
            witness.event(Event::Passed { seat });
        }
        self.begin_actions(witness)
    }

    fn begin_actions(&mut self, witness: &mut impl Witness) -> bool {
        self.phase = Phase::Action;
        self.turn = self.first;
        witness.event(Event::PhaseBegan { phase: Phase::Action });
        false
    }

    pub(crate) fn list_hunts(&self, moves: &mut MoveList) {
        for card in self.display.unmarked() {
            moves.push(Move::Hunt(card));
        }
    }

    pub(crate) fn check_hunt(&self, card: Card) -> Result<(), Refusal> {
        match self.display.get(card) {
            None => Err(Refusal::NotOnDisplay { card }),
            Some(Hunted { marker: Some(seat), .. }) => Err(Refusal::Marked { card, seat }),
            Some(Hunted { marker: None, .. }) => Ok(()),
        }
    }

    pub(crate) fn hunt(&mut self, card: Card, witness: &mut impl Witness) {
        self.display.mark(card, self.asked);
        witness.event(Event::Hunted { seat: self.asked, card });
        // A marker sets nothing else in motion, so the next hunter can be asked without settling anything.
        if !self.next_hunter(witness) {
            self.settle(witness);
        }
    }
}

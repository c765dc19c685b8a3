//! What must always be true of a game. Checked after every move in builds with debug assertions, and only there.

use crate::card::CardSet;
use crate::game::{Game, LAST_ROUND, Pending};

impl Game {
    /// The invariant that does not hold, if any.
    pub(crate) fn broken_invariant(&self) -> Option<&'static str> {
        let mut seen = CardSet::EMPTY;
        let mut cards = 0;
        let mut place = |set: CardSet| {
            seen = seen | set;
            cards += usize::from(set.len());
        };
        place(self.discard);
        place(self.pile.top_down().collect());
        place(self.display.iter().map(|hunted| hunted.card).collect());
        for seat in self.seats() {
            place(self.player(seat).hand);
            place(self.player(seat).area.set());
            place(self.player(seat).shelter);
        }
        let deck = self.options.deck();
        if seen != deck || cards != usize::from(deck.len()) {
            return Some("every card is in exactly one place");
        }
        if self.seats().any(|seat| usize::from(self.player(seat).area.len()) != self.player(seat).area.iter().count()) {
            return Some("the length of an area is the number of its cards");
        }
        if self.seats().any(|seat| self.player(seat).area.len() > self.areas(seat)) {
            return Some("no player has more summoned cards than areas");
        }
        if (self.pending == Pending::Keep) != self.overflowing().is_some() {
            return Some("whoever has too many stones is asked which to keep, and nobody else is");
        }
        if (self.pending == Pending::Effect) && self.stack.is_empty() {
            return Some("an effect that asks is on the stack");
        }
        if !matches!(self.pending, Pending::Effect | Pending::Keep) && !self.stack.is_empty() {
            return Some("no effect waits while the phase goes on");
        }
        if !matches!(self.pending, Pending::Effect | Pending::Keep) && !self.activated.is_empty() {
            return Some("nothing counts as activated when no effect is running");
        }
        let held = self.seats().filter_map(|seat| self.player(seat).tile);
        if !self.options.allows_tiles(self.tiles.iter().chain(held).collect()) {
            return Some("every tile of the supply is in exactly one place");
        }
        if !(1..=LAST_ROUND).contains(&self.round) || self.asked.index() >= usize::from(self.options.players) {
            return Some("round and seat exist");
        }
        None
    }
}

//! Full games that look to a seat like the one it sees: what search is made of.
//!
//! A seat does not know the draw pile, the other hands and the seed. Given a guess at those, its view is a whole game,
//! running effects included.

use crate::card::{Card, CardSet};
use crate::game::Game;
use crate::pile::Pile;
use crate::rng::{Seed, Stream};
use crate::seat::{BySeat, Seat};
use crate::view::SeatView;

/// A guess at everything that a seat does not see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// The hands, by seat. That of the seat that guesses is ignored: it knows it.
    pub hands: BySeat<CardSet>,
    /// The draw pile, top first.
    pub draw: Vec<Card>,
    /// What decides later shuffles.
    pub seed: Seed,
}

/// Why a guess does not fit the view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeterminizeError {
    /// A hand has another number of cards than the seat sees.
    #[error("the hand of seat {0} has another size")]
    HandSize(Seat),
    /// The draw pile has another number of cards than the seat sees.
    #[error("the draw pile has another size")]
    DrawSize,
    /// A card whose place in the draw pile is known lies elsewhere.
    #[error("the place of `{0}` in the draw pile is known to be another")]
    KnownCard(Card),
    /// A card would be in two places, or in none.
    #[error("`{0}` would be in two places or in none")]
    Misplaced(Card),
    /// The view was read from JSON, which does not have all that is going on.
    #[error("a view that was read from JSON cannot be played on: it lacks the effects that are being resolved")]
    Incomplete,
}

impl SeatView {
    /// Returns the cards that the seat does not see: somewhere in the draw pile or in the other hands.
    pub fn unseen(&self) -> CardSet {
        let table = &self.table;
        let on_display: CardSet = table.display.iter().map(|hunted| hunted.card).collect();
        let in_front =
            table.players.iter().fold(CardSet::EMPTY, |seen, player| seen | player.area.set() | player.shelter);
        table.options.deck() - (table.discard | on_display | in_front | self.hand)
    }

    /// Returns a guess at what the seat does not see: the cards that may be anywhere, in the order into which `shuffle`
    /// brings them, first in the other hands, then in the draw pile. `seed` decides later shuffles.
    pub fn guess(&self, seed: Seed, shuffle: impl FnOnce(&mut [Card])) -> Hidden {
        let table = &self.table;
        let known = || table.draw_known.iter().chain(&self.draw_known_to_me);
        let mut cards: Vec<_> = (self.unseen() - known().map(|known| known.card).collect()).iter().collect();
        shuffle(&mut cards);
        let mut unknown = cards.into_iter();
        let mut hands = BySeat::all(CardSet::EMPTY);
        for player in table.players.iter().filter(|player| player.seat != self.seat) {
            hands[player.seat] = unknown.by_ref().take(usize::from(player.hand_size)).collect();
        }
        let at = |depth| known().find(|known| known.depth == depth).map(|known| known.card);
        let draw = (0..table.draw_count).map_while(|depth| at(depth).or_else(|| unknown.next())).collect();
        Hidden { hands, draw, seed }
    }

    /// Returns the whole game, if what is hidden from this seat were like this. To the seat it looks exactly like its
    /// view.
    ///
    /// # Errors
    /// The guess does not fit what the seat sees; the error says where.
    pub fn determinize(&self, hidden: &Hidden) -> Result<Game, DeterminizeError> {
        let table = &self.table;
        let running = table.running.as_ref().ok_or(DeterminizeError::Incomplete)?;
        let mut unplaced = self.unseen();
        let mut place = |card: Card| {
            let fits = unplaced.contains(card);
            unplaced.remove(card);
            if fits { Ok(()) } else { Err(DeterminizeError::Misplaced(card)) }
        };
        let stream = Stream { seed: hidden.seed, words: 0 };
        let mut game = Game::blank(table.options, stream, table.first);
        for (player, seen) in game.players.iter_mut().zip(&table.players) {
            player.hand = if seen.seat == self.seat { self.hand } else { hidden.hands[seen.seat] };
            if player.hand.len() != seen.hand_size {
                return Err(DeterminizeError::HandSize(seen.seat));
            }
            if seen.seat != self.seat {
                player.hand.iter().try_for_each(&mut place)?;
            }
            player.score = seen.score;
            player.stones = seen.stones;
            player.area = seen.area;
            player.shelter = seen.shelter;
            player.extra_areas = seen.areas.saturating_sub(table.round);
            player.tile = seen.tile;
            player.marked_tile = seen.marked_tile;
            player.felt = running.felt[seen.seat];
            game.used = game.used | seen.used;
        }
        if hidden.draw.len() != usize::from(table.draw_count) {
            return Err(DeterminizeError::DrawSize);
        }
        hidden.draw.iter().copied().try_for_each(&mut place)?;
        if let Some(card) = unplaced.iter().next() {
            return Err(DeterminizeError::Misplaced(card));
        }
        for known in table.draw_known.iter().chain(&self.draw_known_to_me) {
            if hidden.draw.get(usize::from(known.depth)) != Some(&known.card) {
                return Err(DeterminizeError::KnownCard(known.card));
            }
        }
        game.pile = Pile::from_top(&hidden.draw, table.draw_known.iter().map(|known| known.card).collect());
        for known in &self.draw_known_to_me {
            game.pile.reveal_to(self.seat, known.card);
        }
        game.round = table.round;
        game.phase = table.phase;
        game.turn = table.turn;
        game.pending = running.pending;
        game.asked = table.asked.map_or(table.first, |asked| asked.seat);
        game.display = table.display;
        game.discard = table.discard;
        game.reshuffled = table.reshuffled;
        game.tiles = table.tiles;
        game.activated = running.activated;
        game.stack = running.stack;
        Ok(game)
    }
}

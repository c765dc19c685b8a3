//! Full games that fit what a seat sees and remembers.

use vale_engine::{Card, CardSet, Game, Hidden, ImagineError, MAX_SEATS, SeatView, Seed};

use crate::dice::Dice;
use crate::memory::Memory;

/// A full game that looks to the seat exactly like its view, with the cards it remembers in the hands where they are and
/// everything else dealt at random.
pub fn sample(view: &SeatView, memory: &Memory, seed: u64) -> Result<Game, ImagineError> {
    sample_with(view, memory, &mut Dice::new(seed))
}

pub(crate) fn sample_with(view: &SeatView, memory: &Memory, dice: &mut Dice) -> Result<Game, ImagineError> {
    let table = &view.table;
    let known_places = || table.draw_known.iter().chain(&view.draw_known_to_me);
    let mut unseen = view.unseen() - known_places().map(|known| known.card).collect();
    let mut hands = [CardSet::EMPTY; MAX_SEATS];
    for player in table.players.iter().filter(|player| player.seat != view.seat) {
        let remembered = memory.in_hand(player.seat) & unseen;
        hands[player.seat.index()] = remembered;
        unseen = unseen - remembered;
    }
    let mut rest: Vec<Card> = unseen.iter().collect();
    dice.shuffle(&mut rest);
    for player in table.players.iter().filter(|player| player.seat != view.seat) {
        let hand = &mut hands[player.seat.index()];
        while hand.len() < player.hand_size {
            let Some(card) = rest.pop() else { break };
            hand.insert(card);
        }
    }
    let mut draw = rest;
    let mut known: Vec<_> = known_places().copied().collect();
    known.sort_by_key(|known| known.depth);
    for known in known {
        draw.insert(draw.len().min(usize::from(known.depth)), known.card);
    }
    view.imagine(&Hidden { hands, draw, seed: Seed::from_number(dice.bits()) })
}

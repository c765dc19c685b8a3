//! Full games that fit what a seat sees and remembers.

use vale_engine::{BySeat, Card, CardSet, DeterminizeError, Game, Hidden, KnownCard, SeatView, Seed};

use crate::dice::Dice;
use crate::memory::Memory;

/// Returns a full game that looks to the seat exactly like its view, with the cards it remembers in the hands where
/// they are and everything else dealt at random.
///
/// # Errors
/// The memory does not fit the view.
pub fn sample(view: &SeatView, memory: &Memory, seed: u64) -> Result<Game, DeterminizeError> {
    sample_with(view, memory, &mut Dice::new(seed))
}

pub(crate) fn sample_with(view: &SeatView, memory: &Memory, dice: &mut Dice) -> Result<Game, DeterminizeError> {
    let mut unseen = Unseen {
        cards: view.unseen(),
        known: view.table.draw_known.iter().chain(&view.draw_known_to_me).copied().collect(),
        sizes: BySeat::all(0),
        remembered: BySeat::all(CardSet::EMPTY),
    };
    for player in view.table.players.iter().filter(|player| player.seat != view.seat) {
        unseen.sizes[player.seat] = player.hand_size;
        unseen.remembered[player.seat] = memory.in_hand(player.seat);
    }
    let dealt = deal(&unseen, dice);
    view.determinize(&Hidden { hands: dealt.hands, draw: dealt.draw, seed: Seed::from_number(dice.bits()) })
}

/// What a seat does not see.
pub(crate) struct Unseen {
    /// All cards of the draw pile and the other hands.
    pub(crate) cards: CardSet,
    /// Those whose place in the draw pile the seat knows.
    pub(crate) known: Vec<KnownCard>,
    /// How many cards the other hands have.
    pub(crate) sizes: BySeat<u8>,
    /// The cards that the seat knows to be in them.
    pub(crate) remembered: BySeat<CardSet>,
}

/// Where these cards might be.
pub(crate) struct Dealt {
    /// The other hands.
    pub(crate) hands: BySeat<CardSet>,
    /// The draw pile, top first.
    pub(crate) draw: Vec<Card>,
}

/// Deals what a seat does not see at random, except for what it knows.
pub(crate) fn deal(unseen: &Unseen, dice: &mut Dice) -> Dealt {
    let mut hands = BySeat::all(CardSet::EMPTY);
    let mut free = unseen.cards - unseen.known.iter().map(|known| known.card).collect();
    for (hand, &remembered) in hands.iter_mut().zip(&unseen.remembered) {
        *hand = remembered & free;
        free = free - *hand;
    }
    let mut rest: Vec<Card> = free.iter().collect();
    dice.shuffle(&mut rest);
    for (hand, &size) in hands.iter_mut().zip(&unseen.sizes) {
        while hand.len() < size {
            let Some(card) = rest.pop() else { break };
            hand.insert(card);
        }
    }
    let mut draw = rest;
    let mut known = unseen.known.clone();
    known.sort_by_key(|known| known.depth);
    for known in known {
        draw.insert(draw.len().min(usize::from(known.depth)), known.card);
    }
    Dealt { hands, draw }
}

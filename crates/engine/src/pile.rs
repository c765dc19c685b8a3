//! The draw pile, and who knows what lies in it.

use std::fmt;

use crate::card::{CARD_COUNT, Card, CardSet};
use crate::rng::Stream;
use crate::seat::{BySeat, Seat};

/// The draw pile. The last card of the array is the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Pile {
    cards: [Option<Card>; CARD_COUNT],
    len: u8,
    /// Cards that everyone saw go onto the pile (L3). A card's distance from the bottom does not change, so knowing the
    /// card is knowing its place.
    known: CardSet,
    /// Cards that only one seat knows, because it put them there.
    private: BySeat<CardSet>,
}

impl Pile {
    pub(crate) const EMPTY: Self =
        Self { cards: [None; CARD_COUNT], len: 0, known: CardSet::EMPTY, private: BySeat::all(CardSet::EMPTY) };

    /// A pile of these cards, top first, of which the `known` ones are known to everyone.
    pub(crate) fn from_top(cards: &[Card], known: CardSet) -> Self {
        let mut pile = Self::EMPTY;
        for &card in cards.iter().rev() {
            pile.push(card);
        }
        pile.known = known;
        pile
    }

    /// Shuffles these cards into a pile.
    pub(crate) fn shuffled(cards: CardSet, stream: &mut Stream) -> Self {
        let mut order = arrayvec::ArrayVec::<Card, CARD_COUNT>::from_iter(cards);
        stream.shuffle(&mut order);
        Self::from_top(&order, CardSet::EMPTY)
    }

    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, top first.
    pub(crate) fn top_down(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards[..usize::from(self.len)].iter().rev().filter_map(|card| *card)
    }

    pub(crate) const fn known(&self) -> CardSet {
        self.known
    }

    fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = Some(card);
            self.len += 1;
        }
    }

    /// Puts a card on top, seen by everyone.
    pub(crate) fn put_on_top(&mut self, card: Card) {
        self.push(card);
        self.known.insert(card);
    }

    /// The cards whose place only this seat knows.
    pub(crate) fn known_to(&self, seat: Seat) -> CardSet {
        self.private[seat]
    }

    /// Puts a card on top, seen by this seat only.
    pub(crate) fn hide_on_top(&mut self, card: Card, seat: Seat) {
        self.push(card);
        self.private[seat].insert(card);
    }

    /// Lets this seat know the place of a card.
    pub(crate) fn reveal_to(&mut self, seat: Seat, card: Card) {
        self.private[seat].insert(card);
    }

    /// Takes the top card.
    pub(crate) fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        let card = self.cards[usize::from(self.len)].take()?;
        self.known.remove(card);
        self.private.iter_mut().for_each(|known| known.remove(card));
        Some(card)
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.top_down()).finish()
    }
}

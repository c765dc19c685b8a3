//! The hunted cards in the middle of the table, and the markers on them.

use std::fmt;

use crate::card::Card;
use crate::seat::{MAX_SEATS, Seat};

/// The most cards the display can hold: two per player (H1) and one that a tile may add.
pub(crate) const MAX_DISPLAY: usize = 2 * MAX_SEATS + 1;

/// A card on the display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Hunted {
    /// The card.
    pub card: Card,
    /// Whose marker lies on it.
    #[cfg_attr(feature = "serde", serde(default))]
    pub marker: Option<Seat>,
}

/// The cards on the display, in the order in which they were revealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Array<Hunted>"))]
pub struct Display {
    cards: [Option<Hunted>; MAX_DISPLAY],
    len: u8,
}

impl Display {
    pub(crate) const EMPTY: Self = Self { cards: [None; MAX_DISPLAY], len: 0 };

    /// How many cards there are.
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    /// Returns the cards with their markers.
    pub fn iter(&self) -> impl Iterator<Item = Hunted> + '_ {
        self.cards[..usize::from(self.len)].iter().filter_map(|hunted| *hunted)
    }

    /// Returns the entry for a card, if it lies there.
    pub fn get(&self, card: Card) -> Option<Hunted> {
        self.iter().find(|hunted| hunted.card == card)
    }

    /// Returns the cards on which this seat's markers lie.
    pub fn marked_by(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.iter().filter(move |hunted| hunted.marker == Some(seat)).map(|hunted| hunted.card)
    }

    /// Returns the cards without a marker.
    pub fn unmarked(&self) -> impl Iterator<Item = Card> + '_ {
        self.iter().filter(|hunted| hunted.marker.is_none()).map(|hunted| hunted.card)
    }

    pub(crate) fn push(&mut self, hunted: Hunted) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = Some(hunted);
            self.len += 1;
        }
    }

    pub(crate) fn mark(&mut self, card: Card, seat: Seat) {
        for hunted in self.cards.iter_mut().flatten() {
            if hunted.card == card {
                hunted.marker = Some(seat);
            }
        }
    }

    pub(crate) fn remove(&mut self, card: Card) {
        let place = self.cards.iter().position(|hunted| hunted.is_some_and(|hunted| hunted.card == card));
        if let Some(place) = place {
            self.cards.copy_within(place + 1.., place);
            self.cards[MAX_DISPLAY - 1] = None;
            self.len -= 1;
        }
    }
}

/// The cards in this order, as far as there is room for them.
impl FromIterator<Hunted> for Display {
    fn from_iter<I: IntoIterator<Item = Hunted>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |mut display, hunted| {
            display.push(hunted);
            display
        })
    }
}

impl fmt::Debug for Display {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

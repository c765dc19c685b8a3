//! Seats at the table and what lies in front of each of them.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::slice::{Iter, IterMut};

use crate::card::{Card, CardSet};
use crate::stones::Stones;
use crate::tile::Tile;

/// The most seats a table has (C1).
pub const MAX_SEATS: usize = 4;

/// The most cards an area can hold: one per round, ten rounds, and as many areas again that could be bought (X6).
pub const MAX_AREA: usize = 20;

/// A seat at the table. Seats are numbered clockwise; people count them from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "1 | 2 | 3 | 4"))]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// Returns the seat with this number, counted from 0.
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index as u8)) } else { None }
    }

    /// Returns the seat with this number, counted from 1 as people do.
    pub const fn from_number(number: usize) -> Option<Self> {
        match number.checked_sub(1) {
            Some(index) => Self::new(index),
            None => None,
        }
    }

    /// Returns the number of the seat, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the number of the seat, counted from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// Returns the seats of a table with this many players.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> {
        (0..players.min(MAX_SEATS as u8)).map(Self)
    }

    /// Returns the seat that many places further clockwise, at a table with this many players.
    #[must_use]
    pub const fn clockwise(self, places: u8, players: u8) -> Self {
        // Cheaper than a remainder: nobody moves further than once round the table.
        let mut index = self.0 + places;
        while index >= players {
            index -= players;
        }
        Self(index)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

/// One value for each seat that a table can have, also for those where nobody sits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T: Copy> BySeat<T> {
    /// Returns the same value for every seat.
    pub const fn all(value: T) -> Self {
        Self([value; MAX_SEATS])
    }
}

impl<T> BySeat<T> {
    /// Returns what `value` makes of each seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|index| value(Seat(index as u8))))
    }

    /// Returns the values in the order of the seats.
    pub fn iter(&self) -> Iter<'_, T> {
        self.0.iter()
    }

    /// Returns the values in the order of the seats, to change them.
    pub fn iter_mut(&mut self) -> IterMut<'_, T> {
        self.0.iter_mut()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        // A remainder instead of a check: no seat has a higher number.
        &self.0[seat.index() % MAX_SEATS]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() % MAX_SEATS]
    }
}

impl<'a, T> IntoIterator for &'a BySeat<T> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;
    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}

impl<'a, T> IntoIterator for &'a mut BySeat<T> {
    type Item = &'a mut T;
    type IntoIter = IterMut<'a, T>;
    fn into_iter(self) -> IterMut<'a, T> {
        self.iter_mut()
    }
}

/// The summoned cards of a player, in the order of summoning (T5).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Array<Card>"))]
pub struct Area {
    cards: [Option<Card>; MAX_AREA],
    len: u8,
    set: CardSet,
}

impl Area {
    /// An area without cards.
    pub const EMPTY: Self = Self { cards: [None; MAX_AREA], len: 0, set: CardSet::EMPTY };

    /// Returns how many cards are summoned.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Tests whether nothing is summoned.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the cards without their order.
    pub const fn set(&self) -> CardSet {
        self.set
    }

    /// Returns the cards in the order of summoning.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().map_while(|card| *card)
    }

    /// Puts a card at the end. An area never holds more than [`MAX_AREA`] cards.
    pub(crate) fn push(&mut self, card: Card) {
        debug_assert!(usize::from(self.len) < MAX_AREA && !self.set.contains(card), "no place for {card}");
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = Some(card);
            self.len += 1;
            self.set.insert(card);
        }
    }

    /// Puts one card in the place of another (W2).
    pub(crate) fn replace(&mut self, out: Card, card: Card) {
        if let Some(place) = self.cards.iter_mut().find(|there| **there == Some(out)) {
            *place = Some(card);
            self.set.remove(out);
            self.set.insert(card);
        }
    }

    /// Takes a card out; the others close up.
    pub(crate) fn remove(&mut self, card: Card) {
        if let Some(place) = self.cards.iter().position(|&there| there == Some(card)) {
            self.cards.copy_within(place + 1.., place);
            self.cards[MAX_AREA - 1] = None;
            self.len -= 1;
            self.set.remove(card);
        }
    }
}

/// The cards in this order, each once, as far as there is room for them.
impl FromIterator<Card> for Area {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().take(MAX_AREA).fold(Self::EMPTY, |mut area, card| {
            if !area.set.contains(card) {
                area.push(card);
            }
            area
        })
    }
}

impl fmt::Debug for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// What one player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) score: u16,
    pub(crate) stones: Stones,
    pub(crate) hand: CardSet,
    pub(crate) area: Area,
    /// Sheltered cards (X5).
    pub(crate) shelter: CardSet,
    /// Areas beyond one per round (X6).
    pub(crate) extra_areas: u8,
    /// The tile in front of the player.
    pub(crate) tile: Option<Tile>,
    /// The tile with the player's square marker: the one they had before (X4).
    pub(crate) marked_tile: Option<Tile>,
    /// What happened to the player since the last look at the "if ..., recover" effects (T4).
    pub(crate) felt: PendingTriggers,
}

/// What can make a summoned card return to the hand (T4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default, deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub struct PendingTriggers {
    /// Stones that were earned.
    pub earned: Stones,
    /// Was a card drawn?
    pub drew: bool,
    /// Were points lost?
    pub lost_points: bool,
}

impl Player {
    pub(crate) const EMPTY: Self = Self {
        score: 0,
        stones: Stones::NONE,
        hand: CardSet::EMPTY,
        area: Area::EMPTY,
        shelter: CardSet::EMPTY,
        extra_areas: 0,
        tile: None,
        marked_tile: None,
        felt: PendingTriggers::NOTHING,
    };
}

impl PendingTriggers {
    pub(crate) const NOTHING: Self = Self { earned: Stones::NONE, drew: false, lost_points: false };
}

//! Creature cards: the handle [`Card`], the row [`Creature`] behind it, and sets of cards.

use std::fmt;
use std::num::NonZeroU8;
use std::ops::{BitAnd, BitOr, Sub};

use serde::{Deserialize, Serialize};

use crate::cards::{COSTS, CREATURES, FAMILIES};
use crate::effect::{Permanent, Step};

/// How many creatures there are in all sets together.
pub const CARD_COUNT: usize = CREATURES.len();

/// The five families (C2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Family {
    /// Fire.
    Fire,
    /// Water.
    Water,
    /// Earth.
    Earth,
    /// Wind.
    Wind,
    /// Dragon.
    Dragon,
}

impl Family {
    /// All families, in the order in which they are listed everywhere.
    pub const ALL: [Self; 5] = [Self::Fire, Self::Water, Self::Earth, Self::Wind, Self::Dragon];

    /// The English name, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fire => "fire",
            Self::Water => "water",
            Self::Earth => "earth",
            Self::Wind => "wind",
            Self::Dragon => "dragon",
        }
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The sets of creatures that can be shuffled into the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Set {
    /// The 70 creatures of the base game.
    Base,
    /// The 28 creatures of the Artifacts expansion.
    Artifacts,
}

/// One creature as printed: a row of the tables in [`crate::cards`].
#[derive(Clone, Copy, Debug)]
pub struct Creature {
    /// The short name used in the notation and in files: lower case, words joined by `_`.
    pub id: &'static str,
    /// The English name.
    pub name: &'static str,
    /// The family.
    pub family: Family,
    /// The written cost.
    pub cost: u8,
    /// The set it belongs to.
    pub set: Set,
    /// What happens when it is summoned; empty for a card without an instant effect.
    pub instant: &'static [Step],
    /// What holds while it is summoned.
    pub permanent: &'static [Permanent],
    /// What it can do once a round in the Resolution Phase; empty for a card without an active effect.
    pub active: &'static [Step],
}

/// One creature card. Every card exists once, so a card and the creature on it are the same thing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8); // The number plus one, so that an `Option<Card>` is a byte too.

impl Card {
    /// The card with this number, if there is one.
    pub const fn new(index: usize) -> Option<Self> {
        if index >= CARD_COUNT {
            return None;
        }
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// The card with this id, such as `young_forest_spirit`.
    pub fn by_id(id: &str) -> Option<Self> {
        Self::all().find(|card| card.id() == id)
    }

    /// All cards of all sets.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CARD_COUNT).filter_map(Self::new)
    }

    /// The number of the card, below [`CARD_COUNT`].
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The row with everything that is printed on the card.
    pub const fn creature(self) -> &'static Creature {
        &CREATURES[self.index()]
    }

    /// The short name used in the notation.
    pub const fn id(self) -> &'static str {
        self.creature().id
    }

    /// The English name.
    pub const fn name(self) -> &'static str {
        self.creature().name
    }

    /// The family printed on the card.
    pub const fn family(self) -> Family {
        FAMILIES[self.index()]
    }

    /// The cost printed on the card (U7: the written cost).
    pub const fn cost(self) -> u8 {
        COSTS[self.index()]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = std::borrow::Cow::<str>::deserialize(deserializer)?;
        Self::by_id(&id).ok_or_else(|| serde::de::Error::custom(format!("there is no card `{id}`")))
    }
}

/// A set of cards, as one pair of machine words: a bit per card, the lowest bit unused.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Array<Card>"))]
pub struct CardSet(u128);

impl CardSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set with just this card.
    pub const fn only(card: Card) -> Self {
        Self(1 << card.0.get())
    }

    /// Is this card in the set?
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0.get() & 1 == 1
    }

    /// Is the set empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in the set?
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The set with this card.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0.get())
    }

    /// The set without this card.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0.get()))
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        *self = self.with(card);
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        *self = self.without(card);
    }

    /// The cards in both sets; like `&`, for constants.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Do the sets share a card?
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The cards, by number.
    pub const fn iter(self) -> CardSetIter {
        CardSetIter(self.0)
    }
}

impl BitAnd for CardSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for CardSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for CardSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = CardSetIter;
    fn into_iter(self) -> CardSetIter {
        self.iter()
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Iterator over the cards of a [`CardSet`].
#[derive(Clone, Debug)]
pub struct CardSetIter(u128);

impl Iterator for CardSetIter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = Card(NonZeroU8::new(self.0.trailing_zeros() as u8 & 127)?);
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for CardSetIter {}

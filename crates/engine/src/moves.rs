//! Moves: the answers that players give.

use arrayvec::ArrayVec;

use crate::card::{Card, Family};
use crate::seat::Seat;
use crate::stones::{Colour, Stones};
use crate::tile::Tile;

/// One answer to one question: a verb and what it is about. The form does not depend on the game; for people, who want to
/// read the names of choices, a game writes and reads moves in its own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "verb", content = "what", rename_all = "snake_case", deny_unknown_fields)
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Move {
    /// Take an artifact tile (X2).
    Take(Tile),
    /// Mark a card on the display (H2, H3).
    Hunt(Card),
    /// Sell a marked card (A3).
    Sell(Card),
    /// Tame a marked card (A4).
    Tame(Card),
    /// Summon a card from the hand with these stones (A5).
    Summon {
        /// The card.
        card: Card,
        /// The stones paid.
        pay: Stones,
    },
    /// Remove a summoned card with these stones (A7).
    Remove {
        /// The card.
        card: Card,
        /// The stones paid.
        pay: Stones,
    },
    /// Use the artifact tile (A8).
    UseTile(Tile),
    /// End the turn of the Action Phase (A1).
    End,
    /// Activate the active effect of a card.
    Use(Card),
    /// Keep these stones and discard the others (C5).
    Keep(Stones),
    /// Choose these of the choices that an effect offers.
    Choose(Choices),
    /// Choose this card for an effect.
    Pick(Card),
    /// Choose this family for an effect.
    Family(Family),
    /// Upgrade a stone of this colour (X7).
    Upgrade(Colour),
    /// Pay these stones for an effect.
    Pay(Stones),
    /// Choose this player for an effect.
    Player(Seat),
    /// No more, or none at all, where that is allowed.
    Done,
}

/// Some of the choices that an effect offers, by their places in its text, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "Vec<u8>", try_from = "Vec<u8>")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "Array<number>"))]
pub struct Choices(pub u8);

/// How many places there are.
const PLACES: u8 = 8;

impl Choices {
    /// Returns the places, lowest first.
    pub fn places(self) -> impl Iterator<Item = u8> {
        (0..PLACES).filter(move |&place| self.contains(usize::from(place)))
    }

    /// These and the choice at this place, if there can be one.
    pub(crate) fn with(self, place: usize) -> Option<Self> {
        1_u8.checked_shl(place.try_into().ok()?).map(|bit| Self(self.0 | bit))
    }

    /// Tests whether the choice at this place is among them.
    pub const fn contains(self, place: usize) -> bool {
        place < 8 && self.0 >> place & 1 == 1
    }

    /// All sets of choices among this many.
    pub(crate) fn all(count: usize) -> impl Iterator<Item = Self> {
        (0..1u8 << count.min(7)).map(Self)
    }

    /// Returns how many are chosen.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Tests whether none is chosen.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl From<Choices> for Vec<u8> {
    fn from(choices: Choices) -> Self {
        choices.places().collect()
    }
}

/// There is no choice at this place in any effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not the place of a choice; places are numbered 0 to {last}", last = PLACES - 1)]
pub struct PlaceError(u8);

impl TryFrom<Vec<u8>> for Choices {
    type Error = PlaceError;

    fn try_from(places: Vec<u8>) -> Result<Self, PlaceError> {
        let add = |chosen: Self, place: u8| chosen.with(usize::from(place)).ok_or(PlaceError(place));
        places.into_iter().try_fold(Self::default(), add)
    }
}

/// The most moves a list can hold. The longest list is that of a player who holds every card and has the most ways to
/// pay: a summoning or removal for each card and each of 27 payments, and a few moves beside.
pub const MAX_MOVES: usize = crate::stones::MAX_PAYMENTS * crate::card::CARD_COUNT + 16;

/// A list of moves that lives on the stack. Keep one and fill it again and again.
#[derive(Clone, Debug, Default)]
pub struct MoveList(ArrayVec<Move, MAX_MOVES>);

impl MoveList {
    /// Returns an empty list.
    pub fn new() -> Self {
        Self::default()
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn push(&mut self, m: Move) {
        let pushed = self.0.try_push(m);
        debug_assert!(pushed.is_ok(), "more legal moves than MAX_MOVES");
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.0
    }
}

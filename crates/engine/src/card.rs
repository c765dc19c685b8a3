//! Creature cards: the handle [`Card`], the row [`Creature`] behind it, and sets of cards.

use std::fmt;

use crate::cards::{COSTS, CREATURES, FAMILIES};
use crate::effect::{Permanent, Step};
use crate::handle::handle;

/// How many creatures there are in all sets together.
pub const CARD_COUNT: usize = CREATURES.len();

/// The five families (C2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
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

    /// Returns the English name, in lower case.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Set {
    /// The 70 creatures of the base game.
    Base,
    /// The 28 creatures of the Artifacts expansion.
    Artifacts,
}

/// One creature as printed: a row of a table.
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

handle! {
    /// One creature card. Every card exists once, so a card and the creature on it are the same thing.
    Card: "card" is a Creature, found by creature in CREATURES;

    /// A set of cards, as one pair of machine words.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<Card>"))]
    CardSet: "cards" in a u128, with CardSetIter;
}

impl Card {
    /// Returns the family printed on the card.
    pub const fn family(self) -> Family {
        FAMILIES[self.index()]
    }

    /// Returns the cost printed on the card (U7: the written cost).
    pub const fn cost(self) -> u8 {
        COSTS[self.index()]
    }
}

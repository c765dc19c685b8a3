//! Artifact tiles: the handle [`Tile`], the row [`Artifact`] behind it, and sets of tiles.

use std::fmt;

use crate::artifacts::ARTIFACTS;
use crate::card::Card;
use crate::effect::Step;
use crate::handle::handle;

/// How many tiles there are.
pub const TILE_COUNT: usize = ARTIFACTS.len();

/// How a tile works (X3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum TileKind {
    /// Resolved at once when it is taken.
    Instant,
    /// Works while it lies in front of the player.
    Permanent,
    /// Used once as an action.
    Action,
}

/// In which games a tile is in the supply (X1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Supply {
    /// In every game for this many players or more.
    From(u8),
    /// One of those of which three are drawn.
    Drawn,
}

/// One artifact as printed: a row of a table.
#[derive(Clone, Copy, Debug)]
pub struct Artifact {
    /// The short name used in the notation and in files.
    pub id: &'static str,
    /// The English name.
    pub name: &'static str,
    /// How it works.
    pub kind: TileKind,
    /// In which games it is.
    pub supply: Supply,
    /// What it does: when taken, when used, or for a permanent tile, after each sale.
    pub steps: &'static [Step],
}

handle! {
    /// One artifact tile.
    Tile: "artifact tile" is a Artifact, found by artifact in ARTIFACTS;

    /// A set of tiles.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<Tile>"))]
    TileSet: "artifact tiles" in a u16, with TileSetIter;
}

impl Tile {
    /// Returns how the tile works.
    pub const fn kind(self) -> TileKind {
        self.artifact().kind
    }
}

/// What an effect comes from: a creature or a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(untagged))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Source {
    /// A creature.
    Card(Card),
    /// An artifact tile.
    Tile(Tile),
}

impl Source {
    /// Returns the creature, if it is one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Card(card) => Some(card),
            Self::Tile(_) => None,
        }
    }

    /// Returns the short name used in the notation.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Card(card) => card.id(),
            Self::Tile(tile) => tile.id(),
        }
    }

    /// Returns the English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Card(card) => card.name(),
            Self::Tile(tile) => tile.name(),
        }
    }
}

impl From<Card> for Source {
    fn from(card: Card) -> Self {
        Self::Card(card)
    }
}

impl From<Tile> for Source {
    fn from(tile: Tile) -> Self {
        Self::Tile(tile)
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

//! Artifact tiles: the handle [`Tile`], the row [`Artifact`] behind it, and sets of tiles.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::artifacts::ARTIFACTS;
use crate::card::Card;
use crate::effect::Step;

/// How many tiles there are.
pub const TILE_COUNT: usize = ARTIFACTS.len();

/// How a tile works (X3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TileKind {
    /// Resolved at once when it is taken.
    Instant,
    /// Works while it lies in front of the player.
    Permanent,
    /// Used once as an action.
    Action,
}

/// In which games a tile is in the supply (X1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Supply {
    /// In every game for this many players or more.
    From(u8),
    /// One of those of which three are drawn.
    Drawn,
}

/// One artifact as printed: a row of the table in [`crate::artifacts`].
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

/// One artifact tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// The tile with this number, if there is one.
    pub const fn new(index: usize) -> Option<Self> {
        if index < TILE_COUNT { Some(Self(index as u8)) } else { None }
    }

    /// The tile with this id, such as `book_of_thoth`.
    pub fn by_id(id: &str) -> Option<Self> {
        Self::all().find(|tile| tile.id() == id)
    }

    /// All tiles.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TILE_COUNT).filter_map(Self::new)
    }

    /// The row with everything that is printed on the tile.
    pub const fn artifact(self) -> &'static Artifact {
        &ARTIFACTS[self.0 as usize]
    }

    /// The short name used in the notation.
    pub const fn id(self) -> &'static str {
        self.artifact().id
    }

    /// The English name.
    pub const fn name(self) -> &'static str {
        self.artifact().name
    }

    /// How the tile works.
    pub const fn kind(self) -> TileKind {
        self.artifact().kind
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Tile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = std::borrow::Cow::<str>::deserialize(deserializer)?;
        Self::by_id(&id).ok_or_else(|| serde::de::Error::custom(format!("there is no artifact tile `{id}`")))
    }
}

/// A set of tiles.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Array<Tile>"))]
pub struct TileSet(u16);

impl TileSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Is this tile in the set?
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// How many tiles are in the set?
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is the set empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a tile.
    pub const fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// Takes a tile out.
    pub const fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    /// The tiles, by number.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::all().filter(move |&tile| self.contains(tile))
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Self::EMPTY;
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for TileSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// What an effect comes from: a creature or a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Source {
    /// A creature.
    Card(Card),
    /// An artifact tile.
    Tile(Tile),
}

impl Source {
    /// The creature, if it is one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Card(card) => Some(card),
            Self::Tile(_) => None,
        }
    }

    /// The short name used in the notation.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Card(card) => card.id(),
            Self::Tile(tile) => tile.id(),
        }
    }

    /// The English name.
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

//! What a game is set up with.

use arrayvec::ArrayVec;

use crate::card::{Card, CardSet, Family, Set};
use crate::cards::of_set;
use crate::effect::bag;
use crate::rng::{Seed, Stream};
use crate::seat::{MAX_SEATS, Seat};
use crate::stones::{PaymentRule, Stones};
use crate::tile::{Supply, TILE_COUNT, Tile, TileSet};

/// How many of the tiles marked "draw" are in a game (X1).
const DRAWN_TILES: usize = 3;

/// The version of the rules. A record or position of another version is not replayed but refused.
pub const RULES_VERSION: u32 = 1;

/// What selling a card earns (option G1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum SellTable {
    /// The table on the printed board.
    #[default]
    Printed,
    /// The table in the reference manual.
    Manual,
}

impl SellTable {
    /// Returns the stones for a card of this family.
    pub const fn reward(self, family: Family) -> Stones {
        const PRINTED: [Stones; 5] = [bag("RRR"), bag("B"), bag("RRRR"), bag("RB"), bag("P")];
        const MANUAL: [Stones; 5] = [bag("R"), bag("B"), bag("P"), bag("RB"), bag("RP")];
        match self {
            Self::Printed => PRINTED[family as usize],
            Self::Manual => MANUAL[family as usize],
        }
    }
}

/// Who goes first (option G3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstPlayer {
    /// The seed decides.
    #[default]
    Random,
    /// The host chose this seat.
    Chosen(Seat),
    /// This seat was the last to say that it saw a reptile (S2).
    Reptile(Seat),
}

/// Where the order of the draw pile comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deal {
    /// Shuffled by the seed.
    Shuffled,
    /// All cards of the chosen sets in this order, top first. The seed still decides later shuffles.
    Stacked(Vec<Card>),
}

/// The options that matter after the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Options {
    /// How many players: 2 to 4 (C1).
    pub players: u8,
    /// What selling earns (G1).
    #[cfg_attr(feature = "serde", serde(default))]
    pub sell: SellTable,
    /// Which payments are legal (G2).
    #[cfg_attr(feature = "serde", serde(default))]
    pub payment: PaymentRule,
    /// Are the creatures of the Artifacts expansion in the deck?
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "crate::serialize::is_default"))]
    pub artifact_creatures: bool,
    /// Is the game played with artifact tiles (X1-X8)?
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "crate::serialize::is_default"))]
    pub artifact_tiles: bool,
}

impl Options {
    /// Returns the options of a game for this many players, with the defaults.
    pub const fn new(players: u8) -> Self {
        Self {
            players,
            sell: SellTable::Printed,
            payment: PaymentRule::Needed,
            artifact_creatures: false,
            artifact_tiles: false,
        }
    }

    /// Returns the sets that are shuffled into the deck.
    pub fn sets(self) -> impl Iterator<Item = Set> {
        std::iter::once(Set::Base).chain(self.artifact_creatures.then_some(Set::Artifacts))
    }

    /// Returns all cards of the deck.
    pub fn deck(self) -> CardSet {
        self.sets().fold(CardSet::EMPTY, |deck, set| deck | of_set(set))
    }

    /// Returns at how many points a round is the last (E1, X8).
    pub const fn end_score(self) -> u16 {
        if self.artifact_tiles { 80 } else { 60 }
    }

    /// Chooses the tiles of a game (X1).
    pub(crate) fn draw_tiles(self, stream: &mut Stream) -> TileSet {
        if !self.artifact_tiles {
            return TileSet::EMPTY;
        }
        let mut supply: TileSet = Tile::all().filter(|tile| self.always_supplies(*tile)).collect();
        let mut drawn: ArrayVec<Tile, TILE_COUNT> =
            Tile::all().filter(|tile| tile.artifact().supply == Supply::Drawn).collect();
        for _ in 0..DRAWN_TILES {
            let place = stream.below(drawn.len() as u32) as usize;
            if place < drawn.len() {
                supply.insert(drawn.remove(place));
            }
        }
        supply
    }

    fn always_supplies(self, tile: Tile) -> bool {
        matches!(tile.artifact().supply, Supply::From(players) if self.players >= players)
    }

    /// Could these be the tiles of a game with these options (X1)?
    pub(crate) fn allows_tiles(self, tiles: TileSet) -> bool {
        let always: TileSet = Tile::all().filter(|tile| self.always_supplies(*tile)).collect();
        let drawn = tiles.iter().filter(|tile| tile.artifact().supply == Supply::Drawn).count();
        if !self.artifact_tiles {
            return tiles.is_empty();
        }
        drawn == DRAWN_TILES
            && always.iter().all(|tile| tiles.contains(tile))
            && usize::from(tiles.len()) == drawn + usize::from(always.len())
    }

    /// Checks what the types cannot.
    pub(crate) fn check(self) -> Result<(), SetupError> {
        if (2..=MAX_SEATS as u8).contains(&self.players) { Ok(()) } else { Err(SetupError::Players(self.players)) }
    }
}

/// Everything that a game starts from. With the moves it is the whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The options.
    pub options: Options,
    /// Who goes first.
    pub first: FirstPlayer,
    /// Where the draw pile comes from.
    pub deal: Deal,
    /// What decides all chance.
    pub seed: Seed,
}

impl Setup {
    /// Returns a game for this many players with the default options.
    pub const fn new(players: u8, seed: Seed) -> Self {
        Self { options: Options::new(players), first: FirstPlayer::Random, deal: Deal::Shuffled, seed }
    }

    /// Checks that a game can be played with this.
    ///
    /// # Errors
    /// No game can be played with this setup; the error says what is wrong with it.
    pub fn check(&self) -> Result<(), SetupError> {
        self.options.check()?;
        if let FirstPlayer::Chosen(seat) | FirstPlayer::Reptile(seat) = self.first
            && seat.index() >= usize::from(self.options.players)
        {
            return Err(SetupError::FirstPlayer(seat));
        }
        let Deal::Stacked(cards) = &self.deal else { return Ok(()) };
        let deck = self.options.deck();
        let mut seen = CardSet::EMPTY;
        for &card in cards {
            if !deck.contains(card) {
                return Err(SetupError::NotInSets(card));
            }
            if seen.contains(card) {
                return Err(SetupError::Twice(card));
            }
            seen.insert(card);
        }
        (deck - seen).iter().next().map_or(Ok(()), |card| Err(SetupError::Missing(card)))
    }
}

/// Why a game cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Not 2 to 4 players.
    #[error("players: {0}; the game is for 2 to 4")]
    Players(u8),
    /// The first player is not at the table.
    #[error("first player: there is no seat {0} at this table")]
    FirstPlayer(Seat),
    /// A card of the deck is in no chosen set.
    #[error("deck: `{0}` is not in the chosen card sets")]
    NotInSets(Card),
    /// A card is in the deck twice.
    #[error("deck: `{0}` appears twice")]
    Twice(Card),
    /// A card is missing from the deck.
    #[error("deck: `{0}` is missing; a deck lists every card of the chosen sets")]
    Missing(Card),
}

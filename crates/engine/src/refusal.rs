//! Why a move is refused, in words a player understands; and the refused moves that a player might think of.

use crate::card::{Card, Family};
use crate::cards::WITH_ACTIVE;
use crate::effect::Ask;
use crate::game::{Game, Pending};
use crate::moves::{Choices, Move};
use crate::seat::Seat;
use crate::stones::{Colour, Stones};
use crate::tile::Tile;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "reason", rename_all = "snake_case")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[expect(missing_docs, reason = "the fields say the same as the variants")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The move does not answer the question that is asked.
    NotTheQuestion,
    /// The card is not on the display.
    NotOnDisplay { card: Card },
    /// The tile is not on the display.
    TileTaken { tile: Tile },
    /// Your square marker is on the tile (X2).
    TileBlocked { tile: Tile },
    /// The tile is not in front of you.
    NotYourTile { tile: Tile },
    /// The tile has no action.
    NoTileAction { tile: Tile },
    /// The tile cannot be used now.
    CannotUseTile { tile: Tile, obstacle: Obstacle },
    /// No such stone that could be upgraded here.
    CannotUpgrade { colour: Colour },
    /// Somebody's marker is on the card.
    Marked { card: Card, seat: Seat },
    /// Your marker is not on the card.
    NotYourMarker { card: Card },
    /// A marker must be taken back before the turn can end (A2).
    MarkersLeft { count: u8 },
    /// The card is not in your hand.
    NotInHand { card: Card },
    /// The card is not in your area.
    NotInArea { card: Card },
    /// No free area (A5).
    AreasFull { summoned: u8, areas: u8 },
    /// All stones together are not enough.
    TooExpensive { cost: u16, worth: u16 },
    /// You do not have these stones.
    StonesMissing { pay: Stones, have: Stones },
    /// The payment is not enough.
    PaysTooLittle { cost: u16, worth: u16 },
    /// The payment has a stone too many (G2).
    PaysTooMuch { cost: u16, pay: Stones },
    /// The instant effect could not be resolved (F5).
    CannotResolve { card: Card, obstacle: Obstacle },
    /// The card has no active effect.
    NoActiveEffect { card: Card },
    /// The effect was used already.
    AlreadyUsed { card: Card },
    /// The effect cannot be used now (Q1).
    CannotUse { card: Card, obstacle: Obstacle },
    /// You do not have the stones that you want to keep (C5).
    CannotKeep { keep: Stones, have: Stones, limit: u8 },
    /// Keep exactly this many stones (C5).
    KeepExactly { have: Stones, limit: u8 },
    /// Choose between this many.
    ChooseBetween { least: u8, most: u8 },
    /// A choice is not on offer.
    NotOffered { obstacle: Obstacle },
    /// The card is not one that can be chosen.
    CannotPick { card: Card },
    /// The player is not one that can be chosen.
    CannotChoosePlayer { seat: Seat },
}

/// What stands in the way of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "obstacle", rename_all = "snake_case")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[expect(missing_docs, reason = "the fields say the same as the variants")]
pub enum Obstacle {
    /// Draw pile and discard pile are both empty (U4).
    NothingToDraw,
    /// The draw pile is empty, and the discard pile was shuffled in this turn (Z3).
    ShuffledBefore,
    /// Not so many points.
    PointsMissing { points: u8 },
    /// Not these stones.
    StonesMissing { stones: Stones },
    /// No card in hand to discard.
    EmptyHand,
    /// No card in the area that fits.
    NoCardInArea,
    /// No card of this family in the discard pile.
    NoneInDiscard { family: Family },
    /// No opponent has points.
    NobodyToRob,
    /// No free area for the card to be summoned.
    NoFreeArea,
    /// No card in hand that could be summoned for free.
    NothingToSummon,
    /// No player has a summoned card of this family.
    NobodyHas { family: Family },
    /// No effect that could be copied.
    NothingToCopy,
    /// Not enough of the choices are possible.
    TooFewChoices,
    /// There is no such choice.
    NoSuchChoice,
    /// No stone that could be upgraded.
    NothingToUpgrade,
    /// No sheltered card.
    NothingSheltered,
    /// No card to shelter.
    NothingToShelter,
    /// No active effect that could be used.
    NothingToActivate,
    /// Stones not worth this much.
    CannotPay { price: u8 },
    /// No such card in the discard pile that could be summoned.
    NothingToSummonFromDiscard,
}

impl std::error::Error for Refusal {}

impl Game {
    /// Returns the moves that whoever is asked might think of at the sight of the table and of their hand, but that are
    /// not legal, and why not. A summoning or removal that no stones could pay, or that is refused whatever stones pay
    /// for it, is there once, without stones. It all follows from what they see and nothing else.
    pub fn refused_moves(&self) -> Vec<(Move, Refusal)> {
        let conceivable = match self.pending {
            Pending::Tile => self.tiles_of_the_game().map(Move::Take).collect(),
            Pending::Hunt => self.display.iter().map(|hunted| Move::Hunt(hunted.card)).collect(),
            Pending::Act => return self.refused_actions(),
            Pending::Resolve => self.conceivable_uses(),
            Pending::Effect => self.conceivable_answers(),
            Pending::Keep | Pending::Over => vec![],
        };
        self.refused_among(conceivable)
    }

    /// Returns why whoever is asked cannot summon this card with any of their stones; none if they can. What stands in
    /// the way of its effect counts more than a payment that does not fit, because another payment might.
    pub fn cannot_summon(&self, card: Card) -> Option<Refusal> {
        let mut reason = None;
        for pay in self.player(self.asked).stones.parts() {
            match self.check(Move::Summon { card, pay }) {
                Ok(()) => return None,
                Err(refusal @ Refusal::CannotResolve { .. }) => reason = Some(refusal),
                Err(refusal) => reason = reason.or(Some(refusal)),
            }
        }
        reason
    }

    fn refused_among(&self, moves: impl IntoIterator<Item = Move>) -> Vec<(Move, Refusal)> {
        moves.into_iter().filter_map(|m| Some((m, self.check(m).err()?))).collect()
    }

    fn refused_actions(&self) -> Vec<(Move, Refusal)> {
        let player = self.player(self.asked);
        let pay = Stones::NONE;
        let unsummonable = |card| Some((Move::Summon { card, pay }, self.cannot_summon(card)?));
        let mut refused: Vec<_> = player.hand.iter().filter_map(unsummonable).collect();
        // Every removal has the same price, and stones that are worth it can always pay it.
        if self.worth(self.asked).of(player.stones) < self.removal_price() {
            refused.extend(self.refused_among(player.area.iter().map(|card| Move::Remove { card, pay })));
        }
        refused.extend(self.refused_among(player.tile.map(Move::UseTile).into_iter().chain([Move::End])));
        refused
    }

    fn conceivable_uses(&self) -> Vec<Move> {
        (self.player(self.asked).area.set() & WITH_ACTIVE).iter().map(Move::Use).collect()
    }

    /// The tiles on the display and in front of the players.
    fn tiles_of_the_game(&self) -> impl Iterator<Item = Tile> {
        self.tiles.iter().chain(self.players.iter().filter_map(|player| player.tile))
    }

    /// The answers to the question of the effect on top of the stack that name a card, a player or one choice.
    fn conceivable_answers(&self) -> Vec<Move> {
        let Some((_, ask)) = self.top_question() else { return vec![] };
        match ask {
            // A choice alone that is not enough is no mistake, only a beginning.
            Ask::Choose { least: ..=1, choices, .. } => {
                (0..choices.len()).map(|place| Move::Choose(Choices(1 << place))).collect()
            }
            Ask::StealFrom { .. } => self.seats().filter(|&seat| seat != self.asked).map(Move::Player).collect(),
            Ask::ChoosePlayer { .. } => self.seats().map(Move::Player).collect(),
            Ask::Activate { .. } => self.conceivable_uses(),
            Ask::Pick(pick) => self.cards_in(pick.from, self.asked).iter().map(Move::Pick).collect(),
            Ask::Choose { .. }
            | Ask::ChooseFamily { .. }
            | Ask::Upgrade { .. }
            | Ask::UpgradeReceived
            | Ask::Pay { .. } => vec![],
        }
    }
}

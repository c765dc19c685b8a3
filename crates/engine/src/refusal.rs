//! Why a move is refused, in words a player understands.

use std::fmt;

use serde::Serialize;

use crate::card::{Card, Family};
use crate::seat::Seat;
use crate::stones::{Colour, Stones};
use crate::tile::Tile;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "reason", rename_all = "snake_case")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "obstacle", rename_all = "snake_case")]
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

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::GameOver => f.write_str("the game is over"),
            Self::NotTheQuestion => f.write_str("that is not what is being asked now"),
            Self::NotOnDisplay { card } => write!(f, "{} is not on the display", card.name()),
            Self::TileTaken { tile } => write!(f, "{} is not on the display", tile.name()),
            Self::TileBlocked { tile } => {
                write!(f, "your square marker is on {}: you had it last round", tile.name())
            }
            Self::NotYourTile { tile } => write!(f, "you do not have {}", tile.name()),
            Self::NoTileAction { tile } => write!(f, "{} is not an action tile", tile.name()),
            Self::CannotUseTile { tile, obstacle } => write!(f, "{} cannot be used now: {obstacle}", tile.name()),
            Self::CannotUpgrade { colour } => write!(f, "there is no {} to upgrade here", colour.letter()),
            Self::Marked { card, seat } => write!(f, "seat {seat} has already marked {}", card.name()),
            Self::NotYourMarker { card } => write!(f, "your marker is not on {}", card.name()),
            Self::MarkersLeft { count: 1 } => f.write_str("your marker is still on a card: sell it or tame it first"),
            Self::MarkersLeft { count } => {
                write!(f, "your markers are still on {count} cards: sell or tame them first")
            }
            Self::NotInHand { card } => write!(f, "{} is not in your hand", card.name()),
            Self::NotInArea { card } => write!(f, "{} is not in your area", card.name()),
            Self::AreasFull { summoned, areas } => write!(f, "your areas are full: {summoned} of {areas}"),
            Self::TooExpensive { cost, worth } => write!(f, "it costs {cost}, and your stones are worth {worth}"),
            Self::StonesMissing { pay, have } if have.is_empty() => {
                write!(f, "you cannot pay {pay}: you have no stones")
            }
            Self::StonesMissing { pay, have } => write!(f, "you cannot pay {pay}: you have {have}"),
            Self::PaysTooLittle { cost, worth } => write!(f, "it costs {cost}, and you offer {worth}"),
            Self::PaysTooMuch { cost, pay } => {
                write!(f, "it costs {cost}: {pay} has a stone you do not need")
            }
            Self::CannotResolve { card, obstacle } => {
                write!(f, "{} cannot be summoned now: {obstacle}", card.name())
            }
            Self::NoActiveEffect { card } => write!(f, "{} has no active effect", card.name()),
            Self::AlreadyUsed { card } => write!(f, "the effect of {} has already been used", card.name()),
            Self::CannotUse { card, obstacle } => write!(f, "{} cannot be used now: {obstacle}", card.name()),
            Self::CannotKeep { keep, have, limit } => {
                write!(f, "you cannot keep {keep}: you have {have}, keep exactly {limit} of them")
            }
            Self::KeepExactly { have, limit } => write!(f, "you have {have}, keep exactly {limit} of them"),
            Self::ChooseBetween { least, most } if least == most => write!(f, "choose exactly {least}"),
            Self::ChooseBetween { least, most } => write!(f, "choose {least} to {most}"),
            Self::NotOffered { obstacle } => write!(f, "that choice is not possible: {obstacle}"),
            Self::CannotPick { card } => write!(f, "{} cannot be chosen here", card.name()),
            Self::CannotChoosePlayer { seat } => write!(f, "seat {seat} cannot be chosen here"),
        }
    }
}

impl std::error::Error for Refusal {}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NothingToDraw => f.write_str("the draw pile and the discard pile are both empty"),
            Self::ShuffledBefore => {
                f.write_str("the draw pile is empty, and the discard pile can be shuffled only once per turn")
            }
            Self::PointsMissing { points: 1 } => f.write_str("you need 1 point"),
            Self::PointsMissing { points } => write!(f, "you need {points} points"),
            Self::StonesMissing { stones } => write!(f, "you need {stones}"),
            Self::EmptyHand => f.write_str("you have no card in hand for it"),
            Self::NoCardInArea => f.write_str("no card in your area fits"),
            Self::NoneInDiscard { family } => write!(f, "there is no {family} card in the discard pile"),
            Self::NobodyToRob => f.write_str("no opponent has any points"),
            Self::NoFreeArea => f.write_str("the card summoned for free needs a free area"),
            Self::NothingToSummon => f.write_str("no card in your hand can be summoned for free"),
            Self::NobodyHas { family } => write!(f, "no player has a summoned {family} card"),
            Self::NothingToCopy => f.write_str("no other card in your area has an effect that can be copied"),
            Self::TooFewChoices => f.write_str("not enough of its options are possible"),
            Self::NoSuchChoice => f.write_str("there is no such option"),
            Self::NothingToUpgrade => f.write_str("you have no stone that can be upgraded"),
            Self::NothingSheltered => f.write_str("you have no sheltered card"),
            Self::NothingToShelter => f.write_str("there is no card to shelter"),
            Self::NothingToActivate => f.write_str("no active effect in your area can be used"),
            Self::CannotPay { price } => write!(f, "it costs {price}, more than your stones are worth"),
            Self::NothingToSummonFromDiscard => f.write_str("no card in the discard pile can be summoned for free"),
        }
    }
}

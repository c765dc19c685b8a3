//! The refusals in English. This file is written by `cargo xtask bless` from `game.ftl` of the words.

use std::fmt;

use crate::refusal::{Obstacle, Refusal};

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::AlreadyUsed { card } => write!(f, "the effect of {} has already been used", card.name()),
            Self::AreasFull { areas, summoned } => write!(f, "your areas are full: {summoned} of {areas}"),
            Self::CannotChoosePlayer { seat } => write!(f, "seat {seat} cannot be chosen here"),
            Self::CannotKeep { have, keep, limit } => write!(f, "you cannot keep {keep}: you have {have}, keep exactly {limit} of them"),
            Self::CannotPick { card } => write!(f, "{} cannot be chosen here", card.name()),
            Self::CannotResolve { card, obstacle } => write!(f, "{} cannot be summoned now: {obstacle}", card.name()),
            Self::CannotUpgrade { colour } => write!(f, "there is no {} to upgrade here", colour.letter()),
            Self::CannotUse { card, obstacle } => write!(f, "{} cannot be used now: {obstacle}", card.name()),
            Self::CannotUseTile { obstacle, tile } => write!(f, "{} cannot be used now: {obstacle}", tile.name()),
            Self::ChooseBetween { least, most } => match least {
                1 => match most {
                    1 => write!(f, "choose exactly 1"),
                    _ => write!(f, "choose 1 to {most}"),
                },
                2 => match most {
                    2 => write!(f, "choose exactly 2"),
                    _ => write!(f, "choose 2 to {most}"),
                },
                _ => write!(f, "choose {least} to {most}"),
            },
            Self::GameOver => write!(f, "the game is over"),
            Self::KeepExactly { have, limit } => write!(f, "you have {have}, keep exactly {limit} of them"),
            Self::Marked { card, seat } => write!(f, "seat {seat} has already marked {}", card.name()),
            Self::MarkersLeft { count } => match count {
                1 => write!(f, "your marker is still on a card: sell it or tame it first"),
                _ => write!(f, "your markers are still on {count} cards: sell or tame them first"),
            },
            Self::NoActiveEffect { card } => write!(f, "{} has no active effect", card.name()),
            Self::NoTileAction { tile } => write!(f, "{} is not an action tile", tile.name()),
            Self::NotInArea { card } => write!(f, "{} is not in your area", card.name()),
            Self::NotInHand { card } => write!(f, "{} is not in your hand", card.name()),
            Self::NotOffered { obstacle } => write!(f, "that choice is not possible: {obstacle}"),
            Self::NotOnDisplay { card } => write!(f, "{} is not on the display", card.name()),
            Self::NotTheQuestion => write!(f, "that is not what is being asked now"),
            Self::NotYourMarker { card } => write!(f, "your marker is not on {}", card.name()),
            Self::NotYourTile { tile } => write!(f, "you do not have {}", tile.name()),
            Self::PaysTooLittle { cost, worth } => write!(f, "it costs {cost}, and you offer {worth}"),
            Self::PaysTooMuch { cost, pay } => write!(f, "it costs {cost}: {pay} has a stone you do not need"),
            Self::StonesMissing { have, pay } => match have.total() {
                0 => write!(f, "you cannot pay {pay}: you have no stones"),
                _ => write!(f, "you cannot pay {pay}: you have {have}"),
            },
            Self::TileBlocked { tile } => write!(f, "your square marker is on {}: you had it last round", tile.name()),
            Self::TileTaken { tile } => write!(f, "{} is not on the display", tile.name()),
            Self::TooExpensive { cost, worth } => write!(f, "it costs {cost}, and your stones are worth {worth}"),
        }
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::CannotPay { price } => write!(f, "it costs {price}, more than your stones are worth"),
            Self::EmptyHand => write!(f, "you have no card in hand for it"),
            Self::NoCardInArea => write!(f, "no card in your area fits"),
            Self::NoFreeArea => write!(f, "the card summoned for free needs a free area"),
            Self::NoSuchChoice => write!(f, "there is no such option"),
            Self::NobodyHas { family } => write!(f, "no player has a summoned {family} card"),
            Self::NobodyToRob => write!(f, "no opponent has any points"),
            Self::NoneInDiscard { family } => write!(f, "there is no {family} card in the discard pile"),
            Self::NothingSheltered => write!(f, "you have no sheltered card"),
            Self::NothingToActivate => write!(f, "no active effect in your area can be used"),
            Self::NothingToCopy => write!(f, "no other card in your area has an effect that can be copied"),
            Self::NothingToDraw => write!(f, "the draw pile and the discard pile are both empty"),
            Self::NothingToShelter => write!(f, "there is no card to shelter"),
            Self::NothingToSummon => write!(f, "no card in your hand can be summoned for free"),
            Self::NothingToSummonFromDiscard => write!(f, "no card in the discard pile can be summoned for free"),
            Self::NothingToUpgrade => write!(f, "you have no stone that can be upgraded"),
            Self::PointsMissing { points } => match points {
                1 => write!(f, "you need {points} point"),
                _ => write!(f, "you need {points} points"),
            },
            Self::ShuffledBefore => write!(f, "the draw pile is empty, and the discard pile can be shuffled only once per turn"),
            Self::StonesMissing { stones } => write!(f, "you need {stones}"),
            Self::TooFewChoices => write!(f, "not enough of its options are possible"),
        }
    }
}

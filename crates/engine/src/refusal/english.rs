//! The refusals in English. This file is written by `cargo xtask bless` from `locales/en/game.ftl`.

use std::fmt;

use super::{Obstacle, Refusal};

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::AlreadyUsed { card } => {
                f.write_str("the effect of ")?;
                f.write_str(card.name())?;
                f.write_str(" has already been used")?;
            }
            Self::AreasFull { areas, summoned } => {
                f.write_str("your areas are full: ")?;
                write!(f, "{summoned}")?;
                f.write_str(" of ")?;
                write!(f, "{areas}")?;
            }
            Self::CannotChoosePlayer { seat } => {
                write!(f, "seat {seat}")?;
                f.write_str(" cannot be chosen here")?;
            }
            Self::CannotKeep { have, keep, limit } => {
                f.write_str("you cannot keep ")?;
                write!(f, "{keep}")?;
                f.write_str(": you have ")?;
                write!(f, "{have}")?;
                f.write_str(", keep exactly ")?;
                write!(f, "{limit}")?;
                f.write_str(" of them")?;
            }
            Self::CannotPick { card } => {
                f.write_str(card.name())?;
                f.write_str(" cannot be chosen here")?;
            }
            Self::CannotResolve { card, obstacle } => {
                f.write_str(card.name())?;
                f.write_str(" cannot be summoned now: ")?;
                write!(f, "{obstacle}")?;
            }
            Self::CannotUpgrade { colour } => {
                f.write_str("there is no ")?;
                write!(f, "{}", colour.letter())?;
                f.write_str(" to upgrade here")?;
            }
            Self::CannotUse { card, obstacle } => {
                f.write_str(card.name())?;
                f.write_str(" cannot be used now: ")?;
                write!(f, "{obstacle}")?;
            }
            Self::CannotUseTile { obstacle, tile } => {
                f.write_str(tile.name())?;
                f.write_str(" cannot be used now: ")?;
                write!(f, "{obstacle}")?;
            }
            Self::ChooseBetween { least, most } => {
                f.write_str("choose ")?;
                match least {
                    1 => {
                        match most {
                            1 => {
                                f.write_str("exactly 1")?;
                            }
                            _ => {
                                f.write_str("1 to ")?;
                                write!(f, "{most}")?;
                            }
                        }
                    }
                    2 => {
                        match most {
                            2 => {
                                f.write_str("exactly 2")?;
                            }
                            _ => {
                                f.write_str("2 to ")?;
                                write!(f, "{most}")?;
                            }
                        }
                    }
                    _ => {
                        write!(f, "{least}")?;
                        f.write_str(" to ")?;
                        write!(f, "{most}")?;
                    }
                }
            }
            Self::GameOver => {
                f.write_str("the game is over")?;
            }
            Self::KeepExactly { have, limit } => {
                f.write_str("you have ")?;
                write!(f, "{have}")?;
                f.write_str(", keep exactly ")?;
                write!(f, "{limit}")?;
                f.write_str(" of them")?;
            }
            Self::Marked { card, seat } => {
                write!(f, "seat {seat}")?;
                f.write_str(" has already marked ")?;
                f.write_str(card.name())?;
            }
            Self::MarkersLeft { count } => {
                match count {
                    1 => {
                        f.write_str("your marker is still on a card: sell it or tame it first")?;
                    }
                    _ => {
                        f.write_str("your markers are still on ")?;
                        write!(f, "{count}")?;
                        f.write_str(" cards: sell or tame them first")?;
                    }
                }
            }
            Self::NoActiveEffect { card } => {
                f.write_str(card.name())?;
                f.write_str(" has no active effect")?;
            }
            Self::NoTileAction { tile } => {
                f.write_str(tile.name())?;
                f.write_str(" is not an action tile")?;
            }
            Self::NotInArea { card } => {
                f.write_str(card.name())?;
                f.write_str(" is not in your area")?;
            }
            Self::NotInHand { card } => {
                f.write_str(card.name())?;
                f.write_str(" is not in your hand")?;
            }
            Self::NotOffered { obstacle } => {
                f.write_str("that choice is not possible: ")?;
                write!(f, "{obstacle}")?;
            }
            Self::NotOnDisplay { card } => {
                f.write_str(card.name())?;
                f.write_str(" is not on the display")?;
            }
            Self::NotTheQuestion => {
                f.write_str("that is not what is being asked now")?;
            }
            Self::NotYourMarker { card } => {
                f.write_str("your marker is not on ")?;
                f.write_str(card.name())?;
            }
            Self::NotYourTile { tile } => {
                f.write_str("you do not have ")?;
                f.write_str(tile.name())?;
            }
            Self::PaysTooLittle { cost, worth } => {
                f.write_str("it costs ")?;
                write!(f, "{cost}")?;
                f.write_str(", and you offer ")?;
                write!(f, "{worth}")?;
            }
            Self::PaysTooMuch { cost, pay } => {
                f.write_str("it costs ")?;
                write!(f, "{cost}")?;
                f.write_str(": ")?;
                write!(f, "{pay}")?;
                f.write_str(" has a stone you do not need")?;
            }
            Self::StonesMissing { have, pay } => {
                f.write_str("you cannot pay ")?;
                write!(f, "{pay}")?;
                f.write_str(": you have ")?;
                match have.total() {
                    0 => {
                        f.write_str("no stones")?;
                    }
                    _ => {
                        write!(f, "{have}")?;
                    }
                }
            }
            Self::TileBlocked { tile } => {
                f.write_str("your square marker is on ")?;
                f.write_str(tile.name())?;
                f.write_str(": you had it last round")?;
            }
            Self::TileTaken { tile } => {
                f.write_str(tile.name())?;
                f.write_str(" is not on the display")?;
            }
            Self::TooExpensive { cost, worth } => {
                f.write_str("it costs ")?;
                write!(f, "{cost}")?;
                f.write_str(", and your stones are worth ")?;
                write!(f, "{worth}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::CannotPay { price } => {
                f.write_str("it costs ")?;
                write!(f, "{price}")?;
                f.write_str(", more than your stones are worth")?;
            }
            Self::EmptyHand => {
                f.write_str("you have no card in hand for it")?;
            }
            Self::NoCardInArea => {
                f.write_str("no card in your area fits")?;
            }
            Self::NoFreeArea => {
                f.write_str("the card summoned for free needs a free area")?;
            }
            Self::NoSuchChoice => {
                f.write_str("there is no such option")?;
            }
            Self::NobodyHas { family } => {
                f.write_str("no player has a summoned ")?;
                write!(f, "{family}")?;
                f.write_str(" card")?;
            }
            Self::NobodyToRob => {
                f.write_str("no opponent has any points")?;
            }
            Self::NoneInDiscard { family } => {
                f.write_str("there is no ")?;
                write!(f, "{family}")?;
                f.write_str(" card in the discard pile")?;
            }
            Self::NothingSheltered => {
                f.write_str("you have no sheltered card")?;
            }
            Self::NothingToActivate => {
                f.write_str("no active effect in your area can be used")?;
            }
            Self::NothingToCopy => {
                f.write_str("no other card in your area has an effect that can be copied")?;
            }
            Self::NothingToDraw => {
                f.write_str("the draw pile and the discard pile are both empty")?;
            }
            Self::NothingToShelter => {
                f.write_str("there is no card to shelter")?;
            }
            Self::NothingToSummon => {
                f.write_str("no card in your hand can be summoned for free")?;
            }
            Self::NothingToSummonFromDiscard => {
                f.write_str("no card in the discard pile can be summoned for free")?;
            }
            Self::NothingToUpgrade => {
                f.write_str("you have no stone that can be upgraded")?;
            }
            Self::PointsMissing { points } => {
                f.write_str("you need ")?;
                match points {
                    1 => {
                        write!(f, "{points}")?;
                        f.write_str(" point")?;
                    }
                    _ => {
                        write!(f, "{points}")?;
                        f.write_str(" points")?;
                    }
                }
            }
            Self::ShuffledBefore => {
                f.write_str("the draw pile is empty, and the discard pile can be shuffled only once per turn")?;
            }
            Self::StonesMissing { stones } => {
                f.write_str("you need ")?;
                write!(f, "{stones}")?;
            }
            Self::TooFewChoices => {
                f.write_str("not enough of its options are possible")?;
            }
        }
        Ok(())
    }
}

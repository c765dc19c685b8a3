//! How the types that serde cannot derive are written and read.

use std::borrow::Cow;

use arrayvec::ArrayVec;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ask::{Ask, EffectQuestion};
use crate::card::{CARD_COUNT, Card, CardSet};
use crate::display::{Display, Hunted, MAX_DISPLAY};
use crate::effect::{Choice, Step, Timing};
use crate::rng::Seed;
use crate::seat::{Area, MAX_AREA, Seat};
use crate::stack::Script;
use crate::stones::Stones;
use crate::tile::{Source, TILE_COUNT, Tile, TileSet};

/// Writes these types as their texts.
macro_rules! as_text {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Cow::<str>::deserialize(deserializer)?.parse().map_err(Error::custom)
            }
        }
    )*};
}

as_text!(Card, Tile, Stones, Seed);

/// Writes these types as lists.
macro_rules! as_list {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    )*};
}

as_list!(CardSet, TileSet, Area, Display);

/// Reads these types from lists that have room for this many.
macro_rules! from_list {
    ($($type:ty: $item:ty, $most:expr;)*) => {$(
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let items = ArrayVec::<$item, { $most }>::deserialize(deserializer)?;
                Ok(items.into_iter().collect())
            }
        }
    )*};
}

from_list! {
    CardSet: Card, CARD_COUNT;
    TileSet: Tile, TILE_COUNT;
    Area: Card, MAX_AREA;
    Display: Hunted, MAX_DISPLAY;
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = usize::deserialize(deserializer)?;
        Self::from_number(number).ok_or_else(|| Error::custom(format!("seats are numbered 1 to 4, not {number}")))
    }
}

/// Tests whether a value is the one that is read where none is written.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Serialize for EffectQuestion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for EffectQuestion {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut question = Self::deserialize(deserializer)?;
        if let Ask::Choose { least, most, choices } = &mut question.ask {
            *choices = printed_choices(question.reads, question.timing, (*least, *most))
                .ok_or_else(|| Error::custom(format!("{} offers no such choice", question.reads.id())))?;
        }
        Ok(question)
    }
}

/// The choices that this effect of a card or tile offers, of which at least and at most so many are chosen. No effect has
/// two such lists.
fn printed_choices(of: Source, timing: Option<Timing>, counts: (u8, u8)) -> Option<&'static [Choice]> {
    Script::find(of, timing)?.steps().iter().find_map(|step| match step {
        Step::Ask(Ask::Choose { least, most, choices }) if (*least, *most) == counts => Some(*choices),
        _ => None,
    })
}

/// Leaves out the choices, which are printed on the card that asks.
pub(crate) fn without_choices<S: Serializer>(ask: &Ask, serializer: S) -> Result<S::Ok, S::Error> {
    if let Ask::Choose { least, most, .. } = *ask {
        return Ask::Choose { least, most, choices: &[] }.serialize(serializer);
    }
    ask.serialize(serializer)
}

//! How the types that serde cannot derive are written and read.

use std::borrow::Cow;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ask::Ask;
use crate::card::{Card, CardSet};
use crate::display::Display;
use crate::rng::Seed;
use crate::seat::{Area, Seat};
use crate::stones::Stones;
use crate::tile::{Tile, TileSet};

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

/// Leaves out the choices, which are printed on the card that asks.
pub(crate) fn without_choices<S: Serializer>(ask: &Ask, serializer: S) -> Result<S::Ok, S::Error> {
    if let Ask::Choose { least, most, .. } = *ask {
        return Ask::Choose { least, most, choices: &[] }.serialize(serializer);
    }
    ask.serialize(serializer)
}

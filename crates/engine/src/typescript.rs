//! Cards and tiles as TypeScript: every id by name, so that a client cannot forget one. And how the types that write
//! themselves look in a JSON Schema.

use std::borrow::Cow;
use std::path::PathBuf;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use ts_rs::{Config, TS};

use crate::card::{Card, CardSet};
use crate::display::{Display, Hunted};
use crate::rng::Seed;
use crate::seat::{Area, Seat};
use crate::stones::Stones;
use crate::tile::{Tile, TileSet};

/// Any one of these texts.
fn one_of(ids: impl Iterator<Item = &'static str>) -> String {
    ids.map(|id| format!("\"{id}\"")).collect::<Vec<_>>().join(" | ")
}

/// `name_of_one!(Card, "The short name of ...")`: the type whose values are written as their ids.
macro_rules! name_of_one {
    ($type:ident, $docs:literal) => {
        impl TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn docs() -> Option<String> {
                Some(concat!("/**\n * ", $docs, "\n */\n").to_owned())
            }

            fn name(_: &Config) -> String {
                stringify!($type).to_owned()
            }

            fn inline(_: &Config) -> String {
                one_of(Self::all().map(Self::id))
            }

            fn decl(config: &Config) -> String {
                format!("type {} = {};", stringify!($type), Self::inline(config))
            }

            fn decl_concrete(config: &Config) -> String {
                Self::decl(config)
            }

            fn output_path() -> Option<PathBuf> {
                Some(concat!(stringify!($type), ".ts").into())
            }
        }
    };
}

name_of_one!(Card, "The short name of a creature card.");
name_of_one!(Tile, "The short name of an artifact tile.");

/// `schema_of!(Seed, generator => {...})`: the schema of a type that writes itself.
macro_rules! schema_of {
    ($type:ident, $generator:ident => $schema:tt) => {
        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema($generator: &mut SchemaGenerator) -> Schema {
                json_schema!($schema)
            }
        }
    };
}

schema_of!(Card, _generator => {
    "description": "The short name of a creature card.",
    "enum": Card::all().map(Card::id).collect::<Vec<_>>()
});
schema_of!(Tile, _generator => {
    "description": "The short name of an artifact tile.",
    "enum": Tile::all().map(Tile::id).collect::<Vec<_>>()
});
schema_of!(CardSet, generator => {
    "description": "Cards, each once, in the order of the card tables.",
    "type": "array",
    "items": generator.subschema_for::<Card>()
});
schema_of!(TileSet, generator => {
    "description": "Artifact tiles, each once.",
    "type": "array",
    "items": generator.subschema_for::<Tile>()
});
schema_of!(Area, generator => {
    "description": "The summoned cards of a player, in the order of summoning (T5).",
    "type": "array",
    "items": generator.subschema_for::<Card>()
});
schema_of!(Display, generator => {
    "description": "The cards on the display, in the order in which they were revealed.",
    "type": "array",
    "items": generator.subschema_for::<Hunted>()
});
schema_of!(Seat, _generator => {
    "description": "A seat at the table. Seats are numbered clockwise from 1.",
    "type": "integer",
    "minimum": 1,
    "maximum": 4
});
schema_of!(Stones, _generator => {
    "description": "Stones by their letters, the cheapest first: R is red, B is blue, P is purple.",
    "type": "string",
    "pattern": "^R*B*P*$"
});
schema_of!(Seed, _generator => {
    "description": "The 256 bits that decide every shuffle of a game, as hexadecimal digits.",
    "type": "string",
    "pattern": "^[0-9a-f]{64}$"
});

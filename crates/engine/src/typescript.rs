//! Cards and tiles as TypeScript: every id by name, so that a client cannot forget one.

use std::path::PathBuf;

use ts_rs::{Config, TS};

use crate::card::Card;
use crate::tile::Tile;

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

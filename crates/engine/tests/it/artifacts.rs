//! One test per artifact tile and per thing that can happen to it, a file per kind of tile; `draft` is about taking tiles
//! and giving them back.

use vale_engine::{Tile, TileKind};

mod action;
mod draft;
mod instant;
mod permanent;

/// The tests of the tiles of a kind, as text.
const fn tests_of(kind: TileKind) -> &'static str {
    match kind {
        TileKind::Instant => include_str!("artifacts/instant.rs"),
        TileKind::Permanent => include_str!("artifacts/permanent.rs"),
        TileKind::Action => include_str!("artifacts/action.rs"),
    }
}

#[test]
fn every_tile_has_a_test_in_the_file_of_its_kind() {
    for tile in Tile::all() {
        let begins = format!("#[test]\nfn {tile}_");
        assert!(tests_of(tile.kind()).contains(&begins), "no test begins with `{tile}_`");
    }
}

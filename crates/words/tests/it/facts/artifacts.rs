//! The table of tiles against the readable list of all artifacts.

use serde::Deserialize;
use vale_engine::{Supply, Tile, TileKind};

use crate::texts::ENGLISH;

/// The list, in `artifacts.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Facts {
    artifact: Vec<Row>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    name: String,
    kind: String,
    supply: String,
    text: String,
}

fn row_of(tile: Tile) -> Row {
    let kind = match tile.kind() {
        TileKind::Instant => "instant",
        TileKind::Permanent => "permanent",
        TileKind::Action => "action",
    };
    let supply = match tile.artifact().supply {
        Supply::From(players) => format!("{players}+"),
        Supply::Drawn => "drawn".to_owned(),
    };
    Row {
        id: tile.id().to_owned(),
        name: ENGLISH.tile(tile),
        kind: kind.to_owned(),
        supply,
        text: ENGLISH.tile_text(tile),
    }
}

#[test]
fn every_tile_is_as_listed() {
    let listed = toml::from_str::<Facts>(include_str!("artifacts.toml")).unwrap().artifact;
    let table: Vec<_> = Tile::all().map(row_of).collect();
    assert_eq!(listed, table);
    assert_eq!(table.len(), 11);
}

#[test]
fn a_text_is_short_enough_for_a_tile() {
    for tile in Tile::all() {
        let text = ENGLISH.tile_text(tile);
        assert!(text.len() <= 100, "{tile}: {} letters: {text}", text.len());
    }
}

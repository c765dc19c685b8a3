//! The artifact tiles of a position.

use super::{Position, PositionError, wrong};
use crate::ask::Phase;
use crate::game::Game;
use crate::tile::Tile;

impl Game {
    /// Lays out the artifact tiles (X1, X2, X4).
    pub(super) fn place_tiles(&mut self, position: &Position) -> Result<(), PositionError> {
        self.tiles = match &position.tiles {
            None => self.options.draw_tiles(&mut self.stream),
            Some(tiles) => tiles.iter().copied().collect(),
        };
        if !self.options.allows_tiles(self.tiles) || position.tiles.as_ref().is_some_and(|tiles| has_twice(tiles)) {
            return wrong("tiles", "these are not the tiles of a game with these options");
        }
        let supply = self.tiles;
        for (seat, given) in self.seats().zip(&position.players) {
            let place = |field: &str| format!("players[{}].{field}", seat.index());
            for (field, tile) in [("tile", given.tile), ("marked_tile", given.marked_tile)] {
                if let Some(tile) = tile.filter(|&tile| !supply.contains(tile)) {
                    return wrong(place(field), format!("`{tile}` is not among the tiles of this game"));
                }
            }
            if let Some(tile) = given.tile {
                if !self.tiles.contains(tile) {
                    return wrong(place("tile"), format!("`{tile}` is in front of another player too"));
                }
                if given.marked_tile == Some(tile) {
                    return wrong(place("tile"), format!("`{tile}` has the player's own square marker"));
                }
                self.tiles.remove(tile);
            }
            let without_tiles = given.shelter.is_empty() && given.extra_areas == 0;
            if !self.options.artifact_tiles && !without_tiles {
                return wrong(place("shelter"), "shelters and purchased areas need the artifact tiles");
            }
            let player = self.player_mut(seat);
            player.tile = given.tile;
            player.marked_tile = given.marked_tile;
        }
        self.check_tiles(position)
    }

    /// Do the tiles in front of the players fit the phase?
    fn check_tiles(&self, position: &Position) -> Result<(), PositionError> {
        let mut holders = (0..self.options.players)
            .map(|places| self.player(self.first.clockwise(places, self.options.players)).tile.is_some());
        let hunted = position.display.iter().any(|hunted| hunted.marker.is_some());
        let fits = match position.phase {
            Phase::Hunting if hunted && self.options.artifact_tiles => holders.all(|holds| holds),
            // In turn order: nobody has a tile after somebody who has none.
            Phase::Hunting => holders.is_sorted_by(|before, after| before >= after),
            Phase::Action => true,
            Phase::Resolution | Phase::Over => !holders.any(|holds| holds),
        };
        if fits { Ok(()) } else { wrong("players", "the tiles in front of the players do not match this phase") }
    }
}

fn has_twice(tiles: &[Tile]) -> bool {
    tiles.iter().enumerate().any(|(index, tile)| tiles[..index].contains(tile))
}

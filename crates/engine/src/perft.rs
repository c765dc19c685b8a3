//! Counts trees of moves: the quickest way to notice that a rule has changed.

use crate::game::Game;
use crate::moves::MoveList;

/// Returns how many different sequences of exactly `depth` legal moves lead on from here. A game that ends earlier
/// counts for nothing.
pub fn perft(game: &Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = MoveList::new();
    game.legal_moves_into(&mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let below = |&m| {
        let mut after = *game;
        after.play_unchecked(m, &mut ());
        perft(&after, depth - 1)
    };
    moves.iter().map(below).sum()
}

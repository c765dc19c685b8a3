//! Following a plan instead of thinking anew about each move of a turn.

use std::collections::VecDeque;

use vale_engine::{Game, Move, Phase, Seat};

/// The rest of a plan, and for which turn it was made.
#[derive(Clone, Debug, Default)]
pub struct Followed {
    turn: Option<Turn>,
    moves: VecDeque<Move>,
}

type Turn = (u8, Phase, Seat, Option<Seat>);

fn turn(game: &Game) -> Turn {
    (game.round(), game.phase(), game.turn(), game.asked_seat())
}

impl Followed {
    /// Takes over a plan that was made in this position.
    pub fn follow(&mut self, game: &Game, moves: Vec<Move>) {
        self.turn = Some(turn(game));
        self.moves = moves.into();
    }

    /// Returns the next move of the plan, if it is still the same turn and the move is legal.
    pub fn next(&mut self, game: &Game, legal: &[Move]) -> Option<Move> {
        if self.turn != Some(turn(game)) || self.moves.front().is_none_or(|m| !legal.contains(m)) {
            self.moves.clear();
            return None;
        }
        self.moves.pop_front()
    }
}

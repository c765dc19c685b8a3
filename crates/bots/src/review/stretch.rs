//! What a seat did in one go: decisions between which it learned nothing.

use vale_engine::{Match, Move, MoveList, Phase, Seat, SeatView};

use super::ReviewError;
use crate::memory::{Memories, Memory};

/// Moves of one seat in one turn, until something turned up or somebody else had to answer. The seat knew the same before
/// each of them, so all can be judged in the same worlds.
#[derive(Clone, Debug)]
pub(super) struct Stretch {
    /// The number of its first move in the game, from 1.
    pub(super) number: usize,
    /// What the seat saw before its first move.
    pub(super) view: SeatView,
    /// What the seat remembered before its first move.
    pub(super) memory: Memory,
    /// The moves.
    pub(super) moves: Vec<Move>,
    /// Which of them had a choice.
    pub(super) choices: Vec<bool>,
}

impl Stretch {
    pub(super) const fn seat(&self) -> Seat {
        self.view.seat
    }
}

/// The stretches of a game that is over, in order.
pub(super) fn stretches(played: &Match) -> Result<Vec<Stretch>, ReviewError> {
    if !played.game().is_over() {
        return Err(ReviewError::NotOver);
    }
    let mut memories = Memories::new(played.game().options().players);
    let mut game = played.start().begin(&mut memories)?;
    let mut legal = MoveList::new();
    let mut stretches: Vec<Stretch> = Vec::new();
    let mut last: Option<(Seat, u8, Phase, Seat)> = None;
    for (index, step) in played.played().iter().enumerate() {
        game.legal_moves_into(&mut legal);
        let now = (step.seat, game.round(), game.phase(), game.turn());
        let had_choice = legal.len() > 1;
        match stretches.last_mut().filter(|_| last == Some(now)) {
            Some(stretch) => {
                stretch.moves.push(step.m);
                stretch.choices.push(had_choice);
            }
            None => stretches.push(Stretch {
                number: index + 1,
                view: game.seat_view(step.seat),
                memory: memories.of(step.seat).clone(),
                moves: vec![step.m],
                choices: vec![had_choice],
            }),
        }
        game.play_unchecked(step.m, &mut memories);
        last = Some(now).filter(|_| !step.revealed);
    }
    Ok(stretches)
}

//! Level 0: any legal move.

use vale_engine::{Game, MoveList, Seat, Setup, SetupError};

use crate::bot::{Bot, Budget, Decision, Sight};
use crate::dice::Dice;

/// Plays any legal move, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBot;

impl Bot for RandomBot {
    fn decide(&self, sight: Sight<'_>, seed: u64, _budget: Budget) -> Decision {
        Decision::plain(sight.legal[Dice::new(seed).below(sight.legal.len())])
    }
}

/// A game that was played to its end with random moves.
#[derive(Clone, Copy, Debug)]
pub struct RandomGame {
    /// Who went first in the first round.
    pub first: Seat,
    /// How it ended.
    pub end: Game,
    /// How often somebody was asked.
    pub decisions: u32,
    /// How many legal moves there were in all of that.
    pub listed: u32,
}

/// Plays a whole game with random moves, which its seed decides, so that whoever measures the engine plays the same.
///
/// The loop is here and not in the command, because this crate is optimized fully and the command is not.
///
/// # Errors
/// No game can be played with these options.
pub fn random_game(setup: &Setup) -> Result<RandomGame, SetupError> {
    let mut game = Game::new(setup)?;
    let (mut dice, mut moves) = (Dice::of_game(setup.seed), MoveList::new());
    let first = game.table_view().first;
    let (mut decisions, mut listed) = (0, 0);
    loop {
        game.legal_moves_into(&mut moves);
        let Some(m) = dice.pick(&moves) else { break };
        game.play_unchecked(m, &mut ());
        decisions += 1;
        listed += moves.len() as u32;
    }
    Ok(RandomGame { first, end: game, decisions, listed })
}

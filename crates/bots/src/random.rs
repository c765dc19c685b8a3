//! Level 0: any legal move.

use vale_engine::{Game, MoveList, Options, Seed, Setup, SetupError};

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

/// What there was to decide in a game of random moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RandomGame {
    /// How often somebody was asked.
    pub decisions: u32,
    /// How many legal moves there were in all of that.
    pub listed: u32,
    /// How many rounds were played.
    pub rounds: u8,
}

/// Plays a whole game with random moves. A number decides all of it, so that whoever measures the engine plays the same.
///
/// # Errors
/// No game can be played with these options.
pub fn random_game(options: Options, number: u64) -> Result<RandomGame, SetupError> {
    let seed = Seed::from_number(number);
    let mut game = Game::new(&Setup { options, ..Setup::new(options.players, seed) })?;
    let (mut dice, mut moves, mut counted) = (Dice::of_game(seed), MoveList::new(), RandomGame::default());
    loop {
        game.legal_moves_into(&mut moves);
        let Some(m) = dice.pick(&moves) else { break };
        game.play_unchecked(m, &mut ());
        counted.decisions += 1;
        counted.listed += moves.len() as u32;
    }
    counted.rounds = game.round();
    Ok(counted)
}

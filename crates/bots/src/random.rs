//! Level 0: any legal move.

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

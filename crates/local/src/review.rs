//! The review of a finished game on a device. The worker that makes it does a turn at a time, and nothing else.

use vale_bots::review::{ReviewError, Reviewer};
use vale_engine::Match;
use vale_protocol::http::GameReview;
use vale_protocol::{Code, Problem};
use vale_table::{company_of, game_review};

use crate::saved::Saved;

/// A review that is being made.
pub struct LocalReview {
    game: Match,
    reviewer: Reviewer,
}

impl LocalReview {
    /// Begins the review of a game that is over.
    pub fn begin(saved: &Saved) -> Result<Self, Problem> {
        let log = saved.log()?;
        let not_over = || Problem::new(Code::NotOver, "this game is not over");
        let company = company_of(&log.state.occupants(&log.names));
        let game = log.state.play.map(|play| play.game).ok_or_else(not_over)?;
        match Reviewer::new(&game, company) {
            Ok(reviewer) => Ok(Self { game, reviewer }),
            Err(ReviewError::NotOver) => Err(not_over()),
            Err(error) => Err(Problem::new(Code::Illegal, error.to_string())),
        }
    }

    /// Does a part of the work. False if there is nothing left to do.
    pub fn step(&mut self) -> bool {
        self.reviewer.step()
    }

    /// How much of the work is done, in percent.
    pub fn percent(&self) -> u8 {
        self.reviewer.percent()
    }

    /// The review, as a server tells it.
    pub fn finish(self) -> GameReview {
        game_review(&self.game, &self.reviewer.finish())
    }
}

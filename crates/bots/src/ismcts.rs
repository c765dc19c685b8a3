//! Level 4, the yardstick: plain single-observer information set Monte Carlo tree search.
//!
//! Every iteration samples a full game that looks to the seat like its view and plays it through one tree of moves that
//! all sampled games share, so the tree cannot tell them apart by what the seat does not know. It has no knowledge of the
//! game but the [worth of a table](horizon) where an iteration is cut. It was tuned once and then frozen: other bots are
//! measured against it.

mod horizon;
mod search;
#[cfg(test)]
mod toys;

use vale_engine::{Game, Move};

use crate::bot::{Bot, Budget, Decision, Plan, Sight};
use crate::dice::Dice;
use crate::sample::sample_with;
use crate::stopwatch::Stopwatch;
use horizon::Foreseen;
use search::{Search, Tried};

/// How many iterations pass between two looks at the clock.
const CLOCK_PERIOD: u32 = 8;

/// What was tuned, once, by two-player matches with as many iterations as take equal time (3.6 ms a decision), every deal
/// in both seatings. A match was 100 or 120 games, so a share of wins between 40 % and 60 % proves no difference.
#[derive(Clone, Copy, Debug)]
struct Tuning {
    /// How much UCB1 favours moves that were seldom tried. It hardly matters: against 0.5, 0.25 won 54 % (looking no round
    /// ahead) and 49 % (one round ahead), 1.0 won 49 % and 51 %.
    exploration: f64,
    /// How many rounds beyond the present one an iteration plays. Against 0, 1 won 58 %, 2 won 54.5 % and whole games won
    /// 31 %; against 1, 2 won 52.5 %, so the one that allows more iterations stayed.
    rounds_ahead: u8,
    /// The lead in points that is worth three quarters of a win. Against 10, 20 won 50 % and 51 %.
    clear_lead: f32,
}

/// The reference: a tree search over sampled games, with random moves beyond the tree.
///
/// [`Budget::Nodes`] is the number of iterations: each samples one game and adds one node to the tree.
#[derive(Clone, Copy, Debug)]
pub struct Reference {
    tuning: Tuning,
}

impl Default for Reference {
    fn default() -> Self {
        Self { tuning: Tuning { exploration: 0.5, rounds_ahead: 1, clear_lead: 10.0 } }
    }
}

impl Bot for Reference {
    fn decide(&self, sight: Sight<'_>, seed: u64, budget: Budget) -> Decision {
        let mut dice = Dice::new(seed);
        if let [only] = *sight.legal {
            return Decision::plain(only);
        }
        let stopwatch = Stopwatch::start();
        let mut search = Search::new(self.tuning.exploration);
        let mut iterations = 0;
        while match budget {
            Budget::Nodes(nodes) => iterations < nodes,
            Budget::Time(limit) => iterations % CLOCK_PERIOD != 0 || !stopwatch.has_reached(limit),
        } {
            iterations += 1;
            if let Ok(game) = sample_with(sight.view, sight.memory, &mut dice) {
                search.iterate(self.preview(&game), &mut dice);
            }
        }
        let tried = search.tried();
        let Some(most_visited) = tried.first() else {
            return Decision::plain(sight.legal[dice.below(sight.legal.len())]);
        };
        let plan = |tried: &Tried<Move>| Plan { moves: vec![tried.m], value: tried.value };
        Decision { chosen: most_visited.m, plans: tried.iter().map(plan).collect() }
    }
}

impl Reference {
    fn preview(&self, game: &Game) -> Foreseen {
        Foreseen::new(game, self.tuning.rounds_ahead, self.tuning.clear_lead)
    }
}

//! The gate: a new net replaces the last one only if it is clearly better.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};
use vale_bots::arena::{Arena, Entrant, Player};
use vale_bots::net::Net;
use vale_bots::{Apprentice, Bot, Budget, Learned, Level, Thoroughness};
use vale_engine::{Options, Seed};

use crate::TrainError;
use crate::selfplay::{LIGHT_NODES, Mix};

/// What a bot reached against another: the mean win share, and its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Score {
    /// How many deals were played.
    pub deals: u64,
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    pub high: f64,
}

impl Score {
    /// Is it clearly more than the share of one of so many equal players?
    pub fn is_better(&self, players: u8) -> bool {
        self.low > 1.0 / f64::from(players)
    }
}

/// A match between two nets, or a net and level 2.
#[derive(Clone, Copy, Debug)]
pub struct Match<'a> {
    /// How many players: the first bot takes one seat, the second one the others.
    pub players: u8,
    pub mix: Mix,
    /// How many deals in all.
    pub deals: u64,
    /// What decides the deals.
    pub seed: Seed,
    /// In how many threads.
    pub threads: usize,
    /// Set when it is to be broken off.
    pub stop: &'a AtomicBool,
}

/// A net as it plays in training games.
pub fn light(net: &Arc<Net>) -> (Arc<dyn Bot>, Budget) {
    (Arc::new(Learned::with(Arc::clone(net), Thoroughness::LIGHT)), Budget::Nodes(LIGHT_NODES))
}

/// Level 2 as it plays everywhere.
pub fn level_2() -> (Arc<dyn Bot>, Budget) {
    (Arc::new(Apprentice), Level::Apprentice.default_budget())
}

impl Match<'_> {
    /// Plays it. None if it was broken off.
    pub fn play(
        self,
        one: &(Arc<dyn Bot>, Budget),
        other: &(Arc<dyn Bot>, Budget),
    ) -> Result<Option<Score>, TrainError> {
        let tables = self.tables();
        let deals = self.deals.div_ceil(tables.len() as u64);
        let mut scores = Vec::new();
        for options in tables {
            let entrant = |name: &str, (bot, budget): &(Arc<dyn Bot>, Budget)| Entrant {
                name: name.to_owned(),
                player: Player::Bot { bot: Arc::clone(bot), budget: *budget },
            };
            let arena = Arena::new(options, vec![entrant("one", one), entrant("other", other)], self.seed);
            let results = arena.and_then(|arena| arena.run(deals, self.threads, self.stop, &|_| {}));
            let results = results.map_err(|error| TrainError::new(error.to_string()))?;
            if let Some(forfeit) = results.forfeits.first() {
                return Err(TrainError::new(format!("a bot lost a game of the gate by a fault: {}", forfeit.reason)));
            }
            if self.stop.load(std::sync::atomic::Ordering::Relaxed) {
                return Ok(None);
            }
            let share = &results.bots[0].win_share;
            if let (Some(mean), Some(low), Some(high)) = (share.mean, share.low, share.high) {
                scores.push(Score { deals: results.deals, mean, low, high });
            }
        }
        Ok(Some(together(&scores)))
    }

    /// The tables of the match: the base game, and with all options the whole of Artifacts as well.
    fn tables(&self) -> Vec<Options> {
        let base = Options::new(self.players);
        let artifacts = Options { artifact_creatures: true, artifact_tiles: true, ..base };
        if self.mix == Mix::All { vec![base, artifacts] } else { vec![base] }
    }
}

/// The mean of several scores of as many deals each, with its interval: the deals do not depend on each other, so the
/// errors add up as squares.
fn together(scores: &[Score]) -> Score {
    let count = scores.len().max(1) as f64;
    let mean = scores.iter().map(|score| score.mean).sum::<f64>() / count;
    let error = |part: fn(&Score) -> f64| scores.iter().map(|score| part(score).powi(2)).sum::<f64>().sqrt() / count;
    Score {
        deals: scores.iter().map(|score| score.deals).sum(),
        mean,
        low: mean - error(|score| score.mean - score.low),
        high: mean + error(|score| score.high - score.mean),
    }
}

#[cfg(test)]
mod tests {
    use super::{Score, together};

    #[test]
    fn scores_of_several_tables_are_put_together() {
        let half = |mean: f64| Score { deals: 500, mean, low: mean - 0.03, high: mean + 0.04 };
        let both = together(&[half(0.5), half(0.6)]);
        assert_eq!(both.deals, 1_000);
        assert!((both.mean - 0.55).abs() < 1e-9);
        assert!((both.low - (0.55 - 0.03 / 2_f64.sqrt())).abs() < 1e-9);
        assert!((both.high - (0.55 + 0.04 / 2_f64.sqrt())).abs() < 1e-9);
        assert!(both.is_better(2) && !Score { low: 0.5, ..both }.is_better(2));
        assert!(Score { low: 0.26, ..both }.is_better(4));
    }
}

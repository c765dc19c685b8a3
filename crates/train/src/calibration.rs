//! Whether the win shares that a net tells come true.

use std::fmt;

use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use serde::{Deserialize, Serialize};
use vale_bots::net::{Features, Net};

use crate::TrainError;
use crate::examples::result;
use crate::games::KeptGame;

/// How many bins of win shares there are.
pub const BINS: usize = 10;
/// Bins with fewer positions tell nothing.
pub const ENOUGH: u64 = 1_000;

/// The positions with win shares within a tenth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Bin {
    pub positions: u64,
    /// The sum of the win shares that were told.
    pub said: f64,
    /// The sum of those that came true.
    pub came: f64,
}

/// What a net said about the seats that were to decide, and what came of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Calibration {
    /// By the win share that was told.
    pub bins: [Bin; BINS],
    /// The sum of the logarithmic losses over the seats.
    pub loss: f64,
}

impl Calibration {
    /// Compares a net with games: every decision, from the side of whoever decides.
    pub fn of(net: &Net, games: &[KeptGame]) -> Result<Self, TrainError> {
        let each: Result<Vec<_>, _> = games.par_iter().map(|game| of_game(net, game)).collect();
        let mut all = Self::default();
        each?.iter().for_each(|one| all.add(one));
        Ok(all)
    }

    fn add(&mut self, other: &Self) {
        self.loss += other.loss;
        for (bin, more) in self.bins.iter_mut().zip(&other.bins) {
            bin.positions += more.positions;
            bin.said += more.said;
            bin.came += more.came;
        }
    }

    /// How many positions there are.
    pub fn positions(&self) -> u64 {
        self.bins.iter().map(|bin| bin.positions).sum()
    }

    /// The mean logarithmic loss of a position.
    pub fn mean_loss(&self) -> f64 {
        self.loss / self.positions().max(1) as f64
    }

    /// By how much the worst bin with enough positions is wrong, as a win share.
    pub fn worst(&self) -> f64 {
        let wrong = |bin: &Bin| (bin.mean_said() - bin.mean_came()).abs();
        self.bins.iter().filter(|bin| bin.positions >= ENOUGH).map(wrong).fold(0.0, f64::max)
    }
}

impl Bin {
    /// The mean win share that was told.
    pub fn mean_said(&self) -> f64 {
        self.said / self.positions.max(1) as f64
    }

    /// The mean win share that came true.
    pub fn mean_came(&self) -> f64 {
        self.came / self.positions.max(1) as f64
    }
}

impl fmt::Display for Calibration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for bin in self.bins.iter().filter(|bin| bin.positions > 0) {
            let (said, came) = (100.0 * bin.mean_said(), 100.0 * bin.mean_came());
            writeln!(f, "| {said:.1} % | {came:.1} % | {} |", bin.positions)?;
        }
        Ok(())
    }
}

fn of_game(net: &Net, game: &KeptGame) -> Result<Calibration, TrainError> {
    let mut features = Features::default();
    let mut told = Vec::new();
    let end = game.replay(|game, legal| {
        if let (true, Some(seat)) = (legal.len() > 1, game.asked_seat()) {
            told.push((seat, net.look(game, seat, &mut features).shares()[0]));
        }
    })?;
    let result = result(&end);
    let mut calibration = Calibration::default();
    for (seat, said) in told {
        let (said, came) = (f64::from(said), f64::from(result[seat.index()]));
        let bin = (1..BINS).take_while(|&bin| said >= bin as f64 / BINS as f64).count();
        let bin = &mut calibration.bins[bin];
        bin.positions += 1;
        bin.said += said;
        bin.came += came;
        let sure = said.clamp(1e-6, 1.0 - 1e-6);
        calibration.loss -= came * sure.ln() + (1.0 - came) * (1.0 - sure).ln();
    }
    Ok(calibration)
}

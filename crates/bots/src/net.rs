//! The net of level 3: what a position is worth in wins, learned from games that bots played against themselves.
//!
//! It has one hidden layer of facts and amounts, a second smaller one, and says for every seat how likely it is to win:
//! one softmax over the seats, so the shares add up to one. A further output guesses by how many points the seat that looks
//! will be ahead of the best of the others. All weights are whole numbers and all sums are exact, so every machine gives the
//! same answer to the last bit.

mod features;
mod file;
mod shipped;
mod soft;
mod sureness;

pub use features::{Features, Layout, MOST, UNIT, VERSION};
pub use file::NetError;
pub use shipped::{LARGEST_NETS, Shipped, shipped, supply};
pub use sureness::{Company, Sureness};

use vale_engine::{Game, MAX_SEATS, Seat};

/// Units of the first hidden layer.
pub const FIRST: usize = 64;
/// Units of the second hidden layer.
pub const SECOND: usize = 32;

/// What a weight of one is, in the file: weights are whole numbers of 1024ths.
pub const WEIGHT: i32 = 1024;
/// The largest weight: almost 8. With it no sum leaves 32 bits.
pub const LARGEST_WEIGHT: i32 = 8191;
/// What a hidden unit's one is: a unit is a whole number of 128ths.
pub const ACTIVE: i32 = 128;
/// The most that a hidden unit can be: almost 8.
pub const MOST_ACTIVE: i32 = 1023;
/// The scale of the sums of the first layer: of a weight times an amount.
pub const FIRST_SUM: i32 = WEIGHT * UNIT as i32;
/// The scale of the sums of the later layers: of a weight times a hidden unit.
pub const LATER_SUM: i32 = WEIGHT * ACTIVE;
/// What a weight of one is that leads from an amount straight to the outputs: it makes their sums as large as the others.
pub const SKIP_WEIGHT: i32 = LATER_SUM / UNIT as i32;
/// The largest bias, for the same reason as the largest weight.
pub const LARGEST_BIAS: i32 = 1 << 28;

/// Points per unit of the output that guesses the margin.
pub const MARGIN: f32 = 20.0;
/// How much the margin counts beside the chance to win, in logits per [`MARGIN`]: it tells apart moves that are all as
/// good as won or lost.
const MARGIN_WEIGHT: f32 = 0.5;
/// Beyond this the chance to win is as good as certain, and the margin decides.
const SURE: f32 = 6.0;

/// A net for one number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    layout: Layout,
    weights: Weights,
    /// How sure of itself it may be when it tells people: in the base game, and with Artifacts or a half of it.
    sureness: [Sureness; 2],
}

/// The weights of a net as whole numbers. Each row of `facts` and `amounts` leads from one input to the first layer; each
/// row of `second`, `last` and `skip` leads to one unit from those before it, in `skip` from the amounts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weights {
    /// A row for each fact.
    pub facts: Vec<[i16; FIRST]>,
    /// A row for each amount.
    pub amounts: Vec<[i16; FIRST]>,
    /// One for each unit of the first layer, at the scale of its sums.
    pub first_bias: Vec<i32>,
    /// A row for each unit of the second layer.
    pub second: Vec<[i16; FIRST]>,
    /// One for each unit of the second layer.
    pub second_bias: Vec<i32>,
    /// A row for each output: the seats, then the margin.
    pub last: Vec<[i16; SECOND]>,
    /// A row for each output.
    pub skip: Vec<Vec<i16>>,
    /// One for each output.
    pub last_bias: Vec<i32>,
}

/// What a net says about a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    players: usize,
    /// From the seat that looks, in turn order.
    logits: [f32; MAX_SEATS],
    /// By how many points the seat that looks will be ahead of the best of the others.
    pub margin: f32,
    /// How sure it may be.
    sureness: Sureness,
}

impl Net {
    /// Returns a net of these weights, if they fit the layout and none is too large.
    ///
    /// # Errors
    /// The weights are not as many as the layout needs, or one of them is too large.
    pub fn new(layout: Layout, weights: Weights) -> Result<Self, NetError> {
        weights.check(layout)?;
        Ok(Self { layout, weights, sureness: [Sureness::FULL; 2] })
    }

    /// Returns the same net, which is so sure of itself when it tells people: in the base game, and with Artifacts.
    #[must_use]
    pub const fn with_sureness(mut self, sureness: [Sureness; 2]) -> Self {
        self.sureness = sureness;
        self
    }

    /// Returns what it is told.
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// Returns its weights.
    pub const fn weights(&self) -> &Weights {
        &self.weights
    }

    /// Returns for how many players it is.
    pub const fn players(&self) -> usize {
        self.layout.players
    }

    /// Returns what it says about what it is told.
    #[expect(clippy::cast_precision_loss, reason = "the outputs are small, and rounded alike everywhere")]
    pub fn judge(&self, facts: &[u16], amounts: &[i16]) -> Verdict {
        let weights = &self.weights;
        let mut sums = [0_i32; FIRST];
        for &fact in facts {
            if let Some(row) = weights.facts.get(usize::from(fact)) {
                for (sum, &weight) in sums.iter_mut().zip(row) {
                    *sum += i32::from(weight);
                }
            }
        }
        for (sum, &bias) in sums.iter_mut().zip(&weights.first_bias) {
            *sum = *sum * i32::from(UNIT) + bias;
        }
        for (&amount, row) in amounts.iter().zip(&weights.amounts) {
            for (sum, &weight) in sums.iter_mut().zip(row) {
                *sum += i32::from(amount) * i32::from(weight);
            }
        }
        let first = sums.map(|sum| active(sum, FIRST_SUM / ACTIVE));
        let mut second = [0_i16; SECOND];
        for ((unit, row), &bias) in second.iter_mut().zip(&weights.second).zip(&weights.second_bias) {
            *unit = active(dot(&first, row) + bias, LATER_SUM / ACTIVE);
        }
        let outputs = weights.last.iter().zip(&weights.skip).zip(&weights.last_bias);
        let outputs = outputs.map(|((row, skip), &bias)| dot(&second, row) + dot(amounts, skip) + bias);
        let mut verdict =
            Verdict { players: self.layout.players, logits: [0.0; MAX_SEATS], margin: 0.0, sureness: Sureness::FULL };
        for (place, output) in outputs.enumerate() {
            let output = output as f32 / LATER_SUM as f32;
            if place < self.layout.players {
                verdict.logits[place] = output;
            } else {
                verdict.margin = output * MARGIN;
            }
        }
        verdict
    }

    /// Returns what it says about a game from the side of a seat. A game that is over needs no net.
    pub fn look(&self, game: &Game, seat: Seat, features: &mut Features) -> Verdict {
        if game.is_over() {
            return Verdict::of_result(game, seat);
        }
        features.read(game, seat);
        let verdict = self.judge(&features.facts, &features.amounts);
        let options = game.options();
        let artifacts = options.artifact_creatures || options.artifact_tiles;
        Verdict { sureness: self.sureness[usize::from(artifacts)], ..verdict }
    }
}

/// A hidden unit: nothing below zero, and no more than the most.
fn active(sum: i32, scale: i32) -> i16 {
    ((sum + scale / 2) / scale).clamp(0, MOST_ACTIVE) as i16
}

fn dot(units: &[i16], row: &[i16]) -> i32 {
    units.iter().zip(row).map(|(&unit, &weight)| i32::from(unit) * i32::from(weight)).sum()
}

impl Verdict {
    /// The verdict on a game that is over: as sure as can be.
    fn of_result(game: &Game, seat: Seat) -> Self {
        let players = game.options().players;
        let mut logits = [0.0; MAX_SEATS];
        for winner in game.leaders() {
            let place = (winner.index() + usize::from(players) - seat.index()) % usize::from(players);
            logits[place] = 2.0 * SURE;
        }
        let others = game.seats().filter(|&other| other != seat).map(|other| game.score(other)).max().unwrap_or(0);
        let margin = f32::from(game.score(seat)) - f32::from(others);
        Self { players: usize::from(players), logits, margin, sureness: Sureness::FULL }
    }

    /// Returns how likely every seat is to win, from the seat that looks, in turn order. They add up to one; a shared
    /// victory is split.
    pub fn shares(&self) -> [f32; MAX_SEATS] {
        soft::shares(self.logits, self.players)
    }

    /// Returns how good this is for the seat that looks: the logit of its chance to win, and a little of the margin.
    pub fn score(&self) -> f32 {
        let [mine, others @ ..] = &self.logits;
        let others = others.get(..self.players - 1).unwrap_or_default();
        let logit = mine - soft::log_sum(others);
        logit.clamp(-SURE, SURE) + MARGIN_WEIGHT * self.margin / MARGIN
    }
}

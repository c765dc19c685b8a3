//! A net while it learns: the same as in play, with fractions for weights.

use serde::{Deserialize, Serialize};
use vale_bots::net::{
    ACTIVE, FIRST, FIRST_SUM, LARGEST_BIAS, LARGEST_WEIGHT, LATER_SUM, Layout, MOST_ACTIVE, Net, SECOND, SKIP_WEIGHT,
    UNIT, WEIGHT, Weights,
};
use vale_engine::MAX_SEATS;

use crate::TrainError;
use crate::chance::Chance;
use crate::examples::Example;

/// The most that a hidden unit can be.
const TOP: f32 = MOST_ACTIVE as f32 / ACTIVE as f32;
/// The most outputs there are.
pub const MOST_OUTPUTS: usize = MAX_SEATS + 1;

/// The parts of a model, each a list of weights. The order of the numbers is that of [`Weights`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Parts {
    /// From facts to the first layer.
    pub facts: Vec<f32>,
    /// From amounts to the first layer.
    pub amounts: Vec<f32>,
    /// Biases of the first layer.
    pub first_bias: Vec<f32>,
    /// From the first to the second layer.
    pub second: Vec<f32>,
    /// Biases of the second layer.
    pub second_bias: Vec<f32>,
    /// From the second layer to the outputs.
    pub last: Vec<f32>,
    /// From the amounts straight to the outputs.
    pub skip: Vec<f32>,
    /// Biases of the outputs.
    pub last_bias: Vec<f32>,
}

impl Parts {
    /// Parts of these sizes, all zero.
    pub fn zero(layout: Layout) -> Self {
        let outputs = layout.players + 1;
        let zeros = |count: usize| vec![0.0; count];
        Self {
            facts: zeros(layout.facts() * FIRST),
            amounts: zeros(layout.amounts() * FIRST),
            first_bias: zeros(FIRST),
            second: zeros(SECOND * FIRST),
            second_bias: zeros(SECOND),
            last: zeros(outputs * SECOND),
            skip: zeros(outputs * layout.amounts()),
            last_bias: zeros(outputs),
        }
    }

    /// All parts but the facts, which are learned in another way because only a few of them hold at a time.
    pub fn small_mut(&mut self) -> [&mut Vec<f32>; 7] {
        let [_facts, small @ ..] = self.all_mut();
        small
    }

    fn all(&self) -> [&Vec<f32>; 8] {
        [
            &self.facts,
            &self.amounts,
            &self.first_bias,
            &self.second,
            &self.second_bias,
            &self.last,
            &self.skip,
            &self.last_bias,
        ]
    }

    fn all_mut(&mut self) -> [&mut Vec<f32>; 8] {
        [
            &mut self.facts,
            &mut self.amounts,
            &mut self.first_bias,
            &mut self.second,
            &mut self.second_bias,
            &mut self.last,
            &mut self.skip,
            &mut self.last_bias,
        ]
    }
}

/// A net while it learns.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// What it is told.
    pub layout: Layout,
    pub parts: Parts,
}

/// What a model computed on the way to its outputs.
#[derive(Clone, Debug)]
pub struct Forward {
    pub first: [f32; FIRST],
    pub second: [f32; SECOND],
    pub shares: [f32; MAX_SEATS],
    pub margin: f32,
}

impl Model {
    /// A model that knows nothing.
    pub fn new(layout: Layout, chance: &mut Chance) -> Self {
        let mut parts = Parts::zero(layout);
        let mut fill = |part: &mut Vec<f32>, size: f32| {
            for weight in part {
                *weight = (2.0 * chance.unit() - 1.0) * size;
            }
        };
        fill(&mut parts.facts, 0.05);
        fill(&mut parts.amounts, 0.3);
        fill(&mut parts.second, 0.2);
        fill(&mut parts.last, 0.15);
        Self { layout, parts }
    }

    /// A model that knows what a net knows, to learn on from there.
    pub fn from_net(net: &Net) -> Self {
        let weights = net.weights();
        let parts = Parts {
            facts: fractions(weights.facts.as_flattened(), WEIGHT),
            amounts: fractions(weights.amounts.as_flattened(), WEIGHT),
            first_bias: fractions(&weights.first_bias, FIRST_SUM),
            second: fractions(weights.second.as_flattened(), WEIGHT),
            second_bias: fractions(&weights.second_bias, LATER_SUM),
            last: fractions(weights.last.as_flattened(), WEIGHT),
            skip: fractions(weights.skip.iter().flatten(), SKIP_WEIGHT),
            last_bias: fractions(&weights.last_bias, LATER_SUM),
        };
        Self { layout: net.layout(), parts }
    }

    /// What the model says about an example.
    pub fn forward(&self, example: &Example<'_>) -> Forward {
        let parts = &self.parts;
        let mut first: [f32; FIRST] = std::array::from_fn(|unit| parts.first_bias[unit]);
        for &fact in example.facts {
            let row = &parts.facts[usize::from(fact) * FIRST..][..FIRST];
            first.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        for (&amount, row) in example.amounts.iter().zip(parts.amounts.chunks_exact(FIRST)) {
            let amount = amount_of(amount);
            first.iter_mut().zip(row).for_each(|(sum, weight)| *sum += amount * weight);
        }
        first = first.map(|sum| sum.clamp(0.0, TOP));
        let mut second = [0.0; SECOND];
        for ((unit, row), bias) in second.iter_mut().zip(parts.second.chunks_exact(FIRST)).zip(&parts.second_bias) {
            *unit = (bias + dot(&first, row)).clamp(0.0, TOP);
        }
        let mut outputs = [0.0; MOST_OUTPUTS];
        let rows = parts.last.chunks_exact(SECOND).zip(parts.skip.chunks_exact(self.layout.amounts()));
        for ((output, (row, skip)), bias) in outputs.iter_mut().zip(rows).zip(&parts.last_bias) {
            let straight: f32 =
                example.amounts.iter().zip(skip).map(|(&amount, weight)| amount_of(amount) * weight).sum();
            *output = bias + dot(&second, row) + straight;
        }
        let players = self.layout.players;
        let most = outputs[..players].iter().copied().fold(f32::MIN, f32::max);
        let mut shares = [0.0; MAX_SEATS];
        for (share, output) in shares.iter_mut().zip(&outputs[..players]) {
            *share = (output - most).exp();
        }
        let sum: f32 = shares.iter().sum();
        Forward { first, second, shares: shares.map(|share| share / sum), margin: outputs[players] }
    }

    /// The net that plays: weights as whole numbers.
    pub fn quantise(&self) -> Result<Net, TrainError> {
        let parts = &self.parts;
        let weight = |scale: i32| move |weight: &f32| whole(*weight, scale, LARGEST_WEIGHT) as i16;
        let bias = |scale: i32| move |weight: &f32| whole(*weight, scale, LARGEST_BIAS);
        let weights = Weights {
            facts: rows(&parts.facts),
            amounts: rows(&parts.amounts),
            first_bias: parts.first_bias.iter().map(bias(FIRST_SUM)).collect(),
            second: rows(&parts.second),
            second_bias: parts.second_bias.iter().map(bias(LATER_SUM)).collect(),
            last: rows(&parts.last),
            skip: parts
                .skip
                .chunks_exact(self.layout.amounts())
                .map(|row| row.iter().map(weight(SKIP_WEIGHT)).collect())
                .collect(),
            last_bias: parts.last_bias.iter().map(bias(LATER_SUM)).collect(),
        };
        Net::new(self.layout, weights).map_err(|error| TrainError::new(error.to_string()))
    }

    /// The model as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let head =
            (self.layout.players as u64).to_le_bytes().into_iter().chain(self.layout.fingerprint().to_le_bytes());
        head.chain(self.parts.all().into_iter().flatten().flat_map(|weight| weight.to_le_bytes())).collect()
    }

    /// Reads the file of a model.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, TrainError> {
        let broken = || TrainError::new("this is no model for the features and cards there are now");
        let (words, _) = bytes.as_chunks::<8>();
        let [players, fingerprint, ..] = words else { return Err(broken()) };
        let layout = Layout { players: u64::from_le_bytes(*players) as usize };
        if !(2..=MAX_SEATS).contains(&layout.players) || layout.fingerprint() != u64::from_le_bytes(*fingerprint) {
            return Err(broken());
        }
        let mut parts = Parts::zero(layout);
        let mut numbers = bytes[16..].as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes));
        for weight in parts.all_mut().into_iter().flatten() {
            *weight = numbers.next().ok_or_else(broken)?;
        }
        if numbers.next().is_some() { Err(broken()) } else { Ok(Self { layout, parts }) }
    }
}

/// An amount as a fraction.
pub fn amount_of(amount: i16) -> f32 {
    f32::from(amount) / f32::from(UNIT)
}

/// Does a hidden unit pass on what is learned? Not where it was cut off.
pub fn is_live(unit: f32) -> bool {
    unit > 0.0 && unit < TOP
}

fn dot(units: &[f32], row: &[f32]) -> f32 {
    // Eight sums side by side, which the processor adds at once.
    let mut sums = [0.0; 8];
    for (units, row) in units.chunks_exact(8).zip(row.chunks_exact(8)) {
        for (sum, (unit, weight)) in sums.iter_mut().zip(units.iter().zip(row)) {
            *sum += unit * weight;
        }
    }
    sums.iter().sum()
}

fn whole(weight: f32, scale: i32, largest: i32) -> i32 {
    ((weight * scale as f32).round() as i32).clamp(-largest, largest)
}

/// The opposite of [`whole`], for many weights.
fn fractions<'a, W: Copy + Into<i32> + 'a>(weights: impl IntoIterator<Item = &'a W>, scale: i32) -> Vec<f32> {
    weights.into_iter().map(|&weight| weight.into() as f32 / scale as f32).collect()
}

fn rows<const WIDTH: usize>(part: &[f32]) -> Vec<[i16; WIDTH]> {
    let rows = part.as_chunks::<WIDTH>().0.iter();
    rows.map(|row| row.map(|weight| whole(weight, WEIGHT, LARGEST_WEIGHT) as i16)).collect()
}

//! How a model learns: Adam, with the gradients worked out by hand.

use vale_bots::net::{FIRST, SECOND};

use crate::TrainError;
use crate::chance::Chance;
use crate::examples::{Example, Examples};
use crate::model::{Forward, MOST_OUTPUTS, Model, Parts, amount_of, is_live};

/// How many examples are learned from at once.
const BATCH: usize = 128;
/// The usual constants of Adam.
const KEEP_MEAN: f32 = 0.9;
const KEEP_SQUARE: f32 = 0.999;
const TINY: f32 = 1e-8;
/// How fast weights that are not needed fade.
const DECAY_FACTS: f32 = 0.02;
const DECAY: f32 = 0.01;
/// How much an error of the margin counts beside one of the shares, and the largest that counts.
const MARGIN_WEIGHT: f32 = 0.3;
const LARGEST_ERROR: f32 = 2.0;
/// So many steps pass before the full rate is reached.
const WARM_UP: f32 = 200.0;
/// What is left of the rate at the end.
const LAST_RATE: f32 = 0.05;

/// A model that learns.
pub struct Optimizer {
    model: Model,
    gradients: Parts,
    means: Parts,
    squares: Parts,
    touched: Vec<u16>,
    step: i32,
}

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// How often each example is looked at.
    pub epochs: usize,
    /// How far each step goes.
    pub rate: f32,
}

impl Optimizer {
    /// A model that begins to learn.
    pub fn new(model: Model) -> Self {
        let zero = Parts::zero(model.layout);
        Self { gradients: zero.clone(), means: zero.clone(), squares: zero, touched: Vec::new(), step: 0, model }
    }

    /// Learns from the examples. `tell` hears of every epoch and its mean loss; when `stop` is true, nothing comes of it.
    pub fn learn(
        mut self,
        examples: &Examples,
        course: Course,
        chance: &mut Chance,
        stop: &dyn Fn() -> bool,
        tell: &mut dyn FnMut(usize, f64),
    ) -> Result<Option<Model>, TrainError> {
        if examples.is_empty() {
            return Err(TrainError::new("there are no examples to learn from"));
        }
        let mut order: Vec<usize> = (0..examples.len()).collect();
        let steps = (examples.len().div_ceil(BATCH) * course.epochs) as f32;
        for epoch in 1..=course.epochs {
            chance.shuffle(&mut order);
            let mut loss = 0.0;
            for batch in order.chunks(BATCH) {
                if stop() {
                    return Ok(None);
                }
                for &number in batch {
                    loss += f64::from(self.add(&examples.get(number, self.model.layout), 1.0 / batch.len() as f32));
                }
                self.step += 1;
                let now = self.step as f32;
                let fall = 1.0 - (1.0 - LAST_RATE) * now / steps;
                self.update(course.rate * fall * (now / WARM_UP).min(1.0));
            }
            tell(epoch, loss / examples.len() as f64);
        }
        Ok(Some(self.model))
    }

    /// Adds the gradients of one example, and gives its loss.
    fn add(&mut self, example: &Example<'_>, weight: f32) -> f32 {
        let forward = self.model.forward(example);
        let players = self.model.layout.players;
        let mut errors = [0.0; MOST_OUTPUTS];
        for (error, (said, right)) in
            errors.iter_mut().zip(forward.shares.iter().zip(&example.target.shares)).take(players)
        {
            *error = weight * (said - right);
        }
        let margin = (forward.margin - example.target.margin).clamp(-LARGEST_ERROR, LARGEST_ERROR);
        errors[players] = weight * MARGIN_WEIGHT * margin;
        let (model, gradients) = (&self.model.parts, &mut self.gradients);
        let mut second = [0.0; SECOND];
        for (output, &error) in errors.iter().enumerate().take(players + 1) {
            gradients.last_bias[output] += error;
            let rows = output * SECOND..(output + 1) * SECOND;
            let row = gradients.last[rows.clone()].iter_mut().zip(&model.last[rows]);
            for ((gradient, weight), (unit, back)) in row.zip(forward.second.iter().zip(&mut second)) {
                *gradient += error * unit;
                *back += error * weight;
            }
            let width = example.amounts.len();
            for (gradient, &amount) in gradients.skip[output * width..][..width].iter_mut().zip(example.amounts) {
                *gradient += error * amount_of(amount);
            }
        }
        let mut first = [0.0; FIRST];
        for (unit, &back) in second.iter().enumerate().filter(|&(unit, _)| is_live(forward.second[unit])) {
            gradients.second_bias[unit] += back;
            let rows = unit * FIRST..(unit + 1) * FIRST;
            let row = gradients.second[rows.clone()].iter_mut().zip(&model.second[rows]);
            for ((gradient, weight), (input, further)) in row.zip(forward.first.iter().zip(&mut first)) {
                *gradient += back * input;
                *further += back * weight;
            }
        }
        for (back, unit) in first.iter_mut().zip(&forward.first) {
            if !is_live(*unit) {
                *back = 0.0;
            }
        }
        add(&mut gradients.first_bias, 1.0, &first);
        for (row, &amount) in gradients.amounts.chunks_exact_mut(FIRST).zip(example.amounts) {
            add(row, amount_of(amount), &first);
        }
        for &fact in example.facts {
            add(&mut gradients.facts[usize::from(fact) * FIRST..][..FIRST], 1.0, &first);
        }
        self.touched.extend_from_slice(example.facts);
        loss(&forward, example)
    }

    fn update(&mut self, rate: f32) {
        let corrected = (1.0 - KEEP_SQUARE.powi(self.step)).sqrt() / (1.0 - KEEP_MEAN.powi(self.step));
        let rate = Rate { step: rate * corrected, fade: rate };
        self.touched.sort_unstable();
        self.touched.dedup();
        for fact in self.touched.drain(..) {
            let row = usize::from(fact) * FIRST..(usize::from(fact) + 1) * FIRST;
            rate.adam(
                &mut self.model.parts.facts[row.clone()],
                &mut self.gradients.facts[row.clone()],
                &mut self.means.facts[row.clone()],
                &mut self.squares.facts[row],
                DECAY_FACTS,
            );
        }
        let parts = self.model.parts.small_mut().into_iter().zip(self.gradients.small_mut());
        let moments = self.means.small_mut().into_iter().zip(self.squares.small_mut());
        for ((part, gradients), (means, squares)) in parts.zip(moments) {
            rate.adam(part, gradients, means, squares, DECAY);
        }
    }
}

/// How far a step goes, and how far weights fade meanwhile.
struct Rate {
    step: f32,
    fade: f32,
}

impl Rate {
    fn adam(&self, weights: &mut [f32], gradients: &mut [f32], means: &mut [f32], squares: &mut [f32], decay: f32) {
        let moments = means.iter_mut().zip(squares);
        for ((weight, gradient), (mean, square)) in weights.iter_mut().zip(gradients).zip(moments) {
            *mean = KEEP_MEAN * *mean + (1.0 - KEEP_MEAN) * *gradient;
            *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * *gradient * *gradient;
            *weight -= self.step * *mean / (square.sqrt() + TINY) + self.fade * decay * *weight;
            *gradient = 0.0;
        }
    }
}

fn add(sums: &mut [f32], factor: f32, row: &[f32]) {
    sums.iter_mut().zip(row).for_each(|(sum, value)| *sum += factor * value);
}

/// The cross entropy between what should be said and what was said.
pub fn loss(forward: &Forward, example: &Example<'_>) -> f32 {
    let pairs = forward.shares.iter().zip(&example.target.shares).filter(|(_, right)| **right > 0.0);
    pairs.map(|(said, right)| -right * said.max(1e-7).ln()).sum()
}

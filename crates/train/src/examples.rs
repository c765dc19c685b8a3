//! What a net learns from: positions of games, and how they came out.

use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use vale_bots::net::{Features, Layout, MARGIN, Net};
use vale_engine::{Game, MAX_SEATS, Seat};

use crate::TrainError;
use crate::chance::Chance;
use crate::games::KeptGame;

/// How many of the decisions of a game become examples.
const RATE: f32 = 0.25;
/// How much of what comes after the next round counts, when the net so far is asked about its beginning: the lambda of
/// TD(lambda), by rounds.
const LAMBDA: f32 = 0.7;
/// How many games are replayed before their examples are put together.
const CHUNK: usize = 256;

/// The win shares of the seats and the margin, from the side of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Target {
    /// From the seat that looks, in turn order.
    pub shares: [f32; MAX_SEATS],
    /// In units of [`MARGIN`].
    pub margin: f32,
}

/// Many examples, packed.
#[derive(Clone, Debug, Default)]
pub struct Examples {
    facts: Vec<u16>,
    ends: Vec<usize>,
    amounts: Vec<i16>,
    targets: Vec<Target>,
}

/// One example.
#[derive(Clone, Copy, Debug)]
pub struct Example<'a> {
    /// The facts that hold.
    pub facts: &'a [u16],
    pub amounts: &'a [i16],
    /// What the net should say.
    pub target: &'a Target,
}

impl Examples {
    /// How many there are.
    pub const fn len(&self) -> usize {
        self.targets.len()
    }

    /// Are there none?
    pub const fn is_empty(&self) -> bool {
        self.targets.is_empty()
    }

    /// The example with this number.
    pub fn get(&self, number: usize, layout: Layout) -> Example<'_> {
        let begin = if number == 0 { 0 } else { self.ends[number - 1] };
        let width = layout.amounts();
        Example {
            facts: &self.facts[begin..self.ends[number]],
            amounts: &self.amounts[number * width..(number + 1) * width],
            target: &self.targets[number],
        }
    }

    fn push(&mut self, features: &Features, target: Target) {
        self.facts.extend_from_slice(&features.facts);
        self.ends.push(self.facts.len());
        self.amounts.extend_from_slice(&features.amounts);
        self.targets.push(target);
    }

    fn append(&mut self, other: &Self) {
        let before = self.facts.len();
        self.facts.extend_from_slice(&other.facts);
        self.ends.extend(other.ends.iter().map(|end| before + end));
        self.amounts.extend_from_slice(&other.amounts);
        self.targets.extend_from_slice(&other.targets);
    }

    /// Makes examples of games. The targets are the results, or with a net so far, a mixture of the results and of what the
    /// net says about the beginnings of the rounds in between.
    pub fn from_games(games: &[KeptGame], net: Option<&Net>, seed: u64) -> Result<Self, TrainError> {
        let mut all = Self::default();
        let numbered: Vec<_> = games.iter().enumerate().collect();
        for chunk in numbered.chunks(CHUNK) {
            let made: Result<Vec<_>, _> = chunk
                .par_iter()
                .map(|(number, game)| from_game(game, net, Chance::new(seed, [*number as u64, 1])))
                .collect();
            made?.iter().for_each(|examples| all.append(examples));
        }
        Ok(all)
    }
}

/// The win share of every seat, by the rules.
pub fn result(game: &Game) -> [f32; MAX_SEATS] {
    let winners = game.leaders().count() as f32;
    let mut shares = [0.0; MAX_SEATS];
    game.leaders().for_each(|winner| shares[winner.index()] = 1.0 / winners);
    shares
}

/// What every seat can expect, by seat: shares, and the margin of each over the best of the others.
#[derive(Clone, Copy, Debug, Default)]
struct Outlook {
    shares: [f32; MAX_SEATS],
    margins: [f32; MAX_SEATS],
}

impl Outlook {
    fn of_result(game: &Game) -> Self {
        let mut outlook = Self { shares: result(game), ..Self::default() };
        for seat in game.seats() {
            let best = game.seats().filter(|&other| other != seat).map(|other| game.score(other)).max().unwrap_or(0);
            outlook.margins[seat.index()] = (f32::from(game.score(seat)) - f32::from(best)) / MARGIN;
        }
        outlook
    }

    /// What the net says, from the sides of all seats together.
    fn by_net(net: &Net, game: &Game, features: &mut Features) -> Self {
        let players = game.options().players;
        let mut outlook = Self::default();
        for seat in game.seats() {
            let verdict = net.look(game, seat, features);
            for (place, share) in (0..players).zip(verdict.shares()) {
                outlook.shares[seat.clockwise(place, players).index()] += share / f32::from(players);
            }
            outlook.margins[seat.index()] = verdict.margin / MARGIN;
        }
        outlook
    }

    /// A mixture of this with another.
    fn mixed(&self, share: f32, other: &Self) -> Self {
        let mix = |one: &[f32; MAX_SEATS], two: &[f32; MAX_SEATS]| {
            std::array::from_fn(|seat| share * one[seat] + (1.0 - share) * two[seat])
        };
        Self { shares: mix(&self.shares, &other.shares), margins: mix(&self.margins, &other.margins) }
    }

    fn target(&self, seat: Seat, players: u8) -> Target {
        let mut shares = [0.0; MAX_SEATS];
        for place in 0..players {
            shares[usize::from(place)] = self.shares[seat.clockwise(place, players).index()];
        }
        Target { shares, margin: self.margins[seat.index()] }
    }
}

fn from_game(kept: &KeptGame, net: Option<&Net>, mut chance: Chance) -> Result<Examples, TrainError> {
    let players = kept.options.players;
    let mut features = Features::default();
    let mut examples = Examples::default();
    // The seat that looks and the round of every example; what the net says about the beginning of every round.
    let mut seen: Vec<(Seat, usize)> = Vec::new();
    let mut beginnings: Vec<Outlook> = Vec::new();
    let end = kept.replay(|game, legal| {
        if beginnings.len() < usize::from(game.round()) {
            beginnings.push(net.map_or_else(Outlook::default, |net| Outlook::by_net(net, game, &mut features)));
        }
        if legal.len() > 1 && chance.happens(RATE) {
            for seat in game.seats() {
                if chance.happens(2.0 / f32::from(players)) {
                    features.read(game, seat);
                    examples.push(&features, Target::default());
                    seen.push((seat, beginnings.len()));
                }
            }
        }
    })?;
    let mut outlooks = vec![Outlook::of_result(&end); beginnings.len() + 1];
    if net.is_some() {
        for round in (1..beginnings.len()).rev() {
            outlooks[round] = outlooks[round + 1].mixed(LAMBDA, &beginnings[round]);
        }
    }
    for (target, (seat, round)) in examples.targets.iter_mut().zip(seen) {
        *target = outlooks[round].target(seat, players);
    }
    Ok(examples)
}

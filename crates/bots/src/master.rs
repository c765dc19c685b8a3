//! Level 5: lets the best turns and picks of level 3 compete by playing on in sampled worlds.

use vale_engine::{Game, Move};

use crate::bot::{Bot, Budget, Decision, Plan, Sight};
use crate::dice::Dice;
use crate::learned::Learned;
use crate::net::Company;
use crate::playout::{PlayoutSettings, Playouts};
use crate::sample::sample_with;
use crate::stopwatch::Stopwatch;

/// How much level 3 searches for the turns that compete.
const SEARCH: u32 = 1_500;

/// How many different turns or picks compete.
const CANDIDATES: usize = 6;

/// How they are played on.
const PLAYOUT: PlayoutSettings = PlayoutSettings { rounds_ahead: 0, width: 4, nodes: 80 };

/// What a point of the margin counts beside the share of wins.
const POINT: f32 = 0.005;

/// Takes the best turns and picks of level 3 and plays each of them on to the end of the round, in the same sampled worlds for
/// all; everybody then plays a light level 3, and a net judges where it ends. After each stage the worse half is left out
/// (sequential halving), so that most playouts go to those that are hard to tell apart. Where there is no net it plays like
/// level 2; [`Learned::knows`] tells.
///
/// [`Budget::Nodes`] is the number of positions that the net looks at while candidates are played on; a world that was begun
/// is played to its end.
#[derive(Clone, Debug, Default)]
pub struct Master {
    learned: Learned,
}

impl Master {
    /// Returns level 5 that asks this level 3, and its net, for the candidates.
    pub const fn with(learned: Learned) -> Self {
        Self { learned }
    }
}

impl Bot for Master {
    fn decide(&self, sight: Sight<'_>, seed: u64, budget: Budget) -> Decision {
        let stopwatch = Stopwatch::start();
        if let [only] = sight.legal {
            return Decision::plain(*only);
        }
        let search = match budget {
            Budget::Nodes(nodes) => Budget::Nodes(nodes.min(SEARCH)),
            Budget::Time(time) => Budget::Time(time / 4),
        };
        let Decision { chosen, plans: mut turns } = self.learned.decide(sight, seed, search);
        let Some(net) = self.learned.net(sight.view.table.options) else {
            return Decision { chosen, plans: turns };
        };
        turns.truncate(CANDIDATES);
        let candidates = turns.into_iter().map(Candidate::new).collect();
        // Other worlds than those by which level 3 chose the candidates.
        let mut worlds = Worlds { sight, dice: Dice::new(!seed) };
        let candidates =
            halve(candidates, &mut Playouts::new(net, PLAYOUT), &mut worlds, &Spending { budget, stopwatch });
        let plans: Vec<_> = candidates.into_iter().map(Candidate::into_plan).collect();
        let first = plans.first().and_then(|plan| plan.moves.first()).copied();
        Decision { chosen: first.unwrap_or(chosen), plans }
    }
}

/// How much of a budget is spent.
struct Spending {
    budget: Budget,
    stopwatch: Stopwatch,
}

impl Spending {
    /// Tests whether so many of so many equal parts of the budget are spent, after so many looks of the net.
    fn is_spent(&self, looks: u64, part: u32, parts: u32) -> bool {
        match self.budget {
            Budget::Nodes(nodes) => looks * u64::from(parts) >= u64::from(nodes) * u64::from(part),
            Budget::Time(time) => self.stopwatch.has_reached(time * part / parts),
        }
    }
}

/// Where sampled worlds come from: the same for the same sight and seed.
struct Worlds<'a> {
    sight: Sight<'a>,
    dice: Dice,
}

impl Worlds<'_> {
    fn another(&mut self) -> Option<Game> {
        sample_with(self.sight.view, self.sight.memory, &mut self.dice).ok()
    }
}

/// A candidate, and what it reached so far.
struct Candidate {
    plan: Plan,
    /// The sum by which candidates are compared.
    sum: f32,
    /// The sum of the shares of wins.
    shares: f32,
    worlds: u16,
}

impl Candidate {
    const fn new(plan: Plan) -> Self {
        Self { plan, sum: 0.0, shares: 0.0, worlds: 0 }
    }

    fn mean(&self) -> f32 {
        self.sum / f32::from(self.worlds.max(1))
    }

    fn into_plan(self) -> Plan {
        let value = if self.worlds == 0 { self.plan.value } else { self.shares / f32::from(self.worlds) };
        Plan { moves: self.plan.moves, value }
    }

    fn first(&self) -> Option<Move> {
        self.plan.moves.first().copied()
    }
}

/// Lets candidates compete until one way to go on is left, and returns them the best first. Each stage has an equal share of the
/// budget, and at least one world.
fn halve(
    candidates: Vec<Candidate>,
    playouts: &mut Playouts<'_>,
    worlds: &mut Worlds<'_>,
    spending: &Spending,
) -> Vec<Candidate> {
    let stages = candidates.len().next_power_of_two().ilog2();
    let (mut alive, mut out) = (candidates, Vec::new());
    for stage in 1..=stages {
        // Where all go on with the same move there is nothing left to decide now.
        if alive.iter().all(|candidate| candidate.first() == alive[0].first()) {
            break;
        }
        while let Some(world) = worlds.another() {
            for candidate in &mut alive {
                let verdict = playouts.play_on(&world, worlds.sight.view.seat, &candidate.plan.moves);
                let [share, ..] = verdict.shares();
                candidate.sum += share + POINT * verdict.margin;
                candidate.shares += verdict.calibrated(Company::UNKNOWN)[0];
                candidate.worlds += 1;
            }
            if spending.is_spent(playouts.looks(), stage, stages) || alive[0].worlds == u16::MAX {
                break;
            }
        }
        alive.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        let worse = alive.split_off(alive.len().div_ceil(2));
        out.splice(0..0, worse);
    }
    alive.append(&mut out);
    alive
}

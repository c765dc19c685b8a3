//! Level 3: plans whole turns and drafts by what a [net](crate::net) has learned about winning.

use std::sync::Arc;

use vale_engine::{Game, Move, MoveList, Options, Phase, Seat};

use crate::apprentice::Apprentice;
use crate::bot::{Bot, Budget, Decision, Plan, Sight};
use crate::dice::Dice;
use crate::net::{Company, Features, Net, Verdict, shipped};
use crate::plan::{Beam, answer_for_others, plans};
use crate::sample::sample_with;

/// How many orders of the same actions there may be among the best turns, before different turns are found.
const ORDERS: usize = 8;

/// A budget below this is small, in moves tried out.
const SMALL_BUDGET: u32 = 600;

/// How many moves are tried out for each position that goes on, until most turns are over.
const MOVES_TO_THE_END: u32 = 60;

/// Plans whole turns by beam search, and drafts with the picks of all others completed, both valued by a net. Where there
/// is no net it plays like level 2; [`Learned::knows`] tells.
#[derive(Clone, Debug, Default)]
pub struct Learned {
    /// The net; those that come with the program if none.
    net: Option<Arc<Net>>,
    thoroughness: Thoroughness,
}

/// How thorough level 3 is, apart from its budget.
#[derive(Clone, Copy, Debug)]
pub struct Thoroughness {
    /// How many positions go on from one step of a turn to the next.
    pub width: usize,
    /// How many different turns are compared in other worlds.
    pub candidates: usize,
    /// In how many sampled worlds picks and turns are compared.
    pub worlds: u8,
    /// Whether the picks of all others are completed before a pick is judged.
    pub completes_picks: bool,
}

impl Default for Thoroughness {
    fn default() -> Self {
        Self { width: 24, candidates: 8, worlds: 4, completes_picks: true }
    }
}

impl Thoroughness {
    /// Quick and not much weaker: for the many games from which nets learn.
    pub const LIGHT: Self = Self { width: 5, candidates: 4, worlds: 1, completes_picks: true };

    /// What a small budget allows: it is better spent on a few whole turns than on the beginnings of many.
    fn within(self, budget: Budget) -> Self {
        match budget {
            Budget::Nodes(nodes) if nodes < SMALL_BUDGET => Self {
                width: self.width.min((nodes / MOVES_TO_THE_END) as usize).max(1),
                candidates: self.candidates.min(Self::LIGHT.candidates),
                worlds: self.worlds.min(Self::LIGHT.worlds),
                completes_picks: self.completes_picks && nodes >= MOVES_TO_THE_END,
            },
            _ => self,
        }
    }
}

/// A way to go on, and the sum of what it is worth in several worlds.
struct Candidate {
    moves: Vec<Move>,
    score: f32,
    share: f32,
}

impl Learned {
    /// Returns level 3 with a net of its own.
    pub const fn with(net: Arc<Net>, thoroughness: Thoroughness) -> Self {
        Self { net: Some(net), thoroughness }
    }

    /// Tests whether there is a net for games with these options. If not, it plays like level 2.
    pub fn knows(options: Options) -> bool {
        shipped(options).is_some()
    }

    /// The net for games with these options.
    pub(crate) fn net(&self, options: Options) -> Option<&Net> {
        let own = self.net.as_ref().filter(|net| net.players() == usize::from(options.players));
        own.or_else(|| shipped(options).filter(|_| self.net.is_none())).map(AsRef::as_ref)
    }
}

impl Bot for Learned {
    fn decide(&self, sight: Sight<'_>, seed: u64, budget: Budget) -> Decision {
        if let [only] = sight.legal {
            return Decision::plain(*only);
        }
        let Some(net) = self.net(sight.view.table.options) else { return Apprentice.decide(sight, seed, budget) };
        let thoroughness = self.thoroughness.within(budget);
        let mut dice = Dice::new(seed);
        let mut worlds = Vec::new();
        for _ in 0..thoroughness.worlds.max(1) {
            match sample_with(sight.view, sight.memory, &mut dice) {
                Ok(world) => worlds.push(world),
                Err(_) => return Decision::plain(sight.legal[0]),
            }
        }
        let mut thinker = Thinker::new(net, sight.view.seat);
        let mut candidates = if let Move::Hunt(_) = sight.legal[0] {
            sight.legal.iter().map(|&m| Candidate { moves: vec![m], score: 0.0, share: 0.0 }).collect()
        } else {
            thinker.turns(&worlds[0], thoroughness, budget)
        };
        for world in &worlds {
            for candidate in &mut candidates {
                thinker.try_out(world, candidate, thoroughness);
            }
        }
        candidates.sort_by(|one, other| other.score.total_cmp(&one.score));
        let plans: Vec<_> = candidates
            .into_iter()
            .map(|candidate| Plan {
                moves: candidate.moves,
                value: candidate.share / f32::from(thoroughness.worlds.max(1)),
            })
            .collect();
        let chosen = plans.first().and_then(|plan| plan.moves.first()).copied();
        Decision { chosen: chosen.unwrap_or(sight.legal[0]), plans }
    }
}

/// A net that thinks for a seat.
pub(crate) struct Thinker<'a> {
    net: &'a Net,
    seat: Seat,
    features: Features,
    looks: u64,
}

impl<'a> Thinker<'a> {
    pub(crate) fn new(net: &'a Net, seat: Seat) -> Self {
        Self { net, seat, features: Features::default(), looks: 0 }
    }

    /// What the net says about a game.
    pub(crate) fn look(&mut self, game: &Game) -> Verdict {
        self.looks += 1;
        self.net.look(game, self.seat, &mut self.features)
    }

    /// For whom it thinks.
    pub(crate) const fn seat(&self) -> Seat {
        self.seat
    }

    /// How often the net has been asked.
    pub(crate) const fn looks(&self) -> u64 {
        self.looks
    }

    /// The best of these moves, looking no further; none if there are none.
    pub(crate) fn best(&mut self, game: &Game, legal: &[Move]) -> Option<Move> {
        let mut best: Option<(f32, Move)> = None;
        for &m in legal {
            let mut after = *game;
            after.play_unchecked(m, &mut ());
            let score = if legal.len() == 1 { 0.0 } else { self.look(&after).score() };
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, m));
            }
        }
        best.map(|(_, m)| m)
    }

    /// The best turns in one world, all different: those that lead to the same position have the same worth.
    fn turns(&mut self, world: &Game, thoroughness: Thoroughness, budget: Budget) -> Vec<Candidate> {
        let beam = Beam { width: thoroughness.width, kept: ORDERS * thoroughness.candidates, open: true };
        let mut found = plans(world, self.seat, beam, budget, |game| self.look(game).score());
        found.dedup_by_key(|plan| plan.value.to_bits());
        found.truncate(thoroughness.candidates);
        found.into_iter().map(|plan| Candidate { moves: plan.moves, score: 0.0, share: 0.0 }).collect()
    }

    /// Follows a candidate in a world as far as it can be followed there, and adds what it comes to.
    fn try_out(&mut self, world: &Game, candidate: &mut Candidate, thoroughness: Thoroughness) {
        let mut game = *world;
        for &m in &candidate.moves {
            if game.asked_seat() != Some(self.seat) || game.check(m).is_err() {
                break;
            }
            game.play_unchecked(m, &mut ());
            answer_for_others(&mut game, world, self.seat);
        }
        if world.phase() == Phase::Hunting && thoroughness.completes_picks {
            self.complete_picks(&mut game);
        }
        let verdict = self.look(&game);
        candidate.score += verdict.score();
        candidate.share += verdict.calibrated(Company::UNKNOWN)[0];
    }

    /// Lets everyone make the picks that are left, each for the best of their own side.
    pub(crate) fn complete_picks(&mut self, game: &mut Game) {
        let mut legal = MoveList::new();
        while let (Phase::Hunting, Some(seat)) = (game.phase(), game.asked_seat()) {
            game.legal_moves_into(&mut legal);
            let me = std::mem::replace(&mut self.seat, seat);
            let best = self.best(game, &legal);
            self.seat = me;
            match best {
                Some(m) => game.play_unchecked(m, &mut ()),
                None => return,
            }
        }
    }
}

//! What decisions were worth by what could be known.

use std::collections::BTreeMap;

use vale_engine::{Card, Event, Game, Move, MoveList, Phase, Seat, Source, Witness};

use super::grade::Grade;
use super::stretch::Stretch;
use super::{Consequence, Contrast, Gain, Judgement};
use crate::bot::Budget;
use crate::dice::Dice;
use crate::learned::Thinker;
use crate::net::{Company, Net};
use crate::plan::{Beam, plans};
use crate::playout::{PlayoutSettings, Playouts, follow};
use crate::sample::sample_with;

/// In how many worlds the net compares all ways to go on.
const WORLDS: usize = 4;
/// In how many worlds those are played on that seem to give something away.
const PLAYOUTS: usize = 40;
/// How they are played on.
const PLAYOUT: PlayoutSettings = PlayoutSettings { rounds_ahead: 1, width: 4, nodes: 60 };
/// From which loss on a decision is played on.
const SUSPICIOUS: f32 = 0.02;
/// How the best turns are searched for.
const BEAM: Beam = Beam { width: 8, kept: 32, open: true };
const NODES: u32 = 400;
/// How many different turns are compared.
const CANDIDATES: usize = 6;
/// How wrong the net may be about a difference, however much it is the same in all worlds.
const NET_ERROR: f32 = 0.01;
/// What the worlds come from. It has nothing to do with the seed of the game.
const SEED: u64 = 0x07e1;

/// A way to go on from the beginning of a stretch, and what it is worth.
#[derive(Clone, Debug)]
struct Line {
    moves: Vec<Move>,
    value: f32,
}

/// The lines of a stretch: the best that is possible before each move, and what was played in the end.
struct Lines(Vec<Line>);

/// Somebody who judges decisions.
pub(super) struct Judge<'a> {
    net: &'a Net,
    company: Company,
    playouts: Playouts<'a>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(net: &'a Net, company: Company) -> Self {
        Self { net, company, playouts: Playouts::new(net, PLAYOUT) }
    }

    /// Judges the decisions of a stretch that had a choice. The net looks at all of them; those that seem to give something
    /// away are then played on in more worlds, and only that counts.
    pub(super) fn judge(&mut self, stretch: &Stretch, judgements: &mut Vec<Judgement>) {
        let lines = self.lines(stretch);
        let mut played_on = PlayedOn::new(stretch, self.company);
        for step in stretch.choices() {
            let suspected = lines.loss(step);
            let (loss, error) = if suspected >= SUSPICIOUS {
                self.compare(&mut played_on, &lines.0[step].moves, &lines.0[step + 1].moves)
            } else {
                // What only the net thinks is never held against anybody.
                (suspected, suspected.max(NET_ERROR))
            };
            judgements.push(stretch.judgement(step, &lines, loss.max(0.0), error));
        }
    }

    /// What happens at once in the better line of a decision and in the one that was played.
    pub(super) fn contrast(&mut self, stretches: &[Stretch], judgement: &Judgement) -> Option<Contrast> {
        let stretch = stretches.iter().rev().find(|stretch| stretch.number <= judgement.number)?;
        let step = judgement.number - stretch.number;
        let better = [stretch.moves.get(..step)?, &judgement.better].concat();
        let worlds = stretch.worlds(WORLDS);
        let (with_better, better_points) = self.consequence(stretch, &worlds, &better);
        let (as_played, played_points) = self.consequence(stretch, &worlds, &stretch.moves);
        let left_to = match judgement.better.first() {
            Some(Move::Hunt(card)) => self.left_to(stretch, &worlds, *card),
            _ => None,
        };
        let gain = most_gained(&better_points, &played_points);
        Some(Contrast { better: with_better, played: as_played, gain, left_to })
    }

    /// What a line leads to in all worlds, and what brings points in the first of them.
    fn consequence(&mut self, stretch: &Stretch, worlds: &[Game], moves: &[Move]) -> (Consequence, Points) {
        let seat = stretch.seat();
        let mut consequence = Consequence { wins_now: !worlds.is_empty(), ..Consequence::default() };
        let mut points = Points::new();
        for (place, world) in worlds.iter().enumerate() {
            let mut game = *world;
            let mut account = Accounting { seat, lost: 0, points: Points::new(), world: *world };
            follow(&mut game, seat, moves, &mut account);
            if place == 0 {
                consequence.score = game.score(seat);
                consequence.stones_lost = account.lost;
                points = account.points;
            }
            self.playouts.finish_round(&mut game, world.round());
            consequence.wins_now &= game.is_over() && game.leaders().all(|winner| winner == seat);
        }
        (consequence, points)
    }

    /// Who marks a card after the picks that were made, if it is the same other player in all worlds.
    fn left_to(&self, stretch: &Stretch, worlds: &[Game], card: Card) -> Option<Seat> {
        let mut thinker = Thinker::new(self.net, stretch.seat());
        let mut takers = worlds.iter().map(|world| {
            let mut game = *world;
            follow(&mut game, stretch.seat(), &stretch.moves, &mut ());
            thinker.complete_picks(&mut game);
            game.table_view().display.iter().find(|hunted| hunted.card == card).and_then(|hunted| hunted.marker)
        });
        let first = takers.next()?.filter(|&taker| taker != stretch.seat())?;
        takers.all(|taker| taker == Some(first)).then_some(first)
    }

    /// The best line before each move of a stretch, by the net, and the line that was played. Before a move at least as much
    /// is possible as after it, so a chance that is missed once is given away once, however often it was there.
    fn lines(&mut self, stretch: &Stretch) -> Lines {
        let worlds = stretch.worlds(WORLDS);
        let mut thinker = Thinker::new(self.net, stretch.seat());
        let played = Line { value: self.value(&mut thinker, &worlds, &stretch.moves), moves: stretch.moves.clone() };
        let mut lines = vec![played];
        let mut best_later: Vec<Move> = Vec::new();
        for step in (0..stretch.moves.len()).rev() {
            let after = lines[lines.len() - 1].clone();
            let mut best = after;
            if stretch.choices[step] {
                let before = &stretch.moves[..step];
                for plan in candidates(&mut thinker, &worlds, before, &best_later) {
                    let moves = [before, &plan].concat();
                    let value = self.value(&mut thinker, &worlds, &moves);
                    if value > best.value {
                        best_later.clone_from(&plan);
                        best = Line { moves, value };
                    }
                }
            }
            lines.push(best);
        }
        lines.reverse();
        Lines(lines)
    }

    /// What a line is worth to the net: its mean share of wins where the turn is over, or all picks are made.
    fn value(&self, thinker: &mut Thinker<'_>, worlds: &[Game], moves: &[Move]) -> f32 {
        let seat = thinker.seat();
        let mut sum = 0.0;
        for world in worlds {
            let mut game = *world;
            follow(&mut game, seat, moves, &mut ());
            if game.phase() == Phase::Hunting && world.phase() == Phase::Hunting {
                thinker.complete_picks(&mut game);
            } else if game.asked_seat() == Some(seat) && (game.phase(), game.turn()) == (world.phase(), world.turn()) {
                // Something turned up on the way, so the rest of the turn is planned now.
                let rest = plans(&game, seat, BEAM, Budget::Nodes(NODES / 4), |game| thinker.look(game).score());
                if let Some(plan) = rest.first() {
                    follow(&mut game, seat, &plan.moves, &mut ());
                }
            }
            sum += thinker.look(&game).calibrated(self.company)[0];
        }
        sum / f32::from(worlds.len().max(1) as u16)
    }

    /// How much more one line is worth than another, and how uncertain that is, when both are played on in the same worlds.
    fn compare(&mut self, played_on: &mut PlayedOn<'_>, better: &[Move], other: &[Move]) -> (f32, f32) {
        let better = played_on.shares(&mut self.playouts, better);
        let other = played_on.shares(&mut self.playouts, other);
        let differences: Vec<f32> = better.iter().zip(&other).map(|(better, other)| better - other).collect();
        let count = f32::from(differences.len().max(2) as u16);
        let mean = differences.iter().sum::<f32>() / count;
        let variance = differences.iter().map(|difference| (difference - mean).powi(2)).sum::<f32>() / (count - 1.0);
        (mean, (variance / count + NET_ERROR * NET_ERROR).sqrt())
    }
}

impl Lines {
    fn loss(&self, step: usize) -> f32 {
        self.0[step].value - self.0[step + 1].value
    }
}

impl Stretch {
    /// The places of the moves that had a choice.
    fn choices(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.moves.len()).filter(|&step| self.choices[step])
    }

    /// Worlds that look to the seat like the game before the stretch.
    fn worlds(&self, count: usize) -> Vec<Game> {
        let mut dice = Dice::new(SEED ^ ((self.number as u64) << 16) ^ count as u64);
        (0..count).filter_map(|_| sample_with(&self.view, &self.memory, &mut dice).ok()).collect()
    }

    fn judgement(&self, step: usize, lines: &Lines, loss: f32, error: f32) -> Judgement {
        let grade = Grade::of(loss, error);
        let better = if grade.is_certain() { lines.0[step].moves[step..].to_vec() } else { Vec::new() };
        Judgement {
            number: self.number + step,
            seat: self.seat(),
            round: self.view.table.round,
            phase: self.view.table.phase,
            played: self.moves[step],
            share: lines.0[step].value,
            loss,
            error,
            grade,
            better,
            contrast: None,
        }
    }
}

/// The lines of a stretch that have been played on, each once.
struct PlayedOn<'a> {
    stretch: &'a Stretch,
    company: Company,
    worlds: Vec<Game>,
    known: Vec<(Vec<Move>, Vec<f32>)>,
}

impl<'a> PlayedOn<'a> {
    const fn new(stretch: &'a Stretch, company: Company) -> Self {
        Self { stretch, company, worlds: Vec::new(), known: Vec::new() }
    }

    /// The shares of wins of the seat in all worlds.
    fn shares(&mut self, playouts: &mut Playouts<'_>, moves: &[Move]) -> Vec<f32> {
        if let Some((_, shares)) = self.known.iter().find(|(known, _)| known == moves) {
            return shares.clone();
        }
        if self.worlds.is_empty() {
            self.worlds = self.stretch.worlds(PLAYOUTS);
        }
        let seat = self.stretch.seat();
        let shares: Vec<f32> =
            self.worlds.iter().map(|world| playouts.play_on(world, seat, moves).calibrated(self.company)[0]).collect();
        self.known.push((moves.to_vec(), shares.clone()));
        shares
    }
}

/// The best different ways to go on after these moves, in the first of the worlds. What was found later is one of them, if it is
/// possible here.
fn candidates(thinker: &mut Thinker<'_>, worlds: &[Game], before: &[Move], later: &[Move]) -> Vec<Vec<Move>> {
    let Some(mut game) = worlds.first().copied() else { return Vec::new() };
    let seat = thinker.seat();
    follow(&mut game, seat, before, &mut ());
    let mut legal = MoveList::new();
    game.legal_moves_into(&mut legal);
    if let Some(Move::Hunt(_)) = legal.first() {
        return legal.iter().map(|&m| vec![m]).collect();
    }
    let mut found = plans(&game, seat, BEAM, Budget::Nodes(NODES), |game| thinker.look(game).score());
    found.dedup_by_key(|plan| plan.value.to_bits());
    let found = found.into_iter().take(CANDIDATES).map(|plan| plan.moves);
    let later = later.first().filter(|&&m| game.check(m).is_ok()).map(|_| later.to_vec());
    found.chain(later).collect()
}

/// The points that cards and tiles brought to a seat, less those that they cost.
type Points = BTreeMap<Source, i32>;

/// What brings more points in one line than in another, the most of all.
fn most_gained(better: &Points, played: &Points) -> Option<Gain> {
    let more = better.iter().map(|(source, points)| (*source, points - played.get(source).copied().unwrap_or(0)));
    let (source, points) = more.max_by_key(|(_, points)| *points)?;
    u16::try_from(points).ok().filter(|points| *points > 0).map(|points| Gain { source, points })
}

/// Counts what brings points to a seat, and what it loses to the limit of stones.
struct Accounting {
    seat: Seat,
    /// What the stones were worth that it lost.
    lost: u16,
    points: Points,
    /// The world in which stones have their worth.
    world: Game,
}

impl Witness for Accounting {
    fn event(&mut self, event: Event) {
        match event {
            Event::StonesKept { seat, lost, .. } if seat == self.seat => self.lost += self.world.worth(seat).of(lost),
            Event::PointsEarned { seat, points, by } if seat == self.seat => {
                *self.points.entry(by).or_default() += i32::from(points);
            }
            Event::PointsLost { seat, points, by } if seat == self.seat => {
                *self.points.entry(by).or_default() -= i32::from(points);
            }
            _ => {}
        }
    }
}

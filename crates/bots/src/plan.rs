//! Search over whole turns: a beam of the best positions, step by step, until the turn is over.

use std::collections::HashSet;
use std::time::Duration;

use arrayvec::ArrayVec;
use vale_engine::{Card, CardSet, Game, MAX_SEATS, Move, MoveList, Phase, Seat, Stones};

use crate::bot::{Budget, Plan};
use crate::evaluation::value;
use crate::stopwatch::Stopwatch;

/// How wide a search is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beam {
    /// How many positions go on from one step to the next.
    pub(crate) width: usize,
    /// How many plans are kept.
    pub(crate) kept: usize,
    /// When the budget runs out, do the best positions on the way count beside whole turns? Otherwise only if no whole turn
    /// was found.
    pub(crate) open: bool,
}

impl Beam {
    /// What level 2 uses: more width gains it nothing.
    pub(crate) const USUAL: Self = Self { width: 24, kept: 5, open: false };
}

/// How much of a budget is left.
pub(crate) enum Meter {
    Nodes(u32),
    Time(Stopwatch, Duration),
}

impl Meter {
    pub(crate) fn new(budget: Budget) -> Self {
        match budget {
            Budget::Nodes(nodes) => Self::Nodes(nodes),
            Budget::Time(time) => Self::Time(Stopwatch::start(), time),
        }
    }

    /// Counts one move tried out. False if there is nothing left.
    pub(crate) fn spend(&mut self) -> bool {
        match self {
            Self::Nodes(left) => {
                let some = *left > 0;
                *left = left.saturating_sub(1);
                some
            }
            Self::Time(stopwatch, limit) => !stopwatch.has_reached(*limit),
        }
    }

    /// Tests whether there is nothing left.
    fn is_empty(&self) -> bool {
        match self {
            Self::Nodes(left) => *left == 0,
            Self::Time(stopwatch, limit) => stopwatch.has_reached(*limit),
        }
    }
}

/// A position on the way through a turn.
#[derive(Clone, Copy)]
struct Node {
    game: Game,
    value: f32,
    /// The move that led here and the place of the position before.
    trail: usize,
}

/// What makes two positions of one turn the same, when no effect is running.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    hand: CardSet,
    area: CardSet,
    stones: Stones,
    score: u16,
    discard: CardSet,
    shelter: CardSet,
    others: ArrayVec<(u16, CardSet), MAX_SEATS>,
    resolving: Option<Vec<Card>>,
}

fn key(game: &Game, seat: Seat, moves: &mut MoveList) -> Option<Key> {
    // In the Resolution Phase the effects that are left are part of the position.
    let resolving = match game.phase() {
        Phase::Resolution => {
            game.legal_moves_into(moves);
            Some(moves.iter().filter_map(|m| if let Move::Use(card) = m { Some(*card) } else { None }).collect())
        }
        _ => None,
    };
    game.position_is_plain().then(|| Key {
        hand: game.hand(seat),
        area: game.area(seat).set(),
        stones: game.stones(seat),
        score: game.score(seat),
        discard: game.discard_pile(),
        shelter: game.shelter(seat),
        others: game
            .seats()
            .filter(|&other| other != seat)
            .map(|other| (game.score(other), game.area(other).set()))
            .collect(),
        resolving,
    })
}

/// The best ways for this seat to go on until its turn is over, the best first. `worth` values a position.
pub(crate) fn plans(
    root: &Game,
    seat: Seat,
    beam_size: Beam,
    budget: Budget,
    mut worth: impl FnMut(&Game) -> f32,
) -> Vec<Plan> {
    let mut meter = Meter::new(budget);
    let mut moves = MoveList::new();
    let mut trails: Vec<(Option<usize>, Move)> = Vec::new();
    let mut seen = HashSet::new();
    let mut beam = vec![Node { game: *root, value: 0.0, trail: usize::MAX }];
    let mut finished: Vec<(f32, usize)> = Vec::new();
    let mut next: Vec<Node> = Vec::new();
    let mut order: Vec<usize> = Vec::new();
    while !beam.is_empty() {
        next.clear();
        for node in &beam {
            node.game.legal_moves_into(&mut moves);
            for &m in moves.iter() {
                // Even without a budget, one way to go on must be found.
                let found = !finished.is_empty() || !next.is_empty();
                if !meter.spend() && found {
                    break;
                }
                let mut game = node.game;
                game.play_unchecked(m, &mut ());
                answer_for_others(&mut game, root, seat);
                trails.push(((node.trail != usize::MAX).then_some(node.trail), m));
                let child = Node { value: worth(&game), game, trail: trails.len() - 1 };
                if is_over(&child.game, root, seat) {
                    finished.push((child.value, child.trail));
                } else {
                    next.push(child);
                }
            }
        }
        // Games are large, so their places are sorted instead.
        order.clear();
        order.extend(0..next.len());
        order.sort_by(|&one, &other| next[other].value.total_cmp(&next[one].value));
        beam.clear();
        for &place in &order {
            if beam.len() == beam_size.width {
                break;
            }
            let node = next[place];
            if key(&node.game, seat, &mut moves).is_none_or(|key| seen.insert(key)) {
                beam.push(node);
            }
        }
        if meter.is_empty() {
            // Out of budget: the positions on the way count as they are.
            if finished.is_empty() || beam_size.open {
                finished.extend(beam.iter().map(|node| (node.value, node.trail)));
            }
            break;
        }
    }
    finished.sort_by(|one, other| other.0.total_cmp(&one.0));
    finished.truncate(beam_size.kept);
    finished.into_iter().map(|(value, trail)| Plan { moves: walk(&trails, trail), value }).collect()
}

/// The moves along a trail.
fn walk(trails: &[(Option<usize>, Move)], end: usize) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut here = Some(end);
    while let Some((before, m)) = here.and_then(|place| trails.get(place)) {
        moves.push(*m);
        here = *before;
    }
    moves.reverse();
    moves
}

/// Is what this seat can decide in one go over?
fn is_over(game: &Game, root: &Game, seat: Seat) -> bool {
    game.asked_seat() != Some(seat)
        || (game.round(), game.phase(), game.turn()) != (root.round(), root.phase(), root.turn())
}

/// Lets the others answer what this seat's effects ask of them: each for the best of their own position.
pub(crate) fn answer_for_others(game: &mut Game, root: &Game, seat: Seat) {
    while let Some(m) = answer_of_another(game, root, seat) {
        game.play_unchecked(m, &mut ());
    }
}

/// What another player answers to what an effect of this seat asks in its turn: the best for their own position. None if nobody
/// else is asked.
pub(crate) fn answer_of_another(game: &Game, root: &Game, seat: Seat) -> Option<Move> {
    if root.turn() != seat {
        return None;
    }
    let other = game.asked_seat().filter(|&other| other != seat)?;
    if (game.round(), game.phase(), game.turn()) != (root.round(), root.phase(), root.turn()) {
        return None;
    }
    let mut moves = MoveList::new();
    game.legal_moves_into(&mut moves);
    moves.iter().copied().max_by(|&one, &two| {
        let after = |m: Move| {
            let mut game = *game;
            game.play_unchecked(m, &mut ());
            value(&game, other)
        };
        after(one).total_cmp(&after(two))
    })
}

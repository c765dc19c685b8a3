//! Search over whole turns: a beam of the best positions, step by step, until the turn is over.

use std::collections::HashSet;
use std::time::Instant;

use vale_engine::{Card, CardSet, Game, Move, MoveList, Phase, Seat, Stones};

use crate::bot::{Budget, Plan};
use crate::evaluation::value;

/// How many positions go on from one step to the next.
const WIDTH: usize = 24;
/// How many plans are kept to tell about.
const KEPT: usize = 5;

/// How much of a budget is left.
pub(crate) enum Meter {
    Nodes(u32),
    Until(Instant),
}

impl Meter {
    pub(crate) fn new(budget: Budget) -> Self {
        match budget {
            Budget::Nodes(nodes) => Self::Nodes(nodes),
            Budget::Time(time) => Self::Until(Instant::now() + time),
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
            Self::Until(end) => Instant::now() < *end,
        }
    }
}

/// A position on the way through a turn.
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
    others: Vec<(u16, CardSet)>,
    resolving: Option<Vec<Card>>,
}

fn key(game: &Game, seat: Seat, moves: &MoveList) -> Option<Key> {
    // In the Resolution Phase the effects that are left are part of the position.
    let resolving = match game.phase() {
        Phase::Resolution => {
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
pub(crate) fn plans(root: &Game, seat: Seat, budget: Budget, worth: impl Fn(&Game) -> f32) -> Vec<Plan> {
    let mut meter = Meter::new(budget);
    let mut moves = MoveList::new();
    let mut trails: Vec<(Option<usize>, Move)> = Vec::new();
    let mut seen = HashSet::new();
    let mut beam = vec![Node { game: *root, value: 0.0, trail: usize::MAX }];
    let mut finished: Vec<(f32, usize)> = Vec::new();
    while !beam.is_empty() {
        let mut next: Vec<Node> = Vec::new();
        for node in &beam {
            node.game.legal_moves(&mut moves);
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
        next.sort_by(|one, other| other.value.total_cmp(&one.value));
        beam.clear();
        for node in next {
            if beam.len() == WIDTH {
                break;
            }
            node.game.legal_moves(&mut moves);
            if key(&node.game, seat, &moves).is_none_or(|key| seen.insert(key)) {
                beam.push(node);
            }
        }
        if matches!(meter, Meter::Nodes(0)) || matches!(meter, Meter::Until(end) if Instant::now() >= end) {
            // Out of budget: the positions on the way count as they are, unless a whole turn was found.
            if finished.is_empty() {
                finished.extend(beam.iter().map(|node| (node.value, node.trail)));
            }
            break;
        }
    }
    finished.sort_by(|one, other| other.0.total_cmp(&one.0));
    finished.truncate(KEPT);
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
fn answer_for_others(game: &mut Game, root: &Game, seat: Seat) {
    if root.turn() != seat {
        return;
    }
    let mut moves = MoveList::new();
    while let Some(other) = game.asked_seat() {
        if other == seat || (game.round(), game.phase(), game.turn()) != (root.round(), root.phase(), root.turn()) {
            return;
        }
        game.legal_moves(&mut moves);
        let best = moves.iter().copied().max_by(|&one, &two| {
            let after = |m: Move| {
                let mut game = *game;
                game.play_unchecked(m, &mut ());
                value(&game, other)
            };
            after(one).total_cmp(&after(two))
        });
        match best {
            Some(m) => game.play_unchecked(m, &mut ()),
            None => return,
        }
    }
}

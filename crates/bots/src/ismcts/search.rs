//! The search itself, for any game: selection, expansion, playing out and passing back (Cowling, Powley and Whitehouse,
//! "Information Set Monte Carlo Tree Search", 2012).

use std::ops::Deref;

use vale_engine::MAX_SEATS;

use crate::dice::Dice;

/// What a game that is over, or cut, was worth to each seat: from 0 to 1.
pub(super) type Rewards = [f32; MAX_SEATS];

/// A game whose hidden things are all settled, so that it can be played out.
pub(super) trait Searchable {
    /// A move. Equal moves in two games that look the same to the searching seat are the same move.
    type Move: Copy + Eq;
    /// A list of moves that is filled again and again.
    type Moves: Default + Deref<Target = [Self::Move]>;

    /// The index of the seat that moves; none if the game is over or goes too far.
    fn to_move(&self) -> Option<usize>;

    /// Fills the list with the legal moves of the seat that moves: different ones, and at least one.
    fn legal(&self, moves: &mut Self::Moves);

    /// Plays a legal move.
    fn play(&mut self, m: Self::Move);

    /// What the game came to, when nobody moves any more.
    fn rewards(&self) -> Rewards;
}

/// A move at the root and what came of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tried<M> {
    pub(super) m: M,
    pub(super) visits: u32,
    /// The mean reward of the seat that searches.
    pub(super) value: f32,
}

/// A node is named by its place in the arena.
pub(super) type Index = u32;
pub(super) const ROOT: Index = 0;

/// Everything that is known about the games that went through one sequence of moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<M> {
    /// The move that leads here and the seat that makes it; none at the root. The same move can be another seat's if
    /// something hidden decides who is asked.
    pub(super) step: Option<(usize, M)>,
    pub(super) visits: u32,
    /// How often the move was legal when the node above was visited: a move that is seldom legal is not thereby one that
    /// was seldom tried.
    pub(super) available: u32,
    /// The rewards of the seat that made the move, added up.
    reward: f64,
    child: Option<Index>,
    sibling: Option<Index>,
}

impl<M> Node<M> {
    const fn new(step: Option<(usize, M)>, sibling: Option<Index>) -> Self {
        Self { step, visits: 0, available: 1, reward: 0.0, child: None, sibling }
    }

    fn mean(&self) -> f64 {
        self.reward / f64::from(self.visits)
    }

    /// UCB1, with the number of times the move could have been chosen in place of the visits of the node above.
    fn promise(&self, exploration: f64) -> f64 {
        self.mean() + exploration * (logarithm(self.available) / f64::from(self.visits)).sqrt()
    }
}

/// The binary logarithm, linear between powers of two. It needs no more than the arithmetic that is the same on every
/// machine.
fn logarithm(number: u32) -> f64 {
    let whole = number.max(1).ilog2();
    f64::from(whole) + f64::from(number) / f64::from(1_u32 << whole) - 1.0
}

/// A tree of moves that grows by one node with every iteration.
pub(super) struct Search<G: Searchable> {
    pub(super) nodes: Vec<Node<G::Move>>,
    exploration: f64,
    /// The legal moves of the moment.
    legal: G::Moves,
    /// The nodes that the present iteration went through, without the root.
    path: Vec<Index>,
}

impl<G: Searchable> Search<G> {
    pub(super) fn new(exploration: f64) -> Self {
        Self { nodes: vec![Node::new(None, None)], exploration, legal: G::Moves::default(), path: Vec::new() }
    }

    /// Plays one sampled game through the tree, adds a node, plays on at random and remembers what came of it.
    pub(super) fn iterate(&mut self, mut game: G, dice: &mut Dice) {
        self.path.clear();
        let mut node = ROOT;
        while let Some(seat) = game.to_move() {
            game.legal(&mut self.legal);
            let known = self.nodes.len();
            let Some((next, m)) = self.select(node, seat).or_else(|| self.expand(node, seat, dice)) else { break };
            self.path.push(next);
            game.play(m);
            node = next;
            if self.nodes.len() > known {
                break;
            }
        }
        while game.to_move().is_some() {
            game.legal(&mut self.legal);
            game.play(self.legal[dice.below(self.legal.len())]);
        }
        self.pass_back(&game.rewards());
    }

    /// The moves tried at the root, the most visited first.
    pub(super) fn tried(&self) -> Vec<Tried<G::Move>> {
        let mut tried: Vec<_> = self
            .children(ROOT)
            .filter_map(|(_, node)| Some(Tried { m: node.step?.1, visits: node.visits, value: node.mean() as f32 }))
            .collect();
        tried.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        tried
    }

    /// The most promising of the legal moves; none if one of them was never tried.
    fn select(&mut self, node: Index, seat: usize) -> Option<(Index, G::Move)> {
        let mut tried = 0;
        let mut best = None;
        let mut highest = f64::NEG_INFINITY;
        let mut next = self.nodes[node as usize].child;
        while let Some(index) = next {
            let child = &mut self.nodes[index as usize];
            next = child.sibling;
            let Some((mover, m)) = child.step else { continue };
            if mover != seat || !self.legal.contains(&m) {
                continue;
            }
            tried += 1;
            child.available += 1;
            let promise = child.promise(self.exploration);
            if promise > highest {
                highest = promise;
                best = Some((index, m));
            }
        }
        if tried < self.legal.len() { None } else { best }
    }

    /// Adds a node for any one of the legal moves that were never tried.
    fn expand(&mut self, node: Index, seat: usize, dice: &mut Dice) -> Option<(Index, G::Move)> {
        let is_new = |m: &&G::Move| !self.children(node).any(|(_, child)| child.step == Some((seat, **m)));
        let untried = self.legal.iter().filter(is_new).count();
        let &m = self.legal.iter().filter(is_new).nth(dice.below(untried))?;
        let index = Index::try_from(self.nodes.len()).ok()?;
        self.nodes.push(Node::new(Some((seat, m)), self.nodes[node as usize].child));
        self.nodes[node as usize].child = Some(index);
        Some((index, m))
    }

    /// Lets every node of the path know what its mover got.
    fn pass_back(&mut self, rewards: &Rewards) {
        for &index in &self.path {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            node.reward += node.step.map_or(0.0, |(mover, _)| f64::from(rewards[mover]));
        }
    }

    pub(super) fn children(&self, node: Index) -> impl Iterator<Item = (Index, &Node<G::Move>)> {
        let named = |index: Index| (index, &self.nodes[index as usize]);
        std::iter::successors(self.nodes[node as usize].child.map(named), move |(_, child)| child.sibling.map(named))
    }
}

//! Puzzles: positions of the last round in which exactly one way to play the turn brings the most points in the end.
//!
//! A puzzle is proved, not guessed. The seat is the last to act, so nobody comes between its turn and the Resolution Phase. All
//! ways to play the turn are tried, and after each of them all ways to resolve; in none of them something hidden turns up, so
//! the answer is the same in all worlds that the seat could be in.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use vale_engine::{
    CardSet, Game, LAST_ROUND, Move, MoveList, Options, Phase, Position, RevealWitness, Seat, Seed, Setup, StartError,
};

use crate::bot::{Level, Sight};
use crate::dice::Dice;
use crate::evaluation::place;
use crate::memory::Memories;

/// How many positions a turn may have, those of the Resolution Phase after it included. What has more is not for people either.
const MOST_POSITIONS: usize = 12_000;
/// By how many points the best way to play must be ahead of all others.
const CLEARLY: u16 = 2;
/// How many moves the solution has at least.
const SHORTEST: usize = 4;
/// The bots in whose games puzzles are found: quick, and most of their games last ten rounds.
const LEVEL: Level = Level::Greedy;

/// A position in which exactly one way to play the turn is best.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// Where it begins: a turn of the Action Phase.
    pub position: Position,
    /// A way to play the turn that reaches the most.
    pub solution: Vec<Move>,
    /// The points that the seat has in the end, if it plays so.
    pub best: u16,
    /// What it has at most with other creatures in its area.
    pub next: u16,
}

/// The puzzles that come with the program, a line of JSON each.
const SHIPPED: &str = include_str!("../puzzles.jsonl");

static PUZZLES: LazyLock<Vec<Puzzle>> =
    LazyLock::new(|| SHIPPED.lines().filter_map(|line| serde_json::from_str(line).ok()).collect());

/// Returns the puzzles that come with the program.
pub fn shipped() -> &'static [Puzzle] {
    &PUZZLES
}

impl Puzzle {
    /// Returns the game in which it begins, and the seat whose turn it is; none if the rules do not allow the position.
    pub fn begin(&self) -> Option<(Game, Seat)> {
        let game = Game::from_position(&self.position).ok()?;
        game.asked_seat().map(|seat| (game, seat))
    }

    /// Tests whether the turn is over in a game that went on from its beginning.
    pub fn is_over(&self, game: &Game) -> bool {
        self.begin().is_none_or(|(root, seat)| turn_is_over(game, &root, seat))
    }

    /// Returns the points that the seat has in the end at most, after its turn; none if that cannot be said.
    pub fn reached(&self, game: &Game) -> Option<u16> {
        let (root, seat) = self.begin()?;
        Prover { root, seat, left: MOST_POSITIONS }.points_in_the_end(game)
    }

    /// Tests whether exactly one way to play is best, and the solution is one of that kind.
    pub fn holds(&self) -> bool {
        let Some((game, seat)) = self.begin() else { return false };
        let Some(solved) = solve(&game, seat) else { return false };
        let mut after = game;
        let legal = self.solution.iter().all(|&m| {
            let legal = after.asked_seat() == Some(seat) && after.check(m).is_ok();
            if legal {
                after.play_unchecked(m, &mut ());
            }
            legal
        });
        legal
            && (solved.best, solved.next) == (self.best, self.next)
            && turn_is_over(&after, &game, seat)
            && self.reached(&after) == Some(self.best)
    }
}

/// The best way to play a turn, and how it compares.
struct Solved {
    solution: Vec<Move>,
    best: u16,
    next: u16,
}

fn turn_is_over(game: &Game, root: &Game, seat: Seat) -> bool {
    let in_turn = (game.round(), game.phase(), game.turn()) == (root.round(), root.phase(), root.turn());
    !in_turn || game.asked_seat().is_none_or(|asked| asked != seat)
}

/// Solves a turn: none if something may turn up, others have a say, or no way to play is clearly the best.
fn solve(root: &Game, seat: Seat) -> Option<Solved> {
    let mut prover = Prover { root: *root, seat, left: MOST_POSITIONS };
    let mut best: HashMap<CardSet, (u16, Vec<Move>)> = HashMap::new();
    for (end, moves) in prover.ends()? {
        let points = prover.points_in_the_end(&end)?;
        let known = best.entry(end.area(seat).set()).or_insert((points, moves.clone()));
        if (points, std::cmp::Reverse(moves.len())) > (known.0, std::cmp::Reverse(known.1.len())) {
            *known = (points, moves);
        }
    }
    let mut ways: Vec<_> = best.into_values().collect();
    ways.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    let [(best, solution), (next, _), ..] = &ways[..] else { return None };
    (*best >= next + CLEARLY).then(|| Solved { solution: solution.clone(), best: *best, next: *next })
}

/// Tries everything.
struct Prover {
    root: Game,
    seat: Seat,
    /// How many more positions may be looked at.
    left: usize,
}

/// How others play what does not matter. Whatever it is, it must make no difference.
#[derive(Clone, Copy)]
enum Others {
    First,
    Last,
}

impl Prover {
    fn spend(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        Some(())
    }

    /// All positions in which the turn can end, each with one way to get there.
    fn ends(&mut self) -> Option<Vec<(Game, Vec<Move>)>> {
        let mut trails: Vec<(Game, Option<(usize, Move)>)> = vec![(self.root, None)];
        let mut seen = HashSet::from([self.root]);
        let mut ends = Vec::new();
        let mut legal = MoveList::new();
        let mut here = 0;
        while let Some((game, _)) = trails.get(here).copied() {
            if turn_is_over(&game, &self.root, self.seat) {
                // Others must not have a say in the turn itself.
                if (game.phase(), game.turn()) == (self.root.phase(), self.root.turn()) && !game.is_over() {
                    return None;
                }
                ends.push((game, way_to(&trails, here)));
            } else {
                game.legal_moves_into(&mut legal);
                for &m in legal.iter() {
                    let next = reveals_nothing(&game, m)?;
                    if seen.insert(next) {
                        self.spend()?;
                        trails.push((next, Some((here, m))));
                    }
                }
            }
            here += 1;
        }
        Some(ends)
    }

    /// The most points that the seat can have in the end after its turn.
    fn points_in_the_end(&mut self, end: &Game) -> Option<u16> {
        let points = [Others::First, Others::Last].map(|others| self.most(end, others, &mut HashMap::new()));
        let [Some(one), Some(other)] = points else { return None };
        (one == other).then_some(one)
    }

    fn most(&mut self, game: &Game, others: Others, known: &mut HashMap<Game, u16>) -> Option<u16> {
        let mut game = *game;
        let mut legal = MoveList::new();
        while game.asked_seat().is_some_and(|asked| asked != self.seat) {
            game.legal_moves_into(&mut legal);
            let m = match others {
                Others::First => legal.first(),
                Others::Last => legal.last(),
            };
            self.left = self.left.checked_sub(1)?;
            let mine = |game: &Game| {
                let seat = self.seat;
                (game.stones(seat), game.score(seat), game.hand(seat), game.area(seat).set(), game.shelter(seat))
            };
            let before = mine(&game);
            game.play_unchecked(*m?, &mut ());
            if mine(&game) != before {
                return None;
            }
        }
        if game.is_over() {
            return Some(game.score(self.seat));
        }
        if game.round() != self.root.round() {
            return None;
        }
        if let Some(points) = known.get(&game) {
            return Some(*points);
        }
        game.legal_moves_into(&mut legal);
        let mut most = 0;
        for &m in legal.iter() {
            self.spend()?;
            let next = reveals_nothing(&game, m)?;
            most = most.max(self.most(&next, others, known)?);
        }
        known.insert(game, most);
        Some(most)
    }
}

/// The game after a move that turns up nothing; none if it does.
fn reveals_nothing(game: &Game, m: Move) -> Option<Game> {
    let mut next = *game;
    let mut nobody = ();
    let mut watcher = RevealWitness::new(&mut nobody);
    next.play_unchecked(m, &mut watcher);
    (!watcher.revealed).then_some(next)
}

fn way_to(trails: &[(Game, Option<(usize, Move)>)], end: usize) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut here = trails.get(end);
    while let Some((_, Some((before, m)))) = here {
        moves.push(*m);
        here = trails.get(*before);
    }
    moves.reverse();
    moves
}

/// Lets bots play a game, and returns the puzzles in it.
///
/// # Errors
/// No game can start with these options.
pub fn mine(options: Options, seed: u64) -> Result<Vec<Puzzle>, StartError> {
    let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(seed)) };
    let mut memories = Memories::new(options.players);
    let mut game = Game::begin(&setup, &mut memories).map_err(StartError::Setup)?;
    let (bot, mut dice) = (LEVEL.bot(), Dice::new(seed));
    let mut legal = MoveList::new();
    let (mut puzzles, mut last) = (Vec::new(), None);
    while let Some(seat) = game.asked_seat() {
        let turn = (game.round(), game.phase(), game.turn());
        if last != Some(turn) {
            last = Some(turn);
            puzzles.extend(puzzle(&game, seat));
        }
        game.legal_moves_into(&mut legal);
        let view = game.seat_view(seat);
        let sight = Sight { view: &view, memory: memories.of(seat), legal: &legal };
        let m = bot.decide(sight, dice.bits(), LEVEL.default_budget()).chosen;
        game.play_unchecked(m, &mut memories);
    }
    Ok(puzzles)
}

/// The puzzle that a position is, if it is one.
fn puzzle(game: &Game, seat: Seat) -> Option<Puzzle> {
    let ends = game.round() == LAST_ROUND || game.seats().any(|seat| game.score(seat) >= game.options().end_score());
    let last_to_act = place(game, seat) + 1 == usize::from(game.options().players);
    if !ends || !last_to_act || game.phase() != Phase::Action || game.turn() != seat {
        return None;
    }
    let position = game.position()?;
    let Solved { solution, best, next } = solve(game, seat)?;
    (solution.len() >= SHORTEST && !greed_finds(game, seat, best)).then_some(Puzzle { position, solution, best, next })
}

/// Does somebody find it who takes the most points with every move?
fn greed_finds(game: &Game, seat: Seat, best: u16) -> bool {
    let mut prover = Prover { root: *game, seat, left: MOST_POSITIONS };
    let mut after = *game;
    while !turn_is_over(&after, game, seat) {
        let gain = |m: &Move| {
            let mut next = after;
            next.play_unchecked(*m, &mut ());
            next.score(seat)
        };
        match after.legal_moves().into_iter().max_by_key(gain) {
            Some(m) => after.play_unchecked(m, &mut ()),
            None => return false,
        }
    }
    prover.points_in_the_end(&after) == Some(best)
}

//! The search on toy games whose answers are known.

use super::search::{Node, ROOT, Rewards, Search, Searchable, Tried};
use crate::dice::Dice;

const EXPLORATION: f64 = 0.5;

fn search<G: Searchable>(iterations: u32, mut sample: impl FnMut(&mut Dice) -> G) -> Search<G> {
    let mut dice = Dice::new(7);
    let mut search = Search::new(EXPLORATION);
    for _ in 0..iterations {
        let game = sample(&mut dice);
        search.iterate(game, &mut dice);
    }
    search
}

fn best<G: Searchable>(iterations: u32, sample: impl FnMut(&mut Dice) -> G) -> Tried<G::Move> {
    search(iterations, sample).tried()[0]
}

/// How often the nodes below the first move at the root were visited, and how often they could have been.
fn second_moves<G: Searchable>(search: &Search<G>) -> Vec<(G::Move, u32, u32)> {
    let (first, _) = search.children(ROOT).next().unwrap();
    let counts = |child: &Node<G::Move>| (child.step.unwrap().1, child.visits, child.available);
    search.children(first).map(|(_, child)| counts(child)).collect()
}

fn sum<M>(tried: &[Tried<M>]) -> u32 {
    tried.iter().map(|tried| tried.visits).sum()
}

/// Take one to three of a heap; whoever takes the last one wins.
#[derive(Clone, Copy)]
struct Heap {
    left: u8,
    mover: usize,
}

impl Searchable for Heap {
    type Move = u8;
    type Moves = Vec<u8>;

    fn to_move(&self) -> Option<usize> {
        (self.left > 0).then_some(self.mover)
    }

    fn legal(&self, moves: &mut Vec<u8>) {
        moves.clear();
        moves.extend(1..=self.left.min(3));
    }

    fn play(&mut self, taken: u8) {
        self.left -= taken;
        self.mover = 1 - self.mover;
    }

    fn rewards(&self) -> Rewards {
        let mut rewards = [0.0; 4];
        rewards[1 - self.mover] = 1.0;
        rewards
    }
}

#[test]
fn it_leaves_a_multiple_of_four_on_the_heap_and_knows_that_this_wins() {
    for left in (5..=15).filter(|left| left % 4 != 0) {
        for mover in [0, 1] {
            let best = best(5_000, |_| Heap { left, mover });
            assert_eq!(best.m, left % 4, "of {left}");
            assert!(best.value > 0.85, "the win is worth only {} with {left} left", best.value);
        }
    }
}

#[test]
fn it_knows_that_a_multiple_of_four_loses() {
    for tried in search(5_000, |_| Heap { left: 8, mover: 1 }).tried() {
        assert!(tried.value < 0.15, "taking {} is worth {}", tried.m, tried.value);
    }
}

/// A game as a tree: inner nodes with a mover, leaves with rewards. Moves are the places of the branches.
enum Script {
    Branch(usize, &'static [Script]),
    End(Rewards),
}
use Script::{Branch, End};

#[derive(Clone, Copy)]
struct Scripted(&'static Script);

impl Searchable for Scripted {
    type Move = usize;
    type Moves = Vec<usize>;

    fn to_move(&self) -> Option<usize> {
        match *self.0 {
            Branch(mover, _) => Some(mover),
            End(_) => None,
        }
    }

    fn legal(&self, moves: &mut Vec<usize>) {
        moves.clear();
        if let Branch(_, branches) = self.0 {
            moves.extend(0..branches.len());
        }
    }

    fn play(&mut self, place: usize) {
        if let Branch(_, branches) = self.0 {
            self.0 = &branches[place];
        }
    }

    fn rewards(&self) -> Rewards {
        match *self.0 {
            Branch(..) => unreachable!("only asked at the end"),
            End(rewards) => rewards,
        }
    }
}

const fn duel(first: f32) -> Script {
    End([first, 1.0 - first, 0.0, 0.0])
}

#[test]
fn it_expects_the_best_reply_and_not_the_average_one() {
    // The first branch wins against three replies of four.
    const TRAP: Script = Branch(0, &[Branch(1, &[duel(1.0), duel(1.0), duel(0.0), duel(1.0)]), duel(0.375)]);
    let best = best(2_000, |_| Scripted(&TRAP));
    assert_eq!((best.m, best.value), (1, 0.375));
}

#[test]
fn every_seat_wants_its_own_reward() {
    // Seat 3 prefers what helps seat 1 to what hurts everyone; a foe of seat 1 would take the other branch.
    const KINGMAKER: Script =
        Branch(1, &[Branch(3, &[End([0.0, 0.9, 0.0, 0.1]), End([0.0; 4])]), End([0.0, 0.5, 0.5, 0.0])]);
    let best = best(2_000, |_| Scripted(&KINGMAKER));
    assert_eq!(best.m, 0);
    assert!(best.value > 0.8, "{}", best.value);
}

#[test]
fn it_tries_every_move_once_before_it_tries_any_twice() {
    const WIDE: Script = Branch(0, &[duel(0.0), duel(0.1), duel(0.2), duel(0.3), duel(0.4), duel(1.0)]);
    for iterations in 1..=6 {
        let tried = search(iterations, |_| Scripted(&WIDE)).tried();
        assert_eq!(tried.len(), iterations as usize);
        assert!(tried.iter().all(|tried| tried.visits == 1));
    }
    let tried = search(600, |_| Scripted(&WIDE)).tried();
    assert_eq!((tried.len(), sum(&tried)), (6, 600));
    assert_eq!((tried[0].m, tried[0].value), (5, 1.0));
    assert!(tried[0].visits > 540, "{} visits of 600 for the only good move", tried[0].visits);
    assert!(tried.iter().all(|tried| tried.visits > 1), "a bad first impression is looked at again: {tried:?}");
}

#[test]
fn every_iteration_adds_one_node_until_there_is_nothing_to_add() {
    const SMALL: Script = Branch(0, &[Branch(1, &[duel(1.0), duel(0.0)]), Branch(0, &[duel(0.5)])]);
    for iterations in 0..=200 {
        let nodes = search(iterations, |_| Scripted(&SMALL)).nodes.len() as u32 - 1;
        assert!(nodes <= 5 && (iterations > 2 || nodes == iterations), "{nodes} nodes after {iterations} iterations");
    }
    assert_eq!(search(200, |_| Scripted(&SMALL)).nodes.len() - 1, 5);
}

/// The searching seat has a card from 1 to 5 and sees it; the other has another one of those. Fold for a fixed share, or
/// show: the higher card wins.
#[derive(Clone, Copy)]
struct Showdown {
    mine: u8,
    theirs: u8,
    chosen: Option<Bet>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bet {
    Fold,
    Show,
}

impl Searchable for Showdown {
    type Move = Bet;
    type Moves = Vec<Bet>;

    fn to_move(&self) -> Option<usize> {
        self.chosen.is_none().then_some(0)
    }

    fn legal(&self, moves: &mut Vec<Bet>) {
        *moves = vec![Bet::Fold, Bet::Show];
    }

    fn play(&mut self, bet: Bet) {
        self.chosen = Some(bet);
    }

    fn rewards(&self) -> Rewards {
        let mine = match self.chosen {
            Some(Bet::Show) => f32::from(u8::from(self.mine > self.theirs)),
            _ => 0.4,
        };
        [mine, 1.0 - mine, 0.0, 0.0]
    }
}

#[test]
fn it_weighs_all_hidden_cards_that_there_may_be() {
    for mine in 1..=5 {
        let tried = search(4_000, |dice| {
            let others: Vec<u8> = (1..=5).filter(|&card| card != mine).collect();
            Showdown { mine, theirs: others[dice.below(4)], chosen: None }
        })
        .tried();
        // Shows win (mine - 1) times of 4: 0, 0.25, 0.5, 0.75, 1.
        let expected = if mine >= 3 { Bet::Show } else { Bet::Fold };
        assert_eq!(tried[0].m, expected, "with a {mine}: {tried:?}");
        let shown = tried.iter().find(|tried| tried.m == Bet::Show).unwrap();
        let chance = f32::from(mine - 1) / 4.0;
        assert!((shown.value - chance).abs() < 0.1, "with a {mine}: {shown:?}, not {chance}");
    }
}

/// Guess one of three hidden cards, or decline and have something for certain. Whoever searches with the cards open would
/// always guess.
#[derive(Clone, Copy)]
struct Guess {
    hidden: u8,
    guessed: Option<u8>,
}

const DECLINE: u8 = 9;

impl Searchable for Guess {
    type Move = u8;
    type Moves = Vec<u8>;

    fn to_move(&self) -> Option<usize> {
        self.guessed.is_none().then_some(2)
    }

    fn legal(&self, moves: &mut Vec<u8>) {
        *moves = vec![0, 1, 2, DECLINE];
    }

    fn play(&mut self, guess: u8) {
        self.guessed = Some(guess);
    }

    fn rewards(&self) -> Rewards {
        let reward = match self.guessed {
            Some(DECLINE) => 0.6,
            guessed => f32::from(u8::from(guessed == Some(self.hidden))),
        };
        [0.0, 0.0, reward, 0.0]
    }
}

#[test]
fn it_does_not_act_on_what_it_cannot_know() {
    let fair = best(3_000, |dice| Guess { hidden: dice.below(3) as u8, guessed: None });
    assert_eq!((fair.m, fair.value > 0.55), (DECLINE, true));
    // Three cards of four are the same: now it pays to guess that one.
    let loaded = best(3_000, |dice| Guess { hidden: [1, 1, 1, 2][dice.below(4)], guessed: None });
    assert_eq!(loaded.m, 1);
    assert!((loaded.value - 0.75).abs() < 0.05, "{}", loaded.value);
}

/// The first seat has one move. Then something hidden decides who answers and with what.
#[derive(Clone, Copy)]
struct Answer {
    asked: bool,
    answers: &'static [u8],
    answerer: usize,
    /// What the first seat and the one who answers get, by answer.
    pays: fn(usize, u8) -> (f32, f32),
    given: Option<u8>,
}

impl Searchable for Answer {
    type Move = u8;
    type Moves = Vec<u8>;

    fn to_move(&self) -> Option<usize> {
        match (self.asked, self.given) {
            (false, _) => Some(0),
            (true, None) => Some(self.answerer),
            (true, Some(_)) => None,
        }
    }

    fn legal(&self, moves: &mut Vec<u8>) {
        *moves = if self.asked { self.answers.to_vec() } else { vec![0] };
    }

    fn play(&mut self, m: u8) {
        if self.asked {
            self.given = Some(m);
        }
        self.asked = true;
    }

    fn rewards(&self) -> Rewards {
        let mut rewards = [0.0; 4];
        let (first, second) = (self.pays)(self.answerer, self.given.unwrap());
        rewards[0] = first;
        rewards[self.answerer] = second;
        rewards
    }
}

#[test]
fn a_move_counts_as_passed_over_only_when_it_was_legal() {
    const COMMON: u8 = 1;
    const RARE: u8 = 2;
    // The rare answer is legal in one game of 20, and bad.
    let pays = |_, answer| if answer == COMMON { (0.0, 0.6) } else { (1.0, 0.0) };
    let mut number = 0;
    let search = search(2_001, |_| {
        number += 1;
        let answers: &[u8] = if number % 20 == 0 { &[COMMON, RARE] } else { &[COMMON] };
        Answer { asked: false, answers, answerer: 1, pays, given: None }
    });
    let mut answers = second_moves(&search);
    answers.sort_unstable();
    let [(COMMON, common, common_available), (RARE, rare, rare_available)] = answers[..] else { panic!("{answers:?}") };
    // The first iteration only adds the node above.
    assert_eq!((common_available, rare_available), (2_000, 100));
    assert_eq!(common + rare, 2_000);
    // By UCB1 a move that is 0.6 worse is tried while 0.5 * sqrt(log2(100) / n) > 0.6 and a little: about 4 times. Were
    // the visits of the node above to count, it would be 8 times.
    assert!((3..=5).contains(&rare), "{rare} visits");
}

#[test]
fn a_good_move_is_chosen_whenever_it_is_legal() {
    let pays = |_, answer| if answer == 2 { (0.0, 1.0) } else { (1.0, 0.0) };
    let search = search(2_001, |dice| {
        let answers: &[u8] = if dice.below(4) == 0 { &[1, 2] } else { &[1] };
        Answer { asked: false, answers, answerer: 1, pays, given: None }
    });
    let answers = second_moves(&search);
    let &(_, visits, available) = answers.iter().find(|answer| answer.0 == 2).unwrap();
    assert!((400..600).contains(&available), "{available}");
    assert!(visits > available - 20, "{visits} visits, {available} times legal");
}

#[test]
fn the_same_move_of_two_seats_is_not_the_same() {
    // Seat 1 likes the first answer, seat 2 the second, and both are what seat 0 likes.
    let pays = |answerer: usize, answer| if usize::from(answer) == answerer { (1.0, 1.0) } else { (0.0, 0.0) };
    let best =
        best(2_000, |dice| Answer { asked: false, answers: &[1, 2], answerer: 1 + dice.below(2), pays, given: None });
    assert!(best.value > 0.9, "{}", best.value);
}

#[test]
fn the_most_visited_move_comes_first_whatever_its_value() {
    for iterations in 1..300 {
        let tried = search(iterations, |dice| Guess { hidden: dice.below(3) as u8, guessed: None }).tried();
        assert!(tried.is_sorted_by_key(|tried| std::cmp::Reverse(tried.visits)), "{tried:?}");
        assert_eq!(sum(&tried), iterations);
    }
}

#[test]
fn new_moves_and_those_beyond_the_tree_are_random() {
    const TWICE: Script = Branch(0, &[Branch(0, &[duel(0.0), duel(0.25)]), Branch(0, &[duel(0.5), duel(0.75)])]);
    let mut seen = [0; 4];
    for seed in 0..400 {
        let mut search = Search::new(EXPLORATION);
        search.iterate(Scripted(&TWICE), &mut Dice::new(seed));
        let reached = search.tried()[0].value;
        let end = [0.0, 0.25, 0.5, 0.75].into_iter().position(|end: f32| (end - reached).abs() < 0.1);
        seen[end.unwrap()] += 1;
    }
    assert!(seen.iter().all(|count| (70..=130).contains(count)), "not even: {seen:?}");
}

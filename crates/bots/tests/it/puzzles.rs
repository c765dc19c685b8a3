//! The puzzles that come with the program: each has exactly one best answer, and that is proved anew.

use vale_bots::puzzle::{Puzzle, mine, shipped};
use vale_engine::{Move, Options};

/// How many puzzles are proved on each run. A long run proves them all.
const SAMPLE: usize = 12;

fn number_of_lines() -> usize {
    include_str!("../../puzzles.jsonl").lines().count()
}

#[test]
fn at_least_two_hundred_puzzles_come_with_the_program() {
    assert!(shipped().len() >= 200, "{} puzzles", shipped().len());
    assert_eq!(shipped().len(), number_of_lines(), "every line can be read");
    let distinct = shipped().iter().enumerate().all(|(place, one)| !shipped()[..place].contains(one));
    assert!(distinct, "no puzzle is there twice");
}

#[test]
fn a_sample_of_the_puzzles_has_one_best_answer() {
    for puzzle in shipped().iter().step_by((shipped().len() / SAMPLE).max(1)) {
        assert!(puzzle.holds(), "{}", serde_json::to_string(puzzle).unwrap());
    }
}

#[test]
#[ignore = "takes some minutes"]
fn long_run_of_all_puzzles() {
    for (number, puzzle) in shipped().iter().enumerate() {
        assert!(puzzle.holds(), "line {}", number + 1);
    }
}

#[test]
fn a_wrong_solution_or_a_wrong_count_is_no_puzzle() {
    let right = &shipped()[0];
    let wrong = [
        Puzzle { best: right.best + 1, ..right.clone() },
        Puzzle { next: right.next - 1, ..right.clone() },
        Puzzle { solution: vec![Move::End], ..right.clone() },
        Puzzle { solution: Vec::new(), ..right.clone() },
    ];
    for puzzle in wrong {
        assert!(!puzzle.holds(), "{puzzle:?}");
    }
}

#[test]
fn what_is_reached_is_told_for_every_end_of_the_turn() {
    for puzzle in shipped().iter().take(5) {
        let (mut game, seat) = puzzle.begin().unwrap();
        // The last legal move ends the turn as soon as that is allowed.
        while !puzzle.is_over(&game) {
            let m = *game.legal_moves().last().unwrap();
            game.play_unchecked(m, &mut ());
        }
        let reached = puzzle.reached(&game).unwrap();
        assert!(reached <= puzzle.best && reached >= game.score(seat), "{puzzle:?}: {reached}");
    }
}

#[test]
fn the_same_seed_finds_the_same_puzzles() {
    let options = Options::new(2);
    assert_eq!(mine(options, 5).unwrap(), mine(options, 5).unwrap());
}

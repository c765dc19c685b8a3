//! Some seeds in the tests; `cargo xtask simulate` runs many more.

use vale_simulator::{Without, simulate};

#[test]
fn two_hundred_seeds_are_clean() {
    for seed in 0..200 {
        let outcome = simulate(seed, Without::default()).unwrap();
        assert!(outcome.failures.is_empty(), "seed {seed}: {:#?}", outcome.failures);
        assert!(outcome.facts > 5, "seed {seed}: nothing happened");
    }
}

#[test]
fn a_seed_does_the_same_again() {
    for seed in [3, 17, 42] {
        assert_eq!(simulate(seed, Without::default()).unwrap(), simulate(seed, Without::default()).unwrap());
    }
}

/// Simulates until a failure that says this, with one of the cures taken out.
fn finds(without: Without, what: &str) {
    let mut found = (0..300).filter_map(|seed| simulate(seed, without).ok()).flat_map(|outcome| outcome.failures);
    assert!(found.any(|failure| failure.contains(what)), "without the cure nothing is found: {without:?}");
}

#[test]
fn free_thinking_time_would_be_found() {
    finds(Without { charging: true, ..Without::default() }, "were thought");
}

#[test]
fn a_vote_without_a_grace_time_would_be_found() {
    finds(Without { grace: true, ..Without::default() }, "is voted out");
}

#[test]
fn clocks_that_run_while_nobody_can_play_would_be_found() {
    finds(Without { standing_still: true, ..Without::default() }, "could be thought");
}

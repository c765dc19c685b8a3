//! No bot ever makes an illegal move, hangs or panics, whatever the options.

use vale_bots::{Budget, Level};

use crate::support::{Play, all_options};

/// Plays whole games in which all seats are of this level, over all options. Returns the decisions made.
fn play_games(level: Level, budget: Budget, games: u64) -> u64 {
    play_some_games(level, budget, (0..games).collect())
}

/// The same for these games, of which every 48 have all options.
fn play_some_games(level: Level, budget: Budget, games: Vec<u64>) -> u64 {
    let bot = level.bot();
    let options = all_options();
    let mut decisions = 0;
    for game in games {
        let mut play = Play::new(options[game as usize % options.len()], game);
        while let Some(seat) = play.asked() {
            let m = play.decide(&*bot, seat, game ^ play.decisions, budget);
            assert!(play.legal.contains(&m), "{level} answered {m:?}, which is not legal");
            play.play(m);
            assert!(play.decisions < 5_000, "{level} does not come to an end");
        }
        decisions += play.decisions;
    }
    decisions
}

/// The same for so many games, on all cores.
fn play_long(level: Level, budget: Budget, games: u64) {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    std::thread::scope(|scope| {
        for core in 0..cores {
            scope.spawn(move || play_some_games(level, budget, (core..games).step_by(cores as usize).collect()));
        }
    });
}

#[test]
fn random_plays_on_whatever_the_options() {
    assert!(play_games(Level::Random, Level::Random.default_budget(), 240) > 240 * 100);
}

#[test]
fn greedy_plays_on_whatever_the_options() {
    assert!(play_games(Level::Greedy, Level::Greedy.default_budget(), 240) > 240 * 100);
}

#[test]
fn apprentice_plays_on_whatever_the_options() {
    assert!(play_games(Level::Apprentice, Budget::Nodes(60), 48) > 48 * 100);
}

#[test]
fn learned_plays_on_whatever_the_options() {
    assert!(play_games(Level::Learned, Budget::Nodes(60), 48) > 48 * 100);
}

#[test]
fn master_plays_on_whatever_the_options() {
    // It takes its time, so a part of the options has to do here: all numbers of players, and each option once.
    let games: Vec<_> = (0..48).step_by(7).collect();
    assert!(play_some_games(Level::Master, Budget::Nodes(60), games) > 7 * 100);
}

#[test]
fn a_budget_of_nothing_still_gets_an_answer() {
    assert!(play_games(Level::Apprentice, Budget::Nodes(0), 6) > 0);
    assert!(play_games(Level::Learned, Budget::Nodes(0), 6) > 0);
    assert!(play_games(Level::Master, Budget::Nodes(0), 1) > 0);
}

/// The long runs behind the figures in docs/bots.md:
/// `cargo test --release -p vale-bots --test it -- --ignored long_run`.
#[test]
#[ignore = "takes minutes; run by hand for docs/bots.md"]
fn long_run_of_the_quick_bots() {
    play_long(Level::Random, Level::Random.default_budget(), 100_000);
    play_long(Level::Greedy, Level::Greedy.default_budget(), 100_000);
}

#[test]
#[ignore = "takes minutes; run by hand for docs/bots.md"]
fn long_run_of_the_apprentice() {
    play_long(Level::Apprentice, Level::Apprentice.default_budget(), 5_000);
}

#[test]
#[ignore = "takes hours; run by hand for docs/bots.md"]
fn long_run_of_the_learned() {
    play_long(Level::Learned, Budget::Nodes(200), 100_000);
}

#[test]
#[ignore = "takes minutes; run by hand for docs/bots.md"]
fn long_run_of_the_reference() {
    play_long(Level::Reference, Budget::Nodes(200), 200);
}

#[test]
#[ignore = "takes hours; run by hand for docs/bots.md"]
fn long_run_of_the_master() {
    play_long(Level::Master, Budget::Nodes(200), 2_000);
}

//! Bots know what a seat knows: two full games that look alike to a seat, and are remembered alike, get the same answer.

use vale_bots::{Budget, Level, Sight, sample::sample};
use vale_engine::MoveList;

use crate::support::{Play, all_options};

/// Compares the answers of a level in pairs of full games that look alike. Returns how many pairs it compared.
fn compare(level: Level, budget: Budget, every: u64, most: u64) -> u64 {
    let bot = level.bot();
    let mut pairs = 0;
    let mut seed = 0;
    loop {
        for options in all_options() {
            let mut play = Play::new(options, seed);
            seed += 1;
            while let Some(seat) = play.asked() {
                if play.decisions.is_multiple_of(every) && play.legal.len() > 1 {
                    let memory = play.memories.of(seat);
                    let twin = sample(&play.game.seat_view(seat), memory, seed).unwrap();
                    let mut legal = MoveList::new();
                    twin.legal_moves_into(&mut legal);
                    assert_eq!(legal[..], play.legal[..], "the legal moves tell the two games apart");
                    let sight = Sight { view: &twin.seat_view(seat), memory, legal: &legal };
                    let answer = bot.decide(sight, seed, budget).chosen;
                    assert_eq!(answer, play.decide(&*bot, seat, seed, budget), "{level} saw what it may not see");
                    pairs += 1;
                    if pairs == most {
                        return pairs;
                    }
                }
                play.play(play.legal[(seed + play.decisions) as usize % play.legal.len()]);
            }
        }
    }
}

#[test]
fn greedy_answers_alike_what_looks_alike() {
    assert_eq!(compare(Level::Greedy, Level::Greedy.default_budget(), 5, 1_000), 1_000);
}

#[test]
fn apprentice_answers_alike_what_looks_alike() {
    assert_eq!(compare(Level::Apprentice, Budget::Nodes(150), 11, 1_000), 1_000);
}

#[test]
fn learned_answers_alike_what_looks_alike() {
    assert_eq!(compare(Level::Learned, Budget::Nodes(100), 11, 500), 500);
}

#[test]
fn master_answers_alike_what_looks_alike() {
    assert_eq!(compare(Level::Master, Budget::Nodes(100), 11, 200), 200);
}

/// The long run behind the figure in docs/bots.md: `cargo test --release -p vale-bots -- --ignored pairs`.
#[test]
#[ignore = "takes minutes; run by hand for docs/bots.md"]
fn a_hundred_thousand_pairs() {
    assert_eq!(compare(Level::Greedy, Level::Greedy.default_budget(), 3, 50_000), 50_000);
    assert_eq!(compare(Level::Apprentice, Budget::Nodes(150), 3, 50_000), 50_000);
    assert_eq!(compare(Level::Learned, Budget::Nodes(150), 3, 50_000), 50_000);
    assert_eq!(compare(Level::Master, Budget::Nodes(150), 3, 2_000), 2_000);
}

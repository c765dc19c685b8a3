//! An observation tells a seat nothing that it may not know: two games that look alike to a seat, and are remembered
//! alike, are observed alike, and have the same mask.

use vale_bots::sample::sample;
use vale_engine::MoveList;
use vale_gym::legal_actions;
use vale_testkit::all_options;

use crate::support::{Play, observation};

/// Compares pairs of games until there are so many. Returns how many of them differ in what is hidden.
fn compare(pairs: u64) -> u64 {
    let (mut compared, mut differ) = (0, 0);
    let mut moves = MoveList::new();
    for seed in 0.. {
        for options in all_options() {
            let mut play = Play::new(options, seed);
            while play.random_step() {
                let seat = play.game.seats().nth(compared as usize % usize::from(options.players)).unwrap();
                let view = play.game.seat_view(seat);
                let twin = sample(&view, play.memories.of(seat), compared).unwrap();
                let seen = play.observation(seat);
                assert_eq!(seen, observation(&twin, &play.memories, play.bought, seat), "{options:?}, seed {seed}");
                if play.game.asked_seat() == Some(seat) {
                    assert_eq!(play.legal(), legal_actions(&twin, play.bought, &mut moves));
                }
                differ += u64::from(twin.referee_view() != play.game.referee_view());
                compared += 1;
                if compared == pairs {
                    return differ;
                }
            }
        }
    }
    differ
}

#[test]
fn what_looks_alike_is_observed_alike() {
    assert!(compare(5_000) > 4_900);
}

/// The long run behind the figure in docs/python.md: `cargo test -p vale-gym -- --ignored pairs`.
#[test]
#[ignore = "takes a minute; run by hand for docs/python.md"]
fn a_hundred_thousand_pairs() {
    let differ = compare(100_000);
    println!("100000 pairs, of which {differ} differ in what is hidden");
    assert!(differ > 99_000);
}

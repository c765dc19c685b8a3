//! Random play of whole games: what a bot that plays millions of games pays per decision.
//!
//! `cargo bench --package vale-engine`; `vale bench` prints the same as decisions per second.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use vale_engine::{Game, MoveList, Seed, Setup};

const GAMES: u64 = 100;

/// Plays whole games with uniformly random moves. Returns the number of decisions.
fn play(players: u8) -> u64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut moves = MoveList::new();
    let mut decisions = 0;
    for seed in 0..GAMES {
        let Ok(mut game) = Game::new(&Setup::new(players, Seed::from_number(seed))) else { continue };
        while !game.is_over() {
            game.legal_moves_into(&mut moves);
            let index = (rng.next_u32() as usize * moves.len()) >> 32;
            game.play_unchecked(moves[index], &mut ());
            decisions += 1;
        }
    }
    decisions
}

fn random_play(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random_play");
    for players in 2..=4 {
        let decisions = play(players);
        assert!((100 * GAMES..500 * GAMES).contains(&decisions), "{decisions} decisions are not {GAMES} whole games");
        group.throughput(Throughput::Elements(decisions));
        group.bench_function(format!("{players} players"), |bencher| bencher.iter(|| play(black_box(players))));
    }
    group.finish();
}

fn views(criterion: &mut Criterion) {
    let Ok(game) = Game::new(&Setup::new(4, Seed::from_number(1))) else { return };
    let Some(seat) = game.asked_seat() else { return };
    criterion.bench_function("seat_view", |bencher| bencher.iter(|| black_box(&game).seat_view(black_box(seat))));
}

criterion_group!(benches, random_play, views);
criterion_main!(benches);

//! The engine plays without touching the heap. Allocations are counted for each thread, so other tests do not matter.

use vale_engine::{Game, MoveList, Options, Seed, Setup};
use vale_testkit::{Dice, Style, all_options};

#[test]
fn listing_and_playing_allocates_nothing() {
    let mut decisions = 0;
    let games = Style::ALL.into_iter().flat_map(|style| all_options().map(move |options| (style, options)));
    for (number, (style, options)) in (0..).zip(games) {
        let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(number)) };
        let mut dice = Dice::new(number);
        let heap = allocation_counter::measure(|| {
            let mut game = Game::new(&setup).unwrap();
            let mut moves = MoveList::new();
            loop {
                game.legal_moves_into(&mut moves);
                let Some(m) = style.choose(&moves, &mut dice) else { break };
                game.check(m).unwrap();
                let copy = game;
                game.play_unchecked(m, &mut ());
                assert_ne!(game, copy);
                decisions += 1;
            }
            assert!(game.is_over());
        });
        assert_eq!(heap.count_total, 0, "game {number} allocates");
    }
    assert!(decisions > 20_000, "{decisions} decisions are too few to prove anything");
}

#[test]
fn views_and_the_ranking_allocate_nothing() {
    let options = Options { artifact_creatures: true, artifact_tiles: true, ..Options::new(4) };
    let game = Game::new(&Setup { options, ..Setup::new(4, Seed::from_number(1)) }).unwrap();
    let heap = allocation_counter::measure(|| {
        for seat in game.seats() {
            assert_eq!(game.seat_view(seat).table, game.table_view());
        }
        assert_eq!(game.referee_view().hands.len(), game.ranking().len());
    });
    assert_eq!(heap.count_total, 0);
}

#[test]
fn the_count_notices_an_allocation() {
    let heap = allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8])));
    assert_eq!(heap.count_total, 1);
}

#[test]
fn a_game_fits_into_a_kilobyte() {
    assert!(size_of::<Game>() <= 1024, "{} bytes", size_of::<Game>());
}

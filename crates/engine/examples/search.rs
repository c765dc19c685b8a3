//! A bot that knows no more than its seat sees. It guesses what is hidden, plays each of its moves to the end of the game
//! in many guesses, at random, and takes the move that does best.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use vale_engine::{Game, Move, MoveList, Seat, SeatView, Seed, Setup};

/// How many guesses each move is tried in.
const GUESSES: usize = 20;

type Random = Xoshiro256PlusPlus;

fn below(bound: usize, random: &mut Random) -> usize {
    random.next_u64() as usize % bound
}

/// Returns a full game that looks to the seat like its view, with everything else dealt at random.
fn guess(view: &SeatView, random: &mut Random) -> Result<Game, Box<dyn std::error::Error>> {
    let seed = Seed::from_number(random.next_u64());
    let hidden = view.guess(seed, |cards| {
        for last in (1..cards.len()).rev() {
            cards.swap(last, below(last + 1, random));
        }
    });
    Ok(view.determinize(&hidden)?)
}

/// Plays at random to the end and returns by how many points the seat is ahead of its best opponent.
fn playout(mut game: Game, seat: Seat, moves: &mut MoveList, random: &mut Random) -> i32 {
    while !game.is_over() {
        game.legal_moves_into(moves);
        game.play_unchecked(moves[below(moves.len(), random)], &mut ());
    }
    let score = |seat| i32::from(game.score(seat));
    let best = game.seats().filter(|&other| other != seat).map(score).max();
    score(seat) - best.unwrap_or_default()
}

fn choose(view: &SeatView, legal: &[Move], random: &mut Random) -> Result<Move, Box<dyn std::error::Error>> {
    let mut moves = MoveList::new();
    let mut totals = vec![0; legal.len()];
    for _ in 0..GUESSES {
        let game = guess(view, random)?;
        for (&m, total) in legal.iter().zip(&mut totals) {
            let mut after = game;
            after.play(m, &mut ())?;
            *total += playout(after, view.seat, &mut moves, random);
        }
    }
    let best = legal.iter().zip(totals).max_by_key(|&(_, total)| total);
    best.map(|(&m, _)| m).ok_or_else(|| "there is no legal move".into())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut random = Random::seed_from_u64(1);
    let mut game = Game::new(&Setup::new(2, Seed::from_number(42)))?;
    while let Some(seat) = game.asked_seat() {
        let legal = game.legal_moves();
        // Seat 1 searches, seat 2 plays at random.
        let m = if seat == Seat::FIRST {
            choose(&game.seat_view(seat), &legal, &mut random)?
        } else {
            legal[below(legal.len(), &mut random)]
        };
        game.play(m, &mut ())?;
    }
    for standing in game.ranking() {
        println!("{}. seat {} with {} points", standing.place, standing.seat, standing.score);
    }
    Ok(())
}

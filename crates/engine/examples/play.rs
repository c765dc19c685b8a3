//! Plays a game from the deal to the ranking, always with the first legal move, and prints what happens.

use vale_engine::{Event, Game, Seed, Setup, Witness};

/// Prints what everyone at the table sees.
struct Printer;

impl Witness for Printer {
    fn event(&mut self, event: Event) {
        println!("    {event:?}");
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = Game::begin(&Setup::new(2, Seed::from_number(42)), &mut Printer)?;
    while let Some(asked) = game.asked() {
        let moves = game.legal_moves();
        println!("seat {}: {} (one of {})", asked.seat, game.write_move(moves[0]), moves.len());
        game.play(moves[0], &mut Printer)?;
    }
    for standing in game.ranking() {
        println!("{}. seat {} with {} points", standing.place, standing.seat, standing.score);
    }
    Ok(())
}

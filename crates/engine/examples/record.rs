//! Reads a record (`.vale`), which replays and checks every move, and prints how the points came about. Without a file it
//! plays a game and reads its own record.

use vale_engine::{Match, Record, Seed, Setup};

/// Plays a game with the first legal move each time, and writes it down.
fn own_record() -> Result<String, Box<dyn std::error::Error>> {
    let mut game = Match::new(Setup::new(2, Seed::from_number(42)).into())?;
    while let Some(&m) = game.game().legal_moves().first() {
        game.play(m, &mut ())?;
    }
    Ok(game.record(&["Ada".to_owned(), "Oren".to_owned()]).to_string())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = match std::env::args().nth(1) {
        Some(file) => std::fs::read_to_string(file)?,
        None => own_record()?,
    };
    let record: Record = text.parse()?;
    println!("{} moves", record.moves().len());
    let game = record.replay();
    for standing in game.game().ranking() {
        let name = &record.names()[standing.seat.index()];
        println!("{}. {name} with {} points", standing.place, standing.score);
    }
    Ok(())
}

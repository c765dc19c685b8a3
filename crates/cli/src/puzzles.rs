//! `vale puzzles`: positions of the last round with exactly one best turn, found in games of bots.

use std::io::Write;

use vale_bots::puzzle::{Puzzle, mine};
use vale_words::{Words, say};

use crate::args::PuzzlesArgs;
use crate::error::CliError;
use crate::replay::read;

/// Runs the command.
pub fn run(args: &PuzzlesArgs, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    match &args.check {
        Some(file) => check(args, &read(file).map_err(CliError::BadInput)?, words, out),
        None => find(args, words, out),
    }
}

/// Lets bots play, and prints the puzzles in their games, a line of JSON each.
fn find(args: &PuzzlesArgs, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    let options = args.table.options(args.players);
    let mut count = 0;
    for seed in (args.seed..).take(args.games) {
        for puzzle in mine(options, seed).map_err(|error| CliError::bad_input(&error))? {
            serde_json::to_writer(&mut *out, &puzzle)?;
            writeln!(out)?;
            out.flush()?;
            count += 1;
        }
    }
    eprintln!("{}", say!(words, "puzzles-found", count = count, games = args.games));
    Ok(())
}

/// Proves puzzles anew.
fn check(args: &PuzzlesArgs, text: &str, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    let name = args.check.as_deref().map(|file| file.display().to_string()).unwrap_or_default();
    let mut count = 0;
    for (number, line) in text.lines().enumerate() {
        let puzzle: Puzzle = serde_json::from_str(line)
            .map_err(|error| CliError::BadInput(format!("{name}:{}: {error}", number + 1)))?;
        if !puzzle.holds() {
            return Err(CliError::Failed(say!(words, "puzzles-wrong", file = name, line = number + 1)));
        }
        count += 1;
    }
    writeln!(out, "{}", say!(words, "puzzles-right", count = count))?;
    Ok(())
}

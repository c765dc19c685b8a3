//! `vale play`: a game in the terminal, line by line.
//!
//! Made to be read out: nothing is drawn or redrawn, no colour means anything, every line is a fact of its own.

mod explain;
mod input;
mod session;
mod table;
mod voice;

use std::io::{BufRead, Write};

use vale_engine::{Deal, Match, Seat, Setup, Start};
use vale_words::{Style, Words, say};

use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::random::short_seed;
use session::Session;
use voice::Voice;

/// Where the person sits.
const ME: Seat = Seat::FIRST;

/// Runs the command until the game is over, the person leaves, or the input ends.
pub fn run(args: PlayArgs, mut words: Words, input: impl BufRead, out: &mut dyn Write) -> Result<(), Failure> {
    let seed = args.seed.unwrap_or_else(short_seed);
    let setup = Setup { options: args.table.options(args.players), first: args.first, deal: Deal::Shuffled, seed };
    let mut happenings = Vec::new();
    let game = Match::begin(Start::Setup(setup), &mut happenings).map_err(|error| Failure::bad_input(&error))?;
    let bots = (2..=args.players).map(|number| say!(words, "cli-bot", number = number));
    let names = std::iter::once(args.name).chain(bots).collect();
    if args.words {
        words.style = Style::Spoken;
    }
    Session::new(game, seed, args.level, names, &happenings, Voice::new(words, out)).run(input)
}

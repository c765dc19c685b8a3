//! `vale verify`: were the cards of a recorded game shuffled as promised?

use std::io::Write;

use vale_engine::{Deal, Record, RecordError, RecordErrorKind, Seed, Start};
use vale_protocol::Commitment;
use vale_words::Words;

use crate::args::VerifyArgs;
use crate::error::CliError;
use crate::replay;

/// Runs the command.
pub fn run(args: &VerifyArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let in_file = |problem: String| format!("{}: {problem}", args.file.display());
    let bad = |problem: String| CliError::BadInput(in_file(problem));
    let not_verified = |problem: String| CliError::Failed(in_file(problem));
    let text = replay::read(&args.file).map_err(bad)?;
    let record: Record = text.parse().map_err(|error: RecordError| match error.kind {
        RecordErrorKind::WrongResult | RecordErrorKind::IllegalMove => not_verified(error.to_string()),
        RecordErrorKind::NoRecord => bad(error.to_string()),
    })?;
    let of_seed = Commitment::to(shuffled_by(&record).map_err(not_verified)?);
    let noted = commitments_in(&text).map_err(bad)?;

    let expected = noted.iter().map(|&(line, noted)| (format!("line {line}"), noted));
    let expected = expected.chain(args.commitment.map(|given| ("--commitment".to_owned(), given)));
    for (place, promised) in expected {
        if promised != of_seed {
            return Err(not_verified(format!(
                "not verified: the cards were not shuffled with the seed that was committed to\n\
                 {place}: {promised}\nthe seed: {of_seed}"
            )));
        }
    }

    writeln!(out, "record is valid: {}", replay::in_short(&record, &Words::english()))?;
    writeln!(out, "all shuffles come from its seed, whose commitment is {of_seed}")?;
    match (args.commitment, noted.is_empty()) {
        (Some(_), _) => writeln!(out, "verified: this is the commitment you gave")?,
        (None, false) => {
            writeln!(out, "the record names the same commitment; check that the table showed it before the game")?;
        }
        (None, true) => writeln!(out, "compare it with the commitment that the table showed before the game")?,
    }
    Ok(())
}

/// The seed that decided all shuffles of the game, or why they cannot be checked.
fn shuffled_by(record: &Record) -> Result<Seed, String> {
    match record.start() {
        Start::Setup(setup) => match setup.deal {
            Deal::Shuffled => Ok(setup.seed),
            Deal::Stacked(_) => {
                Err("not verified: the record gives the deck itself, so nobody can tell who stacked it; \
                                     only a deck that is shuffled by a seed can be verified"
                    .to_owned())
            }
        },
        Start::Position(_) => Err("not verified: the game starts from a position, and what was dealt before is not \
                                   in the record; only a game from the first deal on can be verified"
            .to_owned()),
    }
}

/// The commitments that comments of the record name, each with its line.
fn commitments_in(text: &str) -> Result<Vec<(usize, Commitment)>, String> {
    Commitment::in_comments(text)
        .map(|(line, noted)| noted.map(|noted| (line, noted)).map_err(|error| format!("line {line}: {error}")))
        .collect()
}

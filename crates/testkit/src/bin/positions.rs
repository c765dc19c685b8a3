//! Writes a position shortly before every question that every card and tile can ask: `positions FILE [GAMES]`.

use std::process::ExitCode;

use rayon::prelude::*;
use vale_testkit::prompts::{Found, Prompt, merge, search};
use vale_testkit::{PromiseError, all_options};

/// How many random games are searched for each kind of options. Rare questions need many.
const GAMES: u64 = 1_000;

/// How many games a thread plays at a time.
const CHUNK: u64 = 100;

const SEED: u64 = 1;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (file, games) = match words.as_slice() {
        [file] => (file, Ok(GAMES)),
        [file, games] => (file, games.parse()),
        _ => {
            eprintln!("positions FILE [GAMES]");
            return ExitCode::from(2);
        }
    };
    let written = games.map_err(|error| error.to_string()).and_then(|games| {
        let prompts = prompts(games).map_err(|broken| broken.to_string())?;
        std::fs::write(file, text(&prompts)?).map_err(|error| format!("{file}: {error}"))?;
        Ok(prompts.len())
    });
    match written {
        Ok(count) => {
            println!("{count} questions");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("positions: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn prompts(games: u64) -> Result<Vec<Prompt>, PromiseError> {
    let kinds: Vec<_> = (0..).zip(all_options()).collect();
    let chunks = kinds.into_iter().flat_map(|(kind, options)| {
        (0..games.div_ceil(CHUNK)).map(move |chunk| (kind, options, chunk * CHUNK..games.min((chunk + 1) * CHUNK)))
    });
    let found = chunks
        .collect::<Vec<_>>()
        .into_par_iter()
        .map(|(kind, options, numbers)| search(numbers, options, SEED.wrapping_add(kind << 32)))
        .try_reduce(Found::new, |one, other| Ok(merge(one, other)))?;
    found.into_iter().map(|(kind, candidate)| Prompt::new(kind, &candidate)).collect()
}

/// One prompt on a line, so that changes can be read.
fn text(prompts: &[Prompt]) -> Result<String, String> {
    let lines: Result<Vec<_>, _> = prompts.iter().map(serde_json::to_string).collect();
    Ok(format!("[\n{}\n]\n", lines.map_err(|error| error.to_string())?.join(",\n")))
}

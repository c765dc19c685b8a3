//! Writes what a fuzzer begins with: `seeds TARGET DIRECTORY` makes a file for each seed, and the words in `DIRECTORY.dict`.

use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;

use vale_fuzz::{TARGETS, Target, target};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [name, directory] = words.as_slice() else {
        eprintln!("seeds TARGET DIRECTORY");
        return ExitCode::from(2);
    };
    let Some(target) = target(name) else {
        eprintln!("seeds: there is no target {name}; there are {}", TARGETS.map(|target| target.name).join(", "));
        return ExitCode::from(2);
    };
    match write(target, Path::new(directory)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("seeds: {directory}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write(target: Target, directory: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(directory)?;
    for (name, bytes) in (target.seeds)() {
        std::fs::write(directory.join(name), bytes)?;
    }
    std::fs::write(directory.with_extension("dict"), dictionary(&(target.words)()))
}

/// One word on a line, as libFuzzer reads them.
fn dictionary(words: &[String]) -> String {
    let mut text = String::new();
    for word in words {
        let escaped = word.replace('\\', "\\\\").replace('"', "\\\"");
        // Writing to a string does not fail.
        let _ = writeln!(text, "\"{escaped}\"");
    }
    text
}

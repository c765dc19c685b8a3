//! One command for everything that CI does: `cargo xtask test`.

mod chrome;
mod dependencies;
mod fuzz;
mod python;
mod run;
mod rust;
mod web;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

const HELP: &str = "\
cargo xtask COMMAND

  test               formatting, lints, all tests, documentation: what CI runs
  browser            only the tests of the web client in a real browser
  screenshots [DIR]  pictures of every page of the web client (default: a temporary folder)
  python             only the tests of the Python package
  python slow        those of its tests that take minutes
  wheel              a wheel of the Python package
  bless              regenerate the golden files: playthroughs, move counts, types and texts of the web client,
                     positions for its tests, reference and schema in docs, screens of the terminal
  sweep [GAMES]      play that many random games (default 1000000) with all options in a debug build, and check them
  chaos [OPTIONS]    kill servers during play and check that nothing is lost (see `cargo xtask chaos --help`)
  simulate [OPTIONS] simulate tables with everything that can go wrong (see `cargo xtask simulate --help`)
  load [OPTIONS]     play at many tables and measure how fast moves are acknowledged (see `cargo xtask load --help`)
  attack [OPTIONS]   attack a server while others play, and measure the impact (see `cargo xtask attack --help`)
  train COMMAND      train the nets of level 3 from games of bots (see `cargo xtask train --help` and docs/training.md)
  fuzz TARGET [--seconds N]
                     feed random input to the readers of commands, records, positions, notation, bodies or
                     messages (default 60 s)

Chrome or Chromium is found or installed automatically; set VALE_CHROMIUM to use another one.
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["test"] => test(),
        ["browser"] => rust::build_vale().and_then(|vale| web::browser(&vale)),
        ["screenshots"] => screenshots(std::env::temp_dir().join("vale-screenshots")),
        ["screenshots", folder] => screenshots(PathBuf::from(folder)),
        ["python"] => python::test(),
        ["python", "slow"] => python::slow_test(),
        ["wheel"] => python::wheel(),
        ["bless"] => rust::bless(),
        ["sweep"] => rust::sweep("1000000"),
        ["sweep", games] => rust::sweep(games),
        ["chaos", options @ ..] => rust::chaos(options),
        ["simulate", options @ ..] => rust::simulate(options),
        ["load", options @ ..] => rust::load(options),
        ["attack", options @ ..] => rust::attack(options),
        ["train", options @ ..] => rust::train(options),
        ["fuzz", options @ ..] => fuzz::fuzz(options),
        ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprint!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("xtask: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// Everything, part by part, and how long each part took.
fn test() -> Result<(), String> {
    let mut parts = Vec::new();
    let mut timed = |name: &'static str, part: &dyn Fn() -> Result<(), String>| {
        let start = Instant::now();
        let result = part();
        parts.push((name, start.elapsed().as_secs()));
        result
    };
    let result = timed("format and lints of Rust", &rust::check)
        .and_then(|()| timed("checks and unit tests of the web client", &web::check))
        .and_then(|()| timed("dependencies", &dependencies::check))
        .and_then(|()| timed("packages", &rust::package))
        .and_then(|()| timed("tests of Rust", &rust::test))
        .and_then(|()| timed("Python", &python::test))
        .and_then(|()| timed("kills", &|| rust::kill_a_few(&rust::build_vale()?)))
        .and_then(|()| timed("browser", &|| web::browser(&rust::build_vale()?)))
        .and_then(|()| timed("documentation", &rust::document));
    for (name, seconds) in parts {
        println!("{name}: {} min {:02} s", seconds / 60, seconds % 60);
    }
    result
}

fn screenshots(folder: PathBuf) -> Result<(), String> {
    let folder = std::path::absolute(folder).map_err(|error| format!("that is no folder: {error}"))?;
    let vale = rust::build_vale()?;
    web::screenshots(&vale, &folder)?;
    println!("{}", folder.display());
    Ok(())
}

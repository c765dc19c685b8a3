//! One command for everything that CI does: `cargo xtask test`.

use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask COMMAND

  test               formatting, lints, all tests, documentation: what CI runs
  bless              write the golden files anew: playthroughs, counted trees, types and texts of the web client
  sweep [GAMES]      play that many random games (default 1000000) with all options in a checked build, and check them
  chaos [OPTIONS]    kill playing servers and compare what is left (see `cargo xtask chaos --help`)
  load [OPTIONS]     play at many tables and measure how fast moves are acknowledged (see `cargo xtask load --help`)
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["test"] => test(),
        ["bless"] => bless(),
        ["sweep"] => sweep("1000000"),
        ["sweep", games] => sweep(games),
        ["chaos", options @ ..] => chaos(options),
        ["load", options @ ..] => load(options),
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

fn test() -> Result<(), String> {
    cargo("fmt --all --check", &[])?;
    cargo("clippy --workspace --all-targets --features vale-protocol/ts --locked -- --deny warnings", &[])?;
    cargo("test --workspace --exclude vale-engine --locked", &[])?;
    cargo("test --package vale-protocol --features ts --locked", &[])?;
    // The engine has the most tests, so its result is the last to be read.
    cargo("test --package vale-engine --locked", &[])?;
    kill_a_few()?;
    cargo("doc --workspace --no-deps --document-private-items --locked", &[("RUSTDOCFLAGS", "--deny warnings")])
}

fn bless() -> Result<(), String> {
    cargo("test --package vale-engine --test main golden", &[("VALE_BLESS", "1")])?;
    cargo("test --package vale-protocol --features ts --test main golden", &[("VALE_BLESS", "1")])?;
    cargo("test --package vale-words --test main golden", &[("VALE_BLESS", "1")])
}

fn sweep(games: &str) -> Result<(), String> {
    cargo(&format!("run --package vale-testkit --bin sweep --profile checked --locked -- --games {games}"), &[])
}

/// The kill harness in a small size, with the server as the tests built it: that is quicker than a release build.
fn kill_a_few() -> Result<(), String> {
    cargo("build --package vale --locked", &[])?;
    let xtask = std::env::current_exe().map_err(|error| format!("where is this program? {error}"))?;
    let vale = xtask.with_file_name("vale").display().to_string();
    for options in ["--kills 20", "--kills 8 --postgres --or-skip"] {
        let words = format!("run --package vale-harness --bin chaos --locked -- {options}");
        cargo(&words, &[("VALE_BIN", &vale)])?;
    }
    Ok(())
}

/// The server is the one that people use; the clients need not be fast, so they are built like the tests.
fn chaos(options: &[&str]) -> Result<(), String> {
    cargo("build --release --package vale --locked", &[])?;
    harness("run --package vale-harness --bin chaos --locked --", options)
}

fn load(options: &[&str]) -> Result<(), String> {
    cargo("build --release --package vale --locked", &[])?;
    harness("run --release --package vale-harness --bin load --locked --", options)
}

fn harness(words: &str, options: &[&str]) -> Result<(), String> {
    cargo([&[words], options].concat().join(" ").trim_end(), &[])
}

/// Runs cargo with these words, and these variables in its environment.
fn cargo(words: &str, env: &[(&str, &str)]) -> Result<(), String> {
    eprintln!("xtask: cargo {words}");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo).args(words.split(' ')).envs(env.iter().copied()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`cargo {words}` failed: {status}")),
        Err(error) => Err(format!("`cargo {words}` did not start: {error}")),
    }
}

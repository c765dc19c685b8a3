//! What cargo does.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::run;

type Variables<'a> = &'a [(&'a str, &'a OsStr)];

/// Everything together, with the types for the browser: then each crate is compiled once, with the same features for all.
const TOGETHER: &str = "--workspace --features vale-protocol/ts,vale-server/openapi --locked";

/// Formatting and lints.
pub fn check() -> Result<(), String> {
    cargo("fmt --all --check", &[])?;
    cargo(&format!("clippy {TOGETHER} --all-targets -- --deny warnings"), &[])?;
    // The program without the web client is for those who have no Node: nobody else would notice if it broke.
    cargo("clippy --package vale --no-default-features --all-targets --locked -- --deny warnings", &[])?;
    // The engine alone, for those who want only games.
    cargo("clippy --package vale-engine --no-default-features --locked -- --deny warnings", &[])
}

/// The packages that others can use, as a registry would get them: nothing that they need may lie outside.
pub fn package() -> Result<(), String> {
    cargo(
        "package --package vale-engine --package vale-words --package vale-bots --locked --no-verify --allow-dirty",
        &[],
    )
}

/// All tests but those in the browser.
pub fn test() -> Result<(), String> {
    cargo(&format!("test {TOGETHER}"), &[])
}

/// The documentation: of everything with private items, and of what others can use as docs.rs builds it.
pub fn document() -> Result<(), String> {
    let strict = [("RUSTDOCFLAGS", OsStr::new("--deny warnings"))];
    cargo(&format!("doc {TOGETHER} --no-deps --document-private-items"), &strict)?;
    let public = [("RUSTDOCFLAGS", OsStr::new("--deny warnings --deny rustdoc::private_intra_doc_links"))];
    cargo(
        "doc --package vale-engine --package vale-words --package vale-bots --no-deps --all-features --locked",
        &public,
    )
}

/// Writes the golden files anew.
pub fn bless() -> Result<(), String> {
    let bless = [("VALE_BLESS", OsStr::new("1"))];
    // The engine says refusals as the words have them, so these come first.
    cargo("test --package vale-words --test it golden", &bless)?;
    cargo("test --package vale-engine --test it golden", &bless)?;
    cargo("test --package vale-protocol --features ts --test it golden", &bless)?;
    cargo("test --package vale-server --features openapi,web --test it golden", &bless)?;
    cargo("test --package vale --bin vale golden", &bless)?;
    cargo("run --package vale-testkit --bin positions --locked -- web/tests/browser/positions.json", &[])
}

/// Plays a great many games.
pub fn sweep(games: &str) -> Result<(), String> {
    cargo(&format!("run --package vale-testkit --bin sweep --profile checked --locked -- --games {games}"), &[])
}

/// The command, built like the tests: that is quicker than a release build.
pub fn build_vale() -> Result<PathBuf, String> {
    built("vale")
}

/// A program of ours, built like the tests.
fn built(program: &str) -> Result<PathBuf, String> {
    cargo(&format!("build {TOGETHER} --bin {program}"), &[])?;
    let xtask = env::current_exe().map_err(|error| format!("where is this program? {error}"))?;
    Ok(xtask.with_file_name(program))
}

/// The kill harness in a small size.
pub fn kill_a_few(vale: &Path) -> Result<(), String> {
    let chaos = built("chaos")?;
    for options in [
        "--kills 16 --pauses --clock-jumps",
        "--kills 8 --pauses --clock-jumps --database-crashes --postgres --or-skip",
    ] {
        run(Command::new(&chaos).args(options.split(' ')).env("VALE_BIN", vale))?;
    }
    Ok(())
}

/// Measures what attacks do to those who play.
pub fn attack(options: &[&str]) -> Result<(), String> {
    cargo("build --release --package vale --locked", &[])?;
    harness("run --release --package vale-harness --bin attack --locked --", options)
}

/// The server is the one that people use; the clients need not be fast, so they are built like the tests.
pub fn chaos(options: &[&str]) -> Result<(), String> {
    cargo("build --release --package vale --locked", &[])?;
    harness("run --package vale-harness --bin chaos --locked --", options)
}

/// Measures the server with many tables.
pub fn load(options: &[&str]) -> Result<(), String> {
    cargo("build --release --package vale --locked", &[])?;
    harness("run --release --package vale-harness --bin load --locked --", options)
}

/// Simulates tables, seed by seed.
pub fn simulate(options: &[&str]) -> Result<(), String> {
    harness("run --release --package vale-simulator --bin simulate --locked --", options)
}

/// Trains nets.
pub fn train(options: &[&str]) -> Result<(), String> {
    harness("run --release --package vale-train --bin train --locked --", options)
}

fn harness(words: &str, options: &[&str]) -> Result<(), String> {
    cargo([&[words], options].concat().join(" ").trim_end(), &[])
}

/// Runs cargo with these words, and these variables in its environment.
fn cargo(words: &str, variables: Variables<'_>) -> Result<(), String> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    run(Command::new(cargo).args(words.split(' ')).envs(variables.iter().copied()))
}

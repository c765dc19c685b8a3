//! Fuzzing: libFuzzer on stable Rust.
//!
//! `cargo fuzz` asks for nightly Rust, for the sanitizers. Nothing here is `unsafe`, so they have nothing to find; what
//! the fuzzer needs is to be told of every branch that is taken, and stable Rust can do that.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::run::{root, run, said_by};

/// What the compiler puts into the program so that libFuzzer sees where each input leads.
const FLAGS: [&str; 6] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

/// How long a target is fuzzed if nobody says.
const SECONDS: &str = "60";

/// The most seconds and megabytes for one input: what needs more is a finding.
const BOUNDS: [&str; 3] = ["-timeout=5", "-rss_limit_mb=1024", "-max_len=65536"];

/// Fuzzes a target. What it finds worth keeping stays in `target/fuzz/corpus`, and what breaks a promise in
/// `target/fuzz/findings`.
pub fn fuzz(options: &[&str]) -> Result<(), String> {
    let (target, seconds) = match options {
        [target] => (*target, SECONDS),
        [target, "--seconds", seconds] => (*target, *seconds),
        _ => return Err("say what to fuzz: `cargo xtask fuzz TARGET [--seconds N]`".to_owned()),
    };
    let seconds: u32 = seconds.parse().map_err(|_| format!("`{seconds}` is not a number of seconds"))?;
    let host = host()?;
    let folder = root().join("target").join("fuzz");
    let kept = root().join("fuzz").join("corpus").join(target);
    if !kept.is_dir() {
        let targets = root().join("fuzz").join("corpus");
        return Err(format!("there is no target {target}; {} has a folder for each", targets.display()));
    }
    let corpus = folder.join("corpus").join(target);
    let findings = folder.join("findings").join(target);
    for needed in [&corpus, &findings] {
        fs::create_dir_all(needed).map_err(|error| format!("{}: {error}", needed.display()))?;
    }
    let seeds = folder.join("seeds").join(target);
    run(cargo().args(["run", "--package", "vale-fuzz", "--bin", "seeds", "--locked", "--", target]).arg(&seeds))?;
    build(&host, &folder)?;
    let program = folder.join(&host).join("fuzz").join("fuzz");
    let mut dictionary = std::ffi::OsString::from("-dict=");
    dictionary.push(seeds.with_extension("dict"));
    let mut prefix = std::ffi::OsString::from("-artifact_prefix=");
    prefix.push(findings.join(""));
    run(Command::new(program)
        .args([format!("-max_total_time={seconds}"), "-print_final_stats=1".to_owned()])
        .args(BOUNDS)
        .args([dictionary, prefix])
        .args([corpus, kept, seeds])
        .env("VALE_FUZZ", target))
}

/// Builds the fuzzer in a folder of its own, for all crates are built anew with these flags. Naming the machine keeps
/// the flags from what runs during the build.
fn build(host: &str, folder: &Path) -> Result<(), String> {
    let words = "build --package vale-fuzz --bin fuzz --features libfuzzer --profile fuzz --locked";
    let flags = FLAGS.join("\u{1f}");
    run(cargo()
        .args(words.split(' '))
        .args(["--target", host])
        .arg("--target-dir")
        .arg(folder)
        .env("CARGO_ENCODED_RUSTFLAGS", flags))
}

fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// The name of this machine, as the compiler knows it.
fn host() -> Result<String, String> {
    let said = said_by(Command::new("rustc").arg("-vV")).unwrap_or_default();
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say which machine this is".to_owned())
}

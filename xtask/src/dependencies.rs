//! What the project takes from others: known weaknesses, licences, where it comes from.
//!
//! The data about weaknesses comes over the network. Where it cannot be had, that is said in a sentence, and the rest is
//! checked all the same.

use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::run::{root, run, said_by};

/// How long the database of weaknesses may take to arrive.
const PATIENCE: Duration = Duration::from_secs(30);

/// The workspaces: the program with everything around it, and the Python package.
const MANIFESTS: [&str; 2] = ["Cargo.toml", "python/Cargo.toml"];

/// What cargo and npm brought in.
pub fn check() -> Result<(), String> {
    check_cargo()?;
    check_npm()
}

fn check_cargo() -> Result<(), String> {
    if said_by(deny().arg("--version")).is_none() {
        skipped(
            "licences, sources and known weaknesses of Rust crates: `cargo install --locked cargo-deny` brings the check",
        );
        return Ok(());
    }
    let check = ["--locked", "check", "--config", "deny.toml", "--hide-inclusion-graph", "licenses", "bans", "sources"];
    for manifest in MANIFESTS {
        run(deny().args(["--manifest-path", manifest]).args(check))?;
    }
    if !succeeds_within(deny().args(["fetch", "db"]), PATIENCE) {
        skipped("known weaknesses of Rust crates: the database of RustSec cannot be had from here");
        return Ok(());
    }
    for manifest in MANIFESTS {
        run(deny().args([
            "--manifest-path",
            manifest,
            "--locked",
            "--offline",
            "check",
            "--config",
            "deny.toml",
            "advisories",
        ]))?;
    }
    Ok(())
}

fn check_npm() -> Result<(), String> {
    let mut audit = npm();
    audit.args(["audit", "--json", "--fetch-retries=0"]).arg(format!("--fetch-timeout={}", PATIENCE.as_millis()));
    // Without an answer of the registry npm fails as well, but has no report.
    let report = audit.output().map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    if !report.is_ok_and(|report| report.contains("auditReportVersion")) {
        skipped("known weaknesses of npm packages: the registry does not tell them from here");
        return Ok(());
    }
    run(npm().args(["audit", "--audit-level=high"]))
}

fn skipped(what: &str) {
    eprintln!("xtask: SKIPPED: {what}");
}

fn deny() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.arg("deny").current_dir(root());
    command
}

fn npm() -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(root().join("web"));
    command
}

/// Does this command succeed in time? What it says does not matter, and it is ended when it takes too long.
fn succeeds_within(command: &mut Command, timeout: Duration) -> bool {
    let Ok(mut child) = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn() else {
        return false;
    };
    let deadline = Instant::now() + timeout;
    while Instant::now() < deadline {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => sleep(Duration::from_millis(50)),
            Err(_) => break,
        }
    }
    // It may have ended just now.
    let _ = child.kill();
    let _ = child.wait();
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_that_takes_too_long_is_ended() {
        let begin = Instant::now();
        assert!(!succeeds_within(Command::new("sleep").arg("60"), Duration::from_millis(200)));
        assert!(begin.elapsed() < Duration::from_secs(30));
        assert!(succeeds_within(&mut Command::new("true"), Duration::from_secs(30)));
        assert!(!succeeds_within(&mut Command::new("false"), Duration::from_secs(30)));
        assert!(!succeeds_within(&mut Command::new("/there/is/no/such/program"), Duration::from_secs(30)));
    }
}

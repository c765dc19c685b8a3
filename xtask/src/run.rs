//! Other programs, one after the other.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs a command, and says so.
pub fn run(command: &mut Command) -> Result<(), String> {
    let words: Vec<_> =
        [command.get_program()].into_iter().chain(command.get_args()).map(OsStr::to_string_lossy).collect();
    let said = words.join(" ");
    eprintln!("xtask: {said}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{said}` failed: {status}")),
        Err(error) => Err(format!("`{said}` did not start: {error}")),
    }
}

/// What a command prints; nothing if it fails.
pub fn said_by(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// A program that can be started by this name.
pub fn in_path(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// The root of the project. Cargo says where it is now: the folder may have been moved since this was compiled.
pub fn root() -> PathBuf {
    let here = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&here).join("..")
}

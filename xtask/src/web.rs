//! What npm does, in `web`.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::chrome;
use crate::run::{root, run};

type Variables<'a> = &'a [(&'a str, &'a OsStr)];

/// Format, lints, types and unit tests.
pub fn check() -> Result<(), String> {
    install()?;
    npm(&["run", "lint"], &[])?;
    npm(&["run", "check"], &[])?;
    npm(&["test"], &[])
}

/// The tests in a real browser, against this program.
pub fn browser(vale: &Path) -> Result<(), String> {
    install()?;
    let chrome = chrome::find_or_install(&folder())?;
    npm(&["run", "browser"], &[("VALE_BIN", vale.as_os_str()), ("VALE_CHROMIUM", chrome.as_os_str())])
}

/// Pictures of the client, as it is in this program, in this folder.
pub fn screenshots(vale: &Path, folder: &Path) -> Result<(), String> {
    install()?;
    let chrome = chrome::find_or_install(&self::folder())?;
    fs::create_dir_all(folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    let variables = [
        ("VALE_BIN", vale.as_os_str()),
        ("VALE_CHROMIUM", chrome.as_os_str()),
        ("VALE_SCREENSHOTS", folder.as_os_str()),
    ];
    npm(&["run", "screenshots"], &variables)
}

fn folder() -> PathBuf {
    root().join("web")
}

/// Installs what the client's tools need, unless it is there. That Node is there and new enough is what the build script of
/// `vale-web` says, which has run before.
fn install() -> Result<(), String> {
    let wanted = changed(&folder().join("package-lock.json"));
    // npm writes this file last.
    let installed = changed(&folder().join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= wanted {
        return Ok(());
    }
    npm(&["ci", "--include=dev", "--no-audit", "--no-fund"], &[])
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|found| found.modified()).ok()
}

/// Runs npm with these words, and these variables in its environment.
fn npm(words: &[&str], variables: Variables<'_>) -> Result<(), String> {
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    run(Command::new(npm).args(words).current_dir(folder()).envs(variables.iter().copied()))
}

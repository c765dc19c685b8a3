//! The browser for tests and pictures: found, or else installed.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{in_path, run, said_by};

/// The variable that names the browser to use.
const NAMED: &str = "VALE_CHROMIUM";

/// What the browser is called in the path.
const NAMES: [&str; 6] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "chromium.exe"];

/// Where the browser is on systems that do not put it into the path.
const PLACES: [&str; 6] = [
    "/usr/lib/chromium/chromium",
    "/opt/google/chrome/chrome",
    "/snap/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/// A browser. If there is none, Debian's package is installed if that is possible, and Playwright's browser otherwise.
pub fn find_or_install(web: &Path) -> Result<PathBuf, String> {
    if let Some(named) = env::var_os(NAMED).filter(|value| !value.is_empty()) {
        let named = PathBuf::from(named);
        let missing = || format!("{NAMED} names {}, and there is no such program", named.display());
        return named.is_file().then(|| named.clone()).ok_or_else(missing);
    }
    if let Some(found) = find().or_else(|| of_playwright(web)) {
        return Ok(found);
    }
    let mut tried = vec![];
    for install in [from_debian, from_playwright] {
        match install(web) {
            Ok(()) => {}
            Err(problem) => tried.push(problem),
        }
        if let Some(found) = find().or_else(|| of_playwright(web)) {
            return Ok(found);
        }
    }
    Err(format!(
        "there is no Chrome or Chromium for the tests, and it could not be installed ({}). Install one, or name it in \
         {NAMED}",
        tried.join("; ")
    ))
}

fn find() -> Option<PathBuf> {
    let usual = PLACES.into_iter().map(PathBuf::from).find(|path| path.is_file());
    NAMES.into_iter().find_map(in_path).or(usual)
}

/// The browser that Playwright has installed here before.
fn of_playwright(web: &Path) -> Option<PathBuf> {
    let ask = "require('playwright-core').chromium.executablePath()";
    let path = said_by(Command::new("node").args(["--input-type=commonjs", "--print", ask]).current_dir(web))?;
    Some(PathBuf::from(path)).filter(|path| path.is_file())
}

fn from_debian(_: &Path) -> Result<(), String> {
    if in_path("apt-get").is_none() {
        return Err("there is no apt-get".to_owned());
    }
    if said_by(Command::new("id").arg("-u")).as_deref() != Some("0") {
        return Err("only root may install Debian's package".to_owned());
    }
    run(Command::new("apt-get").arg("update"))?;
    let install = ["install", "--yes", "--no-install-recommends", "chromium"];
    run(Command::new("apt-get").args(install).env("DEBIAN_FRONTEND", "noninteractive"))
}

fn from_playwright(web: &Path) -> Result<(), String> {
    let npx = if cfg!(windows) { "npx.cmd" } else { "npx" };
    run(Command::new(npx).args(["playwright-core", "install", "chromium"]).current_dir(web))
}

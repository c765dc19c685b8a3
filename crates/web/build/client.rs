//! Builds the client in `web` with npm when what was built is missing or out of date.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// The oldest Node that the client's tools work with.
const NODE: u32 = 20;

/// Installs what the client is built with, if it has to be built. Local games are no reason to wait for that.
pub fn prepare(root: &Path) -> Result<(), String> {
    let web = root.join("web");
    if is_built(&web, &sources(root, &web)?) {
        return Ok(());
    }
    check_tools()?;
    let lock = modified(&web.join("package-lock.json"));
    // npm writes this file last.
    let installed = modified(&web.join("node_modules/.package-lock.json"));
    if installed.is_none() || installed < lock {
        npm(&web, &["ci", "--include=dev", "--no-audit", "--no-fund"])?;
    }
    Ok(())
}

/// Brings the client up to date and gives the folder that it is in.
pub fn build(root: &Path) -> Result<PathBuf, String> {
    let web = root.join("web");
    let sources = sources(root, &web)?;
    for source in &sources {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    if !is_built(&web, &sources) {
        // What local games are made of may be the only thing that changed since it was found to be built.
        prepare(root)?;
        npm(&web, &["run", "build"])?;
    }
    Ok(dist(&web))
}

fn dist(web: &Path) -> PathBuf {
    web.join("dist")
}

/// Is the client newer than all that it is made from?
fn is_built(web: &Path, sources: &[PathBuf]) -> bool {
    let changed = sources.iter().filter_map(|source| newest(source)).max();
    // The page is written in every build, and names all else.
    let built = modified(&dist(web).join("index.html"));
    built.is_some() && built >= changed
}

/// What the client is made from: the settings of its tools, its folders, the nets of bots, the statistics, and the texts and
/// rules in all languages.
pub fn sources(root: &Path, web: &Path) -> Result<Vec<PathBuf>, String> {
    let is_setting = |name: &str| matches!(name.rsplit('.').next(), Some("html" | "js" | "json" | "ts"));
    // Also in other languages: `rules.fr.md`.
    let is_rules = |name: &str| matches!(name.split('.').next(), Some("rules" | "rulings"));
    let mut sources = files(web, is_setting)?;
    sources.extend(files(&root.join("docs"), is_rules)?);
    let folders =
        ["web/build", "web/local", "web/public", "web/src", "crates/bots/nets", "crates/words/locales", "docs/data"];
    let folders = folders.map(|folder| root.join(folder));
    // Cargo takes a path that does not exist for one that has always just changed.
    sources.extend(folders.into_iter().filter(|folder| folder.is_dir()));
    sources.sort();
    Ok(sources)
}

/// The files in a folder whose names are like this.
fn files(folder: &Path, is_wanted: impl Fn(&str) -> bool) -> Result<Vec<PathBuf>, String> {
    let unreadable = |error| format!("cannot read {}, which the web client is made from: {error}", folder.display());
    let mut found = vec![];
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_file() && path.file_name().and_then(|name| name.to_str()).is_some_and(&is_wanted) {
            found.push(path);
        }
    }
    Ok(found)
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|found| found.modified()).ok()
}

/// When anything at or below a path changed last. A folder changes when something in it is added or removed.
fn newest(path: &Path) -> Option<SystemTime> {
    let inside = fs::read_dir(path).into_iter().flatten().flatten().filter_map(|entry| newest(&entry.path())).max();
    modified(path).max(inside)
}

/// Finds out early whether the tools are there, since what they say themselves if they are not helps nobody.
fn check_tools() -> Result<(), String> {
    let version = said_by("node", "--version").ok_or_else(|| missing("there is no Node here"))?;
    let major = version.trim_start_matches('v').split('.').next().and_then(|major| major.parse::<u32>().ok());
    if major.is_none_or(|major| major < NODE) {
        return Err(missing(&format!("the Node here is too old: {version}")));
    }
    said_by(npm_name(), "--version").map(drop).ok_or_else(|| missing("there is Node here, but no npm"))
}

fn missing(what: &str) -> String {
    format!(
        "The web client of Vale has to be built, and {what}.\n\
         Install Node {NODE} or newer with npm and build again: `apt install nodejs npm` on Debian and Ubuntu,\n\
         `brew install node` on macOS, or from https://nodejs.org for any system.\n\
         To build Vale without the web client: `cargo build --release --no-default-features`.\n\
         If you have a client that is built already, name its folder in VALE_WEB_DIST."
    )
}

fn npm_name() -> &'static str {
    if cfg!(windows) { "npm.cmd" } else { "npm" }
}

fn said_by(program: &str, option: &str) -> Option<String> {
    let output = Command::new(program).arg(option).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Runs npm. Cargo reads what a build script prints, so what npm says is shown only if it fails.
fn npm(web: &Path, words: &[&str]) -> Result<(), String> {
    let said = words.join(" ");
    let output = Command::new(npm_name())
        .args(words)
        .current_dir(web)
        .output()
        .map_err(|error| format!("`npm {said}` did not start: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let [out, err] = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    Err(format!("`npm {said}` in {} failed: {}\n{out}\n{err}", web.display(), output.status))
}

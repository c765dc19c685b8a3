//! The Python package: built by pip in a virtual environment of its own, and tested there.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{root, run, said_by};

/// What the tests of the package need, by name. The environments of other libraries are tested with those libraries.
const NEEDED: [&str; 11] = [
    "maturin>=1.9,<2",
    "numpy",
    "gymnasium>=1.0",
    "pettingzoo>=1.24",
    "mypy>=1.10",
    "pytest>=8",
    "duckdb>=1.1",
    "matplotlib>=3.7",
    "distributed",
    "nbclient",
    "ipykernel",
];

/// What Python is called.
const NAMES: [&str; 3] = ["python3", "python", "py"];

/// What is said where the package is asked for and cannot be built.
const NO_PYTHON: &str = "there is no Python 3.9 or newer";

/// Format, lints and tests of the package. Where there is no Python, only that is said.
pub fn test() -> Result<(), String> {
    let Some(python) = NAMES.into_iter().find(|name| is_new_enough(name)) else {
        eprintln!("xtask: SKIPPED: the Python package: {NO_PYTHON}");
        return Ok(());
    };
    cargo(&["fmt", "--check"])?;
    // In a folder of its own: what pip asks of the compiler differs a little, and each would undo the work of the other.
    cargo(&["clippy", "--release", "--locked", "--", "--deny", "warnings"])?;
    let environment = make_environment(python)?;
    install(&environment)?;
    run(Command::new(program(&environment, "pytest")).current_dir(folder()))
}

/// Trains with the example and lets it play: what takes minutes.
pub fn slow_test() -> Result<(), String> {
    let python = NAMES.into_iter().find(|name| is_new_enough(name)).ok_or(NO_PYTHON)?;
    let environment = make_environment(python)?;
    install(&environment)?;
    run(Command::new(program(&environment, "pytest")).args(["-m", "slow"]).current_dir(folder()))
}

/// Builds a wheel that runs with Python 3.9 and all that follow, and says where it is.
pub fn wheel() -> Result<(), String> {
    let python = NAMES.into_iter().find(|name| is_new_enough(name)).ok_or(NO_PYTHON)?;
    let environment = make_environment(python)?;
    let wheels = target().join("wheels");
    let mut maturin = Command::new(program(&environment, "maturin"));
    maturin.args(["build", "--release", "--locked", "--out"]).arg(&wheels).current_dir(folder());
    run(maturin.env("PATH", with_programs_of(&environment)?).env("CARGO_TARGET_DIR", target()))?;
    println!("{}", wheels.display());
    Ok(())
}

fn is_new_enough(name: &str) -> bool {
    let question = "import sys, venv; print(sys.version_info >= (3, 9))";
    said_by(Command::new(name).args(["-c", question])).as_deref() == Some("True")
}

/// A virtual environment with everything that is needed. What is there already is not fetched again.
fn make_environment(python: &str) -> Result<PathBuf, String> {
    let environment = target().join("venv");
    if !program(&environment, "python").is_file() {
        run(Command::new(python).args(["-m", "venv"]).arg(&environment))?;
    }
    let noted = environment.join("needed.txt");
    let needed = NEEDED.join("\n");
    if fs::read_to_string(&noted).is_ok_and(|there| there == needed) {
        return Ok(environment);
    }
    let mut pip = pip(&environment);
    run(pip.args(["install", "--quiet", "--upgrade"]).args(NEEDED))?;
    fs::write(&noted, needed).map_err(|error| format!("{}: {error}", noted.display()))?;
    Ok(environment)
}

/// Installs the package as `pip install .` does it, with the tools that are there.
fn install(environment: &Path) -> Result<(), String> {
    let mut pip = pip(environment);
    pip.args(["install", "--quiet", "--no-build-isolation", "--no-deps", "--force-reinstall"]).arg(folder());
    run(pip.env("PATH", with_programs_of(environment)?).env("CARGO_TARGET_DIR", target()))
}

fn pip(environment: &Path) -> Command {
    let mut pip = Command::new(program(environment, "python"));
    pip.args(["-m", "pip", "--disable-pip-version-check"]);
    pip
}

/// The path of programs, those of the environment first.
fn with_programs_of(environment: &Path) -> Result<std::ffi::OsString, String> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = [programs(environment)].into_iter().chain(env::split_paths(&path));
    env::join_paths(folders).map_err(|error| format!("PATH: {error}"))
}

fn programs(environment: &Path) -> PathBuf {
    environment.join(if cfg!(windows) { "Scripts" } else { "bin" })
}

fn program(environment: &Path, name: &str) -> PathBuf {
    programs(environment).join(name).with_extension(env::consts::EXE_EXTENSION)
}

fn folder() -> PathBuf {
    root().join("python")
}

/// Where everything is built and installed.
fn target() -> PathBuf {
    let target = root().join("target").join("python");
    std::path::absolute(&target).unwrap_or(target)
}

fn cargo(words: &[&str]) -> Result<(), String> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    run(Command::new(cargo).args(words).current_dir(folder()).env("CARGO_TARGET_DIR", target().join("lints")))
}

//! Builds the web client with npm, if that is needed, and packs it into the program. Local games come with it as
//! WebAssembly.
//!
//! Whoever has a built client already names its folder in `VALE_WEB_DIST`; then neither Node nor npm is needed.

mod client;
mod local;
mod pack;

use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;

/// The variable that names the folder of a client that is built already.
const READY: &str = "VALE_WEB_DIST";

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<(), String> {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-env-changed={READY}");
    let root = from_cargo("CARGO_MANIFEST_DIR")?.join("../..");
    let out = from_cargo("OUT_DIR")?;
    let dist = if let Some(ready) = std::env::var_os(READY).filter(|value| !value.is_empty()) {
        let dist = root.join(ready);
        println!("cargo::rerun-if-changed={}", dist.display());
        dist
    } else {
        let (prepared, local) = thread::scope(|scope| {
            let preparing = scope.spawn(|| client::prepare(&root));
            let local = local::build(&root, &out);
            (preparing.join(), local)
        });
        prepared.map_err(|_| "installing the tools of the web client panicked".to_owned())??;
        local?;
        client::build(&root)?
    };
    pack::pack(&dist, &out)
}

/// A folder that Cargo names to those that it runs.
fn from_cargo(variable: &str) -> Result<PathBuf, String> {
    std::env::var_os(variable).map(PathBuf::from).ok_or_else(|| format!("{variable} is not set: this is run by Cargo"))
}

//! Writes the table of the English messages and the variables they need, so that a wrong id does not compile.

mod needs;

use std::path::PathBuf;
use std::{env, fs};

use needs::Messages;

/// The files that only the browser reads.
const NOT_FOR_RUST: &str = "web";

fn main() -> Result<(), String> {
    let variable =
        |name| env::var_os(name).map(PathBuf::from).ok_or(format!("{name} is not set: this is run by Cargo"));
    let folder = variable("CARGO_MANIFEST_DIR")?.join("locales/en");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed={}", folder.display());
    let messages = Messages::read(&folder)?;
    let ids = messages.0.iter().filter(|(_, needs)| needs.file != NOT_FOR_RUST).map(|(id, _)| id);
    let rows: Vec<_> = ids.map(|id| format!("({id:?}, &{:?})", Vec::from_iter(messages.needed(id)))).collect();
    let file = variable("OUT_DIR")?.join("messages.rs");
    let table = format!("&[\n{}\n]\n", rows.join(",\n"));
    fs::write(&file, table).map_err(|error| format!("cannot write {}: {error}", file.display()))
}

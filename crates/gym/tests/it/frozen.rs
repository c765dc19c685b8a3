//! The table of actions and the layout of observations never change: learners keep their numbers. Golden files have both,
//! and the fingerprints of the files stand here, so that nobody blesses a change without meaning it. A change is a new
//! version, with files of its own beside the old ones.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use vale_gym::layout::{self, FIELDS, LENGTH, QUESTIONS};
use vale_gym::{ACTIONS, Action};

/// The fingerprints of all versions that there ever were.
const FROZEN: [(&str, &str); 2] = [
    ("actions-1.txt", "a14112ad3f4b8bfa1c8a12b4825678b0d714399dd9ecee80b484a13f557ba8c8"),
    ("observation-1.txt", "cad1e51c9e9f793f3c9aad005f8f0653948b5ef24856b143d8d9a7b38a54d5f2"),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/frozen")
}

fn actions() -> String {
    let mut text = format!("Actions, version {}: {ACTIONS}\n", vale_gym::VERSION);
    for action in Action::all() {
        writeln!(text, "{} {action}", action.number()).unwrap();
    }
    text
}

fn observation() -> String {
    let mut text = format!("Observation, version {}: {LENGTH} bytes\n", layout::VERSION);
    for field in FIELDS {
        let shape = format!("{} x {}, 0 to {}", field.rows, field.columns, field.most);
        writeln!(text, "{} {} ({shape}): {}", field.from, field.name, field.meaning).unwrap();
    }
    writeln!(text, "Questions: {}", QUESTIONS.join(", ")).unwrap();
    text
}

fn check(name: &str, written: &str) {
    let file = folder().join(name);
    // A new version is written once; then its fingerprint belongs into FROZEN.
    if std::env::var_os("VALE_BLESS").is_some() && !file.exists() {
        fs::write(&file, written).unwrap();
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), written, "{name} is frozen: make a new version instead");
}

#[test]
fn the_table_of_actions_is_that_of_its_version() {
    check(&format!("actions-{}.txt", vale_gym::VERSION), &actions());
}

#[test]
fn the_layout_is_that_of_its_version() {
    check(&format!("observation-{}.txt", layout::VERSION), &observation());
}

#[test]
fn no_version_ever_changes() {
    let mut files: Vec<_> =
        fs::read_dir(folder()).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    files.sort();
    assert_eq!(files, FROZEN.map(|(name, _)| name));
    for (name, fingerprint) in FROZEN {
        let found = hex::encode(Sha256::digest(fs::read(folder().join(name)).unwrap()));
        assert_eq!(found, fingerprint, "{name}");
    }
}

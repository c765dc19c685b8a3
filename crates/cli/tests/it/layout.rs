//! The shape of the tree is the same everywhere: one binary of tests for each crate, one style of modules, no folder for
//! a single file, no file that nobody reads to the end.

use std::fs;
use std::path::{Path, PathBuf};

/// The most lines of a file.
const MOST_LINES: usize = 450;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

/// The folders of all crates.
fn crates() -> Vec<PathBuf> {
    let mut found = entries(&root().join("crates"));
    found.extend(["fuzz", "xtask"].map(|name| root().join(name)));
    found
}

/// The folder and all folders below it.
fn folders(folder: &Path) -> Vec<PathBuf> {
    if !folder.is_dir() {
        return vec![];
    }
    let below = entries(folder).into_iter().flat_map(|entry| folders(&entry));
    std::iter::once(folder.to_owned()).chain(below).collect()
}

/// All folders with code.
fn code() -> Vec<PathBuf> {
    crates().iter().flat_map(|it| ["src", "tests", "build"].map(|name| folders(&it.join(name)))).flatten().collect()
}

fn is_rust(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "rs")
}

#[test]
fn every_crate_has_one_binary_of_tests() {
    for tests in crates().into_iter().map(|it| it.join("tests")).filter(|tests| tests.is_dir()) {
        let binaries = entries(&tests).into_iter().filter(|entry| is_rust(entry) || entry.join("main.rs").is_file());
        assert_eq!(binaries.collect::<Vec<_>>(), [tests.join("it")], "tests are modules of tests/it/main.rs");
    }
}

#[test]
fn a_module_is_a_file_beside_its_folder() {
    for folder in code() {
        assert!(!folder.join("mod.rs").exists(), "{}/mod.rs: call it {0}.rs", folder.display());
    }
}

#[test]
fn a_folder_has_more_than_one_file() {
    let is_root = |folder: &Path| ["src", "tests", "build", "bin", "it"].iter().any(|name| folder.ends_with(name));
    for folder in code().into_iter().filter(|folder| !is_root(folder)) {
        assert!(entries(&folder).len() > 1, "{} has a single file, which can stand beside it", folder.display());
    }
}

#[test]
fn no_file_is_longer_than_a_reader_bears() {
    let files = code().into_iter().flat_map(|folder| entries(&folder)).filter(|path| is_rust(path));
    for file in files {
        let lines = fs::read_to_string(&file).unwrap().lines().count();
        assert!(lines <= MOST_LINES, "{} has {lines} lines; {MOST_LINES} are enough", file.display());
    }
}

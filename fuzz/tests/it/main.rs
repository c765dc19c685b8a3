//! What fuzzing found worth keeping, file by file, and the seeds that it began with.
#![allow(clippy::unwrap_used, reason = "that is how tests stop")]

use std::fs;
use std::path::{Path, PathBuf};

use vale_fuzz::TARGETS;

/// What the corpus may grow to.
const MOST_FILES: usize = 240;
const MOST_BYTES: u64 = 500_000;

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")
}

/// The files for a target, in order.
fn files(target: &str) -> Vec<PathBuf> {
    let mut files: Vec<_> = fs::read_dir(corpus().join(target)).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn every_file_of_the_corpus_keeps_the_promises() {
    for target in TARGETS {
        let files = files(target.name);
        assert!(!files.is_empty(), "there is nothing for {}", target.name);
        for file in files {
            // A panic is found by the file whose name was printed last.
            println!("{}", file.display());
            (target.check)(&fs::read(&file).unwrap());
        }
    }
}

#[test]
fn every_seed_keeps_the_promises() {
    for target in TARGETS {
        for (name, bytes) in (target.seeds)() {
            println!("{}: {name}", target.name);
            (target.check)(&bytes);
        }
    }
}

#[test]
fn the_corpus_is_small_and_has_no_other_folders() {
    let mut names: Vec<_> =
        fs::read_dir(corpus()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    let mut expected = TARGETS.map(|target| target.name);
    names.sort();
    expected.sort_unstable();
    assert_eq!(names, expected);
    let all: Vec<_> = TARGETS.iter().flat_map(|target| files(target.name)).collect();
    let bytes: u64 = all.iter().map(|file| fs::metadata(file).unwrap().len()).sum();
    assert!(all.len() <= MOST_FILES && bytes <= MOST_BYTES, "{} files with {bytes} bytes", all.len());
}

//! The crate has no clock, no threads, no randomness and no I/O of its own, so that it can run in a browser.

use std::fs;
use std::path::Path;

/// What a host program has, and this crate has not.
const OF_HOSTS: [&str; 14] = [
    "std::time::Instant",
    "SystemTime",
    "std::thread",
    "std::fs",
    "std::net",
    "std::io",
    "std::env",
    "std::process",
    "std::sync",
    "getrandom",
    "tokio",
    "async ",
    "tracing",
    "println!",
];

#[test]
fn nothing_is_used_that_only_a_host_program_has() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut read = 0;
    for entry in fs::read_dir(sources).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let code: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for word in OF_HOSTS {
            assert!(!code.contains(word), "{} uses {word}", path.display());
        }
        // Nested imports of the standard library could hide one of these.
        assert!(!code.contains("use std::{"), "{}", path.display());
        read += 1;
    }
    assert!(read > 10, "only {read} files");
}

//! What strangers can send, thrown at the functions that read it.
//!
//! A [`Target`] takes any bytes and panics if a promise is broken: nothing that is sent stops the program, what is read
//! and written again reads the same, and what is refused changes nothing. `cargo xtask fuzz` lets libFuzzer choose the
//! bytes; a test runs every file of `fuzz/corpus`, which has what libFuzzer found worth keeping.

mod bodies;
mod commands;
mod messages;
mod notation;
mod positions;
mod records;
mod words;

use std::fmt;

/// One kind of thing that strangers send.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name, which is also that of its folder in the corpus.
    pub name: &'static str,
    /// Throws these bytes at the functions that read such things. Panics if a promise is broken.
    pub check: fn(&[u8]),
    /// Inputs to begin with, each with a name for its file.
    pub seeds: fn() -> Vec<(String, Vec<u8>)>,
    /// Words that libFuzzer would take long to find by itself.
    pub words: fn() -> Vec<String>,
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Target({})", self.name)
    }
}

/// All targets.
pub const TARGETS: [Target; 6] = [
    Target { name: "commands", check: commands::check, seeds: commands::seeds, words: words::of_commands },
    Target { name: "records", check: records::check, seeds: records::seeds, words: words::of_records },
    Target { name: "positions", check: positions::check, seeds: positions::seeds, words: words::of_positions },
    Target { name: "notation", check: notation::check, seeds: notation::seeds, words: words::of_notation },
    Target { name: "bodies", check: bodies::check, seeds: bodies::seeds, words: words::of_bodies },
    Target { name: "messages", check: messages::check, seeds: messages::seeds, words: words::of_messages },
];

/// The target with this name.
pub fn target(name: &str) -> Option<Target> {
    TARGETS.into_iter().find(|target| target.name == name)
}

/// Stops the fuzzer if a promise of the testkit is broken.
fn hold<T>(result: Result<T, vale_testkit::PromiseError>) -> T {
    match result {
        Ok(value) => value,
        Err(broken) => broken_promise(&broken),
    }
}

/// Says which promise is broken, and stops.
#[expect(clippy::panic, reason = "that is how a fuzzer is told that it found something")]
fn broken_promise(what: &dyn fmt::Display) -> ! {
    panic!("{what}")
}

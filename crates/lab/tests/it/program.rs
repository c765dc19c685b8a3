//! The command itself.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use crate::support::{files, folder};

/// How long the program may take until it has written something.
const DEADLINE: Duration = Duration::from_mins(5);

fn lab(words: &[&str], there: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_vale-lab"));
    command.arg(words[0]).arg(there).args(&words[1..]);
    command
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_killed_program_goes_on_where_it_was() {
    let words = ["generate", "--bots", "2@200", "--games", "60", "--chunk", "3", "--threads", "2"];
    let (whole, killed) = (folder("program-whole"), folder("program-killed"));
    assert!(lab(&words, &whole).stderr(Stdio::null()).status().unwrap().success());
    let mut child = lab(&words, &killed).stderr(Stdio::null()).spawn().unwrap();
    let begin = Instant::now();
    let written = || fs::read_dir(killed.join("games")).map_or(0, Iterator::count);
    while written() < 3 && child.try_wait().unwrap().is_none() {
        assert!(begin.elapsed() < DEADLINE, "nothing was written");
        std::thread::sleep(Duration::from_millis(2));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let again = lab(&words, &killed).output().unwrap();
    assert!(again.status.success(), "{}", said(&again));
    assert!(said(&again).contains("60 of 60 games"), "{}", said(&again));
    let is_whole = |path: &Path| path.extension().is_some_and(|extension| extension != "tmp");
    let mut there = files(&killed);
    there.retain(|path, _| is_whole(path));
    assert!(there == files(&whole), "after a kill the files are others");
}

#[test]
fn errors_are_sentences() {
    let there = folder("program-errors");
    for (words, sentence) in [
        (&["generate", "--games", "7"][..], "multiples of the chunk"),
        (&["generate", "--bots", "nobody"], "is not a bot"),
        (&["generate", "--players", "5"], "5 is not in 2..=4"),
        (&["generate", "--sell", "other"], "possible values: printed, manual"),
        (&["import", "/there/is/no/such/file.vale"], "no finished game"),
    ] {
        let output = lab(words, &there).output().unwrap();
        assert!(!output.status.success());
        assert!(said(&output).contains(sentence), "{}", said(&output));
    }
}

//! Programs at the table: the example bot, and everything that a program can do wrong.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic, reason = "that is how tests stop")]

use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use vale_bots::arena::{Arena, Entrant, Results};
use vale_engine::{Options, Seed};

/// A program of these lines for the shell.
fn script(name: &str, lines: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, format!("#!/bin/sh\n{lines}\n")).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    format!("cmd:sh {}", path.display())
}

/// Plays the program against a random bot of the house.
fn play(program: &str, players: u8, deals: u64, threads: usize, patience_ms: u64) -> Results {
    let patience = Duration::from_millis(patience_ms);
    let bots = [program, "0"].map(|text| Entrant::read(text, None, patience).ok().unwrap());
    let arena = Arena::new(Options::new(players), bots.into(), Seed::from_number(1)).unwrap();
    arena.run(deals, threads, &AtomicBool::new(false), &|_| {}).unwrap()
}

/// The program loses all its games, for this reason.
#[track_caller]
fn loses(program: &str, patience_ms: u64, reason: &str) -> Results {
    let results = play(program, 3, 1, 2, patience_ms);
    assert_eq!(results.games, 3);
    assert_eq!(results.bots[0].forfeits, 3, "{:?}", results.forfeits);
    assert_eq!(results.bots[0].win_share.mean, Some(0.0));
    assert_eq!(results.bots[1].forfeits, 0);
    assert_eq!(results.bots[1].win_share.mean, Some(0.5));
    for forfeit in &results.forfeits {
        assert!(forfeit.reason.contains(reason), "`{reason}` is not in `{}`", forfeit.reason);
    }
    results
}

/// Long enough for a program to start on a busy machine.
const PATIENT: u64 = 10_000;

#[test]
fn nonsense_loses() {
    loses(
        &script("nonsense.sh", "while read -r line; do echo 'I like hydras'; done"),
        PATIENT,
        "`I like hydras` is not",
    );
    loses(&script("number.sh", "while read -r line; do echo '{\"move\":7}'; done"), PATIENT, "`{\"move\":7}` is not");
    loses(&script("binary.sh", "while read -r line; do printf '\\377\\000\\n'; done"), PATIENT, "answered nonsense");
    let endless = "while read -r line; do head -c 70000 /dev/zero; sleep 60; done";
    loses(&script("endless.sh", endless), PATIENT, "a line of more than 65536 bytes");
}

#[test]
fn a_program_that_speaks_unasked_loses() {
    // The first answer is legal for every hunt of the first round only by luck; the flood is not.
    let flood = "yes '{\"move\":\"hunt hydra\"}'";
    let results = play(&script("flood.sh", flood), 2, 2, 1, PATIENT);
    assert_eq!(results.bots[0].forfeits, 4, "{:?}", results.forfeits);
}

#[test]
fn illegal_moves_lose() {
    let end = "while read -r line; do echo '{\"move\":\"end\"}'; done";
    loses(&script("illegal.sh", end), PATIENT, "played the illegal move `end`: ");
    let dance = "while read -r line; do echo '{\"move\":\"dance\"}'; done";
    loses(&script("dance.sh", dance), PATIENT, "played the illegal move `dance`: ");
}

#[test]
fn silence_loses_after_the_time_and_does_not_hang() {
    let began = Instant::now();
    loses(&script("silent.sh", "exec sleep 600"), 200, "did not answer within 200 ms");
    // It does not even read, and its child keeps the pipes open when it is killed.
    loses(&script("deaf.sh", "sleep 20"), 200, "did not answer within 200 ms");
    assert!(began.elapsed() < Duration::from_secs(15), "{:?}", began.elapsed());
}

#[test]
fn death_loses() {
    loses(&script("dead.sh", "exit 3"), PATIENT, "exit status: 3");
    loses(&script("dying.sh", "read -r line; exit 4"), PATIENT, "exit status: 4");
    loses(&script("mute.sh", "exec >&-; exec sleep 600"), PATIENT, "it closed its output");
}

#[test]
fn programs_are_killed_in_the_end() {
    let note = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("killed.pid");
    let lines = format!("echo $$ > {}; exec sleep 600", note.display());
    play(&script("killed.sh", &lines), 2, 1, 1, 2_000);
    let process = std::fs::read_to_string(&note).unwrap();
    let alive = Command::new("kill").args(["-0", process.trim()]).output().unwrap();
    assert!(!alive.status.success(), "{process} is still there");
}

/// What programs are told has the fields of the documented lines, and no card that the seat may not see.
#[test]
fn programs_are_told_what_the_documentation_says() {
    let note = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("told.json");
    let lines = format!("while read -r line; do echo \"$line\" > {}; echo '{{}}'; done", note.display());
    play(&script("told.sh", &lines), 3, 1, 1, PATIENT);
    let fields = |line: &str| {
        let message: serde_json::Map<String, serde_json::Value> = serde_json::from_str(line).unwrap();
        message.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
    };
    let told = std::fs::read_to_string(&note).unwrap();
    let doc = include_str!("../../../docs/referee.md");
    let documented = doc.lines().find(|line| line.starts_with("{\"do\":\"decide\"")).unwrap();
    assert_eq!(fields(&told), fields(documented));
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!(told["view"]["seat"], told["seat"]);
    assert_eq!(told["view"]["asked"]["seat"], told["seat"]);
    assert!(told["seed"].as_u64().unwrap() < 1 << 53);
    assert!(told["legal"].as_array().unwrap().len() > 1);
    assert_eq!(told["remembered"].as_object().unwrap().len(), 2);
    for hidden in ["draw", "hands"] {
        assert!(told["view"].get(hidden).is_none());
    }
}

#[test]
fn the_example_bot_plays_and_can_be_repeated() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("skipped: there is no python3 on this machine");
        return;
    }
    let bot = format!("cmd:python3 {}/../../examples/bots/random_bot.py", env!("CARGO_MANIFEST_DIR"));
    for players in [2, 4] {
        let mut runs = [1, 2].map(|threads| play(&bot, players, 3, threads, 60_000));
        for results in &mut runs {
            assert_eq!(results.forfeits, []);
            assert_eq!(results.games, 3 * u64::from(players));
            assert!(results.bots[0].score.mean.unwrap() > 0.0);
            for bot in &mut results.bots {
                (bot.thinking.decision, bot.thinking.pick, bot.thinking.turn) = (None, None, None);
            }
        }
        assert_eq!(runs[0], runs[1]);
    }
}

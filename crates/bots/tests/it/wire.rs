//! Programs at the table: the example bot, and everything that a program can do wrong.
#![cfg(unix)]

use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use vale_bots::arena::{Arena, Entrant, Results};
use vale_bots::wire::Timeouts;
use vale_engine::{Options, Seed};

/// The path of a file of these tests.
fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A program of these lines for the shell.
fn script(name: &str, lines: &str) -> String {
    let path = file(name);
    std::fs::write(&path, format!("#!/bin/sh\n{lines}\n")).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    format!("cmd:sh '{}'", path.display())
}

/// A program that says that it is ready and then does these lines.
fn ready(name: &str, lines: &str) -> String {
    script(name, &format!("read -r line; echo '{{\"ready\":true}}'; {lines}"))
}

/// Plays the program against a random bot of the house.
fn play(program: &str, players: u8, deals: u64, threads: usize, timeout_ms: u64) -> Results {
    let timeouts = Timeouts { decision: Duration::from_millis(timeout_ms), ..Timeouts::default() };
    let bots = [program, "0"].map(|text| Entrant::read(text, None, timeouts).ok().unwrap());
    let arena = Arena::new(Options::new(players), bots.into(), Seed::from_number(1)).unwrap();
    arena.run(deals, threads, &AtomicBool::new(false), &|_| {}).unwrap()
}

/// The program loses all its games, for this reason.
#[track_caller]
fn loses(program: &str, timeout_ms: u64, reason: &str) -> Results {
    let results = play(program, 3, 1, 2, timeout_ms);
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

/// What is wrong with a program that never gets ready.
#[track_caller]
fn is_not_ready(program: &str, timeout_ms: u64, reason: &str) {
    let timeouts = Timeouts { start: Duration::from_millis(timeout_ms), ..Timeouts::default() };
    let problem = Entrant::read(program, None, timeouts).err().unwrap().to_string();
    assert!(problem.contains(reason), "`{reason}` is not in `{problem}`");
}

/// A bot that plays the first legal move.
const PLAYS: &str = "while read -r line; do case $line in *decide*) \
                     move=${line#*\\\"legal\\\":[\\\"}; echo \"{\\\"move\\\":\\\"${move%%\\\"*}\\\"}\";; esac; done";

#[test]
fn a_slow_start_is_not_thinking() {
    let slow = script("slow.sh", &format!("sleep 1; read -r line; echo '{{\"ready\":true}}'; {PLAYS}"));
    let results = play(&slow, 2, 2, 1, 900);
    assert_eq!(results.forfeits, []);
    let longest = results.bots[0].thinking.decision.unwrap();
    assert!(longest.mean_ms < 500.0, "{longest:?}");
}

#[test]
fn a_program_that_is_ready_stays_for_all_games() {
    let note = file("starts");
    drop(std::fs::remove_file(&note));
    let lines = format!("echo started >> '{}'; read -r line; echo '{{\"ready\":true}}'; {PLAYS}", note.display());
    let results = play(&script("stays.sh", &lines), 2, 5, 1, PATIENT);
    assert_eq!((results.games, results.forfeits), (10, vec![]));
    assert_eq!(std::fs::read_to_string(&note).unwrap(), "started\n");
}

#[test]
fn a_program_must_be_ready_before_the_first_deal() {
    is_not_ready(&script("asleep.sh", "exec sleep 600"), 200, "with {\"ready\":true} within 200 ms");
    is_not_ready("cmd:false", PATIENT, "is gone: it ended with exit status: 1");
    is_not_ready("cmd:cat", PATIENT, "does not answer {\"do\":\"hello\"}; say {\"ready\":true}");
    is_not_ready(&script("not_yet.sh", "read -r l; echo '{\"ready\":false}'"), PATIENT, "`{\"ready\":false}` does not");
    let greedy = "read -r l; echo '{\"ready\":true,\"wants\":[\"brings\",\"gold\"]}'; read -r l";
    is_not_ready(&script("wants_gold.sh", greedy), PATIENT, "it wants `gold`, and can have only brings");
}

#[test]
fn a_program_that_does_not_know_hello_and_says_so_is_ready() {
    let old = script("old.sh", &format!("read -r line; echo '{{\"error\":\"what?\"}}'; {PLAYS}"));
    assert_eq!(play(&old, 2, 1, 1, PATIENT).forfeits, []);
}

#[test]
fn a_new_process_that_does_not_get_ready_loses_its_game() {
    let note = file("second_start");
    drop(std::fs::remove_file(&note));
    // The first process dies in its first game, and those after it do not get ready.
    let lines =
        format!("if mkdir '{}' 2>/dev/null; then read -r l; echo '{{\"ready\":true}}'; read -r l; fi", note.display());
    drop(std::fs::remove_dir(&note));
    let results = play(&script("dies_once.sh", &lines), 2, 2, 1, PATIENT);
    assert_eq!(results.bots[0].forfeits, 4, "{:?}", results.forfeits);
    std::fs::remove_dir(&note).unwrap();
}

#[test]
fn what_moves_would_bring_is_told_on_demand() {
    let note = file("brings.json");
    let wants = format!(
        "read -r l; echo '{{\"ready\":true,\"wants\":[\"brings\"]}}'; read -r line; echo \"$line\" > '{}'; read -r line",
        note.display()
    );
    play(&script("brings.sh", &wants), 2, 1, 1, PATIENT);
    let told: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&note).unwrap()).unwrap();
    let (legal, brings) = (told["legal"].as_array().unwrap(), told["brings"].as_array().unwrap());
    assert_eq!(legal.len(), brings.len());
    assert_eq!(brings[0]["points"], 0);
    assert_eq!(brings[0]["asks"], false);
}

#[test]
fn the_words_of_a_command_are_parted_as_in_a_shell() {
    let folder = file("a folder, with a comma");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("my bot.sh");
    std::fs::write(&path, format!("read -r line; echo '{{\"ready\":true}}'; {PLAYS}")).unwrap();
    let list = format!("cmd:sh \"{}\",0", path.display());
    let bots = Entrant::split(&list);
    assert_eq!(bots.len(), 2, "{bots:?}");
    assert_eq!(play(&bots[0], 2, 1, 1, PATIENT).forfeits, []);
    is_not_ready("cmd:sh 'half", PATIENT, "cannot be started: a quotation mark is not closed");
    is_not_ready("cmd:", PATIENT, "there is no command");
    assert_eq!(Entrant::split("2,cmd:a 'b,c' \"d,\\\",e\" f\\,g,0"), ["2", "cmd:a 'b,c' \"d,\\\",e\" f\\,g", "0"]);
}

#[test]
fn nonsense_loses() {
    loses(
        &ready("nonsense.sh", "while read -r line; do echo 'I like hydras'; done"),
        PATIENT,
        "`I like hydras` is not",
    );
    loses(&ready("number.sh", "while read -r line; do echo '{\"move\":7}'; done"), PATIENT, "`{\"move\":7}` is not");
    loses(&ready("binary.sh", "while read -r line; do printf '\\377\\000\\n'; done"), PATIENT, "answered nonsense");
    let endless = "while read -r line; do head -c 70000 /dev/zero; sleep 60; done";
    loses(&ready("endless.sh", endless), PATIENT, "a line of more than 65536 bytes");
}

#[test]
fn a_program_that_speaks_unasked_loses() {
    // The first answer is legal for every hunt of the first round only by luck; the flood is not.
    let flood = "yes '{\"move\":\"hunt hydra\"}'";
    let results = play(&ready("flood.sh", flood), 2, 2, 1, PATIENT);
    assert_eq!(results.bots[0].forfeits, 4, "{:?}", results.forfeits);
}

#[test]
fn illegal_moves_lose() {
    let end = "while read -r line; do echo '{\"move\":\"end\"}'; done";
    loses(&ready("illegal.sh", end), PATIENT, "played the illegal move `end`: ");
    let dance = "while read -r line; do echo '{\"move\":\"dance\"}'; done";
    loses(&ready("dance.sh", dance), PATIENT, "played the illegal move `dance`: ");
}

#[test]
fn silence_loses_after_the_time_and_does_not_hang() {
    let began = Instant::now();
    loses(&ready("silent.sh", "exec sleep 600"), 200, "did not answer within 200 ms");
    // It does not even read, and its child keeps the pipes open when it is killed.
    loses(&ready("deaf.sh", "sleep 20"), 200, "did not answer within 200 ms");
    assert!(began.elapsed() < Duration::from_secs(15), "{:?}", began.elapsed());
}

#[test]
fn death_loses() {
    loses(&ready("dead.sh", "exit 3"), PATIENT, "exit status: 3");
    loses(&ready("dying.sh", "read -r line; exit 4"), PATIENT, "exit status: 4");
    loses(&ready("mute.sh", "exec >&-; exec sleep 600"), PATIENT, "it closed its output");
}

#[test]
fn programs_are_killed_in_the_end() {
    let note = file("killed.pid");
    let lines = format!("echo $$ > {}; exec sleep 600", note.display());
    play(&ready("killed.sh", &lines), 2, 1, 1, 2_000);
    let process = std::fs::read_to_string(&note).unwrap();
    let alive = Command::new("kill").args(["-0", process.trim()]).output().unwrap();
    assert!(!alive.status.success(), "{process} is still there");
}

/// What programs are told has the fields of the documented lines, and no card that the seat may not see.
#[test]
fn programs_are_told_what_the_documentation_says() {
    let note = file("told.json");
    let lines = format!("while read -r line; do echo \"$line\" > {}; echo '{{}}'; done", note.display());
    play(&ready("told.sh", &lines), 3, 1, 1, PATIENT);
    let fields = |line: &str| {
        let message: serde_json::Map<String, serde_json::Value> = serde_json::from_str(line).unwrap();
        message.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
    };
    let told = std::fs::read_to_string(&note).unwrap();
    let doc = include_str!("../../../../docs/referee.md");
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

//! `vale arena` and `vale sim --bots`.

use std::path::PathBuf;

use serde_json::Value;

use crate::support::{Outcome, vale};

/// A directory of this test that does not exist yet.
fn fresh_directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(std::fs::remove_dir_all(&path));
    path
}

fn arena(args: &[&str]) -> Outcome {
    vale(&[&["arena"], args].concat())
}

/// The results without the times, which are never the same.
fn without_times(mut report: Value) -> Value {
    for bot in report["bots"].as_array_mut().unwrap() {
        bot["thinking"] = Value::Null;
    }
    report
}

#[test]
fn bots_are_measured_in_every_seating() {
    let report = arena(&["--bots", "1,0", "--players", "3", "--deals", "10", "--json"]).json();
    assert_eq!((&report["deals"], &report["games"]), (&10.into(), &30.into()));
    assert_eq!(report["stopped_early"], false);
    let bots = report["bots"].as_array().unwrap();
    assert_eq!((&bots[0]["name"], &bots[0]["seats"]), (&"greedy".into(), &1.into()));
    assert_eq!((&bots[1]["name"], &bots[1]["seats"]), (&"random".into(), &2.into()));
    let share = |bot: &Value| bot["win_share"]["mean"].as_f64().unwrap();
    assert!((share(&bots[0]) + 2.0 * share(&bots[1]) - 1.0).abs() < 1e-9);
    assert!(share(&bots[0]) > 0.7, "{report}");
    assert!(bots[0]["score"]["low"].as_f64() < bots[0]["score"]["high"].as_f64());
    assert!(bots[0]["thinking"]["turn"]["p95_ms"].as_f64().unwrap() > 0.0);
    assert_eq!(report["turn_order"].as_array().unwrap().len(), 3);
    let text = arena(&["--bots", "1,0", "--players", "3", "--deals", "10"]).success();
    for words in ["10 deals for 3 players, seed 0, 3 seatings: 30 games\n", "\ngreedy, 1 of 3 seats\n", "  wins: "] {
        assert!(text.contains(words), "`{words}` is not in: {text}");
    }
}

#[test]
fn the_arena_does_not_depend_on_the_number_of_threads_but_on_the_options() {
    let run = |more: &[&str]| {
        let args = ["--bots", "2@30,1", "--players", "2", "--deals", "6", "--seed", "9", "--json"];
        without_times(arena(&[&args, more].concat()).json())
    };
    assert_eq!(run(&["--threads", "1"]), run(&["--threads", "3"]));
    assert_ne!(run(&[])["bots"], run(&["--sell", "manual"])["bots"]);
    assert_ne!(run(&[])["bots"], run(&["--artifacts"])["bots"]);
    assert_eq!(run(&[])["bots"][0]["name"], "apprentice@30");
    assert_eq!(run(&["--nodes", "20"])["bots"][0]["budget"], "30");
}

#[test]
fn bots_that_cannot_play_are_named() {
    arena(&["--bots", "99"]).fails(2, "`99` is not a bot");
    arena(&["--bots", "0,0,0"]).fails(2, "3 bots are too many for a table of 2");
    arena(&["--bots", "cmd:./there-is-no-such-bot"]).fails(2, "cmd:./there-is-no-such-bot` cannot be started");
    arena(&["--bots", "0", "--nodes", "5", "--ms", "5"]).fails(2, "--ms");
    arena(&[]).fails(2, "--bots");
}

#[test]
fn records_are_saved_and_right_and_no_file_is_lost() {
    let folder = fresh_directory("arena-records");
    let path = folder.to_str().unwrap();
    let args = ["--bots", "1,0", "--players", "4", "--deals", "3", "--save", path];
    arena(&args).success();
    let files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(files.len(), 12);
    for file in &files {
        let checked = vale(&["replay", file.to_str().unwrap(), "--check"]).success();
        assert!(checked.contains("result "), "{checked}");
    }
    let record = std::fs::read_to_string(folder.join("deal-2-seating-3.vale")).unwrap();
    assert!(record.contains("seat 1 random\nseat 2 random\nseat 3 greedy\nseat 4 random\n"), "{record}");
    arena(&args).fails(2, "it already contains records");
    assert_eq!(std::fs::read_to_string(folder.join("deal-2-seating-3.vale")).unwrap(), record);
    arena(&["--bots", "0", "--save", files[0].to_str().unwrap()]).fails(2, "cannot create this directory");
}

#[test]
fn bots_can_play_a_simulation() {
    let text = vale(&["sim", "--bots", "1,0", "--players", "3", "--games", "20"]).success();
    assert!(text.starts_with("20 games for 3 players, seed 0, by seat: greedy, random, random\n"), "{text}");
    let report = vale(&["sim", "--bots", "1,0", "--games", "40", "--json"]).json();
    assert_eq!(report["bots"], serde_json::json!(["greedy", "random"]));
    assert!(report["seats"][0]["win_share"].as_f64().unwrap() > 0.8, "{report}");
    vale(&["sim", "--bots", "0,0,0"]).fails(2, "3 bots are too many");
    vale(&["sim", "--bots", "cmd:true"]).fails(2, "measure it with vale arena");
    vale(&["sim", "--bots", "best"]).fails(2, "`best` is not a bot");
}

#[cfg(unix)]
mod on_unix {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    use serde_json::Value;

    use super::{arena, fresh_directory};
    use crate::support::start;

    #[test]
    fn a_forfeit_is_told_on_stderr_and_in_the_results() {
        let outcome = arena(&["--bots", "cmd:false,0", "--deals", "8", "--json"]);
        assert!(outcome.err.contains("deal 1, seating 1, seat 1: cmd:false is gone: it ended with"), "{}", outcome.err);
        assert!(outcome.err.contains("16 games forfeited in total\n"), "{}", outcome.err);
        assert_eq!(outcome.err.matches("cmd:false is gone").count(), 10);
        let report = outcome.json();
        assert_eq!(report["bots"][0]["forfeits"], 16);
        assert_eq!(report["bots"][1]["win_share"]["mean"], 1.0);
        assert_eq!(report["forfeits"].as_array().unwrap().len(), 16);
        let outcome = arena(&["--bots", "cmd:sleep 60,0", "--deals", "1", "--move-timeout-ms", "100"]);
        assert!(outcome.err.contains("did not answer within 100 ms"), "{}", outcome.err);
        assert!(outcome.success().contains("  forfeits: 2 games lost through an error\n"));
    }

    /// Starts an arena that would take for ever, waits until it plays, and interrupts it.
    fn interrupt(bots: &str, name: &str) -> (Option<i32>, String, String) {
        let folder = fresh_directory(name);
        let args = ["arena", "--bots", bots, "--deals", "10000000", "--json", "--save", folder.to_str().unwrap()];
        let child = start(&args, Stdio::null());
        let games = || std::fs::read_dir(&folder).map_or(0, Iterator::count);
        let began = Instant::now();
        while games() < 10 {
            assert!(began.elapsed() < Duration::from_mins(1), "no games are played");
            std::thread::sleep(Duration::from_millis(10));
        }
        let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        let output = child.wait_with_output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (output.status.code(), text(output.stdout), text(output.stderr))
    }

    #[test]
    fn ctrl_c_stops_early_with_what_there_is() {
        let (code, out, err) = interrupt("1,0", "interrupted");
        assert_eq!(code, Some(0), "{err}");
        let report: Value = serde_json::from_str(&out).unwrap();
        assert_eq!(report["stopped_early"], true);
        let deals = report["deals"].as_u64().unwrap();
        assert!((1..10_000_000).contains(&deals));
        assert_eq!(report["games"].as_u64().unwrap(), 2 * deals);
        assert!(
            BufReader::new(err.as_bytes())
                .lines()
                .any(|line| { line.unwrap() == format!("stopped after {deals} of 10000000 deals") })
        );
    }
}

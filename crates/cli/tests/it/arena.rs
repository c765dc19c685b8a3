//! `vale arena` and `vale sim --bots`.

use std::path::PathBuf;

use serde_json::Value;

use crate::support::{Outcome, fresh_file, vale};

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
    let text = arena(&["--bots", "1,0", "--players", "3", "--deals", "10", "--seed", "0"]).success();
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
    arena(&["--bots", "2", "--nodes", "0"]).fails(2, "0 is not in 1..");
    arena(&["--bots", "2@0,1"]).fails(2, "`0` is not a budget");
    arena(&["--bots", "2,,1"]).fails(2, "a bot is missing");
    vale(&["sim", "--bots", "2@0"]).fails(2, "`0` is not a budget");
    vale(&["sim", "--bots", "2", "--nodes", "0"]).fails(2, "0 is not in 1..");
    arena(&[]).fails(2, "--bots");
}

#[test]
fn without_a_seed_every_run_is_another_and_can_be_repeated() {
    let run =
        |seed: &[&str]| without_times(arena(&[&["--bots", "1,0", "--deals", "5", "--json"], seed].concat()).json());
    let (one, other) = (run(&[]), run(&[]));
    assert_ne!(one["seed"], other["seed"]);
    assert_eq!(run(&["--seed", one["seed"].as_str().unwrap()]), one);
}

/// The lines of a file, as JSON.
fn rows(path: &std::path::Path) -> Vec<Value> {
    std::fs::read_to_string(path).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_game_of_an_arena_is_written_when_it_is_over() {
    let file = fresh_file("arena-games.json");
    let path = file.to_str().unwrap();
    let args = ["--bots", "1,0", "--players", "3", "--deals", "2", "--json", "--games-json", path];
    let report = arena(&args).json();
    let mut games = rows(&file);
    games.sort_by_key(|game| (game["deal"].as_u64(), game["seating"].as_u64()));
    assert_eq!(games.len(), 6);
    assert_eq!((&games[4]["deal"], &games[4]["seating"]), (&2.into(), &2.into()));
    assert_eq!(games[4]["bots"], serde_json::json!(["random", "greedy", "random"]));
    let score = |game: &Value, seat: usize| game["scores"][seat].as_f64().unwrap();
    // The greedy bot moves one seat on in every seating.
    let of_greedy: f64 = games.iter().enumerate().map(|(index, game)| score(game, index % 3)).sum();
    assert!((of_greedy / 6.0 - report["bots"][0]["score"]["mean"].as_f64().unwrap()).abs() < 1e-9);
    assert_eq!(games[0]["ranking"].as_array().unwrap().len(), 3);
    assert_eq!(games[0]["seed"], games[2]["seed"]);
    assert_ne!(games[0]["seed"], games[3]["seed"]);
    arena(&args).fails(2, "cannot make this file");
}

#[test]
fn every_game_of_a_simulation_is_written_when_it_is_over() {
    for bots in [&[] as &[&str], &["--bots", "1,0"]] {
        let file = fresh_file("sim-games.json");
        let args = ["sim", "--games", "30", "--json", "--games-json", file.to_str().unwrap()];
        let report = vale(&[&args, bots].concat()).json();
        let mut games = rows(&file);
        games.sort_by_key(|game| game["game"].as_u64());
        assert_eq!((games.len(), &games[29]["game"]), (30, &30.into()));
        let sum: f64 = games.iter().map(|game| game["scores"][1].as_f64().unwrap()).sum();
        assert!((sum / 30.0 - report["seats"][1]["score"]["mean"].as_f64().unwrap()).abs() < 1e-9);
        assert_eq!(games[0]["bots"].is_null(), bots.is_empty());
    }
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
    vale(&["sim", "--bots", "cmd:true"]).fails(2, "the bot `cmd:true` is gone");
    vale(&["sim", "--bots", "best"]).fails(2, "`best` is not a bot");
}

#[cfg(unix)]
mod on_unix {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    use serde_json::Value;

    use super::{arena, fresh_directory};
    use crate::support::{Outcome, finish, fresh_file, start};

    #[test]
    fn a_forfeit_is_told_on_stderr_and_in_the_results() {
        let file = fresh_file("forfeited-games.json");
        let dies = format!("{},0", ready("exit 1"));
        let args = ["--bots", &dies, "--deals", "8", "--json", "--games-json", file.to_str().unwrap()];
        let outcome = arena(&args);
        assert!(outcome.err.contains("exit 1' is gone: it ended with"), "{}", outcome.err);
        assert!(outcome.err.contains("error: 16 of 16 games were lost through an error\n"), "{}", outcome.err);
        assert_eq!(outcome.err.matches("is gone").count(), 10);
        assert_eq!(outcome.code, Some(1));
        let report: Value = serde_json::from_str(&outcome.out).unwrap();
        assert_eq!(report["bots"][0]["forfeits"], 16);
        assert_eq!(report["bots"][1]["win_share"]["mean"], 1.0);
        assert_eq!(report["forfeits"].as_array().unwrap().len(), 16);
        let games = super::rows(&file);
        assert_eq!(games.len(), 16);
        assert!(games.iter().all(|game| game["ranking"].is_null()), "{games:?}");
        assert!(games[0]["forfeit"]["reason"].as_str().unwrap().starts_with("is gone"));
        let sleeps = format!("{},0", ready("exec sleep 60"));
        let outcome = arena(&["--bots", &sleeps, "--deals", "1", "--move-timeout-ms", "100"]);
        assert!(outcome.err.contains("did not answer within 100 ms"), "{}", outcome.err);
        assert!(
            outcome.out.contains("\nNo game was finished: all 2 games were lost through an error.\n"),
            "{}",
            outcome.out
        );
        assert!(outcome.out.contains("  forfeits: 2 games lost through an error\n"), "{}", outcome.out);
        assert!(!outcome.out.contains("score: "), "{}", outcome.out);
        assert_eq!(outcome.code, Some(1));
    }

    /// A bot that gets ready and then does this.
    fn ready(lines: &str) -> String {
        format!("cmd:sh -c 'read -r l; echo \"{{\\\"ready\\\":true}}\"; {lines}'")
    }

    #[test]
    fn a_program_that_never_gets_ready_is_named_before_the_first_deal() {
        let start = ["--bots", "cmd:sleep 60,0", "--deals", "2", "--start-timeout-ms", "100"];
        arena(&start)
            .fails(2, "the bot `cmd:sleep 60` did not answer {\"do\":\"hello\"} with {\"ready\":true} within 100 ms");
        arena(&["--bots", "cmd:cat,0", "--deals", "2"]).fails(2, "the bot `cmd:cat` answered nonsense");
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
        let Outcome { code, out, err } = finish(child, "an arena that was interrupted");
        (code, out, err)
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

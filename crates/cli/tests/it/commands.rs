//! The commands that print something and are done.

use std::process::Stdio;

use serde_json::Value;

use crate::support::{Outcome, finish, fresh_file, start, vale, vale_with_input};

#[cfg(not(feature = "web"))]
#[test]
fn without_a_command_and_terminal_there_is_help() {
    assert!(vale(&[]).success().contains("Usage: vale"));
    vale(&["--lan"]).fails(2, "built without the browser client");
}

#[test]
fn wrong_use_is_exit_code_2() {
    vale(&["dance"]).fails(2, "dance");
    vale(&["sim", "--players", "5"]).fails(2, "5 is not in 2..=4");
    vale(&["sim", "--players", "1"]).fails(2, "1 is not in 2..=4");
    vale(&["sim", "--games", "0"]).fails(2, "0 is not in 1..");
    vale(&["sim", "--sell", "dearly"]).fails(2, "dearly");
    vale(&["sim", "--seed", "-x"]).fails(2, "-x");
    vale(&["sim", "--seed", "xyz"]).fails(2, "a seed is a number below 2^64, or 64 hexadecimal digits");
    vale(&["play", "--players", "2", "--first", "3"]).fails(2, "there is no seat 3 at this table");
    vale(&["play", "--first", "5"]).fails(2, "a seat number");
    vale(&["play", "--name", " "]).fails(2, "a name has 1 to 100 characters");
    vale(&["perft", "--depth", "41"]).fails(2, "41");
    vale(&["bench", "--seconds", "0"]).fails(2, "seconds");
}

/// The ways to play with the Artifacts expansion, from nothing to everything.
const EXPANSIONS: [&[&str]; 4] =
    [&[], &["--artifact-creatures"], &["--artifact-tiles"], &["--artifact-creatures", "--artifact-tiles"]];

#[test]
fn sim_does_not_depend_on_the_number_of_threads() {
    for players in ["2", "3", "4"] {
        for expansion in EXPANSIONS {
            let run = |threads| {
                let args =
                    ["sim", "--players", players, "--games", "600", "--seed", "3", "--json", "--threads", threads];
                vale(&[&args, expansion].concat()).success()
            };
            assert_eq!(run("1"), run("2"), "{players} players {expansion:?}");
        }
    }
}

#[test]
fn sim_knows_both_halves_of_the_expansion() {
    let run = |more: &[&str]| vale(&[&["sim", "--games", "50", "--seed", "5"], more].concat());
    let reports = EXPANSIONS.map(|expansion| run(expansion).success());
    for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
        assert_ne!(reports[one].lines().nth(3), reports[other].lines().nth(3), "the decisions of {one} and {other}");
    }
    assert!(reports[0].starts_with("50 random games for 2 players, seed 5\n"), "{}", reports[0]);
    assert!(reports[3].starts_with("50 random games for 2 players with the Artifacts creatures and tiles, seed 5\n"));
    assert_eq!(run(&["--artifacts"]).success(), reports[3]);
    let options = &run(&["--artifacts", "--json"]).json()["options"];
    assert_eq!((&options["artifact_creatures"], &options["artifact_tiles"]), (&true.into(), &true.into()));
    for (sell, payment) in [("printed", "any"), ("manual", "needed"), ("manual", "any")] {
        run(&["--artifacts", "--players", "4", "--sell", sell, "--payment", payment]).success();
    }
}

#[test]
fn sim_reports_means_and_shares() {
    let report = vale(&["sim", "--players", "3", "--games", "300", "--json"]).json();
    assert_eq!(report["games"], 300);
    for list in ["seats", "turn_order"] {
        let seats = report[list].as_array().unwrap();
        assert_eq!(seats.len(), 3);
        let shares: f64 = seats.iter().map(|seat| seat["win_share"].as_f64().unwrap()).sum();
        assert!((shares - 1.0).abs() < 1e-9, "{list}: {shares}");
        assert!(seats.iter().all(|seat| seat["score"]["standard_error"].as_f64().unwrap() > 0.0));
    }
    let mean = |name: &str| report[name]["mean"].as_f64().unwrap();
    assert!((1.0..=10.0).contains(&mean("rounds")));
    assert!(mean("decisions") > 100.0);
}

#[test]
fn sim_of_one_game_has_no_standard_error_and_options_matter() {
    let text = |more: &[&str]| vale(&[&["sim", "--games", "1", "--seed", "5"], more].concat()).success();
    let errors = |text: &str| text.lines().any(|line| line.contains('±') && !line.starts_with("Means ± "));
    assert!(!errors(&text(&[])));
    assert_ne!(text(&[]), text(&["--sell", "manual"]));
    let seed = "05".to_owned() + &"0".repeat(62);
    assert_eq!(text(&[]), vale(&["sim", "--games", "1", "--seed", &seed]).success());
}

#[test]
fn cards_can_be_listed_and_looked_up() {
    // Two headings and an empty line stand around 98 creatures and 11 tiles.
    assert_eq!(vale(&["cards"]).success().lines().count(), 1 + 98 + 2 + 11);
    let all = &vale(&["cards", "--json"]).json()["cards"];
    let sets = all.as_array().unwrap().iter().map(|card| card["set"].as_str().unwrap());
    let (base, artifacts): (Vec<_>, Vec<_>) = sets.partition(|&set| set == "base");
    assert_eq!((base.len(), artifacts.len()), (70, 28));
    assert!(artifacts.iter().all(|&set| set == "artifacts"));
    let hydra = vale(&["cards", "hydra", "--json"]).json();
    assert_eq!(hydra["family"], "water");
    assert_eq!(hydra["cost"], 4);
    assert_eq!(hydra["effects"][0]["timing"], "instant");
    assert!(all.as_array().unwrap().contains(&hydra));
    for spelling in [&["young_forest_spirit"][..], &["Young Forest Spirit"], &["young", "forest-spirit"]] {
        assert!(vale(&[&["cards"], spelling].concat()).success().starts_with("Young Forest Spirit\nFamily: earth\n"));
    }
    vale(&["cards", "unicorn"]).fails(2, "there is no card or artifact tile `unicorn`");
}

#[test]
fn tiles_can_be_listed_and_looked_up() {
    let all = &vale(&["cards", "--json"]).json()["tiles"];
    assert_eq!(all.as_array().unwrap().len(), 11);
    let book = vale(&["cards", "book_of_thoth", "--json"]).json();
    assert_eq!(book["kind"], "action");
    assert_eq!(book["supply"], "drawn");
    assert_eq!(book["set"], "artifacts");
    assert!(book["text"].as_str().unwrap().starts_with("Upgrade up to 2 of your stones"), "{book}");
    assert!(all.as_array().unwrap().contains(&book));
    assert_eq!(vale(&["cards", "seven_league_boots", "--json"]).json()["supply"], serde_json::json!({"from": 3}));
    for spelling in [&["monkey_kings_staff"][..], &["Monkey King's Staff"], &["monkey", "kings", "staff"]] {
        let text = vale(&[&["cards"], spelling].concat()).success();
        assert!(text.starts_with("Monkey King's Staff\nArtifact tile: action\nEffect: "), "{text}");
        assert!(text.ends_with("In games: all\nSet: artifacts\nIn notation: monkey_kings_staff\n"), "{text}");
    }
}

#[test]
fn output_that_is_no_terminal_has_no_colours() {
    assert!(!vale(&["cards"]).success().contains('\u{1b}'));
    assert!(!vale(&["cards", "unicorn"]).err.contains('\u{1b}'));
}

#[test]
fn perft_counts_the_first_hunts() {
    let lines = vale(&["perft", "--players", "2", "--seed", "7", "--depth", "4"]).success();
    assert_eq!(lines, "depth 0: 1\ndepth 1: 4\ndepth 2: 12\ndepth 3: 24\ndepth 4: 24\n");
    let report = vale(&["perft", "--players", "3", "--depth", "2", "--json"]).json();
    assert_eq!(report["counts"][2]["nodes"], 30);
}

#[test]
fn perft_counts_the_tiles_too() {
    let count = |expansion: &[&str]| vale(&[&["perft", "--depth", "2", "--json"], expansion].concat()).json();
    // 2 players choose among 6 tiles; without tiles, among 4 cards.
    let depth_1 = EXPANSIONS.map(|expansion| count(expansion)["counts"][1]["nodes"].as_u64().unwrap());
    assert_eq!(depth_1, [4, 4, 6, 6]);
    let everything = count(&["--artifacts"]);
    assert_eq!(everything, count(EXPANSIONS[3]));
    assert_eq!(everything["options"]["artifact_tiles"], true);
}

#[test]
fn bench_plays_the_games_it_is_told_to() {
    let report = vale(&["bench", "--games", "20", "--json"]).json();
    let measurements = report["measurements"].as_array().unwrap();
    assert_eq!(measurements.iter().map(|m| m["players"].as_u64().unwrap()).collect::<Vec<_>>(), [2, 3, 4]);
    for measured in measurements {
        assert_eq!(measured["games"], 20);
        assert!(measured["decisions_per_second"].as_f64().unwrap() > 0.0);
    }
    assert!(report["game_bytes"].as_u64().unwrap() <= 1024);
    assert_eq!((&report["artifact_creatures"], &report["artifact_tiles"]), (&false.into(), &false.into()));
    assert!(vale(&["bench", "--games", "5"]).success().contains("4 players: "));
}

#[test]
fn bench_measures_the_expansion_too() {
    let decisions = |more: &[&str]| {
        let report = vale(&[&["bench", "--games", "5", "--json"], more].concat()).json();
        report["measurements"][0]["decisions"].as_u64().unwrap()
    };
    assert!(decisions(&["--artifacts"]) > decisions(&[]));
    assert_eq!(decisions(&["--artifacts"]), decisions(EXPANSIONS[3]));
    let text = vale(&["bench", "--games", "5", "--artifacts"]).success();
    assert!(text.contains("4 players with the Artifacts creatures and tiles: "), "{text}");
}

#[test]
fn completions_exist_for_the_usual_shells() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(vale(&["completions", shell]).success().contains("referee"), "{shell}");
    }
    vale(&["completions", "abacus"]).fails(2, "abacus");
}

/// The record of a short unfinished game.
const RECORD: &str = "vale 1\nplayers 2\nfirst seat 1\nseed 7\n\nround 1\n1: hunt harpy\n2: hunt rudra; hunt valkyrie\n\
                      1: hunt snail maiden; sell harpy # a comment\n";

#[test]
fn a_record_is_retold_checked_and_given_as_json() {
    let path = fresh_file("retold.vale");
    std::fs::write(&path, RECORD).unwrap();
    let path = path.to_str().unwrap();
    let log = vale(&["replay", path]).success();
    assert!(log.starts_with("Round 1 begins; Seat 1 goes first.\nThe Hunting Phase begins.\n"), "{log}");
    assert!(log.ends_with("Seat 1 sells Harpy for R B.\n"), "{log}");
    assert_eq!(vale(&["replay", path, "--check"]).success(), "record is valid: 5 moves, unfinished\n");
    let report = vale_with_input(&["replay", "-", "--json"], RECORD.as_bytes()).json();
    assert_eq!(report["result"], Value::Null);
    assert_eq!(report["moves"][4]["move"], "sell harpy");
    assert_eq!(report["moves"][4]["events"][0]["event"], "sold");
}

#[test]
fn a_replay_as_json_has_everything_from_the_first_card_on() {
    let report = vale_with_input(&["replay", "-", "--json"], RECORD.as_bytes()).json();
    assert_eq!(report["options"]["players"], 2);
    assert_eq!((&report["rules"], &report["first"]), (&1.into(), &"seat 1".into()));
    assert_eq!(report["seed"].as_str().unwrap().trim_end_matches('0'), "07");
    let events = report["beginning"]["events"].as_array().unwrap();
    let display: Vec<_> =
        events.iter().filter(|event| event["event"] == "revealed").map(|event| &event["card"]).collect();
    assert_eq!(display, ["harpy", "snail_maiden", "rudra", "valkyrie"]);
    assert_eq!(report["moves"][4]["scores"], serde_json::json!([1, 2]));
    let drawing = "vale 1\nposition {\"rules\":1,\"options\":{\"players\":2},\"round\":3,\"phase\":\"action\",\"first\":1,\
                   \"turn\":1,\"players\":[{\"stones\":\"RB\",\"hand\":[\"sylph\"]},{}],\"seed\":\"07\"}\n1: summon sylph\n"
        .replace("\"07\"", &format!("\"{:0<64}\"", "07"));
    let report = vale_with_input(&["replay", "-", "--json"], drawing.as_bytes()).json();
    assert_eq!(report["position"]["round"], 3);
    assert_eq!(report["moves"][0]["secrets"]["1"][0]["event"], "drew_card");
}

#[test]
fn cards_as_json_have_the_sale_price_and_the_effects_as_data() {
    let hydra = vale(&["cards", "hydra", "--json"]).json();
    assert_eq!(hydra["sells"], serde_json::json!({"printed": "B", "manual": "B"}));
    assert_eq!(hydra["effects"][0]["steps"][0]["ask"]["choices"][0]["key"], "P");
    let imp = vale(&["cards", "imp", "--json"]).json();
    assert_eq!(imp["effects"][0]["steps"], serde_json::json!([{"do": {"earn": "RR"}}]));
    assert_eq!(imp["effects"][1]["steps"], serde_json::json!([{"do": "recover_this"}]));
    let all = vale(&["cards", "--json"]).json();
    for card in all["cards"].as_array().unwrap() {
        for effect in card["effects"].as_array().unwrap() {
            let data = if effect["timing"] == "permanent" { &effect["rules"] } else { &effect["steps"] };
            assert!(!data.as_array().unwrap().is_empty(), "{card}");
        }
    }
    assert!(all["tiles"].as_array().unwrap().iter().all(|tile| !tile["steps"].as_array().unwrap().is_empty()));
}

#[test]
fn a_bad_record_is_named_with_file_and_line() {
    let cases = [
        ("garbage", b"\x00garbage".to_vec(), "line 1"),
        ("truncated", RECORD[..RECORD.find("dra; ").unwrap()].into(), "line 8"),
        ("not-utf-8", b"vale 1\n\xff\xfe\n".to_vec(), "line 2: not UTF-8"),
        ("huge", vec![b'#'; 2 << 20], "a record has at most 1048576 bytes"),
    ];
    for (name, bytes, words) in cases {
        let path = fresh_file(&format!("{name}.vale"));
        std::fs::write(&path, bytes).unwrap();
        for check in [&[][..], &["--check"]] {
            let outcome = vale(&[&["replay", path.to_str().unwrap()], check].concat());
            assert!(outcome.err.contains(&format!("{name}.vale: ")), "{}", outcome.err);
            outcome.fails(2, words);
        }
    }
    vale(&["replay", "there-is-no-such-file.vale"]).fails(2, "there-is-no-such-file.vale: cannot read it");
}

#[test]
fn a_wrong_result_is_exit_code_1_and_an_unreadable_one_2() {
    let file = fresh_file("claims.vale");
    let path = file.to_str().unwrap();
    let claim = |result: &str| {
        let text = RECORD.replacen("seed 7\n", &format!("seed 7\nresult {result}\n"), 1);
        std::fs::write(&file, text).unwrap();
        vale(&["replay", path, "--check"])
    };
    claim("unfinished").success();
    claim("60 50").fails(1, "claims.vale: line 5: the moves do not end the game");
    vale(&["replay", path]).fails(2, "claims.vale: line 5: the moves do not end the game");
    claim("sixty").fails(2, "claims.vale: line 5: `sixty` is not a result");
}

#[test]
fn an_illegal_move_is_exit_code_1_and_an_unreadable_one_2() {
    let check = |text: String| vale_with_input(&["replay", "-", "--check"], text.as_bytes());
    check(RECORD.to_owned()).success();
    check(format!("\u{feff}{RECORD}")).success();
    check(RECORD.replace("hunt rudra", "hunt hydra")).fails(1, "line 8: `hunt hydra`: Hydra is not on the display");
    check(RECORD.replacen("2: ", "1: ", 1)).fails(1, "seat 2 must answer here, not seat 1");
    check(RECORD.replace("hunt rudra", "hunt dodo")).fails(2, "line 8: `hunt dodo`");
    vale_with_input(&["replay", "-"], RECORD.replace("hunt rudra", "hunt hydra").as_bytes()).fails(2, "line 8");
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    for args in [&["cards"][..], &["completions", "bash"], &["perft", "--depth", "6"]] {
        let mut child = start(args, Stdio::null());
        drop(child.stdout.take());
        let Outcome { code, err, .. } = finish(child, "a command without a reader");
        assert_eq!((code, &*err), (Some(0), ""), "{args:?}");
    }
}

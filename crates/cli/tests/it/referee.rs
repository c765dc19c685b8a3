//! `vale referee`, and the conversation in its documentation.

use serde_json::{Value, json};

use crate::support::{Deadline, fresh_file, program, vale, vale_with_input};

/// Sends these lines and returns the answers.
#[track_caller]
fn converse(lines: &[String]) -> Vec<Value> {
    let mut input = lines.join("\n");
    input.push('\n');
    let out = vale_with_input(&["referee"], input.as_bytes()).success();
    out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn lines(requests: &[Value]) -> Vec<String> {
    requests.iter().map(Value::to_string).collect()
}

#[test]
fn the_conversation_in_the_documentation_is_real() {
    let doc = include_str!("../../../../docs/referee.md");
    let sent: Vec<_> = doc.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let documented: Vec<_> = doc.lines().filter_map(|line| line.strip_prefix("< ")).collect();
    assert!(sent.len() > 20);
    let out = vale_with_input(&["referee"], (sent.join("\n") + "\n").as_bytes()).success();
    let answers: Vec<_> = out.lines().collect();
    for (request, (answer, documented)) in sent.iter().zip(answers.iter().zip(&documented)) {
        assert_eq!(answer, documented, "\nrequest: {request}");
    }
    assert_eq!(answers.len(), documented.len());
}

#[test]
fn every_error_code_is_documented_and_every_request_too() {
    let doc = include_str!("../../../../docs/referee.md");
    let source = concat!(
        include_str!("../../src/referee.rs"),
        include_str!("../../src/referee/request.rs"),
        include_str!("../../src/referee/session.rs"),
        include_str!("../../src/referee/answer.rs"),
    );
    let codes = source
        .split("Problem::new(")
        .skip(1)
        .filter_map(|after| after.trim_start().strip_prefix('"')?.split('"').next());
    for code in codes.chain(["illegal_move", "bad_setup", "bad_position"]) {
        assert!(doc.contains(&format!("| `{code}` |")), "{code}");
    }
    let answer = &converse(&lines(&[json!({"do": "?"})]))[0]["error"]["message"];
    let list = answer.as_str().unwrap().split_once("say ").unwrap().1.to_owned();
    for request in list.replace(" or ", ", ").split(", ") {
        assert!(doc.contains(&format!("| `{request}` |")), "{request}");
    }
}

#[test]
fn long_and_odd_lines_are_answered_and_skipped() {
    let long = |bytes: usize| {
        format!("{{\"do\":\"games\",\"id\":\"{}\"}}", "x".repeat(bytes - "{\"do\":\"games\",\"id\":\"\"}".len()))
    };
    let deep = "[".repeat(100_000);
    let sent = [
        long(1 << 20),
        long((1 << 20) + 1),
        deep,
        "\u{0}".to_owned(),
        String::new(),
        "   ".to_owned(),
        "{}".to_owned(),
    ];
    let answers = converse(&sent);
    assert_eq!(answers.len(), 5, "blank lines have no answer");
    assert_eq!(answers[0]["ok"], true);
    let codes: Vec<_> = answers[1..].iter().map(|answer| answer["error"]["code"].as_str().unwrap()).collect();
    assert_eq!(codes, ["line_too_long", "bad_json", "bad_json", "bad_request"]);
}

#[test]
fn input_that_is_not_text_or_ends_without_a_line_end_is_answered() {
    let out = vale_with_input(&["referee"], b"\xff\xfe\n{\"do\":\"games\"}").success();
    let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers[0]["error"]["code"], "bad_json");
    assert_eq!(answers[1], json!({"ok": true, "games": []}));
}

#[test]
fn what_is_wrong_with_a_request_is_said_in_plain_words() {
    let mark = b"\xef\xbb\xbf{\"do\":\"games\"}\n";
    assert!(vale_with_input(&["referee"], mark).success().contains("\"ok\":true"));
    let answers = converse(&[
        r#"{"do":"start","players":2,"players":3}"#.to_owned(),
        r#"{"do":"start","players":2,"options":{"sell":"manual","sell":"printed"}}"#.to_owned(),
        r#"{"do":"start","players":300}"#.to_owned(),
        r#"{"do":"start","players":"two"}"#.to_owned(),
        r#"{"do":"start","players":2,"options":7}"#.to_owned(),
    ]);
    let told: Vec<_> = answers.iter().map(|answer| answer["error"]["message"].as_str().unwrap()).collect();
    assert_eq!(told[0], "`players` is there twice at line 1 column 35");
    assert_eq!(told[1], "`sell` is there twice at line 1 column 59");
    assert_eq!(told[2], "players: invalid value: integer `300`, expected a whole number from 0 to 255");
    assert_eq!(told[3], "players: invalid type: string \"two\", expected a whole number from 0 to 255");
    assert_eq!(told[4], "options: invalid type: integer `7`, expected an object with named fields");
    assert!(answers.iter().all(|answer| answer["error"]["code"] == "bad_request"));
}

#[test]
fn a_position_and_a_record_can_be_taken_on() {
    let answers = converse(&lines(&[
        json!({"do": "start", "players": 4, "seed": 11}),
        json!({"do": "position"}),
        json!({"do": "record"}),
        json!({"do": "view", "as": "referee"}),
    ]));
    let position = answers[1]["position"].clone();
    let again = converse(&lines(&[
        json!({"do": "start", "position": position, "game": "b"}),
        json!({"do": "position", "game": "b"}),
        json!({"do": "view", "as": "referee", "game": "b"}),
    ]));
    assert_eq!(again[1]["position"], position);
    assert_eq!(again[2]["view"], answers[3]["view"]);
    assert!(answers[2]["record"].as_str().unwrap().starts_with("vale 1\n"));
}

/// A game in which an effect asks something: the Pied Piper's Pipe offers a choice.
fn in_an_effect() -> [Value; 2] {
    let options = json!({"first": "seat 1", "artifact_creatures": true, "artifact_tiles": true});
    [
        json!({"do": "start", "players": 2, "seed": "7", "options": options}),
        json!({"do": "play", "move": "take pied_pipers_pipe", "with": ["legal", "brings", "view"]}),
    ]
}

#[test]
fn a_decision_takes_one_request() {
    let [start, play] = in_an_effect();
    let answers = converse(&lines(&[
        start,
        play,
        json!({"do": "legal"}),
        json!({"do": "view", "as": "seat", "seat": 1}),
        json!({"do": "games", "with": ["legal"]}),
        json!({"do": "status", "with": ["gold"]}),
    ]));
    assert_eq!(answers[1]["moves"], json!(["choose draw", "choose retrieve"]));
    assert_eq!(answers[1]["moves"], answers[2]["moves"]);
    assert_eq!(answers[1]["brings"].as_array().unwrap().len(), 2);
    assert_eq!(answers[1]["view"]["seat"], answers[1]["asked"]["seat"]);
    for field in ["view", "remembered", "running"] {
        assert_eq!(answers[1][field], answers[3][field], "{field}");
    }
    assert_eq!(answers[1]["running"]["effects"][0]["by"], "pied_pipers_pipe");
    assert_eq!(answers[0].get("moves"), None);
    assert_eq!(answers[4]["error"]["message"], "with: `games` is not answered with the status");
    assert!(
        answers[5]["error"]["message"].as_str().unwrap().starts_with("with: [0]: unknown variant `gold`"),
        "{answers:?}"
    );
}

#[test]
fn a_position_in_the_middle_of_an_effect_goes_on_from_there() {
    let [start, play] = in_an_effect();
    let answers = converse(&lines(&[start, play, json!({"do": "position"})]));
    let position = answers[2]["position"].clone();
    let again = converse(&lines(&[
        json!({"do": "start", "position": position}),
        json!({"do": "position"}),
        json!({"do": "play", "move": "choose draw"}),
    ]));
    assert_eq!(again[0]["asked"], answers[1]["asked"]);
    assert_eq!(again[1]["position"], position);
    assert_eq!(again[2]["events"][0]["event"], "drew");
}

#[test]
fn a_game_can_be_copied_and_the_copy_goes_its_own_way() {
    let answers = converse(&lines(&[
        json!({"do": "start", "players": 2, "seed": 7, "options": {"first": "seat 1"}}),
        json!({"do": "play", "move": "hunt harpy"}),
        json!({"do": "fork", "as": "other", "with": ["legal"]}),
        json!({"do": "play", "game": "other", "move": "hunt rudra"}),
        json!({"do": "legal"}),
        json!({"do": "undo", "game": "other"}),
        json!({"do": "fork", "game": "nobody", "as": "x"}),
        json!({"do": "fork"}),
        json!({"do": "fork", "as": "x".repeat(201)}),
    ]));
    assert_eq!(answers[2]["moves"].as_array().unwrap().len(), 3);
    assert_eq!(answers[4]["moves"], answers[2]["moves"]);
    assert_eq!(answers[5]["undone"], "hunt rudra");
    let codes: Vec<_> = answers[6..].iter().map(|answer| answer["error"]["code"].as_str().unwrap()).collect();
    assert_eq!(codes, ["no_game", "bad_request", "bad_request"]);
}

#[test]
fn a_full_game_is_sampled_from_what_a_seat_knows() {
    let [start, play] = in_an_effect();
    let told = converse(&lines(&[start, play])).remove(1);
    let sample = |seed: u64, game: &str| {
        json!({"do": "sample", "game": game, "seed": seed, "view": told["view"], "remembered": told["remembered"],
               "running": told["running"], "with": ["legal", "view"]})
    };
    let answers = converse(&lines(&[
        sample(1, "a"),
        sample(2, "b"),
        json!({"do": "view", "game": "a", "as": "referee"}),
        json!({"do": "view", "game": "b", "as": "referee"}),
        json!({"do": "play", "game": "a", "move": "choose draw"}),
        json!({"do": "sample", "view": {"seat": 1}}),
        json!({"do": "sample", "view": told["view"], "remembered": {"2": ["harpy", "imp"]}, "running": told["running"]}),
        // The question is open, so without the effect that asks it the tile would be taken twice.
        json!({"do": "sample", "view": told["view"], "running": {"effects": [{"seat": 1, "by": "imp", "reads": "imp", "timing": "instant", "step": 4}]}}),
    ]));
    for answer in &answers[..2] {
        assert_eq!((&answer["view"], &answer["moves"]), (&told["view"], &told["moves"]));
    }
    assert_ne!(answers[2]["view"]["draw"], answers[3]["view"]["draw"]);
    assert_eq!(answers[4]["secrets"]["1"][0]["card"], answers[2]["view"]["draw"][0]);
    assert_eq!(answers[5]["error"]["message"], "view: missing field `hand`");
    assert_eq!(answers[6]["error"]["code"], "bad_position");
    assert_eq!(
        answers[7]["error"]["message"],
        "position: running.effects[0].step: 4; the effect has 1 steps, numbered from 0"
    );
}

/// The example that looks ahead with a referee of its own plays whole games without a fault.
#[cfg(unix)]
#[test]
fn the_example_bot_that_looks_ahead_plays() {
    if std::process::Command::new("python3").arg("--version").output().is_err() {
        println!("skipped: there is no python3 on this machine");
        return;
    }
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/lookahead_bot.py");
    let bots = format!("cmd:python3 '{example}' '{}',0", env!("CARGO_BIN_EXE_vale"));
    let report =
        crate::support::vale(&["arena", "--bots", &bots, "--deals", "2", "--seed", "1", "--artifacts", "--json"])
            .json();
    assert_eq!(report["forfeits"], json!([]));
    assert!(report["bots"][0]["win_share"]["mean"].as_f64().unwrap() >= 0.5, "{report}");
}

/// A program can take part in a simulation, and a person can play against it.
#[cfg(unix)]
#[test]
fn a_program_plays_in_simulations_and_against_a_person() {
    if std::process::Command::new("python3").arg("--version").output().is_err() {
        println!("skipped: there is no python3 on this machine");
        return;
    }
    let program =
        format!("cmd:python3 '{}'", concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/random_bot.py"));
    let report = vale(&["sim", "--bots", &format!("1,{program}"), "--games", "6", "--json"]).json();
    assert_eq!(report["bots"], json!(["greedy", program]));
    assert!(report["seats"][0]["win_share"].as_f64().unwrap() > 0.5, "{report}");

    let file = fresh_file("against-a-program.vale");
    let typed = "1\n".repeat(400) + file.to_str().unwrap() + "\n";
    let args = ["play", "--bot", &program, "--players", "3", "--seed", "5"];
    let out = vale_with_input(&args, typed.as_bytes()).success();
    assert!(out.contains(&format!("The program {program} plays the other seats.")), "{out}");
    assert!(out.contains("\nPlace 3: "), "{out}");
    assert!(vale(&["replay", file.to_str().unwrap(), "--check"]).success().contains("result "));

    let dies = "cmd:sh -c 'read -r l; echo \"{\\\"ready\\\":true}\"; exit 1'";
    let args = ["play", "--bot", dies, "--first", "2"];
    let outcome = vale_with_input(&args, b"1\n");
    assert_eq!(outcome.code, Some(1));
    assert!(outcome.err.contains("the game is saved, `vale play --continue` resumes it"), "{}", outcome.err);
    vale(&["play", "--bot", "./mybot"]).fails(2, "say `cmd:` and the program");
    vale(&["play", "--bot", dies, "--level", "2"]).fails(2, "cannot be used with");
}

#[test]
fn an_explicit_deck_is_dealt_from_its_top() {
    let cards = converse(&lines(&[json!({"do": "cards"})]));
    assert_eq!(cards[0]["tiles"].as_array().unwrap().len(), 11);
    let cards = cards[0]["cards"].as_array().unwrap();
    let base = cards.iter().filter(|card| card["set"] == "base");
    let mut deck: Vec<_> = base.map(|card| card["id"].clone()).collect();
    deck.reverse();
    let answers = converse(&lines(&[
        json!({"do": "start", "players": 2, "seed": 1, "deck": deck}),
        json!({"do": "view", "as": "spectator"}),
        json!({"do": "view", "as": "referee"}),
    ]));
    let display: Vec<_> =
        answers[1]["view"]["display"].as_array().unwrap().iter().map(|hunted| hunted["card"].clone()).collect();
    assert_eq!(display, deck[..4]);
    assert_eq!(answers[2]["view"]["draw"].as_array().unwrap()[..], deck[4..]);
    assert_eq!(answers[1]["view"].get("draw"), None);
    assert_eq!(answers[1]["view"].get("hand"), None);
}

#[test]
fn both_switches_of_the_expansion_are_options() {
    let answers = converse(&lines(&[
        json!({"do": "start", "players": 4, "seed": 3, "options": {"artifact_creatures": true}}),
        json!({"do": "view", "as": "spectator"}),
        json!({"do": "start", "players": 4, "seed": 3, "options": {"artifact_tiles": true}}),
        json!({"do": "view", "as": "spectator"}),
        json!({"do": "position"}),
        json!({"do": "record"}),
        json!({"do": "start", "players": 4, "options": {"artifact_tiles": "yes"}}),
    ]));
    let [creatures, tiles] = [1, 3].map(|place| &answers[place]["view"]);
    assert_eq!((&creatures["draw_count"], &creatures["tiles"]), (&json!(98 - 8), &json!([])));
    assert_eq!(
        creatures["options"],
        json!({"players": 4, "sell": "printed", "payment": "needed", "artifact_creatures": true})
    );
    assert_eq!((&tiles["draw_count"], tiles["tiles"].as_array().unwrap().len()), (&json!(70 - 8), 8));
    assert_eq!(answers[2]["asked"]["question"], "take_tile");
    assert_eq!(answers[4]["position"]["tiles"], tiles["tiles"]);
    assert!(answers[5]["record"].as_str().unwrap().contains("\ntiles on\n"));
    assert_eq!(answers[6]["error"]["code"], "bad_request");
    assert!(answers[6]["error"]["message"].as_str().unwrap().starts_with("options.artifact_tiles: "));
}

#[test]
fn games_run_side_by_side_to_the_end() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::Stdio;
    let mut child = program().arg("referee").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let deadline = Deadline::for_child(&child, "a referee of three games");
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut ask = |request: Value| -> Value {
        writeln!(stdin, "{request}").unwrap();
        let answer: Value = serde_json::from_str(&answers.next().unwrap().unwrap()).unwrap();
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    };
    let everything = json!({"artifact_creatures": true, "artifact_tiles": true});
    let games = ["two", "four", "artifacts"];
    for (game, players, options) in [(games[0], 2, json!({})), (games[1], 4, json!({})), (games[2], 3, everything)] {
        ask(json!({"do": "start", "game": game, "players": players, "seed": "5", "options": options}));
    }
    let mut over = [false; 3];
    while over != [true; 3] {
        for (game, over) in games.into_iter().zip(&mut over) {
            if *over {
                continue;
            }
            let moves = ask(json!({"do": "legal", "game": game}))["moves"].clone();
            let last = moves.as_array().unwrap().last().unwrap().clone();
            let answer = ask(json!({"do": "play", "game": game, "move": last}));
            assert_eq!(answer["move"], last);
            *over = answer["over"] == true;
            if *over {
                assert_eq!(answer["asked"], Value::Null);
                assert_eq!(answer["ranking"][0]["place"], 1);
                assert_eq!(ask(json!({"do": "legal", "game": game}))["moves"], json!([]));
            }
        }
    }
    drop(stdin);
    let ended = child.wait().unwrap();
    deadline.check();
    assert!(ended.success());
}

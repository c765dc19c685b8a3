//! What can be typed in `vale play`, and what is said about what cannot.

use crate::support::{fresh_file, program, run_with, vale, vale_with_input};

#[track_caller]
fn play(args: &[&str], typed: &[&str]) -> String {
    let input = typed.iter().fold(String::new(), |all, line| all + line + "\n");
    vale_with_input(&[&["play"], args].concat(), input.as_bytes()).success()
}

const SEVEN: &[&str] = &["--seed", "7", "--first", "1", "--level", "0"];

/// Plays a whole game in which every move is typed as the list shows it, and checks that it is that move.
fn play_as_shown(language: &str, expansion: &[&str], whole_line: bool) {
    let args = [&["--level", "0", "--seed", "5", "--lang", language, "--ask-forced"], expansion].concat();
    let mut typed: Vec<String> = vec![];
    // Each time the game goes a few questions further, with what it has shown so far.
    for _ in 0..14 {
        let lines: Vec<_> = typed.iter().map(String::as_str).collect();
        let out = play(&args, &lines);
        let asked = out.rsplit("\n> ").nth(1).unwrap();
        let shown: Vec<_> = asked
            .lines()
            .filter(|line| line.split_once(": ").is_some_and(|(n, _)| n.parse::<usize>().is_ok()))
            .collect();
        let line = shown[typed.len() % shown.len()];
        let text = line.split_once(": ").unwrap().1;
        typed.push(if whole_line { text.to_owned() } else { text.split([',', '.']).next().unwrap().to_owned() });
    }
    let lines: Vec<_> = typed.iter().map(String::as_str).collect();
    let out = play(&args, &lines);
    let prompts = out.matches("\n> ").count();
    assert_eq!(prompts, typed.len() + 1, "{out}");
    for refused in ["neither a move", "ni un coup", "né una mossa", "Several moves", "Plusieurs coups", "Più mosse"] {
        assert!(!out.contains(refused), "{out}");
    }
}

#[test]
fn what_the_list_shows_can_be_typed() {
    for language in ["en", "fr", "it"] {
        play_as_shown(language, &[], false);
        play_as_shown(language, &["--artifacts"], true);
    }
}

#[test]
fn a_name_is_enough_if_only_one_move_fits() {
    let out = play(SEVEN, &["harpy", "harpy", "quit"]);
    assert!(out.contains("> You mark Harpy.\n"), "{out}");
    let out = play(SEVEN, &["mark harpy", "harpy", "quit"]);
    assert!(out.contains("> Several moves fit: "), "{out}");
    assert!(out.contains(": Sell Harpy for R B; "), "{out}");
}

#[test]
fn what_is_asked_is_said_when_something_else_is_typed() {
    let out = play(SEVEN, &["end", "end the turn", "quit"]);
    assert_eq!(out.matches("> That is not what you are asked now: Mark a card on the display.\n").count(), 2, "{out}");
}

#[test]
fn slips_of_the_fingers_are_understood() {
    let out = play(SEVEN, &["mark harpie", "hunt hydrra", "? hydr", "? yuki", "? xyzzy", "quit"]);
    for answer in [
        "> There is no card `harpie`. Did you mean 1: Mark Harpy?\n",
        "> There is no card `hydrra`. Did you mean Hydra?\n",
        "> Hydra, water, cost ",
        "\nDid you mean Yuki",
        "> There is no card or move `xyzzy`. Type ? for help.\n",
    ] {
        assert!(out.contains(answer), "`{answer}` is not in: {out}");
    }
    assert!(vale(&["cards", "hydr"]).success().starts_with("Hydra\n"));
    vale(&["cards", "hydrra"]).fails(2, "there is no card or artifact tile `hydrra`");
    vale(&["cards", "hydrra"]).fails(2, "Did you mean Hydra?");
    vale(&["cards", "xyzzy"]).fails(2, "`vale cards` lists them all");
}

#[test]
fn cards_are_filtered() {
    let count = |args: &[&str]| vale(&[&["cards"], args].concat()).success().lines().count();
    assert_eq!(count(&["--family", "dragon", "--lang", "it"]), count(&["--family", "Drago", "--lang", "it"]));
    assert!(count(&["--family", "fire", "--cost", "0-2"]) < count(&["--family", "fire"]));
    assert_eq!(vale(&["cards", "--find", "book", "--json"]).json()["tiles"][0]["id"], "book_of_thoth");
    let text = vale(&["cards", "--cost", "0", "--find", "recover"]).success();
    assert!(text.contains("imp "), "{text}");
    vale(&["cards", "--family", "ice"])
        .fails(2, "there is no family `ice`; the families are fire, water, earth, wind, dragon");
    vale(&["cards", "--find", "no such words"]).fails(1, "no card or artifact tile matches");
    vale(&["cards", "--cost", "much"]).fails(2, "a cost is a number such as 3, or two such as 2-4");
}

#[test]
fn a_move_that_is_the_only_one_plays_itself_unless_the_person_wants_to_be_asked() {
    let forced = play(SEVEN, &["mark harpy", "quit"]);
    assert!(forced.contains(" It was your only move.\n"), "{forced}");
    assert!(!forced.contains("press Enter to play it"), "{forced}");
    let asked = play(&[SEVEN, &["--ask-forced"]].concat(), &["mark harpy", "", "quit"]);
    assert!(asked.contains("\nThat is your only move: press Enter to play it.\n"), "{asked}");
    assert!(!asked.contains("It was your only move"), "{asked}");
    // Taking back goes to the last choice.
    let out = play(SEVEN, &["mark harpy", "undo", "quit"]);
    assert!(out.contains("> Your last move has been undone.\n"), "{out}");
    assert_eq!(out.matches("1: Mark Harpy, ").count(), 2, "{out}");
}

#[test]
fn removing_is_last_and_ending_is_number_0() {
    let out = play(
        &["--seed", "11", "--first", "1", "--level", "0"],
        &["mark imp", "tame imp", "imp", "sell basilisk", "quit"],
    );
    let list = out.rsplit("Take your actions, then end your turn.\n").next().unwrap();
    let lines: Vec<_> = list.lines().take_while(|line| !line.starts_with('>')).collect();
    assert!(lines.len() >= 2, "{list}");
    assert_eq!(lines.last(), Some(&"0: End the turn."), "{list}");
    assert!(lines[..lines.len() - 1].iter().all(|line| line.contains(": Remove ")), "{list}");
}

#[test]
fn the_display_has_one_order() {
    let out = play(SEVEN, &["table", "quit"]);
    let names = |mark: &'static str| {
        let lines = out.lines().filter_map(move |line| line.split_once(mark)).map(|(_, rest)| rest);
        lines.map(|rest| rest.split(',').next().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(names(": Mark "), names("Display: "));
}

#[test]
fn what_an_attentive_player_knows_is_told() {
    // Bot 2 tames in the first round of this game.
    let out = play(&["--seed", "5"], &["1", "1", "1", "1", "0", "table", "quit"]);
    let tamed = out.lines().find_map(|line| line.strip_prefix("Bot 2 tames ")).expect("Bot 2 tames a card");
    let card = tamed.trim_end_matches('.');
    assert!(out.contains(&format!("You know that Bot 2 has {card}")), "{out}");
    let asked = play(&["--seed", "5"], &["1", "1", "1", "1", "0", &format!("? {card}"), "quit"]);
    assert!(asked.contains("\nIt is in Bot 2's hand: you saw it go there.\n"), "{asked}");
}

#[test]
fn hints_and_points_are_given_in_the_game() {
    let out = play(SEVEN, &["hint", "points", "quit"]);
    assert!(
        out.contains("> Level 2 (apprentice) would play 1: Mark ")
            || out.contains("> Level 2 (apprentice) would play "),
        "{out}"
    );
    assert!(out.contains("\nIts best plans, with their value to the bot:\n1: "), "{out}");
    assert!(out.contains("; Mark ") || out.contains(": Mark "), "{out}");
    assert!(out.contains("> You: 1 point, from the start 1.\nBot 2: 2 points, from the start 2.\n"), "{out}");
    let over = play(SEVEN, &[&["1"; 400][..], &["points"]].concat());
    for told in ["\nThe game took ", "\nYou, points after each round: ", "\nBot 2: "] {
        assert!(over.contains(told), "`{told}` is not in: {over}");
    }
}

#[test]
fn negative_numbers_are_refused_with_what_is_possible() {
    vale(&["play", "--seed", "-1"]).fails(2, "invalid value '-1' for '--seed <S>'");
    vale(&["sim", "--games", "-5"]).fails(2, "invalid value '-5' for '--games <M>'");
    vale(&["perft", "--depth", "-1"]).fails(2, "-1 is not in 0..=40");
    vale(&["bench", "--seconds", "-1"]).fails(2, "a number of seconds from 0.01 to 3600");
    vale(&["arena", "--bots", "0,0", "--deals", "-1"]).fails(2, "-1 is not in 1..");
}

#[test]
fn a_tilde_is_the_home_of_the_person() {
    let home = fresh_file("home-of-the-person");
    drop(std::fs::remove_dir_all(&home));
    std::fs::create_dir_all(&home).unwrap();
    let mut command = program();
    command.env("HOME", &home).arg("play").args(SEVEN);
    let out = run_with(command, b"record ~/x.vale\nquit\n").success();
    assert!(out.contains("Saved as ~/x.vale.\n"), "{out}");
    assert!(home.join("x.vale").is_file());
}

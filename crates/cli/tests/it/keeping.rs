//! Games of `vale play` are kept while they are played, and go on later.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use crate::support::{Outcome, fresh_file, program, run_with, vale};

/// Plays with these lines typed, and keeps games in this folder.
fn play(state: &Path, args: &[&str], typed: &[&str]) -> Outcome {
    let mut command = program();
    command.env("XDG_STATE_HOME", state).arg("play").args(args);
    run_with(command, (typed.join("\n") + "\n").as_bytes())
}

fn fresh_state(name: &str) -> PathBuf {
    let folder = fresh_file(name);
    drop(fs::remove_dir_all(&folder));
    folder
}

/// The kept games.
fn kept(state: &Path) -> Vec<PathBuf> {
    let mut found: Vec<_> =
        fs::read_dir(state.join("vale/games")).unwrap().map(|entry| entry.unwrap().path()).collect();
    found.sort();
    found
}

const SEVEN: &[&str] = &["--seed", "7", "--first", "1", "--level", "0"];

#[test]
fn a_game_that_stops_anywhere_goes_on_where_it_stopped() {
    let state = fresh_state("keeping-stops");
    // The input ends, as after Ctrl-D.
    let out = play(&state, SEVEN, &["mark harpy"]).success();
    let [file] = &kept(&state)[..] else { panic!("{:?}", kept(&state)) };
    assert!(
        out.contains(&format!("Your game is saved; vale play continues it. The file is {}\n", file.display())),
        "{out}"
    );
    let record = fs::read_to_string(file).unwrap();
    assert!(record.contains("1: hunt harpy\n2: "), "{record}");
    assert!(record.contains("\n# level 0\n"), "{record}");

    let out = play(&state, &["--continue"], &["table", "log", "quit"]).success();
    assert!(out.contains("\nBot level: 0 (random).\nThe game continues in round 1.\n"), "{out}");
    assert!(out.contains("\nDisplay: Harpy, wind, cost 3, your marker.\n"), "{out}");
    assert!(out.contains("\nYou mark Harpy.\n"), "{out}");
    assert_eq!(kept(&state).len(), 1, "the same file is written on");

    // What was played after that is not lost either, and can be taken back as if nothing had happened.
    let out = play(&state, &["--continue"], &["1", "undo"]).success();
    assert!(out.contains("Your last move has been undone.\n"), "{out}");
}

#[test]
fn a_record_goes_on_and_is_left_as_it_is() {
    let (state, file) = (fresh_state("keeping-record"), fresh_file("going-on.vale"));
    let path = file.to_str().unwrap();
    play(&state, SEVEN, &["mark harpy", &format!("record {path}"), "quit"]).success();
    let before = fs::read_to_string(&file).unwrap();
    let out = play(&state, &[path, "--level", "1"], &["1", "quit"]).success();
    assert!(out.contains("\nBot level: 1 (greedy).\nThe game continues in round 1.\n"), "{out}");
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
    assert_eq!(kept(&state).len(), 2, "it is kept as a game of its own");
    play(&state, &[path, "--seed", "3"], &[]).fails(2, "cannot be used with");
    fs::write(&file, "vale 2").unwrap();
    play(&state, &[path], &[]).fails(2, "going-on.vale: line 1: ");
}

#[test]
fn finished_games_are_kept_but_not_offered() {
    let state = fresh_state("keeping-finished");
    let out = play(&state, SEVEN, &["1"; 400]).success();
    assert!(out.contains("\nThe record of this game is "), "{out}");
    let [file] = &kept(&state)[..] else { panic!("{:?}", kept(&state)) };
    assert!(vale(&["replay", file.to_str().unwrap(), "--check"]).success().contains("result "));
    play(&state, &["--continue"], &[]).fails(2, "there is no unfinished game to continue");
    play(&state, &[file.to_str().unwrap()], &[]).fails(2, "this game is over");
}

#[test]
fn another_game_begins_when_it_is_asked_for() {
    let state = fresh_state("keeping-another");
    let out = play(&state, SEVEN, &["mark harpy", "new", "quit"]).success();
    assert_eq!(out.matches("The Vale of Eternity.\n").count(), 2, "{out}");
    assert_eq!(kept(&state).len(), 2);
    let typed = [&["1"; 400][..], &["new", "table", "quit"]].concat();
    let out = play(&fresh_state("keeping-rematch"), SEVEN, &typed).success();
    assert_eq!(out.matches("The Vale of Eternity.\n").count(), 2, "{out}");
    assert!(out.contains("Type new for another game"), "{out}");
}

#[test]
fn a_game_that_cannot_be_kept_is_played_all_the_same() {
    let state = fresh_state("keeping-nowhere");
    fs::create_dir_all(&state).unwrap();
    fs::write(state.join("vale"), "not a folder").unwrap();
    let out = play(&state, SEVEN, &["mark harpy", "quit"]).success();
    assert!(out.contains("This game will not be saved as you play: "), "{out}");
    assert!(out.contains("> You mark Harpy.\n"), "{out}");
    assert!(out.ends_with("> You leave the game.\n"), "{out}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_loses_nothing_and_says_where_the_game_is() {
    use std::io::{BufRead, BufReader, Read, Write};
    use std::time::{Duration, Instant};

    let state = fresh_state("keeping-ctrl-c");
    let mut command = program();
    command.env("XDG_STATE_HOME", &state).arg("play").args(SEVEN);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"mark harpy\n").unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    while !line.contains("You mark Harpy.") {
        line.clear();
        assert!(out.read_line(&mut line).unwrap() > 0, "it ended before the move was played");
    }
    // The news come before the game is kept; it is once the next question stands.
    while !line.contains("Take your actions") && !line.contains("Mark a card") {
        line.clear();
        assert!(out.read_line(&mut line).unwrap() > 0, "it ended before the next question");
    }
    let pid = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let deadline = Instant::now() + Duration::from_secs(30);
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        assert!(Instant::now() < deadline, "Ctrl-C does not end it");
        std::thread::sleep(Duration::from_millis(20));
    };
    assert_eq!(status.code(), Some(130));
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert!(err.contains("Your game is saved; vale play continues it. The file is "), "{err}");
    let [file] =
        &kept(&state).into_iter().filter(|path| path.extension().is_some_and(|end| end == "vale")).collect::<Vec<_>>()
            [..]
    else {
        panic!("{:?}", kept(&state))
    };
    assert!(fs::read_to_string(file).unwrap().contains("1: hunt harpy\n"));
    drop(stdin);
}

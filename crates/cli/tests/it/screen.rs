//! The full screen of `vale play`, in a real terminal.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::pty::Terminal;
use crate::support::{fresh_file, program};

/// A new game that nobody else keeps anything of.
fn game(name: &str, more: &[&str]) -> Command {
    let mut command = program();
    let home = fresh_file(name);
    drop(std::fs::remove_dir_all(&home));
    command.env("XDG_STATE_HOME", home).env_remove("NO_COLOR");
    command.args(["play", "--new", "--level", "0", "--seed", "11", "--first", "1"]).args(more);
    command
}

/// Closes what is shown over the table. The table can be seen around it, so nothing there tells that it is gone; and a key that
/// comes together with Esc is another one, pressed with Alt.
#[track_caller]
fn close_popup(terminal: &mut Terminal) {
    terminal.press("\x1b");
    terminal.wait_until("the table alone", |screen| !screen.contents().contains("Esc: close"));
}

#[test]
fn a_turn_is_played_and_leaving_gives_the_terminal_back() {
    let command = game("screen-turn", &[]);
    let mut terminal = Terminal::start(&command, 24, 80);
    terminal.wait_for("Press ? for the keys");
    assert!(terminal.is_taken_over());
    close_popup(&mut terminal);
    terminal.wait_for("Mark a card on the display.");
    terminal.press("3\r");
    terminal.wait_for("Take your actions, then end your turn.");
    terminal.resize(50, 160);
    terminal.wait_for("You mark Imp.");
    terminal.press("q");
    let (status, left) = terminal.ends_restored();
    assert!(status.success(), "{status}");
    assert!(left.contains("Your game is saved"), "{left}");
    // What was played is offered again, and goes on.
    let mut again = program();
    again.envs(command.get_envs().filter_map(|(name, value)| Some((name, value?)))).arg("play");
    let mut terminal = Terminal::start(&again, 24, 80);
    terminal.wait_for("You have an unfinished game: round 1");
    terminal.press("\r");
    terminal.wait_for("The game continues in round 1.");
    close_popup(&mut terminal);
    terminal.wait_for("Take your actions, then end your turn.");
    terminal.press("\x03");
    let (status, _) = terminal.ends_restored();
    assert_eq!(status.code(), Some(130));
}

#[test]
fn signals_give_the_terminal_back() {
    for signal in ["-TERM", "-INT", "-HUP"] {
        let terminal = Terminal::start(&game("screen-signals", &[]), 24, 80);
        terminal.wait_for("Press ? for the keys");
        let sent = Command::new("kill").args([signal, &terminal.pid().to_string()]).status().unwrap();
        assert!(sent.success());
        let (status, _) = terminal.ends_restored();
        assert_eq!(status.code(), Some(130), "{signal}");
    }
}

/// A window that changes is told by a signal. Whatever comes at the same moment must not be forgotten because of it.
#[test]
fn keys_are_heeded_that_are_pressed_while_the_window_changes() {
    let mut terminal = Terminal::start(&game("screen-window", &[]), 24, 80);
    terminal.wait_for("Press ? for the keys");
    close_popup(&mut terminal);
    terminal.wait_for("Mark a card on the display.");
    let pid = Pid::from_raw(terminal.pid().cast_signed()).unwrap();
    for _ in 0..150 {
        for (key, is_open) in [("?", true), ("\x1b", false)] {
            kill_process(pid, Signal::WINCH).unwrap();
            terminal.press(key);
            terminal.wait_until("what the key does", |screen| screen.contents().contains("Mouse: a click") == is_open);
        }
    }
    terminal.press("\x03");
    terminal.ends_restored();
}

/// A shell with jobs, as people have it, in which a game is begun, stopped and brought back.
fn stopped_and_brought_back(name: &str, stop: impl Fn(&mut Terminal)) {
    let game = game(name, &[]);
    let mut shell = Command::new("sh");
    shell.envs(game.get_envs().filter_map(|(name, value)| Some((name, value?))));
    shell.args(["-c", "set -m; \"$@\"; echo; echo the shell again; read answer; fg; echo left", "sh"]);
    shell.arg(game.get_program()).args(game.get_args());
    let mut terminal = Terminal::start(&shell, 24, 80);
    terminal.wait_for("Press ? for the keys");
    close_popup(&mut terminal);
    terminal.wait_for("Mark a card on the display.");
    stop(&mut terminal);
    terminal.wait_for("the shell again");
    assert!(!terminal.is_taken_over());
    terminal.press("go on\r");
    terminal.wait_for("Mark a card on the display.");
    assert!(terminal.is_taken_over());
    terminal.press("3\r");
    terminal.wait_for("Take your actions, then end your turn.");
    terminal.press("q");
    let (status, left) = terminal.ends_restored();
    assert!(status.success(), "{status}");
    assert!(left.contains("Your game is saved") && left.contains("left"), "{left}");
}

#[test]
fn ctrl_z_gives_the_terminal_back_to_the_shell_and_fg_draws_the_table_again() {
    stopped_and_brought_back("screen-stopped", |terminal| terminal.press("\x1a"));
}

#[test]
fn a_signal_to_stop_gives_the_terminal_back_as_well() {
    stopped_and_brought_back("screen-signalled", |terminal| {
        // The game is the child of the shell.
        let children = format!("/proc/{0}/task/{0}/children", terminal.pid());
        let game = std::fs::read_to_string(children).unwrap();
        let sent = Command::new("kill").args(["-TSTP", game.trim()]).status().unwrap();
        assert!(sent.success());
    });
}

/// Without a shell there is nobody who could bring it back.
#[test]
fn what_is_the_first_in_its_terminal_does_not_stop() {
    let mut terminal = Terminal::start(&game("screen-first", &[]), 24, 80);
    terminal.wait_for("Press ? for the keys");
    close_popup(&mut terminal);
    terminal.wait_for("Mark a card on the display.");
    terminal.press("\x1a");
    let sent = Command::new("kill").args(["-TSTP", &terminal.pid().to_string()]).status().unwrap();
    assert!(sent.success());
    terminal.press("3\r");
    terminal.wait_for("Take your actions, then end your turn.");
    assert!(terminal.is_taken_over());
    terminal.press("q");
    assert!(terminal.ends_restored().0.success());
}

/// When its window is closed the program is told so by a signal, and there is nothing left to write to.
#[test]
fn a_signal_ends_the_program_although_nobody_can_be_told() {
    let mut command = game("screen-gone", &["--plain"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut shown = String::new();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    while !shown.contains("Mark a card on the display.") {
        assert!(output.read_line(&mut shown).unwrap() > 0, "{shown}");
    }
    // A closed output alone would end it as well, and quietly.
    drop(child.stderr.take());
    let sent = Command::new("kill").args(["-HUP", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let begun = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if begun.elapsed() > Duration::from_mins(1) {
            child.kill().unwrap();
            panic!("it does not end");
        }
        std::thread::sleep(Duration::from_millis(10));
    };
    assert_eq!(status.code(), Some(130));
}

#[test]
fn plain_and_dumb_terminals_get_lines() {
    for (term, more) in [("xterm-256color", &["--plain"][..]), ("dumb", &[])] {
        let mut inner = game("screen-plain", more);
        // The terminal of these tests has a name of its own.
        let mut command = Command::new("env");
        command.arg(format!("TERM={term}")).arg(inner.get_program()).args(inner.get_args());
        command.envs(inner.get_envs().filter_map(|(name, value)| Some((name, value?))));
        inner.env_clear();
        let mut terminal = Terminal::start(&command, 60, 120);
        let shown = terminal.wait_for("\n> ");
        assert!(!terminal.is_taken_over(), "{shown}");
        assert!(shown.contains("1: Mark Genie, wind, cost 4."), "{shown}");
        terminal.press("quit\n");
        let (status, _) = terminal.ends_restored();
        assert!(status.success());
    }
}

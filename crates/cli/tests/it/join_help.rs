//! What makes a table of a server easier: forced moves, hints, records, and watching.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};

use serde_json::json;

use crate::join::{Player, Server, fresh_directory, join, play_on, two_players};

#[test]
fn the_only_move_plays_itself_hints_are_given_and_the_record_is_saved() {
    let home = fresh_directory("join-help");
    let server = Server::start(&home.join("data"), "127.0.0.1:0");
    let settings = json!({"options": {"players": 2}, "pace_ms": 0, "hints": true, "first": {"seat": 1}});
    let (_, address) = server.table(&settings, &json!(["open", {"bot": 0}]));
    let mut ada = Player::sit(join(&home, &[&address, "--name", "Ada"]));
    ada.wait_for("Everyone is ready: type start to start the game.");
    ada.type_line("start");
    ada.wait_for("Mark a card on the display.");
    ada.type_line("hint");
    ada.wait_for("would play ");
    ada.wait_for("% to win");
    ada.type_line("record too-early.vale");
    ada.wait_for("You can save the game when it is over.");
    ada.type_line("1");
    play_on(&mut ada);
    let file = home.join("game.vale");
    ada.type_line(&format!("record {}", file.display()));
    ada.wait_for("Saved as ");
    let outcome = ada.leave();
    assert_eq!(outcome.code, Some(0), "{}", outcome.err);
    assert!(outcome.out.contains("It was your only move."), "{}", outcome.out);
    let record = std::fs::read_to_string(&file).unwrap();
    assert!(record.starts_with("vale 1\n") && record.contains("# hint for seat 1 before move 1\n"), "{record}");

    // Whoever wants to be asked is, and a table without hints gives none.
    let (_, address) = server.table(&two_players(), &json!(["open", {"bot": 0}]));
    let mut bo = Player::sit(join(&home, &[&address, "--name", "Bo", "--ask-forced"]));
    bo.wait_for("Everyone is ready: type start to start the game.");
    bo.type_line("start");
    bo.wait_for("Mark a card on the display.");
    bo.type_line("hint");
    bo.wait_for("This table was created without hints.");
    bo.type_line("1");
    play_on(&mut bo);
    let outcome = bo.leave();
    assert!(!outcome.out.contains("It was your only move."), "{}", outcome.out);
}

#[test]
fn whoever_finds_no_seat_watches_where_the_table_allows_it() {
    let home = fresh_directory("join-watch");
    let server = Server::start(&home.join("data"), "127.0.0.1:0");
    let (_, address) = server.table(&two_players(), &json!(["open", {"bot": 0}]));
    let mut ada = Player::sit(join(&home, &[&address, "--name", "Ada"]));
    ada.wait_for("Everyone is ready: type start to start the game.");
    // The table is full, and later the game has begun: both can be watched.
    let mut early = Player::sit(join(&home, &[&address, "--name", "Early"]));
    early.wait_for("You have no seat");
    ada.type_line("start");
    ada.wait_for("Mark a card on the display.");
    early.wait_for("The game begins.");
    let mut late = Player::sit(join(&home, &[&address, "--name", "Late"]));
    late.wait_for("You have no seat");
    ada.type_line("1");
    play_on(&mut ada);
    for watcher in [early, late] {
        let outcome = watcher.leave();
        assert_eq!(outcome.code, Some(0), "{}", outcome.err);
        assert!(outcome.out.contains("Ada marks ") && outcome.out.contains("Place 1: "), "{}", outcome.out);
        assert!(!outcome.out.contains("You draw"), "{}", outcome.out);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn whoever_watches_on_the_full_screen_sees_the_whole_table_and_no_hand() {
    use crate::pty::Terminal;

    let home = fresh_directory("join-watch-screen");
    let server = Server::start(&home.join("data"), "127.0.0.1:0");
    let settings = json!({"options": {"players": 2}, "pace_ms": 0, "first": {"seat": 1},
        "clock": {"turn": {"seconds": 600}}});
    let (_, address) = server.table(&settings, &json!(["open", {"bot": 0}]));
    let mut ada = Player::sit(join(&home, &[&address, "--name", "Ada"]));
    ada.wait_for("Everyone is ready: type start to start the game.");
    let mut watcher = Terminal::start(&join(&home, &[&address, "--name", "Eve"]), 24, 80);
    let shown = watcher.wait_for("You have no seat");
    assert!(shown.contains("Seat 1: Ada"), "{shown}");
    ada.type_line("start");
    ada.wait_for("Mark a card on the display.");
    let shown = watcher.wait_for("Ada is thinking");
    for part in ["Round 1 of 10", "►Ada", "Bot 2", "area", "hand", "▲ fire", "♦ dragon", "9:5", "q leave"] {
        assert!(shown.contains(part), "{part} is not in\n{shown}");
    }
    assert!(!shown.contains("Your hand") && !shown.contains("Enter play"), "{shown}");
    ada.type_line("1");
    watcher.wait_for("Ada marks ");
    watcher.resize(50, 160);
    watcher.wait_for("│─ ");
    play_on(&mut ada);
    watcher.wait_for("Place 1: ");
    assert_eq!(ada.leave().code, Some(0));
    // The first key closes the result.
    watcher.press("qq");
    assert!(watcher.ends_restored().0.success());
}

/// Somebody with a screen reader watches line by line, and asks for the table.
#[cfg(target_os = "linux")]
#[test]
fn whoever_watches_line_by_line_hears_the_whole_table_and_no_hand() {
    use crate::pty::Terminal;

    let home = fresh_directory("join-watch-plain");
    let server = Server::start(&home.join("data"), "127.0.0.1:0");
    let (_, address) = server.table(&two_players(), &json!(["open", {"bot": 0}]));
    let mut ada = Player::sit(join(&home, &[&address, "--name", "Ada"]));
    ada.wait_for("Everyone is ready: type start to start the game.");
    ada.type_line("start");
    ada.wait_for("Mark a card on the display.");
    let mut watcher = Terminal::start(&join(&home, &[&address, "--name", "Eve", "--plain"]), 50, 120);
    watcher.wait_for("You have no seat");
    watcher.press("table\r");
    let shown = watcher.wait_for("The discard pile is empty.");
    for part in ["Round 1 of 10, Hunting Phase.", "Display: ", "Ada: ", "0 cards in hand", "Draw pile: "] {
        assert!(shown.contains(part), "{part} is not in\n{shown}");
    }
    assert!(!shown.contains("You: ") && !shown.contains("In your hand"), "{shown}");
}

/// A server before another one, which passes everything on, but has a record of its own.
fn liar(server: SocketAddr, record: &'static str) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for near in listener.incoming().map_while(Result::ok) {
            std::thread::spawn(move || drop(lie(near, server, record)));
        }
    });
    address
}

fn lie(mut near: TcpStream, server: SocketAddr, record: &str) -> std::io::Result<()> {
    let mut first = [0; 512];
    let count = near.read(&mut first)?;
    let head = String::from_utf8_lossy(&first[..count]).into_owned();
    if head.starts_with("GET") && head.lines().next().is_some_and(|line| line.contains("/record")) {
        return write!(near, "HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n{record}", record.len());
    }
    let mut far = TcpStream::connect(server)?;
    far.write_all(&first[..count])?;
    let (mut from, mut to) = (near.try_clone()?, far.try_clone()?);
    std::thread::spawn(move || drop(std::io::copy(&mut from, &mut to)));
    std::io::copy(&mut far, &mut near).map(drop)
}

#[test]
fn what_a_hostile_server_sends_as_a_record_is_neither_saved_nor_obeyed_by_the_terminal() {
    let home = fresh_directory("join-liar");
    let server = Server::start(&home.join("data"), "127.0.0.1:0");
    let (_, address) = server.table(&two_players(), &json!(["open", {"bot": 0}]));
    // What is wrong is quoted in the error.
    let record = "vale 1\n\u{1b}]0;owned\u{7}\u{1b}[2J\u{9b}31m\u{202e} x\n";
    let hostile = liar(server.address, record);
    let address = address.replace(&server.address.to_string(), &hostile.to_string());
    let mut ada = Player::sit(join(&home, &[&address, "--name", "Ada"]));
    ada.wait_for("Everyone is ready: type start to start the game.");
    ada.type_line("start");
    play_on(&mut ada);
    let file = home.join("game.vale");
    ada.type_line(&format!("record {}", file.display()));
    let said = ada.wait_for("does not answer as a Vale server does");
    assert!(said.contains("line 2") && said.contains("owned"), "{said:?}");
    assert!(!said.contains(['\u{1b}', '\u{7}', '\u{9b}', '\u{202e}']), "{said:?}");
    assert!(!file.exists());
    assert_eq!(ada.leave().code, Some(0));
}

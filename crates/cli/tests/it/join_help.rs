//! What makes a table of a server easier: forced moves, hints, records, and watching.

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

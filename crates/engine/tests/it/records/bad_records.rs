//! Records that are refused, each with its message.

use vale_engine::{Record, Seed, Setup};

use super::{names, random_game};

#[track_caller]
fn assert_refused(text: &str, message: &str) {
    match text.parse::<Record>() {
        Ok(_) => panic!("this was read: {text}"),
        Err(error) => assert_eq!(error.to_string(), message),
    }
}

/// A header with these lines instead of the usual ones of the same name, and then moves.
fn header(line: &str) -> String {
    let key = line.split(' ').next().unwrap();
    let usual = ["rules 1", "players 2", "seed 7"];
    let mut lines = vec!["vale 1"];
    lines.extend(usual.iter().filter(|usual| usual.split(' ').next() != Some(key)));
    lines.push(line);
    lines.join("\n")
}

/// A finished game for two, whose lines can be replaced.
fn finished() -> String {
    random_game(Setup::new(2, Seed::from_number(7)), 7, 10_000).record(&names()).to_string()
}

#[test]
fn garbage() {
    assert_refused("", "line 1: the record is empty");
    assert_refused("\n\n# nothing\n", "line 1: the record is empty");
    assert_refused("\n{\"rules\": 1}", "line 2: this is not a game record: it must begin with `vale 1`");
    assert_refused("vale of eternity", "line 1: this is not a game record: it must begin with `vale 1`");
    assert_refused("players 2\nvale 1", "line 1: this is not a game record: it must begin with `vale 1`");
    let error = Record::from_bytes(b"vale 1\nplayers 2\nseat 1 \xff\n").unwrap_err();
    assert_eq!(error.to_string(), "line 3: this is not text in UTF-8");
}

#[test]
fn other_versions() {
    assert_refused(
        "vale 2\n",
        "line 1: the record is written in format 2, but this program reads format 1: open it with a version of the \
         program that reads format 2",
    );
    assert_refused(
        &header("rules 3"),
        "line 4: the game was played by version 3 of the rules, but this program plays version 1: replay it with a \
         version of the program that plays version 3",
    );
    assert_refused(&header("rules new"), "line 4: `new` is not a version of the rules");
}

#[test]
fn too_large() {
    let huge = "vale 1\n".to_owned() + &"#".repeat(1 << 20);
    assert_refused(&huge, "line 1: the record has 1048583 bytes; at most 1048576 are read");
    let long_move = header("seed 7") + "\n1: hunt " + &"x".repeat(100_000);
    let shown = format!("hunt {}…", "x".repeat(95));
    assert_refused(&long_move, &format!("line 5: `{shown}`: no move is that long"));
    let long_name = header("seat 1 ") + &"é".repeat(101);
    assert_refused(&long_name, "line 5: the name is longer than 100 characters");
    let long_field = header(&"x".repeat(50_000));
    let error = long_field.parse::<Record>().unwrap_err().to_string();
    assert!(error.starts_with("line 5: `xxxxx") && error.len() < 250, "{error}");
}

#[test]
fn players() {
    assert_refused(&header("players 1"), "line 4: players: 1; the game is for 2 to 4");
    assert_refused(&header("players 5"), "line 4: players: 5; the game is for 2 to 4");
    assert_refused(&header("players many"), "line 4: `many` is not a number of players; write 2 to 4");
    assert_refused(&header("seat 3 Mia"), "line 5: there are only 2 players");
    assert_refused(&header("seat 0 Mia"), "line 5: `0` is not a seat; seats are numbered 1 to 4");
    assert_refused(&(header("seat 1 Mia") + "\nseat 1 Ada"), "line 6: `seat 1` appears twice");
}

#[test]
fn unknown_fields_and_options() {
    assert_refused(
        &header("speed fast"),
        "line 5: `speed` is not a field of the header; the fields are vale, rules, players, sets, tiles, sell, payment, \
         first, seed, deck, position, seat and result",
    );
    assert_refused(&header("sell dearly"), "line 5: `sell dearly` is unknown; possible values: printed, manual");
    assert_refused(&header("payment none"), "line 5: `payment none` is unknown; possible values: needed, any");
    assert_refused(&header("sets base moon"), "line 5: `sets moon` is unknown; possible values: base, artifacts");
    assert_refused(&header("sets"), "line 5: the base game is missing: write `sets base` or `sets base artifacts`");
    assert_refused(
        &header("first Ada"),
        "line 5: `first ada` is unknown; write `first random`, `first seat 2` or `first reptile 2`",
    );
    assert_refused(&header("first seat 3"), "line 5: first player: there is no seat 3 at this table");
    assert_refused(&header("seed x"), "line 4: a seed is a number below 2^64, or 64 hexadecimal digits");
    assert_refused(&(header("seed 7") + "\nseed 8"), "line 5: `seed` appears twice");
}

#[test]
fn missing_fields() {
    assert_refused("vale 1\nseed 7\n\n1: end", "line 4: `players` is missing above this line: how many play?");
    assert_refused(
        "vale 1\nplayers 2",
        "line 2: `seed` or `deck` is missing above this line: how were the cards shuffled?",
    );
}

#[test]
fn decks() {
    assert_refused(&header("deck imp chimera"), "line 5: there is no card `chimera`");
    assert_refused(&header("deck imp troll\ndeck Imp"), "line 6: deck: `imp` appears twice");
    assert_refused(
        &header("deck imp\ndeck troll"),
        "line 6: deck: `agni` is missing; a deck lists every card of the chosen sets",
    );
}

#[test]
fn positions() {
    assert_refused("vale 1\nplayers 2\nposition {}", "line 3: position: line 1, column 2: missing field `rules`");
    let position = random_game(Setup::new(2, Seed::from_number(7)), 7, 0).game().position().unwrap();
    let json = position.to_json_line();
    assert_refused(
        &format!("vale 1\nposition {json}\nsell manual"),
        "line 3: `sell` cannot be combined with `position`, which already contains it",
    );
    let broken = json.replace("\"round\":1", "\"round\":11");
    assert_refused(&format!("vale 1\nposition {broken}"), "line 2: position: round: 11; a game has rounds 1 to 10");
}

#[test]
fn moves() {
    let record = |moves: &str| format!("{}\nround 1\n{moves}", header("first seat 1"));
    assert_refused(&record("1 end"), "line 7: a `:` must follow the seat, as in `1: end`");
    assert_refused(&record("7: end"), "line 7: `7` is not a seat; seats are numbered 1 to 4");
    assert_refused(&record("2: hunt imp"), "line 7: `hunt imp`: seat 1 must answer here, not seat 2");
    assert_refused(&record("1: hunt chimera"), "line 7: `hunt chimera`: there is no card `chimera`");
    assert_refused(&record("1: end"), "line 7: `end`: that is not what is being asked now");
    assert_refused(&record("seed 4"), "line 7: `seed` belongs above the moves");
    assert_refused(
        &record("and so on"),
        "line 7: `and` is neither a round, such as `round 2`, nor moves, such as `1: end`",
    );
    assert_refused(&record("round 2"), "line 7: these moves belong to round 1");
    assert_refused(&record("round one"), "line 7: these moves belong to round 1");
}

#[test]
fn a_move_that_the_rules_refuse() {
    let game = random_game(Setup::new(2, Seed::from_number(7)), 7, 1);
    let text = game.record(&names()).to_string();
    let hunted = text.lines().last().unwrap().split_once(' ').unwrap().1;
    let (first, second) = if text.ends_with(&format!("1: {hunted}\n")) { (1, 2) } else { (2, 1) };
    let card = game.game().table_view().display.marked_by(game.played()[0].seat).next().unwrap();
    assert_refused(
        &format!("{text}{second}: {hunted}"),
        &format!("line 15: `{hunted}`: seat {first} has already marked {}", card.name()),
    );
}

#[test]
fn truncated() {
    let text = finished();
    let (half, _) = text.split_once("\nround 4").unwrap();
    let said = "line 11: the moves do not end the game: write `result unfinished`";
    assert_refused(half, said);
    let unfinished = half.lines().filter(|line| !line.starts_with("result")).collect::<Vec<_>>().join("\n");
    assert_eq!(unfinished.parse::<Record>().unwrap().result(), None);
}

#[test]
fn results() {
    let text = finished();
    let line = text.lines().find(|line| line.starts_with("result")).unwrap();
    let points = line.strip_prefix("result ").unwrap();
    assert_refused(&text.replace(line, "result 1 2"), &format!("line 11: the moves give the result {points}, not 1 2"));
    assert_refused(
        &text.replace(line, "result unfinished"),
        &format!("line 11: the game is finished; its result is {points}"),
    );
    assert_refused(
        &text.replace(line, "result Ada"),
        "line 11: `ada` is not a result; write the points by seat, or `unfinished`",
    );
}

#[test]
fn moves_after_the_end() {
    let text = finished();
    let lines = text.lines().count();
    let round = text.lines().rev().find_map(|line| line.strip_prefix("round ")).unwrap();
    assert_refused(&format!("{text}1: end"), &format!("line {}: `end`: the game is over", lines + 1));
    assert_refused(
        &format!("{text}round 11"),
        &format!("line {}: the game ended in round {round}, so there is nothing after it", lines + 1),
    );
}

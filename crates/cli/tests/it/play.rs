//! `vale play`, with everything typed in advance.

use crate::support::{fresh_file, vale, vale_with_input};

/// Plays with these lines typed.
#[track_caller]
fn play(args: &[&str], typed: &[&str]) -> String {
    let input = typed.join("\n") + "\n";
    vale_with_input(&[&["play"], args].concat(), input.as_bytes()).success()
}

/// The beginning of every test: seat 1 goes first and the deck is known.
const SEVEN: &[&str] = &["--seed", "7", "--first", "1", "--level", "0"];

#[test]
fn a_whole_game_can_be_played_and_saved_and_the_record_is_right() {
    let file = fresh_file("whole-game.vale");
    let path = file.to_str().unwrap();
    // More than enough of the first move for a whole game; in the end numbers do nothing.
    let mut typed = vec!["1"; 400];
    typed.push(path);
    for players in ["2", "3", "4"] {
        drop(std::fs::remove_file(&file));
        let out = play(&["--level", "0", "--seed", "5", "--players", players, "--name", "Ada"], &typed);
        assert!(out.contains("\nPlace 1: "), "{out}");
        assert!(out.trim_end().ends_with(&format!("Saved as {path}.")), "{out}");
        let checked = vale(&["replay", path, "--check"]).success();
        assert!(checked.contains("result "), "{checked}");
        assert!(std::fs::read_to_string(&file).unwrap().contains("seat 1 Ada\n"));
        let places = out.lines().filter(|line| line.starts_with("Place ")).count();
        assert_eq!(places.to_string(), players);
    }
}

#[test]
fn whole_games_with_artifacts_can_be_played_and_the_records_are_right() {
    let file = fresh_file("whole-artifacts-game.vale");
    let path = file.to_str().unwrap();
    // A number beyond the list is refused and the next one is tried.
    let mut typed: Vec<_> = ["5", "2", "3", "1"].into_iter().cycle().take(4000).collect();
    typed.push(path);
    for players in ["2", "3", "4"] {
        for expansion in ["--artifacts", "--artifact-creatures", "--artifact-tiles"] {
            drop(std::fs::remove_file(&file));
            let out = play(&["--level", "0", "--seed", "5", "--players", players, expansion, "--words"], &typed);
            assert!(out.contains("\nPlace 1: "), "{out}");
            assert!(out.is_ascii(), "{out}");
            // Stones are words, so no letter of a stone stands alone.
            let letters = out.split(|c: char| !c.is_ascii_alphabetic()).find(|&word| ["R", "B", "P"].contains(&word));
            assert_eq!(letters, None, "{out}");
            let tiles = expansion != "--artifact-creatures";
            assert_eq!(out.contains("Take an artifact tile."), tiles);
            assert_eq!(out.contains(" to the display, with your square marker on it.\n"), tiles);
            assert_eq!(out.contains("has 80 points at the end of a round"), tiles);
            let checked = vale(&["replay", path, "--check"]).success();
            assert!(checked.contains("result "), "{checked}");
            let record = std::fs::read_to_string(&file).unwrap();
            assert_eq!(record.contains("\ntiles on\n"), tiles);
            assert_eq!(record.contains("\nsets base artifacts\n"), expansion != "--artifact-tiles");
            vale(&["replay", path]).success();
        }
    }
}

#[test]
fn tiles_are_shown_taken_and_explained() {
    let table = &["--seed", "5", "--first", "1", "--artifacts"];
    let typed = ["? incense burner", "? imp", "table", "take pied pipers pipe", "table", "?pied_pipers_pipe", "quit"];
    let out = play(table, &typed);
    for answer in [
        "\nOn the display, to be marked later: ",
        "\nTake an artifact tile.\n1: Take Incense Burner, action. Choose one: pay stones worth 3, ",
        "> Incense Burner, action. Choose one: ",
        "\nIt is on the display, with no square marker.\nYou can take it now.\n",
        "\nArtifact tile on the display: Pied Piper's Pipe, instant, no square marker.\n",
        "> You take Pied Piper's Pipe.\n",
        "\nPied Piper's Pipe: choose one effect.\n1: Draw a card.\n2: Retrieve all your sheltered cards.\n",
        "\nYou have the tile Pied Piper's Pipe, instant.\n",
        "\nYou have it.\n",
    ] {
        assert!(out.contains(answer), "`{answer}` is not in: {out}");
    }
    let without = play(&["--seed", "5"], &["? incense burner", "? akhlut", "?", "quit"]);
    assert!(without.contains("This game is played without artifact tiles.\n"), "{without}");
    assert!(
        without.contains("It is not in this game, which is played without the Artifacts creatures.\n"),
        "{without}"
    );
    assert!(!without.contains("? book of thoth"), "{without}");
}

#[test]
fn the_square_marker_the_shelter_and_areas_are_told() {
    let table = &["--seed", "5", "--first", "1", "--artifacts", "--level", "0", "--ask-forced"];
    // One round: take the burner, hunt, sell both cards, use it to shelter or for an area, and end the turn.
    let round = ["take incense burner", "1", "", "1", "1", "use incense burner", "choose shelter"];
    let after = ["end", "table", "take incense burner", "? incense burner", "? take incense burner", "quit"];
    let out = play(table, &[&round[..], &after].concat());
    for answer in [
        "> You use Incense Burner.\nYou return Incense Burner to the display, with your square marker on it.\n",
        ", in the shelter ",
        "\nYou have sheltered ",
        "\nYour square marker is on Incense Burner, so you cannot take it now.\n",
        "\nArtifact tile on the display: Incense Burner, action, your square marker.\n",
        "> Not possible: your square marker is on Incense Burner: you had it last round.\n",
        "\nYou cannot take it now: your square marker is on Incense Burner: you had it last round.\n",
        "> Take Incense Burner: not possible, your square marker is on Incense Burner",
    ] {
        assert!(out.contains(answer), "`{answer}` is not in: {out}");
    }
    let out = play(table, &[&round[..6], &["choose area", "1", "end", "table"]].concat());
    assert!(out.contains("\nYou take one more area and now have 2 (Incense Burner).\n"), "{out}");
    assert!(out.contains(" of 3 areas used"), "{out}");
}

#[test]
fn a_tile_that_would_come_to_nothing_is_told() {
    let typed = ["? philosophers stone", "take philosophers stone", "quit"];
    // In this game the person goes first, and this tile is among those drawn.
    let out = play(&["--level", "0", "--seed", "5", "--players", "3", "--artifacts"], &typed);
    assert!(out.contains(". It would have no effect now.\n"), "{out}");
    assert!(out.contains("You can take it now, but it would have no effect.\n"), "{out}");
    assert!(out.contains("> You take Philosopher's Stone.\nYou get no effect from Philosopher's Stone.\n"), "{out}");
}

#[test]
fn the_end_of_the_input_ends_the_game_cleanly() {
    let out = vale_with_input(&["play", "--seed", "1"], b"").success();
    assert!(out.contains("> \nYour game is saved; vale play continues it. The file is "), "{out}");
    vale_with_input(&["play", "--seed", "1"], b"\xff\xfe\x00 nonsense").success();
}

#[test]
fn moves_are_numbers_or_notation_and_refusals_say_why() {
    let out = play(SEVEN, &["hunt hydra", "hunt", "99", "0", "dance", "hunt harpy", "quit"]);
    for answer in [
        "> Not possible: Hydra is not on the display.",
        "> Incomplete move: name a card.",
        "> There is no move 99; the last one is 4.",
        "> There is no move 0; the last one is 4.",
        "> `dance` is neither a move nor a command. Type ? for help.",
        "> You mark Harpy.",
        "> Your game is saved; vale play continues it. The file is ",
    ] {
        assert!(out.contains(answer), "`{answer}` is not in: {out}");
    }
}

#[test]
fn cards_and_moves_are_explained() {
    let out = play(SEVEN, &["? harpy", "? summon harpy", "? unicorn", "?", "table", "hand", "moves", "quit"]);
    for answer in [
        "> Harpy, wind, cost ",
        "\nIt sells for R B.\n",
        "\nIt is on the display, unmarked.\n",
        ": not now. You are asked: Mark a card on the display.",
        "> There is no card or move `unicorn`.",
        "\nlog: everything that has happened so far.\n",
        "> Round 1 of 10, Hunting Phase. First player: you.\nDisplay: Harpy, wind, cost 3, no marker.\n",
        "> Your hand is empty.",
    ] {
        assert!(out.contains(answer), "`{answer}` is not in: {out}");
    }
}

#[test]
fn why_a_card_cannot_be_summoned_is_told() {
    let out = play(SEVEN, &["hunt snail maiden", "tame snail maiden", "? snail maiden", "summon snail maiden", "quit"]);
    assert!(
        out.contains("It is in your hand.\nYou cannot summon it now: it costs 3, and your stones are worth 0.\n"),
        "{out}"
    );
    assert!(out.contains("> Not possible: it costs 3, and your stones are worth 0.\n"), "{out}");
}

#[test]
fn undo_goes_back_until_something_hidden_turned_up() {
    let out = play(SEVEN, &["undo", "hunt harpy", "undo", "hunt harpy", "tame harpy", "undo", "undo", "quit"]);
    assert!(out.contains("> You have no move to undo.\n"), "{out}");
    assert_eq!(out.matches("Your last move has been undone.\n").count(), 3, "{out}");
    // The bots answer the same move in the same way.
    let since: Vec<_> =
        out.split("> You mark Harpy.\n").skip(1).map(|after| after.split("Take your actions").next()).collect();
    assert_eq!(since.len(), 2);
    assert_eq!(since[0], since[1]);
    // After a whole round, new cards lie on the display.
    let out = play(SEVEN, &["1", "1", "1", "undo", "quit"]);
    assert!(out.contains("Hidden cards have been revealed since your last move, so it cannot be undone."), "{out}");
}

#[test]
fn stones_can_be_said_in_words() {
    let typed = ["hunt harpy", "words", "? harpy", "words", "? harpy", "quit"];
    let out = play(SEVEN, &typed);
    assert!(out.contains("It sells for 1 red and 1 blue stones.\n"), "{out}");
    assert!(out.contains("It sells for R B.\n"), "{out}");
    assert!(play(&[SEVEN, &["--words"]].concat(), &["? harpy"]).contains("It sells for 1 red and 1 blue stones.\n"));
}

#[test]
fn the_log_and_the_record_tell_the_game_so_far_and_no_file_is_lost() {
    let file = fresh_file("so-far.vale");
    let path = file.to_str().unwrap();
    let record = format!("record {path}");
    let out = play(SEVEN, &["hunt harpy", "log", &record, &record, "record", "quit"]);
    assert!(out.contains("> Round 1 begins; you go first.\n"), "{out}");
    assert!(out.contains(&format!("> Saved as {path}.\n")), "{out}");
    assert!(out.contains("already exists. Choose another name.\n"), "{out}");
    assert!(out.contains("> Add a file name, such as: record game.vale."), "{out}");
    assert!(vale(&["replay", path]).success().contains("Seat 1 marks Harpy.\n"));
}

#[test]
fn the_table_is_plain_text() {
    let out = play(&["--level", "0", "--seed", "5", "--players", "4"], &[&["1"; 60][..], &["table"]].concat());
    assert!(out.chars().all(|c| c == '\n' || (' '..='~').contains(&c)), "{out}");
}

#[test]
fn the_bots_have_a_level() {
    let said = |args: &[&str]| {
        let out = play(&[args, &["--seed", "7", "--first", "1"]].concat(), &["1", "1", "1", "1", "quit"]);
        // Every game has a file of its own.
        out.split("Your game is saved").next().unwrap().to_owned()
    };
    assert!(said(&[]).contains("\nBot level: 2 (apprentice).\n"));
    assert!(said(&["--level", "greedy"]).contains("\nBot level: 1 (greedy).\n"));
    assert_eq!(said(&["--level", "2"]), said(&[]));
    vale(&["play", "--level", "9"]).fails(2, "`9` is not a bot");
}

#[test]
fn bots_that_remember_answer_a_move_that_is_made_again_in_the_same_way() {
    let out = play(&["--seed", "7", "--first", "1", "--level", "2"], &["hunt harpy", "undo", "hunt harpy", "quit"]);
    let since: Vec<_> =
        out.split("> You mark Harpy.\n").skip(1).map(|after| after.split("Take your actions").next()).collect();
    assert_eq!(since.len(), 2, "{out}");
    assert_eq!(since[0], since[1]);
}

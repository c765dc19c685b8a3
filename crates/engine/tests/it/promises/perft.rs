//! Counted trees of moves. The files in `tests/perft` hold them: a line that says where the tree begins, then lines with a
//! depth and the number of sequences of that many moves. `cargo xtask bless` writes the counts anew.
//!
//! A tree begins with `game`, followed by `key=value` for the setup, or with `position` and the name of a file in the
//! same folder. Everything after a `#` is a comment.

use std::fs;
use std::path::Path;

use vale_engine::{FirstPlayer, Game, Options, PaymentRule, SellTable, Setup, perft};

use crate::support::scenario::seat;
use crate::support::{assert_golden, test_data};

#[test]
fn golden_counts() {
    let folder = test_data("perft");
    let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "perft"));
    files.sort();
    assert!(!files.is_empty(), "no counted trees in {}", folder.display());
    for path in files {
        let mut game = None;
        let mut actual = String::new();
        for line in fs::read_to_string(&path).unwrap().lines() {
            let words: Vec<_> = line.split('#').next().unwrap_or("").split_whitespace().collect();
            let counted = match words[..] {
                ["game", ref setup @ ..] => {
                    game = Some(Game::new(&read_setup(setup)).unwrap());
                    None
                }
                ["position", name] => {
                    game = Some(read_position(&folder.join(name)));
                    None
                }
                [depth, _] => Some((depth, perft(&game.expect("a tree begins somewhere"), depth.parse().unwrap()))),
                [] => None,
                _ => panic!("{}: `{line}` is not part of a counted tree", path.display()),
            };
            actual += &counted.map_or(line.to_owned(), |(depth, count)| format!("{depth} {count}"));
            actual += "\n";
        }
        assert_golden(&path, &actual);
    }
}

fn read_setup(words: &[&str]) -> Setup {
    let value = |key: &str| words.iter().find_map(|word| word.strip_prefix(key)?.strip_prefix('='));
    let options = Options {
        players: value("players").unwrap().parse().unwrap(),
        sell: match value("sell") {
            None | Some("printed") => SellTable::Printed,
            Some("manual") => SellTable::Manual,
            Some(other) => panic!("there is no sell table {other}"),
        },
        payment: match value("payment") {
            None | Some("needed") => PaymentRule::Needed,
            Some("any") => PaymentRule::Any,
            Some(other) => panic!("there is no payment rule {other}"),
        },
        artifact_creatures: matches!(value("artifacts"), Some("creatures" | "all")),
        artifact_tiles: matches!(value("artifacts"), Some("tiles" | "all")),
    };
    let first = value("first").map_or(FirstPlayer::Random, |number| FirstPlayer::Chosen(seat(number.parse().unwrap())));
    Setup { options, first, ..Setup::new(options.players, value("seed").unwrap().parse().unwrap()) }
}

fn read_position(path: &Path) -> Game {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let position = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Game::from_position(&position).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn a_tree_of_depth_0_is_one_and_nothing_follows_the_end() {
    let mut game = Game::new(&Setup::new(2, "1".parse().unwrap())).unwrap();
    assert_eq!(perft(&game, 0), 1);
    let mut moves = vale_engine::MoveList::new();
    while !game.is_over() {
        game.legal_moves_into(&mut moves);
        game.play(*moves.last().unwrap(), &mut ()).unwrap();
    }
    assert_eq!(perft(&game, 0), 1);
    assert_eq!([1, 2].map(|depth| perft(&game, depth)), [0, 0]);
}

//! What is told about people and bots at a table: names of those who speak, the pace of bots, and how far a game is.

use std::collections::HashSet;

use vale_protocol::{Code, Happened, PlayerColour, Request};

use super::super::book::{Now, Viewer};
use super::super::fact::Planned;
use super::super::results::progress_of;
use super::{Desk, id, settings};

#[test]
fn what_the_host_says_has_a_name_even_after_they_got_up() {
    let ada = Planned::Person { player: id("ada"), colour: PlayerColour::Yellow };
    let mut desk = Desk::planned(&settings(2), &[ada]);
    desk.does("ada", &Request::Say { text: "hello".to_owned() }).unwrap();
    desk.does("ada", &Request::Stand {}).unwrap();
    let strangers = desk.book.strangers();
    assert!(strangers.contains(&id("ada")), "{strangers:?}");
    desk.book.names.insert(id("ada"), "Ada".to_owned());
    let muted = HashSet::new();
    let update = desk.book.update(Viewer { seat: None, yours: &[], muted: &muted }, Some(0), Now::default());
    let Happened::Said { name, .. } = &update.entries[0].what else { panic!("{:?}", update.entries) };
    assert_eq!(name, "Ada");
}

#[test]
fn the_host_decides_how_fast_bots_play() {
    let mut desk = Desk::playing(&settings(2));
    let pace = |pace_ms| Request::Pace { pace_ms };
    let seen = desk.book.seq();
    assert_eq!(desk.code("teo", &pace(350)), Code::Unauthorized);
    assert_eq!(desk.code("ada", &pace(10_001)), Code::Illegal);
    desk.does("ada", &pace(350)).unwrap();
    assert_eq!(desk.book.scene.settings.pace_ms, 350);
    assert_eq!(desk.code("ada", &pace(350)), Code::Illegal, "nothing would change");
    assert!(desk.book.check_expected(seen).is_ok(), "a move that was decided before still stands");
}

#[test]
fn the_progress_of_a_game_tells_who_is_asked() {
    let desk = Desk::new(&settings(2));
    assert_eq!(progress_of(&desk.book.scene), None);
    let desk = Desk::playing(&settings(2));
    let progress = progress_of(&desk.book.scene).unwrap();
    assert_eq!((progress.round, progress.asked), (1, desk.book.scene.game().unwrap().asked_seat()));
    assert_eq!((progress.scores.len(), progress.places), (2, vec![]));
}

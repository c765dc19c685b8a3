//! What is told about people and bots at a table: names of those who speak, the pace of bots, and how far a game is.

use vale_protocol::{
    Code, First, Happened, Occupant, PlayerColour, Problem, PublicFact, Request, Settings, Substitution,
};

use vale_table::{Fact, Now, Sitter, progress_of, record_text};

use crate::desk::{Desk, id, person, seat, settings, update};

#[test]
fn what_the_host_says_has_a_name_even_after_they_got_up() {
    let ada = Sitter::Person { player: id("ada"), colour: PlayerColour::Yellow };
    let mut desk = Desk::planned(&settings(2), &[ada]);
    desk.does("ada", &Request::Say { text: "hello".to_owned() }).unwrap();
    desk.does("ada", &Request::Stand {}).unwrap();
    let strangers = desk.log.strangers();
    assert!(strangers.contains(&id("ada")), "{strangers:?}");
    desk.log.names.insert(id("ada"), "Ada".to_owned());
    let update = update(&desk.log, None, Some(0), Now::default());
    let Happened::Said { name, .. } = &update.entries[0].what else { panic!("{:?}", update.entries) };
    assert_eq!(name, "Ada");
}

#[test]
fn the_host_decides_how_fast_bots_play() {
    let mut desk = Desk::playing(&settings(2));
    let pace = |pace_ms| Request::Pace { pace_ms };
    let seen = desk.log.seq();
    assert_eq!(desk.code("teo", &pace(350)), Code::Unauthorized);
    assert_eq!(desk.code("ada", &pace(10_001)), Code::Illegal);
    desk.does("ada", &pace(350)).unwrap();
    assert_eq!(desk.log.state.settings.pace_ms, 350);
    assert_eq!(desk.code("ada", &pace(350)), Code::Illegal, "nothing would change");
    assert!(desk.log.check_expected(seen).is_ok(), "a move that was decided before still stands");
}

/// A table of Ada and a bot, at which Ada goes first.
fn against_a_bot(hints: bool) -> Desk {
    let plan = [
        Sitter::Person { player: id("ada"), colour: PlayerColour::Yellow },
        Sitter::Bot { level: 2, colour: PlayerColour::Green },
    ];
    let mut desk = Desk::planned(&Settings { first: First::Seat(seat(1)), hints, ..settings(2) }, &plan);
    desk.does("ada", &Request::Start {}).unwrap();
    desk
}

#[test]
fn hints_are_for_games_against_bots_at_tables_that_allow_them() {
    let hint = Request::Hint {};
    assert_eq!(against_a_bot(false).code("ada", &hint), Code::Illegal, "hints are off by default");
    let mut desk = against_a_bot(true);
    let seen = desk.log.seq();
    assert_eq!(desk.code("teo", &hint), Code::Unauthorized);
    desk.does("ada", &hint).unwrap();
    assert!(desk.log.check_expected(seen).is_ok(), "a move that was decided before still stands");
    let entries = update(&desk.log, None, Some(seen), Now::default()).entries;
    assert_eq!(entries[0].what, Happened::Public(PublicFact::Hinted { seat: seat(1) }), "everybody is told");
    let play = desk.log.state.play.as_ref().unwrap();
    let record = record_text(&play.game, desk.log.state.seed, &[], &play.hints);
    assert!(record.contains("\n# hint for seat 1 before move 1\n"), "{record}");
    record.parse::<vale_engine::Record>().unwrap();
    for _ in 1..300 {
        desk.does("ada", &hint).unwrap();
    }
    let mut together = Desk::playing(&Settings { hints: true, ..settings(2) });
    let asked = together.asked();
    assert_eq!(together.code(asked, &hint), Code::Illegal, "nobody has an advantage over another person");
    together.does(asked, &together.first_move()).unwrap();
}

#[test]
fn the_progress_of_a_game_tells_who_is_asked() {
    let desk = Desk::new(&settings(2));
    assert_eq!(progress_of(&desk.log.state), None);
    let desk = Desk::playing(&settings(2));
    let progress = progress_of(&desk.log.state).unwrap();
    assert_eq!((progress.round, progress.asked), (1, desk.log.state.game().unwrap().asked_seat()));
    assert_eq!((progress.scores.len(), progress.places), (2, vec![]));
}

/// A table of Ada, and of Teo and Bo, who share her device.
fn desk_for_three() -> Desk {
    let beside = |name: &str, colour| Sitter::Beside { player: id("ada"), name: name.to_owned(), colour };
    let plan = [
        Sitter::Person { player: id("ada"), colour: PlayerColour::Yellow },
        beside("Teo", PlayerColour::Green),
        beside("Bo", PlayerColour::Violet),
    ];
    Desk::planned(&Settings { first: First::Seat(seat(2)), ..settings(3) }, &plan)
}

/// Ada does something for one of the seats of her device.
fn ada_for(desk: &Desk, number: usize, request: &Request) -> Result<Fact, Problem> {
    let player = id("ada");
    desk.log.state.decide(person(&player, Some(seat(number))), request, desk.context())
}

#[test]
fn whoever_shares_a_device_has_a_seat_and_a_name_of_their_own() {
    let mut desk = desk_for_three();
    let names: Vec<_> = desk.log.state.chairs.iter().map(|chair| chair.sitter.occupant(&desk.log.names)).collect();
    let teo = Occupant::Person { player: id("ada"), name: "Teo".to_owned(), beside: true };
    assert_eq!(names[1], teo);
    assert_eq!(desk.log.state.seats_of(&id("ada")).count(), 3);
    assert_eq!(desk.code("zoe", &Request::Sit { seat: seat(2), colour: None }), Code::Illegal, "taken");
    assert_eq!(desk.code("ada", &Request::Sit { seat: seat(2), colour: None }), Code::Illegal);
    assert_eq!(ada_for(&desk, 3, &Request::Stand {}).unwrap(), Fact::Public(PublicFact::Cleared { seat: seat(3) }));
    // Whoever holds the device is ready for all who share it.
    desk.does("ada", &Request::Start {}).unwrap();
    let hunt = desk.first_move();
    assert_eq!(ada_for(&desk, 1, &hunt).unwrap_err().code, Code::Illegal, "Teo is asked, not Ada");
    let fact = ada_for(&desk, 2, &hunt).unwrap();
    assert!(matches!(fact, Fact::Played { seat: by, substituted: false, .. } if by == seat(2)));
    desk.happens(fact);
    assert_eq!(ada_for(&desk, 4, &hunt).unwrap_err().code, Code::Unauthorized, "no such seat");
    // Each leaves and is back on their own.
    desk.happens(ada_for(&desk, 3, &Request::Leave {}).unwrap());
    assert_eq!((desk.substituted(1), desk.substituted(2), desk.substituted(3)), (None, None, Some(Substitution::Left)));
    assert_eq!(ada_for(&desk, 2, &Request::Return {}).unwrap_err().code, Code::Illegal);
    desk.happens(ada_for(&desk, 3, &Request::Return {}).unwrap());
    assert_eq!(desk.substituted(3), None);
}

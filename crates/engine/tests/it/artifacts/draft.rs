//! Taking tiles, and giving them back (X1-X4).

use vale_engine::{Event, Phase};

use crate::support::scenario::{Scenario, seat, tile};

/// Four cards for two players to hunt.
const DISPLAY: [&str; 4] = ["imp", "nessie", "troll", "odin"];

#[test]
fn each_player_takes_a_tile_in_turn_order_before_anyone_marks_a_card() {
    let scenario = Scenario::new(3).artifacts().with(|position| position.first = seat(2));
    let mut table = scenario.hunting(&["imp", "nessie", "troll", "odin", "agni", "tidal"]).start();
    for (number, take) in [(2, "incense_burner"), (3, "monkey_kings_staff"), (1, "cap_of_hades")] {
        assert_eq!(table.asked(), number);
        assert_eq!(table.refusal("hunt imp"), "that is not what is being asked now");
        table.play(&format!("take {take}"));
        assert_eq!(table.tile(number), Some(take));
    }
    assert_eq!(table.asked(), 2);
    assert!(table.can("hunt imp") && !table.can("take gem_of_kukulkan"));
}

#[test]
fn a_tile_is_in_front_of_one_player_only() {
    let mut table = Scenario::new(2).artifacts().hunting(&DISPLAY).start();
    let all = ["incense_burner", "monkey_kings_staff", "pied_pipers_pipe"];
    let drawn = ["book_of_thoth", "cap_of_hades", "gem_of_kukulkan"];
    let takes: Vec<_> = all.iter().chain(&drawn).map(|id| format!("take {id}")).collect();
    assert_eq!(table.legal(), takes);
    table.play("take incense_burner");
    assert_eq!(table.legal(), takes[1..]);
    assert_eq!(table.refusal("take incense_burner"), "Incense Burner is not on the display");
    assert_eq!(table.refusal("take golden_fleece"), "Golden Fleece is not on the display");
}

#[test]
fn the_own_square_marker_blocks_a_tile_and_that_of_another_player_does_not() {
    let scenario = Scenario::new(2).artifacts().hunting(&DISPLAY);
    let mut table = scenario.marked_tile(1, "incense_burner").marked_tile(2, "book_of_thoth").start();
    assert_eq!(table.refusal("take incense_burner"), "your square marker is on Incense Burner: you had it last round");
    assert!(!table.legal().contains(&"take incense_burner".to_owned()));
    table.play("take book_of_thoth");
    assert!(table.can("take incense_burner"));
    table.play("take incense_burner");
    assert_eq!((table.tile(1), table.tile(2)), (Some("book_of_thoth"), Some("incense_burner")));
}

#[test]
fn the_square_marker_moves_on_when_the_next_tile_goes_back() {
    let mut table = Scenario::new(2).artifacts().marked_tile(1, "cap_of_hades").tile(1, "book_of_thoth").start();
    assert_eq!(table.marked_tile(1), Some("cap_of_hades"));
    table.play("end").play("end");
    assert_eq!((table.game.phase(), table.asked()), (Phase::Hunting, 2));
    table.play("take monkey_kings_staff");
    assert_eq!(table.marked_tile(1), Some("book_of_thoth"));
    assert!(table.can("take cap_of_hades") && !table.can("take book_of_thoth"));
}

#[test]
fn a_used_tile_goes_back_at_once_and_cannot_be_used_again() {
    let mut table = Scenario::new(2).artifacts().tile(1, "book_of_thoth").stones(1, "RR").start();
    table.play("use book_of_thoth").play("upgrade R");
    assert_eq!((table.tile(1), table.marked_tile(1)), (None, Some("book_of_thoth")));
    table.play("done");
    assert_eq!(table.refusal("use book_of_thoth"), "you do not have Book of Thoth");
    assert_eq!(table.game.table_view().tiles.len(), 6);
}

#[test]
fn tiles_that_are_left_go_back_when_the_action_phase_ends() {
    let scenario = Scenario::new(2).artifacts().tile(1, "pied_pipers_pipe").tile(2, "gem_of_kukulkan");
    let mut table = scenario.area(1, &["salamander"]).start();
    table.play("end");
    assert_eq!((table.tile(1), table.tile(2)), (Some("pied_pipers_pipe"), Some("gem_of_kukulkan")));
    table.play("end");
    assert_eq!(table.game.phase(), Phase::Resolution);
    assert_eq!((table.tile(1), table.tile(2)), (None, None));
    assert_eq!(table.marked_tile(1), Some("pied_pipers_pipe"));
    assert_eq!(table.marked_tile(2), Some("gem_of_kukulkan"));
    for (number, id) in [(1, "pied_pipers_pipe"), (2, "gem_of_kukulkan")] {
        let returned = Event::ReturnedTile { seat: seat(number), tile: tile(id) };
        assert_eq!(table.events.iter().filter(|&&event| event == returned).count(), 1);
    }
}

#[test]
fn an_action_tile_need_not_be_used() {
    let scenario = Scenario::new(2).artifacts().tile(1, "monkey_kings_staff").hand(1, &["imp", "troll"]);
    let mut table = scenario.start();
    assert!(table.can("use monkey_kings_staff") && table.can("end"));
    table.play("end");
    assert_eq!(table.asked(), 2);
    assert_eq!(table.refusal("use monkey_kings_staff"), "you do not have Monkey King's Staff");
}

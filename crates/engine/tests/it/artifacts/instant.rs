//! Tiles that are resolved when they are taken.

use vale_engine::Event;

use crate::support::scenario::{Scenario, seat, tile};

/// The Hunting Phase of a game for two.
fn hunting() -> Scenario {
    Scenario::new(2).artifacts().hunting(&["imp", "nessie", "troll", "odin"])
}

/// The Hunting Phase of a game for three, in which the Seven-League Boots are.
fn hunting_of_three() -> Scenario {
    Scenario::new(3).artifacts().hunting(&["imp", "nessie", "troll", "odin", "agni", "tidal"])
}

#[test]
fn pied_pipers_pipe_draws_a_card() {
    let mut table = hunting().shelter(1, &["kappa"]).draw_top(&["goblin"]).start();
    table.play("take pied_pipers_pipe");
    assert_eq!((table.asked(), table.legal()), (1, vec!["choose draw".to_owned(), "choose retrieve".to_owned()]));
    table.play("choose draw");
    assert_eq!((table.hand(1), table.shelter(1)), (vec!["goblin"], vec!["kappa"]));
    assert_eq!((table.asked(), table.tile(1)), (2, Some("pied_pipers_pipe")));
}

#[test]
fn pied_pipers_pipe_retrieves_all_sheltered_cards() {
    let scenario = hunting().shelter(1, &["kappa", "tidal"]).shelter(2, &["agni"]).hand(1, &["goblin"]);
    let mut table = scenario.start();
    table.play("take pied_pipers_pipe").play("choose retrieve");
    assert_eq!((table.hand(1), table.shelter(1)), (vec!["kappa", "goblin", "tidal"], vec![]));
    assert_eq!(table.shelter(2), ["agni"]);
}

#[test]
fn pied_pipers_pipe_may_retrieve_nothing() {
    let mut table = hunting().start();
    table.play("take pied_pipers_pipe").play("choose retrieve");
    assert_eq!((table.asked(), table.hand(1).len()), (2, 0));
}

#[test]
fn pied_pipers_pipe_does_not_offer_to_draw_from_empty_piles() {
    let mut table = hunting().shelter(1, &["kappa"]).draw_only(&[]).start();
    table.play("take pied_pipers_pipe");
    assert_eq!(table.legal(), ["choose retrieve"]);
}

#[test]
fn seven_league_boots_reveal_a_card_and_shelter_one_from_the_display() {
    let start = hunting_of_three().draw_top(&["goblin", "gust"]).start();
    for (pick, kept) in [("goblin", "imp"), ("imp", "goblin")] {
        let mut table = start.clone();
        table.play("take seven_league_boots");
        assert_eq!(table.display(), ["imp", "nessie", "troll", "odin", "agni", "tidal", "goblin"]);
        assert_eq!((table.asked(), table.legal().len()), (1, 7));
        table.play(&format!("pick {pick}"));
        assert_eq!((table.shelter(1), table.display().len()), (vec![pick], 6));
        assert!(table.display().contains(&kept));
        assert_eq!((table.asked(), table.hand(1).len()), (2, 0));
    }
}

#[test]
fn seven_league_boots_find_room_for_nine_cards() {
    let cards = ["imp", "nessie", "troll", "odin", "agni", "tidal", "kappa", "goblin"];
    let mut table = Scenario::new(4).artifacts().hunting(&cards).start();
    table.play("take seven_league_boots");
    assert_eq!(table.legal().len(), 9);
    table.play("pick imp");
    assert_eq!(table.display().len(), 8);
}

#[test]
fn seven_league_boots_do_nothing_if_no_card_can_be_revealed() {
    let mut table = hunting_of_three().draw_only(&[]).start();
    table.play("take seven_league_boots");
    let idle = Event::TileIdle { seat: seat(1), tile: tile("seven_league_boots") };
    assert!(table.events.contains(&idle), "{:?}", table.events);
    assert_eq!((table.asked(), table.tile(1), table.shelter(1)), (2, Some("seven_league_boots"), vec![]));
    assert_eq!(table.display(), ["imp", "nessie", "troll", "odin", "agni", "tidal"]);
}

#[test]
fn philosophers_stone_retrieves_or_discards_or_both() {
    let start = hunting().drawn_tiles(&["philosophers_stone"]).shelter(1, &["kappa", "tidal"]).start();
    let take = "take philosophers_stone";
    let mut table = start.clone();
    table.play(take);
    assert_eq!(table.legal(), ["choose retrieve", "choose discard", "choose retrieve discard"]);
    table.play("choose retrieve").play("pick tidal");
    assert_eq!((table.hand(1), table.shelter(1), table.asked()), (vec!["tidal"], vec!["kappa"], 2));
    assert_eq!(table.stones(1), "");

    let mut table = start.clone();
    table.play(take).play("choose discard").play("pick kappa");
    assert_eq!((table.discard(), table.shelter(1), table.asked()), (vec!["kappa"], vec!["tidal"], 2));
    assert_eq!((table.stones(1).as_str(), table.hand(1).len()), ("P", 0));

    let mut table = start;
    table.play(take).play("choose retrieve discard").play("pick kappa");
    assert_eq!((table.legal(), table.stones(1).as_str()), (vec!["pick tidal".to_owned()], ""));
    table.play("pick tidal");
    assert_eq!((table.hand(1), table.discard(), table.shelter(1)), (vec!["kappa"], vec!["tidal"], vec![]));
    assert_eq!((table.stones(1).as_str(), table.asked()), ("P", 2));
}

#[test]
fn philosophers_stone_with_one_sheltered_card_does_one_of_the_two() {
    let mut table = hunting().drawn_tiles(&["philosophers_stone"]).shelter(1, &["kappa"]).start();
    table.play("take philosophers_stone");
    assert_eq!(table.legal(), ["choose retrieve", "choose discard"]);
}

#[test]
fn philosophers_stone_that_cannot_be_used_may_be_taken() {
    let scenario = hunting().drawn_tiles(&["philosophers_stone"]).shelter(2, &["kappa"]).stones(1, "R");
    let mut table = scenario.start();
    table.play("take philosophers_stone");
    let idle = Event::TileIdle { seat: seat(1), tile: tile("philosophers_stone") };
    assert!(table.events.contains(&idle));
    assert_eq!((table.asked(), table.tile(1), table.stones(1).as_str()), (2, Some("philosophers_stone"), "R"));
}

#[test]
fn pied_pipers_pipe_is_no_action() {
    let table = Scenario::new(2).artifacts().tile(1, "pied_pipers_pipe").shelter(1, &["kappa"]).start();
    assert_eq!(table.refusal("use pied_pipers_pipe"), "Pied Piper's Pipe is not an action tile");
    assert_eq!(table.legal(), ["end"]);
}

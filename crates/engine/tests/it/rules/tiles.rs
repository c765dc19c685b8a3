//! Y1-Y10: what the rules of the tiles leave open.

use vale_engine::{Card, Event};

use crate::support::scenario::{Scenario, seat, tile};

const FOUR_CARDS: [&str; 4] = ["imp", "kappa", "troll", "harpy"];

#[test]
fn y1_sheltered_cards_are_seen_by_all() {
    let mut table = Scenario::new(2).artifacts().tile(1, "incense_burner").draw_top(&["hydra", "troll", "imp"]).start();
    table.play("use incense_burner").play("choose shelter");
    for number in [1, 2] {
        let view = table.game.seat_view(seat(number));
        let sheltered: Vec<_> = view.table.players[0].shelter.iter().map(Card::id).collect();
        assert_eq!(sheltered, ["hydra", "troll"]);
    }
}

#[test]
fn y2_a_tile_whose_effect_cannot_be_used_may_be_taken() {
    let scenario = Scenario::new(2).artifacts().drawn_tiles(&["philosophers_stone"]);
    let mut table = scenario.hunting(&FOUR_CARDS).start();
    table.play("take philosophers_stone");
    let idle = Event::TileIdle { seat: seat(1), tile: tile("philosophers_stone") };
    assert!(table.events.contains(&idle), "{:?}", table.events);
    assert_eq!((table.tile(1), table.asked()), (Some("philosophers_stone"), 2));
}

#[test]
fn y2_what_a_tile_would_do_after_a_part_that_cannot_be_done_does_not_happen() {
    let six = ["imp", "kappa", "troll", "harpy", "agni", "tidal"];
    let mut table = Scenario::new(3).artifacts().hunting(&six).draw_only(&[]).start();
    table.play("take seven_league_boots");
    let idle = Event::TileIdle { seat: seat(1), tile: tile("seven_league_boots") };
    assert!(table.events.contains(&idle), "{:?}", table.events);
    assert_eq!((table.asked(), table.shelter(1)), (2, vec![]));
}

#[test]
fn y2_nobody_has_to_use_an_action_tile() {
    let mut table = Scenario::new(2).artifacts().tile(1, "book_of_thoth").stones(1, "R").start();
    table.play("end");
    assert_eq!((table.asked(), table.stones(1)), (2, "R".to_owned()));
}

#[test]
fn y3_too_many_stones_come_before_the_decision_about_the_gem() {
    let mut table =
        Scenario::new(2).artifacts().tile(1, "gem_of_kukulkan").hunted(1, &["troll"]).stones(1, "RBBP").start();
    table.play("sell troll");
    assert!(table.can("keep RBBP") && !table.can("choose pay"));
    table.play("keep RBBP");
    assert_eq!(table.legal(), ["choose pay", "done"]);
    table.play("choose pay");
    assert_eq!((table.hand(1), table.stones(1), table.discard()), (vec!["troll"], "BBP".to_owned(), vec![]));
}

#[test]
fn y3_the_gem_takes_one_red_stone_whatever_it_is_worth() {
    let scenario = || Scenario::new(2).artifacts().tile(1, "gem_of_kukulkan").hunted(1, &["hydra"]);
    let mut table = scenario().stones(1, "P").start();
    table.play("sell hydra");
    assert!(table.can("end"), "no red stone, no question");
    let mut table = scenario().area(1, &["agni"]).stones(1, "R").start();
    table.play("sell hydra").play("choose pay");
    assert_eq!((table.stones(1), table.hand(1)), ("B".to_owned(), vec!["hydra"]));
}

#[test]
fn y3_the_gem_is_declined_with_done() {
    let mut table = Scenario::new(2).artifacts().tile(1, "gem_of_kukulkan").hunted(1, &["imp"]).start();
    table.play("sell imp").play("done");
    assert_eq!((table.discard(), table.stones(1), table.hand(1)), (vec!["imp"], "RRR".to_owned(), vec![]));
}

#[test]
fn y4_the_price_of_incense_burner_is_paid_like_a_cost() {
    let mut table = Scenario::new(2).artifacts().tile(1, "incense_burner").stones(1, "RRBP").start();
    table.play("use incense_burner").play("choose area");
    assert_eq!(table.legal(), ["pay B", "pay P"]);
    assert_eq!(table.refusal("pay RB"), "it costs 3: RB has a stone you do not need");
    let table = Scenario::new(2).artifacts().tile(1, "incense_burner").stones(1, "RR").start();
    let mut only_shelter = table.clone();
    only_shelter.play("use incense_burner");
    assert_eq!(only_shelter.legal(), ["choose shelter"], "two red stones are not enough");
}

#[test]
fn y4_incense_burner_shelters_the_cards_that_there_are() {
    for (draw, sheltered) in [(vec!["imp"], 1), (vec!["imp", "troll"], 2), (vec!["imp", "troll", "agni"], 2)] {
        let mut table = Scenario::new(2).artifacts().tile(1, "incense_burner").draw_only(&draw).start();
        table.play("use incense_burner").play("choose shelter");
        assert_eq!(table.shelter(1).len(), sheltered, "of {draw:?}");
    }
}

#[test]
fn y5_book_of_thoth_upgrades_each_stone_by_one_step() {
    let mut table = Scenario::new(2).artifacts().tile(1, "book_of_thoth").stones(1, "RP").start();
    table.play("use book_of_thoth").play("upgrade R");
    assert_eq!(table.stones(1), "BP");
    assert!(table.can("end"), "the new B is not upgraded again, and P cannot be");
}

#[test]
fn y5_book_of_thoth_may_upgrade_none() {
    let mut table = Scenario::new(2).artifacts().tile(1, "book_of_thoth").stones(1, "RB").start();
    table.play("use book_of_thoth").play("done");
    assert_eq!(table.stones(1), "RB");
    let mut table = Scenario::new(2).artifacts().tile(1, "book_of_thoth").start();
    table.play("use book_of_thoth");
    assert_eq!(table.tile(1), None, "even without a stone");
}

#[test]
fn y6_duduri_king_must_upgrade_and_the_seller_chooses_the_stone() {
    let cases: [(&str, &[&str]); 5] = [
        ("imp", &["upgrade R"]),
        ("hydra", &["upgrade B"]),
        ("troll", &["upgrade R"]),
        ("harpy", &["upgrade R", "upgrade B"]),
        ("ember", &[]),
    ];
    for (sold, offered) in cases {
        let mut table = Scenario::new(2).artifacts().area(1, &["duduri_king"]).hunted(1, &[sold]).start();
        table.play(&format!("sell {sold}"));
        let legal = if offered.is_empty() { vec![] } else { table.legal() };
        assert_eq!(legal, offered, "{sold}");
        assert_eq!(table.can("end"), offered.is_empty(), "{sold}");
    }
    let mut table = Scenario::new(2).artifacts().area(1, &["duduri_king"]).hunted(1, &["harpy"]).start();
    table.play("sell harpy").play("upgrade B");
    assert_eq!(table.stones(1), "RP");
}

#[test]
fn y7_imperial_seal_discards_an_own_card_ash_included() {
    let mut table =
        Scenario::new(2).artifacts().tile(1, "imperial_seal").area(1, &["ash", "ember"]).area(2, &["tidal"]).start();
    table.play("use imperial_seal");
    assert_eq!(table.legal(), ["pick ember", "pick ash"]);
    table.play("pick ash");
    assert_eq!((table.hand(1), table.discard(), table.score(1)), (vec!["ash"], vec![], 5));
}

#[test]
fn y8_the_pipe_may_retrieve_all_cards_when_there_are_none() {
    let mut table = Scenario::new(2).artifacts().hunting(&FOUR_CARDS).start();
    table.play("take pied_pipers_pipe");
    assert_eq!(table.legal(), ["choose draw", "choose retrieve"]);
    table.play("choose retrieve");
    assert_eq!((table.hand(1), table.asked()), (vec![], 2));
}

#[test]
fn y9_golden_fleece_can_be_used_without_its_second_part() {
    let mut table = Scenario::new(4).artifacts().tile(1, "golden_fleece").draw_only(&[]).start();
    table.play("use golden_fleece");
    assert_eq!((table.stones(1), table.tile(1)), ("RR".to_owned(), None));
    assert!(table.can("end"));
}

#[test]
fn y10_an_instant_tile_stays_until_the_action_phase_ends() {
    let mut table = Scenario::new(2).artifacts().area(1, &["salamander"]).hunting(&FOUR_CARDS).start();
    table.play("take pied_pipers_pipe").play("choose retrieve").play("take incense_burner");
    for id in ["imp", "kappa", "troll", "harpy"] {
        table.play(&format!("hunt {id}"));
    }
    assert_eq!(table.tile(1), Some("pied_pipers_pipe"));
    assert_eq!(table.refusal("use pied_pipers_pipe"), "Pied Piper's Pipe is not an action tile");
    table.play("tame imp").play("tame harpy").play("end");
    assert_eq!(table.tile(1), Some("pied_pipers_pipe"), "after its owner's turn too");
    table.play("tame kappa").play("tame troll").play("end");
    assert_eq!((table.tile(1), table.marked_tile(1)), (None, Some("pied_pipers_pipe")));
}

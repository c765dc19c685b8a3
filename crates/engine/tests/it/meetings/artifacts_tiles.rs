//! Tiles that meet cards, limits and the end of the game.

use vale_engine::{Event, Phase, SellTable};

use crate::support::scenario::{Scenario, seat, tile};

#[test]
fn the_gem_asks_after_an_overflow_is_decided() {
    let scenario = Scenario::new(2).artifacts().tile(1, "gem_of_kukulkan").hunted(1, &["agni"]);
    let start = scenario.stones(1, "BBB").start();
    let mut table = start.clone();
    table.play("sell agni");
    assert_eq!(table.legal(), ["keep RRRB", "keep RRBB", "keep RBBB"]);
    table.play("keep RBBB");
    assert_eq!(table.legal(), ["choose pay", "done"]);
    table.play("choose pay");
    assert_eq!((table.stones(1).as_str(), table.hand(1)), ("BBB", vec!["agni"]));
}

#[test]
fn the_gem_asks_nothing_if_no_red_stone_was_kept() {
    let scenario = Scenario::new(2).artifacts().tile(1, "gem_of_kukulkan").hunted(1, &["agni"]);
    let mut table = scenario.stones(1, "BBBB").start();
    table.play("sell agni").play("keep BBBB");
    assert!(table.can("end"));
    assert_eq!(table.discard(), ["agni"]);
}

#[test]
fn the_gem_takes_one_red_stone_whatever_it_is_worth() {
    let scenario = Scenario::new(2).artifacts().tile(1, "gem_of_kukulkan").area(1, &["agni"]).hunted(1, &["imp"]);
    let mut table = scenario.start();
    table.play("sell imp").play("choose pay");
    assert_eq!((table.stones(1).as_str(), table.hand(1)), ("RR", vec!["imp"]));
}

#[test]
fn the_gem_asks_after_duduri_king_has_upgraded() {
    let scenario = Scenario::new(2).artifacts().tile(1, "gem_of_kukulkan").area(1, &["duduri_king"]);
    let mut table = scenario.hunted(1, &["agni", "odin"]).start();
    table.play("sell agni");
    assert_eq!((table.legal(), table.stones(1).as_str()), (vec!["upgrade R".to_owned()], ""));
    table.play("upgrade R");
    assert_eq!((table.legal().len(), table.stones(1).as_str()), (2, "RRB"));
    table.play("choose pay");
    assert_eq!((table.hand(1), table.stones(1).as_str()), (vec!["agni"], "RB"));
    table.play("sell odin").play("upgrade R").play("done");
    assert_eq!((table.discard(), table.stones(1).as_str()), (vec!["odin"], "RBBB"));
}

#[test]
fn duduri_king_with_each_family_in_both_sell_tables() {
    let printed: [(&str, &[(&str, &str)]); 5] = [
        ("agni", &[("R", "RRB")]),
        ("nessie", &[("B", "P")]),
        ("troll", &[("R", "RRRB")]),
        ("odin", &[("R", "BB"), ("B", "RP")]),
        ("tidal", &[]),
    ];
    let manual: [(&str, &[(&str, &str)]); 5] = [
        ("agni", &[("R", "B")]),
        ("nessie", &[("B", "P")]),
        ("troll", &[]),
        ("odin", &[("R", "BB"), ("B", "RP")]),
        ("tidal", &[("R", "BP")]),
    ];
    for (sell, sales) in [(SellTable::Printed, printed), (SellTable::Manual, manual)] {
        for (sold, upgrades) in sales {
            let scenario = Scenario::new(2).artifacts().with(|position| position.options.sell = sell);
            let mut start = scenario.area(1, &["duduri_king"]).hunted(1, &[sold]).start();
            start.play(&format!("sell {sold}"));
            if upgrades.is_empty() {
                assert_eq!((start.stones(1).as_str(), start.can("end")), ("P", true), "{sold}");
                continue;
            }
            let offered: Vec<_> = upgrades.iter().map(|(colour, _)| format!("upgrade {colour}")).collect();
            assert_eq!(start.legal(), offered, "{sold}");
            for (colour, stones) in upgrades {
                let mut table = start.clone();
                table.play(&format!("upgrade {colour}"));
                assert_eq!((table.stones(1).as_str(), table.can("end")), (*stones, true), "{sold}");
            }
        }
    }
}

#[test]
fn duduri_king_upgrades_before_an_overflow() {
    let scenario = Scenario::new(2).artifacts().area(1, &["duduri_king"]).hunted(1, &["agni"]);
    let mut table = scenario.stones(1, "RPPP").start();
    table.play("sell agni").play("upgrade R");
    assert_eq!(table.stones(1), "RRRBPPP");
    table.play("keep BPPP");
    assert!(table.can("end"));
}

#[test]
fn the_ring_of_wishes_on_imp_lets_it_be_summoned_again() {
    let mut table = Scenario::new(2).artifacts().tile(1, "ring_of_wishes").area(1, &["imp"]).stones(1, "B").start();
    table.play("use ring_of_wishes").play("use imp");
    assert_eq!((table.hand(1), table.area(1).len()), (vec!["imp"], 0));
    table.play("summon imp");
    assert_eq!((table.area(1), table.stones(1).as_str()), (vec!["imp"], "RRB"));
    table.play("end").play("end");
    assert_eq!(table.legal(), ["use imp"]);
}

#[test]
fn seven_league_boots_shelter_nothing_from_a_display_that_cannot_grow() {
    let cards = ["imp", "nessie", "troll", "odin", "agni", "tidal"];
    let mut table = Scenario::new(3).artifacts().hunting(&cards).draw_only(&[]).start();
    table.play("take seven_league_boots").play("take incense_burner").play("take monkey_kings_staff");
    for (number, hunted) in [(1, "imp"), (2, "nessie"), (3, "troll"), (3, "odin"), (2, "agni"), (1, "tidal")] {
        assert_eq!(table.asked(), number);
        table.play(&format!("hunt {hunted}"));
    }
    assert!(!table.events.contains(&Event::Passed { seat: seat(1) }), "every card is still there to be hunted");
    assert_eq!((table.game.phase(), table.asked(), table.shelter(1)), (Phase::Action, 1, vec![]));
}

#[test]
fn seven_league_boots_reveal_a_card_of_the_shuffled_discard_pile() {
    let cards = ["imp", "nessie", "troll", "odin", "agni", "tidal"];
    let mut table = Scenario::new(3).artifacts().hunting(&cards).discard(&["gust"]).draw_only(&[]).start();
    table.play("take seven_league_boots");
    assert!(table.events.contains(&Event::Reshuffled { cards: 1 }));
    table.play("pick gust");
    assert_eq!((table.display(), table.shelter(1)), (cards.to_vec(), vec!["gust"]));
}

#[test]
fn seven_league_boots_with_no_card_anywhere_do_nothing() {
    let mut table = Scenario::new(3).artifacts().draw_only(&[]).start();
    table.play("end").play("end").play("end");
    assert_eq!((table.game.round(), table.asked()), (6, 2));
    table.play("take seven_league_boots");
    assert!(table.events.contains(&Event::TileIdle { seat: seat(2), tile: tile("seven_league_boots") }));
    table.play("take incense_burner").play("take pied_pipers_pipe").play("choose retrieve");
    assert_eq!((table.game.phase(), table.asked()), (Phase::Action, 2));
    assert_eq!(table.tile(2), Some("seven_league_boots"));
}

#[test]
fn a_bought_area_takes_a_card_beyond_the_round_number() {
    let scenario = Scenario::new(2).artifacts().round(2).extra_areas(1, 1).area(1, &["agni", "nessie"]);
    let mut table = scenario.hand(1, &["horus", "imp"]).stones(1, "RP").start();
    assert_eq!(
        table.refusal("summon horus RP"),
        "Horus cannot be summoned now: the card summoned for free needs a free area"
    );
    table.play("summon imp");
    assert_eq!((table.area(1).len(), table.areas(1)), (3, 3));
    assert_eq!(table.refusal("summon horus RP"), "your areas are full: 3 of 3");
}

#[test]
fn sheltered_cards_are_out_of_reach() {
    let scenario = Scenario::new(2).artifacts().shelter(1, &["imp", "tidal"]).hand(1, &["rudra"]).stones(1, "RRP");
    let mut table = scenario.start();
    assert_eq!(table.refusal("summon imp"), "Imp is not in your hand");
    table.play("summon rudra RRP");
    assert_eq!(table.score(1), 0, "they are not in the hand");
    assert_eq!(table.game.seat_view(seat(2)).table.players[0].shelter.len(), 2, "everyone sees them");
}

/// Is the game over after a round in which a player has this many points?
fn ends_at(score: u16, scenario: Scenario) -> bool {
    let mut table = scenario.score(2, score).start();
    table.play("end").play("end");
    table.game.is_over()
}

#[test]
fn the_game_ends_at_eighty_points_with_tiles_and_at_sixty_without() {
    let with_creatures_only = || Scenario::new(2).with(|position| position.options.artifact_creatures = true);
    let with_tiles_only = || Scenario::new(2).with(|position| position.options.artifact_tiles = true);
    assert_eq!([59, 60].map(|score| ends_at(score, Scenario::new(2))), [false, true]);
    assert_eq!([59, 60].map(|score| ends_at(score, with_creatures_only())), [false, true]);
    assert_eq!([60, 79, 80].map(|score| ends_at(score, with_tiles_only())), [false, false, true]);
    assert_eq!([60, 79, 80].map(|score| ends_at(score, Scenario::new(2).artifacts())), [false, false, true]);
}

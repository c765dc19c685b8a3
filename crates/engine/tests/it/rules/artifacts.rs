//! X1-X8: the artifact tiles, the shelter, areas and upgrades.

use std::collections::BTreeSet;

use vale_engine::{Game, Options, Phase, Seed, Setup, Supply, Tile, TileSet};

use super::legal_with;
use crate::support::scenario::{Scenario, seat};

/// The display of tiles of a new game.
fn supply(players: u8, seed: u64) -> TileSet {
    let options = Options { artifact_tiles: true, ..Options::new(players) };
    let setup = Setup { options, ..Setup::new(players, Seed::from_number(seed)) };
    Game::new(&setup).unwrap().table_view().tiles
}

#[test]
fn x1_the_display_has_the_tiles_for_the_number_of_players() {
    let marked = ["incense_burner", "monkey_kings_staff", "pied_pipers_pipe", "seven_league_boots", "golden_fleece"];
    for players in 2..=4_u8 {
        let tiles = supply(players, 1);
        let there = marked.map(|id| tiles.contains(Tile::by_id(id).unwrap()));
        assert_eq!(there, [true, true, true, players >= 3, players == 4], "{players} players");
        assert_eq!(tiles.len(), players + 4);
    }
}

#[test]
fn x1_three_of_the_six_others_are_drawn_at_random() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let drawn: Vec<_> = supply(2, seed).iter().filter(|tile| tile.artifact().supply == Supply::Drawn).collect();
        assert_eq!(drawn.len(), 3);
        seen.extend(drawn);
    }
    assert_eq!(seen.len(), 6, "each of the six comes up");
}

#[test]
fn x2_tiles_are_taken_in_turn_order_before_anyone_marks_a_card() {
    let mut table = Scenario::new(3)
        .artifacts()
        .with(|position| position.first = seat(2))
        .hunting(&["imp", "kappa", "troll", "harpy", "ember", "agni"])
        .start();
    let mut takers = vec![];
    for id in ["incense_burner", "monkey_kings_staff", "book_of_thoth"] {
        assert_eq!(legal_with(&table, "take").len(), table.legal().len(), "nothing else can be done");
        takers.push(table.asked());
        table.play(&format!("take {id}"));
    }
    assert_eq!(takers, [2, 3, 1]);
    assert_eq!((table.asked(), legal_with(&table, "hunt").len()), (2, table.display().len()));
    assert_eq!(
        [1, 2, 3].map(|number| table.tile(number)),
        [Some("book_of_thoth"), Some("incense_burner"), Some("monkey_kings_staff")]
    );
}

#[test]
fn x2_only_the_own_square_marker_blocks_a_tile() {
    let mut table = Scenario::new(2)
        .artifacts()
        .marked_tile(1, "incense_burner")
        .marked_tile(2, "monkey_kings_staff")
        .hunting(&["imp", "kappa", "troll", "harpy"])
        .start();
    assert_eq!(table.refusal("take incense_burner"), "your square marker is on Incense Burner: you had it last round");
    table.play("take monkey_kings_staff");
    assert_eq!(table.refusal("take monkey_kings_staff"), "Monkey King's Staff is not on the display");
    table.play("take incense_burner");
    assert_eq!((table.tile(1), table.tile(2)), (Some("monkey_kings_staff"), Some("incense_burner")));
}

#[test]
fn x3_an_instant_tile_is_resolved_as_soon_as_it_is_taken() {
    let mut table =
        Scenario::new(2).artifacts().draw_top(&["hydra"]).hunting(&["imp", "kappa", "troll", "harpy"]).start();
    table.play("take pied_pipers_pipe").play("choose draw");
    assert_eq!((table.hand(1), table.asked()), (vec!["hydra"], 2));
}

#[test]
fn x3_an_action_tile_is_used_once_in_the_owners_turn() {
    let mut table = Scenario::new(2).artifacts().tile(1, "book_of_thoth").tile(2, "incense_burner").start();
    assert_eq!(table.refusal("use incense_burner"), "you do not have Incense Burner");
    table.play("use book_of_thoth");
    assert_eq!(table.refusal("use book_of_thoth"), "you do not have Book of Thoth");
}

#[test]
fn x3_a_permanent_tile_works_in_front_of_its_owner_only() {
    let scenario = || Scenario::new(2).artifacts().hunted(1, &["imp"]);
    let mut table = scenario().tile(1, "gem_of_kukulkan").start();
    assert_eq!(table.refusal("use gem_of_kukulkan"), "Gem of Kukulkan is not an action tile");
    table.play("sell imp");
    assert_eq!(table.legal(), ["choose pay", "done"]);
    let mut table = scenario().tile(2, "gem_of_kukulkan").start();
    table.play("sell imp");
    assert!(table.can("end"), "nothing is asked");
}

#[test]
fn x4_a_used_tile_goes_back_with_the_square_marker() {
    let mut table = Scenario::new(2).artifacts().tile(1, "book_of_thoth").marked_tile(1, "incense_burner").start();
    table.play("use book_of_thoth");
    assert_eq!((table.tile(1), table.marked_tile(1)), (None, Some("book_of_thoth")));
    assert!(table.game.table_view().tiles.contains(Tile::by_id("book_of_thoth").unwrap()));
}

#[test]
fn x4_all_other_tiles_go_back_at_the_end_of_the_action_phase() {
    let mut table = Scenario::new(2)
        .artifacts()
        .area(1, &["salamander"])
        .tile(1, "monkey_kings_staff")
        .tile(2, "gem_of_kukulkan")
        .start();
    table.play("end");
    assert_eq!(table.tile(1), Some("monkey_kings_staff"), "not yet");
    table.play("end");
    assert_eq!(table.game.phase(), Phase::Resolution);
    assert_eq!([1, 2].map(|number| table.tile(number)), [None, None]);
    assert_eq!([1, 2].map(|number| table.marked_tile(number)), [Some("monkey_kings_staff"), Some("gem_of_kukulkan")]);
}

#[test]
fn x5_a_sheltered_card_is_neither_in_the_hand_nor_in_the_area() {
    // Ifrit counts the area, Firefox the hand; Scorch finds nothing to copy.
    let mut table = Scenario::new(2)
        .artifacts()
        .shelter(1, &["water_giant", "troll"])
        .hand(1, &["ifrit", "firefox", "scorch"])
        .stones(1, "RBP")
        .start();
    assert_eq!(table.refusal("summon troll B"), "Troll is not in your hand");
    assert_eq!(table.refusal("remove troll P"), "Troll is not in your area");
    assert!(!table.can("summon scorch BP"));
    table.play("summon firefox R").play("summon ifrit B");
    assert_eq!(table.score(1), 2 + 2);
    assert_eq!(table.shelter(1), ["water_giant", "troll"]);
}

#[test]
fn x5_retrieving_takes_a_card_from_the_shelter_into_the_hand() {
    let mut table = Scenario::new(4).artifacts().tile(1, "golden_fleece").shelter(1, &["imp", "troll"]).start();
    table.play("use golden_fleece").play("choose retrieve").play("pick troll");
    assert_eq!((table.hand(1), table.shelter(1)), (vec!["troll"], vec!["imp"]));
    table.play("end");
    assert_eq!(table.shelter(1), ["imp"], "the shelter stays");
}

#[test]
fn x6_a_purchased_area_stays_until_the_end_of_the_game() {
    let mut table = Scenario::new(2)
        .artifacts()
        .round(1)
        .tile(1, "incense_burner")
        .area(1, &["salamander"])
        .hand(1, &["hestia"])
        .stones(1, "B")
        .start();
    assert_eq!(table.refusal("summon hestia"), "your areas are full: 1 of 1");
    table.play("use incense_burner").play("choose area").play("pay B").play("summon hestia");
    assert_eq!((table.areas(1), table.areas(2)), (2, 1));
    table.play("end").play("end").play("use salamander");
    assert_eq!((table.game.round(), table.areas(1), table.areas(2)), (2, 3, 2));
}

#[test]
fn x7_upgrading_replaces_a_stone_by_the_next_better_one() {
    let mut table = Scenario::new(2).artifacts().tile(1, "book_of_thoth").stones(1, "RBP").start();
    table.play("use book_of_thoth");
    assert_eq!(table.legal(), ["upgrade R", "upgrade B", "done"]);
    assert_eq!(table.refusal("upgrade P"), "there is no P to upgrade here");
    table.play("upgrade R");
    assert_eq!(table.stones(1), "BBP");
    table.play("upgrade B");
    assert_eq!(table.stones(1), "BPP");
}

#[test]
fn x8_with_tiles_eighty_points_end_the_game() {
    for (score, over) in [(60, false), (78, false), (79, true)] {
        let mut table = Scenario::new(2).artifacts().score(1, score).area(1, &["salamander"]).resolution().start();
        table.play("use salamander");
        assert_eq!(table.game.is_over(), over, "{} points", score + 1);
    }
}

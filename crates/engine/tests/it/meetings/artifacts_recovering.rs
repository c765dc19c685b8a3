//! The "if ..., recover" permanents: Fireblast, Banshee, Thalassa, Wendigo (T4, W5-W7).

use crate::support::scenario::Scenario;

/// Seat 1's turn in the Action Phase.
fn acting(area: &[&str]) -> Scenario {
    Scenario::new(2).artifacts().area(1, area)
}

/// Seat 1's turn in the Resolution Phase.
fn resolving(area: &[&str]) -> Scenario {
    acting(area).resolution()
}

#[test]
fn fireblast_is_recovered_at_four_stones_whatever_hestia_allows() {
    let mut table = acting(&["fireblast", "hestia"]).hunted(1, &["nessie"]).stones(1, "RRR").start();
    table.play("sell nessie");
    assert_eq!((table.area(1), table.hand(1)), (vec!["hestia"], vec!["fireblast"]));
    assert_eq!(table.stones(1), "RRRB");
}

#[test]
fn fireblast_is_recovered_after_an_overflow_is_decided() {
    let mut table = acting(&["fireblast"]).hunted(1, &["troll"]).stones(1, "BBB").start();
    table.play("sell troll");
    assert_eq!(table.area(1), ["fireblast"]);
    table.play("keep RBBB");
    assert_eq!(table.hand(1), ["fireblast"]);
}

#[test]
fn fireblast_summoned_with_four_stones_left_earns_its_points_and_returns() {
    let mut table = acting(&["hestia"]).hand(1, &["fireblast"]).stones(1, "RRBBPP").start();
    table.play("summon fireblast RR");
    assert_eq!((table.score(1), table.area(1), table.hand(1)), (1, vec!["hestia"], vec!["fireblast"]));
}

#[test]
fn fireblast_returns_before_the_gem_of_kukulkan_takes_its_red_stone() {
    let scenario = acting(&["fireblast"]).tile(1, "gem_of_kukulkan").hunted(1, &["agni"]).stones(1, "R");
    let mut table = scenario.start();
    table.play("sell agni");
    assert_eq!((table.area(1).len(), table.hand(1)), (0, vec!["fireblast"]));
    table.play("choose pay");
    assert_eq!((table.stones(1).as_str(), table.hand(1)), ("RRR", vec!["agni", "fireblast"]));
}

#[test]
fn fireblast_can_return_in_the_hunting_phase() {
    let scenario = acting(&["fireblast"]).hunting(&["imp", "nessie", "troll", "odin"]).stones(1, "RRR");
    let mut table = scenario.drawn_tiles(&["philosophers_stone"]).shelter(1, &["agni"]).start();
    table.play("take philosophers_stone").play("choose discard").play("pick agni");
    assert_eq!((table.stones(1).as_str(), table.hand(1), table.asked()), ("RRRP", vec!["fireblast"], 2));
}

#[test]
fn banshee_summoned_beside_sylph_stays() {
    let mut table = acting(&["sylph"]).hand(1, &["banshee"]).stones(1, "RB").start();
    table.play("summon banshee RB");
    assert_eq!((table.score(1), table.area(1)), (2, vec!["sylph", "banshee"]), "1 for Sylph, 1 for the wind family");
}

#[test]
fn banshee_returns_when_sylph_draws() {
    let mut table = acting(&["banshee"]).hand(1, &["sylph"]).stones(1, "RB").draw_top(&["imp"]).start();
    table.play("summon sylph RB");
    assert_eq!((table.area(1), table.hand(1)), (vec!["sylph"], vec!["imp", "banshee"]));
}

#[test]
fn banshee_returns_if_hydra_draws_and_stays_if_not() {
    let start = acting(&["banshee"]).hand(1, &["hydra"]).stones(1, "RB").draw_top(&["imp"]).start();
    let mut table = start.clone();
    table.play("summon hydra RB").play("choose P points");
    assert_eq!(table.area(1), ["banshee", "hydra"]);
    let mut table = start;
    table.play("summon hydra RB").play("choose draw points");
    assert_eq!((table.area(1), table.hand(1)), (vec!["hydra"], vec!["imp", "banshee"]));
}

#[test]
fn banshee_returns_between_the_two_steps_of_nurikabe() {
    let mut table = resolving(&["banshee", "nurikabe", "salamander"]).draw_top(&["imp"]).start();
    table.play("use nurikabe");
    assert_eq!(table.area(1), ["nurikabe", "salamander"]);
    assert_eq!(table.legal(), ["pick imp", "pick banshee"]);
    table.play("pick banshee");
    assert_eq!((table.hand(1), table.draw_pile()[0]), (vec!["imp"], "banshee"));
}

#[test]
fn banshee_hears_the_pied_pipers_pipe_only_when_it_draws() {
    let scenario = acting(&["banshee"]).hunting(&["imp", "nessie", "troll", "odin"]).shelter(1, &["agni"]);
    let start = scenario.start();
    for (choice, area) in [("choose draw", vec![]), ("choose retrieve", vec!["banshee"])] {
        let mut table = start.clone();
        table.play("take pied_pipers_pipe").play(choice);
        assert_eq!(table.area(1), area, "{choice}");
    }
}

#[test]
fn banshee_does_not_mind_taming_sheltering_or_taking() {
    let scenario = acting(&["banshee"]).hunted(1, &["agni", "imp"]).tile(1, "incense_burner");
    let mut table = scenario.start();
    table.play("tame agni").play("sell imp").play("use incense_burner").play("choose shelter");
    assert_eq!((table.area(1), table.shelter(1).len()), (vec!["banshee"], 2));
}

#[test]
fn thalassa_returns_when_triton_earns() {
    let mut table = acting(&["thalassa", "triton"]).hunted(1, &["agni", "nessie"]).start();
    table.play("tame agni");
    assert_eq!(table.area(1), ["thalassa", "triton"]);
    table.play("tame nessie");
    assert_eq!((table.area(1), table.stones(1).as_str()), (vec!["triton"], "BB"));
    assert_eq!(table.hand(1), ["agni", "nessie", "thalassa"]);
}

#[test]
fn thalassa_returns_for_a_sale_that_brings_a_blue_stone() {
    for (sold, area) in [
        ("agni", vec!["thalassa"]),
        ("nessie", vec![]),
        ("troll", vec!["thalassa"]),
        ("odin", vec![]),
        ("tidal", vec!["thalassa"]),
    ] {
        let mut table = acting(&["thalassa"]).hunted(1, &[sold]).start();
        table.play(&format!("sell {sold}"));
        assert_eq!(table.area(1), area, "{sold}");
    }
}

#[test]
fn thalassa_returns_even_if_the_blue_stone_is_not_kept() {
    let mut table = acting(&["thalassa"]).hunted(1, &["nessie"]).stones(1, "PPPP").start();
    table.play("sell nessie");
    assert_eq!(table.area(1), ["thalassa"]);
    table.play("keep PPPP");
    assert_eq!((table.hand(1), table.stones(1).as_str()), (vec!["thalassa"], "PPPP"));
}

#[test]
fn thalassa_does_not_mind_the_exchanges_of_snail_maiden() {
    for (choice, stones) in [("choose P", "BBBB"), ("choose B", "PP")] {
        let mut table = resolving(&["thalassa", "snail_maiden"]).stones(1, "BP").start();
        table.play("use snail_maiden").play(choice);
        assert_eq!((table.stones(1).as_str(), table.area(1)), (stones, vec!["thalassa", "snail_maiden"]));
    }
}

#[test]
fn thalassa_does_not_mind_the_upgrades_of_duduri_and_the_book_of_thoth() {
    let scenario = acting(&["thalassa"]).hand(1, &["duduri"]).tile(1, "book_of_thoth").stones(1, "RR").score(1, 1);
    let mut table = scenario.start();
    table.play("summon duduri").play("upgrade R").play("use book_of_thoth").play("upgrade R").play("done");
    assert_eq!((table.stones(1).as_str(), table.area(1)), ("BB", vec!["thalassa", "duduri"]));
}

#[test]
fn thalassa_beside_duduri_king_looks_at_what_the_sale_itself_brings() {
    for (sold, upgrade, stones, area) in [
        ("agni", "upgrade R", "RRB", vec!["thalassa", "duduri_king"]),
        ("nessie", "upgrade B", "P", vec!["duduri_king"]),
        ("odin", "upgrade B", "RP", vec!["duduri_king"]),
    ] {
        let mut table = acting(&["thalassa", "duduri_king"]).hunted(1, &[sold]).start();
        table.play(&format!("sell {sold}")).play(upgrade);
        assert_eq!((table.stones(1).as_str(), table.area(1)), (stones, area), "{sold}");
    }
}

#[test]
fn thalassa_beside_taweret_returns_only_for_a_card_discarded() {
    let start = acting(&["thalassa"]).hand(1, &["taweret", "imp"]).start();
    let mut table = start.clone();
    table.play("summon taweret").play("done");
    assert_eq!(table.area(1), ["thalassa", "taweret"]);
    let mut table = start;
    table.play("summon taweret").play("pick imp");
    assert_eq!((table.area(1), table.hand(1)), (vec!["taweret"], vec!["thalassa"]));
}

#[test]
fn wendigo_returns_when_a_goblin_steals_on_another_players_turn() {
    let mut table = resolving(&["goblin"]).area(2, &["wendigo", "goblin_soldier"]).score(2, 4).start();
    table.play("use goblin").play("player 2");
    assert_eq!((table.score(1), table.score(2)), (1, 3));
    assert_eq!((table.area(2), table.hand(2)), (vec!["goblin_soldier"], vec!["wendigo"]));
    assert_eq!(table.asked(), 2, "the soldier is still to be used");
}

#[test]
fn wendigo_does_not_mind_stealing() {
    let mut table = resolving(&["wendigo", "goblin"]).score(2, 1).start();
    table.play("use goblin").play("player 2");
    assert_eq!((table.score(1), table.area(1)), (1, vec!["wendigo", "goblin"]));
}

#[test]
fn wendigo_beside_cards_that_may_cost_points() {
    for (other, stones, choice, returns) in [
        ("basilisk", "", "choose R", false),
        ("basilisk", "", "choose B", true),
        ("basilisk", "", "choose P", true),
        ("mandrake", "", "choose discard", false),
        ("mandrake", "", "choose points", true),
        ("hephaestus", "B", "choose B", false),
        ("hephaestus", "RRR", "choose RRR", false),
        ("hephaestus", "", "choose points", true),
    ] {
        let mut table = resolving(&["wendigo", other, "salamander"]).score(1, 5).stones(1, stones).start();
        table.play(&format!("use {other}")).play(choice);
        assert!(table.can("use salamander"));
        assert_eq!(table.hand(1).contains(&"wendigo"), returns, "{other}, {choice}");
    }
}

#[test]
fn wendigo_returns_when_duduri_is_summoned() {
    let mut table = acting(&["wendigo"]).hand(1, &["duduri"]).stones(1, "R").score(1, 1).start();
    table.play("summon duduri");
    // After the lost point, before the upgrade.
    assert_eq!((table.area(1), table.legal()), (vec!["duduri"], vec!["upgrade R".to_owned()]));
    table.play("upgrade R");
    assert_eq!(table.hand(1), ["wendigo"]);
}

#[test]
fn wendigo_and_thalassa_return_together() {
    let mut table = resolving(&["thalassa", "basilisk", "wendigo"]).score(1, 1).start();
    table.play("use basilisk").play("choose B");
    assert_eq!((table.area(1), table.hand(1)), (vec!["basilisk"], vec!["thalassa", "wendigo"]));
}

#[test]
fn genie_lets_cards_return_between_two_activations() {
    let scenario = acting(&["thalassa", "banshee", "undine_queen", "griffon"]).hand(1, &["genie"]);
    let mut table = scenario.stones(1, "RB").draw_top(&["imp"]).start();
    table.play("summon genie RB").play("use undine_queen");
    assert_eq!(table.area(1), ["banshee", "undine_queen", "griffon", "genie"]);
    table.play("use griffon");
    assert_eq!(table.area(1), ["undine_queen", "griffon", "genie"]);
    assert_eq!(table.hand(1), ["imp", "thalassa", "banshee"]);
    assert!(table.can("end"));
}

//! Tiles that are used as an action.

use vale_engine::PaymentRule;

use crate::support::scenario::Scenario;

/// A turn with a tile.
fn with(tile: &str) -> Scenario {
    Scenario::new(2).artifacts().tile(1, tile)
}

#[test]
fn incense_burner_buys_an_area_for_the_rest_of_the_game() {
    let mut table = with("incense_burner").round(1).area(1, &["agni"]).hand(1, &["imp"]).stones(1, "RB").start();
    assert_eq!(table.refusal("summon imp"), "your areas are full: 1 of 1");
    table.play("use incense_burner");
    assert_eq!(table.legal(), ["choose area", "choose shelter"]);
    table.play("choose area");
    // Agni makes R worth 2, but it takes B to reach 3, and B alone is enough.
    assert_eq!(table.legal(), ["pay B"]);
    assert_eq!(table.refusal("pay RB"), "it costs 3: RB has a stone you do not need");
    table.play("pay B").play("summon imp");
    assert_eq!((table.areas(1), table.areas(2), table.stones(1).as_str()), (2, 1, "RRR"));
    table.play("end").play("end");
    table.play("use imp");
    assert_eq!((table.game.round(), table.areas(1), table.areas(2)), (2, 3, 2));
}

#[test]
fn incense_burner_is_paid_like_a_summoning() {
    for (rule, payments) in [
        (PaymentRule::Needed, &["pay B", "pay P", "pay RR"][..]),
        (
            PaymentRule::Any,
            &["pay B", "pay BP", "pay P", "pay RB", "pay RBP", "pay RP", "pay RR", "pay RRB", "pay RRBP", "pay RRP"],
        ),
    ] {
        let scenario = with("incense_burner").with(|position| position.options.payment = rule);
        // Agni makes R worth 2.
        let mut table = scenario.area(1, &["agni"]).stones(1, "RRBP").start();
        table.play("use incense_burner").play("choose area");
        let mut legal = table.legal();
        legal.sort();
        assert_eq!(legal, payments);
    }
}

#[test]
fn incense_burner_shelters_the_top_two_cards_of_the_draw_pile() {
    let mut table = with("incense_burner").shelter(1, &["kappa"]).draw_top(&["troll", "imp", "odin"]).start();
    table.play("use incense_burner");
    assert_eq!(table.legal(), ["choose shelter"], "there is nothing to pay with");
    table.play("choose shelter");
    assert_eq!((table.shelter(1), table.hand(1).len()), (vec!["imp", "kappa", "troll"], 0));
    assert_eq!(table.draw_pile()[0], "odin");
    assert!(table.can("end"));
}

#[test]
fn incense_burner_shelters_as_many_cards_as_there_are() {
    let mut table = with("incense_burner").draw_only(&["imp"]).start();
    table.play("use incense_burner").play("choose shelter");
    assert_eq!(table.shelter(1), ["imp"]);
}

#[test]
fn incense_burner_cannot_be_used_with_neither_stones_nor_cards() {
    let table = with("incense_burner").stones(1, "RR").draw_only(&[]).start();
    assert_eq!(
        table.refusal("use incense_burner"),
        "Incense Burner cannot be used now: not enough of its options are possible"
    );
    assert_eq!(table.legal(), ["end"]);
}

#[test]
fn monkey_kings_staff_turns_two_cards_into_four_stones() {
    let mut table = with("monkey_kings_staff").hand(1, &["imp", "troll", "odin"]).stones(1, "P").start();
    table.play("use monkey_kings_staff").play("pick odin");
    assert_eq!((table.legal(), table.stones(1).as_str()), (vec!["pick imp".to_owned(), "pick troll".to_owned()], "P"));
    table.play("pick imp");
    assert_eq!((table.hand(1), table.discard()), (vec!["troll"], vec!["imp", "odin"]));
    table.play("keep RBPP");
    assert!(table.can("end"));
}

#[test]
fn monkey_kings_staff_needs_two_cards() {
    let table = with("monkey_kings_staff").hand(1, &["imp"]).start();
    assert_eq!(
        table.refusal("use monkey_kings_staff"),
        "Monkey King's Staff cannot be used now: you have no card in hand for it"
    );
    assert_eq!(table.tile(1), Some("monkey_kings_staff"));
}

#[test]
fn golden_fleece_earns_two_red_stones_then_shelters_or_retrieves() {
    let scenario = Scenario::new(4).artifacts().tile(1, "golden_fleece").shelter(1, &["kappa", "tidal"]);
    let start = scenario.stones(1, "PPP").draw_top(&["imp"]).start();
    let mut table = start.clone();
    table.play("use golden_fleece");
    assert_eq!(table.legal(), ["keep RRPP", "keep RPPP"]);
    table.play("keep RPPP");
    assert_eq!(table.legal(), ["choose shelter", "choose retrieve"]);
    table.play("choose shelter");
    assert_eq!((table.shelter(1), table.hand(1).len()), (vec!["imp", "kappa", "tidal"], 0));
    let mut table = start;
    table.play("use golden_fleece").play("keep RPPP").play("choose retrieve").play("pick tidal");
    assert_eq!((table.shelter(1), table.hand(1)), (vec!["kappa"], vec!["tidal"]));
    assert!(table.can("end"));
}

#[test]
fn golden_fleece_earns_its_stones_if_nothing_can_be_sheltered_or_retrieved() {
    let mut table = Scenario::new(4).artifacts().tile(1, "golden_fleece").draw_only(&[]).start();
    table.play("use golden_fleece");
    assert_eq!(table.stones(1), "RR");
    assert!(table.can("end"));
}

#[test]
fn book_of_thoth_upgrades_up_to_two_stones_by_one_step_each() {
    let start = with("book_of_thoth").stones(1, "RRBP").start();
    let mut table = start.clone();
    table.play("use book_of_thoth");
    assert_eq!(table.legal(), ["upgrade R", "upgrade B", "done"]);
    table.play("upgrade R");
    assert_eq!((table.stones(1).as_str(), table.legal().len()), ("RBBP", 3));
    table.play("upgrade B");
    assert_eq!(table.stones(1), "RBPP");
    assert!(table.can("end"));
    let mut table = start;
    table.play("use book_of_thoth").play("done");
    assert_eq!((table.stones(1).as_str(), table.tile(1)), ("RRBP", None));
}

#[test]
fn book_of_thoth_does_not_upgrade_a_stone_twice() {
    let mut table = with("book_of_thoth").stones(1, "R").start();
    table.play("use book_of_thoth").play("upgrade R");
    assert_eq!(table.stones(1), "B");
    assert!(table.can("end"));
    let mut table = with("book_of_thoth").stones(1, "RB").start();
    table.play("use book_of_thoth").play("upgrade B");
    assert_eq!(table.legal(), ["upgrade R", "done"]);
}

#[test]
fn book_of_thoth_may_be_used_with_nothing_to_upgrade() {
    let mut table = with("book_of_thoth").start();
    table.play("use book_of_thoth");
    assert_eq!((table.tile(1), table.marked_tile(1)), (None, Some("book_of_thoth")));
    assert!(table.can("end"));
}

#[test]
fn cap_of_hades_shelters_a_card_for_an_area_or_a_purple_stone() {
    let start = with("cap_of_hades").hand(1, &["imp", "troll"]).start();
    for (choice, areas, stones) in [("choose area", 6, ""), ("choose P", 5, "P")] {
        let mut table = start.clone();
        table.play("use cap_of_hades");
        assert_eq!(table.legal(), ["pick imp", "pick troll"]);
        table.play("pick imp");
        assert_eq!((table.hand(1), table.shelter(1)), (vec!["troll"], vec!["imp"]));
        assert_eq!(table.legal(), ["choose area", "choose P"]);
        table.play(choice);
        assert_eq!((table.areas(1), table.stones(1).as_str()), (areas, stones));
        assert!(table.can("end"));
    }
}

#[test]
fn cap_of_hades_needs_a_card_in_hand() {
    let table = with("cap_of_hades").start();
    assert_eq!(table.refusal("use cap_of_hades"), "Cap of Hades cannot be used now: you have no card in hand for it");
}

#[test]
fn imperial_seal_discards_a_card_and_earns_a_blue_stone_for_a_dragon() {
    let start = with("imperial_seal").area(1, &["agni", "tidal"]).area(2, &["gust"]).start();
    for (pick, stones) in [("agni", ""), ("tidal", "B")] {
        let mut table = start.clone();
        table.play("use imperial_seal");
        assert_eq!(table.legal(), ["pick agni", "pick tidal"]);
        table.play(&format!("pick {pick}"));
        assert_eq!((table.discard(), table.stones(1).as_str()), (vec![pick], stones));
        assert_eq!(table.area(1).len(), 1);
    }
}

#[test]
fn imperial_seal_needs_a_card_in_the_area() {
    let table = with("imperial_seal").area(2, &["gust"]).start();
    assert_eq!(table.refusal("use imperial_seal"), "Imperial Seal cannot be used now: no card in your area fits");
}

#[test]
fn ring_of_wishes_activates_one_active_effect() {
    let scenario = with("ring_of_wishes").area(1, &["salamander", "burning_skull", "sea_spirit"]);
    let mut table = scenario.start();
    table.play("use ring_of_wishes");
    // Burning Skull needs a red stone.
    assert_eq!(table.legal(), ["use salamander", "use sea_spirit"]);
    table.play("use salamander");
    assert_eq!((table.score(1), table.stones(1).as_str()), (1, "R"));
    table.play("end").play("end");
    assert!(table.can("use salamander"), "the ring's activation comes on top of the usual one");
}

#[test]
fn ring_of_wishes_needs_an_active_effect_that_can_be_used() {
    let table = with("ring_of_wishes").area(1, &["agni", "burning_skull"]).start();
    assert_eq!(
        table.refusal("use ring_of_wishes"),
        "Ring of Wishes cannot be used now: no active effect in your area can be used"
    );
}

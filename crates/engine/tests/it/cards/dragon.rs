//! Dragon creatures.

use crate::support::scenario::{Scenario, Table};

/// Seat 1 can pay for this card, seat 3 has summoned these cards, seats 1 and 2 a card that nobody is after.
fn hunter_and_prey(hunter: &str, prey: &[&str]) -> Table {
    let bystanders = Scenario::new(3).area(1, &["tidal"]).area(2, &["willow"]);
    bystanders.area(3, prey).hand(1, &[hunter]).stones(1, "RRP").start()
}

#[test]
fn aeris_recovers_another_card_and_earns_its_cost() {
    let scenario = Scenario::new(2).area(1, &["pegasus", "troll", "sand_giant"]).area(2, &["imp"]);
    let mut table = scenario.hand(1, &["aeris"]).stones(1, "PP").start();
    table.play("summon aeris PP");
    assert_eq!(table.legal(), ["pick sand_giant", "pick troll", "pick pegasus"]);
    assert_eq!(table.refusal("pick aeris"), "Aeris cannot be chosen here");
    table.play("pick sand_giant");
    assert_eq!(table.score(1), 10);
    assert_eq!(table.hand(1), ["sand_giant"]);
    assert_eq!(table.area(1), ["pegasus", "troll", "aeris"]);
}

#[test]
fn aeris_needs_another_card_in_the_area() {
    let table = Scenario::new(2).area(2, &["imp"]).hand(1, &["aeris"]).stones(1, "BP").start();
    assert_eq!(table.refusal("summon aeris BP"), "Aeris cannot be summoned now: no card in your area fits");
}

#[test]
fn boulder_earns_eight_points_and_makes_a_player_discard_a_wind_card() {
    let mut table = hunter_and_prey("boulder", &["odin", "imp", "harpy"]);
    table.play("summon boulder RRP");
    assert_eq!(table.score(1), 8);
    assert_eq!(table.legal(), ["player 3"]);
    table.play("player 3");
    assert_eq!(table.asked(), 3);
    assert_eq!(table.legal(), ["pick harpy", "pick odin"]);
    table.play("pick harpy");
    assert_eq!(table.area(3), ["odin", "imp"]);
    assert_eq!(table.discard(), ["harpy"]);
    assert_eq!(table.asked(), 1);
}

#[test]
fn boulder_needs_some_player_with_a_wind_card() {
    assert_eq!(
        hunter_and_prey("boulder", &["imp", "troll", "kappa"]).refusal("summon boulder RRP"),
        "Boulder cannot be summoned now: no player has a summoned wind card"
    );
}

#[test]
fn dragon_egg_discards_itself_and_summons_a_dragon_card_for_free() {
    let scenario = Scenario::new(2).round(1).hand(1, &["dragon_egg", "imp", "eternity", "tidal"]);
    let mut table = scenario.stones(1, "B").start();
    table.play("summon dragon_egg B");
    // The egg has left the only area there is (U5).
    assert_eq!(table.discard(), ["dragon_egg"]);
    assert_eq!(table.legal(), ["pick eternity", "pick tidal"]);
    table.play("pick eternity");
    assert_eq!(table.area(1), ["eternity"]);
    assert_eq!(table.score(1), 4);
    assert_eq!(table.hand(1), ["imp", "tidal"]);
}

#[test]
fn dragon_egg_needs_a_dragon_card_that_can_be_summoned() {
    // Marina would need a summoned fire card.
    let scenario = Scenario::new(2).area(1, &["kappa"]).hand(1, &["dragon_egg", "imp", "marina"]);
    assert_eq!(
        scenario.stones(1, "B").start().refusal("summon dragon_egg B"),
        "Dragon Egg cannot be summoned now: no card in your hand can be summoned for free"
    );
}

#[test]
fn dragon_egg_needs_a_free_area_for_a_moment() {
    let scenario = Scenario::new(2).round(1).area(1, &["imp"]).hand(1, &["dragon_egg", "tidal"]);
    assert_eq!(scenario.stones(1, "B").start().refusal("summon dragon_egg B"), "your areas are full: 1 of 1");
}

#[test]
fn ember_earns_seven_points_and_makes_a_player_discard_a_water_card() {
    let mut table = hunter_and_prey("ember", &["kappa", "imp", "hydra"]);
    table.play("summon ember RP");
    assert_eq!(table.score(1), 7);
    assert_eq!(table.legal(), ["player 3"]);
    table.play("player 3");
    assert_eq!(table.asked(), 3);
    assert_eq!(table.legal(), ["pick hydra", "pick kappa"]);
    table.play("pick kappa");
    assert_eq!(table.area(3), ["imp", "hydra"]);
    assert_eq!(table.discard(), ["kappa"]);
}

#[test]
fn ember_needs_some_player_with_a_water_card() {
    assert_eq!(
        hunter_and_prey("ember", &["imp", "troll", "odin"]).refusal("summon ember RP"),
        "Ember cannot be summoned now: no player has a summoned water card"
    );
}

#[test]
fn ember_may_be_turned_on_its_owner() {
    let mut table = Scenario::new(2).area(1, &["kappa"]).hand(1, &["ember"]).stones(1, "RP").start();
    table.play("summon ember RP").play("player 1");
    assert_eq!(table.asked(), 1);
    table.play("pick kappa");
    assert_eq!(table.area(1), ["ember"]);
    assert_eq!(table.score(1), 7);
}

#[test]
fn eternity_earns_four_points_per_family() {
    let scenario = Scenario::new(2).area(1, &["imp", "agni", "kappa", "troll"]).area(2, &["odin"]);
    let mut table = scenario.hand(1, &["eternity"]).stones(1, "PP").start();
    table.play("summon eternity PP");
    assert_eq!(table.score(1), 16);
}

#[test]
fn gust_earns_eight_points_and_makes_a_player_discard_an_earth_card() {
    let mut table = hunter_and_prey("gust", &["troll", "imp", "goblin"]);
    table.play("summon gust RRP");
    assert_eq!(table.score(1), 8);
    assert_eq!(table.legal(), ["player 3"]);
    table.play("player 3");
    assert_eq!(table.asked(), 3);
    assert_eq!(table.legal(), ["pick goblin", "pick troll"]);
    table.play("pick troll");
    assert_eq!(table.area(3), ["imp", "goblin"]);
    assert_eq!(table.discard(), ["troll"]);
}

#[test]
fn gust_needs_some_player_with_an_earth_card() {
    assert_eq!(
        hunter_and_prey("gust", &["imp", "odin", "kappa"]).refusal("summon gust RRP"),
        "Gust cannot be summoned now: no player has a summoned earth card"
    );
}

#[test]
fn marina_earns_seven_points_and_makes_a_player_discard_a_fire_card() {
    let mut table = hunter_and_prey("marina", &["imp", "odin", "agni"]);
    table.play("summon marina RP");
    assert_eq!(table.score(1), 7);
    assert_eq!(table.legal(), ["player 3"]);
    table.play("player 3");
    assert_eq!(table.asked(), 3);
    assert_eq!(table.legal(), ["pick agni", "pick imp"]);
    table.play("pick imp");
    assert_eq!(table.area(3), ["odin", "agni"]);
    assert_eq!(table.discard(), ["imp"]);
}

#[test]
fn marina_needs_some_player_with_a_fire_card() {
    assert_eq!(
        hunter_and_prey("marina", &["troll", "odin", "kappa"]).refusal("summon marina RP"),
        "Marina cannot be summoned now: no player has a summoned fire card"
    );
}

#[test]
fn scorch_copies_an_instant_effect_of_another_card() {
    let scenario = Scenario::new(2).area(1, &["imp", "tidal", "agni"]).area(2, &["surtr"]);
    let mut table = scenario.hand(1, &["scorch"]).stones(1, "BP").start();
    table.play("summon scorch BP");
    assert_eq!(table.legal(), ["pick imp", "pick tidal"]);
    table.play("pick tidal");
    // Tidal and Scorch are dragon cards.
    assert_eq!(table.score(1), 10);
    assert_eq!(table.area(1), ["imp", "tidal", "agni", "scorch"]);
}

#[test]
fn scorch_needs_an_effect_that_can_be_copied() {
    // Agni has no instant effect, and Ember's would need a summoned water card.
    let table = Scenario::new(2).area(1, &["agni", "ember"]).hand(1, &["scorch"]).stones(1, "BP").start();
    assert_eq!(
        table.refusal("summon scorch BP"),
        "Scorch cannot be summoned now: no other card in your area has an effect that can be copied"
    );
}

#[test]
fn tidal_earns_five_points_per_dragon_card() {
    let scenario = Scenario::new(2).area(1, &["eternity", "imp"]).area(2, &["gust"]);
    let mut table = scenario.hand(1, &["tidal", "ember"]).stones(1, "P").start();
    table.play("summon tidal P");
    assert_eq!(table.score(1), 10);
}

#[test]
fn willow_earns_a_stone_of_each_colour_three_points_and_a_card() {
    let mut table = Scenario::new(2).hand(1, &["willow"]).stones(1, "RBP").draw_top(&["imp"]).start();
    table.play("summon willow RBP");
    assert_eq!(table.stones(1), "RBP");
    assert_eq!(table.score(1), 3);
    assert_eq!(table.hand(1), ["imp"]);
}

#[test]
fn willow_earns_her_points_after_an_overflow() {
    let mut table = Scenario::new(2).hand(1, &["willow"]).stones(1, "RRPP").start();
    table.play("summon willow PP");
    assert_eq!(table.legal(), ["keep RRRB", "keep RRRP", "keep RRBP"]);
    assert_eq!((table.score(1), table.hand(1).len()), (0, 0));
    table.play("keep RRBP");
    assert_eq!((table.score(1), table.hand(1).len()), (3, 1));
}

/// Summons a dragon that swaps itself with a card of seat 2.
#[track_caller]
fn swaps_with_seat_2(dragon: &str, pay: &str, points: u16, theirs: [&str; 3], may_go: [&str; 2]) {
    let scenario = Scenario::new(3).artifacts().area(2, &theirs).area(3, &["eternity"]).hand(1, &[dragon]);
    let mut table = scenario.stones(1, pay).start();
    table.play(&format!("summon {dragon} {pay}"));
    assert_eq!((table.score(1), table.asked()), (points, 1));
    assert_eq!(table.legal(), ["player 2"]);
    table.play("player 2");
    assert_eq!((table.asked(), table.legal()), (2, may_go.map(|card| format!("pick {card}")).to_vec()));
    table.play(&format!("pick {}", may_go[1]));
    assert_eq!(table.area(1), [may_go[1]]);
    assert_eq!(table.area(2), theirs.map(|card| if card == may_go[1] { dragon } else { card }));
    assert_eq!((table.asked(), table.score(1), table.score(2)), (1, points, 0));
    assert!(table.discard().is_empty() && table.hand(2).is_empty());
}

#[test]
fn deepdive_earns_seven_points_and_changes_places_with_a_water_card() {
    swaps_with_seat_2("deepdive", "RP", 7, ["nessie", "imp", "undine"], ["nessie", "undine"]);
}

#[test]
fn deepdive_needs_a_player_with_a_water_card() {
    let table = Scenario::new(2).artifacts().area(2, &["imp"]).hand(1, &["deepdive"]).stones(1, "RP").start();
    assert_eq!(
        table.refusal("summon deepdive RP"),
        "Deepdive cannot be summoned now: no player has a summoned water card"
    );
}

#[test]
fn pyro_earns_seven_points_and_changes_places_with_a_fire_card() {
    swaps_with_seat_2("pyro", "RP", 7, ["agni", "nessie", "imp"], ["agni", "imp"]);
}

#[test]
fn rockscale_earns_eight_points_and_changes_places_with_an_earth_card() {
    swaps_with_seat_2("rockscale", "RRP", 8, ["goblin", "nessie", "troll"], ["goblin", "troll"]);
}

#[test]
fn whisper_earns_eight_points_and_changes_places_with_a_wind_card() {
    swaps_with_seat_2("whisper", "RRP", 8, ["harpy", "nessie", "odin"], ["harpy", "odin"]);
}

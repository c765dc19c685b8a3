//! C1-C9: what is in the box, and what the words mean.

use std::collections::BTreeSet;

use vale_engine::{Deal, Event, Family, Game, Options, Seed, Setup, SetupError, Worth};

use super::new_game;
use crate::support::scenario::{Scenario, card, seat};

#[test]
fn c1_the_game_is_for_two_to_four_players() {
    for players in 0..8 {
        let game = Game::new(&Setup::new(players, Seed::from_number(1)));
        assert_eq!(game.is_ok(), (2..=4).contains(&players), "{players} players");
    }
}

#[test]
fn c1_the_deck_has_seventy_creatures_each_once() {
    let view = new_game(4, 1, &[]).game.referee_view();
    let cards: Vec<_> = view.draw.iter().copied().chain(view.table.display.iter().map(|hunted| hunted.card)).collect();
    assert_eq!(cards.len(), 70);
    assert_eq!(cards.iter().collect::<BTreeSet<_>>().len(), 70);
}

#[test]
fn c1_a_card_is_not_in_the_deck_twice() {
    let mut deck: Vec<_> = Options::new(2).deck().iter().collect();
    deck[1] = deck[0];
    let setup = Setup { deal: Deal::Stacked(deck.clone()), ..Setup::new(2, Seed::from_number(1)) };
    assert_eq!(Game::new(&setup).unwrap_err(), SetupError::Twice(deck[0]));
}

#[test]
fn c2_there_are_five_families() {
    let names = Family::ALL.map(Family::name);
    assert_eq!(names, ["fire", "water", "earth", "wind", "dragon"]);
    let size = |family| Options::new(2).deck().iter().filter(|card| card.family() == family).count();
    assert_eq!(Family::ALL.map(size), [15, 15, 15, 15, 10]);
}

#[test]
fn c3_red_is_worth_1_blue_3_and_purple_6() {
    let table = Scenario::new(2).start();
    assert_eq!(table.game.worth(seat(1)), Worth { red: 1, blue: 3, purple: 6 });
    for (stones, cost_covered) in [("R", 1), ("B", 3), ("P", 6)] {
        let hand = ["firefox", "undine_queen", "cerberus", "mud_slime", "griffon"];
        let table = Scenario::new(2).hand(1, &hand).stones(1, stones).start();
        for id in hand {
            let enough = card(id).cost() <= cost_covered;
            assert_eq!(table.can(&format!("summon {id} {stones}")), enough, "{id} for {stones}");
        }
    }
}

#[test]
fn c3_the_supply_never_runs_out() {
    // The box has twelve purple stones, and the others hold all of them.
    let mut table =
        Scenario::new(4).stones(2, "PPPP").stones(3, "PPPP").stones(4, "PPPP").hunted(1, &["ember", "gust"]).start();
    table.play("sell ember").play("sell gust");
    assert_eq!(table.stones(1), "PP");
}

#[test]
fn c4_a_hand_is_secret_but_its_size_is_public() {
    let table = Scenario::new(2).hand(1, &["imp"]).hand(2, &["tengu", "willow"]).start();
    let view = table.game.seat_view(seat(1));
    assert_eq!(view.table.players[1].hand_size, 2);
    let text = serde_json::to_string(&view).unwrap();
    assert!(text.contains("imp"), "a seat sees its own hand");
    assert!(!text.contains("tengu") && !text.contains("willow"), "and no other: {text}");
    let text = serde_json::to_string(&table.game.table_view()).unwrap();
    assert!(!text.contains("imp") && !text.contains("tengu"), "a bystander sees no hand: {text}");
}

#[test]
fn c4_a_hand_has_no_limit() {
    let mut table = Scenario::new(2)
        .with(|position| position.turn = Some(seat(2)))
        .hunted(2, &["imp", "hydra"])
        .draw_only(&[])
        .start();
    table.play("tame imp").play("tame hydra");
    assert_eq!(table.hand(2).len(), 70);
}

#[test]
fn c5_a_player_keeps_at_most_four_stones() {
    let mut table = Scenario::new(2).stones(1, "P").hunted(1, &["troll"]).start();
    table.play("sell troll");
    assert_eq!(table.legal(), ["keep RRRR", "keep RRRP"]);
    table.play("keep RRRP");
    assert_eq!(table.stones(1), "RRRP");
}

#[test]
fn c5_exactly_four_stones_are_no_overflow() {
    let mut table = Scenario::new(2).stones(1, "BBP").hunted(1, &["hydra"]).start();
    table.play("sell hydra");
    assert_eq!(table.stones(1), "BBBP");
    assert!(table.can("end"));
}

#[test]
fn c5_too_many_stones_are_discarded_before_anything_else() {
    let mut table = Scenario::new(2).stones(1, "P").hand(1, &["imp"]).hunted(1, &["troll"]).start();
    table.play("sell troll");
    for text in ["summon imp", "end", "keep RRR", "keep RRRRP"] {
        table.refusal(text);
    }
    assert_eq!(table.refusal("keep RRP"), "you have RRRRP, keep exactly 4 of them");
    assert_eq!(table.refusal("keep RRPP"), "you cannot keep RRPP: you have RRRRP, keep exactly 4 of them");
}

#[test]
fn c5_stones_are_public() {
    let table = Scenario::new(2).stones(2, "RBP").start();
    assert_eq!(table.game.seat_view(seat(1)).table.players[1].stones.to_string(), "RBP");
}

#[test]
fn c6_stones_cannot_be_traded() {
    let table = Scenario::new(2).stones(1, "RRRB").start();
    assert_eq!(table.legal(), ["end"]);
}

#[test]
fn c6_no_change_is_given() {
    let mut table = Scenario::new(2).stones(1, "P").hand(1, &["valkyrie"]).start();
    table.play("summon valkyrie P");
    assert_eq!(table.stones(1), "");
}

#[test]
fn c7_a_player_has_as_many_areas_as_the_number_of_the_round() {
    for round in 1..=10 {
        let view = Scenario::new(3).round(round).start().game.table_view();
        assert!(view.players.iter().all(|player| player.areas == round), "round {round}");
    }
}

#[test]
fn c7_one_summoned_card_per_area() {
    let table = Scenario::new(2).round(3).area(1, &["agni", "kappa"]).hand(1, &["hestia"]).start();
    assert!(table.can("summon hestia"));
    let table = Scenario::new(2).round(3).area(1, &["agni", "kappa", "goblin"]).hand(1, &["hestia"]).start();
    assert_eq!(table.refusal("summon hestia"), "your areas are full: 3 of 3");
}

#[test]
fn c8_a_score_never_drops_below_zero() {
    let mut table = Scenario::new(2).score(1, 3).area(1, &["goblin_soldier"]).resolution().start();
    table.play("use goblin_soldier");
    assert_eq!(table.score(1), 0);
}

#[test]
fn c8_points_beyond_sixty_are_counted_on() {
    let mut table = Scenario::new(2).score(1, 58).stones(1, "P").hand(1, &["mud_slime"]).start();
    table.play("summon mud_slime P");
    assert_eq!(table.score(1), 64);
}

#[test]
fn c9_the_draw_pile_is_face_down_and_the_discard_pile_public() {
    let table = Scenario::new(2).draw_top(&["tengu"]).discard(&["troll"]).start();
    let view = table.game.table_view();
    assert_eq!((view.draw_count, table.discard()), (69, vec!["troll"]));
    let text = serde_json::to_string(&view).unwrap();
    assert!(!text.contains("tengu") && text.contains("troll"), "{text}");
}

#[test]
fn c9_the_discard_pile_is_shuffled_in_the_middle_of_a_reveal() {
    let mut table = Scenario::new(2)
        .area(1, &["salamander"])
        .discard(&["imp", "troll", "hydra", "harpy"])
        .resolution()
        .draw_only(&["tengu"])
        .start();
    table.play("use salamander");
    let reshuffled = table.events.iter().position(|event| *event == Event::Reshuffled { cards: 4 }).unwrap();
    let revealed: Vec<_> = (0..)
        .zip(&table.events)
        .filter(|(_, event)| matches!(event, Event::Revealed { .. }))
        .map(|(at, _)| at)
        .collect();
    assert_eq!(revealed.len(), 4);
    assert!(revealed[0] < reshuffled && reshuffled < revealed[1], "after the first card, before the second");
    assert_eq!(table.game.table_view().draw_count, 1);
    assert!(table.discard().is_empty());
    assert!(table.can("hunt tengu"));
}

#[test]
fn c9_the_discard_pile_is_shuffled_for_a_draw() {
    let mut table =
        Scenario::new(2).stones(1, "B").hand(1, &["pegasus"]).discard(&["imp", "troll"]).draw_only(&[]).start();
    table.play("summon pegasus B");
    let [drawn] = table.hand(1)[..] else { panic!("one card is drawn") };
    assert!(["imp", "troll"].contains(&drawn));
    assert!(table.discard().is_empty());
    assert_eq!(table.game.table_view().draw_count, 1);
}

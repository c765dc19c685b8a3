//! I1: hidden information.

use vale_engine::Game;

use crate::support::scenario::{Scenario, seat};

fn deal(hand_of_2: &[&str], draw_top: &[&str]) -> Game {
    Scenario::new(3).hand(1, &["kappa"]).hand(2, hand_of_2).area(2, &["agni"]).draw_top(draw_top).start().game
}

#[test]
fn i1_the_order_of_the_draw_pile_is_hidden() {
    let (one, two) = (deal(&["imp"], &["tengu", "troll"]), deal(&["imp"], &["troll", "tengu"]));
    assert_ne!(one.referee_view(), two.referee_view());
    for number in 1..=3 {
        assert_eq!(one.seat_view(seat(number)), two.seat_view(seat(number)));
    }
    assert_eq!(one.table_view(), two.table_view());
}

#[test]
fn i1_the_hands_of_opponents_are_hidden() {
    let (one, two) = (deal(&["imp"], &["tengu"]), deal(&["tengu"], &["imp"]));
    assert_eq!(one.table_view(), two.table_view());
    for number in [1, 3] {
        assert_eq!(one.seat_view(seat(number)), two.seat_view(seat(number)));
    }
    assert_ne!(one.seat_view(seat(2)), two.seat_view(seat(2)));
}

#[test]
fn i1_a_card_that_everyone_saw_go_into_a_hand_is_hidden_there() {
    let mut table = Scenario::new(2).hunted(1, &["hydra"]).start();
    table.play("tame hydra");
    let view = table.game.seat_view(seat(2));
    assert_eq!(view.table.players[0].hand_size, 1);
    let text = serde_json::to_string(&view).unwrap();
    assert!(!text.contains("hydra"), "{text}");
    let mut table =
        Scenario::new(2).area(1, &["imp"]).resolution().draw_top(&["agni", "kappa", "troll", "harpy"]).start();
    table.play("use imp");
    let text = serde_json::to_string(&table.game.seat_view(seat(2))).unwrap();
    assert!(!text.contains("\"imp\""), "{text}");
}

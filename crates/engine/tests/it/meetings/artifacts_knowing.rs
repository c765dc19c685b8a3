//! Who knows what when Nurikabe hides a card and Anzu shows a hand (I1).

use vale_engine::{Event, Happening, Secret};

use crate::support::scenario::{Scenario, Table, card, seat};

/// The cards in the draw pile that a seat alone knows, with how many lie on top of each.
fn known_to(table: &Table, number: usize) -> Vec<(u8, &'static str)> {
    let view = table.game.seat_view(seat(number));
    view.draw_known_to_me.iter().map(|known| (known.depth, known.card.id())).collect()
}

#[test]
fn nurikabe_lets_its_owner_alone_know_the_card_on_the_draw_pile() {
    let scenario = Scenario::new(2).artifacts().resolution().area(1, &["nurikabe"]).area(2, &["griffon"]);
    let mut table = scenario.hand(1, &["troll"]).draw_top(&["imp", "agni"]).start();
    let mut happenings: Vec<Happening> = vec![];
    for text in ["use nurikabe", "pick troll"] {
        let m = table.game.read_move(text).unwrap();
        table.game.play(m, &mut happenings).unwrap();
    }
    let put = Event::PutHandCardOnPile { seat: seat(1), by: card("nurikabe").into() };
    assert!(happenings.contains(&Happening::Public(put)));
    assert!(happenings.contains(&Happening::Private(seat(1), Secret::PutCardOnPile { card: card("troll") })));
    assert_eq!((known_to(&table, 1), known_to(&table, 2)), (vec![(0, "troll")], vec![]));
    assert!(table.game.table_view().draw_known.is_empty());
    assert_eq!(table.asked(), 2);
    table.play("use griffon");
    assert_eq!(table.hand(2), ["troll"]);
    assert!(known_to(&table, 1).is_empty());
}

#[test]
fn a_hidden_card_under_tengu_is_still_known_to_its_owner() {
    let scenario = Scenario::new(2).artifacts().tile(1, "ring_of_wishes").area(1, &["nurikabe"]);
    let mut table = scenario.hand(1, &["tengu"]).stones(1, "B").draw_top(&["imp", "agni"]).start();
    table.play("use ring_of_wishes").play("use nurikabe").play("pick imp").play("summon tengu B");
    assert_eq!(&table.draw_pile()[..2], ["tengu", "imp"]);
    assert_eq!((known_to(&table, 1), known_to(&table, 2)), (vec![(1, "imp")], vec![]));
    let known: Vec<_> = table.game.table_view().draw_known.iter().map(|known| (known.depth, known.card.id())).collect();
    assert_eq!(known, [(0, "tengu")]);
}

#[test]
fn anzu_shows_the_hand_once_and_the_views_hide_it_again() {
    let mut table = Scenario::new(2).artifacts().hand(1, &["anzu", "imp", "tidal"]).stones(1, "BP").start();
    table.play("summon anzu BP");
    let shown = table.events.iter().find_map(|event| match event {
        Event::HandRevealed { seat: shower, cards, .. } => Some((shower.number(), cards.len())),
        _ => None,
    });
    assert_eq!(shown, Some((1, 2)));
    let view = table.game.seat_view(seat(2));
    assert!(view.hand.is_empty());
    assert_eq!(view.table.players[0].hand_size, 2);
}

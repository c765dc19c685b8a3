//! Observations say what their layout says.

use vale_engine::{Card, Options, Seat};
use vale_gym::CARDS;
use vale_gym::layout::{FIELDS, LENGTH};
use vale_testkit::all_options;

use crate::support::{Play, field};

#[test]
fn the_fields_follow_each_other_without_a_gap() {
    let mut from = 0;
    for field in FIELDS {
        assert_eq!(field.from, from, "{}", field.name);
        assert!(!field.is_empty() && field.most > 0 && !field.meaning.is_empty());
        from += field.len();
    }
    assert_eq!(from, LENGTH);
}

#[test]
fn no_byte_is_higher_than_its_field_says_and_every_field_is_used() {
    let mut highest = [0; LENGTH];
    for seed in 0..6 {
        for options in all_options() {
            let mut play = Play::new(options, seed);
            while play.random_step() {
                for seat in play.game.seats() {
                    let observation = play.observation(seat);
                    highest.iter_mut().zip(observation).for_each(|(most, byte)| *most = byte.max(*most));
                }
            }
        }
    }
    for field in FIELDS {
        let most = highest[field.from..field.from + field.len()].iter().max().unwrap();
        assert!(*most <= field.most, "{}: {most}", field.name);
        assert!(*most > 0, "{} is never used", field.name);
    }
}

#[test]
fn the_cards_are_where_the_view_has_them() {
    let mut remembered = 0;
    for (seed, options) in (0..).zip(all_options()) {
        let mut play = Play::new(options, seed);
        while play.random_step() {
            for seat in play.game.seats() {
                let observation = play.observation(seat);
                let view = play.game.seat_view(seat);
                for card in Card::all() {
                    let at = |name, row: usize| field(name, &observation)[row * CARDS + card.index()];
                    assert_eq!(at("hand", 0) == 1, view.hand.contains(card));
                    assert_eq!(at("discard", 0) == 1, view.table.discard.contains(card));
                    for player in &view.table.players {
                        let places = (player.seat.index() + usize::from(options.players) - seat.index())
                            % usize::from(options.players);
                        assert_eq!(at("area", places) == 1, player.area.set().contains(card));
                        assert_eq!(usize::from(at("shelter", 0)) == places + 1, player.shelter.contains(card));
                        if places > 0 {
                            let known = play.memories.of(seat).in_hand(player.seat).contains(card);
                            remembered += u32::from(known);
                            assert_eq!(at("remembered", places - 1) == 1, known);
                        }
                        let score = field("score", &observation)[places];
                        assert_eq!(u16::from(score), player.score.min(255));
                    }
                }
            }
        }
    }
    assert!(remembered > 1_000, "{remembered} remembered cards prove nothing");
}

#[test]
fn the_card_that_is_paid_for_is_known_to_its_buyer_only() {
    let mut found = 0;
    for seed in 0..40 {
        let mut play = Play::new(Options::new(3), seed);
        while play.random_step() {
            let (Some(bought), Some(buyer)) = (play.bought, play.game.asked_seat()) else { continue };
            found += 1;
            for seat in play.game.seats() {
                let observation = play.observation(seat);
                let asking = field("asking", &observation)[bought.card().index()];
                assert_eq!(asking == 3, seat == buyer);
                assert_eq!(field("question", &observation)[21] == 1, seat == buyer);
            }
        }
    }
    assert!(found > 20, "{found}");
}

#[test]
fn players_come_clockwise_from_the_one_who_looks() {
    let play = Play::new(Options::new(3), 5);
    let first = play.game.first();
    for (places, seat) in [(0, first), (1, first.clockwise(2, 3)), (2, first.clockwise(1, 3))] {
        let observation = play.observation(seat);
        assert_eq!(field("first", &observation).iter().position(|&byte| byte == 1), Some(places));
        let scores: Vec<_> = (0..3).map(|more| play.game.score(seat.clockwise(more, 3)) as u8).collect();
        assert_eq!(field("score", &observation)[..3], scores);
        assert_eq!(field("stone_limit", &observation), [4, 4, 4, 0]);
    }
    assert_ne!(Seat::FIRST.clockwise(1, 3), Seat::FIRST);
}

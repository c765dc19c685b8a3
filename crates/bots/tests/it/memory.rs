//! Sampled games look the same to the seat, and have the cards it remembers where they are.

use vale_bots::{Level, Memory, sample::sample};
use vale_engine::{Card, CardSet, Event, Options, Seat, Source};

use crate::support::{Play, all_options};

#[test]
fn a_sampled_game_has_exactly_the_same_view() {
    let random = Level::Random.bot();
    for (number, options) in all_options().into_iter().enumerate() {
        let mut play = Play::new(options, number as u64);
        while let Some(asked) = play.asked() {
            if play.decisions.is_multiple_of(7) {
                for seat in play.game.seats() {
                    let view = play.game.seat_view(seat);
                    let sampled = sample(&view, play.memories.of(seat), play.decisions).unwrap();
                    assert_eq!(sampled.seat_view(seat), view);
                }
            }
            play.play(play.decide(&*random, asked, play.decisions, Level::Random.default_budget()));
        }
    }
}

#[test]
fn remembered_cards_are_where_they_are() {
    let random = Level::Random.bot();
    let (mut remembered, mut forgotten) = (0, 0);
    for (number, options) in all_options().into_iter().enumerate() {
        let mut play = Play::new(options, 100 + number as u64);
        while let Some(asked) = play.asked() {
            for seat in play.game.seats() {
                for other in play.game.seats().filter(|&other| other != seat) {
                    let known = play.memories.of(seat).in_hand(other);
                    let hand = play.game.hand(other);
                    assert_eq!(known & hand, known, "{seat:?} remembers a card that {other:?} does not have");
                    remembered += u32::from(known.len());
                    forgotten += u32::from(hand.len() - known.len());
                    let view = play.game.seat_view(seat);
                    if play.decisions.is_multiple_of(11) {
                        let sampled = sample(&view, play.memories.of(seat), play.decisions).unwrap();
                        assert_eq!(sampled.hand(other) & known, known, "a remembered card was dealt elsewhere");
                    }
                }
            }
            play.play(play.decide(&*random, asked, play.decisions, Level::Random.default_budget()));
        }
    }
    // Most cards in hands were tamed in front of everyone.
    assert!(remembered > 2 * forgotten, "{remembered} cards remembered, {forgotten} not");
}

#[test]
fn a_tamed_card_is_known_until_it_leaves() {
    let mut play = Play::new(Options::new(2), 5);
    while play.asked().is_some() {
        let mut events: Vec<Event> = Vec::new();
        let m = play.legal[play.decisions as usize % play.legal.len()];
        let mut copy = play.game;
        copy.play(m, &mut events).unwrap();
        play.play(m);
        for event in events {
            let watcher = |seat| play.game.seats().find(|&other| other != seat).unwrap();
            match event {
                Event::Tamed { seat, card } if play.game.hand(seat).contains(card) => {
                    assert!(play.memories.of(watcher(seat)).in_hand(seat).contains(card));
                }
                Event::Summoned { seat, card, .. } if !play.game.hand(seat).contains(card) => {
                    assert!(!play.memories.of(watcher(seat)).in_hand(seat).contains(card));
                }
                _ => {}
            }
        }
    }
}

#[test]
fn different_seeds_sample_different_games() {
    let play = Play::new(Options::new(3), 1);
    let seat = play.game.asked_seat().unwrap();
    let view = play.game.seat_view(seat);
    let one = sample(&view, play.memories.of(seat), 1).unwrap();
    let two = sample(&view, play.memories.of(seat), 2).unwrap();
    assert_ne!(one.referee_view().draw, two.referee_view().draw);
    assert_eq!(one, sample(&view, play.memories.of(seat), 1).unwrap());
}

#[test]
fn of_many_cards_on_the_draw_pile_the_lowest_are_forgotten() {
    let (other, cards) = (Seat::FIRST.clockwise(1, 2), Card::all().take(10).collect::<Vec<_>>());
    let mut memory = Memory::new(Seat::FIRST);
    for &card in &cards {
        memory.saw(&Event::PutOnPile { seat: Seat::FIRST, card });
    }
    for _ in &cards {
        memory.saw(&Event::Drew { seat: other, by: Source::Card(cards[0]) });
    }
    assert_eq!(memory.in_hand(other), cards[2..].iter().copied().collect::<CardSet>());
}

//! The guided first game: whatever the bot does in round 1, every first lesson comes up.

use vale_engine::{Event, Happening, Match, Move, Phase, Position, RULES_VERSION, Seat, Start};
use vale_table::guide;

/// Plays a move, and tells what it brought about.
fn play(game: &mut Match, m: Move) -> Vec<Event> {
    let mut happenings: Vec<Happening> = vec![];
    game.play(m, &mut happenings).unwrap_or_else(|refusal| panic!("{m}: {refusal}"));
    let public = |happening| match happening {
        Happening::Public(event) => Some(event),
        Happening::Private(..) => None,
    };
    happenings.into_iter().filter_map(public).collect()
}

fn text(text: &str) -> Move {
    text.parse().unwrap()
}

fn begin() -> Match {
    let position = Position::from_json(guide::POSITION).unwrap();
    assert_eq!((position.rules, position.options), (RULES_VERSION, guide::settings(0).options));
    Match::new(Start::Position(position)).unwrap()
}

#[test]
fn the_sale_pays_for_the_cheap_creature_with_change_that_is_lost_and_its_effect_brings_points() {
    let others = ["poseidon", "griffon", "boulder"];
    for left in others {
        let mut game = begin();
        play(&mut game, text("hunt nessie"));
        for card in others.into_iter().filter(|card| *card != left) {
            assert_eq!(game.game().asked_seat(), Seat::from_number(2));
            play(&mut game, text(&format!("hunt {card}")));
        }
        play(&mut game, text(&format!("hunt {left}")));
        assert_eq!(game.game().asked_seat(), Some(Seat::FIRST), "the learner acts first");
        play(&mut game, text(&format!("sell {left}")));
        play(&mut game, text("tame nessie"));
        let summons: Vec<_> =
            game.game().legal_moves().into_iter().filter(|m| matches!(m, Move::Summon { .. })).collect();
        assert!(!summons.is_empty(), "{left} pays for it");
        for m in &summons {
            let Move::Summon { pay, .. } = m else { continue };
            assert!(pay.total() > 0 && worth(*pay) > 2, "{left}: {pay} pays exactly");
        }
        play(&mut game, summons[0]);
        play(&mut game, Move::End);
        while game.game().phase() == Phase::Action {
            let any = game.game().legal_moves()[0];
            play(&mut game, any);
        }
        assert_eq!(game.game().asked_seat(), Some(Seat::FIRST), "{left}: an effect can be used");
        let events = play(&mut game, text("use nessie"));
        assert!(events.iter().any(|event| matches!(event, Event::PointsEarned { points: 2, .. })), "{events:?}");
    }
}

/// What stones are worth when no card changes that.
fn worth(stones: vale_engine::Stones) -> u32 {
    stones
        .to_string()
        .chars()
        .map(|stone| {
            if stone == 'R' {
                1
            } else if stone == 'B' {
                3
            } else {
                6
            }
        })
        .sum()
}

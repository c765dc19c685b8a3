//! Matches: starting, playing, taking back.

use vale_engine::{
    Event, Match, Move, PlayerPosition, Refusal, Seat, Seed, Setup, SetupError, Start, StartError, UndoRefusal,
};

use super::{position, random_game};
use crate::support::scenario::{Scenario, card, seat};

fn start(scenario: Scenario) -> Match {
    Match::new(Start::Position(position(scenario))).unwrap()
}

#[track_caller]
fn play(game: &mut Match, text: &str) {
    let m = game.game().read_move(text).unwrap();
    game.play(m, &mut ()).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
}

#[test]
fn begin_tells_the_opening_events() {
    let mut events = Vec::<Event>::new();
    let game = Match::begin(Setup::new(3, Seed::from_number(1)).into(), &mut events).unwrap();
    assert!(matches!(events[0], Event::RoundBegan { round: 1, .. }));
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Revealed { .. })).count(), 6);
    assert_eq!(game.moves().len(), 0);
}

#[test]
fn begin_tells_the_opening_events_of_a_position_that_goes_on_by_itself() {
    let mut events = Vec::<Event>::new();
    Match::begin(position(Scenario::new(2).resolution()).into(), &mut events).unwrap();
    assert!(matches!(events[0], Event::RoundBegan { round: 6, .. }), "{events:?}");
}

#[test]
fn a_start_that_is_wrong_is_refused() {
    assert_eq!(Match::new(Setup::new(5, Seed::default()).into()), Err(StartError::Setup(SetupError::Players(5))));
    let one_player = Match::new(Setup::new(1, Seed::default()).into()).unwrap_err();
    assert_eq!(one_player.to_string(), "players: 1; the game is for 2 to 4");
    let crowded = position(Scenario::new(2).with(|position| position.players.push(PlayerPosition::default())));
    let error = Match::new(crowded.into()).unwrap_err();
    assert_eq!(error.to_string(), "position: players: 3 listed, but options.players is 2");
}

#[test]
fn a_match_remembers_who_played_what() {
    let mut game = start(Scenario::new(2).hunted(1, &["imp"]));
    play(&mut game, "tame imp");
    play(&mut game, "end");
    let imp = card("imp");
    assert_eq!(game.moves().collect::<Vec<_>>(), [Move::Tame(imp), Move::End]);
    assert!(game.played().iter().all(|played| played.seat == Seat::FIRST && !played.revealed));
    play(&mut game, "end");
    assert_eq!(game.played()[2].seat, seat(2));
    assert!(game.played()[2].revealed, "the next round revealed cards");
}

#[test]
fn a_refused_move_is_not_remembered() {
    let mut game = start(Scenario::new(2).hunted(1, &["imp"]));
    let before = game.clone();
    assert_eq!(game.play(Move::End, &mut ()), Err(Refusal::MarkersLeft { count: 1 }));
    assert_eq!(game, before);
}

#[test]
fn undo_takes_back_the_last_move_of_a_seat() {
    let mut game = start(Scenario::new(2).hunted(1, &["imp"]));
    let before = game.clone();
    play(&mut game, "sell imp");
    assert_eq!(game.undo(Seat::FIRST), Ok(Move::Sell(card("imp"))));
    assert_eq!(game, before);
    play(&mut game, "tame imp");
    play(&mut game, "summon imp");
    assert_eq!(game.undo(Seat::FIRST).map(|_| game.undo(Seat::FIRST)), Ok(Ok(Move::Tame(card("imp")))));
    assert_eq!(game, before);
}

#[test]
fn undo_without_a_move_is_refused() {
    let refusal = start(Scenario::new(2)).undo(Seat::FIRST).unwrap_err();
    assert_eq!(refusal.to_string(), "there is no move to undo");
}

#[test]
fn undo_of_another_seats_move_is_refused() {
    let mut game = start(Scenario::new(2));
    play(&mut game, "end");
    let before = game.clone();
    let refusal = game.undo(seat(2)).unwrap_err();
    assert_eq!(refusal, UndoRefusal::NotYours { seat: Seat::FIRST });
    assert_eq!(refusal.to_string(), "the last move was made by seat 1, and only seat 1 can undo it");
    assert_eq!(game, before);
}

#[test]
fn undo_past_a_drawn_card_is_refused() {
    let mut game = start(Scenario::new(2).hand(1, &["pegasus"]).stones(1, "B"));
    let summon = game.game().read_move("summon pegasus").unwrap();
    let mut events = Vec::<Event>::new();
    game.play(summon, &mut events).unwrap();
    assert!(events.iter().any(Event::reveals), "{events:?}");
    let before = game.clone();
    let refusal = game.undo(Seat::FIRST).unwrap_err();
    assert_eq!(refusal.to_string(), "the last move revealed hidden cards, so it cannot be undone");
    assert_eq!(game, before);
}

#[test]
fn undo_past_a_new_round_is_refused() {
    let mut game = start(Scenario::new(2));
    play(&mut game, "end");
    play(&mut game, "end");
    assert_eq!(game.game().round(), 6);
    assert_eq!(game.undo(seat(2)), Err(UndoRefusal::Revealed));
}

#[test]
fn undo_works_in_the_middle_of_a_random_game_wherever_nothing_was_revealed() {
    for number in 0..20 {
        let mut game = random_game(Setup::new(3, Seed::from_number(number)), number, 10_000);
        let all: Vec<_> = game.moves().collect();
        while let Some(&last) = game.played().last() {
            if last.revealed {
                assert_eq!(game.undo(last.seat), Err(UndoRefusal::Revealed));
                break;
            }
            assert_eq!(game.undo(last.seat), Ok(last.m));
            assert_eq!(game.game().asked_seat(), Some(last.seat));
        }
        let kept = game.moves().len();
        all[kept..].iter().for_each(|&m| game.play(m, &mut ()).unwrap());
        assert!(game.game().is_over());
    }
}

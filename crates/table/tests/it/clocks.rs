//! What clocks charge: exactly what was thought, whatever happens meanwhile.

use vale_protocol::{Clock, Code, Request, Settings, Substitution};

use crate::desk::{Desk, read, seat, settings};

fn with_turns_of(seconds: u32) -> Desk {
    Desk::playing(&Settings { clock: Clock::Turn { seconds }, ..settings(2) })
}

fn with_bank_of(seconds: u32) -> Desk {
    Desk::playing(&Settings { clock: Clock::Bank { seconds }, ..settings(2) })
}

/// Plays the first legal move of whoever is asked.
fn play(desk: &mut Desk) {
    let (who, m) = (desk.asked(), desk.first_move());
    desk.does(who, &m).unwrap();
}

#[test]
fn when_the_time_of_a_turn_is_over_a_bot_keeps_the_seat_until_the_player_is_back() {
    let mut desk = with_turns_of(30);
    desk.thinks(29);
    desk.settle();
    assert_eq!(desk.substituted(1), None);
    desk.thinks(1);
    desk.settle();
    assert_eq!(desk.substituted(1), Some(Substitution::Clock));
    desk.does("ada", &Request::Return {}).unwrap();
    assert_eq!(desk.substituted(1), None);
    assert_eq!(desk.time_left(1), Some(10_000), "a little for the rest of the turn");
    assert_eq!(desk.code("ada", &Request::Return {}), Code::Illegal);
}

#[test]
fn who_returns_late_gets_a_little_once_in_a_turn() {
    let mut desk = with_turns_of(30);
    desk.thinks(30);
    desk.settle();
    desk.does("ada", &Request::Return {}).unwrap();
    desk.thinks(10);
    desk.settle();
    assert_eq!(desk.substituted(1), Some(Substitution::Clock));
    let refused = desk.try_to("ada", &Request::Return {}, None).unwrap_err();
    assert!(refused.message.contains("time for this turn is over"), "{refused}");
}

#[test]
fn leaving_and_returning_costs_what_was_thought() {
    let mut desk = with_turns_of(30);
    for _ in 0..5 {
        desk.thinks(4);
        desk.does("ada", &Request::Leave {}).unwrap();
        desk.does("ada", &Request::Return {}).unwrap();
    }
    assert_eq!(desk.time_left(1), Some(10_000));
    let mut desk = with_bank_of(60);
    desk.thinks(20);
    desk.does("ada", &Request::Leave {}).unwrap();
    desk.thinks(500);
    desk.does("ada", &Request::Return {}).unwrap();
    assert_eq!(desk.time_left(1), Some(40_000), "the bot's time is nobody's");
}

#[test]
fn taking_back_costs_what_was_thought() {
    let mut desk = with_bank_of(60);
    // Both mark once and twice in the first Hunting Phase; then Ada is in a turn of several decisions.
    while desk.log.state.can_undo(seat(1)).is_err() {
        play(&mut desk);
    }
    let before = desk.log.state.time_left(seat(1), 0).unwrap();
    desk.thinks(7);
    desk.does("ada", &Request::Undo {}).unwrap();
    assert_eq!(desk.log.state.time_left(seat(1), 0), Some(before - 7_000));
}

#[test]
fn talk_costs_what_was_thought_and_no_more() {
    let mut desk = with_turns_of(30);
    desk.thinks(5);
    desk.does("teo", &Request::Say { text: "hurry".to_owned() }).unwrap();
    assert_eq!(desk.time_left(1), Some(25_000));
    assert_eq!(desk.time_left(2), Some(30_000));
}

#[test]
fn what_facts_charge_is_counted_since_the_question_was_asked() {
    let mut desk = with_turns_of(60);
    let stands = |desk: &Desk| (desk.log.asked_at(), desk.log.settled_ms());
    let asked_at = desk.log.seq();
    assert_eq!(stands(&desk), (asked_at, 0));
    for seconds in [5, 2] {
        desk.thinks(seconds);
        desk.does("teo", &Request::Say { text: "hurry".to_owned() }).unwrap();
    }
    // Somebody else comes and goes: the question stands.
    desk.does("teo", &Request::Leave {}).unwrap();
    desk.does("teo", &Request::Return {}).unwrap();
    assert_eq!(stands(&desk), (asked_at, 7_000));
    desk.thinks(3);
    desk.does("ada", &Request::Leave {}).unwrap();
    assert_eq!(stands(&desk), (desk.log.seq(), 0), "nobody thinks now");
    desk.does("ada", &Request::Return {}).unwrap();
    play(&mut desk);
    assert_eq!(stands(&desk), (desk.log.seq(), 0));
}

#[test]
fn a_bank_runs_down_over_the_game_and_leaves_a_little_for_each_decision() {
    let mut desk = with_bank_of(60);
    desk.thinks(55);
    play(&mut desk);
    assert_eq!(desk.log.state.time_left(seat(1), 0), Some(10_000), "five seconds, but ten are the least");
    assert_eq!(desk.log.state.time_left(seat(2), 20_000), Some(40_000));
}

#[test]
fn with_an_empty_bank_a_question_that_was_taken_back_gets_no_new_time() {
    let mut desk = with_bank_of(5);
    while desk.log.state.can_undo(seat(1)).is_err() {
        play(&mut desk);
    }
    desk.does("ada", &Request::Undo {}).unwrap();
    desk.thinks(6);
    let (who, m) = (desk.asked(), desk.first_move());
    assert_eq!(who, "ada");
    desk.does("ada", &m).unwrap();
    desk.does("ada", &Request::Undo {}).unwrap();
    assert_eq!(desk.time_left(1), Some(4_000), "ten seconds less six");
}

#[test]
fn a_restart_forgets_no_thinking_time_and_adds_none() {
    let mut desk = with_bank_of(60);
    desk.thinks(20);
    play(&mut desk);
    let log = read(&desk.row, &desk.rows);
    assert_eq!(log.state.time_left(seat(1), 0), Some(40_000), "what was thought before is remembered");
    assert_eq!(log.state.time_left(seat(2), 0), Some(60_000));
}

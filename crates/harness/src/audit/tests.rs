//! An audit that finds nothing proves nothing unless it finds what is there to be found.

use serde_json::json;
use vale_engine::{MoveList, Seed, Setup};
use vale_protocol::Command;
use vale_testkit::Dice;

use super::*;
use crate::wire::Stage;

/// A finished game of two, as an honest server would have told it to both players and a spectator. The first
/// move is taken back and made again.
fn honest() -> (Match, Vec<Testimony>) {
    let seed = Seed::from_number(5);
    let mut played = Match::new(Setup::new(2, seed).into()).unwrap();
    let mut dice = Dice::new(5);
    let mut log: Vec<(Value, Option<Request>)> = vec![(json!({"what": "started"}), None)];
    while !played.game().is_over() {
        let mut moves = MoveList::new();
        played.game().legal_moves_into(&mut moves);
        let chosen = dice.pick(&moves).unwrap();
        let seat = played.game().asked().unwrap().seat;
        let make = (json!({"what": "played", "seat": seat, "move": chosen}), Some(Request::Play { m: chosen }));
        if log.len() == 1 {
            log.push(make.clone());
            log.push((json!({"what": "undone", "seat": seat, "undone": 2}), Some(Request::Undo {})));
        }
        log.push(make);
        played.play(chosen, &mut ()).unwrap();
    }
    let told = [Seat::new(0), Seat::new(1), None].map(|you| testimony(&played, seed, &log, you));
    (played, told.into())
}

fn testimony(played: &Match, seed: Seed, log: &[(Value, Option<Request>)], you: Option<Seat>) -> Testimony {
    let mut entries = Vec::new();
    let mut acknowledged = Vec::new();
    for (seq, (what, request)) in (1..).zip(log) {
        let mut entry = what.clone();
        entry["seq"] = json!(seq);
        entry["at"] = json!(1000 + seq);
        let mine = entry.get("seat") == Some(&json!(you));
        if let (true, Some(request)) = (mine, request) {
            let command = Command { id: seq.to_string(), expects: Some(seq - 1), request: request.clone() };
            acknowledged.push(Acknowledged { command, seq });
        }
        if !mine {
            entry.as_object_mut().unwrap().remove("move");
        }
        entries.push(entry_of(&entry));
    }
    let view = match you {
        Some(seat) => serde_json::to_value(played.game().seat_view(seat)).unwrap(),
        None => serde_json::to_value(played.game().table_view()).unwrap(),
    };
    let state = State {
        stage: Stage::Over,
        seats: Vec::new(),
        you,
        yours: Vec::new(),
        view: Some(view),
        turn: None,
        can_undo: false,
        ranking: None,
        seed: Some(seed),
        rematch: None,
    };
    let hello = json!({"table": "t", "host": "h", "commitment": Commitment::to(seed), "you": null});
    let hello = serde_json::from_value(hello).unwrap();
    Testimony { cookie: None, hello, entries, state, acknowledged }
}

fn entry_of(value: &Value) -> Entry {
    serde_json::from_str(&value.to_string()).unwrap()
}

/// The entry with one field changed.
fn altered(entry: &Entry, field: &str, value: Value) -> Entry {
    let mut whole: Value = serde_json::from_str(&entry.text).unwrap();
    whole[field] = value;
    entry_of(&whole)
}

/// All comparisons that need no server.
fn compare(played: &Match, told: &[Testimony], now: &[Vec<Entry>]) -> Result<(), Trouble> {
    for (testimony, now) in told.iter().zip(now) {
        compare_entries(testimony, now)?;
        compare_acknowledged(testimony, now)?;
    }
    compare_clients(told)?;
    compare_moves(played, told)?;
    compare_views(played, told)?;
    compare_seed(told)
}

/// What is found after something was changed in what was told or in what is there now.
fn found(change: impl FnOnce(&mut Vec<Testimony>, &mut Vec<Vec<Entry>>)) -> String {
    let (played, mut told) = honest();
    let mut now = told.iter().map(|testimony| testimony.entries.clone()).collect();
    change(&mut told, &mut now);
    match compare(&played, &told, &now) {
        Ok(()) => "nothing".to_owned(),
        Err(trouble) => trouble.to_string(),
    }
}

#[test]
fn nothing_is_found_where_nothing_is_wrong() {
    assert_eq!(found(|_, _| {}), "nothing");
}

#[test]
fn what_vanished_changed_or_came_twice_is_found() {
    let vanished = found(|_, now| {
        now[0].pop();
    });
    assert!(vanished.contains("vanished"), "{vanished}");
    let changed = found(|_, now| now[2][4] = altered(&now[2][4], "at", json!(0)));
    assert!(changed.contains("entry 5 was"), "{changed}");
    let mine = |entry: &Entry| matches!(entry.what, What::Played { m: Some(_), .. });
    let doubled = found(|_, now| {
        let last = now[0].iter().rfind(|entry| mine(entry)).unwrap().clone();
        let next = now[0].len() + 1;
        now[0].push(altered(&last, "seq", json!(next)));
    });
    assert!(doubled.contains("never acknowledged"), "{doubled}");
    let refused = found(|told, _| {
        told[0].acknowledged.pop();
    });
    assert!(refused.contains("never acknowledged"), "{refused}");
}

#[test]
fn two_commands_cannot_be_one_entry() {
    let found = found(|told, _| {
        let first = told[0].acknowledged[0].clone();
        told[0].acknowledged.push(first);
    });
    assert!(found.contains("two commands"), "{found}");
}

#[test]
fn clients_that_are_told_different_things_are_found() {
    let found = found(|told, now| {
        told[1].entries[0] = altered(&told[1].entries[0], "what", json!("rumour"));
        now[1] = told[1].entries.clone();
    });
    assert!(found.contains("one client was told"), "{found}");
}

#[test]
fn a_record_with_other_moves_is_found() {
    let (mut played, told) = honest();
    let last = played.played().last().unwrap().seat;
    if played.undo(last).is_ok() {
        let found = compare_moves(&played, &told).unwrap_err().to_string();
        assert!(found.contains("moves, the log"), "{found}");
    }
    let (played, mut told) = honest();
    let place = told[0].entries.iter().rposition(|entry| matches!(entry.what, What::Played { m: Some(_), .. }));
    let place = place.unwrap();
    told[0].entries[place] = altered(&told[0].entries[place], "move", json!({"verb": "player", "what": 4}));
    let found = compare_moves(&played, &told).unwrap_err().to_string();
    assert!(found.contains("Player("), "{found}");
}

#[test]
fn a_wrong_undo_a_wrong_view_and_a_wrong_seed_are_found() {
    let undo = found(|told, now| {
        for testimony in told.iter_mut() {
            testimony.entries[2] = altered(&testimony.entries[2], "undone", json!(1));
        }
        *now = told.iter().map(|testimony| testimony.entries.clone()).collect();
    });
    assert!(undo.contains("takes back"), "{undo}");
    let view = found(|told, _| told[1].state.view.as_mut().unwrap()["round"] = json!(0));
    assert!(view.contains("the engine shows"), "{view}");
    let seed = found(|told, _| told[2].state.seed = Some(Seed::from_number(6)));
    assert!(seed.contains("not the one that was promised"), "{seed}");
}

//! What is left when the play is over: is it what the clients were told, everything, once, and nothing else?

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::Value;
use vale_engine::{Match, Move, Record, Seat};
use vale_protocol::{Commitment, Request, TableId};

use crate::client::{TableClient, snapshot};
use crate::error::{HarnessError, broken};
use crate::http::{Site, persist};
use crate::players::{Acknowledged, Person};
use crate::wire::{Entry, Hello, State, What};

/// What one client was told, up to the end of the game.
#[derive(Debug)]
pub struct Testimony {
    cookie: Option<String>,
    hello: Hello,
    entries: Vec<Entry>,
    state: State,
    acknowledged: Vec<Acknowledged>,
}

impl Testimony {
    /// What somebody at the table was told.
    pub fn of(person: &Person) -> Result<Self, HarnessError> {
        Self::of_client(person.client(), person.acknowledged().to_vec())
    }

    /// What a client was told, and which commands were acknowledged to it.
    pub fn of_client(client: &TableClient, acknowledged: Vec<Acknowledged>) -> Result<Self, HarnessError> {
        let (Some(hello), Some(state)) = (client.hello(), client.state()) else {
            return Err(broken("a client that was told nothing"));
        };
        Ok(Self {
            cookie: client.cookie().map(str::to_owned),
            hello: hello.clone(),
            entries: client.entries().to_vec(),
            state: state.clone(),
            acknowledged,
        })
    }
}

/// What an audit has looked at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Audited {
    pub tables: u64,
    pub moves: u64,
    pub acknowledged: u64,
    /// Entries that clients were told, each counted for each client.
    pub entries: u64,
}

impl std::ops::AddAssign for Audited {
    fn add_assign(&mut self, other: Self) {
        self.tables += other.tables;
        self.moves += other.moves;
        self.acknowledged += other.acknowledged;
        self.entries += other.entries;
    }
}

/// Compares what the clients of a finished game were told with what a server says now.
pub async fn audit(sites: &[Site], table: &TableId, told: &[Testimony]) -> Result<Audited, HarnessError> {
    let result = async {
        for (number, testimony) in told.iter().enumerate() {
            let now = read_again(sites, table, testimony).await?;
            let here = |error: HarnessError| error.at(format!("client {number}"));
            compare_entries(testimony, now.entries()).map_err(here)?;
            compare_acknowledged(testimony, now.entries()).map_err(here)?;
            if now.state().map(|state| &state.view) != Some(&testimony.state.view) {
                return Err(here(broken("the final view has changed")));
            }
        }
        compare_clients(told)?;
        let record = persist(sites, |site| site.record(table)).await?;
        let record: Record = record.parse().map_err(|error| broken(format!("the record is none: {error}")))?;
        let played = record.replay();
        compare_moves(&played, told)?;
        compare_views(&played, told)?;
        compare_seed(told)?;
        compare_replay(sites, table, &played).await?;
        Ok(Audited {
            tables: 1,
            moves: played.played().len() as u64,
            acknowledged: told.iter().map(|testimony| testimony.acknowledged.len() as u64).sum(),
            entries: told.iter().map(|testimony| testimony.entries.len() as u64).sum(),
        })
    };
    result.await.map_err(|error: HarnessError| error.at(format!("table {table}")))
}

/// A new client of the same person, which is told everything from the beginning.
async fn read_again(sites: &[Site], table: &TableId, testimony: &Testimony) -> Result<TableClient, HarnessError> {
    let seat = testimony.state.you;
    let client = TableClient::new(sites.to_vec(), 0, testimony.cookie.clone(), table.clone());
    let mut client = match seat {
        Some(seat) => client.playing(seat),
        None => client,
    };
    client.stay_connected().await?;
    client.drop_connection();
    let (_, now) = persist(sites, |site| snapshot(site, table, testimony.cookie.as_deref(), seat)).await?;
    if now.seq != client.seq() {
        return Err(broken(format!("a snapshot stands at {}, the log at {}", now.seq, client.seq())));
    }
    if client.state().map(|state| &state.view) != Some(&now.state.view) {
        return Err(broken("a snapshot shows another view than a resumed connection"));
    }
    Ok(client)
}

/// Nothing that was told has changed or vanished.
fn compare_entries(testimony: &Testimony, now: &[Entry]) -> Result<(), HarnessError> {
    for (index, told) in testimony.entries.iter().enumerate() {
        match now.get(index) {
            None => return Err(broken(format!("entry {} has vanished: {}", told.seq, told.text))),
            Some(entry) if entry.text != told.text => {
                return Err(broken(format!("entry {} was {} and is now {}", told.seq, told.text, entry.text)));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// Every acknowledged command is in the log exactly once, and nothing else is there of its player.
fn compare_acknowledged(testimony: &Testimony, now: &[Entry]) -> Result<(), HarnessError> {
    let Some(seat) = testimony.state.you else { return Ok(()) };
    let mut expected = BTreeMap::new();
    for Acknowledged { command, seq } in &testimony.acknowledged {
        let what = match &command.request {
            Request::Play { m } => m.to_string(),
            Request::Say { text } => format!("say {text}"),
            Request::Undo {} => "undo".to_owned(),
            _ => continue,
        };
        if expected.insert(*seq, what).is_some() {
            return Err(broken(format!("two commands were acknowledged as entry {seq}")));
        }
    }
    let mut found = BTreeMap::new();
    for entry in now {
        let what = match &entry.what {
            What::Played { seat: by, m } if *by == seat => m.map(|m| m.to_string()).unwrap_or_default(),
            What::Said { seat: by, text } if *by == seat => format!("say {text}"),
            What::Undone { seat: by, .. } if *by == seat => "undo".to_owned(),
            _ => continue,
        };
        found.insert(entry.seq, what);
    }
    for (seq, what) in &expected {
        if found.get(seq) != Some(what) {
            return Err(broken(format!("`{what}` was acknowledged as entry {seq}, but there is {:?}", found.get(seq))));
        }
    }
    match found.iter().find(|(seq, _)| !expected.contains_key(seq)) {
        Some((seq, what)) => Err(broken(format!("entry {seq}, `{what}`, was never acknowledged"))),
        None => Ok(()),
    }
}

/// Everyone was told the same numbers, and the same of what is not hidden.
fn compare_clients(told: &[Testimony]) -> Result<(), HarnessError> {
    let public = |entry: &Entry| -> Result<Value, HarnessError> {
        let mut value: Value = serde_json::from_str(&entry.text).map_err(broken)?;
        if let Some(fields) = value.as_object_mut() {
            fields.remove("move");
            fields.remove("secrets");
        }
        Ok(value)
    };
    let Some((first, others)) = told.split_first() else { return Ok(()) };
    for other in others {
        for (one, another) in first.entries.iter().zip(&other.entries) {
            if public(one)? != public(another)? {
                return Err(broken(format!("one client was told {} and another {}", one.text, another.text)));
            }
        }
    }
    Ok(())
}

/// The moves that were made and not taken back are those of the record. The moves of bots nobody was told; that there
/// was one is known.
fn compare_moves(played: &Match, told: &[Testimony]) -> Result<(), HarnessError> {
    let Some(longest) = told.iter().max_by_key(|testimony| testimony.entries.len()) else { return Ok(()) };
    let mut moves: BTreeMap<u64, Move> = BTreeMap::new();
    for entry in told.iter().flat_map(|testimony| &testimony.entries) {
        if let What::Played { m: Some(m), .. } = entry.what {
            moves.insert(entry.seq, m);
        }
    }
    let mut standing: Vec<(u64, Seat)> = Vec::new();
    for entry in &longest.entries {
        match &entry.what {
            What::Played { seat, .. } => standing.push((entry.seq, *seat)),
            What::Undone { seat, undone } => {
                let taken_back = standing.pop();
                if taken_back != Some((*undone, *seat)) {
                    return Err(broken(format!("{} takes back {taken_back:?}", entry.text)));
                }
            }
            _ => {}
        }
    }
    let of_record = played.played();
    if of_record.len() != standing.len() {
        return Err(broken(format!("the record has {} moves, the log {}", of_record.len(), standing.len())));
    }
    let mut again = Match::new(played.start().clone()).map_err(broken)?;
    for (made, (seq, seat)) in of_record.iter().zip(standing) {
        let told = moves.get(&seq);
        if made.seat != seat || told.is_some_and(|told| *told != made.m) {
            return Err(broken(format!("entry {seq} of seat {seat} is {told:?}, the record has `{}`", made.m)));
        }
        again.play(made.m, &mut ()).map_err(|refusal| broken(format!("the record cannot be played: {refusal}")))?;
    }
    if again.game().is_over() { Ok(()) } else { Err(broken("the record ends before the game")) }
}

/// What everyone sees at the end is what the engine shows them.
fn compare_views(played: &Match, told: &[Testimony]) -> Result<(), HarnessError> {
    for testimony in told {
        let expected = match testimony.state.you {
            Some(seat) => serde_json::to_value(played.game().seat_view(seat)),
            None => serde_json::to_value(played.game().table_view()),
        };
        let expected = expected.map_err(broken)?;
        if testimony.state.view.as_ref() != Some(&expected) {
            let (you, view) = (testimony.state.you, testimony.state.view.as_ref());
            return Err(broken(format!("{you:?} sees {view:?}, but the engine shows {expected}")));
        }
    }
    Ok(())
}

/// The seed is the one that was promised.
fn compare_seed(told: &[Testimony]) -> Result<(), HarnessError> {
    let promises: BTreeSet<String> = told.iter().map(|testimony| testimony.hello.commitment.to_string()).collect();
    if promises.len() > 1 {
        return Err(broken(format!("different promises were made: {promises:?}")));
    }
    for testimony in told {
        let seed = testimony.state.seed.ok_or_else(|| broken("the game is over, but the seed is not told"))?;
        if Commitment::to(seed) != testimony.hello.commitment {
            return Err(broken("the seed is not the one that was promised"));
        }
    }
    Ok(())
}

/// The replay has a step for each move, and the statistics can be had.
async fn compare_replay(sites: &[Site], table: &TableId, played: &Match) -> Result<(), HarnessError> {
    #[derive(Deserialize)]
    struct Replay {
        step_count: usize,
    }
    let path = format!("/api/tables/{table}/replay");
    let Replay { step_count } = persist(sites, |site| site.json(&path)).await?;
    if step_count != played.played().len() + 1 {
        return Err(broken(format!("the replay has {step_count} steps for {} moves", played.played().len())));
    }
    let path = format!("/api/tables/{table}/statistics");
    let statistics: Value = persist(sites, |site| site.json(&path)).await?;
    if statistics.get("ranking").is_none() { Err(broken("the statistics have no ranking")) } else { Ok(()) }
}

/// An audit that finds nothing proves nothing unless it finds what is there to be found.
#[cfg(test)]
mod tests {
    use serde_json::json;
    use vale_engine::{Seed, Setup};
    use vale_protocol::Command;
    use vale_testkit::Dice;

    use super::*;
    use crate::wire::Stage;

    /// A finished game of two, as an honest server would have told it to all. The first move is taken back.
    fn honest() -> (Match, Vec<Testimony>) {
        let seed = Seed::from_number(5);
        let mut played = Match::new(Setup::new(2, seed).into()).unwrap();
        let mut dice = Dice::new(5);
        let mut log: Vec<(Value, Option<Request>)> = vec![(json!({"what": "started"}), None)];
        while !played.game().is_over() {
            let chosen = dice.pick(&played.game().legal_moves()).unwrap();
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
    fn compare(played: &Match, told: &[Testimony], now: &[Vec<Entry>]) -> Result<(), HarnessError> {
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
            Err(error) => error.to_string(),
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
}

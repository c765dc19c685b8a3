//! A table as it is read from the store: all of it, and nothing that was changed there. Also as older versions wrote it.

use serde::Deserialize;
use vale_engine::{Move, MoveList, RULES_VERSION, Record, Seed};
use vale_protocol::{Happened, PlayerId, Problem, PublicFact, Request, Stage, Substitution, TableId};
use vale_table::{Actor, Fact, FactRow, LogError, Now, TableLog, TableRow, record_text};

use crate::desk::{Desk, NOON, id, read, seat, settings, update};

#[test]
fn a_restart_deals_nothing_again() {
    let mut desk = Desk::playing(&settings(2));
    let mut steps = 0;
    while desk.log.state.stage() == Stage::Playing {
        let who = desk.asked();
        let m = desk.first_move();
        desk.thinks(1);
        desk.does(who, &m).unwrap();
        steps += 1;
        if steps % 7 == 0 {
            let _ = desk.does(who, &Request::Undo {});
        }
        let log = read(&desk.row, &desk.rows);
        assert_eq!(log.state.game(), desk.log.state.game());
        let told = |log| update(log, Some(seat(1)), Some(0), desk.time());
        assert_eq!(told(&log), told(&desk.log));
    }
    assert!(steps > 50, "{steps} moves are no game");
}

#[test]
fn a_table_of_other_rules_and_a_damaged_log_are_refused_with_a_sentence() {
    let desk = Desk::playing(&settings(2));
    let other = TableRow { rules: 99, ..desk.row.clone() };
    let error = TableLog::open(&other).unwrap_err();
    assert_eq!(error, LogError::OtherRules(99));
    let problem = Problem::from(error);
    assert!(problem.message.contains("version 99") && problem.message.contains("finish it with"), "{problem}");
    let mut log = TableLog::open(&desk.row).unwrap();
    let missing = desk.rows[1].clone();
    assert_eq!(log.replay(missing).unwrap_err().to_string(), "entry 2: an entry before it is missing");
    let nonsense = FactRow { body: "{}".to_owned(), ..desk.rows[0].clone() };
    assert!(matches!(log.replay(nonsense), Err(LogError::Damaged { entry: Some(1), .. })));
}

#[test]
fn damage_to_a_log_is_found_and_never_shown_as_another_game() {
    let mut desk = Desk::playing(&settings(2));
    let mut legal = MoveList::new();
    let game = desk.log.state.game().unwrap();
    game.legal_moves_into(&mut legal);
    let [played, other] = [0, 1].map(|index| serde_json::to_string(&legal[index]).unwrap());
    let m = legal[0];
    desk.thinks(1);
    desk.does("ada", &Request::Play { m }).unwrap();
    desk.does("ada", &Request::Say { text: "psst".to_owned() }).unwrap();
    let read = |row: &TableRow, rows: &[FactRow]| -> Result<(), LogError> {
        let mut log = TableLog::open(row)?;
        rows.iter().try_for_each(|row| log.replay(row.clone()))?;
        log.check_stage(Stage::Playing)
    };
    read(&desk.row, &desk.rows).unwrap();
    let last = desk.rows.len() - 2;
    let damaged = |change: &dyn Fn(&mut FactRow)| {
        let mut rows = desk.rows.clone();
        change(&mut rows[last]);
        read(&desk.row, &rows)
    };
    // Another legal move, another time, another player, another command: each is noticed.
    for change in [
        &(|row: &mut FactRow| row.body = row.body.replace(&played, &other)) as &dyn Fn(&mut FactRow),
        &|row| row.at += 1,
        &|row| row.thought_ms = 0,
        &|row| row.player = Some(id("bob")),
        &|row| row.command.push('x'),
        &|row| row.body.push(' '),
        &|row| row.checksum = None,
        &|row| row.checksum = Some("0".repeat(32)),
    ] {
        assert!(matches!(damaged(change), Err(LogError::Damaged { entry: Some(_), .. })));
    }
    let reseeded = TableRow { seed: Seed::from_number(8).to_string(), ..desk.row.clone() };
    assert!(read(&reseeded, &desk.rows).is_err());
    assert!(read(&desk.row, &desk.rows[..3]).is_err(), "the end is missing, and the table was in play");
    // What people take out later is no damage: their chat, and the names of those who share their device.
    let mut rows = desk.rows.clone();
    let said = rows.last_mut().unwrap();
    said.body = said.body.replace("psst", "");
    read(&desk.row, &rows).unwrap();
}

/// The words of some facts are older than those of the code. They are in databases.
#[test]
fn facts_are_stored_in_the_words_of_before() {
    let substituted = PublicFact::Substituted { seat: seat(2), reason: Substitution::Vote };
    let played = Fact::Played { seat: seat(1), m: Move::End, spent_ms: 0, substituted: true };
    for (fact, stored) in [
        (Fact::from(substituted), r#"{"what":"kept","seat":2,"keeping":"vote"}"#),
        (played, r#"{"what":"played","seat":1,"move":{"verb":"end"},"kept":true}"#),
    ] {
        assert_eq!(serde_json::to_string(&fact).unwrap(), stored);
        assert_eq!(Fact::read(stored, None).unwrap(), fact);
    }
}

/// The rows of a game as a server of before stored them, and the record that it gave out.
#[derive(Deserialize)]
struct Former {
    table: FormerTable,
    facts: Vec<FormerFact>,
    record: String,
}

#[derive(Deserialize)]
struct FormerTable {
    id: String,
    made_at: u64,
    host: String,
    settings: String,
    plan: String,
    seed: String,
    position: Option<String>,
}

#[derive(Deserialize)]
struct FormerFact {
    seq: u64,
    at: u64,
    command: String,
    player: Option<String>,
    body: String,
    #[serde(default)]
    thought_ms: u64,
    checksum: Option<String>,
}

impl Former {
    fn row(&self) -> TableRow {
        let FormerTable { id, made_at, host, settings, plan, seed, position } = &self.table;
        TableRow {
            id: TableId(id.clone()),
            made_at: *made_at,
            host: PlayerId(host.clone()),
            rules: RULES_VERSION,
            settings: settings.clone(),
            plan: plan.clone(),
            seed: seed.clone(),
            position: position.clone(),
            daily: None,
        }
    }

    fn facts(&self) -> Vec<FactRow> {
        let row = |fact: &FormerFact| FactRow {
            seq: fact.seq,
            at: fact.at,
            command: fact.command.clone(),
            player: fact.player.clone().map(PlayerId),
            body: fact.body.clone(),
            thought_ms: fact.thought_ms,
            checksum: fact.checksum.clone(),
        };
        self.facts.iter().map(row).collect()
    }
}

/// Moves as texts in which choices have names, the seat of a person and of somebody beside them, a bot, a bot that keeps a
/// seat, moves taken back: by a server without checksums, which stored thinking times in the moves, and by one with them.
fn former() -> [Former; 2] {
    [include_str!("former_spent.json"), include_str!("former_text.json")]
        .map(|text| serde_json::from_str(text).unwrap())
}

#[test]
fn a_game_that_an_older_version_stored_is_read_to_its_end() {
    for former in former() {
        let mut log = TableLog::open(&former.row()).unwrap();
        former.facts().into_iter().try_for_each(|row| log.replay(row)).unwrap();
        log.check_stage(Stage::Over).unwrap();
        let names = ["Ada", "Bea", "Bot (level 1)"].map(str::to_owned);
        let play = log.state.play.as_ref().unwrap();
        assert_eq!(record_text(&play.game, log.state.seed, &names, &[]), former.record);
        let record: Record = former.record.parse().unwrap();
        assert!(record.moves().eq(play.game.moves()));
        let entries = update(&log, Some(seat(1)), Some(0), Now::default()).entries;
        let chosen = "choose 1 3".parse().ok();
        assert_eq!(entries[3].what, Happened::Played { seat: seat(1), m: chosen }, "choose draw points");
        assert!(log.state.chairs[0].spent_ms > 3_000, "{}", log.state.chairs[0].spent_ms);
    }
}

#[test]
fn a_running_game_that_an_older_version_stored_goes_on() {
    for former in former() {
        let mut log = TableLog::open(&former.row()).unwrap();
        former.facts().into_iter().take(21).try_for_each(|row| log.replay(row)).unwrap();
        let (row, mut rows) = (former.row(), former.facts()[..21].to_vec());
        let mut desk = Desk { row, log, rows: vec![], now: NOON, thought_ms: 0, away: 0 };
        let mut left = 3;
        while desk.log.state.stage() == Stage::Playing {
            let mut legal = MoveList::new();
            desk.log.state.game().unwrap().legal_moves_into(&mut legal);
            let asked = desk.log.state.game().unwrap().asked_seat().unwrap();
            desk.happens(
                desk.log.state.decide(Actor::Bot(asked), &Request::Play { m: legal[0] }, desk.context()).unwrap(),
            );
            left -= 1;
            assert!(left > 0, "the game does not end");
        }
        // What it wrote now stands beside what it wrote then, and both are read.
        rows.append(&mut desk.rows);
        let log = read(&desk.row, &rows);
        assert_eq!(log.state.game(), desk.log.state.game());
    }
}

#[test]
fn damage_to_what_an_older_version_stored_is_found() {
    let [_, former] = former();
    for (seq, from, to) in [
        (4, "choose draw points", "choose P draw"),
        (4, "choose draw points", "choose draw nothing"),
        (9, "sell phoenix", "sell hydra"),
        (9, "\"seat\":2", "\"seat\":1"),
    ] {
        for sealed in [true, false] {
            let mut log = TableLog::open(&former.row()).unwrap();
            let mut facts = former.facts();
            facts[seq - 1].body = facts[seq - 1].body.replace(from, to);
            if !sealed {
                // Without checksums the rules alone notice, and another legal move is legal.
                facts = facts.into_iter().map(|fact| FactRow { checksum: None, ..fact }).collect();
            }
            let read = facts.into_iter().try_for_each(|row| log.replay(row));
            assert!(read.is_err() || (!sealed && to == "choose P draw"), "{to}");
        }
    }
}

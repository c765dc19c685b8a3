//! Tables on a device: made, kept, resumed, imported, watched again.

use vale_engine::{Options, Seat};
use vale_local::{Host, LocalReview, NewGame, Outcome, Saved, Spare, Time, import, make};
use vale_protocol::http::{NewTable, SeatPlan};
use vale_protocol::{Clock, Code, Problem, Settings};
use vale_testkit::{Dice, all_options};

const NOON: u64 = 1_700_000_000_000;
const NOW: Time = Time { wall_ms: NOON, steady_ms: 0 };

fn game(number: u64) -> NewGame {
    NewGame {
        id: format!("local-{number}"),
        seed: format!("{number:064x}"),
        secret: "secret".to_owned(),
        player: "local".to_owned(),
        name: "Ada".to_owned(),
        at: NOON,
    }
}

fn new_table(settings: Settings, seats: Vec<SeatPlan>) -> NewTable {
    NewTable { settings, seats, colour: None, position: None, daily: false, guided: false }
}

fn against_a_bot(level: u8) -> NewTable {
    new_table(Settings::new(Options::new(2)), vec![SeatPlan::Me, SeatPlan::Bot(level)])
}

fn spare() -> Spare {
    Spare { id: "local-again".to_owned(), seed: "5".repeat(64) }
}

/// A device with one table: what it keeps, and the one who plays.
struct Device {
    saved: Saved,
    host: Host,
    last: serde_json::Value,
    commands: u32,
}

impl Device {
    fn with(saved: Saved) -> Self {
        let host = Host::open(saved.clone(), NOW).unwrap();
        let mut device = Self { saved, host, last: serde_json::Value::Null, commands: 0 };
        let outcome = device.host.connect(1, None, Some(0), NOW);
        device.keep(outcome);
        device
    }

    /// Writes the facts, looks at the messages, and lets bots move.
    fn keep(&mut self, mut outcome: Outcome) {
        loop {
            self.saved.facts.extend(outcome.facts);
            for (_, message) in outcome.messages {
                let message: serde_json::Value = serde_json::from_str(&message).unwrap();
                if message["type"] == "update" {
                    self.last = message;
                }
            }
            if outcome.bot_ms.is_none() {
                return;
            }
            self.host.think();
            outcome = self.host.move_bot(NOW);
        }
    }

    fn send(&mut self, request: &str) {
        self.commands += 1;
        let seq = &self.last["seq"];
        let text = format!(r#"{{"id":"c{}","expects":{seq},"do":{request}}}"#, self.commands);
        let outcome = self.host.hear(1, &text, &spare(), NOW);
        self.keep(outcome);
    }

    fn offered(&self) -> Vec<serde_json::Value> {
        self.last["turn"]["moves"].as_array().cloned().unwrap_or_default()
    }

    /// Makes a random move.
    fn play(&mut self, dice: &mut Dice) {
        let moves = self.offered();
        let m = &moves[dice.below(moves.len())]["move"];
        self.send(&format!(r#"{{"play":{{"move":{m}}}}}"#));
    }

    fn is_over(&self) -> bool {
        self.last["stage"] == "over"
    }

    /// The tab crashes, and the table is opened again.
    fn crash(&mut self) {
        let before = self.last.clone();
        *self = Self { commands: self.commands, ..Self::with(self.saved.clone()) };
        for field in ["seq", "view", "turn", "can_undo", "seats", "known_hands"] {
            assert_eq!(self.last[field], before[field], "{field} after a crash");
        }
    }
}

#[test]
fn a_game_goes_on_after_a_crash_at_any_moment_and_can_be_watched_again() {
    let mut in_effects = 0;
    for (number, options) in (0..).zip(all_options().step_by(7)) {
        let seats = Seat::all(options.players).map(|seat| match seat.number() {
            1 => SeatPlan::Me,
            number => SeatPlan::Bot(number as u8 % 3),
        });
        let mut device = Device::with(make(game(number), new_table(Settings::new(options), seats.collect())).unwrap());
        device.send(r#"{"start":{}}"#);
        let mut dice = Dice::new(number);
        while !device.is_over() {
            device.play(&mut dice);
            in_effects += usize::from(!device.last["view"]["effects"].as_array().is_none_or(Vec::is_empty));
            device.crash();
        }
        let record = device.host.record_text().unwrap();
        let replay = device.host.replay(0, 100).unwrap();
        assert_eq!(replay.names[0], "Ada");
        assert_eq!(replay.names[1], "Bot (level 2)");
        let statistics = device.host.statistics().unwrap();
        assert_eq!((statistics.seats.len(), statistics.on_device), (usize::from(options.players), true));
        // The file brings the same game to another device.
        let brought = Device::with(import(game(1000), &record, 0).unwrap());
        assert!(brought.is_over());
        assert_eq!(brought.last["view"], device.last["view"]);
        assert_eq!(brought.host.record_text().unwrap(), record);
    }
    println!("{in_effects} crashes in the middle of an effect");
}

#[test]
fn an_unfinished_game_is_brought_to_another_device_and_goes_on() {
    let mut device = Device::with(make(game(7), against_a_bot(1)).unwrap());
    device.send(r#"{"start":{}}"#);
    let mut dice = Dice::new(7);
    (0..9).for_each(|_| device.play(&mut dice));
    let mut brought = Device::with(import(game(8), &device.host.record_text().unwrap(), 0).unwrap());
    assert_eq!(brought.last["view"], device.last["view"]);
    assert_eq!(brought.offered(), device.offered());
    while !brought.is_over() {
        brought.play(&mut dice);
    }
}

#[test]
fn every_level_plays_on_a_device() {
    for level in 0..=5 {
        let mut device = Device::with(make(game(u64::from(level)), against_a_bot(level)).unwrap());
        device.send(r#"{"start":{}}"#);
        let mut dice = Dice::new(1);
        (0..6).for_each(|_| device.play(&mut dice));
        assert!(device.last["seq"].as_u64().unwrap() > 10, "level {level}");
    }
}

#[test]
fn the_guided_game_and_a_rematch_are_made_here() {
    let mut device = Device::with(make(game(1), NewTable { guided: true, ..against_a_bot(0) }).unwrap());
    device.send(r#"{"start":{}}"#);
    let mut dice = Dice::new(1);
    while !device.is_over() {
        device.play(&mut dice);
    }
    let outcome = device.host.hear(1, r#"{"id":"again","do":{"rematch":{}}}"#, &spare(), NOW);
    let made = outcome.made.unwrap();
    assert_eq!(made.id.0, "local-again");
    assert!(outcome.messages.iter().any(|(_, message)| message.contains(r#""rematch":"local-again""#)));
    Device::with(Saved { row: made, facts: Vec::new(), ..device.saved });
}

#[test]
fn a_clock_that_runs_out_gives_the_seat_to_a_bot_until_its_player_is_back() {
    let settings = Settings { clock: Clock::Turn { seconds: 5 }, ..Settings::new(Options::new(2)) };
    let mut device = Device::with(make(game(3), new_table(settings, vec![SeatPlan::Me, SeatPlan::Bot(0)])).unwrap());
    device.send(r#"{"start":{}}"#);
    let wake = device.host.wake(NOW).wake_ms.unwrap();
    assert!((1..=5_001).contains(&wake), "{wake}");
    let later = Time { wall_ms: NOON + wake, steady_ms: wake };
    let outcome = device.host.wake(later);
    assert!(outcome.facts.iter().any(|fact| fact.body.contains("clock")), "{:?}", outcome.facts);
    assert!(outcome.bot_ms.is_some());
}

#[test]
fn a_hint_is_noted_and_is_a_legal_move_with_what_follows() {
    let settings = Settings { hints: true, ..Settings::new(Options::new(2)) };
    let mut device = Device::with(make(game(4), new_table(settings, vec![SeatPlan::Me, SeatPlan::Bot(1)])).unwrap());
    assert_eq!(device.host.note_hint("h0", &spare(), NOW).unwrap_err().code, Code::Illegal, "before the game");
    device.send(r#"{"start":{}}"#);
    let outcome = device.host.note_hint("h1", &spare(), NOW).unwrap();
    let seq = outcome.facts.last().unwrap().seq;
    device.keep(outcome);
    let hint = device.host.hint(seq).unwrap();
    assert_eq!((hint.level, hint.seq), (5, seq));
    let offered: Vec<_> = device.offered().iter().map(|offer| offer["move"].to_string()).collect();
    for way in &hint.ways {
        assert!(offered.contains(&serde_json::to_string(&way.m).unwrap()), "{way:?} is not in {offered:?}");
    }
    assert!(!hint.ways[0].events.is_empty());
    assert_eq!(device.host.hint(seq).unwrap(), hint, "the same question has the same answer");
    assert!(device.host.record_text().unwrap().contains("hint"));
    device.crash();
    // There are only so many of them in one game.
    let mut given = 1;
    while let Ok(outcome) = device.host.note_hint(&format!("more{given}"), &spare(), NOW) {
        given += 1;
        device.keep(outcome);
    }
    assert_eq!(given, 300);
}

#[test]
fn no_hints_where_the_table_has_none_or_company() {
    let mut plain = Device::with(make(game(5), against_a_bot(1)).unwrap());
    plain.send(r#"{"start":{}}"#);
    assert!(plain.host.note_hint("h", &spare(), NOW).unwrap_err().message.contains("without hints"));
    let settings = Settings { hints: true, ..Settings::new(Options::new(2)) };
    let seats = vec![SeatPlan::Me, SeatPlan::Beside("Bo".to_owned())];
    let mut company = Device::with(make(game(6), new_table(settings, seats)).unwrap());
    company.send(r#"{"start":{}}"#);
    assert!(company.host.note_hint("h", &spare(), NOW).unwrap_err().message.contains("against bots only"));
}

#[test]
fn a_finished_game_is_reviewed_step_by_step() {
    let position = r#"{"rules":1,"options":{"players":2},"round":10,"phase":"action","first":1,"turn":1,"players":[{"score":10,"stones":"P","hand":["yuki_onna"]},{"score":8}],"display":[{"card":"nessie","marker":1},{"card":"triton","marker":1}]}"#;
    let record = format!("vale 1\nrules 1\nposition {position}\nseat 1 Ada\nseat 2 Bot (level 1)\n");
    let mut device = Device::with(import(game(9), &record, 0).unwrap());
    assert_eq!(LocalReview::begin(&device.saved).err().unwrap().code, Code::NotOver);
    let mut dice = Dice::new(9);
    while !device.is_over() {
        device.play(&mut dice);
    }
    let mut review = LocalReview::begin(&device.saved).unwrap();
    let mut percents = vec![review.percent()];
    while review.step() {
        percents.push(review.percent());
    }
    assert!(percents.is_sorted() && percents.len() > 2, "{percents:?}");
    assert_eq!((percents.first(), percents.last()), (Some(&0), Some(&100)));
    let review = review.finish();
    let moves = device.host.replay(0, 100).unwrap().steps.len();
    assert_eq!(review.steps.len(), moves, "a step for the beginning, and one for each move");
    assert_eq!(review.players.len(), 2);
    assert!(!review.decisions.is_empty());
}

fn refused<T: std::fmt::Debug>(result: Result<T, Problem>) -> String {
    let problem = result.unwrap_err();
    assert_eq!(problem.code, Code::BadRequest);
    problem.message
}

#[test]
fn what_needs_a_server_or_makes_no_sense_is_refused_in_words() {
    let daily = NewTable { daily: true, ..against_a_bot(1) };
    assert!(refused(make(game(1), daily)).contains("only a server knows it"));
    let open = new_table(Settings::new(Options::new(3)), vec![SeatPlan::Me]);
    assert!(refused(make(game(1), open)).contains("let bots take the free seats"));
    assert!(refused(make(game(1), against_a_bot(9))).contains("there is no bot level 9"));
    let many = new_table(Settings::new(Options::new(9)), vec![SeatPlan::Me]);
    assert!(refused(make(game(1), many)).contains("the game is for 2 to 4"));
    let seed = NewGame { seed: "none".to_owned(), ..game(1) };
    assert!(refused(make(seed, against_a_bot(1))).contains("64 hexadecimal digits"));
    assert!(refused(import(game(1), "no record", 0)).contains("line 1"));
}

#[test]
fn whatever_a_page_sends_is_answered_and_changes_nothing() {
    let mut device = Device::with(make(game(1), against_a_bot(1)).unwrap());
    device.send(r#"{"start":{}}"#);
    let before = device.saved.facts.len();
    for text in
        ["", "{", "[]", r#"{"id":"","do":{"start":{}}}"#, r#"{"id":"x","do":{"play":{"move":"?"}}}"#, &"x".repeat(9000)]
    {
        let outcome = device.host.hear(1, text, &spare(), NOW);
        assert!(outcome.facts.is_empty() && outcome.messages.len() == 1, "{text}: {outcome:?}");
    }
    let outcome = device.host.hear(99, r#"{"id":"x","do":{"start":{}}}"#, &spare(), NOW);
    assert_eq!(outcome.closed, [99]);
    assert_eq!(device.saved.facts.len(), before);
    // A table whose facts were changed on the device is not played on.
    let mut damaged = device.saved.clone();
    damaged.facts[0].body = damaged.facts[0].body.replace("started", "stopped");
    assert!(Host::open(damaged, NOW).is_err());
}

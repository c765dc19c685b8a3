//! Messages of a server, as a client reads and says them that trusts no server.

use std::sync::LazyLock;

use vale_engine::{Game, Happening, Match, MoveList, Seat, Seed, Setup, Start};
use vale_protocol::{Entry, Happened, Offer, Presence, Problem, ServerMessage, Stage, Turn, Update, View};
use vale_testkit::{Dice, all_options};
use vale_words::Words;

use crate::records::play_on;

static WORDS: LazyLock<Words> = LazyLock::new(Words::english);

const NAMES: [&str; 4] = ["Ada", "Teo", "Frida", "Ünal"];

/// A message that is read reads the same after it was written, and everything in it can be said, true or not.
pub fn check(bytes: &[u8]) {
    let Ok(message) = serde_json::from_slice::<ServerMessage>(bytes) else { return };
    let written = serde_json::to_string(&message).unwrap_or_default();
    let again = serde_json::from_str::<ServerMessage>(&written)
        .and_then(|again| serde_json::to_string(&again))
        .map_err(|error| error.to_string());
    assert_eq!(again.as_ref(), Ok(&written), "read, but not the same when it is read again");
    if let ServerMessage::Update(update) = &message {
        say(update);
    }
}

/// Says what happened, the question and the moves, as `vale join` does.
fn say(update: &Update) {
    let reader = update.you.unwrap_or(Seat::FIRST);
    for entry in &update.entries {
        entry.events.iter().for_each(|event| drop(WORDS.event_to(reader, event, &NAMES)));
        entry.secrets.iter().for_each(|secret| drop(WORDS.secret(secret)));
    }
    let table = match &update.view {
        Some(View::Seat(view)) => &view.table,
        Some(View::Table(view)) => view.as_ref(),
        None => return,
    };
    if let Some(asked) = &table.asked {
        drop(WORDS.question_to(reader, &asked.question, &NAMES));
    }
    if let Some(turn) = &update.turn {
        for offer in &turn.moves {
            drop(WORDS.move_text(table, offer.m, &NAMES));
        }
        for refused in &turn.refused {
            drop(WORDS.refusal(&refused.refusal, &NAMES));
        }
    }
}

/// Updates from games with various options, and one message of every other kind.
pub fn seeds() -> Vec<(String, Vec<u8>)> {
    let problem = Problem::new(vale_protocol::Code::Illegal, "not now");
    let others = [
        ServerMessage::Done { id: "c1".to_owned(), seq: 7 },
        ServerMessage::Refused { id: "c2".to_owned(), seq: Some(7), problem: problem.clone() },
        ServerMessage::Presence(Presence { seats: vec![Seat::FIRST], spectators: 2, away: Vec::new() }),
        ServerMessage::Error { problem },
    ];
    let games = all_options().enumerate().step_by(7).filter_map(|(number, options)| {
        let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(number as u64)) };
        let mut played = Match::new(Start::Setup(setup)).ok()?;
        let happened = play_on(&mut played, &mut Dice::new(number as u64), 20 + 3 * number);
        Some(ServerMessage::Update(Box::new(update(played.game(), happened))))
    });
    let messages = games.chain(others).enumerate();
    messages.filter_map(|(number, message)| Some((format!("m{number}"), serde_json::to_vec(&message).ok()?))).collect()
}

/// What whoever is asked is told.
fn update(game: &Game, happened: Vec<Happening>) -> Update {
    let seat = game.asked_seat().unwrap_or(Seat::FIRST);
    let (mut events, mut secrets) = (Vec::new(), Vec::new());
    for happening in happened {
        match happening {
            Happening::Public(event) => events.push(event),
            Happening::Private(_, secret) => secrets.push(secret),
        }
    }
    let mut legal = MoveList::new();
    game.legal_moves_into(&mut legal);
    let moves = legal.iter().map(|&m| Offer { m, brings: game.preview(m) }).collect();
    Update {
        seq: 1,
        entries: vec![Entry { seq: 1, at: 1, what: Happened::Played { seat, m: None }, events, secrets }],
        more: false,
        stage: Stage::Playing,
        seats: Vec::new(),
        you: Some(seat),
        yours: vec![seat],
        view: Some(View::Seat(Box::new(game.seat_view(seat)))),
        known_hands: Vec::new(),
        turn: Some(Turn { moves, refused: Vec::new() }),
        can_undo: false,
        ranking: None,
        seed: None,
        rematch: None,
    }
}

//! A table before its game: who sits where, and what can be done about it.

use vale_engine::Seat;
use vale_protocol::{Occupant, Request, Stage, Update};
use vale_words::{Message, Words, message, say};

/// The level of a bot that somebody asks for.
const USUAL_LEVEL: u8 = 2;

/// What somebody types before the game.
#[derive(Debug, PartialEq, Eq)]
pub enum Wish {
    Ask(Request),
    /// It does not work, for this reason.
    No(Message),
    /// Something else.
    Else,
}

/// Does this word mean the command, in English or in the language?
pub fn means(word: &str, english: &str, message: Message, words: &Words) -> bool {
    let word = word.to_lowercase();
    word == english || words.say(message, &[]).split_whitespace().any(|other| other == word)
}

/// The first seat that nobody has.
pub fn free_seat(update: &Update) -> Option<Seat> {
    update.seats.iter().find(|seat| seat.occupant == Occupant::Nobody).map(|seat| seat.seat)
}

fn is_ready(update: &Update) -> bool {
    update.seats.iter().any(|seat| Some(seat.seat) == update.you && seat.ready)
}

/// Is nobody missing but the one who starts?
fn can_start(update: &Update) -> bool {
    update.seats.iter().all(|seat| match seat.occupant {
        Occupant::Person { .. } => seat.ready || update.yours.contains(&seat.seat),
        Occupant::Bot { .. } => true,
        Occupant::Nobody | Occupant::Invited => false,
    })
}

/// Is there something that the person can do, rather than wait?
pub fn is_asked(update: &Update) -> bool {
    update.stage == Stage::Open && (!is_ready(update) || can_start(update))
}

/// What a line of somebody in the lobby means. An empty one does what comes next.
pub fn read(line: &str, update: &Update, words: &Words) -> Wish {
    let is = |english, message| means(line.trim(), english, message, words);
    match () {
        () if line.trim().is_empty() && can_start(update) => Wish::Ask(Request::Start {}),
        () if line.trim().is_empty() || is("ready", message!("command-ready")) => {
            Wish::Ask(Request::Ready { ready: true })
        }
        () if is("start", message!("command-start")) => Wish::Ask(Request::Start {}),
        () if is("bot", message!("command-bot")) => match free_seat(update) {
            Some(seat) => Wish::Ask(Request::SeatBot { seat, level: USUAL_LEVEL }),
            None => Wish::No(message!("remote-lobby-no-bot")),
        },
        () => Wish::Else,
    }
}

/// Who sits where.
pub fn seats(update: &Update, words: &Words) -> Vec<String> {
    let lines = update.seats.iter().map(|seat| {
        let number = seat.seat.number();
        match &seat.occupant {
            Occupant::Nobody => say!(words, "remote-seat-free", seat = number),
            Occupant::Invited => say!(words, "remote-seat-invited", seat = number),
            Occupant::Bot { level } => say!(words, "remote-seat-bot", seat = number, level = *level),
            Occupant::Person { name, .. } if seat.ready => {
                say!(words, "remote-seat-ready", seat = number, name = name.as_str())
            }
            Occupant::Person { name, .. } => say!(words, "remote-seat-person", seat = number, name = name.as_str()),
        }
    });
    lines.collect()
}

/// What the person can do now.
pub fn question(update: &Update) -> Message {
    match (can_start(update), is_ready(update)) {
        (true, _) => message!("remote-lobby-start"),
        (false, false) => message!("remote-lobby-ready"),
        (false, true) => message!("remote-lobby-waits"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use vale_words::{Language, Style};

    use super::*;

    fn update(occupants: &[(Value, bool)]) -> Update {
        let seats: Vec<_> = (1..)
            .zip(occupants)
            .map(|(seat, (occupant, ready))| {
                json!({"seat": seat, "occupant": occupant, "colour": null, "ready": ready, "kept": null, "votes": [],
                    "time_left_ms": null})
            })
            .collect();
        serde_json::from_value(json!({"seq": 1, "entries": [], "stage": "open", "seats": seats, "you": 1, "yours": [1],
            "view": null, "turn": null, "can_undo": false, "ranking": null, "seed": null, "rematch": null}))
        .unwrap()
    }

    #[test]
    fn what_comes_next_is_offered_and_understood() {
        let person = |name: &str| json!({"is": "person", "player": name, "name": name});
        let words = Words::english();
        let alone = update(&[(person("Ada"), false), (json!({"is": "nobody"}), false)]);
        let bot = Request::SeatBot { seat: Seat::from_number(2).unwrap(), level: USUAL_LEVEL };
        assert_eq!(read("bot", &alone, &words), Wish::Ask(bot));
        assert_eq!(read("", &alone, &words), Wish::Ask(Request::Ready { ready: true }));
        assert_eq!(question(&alone), message!("remote-lobby-ready"));
        let waiting = update(&[(person("Ada"), true), (person("Bo"), false)]);
        assert_eq!(question(&waiting), message!("remote-lobby-waits"));
        assert!(!is_asked(&waiting));
        assert_eq!(read("Bot", &waiting, &words), Wish::No(message!("remote-lobby-no-bot")));
        assert_eq!(read("what", &waiting, &words), Wish::Else);
        let full = update(&[(person("Ada"), false), (json!({"is": "bot", "level": 2}), false)]);
        assert_eq!(read("", &full, &words), Wish::Ask(Request::Start {}));
        let french = Words::new(Language::French, Style::Plain);
        assert_eq!(read("Commencer", &full, &french), Wish::Ask(Request::Start {}));
        assert_eq!(read("prêt", &full, &french), Wish::Ask(Request::Ready { ready: true }));
        assert_eq!(seats(&full, &words), ["Seat 1: Ada.", "Seat 2: bot of level 2."]);
    }
}

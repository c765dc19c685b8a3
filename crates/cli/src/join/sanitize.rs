//! What strangers write, made harmless for a terminal.

use vale_protocol::{Happened, Occupant, Problem, ServerMessage};

/// The most letters of a text of a stranger.
const MOST: usize = 600;

/// A text without anything that a terminal would obey or that turns the letters around.
pub fn clean(text: &str) -> String {
    let is_hidden = |letter: char| {
        matches!(letter, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
            || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
            // Those are stones on the screen.
            || matches!(letter, '\u{e000}'..='\u{f8ff}')
    };
    let letters = text.chars().filter(|&letter| !is_hidden(letter));
    letters.map(|letter| if letter.is_control() { ' ' } else { letter }).take(MOST).collect()
}

fn clean_in_place(text: &mut String) {
    *text = clean(text);
}

fn clean_problem(problem: &mut Problem) {
    clean_in_place(&mut problem.message);
}

/// The same for every text of a message.
pub fn clean_message(message: &mut ServerMessage) {
    match message {
        ServerMessage::Update(update) => {
            for seat in &mut update.seats {
                if let Occupant::Person { name, .. } = &mut seat.occupant {
                    clean_in_place(name);
                }
            }
            for entry in &mut update.entries {
                match &mut entry.what {
                    Happened::Sat { name, .. } | Happened::Reacted { name, .. } | Happened::SaidMuted { name, .. } => {
                        clean_in_place(name);
                    }
                    Happened::Said { name, text, .. } => {
                        clean_in_place(name);
                        clean_in_place(text);
                    }
                    Happened::Reserved { .. }
                    | Happened::Played { .. }
                    | Happened::Undone { .. }
                    | Happened::Public(_) => {}
                }
            }
            for refused in update.turn.iter_mut().flat_map(|turn| &mut turn.refused) {
                clean_in_place(&mut refused.message);
            }
        }
        ServerMessage::Refused { problem, .. } | ServerMessage::Error { problem } => clean_problem(problem),
        ServerMessage::Hello(_) | ServerMessage::Done { .. } | ServerMessage::Presence(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn nothing_that_a_terminal_obeys_gets_through() {
        assert_eq!(clean("a\u{1b}[2Jb\r\nc\u{9b}31m\u{7}"), "a [2Jb  c 31m ");
        assert_eq!(clean("\u{202e}evil\u{200b}"), "evil");
        assert_eq!(clean("Zoë 日本"), "Zoë 日本");
        assert_eq!(clean(&"x".repeat(10_000)).len(), MOST);
    }

    #[test]
    fn every_text_of_a_message_is_cleaned() {
        let bad = "\u{1b}]0;x\u{7}";
        let mut message: ServerMessage = serde_json::from_value(json!({
            "type": "update", "seq": 3, "stage": "open",
            "entries": [
                {"seq": 1, "at": 0, "what": "sat", "seat": 1, "player": "a", "name": bad, "colour": "yellow"},
                {"seq": 2, "at": 0, "what": "said", "seat": 1, "player": "a", "name": bad, "text": bad},
                {"seq": 3, "at": 0, "what": "reacted", "seat": 1, "player": "a", "name": bad, "reaction": "wow"},
            ],
            "seats": [{"seat": 1, "occupant": {"is": "person", "player": "a", "name": bad}, "colour": null,
                "ready": false, "kept": null, "votes": [], "time_left_ms": null}],
            "you": null, "yours": [], "view": null, "turn": null, "can_undo": false, "ranking": null, "seed": null,
            "rematch": null,
        }))
        .unwrap();
        clean_message(&mut message);
        let mut refused: ServerMessage = serde_json::from_value(json!({
            "type": "refused", "id": "a", "seq": null, "problem": {"code": "illegal", "message": bad},
        }))
        .unwrap();
        clean_message(&mut refused);
        for message in [message, refused] {
            // JSON writes what is left of the escape characters in this way.
            let text = serde_json::to_string(&message).unwrap();
            assert!(!text.contains("\\u001b") && !text.contains("\\u0007"), "{text}");
        }
    }
}

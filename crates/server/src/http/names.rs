//! The names of people: text that everyone can read and nobody is deceived by.

use vale_bots::Level;
use vale_protocol::Code;

use super::answer::{Answer, Failure};

/// The most characters of a name.
pub const MAX_NAME: usize = 30;

/// What players are called who deleted their account.
pub const FORMER_PLAYER: &str = "Former player";

/// Reads a name: trimmed, and with single spaces inside.
pub fn read(text: &str) -> Answer<String> {
    let no = |message: &str| Err(Failure::new(Code::BadRequest, format!("name: {message}")));
    if text.chars().any(|letter| letter.is_control() && !letter.is_whitespace()) {
        return no("must not contain control characters");
    }
    if text.chars().any(is_deceptive) {
        return no("must not contain invisible characters or characters that change the writing direction");
    }
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if !name.chars().any(is_visible) {
        return no("must not be empty");
    }
    if name.chars().count() > MAX_NAME {
        return no(&format!("must have at most {MAX_NAME} characters"));
    }
    if is_reserved(&name) {
        return no("reserved for bots or former players: choose another one");
    }
    Ok(name)
}

/// Letters that cannot be seen or that turn other letters around. Joiners are not among them: scripts need them.
fn is_deceptive(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
        | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Can the letter be seen even if it stands alone?
fn is_visible(letter: char) -> bool {
    !letter.is_whitespace()
        && !matches!(letter, '\u{200c}' | '\u{200d}' | '\u{300}'..='\u{36f}' | '\u{fe00}'..='\u{fe0f}')
}

/// Would others take the player for a bot, or for nobody?
fn is_reserved(name: &str) -> bool {
    let name = name.to_lowercase();
    let first = name.split(' ').next().unwrap_or_default();
    let of_a_bot = matches!(first, "bot" | "level") || Level::ALL.iter().any(|level| name == level.name());
    of_a_bot || name == FORMER_PLAYER.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_spaces_inside_are_single() {
        for (text, name) in [
            ("Anna", "Anna"),
            ("  Anna \t von\u{a0}\n der  Aue ", "Anna von der Aue"),
            ("Zoë", "Zoë"),
            ("李小龙", "李小龙"),
            ("Botond", "Botond"),
            ("<script>alert(1)</script>", "<script>alert(1)</script>"),
            ("👩‍🚀", "👩‍🚀"),
        ] {
            assert_eq!(read(text).unwrap(), name);
        }
        assert_eq!(read(&"é".repeat(MAX_NAME)).unwrap().chars().count(), MAX_NAME);
    }

    #[test]
    fn other_names_are_refused_with_a_sentence() {
        let long = "x".repeat(MAX_NAME + 1);
        for (text, reason) in [
            ("", "must not be empty"),
            (" \t ", "must not be empty"),
            ("\u{200d}", "must not be empty"),
            (&*long, "at most 30 characters"),
            ("An\u{0}na", "control characters"),
            ("An\u{1b}[31mna", "control characters"),
            ("An\u{202e}na", "writing direction"),
            ("An\u{2066}na", "writing direction"),
            ("An\u{200b}na", "invisible"),
            ("former  PLAYER", "reserved for bots"),
            ("Bot", "reserved for bots"),
            ("bot 2", "reserved for bots"),
            ("Greedy", "reserved for bots"),
        ] {
            let refusal = read(text).unwrap_err().problem().message.clone();
            assert!(refusal.starts_with("name: ") && refusal.contains(reason), "{text:?}: {refusal}");
        }
    }
}

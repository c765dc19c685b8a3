//! The names of people: text that everyone can read and nobody is deceived by.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeEmoji as _, UnicodeGeneralCategory as _};
use unicode_script::{Script, UnicodeScript as _};
use unicode_security::MixedScript;
use vale_protocol::Code;

use super::answer::{Answer, ProblemResponse};
use crate::lookalike::looks;

/// The most characters of a name.
pub const MAX_NAME: usize = 30;

/// The most marks that stand on one letter.
const MAX_MARKS: usize = 3;

/// Names that others would take for those of the server, of whoever runs it, of bots, or of nobody.
const RESERVED: [&str; 62] = [
    // Those who run the server.
    "admin",
    "admins",
    "administrator",
    "administrateur",
    "administratrice",
    "amministratore",
    "amministratrice",
    "moderator",
    "modérateur",
    "modératrice",
    "moderatore",
    "moderatrice",
    "mod",
    "root",
    "owner",
    "support",
    "staff",
    "host",
    "hôte",
    // The server.
    "server",
    "serveur",
    "system",
    "système",
    "sistema",
    "vale",
    // Bots.
    "bot",
    "bots",
    "robot",
    "random",
    "greedy",
    "apprentice",
    "learned",
    "reference",
    "dreamer",
    "eager",
    "expert",
    "sage",
    "tinkerer",
    "master",
    "hasard",
    "glouton",
    "apprenti",
    "instruit",
    "référence",
    "rêveur",
    "fougueux",
    "bricoleur",
    "maître",
    "caso",
    "avido",
    "apprendista",
    "istruito",
    "esperto",
    "riferimento",
    "sognatore",
    "impetuoso",
    "saggio",
    "sperimentatore",
    "maestro",
    // Nobody.
    "former player",
    "ancien joueur",
    "ex giocatore",
];

/// Names that begin with one of these are names of bots.
const OF_BOTS: [&str; 4] = ["bot", "level", "niveau", "livello"];

static RESERVED_LOOKS: LazyLock<BTreeSet<String>> = LazyLock::new(|| RESERVED.into_iter().flat_map(looks).collect());
static LOOKS_OF_BOTS: LazyLock<BTreeSet<String>> = LazyLock::new(|| OF_BOTS.into_iter().flat_map(looks).collect());

/// A name that somebody logs in with, in the form in which accounts have theirs. Whether it could be had today does not
/// matter: older ones could be had under other rules.
pub fn to_log_in(text: &str) -> Option<String> {
    let fits = text.chars().count() <= 8 * MAX_NAME && !text.contains('\0');
    fits.then(|| text.nfkc().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Reads a name: in the usual form of its letters, trimmed, and with single spaces inside.
pub fn read(text: &str) -> Answer<String> {
    let no = |message: &str| Err(ProblemResponse::new(Code::BadRequest, format!("name: {message}")));
    // Even with all marks that letters can have there would be far fewer.
    if text.chars().count() > 8 * MAX_NAME {
        return no(&format!("must have at most {MAX_NAME} characters"));
    }
    let text: String = text.nfkc().collect();
    if text.chars().any(|letter| letter.is_control() && !letter.is_whitespace()) {
        return no("must not contain control characters");
    }
    if has_deceptive_letters(&text) {
        return no("must not contain invisible characters or characters that change the writing direction");
    }
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if !name.chars().any(is_visible) {
        return no("must not be empty");
    }
    if name.chars().count() > MAX_NAME {
        return no(&format!("must have at most {MAX_NAME} characters"));
    }
    let marks: Vec<_> = name.chars().map(is_mark).collect();
    if marks.windows(MAX_MARKS + 1).any(|some| some.iter().all(|mark| *mark)) {
        return no(&format!("must not have more than {MAX_MARKS} marks on one letter"));
    }
    if !name.split(' ').all(MixedScript::is_single_script) {
        return no("each word must use a single script, so that no letter looks like another");
    }
    if is_reserved(&name) {
        return no("reserved for bots, the host or former players: choose another one");
    }
    Ok(name)
}

/// Are there letters that cannot be seen or that turn other letters around? Joiners are fine where a script or an emoji
/// needs them, and the sign for a coloured emoji is fine behind one.
fn has_deceptive_letters(text: &str) -> bool {
    let mut before = None;
    for letter in text.chars() {
        let fine = match letter {
            '\u{200d}' => before.is_some_and(|before| is_picture(before) || joins(before)),
            '\u{200c}' => before.is_some_and(joins),
            '\u{fe0f}' => before.is_some_and(is_picture),
            letter => !is_deceptive(letter),
        };
        if !fine {
            return true;
        }
        before = Some(letter);
    }
    false
}

/// An emoji, or what can stand between two parts of one.
fn is_picture(letter: char) -> bool {
    letter == '\u{fe0f}' || (!letter.is_ascii() && !letter.is_alphanumeric() && letter.is_emoji_char())
}

/// Is it a letter of a script in which joiners make a difference that everyone sees?
fn joins(letter: char) -> bool {
    matches!(
        letter.script(),
        Script::Arabic
            | Script::Bengali
            | Script::Devanagari
            | Script::Gujarati
            | Script::Gurmukhi
            | Script::Kannada
            | Script::Malayalam
            | Script::Oriya
            | Script::Sinhala
            | Script::Tamil
            | Script::Telugu
    )
}

fn is_deceptive(letter: char) -> bool {
    use GeneralCategory::{Format, PrivateUse, Unassigned};
    let invisible = matches!(letter,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}');
    invisible || matches!(letter.general_category(), Format | PrivateUse | Unassigned)
}

fn is_mark(letter: char) -> bool {
    use GeneralCategory::{EnclosingMark, NonspacingMark};
    matches!(letter.general_category(), EnclosingMark | NonspacingMark)
}

/// Can the letter be seen even if it stands alone?
fn is_visible(letter: char) -> bool {
    !letter.is_whitespace() && !is_mark(letter) && !matches!(letter, '\u{200c}' | '\u{200d}')
}

/// Would others take the player for a bot, for whoever runs the server, or for nobody?
fn is_reserved(name: &str) -> bool {
    let is_one_of = |text: &str, known: &BTreeSet<String>| looks(text).iter().any(|look| known.contains(look));
    let bare = name.trim_matches(|letter: char| !letter.is_alphabetic());
    let first = name.split(|letter: char| !letter.is_alphanumeric()).find(|word| !word.is_empty()).unwrap_or_default();
    is_one_of(name, &RESERVED_LOOKS) || is_one_of(bare, &RESERVED_LOOKS) || is_one_of(first, &LOOKS_OF_BOTS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::FORMER_PLAYER;

    #[test]
    fn names_are_trimmed_and_spaces_inside_are_single() {
        for (text, name) in [
            ("Anna", "Anna"),
            ("  Anna \t von\u{a0}\n der  Aue ", "Anna von der Aue"),
            ("Zoë", "Zoë"),
            ("Zoe\u{308}", "Zoë"),
            ("\u{ff26}rida", "Frida"),
            ("李小龙", "李小龙"),
            ("さくら桜", "さくら桜"),
            ("Вася 99", "Вася 99"),
            ("Anna Иванова", "Anna Иванова"),
            ("نرگس‌خاتون", "نرگس‌خاتون"),
            ("श्री", "श्री"),
            ("Botond", "Botond"),
            ("Administra", "Administra"),
            ("O\u{2019}Neill-Smith", "O\u{2019}Neill-Smith"),
            ("<script>alert(1)</script>", "<script>alert(1)</script>"),
            ("👩‍🚀", "👩‍🚀"),
            ("❤️ Anna", "❤️ Anna"),
        ] {
            assert_eq!(read(text).unwrap(), name);
        }
        assert_eq!(read(&"é".repeat(MAX_NAME)).unwrap().chars().count(), MAX_NAME);
    }

    #[test]
    fn other_names_are_refused_with_a_sentence() {
        let long = "x".repeat(MAX_NAME + 1);
        let endless = "x".repeat(10_000);
        for (text, reason) in [
            ("", "must not be empty"),
            (" \t ", "must not be empty"),
            ("\u{301}", "must not be empty"),
            (&*long, "at most 30 characters"),
            (&*endless, "at most 30 characters"),
            ("An\u{0}na", "control characters"),
            ("An\u{1b}[31mna", "control characters"),
            ("An\u{202e}na", "writing direction"),
            ("An\u{2066}na", "writing direction"),
            ("An\u{200b}na", "invisible"),
            ("\u{200d}", "invisible"),
            ("Fri\u{200d}da", "invisible"),
            ("Frida\u{fe0f}", "invisible"),
            ("Frida\u{1d173}", "invisible"),
            ("B\u{200d}ot", "invisible"),
            ("Frida\u{e000}", "invisible"),
            ("a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "marks"),
            ("Frid\u{430}", "a single script"),
            ("former  PLAYER", "reserved"),
            ("Bot", "reserved"),
            ("bot 2", "reserved"),
            ("B0t", "reserved"),
            ("Greedy", "reserved"),
            ("admin", "reserved"),
            ("Admin 1", "reserved"),
            ("\u{430}dmin", "a single script"),
            ("[Server]", "reserved"),
            ("Niveau 4", "reserved"),
        ] {
            let refusal = read(text).unwrap_err().problem().message.clone();
            assert!(refusal.starts_with("name: ") && refusal.contains(reason), "{text:?}: {refusal}");
        }
    }

    #[test]
    fn no_bot_has_a_name_that_a_person_can_have() {
        let files = [
            include_str!("../../../words/locales/en/names.ftl"),
            include_str!("../../../words/locales/fr/names.ftl"),
            include_str!("../../../words/locales/it/names.ftl"),
            include_str!("../../../words/locales/en/web.ftl"),
            include_str!("../../../words/locales/fr/web.ftl"),
            include_str!("../../../words/locales/it/web.ftl"),
        ];
        let lines = files.iter().flat_map(|file| file.lines());
        let levels = lines.filter(|line| line.starts_with("level-") || line.starts_with("bot-level-"));
        let names: Vec<_> = levels.filter_map(|line| line.split_once(" = ")).map(|(_, name)| name).collect();
        assert!(names.len() >= 30, "{names:?}");
        for name in
            names.into_iter().chain([FORMER_PLAYER]).chain(vale_bots::Level::ALL.iter().map(|level| level.name()))
        {
            assert!(is_reserved(name), "{name}");
        }
    }
}

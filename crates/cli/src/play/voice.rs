//! How the game speaks.

use std::io::{self, IsTerminal, Write};

use vale_engine::{Colour, Stones};

/// Speaks line by line, with stones as letters or in words.
pub struct Voice<'a> {
    out: &'a mut dyn Write,
    /// Are stones said in words?
    pub words: bool,
    /// Where long lines are broken; nowhere when a program or a file listens.
    width: Option<usize>,
}

impl<'a> Voice<'a> {
    /// A voice that writes here.
    pub fn new(out: &'a mut dyn Write, words: bool) -> Self {
        let width = io::stdout().is_terminal().then(textwrap::termwidth);
        Self { out, words, width }
    }

    /// Says one line.
    pub fn say(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        let line = line.as_ref();
        if self.words { self.say_exactly(&in_words(line)) } else { self.say_exactly(line) }
    }

    /// Says one line as it is, even if it has letters that could be stones.
    pub fn say_exactly(&mut self, line: &str) -> io::Result<()> {
        match self.width {
            // Words stay whole, and what belongs to one fact is indented.
            Some(width) => {
                let options = textwrap::Options::new(width).subsequent_indent("   ").break_words(false);
                writeln!(self.out, "{}", textwrap::fill(line, options))
            }
            None => writeln!(self.out, "{line}"),
        }
    }

    /// Asks for a line.
    pub fn prompt(&mut self) -> io::Result<()> {
        write!(self.out, "> ")?;
        self.out.flush()
    }
}

/// The stones of a player: "R R B", or that there are none.
pub fn stones_text(stones: Stones) -> String {
    if stones.is_empty() {
        return "no stones".to_owned();
    }
    stones.to_string().chars().map(String::from).collect::<Vec<_>>().join(" ")
}

/// The line with every run of stone letters as words: "R R B" becomes "2 red and 1 blue stones".
fn in_words(line: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut run = Stones::NONE;
    let mut rest = line.split(' ').collect::<Vec<_>>().into_iter();
    while let Some(word) = rest.next() {
        if let [to @ "to", better, ..] = *rest.as_slice()
            && let (Some(from), Some(better)) = (kind_in(word), kind_in(better))
        {
            finish(&mut run, &mut words, "");
            words.extend([from, to.to_owned(), better]);
            rest.nth(1);
            continue;
        }
        let letters = word.trim_end_matches(|c: char| !c.is_alphanumeric());
        let after = &word[letters.len()..];
        let Some(stones) = stones_in(letters) else {
            finish(&mut run, &mut words, "");
            words.push(word.to_owned());
            continue;
        };
        run = run.plus(stones);
        if !after.is_empty() {
            finish(&mut run, &mut words, after);
        }
    }
    finish(&mut run, &mut words, "");
    words.join(" ")
}

/// The stones that these letters are, if they are stones.
fn stones_in(letters: &str) -> Option<Stones> {
    let stones: Stones = letters.parse().ok()?;
    (!stones.is_empty() && letters.chars().all(char::is_uppercase)).then_some(stones)
}

/// The word with the letter of one stone as the name of its colour, if that is what the word is.
fn kind_in(word: &str) -> Option<String> {
    let letter = word.trim_matches(|c: char| !c.is_alphanumeric());
    let colour = Colour::ALL.into_iter().find(|colour| letter.chars().eq([colour.letter()]))?;
    Some(word.replacen(letter, name(colour), 1))
}

/// Ends a run of stones: after a word that speaks of a kind of stone, it is a kind, otherwise a number of stones.
fn finish(run: &mut Stones, words: &mut Vec<String>, after: &str) {
    let stones = std::mem::take(run);
    if stones.is_empty() {
        return;
    }
    let kinds: Vec<_> = Colour::ALL.into_iter().filter(|&colour| stones.count(colour) > 0).collect();
    let (last, before) = match words.as_slice() {
        [.., before, last] => (last.as_str(), before.as_str()),
        [last] => (last.as_str(), ""),
        [] => ("", ""),
    };
    let text = match (kinds.as_slice(), last, before) {
        (&[kind], "each" | "one" | "per" | "a" | "no", _) => format!("{} stone", name(kind)),
        (&[kind], "your" | "Your", _) | (&[kind], "and", "stones") => format!("{} stones", name(kind)),
        _ => {
            let counted: Vec<_> = kinds.iter().map(|&kind| format!("{} {}", stones.count(kind), name(kind))).collect();
            join(&counted) + if stones.total() == 1 { " stone" } else { " stones" }
        }
    };
    words.extend(format!("{text}{after}").split(' ').map(str::to_owned));
}

const fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Purple => "purple",
    }
}

/// "one", "one and two", "one, two and three".
pub fn join(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// "1 card", "2 cards".
pub fn counted_things(count: impl Into<u16>, thing: &str) -> String {
    match count.into() {
        1 => format!("1 {thing}"),
        count => format!("{count} {thing}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::in_words;

    #[test]
    fn runs_of_stones_become_words() {
        assert_eq!(in_words("Sell Troll for R R R R"), "Sell Troll for 4 red stones");
        assert_eq!(in_words("Bot 2 earns R B. Next."), "Bot 2 earns 1 red and 1 blue stones. Next.");
        assert_eq!(
            in_words("you cannot pay RRB: you have P"),
            "you cannot pay 2 red and 1 blue stones: you have 1 purple stone"
        );
    }

    #[test]
    fn kinds_of_stones_are_not_counted() {
        assert_eq!(
            in_words("Your B and P swap values: each B is worth 6 and each P is worth 3."),
            "Your blue stones and purple stones swap values: each blue stone is worth 6 and each purple stone is worth 3."
        );
        assert_eq!(
            in_words("Discard one of your R, then earn B."),
            "Discard one of your red stones, then earn 1 blue stone."
        );
        assert_eq!(in_words("earn 1 point per R paid"), "earn 1 point per red stone paid");
    }

    #[test]
    fn upgrades_are_from_colour_to_colour() {
        assert_eq!(in_words("Upgrade R to B."), "Upgrade red to blue.");
        assert_eq!(
            in_words("Upgrade one of your stones (R to B, or B to P). If you earn a B, recover this."),
            "Upgrade one of your stones (red to blue, or blue to purple). If you earn a blue stone, recover this."
        );
        assert_eq!(in_words("there is no R to upgrade here"), "there is no red stone to upgrade here");
        assert_eq!(in_words("Rob goes to Bo"), "Rob goes to Bo");
    }

    #[test]
    fn other_words_stay() {
        assert_eq!(in_words("Rob sells  Imp - b r"), "Rob sells  Imp - b r");
    }
}

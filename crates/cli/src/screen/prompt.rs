//! A line that the person types at the screen, with Tab to complete it.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::theme::{CHOSEN, STRONG};

/// What came of asking for a line.
#[derive(Debug, PartialEq, Eq)]
pub enum Typed {
    Line(String),
    /// The input has ended, or Ctrl-D was pressed.
    End,
    Interrupted,
}

/// What the Tab key offers.
#[derive(Debug, Default)]
pub struct Completions {
    /// At the beginning of a line: moves and commands.
    pub lines: Vec<String>,
    /// After `?`: cards and tiles.
    pub subjects: Vec<String>,
}

impl Completions {
    /// Those that go on from what is typed, whole lines each.
    fn of(&self, typed: &str) -> Vec<String> {
        let begins = |whole: &String| whole.to_lowercase().starts_with(&typed.to_lowercase());
        let asked = self.subjects.iter().map(|subject| format!("? {subject}"));
        if typed.starts_with('?') {
            asked.filter(begins).collect()
        } else {
            self.lines.iter().filter(|line| begins(line)).cloned().collect()
        }
    }
}

/// What came of a key in a line that is being typed.
#[derive(Debug, PartialEq, Eq)]
pub enum Entry {
    GoesOn,
    GivenUp,
    Line(String),
}

/// The most letters of a line.
const MOST: usize = 500;

/// A line that is being typed.
#[derive(Debug, Default)]
pub struct Prompt {
    text: String,
    /// What the Tab key goes on from, and how often it was pressed.
    completing: Option<(String, usize)>,
}

impl Prompt {
    pub fn beginning_with(text: &str) -> Self {
        Self { text: text.to_owned(), completing: None }
    }

    /// Adds a letter.
    pub fn insert(&mut self, letter: char) {
        if !letter.is_control() && self.text.chars().count() < MOST {
            self.text.push(letter);
        }
        self.completing = None;
    }

    /// Takes in a key.
    pub fn on_key(&mut self, code: KeyCode, completions: &Completions) -> Entry {
        match code {
            KeyCode::Enter => return Entry::Line(std::mem::take(&mut self.text)),
            KeyCode::Esc => return Entry::GivenUp,
            KeyCode::Backspace if self.text.is_empty() => return Entry::GivenUp,
            KeyCode::Backspace => {
                self.text.pop();
                self.completing = None;
            }
            KeyCode::Tab => self.complete(completions),
            KeyCode::Char(letter) => self.insert(letter),
            _ => {}
        }
        Entry::GoesOn
    }

    /// Goes on from what was typed to each line that begins so, one after the other.
    fn complete(&mut self, completions: &Completions) {
        let (typed, times) = self.completing.take().unwrap_or_else(|| (self.text.clone(), 0));
        let found = completions.of(&typed);
        if let Some(next) = found.get(times % found.len().max(1)) {
            self.text.clone_from(next);
        }
        self.completing = Some((typed, times + 1));
    }
}

/// Draws the line; of one that is too long, its end.
pub fn draw(prompt: &Prompt, place: Rect, buffer: &mut Buffer) {
    let room = usize::from(place.width).saturating_sub(4);
    let skipped = prompt.text.chars().count().saturating_sub(room);
    let text: String = prompt.text.chars().skip(skipped).collect();
    let spans = vec![Span::styled("> ", STRONG), Span::raw(text), Span::styled(" ", CHOSEN)];
    buffer.set_line(place.x, place.y, &Line::from(spans), place.width);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|&text| text.to_owned()).collect()
    }

    #[test]
    fn the_tab_key_goes_on_from_what_is_typed() {
        let completions =
            Completions { lines: all(&["Mark Imp", "Mark Hydra", "table"]), subjects: all(&["Hydra", "Imp"]) };
        assert_eq!(completions.of("mark"), ["Mark Imp", "Mark Hydra"]);
        assert_eq!(completions.of("mark h"), ["Mark Hydra"]);
        assert_eq!(completions.of("t"), ["table"]);
        assert_eq!(completions.of("? h"), ["? Hydra"]);
        assert_eq!(completions.of("x"), [""; 0]);
    }

    #[test]
    fn tab_goes_through_what_fits_and_what_is_typed_is_bounded() {
        let completions = Completions { lines: all(&["Mark Imp", "Mark Hydra", "table"]), subjects: vec![] };
        let mut prompt = Prompt::default();
        prompt.insert('m');
        for expected in ["Mark Imp", "Mark Hydra", "Mark Imp"] {
            assert_eq!(prompt.on_key(KeyCode::Tab, &completions), Entry::GoesOn);
            assert_eq!(prompt.text, expected);
        }
        prompt.on_key(KeyCode::Backspace, &completions);
        assert_eq!(prompt.on_key(KeyCode::Enter, &completions), Entry::Line("Mark Im".to_owned()));
        for _ in 0..2 * MOST {
            prompt.insert('x');
        }
        prompt.insert('\u{1b}');
        assert_eq!(prompt.text, "x".repeat(MOST));
        assert_eq!(prompt.on_key(KeyCode::Esc, &completions), Entry::GivenUp);
    }
}

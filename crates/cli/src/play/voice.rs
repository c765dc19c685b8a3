//! How the game speaks.

use std::io::{self, IsTerminal, Write};

use vale_words::Words;

/// Speaks line by line.
pub struct Voice<'a> {
    out: &'a mut dyn Write,
    /// The language, and whether stones are said in words.
    pub words: Words,
    /// Where long lines are broken; nowhere when a program or a file listens.
    width: Option<usize>,
}

impl<'a> Voice<'a> {
    /// A voice that writes here.
    pub fn new(words: Words, out: &'a mut dyn Write) -> Self {
        let width = io::stdout().is_terminal().then(textwrap::termwidth);
        Self { out, words, width }
    }

    /// Says one line.
    pub fn say(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        let line = line.as_ref();
        match self.width {
            // Words stay whole, and what belongs to one fact is indented.
            Some(width) => {
                let options = textwrap::Options::new(width).subsequent_indent("   ").break_words(false);
                writeln!(self.out, "{}", textwrap::fill(line, options))
            }
            None => writeln!(self.out, "{line}"),
        }
    }

    /// Says a message without variables.
    pub fn tell(&mut self, id: &str) -> io::Result<()> {
        let line = self.words.say(id, &[]);
        self.say(line)
    }

    /// Asks for a line.
    pub fn prompt(&mut self) -> io::Result<()> {
        write!(self.out, "> ")?;
        self.out.flush()
    }
}

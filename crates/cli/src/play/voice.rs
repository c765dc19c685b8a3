//! How the game speaks.

use std::io::{self, IsTerminal, Write};

use anstyle::{AnsiColor, Style};
use vale_words::{Message, Words};

const QUESTION: Style = Style::new().bold();
const PROBLEM: Style = AnsiColor::Yellow.on_default();

/// Speaks line by line.
pub struct Voice<'a> {
    out: &'a mut dyn Write,
    /// The language, and whether stones are said in words.
    pub words: Words,
    /// Are lines broken at the width of the terminal? Not when a program or a file listens.
    breaks: bool,
    /// Are questions and problems set off by how they look?
    styled: bool,
}

impl<'a> Voice<'a> {
    /// A voice that writes here; a plain one uses no colours.
    pub fn new(words: Words, plain: bool, out: &'a mut dyn Write) -> Self {
        Self { out, words, breaks: io::stdout().is_terminal(), styled: !plain }
    }

    /// Says one line.
    pub fn say(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        self.write(line.as_ref(), Style::new())
    }

    /// Says what is asked.
    pub fn ask(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        self.write(line.as_ref(), QUESTION)
    }

    /// Says why something does not work.
    pub fn object(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        self.write(line.as_ref(), PROBLEM)
    }

    fn write(&mut self, line: &str, style: Style) -> io::Result<()> {
        let style = if self.styled { style } else { Style::new() };
        if self.breaks {
            // Words and paths stay whole, and what belongs to one fact is indented. The window may have changed since the
            // last line.
            let options = textwrap::Options::with_termwidth()
                .subsequent_indent("   ")
                .break_words(false)
                .word_separator(textwrap::WordSeparator::AsciiSpace)
                .word_splitter(textwrap::WordSplitter::NoHyphenation);
            writeln!(self.out, "{style}{}{style:#}", textwrap::fill(line, options))
        } else {
            writeln!(self.out, "{style}{line}{style:#}")
        }
    }

    /// Says a message without variables.
    pub fn tell(&mut self, message: Message) -> io::Result<()> {
        let line = self.words.say(message, &[]);
        self.say(line)
    }

    /// Asks for a line.
    pub fn prompt(&mut self, prompt: &str) -> io::Result<()> {
        write!(self.out, "{prompt}")?;
        self.out.flush()
    }
}

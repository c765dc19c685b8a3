//! How the game speaks.

use std::io::{self, IsTerminal, Write};

use anstyle::{AnsiColor, Style};
use vale_words::{Message, Style as Spelling, Words};

use crate::screen::{Said, Tone};

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
    /// What was said for a screen, which shows it when it next asks for something.
    held: Option<Vec<Said>>,
}

impl<'a> Voice<'a> {
    /// A voice that writes here; a plain one uses no colours.
    pub fn new(words: Words, plain: bool, out: &'a mut dyn Write) -> Self {
        Self { out, words, breaks: io::stdout().is_terminal(), styled: !plain, held: None }
    }

    /// Speaks for a screen from now on.
    pub fn hold(&mut self) {
        self.held.get_or_insert_default();
        self.words.style = if self.words.style == Spelling::Spoken { Spelling::Spoken } else { self.letters() };
    }

    /// Is there a screen that shows the table?
    pub const fn has_screen(&self) -> bool {
        self.held.is_some()
    }

    /// How stones are written that are not spelt out: with marks for a screen, which paints them.
    pub const fn letters(&self) -> Spelling {
        if self.has_screen() { Spelling::Marked } else { Spelling::Plain }
    }

    /// What was said for the screen since the last time.
    pub fn take_held(&mut self) -> Vec<Said> {
        self.held.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Writes what no screen has shown, now that there is none any more.
    pub fn release(&mut self) -> io::Result<()> {
        let held = self.held.take().unwrap_or_default();
        held.iter().try_for_each(|said| self.write(&said.text, said.tone))
    }

    /// Says one line.
    pub fn say(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        self.write(line.as_ref(), Tone::Say)
    }

    /// Says what is asked.
    pub fn ask(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        self.write(line.as_ref(), Tone::Ask)
    }

    /// Says why something does not work.
    pub fn object(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        self.write(line.as_ref(), Tone::Object)
    }

    fn write(&mut self, line: &str, tone: Tone) -> io::Result<()> {
        if let Some(held) = &mut self.held {
            held.push(Said { tone, text: line.to_owned() });
            return Ok(());
        }
        let style = match tone {
            _ if !self.styled => Style::new(),
            Tone::Say => Style::new(),
            Tone::Ask => QUESTION,
            Tone::Object => PROBLEM,
        };
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

//! The table on a full terminal screen.
//!
//! What is drawn follows from a [`Scene`], and from what the person has chosen and opened so far. What the person does
//! becomes a line, as if it had been typed: whoever reads those need not know that there is a screen.

mod draw;
mod panel;
mod prompt;
mod questions;
mod scene;
mod table;
mod terminal;
mod text;
mod theme;
mod ui;

use std::io;
use std::sync::mpsc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::layout::Rect;
use vale_words::Words;

pub use prompt::{Completions, Typed};
pub use scene::{Board, Choice, News, Scene, subject};
pub use terminal::{TerminalConsole, is_suitable, restore};
use theme::Theme;
use ui::Ui;
pub use ui::{Said, Tone};

/// Where a screen is drawn, and where keys come from.
pub trait Console {
    /// Lets somebody draw the whole screen.
    fn draw(&mut self, paint: &mut dyn FnMut(Rect, &mut Buffer)) -> io::Result<()>;

    /// What happens next at the keyboard or the mouse; nothing if that takes longer than this.
    fn event(&mut self, timeout: Option<Duration>) -> io::Result<Option<Event>>;

    /// Gives the terminal back and stops, as Ctrl-Z asks for, until the shell lets the program go on.
    fn suspend(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Is this the key of a letter, together with Ctrl?
fn is_ctrl(event: &Event, letter: char) -> bool {
    let Event::Key(key) = event else { return false };
    key.modifiers.contains(KeyModifiers::CONTROL)
        && key.code == KeyCode::Char(letter)
        && key.kind != KeyEventKind::Release
}

/// A screen with a table on it.
pub struct Screen {
    console: Box<dyn Console>,
    scene: Option<Scene>,
    ui: Ui,
    theme: Theme,
    /// The width when it was drawn last.
    width: u16,
    /// Did the person press Ctrl-C while somebody else was thinking?
    interrupted: bool,
}

/// How often keys are looked at while somebody thinks.
const GLANCE: Duration = Duration::from_millis(40);

impl Screen {
    /// A screen without a table.
    pub fn new(console: Box<dyn Console>) -> Self {
        Self { console, scene: None, ui: Ui::default(), theme: Theme::of_environment(), width: 80, interrupted: false }
    }

    /// Shows a table. With a new question the choice begins anew.
    pub fn show(&mut self, scene: Scene, new_question: bool) {
        if self.scene.replace(scene).is_none() {
            // What was said before there was a table is over.
            self.ui.popup = None;
        }
        if new_question {
            self.ui.begin();
        }
    }

    fn draw(&mut self, words: &Words) -> io::Result<()> {
        let (scene, ui, theme) = (self.scene.as_ref(), &self.ui, self.theme);
        let mut drawn = draw::Drawn::default();
        let mut width = self.width;
        self.console.draw(&mut |area, buffer| {
            width = area.width;
            drawn = draw::draw(area, buffer, scene, ui, words, theme);
        })?;
        self.width = width;
        self.ui.hits = drawn.hits;
        if let Some(popup) = &mut self.ui.popup {
            popup.scroll = popup.scroll.min(drawn.last_line);
        }
        Ok(())
    }

    /// Shows the table of a server: there is chat, and others may be waited for.
    pub fn be_remote(&mut self) {
        self.ui.remote = true;
    }

    /// Shows what has been said.
    pub fn hear(&mut self, said: Vec<Said>) {
        self.ui.hear(said, self.scene.is_some(), self.width);
    }

    /// Says this, and waits until the person has done something that comes to a line.
    pub fn read(&mut self, said: Vec<Said>, words: &Words, completions: &Completions) -> io::Result<Typed> {
        self.ui.busy = None;
        self.hear(said);
        if std::mem::take(&mut self.interrupted) {
            return Ok(Typed::Interrupted);
        }
        loop {
            self.draw(words)?;
            let Some(event) = self.console.event(None)? else { return Ok(Typed::End) };
            if let Some(typed) = self.take_in(&event, words, completions)? {
                return Ok(typed);
            }
        }
    }

    /// Looks for a moment whether the person does something that comes to a line.
    pub fn look(&mut self, words: &Words, completions: &Completions) -> io::Result<Option<Typed>> {
        self.draw(words)?;
        let Some(event) = self.console.event(Some(GLANCE))? else { return Ok(None) };
        self.take_in(&event, words, completions)
    }

    fn take_in(&mut self, event: &Event, words: &Words, completions: &Completions) -> io::Result<Option<Typed>> {
        if is_ctrl(event, 'z') {
            self.console.suspend()?;
            return Ok(None);
        }
        let typed = self.ui.on_event(event, self.scene.as_ref(), words, completions);
        if typed.is_some() {
            self.ui.popup = None;
        }
        Ok(typed)
    }

    /// Lets somebody think, who is called this. The screen follows the window meanwhile; other keys are for later
    /// questions, which nobody has seen yet, so they do nothing.
    pub fn wait_for<T: Send>(&mut self, name: &str, words: &Words, think: impl FnOnce() -> T + Send) -> io::Result<T> {
        self.ui.wait_for(name, words);
        let result = std::thread::scope(|scope| {
            let (sender, thought) = mpsc::channel();
            let thinker = scope.spawn(move || drop(sender.send(think())));
            self.draw(words)?;
            loop {
                match thought.recv_timeout(GLANCE) {
                    Ok(thought) => return Ok(thought),
                    Err(mpsc::RecvTimeoutError::Timeout) => self.glance(words)?,
                    Err(mpsc::RecvTimeoutError::Disconnected) => {
                        let panic = thinker.join().err().unwrap_or_else(|| Box::new("nothing came of it"));
                        std::panic::resume_unwind(panic);
                    }
                }
            }
        });
        self.ui.busy = None;
        result
    }

    /// Takes in what happened while somebody thinks.
    fn glance(&mut self, words: &Words) -> io::Result<()> {
        while let Some(event) = self.console.event(Some(Duration::ZERO))? {
            if is_ctrl(&event, 'c') {
                self.interrupted = true;
            } else if is_ctrl(&event, 'z') {
                self.console.suspend()?;
                self.draw(words)?;
            } else if let Event::Resize(..) = event {
                self.draw(words)?;
            }
        }
        Ok(())
    }
}

/// A table in a window of this size, with this move chosen, and the moves that can be clicked there.
#[cfg(test)]
pub fn picture(scene: &Scene, size: (u16, u16), selected: usize, colours: bool) -> (Buffer, Vec<usize>) {
    let area = Rect::new(0, 0, size.0, size.1);
    let mut buffer = Buffer::empty(area);
    let ui = Ui { selected, ..Ui::default() };
    let drawn = draw::draw(area, &mut buffer, Some(scene), &ui, &scene.words, Theme::new(colours));
    let moves = drawn.hits.iter().filter_map(|&(_, target)| match target {
        panel::Target::Move(index) => Some(index),
        panel::Target::Thing(_) => None,
    });
    (buffer, moves.collect())
}

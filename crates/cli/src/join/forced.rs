//! Moves that play themselves, because there is no other one.

use vale_protocol::{Entry, Happened, Request};
use vale_words::{Words, say};

use super::visit::Visit;
use crate::error::CliError;
use crate::play::offers::Offers;

/// What plays itself, and what does not.
#[derive(Debug)]
pub struct Forced {
    /// Is the person asked all the same?
    ask: bool,
    /// The command that played the last one.
    command: Option<String>,
    /// The entry that it became.
    entry: Option<u64>,
    /// Does the person take moves back? Then the one before a forced one is meant, which would only play itself again.
    undoing: bool,
}

impl Forced {
    pub const fn new(ask: bool) -> Self {
        Self { ask, command: None, entry: None, undoing: false }
    }

    /// A command has become this entry.
    pub fn done(&mut self, command: &str, seq: u64) {
        if self.command.take_if(|forced| forced == command).is_some() {
            self.entry = Some(seq);
        }
    }

    /// The person takes a move back, or does something else.
    pub fn note(&mut self, request: &Request) {
        self.undoing = matches!(request, Request::Undo {});
    }

    /// A command was refused.
    pub fn refused(&mut self) {
        self.undoing = false;
    }

    /// Says of an entry that it was the only move, if it was.
    pub fn mark(&self, entry: &Entry, sentences: &mut [(String, bool)], words: &Words) {
        if self.entry == Some(entry.seq)
            && matches!(entry.what, Happened::Played { .. })
            && let Some((first, quiet)) = sentences.first_mut()
        {
            *first = say!(words, "play-forced", what = first.as_str());
            *quiet = false;
        }
    }
}

impl Visit<'_, '_> {
    /// Plays the only move, if there is no other. False if the person is to be asked.
    pub(super) fn play_forced(&mut self) -> Result<bool, CliError> {
        let Some(offers) = self.offers.as_ref().filter(|_| !self.is_waiting()) else { return Ok(false) };
        let Some(only) = Offers::only(offers) else {
            self.forced.undoing = false;
            return Ok(false);
        };
        if self.forced.ask {
            return Ok(false);
        }
        if !self.forced.undoing {
            self.forced.command = Some(self.play(only)?);
            return Ok(true);
        }
        let more = self.state.as_ref().is_some_and(|state| state.can_undo);
        if more {
            self.send(Request::Undo {})?;
        }
        Ok(more)
    }
}

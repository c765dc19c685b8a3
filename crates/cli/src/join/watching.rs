//! Watching a game without a seat in it, where the table allows spectators.

use vale_protocol::Stage;
use vale_words::message;

use super::visit::{Ended, Visit};
use crate::error::CliError;

impl Visit<'_, '_> {
    /// Goes on without a seat. Lines end with the game; a screen stays until the person leaves.
    pub(super) fn watch(&mut self) -> Result<Option<Ended>, CliError> {
        if !self.watching {
            self.watching = true;
            self.voice.tell(message!("remote-watching"))?;
        }
        let over = self.state.as_ref().is_some_and(|state| state.stage == Stage::Over);
        if !over || self.over {
            return Ok(None);
        }
        self.over = true;
        self.result(&self.voice.words).iter().try_for_each(|line| self.voice.say(line))?;
        Ok((!self.voice.has_screen()).then_some(Ended::Left))
    }
}

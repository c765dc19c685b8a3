//! What is asked of a server beside its socket: hints, and the record of a game.

use hyper::Method;
use vale_engine::Record;
use vale_protocol::http::Hint;
use vale_protocol::{Stage, TableId};
use vale_table::level_of;
use vale_words::{message, say};

use super::connection::{ConnectionError, Server, not_vale};
use super::reason;
use super::visit::Visit;
use crate::error::CliError;
use crate::play::saves::save_as;

/// Waits for something that a server is asked for.
fn wait_for<T>(work: impl Future<Output = Result<T, ConnectionError>>) -> Result<Result<T, ConnectionError>, CliError> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work))
}

impl Visit<'_, '_> {
    fn table(&self) -> Option<&TableId> {
        self.hello.as_ref().map(|hello| &hello.table)
    }

    fn object_to(&mut self, error: &ConnectionError) -> Result<(), CliError> {
        Ok(self.voice.object(reason(error, &self.server.origin, &self.voice.words))?)
    }

    /// Says what the strongest bot would play, where the table allows it.
    pub(super) fn say_hint(&mut self) -> Result<(), CliError> {
        let (Some(table), Some(hello)) = (self.table(), &self.hello) else { return Ok(()) };
        if !hello.settings.hints {
            return Ok(self.voice.tell(message!("remote-no-hints"))?);
        }
        if self.offers.is_none() {
            return Ok(self.voice.tell(message!("remote-not-your-turn"))?);
        }
        let (path, mut server) = (format!("/api/tables/{table}/hint"), Server::clone(self.server));
        let hint: Hint = match wait_for(server.ask(Method::POST, &path, &()))? {
            Ok(hint) => hint,
            Err(error) => return self.object_to(&error),
        };
        let (Some(view), Some(offers)) = (self.view(), &self.offers) else { return Ok(()) };
        let words = &self.voice.words;
        let mut lines = Vec::new();
        for (place, way) in hint.ways.iter().enumerate() {
            let chosen = offers.among(&[way.m], &view.table, &self.names, words);
            if place == 0 {
                let name = level_of(hint.level).map_or_else(String::new, |level| words.level(level.name()));
                lines.push(say!(words, "play-hint", number = hint.level, level = name, move = chosen.as_str()));
            }
            lines.push(say!(words, "remote-hint-way", moves = chosen, share = format!("{:.0}", way.share)));
        }
        Ok(lines.iter().try_for_each(|line| self.voice.say(line))?)
    }

    /// Saves the record of the finished game.
    pub(super) fn save_record(&mut self, file: &str) -> Result<(), CliError> {
        let over = self.state.as_ref().is_some_and(|state| state.stage == Stage::Over);
        let Some(table) = self.table().filter(|_| over) else {
            return Ok(self.voice.tell(message!("remote-record-later"))?);
        };
        let (path, mut server) = (format!("/api/tables/{table}/record"), Server::clone(self.server));
        let record = wait_for(server.text(&path))?.and_then(|text| match text.parse::<Record>() {
            Ok(_) => Ok(text),
            Err(error) => Err(not_vale(error)),
        });
        match record {
            Ok(record) => Ok(save_as(file, &record, self.voice).map(drop)?),
            Err(error) => self.object_to(&error),
        }
    }
}

//! What a person types at the table of a server, and what comes of it.

use vale_engine::{Move, Source};
use vale_protocol::{Request, Stage};
use vale_words::{Reading, Style, message, say};

use super::lobby::{self, Wish, means};
use super::visit::{Ended, Visit};
use crate::cards::{card_line, tile_line};
use crate::error::CliError;
use crate::play::explain::{did_you_mean_one_of, unreadable, where_is};
use crate::play::input::{Command, HELP_AT_TABLE, Input};
use crate::play::offers::Offers;
use crate::play::table::{say_hand, say_table};
use crate::screen::subject;

impl Visit<'_, '_> {
    /// Does what was typed.
    pub(super) fn follow(&mut self, line: &str) -> Result<Option<Ended>, CliError> {
        let words = &self.voice.words;
        let (first, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
        if means(first, "say", message!("command-say"), words) && !rest.trim().is_empty() {
            self.send(Request::Say { text: rest.trim().to_owned() })?;
            return Ok(None);
        }
        let input = Input::read(line, words);
        if input == Input::Alone(Command::Quit) {
            return Ok(Some(Ended::Left));
        }
        let Some(state) = &self.state else { return Ok(None) };
        if state.stage == Stage::Open {
            match lobby::read(line, state, words) {
                Wish::Ask(request) => drop(self.send(request)?),
                Wish::No(reason) => self.voice.object(self.voice.words.say(reason, &[]))?,
                Wish::Else => self.voice.tell(lobby::question(state))?,
            }
            return Ok(None);
        }
        let over = state.stage == Stage::Over;
        match input {
            Input::Nothing if over => return Ok(Some(Ended::Left)),
            Input::Nothing => match self.offers.as_ref().map(Offers::only) {
                Some(Some(only)) => drop(self.play(only)?),
                Some(None) => self.voice.tell(message!("play-type-number"))?,
                None => self.voice.tell(message!("remote-not-your-turn"))?,
            },
            Input::Number(number) => self.choose(number)?,
            Input::Move(text) => self.play_text(&text)?,
            Input::Explain(subject) => self.explain(&subject)?,
            Input::Record(file) => self.save_record(&file)?,
            Input::Alone(command) => self.obey(command, over)?,
        }
        Ok(None)
    }

    fn obey(&mut self, command: Command, over: bool) -> Result<(), CliError> {
        match command {
            Command::Undo if self.state.as_ref().is_some_and(|state| state.can_undo) => {
                self.send(Request::Undo {})?;
            }
            Command::Undo => self.voice.object(say!(self.voice.words, "play-nothing-to-undo"))?,
            Command::New if over => drop(self.send(Request::Rematch {})?),
            Command::Help => HELP_AT_TABLE.iter().try_for_each(|&line| self.voice.tell(line))?,
            Command::Table => {
                if let Some(table) = self.table_view().cloned() {
                    let own = self.view().cloned();
                    say_table(&table, own.as_ref(), &self.known(), &self.names, self.voice)?;
                }
            }
            Command::Hand => {
                if let Some(view) = self.view().cloned() {
                    say_hand(&view, self.voice)?;
                }
            }
            Command::Moves => self.say_moves()?,
            Command::Words => {
                let spoken = self.voice.words.style == Style::Spoken;
                self.voice.words.style = if spoken { self.voice.letters() } else { Style::Spoken };
                self.voice.tell(if spoken {
                    message!("play-stones-as-letters")
                } else {
                    message!("play-stones-in-words")
                })?;
            }
            Command::Log => self.log.iter().try_for_each(|(text, _)| self.voice.say(text))?,
            Command::Hint => self.say_hint()?,
            Command::Points | Command::Record | Command::New | Command::Quit => {
                self.voice.tell(message!("remote-not-here"))?;
            }
        }
        Ok(())
    }

    /// Plays a move by its number in the list.
    fn choose(&mut self, number: usize) -> Result<(), CliError> {
        let Some(offers) = &self.offers else { return Ok(self.voice.tell(message!("remote-not-your-turn"))?) };
        if let Some(m) = offers.by_number(number) {
            return self.play(m).map(drop);
        }
        let answer = say!(self.voice.words, "play-no-such-move", number = number, last = offers.last());
        Ok(self.voice.object(answer)?)
    }

    /// Plays a move by its text, or says why not.
    fn play_text(&mut self, text: &str) -> Result<(), CliError> {
        let words = &self.voice.words;
        let (Some(offers), Some(view)) = (&self.offers, self.view()) else {
            return Ok(self.voice.tell(message!("remote-not-your-turn"))?);
        };
        let problem = match offers.read(&view.table, &self.names, text, words) {
            Reading::Move(m) => return self.play(m).map(drop),
            Reading::Several(moves) => {
                say!(words, "play-which", moves = offers.among(&moves, &view.table, &self.names, words))
            }
            Reading::NotLegal(m) => match (self.refusal(m), view.table.asked) {
                (Some(reason), _) => say!(words, "play-not-possible", reason = reason),
                (None, Some(asked)) => {
                    let question = words.question_to(view.seat, &asked.question, &self.names);
                    say!(words, "play-not-the-question", question = question)
                }
                (None, None) => say!(words, "remote-not-your-turn"),
            },
            Reading::Unreadable(error) => unreadable(text, error, words),
        };
        Ok(self.voice.object(problem)?)
    }

    /// Why the server would refuse a move, if it has said so.
    fn refusal(&self, m: Move) -> Option<String> {
        let same = |other: Move| match (m, other) {
            (Move::Summon { card, .. }, Move::Summon { card: other, .. })
            | (Move::Remove { card, .. }, Move::Remove { card: other, .. }) => card == other,
            (m, other) => m == other,
        };
        let refused = self.state.as_ref()?.turn.as_ref()?.refused.iter().find(|refused| same(refused.m))?;
        Some(self.voice.words.refusal(&refused.refusal, &self.names))
    }

    /// Says what is known about a card or a tile.
    fn explain(&mut self, text: &str) -> Result<(), CliError> {
        let words = &self.voice.words;
        let Some(source) = words.find(text) else {
            let similar = words.similar(text);
            let mut lines = vec![say!(words, "explain-unknown", text = text)];
            if !similar.is_empty() {
                lines.push(did_you_mean_one_of(&similar, words));
            }
            return Ok(lines.iter().try_for_each(|line| self.voice.say(line))?);
        };
        let mut lines = vec![match source {
            Source::Card(card) => format!("{}.", card_line(card, words)),
            Source::Tile(tile) => format!("{}.", tile_line(tile, words)),
        }];
        if let (Source::Card(card), Some(view)) = (source, self.view()) {
            lines.push(where_is(view, &self.known(), &self.names, card, words));
        }
        let turn = self.state.as_ref().and_then(|state| state.turn.as_ref());
        let refused = turn.into_iter().flat_map(|turn| &turn.refused);
        for refused in refused.filter(|refused| subject(refused.m) == Some(source)) {
            let reason = words.refusal(&refused.refusal, &self.names);
            lines.push(say!(words, "play-not-possible", reason = reason));
        }
        Ok(lines.iter().try_for_each(|line| self.voice.say(line))?)
    }
}

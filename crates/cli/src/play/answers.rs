//! What the game answers to what is typed.

use vale_bots::Level;
use vale_engine::Refusal;
use vale_words::{Reading, Style, message, say};

use super::ME;
use super::explain::{explain, reason, refusal, unreadable, what_was_meant};
use super::input::{Command, HELP, Input, TILE_HELP};
use super::offers::Offers;
use super::saves::save_as;
use super::session::{Ended, Next, Session};
use super::table::{say_hand, say_table};
use crate::args::quick_level;
use crate::error::CliError;
use crate::hint;

/// How many plans a hint tells.
const PLANS: usize = 3;

impl Session<'_, '_> {
    /// Does what was typed.
    pub(super) fn follow(&mut self, input: Input, offers: &Offers) -> Result<Next, CliError> {
        match input {
            Input::Nothing => match offers.only() {
                Some(only) => {
                    self.play(only)?;
                    return Ok(Next::GoOn);
                }
                None => self.voice.tell(message!("play-type-number"))?,
            },
            Input::Number(number) => return self.choose(number, offers),
            Input::Move(text) => return self.play_text(&text, offers),
            Input::Explain(subject) => {
                let lines = explain(self.table.game(), &self.known(), offers, &self.names, &subject, &self.voice.words);
                lines.iter().try_for_each(|line| self.voice.say(line))?;
            }
            Input::Record(file) => {
                self.save(&file)?;
            }
            Input::Alone(command) => return self.obey(command, offers),
        }
        Ok(Next::Stay)
    }

    fn obey(&mut self, command: Command, offers: &Offers) -> Result<Next, CliError> {
        match command {
            Command::Undo => return self.undo(),
            Command::New => return Ok(Next::End(Ended::Another)),
            Command::Quit => return Ok(Next::End(Ended::Left)),
            Command::Help | Command::Record => {
                let more = if self.table.game().options().artifact_tiles { TILE_HELP } else { &[] };
                HELP.iter().chain(more).try_for_each(|&line| self.voice.tell(line))?;
            }
            Command::Table => {
                let view = self.table.game().seat_view(ME);
                say_table(&view.table, Some(&view), &self.known(), &self.names, self.voice)?;
            }
            Command::Hand => say_hand(&self.table.game().seat_view(ME), self.voice)?,
            Command::Moves => self.say_moves(offers)?,
            Command::Hint => self.say_hint(offers)?,
            Command::Points => self.say_points()?,
            Command::Words => {
                let spoken = self.voice.words.style == Style::Spoken;
                self.voice.words.style = if spoken { self.voice.letters() } else { Style::Spoken };
                self.voice.tell(if spoken {
                    message!("play-stones-as-letters")
                } else {
                    message!("play-stones-in-words")
                })?;
            }
            Command::Log => self.say_log()?,
        }
        Ok(Next::Stay)
    }

    /// Plays a move by its number in the list.
    fn choose(&mut self, number: usize, offers: &Offers) -> Result<Next, CliError> {
        if let Some(m) = offers.by_number(number) {
            self.play(m)?;
            return Ok(Next::GoOn);
        }
        let answer = say!(self.voice.words, "play-no-such-move", number = number, last = offers.last());
        self.voice.object(answer)?;
        Ok(Next::Stay)
    }

    /// Plays a move by its text, or says why not.
    fn play_text(&mut self, text: &str, offers: &Offers) -> Result<Next, CliError> {
        let game = self.table.game();
        let words = &self.voice.words;
        let problem = match offers.read(game, &self.names, text, words) {
            Reading::Move(m) => {
                self.play(m)?;
                return Ok(Next::GoOn);
            }
            Reading::Several(moves) => {
                say!(words, "play-which", moves = offers.among(&moves, game, &self.names, words))
            }
            Reading::NotLegal(m) => match (refusal(game, m), game.asked()) {
                (Some(Refusal::NotTheQuestion), Some(asked)) => {
                    let question = words.question_to(ME, &asked.question, &self.names);
                    say!(words, "play-not-the-question", question = question)
                }
                (refusal, _) => {
                    let reason = refusal.map(|refusal| reason(refusal, &self.names, words)).unwrap_or_default();
                    say!(words, "play-not-possible", reason = reason)
                }
            },
            Reading::Unreadable(error) => {
                let meant = what_was_meant(game, offers, &self.names, text, &error, words);
                let problem = unreadable(text, error, words);
                meant.map_or(problem.clone(), |meant| format!("{problem} {meant}"))
            }
        };
        self.voice.object(problem)?;
        Ok(Next::Stay)
    }

    /// Takes back the person's last choice and what happened since, unless something hidden turned up.
    fn undo(&mut self) -> Result<Next, CliError> {
        let Some(last) = self.last_choice() else {
            self.voice.object(say!(self.voice.words, "play-nothing-to-undo"))?;
            return Ok(Next::Stay);
        };
        let hidden = self.table.history().played()[last..].iter().any(|played| played.revealed);
        // What could stand in the way has been looked at.
        while !hidden && self.table.history().played().len() > last {
            self.table.take_back().map_err(|error| CliError::Failed(error.to_string()))?;
        }
        if hidden {
            self.voice.object(say!(self.voice.words, "play-cannot-undo"))?;
            return Ok(Next::Stay);
        }
        self.told = self.table.standing().count();
        self.fresh = self.told;
        self.voice.tell(message!("play-undone"))?;
        Ok(Next::GoOn)
    }

    /// Says what a bot would play, and why.
    fn say_hint(&mut self, offers: &Offers) -> Result<(), CliError> {
        let level: Level = quick_level();
        let words = &self.voice.words;
        let asking = hint::Asking { level, budget: level.default_budget(), seed: self.seed(), plans: PLANS };
        let Some(hint) = hint::ask(self.table.history(), self.table.memory(ME), &asking, &|game, m| {
            words.move_text(game, m, &self.names)
        }) else {
            return Ok(());
        };
        let chosen = offers.among(&[hint.chosen], self.table.game(), &self.names, words);
        let name = words.level(level.name());
        let mut lines = vec![say!(words, "play-hint", number = level.number(), level = name, move = chosen)];
        lines.extend(hint.reasons(words));
        lines.iter().try_for_each(|line| self.voice.say(line))?;
        Ok(())
    }

    /// Saves the game. False if that does not work.
    pub(super) fn save(&mut self, file: &str) -> Result<bool, CliError> {
        let record = self.record();
        Ok(save_as(file, &record, self.voice)?)
    }
}

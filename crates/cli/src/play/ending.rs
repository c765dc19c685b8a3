//! The end of a game: who won, where the points came from, and what may follow.

use vale_engine::{Ledger, Ranking, Seat};
use vale_words::{Words, message, say};

use super::ME;
use super::input::{Command, Input};
use super::lines::Lines;
use super::offers::Offers;
use super::session::{Ended, Session};
use crate::error::CliError;
use crate::screen::{Completions, Typed};

impl Session<'_, '_> {
    /// Says where everybody's points came from.
    pub(super) fn say_points(&mut self) -> Result<(), CliError> {
        let ledger = Ledger::of(self.table.history());
        let words = &self.voice.words;
        let lines: Vec<_> = ledger
            .accounts()
            .iter()
            .map(|account| {
                let sources = account.sources().into_iter().filter(|&(_, points)| points != 0);
                let sources = sources.map(|(source, points)| {
                    say!(words, "points-source", source = words.source(source), points = i64::from(points))
                });
                let start = say!(words, "points-at-start", points = account.at_start());
                say!(
                    words,
                    "points-of",
                    name = self.names[account.seat().index()].as_str(),
                    points = words.points(account.score()),
                    sources = std::iter::once(start).chain(sources).collect::<Vec<_>>().join(", ")
                )
            })
            .collect();
        lines.iter().try_for_each(|line| self.voice.say(line))?;
        Ok(())
    }

    /// Says how long the game was and how the points grew.
    fn say_statistics(&mut self) -> Result<(), CliError> {
        let ledger = Ledger::of(self.table.history());
        let words = &self.voice.words;
        let moves = self.table.history().played().iter().filter(|played| played.seat == ME).count();
        let mut lines = vec![say!(words, "play-length", rounds = self.table.game().round(), moves = moves)];
        for account in ledger.accounts() {
            let points: Vec<_> = account.by_round().iter().map(u16::to_string).collect();
            let name = self.names[account.seat().index()].as_str();
            lines.push(say!(words, "points-by-round", name = name, points = points.join(", ")));
        }
        lines.iter().try_for_each(|line| self.voice.say(line))?;
        Ok(())
    }

    /// Says who won, and asks what is to follow.
    pub(super) fn finish(mut self, lines: &mut Lines<'_>) -> Result<Ended, CliError> {
        let said: Vec<_> = self.result(&self.voice.words);
        said.iter().try_for_each(|line| self.voice.say(line))?;
        self.say_statistics()?;
        self.say_points()?;
        if let Some(file) = self.kept_at() {
            self.voice.say(say!(self.voice.words, "play-kept-finished", file = file))?;
        }
        if !self.voice.has_screen() {
            self.voice.ask(say!(self.voice.words, "play-save-or-leave"))?;
        }
        loop {
            lines.show(false, || self.scene(None));
            let words = self.voice.words.with_style(self.voice.words.style);
            let completions = || Completions { lines: Command::names(&words), ..Completions::default() };
            let line = match lines.read(self.voice, completions)? {
                Typed::Line(line) => line,
                Typed::End => return Ok(Ended::Left),
                Typed::Interrupted => return Ok(Ended::Interrupted),
            };
            match Input::read(&line, &words) {
                Input::Nothing | Input::Alone(Command::Quit) => return Ok(Ended::Left),
                Input::Alone(Command::New) => return Ok(Ended::Another),
                Input::Alone(Command::Log) => self.say_log()?,
                Input::Alone(Command::Points) => self.say_points()?,
                Input::Record(file) | Input::Move(file) if self.save(&file)? => return Ok(Ended::Left),
                Input::Record(_) | Input::Move(_) => {}
                input @ (Input::Explain(_) | Input::Alone(Command::Table | Command::Words))
                    if self.voice.has_screen() =>
                {
                    self.follow(input, &Offers::of(self.table.game()))?;
                }
                // A screen offers nothing else, so this was a slip of the finger.
                _ if self.voice.has_screen() => {}
                _ => self.voice.tell(message!("play-save-or-leave"))?,
            }
        }
    }

    /// Who has which place, and who wins.
    pub(super) fn result(&self, words: &Words) -> Vec<String> {
        result(&self.table.game().ranking(), Some(ME), &self.names, words)
    }
}

/// Who has which place, and who wins.
pub fn result(ranking: &Ranking, me: Option<Seat>, names: &[String], words: &Words) -> Vec<String> {
    let places = ranking.iter().map(|standing| {
        say!(
            words,
            "play-place",
            place = standing.place,
            name = names[standing.seat.index()].as_str(),
            points = words.points(standing.score),
            summoned = standing.summoned
        )
    });
    let mut lines: Vec<_> = places.collect();
    let winners: Vec<_> = ranking.iter().filter(|standing| standing.place == 1).map(|standing| standing.seat).collect();
    let winning: Vec<_> = winners.iter().map(|seat| names[seat.index()].clone()).collect();
    lines.push(match winners.as_slice() {
        [winner] if Some(*winner) == me => say!(words, "play-you-win"),
        [_] => say!(words, "play-wins", name = words.list(&winning)),
        _ => say!(words, "play-shared-victory", names = words.list(&winning)),
    });
    lines
}

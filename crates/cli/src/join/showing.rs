//! The table of a server on the full screen.

use std::time::Duration;

use vale_engine::Seat;
use vale_words::{Message, message};

use super::lines::LineSource;
use super::lobby;
use super::visit::Visit;
use crate::play::scene::{LOG, Seen};
use crate::screen::{self, Scene};

/// How many lines of the log are shown before the game.
const HEARD: usize = 6;

impl Visit<'_, '_> {
    /// How much time everybody has left, if there is a clock.
    pub(super) fn clocks(&self) -> Vec<(Seat, String)> {
        let asked = self.table_view().and_then(|table| table.asked).map(|asked| asked.seat);
        let seats = self.state.iter().flat_map(|state| &state.seats);
        let clocks = seats.filter_map(|seat| {
            let runs = asked == Some(seat.seat);
            let gone = if runs { self.heard_at.elapsed() } else { Duration::ZERO };
            let left = Duration::from_millis(seat.time_left_ms?).saturating_sub(gone).as_secs();
            Some((seat.seat, format!("{}:{:02}", left / 60, left % 60)))
        });
        clocks.collect()
    }

    /// Brings the screen up to date, if there is one.
    pub(super) fn show(&mut self, input: &mut LineSource) {
        // Clocks run on although nothing happens.
        let second = self.heard_at.elapsed().as_secs();
        let Some(screen) = input.screen().filter(|_| self.changed || self.shown_at != second) else { return };
        (self.changed, self.shown_at) = (false, second);
        let said = self.voice.take_held();
        let new_question = self.asked != self.state.as_ref().map(|state| state.seq);
        self.asked = self.state.as_ref().map(|state| state.seq);
        if let Some(scene) = self.scene() {
            screen.show(scene, new_question && self.offers.is_some());
            screen.hear(said);
            return;
        }
        if !new_question && said.is_empty() {
            return;
        }
        let Some(state) = &self.state else {
            screen.hear(said);
            return;
        };
        let words = &self.voice.words;
        let say = |text: String| screen::Said { tone: screen::Tone::Say, text };
        let ask = |message: Message| screen::Said { tone: screen::Tone::Ask, text: words.say(message, &[]) };
        let question = if self.watching { message!("remote-watching") } else { lobby::question(state) };
        let seats = lobby::seats(state, words).into_iter().map(say);
        let news = self.log.iter().rev().take(HEARD).rev().map(|(text, _)| say(text.clone()));
        let mut lines: Vec<_> = seats.chain([ask(question)]).chain(news).collect();
        let news = said.into_iter().filter(|said| !lines.iter().any(|line| line.text == said.text));
        let news: Vec<_> = news.collect();
        lines.extend(news);
        screen.hear(lines);
    }

    fn scene(&self) -> Option<Scene> {
        let table = self.table_view()?;
        let words = self.voice.words.with_style(self.voice.words.style);
        let first = self.log.len().saturating_sub(LOG);
        let log = self.log.iter().enumerate().skip(first).filter(|(_, (_, quiet))| !quiet);
        let log = log.map(|(index, (text, _))| screen::News { text: text.clone(), fresh: index >= self.fresh });
        let log = log.collect();
        let over = self.result(&words).pop();
        let own = self.view().map(|view| (view.seat, view.hand));
        let seen = Seen { table, own, names: &self.names, known: self.known() };
        let mut scene = seen.scene(words, self.offers.as_ref(), log, over);
        scene.clocks = self.clocks();
        Some(scene)
    }
}

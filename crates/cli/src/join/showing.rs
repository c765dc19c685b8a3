//! The table of a server on the full screen.

use std::time::Duration;

use vale_engine::Seat;
use vale_words::{Message, message};

use super::lines::LineSource;
use super::lobby;
use super::visit::Visit;
use crate::play::scene::{LOG, Seen};
use crate::screen::{self, Scene};

/// How many lines of the log are shown before the game, and to whoever watches it.
const HEARD: usize = 6;
const WATCHED: usize = 12;

impl Visit<'_, '_> {
    /// How much time everybody has left, if there is a clock.
    pub(super) fn clocks(&self) -> Vec<(Seat, String)> {
        let asked = self.view().and_then(|view| view.table.asked).map(|asked| asked.seat);
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
        let (mut lines, count): (Vec<_>, _) = if self.watching {
            (self.standings().into_iter().map(say).chain([ask(message!("remote-watching"))]).collect(), WATCHED)
        } else {
            let seats = lobby::seats(state, words).into_iter().map(say);
            (seats.chain([ask(lobby::question(state))]).collect(), HEARD)
        };
        let news = self.log.iter().rev().take(count).rev().map(|(text, _)| say(text.clone()));
        lines.extend(news);
        if self.over {
            lines.extend(self.result(words).into_iter().map(say));
        }
        lines.extend(said);
        screen.hear(lines);
    }

    fn scene(&self) -> Option<Scene> {
        let view = self.view()?;
        let words = self.voice.words.with_style(self.voice.words.style);
        let first = self.log.len().saturating_sub(LOG);
        let log = self.log.iter().enumerate().skip(first).filter(|(_, (_, quiet))| !quiet);
        let log = log.map(|(index, (text, _))| screen::News { text: text.clone(), fresh: index >= self.fresh });
        let log = log.collect();
        let over = self.result(&words).pop();
        let seen = Seen { view, names: &self.names, known: self.known() };
        let mut scene = seen.scene(words, self.offers.as_ref(), log, over);
        scene.clocks = self.clocks();
        Some(scene)
    }
}

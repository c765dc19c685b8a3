//! The game as a screen shows it.

use vale_engine::Question;
use vale_words::say;

use super::ME;
use super::offers::Offers;
use super::session::Session;
use crate::screen::{Board, Choice, News, Scene, subject};

/// How many entries of the log a screen can show at once.
const LOG: usize = 60;

impl Session<'_, '_> {
    /// What is on the screen while the person chooses from these moves, or waits.
    pub(super) fn scene(&self, offers: Option<&Offers>) -> Scene {
        let game = self.table.game();
        let words = self.voice.words.with_style(self.voice.words.style);
        let moves = offers.into_iter().flat_map(|offers| offers.short(game, &self.names, &words));
        let moves = moves.map(|(number, m, text)| Choice { number, text, about: subject(m) }).collect();
        let question = match game.asked() {
            Some(asked) if asked.seat == ME => words.question_to(ME, &asked.question, &self.names),
            Some(asked) => say!(words, "screen-thinks", name = self.names[asked.seat.index()].as_str()),
            None => self.result(&words).pop().unwrap_or_default(),
        };
        let asker = game.asked().and_then(|asked| match asked.question {
            Question::Effect(question) => Some(question.by),
            _ => None,
        });
        let standing: Vec<_> = self.table.standing().enumerate().collect();
        let newest = &standing[standing.len().saturating_sub(LOG)..];
        let log = newest.iter().flat_map(|&(index, seq)| {
            let news = self.news(seq).into_iter().filter(|news| !news.quiet);
            let news: Vec<_> =
                news.map(|news| News { text: self.sentence(&news), fresh: index >= self.fresh }).collect();
            news
        });
        let log = log.collect();
        let others = game.seats().filter(|&seat| seat != ME);
        let known = others.map(|seat| (seat, self.table.memory(ME).in_hand(seat)));
        Scene {
            board: Board::from(&game.seat_view(ME)),
            me: Some(ME),
            names: self.names.clone(),
            known: known.collect(),
            log,
            question,
            asker,
            moves,
            words,
        }
    }
}

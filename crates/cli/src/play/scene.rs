//! The game as a screen shows it.

use vale_engine::{CardSet, Question, Seat, TableView};
use vale_words::{Words, say};

use super::ME;
use super::offers::Offers;
use super::session::Session;
use crate::screen::{Board, Choice, News, Scene, subject};

/// How many entries of the log a screen can show at once.
pub const LOG: usize = 60;

/// What somebody at a table sees, and what the players are called.
pub struct Seen<'a> {
    pub table: &'a TableView,
    /// The seat and the hand of whoever looks; none of somebody who watches.
    pub own: Option<(Seat, CardSet)>,
    pub names: &'a [String],
    /// The cards in hands of others that are known.
    pub known: Vec<(Seat, CardSet)>,
}

impl Seen<'_> {
    /// What is on the screen while the person chooses from these moves, or waits. When the game is over, `over` says who
    /// won.
    pub fn scene(self, words: Words, offers: Option<&Offers>, log: Vec<News>, over: Option<String>) -> Scene {
        let Self { table, own, names, known } = self;
        let me = own.map(|(seat, _)| seat);
        let moves = offers.into_iter().flat_map(|offers| offers.short(table, names, &words));
        let moves = moves.map(|(number, m, text)| Choice { number, text, about: subject(m) }).collect();
        let question = match table.asked {
            Some(asked) if Some(asked.seat) == me => words.question_to(asked.seat, &asked.question, names),
            Some(asked) => say!(words, "screen-thinks", name = names[asked.seat.index()].as_str()),
            None => over.unwrap_or_default(),
        };
        let asker = table.asked.and_then(|asked| match asked.question {
            Question::Effect(question) => Some(question.by),
            _ => None,
        });
        let names = names.to_vec();
        Scene {
            board: Board::new(table, own.map_or(CardSet::EMPTY, |(_, hand)| hand)),
            me,
            names,
            known,
            log,
            question,
            asker,
            moves,
            clocks: vec![],
            words,
        }
    }
}

impl Session<'_, '_> {
    /// What is on the screen while the person chooses from these moves, or waits.
    pub(super) fn scene(&self, offers: Option<&Offers>) -> Scene {
        let words = self.voice.words.with_style(self.voice.words.style);
        let standing: Vec<_> = self.table.standing().enumerate().collect();
        let newest = &standing[standing.len().saturating_sub(LOG)..];
        let log = newest.iter().flat_map(|&(index, seq)| {
            let news = self.news(seq).into_iter().filter(|news| !news.quiet);
            let news: Vec<_> =
                news.map(|news| News { text: self.sentence(&news), fresh: index >= self.fresh }).collect();
            news
        });
        let log = log.collect();
        let over = self.result(&words).pop();
        let view = self.table.game().seat_view(ME);
        let own = Some((view.seat, view.hand));
        Seen { table: &view.table, own, names: &self.names, known: self.known() }.scene(words, offers, log, over)
    }
}

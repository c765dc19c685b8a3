//! What has happened: the greeting, the news, the log.

use vale_engine::{Event, Happening, Start};
use vale_words::say;

use super::ME;
use super::session::Session;
use crate::args::{expansion_parts, stand_in};
use crate::error::CliError;
use crate::random::seed_text;

/// One thing that happened.
pub(super) struct News {
    what: Happening,
    /// Is it left untold because the table shows it anyway?
    pub(super) quiet: bool,
    /// Was it the only move that the person had?
    forced: bool,
}

impl Session<'_, '_> {
    /// Says what is played, or where a game goes on.
    pub(super) fn greet(&mut self) -> Result<(), CliError> {
        let options = self.table.game().options();
        let words = &self.voice.words;
        let level = words.level(self.level.name());
        let mut lines = vec![
            say!(words, "play-title", parts = expansion_parts(options)),
            say!(words, "play-against", bots = words.list(&self.names[1..])),
            match self.program() {
                Some(program) => say!(words, "play-program", program = program),
                None => say!(words, "play-level", number = self.level.number(), level = level),
            },
        ];
        lines.extend(stand_in(self.level, options, words));
        if self.table.history().played().is_empty() {
            if options.artifact_tiles {
                lines.extend([say!(words, "play-round-with-tiles"), say!(words, "play-tiles")]);
            } else {
                lines.push(say!(words, "play-round"));
            }
            lines.push(say!(words, "play-goal", points = options.end_score()));
        } else {
            lines.push(say!(words, "play-goes-on", round = self.table.game().round()));
        }
        if matches!(self.table.history().start(), Start::Setup(_)) {
            lines.push(say!(words, "play-seed", seed = seed_text(self.seed())));
        }
        lines.push(if self.voice.has_screen() {
            say!(words, "screen-press-help")
        } else {
            say!(words, "play-type-help")
        });
        lines.iter().try_for_each(|line| self.voice.say(line))?;
        Ok(())
    }

    /// What the person may know of an entry of the log.
    pub(super) fn news(&self, seq: u64) -> Vec<News> {
        let news = with_quiet(self.table.seen(seq)).map(|(what, quiet)| News { what, quiet, forced: false });
        let mut news: Vec<_> = news.collect();
        // What came of the only move that the person had is told in any case.
        let forced = news.iter_mut().find(|news| matches!(news.what, Happening::Public(_)));
        if let Some(news) = forced.filter(|_| self.forced.contains(&seq)) {
            (news.forced, news.quiet) = (true, false);
        }
        news
    }

    /// Something that happened, as a sentence.
    pub(super) fn sentence(&self, news: &News) -> String {
        let words = &self.voice.words;
        let sentence = match &news.what {
            Happening::Public(event) => words.event_to(ME, event, &self.names),
            Happening::Private(_, secret) => words.secret(secret),
        };
        if news.forced { say!(words, "play-forced", what = sentence) } else { sentence }
    }

    /// Says all that has happened so far.
    pub(super) fn say_log(&mut self) -> Result<(), CliError> {
        let news = self.table.standing().flat_map(|seq| self.news(seq));
        let sentences: Vec<_> = news.map(|news| self.sentence(&news)).collect();
        sentences.iter().try_for_each(|sentence| self.voice.say(sentence))?;
        Ok(())
    }

    /// Says what has happened since the last time. A screen shows it in its log.
    pub(super) fn tell_news(&mut self) -> Result<(), CliError> {
        let told = if self.voice.has_screen() { usize::MAX } else { self.told };
        let news = self.table.standing().skip(told).flat_map(|seq| self.news(seq));
        let sentences: Vec<_> = news.filter(|news| !news.quiet).map(|news| self.sentence(&news)).collect();
        sentences.iter().try_for_each(|sentence| self.voice.say(sentence))?;
        self.told = self.table.standing().count();
        Ok(())
    }
}

/// What happened, and whether it is left untold because the table shows it anyway.
pub fn with_quiet(happened: impl Iterator<Item = Happening>) -> impl Iterator<Item = (Happening, bool)> {
    // What a new round reveals is in its first question.
    let mut new_round = false;
    happened.map(move |what| {
        let quiet = match what {
            Happening::Public(Event::Revealed { .. }) => new_round,
            Happening::Public(event) => {
                new_round |= matches!(event, Event::RoundBegan { .. });
                matches!(event, Event::TurnEnded { .. })
            }
            Happening::Private(..) => false,
        };
        (what, quiet)
    })
}

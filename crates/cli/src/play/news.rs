//! What has happened: the greeting, the news, the log.

use vale_engine::{Event, Happening, Start, Witness};
use vale_words::say;

use super::ME;
use super::session::Session;
use crate::args::{expansion_parts, stand_in};
use crate::failure::Failure;
use crate::random::seed_text;

/// One thing that happened.
pub struct News {
    what: Happening,
    /// Is it left untold because the table shows it anyway?
    quiet: bool,
    /// Was it the only move that the person had?
    forced: bool,
}

impl News {
    /// Did everyone see it?
    pub fn is_public(&self) -> bool {
        matches!(self.what, Happening::Public(_))
    }

    /// It came of the only move that the person had, so it is told in any case.
    pub fn mark_forced(&mut self) {
        self.forced = true;
        self.quiet = false;
    }
}

impl Session<'_, '_> {
    /// Says what is played, or where a game goes on.
    pub(super) fn greet(&mut self) -> Result<(), Failure> {
        let options = self.game.game().options();
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
        if self.game.played().is_empty() {
            if options.artifact_tiles {
                lines.extend([say!(words, "play-round-with-tiles"), say!(words, "play-tiles")]);
            } else {
                lines.push(say!(words, "play-round"));
            }
            lines.push(say!(words, "play-goal", points = options.end_score()));
        } else {
            lines.push(say!(words, "play-goes-on", round = self.game.game().round()));
        }
        if matches!(self.game.start(), Start::Setup(_)) {
            lines.push(say!(words, "play-seed", seed = seed_text(self.seed)));
        }
        lines.push(say!(words, "play-type-help"));
        lines.iter().try_for_each(|line| self.voice.say(line))?;
        Ok(())
    }

    /// Adds what happened to the log, as far as the person may know of it, and to the memories of everybody.
    pub(super) fn write_down(&mut self, happenings: &[Happening]) {
        for happening in happenings {
            match *happening {
                Happening::Public(event) => self.memories.event(event),
                Happening::Private(seat, secret) => self.memories.secret(seat, secret),
            }
        }
        // What a new round reveals is in its first question.
        let mut new_round = false;
        let news = happenings.iter().filter_map(|&what| {
            let quiet = match what {
                Happening::Public(event) => {
                    new_round |= matches!(event, Event::RoundBegan { .. });
                    match event {
                        Event::Revealed { .. } => new_round,
                        other => matches!(other, Event::TurnEnded { .. }),
                    }
                }
                Happening::Private(ME, _) => false,
                Happening::Private(..) => return None,
            };
            Some(News { what, quiet, forced: false })
        });
        self.log.push(news.collect());
    }

    /// Something that happened, as a sentence.
    fn sentence(&self, news: &News) -> String {
        let words = &self.voice.words;
        let sentence = match &news.what {
            Happening::Public(event) => words.event_to(ME, event, &self.names),
            Happening::Private(_, secret) => words.secret(secret),
        };
        if news.forced { say!(words, "play-forced", what = sentence) } else { sentence }
    }

    /// Says all that has happened so far.
    pub(super) fn say_log(&mut self) -> Result<(), Failure> {
        let sentences: Vec<_> = self.log.iter().flatten().map(|news| self.sentence(news)).collect();
        sentences.iter().try_for_each(|sentence| self.voice.say(sentence))?;
        Ok(())
    }

    /// Says what has happened since the last time.
    pub(super) fn tell_news(&mut self) -> Result<(), Failure> {
        let loud = self.log[self.told..].iter().flatten().filter(|news| !news.quiet);
        let sentences: Vec<_> = loud.map(|news| self.sentence(news)).collect();
        sentences.iter().try_for_each(|sentence| self.voice.say(sentence))?;
        self.told = self.log.len();
        Ok(())
    }
}

//! Moves as people type them: as they are shown, by a part that is enough, or in the notation.

use vale_engine::{Family, Move, NotationError, Source};

use crate::args::{Arg, Said as _};
use crate::fill::field;
use crate::letters::{ALIKE, key, letters, likeness, tokens, with_stones};
use crate::moves::{Situation, question_word};
use crate::say;
use crate::things::sources;
use crate::words::{Style, Words};

/// What a typed text means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// This legal move.
    Move(Move),
    /// Any of these legal moves.
    Several(Vec<Move>),
    /// This move, which is not legal now.
    NotLegal(Move),
    /// No move.
    Unreadable(NotationError),
}

/// A name that stands for any card or player, to find out what stands around it.
const ANY: &str = "anything";

impl Words {
    /// Returns the move that a text means. It may be written as [`move_text`](Self::move_text) shows it, up to its
    /// first comma or full stop, without the stones or other words after the name, as the name alone, or in the
    /// notation with names in this language. Case, accents, and the spaces between stones do not matter.
    pub fn read_move(
        &self,
        at: impl Into<Situation>,
        legal: &[Move],
        names: &[impl AsRef<str>],
        text: &str,
    ) -> Reading {
        let at = at.into();
        let text = without_number(text);
        let candidates: Vec<_> = legal.iter().map(|&m| Candidate::new(self, at, m, names)).collect();
        for typed in [tokens(text), tokens(head(text))] {
            let typed = key(&typed);
            for fits in [Candidate::fits_wholly, Candidate::fits_in_part] {
                let found: Vec<_> = candidates
                    .iter()
                    .filter(|candidate| fits(candidate, &typed))
                    .map(|candidate| candidate.m)
                    .collect();
                match found[..] {
                    [] => {}
                    [only] => return Reading::Move(only),
                    _ => return Reading::Several(found),
                }
            }
        }
        let mut problem = None;
        let mut meant = None;
        for notation in self.in_notation(at, names, text) {
            match Move::read_for(&notation, at.choices(), || legal) {
                Ok(m) if legal.contains(&m) => return Reading::Move(m),
                Ok(m) => meant = meant.or(Some(m)),
                Err(error) => problem = problem.or(Some(error)),
            }
        }
        match (meant, problem) {
            (Some(m), _) => Reading::NotLegal(m),
            (None, problem) => Reading::Unreadable(problem.unwrap_or(NotationError::Empty)),
        }
    }

    /// Returns the legal moves that look most like this text, if any looks like it.
    pub fn similar_moves(
        &self,
        at: impl Into<Situation>,
        legal: &[Move],
        names: &[impl AsRef<str>],
        text: &str,
    ) -> Vec<Move> {
        let at = at.into();
        let typed = letters(text);
        let alike = |m: Move| {
            let shown = self.spellings(at, m, names);
            let parts = shown.iter().flat_map(|shown| [shown.clone(), head(shown).to_owned()]);
            let objects = self.object(m, names).into_iter();
            let found = parts.chain(objects).map(|shown| likeness(&typed, &letters(&shown)));
            found.fold(0.0, f64::max)
        };
        best(legal.iter().map(|&m| (m, alike(m))))
    }

    /// Returns the cards and tiles whose names contain this text, or else look like it.
    pub fn similar(&self, text: &str) -> Vec<Source> {
        let typed = letters(text);
        let names = |source: Source| [letters(source.id()), letters(&self.source(source))];
        let containing: Vec<_> = sources()
            .filter(|&source| typed.len() >= 3 && names(source).iter().any(|name| name.contains(&typed)))
            .collect();
        if !containing.is_empty() {
            return containing;
        }
        best(
            sources()
                .map(|source| (source, names(source).iter().map(|name| likeness(&typed, name)).fold(0.0, f64::max))),
        )
    }

    /// All ways in which a move is shown and written.
    fn spellings(&self, at: Situation, m: Move, names: &[impl AsRef<str>]) -> [String; 3] {
        let shown = |style| self.with_style(style).move_text(at, m, names);
        [m.write_for(at.choices()), shown(Style::Plain), shown(Style::Spoken)]
    }

    /// What a move is about, if a name says enough.
    fn object(&self, m: Move, names: &[impl AsRef<str>]) -> Vec<String> {
        let source = |source: Source| vec![source.id().to_owned(), self.source(source)];
        match m {
            Move::Hunt(card) | Move::Sell(card) | Move::Tame(card) | Move::Use(card) | Move::Pick(card) => {
                source(card.into())
            }
            Move::Summon { card, .. } | Move::Remove { card, .. } => source(card.into()),
            Move::Take(tile) | Move::UseTile(tile) => source(tile.into()),
            Move::Keep(stones) | Move::Pay(stones) => vec![stones.to_string()],
            Move::Upgrade(colour) => vec![colour.letter().to_string()],
            Move::Family(family) => vec![family.name().to_owned(), self.family(family)],
            Move::Player(seat) => vec![self.player(seat, names)],
            Move::Choose(_) | Move::Done | Move::End => vec![],
        }
    }

    /// What a text could be in the notation, with the verbs and names of this language: `capturer hydre` is
    /// `hunt hydra`. What is not known stays as it is.
    fn in_notation(&self, at: Situation, names: &[impl AsRef<str>], text: &str) -> Vec<String> {
        let typed = tokens(text);
        let Some((verb, rest)) = typed.split_first() else { return vec![] };
        let mut found = vec![];
        for (notation, shown) in self.verbs(at) {
            let shown = tokens(&shown);
            if key(&shown) == key(&typed) {
                found.push(notation.to_owned());
            } else if shown.first() == Some(verb) || notation == verb.as_str() {
                found.push(format!("{notation} {}", self.object_in_notation(rest, &shown, names)).trim().to_owned());
            }
        }
        found.push(text.trim().to_owned());
        found
    }

    /// The verbs of the notation, each with a move as it is shown now.
    fn verbs(&self, at: Situation) -> Vec<(&'static str, String)> {
        let asked = at.question;
        let question = asked.map(question_word).unwrap_or_default();
        let question = question.as_str();
        let from = asked.and_then(|asked| field(&asked.args(), "from")).unwrap_or(Arg::None);
        let from = self.value::<&str>(from, &[]);
        vec![
            ("hunt", say!(self, "move-hunt", card = ANY)),
            ("sell", say!(self, "move-sell", card = ANY, stones = "R")),
            ("tame", say!(self, "move-tame", card = ANY)),
            ("summon", say!(self, "move-summon", card = ANY, stones = "R")),
            ("remove", say!(self, "move-remove", card = ANY, stones = "R")),
            ("use", say!(self, "move-use", card = ANY)),
            ("take", say!(self, "move-take", tile = ANY)),
            ("pick", say!(self, "move-pick", question = question, from = from, card = ANY, by = ANY)),
            ("keep", say!(self, "move-keep", stones = "R")),
            ("pay", say!(self, "move-pay", stones = "R")),
            ("upgrade", say!(self, "move-upgrade", colour = "R", to = "B")),
            ("family", say!(self, "move-family", family = ANY)),
            ("player", say!(self, "move-player", question = question, seat = ANY, points = 1)),
            ("end", say!(self, "move-end")),
            ("done", say!(self, "move-done", question = question)),
        ]
    }

    /// What follows a verb, in the notation: a name of this language by its id, and the stones after it. Words that the
    /// shown move has there too say nothing.
    fn object_in_notation(&self, rest: &[String], shown: &[String], names: &[impl AsRef<str>]) -> String {
        let (before, stones) = with_stones(rest);
        for count in (1..=before.len()).rev() {
            let (name, more) = before.split_at(count);
            let name = name.concat();
            let family = || Family::ALL.into_iter().find(|family| letters(&self.family(*family)) == name);
            let seat = || names.iter().position(|player| letters(player.as_ref()) == name);
            let object = self.find(&name).map(|source| source.id().to_owned());
            let object = object.or_else(|| family().map(|family| family.name().to_owned()));
            let object = object.or_else(|| seat().map(|index| (index + 1).to_string()));
            if let Some(object) = object
                && more.iter().all(|word| shown.contains(word))
            {
                return if stones.is_empty() { object } else { format!("{object} {stones}") };
            }
        }
        if before.iter().all(|word| shown.contains(word)) { stones } else { rest.join(" ") }
    }
}

/// A legal move with everything that means it.
struct Candidate {
    m: Move,
    /// The words of each way to write it.
    spellings: [Vec<String>; 3],
    /// The keys of the name that it is about.
    objects: Vec<String>,
}

impl Candidate {
    fn new(words: &Words, at: Situation, m: Move, names: &[impl AsRef<str>]) -> Self {
        let objects = words.object(m, names).iter().map(|object| key(&tokens(object))).collect();
        Self { m, spellings: words.spellings(at, m, names).map(|shown| tokens(&shown)), objects }
    }

    fn fits_wholly(&self, typed: &str) -> bool {
        self.spellings.iter().any(|shown| key(shown) == typed)
    }

    /// Is this the beginning of the move, or the name that it is about?
    fn fits_in_part(&self, typed: &str) -> bool {
        // One word is only a verb, and which move it begins is not for us to say.
        let begins = |shown: &Vec<String>| (2..=shown.len()).any(|count| key(&shown[..count]) == typed);
        self.objects.iter().any(|object| object == typed) || self.spellings.iter().any(begins)
    }
}

/// Those that are most like what was meant, at most three.
fn best<T>(candidates: impl Iterator<Item = (T, f64)>) -> Vec<T> {
    let mut alike: Vec<_> = candidates.filter(|(_, likeness)| *likeness >= ALIKE).collect();
    alike.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    alike.into_iter().take(3).map(|(candidate, _)| candidate).collect()
}

/// A line of the list without its number.
fn without_number(text: &str) -> &str {
    let after = text.trim().trim_start_matches(|c: char| c.is_ascii_digit());
    after.strip_prefix(':').map_or(text, str::trim)
}

/// The text up to its first comma or full stop.
fn head(text: &str) -> &str {
    text.split([',', '.']).next().unwrap_or_default()
}

//! A game in progress: the person, the bots, and what has been said.

use std::sync::atomic::AtomicBool;

use vale_bots::arena::{Entrant, Player};
use vale_bots::table::{Chair, decision_seed};
use vale_bots::wire::Fault;
use vale_bots::{Level, Memories, Sight};
use vale_engine::{Game, Match, Move, MoveList, Question, Seed, Start};
use vale_words::{Style, message, say};

use super::ME;
use super::input::{Command, Input};
use super::lines::{Completions, Lines, Typed};
use super::news::News;
use super::offers::Offers;
use super::saves::Slot;
use super::table::{say_before_taking, say_own, say_players};
use super::voice::Voice;
use crate::failure::Failure;

/// What follows an input.
pub(super) enum Next {
    /// The same question stands.
    Stay,
    /// The game has changed.
    GoOn,
    /// The person is done with this game.
    End(Ended),
}

/// How a session ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    Left,
    /// The person pressed Ctrl-C.
    Interrupted,
    /// The person wants another game.
    Another,
}

/// A game to be played, from its beginning or from where it stopped.
pub struct Table {
    pub played: Match,
    /// The name that the person gave, and those of the bots.
    pub names: Vec<Option<String>>,
    /// How good the bots are.
    pub level: Level,
    /// Where the game is kept.
    pub slot: Option<Slot>,
    /// Must the person press Enter for a move that is the only one?
    pub ask_forced: bool,
}

/// A game in progress.
pub struct Session<'a, 'o> {
    pub(super) game: Match,
    pub(super) seed: Seed,
    pub(super) level: Level,
    opponents: &'a Entrant,
    /// Who plays, by seat. The person has a chair too, which nobody uses.
    chairs: Vec<Chair<'a>>,
    pub(super) memories: Memories,
    /// The names in the record; the person may have none.
    given_names: Vec<String>,
    /// What the players are called.
    pub(super) names: Vec<String>,
    pub(super) voice: &'a mut Voice<'o>,
    /// What the person may know of: before the first move, and for each move.
    pub(super) log: Vec<Vec<News>>,
    /// How much of the log has been told.
    pub(super) told: usize,
    /// The last round in which everybody's things were said.
    shown_round: u8,
    pub(super) ask_forced: bool,
    slot: Option<Slot>,
    /// How many moves the kept game has.
    kept: Option<usize>,
}

impl<'a, 'o> Session<'a, 'o> {
    /// A session at the beginning of a game, or where it stopped.
    pub fn new(table: Table, opponents: &'a Entrant, voice: &'a mut Voice<'o>) -> Result<Self, Failure> {
        let Table { played, names, level, slot, ask_forced } = table;
        let mut happenings = Vec::new();
        let start = played.start().clone();
        let seed = match &start {
            Start::Setup(setup) => setup.seed,
            Start::Position(position) => position.seed,
        };
        let game = Match::begin(start, &mut happenings).map_err(|error| Failure::bad_input(&error))?;
        let given_names = names.iter().map(|name| name.clone().unwrap_or_default()).collect();
        let called = names.into_iter().zip(game.game().seats()).map(|(name, seat)| match name {
            Some(name) => name,
            None if seat == ME => say!(voice.words, "play-you"),
            None => say!(voice.words, "cli-bot", number = seat.number()),
        });
        let called = called.collect();
        let players = game.game().options().players;
        let mut session = Self {
            memories: Memories::new(players),
            game,
            seed,
            level,
            chairs: std::iter::repeat_with(|| opponents.sit_down()).take(usize::from(players)).collect(),
            opponents,
            given_names,
            names: called,
            voice,
            log: Vec::new(),
            told: 0,
            shown_round: 0,
            ask_forced,
            slot: None,
            kept: None,
        };
        session.write_down(&happenings);
        for m in played.moves() {
            session.play(m)?;
        }
        if played.moves().len() > 0 {
            session.told = session.log.len();
        }
        session.slot = slot;
        Ok(session)
    }

    /// The program that plays the other seats, if it is one.
    pub(super) fn program(&self) -> Option<&str> {
        matches!(self.opponents.player, Player::Program(_)).then_some(self.opponents.name.as_str())
    }

    /// Plays until the end.
    pub fn run(mut self, lines: &mut Lines<'_>) -> Result<Ended, Failure> {
        self.greet()?;
        loop {
            self.let_bots_play()?;
            self.tell_news()?;
            self.keep()?;
            if self.game.game().is_over() {
                return self.finish(lines);
            }
            let offers = Offers::of(self.game.game());
            if let Some(only) = offers.only().filter(|_| !self.ask_forced) {
                self.play_forced(only)?;
                continue;
            }
            self.ask(&offers)?;
            loop {
                let line = match self.read_line(lines, &offers)? {
                    Typed::Line(line) => line,
                    Typed::End => return self.leave(Ended::Left),
                    Typed::Interrupted => return self.leave(Ended::Interrupted),
                };
                match self.follow(Input::read(&line, &self.voice.words), &offers)? {
                    Next::Stay => {}
                    Next::GoOn => break,
                    Next::End(ended) => return self.leave(ended),
                }
            }
        }
    }

    pub(super) fn read_line(&mut self, lines: &mut Lines<'_>, offers: &Offers) -> Result<Typed, Failure> {
        let (game, names) = (self.game.game(), &self.names);
        let words = self.voice.words.with_style(Style::Plain);
        lines.read(self.voice, || {
            let text =
                |&m: &Move| words.move_text(game, m, names).split([',', '.']).next().unwrap_or_default().to_owned();
            let deck = game.options().deck();
            Completions {
                lines: offers.moves().iter().map(text).chain(Command::names(&words)).collect(),
                subjects: deck.iter().map(|card| words.card(card)).collect(),
            }
        })
    }

    pub(super) fn play(&mut self, m: Move) -> Result<(), Failure> {
        let mut happenings = Vec::new();
        let played = self.game.play(m, &mut happenings);
        played.map_err(|refusal| Failure::Failed(format!("a legal move was refused: {refusal}")))?;
        self.write_down(&happenings);
        Ok(())
    }

    /// Plays the only move there is, and says so when its news are told.
    fn play_forced(&mut self, m: Move) -> Result<(), Failure> {
        let text = self.voice.words.move_text(self.game.game(), m, &self.names);
        self.play(m)?;
        let news = self.log.last_mut().and_then(|news| news.iter_mut().find(|news| news.is_public()));
        match news {
            Some(news) => news.mark_forced(),
            None => self.voice.say(say!(self.voice.words, "play-had-to", move = text))?,
        }
        Ok(())
    }

    fn let_bots_play(&mut self) -> Result<(), Failure> {
        let mut moves = MoveList::new();
        if self.game.game().asked_seat().is_some_and(|seat| seat != ME) {
            // Some bots think for seconds; what the person did is safe meanwhile.
            self.keep()?;
        }
        while let Some(seat) = self.game.game().asked_seat().filter(|&seat| seat != ME) {
            let game = self.game.game();
            game.legal_moves_into(&mut moves);
            let view = game.seat_view(seat);
            let sight = Sight { view: &view, memory: self.memories.of(seat), legal: &moves };
            // The seed depends on the number of the move, so taking one back and making it again changes nothing.
            let seed = decision_seed(self.seed, 0, 0, self.game.played().len() as u64);
            let m = match moves[..] {
                [only] => only,
                _ => self.chairs[seat.index()]
                    .decide(game, "", sight, seed, &AtomicBool::new(false))
                    .map_err(|fault| self.broken_off(&fault))?,
            };
            self.play(m)?;
        }
        Ok(())
    }

    /// The error of somebody who cannot play on. The person can, for the game is kept.
    fn broken_off(&self, fault: &Fault) -> Failure {
        let how = if self.slot.is_some() { "; the game is saved, `vale play --continue` resumes it" } else { "" };
        Failure::Failed(format!("{} {fault}{how}", self.opponents.name))
    }

    /// Says the question and the moves; before, what the person has, and in a new round what everybody has.
    fn ask(&mut self, offers: &Offers) -> Result<(), Failure> {
        let game = self.game.game();
        let view = game.seat_view(ME);
        if self.shown_round == game.round() {
            say_own(&view, self.voice)?;
        } else {
            self.shown_round = game.round();
            say_players(&view, self.memories.of(ME), &self.names, self.voice)?;
        }
        if let Some(asked) = game.asked() {
            if asked.question == Question::TakeTile {
                say_before_taking(&view, self.voice)?;
            }
            let question = self.voice.words.question_to(ME, &asked.question, &self.names);
            self.voice.ask(question)?;
        }
        self.say_moves(offers)
    }

    pub(super) fn say_moves(&mut self, offers: &Offers) -> Result<(), Failure> {
        let lines = offers.lines(self.game.game(), &self.names, &self.voice.words);
        lines.iter().try_for_each(|line| self.voice.say(line))?;
        if offers.only().is_some() {
            self.voice.tell(message!("play-only-move"))?;
        }
        Ok(())
    }

    /// The record of the game so far, with the names that were given.
    pub(super) fn record(&self) -> String {
        self.game.record(&self.given_names).to_string()
    }

    /// Keeps the game as it is, if it has changed. If that does not work, it is said once, and the game goes on.
    pub(super) fn keep(&mut self) -> Result<(), Failure> {
        let moves = self.game.played().len();
        let Some(slot) = self.slot.as_ref().filter(|_| self.kept != Some(moves)) else { return Ok(()) };
        let text = format!("{}# level {}\n", self.record(), self.level.number());
        match slot.write(&text) {
            Ok(()) => self.kept = Some(moves),
            Err(error) => {
                let file = slot.path().display().to_string();
                let problem = say!(self.voice.words, "play-not-kept", file = file, problem = error.to_string());
                self.slot = None;
                self.voice.object(problem)?;
            }
        }
        Ok(())
    }

    /// Where the game is kept.
    pub(super) fn kept_at(&self) -> Option<String> {
        self.slot.as_ref().map(|slot| slot.path().display().to_string())
    }

    /// Says where the unfinished game is.
    fn leave(mut self, ended: Ended) -> Result<Ended, Failure> {
        self.keep()?;
        let words = &self.voice.words;
        let line = match self.kept_at() {
            Some(file) => say!(words, "play-kept", file = file),
            None => say!(words, "play-leave"),
        };
        self.voice.say(line)?;
        Ok(ended)
    }

    /// Where the last move of the person is that was a choice, by its place among all moves.
    pub(super) fn last_choice(&self) -> Option<usize> {
        let mut game: Game = self.game.start().begin(&mut ()).ok()?;
        let mut last = None;
        let mut legal = MoveList::new();
        for (index, played) in self.game.played().iter().enumerate() {
            game.legal_moves_into(&mut legal);
            if played.seat == ME && (self.ask_forced || legal.len() > 1) {
                last = Some(index);
            }
            game.play_unchecked(played.m, &mut ());
        }
        last
    }
}

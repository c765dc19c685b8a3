//! A game in progress: the person, the bots, and what has been said.

use std::sync::atomic::AtomicBool;

use vale_bots::arena::{Entrant, Player};
use vale_bots::decision_seed;
use vale_bots::table::Chair;
use vale_bots::wire::BotError;
use vale_bots::{Level, Sight};
use vale_engine::{CardSet, Game, Happening, Match, Move, MoveList, Question, Seat, Seed};
use vale_table::LocalTable;
use vale_words::{Style, message, say};

use super::ME;
use super::input::{Command, Input};
use super::lines::Lines;
use super::offers::Offers;
use super::saves::Slot;
use super::table::{say_before_taking, say_own, say_players};
use super::voice::Voice;
use crate::error::CliError;
use crate::screen::{Completions, Typed};

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
    pub(super) table: LocalTable,
    pub(super) level: Level,
    opponents: &'a Entrant,
    /// Who plays, by seat. The person has a chair too, which nobody uses.
    chairs: Vec<Chair<'a>>,
    /// The names in the record; the person may have none.
    given_names: Vec<String>,
    /// What the players are called.
    pub(super) names: Vec<String>,
    pub(super) voice: &'a mut Voice<'o>,
    /// How many of the entries that stand have been told.
    pub(super) told: usize,
    /// How many of them stood when the person decided last.
    pub(super) fresh: usize,
    /// The entries of moves that were the only ones, and were not asked for.
    pub(super) forced: Vec<u64>,
    /// The last round in which everybody's things were said.
    shown_round: u8,
    pub(super) ask_forced: bool,
    slot: Option<Slot>,
    /// How many moves the kept game has.
    kept: Option<usize>,
}

impl<'a, 'o> Session<'a, 'o> {
    /// A session at the beginning of a game, or where it stopped.
    pub fn new(table: Table, opponents: &'a Entrant, voice: &'a mut Voice<'o>) -> Result<Self, CliError> {
        let Table { played, names, level, slot, ask_forced } = table;
        let start = played.start().clone();
        let local = LocalTable::begin(start, ME, level).map_err(|error| CliError::bad_input(&error))?;
        let given_names = names.iter().map(|name| name.clone().unwrap_or_default()).collect();
        let called = names.into_iter().zip(local.game().seats()).map(|(name, seat)| match name {
            Some(name) => name,
            None if seat == ME => say!(voice.words, "play-you"),
            None => say!(voice.words, "cli-bot", number = seat.number()),
        });
        let called = called.collect();
        let players = local.game().options().players;
        let mut session = Self {
            table: local,
            level,
            chairs: std::iter::repeat_with(|| opponents.sit_down()).take(usize::from(players)).collect(),
            opponents,
            given_names,
            names: called,
            voice,
            told: 0,
            fresh: 0,
            forced: Vec::new(),
            shown_round: 0,
            ask_forced,
            slot: None,
            kept: None,
        };
        for m in played.moves() {
            session.play(m)?;
            session.told = session.table.standing().count();
        }
        session.fresh = session.told;
        session.slot = slot;
        Ok(session)
    }

    /// The program that plays the other seats, if it is one.
    pub(super) fn program(&self) -> Option<&str> {
        matches!(self.opponents.player, Player::Program(_)).then_some(self.opponents.name.as_str())
    }

    /// Plays until the end.
    pub fn run(mut self, lines: &mut Lines<'_>) -> Result<Ended, CliError> {
        self.greet()?;
        loop {
            self.let_bots_play(lines)?;
            self.tell_news()?;
            self.keep()?;
            if self.table.game().is_over() {
                return self.finish(lines);
            }
            let offers = Offers::of(self.table.game());
            if let Some(only) = offers.only().filter(|_| !self.ask_forced) {
                self.play_forced(only)?;
                continue;
            }
            lines.show(true, || self.scene(Some(&offers)));
            self.ask(&offers)?;
            loop {
                let line = match self.read_line(lines, &offers)? {
                    Typed::Line(line) => line,
                    Typed::End => return self.leave(Ended::Left),
                    Typed::Interrupted => return self.leave(Ended::Interrupted),
                };
                match self.follow(Input::read(&line, &self.voice.words), &offers)? {
                    Next::Stay => lines.show(false, || self.scene(Some(&offers))),
                    Next::GoOn => {
                        self.fresh = self.told;
                        break;
                    }
                    Next::End(ended) => return self.leave(ended),
                }
            }
        }
    }

    pub(super) fn read_line(&mut self, lines: &mut Lines<'_>, offers: &Offers) -> Result<Typed, CliError> {
        let (game, names) = (self.table.game(), &self.names);
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

    /// The cards in hands of others that the person has seen go there.
    pub(super) fn known(&self) -> Vec<(Seat, CardSet)> {
        let others = self.table.game().seats().filter(|&seat| seat != ME);
        others.map(|seat| (seat, self.table.memory(ME).in_hand(seat))).collect()
    }

    /// What decides the shuffles.
    pub(super) const fn seed(&self) -> Seed {
        self.table.log().state.seed
    }

    pub(super) fn play(&mut self, m: Move) -> Result<u64, CliError> {
        let played = self.table.make_move(m);
        played.map_err(|problem| CliError::Failed(format!("a legal move was refused: {problem}")))
    }

    /// Plays the only move there is, and says so when its news are told.
    fn play_forced(&mut self, m: Move) -> Result<(), CliError> {
        let text = self.voice.words.move_text(self.table.game(), m, &self.names);
        let seq = self.play(m)?;
        if self.table.seen(seq).any(|what| matches!(what, Happening::Public(_))) {
            self.forced.push(seq);
        } else {
            self.voice.say(say!(self.voice.words, "play-had-to", move = text))?;
        }
        Ok(())
    }

    pub(super) fn let_bots_play(&mut self, lines: &mut Lines<'_>) -> Result<(), CliError> {
        let mut moves = MoveList::new();
        if self.table.game().asked_seat().is_some_and(|seat| seat != ME) {
            // Some bots think for seconds; what the person did is safe meanwhile.
            self.keep()?;
        }
        while let Some(seat) = self.table.game().asked_seat().filter(|&seat| seat != ME) {
            lines.show(true, || self.scene(None));
            let game = self.table.game();
            game.legal_moves_into(&mut moves);
            let view = game.seat_view(seat);
            let sight = Sight { view: &view, memory: self.table.memory(seat), legal: &moves };
            // The seed depends on the number of the move, so taking one back and making it again changes nothing.
            let seed = decision_seed(self.seed(), 0, 0, self.table.history().played().len() as u64);
            let m = if let [only] = moves[..] {
                only
            } else {
                let (chair, stop) = (&mut self.chairs[seat.index()], AtomicBool::new(false));
                let mut think = || chair.decide(game, "", sight, seed, &stop);
                let decided = match lines.screen() {
                    Some(screen) => screen.wait_for(&self.names[seat.index()], &self.voice.words, think)?,
                    None => think(),
                };
                decided.map_err(|fault| self.broken_off(&fault))?.chosen
            };
            self.play(m)?;
        }
        Ok(())
    }

    /// The error of somebody who cannot play on. The person can, for the game is kept.
    fn broken_off(&self, fault: &BotError) -> CliError {
        let how = if self.slot.is_some() { "; the game is saved, `vale play --continue` resumes it" } else { "" };
        CliError::Failed(format!("{} {fault}{how}", self.opponents.name))
    }

    /// Says the question and the moves; before, what the person has, and in a new round what everybody has. A screen
    /// shows all of that.
    fn ask(&mut self, offers: &Offers) -> Result<(), CliError> {
        if self.voice.has_screen() {
            return Ok(());
        }
        let game = self.table.game();
        let view = game.seat_view(ME);
        if self.shown_round == game.round() {
            say_own(&view, self.voice)?;
        } else {
            self.shown_round = game.round();
            say_players(&view, &self.known(), &self.names, self.voice)?;
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

    pub(super) fn say_moves(&mut self, offers: &Offers) -> Result<(), CliError> {
        let lines = offers.lines(self.table.game(), &self.names, &self.voice.words);
        lines.iter().try_for_each(|line| self.voice.say(line))?;
        if offers.only().is_some() {
            self.voice.tell(message!("play-only-move"))?;
        }
        Ok(())
    }

    /// The record of the game so far, with the names that were given.
    pub(super) fn record(&self) -> String {
        self.table.history().record(&self.given_names).to_string()
    }

    /// Keeps the game as it is, if it has changed. If that does not work, it is said once, and the game goes on.
    pub(super) fn keep(&mut self) -> Result<(), CliError> {
        let moves = self.table.history().played().len();
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
    fn leave(mut self, ended: Ended) -> Result<Ended, CliError> {
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
        let mut game: Game = self.table.history().start().begin(&mut ()).ok()?;
        let mut last = None;
        let mut legal = MoveList::new();
        for (index, played) in self.table.history().played().iter().enumerate() {
            game.legal_moves_into(&mut legal);
            if played.seat == ME && (self.ask_forced || legal.len() > 1) {
                last = Some(index);
            }
            game.play_unchecked(played.m, &mut ());
        }
        last
    }
}

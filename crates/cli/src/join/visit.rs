//! A seat at the table of a server, from the first message to the last.

use std::time::Instant;

use vale_engine::{Question, RULES_VERSION, Seat, SeatView, TableView};
use vale_protocol::{
    Code, Command, Hello, PROTOCOL_VERSION, Problem, Request, ServerMessage, Stage, TableId, Update, View,
};
use vale_words::{Style, Words, message, say};

use super::connection::{ConnectionError, Server};
use super::explained;
use super::forced::Forced;
use super::history::{names, sentences};
use super::lines::{Incoming, LineSource};
use super::link::{Link, News};
use super::lobby;
use crate::args::expansion_parts;
use crate::error::CliError;
use crate::play::ending::result;
use crate::play::input::Command as Word;
use crate::play::offers::Offers;
use crate::play::table::{say_before_taking, say_own, say_players};
use crate::play::voice::Voice;
use crate::random::random_id;
use crate::screen::{Completions, Typed};

/// How many entries of the log are kept.
const MOST_ENTRIES: usize = 2000;

/// How a visit ends.
pub enum Ended {
    Left,
    Interrupted,
    /// There is another table with the same players.
    Another(TableId),
}

/// What is waited for: the answer to this command, or the entry that it became.
enum Waiting {
    Answer(String),
    Entry(u64),
}

/// A seat at a table.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says whether something has happened, and none follows from others"
)]
pub struct Visit<'a, 'o> {
    pub(super) server: &'a Server,
    name: &'a str,
    link: Link,
    pub(super) voice: &'a mut Voice<'o>,
    pub(super) hello: Option<Hello>,
    /// How things stand, and since when.
    pub(super) state: Option<Update>,
    pub(super) heard_at: Instant,
    /// What the players are called, by seat.
    pub(super) names: Vec<String>,
    /// What happened, each with whether the table shows it anyway.
    pub(super) log: Vec<(String, bool)>,
    /// How much of it was there when the person decided last.
    pub(super) fresh: usize,
    pub(super) offers: Option<Offers>,
    /// The command that took a seat, if it is not answered.
    sitting: Option<String>,
    /// The last command that changes something, until what came of it is known.
    waiting: Option<Waiting>,
    pub(super) forced: Forced,
    /// The number of the table when it was last asked about.
    pub(super) asked: Option<u64>,
    shown_round: u8,
    pub(super) over: bool,
    /// Has the person no seat?
    pub(super) watching: bool,
    wants_rematch: bool,
    lost: bool,
    /// Has anything changed since the screen was last shown, and at which second was that?
    pub(super) changed: bool,
    pub(super) shown_at: u64,
}

impl<'a, 'o> Visit<'a, 'o> {
    pub fn new(server: &'a Server, name: &'a str, link: Link, forced: Forced, voice: &'a mut Voice<'o>) -> Self {
        Self {
            server,
            name,
            link,
            voice,
            hello: None,
            state: None,
            heard_at: Instant::now(),
            names: Vec::new(),
            log: Vec::new(),
            fresh: 0,
            offers: None,
            sitting: None,
            waiting: None,
            forced,
            asked: None,
            shown_round: 0,
            over: false,
            watching: false,
            wants_rematch: false,
            lost: false,
            changed: true,
            shown_at: 0,
        }
    }

    /// Stays until the person leaves, or cannot stay.
    pub fn stay(mut self, input: &mut LineSource) -> Result<Ended, CliError> {
        loop {
            self.show(input);
            let wanted = self.is_asked();
            let incoming = input.next(&self.link.news, wanted, self.voice, || self.completions())?;
            self.changed |= !matches!(incoming, Incoming::Moment);
            let ended = match incoming {
                Incoming::Moment => None,
                Incoming::News(news) => self.hear(news)?,
                Incoming::Typed(Typed::End) => Some(Ended::Left),
                Incoming::Typed(Typed::Interrupted) => Some(Ended::Interrupted),
                Incoming::Typed(Typed::Line(line)) => {
                    let ended = self.follow(&line)?;
                    if ended.is_none() && self.is_asked() {
                        self.prompt()?;
                    }
                    ended
                }
            };
            if let Some(ended) = ended {
                if !matches!(ended, Ended::Another(_)) && !self.over && !self.watching {
                    self.voice.tell(message!("remote-leave"))?;
                }
                return Ok(ended);
            }
        }
    }

    /// Is it for the person to say something now?
    fn is_asked(&self) -> bool {
        if self.waiting.is_some() {
            return false;
        }
        let lobby = self.state.as_ref().is_some_and(lobby::is_asked) && self.me().is_some();
        lobby || self.offers.is_some() || self.over
    }

    /// The seat of the person.
    pub(super) fn me(&self) -> Option<Seat> {
        self.state.as_ref()?.you
    }

    /// What the person sees of the game.
    pub(super) fn view(&self) -> Option<&SeatView> {
        match self.state.as_ref()?.view.as_ref()? {
            View::Seat(view) => Some(view),
            View::Table(_) => None,
        }
    }

    /// The table, as everybody sees it.
    pub(super) fn table_view(&self) -> Option<&TableView> {
        Some(match self.state.as_ref()?.view.as_ref()? {
            View::Seat(view) => &view.table,
            View::Table(table) => table,
        })
    }

    pub(super) fn known(&self) -> Vec<(Seat, vale_engine::CardSet)> {
        let hands = self.state.iter().flat_map(|state| &state.known_hands);
        hands.map(|hand| (hand.seat, hand.cards)).collect()
    }

    fn completions(&self) -> Completions {
        let words = self.voice.words.with_style(Style::Plain);
        let Some(view) = self.view() else { return Completions::default() };
        let moves = self.offers.iter().flat_map(|offers| offers.short(&view.table, &self.names, &words));
        let lines = moves.map(|(_, _, text)| text.split([',', '.']).next().unwrap_or_default().to_owned());
        Completions {
            lines: lines.chain(Word::names(&words)).collect(),
            subjects: view.table.options.deck().iter().map(|card| words.card(card)).collect(),
        }
    }

    /// Sends what the person wants. A move is for the table as they see it.
    pub(super) fn send(&mut self, request: Request) -> Result<String, CliError> {
        let seq = self.state.as_ref().map_or(0, |state| state.seq);
        let expects = matches!(request, Request::Play { .. } | Request::Undo {}).then_some(seq);
        let id = random_id().map_err(CliError::Failed)?;
        self.wants_rematch |= matches!(request, Request::Rematch {});
        self.forced.note(&request);
        if !matches!(request, Request::Say { .. }) {
            self.waiting = Some(Waiting::Answer(id.clone()));
        }
        self.link.send(Command { id: id.clone(), expects, request });
        Ok(id)
    }

    /// Plays a move.
    pub(super) fn play(&mut self, m: vale_engine::Move) -> Result<String, CliError> {
        self.offers = None;
        self.fresh = self.log.len();
        self.send(Request::Play { m })
    }

    /// Is something on its way that changes the table?
    pub(super) fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    fn fail(&self, trouble: &ConnectionError) -> CliError {
        match trouble {
            ConnectionError::Unreachable(problem) if self.state.is_some() => {
                let words = &self.voice.words;
                let (server, problem) = (self.server.origin.to_string(), problem.as_str());
                CliError::Failed(say!(words, "remote-gave-up", server = server, problem = problem))
            }
            trouble => explained(trouble, &self.server.origin, &self.voice.words),
        }
    }

    fn hear(&mut self, news: News) -> Result<Option<Ended>, CliError> {
        match news {
            News::Ended(trouble) => return Err(self.fail(&trouble)),
            News::Lost if !self.lost => {
                self.lost = true;
                self.voice.object(say!(self.voice.words, "remote-lost"))?;
            }
            News::Lost => {}
            News::Back => {
                self.lost = false;
                // What was not answered is asked again, unless the answer is on its way.
                self.asked = None;
                self.voice.tell(message!("remote-back"))?;
            }
            News::Message(message) => match *message {
                ServerMessage::Hello(hello) => self.greet(*hello)?,
                ServerMessage::Update(update) => return self.take(*update),
                ServerMessage::Refused { id, problem, .. } => self.object(&id, &problem)?,
                ServerMessage::Error { problem } if problem.code == Code::Unauthorized => {
                    return Err(CliError::Failed(say!(self.voice.words, "remote-begun")));
                }
                ServerMessage::Error { problem } => {
                    return Err(self.fail(&ConnectionError::Refused(Box::new(problem))));
                }
                ServerMessage::Done { id, seq } => {
                    self.forced.done(&id, seq);
                    if self.is_answer(&id) {
                        self.waiting = Some(Waiting::Entry(seq));
                        self.stop_waiting();
                    }
                }
                ServerMessage::Presence(_) => {}
            },
        }
        Ok(None)
    }

    fn is_answer(&self, id: &str) -> bool {
        matches!(&self.waiting, Some(Waiting::Answer(asked)) if asked == id)
    }

    /// Stops waiting for an entry that has come.
    fn stop_waiting(&mut self) {
        let here = self.state.as_ref().map_or(0, |state| state.seq);
        self.waiting.take_if(|waiting| matches!(waiting, Waiting::Entry(seq) if *seq <= here));
    }

    fn greet(&mut self, hello: Hello) -> Result<(), CliError> {
        let words = &self.voice.words;
        if (hello.protocol, hello.rules) != (PROTOCOL_VERSION, RULES_VERSION) {
            let server = self.server.origin.to_string();
            return Err(CliError::Failed(say!(words, "remote-other-version", server = server)));
        }
        if self.hello.is_none() {
            let options = hello.settings.options;
            let (server, players) = (self.server.origin.to_string(), options.players);
            let parts = expansion_parts(options);
            let title =
                say!(words, "remote-table", server = server, parts = parts, players = players, name = self.name);
            self.voice.say(title)?;
        }
        self.hello = Some(hello);
        Ok(())
    }

    /// Why the server does not do what was asked.
    fn object(&mut self, id: &str, problem: &Problem) -> Result<(), CliError> {
        if self.is_answer(id) {
            self.waiting = None;
            self.forced.refused();
        }
        if self.sitting.as_deref() == Some(id) {
            // Somebody else was faster: the next update shows which seats are left.
            self.sitting = None;
            return if problem.code == Code::Conflict { Ok(()) } else { self.sit() };
        }
        let words = &self.voice.words;
        let text = match (&problem.refusal, problem.code) {
            (Some(refusal), _) => {
                say!(words, "play-not-possible", reason = words.refusal(refusal, &self.names))
            }
            (None, Code::Conflict) => say!(words, "remote-conflict"),
            (None, _) => say!(words, "remote-refused", problem = problem.message.as_str()),
        };
        self.voice.object(text)?;
        self.offer();
        if self.is_asked() { self.prompt() } else { Ok(()) }
    }

    /// Takes in what happened.
    fn take(&mut self, update: Update) -> Result<Option<Ended>, CliError> {
        self.names = names(&update.seats, &self.voice.words);
        // What happened before the first update is in the log, and not told.
        let told = self.state.is_some() && !self.voice.has_screen();
        for entry in &update.entries {
            let mut sentences = sentences(entry, update.you, &self.names, &self.voice.words);
            self.forced.mark(entry, &mut sentences, &self.voice.words);
            for (text, _) in sentences.iter().filter(|(_, quiet)| told && !quiet) {
                self.voice.say(text)?;
            }
            self.log.extend(sentences);
        }
        let surplus = self.log.len().saturating_sub(MOST_ENTRIES);
        self.log.drain(..surplus);
        self.fresh = self.fresh.saturating_sub(surplus);
        let more = update.more;
        self.heard_at = Instant::now();
        self.state = Some(update);
        self.stop_waiting();
        if more {
            return Ok(None);
        }
        self.offer();
        let Some(state) = &self.state else { return Ok(None) };
        if let Some(table) = state.rematch.clone().filter(|_| self.wants_rematch) {
            return Ok(Some(Ended::Another(table)));
        }
        match (state.stage, state.you) {
            (Stage::Open, None) => self.sit()?,
            (_, None) => return self.watch(),
            (Stage::Over, Some(_)) => self.end()?,
            (Stage::Playing, Some(_)) if self.play_forced()? => {}
            (Stage::Open | Stage::Playing, Some(_)) => self.ask()?,
        }
        Ok(None)
    }

    /// Offers what the server offers.
    fn offer(&mut self) {
        let turn = self.state.as_ref().and_then(|state| state.turn.as_ref());
        self.offers = turn.map(|turn| Offers::among_these(turn.moves.iter().map(|offer| offer.m).collect()));
    }

    /// Takes the first free seat.
    fn sit(&mut self) -> Result<(), CliError> {
        let Some(state) = self.state.as_ref().filter(|_| self.sitting.is_none()) else { return Ok(()) };
        if self.shown_round > 0 {
            return Err(CliError::Failed(say!(self.voice.words, "remote-no-seat")));
        }
        let Some(seat) = lobby::free_seat(state) else {
            if self.hello.as_ref().is_some_and(|hello| hello.settings.spectators) {
                return self.watch().map(drop);
            }
            let names = self.voice.words.list(&self.names[..state.seats.len().min(self.names.len())]);
            return Err(CliError::Failed(say!(self.voice.words, "remote-full", names = names)));
        };
        self.sitting = Some(self.send(Request::Sit { seat, colour: None })?);
        Ok(())
    }

    /// Asks what the person is asked, if that was not done yet. A screen shows all of that.
    fn ask(&mut self) -> Result<(), CliError> {
        let Some(state) = &self.state else { return Ok(()) };
        let seq = state.seq;
        if self.voice.has_screen() || self.asked == Some(seq) {
            return Ok(());
        }
        if state.stage == Stage::Open {
            self.asked = Some(seq);
            let mut lines = lobby::seats(state, &self.voice.words);
            lines.push(self.voice.words.say(lobby::question(state), &[]));
            lines.iter().try_for_each(|line| self.voice.say(line))?;
            return if self.is_asked() { self.prompt() } else { Ok(()) };
        }
        if self.offers.is_none() {
            return Ok(());
        }
        let Some(view) = self.view().cloned() else { return Ok(()) };
        self.asked = Some(seq);
        if let Some((_, left)) = self.clocks().into_iter().find(|(seat, _)| *seat == view.seat) {
            self.voice.say(say!(self.voice.words, "remote-clock", time = left))?;
        }
        if self.shown_round == view.table.round {
            say_own(&view, self.voice)?;
        } else {
            self.shown_round = view.table.round;
            say_players(&view, &self.known(), &self.names, self.voice)?;
        }
        if let Some(asked) = view.table.asked {
            if asked.question == Question::TakeTile {
                say_before_taking(&view, self.voice)?;
            }
            self.voice.ask(self.voice.words.question_to(view.seat, &asked.question, &self.names))?;
        }
        self.say_moves()?;
        self.prompt()
    }

    pub(super) fn say_moves(&mut self) -> Result<(), CliError> {
        let (Some(view), Some(offers)) = (self.view(), &self.offers) else {
            return Ok(self.voice.tell(message!("remote-not-your-turn"))?);
        };
        let only = offers.only().is_some();
        let lines = offers.lines(&view.table, &self.names, &self.voice.words);
        lines.iter().try_for_each(|line| self.voice.say(line))?;
        if only {
            self.voice.tell(message!("play-only-move"))?;
        }
        Ok(())
    }

    fn prompt(&mut self) -> Result<(), CliError> {
        if !self.voice.has_screen() {
            self.voice.prompt("> ")?;
        }
        Ok(())
    }

    /// Says who won, once.
    fn end(&mut self) -> Result<(), CliError> {
        if self.over {
            return Ok(());
        }
        self.over = true;
        self.result(&self.voice.words).iter().try_for_each(|line| self.voice.say(line))?;
        if !self.voice.has_screen() {
            self.voice.ask(say!(self.voice.words, "remote-over"))?;
        }
        self.prompt()
    }

    pub(super) fn result(&self, words: &Words) -> Vec<String> {
        let ranking = self.state.as_ref().and_then(|state| state.ranking.as_ref());
        ranking.map_or_else(Vec::new, |ranking| result(ranking, self.me(), &self.names, words))
    }
}

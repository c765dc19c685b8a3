//! One table on a device: who is connected, what a command becomes, what everybody is told. As in the task of a server, each
//! thing is decided, put down to be written, and then told.

use std::collections::{BTreeMap, HashSet};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use vale_engine::{Move, Seat};
use vale_protocol::http::{GameStatistics, Hint, Replay, TableSummary};
use vale_protocol::{
    Code, Command, MAX_MESSAGE, Presence, Problem, PublicFact, Request, ServerMessage, Stage, TableId,
};
use vale_table::{
    Actor, Blueprint, Decision, DecisionContext, Fact, FactRow, NewFact, Now, PendingCommand, Place, TableLog,
    TableRow, Viewer, names_of, progress_of, record_text, replay, statistics,
};

use crate::saved::Saved;

/// For how long a player must be away before the others can vote for a bot; it is in the words of a refusal.
const GRACE: Duration = Duration::from_mins(1);

/// How many facts that are due may follow each other.
const TRIES: usize = 16;

/// The time, which the worker brings along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    /// By the wall clock, in milliseconds since 1970.
    pub wall_ms: u64,
    /// By a clock that never jumps, in milliseconds since any moment.
    pub steady_ms: u64,
}

/// Chance for a table that a command may make: a rematch.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Spare {
    /// An id that no table has.
    pub id: String,
    /// 64 hexadecimal digits.
    pub seed: String,
}

/// What came of something: first the facts are to be written, then the messages to be passed on.
#[derive(Debug, Default, Serialize)]
pub struct Outcome {
    /// What happened.
    pub facts: Vec<FactRow>,
    /// A table that was made for a rematch.
    pub made: Option<TableRow>,
    /// The table as lists show it, if something happened.
    pub summary: Option<TableSummary>,
    /// The messages: the number of the connection, and the text.
    pub messages: Vec<(u32, String)>,
    /// Is this the end of a connection?
    pub closed: Vec<u32>,
    /// A bot is asked, and waits this long before its move.
    pub bot_ms: Option<u32>,
    /// After how many milliseconds somebody's time is over.
    pub wake_ms: Option<u64>,
}

/// A bot's move, and the number since which the question stood.
#[derive(Clone, Copy, Debug)]
struct Chosen {
    seq: u64,
    seat: Seat,
    m: Move,
}

/// A table on a device.
#[derive(Debug)]
pub struct Host {
    saved: Saved,
    log: TableLog,
    /// The seats that connections chose to play.
    connections: BTreeMap<u32, Option<Seat>>,
    /// When the last fact was put down, by the steady clock: the thinking time up to then is settled.
    settled_at: u64,
    /// Everybody has been told everything up to this number.
    told: u64,
    /// The seats that were last shown as connected, as bits.
    shown: u8,
    chosen: Option<Chosen>,
    outcome: Outcome,
}

impl Host {
    /// A table as it was kept.
    pub fn open(mut saved: Saved, time: Time) -> Result<Self, Problem> {
        let log = saved.log()?;
        // The log has them from now on.
        saved.facts.clear();
        Ok(Self {
            told: log.seq(),
            log,
            saved,
            connections: BTreeMap::new(),
            settled_at: time.steady_ms,
            shown: 0,
            chosen: None,
            outcome: Outcome::default(),
        })
    }

    /// Somebody connects, who has seen everything up to this number.
    pub fn connect(&mut self, id: u32, chosen: Option<Seat>, after: Option<u64>, time: Time) -> Outcome {
        let player = self.saved.player().clone();
        match self.log.state.admit(Some(&player), chosen) {
            Err(problem) => {
                self.send(id, &ServerMessage::Error { problem });
                self.outcome.closed.push(id);
            }
            Ok(place) => {
                self.send(id, &ServerMessage::Hello(Box::new(self.log.hello(Some(player)))));
                let (mut told, mut more) = self.tell(id, &place, after, time);
                self.connections.insert(id, chosen);
                self.tell_presence();
                while more {
                    (told, more) = self.tell(id, &place, Some(told), time);
                }
                self.come_back(&place, time);
            }
        }
        self.finish(time)
    }

    /// Whoever is back takes the seat from the bot.
    fn come_back(&mut self, place: &Place, time: Time) {
        let Some(seat) = place.seat.filter(|seat| self.log.state.can_return(*seat).is_ok()) else { return };
        let command = self.log.next_id("back");
        // If it cannot be applied, their next move brings them back.
        let _ = self.record(command, true, PublicFact::Returned { seat }.into(), time);
    }

    /// A connection is gone.
    pub fn disconnect(&mut self, id: u32, time: Time) -> Outcome {
        if self.connections.remove(&id).is_some() {
            self.tell_presence();
        }
        self.finish(time)
    }

    /// A connection sent this text.
    pub fn hear(&mut self, id: u32, text: &str, spare: &Spare, time: Time) -> Outcome {
        if text.len() > MAX_MESSAGE {
            let problem = Problem::new(Code::TooLarge, format!("a message has at most {MAX_MESSAGE} bytes"));
            self.send(id, &ServerMessage::Error { problem });
            return self.finish(time);
        }
        match (Command::read(text), self.connections.get(&id).copied()) {
            (_, None) => self.outcome.closed.push(id),
            (Err(problem), _) => self.send(id, &ServerMessage::Error { problem }),
            (Ok(command), Some(chosen)) => {
                let player = self.saved.player().clone();
                let name = format!("{player}:{}", command.id);
                let actor = Actor::Person { player: &player, chosen, invited_to: None };
                let Command { expects, request, .. } = &command;
                let pending = PendingCommand { actor, id: &name, expects: *expects, request };
                let result = self.carry_out(&pending, spare, time);
                let answer = self.log.answer(command.id, result);
                self.send(id, &answer);
                self.broadcast(time);
            }
        }
        self.finish(time)
    }

    fn carry_out(&mut self, pending: &PendingCommand<'_>, spare: &Spare, time: Time) -> Result<u64, Problem> {
        let fact = match self.log.decide(pending, self.context(time))? {
            Decision::Done(seq) => return Ok(seq),
            Decision::Mute { .. } => return Err(Problem::new(Code::Illegal, "there is no such player")),
            Decision::Append(fact) => fact,
            Decision::Rematch => self.rematch(spare, time)?,
        };
        self.record(pending.id.to_owned(), true, fact, time)
    }

    /// Notes that whoever plays here is told what the strongest bot would do.
    pub fn note_hint(&mut self, command: &str, spare: &Spare, time: Time) -> Result<Outcome, Problem> {
        let player = self.saved.player().clone();
        let actor = Actor::Person { player: &player, chosen: None, invited_to: None };
        let id = format!("{player}:hint:{command}");
        let pending = PendingCommand { actor, id: &id, expects: None, request: &Request::Hint {} };
        self.carry_out(&pending, spare, time)?;
        Ok(self.finish(time))
    }

    /// What the strongest bot would do, which was noted with this number. This takes as long as the bot thinks.
    pub fn hint(&self, seq: u64) -> Result<Hint, Problem> {
        let seat = self.log.state.seat_of(self.saved.player(), None);
        Ok(self.log.hint_request(seat, seq, &self.saved.secret)?.solve())
    }

    /// The new table for the same players.
    fn rematch(&mut self, spare: &Spare, time: Time) -> Result<Fact, Problem> {
        let state = &self.log.state;
        let seed = spare.seed.parse().map_err(|_| Problem::new(Code::Internal, "this is no seed"))?;
        let (host, settings, plan) = (&state.host, &state.settings, state.sitters());
        let blueprint = Blueprint { host, settings, plan, seed, position: None, daily: None };
        let (row, _) = blueprint.rows(TableId(spare.id.clone()), time.wall_ms, &self.log.names)?;
        let table = row.id.clone();
        self.outcome.made = Some(row);
        Ok(PublicFact::Rematch { table }.into())
    }

    /// Thinks about the question that stands, if it is for a bot. This takes as long as the bot thinks.
    pub fn think(&mut self) {
        let seq = self.log.last_change();
        if self.chosen.is_some_and(|chosen| chosen.seq == seq) {
            return;
        }
        let Some((seat, request)) = self.log.bot_request(&self.saved.secret) else { return };
        self.chosen = request.solve().map(|m| Chosen { seq, seat, m });
    }

    /// Lets the bot make the move that it chose, if the question still stands.
    pub fn move_bot(&mut self, time: Time) -> Outcome {
        if let Some(Chosen { seq, seat, m }) = self.chosen.take() {
            let (id, request) = (self.log.next_id("bot"), Request::Play { m });
            let pending = PendingCommand { actor: Actor::Bot(seat), id: &id, expects: Some(seq), request: &request };
            if let Ok(Decision::Append(fact)) = self.log.decide(&pending, self.context(time)) {
                // What cannot be applied changes nothing; then the bot is asked again.
                let _ = self.record(id, false, fact, time);
            }
            self.broadcast(time);
        }
        self.finish(time)
    }

    /// Somebody's time may be over.
    pub fn wake(&mut self, time: Time) -> Outcome {
        self.finish(time)
    }

    /// Puts a fact down, and lets it happen.
    fn record(&mut self, command: String, by_person: bool, fact: Fact, time: Time) -> Result<u64, Problem> {
        let player = by_person.then(|| self.saved.player().clone());
        let new = NewFact { fact, command, player, at: time.wall_ms, thought_ms: self.thought_ms(time) };
        let draft = self
            .log
            .draft(new)
            .map_err(|_| Problem::new(Code::Internal, "internal server error; nothing has changed"))?;
        self.outcome.facts.push(draft.row.clone());
        self.log.commit(draft);
        self.settled_at = time.steady_ms;
        Ok(self.log.seq())
    }

    /// How long the person who is asked has been thinking since the last fact.
    fn thought_ms(&self, time: Time) -> u64 {
        self.log.state.thinker().map_or(0, |_| time.steady_ms.saturating_sub(self.settled_at))
    }

    fn context(&self, time: Time) -> DecisionContext {
        // All people of the table are at this device, so nobody is ever away from it.
        DecisionContext { thought_ms: self.thought_ms(time), away: 0, grace: GRACE }
    }

    fn now(&self, time: Time) -> Now {
        Now { wall_ms: time.wall_ms, thought_ms: self.thought_ms(time) }
    }

    fn place_of(&self, chosen: Option<Seat>) -> Place {
        self.log.state.place_of(Some(self.saved.player()), chosen)
    }

    fn send(&mut self, to: u32, message: &ServerMessage) {
        // Every type in a message can be written.
        self.outcome.messages.push((to, serde_json::to_string(message).unwrap_or_default()));
    }

    /// Tells a connection what it has not been told. Gives the number up to which it was, and whether there is more.
    fn tell(&mut self, to: u32, place: &Place, after: Option<u64>, time: Time) -> (u64, bool) {
        let update = self.log.update(Viewer { place, muted: &HashSet::new() }, after, self.now(time));
        let told = (update.seq, update.more);
        self.send(to, &ServerMessage::Update(Box::new(update)));
        told
    }

    /// Tells everybody what they have not been told yet, each their own.
    fn broadcast(&mut self, time: Time) {
        if self.told == self.log.seq() {
            return;
        }
        let after = std::mem::replace(&mut self.told, self.log.seq());
        for (id, chosen) in self.connections.clone() {
            let place = self.place_of(chosen);
            if !self.log.state.may_look(&place) {
                self.connections.remove(&id);
                self.outcome.closed.push(id);
                continue;
            }
            let (mut told, mut more) = self.tell(id, &place, Some(after), time);
            while more {
                (told, more) = self.tell(id, &place, Some(told), time);
            }
        }
        // Whoever sits down or gets up was here before, but not on that seat.
        if self.present() != self.shown {
            self.tell_presence();
        }
    }

    /// The seats whose players are connected, as bits.
    fn present(&self) -> u8 {
        let seats = self.connections.values().flat_map(|chosen| self.place_of(*chosen).yours);
        seats.fold(0, |present, seat| present | 1 << seat.index())
    }

    fn tell_presence(&mut self) {
        self.shown = self.present();
        let present = |seat: &Seat| self.shown >> seat.index() & 1 == 1;
        let seats = self.log.state.seats().filter(present).collect();
        let watching = self.connections.values().filter(|chosen| self.place_of(**chosen).seat.is_none()).count();
        let spectators = u32::try_from(watching).unwrap_or(u32::MAX);
        let message = ServerMessage::Presence(Presence { seats, spectators, away: Vec::new() });
        for id in self.connections.keys().copied().collect::<Vec<_>>() {
            self.send(id, &message);
        }
    }

    /// Does what is due without anybody's doing, and gives what came of it all.
    fn finish(&mut self, time: Time) -> Outcome {
        self.broadcast(time);
        for _ in 0..TRIES {
            let Some(fact) = self.log.state.due(self.context(time)) else { break };
            let command = self.log.next_id("house");
            if self.record(command, false, fact, time).is_err() {
                break;
            }
        }
        self.broadcast(time);
        let mut outcome = std::mem::take(&mut self.outcome);
        if let Some(last) = outcome.facts.last() {
            outcome.summary = Some(self.summary(last.at));
        }
        let state = &self.log.state;
        if !self.connections.is_empty() && state.thinker().is_none() && state.stage() == Stage::Playing {
            outcome.bot_ms = Some(state.settings.pace_ms);
        }
        let left = state.thinker().and_then(|seat| state.time_left(seat, self.thought_ms(time)));
        outcome.wake_ms = left.map(|left| left.saturating_add(1));
        outcome
    }

    /// The table as lists show it.
    pub fn summary(&self, changed_at: u64) -> TableSummary {
        let state = &self.log.state;
        TableSummary {
            table: self.log.id.clone(),
            settings: state.settings.clone(),
            stage: state.stage(),
            seats: state.occupants(&self.log.names),
            made_at: self.saved.row.made_at,
            changed_at,
            progress: progress_of(state),
            on_device: false,
        }
    }

    /// The game as a record, finished or not; none before it begins.
    pub fn record_text(&self) -> Option<String> {
        let state = &self.log.state;
        let names = names_of(&state.occupants(&self.log.names));
        state.play.as_ref().map(|play| record_text(&play.game, state.seed, &names, &play.hints))
    }

    /// Some steps of a finished game.
    pub fn replay(&self, from: usize, count: usize) -> Result<Replay, Problem> {
        let state = &self.log.state;
        let played = &self.finished()?.game;
        let names = names_of(&state.occupants(&self.log.names));
        let shown = replay(self.log.id.clone(), played, state.seed, names, from, Some(count));
        shown.map_err(|error| Problem::new(Code::Internal, error.to_string()))
    }

    /// How a finished game went.
    pub fn statistics(&self) -> Result<GameStatistics, Problem> {
        let state = &self.log.state;
        let colours = state.chairs.iter().map(|chair| chair.sitter.colour());
        let seats = state.occupants(&self.log.names).into_iter().zip(colours);
        statistics(&self.log.id, &self.finished()?.game, seats, true).ok_or_else(not_over)
    }

    fn finished(&self) -> Result<&vale_table::Play, Problem> {
        self.log.state.play.as_ref().filter(|play| play.game.game().is_over()).ok_or_else(not_over)
    }
}

fn not_over() -> Problem {
    Problem::new(Code::NotOver, "this game is not over")
}

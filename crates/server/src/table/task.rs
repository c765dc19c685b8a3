//! The task that owns a table. It decides one thing after the other: writes it, and only then tells anybody.

mod audience;
mod commands;
mod time;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use futures_util::FutureExt as _;
use futures_util::future::{AbortHandle, abortable};
use tokio::sync::{mpsc, oneshot};
use vale_engine::{MAX_SEATS, Move, Seat};
use vale_protocol::{Command, PlayerId, Problem, Request, ServerMessage};
use vale_table::{Actor, DecisionContext, Invited, Now, Outline, PendingCommand, TableLog};

use super::clocks::{Account, Counted};
use super::cluster::TableNotification;
use super::tables::{Tables, unreadable};
use super::timekeeping::left_when_asked;
use crate::pressure::Pressure;
use crate::store::{FORMER_PLAYER, Person};
pub use audience::PRESENCE_COUNTS;
use commands::WriteError;

/// How long a table without anybody stays in memory.
const IDLE: Duration = Duration::from_mins(10);

/// How long to wait before trying again when the store failed.
const RETRY: Duration = Duration::from_millis(500);

/// How often a table that other servers may serve too looks for news, should a notification have been lost.
const LOOK: Duration = Duration::from_secs(2);

/// How often other servers are told who is here when nothing else is to be told.
const STILL_HERE: Duration = Duration::from_secs(10);

/// How long to wait at least when a clock that stands still is about to run out.
const SHORTEST_WAIT: Duration = Duration::from_millis(20);

/// How often a command is decided anew when another server was faster.
const TRIES: usize = 16;

/// A message as it is sent.
pub type Frame = Utf8Bytes;

/// Somebody who is connected.
#[derive(Debug)]
pub struct Connection {
    /// Its number.
    pub id: u64,
    /// Who; nobody without a session.
    pub person: Option<Person>,
    /// The seat that it is to play, if they have several.
    pub chosen: Option<Seat>,
    /// Where messages go. When it is full the reader is too slow, and is dropped.
    pub outgoing: mpsc::Sender<Utf8Bytes>,
    /// Whom they do not want to hear.
    pub muted: HashSet<PlayerId>,
    /// The number up to which it has been told, while it is told a long past in several updates.
    pub behind: Option<u64>,
    /// How busy the server is.
    pub pressure: Arc<Pressure>,
}

/// What a table is told. Whatever is large is in a box: each table keeps room for 32 messages.
#[derive(Debug)]
#[expect(missing_docs, reason = "the fields say the same as the variants")]
pub enum Message {
    /// Somebody connects, who has seen everything up to this number, or wants a snapshot.
    Connect { connection: Box<Connection>, after: Option<u64> },
    /// A connection can take the next part of a long past.
    TellOn { id: u64 },
    /// A connection is gone.
    Disconnect { id: u64 },
    /// A command from a connection.
    Command { connection: u64, command: Box<Command>, received: Instant },
    /// A person does something without a socket.
    Ask { ask: Box<Ask>, answer: oneshot::Sender<Result<u64, Problem>> },
    /// Somebody who is invited to a seat wants to know more.
    Look { seat: Seat, answer: oneshot::Sender<Outline> },
    /// A bot has decided.
    Thought { seq: u64, seat: Seat, m: Option<Move> },
    /// Another server says that there is something new.
    Notified(Box<TableNotification>),
    /// A player wants to be forgotten.
    Forget { player: PlayerId },
    /// Whoever runs the server gave a player another name.
    Rename { player: PlayerId, name: String },
    /// The table is closed, or gone.
    Close,
}

/// What a person does without a socket.
#[derive(Debug)]
pub struct Ask {
    /// Who.
    pub person: Person,
    /// The id of the command.
    pub command: String,
    /// What.
    pub request: Request,
    /// The seat that they were invited to, if they were.
    pub invited_to: Option<Invited>,
}

/// A bot that thinks about the question that stands since a number. Whoever drops this takes the question back.
struct Thinking {
    seq: u64,
    task: AbortHandle,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// The owner of a table.
#[expect(clippy::struct_excessive_bools, reason = "they are about different things")]
pub struct Task {
    log: TableLog,
    tables: Arc<Tables>,
    myself: mpsc::Sender<Message>,
    connections: BTreeMap<u64, Connection>,
    /// Who is connected to other servers, and when they said so.
    elsewhere: HashMap<String, (u8, tokio::time::Instant)>,
    /// The thinking time since the question that stands was asked.
    account: Account,
    /// Is the player who is asked connected to another server only? That server counts the time.
    asked_elsewhere: bool,
    /// Since when the players of seats have not been connected, on the service clock.
    away_since: [Option<Duration>; MAX_SEATS],
    /// Everybody has been told everything up to this number.
    told: u64,
    /// A bot thinks about the question that stands.
    thinking: Option<Thinking>,
    /// The store failed: it may have more than the log.
    stale: bool,
    /// The store has something that does not fit: the table is of no use any more.
    damaged: bool,
    /// When something was last done.
    used: tokio::time::Instant,
    /// When other servers were last told who is here.
    notified: tokio::time::Instant,
    /// When somebody was last connected here, if anybody ever was.
    last_connected: Option<tokio::time::Instant>,
    /// The seats that were last shown as connected, as bits.
    shown: u8,
    /// The table is closed, or gone.
    closed: bool,
}

impl Task {
    /// The owner of this table.
    pub fn new(log: TableLog, tables: Arc<Tables>, myself: mpsc::Sender<Message>, account: Account) -> Self {
        let told = log.seq();
        let now = tables.service.now();
        Self {
            log,
            tables,
            myself,
            connections: BTreeMap::new(),
            elsewhere: HashMap::new(),
            account,
            asked_elsewhere: false,
            // Nobody has connected yet, and nobody is to be blamed for it.
            away_since: [Some(now); MAX_SEATS],
            told,
            thinking: None,
            stale: false,
            damaged: false,
            used: tokio::time::Instant::now(),
            notified: tokio::time::Instant::now(),
            last_connected: None,
            shown: 0,
            closed: false,
        }
    }

    /// Owns the table until nobody needs it.
    pub async fn run(mut self, mut inbox: mpsc::Receiver<Message>) {
        for message in self.learn_thinking_time(&mut inbox).await {
            self.handle(message).await;
        }
        loop {
            if !self.connections.is_empty() {
                self.last_connected = Some(tokio::time::Instant::now());
            }
            for message in self.look_for_absent(&mut inbox).await {
                self.handle(message).await;
            }
            self.note_absence();
            self.note_who_counts();
            self.settle().await;
            self.broadcast();
            self.note_time();
            tokio::select! {
                // In this order, so that a simulation takes the same way each time. Whatever is due is done after every
                // message, so timers cannot starve.
                biased;
                message = inbox.recv() => {
                    let Some(message) = message else { return };
                    self.used = tokio::time::Instant::now();
                    self.handle(message).await;
                    self.broadcast();
                }
                () = tokio::time::sleep(self.next_wake()) => self.look().await,
            }
            if self.closed {
                self.tables.clocks.set(&self.log.id, None);
            }
            if self.damaged || self.closed || self.is_idle() {
                // From now on whoever comes loads the table anew, and is told what is wrong with it, if anything is.
                // Messages that are on their way are answered by their senders: the channel is closed.
                self.tables.forget(&self.log.id, &self.myself);
                return;
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.connections.is_empty() && self.thinking.is_none() && self.used.elapsed() > IDLE
    }

    fn now(&self) -> Now {
        Now { wall_ms: self.tables.environment.wall_ms(), thought_ms: self.thought_ms() }
    }

    /// How long the person who is asked has left, if a clock runs.
    fn time_left(&self) -> Option<u64> {
        let state = &self.log.state;
        state.thinker().and_then(|seat| state.time_left(seat, self.thought_ms()))
    }

    /// Tells the clocks of the server what is counted here.
    fn note_time(&self) {
        let left_ms = left_when_asked(&self.log).filter(|_| !self.asked_elsewhere);
        let counts = left_ms.is_some() || (!self.connections.is_empty() && self.somebody_is_away());
        let counted = Counted { asked_at: self.log.asked_at(), account: self.account, left_ms };
        self.tables.clocks.set(&self.log.id, counts.then_some(counted));
    }

    /// How long nothing is to be done.
    fn next_wake(&self) -> Duration {
        if self.stale {
            return RETRY;
        }
        let clock = self.time_left().map(|ms| Duration::from_millis(ms.saturating_add(1)).max(SHORTEST_WAIT));
        // Another server counts: look now and then whether it is still there.
        let clock = if self.asked_elsewhere { clock.map(|_| STILL_HERE) } else { clock };
        let look = self.others_believe_somebody_is_here().then_some(LOOK);
        [clock, look, Some(IDLE)].into_iter().flatten().min().unwrap_or(IDLE)
    }

    /// Does what is due without anybody's doing.
    async fn settle(&mut self) {
        if self.stale && self.catch_up().await.is_err() {
            return;
        }
        for _ in 0..TRIES {
            let Some(fact) = self.log.state.due(self.context()) else { break };
            // The word is in databases.
            let id = self.log.next_id("house");
            if let Err(WriteError::Failed(_)) = self.record(id, None, fact, None).await {
                return;
            }
        }
        self.let_bots_think();
    }

    /// Gives the question to a bot, if it is a bot who is asked and somebody is here who waits for it. Whoever comes to
    /// a table that everybody had left finds the bot thinking again.
    fn let_bots_think(&mut self) {
        let Some(waiting) = self.waiting() else {
            self.thinking = None;
            return;
        };
        let seq = self.log.last_change();
        if self.thinking.as_ref().is_some_and(|thinking| thinking.seq == seq) {
            return;
        }
        let Some((seat, request)) = self.log.bot_request(self.tables.store.bot_secret()) else { return };
        let pace = Duration::from_millis(u64::from(self.log.state.settings.pace_ms));
        let (bots, myself) = (self.tables.bots.clone(), self.myself.downgrade());
        let (thinks, task) = abortable(async move {
            let (m, ()) = tokio::join!(bots.decide(&waiting, request), tokio::time::sleep(pace));
            if let Some(myself) = myself.upgrade() {
                // If the table is gone there is nothing to be said.
                let _ = myself.send(Message::Thought { seq, seat, m }).await;
            }
        });
        self.tables.environment.spawn(Box::pin(thinks.map(drop)));
        self.thinking = Some(Thinking { seq, task });
    }

    async fn handle(&mut self, message: Message) {
        match message {
            Message::Connect { connection, after } => self.connect(*connection, after).await,
            Message::TellOn { id } => self.tell_on(id),
            Message::Disconnect { id } => {
                if self.connections.remove(&id).is_some() {
                    self.tell_presence();
                }
            }
            Message::Command { connection, command, received } => {
                self.command_from(connection, *command, received).await;
            }
            Message::Ask { ask, answer } => {
                let Ask { person, command, request, invited_to } = *ask;
                let actor = Actor::Person { player: &person.player, chosen: None, invited_to };
                let pending = PendingCommand { actor, id: &command, expects: None, request: &request };
                let result = self.carry_out(&person, &pending).await;
                let _ = answer.send(result);
            }
            Message::Look { seat, answer } => {
                if self.stale || self.tables.shared {
                    // Without news from other servers, what this one knows is what it can tell.
                    let _ = self.catch_up().await;
                }
                let _ = answer.send(self.log.outline(seat));
            }
            Message::Forget { player } => self.log.forget(&player, FORMER_PLAYER),
            Message::Rename { player, name } => {
                self.log.names.entry(player).and_modify(|known| *known = name);
            }
            Message::Close => self.close(),
            Message::Thought { seq, seat, m } => self.bot_moves(seq, seat, m).await,
            Message::Notified(elsewhere) => self.hear(*elsewhere).await,
        }
    }

    /// Looks whether another server wrote something.
    async fn look(&mut self) {
        if self.others_believe_somebody_is_here() {
            let _ = self.catch_up().await;
            // Servers without the player who is asked depend on this one for how long they have been thinking.
            let counts =
                self.time_left().is_some() && (self.connections.is_empty() || self.asked() & self.present_here() != 0);
            if counts || self.notified.elapsed() > STILL_HERE {
                self.notify_servers();
            }
        }
    }

    /// Reads what is new in the store. Until that succeeds the log is stale.
    async fn catch_up(&mut self) -> Result<(), Problem> {
        self.stale = true;
        let news = self.tables.store.facts_after(&self.log.id, self.log.seq()).await;
        for row in news? {
            self.log.replay(row).map_err(|error| {
                self.damaged = true;
                unreadable(&self.log.id, error)
            })?;
            if self.log.asked_at() == self.log.seq() {
                self.begin_account();
            }
        }
        let strangers = self.log.strangers();
        if !strangers.is_empty() {
            let names = self.tables.store.names(&strangers).await?;
            self.log.names.extend(names);
        }
        self.stale = false;
        Ok(())
    }

    fn context(&self) -> DecisionContext {
        // Whoever is connected to another server loses their seat there or nowhere.
        let thought_ms = if self.asked_elsewhere { 0 } else { self.thought_ms() };
        DecisionContext { thought_ms, away: self.away_for_long(), grace: self.tables.grace }
    }
}

/// A message as it is sent.
pub fn frame(message: &ServerMessage) -> Utf8Bytes {
    // Every type in a message can be written; should one not be, the client asks again.
    serde_json::to_string(message).map_or_else(|_| Utf8Bytes::default(), Utf8Bytes::from)
}

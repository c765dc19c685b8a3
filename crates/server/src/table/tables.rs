//! All tables of this server. A table is loaded when somebody comes, and owned by one task from then on.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{OnceCell, broadcast, mpsc, oneshot};
use vale_engine::Seat;
use vale_protocol::{Code, PlayerColour, Problem, Request, TableId};
use vale_table::{Invited, LogError, Outline, TableLog};

use super::clocks::{Account, Clocks};
use super::cluster::Gone;
use super::environment::{Environment, TableStore};
use super::task::{Ask, Message, Task};
use crate::bots::BotPool;
use crate::clock::ServiceClock;
use crate::store::{InvitationRow, Person, StoreError, Thought, fresh_id};
use crate::telemetry;

/// How many messages may wait for a table before its clients are told to slow down.
const INBOX: usize = 256;

/// The way to the task that owns a table.
#[derive(Clone, Debug)]
pub struct TableHandle(pub(super) mpsc::Sender<Message>);

impl TableHandle {
    /// Sends a message; an error if the table cannot take it now.
    pub fn send(&self, message: Message) -> Result<(), Problem> {
        self.0.try_send(message).map_err(|_| busy("this table is busy: try again in a moment"))
    }

    /// Lets a person do something without a socket.
    pub async fn ask(&self, person: Person, request: Request) -> Result<u64, Problem> {
        let command = one_off(&person)?;
        self.ask_once(person, command, request, None).await
    }

    /// Lets a person sit down who has an invitation. Whoever sends it again, because the answer was lost or the server
    /// went down, has the same answer.
    pub async fn accept(
        &self,
        person: Person,
        invitation: &InvitationRow,
        colour: Option<PlayerColour>,
    ) -> Result<u64, Problem> {
        let InvitationRow { token_hash, seat, entry, .. } = invitation;
        let command = format!("{}:invitation:{token_hash}", person.player);
        let request = Request::Sit { seat: *seat, colour };
        self.ask_once(person, command, request, Some(Invited { seat: *seat, entry: *entry })).await
    }

    async fn ask_once(
        &self,
        person: Person,
        command: String,
        request: Request,
        invited_to: Option<Invited>,
    ) -> Result<u64, Problem> {
        let (answer, answered) = oneshot::channel();
        self.send(Message::Ask { ask: Box::new(Ask { person, command, request, invited_to }), answer })?;
        answered.await.unwrap_or_else(|_| Err(busy("this table is being reloaded: try again in a moment")))
    }

    /// The table as somebody is told who is invited to a seat.
    pub async fn look(&self, seat: Seat) -> Result<Outline, Problem> {
        let (answer, answered) = oneshot::channel();
        self.send(Message::Look { seat, answer })?;
        answered.await.map_err(|_| busy("this table is being reloaded: try again in a moment"))
    }
}

/// The id of a command that nobody will send again.
fn one_off(person: &Person) -> Result<String, Problem> {
    let id = fresh_id()?;
    Ok(format!("{}:http:{id}", person.player))
}

/// The server cannot do it now.
pub fn busy(message: &str) -> Problem {
    Problem::new(Code::Busy, message)
}

/// What a client is told of a log that cannot be read. The details are for the log of the server.
pub(super) fn unreadable(table: &TableId, error: LogError) -> Problem {
    if let LogError::Damaged { .. } = error {
        tracing::error!(%table, what = %error, "the log of a table does not match this program");
    }
    error.into()
}

impl From<StoreError> for Problem {
    /// The details are for the log, a sentence is for the client.
    fn from(error: StoreError) -> Self {
        telemetry::store_failed(&error);
        busy("the server cannot reach its database; nothing has changed: try again in a moment")
    }
}

/// Tables by id. The cell is filled by whoever comes first; others wait for it instead of loading the table twice.
type ById = HashMap<TableId, Arc<OnceCell<TableHandle>>>;

/// Somebody who waits for a table to be loaded.
struct Waiting<'a> {
    tables: &'a Tables,
    id: &'a TableId,
    cell: Arc<OnceCell<TableHandle>>,
}

impl Drop for Waiting<'_> {
    /// The last who waits for a table that could not be loaded, or who waits no longer, takes its place away. While others
    /// wait it has to stay: they try to load it themselves, and a second place would make it a second table.
    fn drop(&mut self) {
        let mut by_id = self.tables.lock();
        let mine = by_id.get(self.id).is_some_and(|cell| Arc::ptr_eq(cell, &self.cell));
        // Copies are made under the lock only. One is in the map and one is here.
        if mine && self.cell.get().is_none() && Arc::strong_count(&self.cell) == 2 {
            by_id.remove(self.id);
        }
        self.tables.environment.note_tables(by_id.len());
    }
}

/// All tables of this server.
pub struct Tables {
    /// What is kept of tables.
    pub store: Arc<dyn TableStore>,
    /// The process that they run in.
    pub environment: Arc<dyn Environment>,
    /// The bots.
    pub bots: BotPool,
    /// The time in which moves could be taken.
    pub service: ServiceClock,
    /// The thinking times of all tables.
    pub clocks: Clocks,
    /// For how long a player must be away before the others can vote for a bot.
    pub grace: Duration,
    /// The name of this server among those on one database.
    pub node: String,
    /// Are there perhaps other servers on the database?
    pub shared: bool,
    /// Players and sessions that are gone. Whoever holds a connection of theirs ends it.
    pub departed: broadcast::Sender<Gone>,
    by_id: Mutex<ById>,
}

impl Tables {
    /// A server without tables yet.
    pub fn new(
        store: Arc<dyn TableStore>,
        environment: Arc<dyn Environment>,
        bots: BotPool,
        shared: bool,
        grace: Duration,
    ) -> Self {
        Self {
            store,
            environment,
            bots,
            service: ServiceClock::default(),
            clocks: Clocks::default(),
            grace,
            node: fresh_id().unwrap_or_else(|_| std::process::id().to_string()),
            shared,
            departed: broadcast::Sender::new(64),
            by_id: Mutex::default(),
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, ById> {
        // The map is whole even if somebody panicked: every change of it is a single call.
        self.by_id.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table with this id, loaded if need be.
    pub async fn table(self: &Arc<Self>, id: &TableId) -> Result<TableHandle, Problem> {
        let cell = {
            let mut by_id = self.lock();
            // The task of a table that panicked is gone: the table is loaded again from its log.
            if by_id.get(id).and_then(|cell| cell.get()).is_some_and(|handle| handle.0.is_closed()) {
                by_id.remove(id);
            }
            Arc::clone(by_id.entry(id.clone()).or_default())
        };
        let waiting = Waiting { tables: self, id, cell };
        waiting.cell.get_or_try_init(|| self.load(id)).await.cloned()
    }

    /// A table that is loaded already.
    pub fn loaded(&self, id: &TableId) -> Option<TableHandle> {
        self.lock().get(id).and_then(|cell| cell.get().cloned())
    }

    /// Forgets a table whose task says that nobody needs it.
    pub fn forget(&self, id: &TableId, owner: &mpsc::Sender<Message>) {
        let mut by_id = self.lock();
        if by_id.get(id).and_then(|cell| cell.get()).is_some_and(|handle| handle.0.same_channel(owner)) {
            by_id.remove(id);
        }
        self.environment.note_tables(by_id.len());
    }

    /// All tables that are loaded.
    pub(super) fn all_loaded(&self) -> Vec<TableHandle> {
        self.lock().values().filter_map(|cell| cell.get().cloned()).collect()
    }

    async fn load(self: &Arc<Self>, id: &TableId) -> Result<TableHandle, Problem> {
        let log = self.read(id).await?;
        let account = self.account_of(&log).await?;
        let (sender, inbox) = mpsc::channel(INBOX);
        let task = Task::new(log, Arc::clone(self), sender.clone(), account);
        self.environment.spawn(Box::pin(task.run(inbox)));
        Ok(TableHandle(sender))
    }

    /// The thinking time of a table that is being loaded: as this server knows it, or as some server saved it.
    async fn account_of(&self, log: &TableLog) -> Result<Account, Problem> {
        if let Some(account) = self.clocks.account(&log.id, log.asked_at()) {
            return Ok(account);
        }
        let runs = log.state.thinker().is_some_and(|seat| log.state.time_left(seat, 0).is_some());
        let saved = if runs { self.store.thought(&log.id).await } else { Ok(None) };
        Ok(self.account_from(saved?, log))
    }

    /// An account that goes on from what was saved, if that is about the question that stands, or from what was charged.
    pub(super) fn account_from(&self, saved: Option<Thought>, log: &TableLog) -> Account {
        let saved = saved.filter(|thought| thought.seq == log.asked_at()).map_or(0, |thought| thought.ms);
        Account { carried_ms: saved.max(log.settled_ms()), since: self.service.now() }
    }

    /// A table as the store has it.
    pub async fn read(&self, id: &TableId) -> Result<TableLog, Problem> {
        let stored = self.store.table(id).await?;
        let stored = stored.ok_or_else(|| Problem::new(Code::NotFound, "there is no such table"))?;
        let read = |error| unreadable(id, error);
        let mut log = TableLog::open(&stored.row).map_err(read)?;
        for fact in self.store.facts_after(id, 0).await? {
            log.replay(fact).map_err(read)?;
        }
        if log.check_stage(stored.stage).is_err() {
            // Another server may have written something between the two queries.
            let stored = self.store.table(id).await?;
            for fact in self.store.facts_after(id, log.seq()).await? {
                log.replay(fact).map_err(read)?;
            }
            stored.map_or(Ok(()), |stored| log.check_stage(stored.stage)).map_err(read)?;
        }
        log.names = self.store.names(&log.strangers()).await?;
        Ok(log)
    }
}

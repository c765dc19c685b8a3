//! All tables of this server. A table is loaded when somebody comes, and owned by one task from then on.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::{OnceCell, broadcast, mpsc, oneshot};
use vale_engine::{RULES_VERSION, Seat, Seed};
use vale_protocol::http::SeatPlan;
use vale_protocol::{Code, PlayerColour, PlayerId, Problem, Request, Settings, TableId};

use super::book::{Book, Outline};
use super::chair::Sitter;
use super::clocks::{Account, Clocks};
use super::daily;
use super::decide::Invited;
use super::environment::{Environment, TableStore};
use super::results::listing_of;
use super::scene::Scene;
use super::task::{Message, Task};
use crate::app::now;
use crate::bots::BotPool;
use crate::clock::ServiceClock;
use crate::store::{Event, InvitationRow, Listing, Person, Store, StoreError, TableRow, Thought, fresh_id};
use crate::telemetry;

/// How many messages may wait for a table before its clients are told to slow down.
const INBOX: usize = 256;

/// How long to wait until a table can be told that it is closed.
const CLOSING: Duration = Duration::from_secs(1);

/// What servers on one database tell each other: look, there is something new.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// The server that says so.
    pub node: String,
    /// The table.
    pub table: TableId,
    /// Its last number.
    pub seq: u64,
    /// The seats whose players are connected to that server, as bits.
    pub present: u8,
    /// How long the player who is asked has been thinking since the last number, in milliseconds.
    #[serde(default)]
    pub thought_ms: u64,
}

/// What servers on one database tell each other: this player is gone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Departure {
    /// The server that says so.
    pub node: String,
    /// Who.
    pub departed: PlayerId,
    /// Is even the name gone?
    pub forgotten: bool,
}

/// What servers on one database tell each other: this session is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionEnd {
    /// The server that says so.
    pub node: String,
    /// The hash of its token.
    pub session: String,
}

/// What servers on one database tell each other.
#[derive(Deserialize)]
#[serde(untagged)]
enum News {
    Table(Hint),
    Person(Departure),
    Session(SessionEnd),
}

/// Whose connections end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gone {
    /// All of a player.
    Player(PlayerId),
    /// Those that were opened with a session: the hash of its token.
    Session(String),
}

/// The way to the task that owns a table.
#[derive(Clone, Debug)]
pub struct TableHandle(mpsc::Sender<Message>);

impl TableHandle {
    /// Does the other handle lead to the same task?
    pub fn is_same(&self, other: &Self) -> bool {
        self.0.same_channel(&other.0)
    }

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
        self.send(Message::Ask { person, command, request, invited_to, answer })?;
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
    let id = fresh_id().map_err(|error| store_failed(&error))?;
    Ok(format!("{}:http:{id}", person.player))
}

/// The server cannot do it now.
pub fn busy(message: &str) -> Problem {
    Problem::new(Code::Busy, message)
}

/// Something is wrong with the store: the details are for the log, a sentence is for the client.
pub fn store_failed(error: &StoreError) -> Problem {
    telemetry::store_failed(error);
    busy("the server cannot reach its database; nothing has changed: try again in a moment")
}

/// Tables by id. The cell is filled by whoever comes first; others wait for it instead of loading the table twice.
type Tables = HashMap<TableId, Arc<OnceCell<TableHandle>>>;

/// Somebody who waits for a table to be loaded.
struct Waiting<'a> {
    house: &'a House,
    id: &'a TableId,
    cell: Arc<OnceCell<TableHandle>>,
}

impl Drop for Waiting<'_> {
    /// The last who waits for a table that could not be loaded, or who waits no longer, takes its place away. While others
    /// wait it has to stay: they try to load it themselves, and a second place would make it a second table.
    fn drop(&mut self) {
        let mut tables = self.house.lock();
        let mine = tables.get(self.id).is_some_and(|cell| Arc::ptr_eq(cell, &self.cell));
        // Copies are made under the lock only. One is in the map and one is here.
        if mine && self.cell.get().is_none() && Arc::strong_count(&self.cell) == 2 {
            tables.remove(self.id);
        }
        telemetry::tables(tables.len());
    }
}

/// All tables of this server.
pub struct House {
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
    tables: Mutex<Tables>,
}

impl House {
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
            tables: Mutex::default(),
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Tables> {
        // The map is whole even if somebody panicked: every change of it is a single call.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table with this id, loaded if need be.
    pub async fn table(self: &Arc<Self>, id: &TableId) -> Result<TableHandle, Problem> {
        let cell = {
            let mut tables = self.lock();
            // The task of a table that panicked is gone: the table is loaded again from its log.
            if tables.get(id).and_then(|cell| cell.get()).is_some_and(|handle| handle.0.is_closed()) {
                tables.remove(id);
            }
            Arc::clone(tables.entry(id.clone()).or_default())
        };
        let waiting = Waiting { house: self, id, cell };
        waiting.cell.get_or_try_init(|| self.load(id)).await.cloned()
    }

    /// How many tables are loaded, or being loaded.
    pub fn loaded_tables(&self) -> usize {
        self.lock().len()
    }

    /// A table that is loaded already.
    pub fn loaded(&self, id: &TableId) -> Option<TableHandle> {
        self.lock().get(id).and_then(|cell| cell.get().cloned())
    }

    /// Forgets a table whose task says that nobody needs it.
    pub fn forget(&self, id: &TableId, owner: &mpsc::Sender<Message>) {
        let mut tables = self.lock();
        if tables.get(id).and_then(|cell| cell.get()).is_some_and(|handle| handle.0.same_channel(owner)) {
            tables.remove(id);
        }
        telemetry::tables(tables.len());
    }

    async fn load(self: &Arc<Self>, id: &TableId) -> Result<TableHandle, Problem> {
        let book = self.read(id).await?;
        let account = self.account_of(&book).await?;
        let (sender, inbox) = mpsc::channel(INBOX);
        let task = Task::new(book, Arc::clone(self), sender.clone(), account);
        self.environment.spawn(Box::pin(task.run(inbox)));
        Ok(TableHandle(sender))
    }

    /// The thinking time of a table that is being loaded: as this server knows it, or as some server saved it.
    async fn account_of(&self, book: &Book) -> Result<Account, Problem> {
        if let Some(account) = self.clocks.account(&book.id, book.seq()) {
            return Ok(account);
        }
        let runs = book.scene.thinker().is_some_and(|seat| book.scene.time_left(seat, 0).is_some());
        let saved = if runs { self.store.thought(&book.id).await } else { Ok(None) };
        Ok(self.account_from(saved.map_err(|error| store_failed(&error))?, book.seq()))
    }

    /// An account that goes on from what was saved, if that is about the question that stands since this number.
    pub(super) fn account_from(&self, saved: Option<Thought>, seq: u64) -> Account {
        let saved = saved.filter(|thought| thought.seq == seq);
        Account { carried_ms: saved.map_or(0, |thought| thought.ms), since: self.service.now() }
    }

    /// A table as the store has it.
    pub async fn read(&self, id: &TableId) -> Result<Book, Problem> {
        let stored = self.store.table(id).await.map_err(|error| store_failed(&error))?;
        let stored = stored.ok_or_else(|| Problem::new(Code::NotFound, "there is no such table"))?;
        let mut book = Book::open(&stored.row)?;
        let facts = self.store.facts_after(id, 0).await.map_err(|error| store_failed(&error))?;
        let read = facts.len() as u64;
        for fact in facts {
            book.replay(fact)?;
        }
        if book.check_stage(stored.stage).is_err() {
            // Another server may have written something between the two queries.
            let stored = self.store.table(id).await.map_err(|error| store_failed(&error))?;
            for fact in self.store.facts_after(id, read).await.map_err(|error| store_failed(&error))? {
                book.replay(fact)?;
            }
            stored.map_or(Ok(()), |stored| book.check_stage(stored.stage))?;
        }
        book.names = self.store.names(&book.strangers()).await.map_err(|error| store_failed(&error))?;
        Ok(book)
    }
}

impl House {
    /// Makes a table.
    pub async fn make_table(
        store: &Store,
        host: &Person,
        settings: &Settings,
        plan: Vec<Sitter>,
        position: Option<String>,
    ) -> Result<(TableId, Seed), Problem> {
        let names = HashMap::from([(host.player.clone(), host.name.clone())]);
        let seed = fresh_seed()?;
        let blueprint = Blueprint { host: &host.player, settings, plan, seed, position, daily: None };
        let (row, listing) = blueprint.rows(&names)?;
        store.create_table(&row, &listing).await.map_err(|error| store_failed(&error))?;
        Ok((row.id, seed))
    }

    /// The table at which somebody plays the deal of a day, which is made if there is none. Tells whether it is new.
    pub async fn daily_table(
        store: &Store,
        host: &Person,
        day: &str,
        colour: Option<PlayerColour>,
        pace_ms: u32,
    ) -> Result<(TableId, Seed, bool), Problem> {
        let failed = |error: StoreError| store_failed(&error);
        let seed = store.daily_seed(day, &fresh_seed()?.to_string()).await.map_err(failed)?;
        let seed: Seed =
            seed.parse().map_err(|_| Problem::new(Code::Internal, "the seed of the daily deal is invalid"))?;
        let (settings, plan) = (daily::settings(pace_ms), plan(&host.player, &daily::seats(), colour));
        let names = HashMap::from([(host.player.clone(), host.name.clone())]);
        let daily = Some(day.to_owned());
        let blueprint = Blueprint { host: &host.player, settings: &settings, plan, seed, position: None, daily };
        let (row, listing) = blueprint.rows(&names)?;
        if let Some(table) = store.daily_table(day, &host.player).await.map_err(failed)? {
            return Ok((table, seed, false));
        }
        if store.create_daily_table(&row, &listing).await.map_err(failed)? {
            return Ok((row.id, seed, true));
        }
        // Another request of the same player was faster.
        let table = store.daily_table(day, &host.player).await.map_err(failed)?;
        table.map(|table| (table, seed, false)).ok_or_else(|| busy("today's table is being created: try again"))
    }

    /// Passes on what other servers say, for as long as they say something.
    pub async fn listen(self: Arc<Self>, mut hints: mpsc::Receiver<String>) {
        while let Some(text) = hints.recv().await {
            match serde_json::from_str(&text) {
                Ok(News::Table(hint)) if hint.node != self.node => {
                    if let Some(handle) = self.loaded(&hint.table) {
                        // A table that is too busy to listen looks for itself now and then.
                        let _ = handle.send(Message::Hint(hint));
                    }
                }
                Ok(News::Person(Departure { node, departed, forgotten })) if node != self.node => {
                    self.let_go(&departed, forgotten);
                }
                Ok(News::Session(SessionEnd { node, session })) if node != self.node => {
                    let _ = self.departed.send(Gone::Session(session));
                }
                Ok(_) | Err(_) => {}
            }
        }
    }

    /// Ends all connections of a player, at other servers as well. Their name is forgotten, too, if they are.
    pub fn depart(&self, player: &PlayerId, forgotten: bool) {
        self.let_go(player, forgotten);
        let departure = Departure { node: self.node.clone(), departed: player.clone(), forgotten };
        if let Ok(text) = serde_json::to_string(&departure) {
            self.store.notify(&text);
        }
    }

    /// Does what follows from what was done to people and tables outside of this server.
    pub async fn heed(&self, event: Event) -> Result<(), StoreError> {
        match event {
            Event::LoggedOut(player) => self.let_go(&player, false),
            Event::Renamed(player) => {
                if let Some(name) = self.store.names(std::slice::from_ref(&player)).await?.remove(&player) {
                    for handle in self.all_loaded() {
                        // A table that is too busy has the old name until it is loaded again.
                        let _ = handle.send(Message::Rename { player: player.clone(), name: name.clone() });
                    }
                }
                // They come back with the new name.
                self.let_go(&player, false);
            }
            Event::Closed(table) => {
                self.clocks.set(&table, None);
                if let Some(handle) = self.loaded(&table) {
                    // A table that cannot be told now finds out when it next writes something.
                    let _ = handle.0.send_timeout(Message::Close, CLOSING).await;
                }
            }
        }
        Ok(())
    }

    fn all_loaded(&self) -> Vec<TableHandle> {
        self.lock().values().filter_map(|cell| cell.get().cloned()).collect()
    }

    /// Ends all connections that were opened with a session, at other servers as well.
    pub fn end_session(&self, token_hash: &str) {
        // It fails if nobody listens, and then there is nobody to tell.
        let _ = self.departed.send(Gone::Session(token_hash.to_owned()));
        let end = SessionEnd { node: self.node.clone(), session: token_hash.to_owned() };
        if let Ok(text) = serde_json::to_string(&end) {
            self.store.notify(&text);
        }
    }

    fn let_go(&self, player: &PlayerId, forgotten: bool) {
        let _ = self.departed.send(Gone::Player(player.clone()));
        if forgotten {
            for handle in self.all_loaded() {
                // A table that is too busy has the name until it is loaded again.
                let _ = handle.send(Message::Forget { player: player.clone() });
            }
        }
    }
}

/// Who sits where at a new table, in the order of the colours. Whoever makes it may have chosen one; then the seat that
/// would have had it gets theirs.
pub fn plan(host: &PlayerId, seats: &[SeatPlan], chosen: Option<PlayerColour>) -> Vec<Sitter> {
    let mut colours = PlayerColour::ALL;
    let own = seats.iter().position(|seat| *seat == SeatPlan::Me);
    let other = colours.iter().position(|colour| Some(*colour) == chosen);
    if let (Some(own), Some(other)) = (own, other) {
        colours.swap(own, other);
    }
    let planned = seats.iter().zip(colours).map(|(seat, colour)| match seat {
        SeatPlan::Open => Sitter::Nobody,
        SeatPlan::Me => Sitter::Person { player: host.clone(), colour },
        SeatPlan::Bot(level) => Sitter::Bot { level: *level, colour },
        SeatPlan::Beside(name) => Sitter::Beside { player: host.clone(), name: name.clone(), colour },
    });
    planned.collect()
}

/// A seed from the operating system.
pub fn fresh_seed() -> Result<Seed, Problem> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| {
        tracing::error!(%error, "no randomness");
        busy("the server cannot get random numbers for a shuffle: try again in a moment")
    })?;
    Ok(Seed::new(seed))
}

/// What a new table is made from.
#[derive(Clone, Debug)]
pub struct Blueprint<'a> {
    /// Whoever makes it.
    pub host: &'a PlayerId,
    /// How it is played.
    pub settings: &'a Settings,
    /// Who sits where.
    pub plan: Vec<Sitter>,
    /// What decides all shuffles.
    pub seed: Seed,
    /// Where the game begins, if it is not dealt.
    pub position: Option<String>,
    /// The day whose deal it plays, if it plays one.
    pub daily: Option<String>,
}

impl Blueprint<'_> {
    /// The rows of the table, with these names of the people.
    pub fn rows(self, names: &HashMap<PlayerId, String>) -> Result<(TableRow, Listing), Problem> {
        let Self { host, settings, plan, seed, position, daily } = self;
        let internal = |error: serde_json::Error| Problem::new(Code::Internal, error.to_string());
        let row = TableRow {
            id: TableId(fresh_id().map_err(|error| store_failed(&error))?),
            made_at: now(),
            host: host.clone(),
            rules: RULES_VERSION,
            settings: serde_json::to_string(settings).map_err(internal)?,
            plan: serde_json::to_string(&plan).map_err(internal)?,
            seed: seed.to_string(),
            position,
            daily,
        };
        let scene = Scene::new(settings.clone(), seed, None, plan);
        Ok((row, listing_of(&scene, names)))
    }
}

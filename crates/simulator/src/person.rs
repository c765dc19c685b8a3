//! Simulated people: they play, think, dawdle, reload, leave and return, send things twice and too late, and remember
//! everything that they were told.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashSet};
use std::rc::Rc;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use vale_engine::{Choices, Move, Seat};
use vale_protocol::{Command, PlayerId, Request, TableId};
use vale_server::pressure::Pressure;
use vale_server::store::Person as Identity;
use vale_server::table::{Connection, Message, TableHandle};
use vale_testkit::Dice;

use crate::world::World;

/// How long to wait for an answer before connecting again.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(20);

/// After how long a connection that just went dead is noticed by the server.
const SILENCE: Duration = Duration::from_secs(50);

/// What the server says, as far as people look at it.
#[derive(Deserialize)]
struct Heard<'a> {
    r#type: &'a str,
    #[serde(default)]
    seq: u64,
    #[serde(default, borrow)]
    entries: Vec<&'a RawValue>,
    #[serde(default)]
    stage: &'a str,
    #[serde(default)]
    you: Option<serde_json::Value>,
    #[serde(borrow)]
    view: Option<&'a RawValue>,
    turn: Option<Turn>,
    #[serde(default)]
    can_undo: bool,
    #[serde(default)]
    id: String,
    problem: Option<Refused>,
}

#[derive(Deserialize)]
struct Turn {
    moves: Vec<Offer>,
}

#[derive(Deserialize)]
struct Offer {
    r#move: Move,
}

#[derive(Deserialize)]
struct Refused {
    code: String,
}

#[derive(Deserialize)]
struct EntryHead<'a> {
    seq: u64,
    what: &'a str,
    #[serde(default)]
    seat: usize,
    #[serde(rename = "move")]
    played: Option<IgnoredAny>,
}

/// What somebody was told, for the checks at the end.
#[derive(Clone, Debug, Default)]
pub struct Testimony {
    /// The seat; none for spectators.
    pub seat: Option<usize>,
    /// All entries by number.
    pub entries: BTreeMap<u64, String>,
    /// The commands that were acknowledged, as `player:id`, and the numbers they became.
    pub acknowledged: Vec<(String, u64)>,
    /// From when to when this person had no connection.
    pub away: Vec<(Instant, Instant)>,
}

/// The state of the table as somebody last saw it.
#[derive(Clone, Debug, Default)]
struct Sight {
    stage: String,
    seq: u64,
    moves: Vec<Move>,
    can_undo: bool,
}

/// An open connection.
struct Link {
    id: u64,
    node: usize,
    handle: Arc<Mutex<Option<TableHandle>>>,
    incoming: mpsc::Receiver<Frame>,
}

/// A message as the server hands it over.
type Frame = vale_server::table::Frame;

/// Somebody at a table, or watching it.
pub struct Person {
    world: Rc<World>,
    table: TableId,
    player: PlayerId,
    host: bool,
    dice: Dice,
    link: Option<Link>,
    sight: Sight,
    seen: u64,
    gone_since: Instant,
    /// The command that is not answered yet.
    pending: Option<(Command, Instant)>,
    commands: u64,
    testimony: Rc<RefCell<Testimony>>,
}

impl Person {
    /// Somebody with this seat, or without one.
    pub fn new(world: &Rc<World>, table: &TableId, player: PlayerId, seat: Option<usize>, seed: u64) -> Self {
        let testimony = Rc::new(RefCell::new(Testimony { seat, ..Testimony::default() }));
        world.testimonies.borrow_mut().push((table.clone(), player.clone(), Rc::clone(&testimony)));
        Self {
            host: seat == Some(1),
            world: Rc::clone(world),
            table: table.clone(),
            player,
            dice: Dice::new(seed),
            link: None,
            sight: Sight::default(),
            seen: 0,
            gone_since: Instant::now(),
            pending: None,
            commands: 0,
            testimony,
        }
    }

    fn is_spectator(&self) -> bool {
        self.testimony.borrow().seat.is_none()
    }

    fn ms(&mut self, least: u64, most: u64) -> Duration {
        Duration::from_millis(least + self.dice.below((most - least) as usize) as u64)
    }

    /// Plays until the simulation ends.
    pub async fn live(mut self) {
        let mut act_at = Instant::now() + self.ms(0, 3_000);
        loop {
            if self.link.is_none() && !self.connect().await {
                continue;
            }
            let Some(link) = &mut self.link else { continue };
            tokio::select! {
                biased;
                frame = link.incoming.recv() => {
                    let Some(frame) = frame else {
                        self.lose_link();
                        continue;
                    };
                    let delay = if self.dice.once_in(10) { self.ms(0, 300) } else { self.ms(0, 8) };
                    sleep(delay).await;
                    let was_asked = !self.sight.moves.is_empty();
                    self.hear(&frame);
                    if !was_asked && !self.sight.moves.is_empty() {
                        act_at = Instant::now() + self.thinking_time();
                    }
                }
                () = sleep_until(act_at) => {
                    self.act().await;
                    act_at = Instant::now() + if self.sight.moves.is_empty() { self.ms(2_000, 12_000) } else { self.ms(100, 1_500) };
                }
            }
            if self.pending.as_ref().is_some_and(|(_, sent)| sent.elapsed() > ANSWER_TIMEOUT) {
                self.drop_link();
            }
        }
    }

    fn thinking_time(&mut self) -> Duration {
        if self.world.is_quiet() {
            return self.ms(100, 800);
        }
        match self.dice.below(20) {
            0 => self.ms(20_000, 90_000),
            1..4 => self.ms(3_000, 12_000),
            _ => self.ms(150, 2_500),
        }
    }

    async fn connect(&mut self) -> bool {
        let pause = self.ms(50, 900);
        sleep(pause).await;
        let Some((number, node)) = self.world.some_node(&mut self.dice) else { return false };
        let (outgoing, incoming) = mpsc::channel(64);
        let handle = Arc::new(Mutex::new(None));
        let id = self.world.next_id();
        let identity = Identity { player: self.player.clone(), name: self.player.0.clone(), account: false };
        let connection = Connection {
            id,
            person: Some(identity),
            chosen: None,
            outgoing,
            muted: HashSet::new(),
            behind: None,
            pressure: Arc::new(Pressure::new(None)),
        };
        let (table, slot, after) = (self.table.clone(), Arc::clone(&handle), Some(self.seen));
        let tables = Arc::clone(&node.tables);
        node.run(Box::pin(async move {
            if let Ok(table) = tables.table(&table).await
                && table.send(Message::Connect { connection: Box::new(connection), after }).is_ok()
            {
                *slot.lock().unwrap_or_else(PoisonError::into_inner) = Some(table);
            }
        }));
        let mut link = Link { id, node: number, handle, incoming };
        // A connection to a server that is paused or gone leads nowhere.
        let hello = timeout(Duration::from_secs(5), link.incoming.recv()).await;
        if !matches!(hello, Ok(Some(_))) {
            return false;
        }
        self.testimony.borrow_mut().away.push((self.gone_since, Instant::now()));
        self.link = Some(link);
        if let Some((command, sent)) = &mut self.pending {
            *sent = Instant::now();
            let command = command.clone();
            self.send(&command);
        }
        true
    }

    /// The connection has ended.
    fn lose_link(&mut self) {
        self.link = None;
        self.gone_since = Instant::now();
    }

    /// Ends the connection; the server hears of it at once, or only when it misses the pings.
    fn drop_link(&mut self) {
        let Some(link) = self.link.take() else { return };
        self.gone_since = Instant::now();
        let handle = link.handle.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let silent = self.dice.once_in(4);
        if let (Some(handle), Some(node)) = (handle, self.world.node(link.node)) {
            node.run(Box::pin(async move {
                if silent {
                    sleep(SILENCE).await;
                }
                let _ = handle.send(Message::Disconnect { id: link.id });
            }));
        }
    }

    fn hear(&mut self, frame: &Frame) {
        let text: &str = frame.as_ref();
        let heard: Heard<'_> = match serde_json::from_str(text) {
            Ok(heard) => heard,
            Err(error) => return self.world.fail(format!("a message cannot be read: {error}: {text}")),
        };
        match heard.r#type {
            "update" => self.update(&heard, text),
            "done" => {
                if self.pending.as_ref().is_some_and(|(command, _)| command.id == heard.id) {
                    self.pending = None;
                }
                let key = format!("{}:{}", self.player, heard.id);
                self.testimony.borrow_mut().acknowledged.push((key, heard.seq));
            }
            "refused" => {
                let busy = heard.problem.is_some_and(|problem| problem.code == "busy");
                if !busy && self.pending.as_ref().is_some_and(|(command, _)| command.id == heard.id) {
                    self.pending = None;
                }
            }
            _ => {}
        }
    }

    fn update(&mut self, heard: &Heard<'_>, text: &str) {
        let seat = self.testimony.borrow().seat;
        if heard.stage != "over" && text.contains(&self.world.seed_of(&self.table)) {
            self.world.fail(format!("table {}: the seed is told before the game is over", self.table));
        }
        if heard.you.as_ref().and_then(serde_json::Value::as_u64) != seat.map(|seat| seat as u64) {
            self.world.fail(format!("table {}: {} is told to have seat {:?}", self.table, self.player, heard.you));
        }
        for raw in &heard.entries {
            match serde_json::from_str::<EntryHead<'_>>(raw.get()) {
                Ok(entry) => self.entry(&entry, raw.get()),
                Err(error) => self.world.fail(format!("an entry cannot be read: {error}: {}", raw.get())),
            }
        }
        if self.seen > heard.seq {
            self.world.fail(format!("table {}: an update of {} after {}", self.table, heard.seq, self.seen));
        }
        if let Some(view) = heard.view
            && self.seen == heard.seq
        {
            self.world.saw(&self.table, seat, heard.seq, view.get());
        }
        let moves = heard.turn.as_ref().map_or_else(Vec::new, |turn| turn.moves.iter().map(|m| m.r#move).collect());
        self.sight = Sight { stage: heard.stage.to_owned(), seq: heard.seq, moves, can_undo: heard.can_undo };
    }

    fn entry(&mut self, head: &EntryHead<'_>, text: &str) {
        if head.seq <= self.seen {
            return;
        }
        if head.seq != self.seen + 1 {
            self.world.fail(format!("table {}: entry {} after {}", self.table, head.seq, self.seen));
        }
        let mine = self.testimony.borrow().seat == Some(head.seat);
        if head.what == "played" && head.played.is_some() && !mine {
            self.world.fail(format!("table {}: {} is told the move of another: {text}", self.table, self.player));
        }
        self.seen = head.seq;
        self.testimony.borrow_mut().entries.insert(head.seq, text.to_owned());
    }

    fn command(&mut self, request: Request, expects: Option<u64>) -> Command {
        self.commands += 1;
        Command { id: format!("c{}", self.commands), expects, request }
    }

    fn send(&mut self, command: &Command) {
        let Some(link) = &self.link else { return };
        let Some(node) = self.world.node(link.node) else { return };
        let (handle, id) = (Arc::clone(&link.handle), link.id);
        // Sent twice now and then, and not always in order: other sockets of the same person do that.
        let copies = if self.dice.once_in(15) { 2 } else { 1 };
        for _ in 0..copies {
            let delay = if self.dice.once_in(12) { self.ms(0, 1_500) } else { self.ms(0, 10) };
            let (handle, command) = (Arc::clone(&handle), command.clone());
            node.run(Box::pin(async move {
                sleep(delay).await;
                let table = handle.lock().unwrap_or_else(PoisonError::into_inner).clone();
                if let Some(table) = table {
                    // If the table is too busy to take it, it is sent again after the timeout.
                    let received = std::time::Instant::now();
                    let _ = table.send(Message::Command { connection: id, command: Box::new(command), received });
                }
            }));
        }
    }

    fn ask(&mut self, request: Request, expects: Option<u64>) {
        let command = self.command(request, expects);
        self.send(&command);
        self.pending = Some((command, Instant::now()));
    }

    /// Does one thing.
    async fn act(&mut self) {
        if self.is_spectator() {
            if !self.world.is_quiet() && self.dice.once_in(6) {
                self.drop_link();
            }
            return;
        }
        if self.pending.is_some() {
            return;
        }
        match self.sight.stage.as_str() {
            "open" if self.host => self.ask(Request::Start {}, None),
            "open" => self.ask(Request::Ready { ready: true }, None),
            "playing" => self.play().await,
            _ => {}
        }
    }

    async fn play(&mut self) {
        let quiet = self.world.is_quiet();
        let seq = self.sight.seq;
        if !quiet {
            match self.dice.below(60) {
                0 | 1 => return self.ask(Request::Say { text: "well".to_owned() }, None),
                2 => return self.ask(Request::Leave {}, None),
                3 | 4 => return self.ask(Request::Return {}, None),
                5 if self.sight.can_undo => return self.ask(Request::Undo {}, Some(seq)),
                6 => {
                    self.drop_link();
                    let away = if self.dice.once_in(3) { self.ms(20_000, 120_000) } else { self.ms(50, 2_000) };
                    return sleep(away).await;
                }
                7..10 => {
                    let seat = Seat::from_number(1 + self.dice.below(self.world.seats_at(&self.table)));
                    if let Some(seat) = seat {
                        return self.ask(Request::Vote { seat }, None);
                    }
                }
                10 => return self.ask(Request::Play { m: Move::Choose(Choices(0)) }, Some(seq)),
                11 => return self.ask(Request::Play { m: Move::End }, Some(seq.saturating_sub(1))),
                12 if self.dice.once_in(12) => return self.evade().await,
                13 if self.dice.once_in(20) && self.world.is_sleepy() => {
                    self.drop_link();
                    return self.sleep_long().await;
                }
                _ => {}
            }
        }
        let count = self.sight.moves.len();
        if count > 0 {
            let m = self.sight.moves[self.dice.below(count)];
            self.ask(Request::Play { m }, Some(seq));
        }
    }

    /// Is away for longer than tables stay in memory. At a table without a clock nobody else can go on meanwhile, so
    /// everybody comes back when all is well again.
    async fn sleep_long(&mut self) {
        let back = Instant::now() + self.ms(700_000, 1_300_000);
        while Instant::now() < back && !self.world.is_quiet() {
            sleep(Duration::from_secs(10)).await;
        }
    }

    /// Tries to think for ever: leaves and comes back again and again.
    async fn evade(&mut self) {
        for _ in 0..8 {
            let pause = self.ms(1_000, 6_000);
            self.ask(Request::Leave {}, None);
            sleep(Duration::from_millis(60)).await;
            self.ask(Request::Return {}, None);
            sleep(pause).await;
        }
        self.pending = None;
    }
}

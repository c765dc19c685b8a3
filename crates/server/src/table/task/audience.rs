//! Those who are connected to a table: who they are, and what each of them is told.

use std::collections::{BTreeSet, HashMap};
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use vale_engine::Seat;
use vale_protocol::{Code, Presence, Problem, ServerMessage, Stage};

use super::super::book::Viewer;
use super::super::fact::Fact;
use super::super::house::Hint;
use super::{Connection, Deed, Task, frame};
use crate::app::now;
use crate::bots::Waiting;

/// How long the word of another server about who is there counts. It is repeated more often than that.
const PRESENCE_COUNTS_MS: u64 = 30_000;

impl Task {
    pub(super) async fn connect(&mut self, connection: Connection, after: Option<u64>) {
        // The client may have seen more at another server than this one knows.
        let look = self.stale || self.house.shared;
        if look && self.catch_up().await.is_err() {
            // The connection is dropped, and its client comes again.
            return;
        }
        let player = connection.person.as_ref().map(|person| person.player.clone());
        let (seat, yours) = (self.seat_of(&connection), self.seats_of(&connection));
        if let Some(chosen) = connection.chosen.filter(|chosen| !yours.contains(chosen)) {
            let problem = Problem::new(Code::Unauthorized, format!("seat {chosen} is not yours to play"));
            let _ = connection.outgoing.try_send(frame(&ServerMessage::Error { problem }));
            return;
        }
        if seat.is_none() && !self.may_watch() {
            let problem = Problem::new(Code::Unauthorized, "at this table nobody watches");
            let _ = connection.outgoing.try_send(frame(&ServerMessage::Error { problem }));
            return;
        }
        let id = connection.id;
        let hello = ServerMessage::Hello(Box::new(self.book.hello(player.clone())));
        let viewer = Viewer { seat, yours: &yours, muted: &connection.muted };
        let update = ServerMessage::Update(Box::new(self.book.update(viewer, after, now())));
        let greeted =
            connection.outgoing.try_send(frame(&hello)).is_ok() && connection.outgoing.try_send(frame(&update)).is_ok();
        if !greeted {
            return;
        }
        self.broadcast();
        self.connections.insert(id, connection);
        self.tell_presence();
        let kept = seat.and_then(|seat| self.book.scene.chair(seat)).is_some_and(|chair| chair.kept.is_some());
        if let (Some(seat), Some(player), true) = (seat, player, kept) {
            let command = format!("back:{}", self.book.seq() + 1);
            let fact = Fact::Returned { seat };
            // If it cannot be written now, their next move brings them back.
            let _ = self.record(Deed { command: &command, player: Some(&player), fact, new_table: None }).await;
        }
    }

    fn may_watch(&self) -> bool {
        self.book.scene.settings.spectators || self.book.scene.stage() == Stage::Open
    }

    fn seat_of(&self, connection: &Connection) -> Option<Seat> {
        let person = connection.person.as_ref()?;
        self.book.scene.seat_of(&person.player, connection.chosen)
    }

    /// All seats that a connection could play.
    fn seats_of(&self, connection: &Connection) -> Vec<Seat> {
        let person = connection.person.as_ref();
        person.map_or_else(Vec::new, |person| self.book.scene.seats_of(&person.player).collect())
    }

    /// Those who wait for a bot; nobody at a table that everybody has left.
    pub(super) fn waiting(&self) -> Option<Waiting> {
        let seated = self.connections.values().filter(|connection| self.seat_of(connection).is_some());
        let people: BTreeSet<_> = seated.filter_map(|connection| Some(&connection.person.as_ref()?.player)).collect();
        if !people.is_empty() {
            return Some(Waiting::Seated(people.into_iter().cloned().collect()));
        }
        (!self.connections.is_empty()).then(|| Waiting::Watching(self.book.host.clone()))
    }

    /// Tells everybody what they have not been told yet, each their own.
    pub(super) fn broadcast(&mut self) {
        if self.told == self.book.seq() {
            return;
        }
        let (after, now) = (self.told, now());
        self.told = self.book.seq();
        let mut frames: HashMap<(Option<Seat>, Vec<Seat>), Utf8Bytes> = HashMap::new();
        let mut gone = Vec::new();
        let may_watch = self.may_watch();
        for (id, connection) in &self.connections {
            let seat = self.seat_of(connection);
            if seat.is_none() && !may_watch {
                gone.push(*id);
                continue;
            }
            let place = (seat, self.seats_of(connection));
            let make = |(seat, yours): &(_, Vec<Seat>)| {
                let viewer = Viewer { seat: *seat, yours, muted: &connection.muted };
                frame(&ServerMessage::Update(Box::new(self.book.update(viewer, Some(after), now))))
            };
            // All who look from one place see the same, unless they have stopped hearing somebody.
            let text = if connection.muted.is_empty() {
                frames.entry(place).or_insert_with_key(make).clone()
            } else {
                make(&place)
            };
            if connection.outgoing.try_send(text).is_err() {
                gone.push(*id);
            }
        }
        self.drop_connections(&gone);
        // Whoever sits down or gets up was here before, but not on that seat.
        if self.present_everywhere() != self.shown {
            self.tell_presence();
        }
    }

    fn drop_connections(&mut self, gone: &[u64]) {
        for id in gone {
            self.connections.remove(id);
        }
        if !gone.is_empty() {
            self.tell_presence();
        }
    }

    pub(super) fn tell(&mut self, connection: u64, message: &ServerMessage) {
        let sent = self.connections.get(&connection).map(|to| to.outgoing.try_send(frame(message)).is_ok());
        if sent == Some(false) {
            self.drop_connections(&[connection]);
        }
    }

    /// The seats whose players are connected here, as bits.
    fn present_here(&self) -> u8 {
        let seats = self.connections.values().flat_map(|connection| self.seats_of(connection));
        seats.fold(0, |present, seat| present | 1 << seat.index())
    }

    pub(super) fn present_everywhere(&self) -> u8 {
        let now = now();
        let fresh = self.elsewhere.values().filter(|(_, at)| now.saturating_sub(*at) < PRESENCE_COUNTS_MS);
        fresh.fold(self.present_here(), |present, (others, _)| present | others)
    }

    /// Who is here has changed: tells those who are here, and other servers.
    pub(super) fn tell_presence(&mut self) {
        self.show_presence();
        self.hint();
    }

    /// Tells those who are here who is there, here and elsewhere.
    pub(super) fn show_presence(&mut self) {
        let present = self.present_everywhere();
        self.shown = present;
        let seats = self.book.scene.seats().filter(|seat| present >> seat.index() & 1 == 1).collect();
        let watching = self.connections.values().filter(|connection| self.seat_of(connection).is_none()).count();
        let presence = Presence { seats, spectators: u32::try_from(watching).unwrap_or(u32::MAX) };
        let text = frame(&ServerMessage::Presence(presence));
        // Whoever is too slow for this is found out by the next update.
        self.connections.values().for_each(|connection| drop(connection.outgoing.try_send(text.clone())));
    }

    /// Tells other servers on the same database that there is something new.
    pub(super) fn hint(&mut self) {
        if !self.house.shared {
            return;
        }
        self.hinted = Instant::now();
        let hint = Hint {
            node: self.house.node.clone(),
            table: self.book.id.clone(),
            seq: self.book.seq(),
            present: self.present_here(),
        };
        if let Ok(text) = serde_json::to_string(&hint) {
            self.house.store.hint(&text);
        }
    }
}

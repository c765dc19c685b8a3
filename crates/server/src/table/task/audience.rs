//! Those who are connected to a table: who they are, and what each of them is told.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use vale_engine::Seat;
use vale_protocol::{Away, Code, Presence, Problem, PublicFact, ServerMessage, Stage};
use vale_table::{Place, Viewer};

use super::super::cluster::TableNotification;
use super::{Connection, Message, Task, frame};
use crate::bots::Waiting;
use crate::pressure::Whoever;

/// How long the word of another server about who is there counts. It is repeated more often than that.
pub const PRESENCE_COUNTS: Duration = Duration::from_secs(30);

/// How often to look whether a connection can take the next part of a long past.
const LOOK_AGAIN: Duration = Duration::from_millis(10);

impl Task {
    pub(super) async fn connect(&mut self, mut connection: Connection, after: Option<u64>) {
        // The client may have seen more at another server than this one knows.
        let look = self.stale || self.tables.shared;
        if look && self.catch_up().await.is_err() {
            // The connection is dropped, and its client comes again.
            return;
        }
        let player = connection.person.as_ref().map(|person| person.player.clone());
        let admitted = self.log.state.admit(player.as_ref(), connection.chosen).and_then(|place| {
            if place.seat.is_none() {
                connection.pressure.admit(Whoever::WouldWatch)?;
            }
            Ok(place)
        });
        let place = match admitted {
            Ok(place) => place,
            Err(problem) => {
                let _ = connection.outgoing.try_send(frame(&ServerMessage::Error { problem }));
                return;
            }
        };
        let id = connection.id;
        let hello = ServerMessage::Hello(Box::new(self.log.hello(player.clone())));
        let viewer = Viewer { place: &place, muted: &connection.muted };
        let update = self.log.update(viewer, after, self.now());
        connection.behind = update.more.then_some(update.seq);
        let update = ServerMessage::Update(Box::new(update));
        let greeted =
            connection.outgoing.try_send(frame(&hello)).is_ok() && connection.outgoing.try_send(frame(&update)).is_ok();
        if !greeted {
            return;
        }
        self.broadcast();
        self.connections.insert(id, connection);
        self.tell_on_later(id);
        self.tell_presence();
        // Whoever is back takes the seat from the bot, or makes the votes for one void.
        let voted_on = |seat: Seat| self.log.state.chair(seat).is_some_and(|chair| !chair.votes.is_empty());
        if let (Some(seat), Some(player)) = (place.seat, player)
            && (self.log.state.can_return(seat).is_ok() || voted_on(seat))
        {
            let id = self.log.next_id("back");
            // If it cannot be written now, their next move brings them back.
            let _ = self.record(id, Some(&player), PublicFact::Returned { seat }.into(), None).await;
        }
    }

    fn place_of(&self, connection: &Connection) -> Place {
        let player = connection.person.as_ref().map(|person| &person.player);
        self.log.state.place_of(player, connection.chosen)
    }

    /// Those who wait for a bot; nobody at a table that everybody has left.
    pub(super) fn waiting(&self) -> Option<Waiting> {
        let seated = self.connections.values().filter(|connection| self.place_of(connection).seat.is_some());
        let people: BTreeSet<_> = seated.filter_map(|connection| Some(&connection.person.as_ref()?.player)).collect();
        if !people.is_empty() {
            return Some(Waiting::Seated(people.into_iter().cloned().collect()));
        }
        (!self.connections.is_empty()).then(|| Waiting::Watching(self.log.state.host.clone()))
    }

    /// Tells everybody what they have not been told yet, each their own.
    pub(super) fn broadcast(&mut self) {
        if self.told == self.log.seq() {
            return;
        }
        let (after, now) = (self.told, self.now());
        self.told = self.log.seq();
        let mut frames: HashMap<Place, Utf8Bytes> = HashMap::new();
        let mut gone = Vec::new();
        let mut behind = Vec::new();
        let end = self.log.piece_end(after);
        for (id, connection) in &self.connections {
            if connection.behind.is_some() {
                // It is told of this as well, after all that it is still to be told.
                continue;
            }
            let place = self.place_of(connection);
            if !self.log.state.may_look(&place) {
                gone.push(*id);
                continue;
            }
            if place.seat.is_none()
                && let Err(problem) = connection.pressure.admit(Whoever::Watches)
            {
                let _ = connection.outgoing.try_send(frame(&ServerMessage::Error { problem }));
                gone.push(*id);
                continue;
            }
            let make = |place: &Place| {
                let viewer = Viewer { place, muted: &connection.muted };
                frame(&ServerMessage::Update(Box::new(self.log.update(viewer, Some(after), now))))
            };
            // All who look from one place see the same, unless they have stopped hearing somebody.
            let text = if connection.muted.is_empty() {
                frames.entry(place).or_insert_with_key(make).clone()
            } else {
                make(&place)
            };
            if connection.outgoing.try_send(text).is_err() {
                gone.push(*id);
            } else if end < self.told {
                behind.push(*id);
            }
        }
        for id in behind {
            if let Some(connection) = self.connections.get_mut(&id) {
                connection.behind = Some(end);
                self.tell_on_later(id);
            }
        }
        self.drop_connections(&gone);
        // Whoever sits down or gets up was here before, but not on that seat.
        if self.present_everywhere() != self.shown {
            self.tell_presence();
        }
    }

    /// Tells the next part of a long past.
    pub(super) fn tell_on(&mut self, id: u64) {
        // Whatever the others have not been told yet is told first, so that all stand at the same number.
        self.broadcast();
        let Some(connection) = self.connections.get(&id) else { return };
        let Some(after) = connection.behind else { return };
        let place = self.place_of(connection);
        if !self.log.state.may_look(&place) {
            self.drop_connections(&[id]);
            return;
        }
        let viewer = Viewer { place: &place, muted: &connection.muted };
        let update = self.log.update(viewer, Some(after), self.now());
        let behind = update.more.then_some(update.seq);
        let taken = connection.outgoing.try_send(frame(&ServerMessage::Update(Box::new(update)))).is_ok();
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.behind = behind;
        }
        if taken {
            self.tell_on_later(id);
        } else {
            self.drop_connections(&[id]);
        }
    }

    /// If a connection has not been told everything, tells it more when it has read what it was told. So a past of any
    /// length is never in memory as a whole.
    fn tell_on_later(&self, id: u64) {
        let Some(connection) = self.connections.get(&id).filter(|connection| connection.behind.is_some()) else {
            return;
        };
        let (outgoing, myself) = (connection.outgoing.downgrade(), self.myself.downgrade());
        self.tables.environment.spawn(Box::pin(async move {
            // A client that never reads is let go by whoever writes to it, and then nobody sends any more.
            while let Some(outgoing) = outgoing.upgrade().filter(|outgoing| !outgoing.is_closed()) {
                if outgoing.capacity() == outgoing.max_capacity() {
                    drop(outgoing);
                    if let Some(myself) = myself.upgrade() {
                        let _ = myself.send(Message::TellOn { id }).await;
                    }
                    return;
                }
                drop(outgoing);
                tokio::time::sleep(LOOK_AGAIN).await;
            }
        }));
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

    /// Tells everybody that there is no such table any more, and lets them go.
    pub(super) fn close(&mut self) {
        self.closed = true;
        let problem = Problem::new(Code::NotFound, "whoever runs this server closed this table, or nobody used it");
        let text = frame(&ServerMessage::Error { problem });
        for connection in std::mem::take(&mut self.connections).into_values() {
            let _ = connection.outgoing.try_send(text.clone());
        }
    }

    /// The seats whose players are connected here, as bits.
    pub(super) fn present_here(&self) -> u8 {
        let seats = self.connections.values().flat_map(|connection| self.place_of(connection).yours);
        seats.fold(0, |present, seat| present | 1 << seat.index())
    }

    pub(super) fn present_everywhere(&self) -> u8 {
        let fresh = self.elsewhere.values().filter(|(_, at)| at.elapsed() < PRESENCE_COUNTS);
        fresh.fold(self.present_here(), |present, (others, _)| present | others)
    }

    /// May another server believe that somebody is connected here? Though everybody has left, the word of that may have been
    /// lost, and is repeated for as long as others count on the one before.
    pub(super) fn others_believe_somebody_is_here(&self) -> bool {
        self.tables.shared
            && self.last_connected.is_some_and(|last_connected| last_connected.elapsed() < PRESENCE_COUNTS)
    }

    /// Notes since when which players are away.
    pub(super) fn note_absence(&mut self) {
        let (present, now) = (self.present_everywhere(), self.tables.service.now());
        for (index, since) in self.away_since.iter_mut().enumerate() {
            *since = if present >> index & 1 == 1 { None } else { since.or(Some(now)) };
        }
    }

    /// The players who are away from a running game and for whom no bot plays yet, and since when.
    fn absent(&self) -> impl Iterator<Item = (Seat, Duration)> {
        let state = &self.log.state;
        let people = state.people().filter(|_| state.stage() == Stage::Playing);
        let people = people.filter(|(seat, _)| state.chair(*seat).is_some_and(|chair| chair.substituted.is_none()));
        people.filter_map(|(seat, _)| Some((seat, self.away_since[seat.index()]?)))
    }

    pub(super) fn somebody_is_away(&self) -> bool {
        self.absent().next().is_some()
    }

    /// The seats whose players have been away for longer than the grace time, as bits.
    pub(super) fn away_for_long(&self) -> u8 {
        let now = self.tables.service.now();
        let long = self.absent().filter(|(_, since)| now.saturating_sub(*since) >= self.tables.grace);
        long.fold(0, |away, (seat, _)| away | 1 << seat.index())
    }

    /// Who is away, and after how long the others may vote for a bot.
    fn away(&self) -> Vec<Away> {
        let now = self.tables.service.now();
        let away = |(seat, since): (Seat, Duration)| {
            let left = self.tables.grace.saturating_sub(now.saturating_sub(since));
            Away { seat, vote_in_ms: u64::try_from(left.as_millis()).unwrap_or(u64::MAX) }
        };
        self.absent().map(away).collect()
    }

    /// Who is here has changed: tells those who are here, and other servers.
    pub(super) fn tell_presence(&mut self) {
        self.show_presence();
        self.notify_servers();
    }

    /// Tells those who are here who is there, here and elsewhere.
    pub(super) fn show_presence(&mut self) {
        self.note_absence();
        let present = self.present_everywhere();
        self.shown = present;
        let seats = self.log.state.seats().filter(|seat| present >> seat.index() & 1 == 1).collect();
        let watching = self.connections.values().filter(|connection| self.place_of(connection).seat.is_none()).count();
        let presence = Presence { seats, spectators: u32::try_from(watching).unwrap_or(u32::MAX), away: self.away() };
        let text = frame(&ServerMessage::Presence(presence));
        // Whoever is too slow for this is found out by the next update.
        self.connections.values().for_each(|connection| drop(connection.outgoing.try_send(text.clone())));
    }

    /// Tells other servers on the same database that there is something new.
    pub(super) fn notify_servers(&mut self) {
        self.send_notification(false);
    }

    /// Tells other servers what this one knows, and may ask what they know.
    pub(super) fn send_notification(&mut self, asks: bool) {
        if !self.tables.shared {
            return;
        }
        self.notified = tokio::time::Instant::now();
        let changed = TableNotification {
            node: self.tables.node.clone(),
            table: self.log.id.clone(),
            seq: self.log.seq(),
            present: self.present_here(),
            asked_at: self.log.asked_at(),
            thought_ms: self.known_ms(),
            asks,
        };
        if let Ok(text) = serde_json::to_string(&changed) {
            self.tables.store.notify(&text);
        }
    }
}

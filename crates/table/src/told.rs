//! What is told of a table: to each viewer their own, with everything left out that is hidden from them.

use std::collections::HashSet;

use vale_engine::{Game, Happening, RULES_VERSION, Refusal, Seat};
use vale_protocol::{
    Commitment, Entry, Happened, Hello, Occupant, Offer, PROTOCOL_VERSION, PlayerColour, PlayerId, Problem,
    RefusedMove, SeatState, ServerMessage, Settings, Stage, Turn, Update, View,
};

use crate::chair::Chair;
use crate::daily::is_going_on;
use crate::fact::Fact;
use crate::log::{Logged, TableLog};
use crate::state::Place;

/// The most that the entries of one update weigh: about as many bytes as they have on the wire. What is longer is told in
/// several updates.
const PIECE: usize = 160 << 10;

/// Who looks at a table.
#[derive(Clone, Copy, Debug)]
pub struct Viewer<'a> {
    /// From where.
    pub place: &'a Place,
    /// Whom the viewer does not want to hear.
    pub muted: &'a HashSet<PlayerId>,
}

/// A table as those are told who are invited to it.
#[derive(Clone, Debug)]
pub struct Outline {
    /// The name of whoever invites.
    pub by: String,
    /// How it is played.
    pub settings: Settings,
    /// Where it stands.
    pub stage: Stage,
    /// Who sits there.
    pub seats: Vec<Occupant>,
    /// The colours that nobody has.
    pub free_colours: Vec<PlayerColour>,
}

/// The time at which a table is shown.
#[derive(Clone, Copy, Debug, Default)]
pub struct Now {
    /// By the wall clock, in milliseconds since 1970.
    pub wall_ms: u64,
    /// How long the player who is asked has been thinking since the last entry.
    pub thought_ms: u64,
}

impl TableLog {
    /// What somebody is told who is invited to a seat.
    pub fn outline(&self, seat: Seat) -> Outline {
        let state = &self.state;
        let reservation = state.chair(seat).and_then(|chair| chair.reservation.as_ref());
        let by = reservation.and_then(|reservation| reservation.by.as_ref()).unwrap_or(&state.host);
        Outline {
            by: self.names.get(by).cloned().unwrap_or_default(),
            settings: state.settings.clone(),
            stage: state.stage(),
            seats: state.occupants(&self.names),
            free_colours: PlayerColour::ALL.into_iter().filter(|colour| state.colour_is_free(*colour)).collect(),
        }
    }

    /// What does not change while a viewer is connected.
    pub fn hello(&self, you: Option<PlayerId>) -> Hello {
        Hello {
            protocol: PROTOCOL_VERSION,
            rules: RULES_VERSION,
            table: self.id.clone(),
            settings: self.state.settings.clone(),
            host: self.state.host.clone(),
            commitment: Commitment::to(self.state.seed),
            daily: self.daily.clone(),
            guided: self.guided,
            you,
        }
    }

    /// The last number of those after this one that are told in one update.
    pub fn piece_end(&self, after: u64) -> u64 {
        let first = self.index(after);
        let mut weight = 0;
        let fits = |logged: &&Logged| {
            weight += logged.weight();
            weight <= PIECE
        };
        let fitting = self.entries[first..].iter().take_while(fits).count();
        (first + fitting.max(1)).min(self.entries.len()) as u64
    }

    /// How many entries there are up to this number.
    fn index(&self, seq: u64) -> usize {
        usize::try_from(seq).unwrap_or(usize::MAX).min(self.entries.len())
    }

    /// How things stand, and what happened after this number, as far as it fits into one update; just how things stand
    /// if there is none.
    pub fn update(&self, viewer: Viewer<'_>, after: Option<u64>, now: Now) -> Update {
        let (state, seat) = (&self.state, viewer.place.seat);
        let game = state.game();
        let over = game.filter(|game| game.is_over());
        let seq = after.map_or(self.seq(), |after| self.piece_end(after));
        Update {
            seq,
            entries: after.map_or_else(Vec::new, |after| self.entries(viewer, after, seq)),
            more: seq < self.seq(),
            stage: state.stage(),
            seats: self.seats(now.thought_ms),
            you: seat,
            yours: viewer.place.yours.clone(),
            view: game.map(|game| match seat {
                Some(seat) => View::Seat(Box::new(game.seat_view(seat))),
                None => View::Table(Box::new(game.table_view())),
            }),
            known_hands: seat.map_or_else(Vec::new, |seat| state.known_hands(seat)),
            turn: game.filter(|game| seat.is_some() && game.asked_seat() == seat).map(turn_of),
            can_undo: seat.is_some_and(|seat| state.can_undo(seat).is_ok()),
            ranking: over.map(Game::ranking),
            seed: over.filter(|_| !self.others_play_it(now.wall_ms)).map(|_| state.seed),
            rematch: state.rematch.clone(),
        }
    }

    /// Do others perhaps still play the same deal at this time? Then nobody is told yet what it was.
    fn others_play_it(&self, now: u64) -> bool {
        self.daily.as_deref().is_some_and(|day| is_going_on(day, now))
    }

    fn entries(&self, viewer: Viewer<'_>, after: u64, last: u64) -> Vec<Entry> {
        let first = self.index(after);
        let numbered = self.entries[first..self.index(last)].iter().zip(first as u64 + 1..);
        numbered.map(|(logged, seq)| self.entry(logged, seq, viewer)).collect()
    }

    /// What a seat, or a bystander, may know of what an entry brought about in the game, in order. The one place where
    /// anything hidden is left out of that.
    pub fn seen(&self, seq: u64, seat: Option<Seat>) -> impl Iterator<Item = Happening> {
        let logged = usize::try_from(seq).ok().and_then(|seq| self.entries.get(seq.checked_sub(1)?));
        let happenings = logged.map_or(&[][..], |logged| logged.happenings.as_slice());
        happenings.iter().copied().filter(move |happening| match happening {
            Happening::Public(_) => true,
            Happening::Private(to, _) => Some(*to) == seat,
        })
    }

    /// An entry as a viewer may see it.
    fn entry(&self, logged: &Logged, seq: u64, viewer: Viewer<'_>) -> Entry {
        let (mut events, mut secrets) = (Vec::new(), Vec::new());
        for happening in self.seen(seq, viewer.place.seat) {
            match happening {
                Happening::Public(event) => events.push(event),
                Happening::Private(_, secret) => secrets.push(secret),
            }
        }
        Entry { seq, at: logged.at, what: self.happened(logged, viewer), events, secrets }
    }

    fn happened(&self, logged: &Logged, viewer: Viewer<'_>) -> Happened {
        match logged.fact.clone() {
            Fact::Sat { seat, player, colour } => {
                let name = self.names.get(&player).cloned().unwrap_or_default();
                Happened::Sat { seat, player, name, colour }
            }
            Fact::Reserved { seat, .. } => Happened::Reserved { seat },
            Fact::Public(fact) => Happened::Public(fact),
            Fact::Played { seat, m, .. } => {
                Happened::Played { seat, m: (Some(seat) == viewer.place.seat).then_some(m) }
            }
            Fact::Undone { seat } => Happened::Undone { seat, undone: logged.undone.unwrap_or_default() },
            Fact::Said { seat, player, text } => {
                let name = self.names.get(&player).cloned().unwrap_or_default();
                if viewer.muted.contains(&player) {
                    Happened::SaidMuted { seat, player, name }
                } else {
                    Happened::Said { seat, player, name, text }
                }
            }
            Fact::Reacted { seat, player, reaction } => {
                let name = self.names.get(&player).cloned().unwrap_or_default();
                if viewer.muted.contains(&player) {
                    Happened::SaidMuted { seat, player, name }
                } else {
                    Happened::Reacted { seat, player, name, reaction }
                }
            }
        }
    }

    fn seats(&self, thought_ms: u64) -> Vec<SeatState> {
        let state = &self.state;
        let asked = state.game().and_then(Game::asked_seat);
        let playing = state.stage() == Stage::Playing;
        let seat_state = |(seat, chair): (Seat, &Chair)| {
            let asked_for = if asked == Some(seat) { thought_ms } else { 0 };
            SeatState {
                seat,
                occupant: chair.sitter.occupant(&self.names),
                colour: chair.sitter.colour(),
                ready: chair.ready,
                substituted: chair.substituted,
                votes: chair.votes.clone(),
                time_left_ms: state.time_left(seat, asked_for).filter(|_| playing && chair.bot().is_none()),
            }
        };
        state.seats().zip(&state.chairs).map(seat_state).collect()
    }

    /// The answer to a command of a client, by the id that the client gave it.
    pub fn answer(&self, id: String, result: Result<u64, Problem>) -> ServerMessage {
        match result {
            Ok(seq) => ServerMessage::Done { id, seq },
            Err(problem) => ServerMessage::Refused { id, seq: Some(self.seq()), problem },
        }
    }
}

/// What the seat that is asked can do.
pub fn turn_of(game: &Game) -> Turn {
    let refused = |(m, refusal): (_, Refusal)| RefusedMove { m, message: refusal.to_string(), refusal };
    Turn {
        moves: game.offers().into_iter().map(|(m, brings)| Offer { m, brings }).collect(),
        refused: game.refused_moves().into_iter().map(refused).collect(),
    }
}

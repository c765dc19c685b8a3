//! A table with its past: the scene, the numbered entries, and what each viewer is told of them.

use std::collections::{HashMap, HashSet};

use vale_engine::{Game, Happening, Position, RULES_VERSION, Refusal, Seat, Seed};
use vale_protocol::{
    Code, Commitment, Entry, Happened, Hello, Occupant, Offer, PROTOCOL_VERSION, PlayerColour, PlayerId, Problem,
    PublicFact, RefusedMove, SeatState, Settings, Stage, TableId, Turn, Update, View,
};

use super::allowance::Allowance;
use super::chair::{Chair, Sitter};
use super::checksum::Checksum;
use super::daily::is_going_on;
use super::fact::Fact;
use super::scene::{ReplayError, Scene};
use crate::store::{FactRow, TableRow};

/// The most that the entries of one update weigh: about as many bytes as they have on the wire. What is longer is told in
/// several updates.
const PIECE: usize = 160 << 10;

/// Something that happened, with everything that anybody may see of it.
#[derive(Clone, Debug)]
struct Logged {
    at: u64,
    fact: Fact,
    happenings: Vec<Happening>,
    /// The number of the move that was taken back.
    undone: Option<u64>,
}

impl Logged {
    /// No less than the bytes that an entry has on the wire.
    fn weight(&self) -> usize {
        let text = if let Fact::Said { text, .. } = &self.fact { text.len() } else { 0 };
        // Every letter could be one that is written as two.
        400 + 2 * text + 150 * self.happenings.len()
    }
}

/// Who looks at a table.
#[derive(Clone, Copy, Debug)]
pub struct Viewer<'a> {
    /// From which seat; as a bystander if from none.
    pub seat: Option<Seat>,
    /// The seats that the viewer may look from.
    pub yours: &'a [Seat],
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

/// What a fact would change, worked out before it is written.
#[derive(Debug)]
pub struct Draft {
    /// The scene after it.
    pub scene: Scene,
    /// The fact as it is to be written.
    pub row: FactRow,
    logged: Logged,
    checksum: Checksum,
}

impl Draft {
    /// Does somebody begin to think anew after this?
    pub const fn asks_anew(&self) -> bool {
        matches!(
            self.logged.fact,
            Fact::Played { .. }
                | Fact::Undone { .. }
                | Fact::Public(PublicFact::Started | PublicFact::Kept { .. } | PublicFact::Returned { .. })
        )
    }
}

/// A table with its past.
#[derive(Debug)]
pub struct Book {
    /// Its id.
    pub id: TableId,
    /// Whoever made it.
    pub host: PlayerId,
    /// The day whose deal it plays, if it plays one.
    pub daily: Option<String>,
    /// How it stands.
    pub scene: Scene,
    /// The names of all people who ever sat here.
    pub names: HashMap<PlayerId, String>,
    /// How much of all that is not a move there was.
    pub allowance: Allowance,
    log: Vec<Logged>,
    /// The commands behind the facts.
    commands: HashMap<String, u64>,
    /// The last number that was more than talk.
    last_change: u64,
    /// The checksum of everything up to the last entry.
    checksum: Checksum,
    /// Had the last entry a checksum? Then all that follow must have one, too.
    sealed: bool,
}

impl Book {
    /// A table as it was made.
    pub fn open(row: &TableRow) -> Result<Self, Problem> {
        if row.rules != RULES_VERSION {
            return Err(Problem::new(
                Code::OtherRules,
                format!(
                    "this table is played by version {} of the rules, and this server knows version {RULES_VERSION}: \
                     finish it with the Vale that it was begun with",
                    row.rules
                ),
            ));
        }
        let damaged = |what: &str| damaged(&row.id, what);
        let settings: Settings = serde_json::from_str(&row.settings).map_err(|error| damaged(&error.to_string()))?;
        let plan: Vec<Sitter> = serde_json::from_str(&row.plan).map_err(|error| damaged(&error.to_string()))?;
        let seed: Seed = row.seed.parse().map_err(|_| damaged("its seed"))?;
        let position = row.position.as_deref().map(Position::from_json).transpose();
        let position = position.map_err(|error| damaged(&error.to_string()))?.map(Box::new);
        Ok(Self {
            checksum: Checksum::of_table(row, &plan),
            sealed: false,
            id: row.id.clone(),
            host: row.host.clone(),
            daily: row.daily.clone(),
            scene: Scene::new(settings, seed, position, plan),
            names: HashMap::new(),
            allowance: Allowance::default(),
            log: Vec::new(),
            commands: HashMap::new(),
            last_change: 0,
        })
    }

    /// The number of the last entry.
    pub fn seq(&self) -> u64 {
        self.log.len() as u64
    }

    /// The last number that was more than talk.
    pub const fn last_change(&self) -> u64 {
        self.last_change
    }

    /// The number that a command became, if it became one.
    pub fn done(&self, command: &str) -> Option<u64> {
        self.commands.get(command).copied()
    }

    /// Is a decision that was made after this number still up to date?
    pub fn check_expected(&self, expects: u64) -> Result<(), Problem> {
        if (self.last_change..=self.seq()).contains(&expects) {
            return Ok(());
        }
        let message = format!("the table has changed: it is at {}, and you decided at {expects}", self.seq());
        Err(Problem::new(Code::Conflict, message))
    }

    /// Works out what a fact would change. The row says when, by which command, and how long somebody thought; its body
    /// and checksum are filled in here.
    pub fn draft(&self, fact: Fact, mut row: FactRow) -> Result<Draft, ReplayError> {
        row.seq = self.seq() + 1;
        row.body = serde_json::to_string(&fact).map_err(|error| ReplayError(error.to_string()))?;
        let checksum = self.checksum.after(&row, &fact);
        row.checksum = Some(checksum.to_string());
        let mut scene = self.scene.clone();
        let logged = log(&mut scene, &row, fact)?;
        Ok(Draft { scene, row, logged, checksum })
    }

    /// Lets happen what was worked out, now that it is written.
    pub fn commit(&mut self, draft: Draft) {
        self.scene = draft.scene;
        self.enter(draft.logged, draft.row.command, draft.checksum, true);
    }

    /// Lets happen what was read from the store. After an error the table is not to be used any more.
    pub fn replay(&mut self, row: FactRow) -> Result<(), Problem> {
        let seq = row.seq;
        self.try_replay(row).map_err(|ReplayError(what)| damaged(&self.id, &format!("entry {seq}: {what}")))
    }

    fn try_replay(&mut self, row: FactRow) -> Result<(), ReplayError> {
        if row.seq != self.seq() + 1 {
            return Err(ReplayError("an entry before it is missing".to_owned()));
        }
        let fact = Fact::read(&row.body, self.scene.game()).map_err(ReplayError)?;
        let checksum = self.checksum.after(&row, &fact);
        let sealed = match &row.checksum {
            Some(stored) if *stored == checksum.to_string() => true,
            None if !self.sealed => false,
            Some(_) | None => return Err(ReplayError("the checksum is wrong".to_owned())),
        };
        self.scene.check(&fact)?;
        let logged = log(&mut self.scene, &row, fact)?;
        self.enter(logged, row.command, checksum, sealed);
        Ok(())
    }

    fn enter(&mut self, logged: Logged, command: String, checksum: Checksum, sealed: bool) {
        let seq = self.seq() + 1;
        if !logged.fact.is_talk() {
            self.last_change = seq;
        }
        self.allowance.note(&command, &logged.fact);
        self.log.push(logged);
        self.commands.insert(command, seq);
        self.checksum = checksum;
        self.sealed = sealed;
    }

    /// Checks the end of the log against the stage that the store had when it was written.
    pub fn check_stage(&self, stored: Stage) -> Result<(), Problem> {
        if self.scene.stage() == stored {
            return Ok(());
        }
        Err(damaged(&self.id, "the end of the log is missing"))
    }

    /// The people whose names are not known yet.
    pub fn strangers(&self) -> Vec<PlayerId> {
        let logged = self.log.iter().filter_map(|logged| match &logged.fact {
            // Whoever sat here from the beginning has no entry for it, and may have got up since.
            Fact::Sat { player, .. } | Fact::Said { player, .. } | Fact::Reserved { by: Some(player), .. } => {
                Some(player)
            }
            _ => None,
        });
        let seated = self.scene.people().map(|(_, player)| player);
        let all: HashSet<_> = logged.chain(seated).chain([&self.host]).collect();
        all.into_iter().filter(|player| !self.names.contains_key(*player)).cloned().collect()
    }

    /// Forgets a player: the name, the names of those who shared the device, and what was said.
    pub fn forget(&mut self, player: &PlayerId, former: &str) {
        if let Some(name) = self.names.get_mut(player) {
            former.clone_into(name);
        }
        for chair in &mut self.scene.chairs {
            match &mut chair.sitter {
                Sitter::Beside { player: host, name, .. } if host == player => former.clone_into(name),
                _ => {}
            }
        }
        for logged in &mut self.log {
            match &mut logged.fact {
                Fact::Said { player: by, text, .. } if by == player => text.clear(),
                _ => {}
            }
        }
    }

    /// What somebody is told who is invited to a seat.
    pub fn outline(&self, seat: Seat) -> Outline {
        let scene = &self.scene;
        let reservation = scene.chair(seat).and_then(|chair| chair.reservation.as_ref());
        let by = reservation.and_then(|reservation| reservation.by.as_ref()).unwrap_or(&self.host);
        Outline {
            by: self.names.get(by).cloned().unwrap_or_default(),
            settings: scene.settings.clone(),
            stage: scene.stage(),
            seats: scene.occupants(&self.names),
            free_colours: PlayerColour::ALL.into_iter().filter(|colour| scene.colour_is_free(*colour)).collect(),
        }
    }

    /// What does not change while a viewer is connected.
    pub fn hello(&self, you: Option<PlayerId>) -> Hello {
        Hello {
            protocol: PROTOCOL_VERSION,
            rules: RULES_VERSION,
            table: self.id.clone(),
            settings: self.scene.settings.clone(),
            host: self.host.clone(),
            commitment: Commitment::to(self.scene.seed),
            daily: self.daily.clone(),
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
        let fitting = self.log[first..].iter().take_while(fits).count();
        (first + fitting.max(1)).min(self.log.len()) as u64
    }

    /// How many entries there are up to this number.
    fn index(&self, seq: u64) -> usize {
        usize::try_from(seq).unwrap_or(usize::MAX).min(self.log.len())
    }

    /// How things stand, and what happened after this number, as far as it fits into one update; just how things stand
    /// if there is none.
    pub fn update(&self, viewer: Viewer<'_>, after: Option<u64>, now: Now) -> Update {
        let scene = &self.scene;
        let stage = scene.stage();
        let game = scene.game();
        let over = game.filter(|game| game.is_over());
        let seq = after.map_or(self.seq(), |after| self.piece_end(after));
        Update {
            seq,
            entries: after.map_or_else(Vec::new, |after| self.entries(viewer, after, seq)),
            more: seq < self.seq(),
            stage,
            seats: self.seats(now.thought_ms),
            you: viewer.seat,
            yours: viewer.yours.to_vec(),
            view: game.map(|game| match viewer.seat {
                Some(seat) => View::Seat(Box::new(game.seat_view(seat))),
                None => View::Table(Box::new(game.table_view())),
            }),
            known_hands: viewer.seat.map_or_else(Vec::new, |seat| scene.known_hands(seat)),
            turn: game.filter(|game| viewer.seat.is_some() && game.asked_seat() == viewer.seat).map(turn),
            can_undo: viewer.seat.is_some_and(|seat| scene.can_undo(seat).is_ok()),
            ranking: over.map(Game::ranking),
            seed: over.filter(|_| !self.others_play_it(now.wall_ms)).map(|_| scene.seed),
            rematch: scene.rematch.clone(),
        }
    }

    /// Do others perhaps still play the same deal at this time? Then nobody is told yet what it was.
    pub fn others_play_it(&self, now: u64) -> bool {
        self.daily.as_deref().is_some_and(|day| is_going_on(day, now))
    }

    fn entries(&self, viewer: Viewer<'_>, after: u64, last: u64) -> Vec<Entry> {
        let first = self.index(after);
        let numbered = self.log[first..self.index(last)].iter().zip(first as u64 + 1..);
        numbered.map(|(logged, seq)| self.entry(logged, seq, viewer)).collect()
    }

    /// An entry as a viewer may see it: the one place where anything hidden is left out.
    fn entry(&self, logged: &Logged, seq: u64, viewer: Viewer<'_>) -> Entry {
        let events = logged.happenings.iter().filter_map(|happening| match happening {
            Happening::Public(event) => Some(*event),
            Happening::Private(..) => None,
        });
        let secrets = logged.happenings.iter().filter_map(|happening| match happening {
            Happening::Private(seat, secret) if Some(*seat) == viewer.seat => Some(*secret),
            Happening::Private(..) | Happening::Public(_) => None,
        });
        Entry {
            seq,
            at: logged.at,
            what: self.happened(logged, viewer),
            events: events.collect(),
            secrets: secrets.collect(),
        }
    }

    fn happened(&self, logged: &Logged, viewer: Viewer<'_>) -> Happened {
        match logged.fact.clone() {
            Fact::Sat { seat, player, colour } => {
                let name = self.names.get(&player).cloned().unwrap_or_default();
                Happened::Sat { seat, player, name, colour }
            }
            Fact::Reserved { seat, .. } => Happened::Reserved { seat },
            Fact::Public(fact) => Happened::Public(fact),
            Fact::Played { seat, m, .. } => Happened::Played { seat, m: (Some(seat) == viewer.seat).then_some(m) },
            Fact::Undone { seat } => Happened::Undone { seat, undone: logged.undone.unwrap_or_default() },
            Fact::Said { seat, player, text } => {
                let name = self.names.get(&player).cloned().unwrap_or_default();
                if viewer.muted.contains(&player) {
                    Happened::SaidMuted { seat, player, name }
                } else {
                    Happened::Said { seat, player, name, text }
                }
            }
        }
    }

    fn seats(&self, thought_ms: u64) -> Vec<SeatState> {
        let scene = &self.scene;
        let asked = scene.game().and_then(Game::asked_seat);
        let playing = scene.stage() == Stage::Playing;
        let state = |(seat, chair): (Seat, &Chair)| {
            let asked_for = if asked == Some(seat) { thought_ms } else { 0 };
            SeatState {
                seat,
                occupant: chair.sitter.occupant(&self.names),
                colour: chair.sitter.colour(),
                ready: chair.ready,
                kept: chair.kept,
                votes: chair.votes.clone(),
                time_left_ms: scene.time_left(seat, asked_for).filter(|_| playing && chair.bot().is_none()),
            }
        };
        scene.seats().zip(&scene.chairs).map(state).collect()
    }
}

/// Lets a fact happen, and gives back how it is logged.
fn log(scene: &mut Scene, row: &FactRow, fact: Fact) -> Result<Logged, ReplayError> {
    let undone = match &fact {
        Fact::Undone { .. } => scene.play.as_ref().and_then(|play| play.seqs.last().copied()),
        _ => None,
    };
    let happenings = scene.apply(row.seq, &fact, row.thought_ms)?;
    Ok(Logged { at: row.at, fact, happenings, undone })
}

/// What the seat that is asked can do.
fn turn(game: &Game) -> Turn {
    let refused = |(m, refusal): (_, Refusal)| RefusedMove { m, message: refusal.to_string(), refusal };
    Turn {
        moves: game.offers().into_iter().map(|(m, brings)| Offer { m, brings }).collect(),
        refused: game.refused_moves().into_iter().map(refused).collect(),
    }
}

/// The log of a table cannot be read.
fn damaged(table: &TableId, what: &str) -> Problem {
    tracing::error!(%table, what, "the log of a table does not match this program");
    Problem::new(Code::Internal, "the log of this table cannot be read: please tell the host of this server")
}

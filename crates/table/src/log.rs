//! A table with its past: how it stands, the numbered entries, and what becomes of a command.

use std::collections::{HashMap, HashSet};
use std::fmt;

use vale_engine::{Happening, Position, RULES_VERSION, Start};
use vale_protocol::{Code, PlayerId, Problem, PublicFact, Request, Stage, TableId};

use crate::allowance::Allowance;
use crate::chair::Sitter;
use crate::checksum::Checksum;
use crate::command::{Actor, Decision, DecisionContext, PendingCommand};
use crate::fact::{Fact, FactError};
use crate::guide;
use crate::row::{FactRow, TableRow};
use crate::state::TableState;

/// Something that happened, with everything that anybody may see of it.
#[derive(Clone, Debug)]
pub(crate) struct Logged {
    pub(crate) at: u64,
    pub(crate) fact: Fact,
    pub(crate) happenings: Vec<Happening>,
    /// The number of the move that was taken back.
    pub(crate) undone: Option<u64>,
}

impl Logged {
    /// No less than the bytes that an entry has on the wire.
    pub(crate) fn weight(&self) -> usize {
        let text = if let Fact::Said { text, .. } = &self.fact { text.len() } else { 0 };
        // Every letter could be one that is written as two.
        400 + 2 * text + 150 * self.happenings.len()
    }
}

/// Why the log of a table cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogError {
    /// The table is played by this version of the rules, which this program does not know.
    OtherRules(u32),
    /// What was stored does not fit, or is not whole.
    Damaged {
        /// The entry, if it is one.
        entry: Option<u64>,
        /// What is wrong with it.
        what: String,
    },
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherRules(rules) => write!(
                f,
                "this table is played by version {rules} of the rules, and this server knows version {RULES_VERSION}: \
                 finish it with the Vale that it was begun with"
            ),
            Self::Damaged { entry: Some(entry), what } => write!(f, "entry {entry}: {what}"),
            Self::Damaged { entry: None, what } => f.write_str(what),
        }
    }
}

impl std::error::Error for LogError {}

impl From<LogError> for Problem {
    /// What is damaged is for the log of the server, a sentence is for the client.
    fn from(error: LogError) -> Self {
        match error {
            LogError::OtherRules(_) => Self::new(Code::OtherRules, error.to_string()),
            LogError::Damaged { .. } => {
                Self::new(Code::Internal, "the log of this table cannot be read: please tell the host of this server")
            }
        }
    }
}

fn damaged(what: impl fmt::Display) -> LogError {
    LogError::Damaged { entry: None, what: what.to_string() }
}

/// A fact that is to be appended, and how it came about.
#[derive(Clone, Debug)]
pub struct NewFact {
    /// The fact.
    pub fact: Fact,
    /// The id of the command that it comes from.
    pub command: String,
    /// The person behind it.
    pub player: Option<PlayerId>,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// How long the player who was asked had thought since the fact before, in milliseconds.
    pub thought_ms: u64,
}

/// What a fact would change, worked out before it is written.
#[derive(Debug)]
pub struct Draft {
    /// The table after it.
    pub state: TableState,
    /// The fact as it is to be written.
    pub row: FactRow,
    entry: Entry,
}

impl Draft {
    /// Does somebody begin to think anew after this?
    pub const fn asks_anew(&self) -> bool {
        self.entry.asks_anew
    }
}

/// An entry that is about to be made.
#[derive(Debug)]
struct Entry {
    logged: Logged,
    thought_ms: u64,
    /// Does somebody begin to think anew after this?
    asks_anew: bool,
    checksum: Checksum,
    /// Is the checksum stored with it?
    sealed: bool,
}

/// A table with its past.
#[derive(Debug)]
pub struct TableLog {
    /// Its id.
    pub id: TableId,
    /// The day whose deal it plays, if it plays one.
    pub daily: Option<String>,
    /// Is it a guided first game?
    pub guided: bool,
    /// How it stands.
    pub state: TableState,
    /// The names of all people who ever sat here.
    pub names: HashMap<PlayerId, String>,
    /// How much of all that is not a move there was.
    allowance: Allowance,
    pub(crate) entries: Vec<Logged>,
    /// The commands behind the facts.
    commands: HashMap<String, u64>,
    /// The last number that was more than talk.
    last_change: u64,
    /// The number since which somebody has been thinking about the same question.
    asked_at: u64,
    /// What of their thinking time has been charged since then.
    settled_ms: u64,
    /// The checksum of everything up to the last entry.
    checksum: Checksum,
    /// Had the last entry a checksum? Then all that follow must have one, too.
    sealed: bool,
}

impl TableLog {
    /// A table as it was made.
    pub fn open(row: &TableRow) -> Result<Self, LogError> {
        if row.rules != RULES_VERSION {
            return Err(LogError::OtherRules(row.rules));
        }
        let settings = serde_json::from_str(&row.settings).map_err(damaged)?;
        let plan: Vec<Sitter> = serde_json::from_str(&row.plan).map_err(damaged)?;
        let seed = row.seed.parse().map_err(|_| damaged("its seed"))?;
        let position = row.position.as_deref().map(Position::from_json).transpose().map_err(damaged)?;
        let checksum = Checksum::of_table(row, &plan);
        let state = TableState::new(row.host.clone(), settings, seed, position.map(Start::Position), plan);
        Ok(Self {
            id: row.id.clone(),
            daily: row.daily.clone(),
            guided: guide::is_guided(row),
            checksum,
            ..Self::in_memory(state)
        })
    }

    /// A table of a host program that keeps nothing.
    pub fn in_memory(state: TableState) -> Self {
        Self {
            id: TableId(String::new()),
            daily: None,
            guided: false,
            state,
            names: HashMap::new(),
            allowance: Allowance::default(),
            entries: Vec::new(),
            commands: HashMap::new(),
            last_change: 0,
            asked_at: 0,
            settled_ms: 0,
            checksum: Checksum::default(),
            sealed: false,
        }
    }

    /// The number of the last entry.
    pub fn seq(&self) -> u64 {
        self.entries.len() as u64
    }

    /// The last number that was more than talk.
    pub const fn last_change(&self) -> u64 {
        self.last_change
    }

    /// The number since which somebody has been thinking about the same question. What is said meanwhile, or done by
    /// others, does not change it.
    pub const fn asked_at(&self) -> u64 {
        self.asked_at
    }

    /// What has been charged of the thinking time since [then](Self::asked_at), in milliseconds.
    pub const fn settled_ms(&self) -> u64 {
        self.settled_ms
    }

    /// The id of a command that comes from nobody's client, but from here.
    pub fn next_id(&self, source: &str) -> String {
        format!("{source}:{}", self.seq() + 1)
    }

    /// Is a decision of somebody who had seen everything up to this number still up to date?
    pub fn check_expected(&self, expects: u64) -> Result<(), Problem> {
        if (self.last_change..=self.seq()).contains(&expects) {
            return Ok(());
        }
        let message = format!("the table has changed: it is at {}, and you decided at {expects}", self.seq());
        Err(Problem::new(Code::Conflict, message))
    }

    /// What becomes of a command. Nothing changes here.
    pub fn decide<'a>(&self, command: &PendingCommand<'a>, context: DecisionContext) -> Result<Decision<'a>, Problem> {
        let &PendingCommand { actor, id, expects, request } = command;
        if let Some(&seq) = self.commands.get(id) {
            return Ok(Decision::Done(seq));
        }
        if let Actor::Person { player, .. } = actor {
            self.allowance.check(player, request)?;
        }
        if let Request::Mute { player, muted } = request {
            return Ok(Decision::Mute { player, muted: *muted });
        }
        match expects {
            Some(expects) => self.check_expected(expects)?,
            None if matches!(request, Request::Play { .. } | Request::Undo {}) => {
                let message = "expects: missing; send the number of the last entry you saw";
                return Err(Problem::new(Code::Illegal, message));
            }
            None => {}
        }
        if matches!(request, Request::Rematch {}) {
            if self.state.rematch.is_some() {
                return Ok(Decision::Done(self.seq()));
            }
            return self.state.check_rematch(actor).map(|()| Decision::Rematch);
        }
        self.state.decide(actor, request, context).map(Decision::Append)
    }

    /// Works out what a fact would change.
    pub fn draft(&self, new: NewFact) -> Result<Draft, FactError> {
        let NewFact { fact, command, player, at, thought_ms } = new;
        let body = serde_json::to_string(&fact).map_err(|error| FactError(error.to_string()))?;
        let mut row = FactRow { seq: self.seq() + 1, at, command, player, body, thought_ms, checksum: None };
        let checksum = self.checksum.after(&row, &fact);
        row.checksum = Some(checksum.to_string());
        let mut state = self.state.clone();
        let entry = apply(&mut state, &row, fact, checksum, true)?;
        Ok(Draft { state, row, entry })
    }

    /// Lets happen what was worked out, now that it is written.
    pub fn commit(&mut self, draft: Draft) {
        self.state = draft.state;
        self.enter(draft.entry, draft.row.command);
    }

    /// Lets a fact happen at once, and gives back how it is to be written, for host programs that do not have to write it first.
    pub fn append(&mut self, new: NewFact) -> Result<FactRow, FactError> {
        let draft = self.draft(new)?;
        let row = draft.row.clone();
        self.commit(draft);
        Ok(row)
    }

    /// Lets happen what was read from the store. After an error the table is not to be used any more.
    pub fn replay(&mut self, row: FactRow) -> Result<(), LogError> {
        let entry = Some(row.seq);
        self.try_replay(row).map_err(|FactError(what)| LogError::Damaged { entry, what })
    }

    fn try_replay(&mut self, row: FactRow) -> Result<(), FactError> {
        if row.seq != self.seq() + 1 {
            return Err(FactError("an entry before it is missing".to_owned()));
        }
        let fact = Fact::read(&row.body, self.state.game())?;
        let checksum = self.checksum.after(&row, &fact);
        let sealed = match &row.checksum {
            Some(stored) if *stored == checksum.to_string() => true,
            None if !self.sealed => false,
            Some(_) | None => return Err(FactError("the checksum is wrong".to_owned())),
        };
        self.state.check(&fact)?;
        let entry = apply(&mut self.state, &row, fact, checksum, sealed)?;
        self.enter(entry, row.command);
        Ok(())
    }

    fn enter(&mut self, entry: Entry, command: String) {
        let Entry { logged, thought_ms, asks_anew, checksum, sealed } = entry;
        let seq = self.seq() + 1;
        (self.asked_at, self.settled_ms) =
            if asks_anew { (seq, 0) } else { (self.asked_at, self.settled_ms.saturating_add(thought_ms)) };
        if !logged.fact.is_talk() {
            self.last_change = seq;
        }
        self.allowance.note(&command, &logged.fact);
        self.entries.push(logged);
        self.commands.insert(command, seq);
        self.checksum = checksum;
        self.sealed = sealed;
    }

    /// Checks the end of the log against the stage that the store had when it was written.
    pub fn check_stage(&self, stored: Stage) -> Result<(), LogError> {
        if self.state.stage() == stored { Ok(()) } else { Err(damaged("the end of the log is missing")) }
    }

    /// The people whose names are not known yet.
    pub fn strangers(&self) -> Vec<PlayerId> {
        let logged = self.entries.iter().filter_map(|logged| match &logged.fact {
            // Whoever sat here from the beginning has no entry for it, and may have got up since.
            Fact::Sat { player, .. }
            | Fact::Said { player, .. }
            | Fact::Reacted { player, .. }
            | Fact::Reserved { by: Some(player), .. } => Some(player),
            _ => None,
        });
        let seated = self.state.people().map(|(_, player)| player);
        let all: HashSet<_> = logged.chain(seated).chain([&self.state.host]).collect();
        all.into_iter().filter(|player| !self.names.contains_key(*player)).cloned().collect()
    }

    /// Forgets a player: the name, the names of those who shared the device, and what was said.
    pub fn forget(&mut self, player: &PlayerId, former: &str) {
        if let Some(name) = self.names.get_mut(player) {
            former.clone_into(name);
        }
        for chair in &mut self.state.chairs {
            match &mut chair.sitter {
                Sitter::Beside { player: host, name, .. } if host == player => former.clone_into(name),
                _ => {}
            }
        }
        for logged in &mut self.entries {
            match &mut logged.fact {
                Fact::Said { player: by, text, .. } if by == player => text.clear(),
                _ => {}
            }
        }
    }
}

/// Lets a fact happen, and gives back how it is entered.
fn apply(
    state: &mut TableState,
    row: &FactRow,
    fact: Fact,
    checksum: Checksum,
    sealed: bool,
) -> Result<Entry, FactError> {
    let thinker = state.thinker();
    let undone = match &fact {
        Fact::Undone { .. } => state.play.as_ref().and_then(|play| play.seqs.last().copied()),
        _ => None,
    };
    let happenings = state.apply(row.seq, &fact, row.thought_ms)?;
    let is_new = matches!(fact, Fact::Played { .. } | Fact::Undone { .. } | Fact::Public(PublicFact::Started));
    Ok(Entry {
        thought_ms: row.thought_ms,
        asks_anew: is_new || state.thinker() != thinker,
        checksum,
        sealed,
        logged: Logged { at: row.at, fact, happenings, undone },
    })
}

//! Commands and moves of bots: each is decided, written, and only then told.

use std::time::Instant;

use vale_engine::{Move, Seat};
use vale_protocol::{Code, Command, PlayerId, Problem, PublicFact, Request, ServerMessage, Stage};

use super::super::clocks::Account;
use super::super::decide::{Actor, Invited};
use super::super::fact::Fact;
use super::super::house::busy;
use super::super::making::{Blueprint, fresh_seed};
use super::super::results::{finish_of, listing_of, progress_of};
use super::super::scene::ReplayError;
use super::{TRIES, Task};
use crate::store::{Append, Appended, FactRow, Listing, MAX_MUTES, Muted, Person, TableRow};
use crate::telemetry;

/// The most bytes of the id of a player, which has half as many.
const MAX_ID: usize = 64;

/// Why a fact was not written.
pub(super) enum WriteError {
    /// Another server was faster. What it wrote has been read.
    Taken,
    /// It cannot be.
    Failed(Problem),
}

/// What a person wants.
#[derive(Clone, Copy)]
pub(super) struct PendingCommand<'a> {
    pub(super) person: &'a Person,
    /// The seat that they chose to play, if they have several.
    pub(super) chosen: Option<Seat>,
    pub(super) command: &'a str,
    pub(super) expects: Option<u64>,
    pub(super) request: &'a Request,
}

/// What is to be recorded.
pub(super) struct NewFact<'a> {
    pub(super) command: &'a str,
    pub(super) player: Option<&'a PlayerId>,
    pub(super) fact: Fact,
    pub(super) new_table: Option<(TableRow, Listing)>,
}

impl Task {
    pub(super) async fn command_from(&mut self, connection: u64, command: Command, received: Instant) {
        let Some(from) = self.connections.get(&connection) else { return };
        let result = match (from.person.clone(), from.chosen) {
            (None, _) => Err(Problem::new(Code::Unauthorized, "choose a name first: spectators cannot act")),
            (Some(person), chosen) => {
                let key = format!("{}:{}", person.player, command.id);
                let Command { expects, request, .. } = &command;
                let pending = PendingCommand { person: &person, chosen, command: &key, expects: *expects, request };
                self.carry_out(pending, None).await
            }
        };
        telemetry::answered(&result, received);
        let answer = match result {
            Ok(seq) => ServerMessage::Done { id: command.id, seq },
            Err(problem) => ServerMessage::Refused { id: command.id, seq: Some(self.book.seq()), problem },
        };
        self.tell(connection, &answer);
    }

    /// Carries out a command of a person, once.
    pub(super) async fn carry_out(
        &mut self,
        pending: PendingCommand<'_>,
        invited_to: Option<Invited>,
    ) -> Result<u64, Problem> {
        let PendingCommand { person, chosen, command, expects, request } = pending;
        for _ in 0..TRIES {
            if self.stale {
                self.catch_up().await?;
            }
            if let Some(seq) = self.book.done(command) {
                return Ok(seq);
            }
            self.book.allowance.check(&person.player, request)?;
            if let Request::Mute { player, muted } = request {
                return self.mute(&person.player, player, *muted).await;
            }
            match expects {
                Some(expects) => self.book.check_expected(expects)?,
                None if matches!(request, Request::Play { .. } | Request::Undo {}) => {
                    let message = "expects: missing; send the number of the last entry you saw";
                    return Err(Problem::new(Code::Illegal, message));
                }
                None => {}
            }
            let (fact, new_table) = if matches!(request, Request::Rematch {}) {
                if self.book.scene.rematch.is_some() {
                    return Ok(self.book.seq());
                }
                let new_table = self.rematch(&person.player)?;
                (Fact::Public(PublicFact::Rematch { table: new_table.0.id.clone() }), Some(new_table))
            } else {
                let player = &person.player;
                let actor = Actor::Person { player, chosen, host: *player == self.book.host, invited_to };
                (self.book.scene.decide(actor, request, self.context())?, None)
            };
            if let Fact::Sat { player, .. } = &fact {
                self.book.names.insert(player.clone(), person.name.clone());
            }
            let new_fact = NewFact { command, player: Some(&person.player), fact, new_table };
            match self.record(new_fact).await {
                Ok(seq) => return Ok(seq),
                Err(WriteError::Taken) => {}
                Err(WriteError::Failed(problem)) => return Err(problem),
            }
        }
        Err(busy("others acted first at this table: try again in a moment"))
    }

    pub(super) async fn bot_moves(&mut self, seq: u64, seat: Seat, m: Option<Move>) {
        self.thinking.take_if(|thinking| thinking.seq == seq);
        let (Some(m), Some(game)) = (m, self.book.scene.game()) else { return };
        if self.stale || self.book.check_expected(seq).is_err() || game.asked_seat() != Some(seat) {
            return;
        }
        let request = Request::Play { m };
        let Ok(fact) = self.book.scene.decide(Actor::Bot(seat), &request, self.context()) else { return };
        let command = format!("bot:{}", self.book.seq() + 1);
        let new_fact = NewFact { command: &command, player: None, fact, new_table: None };
        if let Err(WriteError::Failed(problem)) = self.record(new_fact).await {
            tracing::debug!(table = %self.book.id, %problem, "could not write the move of a bot yet");
        }
    }

    /// The new table for the same players.
    fn rematch(&self, player: &PlayerId) -> Result<(TableRow, Listing), Problem> {
        let scene = &self.book.scene;
        if scene.seat_of(player, None).is_none() {
            return Err(Problem::new(Code::Unauthorized, "only players of this game can start a rematch"));
        }
        if scene.stage() != Stage::Over {
            return Err(Problem::new(Code::Illegal, "finish this game first"));
        }
        let (host, settings, plan) = (&self.book.host, &scene.settings, scene.sitters());
        let blueprint = Blueprint { host, settings, plan, seed: fresh_seed()?, position: None, daily: None };
        blueprint.rows(&self.book.names)
    }

    async fn mute(&mut self, player: &PlayerId, other: &PlayerId, muted: bool) -> Result<u64, Problem> {
        let nobody = || Problem::new(Code::Illegal, "there is no such player");
        if other.0.len() > MAX_ID || !other.0.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(nobody());
        }
        match self.house.store.mute(player, other, muted).await? {
            Muted::Done => {}
            Muted::Nobody => return Err(nobody()),
            Muted::TooMany => {
                let message = format!("you have muted {MAX_MUTES} players, the maximum: unmute one of them first");
                return Err(Problem::new(Code::Illegal, message));
            }
        }
        for connection in self.connections.values_mut() {
            if connection.person.as_ref().is_some_and(|person| person.player == *player) {
                if muted {
                    connection.muted.insert(other.clone());
                } else {
                    connection.muted.remove(other);
                }
            }
        }
        Ok(self.book.seq())
    }

    /// Writes a fact, and then lets it happen.
    pub(super) async fn record(&mut self, new_fact: NewFact<'_>) -> Result<u64, WriteError> {
        let NewFact { command, player, fact, new_table } = new_fact;
        let internal = |what: String| {
            tracing::error!(what, "an accepted command could not be applied");
            WriteError::Failed(Problem::new(Code::Internal, "internal server error; nothing has changed"))
        };
        let decided = self.house.service.now();
        let at = self.house.environment.wall_ms();
        let thought_ms = self.house.environment.charge(&fact, self.thought_ms());
        let (player, command) = (player.cloned(), command.to_owned());
        let row = FactRow { seq: 0, at, command, player, body: String::new(), thought_ms, checksum: None };
        let lists_anew = fact.changes_listing();
        let draft = self.book.draft(fact, row).map_err(|ReplayError(what)| internal(what))?;
        let ends = draft.scene.stage() == Stage::Over && self.book.scene.stage() != Stage::Over;
        let progress = progress_of(&draft.scene).filter(|after| progress_of(&self.book.scene).as_ref() != Some(after));
        let progress = progress.and_then(|progress| serde_json::to_string(&progress).ok());
        let append = Append {
            table: self.book.id.clone(),
            fact: draft.row.clone(),
            listing: (lists_anew || ends).then(|| listing_of(&draft.scene, &self.book.names)),
            progress,
            finish: ends.then(|| finish_of(&draft.scene, self.book.daily.is_some(), at)).flatten(),
            new_table,
        };
        match self.house.store.append(append).await {
            Ok(Appended::Written) => {
                self.house.service.prove();
                // Nobody thinks about a question before they can see it; who was asked before goes on thinking meanwhile.
                let since = if draft.asks_anew() { self.house.service.now() } else { decided };
                self.book.commit(draft);
                self.account = Account::new(since);
                self.saw_question = true;
                self.hint();
                Ok(self.book.seq())
            }
            Ok(Appended::Taken) => match self.catch_up().await {
                Ok(()) => Err(WriteError::Taken),
                Err(problem) => Err(WriteError::Failed(problem)),
            },
            Err(error) => {
                // Perhaps it was written and only the answer was lost: look before anything else is decided.
                self.stale = true;
                Err(WriteError::Failed(error.into()))
            }
        }
    }
}

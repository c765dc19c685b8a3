//! Commands and moves of bots: each is decided, written, and only then told.

use std::time::Instant;

use vale_engine::{Move, Seat};
use vale_protocol::{Code, Command, PlayerId, Problem, PublicFact, Request, Stage, TableId};
use vale_table::{
    Actor, Blueprint, Decision, Fact, Listing, NewFact, PendingCommand, TableRow, finish_of, listing_of, progress_of,
};

use super::super::making::fresh_seed;
use super::super::tables::busy;
use super::{TRIES, Task};
use crate::store::{Append, Appended, MAX_MUTES, Muted, Person, fresh_id};
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

impl Task {
    pub(super) async fn command_from(&mut self, connection: u64, command: Command, received: Instant) {
        let Some(from) = self.connections.get(&connection) else { return };
        let result = match (from.person.clone(), from.chosen) {
            (None, _) => Err(Problem::new(Code::Unauthorized, "choose a name first: spectators cannot act")),
            (Some(person), chosen) => {
                let id = format!("{}:{}", person.player, command.id);
                let actor = Actor::Person { player: &person.player, chosen, invited_to: None };
                let Command { expects, request, .. } = &command;
                self.carry_out(&person, &PendingCommand { actor, id: &id, expects: *expects, request }).await
            }
        };
        telemetry::answered(&result, received);
        let answer = self.log.answer(command.id, result);
        self.tell(connection, &answer);
    }

    /// Carries out a command of a person, once.
    pub(super) async fn carry_out(&mut self, person: &Person, pending: &PendingCommand<'_>) -> Result<u64, Problem> {
        for _ in 0..TRIES {
            if self.stale {
                self.catch_up().await?;
            }
            let (fact, new_table) = match self.log.decide(pending, self.context())? {
                Decision::Done(seq) => return Ok(seq),
                Decision::Mute { player, muted } => return self.mute(&person.player, player, muted).await,
                Decision::Append(fact) => (fact, None),
                Decision::Rematch => {
                    let new_table = self.rematch()?;
                    (PublicFact::Rematch { table: new_table.0.id.clone() }.into(), Some(new_table))
                }
            };
            if let Fact::Sat { player, .. } = &fact {
                self.log.names.insert(player.clone(), person.name.clone());
            }
            match self.record(pending.id.to_owned(), Some(&person.player), fact, new_table).await {
                Ok(seq) => return Ok(seq),
                Err(WriteError::Taken) => {}
                Err(WriteError::Failed(problem)) => return Err(problem),
            }
        }
        Err(busy("others acted first at this table: try again in a moment"))
    }

    pub(super) async fn bot_moves(&mut self, seq: u64, seat: Seat, m: Option<Move>) {
        self.thinking.take_if(|thinking| thinking.seq == seq);
        let Some(m) = m.filter(|_| !self.stale) else { return };
        let (id, request) = (self.log.next_id("bot"), Request::Play { m });
        let pending = PendingCommand { actor: Actor::Bot(seat), id: &id, expects: Some(seq), request: &request };
        let Ok(Decision::Append(fact)) = self.log.decide(&pending, self.context()) else { return };
        if let Err(WriteError::Failed(problem)) = self.record(id, None, fact, None).await {
            tracing::debug!(table = %self.log.id, %problem, "could not write the move of a bot yet");
        }
    }

    /// The new table for the same players.
    fn rematch(&self) -> Result<(TableRow, Listing), Problem> {
        let state = &self.log.state;
        let (host, settings, plan) = (&state.host, &state.settings, state.sitters());
        let blueprint = Blueprint { host, settings, plan, seed: fresh_seed()?, position: None, daily: None };
        blueprint.rows(TableId(fresh_id()?), self.tables.environment.wall_ms(), &self.log.names)
    }

    async fn mute(&mut self, player: &PlayerId, other: &PlayerId, muted: bool) -> Result<u64, Problem> {
        let nobody = || Problem::new(Code::Illegal, "there is no such player");
        if other.0.len() > MAX_ID || !other.0.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(nobody());
        }
        match self.tables.store.mute(player, other, muted).await? {
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
        Ok(self.log.seq())
    }

    /// Writes a fact, and then lets it happen.
    pub(super) async fn record(
        &mut self,
        command: String,
        player: Option<&PlayerId>,
        fact: Fact,
        new_table: Option<(TableRow, Listing)>,
    ) -> Result<u64, WriteError> {
        let at = self.tables.environment.wall_ms();
        let thought_ms = self.tables.environment.charge(&fact, self.thought_ms());
        let lists_anew = fact.changes_listing();
        let draft = self.log.draft(NewFact { fact, command, player: player.cloned(), at, thought_ms });
        let draft = draft.map_err(|error| {
            tracing::error!(what = %error, "an accepted command could not be applied");
            WriteError::Failed(Problem::new(Code::Internal, "internal server error; nothing has changed"))
        })?;
        let ends = draft.state.stage() == Stage::Over && self.log.state.stage() != Stage::Over;
        let progress = progress_of(&draft.state).filter(|after| progress_of(&self.log.state).as_ref() != Some(after));
        let progress = progress.and_then(|progress| serde_json::to_string(&progress).ok());
        let append = Append {
            table: self.log.id.clone(),
            fact: draft.row.clone(),
            listing: (lists_anew || ends).then(|| listing_of(&draft.state, &self.log.names)),
            progress,
            finish: ends.then(|| finish_of(&draft.state, self.log.daily.is_some(), at)).flatten(),
            new_table,
        };
        match self.tables.store.append(append).await {
            Ok(Appended::Written) => {
                self.tables.service.prove();
                // Nobody thinks about a question before they can see it; who was asked before goes on thinking meanwhile.
                if draft.asks_anew() {
                    self.begin_account();
                }
                self.log.commit(draft);
                self.notify_servers();
                Ok(self.log.seq())
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

//! Commands as the host program hands them to a table, and what becomes of them.

use std::time::Duration;

use vale_engine::Seat;
use vale_protocol::{PlayerId, Request};

use crate::fact::Fact;

/// Who wants something.
#[derive(Clone, Copy, Debug)]
pub enum Actor<'a> {
    /// A person.
    Person {
        /// Who.
        player: &'a PlayerId,
        /// The seat that they chose to play, if they have several.
        chosen: Option<Seat>,
        /// Does this person have an invitation for a seat?
        invited_to: Option<Invited>,
    },
    /// The bot that answers for a seat.
    Bot(Seat),
}

/// An invitation: for a seat that was reserved by this entry of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invited {
    /// The seat.
    pub seat: Seat,
    /// The number of the entry.
    pub entry: u64,
}

/// A command, as the host program hands it to a table.
#[derive(Clone, Copy, Debug)]
pub struct PendingCommand<'a> {
    /// Who wants it.
    pub actor: Actor<'a>,
    /// Its id: no other command of the table has it. That of a person's command begins with the id of that person.
    pub id: &'a str,
    /// The last number that the actor had seen.
    pub expects: Option<u64>,
    /// What is to be done.
    pub request: &'a Request,
}

/// What becomes of a command that is not refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision<'a> {
    /// Nothing more: it was carried out before, and became the entry with this number.
    Done(u64),
    /// This fact, when it is written.
    Append(Fact),
    /// The host program makes a table for the same players, and appends [`PublicFact::Rematch`](vale_protocol::PublicFact::Rematch).
    Rematch,
    /// The host program notes whom somebody does not want to hear any more, or again. The table is not told.
    Mute {
        /// Whom.
        player: &'a PlayerId,
        /// Not any more?
        muted: bool,
    },
}

/// What a decision depends on beside the table: the time, and who is connected.
#[derive(Clone, Copy, Debug, Default)]
pub struct DecisionContext {
    /// How long the seat that is asked has been thinking since the last fact.
    pub thought_ms: u64,
    /// The seats whose players have been away for longer than the grace time, as bits.
    pub away: u8,
    /// After how long the others may vote for a bot on the seat of somebody who is away.
    pub grace: Duration,
}

impl DecisionContext {
    pub(crate) const fn is_away(&self, seat: Seat) -> bool {
        self.away >> seat.index() & 1 == 1
    }
}

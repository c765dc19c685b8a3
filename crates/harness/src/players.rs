//! Simulated people: they play any legal move, and they are not always good.

use std::time::Duration;

use vale_engine::{Move, Seat};
use vale_protocol::{Command, Request};
use vale_testkit::Dice;

use crate::client::{Answer, Heard, TableClient};
use crate::error::{HarnessError, broken};
use crate::wire::{Occupant, Offer, Refused, Stage, State, What};

/// How long nothing may happen at a table where somebody should move.
const LONGEST_SILENCE: Duration = Duration::from_secs(30);

/// How often somebody does what, out of a thousand times.
#[derive(Clone, Copy, Debug, Default)]
pub struct Habits {
    pub talk: usize,
    /// Takes back a move that can be taken back.
    pub undo: usize,
    /// Drops the connection and comes back.
    pub vanish: usize,
    /// Sends a move twice.
    pub double: usize,
    /// Sends a move for the table as it was before the last change.
    pub stale: usize,
    /// Sends a move that is not legal, or moves when others are asked.
    pub cheat: usize,
}

impl Habits {
    /// Only plays.
    pub const QUIET: Self = Self { talk: 0, undo: 0, vanish: 0, double: 0, stale: 0, cheat: 0 };

    /// A bit of everything.
    pub const LIVELY: Self = Self { talk: 25, undo: 60, vanish: 15, double: 40, stale: 25, cheat: 25 };
}

/// A command that the server said it carried out.
#[derive(Clone, Debug)]
pub struct Acknowledged {
    pub command: Command,
    /// The number of its entry.
    pub seq: u64,
}

/// Somebody at a table.
#[derive(Debug)]
pub struct Person {
    client: TableClient,
    seat: Seat,
    dice: Dice,
    habits: Habits,
    acknowledged: Vec<Acknowledged>,
    refusals: u64,
}

impl Person {
    /// Somebody who wants this seat, if they do not have one already.
    pub const fn new(client: TableClient, seat: Seat, dice: Dice, habits: Habits) -> Self {
        Self { client, seat, dice, habits, acknowledged: Vec::new(), refusals: 0 }
    }

    /// The client.
    pub const fn client(&self) -> &TableClient {
        &self.client
    }

    /// The client, to do other things with it.
    pub const fn client_mut(&mut self) -> &mut TableClient {
        &mut self.client
    }

    /// The commands that the server said it carried out.
    pub fn acknowledged(&self) -> &[Acknowledged] {
        &self.acknowledged
    }

    /// How many commands were refused, all of them rightly.
    pub const fn refusals(&self) -> u64 {
        self.refusals
    }

    /// Sits down, plays, and is back when the game is over.
    pub async fn play(&mut self) -> Result<(), HarnessError> {
        self.play_until(|_| false).await
    }

    /// Plays until the game is over, or this is true.
    pub async fn play_until(&mut self, enough: impl Fn(&TableClient) -> bool) -> Result<(), HarnessError> {
        let name = format!("table {}, seat {}", self.client.table(), self.seat);
        loop {
            let step = async {
                self.client.stay_connected().await?;
                if self.client.is_over() || enough(&self.client) {
                    return Ok(true);
                }
                self.step().await?;
                Ok(false)
            };
            match step.await {
                Ok(true) => return Ok(()),
                Ok(false) | Err(HarnessError::Lost(_)) => {}
                Err(error) => return Err(error.at(name)),
            }
        }
    }

    /// Does one thing, or waits until something happens.
    async fn step(&mut self) -> Result<(), HarnessError> {
        let state = self.client.state().ok_or_else(|| broken("connected, but without a state"))?.clone();
        match state.stage {
            Stage::Open => match self.opening(&state) {
                Some(request) => self.carry_out(request, 1, &["conflict", "illegal"]).await,
                None => self.wait().await,
            },
            Stage::Playing => self.play_on(state).await,
            Stage::Over => Ok(()),
        }
    }

    /// What is to be done before the start.
    fn opening(&self, state: &State) -> Option<Request> {
        let hello = self.client.hello()?;
        let is_host = hello.you.as_ref() == Some(&hello.host);
        let Some(seat) = state.you else {
            let free = |seat: Seat| state.seats.iter().any(|s| s.seat == seat && s.occupant == Occupant::Nobody);
            return free(self.seat).then_some(Request::Sit { seat: self.seat, colour: None });
        };
        let is_set = |s: &crate::wire::SeatState| match s.occupant {
            Occupant::Nobody | Occupant::Invited => false,
            Occupant::Bot { .. } => true,
            Occupant::Person { .. } => s.ready || s.seat == seat,
        };
        let ready = state.seats.iter().any(|s| s.seat == seat && s.ready);
        if is_host {
            state.seats.iter().all(is_set).then_some(Request::Start {})
        } else {
            (!ready).then_some(Request::Ready { ready: true })
        }
    }

    /// One thing in a game that goes on.
    async fn play_on(&mut self, state: State) -> Result<(), HarnessError> {
        let habits = self.habits;
        let roll = self.dice.below(1000);
        // The first of these ranges that the roll falls into is what happens.
        let mut below = 0;
        let mut falls = |chance: usize| {
            below += chance;
            roll < below
        };
        if falls(habits.vanish) {
            self.client.drop_connection();
            let pause = self.dice.below(20) as u64;
            tokio::time::sleep(Duration::from_millis(pause)).await;
            return Ok(());
        }
        if falls(habits.talk) {
            // Nobody ever says the same twice, so that a repetition would be noticed.
            let text = format!("{:016x}", self.dice.number());
            return self.carry_out(Request::Say { text }, 1, &[]).await;
        }
        if falls(habits.undo) && state.can_undo {
            return self.carry_out(Request::Undo {}, 1, &["conflict"]).await;
        }
        let Some(turn) = state.turn else {
            if falls(habits.cheat) {
                return self.cheat(&illegal_moves(&[]), &["conflict", "unauthorized", "illegal"]).await;
            }
            return self.wait().await;
        };
        if falls(habits.cheat) {
            return self.cheat(&illegal_moves(&turn.moves), &["conflict", "illegal"]).await;
        }
        let choice = self.dice.below(turn.moves.len());
        let m = turn.moves.get(choice).ok_or_else(|| broken("asked, but without a legal move"))?.m;
        if falls(habits.stale) {
            return self.come_too_late(m).await;
        }
        let times = if falls(habits.double) { 2 } else { 1 };
        self.carry_out(Request::Play { m }, times, &["conflict"]).await
    }

    /// Waits until something happens at the table.
    async fn wait(&mut self) -> Result<(), HarnessError> {
        match self.client.listen(LONGEST_SILENCE).await? {
            Some(Heard::Update | Heard::Presence) => Ok(()),
            Some(Heard::Answer(answer)) => Err(broken(format!("an answer to no command: {answer:?}"))),
            Some(Heard::Error(problem)) => Err(broken(format!("an error without a cause: {problem:?}"))),
            None => {
                let (seq, seconds) = (self.client.seq(), LONGEST_SILENCE.as_secs());
                Err(broken(format!("nothing has happened for {seconds} s after entry {seq}")))
            }
        }
    }

    /// Has a command carried out. It may only be refused for one of these reasons, and a conflict must be one.
    async fn carry_out(&mut self, request: Request, times: usize, allowed: &[&str]) -> Result<(), HarnessError> {
        let command = self.client.command(request)?;
        match self.client.insist(&command, times).await? {
            Answer::Done(done) => {
                self.check_entry(&command, done.seq)?;
                self.acknowledged.push(Acknowledged { command, seq: done.seq });
                Ok(())
            }
            Answer::Refused(refused) => self.check_refusal(&command, &refused, allowed),
        }
    }

    /// Is the entry what the command asked for?
    fn check_entry(&self, command: &Command, seq: u64) -> Result<(), HarnessError> {
        let entry = self.client.entry(seq).ok_or_else(|| broken(format!("entry {seq} of {command:?} did not come")))?;
        let seat = self.client.state().and_then(|state| state.you);
        let fits = match (&command.request, &entry.what) {
            (Request::Play { m }, What::Played { seat: by, m: played }) => seat == Some(*by) && *played == Some(*m),
            (Request::Say { text }, What::Said { seat: by, text: said }) => seat == Some(*by) && text == said,
            (Request::Undo {}, What::Undone { seat: by, .. })
            | (Request::Sit { .. }, What::Sat { seat: by })
            | (Request::Ready { .. }, What::Readied { seat: by }) => seat == Some(*by),
            (Request::Start {}, What::Started) | (Request::Rematch {}, What::Rematch { .. }) => true,
            _ => false,
        };
        let late = command.expects.is_some_and(|expects| seq <= expects);
        if !fits || late {
            return Err(broken(format!("{command:?} was acknowledged as entry {seq}, which is {}", entry.text)));
        }
        if let Some(other) = self.acknowledged.iter().find(|other| other.seq == seq) {
            return Err(broken(format!("entry {seq} is that of two commands: {:?} and {command:?}", other.command)));
        }
        Ok(())
    }

    fn check_refusal(&mut self, command: &Command, refused: &Refused, allowed: &[&str]) -> Result<(), HarnessError> {
        self.refusals += 1;
        let code = refused.problem.code.as_str();
        if !allowed.contains(&code) {
            return Err(broken(format!("{command:?} was refused: {refused:?}")));
        }
        if refused.problem.message.is_empty() {
            return Err(broken(format!("{command:?} was refused without a word: {refused:?}")));
        }
        if code == "conflict"
            && let Some(expects) = command.expects
            && !self.client.entries().iter().any(|entry| entry.seq > expects && !entry.what.is_talk())
        {
            return Err(broken(format!("{command:?} conflicts with nothing: {refused:?}")));
        }
        Ok(())
    }

    /// Tries a move that must be refused.
    async fn cheat(&mut self, moves: &[Move], codes: &[&str]) -> Result<(), HarnessError> {
        let Some(&m) = moves.get(self.dice.below(moves.len())) else { return Ok(()) };
        let command = self.client.command(Request::Play { m })?;
        self.must_be_refused(command, codes).await
    }

    /// Sends a legal move for the table as it was before the last change.
    async fn come_too_late(&mut self, m: Move) -> Result<(), HarnessError> {
        let last_change =
            self.client.entries().iter().rfind(|entry| !entry.what.is_talk()).map_or(0, |entry| entry.seq);
        let mut command = self.client.command(Request::Play { m })?;
        command.expects = Some(last_change.saturating_sub(1));
        self.must_be_refused(command, &["conflict"]).await
    }

    async fn must_be_refused(&mut self, command: Command, codes: &[&str]) -> Result<(), HarnessError> {
        match self.client.insist(&command, 1).await? {
            Answer::Done(done) => Err(broken(format!("{command:?} was carried out: {done:?}"))),
            Answer::Refused(refused) => self.check_refusal(&command, &refused, codes),
        }
    }

    /// Asks for a rematch, and tells the new table.
    pub async fn rematch(&mut self) -> Result<Option<vale_protocol::TableId>, HarnessError> {
        self.carry_out(Request::Rematch {}, 1, &["conflict", "illegal"]).await?;
        Ok(self.client.state().and_then(|state| state.rematch.clone()))
    }
}

/// Moves that look like moves but are not among these.
fn illegal_moves(legal: &[Offer]) -> Vec<Move> {
    const ANY: [&str; 12] = [
        "take book_of_thoth",
        "hunt imp",
        "hunt hydra",
        "sell imp",
        "tame hydra",
        "summon imp",
        "summon hydra RRRR",
        "remove imp",
        "use imp",
        "end",
        "done",
        "choose 0 7",
    ];
    let moves = ANY.into_iter().filter_map(|text| text.parse().ok());
    moves.filter(|m| legal.iter().all(|offer| offer.m != *m)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_legal_move_is_never_among_the_illegal_ones() {
        let summon = "summon imp".parse().unwrap();
        let illegal = illegal_moves(&[summon, Move::End].map(|m| Offer { m }));
        assert_eq!(illegal.len(), 10);
        assert!(!illegal.contains(&summon) && !illegal.contains(&Move::End));
        assert!(illegal.contains(&Move::Done));
    }
}

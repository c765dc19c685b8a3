//! What must hold when a simulation is over: nothing acknowledged is lost or there twice, everybody was told the same, and
//! clocks charged what was thought.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use std::time::Duration;

use tokio::time::Instant;
use vale_engine::{Deal, FirstPlayer, Game, Match, Phase, Seat, Seed, Setup, Start};
use vale_protocol::{Clock, PublicFact, Substitution};
use vale_server::clock::LONGEST_GAP;
use vale_server::table::PRESENCE_COUNTS;
use vale_table::{Fact, Sitter};

use crate::disk::{Stored, Written};
use crate::world::{Cause, GRACE, Outage, TablePlan, World};

/// What a server may forget by a crash: thinking times are saved every half a minute.
const FORGOTTEN_BY_CRASH: Duration = Duration::from_secs(33);

/// How late a server may hear from another one what it wrote, and how long somebody has been thinking, if news get lost.
const NEWS: Duration = Duration::from_secs(13);

/// What a measurement may be off.
const TOLERANCE: Duration = Duration::from_millis(900);

/// What somebody who returns late has left, and an empty bank for each decision.
const LAST: Duration = Duration::from_secs(Clock::LAST_SECONDS as u64);

/// Compares what everybody was told with what is on the disk.
pub fn check(world: &Rc<World>) {
    let tables: HashMap<_, _> = world.disk.tables().into_iter().map(|stored| (stored.row.id.clone(), stored)).collect();
    let mut told: BTreeMap<(String, Option<usize>, u64), String> = BTreeMap::new();
    for (table, player, testimony) in world.testimonies.borrow().iter() {
        let testimony = testimony.borrow();
        let Some(stored) = tables.get(table) else { continue };
        for (command, seq) in &testimony.acknowledged {
            let index = usize::try_from(*seq).unwrap_or(usize::MAX).wrapping_sub(1);
            if stored.facts.get(index).is_none_or(|written| written.row.command != *command) {
                world.fail(format!("table {table}: {player} was told that {command} is entry {seq}; it is not"));
            }
        }
        for (seq, text) in &testimony.entries {
            if *seq > stored.facts.len() as u64 {
                world.fail(format!("table {table}: {player} was told entry {seq}, which is lost: {text}"));
            }
            let before = told.entry((table.0.clone(), testimony.seat, *seq)).or_insert_with(|| text.clone());
            if before != text {
                world.fail(format!("table {table}: entry {seq} is told as {before} and as {text}"));
            }
        }
    }
    for plan in &world.tables {
        if let Some(stored) = tables.get(&plan.row.id)
            && let Err(what) = (Audit { world, plan, now: Instant::now() }).clocks(stored)
        {
            world.fail(format!("table {}: {what}", plan.row.id));
        }
    }
}

struct Audit<'a> {
    world: &'a World,
    plan: &'a TablePlan,
    now: Instant,
}

/// What a seat has thought, by our own account.
#[derive(Clone, Copy, Debug, Default)]
struct Thought {
    in_turn: Duration,
    in_game: Duration,
}

impl Audit<'_> {
    /// Replays a table with an account of its own.
    fn clocks(&self, stored: &Stored) -> Result<(), String> {
        let mut substituted: Vec<bool> =
            self.plan.plan.iter().map(|planned| !matches!(planned, Sitter::Person { .. })).collect();
        let mut thought = vec![Thought::default(); substituted.len()];
        let mut game: Option<Match> = None;
        let mut before: Option<Instant> = None;
        let mut asked = (self.now, 0);
        for Written { row, at } in &stored.facts {
            let fact: Fact = serde_json::from_str(&row.body).map_err(|error| error.to_string())?;
            let thinker = thinker(game.as_ref(), &substituted);
            if let (Some(seat), Some(from)) = (thinker, before) {
                // What one fact charges too little the next one has to charge.
                asked.1 += row.thought_ms;
                self.charged(row.seq, asked.0, *at, asked.1)?;
                let (real, _) = self.available(from, *at);
                let account = &mut thought[seat.index()];
                account.in_turn += real;
                account.in_game += real;
                self.not_too_long(row.seq, seat, account)?;
            } else if row.thought_ms > 0 {
                return Err(format!("entry {}: {} ms are charged, and nobody was asked", row.seq, row.thought_ms));
            }
            before = Some(*at);
            let turn = game.as_ref().map(|game| turn_of(game.game()));
            self.happens(&fact, &mut game, &mut substituted, *at)?;
            let is_new = matches!(fact, Fact::Played { .. } | Fact::Undone { .. } | Fact::Public(PublicFact::Started));
            if is_new || self::thinker(game.as_ref(), &substituted) != thinker {
                asked = (*at, 0);
            }
            if game.as_ref().map(|game| turn_of(game.game())) != turn {
                for thought in &mut thought {
                    thought.in_turn = Duration::ZERO;
                }
            }
        }
        if let (Some(seat), Some(from)) = (thinker(game.as_ref(), &substituted), before) {
            let account = &mut thought[seat.index()];
            let (real, _) = self.available(from, self.now);
            account.in_turn += real;
            account.in_game += real;
            self.not_too_long(stored.facts.len() as u64 + 1, seat, account)?;
        }
        self.served(stored, game.as_ref())
    }

    fn happens(
        &self,
        fact: &Fact,
        game: &mut Option<Match>,
        substituted: &mut [bool],
        at: Instant,
    ) -> Result<(), String> {
        match fact {
            Fact::Public(PublicFact::Started) => {
                let seed: Seed = self.plan.row.seed.parse().map_err(|_| "the seed is not a seed")?;
                let options = self.plan.settings.options;
                let setup = Setup { options, first: FirstPlayer::Random, deal: Deal::Shuffled, seed };
                let begun = Match::begin(Start::Setup(setup), &mut ());
                *game = Some(begun.map_err(|error| error.to_string())?);
            }
            Fact::Played { seat, m, substituted: by_bot, .. } => {
                let game = game.as_mut().ok_or("a move before the start")?;
                game.play(*m, &mut ()).map_err(|refusal| refusal.to_string())?;
                let person = matches!(self.plan.plan[seat.index()], Sitter::Person { .. });
                if person && !by_bot {
                    substituted[seat.index()] = false;
                }
            }
            Fact::Undone { seat } => {
                let game = game.as_mut().ok_or("an undo before the start")?;
                game.undo(*seat).map_err(|refusal| refusal.to_string())?;
            }
            Fact::Public(PublicFact::Substituted { seat, reason }) => {
                if *reason == Substitution::Vote {
                    self.was_away(*seat, at)?;
                }
                substituted[seat.index()] = true;
            }
            Fact::Public(PublicFact::Returned { seat }) => substituted[seat.index()] = false,
            _ => {}
        }
        Ok(())
    }

    /// The time between two moments in which moves could be taken for sure, and how many outages touched it.
    fn available(&self, from: Instant, to: Instant) -> (Duration, u32) {
        let outages = self.world.outages.borrow();
        let mut real = to.saturating_duration_since(from);
        let mut touched = 0;
        let mut lost = Duration::ZERO;
        let shared = self.world.node_count() > 1;
        // Nobody can tell a server that is gone from one that stands still: for a while the others believe that whoever was
        // connected to it cannot answer.
        let end = |outage: &Outage| {
            if outage.cause == Cause::Killed && shared {
                outage.to.max(outage.from + PRESENCE_COUNTS)
            } else {
                outage.to
            }
        };
        for outage in outages.iter().filter(|outage| end(outage) > from && outage.from < to) {
            touched += 1;
            lost += end(outage).min(to).saturating_duration_since(outage.from.max(from));
            lost += LONGEST_GAP;
            if outage.cause == Cause::Killed {
                lost += FORGOTTEN_BY_CRASH;
            }
        }
        real = real.saturating_sub(lost);
        (real, touched)
    }

    /// The time between two moments in which moves could not be taken at all, whatever node one asks.
    fn impossible(&self, from: Instant, to: Instant) -> Duration {
        let outages = self.world.outages.borrow();
        let alone = self.world.node_count() == 1;
        let total = outages.iter().filter(|outage| match outage.cause {
            Cause::Full => true,
            Cause::Paused | Cause::Killed | Cause::CutOff => alone,
            Cause::Slow => false,
        });
        total
            .map(|outage| {
                // The end of an outage has some slack; what happens in it may count.
                let end = outage.to.checked_sub(Duration::from_secs(7)).unwrap_or(outage.from).max(outage.from);
                let overlap = end.min(to).saturating_duration_since(outage.from.max(from));
                overlap.saturating_sub(LONGEST_GAP)
            })
            .sum()
    }

    /// By how much a measurement may be off at this time: a fact is decided before it is written, and an outage is noticed
    /// late.
    fn doubt(&self, from: Instant, to: Instant) -> Duration {
        let outages = self.world.outages.borrow();
        let near = outages.iter().filter(|outage| outage.to + Duration::from_secs(30) > from && outage.from < to);
        let shared = if self.world.node_count() > 1 { NEWS } else { Duration::ZERO };
        near.map(|outage| LONGEST_GAP + outage.latency).sum::<Duration>() + TOLERANCE + shared
    }

    /// Checks what was charged since a question was asked.
    fn charged(&self, seq: u64, from: Instant, to: Instant, charged_ms: u64) -> Result<(), String> {
        let charged = Duration::from_millis(charged_ms);
        let (least, touched) = self.available(from, to);
        let most = to.saturating_duration_since(from).saturating_sub(self.impossible(from, to));
        if charged > most + self.doubt(from, to) {
            return Err(format!("entry {seq}: charged {charged:?}, but no more than {most:?} could be thought"));
        }
        // Without a clock nobody measures for long.
        if self.plan.settings.clock != Clock::None && charged + self.doubt(from, to) < least {
            return Err(format!(
                "entry {seq}: charged {charged:?}, but {least:?} were thought ({touched} outages, {} nodes)",
                self.world.node_count()
            ));
        }
        Ok(())
    }

    /// Nobody thinks for longer than their clock allows.
    fn not_too_long(&self, seq: u64, seat: Seat, thought: &Thought) -> Result<(), String> {
        let seconds = |seconds: u32| Duration::from_secs(u64::from(seconds));
        // One round of the clock's own tick, and the time to write.
        let slack = Duration::from_secs(5);
        let too_long = match self.plan.settings.clock {
            Clock::None => false,
            Clock::Turn { seconds: limit } => thought.in_turn > seconds(limit) + LAST + slack,
            // A bank leaves a little for each decision, so only a single turn tells.
            Clock::Bank { seconds: limit } => thought.in_turn > seconds(limit) + LAST * 40 + slack,
        };
        if too_long {
            return Err(format!("entry {seq}: seat {seat} thought for {thought:?} and still plays"));
        }
        Ok(())
    }

    /// Nobody is voted out before the grace time has passed.
    fn was_away(&self, seat: Seat, at: Instant) -> Result<(), String> {
        for (table, player, testimony) in self.world.testimonies.borrow().iter() {
            let testimony = testimony.borrow();
            if *table != self.plan.row.id || testimony.seat != Some(seat.number()) {
                continue;
            }
            // When the last connection before this moment ended: the latest beginning of an absence before it.
            let since = testimony.away.iter().map(|(from, _)| *from).filter(|from| *from <= at).max();
            let back = testimony.away.iter().any(|(from, to)| Some(*from) == since && *to < at);
            let gone = since.map(|since| at.saturating_duration_since(since));
            if !back && gone.is_some_and(|gone| gone + TOLERANCE < GRACE) {
                return Err(format!("{player} is voted out after {gone:?}"));
            }
            if back {
                return Err(format!("{player} is voted out and was connected"));
            }
        }
        Ok(())
    }

    /// In the end the table goes on.
    fn served(&self, stored: &Stored, game: Option<&Match>) -> Result<(), String> {
        let over = game.is_some_and(|game| game.game().is_over());
        let last = stored.facts.last().map(|written| self.now.saturating_duration_since(written.at));
        if !over && last.is_none_or(|last| last > Duration::from_mins(1)) {
            let facts: Vec<_> = stored.facts.iter().rev().take(6).map(|written| written.row.body.clone()).collect();
            return Err(format!("nothing has happened for {last:?}, although everything is well again: {facts:#?}"));
        }
        Ok(())
    }
}

/// The person who is asked.
fn thinker(game: Option<&Match>, substituted: &[bool]) -> Option<Seat> {
    game.and_then(|game| game.game().asked_seat()).filter(|seat| !substituted[seat.index()])
}

fn turn_of(game: &Game) -> (u8, Phase, Seat) {
    (game.round(), game.phase(), game.turn())
}

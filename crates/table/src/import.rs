//! A game that somebody has as a record, as a table: what would have happened at it, fact by fact.

use std::collections::HashMap;

use vale_bots::Level;
use vale_engine::{Deal, FirstPlayer, Game, Match, Record, Seat, Setup, Start};
use vale_protocol::http::SeatPlan;
use vale_protocol::{Code, First, PlayerId, Problem, PublicFact, Settings, TableId};

use crate::fact::Fact;
use crate::log::{NewFact, TableLog};
use crate::plan::{Blueprint, plan};
use crate::row::{FactRow, TableRow};

/// What a host program brings for the table of a record.
#[derive(Clone, Debug)]
pub struct Import<'a> {
    /// The id of the table.
    pub id: TableId,
    /// Whoever has the record, and plays for its people.
    pub host: &'a PlayerId,
    /// Their name.
    pub name: &'a str,
    /// Who sits where: [`seats_of`] the names in the record.
    pub seats: &'a [SeatPlan],
    /// How long bots wait before each move.
    pub pace_ms: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// The table of a record.
#[derive(Debug)]
pub struct Imported {
    /// The table, as it would have been made.
    pub row: TableRow,
    /// What would have happened at it.
    pub facts: Vec<FactRow>,
    /// The table with all of that.
    pub log: TableLog,
}

fn bad(message: impl Into<String>) -> Problem {
    Problem::new(Code::BadRequest, message)
}

impl Import<'_> {
    /// Makes the table of a record, of a finished game or not.
    pub fn table(self, record: &Record) -> Result<Imported, Problem> {
        let Self { id, host, name, seats, pace_ms, at } = self;
        let (first, saw_reptile, position, seed) = beginning(record.start())?;
        let played = record.replay();
        let options = played.game().options();
        let pace_ms = pace_ms.min(Settings::SLOWEST_PACE_MS);
        let settings = Settings { first, pace_ms, hints: false, ..Settings::new(options) };
        let names = HashMap::from([(host.clone(), name.to_owned())]);
        let sitters = plan(host, seats, None);
        let blueprint = Blueprint { host, settings: &settings, plan: sitters, seed, position, daily: None };
        let (row, _) = blueprint.rows(id, at, &names)?;
        let mut log = TableLog::open(&row)?;
        log.names = names;
        let reptile = saw_reptile.map(|seat| Fact::Public(PublicFact::SawReptile { seat }));
        let moves = played.played().iter();
        let moves = moves.map(|made| Fact::Played { seat: made.seat, m: made.m, spent_ms: 0, substituted: false });
        let all = reptile.into_iter().chain([PublicFact::Started.into()]).chain(moves);
        let mut facts = Vec::new();
        for fact in all {
            let command = log.next_id("import");
            let new = NewFact { fact, command, player: None, at, thought_ms: 0 };
            facts.push(log.append(new).map_err(|error| bad(error.to_string()))?);
        }
        let same = log.state.play.as_ref().is_some_and(|play| play.game.game() == played.game());
        if !same {
            return Err(bad("this game cannot be continued here: its beginning cannot be set up at a table"));
        }
        Ok(Imported { row, facts, log })
    }
}

type Beginning = (First, Option<Seat>, Option<String>, vale_engine::Seed);

/// How a table is to be made so that its game begins like this.
fn beginning(start: &Start) -> Result<Beginning, Problem> {
    let position = match start {
        Start::Setup(Setup { first, deal: Deal::Shuffled, seed, .. }) => {
            let (first, reptile) = match first {
                FirstPlayer::Random => (First::Random, None),
                FirstPlayer::Chosen(seat) => (First::Seat(*seat), None),
                FirstPlayer::Reptile(seat) => (First::Reptile, Some(*seat)),
            };
            return Ok((first, reptile, None, *seed));
        }
        Start::Setup(setup) => {
            let begun = Match::new(Start::Setup(setup.clone())).map_err(|error| bad(error.to_string()))?;
            Game::position(begun.game()).ok_or_else(|| bad("a stacked deal in the middle of an effect"))?
        }
        Start::Position(position) => position.clone(),
    };
    Ok((First::Random, None, Some(position.to_json_line()), position.seed))
}

/// Who sits where, by the names in a record: the first person is whoever has it, the others sit beside them.
pub fn seats_of(names: &[String]) -> Vec<SeatPlan> {
    let mut me = Some(SeatPlan::Me);
    let seat = |name: &String| match Level::named_at_table(name) {
        Some(level) => SeatPlan::Bot(level.number()),
        None => me.take().unwrap_or_else(|| SeatPlan::Beside(name.clone())),
    };
    names.iter().map(seat).collect()
}

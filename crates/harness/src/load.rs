//! The load harness: many tables at the pace of people, and how long the server takes to acknowledge a move.

#![expect(clippy::cast_precision_loss, reason = "the last digits of a measurement do not matter")]

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use hdrhistogram::Histogram;
use serde::Serialize;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message as Frame;
use vale_engine::{Move, Options, Seat};
use vale_protocol::http::{NewTable, SeatPlan};
use vale_protocol::{Command, Request, Settings, TableId};
use vale_testkit::Dice;

use crate::error::{HarnessError, broken, lost};
use crate::http::Site;
use crate::light::{Note, read_note};
use crate::machine::usage;
use crate::postgres::PrivatePostgres;
use crate::reviewers::{Reviewed, Reviewer};
use crate::server::{Server, Store};
use crate::socket::{Resume, Socket, open};

/// How many people sit at each table.
const SEATS: u8 = 4;

/// How many tables are made at the same time.
pub(crate) const MAKERS: usize = 16;

/// How many finished games each reviewer has.
const REVIEWED_GAMES: usize = 24;

/// How long a move may take before the run is given up.
const MOVE_TIMEOUT: Duration = Duration::from_secs(30);

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    pub program: PathBuf,
    pub tables: usize,
    /// How many people have finished games reviewed meanwhile.
    pub reviewers: usize,
    /// How long to play before anything is measured.
    pub warm_up: Duration,
    /// How long to measure.
    pub measured: Duration,
    /// The time from move to move at a table.
    pub pace: Duration,
    /// `PostgreSQL` instead of `SQLite`?
    pub postgres: bool,
    pub seed: u64,
    /// Where logs and data go.
    pub directory: PathBuf,
}

/// What came out. Times are in milliseconds, memory in KiB.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub store: &'static str,
    /// How many tables with four people each.
    pub tables: usize,
    /// How long was measured, in seconds.
    pub seconds: f64,
    /// How many moves were acknowledged in that time.
    pub moves: u64,
    /// The same per second.
    pub moves_per_second: f64,
    /// From sending to the acknowledgement.
    pub acknowledged_ms: Times,
    /// How late the simulated people were: a large number here means that the machine is too slow to measure it.
    pub late_ms: Times,
    /// The memory of the server before the first table.
    pub memory_before_kib: u64,
    /// With all tables in play.
    pub memory_after_kib: u64,
    /// The difference, by table.
    pub memory_per_table_kib: f64,
    /// How much of one core the server used.
    pub server_cores: f64,
    /// And the simulated people.
    pub client_cores: f64,
    /// The reviews that were made meanwhile.
    pub reviews: Reviewed,
}

/// How long something took, by share of all times.
#[derive(Clone, Copy, Debug, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Times {
    pub p50: f64,
    pub p95: f64,
    pub p99: f64,
    pub p999: f64,
    pub max: f64,
}

impl Times {
    pub(crate) fn of(microseconds: &Histogram<u64>) -> Self {
        let at = |quantile: f64| microseconds.value_at_quantile(quantile) as f64 / 1000.0;
        let max = microseconds.max() as f64 / 1000.0;
        Self { p50: at(0.5), p95: at(0.95), p99: at(0.99), p999: at(0.999), max }
    }
}

/// When everything begins and ends.
#[derive(Clone, Copy, Debug)]
struct Schedule {
    begin: Instant,
    measure_from: Instant,
    end: Instant,
}

/// What the tables share.
struct World {
    site: Site,
    plan: Plan,
    makers: Semaphore,
    acknowledged: Mutex<Histogram<u64>>,
    late: Mutex<Histogram<u64>>,
}

/// For times up to a minute. Without bounds, `saturating_record` would cut everything down to two milliseconds.
pub(crate) fn new_histogram() -> Result<Mutex<Histogram<u64>>, HarnessError> {
    Histogram::new_with_bounds(1, 60_000_000, 3).map(Mutex::new).map_err(|error| broken(format!("{error:?}")))
}

pub(crate) fn count(histogram: &Mutex<Histogram<u64>>, time: Duration) {
    let microseconds = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
    histogram.lock().unwrap_or_else(PoisonError::into_inner).saturating_record(microseconds);
}

/// Does it all.
pub async fn run(plan: Plan) -> Result<Report, HarnessError> {
    // It goes when this is over, and takes its data with it.
    let cluster = if plan.postgres { PrivatePostgres::start().map_err(broken)? } else { None };
    let store = match &cluster {
        Some(cluster) => Store::Database(cluster.fresh_database().map_err(broken)?),
        None if plan.postgres => return Err(broken("there is no PostgreSQL here to play on")),
        None => Store::Directory(plan.directory.join("data")),
    };
    if let Store::Directory(data) = &store {
        std::fs::create_dir_all(data).map_err(|error| broken(format!("{}: {error}", data.display())))?;
    }
    let mut server = Server::new(plan.program.clone(), store, plan.directory.join("server.log"), &["--no-limits"])?;
    server.start()?;
    server.serving().await?;
    let pid = server.pid().ok_or_else(|| broken("the server has no process"))?;
    let before = usage(pid)?;

    let world = Arc::new(World {
        site: server.site(),
        plan: plan.clone(),
        makers: Semaphore::new(MAKERS),
        acknowledged: new_histogram()?,
        late: new_histogram()?,
    });
    let mut dice = Dice::new(plan.seed);
    let (announce, schedule) = watch::channel(None);
    let (report_ready, mut ready) = mpsc::channel(1);
    let mut tables = JoinSet::new();
    for number in 0..plan.tables {
        let (world, seed) = (Arc::clone(&world), dice.number());
        let (ready, schedule) = (report_ready.clone(), schedule.clone());
        tables.spawn(async move { play(&world, number, Dice::new(seed), ready, schedule).await });
    }
    drop(report_ready);
    let mut reviewers = Vec::new();
    for _ in 0..plan.reviewers {
        reviewers.push(Reviewer::play(world.site, REVIEWED_GAMES, &mut dice).await?);
    }
    for number in 1..=plan.tables {
        tokio::select! {
            Some(()) = ready.recv() => {}
            Some(ended) = tables.join_next() => return Err(early(ended)),
        }
        if number % 100 == 0 {
            eprintln!("load: {number} of {} tables are there", plan.tables);
        }
    }

    let begin = Instant::now() + Duration::from_millis(100);
    let measure_from = begin + plan.warm_up;
    let end = measure_from + plan.measured;
    announce.send_replace(Some(Schedule { begin, measure_from, end }));
    let mut reviewing: JoinSet<_> = reviewers.into_iter().map(|reviewer| reviewer.review(end)).collect();
    wait_among(&mut tables, measure_from).await?;
    let (server_from, client_from) = (usage(pid)?, usage(std::process::id())?);
    wait_among(&mut tables, end).await?;
    let (server_to, client_to) = (usage(pid)?, usage(std::process::id())?);
    while let Some(ended) = tables.join_next().await {
        ended.map_err(broken)??;
    }
    let mut reviews = Reviewed::default();
    while let Some(ended) = reviewing.join_next().await {
        let Reviewed { done, cancelled } = ended.map_err(broken)??;
        reviews = Reviewed { done: reviews.done + done, cancelled: reviews.cancelled + cancelled };
    }
    server.stop()?;

    let acknowledged = world.acknowledged.lock().unwrap_or_else(PoisonError::into_inner);
    let late = world.late.lock().unwrap_or_else(PoisonError::into_inner);
    let seconds = plan.measured.as_secs_f64();
    let cores = |from: Duration, to: Duration| to.saturating_sub(from).as_secs_f64() / seconds;
    Ok(Report {
        store: if plan.postgres { "PostgreSQL" } else { "SQLite" },
        tables: plan.tables,
        seconds,
        moves: acknowledged.len(),
        moves_per_second: acknowledged.len() as f64 / seconds,
        acknowledged_ms: Times::of(&acknowledged),
        late_ms: Times::of(&late),
        memory_before_kib: before.resident_kib,
        memory_after_kib: server_to.resident_kib,
        memory_per_table_kib: server_to.resident_kib.saturating_sub(before.resident_kib) as f64
            / plan.tables.max(1) as f64,
        server_cores: cores(server_from.processor, server_to.processor),
        client_cores: cores(client_from.processor, client_to.processor),
        reviews,
    })
}

/// Why a table ended before the time was over.
fn early(ended: Result<Result<(), HarnessError>, tokio::task::JoinError>) -> HarnessError {
    match ended {
        Ok(Ok(())) => broken("a table ended before its time"),
        Ok(Err(error)) => error,
        Err(error) => broken(error),
    }
}

/// Waits for a moment, unless a table has error before.
async fn wait_among(tables: &mut JoinSet<Result<(), HarnessError>>, until: Instant) -> Result<(), HarnessError> {
    loop {
        tokio::select! {
            biased;
            () = tokio::time::sleep_until(until.into()) => return Ok(()),
            // A table whose next move would be after the end has nothing more to do.
            Some(ended) = tables.join_next() => ended.map_err(broken)??,
        }
    }
}

/// One table: game after game, a move at a time, until the time is over.
async fn play(
    world: &World,
    number: usize,
    mut dice: Dice,
    ready: mpsc::Sender<()>,
    mut schedule: watch::Receiver<Option<Schedule>>,
) -> Result<(), HarnessError> {
    let mut cookies = Vec::new();
    let mut table = {
        let _permit = world.makers.acquire().await.map_err(broken)?;
        for seat in Seat::all(SEATS) {
            cookies.push(world.site.new_guest(&format!("Guest {number}-{seat}")).await?);
        }
        Table::make(world.site, &cookies, &mut dice).await?
    };
    ready.send(()).await.map_err(broken)?;
    drop(ready);
    let schedule = *schedule.wait_for(Option::is_some).await.map_err(broken)?;
    let Some(schedule) = schedule else { return Ok(()) };
    // The moves of all tables are spread evenly over the time between two moves of one.
    let mut due = schedule.begin + world.plan.pace.mul_f64(number as f64 / world.plan.tables.max(1) as f64);
    while due < schedule.end {
        tokio::time::sleep_until(due.into()).await;
        let Some((seat, m, seq)) = table.next_move().await? else {
            table = Table::make(world.site, &cookies, &mut dice).await?;
            while due < Instant::now() {
                due += world.plan.pace;
            }
            continue;
        };
        let begin = Instant::now();
        let answered = table.carry_out(seat, Request::Play { m }, Some(seq)).await?;
        if begin >= schedule.measure_from && begin < schedule.end {
            count(&world.acknowledged, answered.saturating_duration_since(begin));
            count(&world.late, begin.saturating_duration_since(due));
        }
        due += world.plan.pace;
    }
    Ok(())
}

/// A table with its people.
pub(crate) struct Table {
    pub(crate) id: TableId,
    writers: Vec<SplitSink<Socket, Frame>>,
    notes: mpsc::UnboundedReceiver<(usize, Result<Note, HarnessError>)>,
    /// Who is asked, with a move they could make and the number they would decide on.
    asked: Option<(usize, Move, u64)>,
    seq: u64,
    over: bool,
    commands: u64,
    /// The tasks that read. They end with the table.
    _readers: JoinSet<()>,
}

impl Table {
    /// Makes a table where these people sit, and starts the game.
    pub(crate) async fn make(site: Site, cookies: &[String], dice: &mut Dice) -> Result<Self, HarnessError> {
        let seats = u8::try_from(cookies.len()).map_err(broken)?;
        let mut settings = Settings::new(Options::new(seats));
        settings.pace_ms = 0;
        let plan: Vec<_> =
            std::iter::once(SeatPlan::Me).chain(cookies.iter().skip(1).map(|_| SeatPlan::Open)).collect();
        let host = cookies.first().map(String::as_str).unwrap_or_default();
        let new = NewTable { settings, seats: plan, colour: None, position: None, daily: false, guided: false };
        let id = site.new_table(host, &new).await?;
        let mut table = Self::open(site, &id, cookies, dice).await?;
        for (index, seat) in Seat::all(seats).enumerate().skip(1) {
            table.carry_out(index, Request::Sit { seat, colour: None }, None).await?;
            table.carry_out(index, Request::Ready { ready: true }, None).await?;
        }
        table.carry_out(0, Request::Start {}, None).await?;
        Ok(table)
    }

    /// Connects the people of a table that is there.
    pub(crate) async fn open(
        site: Site,
        id: &TableId,
        cookies: &[String],
        dice: &mut Dice,
    ) -> Result<Self, HarnessError> {
        let (sender, notes) = mpsc::unbounded_channel();
        let mut writers = Vec::new();
        let mut readers = JoinSet::new();
        for (index, cookie) in cookies.iter().enumerate() {
            let (writer, mut reader) = open(site, id, Some(cookie), Resume::Snapshot).await?.split();
            writers.push(writer);
            let (sender, mut dice) = (sender.clone(), Dice::new(dice.number()));
            readers.spawn(async move {
                while let Some(frame) = reader.next().await {
                    let note = match frame {
                        Ok(Frame::Text(text)) => read_note(&text, &mut dice),
                        Ok(Frame::Close(reason)) => Err(lost(format!("closed: {reason:?}"))),
                        Ok(_) => continue,
                        Err(error) => Err(lost(error)),
                    };
                    // Nobody listens any more when the table has ended.
                    if sender.send((index, note)).is_err() {
                        return;
                    }
                }
            });
        }
        // A connection may be a new one to a table where commands have been given before.
        let commands = dice.number() >> 1;
        Ok(Self { id: id.clone(), writers, notes, asked: None, seq: 0, over: false, commands, _readers: readers })
    }

    /// Waits for the next thing that one of the four is told. Tells the id and the time if it is an acknowledgement.
    async fn take_note(&mut self) -> Result<Option<(String, Instant)>, HarnessError> {
        let note = tokio::time::timeout(MOVE_TIMEOUT, self.notes.recv()).await;
        let note = note.map_err(|_| broken(format!("nothing for {} s", MOVE_TIMEOUT.as_secs())))?;
        let (index, note) = note.ok_or_else(|| lost("all connections of a table"))?;
        self.take_in(index, note?)
    }

    fn take_in(&mut self, index: usize, note: Note) -> Result<Option<(String, Instant)>, HarnessError> {
        match note {
            Note::Standing { seq, asked, over } => {
                // The four are told one after the other, and who is told last may not be asked.
                if seq > self.seq {
                    self.seq = seq;
                    self.asked = None;
                }
                self.over |= over;
                if let Some(text) = asked
                    && seq == self.seq
                {
                    self.asked = Some((index, text, seq));
                }
                Ok(None)
            }
            Note::Done { id, at } => Ok(Some((id, at))),
            Note::Refused(text) => Err(broken(format!("a command was refused: {text}"))),
            Note::Nothing => Ok(None),
        }
    }

    /// The next move, when somebody is asked; none if the game is over.
    pub(crate) async fn next_move(&mut self) -> Result<Option<(usize, Move, u64)>, HarnessError> {
        // What has come since the last move needs no waiting.
        while let Ok((index, note)) = self.notes.try_recv() {
            self.take_in(index, note?)?;
        }
        loop {
            if self.over {
                return Ok(None);
            }
            if let Some(asked) = self.asked.take() {
                return Ok(Some(asked));
            }
            self.take_note().await?;
        }
    }

    /// Sends a command and waits until it is acknowledged. Tells when that was.
    pub(crate) async fn carry_out(
        &mut self,
        index: usize,
        request: Request,
        expects: Option<u64>,
    ) -> Result<Instant, HarnessError> {
        self.commands += 1;
        let command = Command { id: format!("{index}-{}", self.commands), expects, request };
        let text = serde_json::to_string(&command).map_err(broken)?;
        let writer = self.writers.get_mut(index).ok_or_else(|| broken("nobody sits there"))?;
        writer.send(Frame::text(text)).await.map_err(lost)?;
        loop {
            if let Some((id, at)) = self.take_note().await?
                && id == command.id
            {
                return Ok(at);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_and_long_times_are_told_as_they_were() {
        let histogram = new_histogram().unwrap();
        for milliseconds in [1, 1, 1, 400] {
            count(&histogram, Duration::from_millis(milliseconds));
        }
        let times = Times::of(&histogram.lock().unwrap());
        assert!((times.p50 - 1.0).abs() < 0.01, "{}", times.p50);
        assert!((times.max - 400.0).abs() < 1.0, "{}", times.max);
    }
}

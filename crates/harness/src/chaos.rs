//! The kill harness: real servers, many playing clients, `kill -9` at random moments, and then the question whether
//! anything that was acknowledged is lost, changed or doubled.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::task::JoinSet;
use vale_engine::{Options, Seat};
use vale_protocol::http::{NewTable, SeatPlan};
use vale_protocol::{Clock, Settings, TableId};
use vale_testkit::Dice;

use crate::audit::{Audited, Testimony, audit};
use crate::client::{Heard, TableClient};
use crate::error::{HarnessError, broken};
use crate::faults::{FakeClock, Faults, Victims, strike};
use crate::http::{Site, persist};
use crate::players::{Habits, Person};
use crate::postgres::PrivatePostgres;
use crate::server::{Server, Store};
use crate::wire::What;

/// The clocks of tables that have one: far more than people here need, and less than the longest pause of a server.
const TURN: Clock = Clock::Turn { seconds: 10 };
const BANK: Clock = Clock::Bank { seconds: 60 };

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    pub program: PathBuf,
    /// How often a server is killed.
    pub kills: u32,
    /// At how many tables is played at the same time.
    pub tables: usize,
    /// Two servers on one `PostgreSQL` instead of one with `SQLite`?
    pub postgres: bool,
    /// What else happens to them.
    pub faults: Faults,
    /// Which games and which moments.
    pub seed: u64,
    /// Where logs and data go.
    pub directory: PathBuf,
}

/// What came out.
#[derive(Debug, Default)]
pub struct Report {
    /// How often a server was killed.
    pub kills: u32,
    /// How often a server stood still.
    pub stops: u32,
    /// How often the clock jumped.
    pub clock_jumps: u32,
    /// How often the database crashed.
    pub database_crashes: u32,
    /// How long each start took until the server served, restarts only.
    pub restarts: Vec<Duration>,
    /// How long clients were without a server, from the loss until they had all they had missed.
    pub pauses: Vec<Duration>,
    pub audited: Audited,
    /// Commands that were rightly refused.
    pub refusals: u64,
    /// How long it all took.
    pub took: Duration,
}

/// What the tables share.
struct World {
    sites: Vec<Site>,
    /// No new games, please.
    stop: AtomicBool,
    finished: Mutex<Vec<Finished>>,
}

/// A finished game.
struct Finished {
    table: TableId,
    told: Vec<Testimony>,
    pauses: Vec<Duration>,
    refusals: u64,
}

/// Does it all.
pub async fn run(plan: &Plan) -> Result<Report, HarnessError> {
    let begin = Instant::now();
    let mut dice = Dice::new(plan.seed);
    // It goes when this is over, and takes its data with it.
    let cluster = if plan.postgres { PrivatePostgres::start().map_err(broken)? } else { None };
    if plan.postgres && cluster.is_none() {
        return Err(broken("there is no PostgreSQL here to play on"));
    }
    let clock = if plan.faults.clock_jumps { Some(FakeClock::new(&plan.directory)?) } else { None };
    let servers = make_servers(plan, cluster.as_ref(), clock.as_ref())?;
    let mut victims = Victims { servers, cluster, clock };
    for server in &mut victims.servers {
        server.start()?;
        server.serving().await?;
    }
    let sites: Vec<Site> = victims.servers.iter().map(Server::site).collect();
    let world = Arc::new(World { sites, stop: false.into(), finished: Mutex::default() });
    let mut tables = JoinSet::new();
    for number in 0..plan.tables {
        let (world, seed) = (Arc::clone(&world), dice.number());
        tables.spawn(async move { keep_playing(&world, number, Dice::new(seed)).await });
    }

    let mut report = Report::default();
    while report.kills < plan.kills {
        // A table that finds something wrong ends the run; otherwise none ends before it is told to.
        tokio::select! {
            biased;
            Some(ended) = tables.join_next() => {
                ended.map_err(broken)??;
                return Err(broken("a table ended before its time"));
            }
            struck = strike(&mut victims, plan.faults, &mut dice, &mut report) => struck?,
        }
    }
    world.stop.store(true, Ordering::Relaxed);
    while let Some(ended) = tables.join_next().await {
        ended.map_err(broken)??;
    }

    // The last word has whoever starts from nothing but the store.
    for server in &mut victims.servers {
        server.kill()?;
        server.start()?;
        report.restarts.push(server.serving().await?);
    }
    let finished = std::mem::take(&mut *world.finished.lock().unwrap_or_else(PoisonError::into_inner));
    for mut finished in finished {
        report.audited += audit(&world.sites, &finished.table, &finished.told).await?;
        report.pauses.append(&mut finished.pauses);
        report.refusals += finished.refusals;
    }
    for server in &mut victims.servers {
        let status = server.stop()?;
        if !status.success() {
            return Err(broken(format!(
                "asked to stop, the server ended with {status}; see {}",
                server.log().display()
            )));
        }
    }
    report.took = begin.elapsed();
    Ok(report)
}

fn make_servers(
    plan: &Plan,
    cluster: Option<&PrivatePostgres>,
    clock: Option<&FakeClock>,
) -> Result<Vec<Server>, HarnessError> {
    let log = |number: usize| plan.directory.join(format!("server-{number}.log"));
    let environment = || clock.map(FakeClock::environment).unwrap_or_default();
    let make = |store: Store, number| -> Result<Server, HarnessError> {
        let server = Server::new(plan.program.clone(), store, log(number), &["--no-limits"])?;
        Ok(server.with_environment(environment()))
    };
    let Some(cluster) = cluster else {
        let data = plan.directory.join("data");
        std::fs::create_dir_all(&data).map_err(|error| broken(format!("{}: {error}", data.display())))?;
        return Ok(vec![make(Store::Directory(data), 1)?]);
    };
    let address = cluster.fresh_database().map_err(broken)?;
    (1..=2).map(|number| make(Store::Database(address.clone()), number)).collect()
}

/// Plays one game after the other with the same people, until it is told to stop.
async fn keep_playing(world: &World, number: usize, mut dice: Dice) -> Result<(), HarnessError> {
    let mut options = Options::new(2 + (number % 3) as u8);
    (options.artifact_creatures, options.artifact_tiles) = (number % 2 == 1, number % 4 == 1);
    let seats: Vec<Seat> = Seat::all(options.players).collect();
    // From one person with bots to a table without any.
    let people = 1 + dice.below(seats.len());
    let mut cookies = Vec::new();
    for seat in seats.iter().take(people) {
        let name = format!("Guest {number}-{seat}");
        cookies.push(persist(&world.sites, |site| site.new_guest(&name)).await?);
    }
    let mut rematch = None;
    loop {
        let table = match rematch.take() {
            Some(table) => table,
            None => new_table(world, options, &cookies, &mut dice).await?,
        };
        let watched = dice.once_in(4);
        let (finished, next) = play_one(world, table, &cookies, watched, &mut dice).await?;
        world.finished.lock().unwrap_or_else(PoisonError::into_inner).push(finished);
        rematch = next;
        if world.stop.load(Ordering::Relaxed) {
            return Ok(());
        }
    }
}

async fn new_table(
    world: &World,
    options: Options,
    cookies: &[String],
    dice: &mut Dice,
) -> Result<TableId, HarnessError> {
    let mut settings = Settings::new(options);
    settings.pace_ms = 0;
    // Everybody here answers at once, so nobody ever loses a seat to a clock, whatever happens to the server.
    settings.clock = dice.pick(&[Clock::None, TURN, BANK]).unwrap_or_default();
    let seats = Seat::all(options.players).map(|seat| match seat.index() {
        0 => SeatPlan::Me,
        index if index < cookies.len() => SeatPlan::Open,
        _ => SeatPlan::Bot(dice.below(3) as u8),
    });
    let table =
        NewTable { settings, seats: seats.collect(), colour: None, position: None, daily: false, guided: false };
    let host = cookies.first().map(String::as_str).unwrap_or_default();
    persist(&world.sites, |site| site.new_table(host, &table)).await
}

/// Plays a game to its end, and perhaps arranges the next.
async fn play_one(
    world: &World,
    table: TableId,
    cookies: &[String],
    watched: bool,
    dice: &mut Dice,
) -> Result<(Finished, Option<TableId>), HarnessError> {
    let mut tasks = JoinSet::new();
    for (index, cookie) in cookies.iter().enumerate() {
        let seat = Seat::new(index).ok_or_else(|| broken("more people than seats"))?;
        // With two servers, neighbours sit at different ones.
        let client =
            TableClient::new(world.sites.clone(), index % world.sites.len(), Some(cookie.clone()), table.clone());
        let mut person = Person::new(client, seat, Dice::new(dice.number()), Habits::LIVELY);
        tasks.spawn(async move { person.play().await.map(|()| person) });
    }
    let mut watching = JoinSet::new();
    if watched {
        let at = dice.below(world.sites.len());
        let client = TableClient::new(world.sites.clone(), at, None, table.clone());
        let dice = Dice::new(dice.number());
        watching.spawn(watch(client, dice));
    }
    let mut people = Vec::new();
    while let Some(person) = tasks.join_next().await {
        people.push(person.map_err(broken)??);
    }
    let mut next = None;
    if dice.once_in(2)
        && let Some(person) = people.first_mut()
    {
        next = person.rematch().await?;
        if next.is_none() {
            return Err(broken(format!("table {table}: a rematch without a table")));
        }
    }
    let mut told = Vec::new();
    let (mut pauses, mut refusals) = (Vec::new(), 0);
    for person in &people {
        nobody_was_replaced(person.client())?;
        told.push(Testimony::of(person)?);
        pauses.extend_from_slice(person.client().pauses());
        refusals += person.refusals();
    }
    while let Some(client) = watching.join_next().await {
        told.push(Testimony::of_client(&client.map_err(broken)??, Vec::new())?);
    }
    Ok((Finished { table, told, pauses, refusals }, next))
}

/// No clock ran out: everybody answered at once whenever they could.
fn nobody_was_replaced(client: &TableClient) -> Result<(), HarnessError> {
    let kept = client.entries().iter().find(|entry| matches!(entry.what, What::Kept { .. }));
    kept.map_or(Ok(()), |entry| {
        Err(broken(format!("table {}: a bot took a seat whose player was quick: {}", client.table(), entry.text)))
    })
}

/// Watches a game to its end, and looks away now and then.
async fn watch(mut client: TableClient, mut dice: Dice) -> Result<TableClient, HarnessError> {
    loop {
        client.stay_connected().await?;
        if client.is_over() {
            return Ok(client);
        }
        match client.listen(Duration::from_mins(1)).await {
            Err(HarnessError::Lost(_)) | Ok(Some(Heard::Update | Heard::Presence)) => {}
            Ok(other) => return Err(broken(format!("table {}: a spectator heard {other:?}", client.table()))),
            Err(error) => return Err(error.at(format!("table {}, a spectator", client.table()))),
        }
        if let Some(entry) = client.entries().last()
            && let What::Played { m: Some(_), .. } = entry.what
        {
            return Err(broken(format!("table {}: a spectator was told a move: {}", client.table(), entry.text)));
        }
        if dice.once_in(50) {
            client.drop_connection();
        }
    }
}

/// The value that so many of a hundred values are not above.
fn quantile(values: &mut [Duration], percent: usize) -> Duration {
    values.sort_unstable();
    let place = (values.len() * percent).div_ceil(100);
    values.get(place.saturating_sub(1)).copied().unwrap_or_default()
}

impl Report {
    /// The report in lines for people.
    pub fn lines(&mut self) -> Vec<String> {
        let ms = |duration: Duration| format!("{:.0} ms", duration.as_secs_f64() * 1000.0);
        let Audited { tables, moves, acknowledged, entries } = self.audited;
        vec![
            format!("kills                   {}", self.kills),
            format!(
                "other faults            {} pauses, {} jumps of the clock, {} crashes of the database",
                self.stops, self.clock_jumps, self.database_crashes
            ),
            format!("games played to the end {tables}, with {moves} moves"),
            format!("acknowledged commands   {acknowledged}: each is there, once, unchanged"),
            format!("refused commands        {}: each with a reason", self.refusals),
            format!("entries compared        {entries}"),
            format!(
                "restart to serving      median {}, longest {}",
                ms(quantile(&mut self.restarts, 50)),
                ms(quantile(&mut self.restarts, 100))
            ),
            format!(
                "clients without server  {} times: median {}, 99 % {}, longest {}",
                self.pauses.len(),
                ms(quantile(&mut self.pauses, 50)),
                ms(quantile(&mut self.pauses, 99)),
                ms(quantile(&mut self.pauses, 100))
            ),
            format!("took                    {:.1} s", self.took.as_secs_f64()),
        ]
    }
}

/// A new directory for a run.
pub fn new_directory(what: &str) -> Result<PathBuf, HarnessError> {
    let name = format!("vale-{what}-{}", std::process::id());
    let directory = std::env::temp_dir().join(name);
    std::fs::create_dir_all(&directory).map_err(|error| broken(format!("{}: {error}", directory.display())))?;
    Ok(directory)
}

/// Removes the directory of a run that went well.
pub fn remove_directory(directory: &Path) {
    if let Err(error) = std::fs::remove_dir_all(directory) {
        eprintln!("{} is left behind: {error}", directory.display());
    }
}

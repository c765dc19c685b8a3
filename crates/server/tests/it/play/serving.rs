//! Servers for the tests: whole ones, each in this process, with a port and a store of its own.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use sqlx::any::install_default_drivers;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};
use tokio::sync::oneshot;
use vale_engine::{Move, Options, Seat};
use vale_harness::client::Answer;
use vale_harness::postgres::PrivatePostgres;
use vale_harness::{Site, TableClient};
use vale_protocol::http::{NewTable, SeatPlan};
use vale_protocol::{Request, Settings, TableId};
use vale_server::RunError;
use vale_server::config::{Config, Limits};
use vale_server::store::Location;

/// How long a server may take to start or stop.
const LONGEST: Duration = Duration::from_mins(1);

/// A directory that is removed when the test is over.
pub struct Directory(PathBuf);

impl Directory {
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("vale-server-test-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server. It stops when this is dropped.
pub struct Serving {
    pub site: Site,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), RunError>>,
    directory: Option<Directory>,
}

impl Serving {
    /// A server with a new file of `SQLite`.
    pub async fn on_sqlite(limits: Limits) -> Self {
        let directory = Directory::new();
        let location = Location::File(directory.0.join("vale.db"));
        Self::start(location, limits, Some(directory)).await
    }

    /// Several servers on one new database of `PostgreSQL`; none if there is no `PostgreSQL` here.
    pub async fn on_postgres(servers: usize, limits: Limits) -> Option<Vec<Self>> {
        let address = PrivatePostgres::shared().unwrap()?.fresh_database().unwrap();
        let mut serving = Vec::new();
        for _ in 0..servers {
            serving.push(Self::start(Location::Address(address.clone()), limits.clone(), None).await);
        }
        Some(serving)
    }

    async fn start(location: Location, limits: Limits, directory: Option<Directory>) -> Self {
        let mut config = Config::new(location);
        config.listen = ([127, 0, 0, 1], 0).into();
        config.limits = limits;
        let (stop, stopped) = oneshot::channel();
        let (tell, told) = oneshot::channel();
        let stopped = async move {
            let _ = stopped.await;
        };
        // A thread and a runtime of its own, as in a program of its own.
        let task = std::thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().unwrap();
            runtime.block_on(vale_server::run(config, stopped, |address| tell.send(address).unwrap()))
        });
        let told = tokio::time::timeout(LONGEST, told).await.expect("the server does not start in time");
        let Ok(address) = told else { panic!("the server does not start: {:?}", task.join()) };
        Self { site: Site(address), stop, task, directory }
    }

    /// Where the server keeps everything.
    pub fn location(&self) -> Location {
        let directory = self.directory.as_ref().expect("this server keeps nothing in a file");
        Location::File(directory.0.join("vale.db"))
    }

    /// Does something to the file of `SQLite` past the server.
    pub async fn sql(&self, text: &str) {
        install_default_drivers();
        let directory = self.directory.as_ref().expect("this server keeps nothing in a file");
        let file = format!("sqlite://{}/vale.db", directory.0.display());
        let mut connection = AnyConnection::connect(&file).await.unwrap();
        connection.execute(AssertSqlSafe(text)).await.unwrap();
    }

    /// Stops the server, which must end well.
    pub async fn stop(self) {
        self.stop.send(()).unwrap();
        let begun = Instant::now();
        while !self.task.is_finished() {
            assert!(begun.elapsed() < LONGEST, "the server does not stop in time");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self.task.join().unwrap().unwrap();
    }
}

/// A table of these options with a guest on each of the first seats, all connected, and bots on the others. The game
/// has begun.
pub struct Party {
    pub table: TableId,
    pub people: Vec<TableClient>,
}

impl Party {
    pub async fn begin(site: Site, options: Options, people: usize) -> Self {
        let mut cookies = Vec::new();
        for number in 0..people {
            cookies.push(site.new_guest(&format!("Guest {number}")).await.unwrap());
        }
        let table = site.new_table(&cookies[0], &new_table(options, people)).await.unwrap();
        let mut party = Self { table, people: Vec::new() };
        for cookie in cookies {
            let mut client = TableClient::new(vec![site], 0, Some(cookie), party.table.clone());
            client.connect().await.unwrap();
            party.people.push(client);
        }
        for (index, client) in party.people.iter_mut().enumerate().skip(1) {
            done(client, Request::Sit { seat: Seat::new(index).unwrap(), colour: None }).await;
            done(client, Request::Ready { ready: true }).await;
        }
        let seq = done(&mut party.people[0], Request::Start {}).await;
        party.hear(seq).await;
        party
    }

    /// Lets everybody hear everything up to this number.
    pub async fn hear(&mut self, seq: u64) {
        for client in &mut self.people {
            client.wait_for(seq).await.unwrap();
        }
    }

    /// The number of the last entry.
    pub fn seq(&self) -> u64 {
        self.people.iter().map(TableClient::seq).max().unwrap()
    }

    /// The one who is asked, and the moves they have.
    pub fn asked(&self) -> (usize, Vec<Move>) {
        let asked = self.people.iter().enumerate().find_map(|(index, client)| {
            let turn = client.state().unwrap().turn.as_ref()?;
            Some((index, turn.moves.iter().map(|offer| offer.m).collect()))
        });
        asked.expect("nobody is asked")
    }

    /// The table goes on as if nothing had happened: the next move is made, and everybody hears of it.
    pub async fn goes_on(&mut self) {
        let seq = self.seq();
        self.hear(seq).await;
        let (asked, moves) = self.asked();
        let seq = done(&mut self.people[asked], Request::Play { m: moves[0] }).await;
        self.hear(seq).await;
    }
}

/// A table whose first seats are for people, one of them the maker.
pub fn new_table(options: Options, people: usize) -> NewTable {
    let mut settings = Settings::new(options);
    settings.pace_ms = 0;
    let seats = (0..usize::from(options.players)).map(|index| match index {
        0 => SeatPlan::Me,
        index if index < people => SeatPlan::Open,
        _ => SeatPlan::Bot(1),
    });
    NewTable { settings, seats: seats.collect(), colour: None, position: None, daily: false, guided: false }
}

/// Has a command carried out, and tells its number.
pub async fn done(client: &mut TableClient, request: Request) -> u64 {
    let command = client.command(request).unwrap();
    match client.ask(&command, 1).await.unwrap() {
        Answer::Done(done) => done.seq,
        Answer::Refused(refused) => panic!("{command:?} was refused: {refused:?}"),
    }
}

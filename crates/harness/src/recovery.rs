//! How soon everybody plays on after the server was killed, measured where it matters: at the clients.

use std::path::PathBuf;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use vale_engine::Seat;
use vale_protocol::Request;
use vale_testkit::Dice;

use crate::error::{HarnessError, broken};
use crate::http::Site;
use crate::load::{MAKERS, Table, Times, count, new_histogram};
use crate::server::{Server, Store};

/// How many people sit at each table.
const SEATS: u8 = 2;

/// How long clients wait between two attempts to connect.
const RETRY: Duration = Duration::from_millis(20);

/// After how long without a server a client gives up.
const GIVE_UP: Duration = Duration::from_mins(1);

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    pub program: PathBuf,
    pub tables: usize,
    /// How many moves are made at each before the server is killed.
    pub moves: usize,
    pub seed: u64,
    /// Where logs and data go.
    pub directory: PathBuf,
}

/// What came out. Times are in milliseconds since the server was killed.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// How many tables with two people each.
    pub tables: usize,
    /// When the server answered again.
    pub serving_ms: f64,
    /// When both people of a table were connected again.
    pub connected_ms: Times,
    /// When the first move at a table was acknowledged again.
    pub playing_ms: Times,
}

/// Does it all.
pub async fn run(plan: Plan) -> Result<Report, HarnessError> {
    let data = plan.directory.join("data");
    std::fs::create_dir_all(&data).map_err(|error| broken(format!("{}: {error}", data.display())))?;
    let log = plan.directory.join("server.log");
    let mut server = Server::new(plan.program.clone(), Store::Directory(data), log, &["--no-limits"])?;
    server.start()?;
    server.serving().await?;

    let makers = Arc::new(Semaphore::new(MAKERS));
    let (connected, playing) = (Arc::new(new_histogram()?), Arc::new(new_histogram()?));
    let (announce, killed) = watch::channel(None);
    let (report_ready, mut ready) = mpsc::channel(1);
    let mut dice = Dice::new(plan.seed);
    let mut tables = JoinSet::new();
    for number in 0..plan.tables {
        let (site, moves, mut dice) = (server.site(), plan.moves, Dice::new(dice.number()));
        let (makers, connected, playing) = (Arc::clone(&makers), Arc::clone(&connected), Arc::clone(&playing));
        let (ready, mut killed) = (report_ready.clone(), killed.clone());
        tables.spawn(async move {
            let (table, cookies) = {
                let _permit = makers.acquire().await.map_err(broken)?;
                make(site, number, moves, &mut dice).await?
            };
            ready.send(()).await.map_err(broken)?;
            let killed = killed.wait_for(Option::is_some).await.map_err(broken)?.unwrap_or_else(Instant::now);
            let mut table = reconnect(site, table, &cookies, &mut dice).await?;
            let asked = table.next_move().await?;
            count(&connected, killed.elapsed());
            if let Some((seat, m, seq)) = asked {
                table.carry_out(seat, Request::Play { m }, Some(seq)).await?;
                count(&playing, killed.elapsed());
            }
            Ok::<_, HarnessError>(table)
        });
    }
    drop(report_ready);
    for _ in 0..plan.tables {
        ready.recv().await.ok_or_else(|| broken("a table was not made"))?;
    }

    let begun = Instant::now();
    server.kill()?;
    announce.send_replace(Some(begun));
    server.start()?;
    server.serving().await?;
    let serving = begun.elapsed();
    // Nobody leaves before all are back.
    let mut back = Vec::new();
    while let Some(ended) = tables.join_next().await {
        back.push(ended.map_err(broken)??);
    }
    drop(back);
    server.stop()?;
    let times = |histogram: &std::sync::Mutex<_>| Times::of(&histogram.lock().unwrap_or_else(PoisonError::into_inner));
    Ok(Report {
        tables: plan.tables,
        serving_ms: serving.as_secs_f64() * 1000.0,
        connected_ms: times(&connected),
        playing_ms: times(&playing),
    })
}

/// Makes a table and plays some moves there.
async fn make(site: Site, number: usize, moves: usize, dice: &mut Dice) -> Result<(Table, Vec<String>), HarnessError> {
    let mut cookies = Vec::new();
    for seat in Seat::all(SEATS) {
        cookies.push(site.new_guest(&format!("Guest {number}-{seat}")).await?);
    }
    let mut table = Table::make(site, &cookies, dice).await?;
    for _ in 0..moves {
        let Some((seat, m, seq)) = table.next_move().await? else { break };
        table.carry_out(seat, Request::Play { m }, Some(seq)).await?;
    }
    Ok((table, cookies))
}

/// Connects the people of a table again, as soon as the server lets them.
async fn reconnect(site: Site, lost: Table, cookies: &[String], dice: &mut Dice) -> Result<Table, HarnessError> {
    let (id, begun) = (lost.id.clone(), Instant::now());
    drop(lost);
    loop {
        match Table::open(site, &id, cookies, dice).await {
            Err(HarnessError::Lost(_)) if begun.elapsed() < GIVE_UP => tokio::time::sleep(RETRY).await,
            result => return result,
        }
    }
}

//! Attacks by sending a great deal over sockets of a table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message as Frame;
use vale_engine::{Options, Seat};
use vale_protocol::http::{NewTable, SeatPlan};
use vale_protocol::{Command, PlayerId, Request, Settings, TableId};

use super::bystanders::command;
use super::{Outcome, Plan};
use crate::client::TableClient;
use crate::error::HarnessError;
use crate::http::Site;
use crate::socket::{Resume, Socket, next_message, open};

/// How long anything may take that the server should do at once.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

/// A guest with a table of their own.
pub struct Host {
    pub cookie: String,
    pub table: TableId,
}

impl Host {
    /// Comes, and makes a table with these seats.
    pub async fn new(site: Site, seats: Vec<SeatPlan>) -> Result<Self, HarnessError> {
        let cookie = site.new_guest("Mallory").await?;
        let table = make_table(site, &cookie, seats, false).await?;
        Ok(Self { cookie, table })
    }
}

/// Makes a table.
pub async fn make_table(site: Site, cookie: &str, seats: Vec<SeatPlan>, public: bool) -> Result<TableId, HarnessError> {
    let players = seats.len().clamp(2, 4) as u8;
    let mut settings = Settings::new(Options::new(players));
    (settings.public, settings.pace_ms) = (public, 0);
    site.new_table(cookie, &NewTable { settings, seats, colour: None, position: None, daily: false, guided: false })
        .await
}

/// Opens as many sockets as the server lets one person have, up to this number and until this moment.
async fn sockets(site: Site, host: &Host, most: usize, end: Instant) -> Vec<Socket> {
    let mut sockets = Vec::new();
    while sockets.len() < most && Instant::now() < end {
        match open(site, &host.table, Some(&host.cookie), Resume::Snapshot).await {
            Ok(socket) => sockets.push(socket),
            // Too many requests in a short time: a little later there is room again. Or there are enough.
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
    sockets
}

/// What a flood came to.
#[derive(Debug, Default)]
struct Flooded {
    sent: u64,
    sockets: usize,
}

/// Sends requests over as many sockets as there may be, as fast as they are taken, and reads what comes back. The server
/// closes such sockets; then there are new ones, until the time is over.
async fn flood(
    site: Site,
    host: &Host,
    most: usize,
    lasts: Duration,
    request: impl Fn(u64) -> Request + Send + Sync + 'static,
) -> Flooded {
    let request = Arc::new(request);
    let end = Instant::now() + lasts;
    let mut flooded = Flooded::default();
    while Instant::now() < end {
        // Some are enough to begin with, so that those that were closed do not hold up the rest.
        let soon = end.min(Instant::now() + Duration::from_millis(500));
        let mut tasks = JoinSet::new();
        for socket in sockets(site, host, most, soon).await {
            flooded.sockets += 1;
            tasks.spawn(pour(socket, (flooded.sockets as u64) << 32, end, Arc::clone(&request)));
        }
        while let Some(count) = tasks.join_next().await {
            flooded.sent += count.unwrap_or_default();
        }
    }
    flooded
}

/// Sends requests with numbers from this one over a socket until it is closed or the time is over. Says how many.
async fn pour(socket: Socket, first: u64, end: Instant, request: Arc<impl Fn(u64) -> Request>) -> u64 {
    let (mut sender, mut receiver) = socket.split();
    let reading = tokio::spawn(async move { while let Some(Ok(_)) = receiver.next().await {} });
    let mut sent = 0_u64;
    while Instant::now() < end && !reading.is_finished() {
        let number = first | sent;
        let command = Command { id: number.to_string(), expects: None, request: request(number) };
        let text = serde_json::to_string(&command).unwrap_or_default();
        match timeout(ANSWER_TIMEOUT, sender.send(Frame::text(text))).await {
            Ok(Ok(())) => sent += 1,
            _ => break,
        }
        // The limits of a socket refuse most of it, and a flood that never waits would only starve its own machine.
        if sent.is_multiple_of(16) {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    reading.abort();
    sent
}

/// Mutes thousands of players that do not exist, and connects again.
pub async fn mutes(plan: &Plan, site: Site) -> Result<Outcome, HarnessError> {
    let host = Host::new(site, vec![SeatPlan::Me]).await?;
    let flooded = flood(site, &host, plan.count(60), plan.lasts, |number| {
        let player = PlayerId(format!("{number:x}{}", "m".repeat(7_900)));
        Request::Mute { player, muted: true }
    });
    let Flooded { sent, sockets: count } = flooded.await;
    // Each of these has to know whom not to hear.
    let again = sockets(site, &host, plan.count(12), Instant::now() + ANSWER_TIMEOUT).await;
    let mut heard = 0;
    for mut socket in again {
        if matches!(timeout(ANSWER_TIMEOUT, next_message(&mut socket)).await, Ok(Ok(_))) {
            heard += 1;
        }
    }
    Ok(Outcome::done(format_args!("{sent} mutes over {count} sockets, {heard} connected again")))
}

/// The attacker and somebody else at a table: the other one must be able to come back.
async fn at_one_table(
    plan: &Plan,
    site: Site,
    what: &str,
    request: impl Fn(u64) -> Request + Send + Sync + 'static,
) -> Result<(Outcome, Host), HarnessError> {
    let host = Host::new(site, vec![SeatPlan::Open, SeatPlan::Open]).await?;
    let friend = site.new_guest("Vera").await?;
    for (number, cookie) in (1..).zip([&host.cookie, &friend]) {
        let mut client = TableClient::new(vec![site], 0, Some(cookie.clone()), host.table.clone());
        let Some(seat) = Seat::from_number(number) else { continue };
        command(&mut client, Request::Sit { seat, colour: None }).await?;
    }
    let Flooded { sent, sockets: count } = flood(site, &host, plan.count(55), plan.lasts, request).await;
    // A page that is loaded anew asks for everything from the beginning.
    let mut victim = TableClient::new(vec![site], 0, Some(friend), host.table.clone());
    let returned = timeout(ANSWER_TIMEOUT, victim.connect()).await;
    let harm = match returned {
        Ok(Ok(())) => None,
        Ok(Err(error)) => Some(format!("the opponent cannot come back: {error}")),
        Err(_) => Some(format!("the opponent is not back after {} s", ANSWER_TIMEOUT.as_secs())),
    };
    let done = format!("{sent} times {what} over {count} sockets, {} entries", victim.seq());
    Ok((Outcome::done(done).with_harm(harm), host))
}

/// Talks a table full.
pub async fn chat(plan: &Plan, site: Site) -> Result<Outcome, HarnessError> {
    let said = |_| Request::Say { text: "\u{1f409}".repeat(500) };
    Ok(at_one_table(plan, site, "chat", said).await?.0)
}

/// Is ready and not ready, thousands of times.
pub async fn ready(plan: &Plan, site: Site) -> Result<Outcome, HarnessError> {
    Ok(at_one_table(plan, site, "ready", |number| Request::Ready { ready: number.is_multiple_of(2) }).await?.0)
}

/// Makes a long log, and has the server replay it.
pub async fn replays(plan: &Plan, site: Site) -> Result<Outcome, HarnessError> {
    let shorter = Plan { lasts: plan.lasts / 2, ..plan.clone() };
    let (made, host) =
        at_one_table(&shorter, site, "ready", |number| Request::Ready { ready: number.is_multiple_of(2) }).await?;
    let end = Instant::now() + plan.lasts / 2;
    let mut tasks = JoinSet::new();
    for number in 0..plan.count(20) {
        let what = ["replay", "record", "statistics"][number % 3];
        let path = format!("/api/tables/{}/{what}", host.table);
        tasks.spawn(async move {
            let mut asked = 0_u64;
            while Instant::now() < end {
                asked += 1;
                // What is refused for being too much is asked again, as somebody would who means harm.
                let _ = site.get(&path, None).await;
            }
            asked
        });
    }
    let mut asked = 0;
    while let Some(count) = tasks.join_next().await {
        asked += count.unwrap_or_default();
    }
    Ok(Outcome { done: format!("{}, then {asked} replays", made.done), ..made })
}

/// Sends commands over one socket after the other as fast as it can.
pub async fn commands(plan: &Plan, site: Site) -> Result<Outcome, HarnessError> {
    let host = Host::new(site, vec![SeatPlan::Me]).await?;
    let end = Instant::now() + plan.lasts;
    let (mut sent, mut count) = (0_u64, 0);
    while Instant::now() < end {
        for socket in sockets(site, &host, 1, end).await {
            count += 1;
            let (mut sender, mut receiver) = socket.split();
            let reading = tokio::spawn(async move { while let Some(Ok(_)) = receiver.next().await {} });
            while Instant::now() < end && !reading.is_finished() {
                let text = format!(r#"{{"id":"{sent}","do":{{"ready":{{"ready":true}}}}}}"#);
                sent += 1;
                let fed = if sent.is_multiple_of(256) {
                    timeout(ANSWER_TIMEOUT, sender.send(Frame::text(text))).await
                } else {
                    timeout(ANSWER_TIMEOUT, sender.feed(Frame::text(text))).await
                };
                if !matches!(fed, Ok(Ok(()))) {
                    break;
                }
            }
            reading.abort();
        }
    }
    Ok(Outcome::done(format_args!("{sent} commands over {count} sockets, one after the other")))
}

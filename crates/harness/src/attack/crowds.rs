//! Attacks by coming many times: connections, logins, tables.

use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use serde::Deserialize;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use vale_protocol::http::{Credentials, SeatPlan};
use vale_protocol::{Request, TableId};

use super::bystanders::command;
use super::floods::make_table;
use super::{Outcome, Plan};
use crate::client::TableClient;
use crate::error::{HarnessError, broken};
use crate::http::{Site, coming_from};

/// How long opening a connection may take.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(2);

/// How many connections the attacker opens: more than most systems let a program have by default.
const CONNECTIONS: usize = 1_060;

/// How many tables with bots are left alone.
const ABANDONED: usize = 300;

/// Opens connections that send this and never read, and keeps them for the time of the attack.
async fn occupy(plan: &Plan, site: Site, text: &str) -> Result<Outcome, HarnessError> {
    let begin = Instant::now();
    let mut held: Vec<TcpStream> = Vec::new();
    for _ in 0..plan.count(CONNECTIONS) {
        if begin.elapsed() > plan.lasts {
            break;
        }
        let Ok(Ok(stream)) = timeout(CONNECT_TIMEOUT, site.connect()).await else { continue };
        // What does not go out at once would be more than the attack needs.
        if stream.writable().await.is_ok() && stream.try_write(text.as_bytes()).is_ok() {
            held.push(stream);
        }
    }
    if held.is_empty() {
        return Err(broken("not a single connection could be opened"));
    }
    sleep(plan.lasts.saturating_sub(begin.elapsed())).await;
    Ok(Outcome::done(format_args!("{} connections", held.len())))
}

/// Asks for a long answer again and again, and never reads any of it.
pub async fn silent(plan: &Plan, site: Site) -> Result<Outcome, HarnessError> {
    let request = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {site}\r\n\r\n").repeat(200);
    occupy(plan, site, &request).await
}

/// Never finishes a request.
pub async fn headers(plan: &Plan, site: Site) -> Result<Outcome, HarnessError> {
    occupy(plan, site, &format!("GET / HTTP/1.1\r\nHost: {site}\r\nX-Slow:")).await
}

/// Logs in as often as it is allowed, from three addresses.
pub async fn logins(plan: &Plan, site: Site) -> Result<Outcome, HarnessError> {
    let account = Credentials { name: "Mallory".to_owned(), password: "open sesame, please".to_owned() };
    site.post("/api/accounts", None, &account).await?;
    let mut tasks = JoinSet::new();
    for number in 0..plan.count(60) {
        let source = Ipv4Addr::new(127, 0, 1, 1 + (number % 3) as u8);
        // There is a limit for each name, too. A name that nobody has takes as long as one that somebody has.
        let mut credentials = account.clone();
        if !number.is_multiple_of(6) {
            credentials.name = format!("Mallory {number}");
        }
        let login = async move { site.post("/api/login", None, &credentials).await };
        tasks.spawn(coming_from(source, login));
    }
    let begin = Instant::now();
    let mut answered = 0;
    while let Some(answer) = tasks.join_next().await {
        if matches!(answer, Ok(Ok(reply)) if [200, 401].contains(&reply.status.as_u16())) {
            answered += 1;
        }
    }
    sleep(plan.lasts.saturating_sub(begin.elapsed())).await;
    Ok(Outcome::done(format_args!("{} logins, {answered} of them tried", plan.count(60))))
}

/// Starts games with three strong bots and leaves them.
pub async fn bots(plan: &Plan, site: Site) -> Result<Outcome, HarnessError> {
    let begin = Instant::now();
    // One address may make so many tables a second and no more.
    let lasts = plan.lasts * 3;
    let cookie = site.new_guest("Mallory").await?;
    let (mut started, mut refused) = (0, 0);
    while started < plan.count(ABANDONED) && begin.elapsed() < lasts {
        let seats = vec![SeatPlan::Me, SeatPlan::Bot(4), SeatPlan::Bot(4), SeatPlan::Bot(4)];
        let start = async {
            let table = make_table(site, &cookie, seats, false).await?;
            let mut client = TableClient::new(vec![site], 0, Some(cookie.clone()), table);
            client.connect().await?;
            command(&mut client, Request::Start {}).await?;
            // A bot keeps the seat from now on, so that the game goes on without anybody.
            command(&mut client, Request::Leave {}).await
        };
        if start.await.is_ok() {
            started += 1;
        } else {
            refused += 1;
            sleep(Duration::from_millis(200)).await;
        }
    }
    sleep(plan.lasts).await;
    Ok(Outcome::done(format_args!("{started} tables with three bots, left alone; {refused} refused")))
}

/// Makes so many public tables that nobody finds another one.
pub async fn lobby(plan: &Plan, site: Site) -> Result<Outcome, HarnessError> {
    #[derive(Deserialize)]
    struct Listed {
        table: TableId,
    }
    let other = coming_from(Ipv4Addr::new(127, 0, 0, 9), async {
        let cookie = site.new_guest("Vera").await?;
        make_table(site, &cookie, vec![SeatPlan::Me, SeatPlan::Open], true).await
    });
    let other = other.await?;
    let cookie = site.new_guest("Mallory").await?;
    let begin = Instant::now();
    let (mut made, mut refused) = (0, 0);
    while made < 100 && begin.elapsed() < plan.lasts {
        if make_table(site, &cookie, vec![SeatPlan::Me, SeatPlan::Open], true).await.is_ok() {
            made += 1;
        } else {
            refused += 1;
            sleep(Duration::from_millis(100)).await;
        }
    }
    sleep(plan.lasts.saturating_sub(begin.elapsed())).await;
    let looking = coming_from(Ipv4Addr::new(127, 0, 0, 9), async { site.json::<Vec<Listed>>("/api/tables").await });
    let listed = looking.await.map_err(broken)?;
    let found = listed.iter().any(|listed| listed.table == other);
    let harm = (!found).then(|| "the table of somebody else is not in the list any more".to_owned());
    Ok(Outcome::done(format_args!("{made} public tables made, {refused} refused")).with_harm(harm))
}

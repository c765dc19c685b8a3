//! The others: two people at a table with a bot, and somebody who has just come, each from another address than the
//! attacker.

use std::future::{Future, pending};
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use hdrhistogram::Histogram;
use tokio::runtime::Builder;
use tokio::sync::oneshot;
use tokio::time::{sleep, timeout};
use vale_engine::{Options, Seat};
use vale_protocol::http::{NewTable, SeatPlan};
use vale_protocol::{Request, Settings};
use vale_testkit::Dice;

use super::milliseconds;
use crate::client::{Answer, TableClient};
use crate::error::{HarnessError, broken};
use crate::http::{Site, coming_from};

/// Where the players come from.
const PLAYERS: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

/// Where newcomers come from.
const NEWCOMERS: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 3);

/// How long the players think.
const THOUGHT: Duration = Duration::from_millis(25);

/// How often somebody comes, and how long they wait for the page.
const COMING: Duration = Duration::from_millis(250);
const ANSWER_TIMEOUT: Duration = Duration::from_secs(5);

/// How long is played before the attack begins.
const WARM_UP: Duration = Duration::from_secs(1);

/// What the others suffered. Times are in microseconds.
#[derive(Clone, Debug)]
pub struct Suffered {
    /// From sending a move to having its answer and what came of it.
    pub moves: Histogram<u64>,
    /// From a move to that of the bot after it.
    pub bots: Histogram<u64>,
    /// How long the first answer took.
    pub newcomers: Histogram<u64>,
    /// Newcomers who got no answer, or a bad one.
    pub turned_away: u64,
    /// What went wrong with the game.
    pub broken: Option<String>,
}

impl Suffered {
    fn new() -> Result<Self, HarnessError> {
        let histogram = || Histogram::new(3).map_err(broken);
        let (moves, bots, newcomers) = (histogram()?, histogram()?, histogram()?);
        Ok(Self { moves, bots, newcomers, turned_away: 0, broken: None })
    }

    /// What nobody should have to put up with.
    pub fn complaints(&self, slowest: Duration) -> Vec<String> {
        let mut complaints = Vec::new();
        let p99 = milliseconds(&self.moves, 0.99);
        if self.moves.is_empty() {
            complaints.push("nobody could play".to_owned());
        } else if p99 >= slowest.as_secs_f64() * 1000.0 {
            complaints.push(format!("p99 of moves: {p99:.1} ms"));
        }
        if self.turned_away > 0 {
            complaints.push(format!("{} newcomers were turned away", self.turned_away));
        }
        complaints.extend(self.broken.clone());
        complaints
    }
}

/// Lets people play and come while this happens.
pub async fn watch_over<T>(site: Site, attack: impl Future<Output = T>) -> Result<(Suffered, T), HarnessError> {
    let suffered = Arc::new(Mutex::new(Suffered::new()?));
    let (stop, stopped) = oneshot::channel();
    let bystanders = {
        let suffered = Arc::clone(&suffered);
        // A thread of their own: what keeps the attacker's threads busy must not keep them waiting.
        thread::spawn(move || be_there(site, &suffered, stopped))
    };
    sleep(WARM_UP).await;
    // What is measured begins with the attack.
    note(&suffered, |suffered| {
        suffered.moves.reset();
        suffered.bots.reset();
    });
    let outcome = attack.await;
    let _ = stop.send(());
    bystanders.join().map_err(|_| broken("the bystanders panicked"))??;
    let suffered = suffered.lock().unwrap_or_else(PoisonError::into_inner).clone();
    Ok((suffered, outcome))
}

/// Plays and comes until told to stop.
fn be_there(site: Site, suffered: &Mutex<Suffered>, stopped: oneshot::Receiver<()>) -> Result<(), HarnessError> {
    let runtime = Builder::new_current_thread().enable_all().build().map_err(broken)?;
    runtime.block_on(async {
        let playing = coming_from(PLAYERS, async {
            if let Err(error) = play(site, suffered).await {
                note(suffered, |suffered| suffered.broken = Some(error.to_string()));
            }
            // The newcomers go on.
            pending::<()>().await;
        });
        tokio::select! {
            () = playing => {}
            () = coming_from(NEWCOMERS, come(site, suffered)) => {}
            _ = stopped => {}
        }
    });
    Ok(())
}

fn note(suffered: &Mutex<Suffered>, change: impl FnOnce(&mut Suffered)) {
    change(&mut suffered.lock().unwrap_or_else(PoisonError::into_inner));
}

/// Notes how long something took. The histogram grows with what it is given, so nothing is too long for it.
fn measure(times: &mut Histogram<u64>, since: Instant) {
    let microseconds = u64::try_from(since.elapsed().as_micros()).unwrap_or(u64::MAX);
    let _ = times.record(microseconds);
}

/// Somebody comes now and then, over a new connection.
async fn come(site: Site, suffered: &Mutex<Suffered>) {
    loop {
        let begin = Instant::now();
        let answer = timeout(ANSWER_TIMEOUT, site.get("/api/session", None)).await;
        let good = matches!(&answer, Ok(Ok(reply)) if reply.status.is_success());
        note(suffered, |suffered| {
            if good {
                measure(&mut suffered.newcomers, begin);
            } else {
                suffered.turned_away += 1;
            }
        });
        sleep(COMING.saturating_sub(begin.elapsed())).await;
    }
}

/// Plays one game after the other.
async fn play(site: Site, suffered: &Mutex<Suffered>) -> Result<(), HarnessError> {
    let cookies = [site.new_guest("Ada").await?, site.new_guest("Teo").await?];
    let mut dice = Dice::new(1);
    loop {
        let mut settings = Settings::new(Options::new(3));
        settings.pace_ms = 0;
        let seats = vec![SeatPlan::Me, SeatPlan::Open, SeatPlan::Bot(2)];
        let table = NewTable { settings, seats, colour: None, position: None, daily: false, guided: false };
        let table = site.new_table(&cookies[0], &table).await?;
        let mut players = cookies.clone().map(|cookie| TableClient::new(vec![site], 0, Some(cookie), table.clone()));
        let [host, guest] = &mut players;
        let seat = Seat::from_number(2).ok_or_else(|| broken("there is no second seat"))?;
        command(guest, Request::Sit { seat, colour: None }).await?;
        command(guest, Request::Ready { ready: true }).await?;
        command(host, Request::Start {}).await?;
        while !players[0].is_over() {
            match play_on(&mut players, &mut dice, suffered).await {
                // Whoever loses the connection comes back, which costs time.
                Err(HarnessError::Lost(_)) => {}
                result => result?,
            }
        }
    }
}

/// Makes the next move, or waits for the bot.
async fn play_on(
    players: &mut [TableClient; 2],
    dice: &mut Dice,
    suffered: &Mutex<Suffered>,
) -> Result<(), HarnessError> {
    let newest = players[0].seq().max(players[1].seq());
    for player in &mut *players {
        player.stay_connected().await?;
        player.wait_for(newest).await?;
    }
    if players[0].is_over() {
        return Ok(());
    }
    let is_asked = |player: &TableClient| player.state().is_some_and(|state| state.turn.is_some());
    let Some(asked) = players.iter().position(is_asked) else {
        let begin = Instant::now();
        while players[0].seq() == newest {
            players[0].listen(ANSWER_TIMEOUT).await?;
            if begin.elapsed() > ANSWER_TIMEOUT {
                return Err(broken(format!("the bot has not moved for {} s", ANSWER_TIMEOUT.as_secs())));
            }
        }
        note(suffered, |suffered| measure(&mut suffered.bots, begin));
        return Ok(());
    };
    let player = &mut players[asked];
    let moves = player.state().and_then(|state| state.turn.as_ref()).map(|turn| turn.moves.clone());
    let moves = moves.unwrap_or_default();
    let m = moves.get(dice.below(moves.len())).ok_or_else(|| broken("asked, but without a move"))?.m;
    sleep(THOUGHT).await;
    let begin = Instant::now();
    command(player, Request::Play { m }).await?;
    note(suffered, |suffered| measure(&mut suffered.moves, begin));
    Ok(())
}

/// Has a command carried out, which there is no reason to refuse.
pub async fn command(client: &mut TableClient, request: Request) -> Result<(), HarnessError> {
    client.stay_connected().await?;
    let command = client.command(request)?;
    match client.insist(&command, 1).await? {
        Answer::Done(_) => Ok(()),
        Answer::Refused(refused) => Err(broken(format!("{command:?} was refused: {refused:?}"))),
    }
}

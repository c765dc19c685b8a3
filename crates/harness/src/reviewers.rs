//! People who have finished games reviewed while others play: the server reviews without a break.

use std::time::{Duration, Instant};

use hyper::Method;
use hyper::body::Bytes;
use serde::{Deserialize, Serialize};
use vale_protocol::{Request, TableId};
use vale_testkit::Dice;

use crate::error::{HarnessError, broken};
use crate::http::Site;
use crate::load::Table;

/// How many players the reviewed games have.
const PLAYERS: usize = 2;

/// Every so many reviews one is waited for; the others are cancelled when half of them is done.
const WAITED_FOR: u64 = 4;

/// How often somebody looks how far a review is.
const LOOK: Duration = Duration::from_millis(50);

/// What came of the reviews.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Reviewed {
    /// How many were made to their end.
    pub done: u64,
    /// How many were cancelled on the way.
    pub cancelled: u64,
}

/// How far a review is; what it says does not matter here.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(tag = "state", rename_all = "snake_case")]
enum Progress {
    None,
    Working { percent: u8 },
    Done {},
}

/// Somebody with finished games.
#[derive(Debug)]
pub(crate) struct Reviewer {
    site: Site,
    cookie: String,
    games: Vec<TableId>,
}

impl Reviewer {
    /// Plays so many games to their end, as fast as the server answers.
    pub(crate) async fn play(site: Site, games: usize, dice: &mut Dice) -> Result<Self, HarnessError> {
        let mut cookies = Vec::new();
        for number in 0..PLAYERS {
            cookies.push(site.new_guest(&format!("Reviewer {}-{number}", dice.number() % 1_000_000)).await?);
        }
        let mut played = Vec::new();
        for _ in 0..games {
            let mut table = Table::make(site, &cookies, dice).await?;
            while let Some((seat, m, seq)) = table.next_move().await? {
                table.carry_out(seat, Request::Play { m }, Some(seq)).await?;
            }
            played.push(table.id.clone());
        }
        Ok(Self { site, cookie: cookies.swap_remove(0), games: played })
    }

    /// Has games reviewed until then. A game whose review is there is not reviewed again, so the games are used up.
    pub(crate) async fn review(self, until: Instant) -> Result<Reviewed, HarnessError> {
        let mut reviewed = Reviewed::default();
        let mut begun = 0;
        for table in &self.games {
            let path = format!("/api/tables/{table}/review");
            let mut done = false;
            while !done && Instant::now() < until {
                begun += 1;
                self.ask(Method::POST, &path).await?;
                let waits = begun % WAITED_FOR == 0;
                loop {
                    match self.site.json::<Progress>(&path).await? {
                        Progress::Done {} => done = true,
                        Progress::Working { percent } if waits || percent < 50 => {
                            tokio::time::sleep(LOOK).await;
                            continue;
                        }
                        Progress::Working { .. } => self.ask(Method::DELETE, &path).await?,
                        Progress::None => return Err(broken(format!("{path}: the review is gone"))),
                    }
                    break;
                }
                if done {
                    reviewed.done += 1;
                } else {
                    reviewed.cancelled += 1;
                }
            }
        }
        if Instant::now() < until {
            return Err(broken("all games of a reviewer were reviewed before the end"));
        }
        Ok(reviewed)
    }

    async fn ask(&self, method: Method, path: &str) -> Result<(), HarnessError> {
        let reply =
            self.site.request(method, path, Some(&self.cookie), Some(&self.site.origin()), Bytes::new()).await?;
        if reply.status.is_success() {
            Ok(())
        } else {
            Err(broken(format!("{path}: {} {}", reply.status, reply.text())))
        }
    }
}

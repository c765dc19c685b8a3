//! Reviews of finished games. They are made when no table waits for a bot, one at a time for each person, and kept for a
//! while, so that a game is not reviewed again for the next one who asks.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use vale_bots::net::Company;
use vale_bots::review::Reviewer;
use vale_engine::Match;
use vale_protocol::http::{GameReview, ReviewState};
use vale_protocol::{Code, PlayerId, Problem, TableId};
use vale_table::game_review;

use crate::bots::{BotPool, Waiting};

/// How many reviews are kept: the last ones that somebody looked at.
const KEPT: usize = 64;

/// How many may be in the making.
const IN_THE_MAKING: usize = 64;

/// A review that is being made.
#[derive(Clone, Debug)]
struct Making {
    table: TableId,
    by: PlayerId,
    percent: Arc<AtomicU8>,
    cancelled: Arc<AtomicBool>,
}

#[derive(Debug, Default)]
struct State {
    /// The last one looked at first.
    kept: VecDeque<(TableId, Arc<GameReview>)>,
    making: Vec<Making>,
}

/// The reviews of this server.
#[derive(Clone, Debug, Default)]
pub struct Reviews(Arc<Mutex<State>>);

impl Reviews {
    fn lock(&self) -> MutexGuard<'_, State> {
        // The state is whole even if somebody panicked: every change of it is a single call.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where the review of a game stands, for this person or for anybody.
    pub fn state(&self, table: &TableId, person: Option<&PlayerId>) -> ReviewState {
        let mut state = self.lock();
        if let Some(place) = state.kept.iter().position(|(kept, _)| kept == table)
            && let Some(found) = state.kept.remove(place)
        {
            let review = Box::new((*found.1).clone());
            state.kept.push_front(found);
            return ReviewState::Done { review };
        }
        match state.making.iter().find(|making| making.table == *table) {
            Some(making) => ReviewState::Working {
                percent: making.percent.load(Ordering::Relaxed),
                yours: person == Some(&making.by),
            },
            None => ReviewState::None,
        }
    }

    /// Begins to review a game, which this company played, for somebody. What else is being reviewed for them is left.
    ///
    /// # Errors
    /// Too many reviews are being made.
    pub fn begin(
        &self,
        bots: &BotPool,
        table: TableId,
        person: &PlayerId,
        game: (Match, Company),
    ) -> Result<(), Problem> {
        let making = {
            let mut state = self.lock();
            if state.making.iter().any(|making| making.table == table) {
                return Ok(());
            }
            state.cancel(|making| making.by == *person);
            if state.making.len() >= IN_THE_MAKING {
                return Err(Problem::new(
                    Code::Busy,
                    "too many games are being reviewed at the moment: try again later",
                ));
            }
            let making = Making { table, by: person.clone(), percent: Arc::default(), cancelled: Arc::default() };
            state.making.push(making.clone());
            making
        };
        let (reviews, bots) = (self.clone(), bots.clone());
        tokio::spawn(async move {
            let made = make(&bots, &making, game).await;
            reviews.finish(&making, made);
        });
        Ok(())
    }

    /// Stops the review of a game, if it is being made for this person.
    pub fn cancel(&self, table: &TableId, person: &PlayerId) {
        self.lock().cancel(|making| making.table == *table && making.by == *person);
    }

    /// Forgets a review, because its table is gone.
    pub fn forget(&self, table: &TableId) {
        let mut state = self.lock();
        state.kept.retain(|(kept, _)| kept != table);
        state.cancel(|making| making.table == *table);
    }

    fn finish(&self, making: &Making, made: Option<GameReview>) {
        let mut state = self.lock();
        // Somebody may have cancelled it, and begun another one of the same game.
        if making.cancelled.load(Ordering::Relaxed) {
            return;
        }
        state.making.retain(|other| other.table != making.table);
        if let Some(review) = made {
            state.kept.truncate(KEPT - 1);
            state.kept.push_front((making.table.clone(), Arc::new(review)));
        }
    }
}

impl State {
    fn cancel(&mut self, unwanted: impl Fn(&Making) -> bool) {
        for making in self.making.extract_if(.., |making| unwanted(making)) {
            making.cancelled.store(true, Ordering::Relaxed);
        }
    }
}

/// Makes a review in short pieces, each when no table waits for a bot; none if it was cancelled, or cannot be made.
async fn make(bots: &BotPool, making: &Making, (game, company): (Match, Company)) -> Option<GameReview> {
    let game = Arc::new(game);
    let waiting = Waiting::Background(making.by.clone());
    let beginning = Arc::clone(&game);
    let mut reviewer = bots.work(&waiting, move || Reviewer::new(&beginning, company).map(Box::new)).await?.ok()?;
    loop {
        if making.cancelled.load(Ordering::Relaxed) {
            return None;
        }
        let piece = move || {
            let goes_on = reviewer.step();
            (reviewer, goes_on)
        };
        let goes_on;
        (reviewer, goes_on) = bots.work(&waiting, piece).await?;
        making.percent.store(reviewer.percent(), Ordering::Relaxed);
        if !goes_on {
            return bots.work(&waiting, move || game_review(&game, &reviewer.finish())).await;
        }
    }
}

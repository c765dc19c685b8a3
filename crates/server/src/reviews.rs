//! Reviews of finished games. They are made when no table waits for a bot, one at a time for each person, and kept for a
//! while, so that a game is not reviewed again for the next one who asks.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use vale_bots::review::{Judgement, Reason, Review, Reviewer, better_line};
use vale_engine::Match;
use vale_protocol::http::{
    GameReview, Grade, ReplayStep, ReviewDecision, ReviewMoment, ReviewPlayer, ReviewReason, ReviewState, ReviewStep,
};
use vale_protocol::{Code, PlayerId, Problem, TableId};
use vale_table::replay_step;

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

    /// Begins to review a game for somebody. What else is being reviewed for them is left.
    ///
    /// # Errors
    /// Too many reviews are being made.
    pub fn begin(&self, bots: &BotPool, table: TableId, person: &PlayerId, game: Match) -> Result<(), Problem> {
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
async fn make(bots: &BotPool, making: &Making, game: Match) -> Option<GameReview> {
    let game = Arc::new(game);
    let waiting = Waiting::Background(making.by.clone());
    let beginning = Arc::clone(&game);
    let mut reviewer = bots.work(&waiting, move || Reviewer::new(&beginning).map(Box::new)).await?.ok()?;
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
            return bots.work(&waiting, move || told(&game, &reviewer.finish())).await;
        }
    }
}

/// A win share, or a part of one, in percent, to a tenth.
fn percent(share: f32) -> f32 {
    (1_000.0 * share).round() / 10.0
}

fn percents(shares: &[f32]) -> Vec<f32> {
    shares.iter().copied().map(percent).collect()
}

/// A review as clients are told it.
fn told(played: &Match, review: &Review) -> GameReview {
    let step = |point: &vale_bots::review::Standpoint| ReviewStep {
        round: point.round,
        shares: percents(&point.shares),
        luck: percents(&point.luck),
    };
    let players = review.players.iter().map(|player| {
        let moments = player.key_moments.iter().filter_map(|place| review.decisions.get(*place));
        ReviewPlayer {
            seat: player.seat,
            accuracy: player.accuracy,
            start: percent(player.start),
            luck: percent(player.luck),
            own: percent(player.own),
            others: percent(player.others),
            result: percent(player.result),
            luckiest: player.luckiest.map(|place| place as u32),
            moments: moments.map(|judgement| moment(played, judgement)).collect(),
        }
    });
    GameReview {
        steps: review.course.points.iter().map(step).collect(),
        decisions: review.decisions.iter().map(decision).collect(),
        players: players.collect(),
    }
}

fn decision(judgement: &Judgement) -> ReviewDecision {
    use vale_bots::review::Grade as Judged;
    ReviewDecision {
        step: judgement.number as u32,
        seat: judgement.seat,
        grade: match judgement.grade {
            Judged::Best => Grade::Best,
            Judged::AboutEqual => Grade::AboutEqual,
            Judged::Good => Grade::Good,
            Judged::Inaccuracy => Grade::Inaccuracy,
            Judged::Mistake => Grade::Mistake,
            Judged::Blunder => Grade::Blunder,
        },
        loss: percent(judgement.loss),
        error: percent(judgement.error),
    }
}

fn moment(played: &Match, judgement: &Judgement) -> ReviewMoment {
    let reason = |reason| match reason {
        Reason::WinsNow(points) => ReviewReason::WinsNow { points },
        Reason::MorePoints(points) => ReviewReason::MorePoints { points },
        Reason::Brings(gain) => ReviewReason::Brings { source: gain.source, points: gain.points },
        Reason::KeepsStones(worth) => ReviewReason::KeepsStones { worth },
        Reason::TakesFirst(card, seat) => ReviewReason::TakesFirst { card, seat },
    };
    ReviewMoment {
        decision: decision(judgement),
        better: better(played, judgement),
        reasons: judgement.reasons().into_iter().map(reason).collect(),
    }
}

/// The better way to go on in the place of a decision.
fn better(played: &Match, judgement: &Judgement) -> Vec<ReplayStep> {
    let Ok(mut game) = played.start().begin(&mut ()) else { return Vec::new() };
    for m in played.moves().take(judgement.number.saturating_sub(1)) {
        game.play_unchecked(m, &mut ());
    }
    let mut steps = Vec::new();
    for m in better_line(&game, &judgement.better) {
        let seat = game.asked_seat();
        let mut events = Vec::new();
        game.play_unchecked(m, &mut events);
        steps.push(replay_step(&game, seat, Some(m), events));
    }
    steps
}

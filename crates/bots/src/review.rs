//! A game that is over, judged move by move: what each decision was worth, and how much was luck.
//!
//! A decision is compared with the best that the seat could do *by what it could know then*: in worlds sampled from its view
//! and its memory at that moment, the same for all ways to go on, never in the real game. How the win shares went is told by a
//! net that sees all hands, but not the draw pile: what turns up is luck, everything else is what players did, and both
//! together lead from the start to the result.
//!
//! Nothing here reads or writes a file, looks at a clock or starts a thread, and the same game always gets the same review.

mod course;
mod grade;
mod judge;
mod stretch;

use serde::Serialize;
use vale_engine::{Card, Game, Match, Move, Phase, RevealWitness, Seat, Source, StartError};

use crate::net::{Company, shipped};
use crate::plan::answer_of_another;
pub use course::{Course, Standpoint, course};
pub use grade::Grade;
use judge::Judge;
use stretch::{Stretch, stretches};

/// How many key moments of a player are told.
const KEY_MOMENTS: usize = 3;

/// Why a game cannot be reviewed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReviewError {
    /// It is not over.
    #[error("the game is not over; only finished games can be reviewed")]
    NotOver,
    /// There is no net for its options.
    #[error("nothing has been learned about games with these options")]
    NotLearned,
    /// It cannot begin.
    #[error("{0}")]
    Start(#[from] StartError),
}

/// What there is to say about a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review {
    /// How the win shares went.
    pub course: Course,
    /// All decisions that had a choice, in order.
    pub decisions: Vec<Judgement>,
    /// What there is to say about each player, by seat.
    pub players: Vec<PlayerReview>,
}

/// What a decision was worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Judgement {
    /// The number of the move in the game, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// The round.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// The move that was played.
    pub played: Move,
    /// The share of wins that the seat could expect before it, with the best way to go on.
    pub share: f32,
    /// How much of it the move gave away.
    pub loss: f32,
    /// How uncertain the loss is.
    pub error: f32,
    /// What to call that.
    pub grade: Grade,
    /// The best way to go on, until the turn ends or something turns up. It is told only where something was given away.
    pub better: Vec<Move>,
    /// What happens at once in the better and in the played way to go on; only for key moments.
    pub contrast: Option<Contrast>,
}

/// What sets a better way to go on apart from the one that was played, in the worlds that the seat could expect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Contrast {
    /// The better way.
    pub better: Consequence,
    /// The one that was played.
    pub played: Consequence,
    /// What brings more points in the better way than in the other, the most of all.
    pub gain: Option<Gain>,
    /// If this was a pick: who takes the better card instead, whatever is hidden.
    pub left_to: Option<Seat>,
}

/// Why a way to go on is better than the one that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It wins the game in this round, with so many points after the turn.
    WinsNow(u16),
    /// It brings so many more points in the turn.
    MorePoints(u16),
    /// A card or tile brings more.
    Brings(Gain),
    /// Stones worth so much are not lost to the limit.
    KeepsStones(u16),
    /// It takes a card that another player gets otherwise.
    TakesFirst(Card, Seat),
}

/// A card or tile that brings more points in one way to go on than in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Gain {
    /// Which.
    pub source: Source,
    /// How many more.
    pub points: u16,
}

/// What a way to go on leads to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Consequence {
    /// The seat's points when its turn is over.
    pub score: u16,
    /// What the stones were worth that it lost to the limit.
    pub stones_lost: u16,
    /// Is the game over at the end of the round, and won, whatever is hidden?
    pub wins_now: bool,
}

/// What there is to say about a player. The start, luck, own moves and the moves of others add up to the result.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerReview {
    /// The seat.
    pub seat: Seat,
    /// How well it decided: 100 if it never gave anything away.
    pub accuracy: f32,
    /// The win share before anything was revealed.
    pub start: f32,
    /// What the cards that turned up brought.
    pub luck: f32,
    /// What its own moves brought.
    pub own: f32,
    /// What the moves of the others brought.
    pub others: f32,
    /// The win share in the end: 1, 0 or a part of a shared victory.
    pub result: f32,
    /// Where it gave most away, the worst first, as places in the list of decisions; at most three.
    pub key_moments: Vec<usize>,
    /// The reveal that changed its win share most, as a place in the course.
    pub luckiest: Option<usize>,
}

/// Returns the review of a game that is over, which was played by this company.
///
/// # Errors
/// The game is not over, or there is no net for its options.
pub fn review(played: &Match, company: Company) -> Result<Review, ReviewError> {
    let mut reviewer = Reviewer::new(played, company)?;
    while reviewer.step() {}
    Ok(reviewer.finish())
}

/// Returns the moves of a better way to go on from this game, with what others answer in between, as far as it can be played
/// there: until it ends or something turns up.
pub fn better_line(game: &Game, better: &[Move]) -> Vec<Move> {
    let Some(seat) = game.asked_seat() else { return Vec::new() };
    let (root, mut game) = (*game, *game);
    let mut line = Vec::new();
    for &m in better {
        if game.asked_seat() != Some(seat) || game.check(m).is_err() {
            break;
        }
        let mut nobody = ();
        let mut watcher = RevealWitness::new(&mut nobody);
        game.play_unchecked(m, &mut watcher);
        line.push(m);
        if watcher.revealed {
            break;
        }
        while let Some(answer) = answer_of_another(&game, &root, seat) {
            game.play_unchecked(answer, &mut ());
            line.push(answer);
        }
    }
    line
}

/// A review that is being made, step by step: whoever has other things to do can pause between steps, or leave it.
pub struct Reviewer {
    course: Course,
    stretches: Vec<Stretch>,
    /// How many stretches have been judged.
    done: usize,
    judge: Judge<'static>,
    decisions: Vec<Judgement>,
}

impl Reviewer {
    /// Begins the review of a game that is over, which was played by this company.
    ///
    /// # Errors
    /// The game is not over, or there is no net for its options.
    pub fn new(played: &Match, company: Company) -> Result<Self, ReviewError> {
        let net = shipped(played.game().options()).ok_or(ReviewError::NotLearned)?;
        let stretches = stretches(played)?;
        let course = course(played, net, company)?;
        Ok(Self { course, stretches, done: 0, judge: Judge::new(net, company), decisions: Vec::new() })
    }

    /// Returns how much of the work is done, in percent.
    pub fn percent(&self) -> u8 {
        (100 * self.done / self.stretches.len().max(1)).min(100) as u8
    }

    /// Does a part of the work: a turn, in a fraction of a second. False if there is nothing left to do.
    pub fn step(&mut self) -> bool {
        let Some(stretch) = self.stretches.get(self.done) else { return false };
        self.judge.judge(stretch, &mut self.decisions);
        self.done += 1;
        true
    }

    /// Returns the review, with the decisions that have been judged.
    pub fn finish(mut self) -> Review {
        let players: Vec<_> = Seat::all(self.course.start.len() as u8).map(|seat| self.player(seat)).collect();
        for place in players.iter().flat_map(|player| &player.key_moments) {
            self.decisions[*place].contrast = self.judge.contrast(&self.stretches, &self.decisions[*place]);
        }
        Review { course: self.course, decisions: self.decisions, players }
    }

    fn player(&self, seat: Seat) -> PlayerReview {
        let mine = || self.decisions.iter().enumerate().filter(move |(_, decision)| decision.seat == seat);
        let mut faults: Vec<_> = mine().filter(|(_, decision)| decision.grade.is_fault()).collect();
        faults.sort_by(|(_, one), (_, other)| other.loss.total_cmp(&one.loss));
        let account = self.course.account(seat);
        PlayerReview {
            seat,
            accuracy: grade::accuracy(mine().map(|(_, decision)| decision.counted())),
            start: account.start,
            luck: account.luck,
            own: account.own,
            others: account.others,
            result: account.result,
            key_moments: faults.into_iter().map(|(place, _)| place).take(KEY_MOMENTS).collect(),
            luckiest: self.course.luckiest(seat),
        }
    }
}

impl Judgement {
    /// Returns why the better way to go on is better, as far as that shows at once. Only key moments tell.
    pub fn reasons(&self) -> Vec<Reason> {
        let Some(Contrast { better, played, gain, left_to }) = self.contrast else { return Vec::new() };
        let more = better.score.checked_sub(played.score).filter(|more| *more > 0);
        let kept = played.stones_lost.checked_sub(better.stones_lost).filter(|worth| *worth > 0);
        let taken = match self.better.first() {
            Some(Move::Hunt(card)) => left_to.map(|seat| Reason::TakesFirst(*card, seat)),
            _ => None,
        };
        let reasons = [
            (better.wins_now && !played.wins_now).then_some(Reason::WinsNow(better.score)),
            more.map(Reason::MorePoints),
            gain.map(Reason::Brings),
            kept.map(Reason::KeepsStones),
            taken,
        ];
        reasons.into_iter().flatten().collect()
    }

    /// What counts for the accuracy: only what was certainly given away.
    fn counted(&self) -> f32 {
        if self.grade.is_certain() { self.loss } else { 0.0 }
    }
}

//! Reviews of finished games. All win shares are in percent.

use serde::{Deserialize, Serialize};
use vale_engine::{Card, Event, Move, Seat, Source};

use super::ReplayStep;

/// Where the review of a finished game stands.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum ReviewState {
    /// Nobody has asked for it, or whoever did has cancelled it.
    None,
    /// It is being made.
    Working {
        /// How much of it is done.
        percent: u8,
        /// Did you ask for it? Then you can cancel it.
        yours: bool,
    },
    /// Here it is.
    Done {
        /// The review.
        review: Box<GameReview>,
    },
}

/// What there is to say about a finished game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameReview {
    /// How the win shares went: after the deal, and after every move. They have the numbers of the steps of the replay.
    pub steps: Vec<ReviewStep>,
    /// All decisions that had a choice, in order.
    pub decisions: Vec<ReviewDecision>,
    /// What there is to say about each player, by seat.
    pub players: Vec<ReviewPlayer>,
}

/// The win shares after a step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewStep {
    /// The round.
    pub round: u8,
    /// How likely each seat is to win, for somebody who sees all hands, but not the draw pile. They add up to 100.
    pub shares: Vec<f32>,
    /// What the cards that turned up brought to each seat, compared with all that could have. Left out if none did.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<f32>>"))]
    pub luck: Vec<f32>,
}

/// What a decision is called, by the win share that it gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Less than 1 point of 100.
    Best,
    /// The loss is not certain.
    AboutEqual,
    /// Less than 3 points.
    Good,
    /// Less than 7 points.
    Inaccuracy,
    /// Less than 15 points.
    Mistake,
    /// More.
    Blunder,
}

/// What a decision was worth, by what its player could know then.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewDecision {
    /// The step of the replay that it led to.
    pub step: u32,
    /// Who decided.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// What it is called.
    pub grade: Grade,
    /// The win share that it gave away.
    pub loss: f32,
    /// How uncertain that is.
    pub error: f32,
}

/// What there is to say about a player. The start, luck, own moves and the moves of others add up to the result.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewPlayer {
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// How well they decided: 100 if nothing was ever given away.
    pub accuracy: f32,
    /// The win share before anything was revealed.
    pub start: f32,
    /// What the cards that turned up brought.
    pub luck: f32,
    /// What their own moves brought.
    pub own: f32,
    /// What the moves of others brought.
    pub others: f32,
    /// The win share in the end: 100, 0 or a part of a shared victory.
    pub result: f32,
    /// The step whose reveal changed their win share most.
    pub luckiest: Option<u32>,
    /// Where they gave most away, the worst first; at most three.
    pub moments: Vec<ReviewMoment>,
}

/// A decision that gave something away, and a better one.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewMoment {
    /// The decision.
    pub decision: ReviewDecision,
    /// The better way to go on in its place, step by step, until the turn ends or something turns up.
    pub better: Vec<ReplayStep>,
    /// Why it is better, as far as that shows at once.
    pub reasons: Vec<ReviewReason>,
}

/// Why a way to go on is better than the one that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum ReviewReason {
    /// It wins the game in this round.
    WinsNow {
        /// The points after the turn.
        points: u16,
    },
    /// It brings more points in the turn.
    MorePoints {
        /// How many more.
        points: u16,
    },
    /// A card or tile brings more points.
    Brings {
        /// Which.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        source: Source,
        /// How many more.
        points: u16,
    },
    /// It does not lose stones to the limit.
    KeepsStones {
        /// What they are worth.
        worth: u16,
    },
    /// It takes a card that another player gets otherwise.
    TakesFirst {
        /// Which.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        card: Card,
        /// Who gets it.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
}

/// What the strongest bot would do in your place, by what you can know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The level of the bot.
    pub level: u8,
    /// The number of the entry in the log that notes it.
    pub seq: u64,
    /// The best ways to go on that begin with different moves, the best first; at most three.
    pub ways: Vec<HintedWay>,
}

/// A way to go on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintedWay {
    /// How likely you are to win with it.
    pub share: f32,
    /// The move to make now.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[serde(rename = "move")]
    pub m: Move,
    /// What it leads to, until the turn ends or something turns up.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub events: Vec<Event>,
}

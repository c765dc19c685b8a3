//! What is said to a program, and what it answers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use vale_engine::{CardSet, Preview, Ranking, RunningEffects, Seat, SeatView};

use super::BotError;

/// The version of what is said between the arena and a program.
const PROTOCOL: u32 = 1;

/// What a program may ask for beyond the usual fields of a decision.
const WISHES: [&str; 1] = ["brings"];

/// What is said to a program.
#[derive(Debug, Serialize)]
#[serde(tag = "do")]
pub(super) enum Message<'a> {
    #[serde(rename = "hello")]
    Hello { protocol: u32, timeout_ms: u128 },
    #[serde(rename = "decide")]
    Decide {
        game: &'a str,
        seat: Seat,
        timeout_ms: u128,
        seed: u64,
        legal: &'a [String],
        /// What each of the legal moves would bring, if the program wants to know.
        #[serde(skip_serializing_if = "Option::is_none")]
        brings: Option<Vec<Preview>>,
        remembered: BTreeMap<usize, CardSet>,
        /// What is going on, if an effect is being resolved: the referee needs it beside the view to go on from there.
        #[serde(skip_serializing_if = "Option::is_none")]
        running: Option<RunningEffects>,
        view: &'a SeatView,
    },
    #[serde(rename = "game over")]
    GameOver {
        game: &'a str,
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        ranking: Option<Ranking>,
        #[serde(skip_serializing_if = "Option::is_none")]
        forfeit: Option<ForfeitNotice>,
    },
}

impl Message<'_> {
    /// The first message, which gives the program this long to get ready.
    pub(super) const fn hello(timeout_ms: u128) -> Self {
        Self::Hello { protocol: PROTOCOL, timeout_ms }
    }
}

/// Who lost a game without finishing it, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct ForfeitNotice {
    pub(crate) seat: Seat,
    pub(crate) reason: String,
}

/// What a program wants to be told beyond the usual fields of a decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Wishes {
    pub(super) brings: bool,
}

/// The answer to a hello. Other fields are the program's own business.
#[derive(Debug, Deserialize)]
struct HelloAnswer {
    #[serde(default)]
    ready: bool,
    /// A program that does not know what a hello is, and says so, is ready too.
    error: Option<serde::de::IgnoredAny>,
    #[serde(default)]
    wants: Vec<String>,
}

/// The answer to a decision. Other fields are the program's own business.
#[derive(Debug, Deserialize)]
struct Answer {
    #[serde(rename = "move")]
    text: String,
}

/// Reads the answer to a hello.
pub(super) fn read_hello(line: &str) -> Result<Wishes, BotError> {
    let answer = serde_json::from_str::<HelloAnswer>(line).ok().filter(|answer| answer.ready || answer.error.is_some());
    let answer = answer.ok_or_else(|| {
        let problem = format!("`{}` does not answer {{\"do\":\"hello\"}}; say {{\"ready\":true}}", beginning(line));
        BotError::Nonsense(problem)
    })?;
    match answer.wants.iter().find(|wish| !WISHES.contains(&wish.as_str())) {
        Some(wish) => {
            let problem = format!("it wants `{}`, and can have only {}", beginning(wish), WISHES.join(", "));
            Err(BotError::Nonsense(problem))
        }
        None => Ok(Wishes { brings: answer.wants.iter().any(|wish| wish == "brings") }),
    }
}

/// Reads the answer to a decision: the text of a move.
pub(super) fn read_move(line: &str) -> Result<String, BotError> {
    let answer: Result<Answer, _> = serde_json::from_str(line);
    answer.map(|answer| answer.text).map_err(|_| {
        BotError::Nonsense(format!("`{}` is not of the form {{\"move\":\"hunt hydra\"}}", beginning(line)))
    })
}

/// As much of a text as fits into a message.
fn beginning(text: &str) -> &str {
    let text = text.trim();
    &text[..text.char_indices().nth(80).map_or(text.len(), |(place, _)| place)]
}

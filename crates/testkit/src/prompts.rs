//! Finds every question that every card and tile can ask, with a plain position shortly before it: what the browser
//! tests of the prompts begin from.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use vale_engine::{Asked, Game, Move, MoveList, Options, Phase, Position, Question, Seat, Seed, Setup};

use crate::dice::{Dice, Style};
use crate::error::PromiseError;

/// Which question: its kind, and the card or tile that asks it, if any does.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Kind {
    /// The kind, as views name it.
    pub question: String,
    /// The id of the card or tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Where the card that is picked lies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// What becomes of the card that a chosen player picks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// May the player stop or decline?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may_stop: bool,
    /// Is it asked of a player whom another one chose?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub chosen: bool,
}

/// A move on the way to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Before {
    pub seat: Seat,
    #[serde(rename = "move")]
    pub m: Move,
}

/// A question that stands after a few moves from a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prompt {
    #[serde(flatten)]
    pub kind: Kind,
    pub seat: Seat,
    /// How many legal answers there are.
    pub answers: usize,
    /// The moves from the position up to the question.
    pub moves: Vec<Before>,
    pub position: Position,
}

/// What a search found, one for each kind.
pub type Found = BTreeMap<Kind, Candidate>;

/// A question in a random game, and how it came about.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The last state before it in which no effect was running.
    from: Game,
    moves: Vec<Move>,
}

impl Candidate {
    /// Small tables and short ways are better, and so is a question that has several answers.
    fn rank(&self, answers: usize) -> (bool, u8, usize, usize) {
        (answers < 2, self.from.options().players, self.moves.len(), usize::from(self.from.round()))
    }
}

impl Kind {
    /// The kind of a question as views tell it, in JSON; none if nobody is asked.
    pub fn told(asked: &serde_json::Value) -> Option<Self> {
        let text = |field: &str| asked[field].as_str().map(str::to_owned);
        Some(Self {
            question: text("question")?,
            by: text("by"),
            from: text("from"),
            to: text("to"),
            may_stop: asked["may_stop"] == true,
            chosen: asked["chooser"].is_number(),
        })
    }
}

fn kind(asked: &Asked) -> Result<Kind, PromiseError> {
    let written = serde_json::to_value(asked).ok();
    let unwritten = || PromiseError(format!("this question cannot be written: {asked:?}"));
    written.as_ref().and_then(Kind::told).ok_or_else(unwritten)
}

/// Plays these random games and keeps the best example of every question in them.
pub fn search(games: Range<u64>, options: Options, seed: u64) -> Result<Found, PromiseError> {
    let mut found = Found::new();
    let mut ranks = BTreeMap::new();
    for game in games {
        let mut dice = Dice::new(seed ^ game.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(dice.number())) };
        let style = if dice.once_in(2) { Style::Summoner } else { Style::Uniform };
        let mut game = Game::new(&setup).map_err(|error| PromiseError(error.to_string()))?;
        let mut candidate = Candidate { from: game, moves: vec![] };
        let mut moves = MoveList::new();
        while let Some(asked) = game.asked() {
            game.legal_moves_into(&mut moves);
            if at_rest(&asked) {
                candidate = Candidate { from: game, moves: vec![] };
            }
            let (kind, rank) = (kind(&asked)?, candidate.rank(moves.len()));
            if ranks.get(&kind).is_none_or(|&best| rank < best) {
                ranks.insert(kind.clone(), rank);
                found.insert(kind, candidate.clone());
            }
            let m = style.choose(&moves, &mut dice).ok_or_else(|| PromiseError("no legal move".to_owned()))?;
            candidate.moves.push(m);
            game.play_unchecked(m, &mut ());
        }
    }
    Ok(found)
}

/// Is no effect running, so that there is a position?
const fn at_rest(asked: &Asked) -> bool {
    matches!(asked.question, Question::TakeTile | Question::Hunt | Question::Act | Question::Resolve)
}

/// Two searches as one.
pub fn merge(mut one: Found, other: Found) -> Found {
    let rank = |candidate: &Candidate| {
        let mut game = candidate.from;
        candidate.moves.iter().for_each(|&m| game.play_unchecked(m, &mut ()));
        candidate.rank(game.legal_moves().len())
    };
    for (kind, candidate) in other {
        if one.get(&kind).is_none_or(|known| rank(&candidate) < rank(known)) {
            one.insert(kind, candidate);
        }
    }
    one
}

/// The question at the end of these moves from this position, with all legal answers; none if it does not come to that.
fn outcome(position: &Position, moves: &[Before]) -> Option<(Asked, Vec<Move>)> {
    let mut game = Game::from_position(position).ok()?;
    for before in moves {
        if game.asked()?.seat != before.seat {
            return None;
        }
        game.play(before.m, &mut ()).ok()?;
    }
    let mut answers = MoveList::new();
    game.legal_moves_into(&mut answers);
    Some((game.asked()?, answers.to_vec()))
}

impl Prompt {
    /// The prompt of a candidate, from a position without anything that does not matter for it.
    pub fn new(kind: Kind, candidate: &Candidate) -> Result<Self, PromiseError> {
        let broken = |what: &str| PromiseError(format!("{kind:?}: {what}"));
        let position = candidate.from.position().ok_or_else(|| broken("an effect is running"))?;
        let mut game = candidate.from;
        let mut moves = vec![];
        for &m in &candidate.moves {
            let seat = game.asked_seat().ok_or_else(|| broken("the game is over"))?;
            moves.push(Before { seat, m });
            game.play(m, &mut ()).map_err(|refusal| broken(&refusal.to_string()))?;
        }
        let (asked, answers) = outcome(&position, &moves).ok_or_else(|| broken("the position leads elsewhere"))?;
        let plain = simplify(position, &|position| outcome(position, &moves) == Some((asked, answers.clone())));
        Ok(Self { seat: asked.seat, answers: answers.len(), moves, position: plain, kind })
    }

    /// Does the position still lead to the question?
    pub fn check(&self) -> Result<(), PromiseError> {
        let broken = |what: String| Err(PromiseError(format!("{:?}: {what}", self.kind)));
        let Some((asked, answers)) = outcome(&self.position, &self.moves) else {
            return broken("the moves lead nowhere".to_owned());
        };
        if (kind(&asked)?, asked.seat, answers.len()) != (self.kind.clone(), self.seat, self.answers) {
            return broken(format!("the moves lead to {asked:?} with {} answers", answers.len()));
        }
        Ok(())
    }
}

/// Takes everything out of a position that can be taken out while this stays true.
fn simplify(mut position: Position, holds: &dyn Fn(&Position) -> bool) -> Position {
    let displayed = if position.phase == Phase::Action { position.display.len() } else { 0 };
    let mut attempt = |change: &dyn Fn(&mut Position)| {
        let mut other = position.clone();
        change(&mut other);
        if holds(&other) {
            position = other;
        }
    };
    attempt(&|it| {
        it.draw = None;
        it.draw_known.clear();
        it.players.iter_mut().for_each(|player| player.draw_known.clear());
        (it.seed, it.seed_used) = (Seed::default(), 0);
    });
    attempt(&|it| it.discard.clear());
    attempt(&|it| it.reshuffled = false);
    attempt(&|it| it.players.iter_mut().for_each(|player| player.used.clear()));
    // In the other phases, cards on the display tell where in the phase the game is.
    for index in (0..displayed).rev() {
        attempt(&|it| {
            it.display.remove(index);
        });
    }
    position
}

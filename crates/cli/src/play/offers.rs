//! The moves that are offered: their order, their numbers and their lines.

use vale_engine::effect::{Ask, Pick, Zone};
use vale_engine::{Game, Move, Question, TileSet};
use vale_words::{Reading, Situation, Words, say};

use super::explain::comes_to_nothing;
use crate::cards::{card_line, tile_line};

/// The legal moves as the list has them. Removing a card comes after everything else, and what ends something is number 0.
pub struct Offers {
    moves: Vec<Move>,
    /// The tiles that would do nothing if they were taken now.
    idle: TileSet,
}

impl Offers {
    /// Those of the question that stands.
    pub fn of(game: &Game) -> Self {
        let moves = game.legal_moves();
        let tiles = moves.iter().filter_map(|m| if let Move::Take(tile) = m { Some(*tile) } else { None });
        let idle = tiles.filter(|&tile| comes_to_nothing(game, tile)).collect();
        Self { idle, ..Self::among_these(moves) }
    }

    /// Those that somebody else offers.
    pub fn among_these(mut moves: Vec<Move>) -> Self {
        moves.sort_by_key(|&m| match m {
            Move::End | Move::Done => 2,
            Move::Remove { .. } => 1,
            _ => 0,
        });
        Self { moves, idle: TileSet::EMPTY }
    }

    /// The moves.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The only move, if there is only one.
    pub fn only(&self) -> Option<Move> {
        if let [only] = self.moves[..] { Some(only) } else { None }
    }

    /// The moves with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, Move)> + '_ {
        self.moves.iter().enumerate().map(|(index, &m)| match m {
            Move::End | Move::Done => (0, m),
            _ => (index + 1, m),
        })
    }

    /// The move with this number.
    pub fn by_number(&self, number: usize) -> Option<Move> {
        self.numbered().find(|&(other, _)| other == number).map(|(_, m)| m)
    }

    /// The greatest number.
    pub fn last(&self) -> usize {
        self.numbered().map(|(number, _)| number).max().unwrap_or_default()
    }

    /// A few moves with their numbers, in one line.
    pub fn among(&self, some: &[Move], at: impl Into<Situation>, names: &[String], words: &Words) -> String {
        let at = at.into();
        let chosen = self.numbered().filter(|(_, m)| some.contains(m));
        let texts = chosen.map(|(number, m)| format!("{number}: {}", words.move_text(at, m, names)));
        texts.collect::<Vec<_>>().join("; ")
    }

    /// All moves, each as a line of the list.
    pub fn lines(&self, at: impl Into<Situation>, names: &[String], words: &Words) -> Vec<String> {
        let at = at.into();
        self.numbered().map(|(number, m)| format!("{number}: {}.", self.in_full(at, m, names, words))).collect()
    }

    /// All moves with their numbers, each in a few words.
    pub fn short(&self, at: impl Into<Situation>, names: &[String], words: &Words) -> Vec<(usize, Move, String)> {
        let at = at.into();
        let short = |m| match (m, words.move_text(at, m, names)) {
            (Move::Take(tile), text) if self.idle.contains(tile) => {
                format!("{text}. {}", say!(words, "play-no-effect"))
            }
            (_, text) => text,
        };
        self.numbered().map(|(number, m)| (number, m, short(m))).collect()
    }

    /// The move that a text means.
    pub fn read(&self, at: impl Into<Situation>, names: &[String], text: &str, words: &Words) -> Reading {
        words.read_move(at, &self.moves, names, text)
    }

    /// A move, with what its card or tile does if nobody has said it yet.
    fn in_full(&self, at: Situation, m: Move, names: &[String], words: &Words) -> String {
        match m {
            Move::Hunt(card) => say!(words, "move-hunt", card = card_line(card, words)),
            Move::Take(tile) => {
                let text = say!(words, "move-take", tile = tile_line(tile, words));
                let idle = self.idle.contains(tile).then(|| say!(words, "play-no-effect"));
                idle.map_or(text.clone(), |idle| format!("{text}. {idle}"))
            }
            // New cards may lie there, whose effects nobody has said yet.
            Move::Pick(card) if picks_from_display(at) => {
                let text = words.move_text(at, m, names);
                text.replacen(&words.card(card), &card_line(card, words), 1)
            }
            other => words.move_text(at, other, names),
        }
    }
}

fn picks_from_display(at: Situation) -> bool {
    let ask = at.question.and_then(Question::ask);
    matches!(ask, Some(Ask::Pick(Pick { from: Zone::Display, .. })))
}

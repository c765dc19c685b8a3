//! What a bot at a table is asked, and what it answers.

use sha2::{Digest, Sha256};
use vale_bots::{Level, Memory, Sight};
use vale_engine::{Move, MoveList, Seat, SeatView};
use vale_protocol::TableId;

use crate::chair::Chair;
use crate::log::TableLog;

/// What a bot is asked: what its seat sees and remembers, and nothing else.
#[derive(Clone, Debug)]
pub struct BotRequest {
    /// The bot.
    pub level: Level,
    /// What its seat sees.
    pub view: SeatView,
    /// What its seat remembers.
    pub memory: Memory,
    /// The legal moves.
    pub legal: Vec<Move>,
    /// What decides the bot's own chance.
    pub seed: u64,
}

impl BotRequest {
    /// Is there nothing to think about?
    pub const fn is_forced(&self) -> bool {
        self.legal.len() == 1
    }

    /// The move of the bot; none if there is no legal move.
    pub fn solve(&self) -> Option<Move> {
        let Self { level, view, memory, legal, seed } = self;
        if self.is_forced() {
            return legal.first().copied();
        }
        legal.first()?;
        Some(level.bot().decide(Sight { view, memory, legal }, *seed, level.default_budget()).chosen)
    }
}

impl TableLog {
    /// What a bot is asked since the last change, and for which seat, if it is a bot who is asked.
    pub fn bot_request(&self, secret: &str) -> Option<(Seat, BotRequest)> {
        let (play, game) = (self.state.play.as_ref()?, self.state.game()?);
        let seat = game.asked_seat()?;
        let level = self.state.chair(seat).and_then(Chair::bot)?;
        let mut legal = MoveList::new();
        game.legal_moves_into(&mut legal);
        let request = BotRequest {
            level,
            view: game.seat_view(seat),
            memory: play.memories.of(seat).clone(),
            legal: legal.to_vec(),
            seed: chance(secret, &self.id, self.last_change()),
        };
        Some((seat, request))
    }
}

/// What decides a bot's own chance: the same in every program with the same secret, nothing of the game's seed, and nothing
/// that anybody who knows the table could work out.
pub fn chance(secret: &str, table: &TableId, seq: u64) -> u64 {
    let hash = Sha256::new().chain_update(secret).chain_update(&table.0).chain_update(seq.to_le_bytes()).finalize();
    hash.first_chunk().map_or(seq, |bytes| u64::from_le_bytes(*bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_of_a_bot_is_a_secret_of_the_server() {
        let table = TableId("a-table".to_owned());
        let known = chance("secret", &table, 7);
        assert_eq!(known, chance("secret", &table, 7));
        assert_ne!(known, chance("another secret", &table, 7));
        assert_ne!(known, chance("secret", &table, 8));
        assert_ne!(known, chance("secret", &TableId("b-table".to_owned()), 7));
    }
}

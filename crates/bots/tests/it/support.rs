//! Plays games with bots, one decision at a time.

use vale_bots::{Bot, Budget, Memories, Sight};
use vale_engine::{Game, Move, MoveList, Options, PaymentRule, Seat, Seed, SellTable, Setup};

/// A game in progress and what its seats remember.
pub struct Play {
    pub game: Game,
    pub memories: Memories,
    pub decisions: u64,
    pub legal: MoveList,
}

impl Play {
    pub fn new(options: Options, seed: u64) -> Self {
        let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(seed)) };
        let mut memories = Memories::new(options.players);
        let game = Game::begin(&setup, &mut memories).unwrap();
        Self { game, memories, decisions: 0, legal: MoveList::new() }
    }

    /// The seat that is asked; its legal moves are in `legal`.
    pub fn asked(&mut self) -> Option<Seat> {
        self.game.legal_moves_into(&mut self.legal);
        self.game.asked_seat()
    }

    /// What this bot would do for the seat that is asked.
    pub fn decide(&self, bot: &dyn Bot, seat: Seat, seed: u64, budget: Budget) -> Move {
        let view = self.game.seat_view(seat);
        bot.decide(Sight { view: &view, memory: self.memories.of(seat), legal: &self.legal }, seed, budget).chosen
    }

    /// Plays a move, which must be legal.
    pub fn play(&mut self, m: Move) {
        self.game.play(m, &mut self.memories).unwrap_or_else(|refusal| panic!("{m:?}: {refusal}"));
        self.decisions += 1;
    }
}

/// All combinations of the options, for 2 to 4 players.
pub fn all_options() -> Vec<Options> {
    let mut all = Vec::new();
    for players in 2..=4 {
        for sell in [SellTable::Printed, SellTable::Manual] {
            for payment in [PaymentRule::Needed, PaymentRule::Any] {
                for (artifact_creatures, artifact_tiles) in [(false, false), (true, false), (false, true), (true, true)]
                {
                    all.push(Options { sell, payment, artifact_creatures, artifact_tiles, ..Options::new(players) });
                }
            }
        }
    }
    all
}

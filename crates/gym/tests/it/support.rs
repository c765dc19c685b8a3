//! Random games, action by action.

use vale_bots::Memories;
use vale_engine::{Game, MoveList, Options, Seat, Seed, Setup};
use vale_gym::layout::{FIELDS, LENGTH};
use vale_gym::{Action, ActionSet, Purchase, Step, legal_actions, observe, step};
use vale_testkit::Dice;

/// A game, what its seats remember, and the card that waits for its payment.
pub struct Play {
    pub game: Game,
    pub memories: Memories,
    pub bought: Option<Purchase>,
    pub moves: MoveList,
    pub dice: Dice,
}

impl Play {
    pub fn new(options: Options, seed: u64) -> Self {
        let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(seed)) };
        let mut memories = Memories::new(options.players);
        let game = Game::begin(&setup, &mut memories).unwrap();
        Self { game, memories, bought: None, moves: MoveList::new(), dice: Dice::new(seed) }
    }

    pub fn legal(&mut self) -> ActionSet {
        legal_actions(&self.game, self.bought, &mut self.moves)
    }

    /// Takes any legal action; false if the game is over.
    pub fn random_step(&mut self) -> bool {
        let legal = self.legal();
        let Some(action) = legal.nth(self.dice.below(legal.len())) else { return false };
        self.take(action);
        true
    }

    pub fn take(&mut self, action: Action) {
        match step(&self.game, self.bought, action, &mut self.moves).unwrap() {
            Step::Play(m) => {
                self.game.play(m, &mut self.memories).unwrap();
                self.bought = None;
            }
            Step::AskPayment(bought) => self.bought = Some(bought),
        }
    }

    /// What this seat observes; only the one who is asked knows what it has chosen.
    pub fn observation(&self, seat: Seat) -> [u8; LENGTH] {
        observation(&self.game, &self.memories, self.bought, seat)
    }
}

pub fn observation(game: &Game, memories: &Memories, bought: Option<Purchase>, seat: Seat) -> [u8; LENGTH] {
    let mut out = [0; LENGTH];
    let bought = bought.filter(|_| game.asked_seat() == Some(seat));
    observe(&game.seat_view(seat), memories.of(seat), bought, &mut out);
    out
}

/// The bytes of a field.
pub fn field<'a>(name: &str, observation: &'a [u8]) -> &'a [u8] {
    let field = FIELDS.iter().find(|field| field.name == name).unwrap();
    &observation[field.from..field.from + field.len()]
}

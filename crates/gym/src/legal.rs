//! Which actions are legal, and what follows from one.

use vale_engine::{Game, Move, MoveList, Seat};

use crate::action::{ACTIONS, Action, Meaning, Purchase};

/// How many machine words a set of actions takes.
const WORDS: usize = ACTIONS.div_ceil(64);

/// A set of actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActionSet([u64; WORDS]);

impl ActionSet {
    /// The empty set.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Adds an action.
    pub const fn insert(&mut self, action: Action) {
        self.0[action.number() / 64] |= 1 << (action.number() % 64);
    }

    /// Tests whether the action is in the set.
    pub const fn contains(&self, action: Action) -> bool {
        self.0[action.number() / 64] >> (action.number() % 64) & 1 == 1
    }

    /// Returns how many actions are in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Tests whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Returns the actions, by number.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        self.0.iter().enumerate().flat_map(|(index, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                left &= left.wrapping_sub(1);
                if bit < 64 { Action::new(index * 64 + bit as usize) } else { None }
            })
        })
    }

    /// Returns the action at this place of the list of all that are in the set.
    pub fn nth(&self, place: usize) -> Option<Action> {
        let mut before = place;
        for (index, &word) in self.0.iter().enumerate() {
            let count = word.count_ones() as usize;
            if before < count {
                let mut left = word;
                for _ in 0..before {
                    left &= left - 1;
                }
                return Action::new(index * 64 + left.trailing_zeros() as usize);
            }
            before -= count;
        }
        None
    }

    /// Writes a mask: true for each action that is in the set.
    pub fn write(&self, mask: &mut [bool]) {
        mask.fill(false);
        for action in self.iter() {
            if let Some(place) = mask.get_mut(action.number()) {
                *place = true;
            }
        }
    }
}

/// What follows from a legal action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// This move is played.
    Play(Move),
    /// The same seat is asked for the stones.
    AskPayment(Purchase),
}

/// Returns the legal actions of the seat that is asked; none when the game is over. `bought` is the card that was chosen
/// and is not paid yet.
pub fn legal_actions(game: &Game, bought: Option<Purchase>, list: &mut MoveList) -> ActionSet {
    let Some(seat) = game.asked_seat() else { return ActionSet::EMPTY };
    game.legal_moves_into(list);
    legal_among(list, seat, game.options().players, bought)
}

/// Returns the legal actions of a seat that has these legal moves, at a table of so many players.
pub fn legal_among(moves: &[Move], seat: Seat, players: u8, bought: Option<Purchase>) -> ActionSet {
    let mut legal = ActionSet::EMPTY;
    for &m in moves {
        let action = match (bought, Purchase::of(m)) {
            (None, _) => Action::of_move(m, seat, players),
            (Some(bought), Some((purchase, pay))) if bought == purchase => Action::pay(pay),
            (Some(_), _) => None,
        };
        if let Some(action) = action {
            legal.insert(action);
        }
    }
    legal
}

/// Returns what follows from an action of the seat that is asked, which must be one of the [legal ones](legal_actions). None
/// for an action that cannot answer the question that stands.
pub fn step(game: &Game, bought: Option<Purchase>, action: Action, list: &mut MoveList) -> Option<Step> {
    let seat = game.asked_seat()?;
    // Only the ways to pay for a card have to be looked up.
    let moves = if matches!(action.meaning(), Some(Meaning::Buy(_))) {
        game.legal_moves_into(list);
        &list[..]
    } else {
        &[]
    };
    step_among(moves, seat, game.options().players, bought, action)
}

/// Returns what follows from a legal action of a seat that has these legal moves, at a table of so many players. None for
/// an action that cannot answer the question that stands.
pub fn step_among(moves: &[Move], seat: Seat, players: u8, bought: Option<Purchase>, action: Action) -> Option<Step> {
    match (action.meaning()?, bought) {
        (Meaning::Move(m), None) => Some(Step::Play(m)),
        (Meaning::Pay(stones), None) => Some(Step::Play(Move::Pay(stones))),
        (Meaning::Pay(stones), Some(bought)) => Some(Step::Play(bought.with(stones))),
        (Meaning::Player(places), None) => Some(Step::Play(Move::Player(seat.clockwise(places, players)))),
        (Meaning::Buy(purchase), None) => {
            let pays = |m: &Move| Purchase::of(*m).is_some_and(|(found, _)| found == purchase);
            let mut ways = moves.iter().copied().filter(pays);
            match (ways.next()?, ways.next()) {
                (only, None) => Some(Step::Play(only)),
                (_, Some(_)) => Some(Step::AskPayment(purchase)),
            }
        }
        (_, Some(_)) => None,
    }
}

//! Playing on: what comes of a plan when everybody goes on from where it ends, as a light level 3.

use vale_engine::{Game, MAX_SEATS, Move, MoveList, RevealWitness, Seat, Witness};

use crate::bot::Budget;
use crate::learned::Thinker;
use crate::net::{Net, Verdict};
use crate::plan::{Beam, answer_for_others, plans};

/// How it is played on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayoutSettings {
    /// How many rounds are played beyond the present one.
    pub(crate) rounds_ahead: u8,
    /// How many positions go on from one step of a turn to the next.
    pub(crate) width: usize,
    /// How many moves are tried out for a turn.
    pub(crate) nodes: u32,
}

/// Everybody at the table as a light level 3.
pub(crate) struct Playouts<'a> {
    settings: PlayoutSettings,
    /// The one who thinks for each seat.
    thinkers: [Thinker<'a>; MAX_SEATS],
    legal: MoveList,
}

impl<'a> Playouts<'a> {
    pub(crate) fn new(net: &'a Net, settings: PlayoutSettings) -> Self {
        let thinkers = [0, 1, 2, 3].map(|place| Thinker::new(net, Seat::FIRST.clockwise(place, MAX_SEATS as u8)));
        Self { settings, thinkers, legal: MoveList::new() }
    }

    /// How many positions the net has looked at.
    pub(crate) fn looks(&self) -> u64 {
        self.thinkers.iter().map(Thinker::looks).sum()
    }

    /// Follows a plan of a seat in a world until it ends or something turns up that nobody could know; from there on all
    /// play by themselves, to the horizon. Returns what the net says there.
    pub(crate) fn play_on(&mut self, world: &Game, seat: Seat, moves: &[Move]) -> Verdict {
        let mut game = *world;
        follow(&mut game, seat, moves, &mut ());
        self.finish_round(&mut game, world.round().saturating_add(self.settings.rounds_ahead));
        self.thinkers[seat.index()].look(&game)
    }

    /// Lets all play on until this round is over.
    pub(crate) fn finish_round(&mut self, game: &mut Game, round: u8) {
        while game.round() <= round && self.step(game) {}
    }

    /// Lets whoever is asked make a pick or play a turn. False if nobody is asked.
    fn step(&mut self, game: &mut Game) -> bool {
        let Some(seat) = game.asked_seat() else { return false };
        game.legal_moves_into(&mut self.legal);
        let Some(&first) = self.legal.first() else { return false };
        let thinker = &mut self.thinkers[seat.index()];
        if self.legal.len() == 1 {
            game.play_unchecked(first, &mut ());
        } else if let Move::Hunt(_) = first {
            let best = thinker.best(game, &self.legal);
            game.play_unchecked(best.unwrap_or(first), &mut ());
        } else {
            let beam = Beam { width: self.settings.width, kept: 1, open: true };
            let found = plans(game, seat, beam, Budget::Nodes(self.settings.nodes), |game| thinker.look(game).score());
            // The first move of a plan is always legal, so something happens.
            let moves = found.first().map_or(std::slice::from_ref(&first), |plan| plan.moves.as_slice());
            follow(game, seat, moves, &mut ());
        }
        true
    }
}

/// Plays the moves of a plan of a seat as far as they can be played, until something turns up that nobody could know, and
/// tells the witness what happens.
pub(crate) fn follow(game: &mut Game, seat: Seat, moves: &[Move], witness: &mut impl Witness) {
    let root = *game;
    for &m in moves {
        if game.asked_seat() != Some(seat) || game.check(m).is_err() {
            return;
        }
        let mut watcher = RevealWitness::new(witness);
        game.play_unchecked(m, &mut watcher);
        if watcher.revealed {
            return;
        }
        answer_for_others(game, &root, seat);
    }
}

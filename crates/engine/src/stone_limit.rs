//! Too many stones: the holder decides which to keep (C5, T2, T3).

use crate::effect::all_certain;
use crate::event::{Event, Witness};
use crate::game::Game;
use crate::lookahead::Outlook;
use crate::modifiers::STONE_LIMIT;
use crate::moves::{Move, MoveList};
use crate::refusal::{Obstacle, Refusal};
use crate::seat::Seat;
use crate::stones::Stones;

impl Game {
    /// The next player, from the one whose turn it is, who has more stones than allowed.
    #[inline]
    pub(crate) fn overflowing(&self) -> Option<Seat> {
        let many = self.players.iter().any(|player| player.stones.exceed(STONE_LIMIT));
        if many { self.first_over_limit() } else { None }
    }

    fn first_over_limit(&self) -> Option<Seat> {
        let players = self.options.players;
        let mut from_turn = (0..players).map(|places| self.turn.clockwise(places, players));
        from_turn.find(|&seat| self.player(seat).stones.exceed(self.stone_limit(seat)))
    }

    pub(crate) fn list_keeps(&self, moves: &mut MoveList) {
        self.player(self.asked).stones.parts_of(self.stone_limit(self.asked), |stones| {
            if self.can_go_on_with(stones).is_ok() {
                moves.push(Move::Keep(stones));
            }
        });
    }

    pub(crate) fn check_keep(&self, keep: Stones) -> Result<(), Refusal> {
        let have = self.player(self.asked).stones;
        let limit = self.stone_limit(self.asked);
        if !have.holds(keep) {
            return Err(Refusal::CannotKeep { keep, have, limit });
        }
        if keep.total() != limit {
            return Err(Refusal::KeepExactly { have, limit });
        }
        self.can_go_on_with(keep).map_err(|obstacle| Refusal::NotOffered { obstacle })
    }

    /// Can the running effect be finished with these stones, if it can be finished at all (U1)? Hardly ever does it
    /// depend on that.
    fn can_go_on_with(&self, keep: Stones) -> Result<(), Obstacle> {
        let Some(frame) = self.stack.top() else { return Ok(()) };
        if frame.owner != self.asked || frame.is_in_step() || all_certain(frame.ahead()) {
            return Ok(());
        }
        let with = |stones| Outlook::keeping(self, self.asked, frame.this.card(), stones).resolve(frame.ahead());
        // With all stones: as if the best of them could be kept.
        if with(self.player(self.asked).stones).is_ok() { with(keep) } else { Ok(()) }
    }

    pub(crate) fn keep(&mut self, kept: Stones, witness: &mut impl Witness) {
        let seat = self.asked;
        let player = self.player_mut(seat);
        let lost = player.stones.minus(kept);
        player.stones = kept;
        witness.event(Event::StonesKept { seat, kept, lost });
        self.settle(witness);
    }
}

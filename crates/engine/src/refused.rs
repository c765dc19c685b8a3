//! The moves that a player might think of but that are refused, and why.

use crate::card::Card;
use crate::cards::WITH_ACTIVE;
use crate::effect::Ask;
use crate::game::{Game, Pending};
use crate::moves::{Choices, Move};
use crate::refusal::Refusal;
use crate::stones::Stones;

impl Game {
    /// The moves that whoever is asked might think of at the sight of the table and of their hand, but that are not
    /// legal, and why not. A summoning or removal that no stones could pay, or that is refused whatever stones pay for
    /// it, is there once, without stones. It all follows from what they see and nothing else.
    pub fn refused_moves(&self) -> Vec<(Move, Refusal)> {
        let thinkable = match self.pending {
            Pending::Tile => self.tiles_of_the_game().map(Move::Take).collect(),
            Pending::Hunt => self.display.iter().map(|hunted| Move::Hunt(hunted.card)).collect(),
            Pending::Act => return self.refused_actions(),
            Pending::Resolve => self.thinkable_uses(),
            Pending::Effect => self.thinkable_answers(),
            Pending::Keep | Pending::Over => vec![],
        };
        self.refused_among(thinkable)
    }

    /// Why whoever is asked cannot summon this card with any of their stones; none if they can. What stands in the way
    /// of its effect counts more than a payment that does not fit, because another payment might.
    pub fn cannot_summon(&self, card: Card) -> Option<Refusal> {
        let mut reason = None;
        for pay in self.player(self.asked).stones.parts() {
            match self.check(Move::Summon { card, pay }) {
                Ok(()) => return None,
                Err(refusal @ Refusal::CannotResolve { .. }) => reason = Some(refusal),
                Err(refusal) => reason = reason.or(Some(refusal)),
            }
        }
        reason
    }

    fn refused_among(&self, moves: impl IntoIterator<Item = Move>) -> Vec<(Move, Refusal)> {
        moves.into_iter().filter_map(|m| Some((m, self.check(m).err()?))).collect()
    }

    fn refused_actions(&self) -> Vec<(Move, Refusal)> {
        let player = self.player(self.asked);
        let pay = Stones::NONE;
        let unsummonable = |card| Some((Move::Summon { card, pay }, self.cannot_summon(card)?));
        let mut refused: Vec<_> = player.hand.iter().filter_map(unsummonable).collect();
        // Every removal has the same price, and stones that are worth it can always pay it.
        if self.worth(self.asked).of(player.stones) < self.removal_price() {
            refused.extend(self.refused_among(player.area.iter().map(|card| Move::Remove { card, pay })));
        }
        refused.extend(self.refused_among(player.tile.map(Move::UseTile).into_iter().chain([Move::End])));
        refused
    }

    fn thinkable_uses(&self) -> Vec<Move> {
        (self.player(self.asked).area.set() & WITH_ACTIVE).iter().map(Move::Use).collect()
    }

    /// The tiles on the display and in front of the players.
    fn tiles_of_the_game(&self) -> impl Iterator<Item = crate::tile::Tile> {
        self.tiles.iter().chain(self.players.iter().filter_map(|player| player.tile))
    }

    /// The answers to the question of the effect on top of the stack that name a card, a player or one choice.
    fn thinkable_answers(&self) -> Vec<Move> {
        let Some((_, ask)) = self.top_question() else { return vec![] };
        match ask {
            // A choice alone that is not enough is no mistake, only a beginning.
            Ask::Choose { least: ..=1, choices, .. } => {
                (0..choices.len()).map(|place| Move::Choose(Choices(1 << place))).collect()
            }
            Ask::StealFrom { .. } => self.seats().filter(|&seat| seat != self.asked).map(Move::Player).collect(),
            Ask::ChoosePlayer { .. } => self.seats().map(Move::Player).collect(),
            Ask::Activate { .. } => self.thinkable_uses(),
            Ask::Pick(pick) => self.cards_in(pick.from, self.asked).iter().map(Move::Pick).collect(),
            Ask::Choose { .. }
            | Ask::ChooseFamily { .. }
            | Ask::Upgrade { .. }
            | Ask::UpgradeReceived
            | Ask::Pay { .. } => vec![],
        }
    }
}

//! What a player has to come: turns, Resolution Phases, and what cards, stones and tiles bring in them.

use arrayvec::ArrayVec;
use vale_engine::{CARD_COUNT, Card, CardSet, Game, Phase, Seat, Stones, TileKind, Worth};

use super::effects::comes_back;
use super::{place, rounds_to_come};
use crate::weights as weight;

/// What the value of a player's cards depends on.
pub(crate) struct Prospect<'game> {
    pub(super) game: &'game Game,
    pub(super) seat: Seat,
    pub(super) worth: Worth,
    /// How many Resolution Phases the player has still to come.
    pub(super) uses: f32,
    /// How many turns of the Action Phase the player has still to come, the present one included.
    pub(super) turns: f32,
    /// Is one of them in this round?
    acts_now: bool,
    /// Points per unit of stone worth.
    pub(super) stone: f32,
    pub(super) families: [u8; 5],
    pub(super) with_active: u8,
    pub(super) with_permanent: u8,
}

impl<'game> Prospect<'game> {
    pub(crate) fn new(game: &'game Game, seat: Seat) -> Self {
        Self::in_order(game, seat, place)
    }

    pub(super) fn in_order(game: &'game Game, seat: Seat, place: impl Fn(&Game, Seat) -> usize) -> Self {
        let to_come = rounds_to_come(game);
        let not_before = place(game, seat) >= place(game, game.turn());
        let acts_now = match game.phase() {
            Phase::Hunting => true,
            Phase::Action => not_before,
            Phase::Resolution | Phase::Over => false,
        };
        let resolves_now = match game.phase() {
            Phase::Hunting | Phase::Action => true,
            Phase::Resolution => not_before,
            Phase::Over => false,
        };
        let turns = to_come + f32::from(u8::from(acts_now));
        let mut prospect = Self {
            game,
            seat,
            worth: game.worth(seat),
            uses: to_come + f32::from(u8::from(resolves_now)),
            turns,
            acts_now,
            stone: weight::STONE * turns.min(1.0),
            families: [0; 5],
            with_active: 0,
            with_permanent: 0,
        };
        for card in game.area(seat).iter() {
            prospect.families[card.family() as usize] += 1;
            prospect.with_active += u8::from(!card.creature().active.is_empty());
            prospect.with_permanent += u8::from(!card.creature().permanent.is_empty());
        }
        prospect
    }

    /// How many Resolution Phases the player has still to come.
    pub(crate) const fn uses(&self) -> f32 {
        self.uses
    }

    /// What stones are worth to the player, in points.
    pub(crate) fn stones(&self, stones: Stones) -> f32 {
        f32::from(self.worth.of(stones)) * self.stone
    }

    pub(super) fn purse(&self) -> f32 {
        self.stones(self.game.stones(self.seat))
    }

    pub(super) fn area(&self) -> f32 {
        self.game.area(self.seat).iter().map(|card| self.summoned(card)).sum()
    }

    /// Sheltered cards are cards in hand that must be fetched first.
    pub(super) fn shelter(&self) -> f32 {
        if self.turns < 2.0 {
            0.0
        } else {
            weight::SHELTERED * weight::CARD * f32::from(self.game.shelter(self.seat).len())
        }
    }

    /// What the tile in front of the player brings if it is used, or while it lies there.
    pub(super) fn tile(&self) -> f32 {
        match self.game.tile(self.seat) {
            Some(tile) if self.acts_now && tile.kind() != TileKind::Instant => {
                weight::TILE * self.steps(tile.artifact().steps, None).max(0.0)
            }
            _ => 0.0,
        }
    }

    /// What the instant effect of a card brings.
    pub(crate) fn instant(&self, card: Card) -> f32 {
        self.steps(card.creature().instant, Some(card))
    }

    /// What the active effect of a card brings each time.
    pub(crate) fn active(&self, card: Card) -> f32 {
        self.steps(card.creature().active, Some(card))
    }

    /// What a summoned card still brings.
    fn summoned(&self, card: Card) -> f32 {
        let creature = card.creature();
        let active = if comes_back(card) {
            // It returns to the hand and can be summoned again.
            if self.turns > self.uses - 1.0 && self.uses >= 1.0 { self.again(card) } else { 0.0 }
        } else {
            self.uses * self.active(card).max(0.0)
        };
        active + creature.permanent.iter().map(|permanent| self.permanent(*permanent)).sum::<f32>()
    }

    /// What summoning a card that comes back brings in the turns to come.
    fn again(&self, card: Card) -> f32 {
        let each = self.instant(card) - self.price(card);
        each.max(0.0) * (self.turns - 1.0).max(0.0) * weight::SUMMONED_AGAIN
    }

    /// What it costs to summon a card, in points.
    fn price(&self, card: Card) -> f32 {
        f32::from(self.game.cost(self.seat, card)) * self.stone
    }

    /// What a card in hand brings if it is summoned, less its price.
    fn summoning(&self, card: Card) -> f32 {
        let creature = card.creature();
        let active = if comes_back(card) { self.again(card) } else { self.uses * self.active(card).max(0.0) };
        let permanent: f32 = creature.permanent.iter().map(|permanent| self.permanent(*permanent)).sum();
        self.instant(card) + active + permanent - self.price(card)
    }

    /// What these cards bring in hand: the best first, as far as turns, areas and stones allow.
    pub(crate) fn hand(&self, hand: CardSet) -> f32 {
        if self.turns < 1.0 {
            return 0.0;
        }
        let gains = hand.iter().map(|card| (self.summoning(card), f32::from(self.game.cost(self.seat, card))));
        let mut cards: ArrayVec<(f32, f32), CARD_COUNT> = gains.filter(|(gain, _)| *gain > 0.0).collect();
        cards.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
        let free = f32::from(self.game.areas(self.seat)) - f32::from(self.game.area(self.seat).len());
        let mut room = free + (self.turns - 1.0);
        let mut purse = f32::from(self.worth.of(self.game.stones(self.seat))) + weight::INCOME * (self.turns - 1.0);
        let mut share = weight::BEST_IN_HAND;
        let mut sum = 0.0;
        for (gain, cost) in cards {
            if room < 1.0 || purse < cost {
                continue;
            }
            room -= 1.0;
            purse -= cost;
            sum += gain * share;
            share *= weight::HAND_DISCOUNT;
        }
        sum
    }

    /// What a card on the display is worth to the player: to keep or to sell, whichever is more.
    pub(crate) fn prize(&self, card: Card) -> f32 {
        let hand = self.game.hand(self.seat);
        let kept = self.hand(hand.with(card)) - self.hand(hand) + weight::KEPT * weight::CARD;
        let reward = self.game.options().sell.reward(card.family());
        // Stones over the limit are lost, so a reward of many is worth less to who has many.
        let have = f32::from(self.game.stones(self.seat).total());
        let over = (have * weight::STONES_LEFT_AT_SALE + f32::from(reward.total())
            - f32::from(self.game.stone_limit(self.seat)))
        .max(0.0);
        let sold = self.stones(reward) * (1.0 - weight::LOST_PER_STONE_OVER * over).max(weight::LEAST_OF_REWARD);
        kept.max(sold)
    }
}

#[cfg(test)]
mod tests {
    use vale_engine::{Game, Position, Seat};

    use super::Prospect;

    /// A position of round 4 in which every player has an active effect.
    fn position(players: u8, phase: &str, first: Seat, turn: Seat) -> Game {
        let areas = ["undine_queen", "salamander", "valkyrie", "sea_spirit"];
        let mine = areas[..usize::from(players)].iter().map(|card| format!(r#"{{"score":5,"area":["{card}"]}}"#));
        let json = format!(
            r#"{{"rules":1,"options":{{"players":{players}}},"round":4,"phase":"{phase}","first":{first},"turn":{turn},
                "players":[{}],"display":[]}}"#,
            mine.collect::<Vec<_>>().join(",")
        );
        Game::from_position(&Position::from_json(&json).unwrap()).unwrap()
    }

    #[test]
    fn who_had_the_turn_in_this_round_has_none_to_come_whoever_was_first() {
        for players in 2..=4 {
            for first in Seat::all(players) {
                for (now, later) in (0..players).flat_map(|now| (0..players).map(move |later| (now, later))) {
                    let (turn, seat) = (first.clockwise(now, players), first.clockwise(later, players));
                    let comes = later >= now;
                    let action = position(players, "action", first, turn);
                    let prospect = Prospect::new(&action, seat);
                    assert_eq!(
                        prospect.acts_now, comes,
                        "{players} players, {first} first, turn of {turn}, seat {seat}"
                    );
                    let resolution = position(players, "resolution", first, turn);
                    let after = Prospect::new(&resolution, seat);
                    assert!(!after.acts_now);
                    assert_eq!(after.uses < prospect.uses, !comes, "{players} players, {first} first, {turn}, {seat}");
                }
            }
        }
    }
}

//! A second, slow reading of the rules: the part of the table that instant effects and tiles depend on.

use vale_engine::effect::{Filter, Paid, Permanent, Trigger};
use vale_engine::{Card, Colour, Family, Game, Phase, Position, Stones, Worth};

use crate::support::scenario::card;

#[derive(Clone)]
pub struct Sketch {
    pub me: usize,
    /// Is it the turn of the Action Phase, and not the Hunting Phase?
    pub my_turn: bool,
    pub my_areas: usize,
    pub worth: Worth,
    pub score: u16,
    pub stones: Stones,
    pub hand: Vec<Card>,
    pub areas: Vec<Vec<Card>>,
    pub shelter: Vec<Card>,
    pub discard: Vec<Card>,
    pub draw: usize,
    /// Was the discard pile shuffled in this turn (Z3)?
    reshuffled: bool,
    /// The card that was picked last.
    pub picked: Option<Card>,
    /// How many cards the step before was about.
    pub picks: u8,
    felt: PendingTriggers,
}

/// What has happened since the last look at the "if ..., recover" effects (T4).
#[derive(Clone, Default)]
struct PendingTriggers {
    earned: Stones,
    drew: bool,
    lost_points: bool,
}

impl Sketch {
    pub fn of(game: &Game, position: &Position) -> Self {
        let seat = game.asked_seat().unwrap();
        let me = seat.index();
        let player = &position.players[me];
        Self {
            me,
            my_turn: position.phase == Phase::Action,
            my_areas: usize::from(position.round + player.extra_areas),
            worth: game.worth(seat),
            score: player.score,
            stones: player.stones,
            hand: player.hand.clone(),
            areas: position.players.iter().map(|player| player.area.clone()).collect(),
            shelter: player.shelter.clone(),
            discard: position.discard.clone(),
            draw: position.draw.as_ref().unwrap().len(),
            reshuffled: position.reshuffled,
            picked: None,
            picks: 0,
            felt: PendingTriggers::default(),
        }
    }

    pub fn own(&self) -> &[Card] {
        &self.areas[self.me]
    }

    pub fn with(&self, change: impl FnOnce(&mut Self)) -> Self {
        let mut sketch = self.clone();
        change(&mut sketch);
        sketch
    }

    pub fn stone_limit(&self) -> u8 {
        if self.own().contains(&card("hestia")) { 6 } else { 4 }
    }

    pub fn earn(&mut self, stones: Stones) {
        self.stones = self.stones.plus(stones);
        self.felt.earned = self.felt.earned.plus(stones);
    }

    /// Loses points as a price; none if there are not so many (W4).
    pub fn lose(&self, points: u8) -> Option<Self> {
        let score = self.score.checked_sub(u16::from(points))?;
        Some(self.with(|after| {
            after.score = score;
            after.felt.lost_points = true;
        }))
    }

    /// Takes a card off the draw pile, whichever it is; none if there is none (U4, Z3).
    pub fn take_top(&self) -> Option<Self> {
        match (self.draw, self.discard.len()) {
            (0, 0) => None,
            (0, _) if self.reshuffled => None,
            (0, cards) => Some(self.with(|after| {
                after.draw = cards - 1;
                after.discard.clear();
                after.reshuffled = after.my_turn;
            })),
            _ => Some(self.with(|after| after.draw -= 1)),
        }
    }

    pub fn draw(&self) -> Option<Self> {
        Some(self.take_top()?.with(|after| after.felt.drew = true))
    }

    /// The table after this card has come into the area for these stones; none if there is no free area.
    pub fn summon(&self, card: Card, pay: Stones) -> Option<Self> {
        (self.own().len() < self.my_areas).then(|| {
            self.with(|after| {
                for permanent in self.own().iter().flat_map(|other| other.creature().permanent) {
                    after.score += match *permanent {
                        Permanent::OnSummon(Paid::Anything, points) => u16::from(points),
                        Permanent::OnSummon(Paid::Each(colour), points) => u16::from(points * pay.count(colour)),
                        Permanent::OnSummon(Paid::Some(colour), points) if pay.count(colour) > 0 => u16::from(points),
                        _ => 0,
                    };
                }
                after.stones = after.stones.minus(pay);
                take(&mut after.hand, card);
                take(&mut after.discard, card);
                after.areas[after.me].push(card);
            })
        })
    }

    pub fn recover(&mut self, card: Card) {
        take(&mut self.areas[self.me], card);
        self.hand.push(card);
    }

    /// A player discards a summoned card, or what happens instead (L1, L2). What others earn changes no effect.
    pub fn discard_from_area(&self, player: usize, discarded: Card) -> Self {
        self.with(|after| {
            if discarded == card("ash") {
                take(&mut after.areas[player], discarded);
                if player == after.me {
                    after.hand.push(discarded);
                }
                return;
            }
            take(&mut after.areas[player], discarded);
            after.discard.push(discarded);
            if player == after.me && after.own().contains(&card("totem_pole")) {
                after.earn(Stones::of(Colour::Purple, 1));
            }
        })
    }

    /// The cards of a player that are of a family. Loki is of any on its owner's turn (V2).
    pub fn of_family(&self, player: usize, family: Family) -> Vec<Card> {
        let wild = |there: &Card| player == self.me && self.my_turn && *there == card("loki");
        self.areas[player].iter().copied().filter(|card| card.family() == family || wild(card)).collect()
    }

    /// After every finished step: the cards whose "if ..., recover" came true (T4).
    pub fn look(&self) -> Self {
        let is_triggered = |card: &&Card| {
            card.creature().permanent.iter().any(|permanent| match *permanent {
                Permanent::RecoverIf(Trigger::Earned(colour)) => self.felt.earned.count(colour) > 0,
                Permanent::RecoverIf(Trigger::Drew) => self.felt.drew,
                Permanent::RecoverIf(Trigger::LostPoints) => self.felt.lost_points,
                Permanent::RecoverIf(Trigger::StonesAtLeast(count)) => self.stones.total() >= count,
                _ => false,
            })
        };
        self.with(|after| {
            self.own().iter().filter(is_triggered).for_each(|&card| after.recover(card));
            after.felt = PendingTriggers::default();
        })
    }
}

pub fn take(cards: &mut Vec<Card>, card: Card) {
    cards.retain(|&there| there != card);
}

pub fn fits(filter: Filter, card: Card, this: Option<Card>) -> bool {
    filter.family.is_none_or(|family| card.family() == family)
        && (!filter.instant || !card.creature().instant.is_empty())
        && filter.cost_up_to.is_none_or(|cost| card.cost() <= cost)
        && !(filter.other && Some(card) == this)
}

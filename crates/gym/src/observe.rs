//! Observations: what a seat sees and remembers, as bytes.
//!
//! They are made from a [`SeatView`] and a [`Memory`], which have no place for what the seat may not know.

use vale_bots::Memory;
use vale_engine::effect::{Ask, Fate, Filter, Pick};
use vale_engine::{
    CardSet, EffectQuestion, Family, KnownCard, PaymentRule, Phase, PlayerView, Question, Seat, SeatView, SellTable,
    Source, Stones,
};

use crate::action::{CARDS, Purchase, TILES, places_between};
use crate::layout::{self as at, LENGTH};

/// Writes what the seat sees and remembers. `bought` is the card that the seat itself has chosen and not paid yet.
pub fn observe(view: &SeatView, memory: &Memory, bought: Option<Purchase>, out: &mut [u8; LENGTH]) {
    out.fill(0);
    let mut observation = Observation { out, me: view.seat, players: view.table.options.players };
    observation.cards(view, memory);
    observation.table(view);
    observation.question(view, bought);
    for player in &view.table.players {
        observation.player(player);
    }
}

/// An observation that is being written.
struct Observation<'a> {
    out: &'a mut [u8; LENGTH],
    me: Seat,
    players: u8,
}

impl Observation<'_> {
    /// How many places clockwise this seat is.
    fn places(&self, seat: Seat) -> usize {
        usize::from(places_between(self.me, seat, self.players))
    }

    /// Writes a byte; nothing is written beyond the end.
    fn put(&mut self, place: usize, value: u8) {
        if let Some(byte) = self.out.get_mut(place) {
            *byte = value;
        }
    }

    fn flag(&mut self, place: usize, value: bool) {
        self.put(place, u8::from(value));
    }

    fn mark(&mut self, row: usize, cards: CardSet, value: u8) {
        for card in cards {
            self.put(row + card.index(), value);
        }
    }

    fn stones(&mut self, place: usize, stones: Stones) {
        for (offset, count) in [stones.red, stones.blue, stones.purple].into_iter().enumerate() {
            self.put(place + offset, count.min(20));
        }
    }

    fn cards(&mut self, view: &SeatView, memory: &Memory) {
        let table = &view.table;
        self.mark(at::HAND, view.hand, 1);
        self.mark(at::DISCARD, table.discard, 1);
        for hunted in table.display.iter() {
            let (row, value) = match hunted.marker {
                None => (at::FREE, 1),
                Some(seat) if seat == self.me => (at::MINE, 1),
                Some(seat) => (at::OTHERS_MARKED, self.places(seat) as u8),
            };
            self.put(row + hunted.card.index(), value);
        }
        for &KnownCard { depth, card } in table.draw_known.iter().chain(&view.draw_known_to_me) {
            self.put(at::DRAW_KNOWN + card.index(), depth.saturating_add(1).min(CARDS as u8));
        }
        for player in &table.players {
            let places = self.places(player.seat);
            self.mark(at::AREA + places * CARDS, player.area.set(), 1);
            self.mark(at::USED, player.used, 1);
            self.mark(at::SHELTER, player.shelter, places as u8 + 1);
            if let Some(other) = places.checked_sub(1) {
                self.mark(at::REMEMBERED + other * CARDS, memory.in_hand(player.seat), 1);
            }
        }
    }

    fn table(&mut self, view: &SeatView) {
        let table = &view.table;
        let options = table.options;
        self.put(at::PLAYERS + usize::from(options.players.saturating_sub(2)).min(2), 1);
        self.flag(at::SELL_MANUAL, options.sell == SellTable::Manual);
        self.flag(at::PAYMENT_ANY, options.payment == PaymentRule::Any);
        self.flag(at::ARTIFACT_CREATURES, options.artifact_creatures);
        self.flag(at::ARTIFACT_TILES, options.artifact_tiles);
        self.put(at::ROUND, table.round);
        let phase = match table.phase {
            Phase::Hunting => 0,
            Phase::Action => 1,
            Phase::Resolution => 2,
            Phase::Over => 3,
        };
        self.put(at::PHASE + phase, 1);
        self.put(at::FIRST + self.places(table.first), 1);
        self.put(at::TURN + self.places(table.turn), 1);
        self.put(at::DRAW_COUNT, table.draw_count.min(CARDS as u8));
        self.flag(at::RESHUFFLED, table.reshuffled);
        for tile in table.tiles {
            self.put(at::TILES_FREE + tile.index(), 1);
        }
    }

    fn player(&mut self, player: &PlayerView) {
        let places = self.places(player.seat);
        self.put(at::SCORE + places, player.score.min(255) as u8);
        self.stones(at::STONES + 3 * places, player.stones);
        self.put(at::STONE_LIMIT + places, player.stone_limit.min(6));
        for (offset, worth) in [player.worth.red, player.worth.blue, player.worth.purple].into_iter().enumerate() {
            self.put(at::WORTH + 3 * places + offset, worth.min(10));
        }
        self.put(at::AREAS + places, player.areas.min(20));
        self.put(at::HAND_SIZE + places, player.hand_size);
        if let Some(tile) = player.tile {
            self.put(at::TILE + TILES * places + tile.index(), 1);
        }
        if let Some(tile) = player.marked_tile {
            self.put(at::TILE_MARKED + TILES * places + tile.index(), 1);
        }
    }

    fn question(&mut self, view: &SeatView, bought: Option<Purchase>) {
        let Some(asked) = view.table.asked else { return };
        self.put(at::ASKED + self.places(asked.seat), 1);
        if let Some(bought) = bought {
            self.put(at::QUESTION + PAYMENT, 1);
            self.put(at::ASKING + bought.card().index(), 3);
            return;
        }
        self.put(at::QUESTION + kind(asked.question), 1);
        if let Question::Effect(question) = asked.question {
            self.effect(&question);
        }
    }

    fn effect(&mut self, question: &EffectQuestion) {
        for (source, value) in [(question.reads, 2), (question.by, 1)] {
            match source {
                Source::Card(card) => self.put(at::ASKING + card.index(), value),
                Source::Tile(tile) => self.put(at::TILE_ASKING + tile.index(), 1),
            }
        }
        if let Some(timing) = question.timing {
            self.put(at::QUESTION_TIMING + timing as usize, 1);
        }
        if let Some(family) = family_of(question.ask) {
            self.put(at::QUESTION_FAMILY + family as usize, 1);
        }
        if let Ask::Pick(pick) = question.ask {
            self.put(at::QUESTION_ZONE + pick.from as usize, 1);
        }
        self.put(at::QUESTION_LEFT, question.left.unwrap_or(u8::MAX).min(10));
        self.flag(at::QUESTION_MAY_STOP, question.may_stop);
        self.stones(at::QUESTION_STONES, question.stones.unwrap_or(Stones::NONE));
    }
}

/// The place of the question for the stones for a card, in [`at::QUESTIONS`].
const PAYMENT: usize = at::QUESTIONS.len() - 1;

/// The place of a question in [`at::QUESTIONS`].
const fn kind(question: Question) -> usize {
    match question {
        Question::TakeTile => 0,
        Question::Hunt => 1,
        Question::Act => 2,
        Question::Resolve => 3,
        Question::KeepStones { .. } => 4,
        Question::Effect(EffectQuestion { ask, .. }) => match ask {
            Ask::Choose { .. } => 5,
            Ask::ChooseFamily { .. } => 6,
            Ask::StealFrom { .. } => 7,
            Ask::ChoosePlayer { .. } => 8,
            Ask::Upgrade { .. } => 9,
            Ask::UpgradeReceived => 10,
            Ask::Pay { .. } => 11,
            Ask::Activate { .. } => 12,
            Ask::Pick(Pick { to, .. }) => match to {
                Fate::Take => 13,
                Fate::Discard => 14,
                Fate::OntoPile => 15,
                Fate::Summon => 16,
                Fate::Shelter => 17,
                Fate::Swap => 18,
                Fate::CopyInstant => 19,
                Fate::CopyActive => 20,
            },
        },
    }
}

/// The family that the answer must be of.
const fn family_of(ask: Ask) -> Option<Family> {
    match ask {
        Ask::ChoosePlayer { family, .. } => Some(family),
        Ask::Pick(Pick { filter: Filter { family, .. }, .. }) => family,
        _ => None,
    }
}

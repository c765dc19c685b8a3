//! What a net is told of a game, from the side of one seat.
//!
//! Most inputs are facts that hold or do not: this card in that area, so many stones, the third round. Those that hold are
//! listed by number. A few are amounts: points, and what level 2's evaluation expects of every seat. All seats are told in
//! turn order from the seat that looks, so that "mine" and "the next player's" are always in the same place.
//!
//! Nets are trained for one layout of these numbers. Whoever changes anything here raises [`VERSION`]; the nets must then be
//! trained again. New cards and tiles change the [fingerprint](Layout::fingerprint) by themselves.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};
use vale_engine::{BySeat, CARD_COUNT, Card, CardSet, Colour, Game, LAST_ROUND, Phase, Seat, Stones, TILE_COUNT, Tile};

use crate::evaluation::{place, value_as_learned};

/// The version of what is told, whatever the cards are.
pub const VERSION: u32 = 1;

/// What one unit of an amount is divided by: amounts are whole numbers of 64ths.
pub const UNIT: i16 = 64;
/// The largest amount, in units: 16. Sums of products with weights then fit in 32 bits.
pub const MOST: i16 = 1023;

/// Cards matter differently early, in the middle and late in the game.
const STAGES: usize = 3;
/// None to five stones of a colour, and more.
const STONE_STEPS: usize = 7;
/// Points in steps of four.
const POINT_STEPS: usize = 26;
const POINTS_PER_STEP: usize = 4;
/// Sizes of hands and areas: none to ten, and more.
const SIZES: usize = 12;
/// Free areas: none to four, and more.
const ROOMS: usize = 6;
const COLOURS: usize = Colour::ALL.len();

// The facts about one seat, in this order.
const AREA: usize = 0;
const HAND: usize = AREA + STAGES * CARD_COUNT;
const MARKED: usize = HAND + STAGES * CARD_COUNT;
const SHELTER: usize = MARKED + CARD_COUNT;
const STONES: usize = SHELTER + CARD_COUNT;
const POINTS: usize = STONES + COLOURS * STONE_STEPS;
const ACTS: usize = POINTS + POINT_STEPS;
const RESOLVES: usize = ACTS + 1;
const AREA_SIZE: usize = RESOLVES + 1;
const HAND_SIZE: usize = AREA_SIZE + SIZES;
const ROOM: usize = HAND_SIZE + SIZES;
const TILE: usize = ROOM + ROOMS;
const SEAT: usize = TILE + TILE_COUNT;

// The facts about the table, in this order, after those of all seats. The last two need one for each player.
const ROUND: usize = 0;
const PHASE: usize = ROUND + LAST_ROUND as usize;
const DISPLAY: usize = PHASE + 3;
const OPTIONS: usize = DISPLAY + CARD_COUNT;
const PLACE: usize = OPTIONS + 4;

/// The amounts about one seat.
const SEAT_AMOUNTS: usize = 6;
/// The amounts about the table.
const TABLE_AMOUNTS: usize = 3;

/// How many inputs a net for so many players has, and what they mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// How many players.
    pub players: usize,
}

impl Layout {
    /// Returns how many facts there are.
    pub const fn facts(self) -> usize {
        self.players * SEAT + PLACE + 2 * self.players
    }

    /// Returns how many amounts there are.
    pub const fn amounts(self) -> usize {
        self.players * SEAT_AMOUNTS + TABLE_AMOUNTS
    }

    /// Returns a number that changes when the meaning of the inputs does: with the version, the cards or the tiles.
    pub fn fingerprint(self) -> u64 {
        let mut text = format!("{VERSION} {} {} {}", self.players, self.facts(), self.amounts());
        for id in Card::all().map(Card::id).chain(Tile::all().map(Tile::id)) {
            // Writing to a text cannot fail.
            let _ = write!(text, " {id}");
        }
        Sha256::digest(text).first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes))
    }
}

/// What a net is told of one game. Kept and filled again and again: what level 2 expects of a seat is only worked out anew
/// if something has changed for that seat.
#[derive(Clone, Debug, Default)]
pub struct Features {
    /// The numbers of the facts that hold.
    pub facts: Vec<u16>,
    /// The amounts, in 64ths.
    pub amounts: Vec<i16>,
    expected: BySeat<Option<(Situation, f32)>>,
}

/// Everything that level 2's evaluation of a seat depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Situation {
    own: (u16, Stones, CardSet, CardSet, CardSet, Option<Tile>, u8),
    time: (u8, Phase, Seat, Seat),
    leader: u16,
}

impl Features {
    /// Reads a game from the side of a seat.
    pub fn read(&mut self, game: &Game, me: Seat) {
        let players = game.options().players;
        let layout = Layout { players: usize::from(players) };
        self.facts.clear();
        self.amounts.clear();
        let leader = game.seats().map(|seat| game.score(seat)).max().unwrap_or(0);
        let mut expected = [0.0; vale_engine::MAX_SEATS];
        for place in 0..players {
            let seat = me.clockwise(place, players);
            self.tell_seat(game, seat, usize::from(place) * SEAT);
            expected[usize::from(place)] = self.expect(game, seat, leader);
        }
        self.tell_table(game, me, layout.players * SEAT);
        self.tell_amounts(game, me, &expected[..layout.players], leader);
    }

    fn hold(&mut self, fact: usize) {
        self.facts.push(fact as u16);
    }

    fn tell_seat(&mut self, game: &Game, seat: Seat, base: usize) {
        let stage = stage(game.round());
        for card in game.area(seat).iter() {
            self.hold(base + AREA + card.index() * STAGES + stage);
        }
        for card in game.hand(seat) {
            self.hold(base + HAND + card.index() * STAGES + stage);
        }
        for card in game.display().marked_by(seat) {
            self.hold(base + MARKED + card.index());
        }
        for card in game.shelter(seat) {
            self.hold(base + SHELTER + card.index());
        }
        for (place, colour) in Colour::ALL.into_iter().enumerate() {
            let count = usize::from(game.stones(seat).count(colour)).min(STONE_STEPS - 1);
            self.hold(base + STONES + place * STONE_STEPS + count);
        }
        self.hold(base + POINTS + (usize::from(game.score(seat)) / POINTS_PER_STEP).min(POINT_STEPS - 1));
        let (acts, resolves) = to_come(game, seat);
        if acts {
            self.hold(base + ACTS);
        }
        if resolves {
            self.hold(base + RESOLVES);
        }
        let (area, hand) = (game.area(seat).len(), game.hand(seat).len());
        self.hold(base + AREA_SIZE + usize::from(area).min(SIZES - 1));
        self.hold(base + HAND_SIZE + usize::from(hand).min(SIZES - 1));
        self.hold(base + ROOM + usize::from(game.areas(seat).saturating_sub(area)).min(ROOMS - 1));
        if let Some(tile) = game.tile(seat)
            && let Some(number) = Tile::all().position(|other| other == tile)
        {
            self.hold(base + TILE + number);
        }
    }

    fn tell_table(&mut self, game: &Game, me: Seat, base: usize) {
        let options = game.options();
        let players = usize::from(options.players);
        self.hold(base + ROUND + usize::from(game.round().clamp(1, LAST_ROUND) - 1));
        let phase = match game.phase() {
            Phase::Hunting => 0,
            Phase::Action => 1,
            Phase::Resolution | Phase::Over => 2,
        };
        self.hold(base + PHASE + phase);
        for card in game.display().unmarked() {
            self.hold(base + DISPLAY + card.index());
        }
        let switches = [
            options.sell == vale_engine::SellTable::Manual,
            options.payment == vale_engine::PaymentRule::Any,
            options.artifact_creatures,
            options.artifact_tiles,
        ];
        for (number, _) in switches.into_iter().enumerate().filter(|(_, on)| *on) {
            self.hold(base + OPTIONS + number);
        }
        self.hold(base + PLACE + place(game, me));
        self.hold(base + PLACE + players + (game.turn().index() + players - me.index()) % players);
    }

    fn tell_amounts(&mut self, game: &Game, me: Seat, expected: &[f32], leader: u16) {
        let players = game.options().players;
        let end = f32::from(game.options().end_score());
        let progress = (f32::from(game.round()) / f32::from(LAST_ROUND)).max((f32::from(leader) / end).min(1.0));
        for (place, &mine) in (0..players).zip(expected) {
            let seat = me.clockwise(place, players);
            let score = f32::from(game.score(seat));
            let others = |skip: u8| (0..players).filter(move |&other| other != skip);
            let best = others(place).map(|other| expected[usize::from(other)]).fold(f32::MIN, f32::max);
            let lead = (mine - best) / 20.0;
            self.amount(score / 30.0);
            self.amount(mine / 30.0 - 1.5);
            self.amount(f32::from(game.worth(seat).of(game.stones(seat))) / 8.0);
            self.amount((mine - score) / 20.0);
            self.amount(lead);
            self.amount(2.0 * lead * progress);
        }
        self.amount(progress);
        self.amount((end - f32::from(leader)) / 30.0);
        self.amount(f32::from(LAST_ROUND - game.round().min(LAST_ROUND)) / 10.0);
    }

    fn amount(&mut self, amount: f32) {
        let units = (amount * f32::from(UNIT)).round().clamp(f32::from(-MOST), f32::from(MOST));
        self.amounts.push(units as i16);
    }

    fn expect(&mut self, game: &Game, seat: Seat, leader: u16) -> f32 {
        let situation = Situation {
            own: (
                game.score(seat),
                game.stones(seat),
                game.hand(seat),
                game.area(seat).set(),
                game.shelter(seat),
                game.tile(seat),
                game.areas(seat),
            ),
            time: (game.round(), game.phase(), game.turn(), game.first()),
            leader,
        };
        if let Some((known, expected)) = self.expected[seat]
            && known == situation
        {
            return expected;
        }
        let expected = value_as_learned(game, seat);
        self.expected[seat] = Some((situation, expected));
        expected
    }
}

const fn stage(round: u8) -> usize {
    match round {
        0..=4 => 0,
        5..=7 => 1,
        _ => 2,
    }
}

/// Has this seat a turn of the Action Phase still to come in this round, or to end, and one of the Resolution Phase?
fn to_come(game: &Game, seat: Seat) -> (bool, bool) {
    let not_before = place(game, seat) >= place(game, game.turn());
    match game.phase() {
        Phase::Hunting => (true, true),
        Phase::Action => (not_before, true),
        Phase::Resolution => (false, not_before),
        Phase::Over => (false, false),
    }
}

//! A game at one moment, written out: for tests, puzzles and bug reports.
//!
//! A position is all of a [`Game`] at a moment when somebody is asked something. Reading one checks everything that the
//! types cannot, and names the place that is wrong.

#[cfg(feature = "serde")]
mod json;
mod running;
mod tiles;

use crate::ask::Phase;
use crate::card::{Card, CardSet};
use crate::cards::WITH_ACTIVE;
use crate::display::{Display, Hunted};
use crate::event::Witness;
use crate::game::{Game, LAST_ROUND, Pending};
use crate::pile::Pile;
use crate::rng::{Seed, Stream};
use crate::seat::Seat;
use crate::setup::{Options, RULES_VERSION};
use crate::stones::Stones;
use crate::tile::{Tile, TileSet};
#[cfg(feature = "serde")]
pub use json::in_plain_words;
use running::MAX_STONES;
pub use running::{RunningEffect, RunningEffects};

/// The most points a position may give a player: far beyond any game, far below any overflow.
const MAX_SCORE: u16 = 9_999;

/// A game at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub struct Position {
    /// The version of the rules, [`RULES_VERSION`].
    pub rules: u32,
    /// The options.
    pub options: Options,
    /// The round, from 1.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Who has the first player marker.
    pub first: Seat,
    /// Whose turn it is. In the Hunting Phase the markers say that, unless an effect is running.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub turn: Option<Seat>,
    /// What each player has.
    pub players: Vec<PlayerPosition>,
    /// The cards on the display.
    #[cfg_attr(feature = "serde", serde(default))]
    pub display: Vec<Hunted>,
    /// The draw pile, top first. Without it, all cards that are nowhere else are shuffled into one.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub draw: Option<Vec<Card>>,
    /// The cards in the draw pile that everyone saw go there (L3).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub draw_known: Vec<Card>,
    /// The discard pile.
    #[cfg_attr(feature = "serde", serde(default))]
    pub discard: Vec<Card>,
    /// Was the discard pile shuffled in this turn of the Action Phase (Z3)?
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "crate::serialize::is_default"))]
    pub reshuffled: bool,
    /// The artifact tiles of this game, those in front of players included (X1). Without it, they are drawn.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub tiles: Option<Vec<Tile>>,
    /// What is going on, if an effect is being resolved or somebody has too many stones.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub running: Option<Box<RunningEffects>>,
    /// What decides later shuffles.
    #[cfg_attr(feature = "serde", serde(default))]
    pub seed: Seed,
    /// How much of the seed's stream has been used, in 32-bit words.
    #[cfg_attr(feature = "serde", serde(default))]
    pub seed_used: u64,
}

/// What one player has in a [`Position`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default, deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
pub struct PlayerPosition {
    /// The points.
    pub score: u16,
    /// The stones.
    pub stones: Stones,
    /// The hand.
    pub hand: Vec<Card>,
    /// The summoned cards, in the order of summoning.
    pub area: Vec<Card>,
    /// Those whose active effect was used in this Resolution Phase.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub used: Vec<Card>,
    /// The sheltered cards (X5).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub shelter: Vec<Card>,
    /// Areas beyond one per round (X6).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "crate::serialize::is_default"))]
    pub extra_areas: u8,
    /// The artifact tile in front of the player.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub tile: Option<Tile>,
    /// The tile with the player's square marker (X4).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub marked_tile: Option<Tile>,
    /// Cards in the draw pile that only this player knows, because they put them there.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub draw_known: Vec<Card>,
}

/// What is wrong with a position, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct PositionError {
    /// The field, such as `players[1].stones`.
    pub place: String,
    /// What is wrong there.
    pub problem: String,
}

fn wrong<T>(place: impl Into<String>, problem: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError { place: place.into(), problem: problem.into() })
}

/// Collects cards, and refuses one that is not in the deck or has been seen elsewhere.
struct Census {
    deck: CardSet,
    seen: CardSet,
}

impl Census {
    fn count(&mut self, place: &str, cards: impl IntoIterator<Item = Card>) -> Result<(), PositionError> {
        for card in cards {
            if !self.deck.contains(card) {
                return wrong(place, format!("`{card}` is not in the chosen card sets"));
            }
            if self.seen.contains(card) {
                return wrong(place, format!("`{card}` is in two places"));
            }
            self.seen.insert(card);
        }
        Ok(())
    }
}

impl Game {
    /// Returns this game as a position between two effects; none while an effect is running or somebody has too many
    /// stones.
    pub fn position(&self) -> Option<Position> {
        self.position_is_plain().then(|| self.snapshot())
    }

    /// Returns this game as a position, with what is going on.
    pub fn snapshot(&self) -> Position {
        let running = self.running().written().map(Box::new);
        let has_turn = running.is_some() || matches!(self.phase, Phase::Action | Phase::Resolution);
        Position {
            rules: RULES_VERSION,
            options: self.options,
            round: self.round,
            phase: self.phase,
            first: self.first,
            turn: has_turn.then_some(self.turn),
            players: self
                .seats()
                .map(|seat| {
                    let player = self.player(seat);
                    PlayerPosition {
                        score: player.score,
                        stones: player.stones,
                        hand: player.hand.iter().collect(),
                        area: player.area.iter().collect(),
                        used: (self.used & player.area.set()).iter().collect(),
                        shelter: player.shelter.iter().collect(),
                        extra_areas: player.extra_areas,
                        tile: player.tile,
                        marked_tile: player.marked_tile,
                        draw_known: self.pile.known_to(seat).iter().collect(),
                    }
                })
                .collect(),
            display: self.display.iter().collect(),
            draw: Some(self.pile.top_down().collect()),
            draw_known: self.pile.known().iter().collect(),
            discard: self.discard.iter().collect(),
            reshuffled: self.reshuffled,
            tiles: self.options.artifact_tiles.then(|| {
                let held = self.seats().filter_map(|seat| self.player(seat).tile);
                self.tiles.iter().chain(held).collect::<TileSet>().iter().collect()
            }),
            running,
            seed: self.stream.seed,
            seed_used: self.stream.words,
        }
    }

    /// Returns the game that a position describes, if the rules allow it. It goes on to the next question by itself: a
    /// player without a usable effect in the Resolution Phase is passed over.
    ///
    /// # Errors
    /// The rules do not allow this position; the error names the place.
    pub fn from_position(position: &Position) -> Result<Self, PositionError> {
        Self::resume(position, &mut ())
    }

    /// Returns the game that a position describes; the witness is told what happens in it before the first question.
    ///
    /// # Errors
    /// The rules do not allow this position; the error names the place.
    pub fn resume(position: &Position, witness: &mut impl Witness) -> Result<Self, PositionError> {
        position.check_table()?;
        let mut census = Census { deck: position.options.deck(), seen: CardSet::EMPTY };
        let stream = Stream { seed: position.seed, words: position.seed_used };
        let mut game = Self::blank(position.options, stream, position.first);
        game.round = position.round;
        game.phase = position.phase;
        game.turn = position.turn.unwrap_or(position.first);
        for (seat, player) in game.seats().zip(&position.players) {
            game.place_player(seat, player, position, &mut census)?;
        }
        game.place_display(position, &mut census)?;
        census.count("discard", position.discard.iter().copied())?;
        game.discard = position.discard.iter().copied().collect();
        game.reshuffled = position.reshuffled;
        game.place_tiles(position)?;
        game.place_draw(position, &mut census)?;
        match &position.running {
            Some(running) => game.resume_running(running)?,
            None if game.phase == Phase::Over => game.pending = Pending::Over,
            None => game.settle(witness),
        }
        Ok(game)
    }

    fn place_player(
        &mut self,
        seat: Seat,
        given: &PlayerPosition,
        position: &Position,
        census: &mut Census,
    ) -> Result<(), PositionError> {
        let place = |field: &str| format!("players[{}].{field}", seat.index());
        census.count(&place("hand"), given.hand.iter().copied())?;
        census.count(&place("area"), given.area.iter().copied())?;
        census.count(&place("shelter"), given.shelter.iter().copied())?;
        if given.extra_areas > self.round {
            return wrong(place("extra_areas"), format!("{}; at most one per round is possible", given.extra_areas));
        }
        self.player_mut(seat).extra_areas = given.extra_areas;
        self.player_mut(seat).shelter = given.shelter.iter().copied().collect();
        let areas = self.areas(seat);
        if given.area.len() > usize::from(areas) {
            return wrong(
                place("area"),
                format!("{} summoned cards, but only {areas} areas in round {}", given.area.len(), self.round),
            );
        }
        if given.score > MAX_SCORE {
            return wrong(place("score"), format!("{} points are more than {MAX_SCORE}", given.score));
        }
        let player = self.player_mut(seat);
        player.score = given.score;
        player.stones = given.stones;
        player.hand = given.hand.iter().copied().collect();
        given.area.iter().for_each(|&card| player.area.push(card));
        // Too many stones are what a player is asked about.
        let limit = if position.running.is_some() { MAX_STONES } else { self.stone_limit(seat) };
        if given.stones.total() > limit {
            return wrong(place("stones"), format!("{} stones, but the limit is {limit}", given.stones.total()));
        }
        for &card in &given.used {
            if !given.area.contains(&card) || !WITH_ACTIVE.contains(card) {
                return wrong(place("used"), format!("`{card}` is not a card with an active effect in this area"));
            }
            if !matches!(position.phase, Phase::Resolution | Phase::Over) {
                return wrong(place("used"), "effects are used in the Resolution Phase only");
            }
            self.used.insert(card);
        }
        Ok(())
    }

    fn place_display(&mut self, position: &Position, census: &mut Census) -> Result<(), PositionError> {
        let hunted = &position.display;
        census.count("display", hunted.iter().map(|hunted| hunted.card))?;
        // An effect may have revealed one more.
        let most = 2 * usize::from(self.options.players) + usize::from(position.running.is_some());
        if hunted.len() > most {
            return wrong("display", format!("{} cards; two for each player are revealed", hunted.len()));
        }
        self.display = Display::EMPTY;
        for (index, &hunted) in hunted.iter().enumerate() {
            if let Some(seat) = hunted.marker
                && seat.index() >= usize::from(self.options.players)
            {
                return wrong(format!("display[{index}].marker"), format!("there is no seat {seat} at this table"));
            }
            self.display.push(hunted);
        }
        self.check_markers(position)
    }

    /// Do the markers fit the phase, and in the Hunting Phase the order of picking (H2, H3)?
    fn check_markers(&self, position: &Position) -> Result<(), PositionError> {
        let unmarked = self.display.unmarked().count();
        let marked = position.display.len() - unmarked;
        let tiles_left = self.options.artifact_tiles && position.players.iter().any(|player| player.tile.is_none());
        match position.phase {
            Phase::Hunting if unmarked == 0 && !tiles_left && position.running.is_none() => {
                return wrong("display", "no card is left to mark, so the Hunting Phase is over");
            }
            Phase::Action if unmarked > 0 => return wrong("display", "in the Action Phase every card has a marker"),
            Phase::Resolution | Phase::Over if !position.display.is_empty() => {
                return wrong("display", "after the Action Phase the display is empty");
            }
            _ => {}
        }
        for seat in self.seats() {
            let markers = self.display.marked_by(seat).count();
            let allowed = match position.phase {
                Phase::Hunting => {
                    let picks = (0..marked as u8).filter(|&pick| self.hunter(pick) == Some(seat)).count();
                    picks..=picks
                }
                Phase::Action if self.rank(seat) < self.rank(self.turn) => 0..=0,
                _ => 0..=2,
            };
            if !allowed.contains(&markers) {
                return wrong("display", format!("seat {seat} cannot have {markers} markers there at this moment"));
            }
        }
        Ok(())
    }

    /// The place of a seat in the turn order of this round, from 0.
    fn rank(&self, seat: Seat) -> u8 {
        let players = self.options.players;
        (0..players).find(|&places| self.first.clockwise(places, players) == seat).unwrap_or(players)
    }

    fn place_draw(&mut self, position: &Position, census: &mut Census) -> Result<(), PositionError> {
        let known: CardSet = position.draw_known.iter().copied().collect();
        let Some(draw) = &position.draw else {
            if let Some(card) = known.iter().next() {
                return wrong("draw_known", format!("`{card}` has no known place in a draw pile that is not given"));
            }
            self.pile = Pile::shuffled(census.deck - census.seen, &mut self.stream);
            return Ok(());
        };
        census.count("draw", draw.iter().copied())?;
        if let Some(card) = (census.deck - census.seen).iter().next() {
            return wrong(
                "draw",
                format!("`{card}` is missing; leave `draw` out to shuffle all missing cards into it"),
            );
        }
        if let Some(card) = known.iter().find(|card| !draw.contains(card)) {
            return wrong("draw_known", format!("`{card}` is not in the draw pile"));
        }
        self.pile = Pile::from_top(draw, known);
        for (seat, given) in self.seats().zip(&position.players) {
            for &card in &given.draw_known {
                if !draw.contains(&card) || known.contains(card) {
                    let place = format!("players[{}].draw_known", seat.index());
                    return wrong(place, format!("`{card}` is not a card in the draw pile that nobody else knows"));
                }
                self.pile.reveal_to(seat, card);
            }
        }
        Ok(())
    }
}

impl Position {
    /// Checks rules version, options, round, and who sits where.
    fn check_table(&self) -> Result<(), PositionError> {
        let players = self.options.players;
        if self.rules != RULES_VERSION {
            return wrong(
                "rules",
                format!("version {}; this program plays version {RULES_VERSION} of the rules", self.rules),
            );
        }
        if let Err(error) = self.options.check() {
            return wrong("options", error.to_string());
        }
        if self.players.len() != usize::from(players) {
            return wrong("players", format!("{} listed, but options.players is {players}", self.players.len()));
        }
        if !(1..=LAST_ROUND).contains(&self.round) {
            return wrong("round", format!("{}; a game has rounds 1 to {LAST_ROUND}", self.round));
        }
        for (place, seat) in [("first", Some(self.first)), ("turn", self.turn)] {
            if let Some(seat) = seat
                && seat.index() >= usize::from(players)
            {
                return wrong(place, format!("there is no seat {seat} at this table"));
            }
        }
        if self.reshuffled && self.phase != Phase::Action {
            return wrong("reshuffled", "only possible in a turn of the Action Phase");
        }
        let running = self.running.is_some();
        match (self.phase, self.turn) {
            (Phase::Over, _) if running => wrong("running", "the game is over, so nothing is going on"),
            (Phase::Action | Phase::Resolution, None) => wrong("turn", "missing: whose turn is it?"),
            (Phase::Hunting, None) if running => {
                wrong("turn", "missing: whose turn is it while the effect is running?")
            }
            (Phase::Hunting | Phase::Over, Some(_)) if !running => {
                wrong("turn", "only the Action and Resolution Phases have turns")
            }
            _ => Ok(()),
        }
    }
}

//! Sets up just what a test needs and plays moves by their text.

use vale_engine::{
    Card, Event, Game, Hunted, MoveList, Options, Phase, PlayerPosition, Position, RULES_VERSION, Seat, Seed, Supply,
    Tile,
};

/// The card with this id.
#[track_caller]
pub fn card(id: &str) -> Card {
    Card::by_id(id).unwrap_or_else(|| panic!("there is no card {id}"))
}

/// The artifact tile with this id.
#[track_caller]
pub fn tile(id: &str) -> Tile {
    Tile::by_id(id).unwrap_or_else(|| panic!("there is no tile {id}"))
}

/// The seat with this number, from 1.
#[track_caller]
pub fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap_or_else(|| panic!("there is no seat {number}"))
}

/// A situation under construction. It begins as seat 1's turn in the Action Phase of round 5, with nothing on the table
/// and no points; every card that is not placed goes, shuffled, into the draw pile.
pub struct Scenario {
    position: Position,
    draw_top: Option<Vec<Card>>,
    drawn_tiles: Vec<Tile>,
}

impl Scenario {
    pub fn new(players: u8) -> Self {
        Self {
            position: Position {
                rules: RULES_VERSION,
                options: Options::new(players),
                round: 5,
                phase: Phase::Action,
                first: Seat::FIRST,
                turn: Some(Seat::FIRST),
                players: vec![PlayerPosition::default(); usize::from(players)],
                display: vec![],
                draw: None,
                draw_known: vec![],
                discard: vec![],
                reshuffled: false,
                tiles: None,
                running: None,
                seed: Seed::from_number(7),
                seed_used: 0,
            },
            draw_top: None,
            drawn_tiles: vec![],
        }
    }

    fn player(&mut self, number: usize) -> &mut PlayerPosition {
        &mut self.position.players[number - 1]
    }

    /// Changes the position in a way for which there is no shorter word.
    pub fn with(mut self, change: impl FnOnce(&mut Position)) -> Self {
        change(&mut self.position);
        self
    }

    pub fn round(self, round: u8) -> Self {
        self.with(|position| position.round = round)
    }

    /// The Resolution Phase, seat 1's turn.
    pub fn resolution(self) -> Self {
        self.with(|position| position.phase = Phase::Resolution)
    }

    /// With the creatures and the tiles of the Artifacts expansion. Of the tiles of which three are drawn, those are in
    /// the game that the scenario names, and then the first ones of the table.
    pub fn artifacts(self) -> Self {
        self.with(|position| {
            position.options.artifact_creatures = true;
            position.options.artifact_tiles = true;
        })
    }

    /// The Hunting Phase with these cards on the display and nothing marked yet.
    pub fn hunting(self, cards: &[&str]) -> Self {
        self.with(|position| {
            position.phase = Phase::Hunting;
            position.turn = None;
            position.display = cards.iter().map(|id| Hunted { card: card(id), marker: None }).collect();
        })
    }

    pub fn shelter(mut self, number: usize, cards: &[&str]) -> Self {
        self.player(number).shelter = cards.iter().map(|id| card(id)).collect();
        self
    }

    /// Sees to it that these tiles are among the three that were drawn.
    pub fn drawn_tiles(mut self, ids: &[&str]) -> Self {
        self.drawn_tiles = ids.iter().map(|id| tile(id)).collect();
        self
    }

    /// Lays an artifact tile in front of this seat.
    pub fn tile(mut self, number: usize, id: &str) -> Self {
        self.player(number).tile = Some(tile(id));
        self
    }

    /// Puts this seat's square marker on a tile.
    pub fn marked_tile(mut self, number: usize, id: &str) -> Self {
        self.player(number).marked_tile = Some(tile(id));
        self
    }

    pub fn extra_areas(mut self, number: usize, areas: u8) -> Self {
        self.player(number).extra_areas = areas;
        self
    }

    pub fn score(mut self, number: usize, score: u16) -> Self {
        self.player(number).score = score;
        self
    }

    pub fn stones(mut self, number: usize, stones: &str) -> Self {
        self.player(number).stones = stones.parse().unwrap();
        self
    }

    pub fn hand(mut self, number: usize, cards: &[&str]) -> Self {
        self.player(number).hand = cards.iter().map(|id| card(id)).collect();
        self
    }

    pub fn area(mut self, number: usize, cards: &[&str]) -> Self {
        self.player(number).area = cards.iter().map(|id| card(id)).collect();
        self
    }

    pub fn discard(self, cards: &[&str]) -> Self {
        self.with(|position| position.discard = cards.iter().map(|id| card(id)).collect())
    }

    /// Lays cards with this seat's markers on the display.
    pub fn hunted(self, number: usize, cards: &[&str]) -> Self {
        self.with(|position| {
            let marker = Some(seat(number));
            position.display.extend(cards.iter().map(|id| Hunted { card: card(id), marker }));
        })
    }

    /// Puts these cards on top of the draw pile, the first on top; the rest of the pile follows in the order of the
    /// card tables.
    pub fn draw_top(mut self, cards: &[&str]) -> Self {
        self.draw_top = Some(cards.iter().map(|id| card(id)).collect());
        self
    }

    /// Makes these the whole draw pile. All cards that are nowhere else go to the last seat's hand.
    pub fn draw_only(mut self, cards: &[&str]) -> Self {
        let draw: Vec<_> = cards.iter().map(|id| card(id)).collect();
        let rest = self.unplaced(&draw);
        self.position.draw = Some(draw);
        self.position.players.last_mut().unwrap().hand.extend(rest);
        self
    }

    /// The cards of the deck that are neither placed nor among these.
    fn unplaced(&self, but: &[Card]) -> Vec<Card> {
        let position = &self.position;
        let in_play =
            |card: &Card| {
                position.players.iter().any(|player| {
                    player.hand.contains(card) || player.area.contains(card) || player.shelter.contains(card)
                }) || position.display.iter().any(|hunted| hunted.card == *card)
                    || position.discard.contains(card)
            };
        position.options.deck().iter().filter(|card| !in_play(card) && !but.contains(card)).collect()
    }

    /// The tiles of the game: all that must be in it, those that are named, and the first of the rest (X1).
    fn supply(&self) -> Vec<Tile> {
        let players = &self.position.players;
        let named = |tile: Tile| {
            let placed = players.iter().any(|held| [held.tile, held.marked_tile].contains(&Some(tile)));
            placed || self.drawn_tiles.contains(&tile)
        };
        let is_drawn = |tile: &Tile| tile.artifact().supply == Supply::Drawn;
        let always = |tile: &Tile| matches!(tile.artifact().supply, Supply::From(from) if from <= players.len() as u8);
        let mut drawn: Vec<_> = Tile::all().filter(is_drawn).collect();
        drawn.sort_by_key(|&tile| !named(tile));
        Tile::all().filter(always).chain(drawn.into_iter().take(3)).collect()
    }

    /// The finished situation.
    #[track_caller]
    pub fn start(mut self) -> Table {
        if self.position.options.artifact_tiles && self.position.tiles.is_none() {
            self.position.tiles = Some(self.supply());
        }
        if let Some(mut draw) = self.draw_top.take() {
            let rest = self.unplaced(&draw);
            draw.extend(rest);
            self.position.draw = Some(draw);
        }
        let game = Game::from_position(&self.position).unwrap_or_else(|error| panic!("scenario: {error}"));
        Table { game, events: vec![] }
    }
}

/// A game that a test plays.
#[derive(Clone)]
pub struct Table {
    pub game: Game,
    /// Everything that everyone saw since the scenario started.
    pub events: Vec<Event>,
}

impl Table {
    /// Plays a move; it must be legal.
    #[track_caller]
    pub fn play(&mut self, text: &str) -> &mut Self {
        let m = self.game.read_move(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        if let Err(refusal) = self.game.play(m, &mut self.events) {
            panic!("{text}: {refusal}; legal: {:?}", self.legal());
        }
        self
    }

    /// Why a move is refused; it must be refused, and change nothing.
    #[track_caller]
    pub fn refusal(&self, text: &str) -> String {
        let m = self.game.read_move(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let mut game = self.game;
        let refusal = game.play(m, &mut ()).expect_err("this move should be refused");
        assert_eq!(game, self.game, "a refused move changed the game");
        refusal.to_string()
    }

    /// The legal moves as text.
    pub fn legal(&self) -> Vec<String> {
        let mut moves = MoveList::new();
        self.game.legal_moves_into(&mut moves);
        moves.iter().map(|&m| self.game.write_move(m)).collect()
    }

    /// Is this move legal?
    #[track_caller]
    pub fn can(&self, text: &str) -> bool {
        let m = self.game.read_move(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        self.game.check(m).is_ok()
    }

    /// The number of the seat that is asked.
    pub fn asked(&self) -> usize {
        self.game.asked_seat().map_or(0, Seat::number)
    }

    pub fn score(&self, number: usize) -> u16 {
        self.game.table_view().players[number - 1].score
    }

    pub fn stones(&self, number: usize) -> String {
        self.game.table_view().players[number - 1].stones.to_string()
    }

    /// The ids of the cards in a hand, in the order of the card tables.
    pub fn hand(&self, number: usize) -> Vec<&'static str> {
        self.game.seat_view(seat(number)).hand.iter().map(Card::id).collect()
    }

    /// The ids of the summoned cards, in the order of summoning.
    pub fn area(&self, number: usize) -> Vec<&'static str> {
        self.game.table_view().players[number - 1].area.iter().map(Card::id).collect()
    }

    /// The ids of the sheltered cards, in the order of the card tables.
    pub fn shelter(&self, number: usize) -> Vec<&'static str> {
        self.game.table_view().players[number - 1].shelter.iter().map(Card::id).collect()
    }

    /// The id of the tile in front of a seat.
    pub fn tile(&self, number: usize) -> Option<&'static str> {
        self.game.table_view().players[number - 1].tile.map(Tile::id)
    }

    /// The id of the tile with a seat's square marker.
    pub fn marked_tile(&self, number: usize) -> Option<&'static str> {
        self.game.table_view().players[number - 1].marked_tile.map(Tile::id)
    }

    /// How many areas a seat has.
    pub fn areas(&self, number: usize) -> u8 {
        self.game.table_view().players[number - 1].areas
    }

    /// The ids of the cards on the display, in the order in which they were revealed.
    pub fn display(&self) -> Vec<&'static str> {
        self.game.table_view().display.iter().map(|hunted| hunted.card.id()).collect()
    }

    /// The ids of the cards in the draw pile, top first.
    pub fn draw_pile(&self) -> Vec<&'static str> {
        self.game.referee_view().draw.iter().map(|card| card.id()).collect()
    }

    /// The ids of the cards in the discard pile, in the order of the card tables.
    pub fn discard(&self) -> Vec<&'static str> {
        self.game.table_view().discard.iter().map(Card::id).collect()
    }
}

//! The game: its whole state, and the questions that can be put to it.

use crate::ask::{Asked, Phase, Question};
use crate::card::{Card, CardSet};
use crate::display::Display;
use crate::event::{Event, Secret, Witness};
use crate::moves::{Move, MoveList};
use crate::pile::Pile;
use crate::refusal::Refusal;
use crate::rng::Stream;
use crate::seat::{Area, BySeat, Player, Seat};
use crate::setup::{Deal, FirstPlayer, Options, Setup, SetupError};
use crate::stack::Stack;
use crate::stones::Stones;
use crate::tile::{Source, Tile, TileSet};

/// How many rounds a game has at most (E1).
pub const LAST_ROUND: u8 = 10;

/// What kind of answer the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Pending {
    Tile,
    Hunt,
    Act,
    Resolve,
    /// Somebody has too many stones.
    Keep,
    /// The effect on top of the stack asks.
    Effect,
    Over,
}

/// A whole game at one moment: everything there is, hidden or not. `Copy`, smaller than a kilobyte, and nothing on the
/// heap. Bots and people never get to see it; they get views such as [`SeatView`](crate::SeatView).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    pub(crate) options: Options,
    pub(crate) stream: Stream,
    pub(crate) round: u8,
    pub(crate) first: Seat,
    pub(crate) phase: Phase,
    /// Whose turn it is; not always the one who is asked.
    pub(crate) turn: Seat,
    pub(crate) pending: Pending,
    pub(crate) asked: Seat,
    pub(crate) players: BySeat<Player>,
    pub(crate) display: Display,
    pub(crate) pile: Pile,
    pub(crate) discard: CardSet,
    /// Was the discard pile shuffled in this turn of the Action Phase (Z3)?
    pub(crate) reshuffled: bool,
    /// The tiles that nobody has.
    pub(crate) tiles: TileSet,
    /// Cards whose active effect was used in this Resolution Phase.
    pub(crate) used: CardSet,
    /// Cards whose active effect the running "activate every effect" has activated. Such effects never nest: active
    /// effects do not summon.
    pub(crate) activated: CardSet,
    pub(crate) stack: Stack,
}

impl Game {
    /// Sets up a game (S1-S4) and begins the first round.
    ///
    /// # Errors
    /// No game can be played with this setup.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        Self::begin(setup, &mut ())
    }

    /// Sets up a game and tells the witness what happens in it before the first question.
    ///
    /// # Errors
    /// No game can be played with this setup.
    pub fn begin(setup: &Setup, witness: &mut impl Witness) -> Result<Self, SetupError> {
        setup.check()?;
        let players = setup.options.players;
        let mut stream = Stream::new(setup.seed);
        let first = match setup.first {
            FirstPlayer::Random => Seat::FIRST.clockwise(stream.below(u32::from(players)) as u8, players),
            FirstPlayer::Chosen(seat) | FirstPlayer::Reptile(seat) => seat,
        };
        let pile = match &setup.deal {
            Deal::Shuffled => Pile::shuffled(setup.options.deck(), &mut stream),
            Deal::Stacked(cards) => Pile::from_top(cards, CardSet::EMPTY),
        };
        let tiles = setup.options.draw_tiles(&mut stream);
        let mut game = Self::blank(setup.options, stream, first);
        game.pile = pile;
        game.tiles = tiles;
        for rank in 0..players {
            game.player_mut(first.clockwise(rank, players)).score = u16::from(rank) + 1;
        }
        game.begin_round(witness);
        Ok(game)
    }

    /// A table without cards or points, in round 1.
    pub(crate) fn blank(options: Options, stream: Stream, first: Seat) -> Self {
        Self {
            options,
            stream,
            round: 1,
            first,
            phase: Phase::Hunting,
            turn: first,
            pending: Pending::Hunt,
            asked: first,
            players: BySeat::all(Player::EMPTY),
            display: Display::EMPTY,
            pile: Pile::EMPTY,
            discard: CardSet::EMPTY,
            reshuffled: false,
            tiles: TileSet::EMPTY,
            used: CardSet::EMPTY,
            activated: CardSet::EMPTY,
            stack: Stack::EMPTY,
        }
    }

    /// Returns the options of this game.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// Returns the round, from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Returns the phase of the round.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Tests whether the game is over.
    pub const fn is_over(&self) -> bool {
        matches!(self.pending, Pending::Over)
    }

    /// Returns the seat that must answer now.
    pub const fn asked_seat(&self) -> Option<Seat> {
        if self.is_over() { None } else { Some(self.asked) }
    }

    /// Returns who is asked what. Nobody when the game is over.
    pub fn asked(&self) -> Option<Asked> {
        let question = match self.pending {
            Pending::Tile => Question::TakeTile,
            Pending::Hunt => Question::Hunt,
            Pending::Act => Question::Act,
            Pending::Resolve => Question::Resolve,
            Pending::Keep => Question::KeepStones { limit: self.stone_limit(self.asked) },
            Pending::Effect => self.effect_question()?,
            Pending::Over => return None,
        };
        Some(Asked { seat: self.asked, question })
    }

    /// Returns all legal moves of the seat that is asked: none only when the game is over. Programs that list moves again
    /// and again use [`legal_moves_into`](Self::legal_moves_into).
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = MoveList::new();
        self.legal_moves_into(&mut moves);
        moves.to_vec()
    }

    /// Fills a list with all legal moves of the seat that is asked, without touching the heap.
    pub fn legal_moves_into(&self, moves: &mut MoveList) {
        moves.clear();
        match self.pending {
            Pending::Tile => self.list_tiles(moves),
            Pending::Hunt => self.list_hunts(moves),
            Pending::Act => self.list_actions(moves),
            Pending::Resolve => self.list_uses(moves),
            Pending::Keep => self.list_keeps(moves),
            Pending::Effect => self.list_answers(moves),
            Pending::Over => {}
        }
    }

    /// Checks whether this move is legal.
    ///
    /// # Errors
    /// The move is not legal; the refusal says why.
    pub fn check(&self, m: Move) -> Result<(), Refusal> {
        match (self.pending, m) {
            (Pending::Over, _) => Err(Refusal::GameOver),
            (Pending::Tile, Move::Take(tile)) => self.check_take(tile),
            (Pending::Hunt, Move::Hunt(card)) => self.check_hunt(card),
            (Pending::Act, _) => self.check_action(m),
            (Pending::Resolve, Move::Use(card)) => self.check_use(card, self.used),
            (Pending::Keep, Move::Keep(stones)) => self.check_keep(stones),
            (Pending::Effect, _) => self.check_answer(m),
            _ => Err(Refusal::NotTheQuestion),
        }
    }

    /// Plays a move if it is legal and tells the witness what happens. After an error nothing has changed.
    ///
    /// # Errors
    /// The move is not legal; the refusal says why.
    pub fn play(&mut self, m: Move, witness: &mut impl Witness) -> Result<(), Refusal> {
        self.check(m)?;
        self.play_unchecked(m, witness);
        Ok(())
    }

    /// Plays a move that the caller took from [`legal_moves`](Self::legal_moves). Any other move is safe, but leaves a
    /// game that the rules do not allow.
    pub fn play_unchecked(&mut self, m: Move, witness: &mut impl Witness) {
        match (self.pending, m) {
            (Pending::Tile, Move::Take(tile)) => self.take_tile(tile, witness),
            (Pending::Hunt, Move::Hunt(card)) => self.hunt(card, witness),
            (Pending::Act, _) => self.act(m, witness),
            (Pending::Resolve, Move::Use(card)) => self.use_active(card, witness),
            (Pending::Keep, Move::Keep(stones)) => self.keep(stones, witness),
            (Pending::Effect, _) => self.answer(m, witness),
            _ => {}
        }
        debug_assert_eq!(self.broken_invariant(), None, "after {m:?}: {self:?}");
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// Returns who has the first player marker.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Returns whose turn it is; not always the one who is asked.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Returns the points of a player.
    pub fn score(&self, seat: Seat) -> u16 {
        self.player(seat).score
    }

    /// Returns the stones of a player.
    pub fn stones(&self, seat: Seat) -> Stones {
        self.player(seat).stones
    }

    /// Returns the hand of a player.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.player(seat).hand
    }

    /// Returns the summoned cards of a player.
    pub fn area(&self, seat: Seat) -> &Area {
        &self.player(seat).area
    }

    /// Returns the sheltered cards of a player (X5).
    pub fn shelter(&self, seat: Seat) -> CardSet {
        self.player(seat).shelter
    }

    /// Returns the artifact tile in front of a player.
    pub fn tile(&self, seat: Seat) -> Option<Tile> {
        self.player(seat).tile
    }

    /// Returns the hunted cards and their markers.
    pub const fn display(&self) -> &Display {
        &self.display
    }

    /// Returns the discard pile.
    pub const fn discard_pile(&self) -> CardSet {
        self.discard
    }

    /// Tests whether no effect is being resolved and nobody is asked which stones to keep.
    pub const fn position_is_plain(&self) -> bool {
        !matches!(self.pending, Pending::Keep | Pending::Effect)
    }

    /// Returns the seats of this table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.options.players)
    }

    /// Returns how many areas a player has (C7, X6).
    pub fn areas(&self, seat: Seat) -> u8 {
        self.round + self.player(seat).extra_areas
    }

    /// Is it this player's turn of the Action or Resolution Phase (V2)?
    pub(crate) fn has_turn(&self, seat: Seat) -> bool {
        self.turn == seat && matches!(self.phase, Phase::Action | Phase::Resolution)
    }

    /// How many areas of a player are free.
    pub(crate) fn free_areas(&self, seat: Seat) -> u8 {
        self.areas(seat).saturating_sub(self.player(seat).area.len())
    }

    /// The next clockwise seat, unless that one began the phase.
    pub(crate) fn next_in_turn(&self) -> Option<Seat> {
        let next = self.turn.clockwise(1, self.options.players);
        (next != self.first).then_some(next)
    }

    /// Takes the top card of the draw pile, shuffling the discard pile into a new one if need be (C9) and allowed (Z3).
    pub(crate) fn take_top(&mut self, witness: &mut impl Witness) -> Option<Card> {
        if self.pile.is_empty() && !self.discard.is_empty() && !self.reshuffled {
            self.pile = Pile::shuffled(self.discard, &mut self.stream);
            self.discard = CardSet::EMPTY;
            self.reshuffled = self.phase == Phase::Action;
            witness.event(Event::Reshuffled { cards: self.pile.len() });
        }
        self.pile.pop()
    }

    /// A player draws a card. Nothing happens if there is none (U4).
    pub(crate) fn draw(&mut self, seat: Seat, by: Source, witness: &mut impl Witness) {
        if let Some(card) = self.take_top(witness) {
            self.player_mut(seat).hand.insert(card);
            self.note_trigger(seat, |felt| felt.drew = true);
            witness.event(Event::Drew { seat, by });
            witness.secret(seat, Secret::DrewCard { card });
        }
    }

    /// Lets everything happen that needs no answer, until a question stands or the game is over.
    pub(crate) fn settle(&mut self, witness: &mut impl Witness) {
        loop {
            if let Some(seat) = self.overflowing() {
                self.pending = Pending::Keep;
                self.asked = seat;
                return;
            }
            self.recover_triggered(witness);
            let waiting = if self.stack.is_empty() { self.next_in_phase(witness) } else { self.advance(witness) };
            if waiting {
                return;
            }
        }
    }

    /// With no effect running, goes on with the phase. True if a question stands.
    fn next_in_phase(&mut self, witness: &mut impl Witness) -> bool {
        match self.phase {
            Phase::Hunting => self.next_hunter(witness),
            Phase::Action => {
                self.pending = Pending::Act;
                self.asked = self.turn;
                true
            }
            Phase::Resolution => self.next_resolver(witness),
            Phase::Over => true,
        }
    }
}

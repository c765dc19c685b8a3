//! What can be seen: by everyone at the table, by one seat, by the referee.
//!
//! Each is a type of its own. A [`TableView`] has no place for a card in a hand or in the draw pile, and a [`SeatView`]
//! has a place for one hand only, so they cannot leak what they cannot hold. All views are `Copy`, without heap.

use arrayvec::ArrayVec;

use crate::ask::{Asked, Phase};
use crate::card::{CARD_COUNT, Card, CardSet};
use crate::display::Display;
use crate::game::{Game, Pending};
use crate::position::RunningEffects;
use crate::rng::Seed;
use crate::seat::{Area, BySeat, MAX_SEATS, PendingTriggers, Seat};
use crate::setup::Options;
use crate::stack::Stack;
use crate::stones::{Stones, Worth};
use crate::tile::{Tile, TileSet};

/// What everyone at the table sees, a bystander included.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TableView {
    /// The options of the game.
    pub options: Options,
    /// The round, from 1.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Who has the first player marker.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who is asked what.
    pub asked: Option<Asked>,
    /// The hunted cards and their markers.
    pub display: Display,
    /// The artifact tiles that nobody has.
    pub tiles: TileSet,
    /// How many cards the draw pile has.
    pub draw_count: u8,
    /// The cards in the draw pile whose place everyone knows (L3).
    pub draw_known: ArrayVec<KnownCard, CARD_COUNT>,
    /// The discard pile.
    pub discard: CardSet,
    /// Was the discard pile shuffled in this turn of the Action Phase (Z3)?
    pub reshuffled: bool,
    /// What each player has, as the others see it.
    pub players: ArrayVec<PlayerView, MAX_SEATS>,
    /// The effects that are being resolved. Everyone sees those, but only the engine can go on with them: a view that was
    /// read from JSON does not have them.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(crate) running: Option<Running>,
}

/// What is going on at the table, as [`SeatView::determinize`] needs it. None of it is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Running {
    pub(crate) pending: Pending,
    pub(crate) stack: Stack,
    pub(crate) activated: CardSet,
    pub(crate) felt: BySeat<PendingTriggers>,
    players: u8,
}

impl Running {
    /// The same, as it is written; nothing if no effect is running and nobody has too many stones.
    pub(crate) fn written(&self) -> Option<RunningEffects> {
        let felt: Vec<_> = self.felt.iter().take(usize::from(self.players)).copied().collect();
        RunningEffects::of(self.pending, &self.stack, self.activated, felt)
    }
}

impl TableView {
    /// Returns what is going on, if an effect is being resolved or somebody has too many stones. A view as JSON does
    /// not have it: only programs that go on from there by themselves need it.
    pub fn running(&self) -> Option<RunningEffects> {
        self.running?.written()
    }
}

/// A card in the draw pile that everyone saw go there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct KnownCard {
    /// How many cards lie on top of it.
    pub depth: u8,
    /// The card.
    pub card: Card,
}

/// What a player has, as everyone sees it. The hand is a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The points.
    pub score: u16,
    /// The stones.
    pub stones: Stones,
    /// How many stones the player may keep.
    pub stone_limit: u8,
    /// What the player's stones are worth.
    pub worth: Worth,
    /// How many areas the player has.
    pub areas: u8,
    /// The summoned cards, in the order of summoning.
    pub area: Area,
    /// The summoned cards whose active effect was used in this Resolution Phase.
    pub used: CardSet,
    /// How many cards the player has in hand (C4).
    pub hand_size: u8,
    /// The sheltered cards (X5, Y1).
    pub shelter: CardSet,
    /// The artifact tile in front of the player.
    pub tile: Option<Tile>,
    /// The tile with the player's square marker, which they may not take (X2).
    pub marked_tile: Option<Tile>,
}

/// What one seat sees: the table and its own hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatView {
    /// The seat that looks.
    pub seat: Seat,
    /// Its hand.
    pub hand: CardSet,
    /// The cards in the draw pile whose place only this seat knows.
    pub draw_known_to_me: ArrayVec<KnownCard, CARD_COUNT>,
    /// The table.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub table: TableView,
}

/// Everything, for the one who runs the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RefereeView {
    /// All hands, by seat.
    pub hands: ArrayVec<CardSet, MAX_SEATS>,
    /// The draw pile, top first.
    pub draw: ArrayVec<Card, CARD_COUNT>,
    /// The seed of all shuffles.
    pub seed: Seed,
    /// The table.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub table: TableView,
}

impl Game {
    /// Returns what everyone at the table sees.
    pub fn table_view(&self) -> TableView {
        TableView {
            options: self.options,
            round: self.round,
            phase: self.phase,
            first: self.first,
            turn: self.turn,
            asked: self.asked(),
            display: self.display,
            tiles: self.tiles,
            draw_count: self.pile.len(),
            draw_known: self.places_in_pile(self.pile.known()),
            discard: self.discard,
            reshuffled: self.reshuffled,
            players: self.seats().map(|seat| self.player_view(seat)).collect(),
            running: Some(self.running()),
        }
    }

    /// What is going on.
    pub(crate) fn running(&self) -> Running {
        Running {
            pending: self.pending,
            stack: self.stack,
            activated: self.activated,
            felt: BySeat::from_fn(|seat| self.player(seat).felt),
            players: self.options.players,
        }
    }

    /// Where these cards lie in the draw pile.
    fn places_in_pile(&self, known: CardSet) -> ArrayVec<KnownCard, CARD_COUNT> {
        if known.is_empty() {
            return ArrayVec::new();
        }
        let from_top = self.pile.top_down().enumerate().filter(|&(_, card)| known.contains(card));
        from_top.map(|(depth, card)| KnownCard { depth: depth as u8, card }).collect()
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        PlayerView {
            seat,
            score: player.score,
            stones: player.stones,
            stone_limit: self.stone_limit(seat),
            worth: self.worth(seat),
            areas: self.areas(seat),
            area: player.area,
            used: self.used & player.area.set(),
            hand_size: player.hand.len(),
            shelter: player.shelter,
            tile: player.tile,
            marked_tile: player.marked_tile,
        }
    }

    /// Returns what one seat sees.
    pub fn seat_view(&self, seat: Seat) -> SeatView {
        SeatView {
            seat,
            hand: self.player(seat).hand,
            draw_known_to_me: self.places_in_pile(self.pile.known_to(seat)),
            table: self.table_view(),
        }
    }

    /// Returns what the referee sees: everything.
    pub fn referee_view(&self) -> RefereeView {
        RefereeView {
            hands: self.seats().map(|seat| self.player(seat).hand).collect(),
            draw: self.pile.top_down().collect(),
            seed: self.stream.seed,
            table: self.table_view(),
        }
    }
}

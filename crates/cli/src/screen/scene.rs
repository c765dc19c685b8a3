//! What the screen shows: how things stand at a table as one seat sees it, and what can be done.
//!
//! Nothing in here knows the rules. The moves and all sentences come from whoever plays.

use vale_engine::{CardSet, Hunted, Move, Options, Phase, Seat, Source, Stones, TableView, Tile, TileSet, Worth};
use vale_words::Words;

/// Everything that is on the screen.
pub struct Scene {
    /// The language, with stones as marks or in words.
    pub words: Words,
    pub board: Board,
    /// Who looks; nobody's seat for somebody who watches.
    pub me: Option<Seat>,
    /// What the players are called, by seat.
    pub names: Vec<String>,
    /// The cards in hands of others that are known.
    pub known: Vec<(Seat, CardSet)>,
    /// What happened, the newest last.
    pub log: Vec<News>,
    /// What the person is asked, or what they wait for.
    pub question: String,
    /// The card or tile that asks it.
    pub asker: Option<Source>,
    /// What the person can do.
    pub moves: Vec<Choice>,
    /// How much time players have left, if there is a clock.
    pub clocks: Vec<(Seat, String)>,
}

/// Something that happened.
#[derive(Clone, Debug)]
pub struct News {
    pub text: String,
    /// Has the person not decided anything since?
    pub fresh: bool,
}

/// A move that is offered.
#[derive(Clone, Debug)]
pub struct Choice {
    pub number: usize,
    pub text: String,
    /// The card or tile that it is about.
    pub about: Option<Source>,
}

/// The table, and the hand of the seat that looks.
#[derive(Clone, Debug)]
pub struct Board {
    pub options: Options,
    pub round: u8,
    pub phase: Phase,
    pub first: Seat,
    /// Who must decide.
    pub asked: Option<Seat>,
    pub display: Vec<Hunted>,
    /// The artifact tiles that nobody has.
    pub tiles: TileSet,
    pub draw_count: u8,
    pub discard_count: usize,
    pub players: Vec<Player>,
    pub hand: CardSet,
}

/// What a player has, as everyone sees it.
#[derive(Clone, Debug)]
pub struct Player {
    pub seat: Seat,
    pub score: u16,
    pub stones: Stones,
    pub worth: Worth,
    pub areas: u8,
    /// The summoned cards, in the order of summoning.
    pub area: Vec<vale_engine::Card>,
    /// Those whose active effect was used in this Resolution Phase.
    pub used: CardSet,
    pub hand_size: u8,
    pub shelter: CardSet,
    pub tile: Option<Tile>,
    /// The tile with the player's square marker.
    pub marked_tile: Option<Tile>,
}

impl Board {
    /// The table, with the cards in the hand of whoever looks.
    pub fn new(table: &TableView, hand: CardSet) -> Self {
        Self {
            options: table.options,
            round: table.round,
            phase: table.phase,
            first: table.first,
            asked: table.asked.map(|asked| asked.seat),
            display: table.display.iter().collect(),
            tiles: table.tiles,
            draw_count: table.draw_count,
            discard_count: table.discard.iter().count(),
            players: table
                .players
                .iter()
                .map(|player| Player {
                    seat: player.seat,
                    score: player.score,
                    stones: player.stones,
                    worth: player.worth,
                    areas: player.areas,
                    area: player.area.iter().collect(),
                    used: player.used,
                    hand_size: player.hand_size,
                    shelter: player.shelter,
                    tile: player.tile,
                    marked_tile: player.marked_tile,
                })
                .collect(),
            hand,
        }
    }
}

/// The card or tile that a move is about.
pub fn subject(m: Move) -> Option<Source> {
    match m {
        Move::Hunt(card) | Move::Sell(card) | Move::Tame(card) | Move::Use(card) | Move::Pick(card) => {
            Some(card.into())
        }
        Move::Summon { card, .. } | Move::Remove { card, .. } => Some(card.into()),
        Move::Take(tile) | Move::UseTile(tile) => Some(tile.into()),
        Move::End
        | Move::Keep(_)
        | Move::Choose(_)
        | Move::Family(_)
        | Move::Upgrade(_)
        | Move::Pay(_)
        | Move::Player(_)
        | Move::Done => None,
    }
}

//! The layout of an observation: which byte says what.
//!
//! Like the table of actions it is frozen: a byte never changes its meaning, and a new layout gets a new version.
//! Everything is seen from the seat that looks. Players come in the order of the table, clockwise: oneself, then the one
//! who is next, and so on.

use vale_engine::{Family, MAX_SEATS};

use crate::action::{CARDS, TILES};

/// The version of the layout.
pub const VERSION: u32 = 1;

/// The other players, at most.
const OTHERS: usize = MAX_SEATS - 1;

/// The questions that the layout tells apart, in the order of the bytes of the field `question`.
pub const QUESTIONS: [&str; 22] = [
    "take_tile",
    "hunt",
    "act",
    "resolve",
    "keep_stones",
    "choose",
    "choose_family",
    "steal_from",
    "choose_player",
    "upgrade",
    "upgrade_received",
    "pay",
    "activate",
    "take",
    "discard",
    "onto_pile",
    "summon",
    "shelter",
    "swap",
    "copy_instant",
    "copy_active",
    "payment",
];

/// A field of the layout: so many bytes with a common meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// The first byte.
    pub from: usize,
    /// How many rows it has: one for each player, place or value.
    pub rows: usize,
    /// How many bytes a row has: one for each card or tile, or one.
    pub columns: usize,
    /// The highest value of a byte. Whatever is higher in the game is written like that.
    pub most: u8,
    /// What it says.
    pub meaning: &'static str,
}

impl Field {
    /// Returns how many bytes the field has.
    pub const fn len(&self) -> usize {
        self.rows * self.columns
    }

    /// Tests whether the field has no bytes; none does.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Writes the fields one after the other, and the place of each as a constant.
macro_rules! layout {
    ($($constant:ident $name:literal $rows:expr, $columns:expr, $most:expr, $meaning:literal;)*) => {
        layout!(@places 0usize; $($constant $rows, $columns;)*);

        /// All fields, in their order.
        pub const FIELDS: &[Field] = &[
            $(Field { name: $name, from: $constant, rows: $rows, columns: $columns, most: $most, meaning: $meaning },)*
        ];
    };
    (@places $from:expr; $constant:ident $rows:expr, $columns:expr; $($rest:tt)*) => {
        pub(crate) const $constant: usize = $from;
        layout!(@places $constant + $rows * $columns; $($rest)*);
    };
    (@places $from:expr;) => {
        /// How many bytes an observation has.
        pub const LENGTH: usize = $from;
    };
}

layout! {
    HAND "hand" 1, CARDS, 1, "your hand: 1 for each card";
    AREA "area" MAX_SEATS, CARDS, 1, "summoned cards, a row for each player";
    REMEMBERED "remembered" OTHERS, CARDS, 1, "cards that are certainly in the hand of another player, because you saw them go \
        there: a row for each, the next one clockwise first";
    FREE "display_free" 1, CARDS, 1, "cards on the display without a marker";
    MINE "display_mine" 1, CARDS, 1, "cards on the display with your marker";
    OTHERS_MARKED "display_others" 1, CARDS, 3, "cards on the display with the marker of another player: how many places \
        clockwise that one sits";
    DISCARD "discard" 1, CARDS, 1, "the discard pile";
    SHELTER "shelter" 1, CARDS, 4, "sheltered cards: 1 yours, 2 those of the next player clockwise, and so on";
    USED "used" 1, CARDS, 1, "summoned cards whose active effect was used in this Resolution Phase";
    DRAW_KNOWN "draw_known" 1, CARDS, 98, "cards of the draw pile whose place you know: 1 on top, 2 below that, and so on";
    ASKING "asking" 1, CARDS, 3, "1 the card whose effect asks, 2 the card whose text that is if it is another, 3 the card \
        that you have chosen to summon or remove and now pay for";
    TILES_FREE "tiles_free" 1, TILES, 1, "artifact tiles that nobody has";
    TILE "tile" MAX_SEATS, TILES, 1, "the artifact tile in front of each player";
    TILE_MARKED "tile_marked" MAX_SEATS, TILES, 1, "the artifact tile with the square marker of each player";
    TILE_ASKING "tile_asking" 1, TILES, 1, "the artifact tile whose effect asks";
    PLAYERS "players" 3, 1, 1, "how many players: one of 2, 3, 4";
    SELL_MANUAL "sell_manual" 1, 1, 1, "1 for the sell table of the manual, 0 for that of the board";
    PAYMENT_ANY "payment_any" 1, 1, 1, "1 if more stones than needed may be paid";
    ARTIFACT_CREATURES "artifact_creatures" 1, 1, 1, "1 with the creatures of the Artifacts expansion";
    ARTIFACT_TILES "artifact_tiles" 1, 1, 1, "1 with artifact tiles";
    ROUND "round" 1, 1, 10, "the round, from 1";
    PHASE "phase" 4, 1, 1, "one of Hunting, Action, Resolution, over";
    FIRST "first" MAX_SEATS, 1, 1, "who has the first player marker: one of the players, you first";
    TURN "turn" MAX_SEATS, 1, 1, "whose turn it is";
    ASKED "asked" MAX_SEATS, 1, 1, "who is asked; none when the game is over";
    QUESTION "question" QUESTIONS.len(), 1, 1, "what is asked: one of the questions below";
    QUESTION_TIMING "question_timing" 3, 1, 1, "which effect asks: one of instant, permanent, active; none for a tile";
    QUESTION_FAMILY "question_family" Family::ALL.len(), 1, 1, "the family that the answer must be of, if it must: one of \
        fire, water, earth, wind, dragon";
    QUESTION_ZONE "question_zone" 5, 1, 1, "where the card lies that is to be picked: one of hand, area, discard, display, \
        shelter";
    QUESTION_LEFT "question_left" 1, 1, 10, "how many answers may still be given to the question of an effect";
    QUESTION_MAY_STOP "question_may_stop" 1, 1, 1, "1 if the question of an effect may be declined";
    QUESTION_STONES "question_stones" 3, 1, 20, "the red, blue and purple stones that a sale brings, of which one may be \
        upgraded";
    DRAW_COUNT "draw_count" 1, 1, 98, "how many cards the draw pile has";
    RESHUFFLED "reshuffled" 1, 1, 1, "1 if the discard pile was shuffled in this turn of the Action Phase";
    SCORE "score" MAX_SEATS, 1, 255, "the points of each player";
    STONES "stones" MAX_SEATS, 3, 20, "the red, blue and purple stones of each player";
    STONE_LIMIT "stone_limit" MAX_SEATS, 1, 6, "how many stones each player may keep; 0 where nobody sits";
    WORTH "worth" MAX_SEATS, 3, 10, "what a red, blue and purple stone is worth to each player";
    AREAS "areas" MAX_SEATS, 1, 20, "how many areas each player has";
    HAND_SIZE "hand_size" MAX_SEATS, 1, 98, "how many cards each player has in hand";
}

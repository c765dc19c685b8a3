//! The weights of the evaluation. They were chosen by hand and are frozen: level 2 is what other bots are compared with,
//! and the nets were trained with what it expects.

/// Points that a unit of stone worth comes to while there are turns to spend it.
pub const STONE: f32 = 0.62;
/// Points that a card drawn or taken into the hand comes to.
pub const CARD: f32 = 1.6;
/// Points that a round brings a leader, for guessing when the game ends.
pub const PACE: f32 = 8.0;
/// What a player can spend on summoning in one turn to come, in stone worth.
pub const INCOME: f32 = 5.0;

/// How much of what it would bring the best card in hand counts.
pub const BEST_IN_HAND: f32 = 0.9;
/// How much less a card in hand brings for every card that is summoned before it.
pub const HAND_DISCOUNT: f32 = 0.82;
/// How much of another summoning a card that comes back really gets.
pub const SUMMONED_AGAIN: f32 = 0.7;
/// How much of what a tile would bring it really does.
pub const TILE: f32 = 0.8;

/// How much more a card is worth for being in hand at all, in cards.
pub const KEPT: f32 = 0.15;
/// How many of the stones that a player has are still there when a card is sold.
pub const STONES_LEFT_AT_SALE: f32 = 0.5;
/// How much less a reward is worth for each stone over the limit.
pub const LOST_PER_STONE_OVER: f32 = 0.15;
/// How much of a reward counts at least.
pub const LEAST_OF_REWARD: f32 = 0.3;

// Permanent effects, for each turn to come: how often they matter, in units of stone worth unless it says otherwise.
/// A red stone is worth more: there are many of them.
pub const RED_WORTH_MORE: f32 = 2.0;
/// Another stone is worth more.
pub const STONE_WORTH_MORE: f32 = 1.0;
/// Two colours swap their worth.
pub const SWAPPED_WORTH: f32 = 1.5;
/// One more stone can be kept.
pub const STONE_LIMIT: f32 = 0.5;
/// Every card costs less.
pub const ALL_COST_LESS: f32 = 1.4;
/// The cards of one family cost less.
pub const FAMILY_COSTS_LESS: f32 = 0.4;
/// Some cards have another cost.
pub const OTHER_COST: f32 = 0.8;
/// A summoning pays points, whatever it cost: how many summonings there are in a turn.
pub const SUMMONS_PER_TURN: f32 = 1.2;
/// A summoning pays points for each stone of a colour: how many such stones.
pub const STONES_IN_SUMMONS: f32 = 1.5;
/// A summoning pays points if such a stone is among those paid: how often.
pub const SUMMONS_WITH_STONE: f32 = 0.55;
/// Taming brings stones: how often.
pub const TAMES_PER_TURN: f32 = 0.3;
/// Discarding brings stones: how often.
pub const DISCARDS_PER_TURN: f32 = 0.15;
/// Selling has an effect.
pub const ON_SALE: f32 = 2.0;
/// A card that would be discarded is recovered instead, in points.
pub const RECOVERED_INSTEAD: f32 = 0.5;
/// In how many turns at most that matters.
pub const TURNS_OF_RECOVERY: f32 = 2.0;
/// The card counts as any family, in points.
pub const ANY_FAMILY: f32 = 0.4;

// What questions bring, in points.
/// A point that is stolen: somebody else loses it.
pub const STOLEN: f32 = 1.3;
/// Another player is chosen for something.
pub const PLAYER_CHOSEN: f32 = 1.0;
/// A card from hand is summoned for free.
pub const FREE_SUMMONS: f32 = 3.0;
/// A card from the discard pile is summoned for free.
pub const FREE_SUMMONS_FROM_DISCARD: f32 = 6.0;
/// The cost of a card that is picked for it.
pub const COST_OF_PICKED: f32 = 3.5;

// Stones, in units of stone worth.
/// A stone is upgraded.
pub const UPGRADE: f32 = 2.5;
/// A stone of a sale is upgraded.
pub const UPGRADE_RECEIVED: f32 = 2.0;
/// How many of the stones that are there now an exchange of all of them finds: most are spent on summoning the card.
pub const STONES_LEFT_AFTER_SUMMONS: f32 = 0.3;
/// How many of the stones that are there now are cashed in.
pub const CASHED_IN: f32 = 0.6;

// Cards, in cards.
/// A card is recovered from the area.
pub const RECOVERED: f32 = 0.8;
/// A card is discarded from the shelter.
pub const DISCARDED_FROM_SHELTER: f32 = -0.4;
/// A card is discarded from the hand or put onto the draw pile.
pub const DISCARDED: f32 = -0.6;
/// A card is sheltered from the display.
pub const SHELTERED_FROM_DISPLAY: f32 = 0.7;
/// A card is sheltered from the hand.
pub const SHELTERED_FROM_HAND: f32 = -0.3;
/// A card that is in the shelter, or is sheltered from the draw pile.
pub const SHELTERED: f32 = 0.5;
/// A card returns from the shelter to the hand.
pub const RETRIEVED: f32 = 0.6;
/// Another area, in points for each turn to come.
pub const AREA: f32 = 0.5;
/// In how many turns at most that matters.
pub const TURNS_OF_AREA: f32 = 4.0;

// How likely conditions hold when they matter: if they hold now, and if they do not.
/// No card of a family is in the area.
pub const NONE_OF_FAMILY: [f32; 2] = [0.9, 0.05];
/// Somebody has more points.
pub const OPPONENT_AHEAD: [f32; 2] = [0.75, 0.35];
/// A stone of a colour is there.
pub const HAS_STONE: [f32; 2] = [0.9, 0.5];
/// As many cards are in hand as in the area.
pub const HAND_EQUALS_AREA: [f32; 2] = [0.7, 0.35];
/// Fewer cards are in hand than this.
pub const HAND_BELOW: [f32; 2] = [0.9, 0.2];
/// So many stones are there, whatever is there now.
pub const STONES_AT_LEAST: f32 = 0.4;
/// The picked card is of a family.
pub const PICKED_OF_FAMILY: f32 = 0.2;

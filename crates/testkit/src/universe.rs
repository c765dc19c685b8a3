//! Every move that can be written down, legal or not.

use vale_engine::{Card, Choices, Colour, Family, MAX_SEATS, Move, Seat, Stones, Tile};

/// The most stones in a payment: nobody who may pay has more.
const MAX_STONES: u8 = 6;

/// All bags of up to six stones.
pub(crate) fn bags() -> impl Iterator<Item = Stones> {
    Stones::new(MAX_STONES, MAX_STONES, MAX_STONES).parts().filter(|bag| bag.total() <= MAX_STONES)
}

/// All moves there are.
pub fn all_moves() -> Vec<Move> {
    let bags: Vec<_> = bags().collect();
    let mut moves = vec![Move::End, Move::Done];
    for card in Card::all() {
        moves.extend([Move::Hunt(card), Move::Sell(card), Move::Tame(card), Move::Use(card), Move::Pick(card)]);
        moves.extend(bags.iter().flat_map(|&pay| [Move::Summon { card, pay }, Move::Remove { card, pay }]));
    }
    moves.extend(bags.iter().flat_map(|&bag| [Move::Keep(bag), Move::Pay(bag)]));
    moves.extend(Tile::all().flat_map(|tile| [Move::Take(tile), Move::UseTile(tile)]));
    moves.extend(Family::ALL.map(Move::Family));
    moves.extend(Colour::ALL.map(Move::Upgrade));
    moves.extend((0..=u8::MAX).map(|places| Move::Choose(Choices(places))));
    moves.extend((0..MAX_SEATS).filter_map(Seat::new).map(Move::Player));
    moves
}

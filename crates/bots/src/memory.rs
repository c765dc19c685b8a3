//! What a seat remembers of what it saw.

use arrayvec::ArrayVec;
use vale_engine::{BySeat, Card, CardSet, Event, MAX_SEATS, Match, Seat, Secret, StartError, Witness};

/// How many cards on top of the draw pile a seat remembers. More than a few never lie there: each round turns up at least
/// four.
const MAX_PILE: usize = 8;

/// What one seat knows beyond what lies on the table: cards it saw go into the hands of others (I1). Nothing of it is on the
/// heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    seat: Seat,
    hands: BySeat<CardSet>,
    /// The cards on top of the draw pile that somebody put there, the last one uppermost; none for one not seen.
    pile: ArrayVec<Option<Card>, MAX_PILE>,
}

impl Memory {
    /// Returns a seat that has seen nothing yet.
    pub fn new(seat: Seat) -> Self {
        Self { seat, hands: BySeat::all(CardSet::EMPTY), pile: ArrayVec::new() }
    }

    /// Returns the cards that are certainly in this other player's hand.
    pub fn in_hand(&self, seat: Seat) -> CardSet {
        if seat == self.seat { CardSet::EMPTY } else { self.hands[seat] }
    }

    /// Remembers something that everyone saw.
    pub fn saw(&mut self, event: &Event) {
        match *event {
            Event::Tamed { seat, card }
            | Event::Recovered { seat, card, .. }
            | Event::TookFromDiscard { seat, card, .. }
            | Event::Retrieved { seat, card, .. } => self.hands[seat].insert(card),
            Event::Summoned { seat, card, .. }
            | Event::SummonedFree { seat, card, .. }
            | Event::DiscardedFromHand { seat, card, .. }
            | Event::Sheltered { seat, card, hidden: false, .. } => self.hands[seat].remove(card),
            Event::HandRevealed { seat, cards, .. } => self.hands[seat] = cards,
            Event::Drew { seat, .. } => {
                if let Some(card) = self.pile.pop().flatten() {
                    self.hands[seat].insert(card);
                }
            }
            Event::Revealed { .. } | Event::Sheltered { hidden: true, .. } => {
                self.pile.pop();
            }
            Event::PutOnPile { card, .. } => self.put_on_pile(Some(card)),
            Event::PutHandCardOnPile { seat, .. } => {
                // Any of the known cards may be the one that left.
                self.hands[seat] = CardSet::EMPTY;
                self.put_on_pile(None);
            }
            Event::Reshuffled { .. } => self.pile.clear(),
            _ => {}
        }
    }

    /// Remembers the card that now lies on top; the lowest one is forgotten if there are too many.
    fn put_on_pile(&mut self, card: Option<Card>) {
        if self.pile.is_full() {
            self.pile.remove(0);
        }
        self.pile.push(card);
    }

    /// Remembers something that only this seat saw.
    pub fn saw_secret(&mut self, secret: &Secret) {
        if let Secret::PutCardOnPile { card } = *secret
            && let Some(top) = self.pile.last_mut()
        {
            *top = Some(card);
        }
    }
}

/// The memories of all seats of a table: a witness that lets each seat remember what it may.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memories(ArrayVec<Memory, MAX_SEATS>);

impl Memories {
    /// Returns the seats of a table with this many players, before anything happened.
    pub fn new(players: u8) -> Self {
        Self(Seat::all(players).map(Memory::new).collect())
    }

    /// Returns what one seat remembers.
    ///
    /// # Panics
    /// If there is no such seat at the table.
    pub fn of(&self, seat: Seat) -> &Memory {
        &self.0[seat.index()]
    }

    /// Lets a seat remember this instead of what it remembers: for games that were made up from what a seat knows.
    pub fn replace(&mut self, memory: &Memory) {
        if let Some(place) = self.0.get_mut(memory.seat.index()) {
            place.clone_from(memory);
        }
    }
}

impl Witness for Memories {
    fn event(&mut self, event: Event) {
        self.0.iter_mut().for_each(|memory| memory.saw(&event));
    }

    fn secret(&mut self, seat: Seat, secret: Secret) {
        if let Some(memory) = self.0.get_mut(seat.index()) {
            memory.saw_secret(&secret);
        }
    }
}

/// Returns what the seats of a game remember of it.
///
/// # Errors
/// The start of the game is none that the rules allow.
pub fn recall(played: &Match) -> Result<Memories, StartError> {
    let mut memories = Memories::new(played.game().options().players);
    let mut game = played.start().begin(&mut memories)?;
    for m in played.moves() {
        game.play_unchecked(m, &mut memories);
    }
    Ok(memories)
}

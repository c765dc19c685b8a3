//! The table as somebody knows it who was only told what happened. If the events are complete and true, it is the table.

use vale_engine::effect::Permanent;
use vale_engine::{
    Card, CardSet, Event, Game, Happening, Hunted, KnownCard, Phase, Question, Seat, Secret, Stones, Tile, TileSet,
};

use crate::error::{PromiseError, ensure};

#[derive(Clone, Debug, Default)]
struct Place {
    score: u16,
    stones: Stones,
    hand: CardSet,
    area: Vec<Card>,
    shelter: CardSet,
    extra_areas: u8,
    tile: Option<Tile>,
    marked_tile: Option<Tile>,
}

/// What is known of a card in the draw pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PileCard {
    Unknown,
    /// One seat put it there.
    KnownTo(Seat, Card),
    /// Everyone saw it go there.
    Known(Card),
}

impl PileCard {
    /// Can it be this card, for all that anyone knows?
    fn may_be(self, card: Card) -> bool {
        match self {
            Self::Unknown => true,
            Self::KnownTo(_, known) | Self::Known(known) => known == card,
        }
    }
}

/// A second table that is kept by events alone.
#[derive(Clone, Debug)]
pub(crate) struct Mirror {
    round: u8,
    phase: Phase,
    places: Vec<Place>,
    display: Vec<Hunted>,
    discard: CardSet,
    /// The draw pile, top last.
    draw: Vec<PileCard>,
    /// Was the discard pile shuffled in this turn of the Action Phase (Z3)?
    reshuffled: bool,
    tiles: TileSet,
    used: CardSet,
    /// The seat that drew a card and has not yet been told which, with the card as far as it is known.
    drawing: Option<(Seat, PileCard)>,
    /// The seat that put a card onto the draw pile and has not yet been told which.
    hiding: Option<Seat>,
}

impl Mirror {
    /// The table before the first event of a game.
    pub(crate) fn before(game: &Game) -> Self {
        let table = game.table_view();
        let players = table.options.players;
        let mut places = vec![Place::default(); usize::from(players)];
        for rank in 0..players {
            places[table.first.clockwise(rank, players).index()].score = u16::from(rank) + 1;
        }
        Self {
            round: 0,
            phase: Phase::Hunting,
            places,
            display: vec![],
            discard: CardSet::EMPTY,
            draw: vec![PileCard::Unknown; usize::from(table.options.deck().len())],
            reshuffled: false,
            tiles: table.tiles,
            used: CardSet::EMPTY,
            drawing: None,
            hiding: None,
        }
    }

    /// Follows the events and compares with the game after them.
    pub(crate) fn follow(&mut self, happenings: &[Happening], game: &Game) -> Result<(), PromiseError> {
        for happening in happenings {
            let followed = match *happening {
                Happening::Public(event) => self.event(event),
                Happening::Private(seat, Secret::DrewCard { card }) => self.drew(seat, card),
                Happening::Private(seat, Secret::PutCardOnPile { card }) => self.hid(seat, card),
            };
            ensure(followed.is_some(), || format!("{happening:?} cannot happen on the table {self:?}"))?;
        }
        self.compare(game)
    }

    fn compare(&self, game: &Game) -> Result<(), PromiseError> {
        let referee = game.referee_view();
        let table = &referee.table;
        let same = |name: &str, equal: bool| ensure(equal, || format!("the events miss a change of: {name}; {self:?}"));
        same("round", self.round == table.round)?;
        same("phase", self.phase == table.phase)?;
        same("display", self.display.iter().copied().eq(table.display.iter()))?;
        same("discard pile", self.discard == table.discard)?;
        same("draw pile", self.draw.len() == usize::from(table.draw_count))?;
        same(
            "known cards in the draw pile",
            self.known(|there| matches!(there, PileCard::Known(_))).eq(table.draw_known.iter().copied()),
        )?;
        same("the shuffle of the turn", self.reshuffled == table.reshuffled)?;
        same("a drawn card", self.drawing.is_none())?;
        same("a card put onto the draw pile", self.hiding.is_none())?;
        same("tiles on the display", self.tiles == table.tiles)?;
        // The seller has been told what the sale brings, but gets it upgraded (Y6).
        let coming = |seat: Seat| match table.asked {
            Some(asked) if asked.seat == seat => match asked.question {
                Question::Effect(question) => question.stones.unwrap_or_default(),
                Question::TakeTile
                | Question::Hunt
                | Question::Act
                | Question::Resolve
                | Question::KeepStones { .. } => Stones::NONE,
            },
            _ => Stones::NONE,
        };
        for ((place, player), hand) in self.places.iter().zip(&table.players).zip(&referee.hands) {
            let seat = player.seat;
            same("score", place.score == player.score)?;
            same("stones", place.stones == player.stones.plus(coming(seat)))?;
            same("hand", place.hand == *hand && hand.len() == player.hand_size)?;
            same("area", place.area.iter().copied().eq(player.area.iter()))?;
            same("used effects", self.used & player.area.set() == player.used)?;
            same("shelter", place.shelter == player.shelter)?;
            same("areas", self.round + place.extra_areas == player.areas)?;
            same("tile", place.tile == player.tile && place.marked_tile == player.marked_tile)?;
            let secret = self.known(|there| matches!(there, PileCard::KnownTo(knows, _) if knows == seat));
            same("a seat's secret in the draw pile", secret.eq(game.seat_view(seat).draw_known_to_me.iter().copied()))?;
        }
        Ok(())
    }

    /// The cards in the draw pile that are known in this way, from the top.
    fn known(&self, way: impl Fn(PileCard) -> bool) -> impl Iterator<Item = KnownCard> {
        self.draw.iter().rev().zip(0..).filter_map(move |(&there, depth)| match there {
            PileCard::KnownTo(_, card) | PileCard::Known(card) if way(there) => Some(KnownCard { depth, card }),
            _ => None,
        })
    }

    fn place(&mut self, seat: Seat) -> Option<&mut Place> {
        self.places.get_mut(seat.index())
    }

    /// Follows one event; nothing if it cannot happen.
    fn event(&mut self, event: Event) -> Option<()> {
        match event {
            Event::RoundBegan { round, .. } => {
                self.used = CardSet::EMPTY;
                self.round = (round == self.round + 1).then_some(round)?;
            }
            Event::PhaseBegan { phase } => self.phase = phase,
            Event::GameEnded => self.phase = Phase::Over,
            Event::Revealed { card } => {
                self.draw.pop()?.may_be(card).then_some(())?;
                self.display.push(Hunted { card, marker: None });
            }
            Event::Reshuffled { cards } => {
                (self.draw.is_empty() && self.discard.len() == cards && !self.reshuffled).then_some(())?;
                self.reshuffled = self.phase == Phase::Action;
                self.draw = vec![PileCard::Unknown; usize::from(cards)];
                self.discard = CardSet::EMPTY;
            }
            Event::Hunted { seat, card } => {
                let hunted = self.display.iter_mut().find(|hunted| hunted.card == card && hunted.marker.is_none())?;
                hunted.marker = Some(seat);
            }
            Event::Passed { .. } => self.display.iter().all(|hunted| hunted.marker.is_some()).then_some(())?,
            Event::Sold { seat, card, stones } => {
                self.unmark(seat, card)?;
                self.discard(card)?;
                self.earn(seat, stones)?;
            }
            Event::Tamed { seat, card } => {
                self.unmark(seat, card)?;
                self.enter_hand(seat, card)?;
            }
            Event::Summoned { seat, card, paid } => {
                self.spend(seat, paid)?;
                self.leave_hand(seat, card)?;
                self.place(seat)?.area.push(card);
            }
            Event::SummonedFree { seat, card, .. } => {
                self.leave_hand(seat, card).or_else(|| self.leave_discard(card))?;
                self.place(seat)?.area.push(card);
            }
            Event::Removed { seat, card, paid } => {
                self.spend(seat, paid)?;
                self.place(seat)?.area.contains(&card).then_some(())?;
                // One that is recovered instead has an event of its own for that (L1).
                if !card.creature().permanent.contains(&Permanent::RecoverInstead) {
                    self.leave_area(seat, card)?;
                    self.discard(card)?;
                }
            }
            Event::Used { seat, card } => {
                self.place(seat)?.area.contains(&card).then_some(())?;
                // Outside of the Resolution Phase an effect is activated in addition (Q3).
                if self.phase == Phase::Resolution {
                    self.used.insert(card);
                }
            }
            Event::TurnEnded { .. } => self.reshuffled = false,
            Event::Copied { .. } | Event::PlayerChosen { .. } | Event::FamilyChosen { .. } | Event::TileIdle { .. } => {
            }
            Event::TookTile { .. } | Event::UsedTile { .. } | Event::ReturnedTile { .. } => self.tile_event(event)?,
            Event::StonesEarned { seat, stones, .. } => self.earn(seat, stones)?,
            Event::StonesSpent { seat, stones, .. } | Event::StonesPaid { seat, stones, .. } => {
                self.spend(seat, stones)?;
            }
            Event::StoneUpgraded { seat, from, to, .. } => {
                (from.upgraded() == Some(to)).then_some(())?;
                self.spend(seat, Stones::of(from, 1))?;
                self.earn(seat, Stones::of(to, 1))?;
            }
            Event::StonesExchanged { seat, gave, took, .. } => {
                self.spend(seat, gave)?;
                self.earn(seat, took)?;
            }
            Event::StonesKept { seat, kept, lost } => {
                self.spend(seat, lost)?;
                (self.place(seat)?.stones == kept).then_some(())?;
            }
            Event::PointsEarned { seat, points, .. } => {
                (points > 0).then_some(())?;
                self.place(seat)?.score += points;
            }
            Event::PointsLost { seat, points, .. } => {
                (points > 0).then_some(())?;
                let place = self.place(seat)?;
                place.score = place.score.checked_sub(points)?;
            }
            Event::Drew { seat, .. } => {
                self.drawing = Some((seat, self.draw.pop()?));
            }
            Event::Recovered { seat, card, .. } => {
                self.leave_area(seat, card)?;
                self.enter_hand(seat, card)?;
            }
            Event::DiscardedFromHand { seat, card, .. } => {
                self.leave_hand(seat, card)?;
                self.discard(card)?;
            }
            Event::DiscardedFromArea { seat, card, .. } => {
                self.leave_area(seat, card)?;
                self.discard(card)?;
            }
            Event::TookFromDiscard { seat, card, .. } => {
                self.leave_discard(card)?;
                self.enter_hand(seat, card)?;
            }
            Event::PutOnPile { seat, card } => {
                self.leave_area(seat, card)?;
                self.draw.push(PileCard::Known(card));
            }
            Event::PutHandCardOnPile { seat, .. } => self.hiding = Some(seat),
            Event::HandRevealed { seat, cards, .. } => (self.place(seat)?.hand == cards).then_some(())?,
            Event::Swapped { seat, card, with, other, .. } => self.swap((seat, card), (with, other))?,
            Event::Sheltered { seat, card, hidden, .. } => {
                if hidden {
                    self.draw.pop()?.may_be(card).then_some(())?;
                } else {
                    self.leave_hand(seat, card).or_else(|| self.leave_display(card))?;
                }
                self.place(seat)?.shelter.insert(card);
            }
            Event::Retrieved { seat, card, .. } => {
                self.leave_shelter(seat, card)?;
                self.enter_hand(seat, card)?;
            }
            Event::DiscardedFromShelter { seat, card, .. } => {
                self.leave_shelter(seat, card)?;
                self.discard(card)?;
            }
            Event::AreaTaken { seat, areas, .. } => {
                let round = self.round;
                let place = self.place(seat)?;
                place.extra_areas += 1;
                (areas == round + place.extra_areas).then_some(())?;
            }
        }
        Some(())
    }

    fn tile_event(&mut self, event: Event) -> Option<()> {
        match event {
            Event::TookTile { seat, tile } => {
                self.tiles.contains(tile).then_some(())?;
                self.tiles.remove(tile);
                let place = self.place(seat)?;
                (place.tile.is_none() && place.marked_tile != Some(tile)).then_some(())?;
                place.tile = Some(tile);
            }
            Event::UsedTile { seat, tile } => (self.place(seat)?.tile == Some(tile)).then_some(())?,
            Event::ReturnedTile { seat, tile } => {
                let place = self.place(seat)?;
                (place.tile.take()? == tile).then_some(())?;
                place.marked_tile = Some(tile);
                self.tiles.insert(tile);
            }
            _ => return None,
        }
        Some(())
    }

    /// The secret after a draw, for the seat that drew and no other.
    fn drew(&mut self, seat: Seat, card: Card) -> Option<()> {
        let (drawer, there) = self.drawing.take()?;
        (drawer == seat && there.may_be(card)).then_some(())?;
        self.enter_hand(seat, card)
    }

    /// The secret after a card was put onto the draw pile, for the seat that put it there and no other.
    fn hid(&mut self, seat: Seat, card: Card) -> Option<()> {
        (self.hiding.take()? == seat).then_some(())?;
        self.leave_hand(seat, card)?;
        self.draw.push(PileCard::KnownTo(seat, card));
        Some(())
    }

    fn swap(&mut self, (seat, card): (Seat, Card), (with, other): (Seat, Card)) -> Option<()> {
        let mine = self.place(seat)?.area.iter().position(|&there| there == card)?;
        let theirs = self.place(with)?.area.iter().position(|&there| there == other)?;
        if seat != with {
            self.place(seat)?.area[mine] = other;
            self.place(with)?.area[theirs] = card;
            self.used.remove(card);
            self.used.remove(other);
        }
        Some(())
    }

    fn unmark(&mut self, seat: Seat, card: Card) -> Option<()> {
        let place = self.display.iter().position(|hunted| hunted.card == card && hunted.marker == Some(seat))?;
        self.display.remove(place);
        Some(())
    }

    fn earn(&mut self, seat: Seat, stones: Stones) -> Option<()> {
        let place = self.place(seat)?;
        place.stones = place.stones.plus(stones);
        Some(())
    }

    fn spend(&mut self, seat: Seat, stones: Stones) -> Option<()> {
        let place = self.place(seat)?;
        place.stones = place.stones.holds(stones).then(|| place.stones.minus(stones))?;
        Some(())
    }

    fn enter_hand(&mut self, seat: Seat, card: Card) -> Option<()> {
        let hand = &mut self.place(seat)?.hand;
        (!hand.contains(card)).then(|| hand.insert(card))
    }

    fn leave_hand(&mut self, seat: Seat, card: Card) -> Option<()> {
        let hand = &mut self.place(seat)?.hand;
        hand.contains(card).then(|| hand.remove(card))
    }

    fn leave_area(&mut self, seat: Seat, card: Card) -> Option<()> {
        let area = &mut self.place(seat)?.area;
        area.remove(area.iter().position(|&there| there == card)?);
        self.used.remove(card);
        Some(())
    }

    fn leave_shelter(&mut self, seat: Seat, card: Card) -> Option<()> {
        let shelter = &mut self.place(seat)?.shelter;
        shelter.contains(card).then(|| shelter.remove(card))
    }

    fn leave_discard(&mut self, card: Card) -> Option<()> {
        self.discard.contains(card).then(|| self.discard.remove(card))
    }

    fn leave_display(&mut self, card: Card) -> Option<()> {
        let place = self.display.iter().position(|hunted| hunted.card == card && hunted.marker.is_none())?;
        self.display.remove(place);
        Some(())
    }

    fn discard(&mut self, card: Card) -> Option<()> {
        (!self.discard.contains(card)).then(|| self.discard.insert(card))
    }
}

//! The table as somebody knows it who was only told what happened. If the events are complete and true, it is the table.

use vale_engine::{Card, CardSet, Event, Game, Happening, Hunted, Phase, Seat, Secret, Stones};

use crate::violation::{Broken, ensure};

#[derive(Clone, Debug, Default)]
struct Place {
    score: u16,
    stones: Stones,
    hand: CardSet,
    area: Vec<Card>,
}

/// A second table that is kept by events alone.
#[derive(Clone, Debug)]
pub(crate) struct Mirror {
    round: u8,
    phase: Phase,
    places: Vec<Place>,
    display: Vec<Hunted>,
    discard: CardSet,
    draw_count: u8,
    used: CardSet,
    /// The seat that drew a card and has not yet been told which.
    drawing: Option<Seat>,
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
            draw_count: table.options.deck().len(),
            used: CardSet::EMPTY,
            drawing: None,
        }
    }

    /// Follows the events and compares with the game after them.
    pub(crate) fn follow(&mut self, happenings: &[Happening], game: &Game) -> Result<(), Broken> {
        for happening in happenings {
            let followed = match *happening {
                Happening::Public(event) => self.event(event),
                Happening::Private(seat, Secret::DrewCard { card }) => self.drew(seat, card),
            };
            ensure(followed.is_some(), || format!("{happening:?} cannot happen on the table {self:?}"))?;
        }
        self.compare(game)
    }

    fn compare(&self, game: &Game) -> Result<(), Broken> {
        let referee = game.referee_view();
        let table = &referee.table;
        let same = |name: &str, equal: bool| ensure(equal, || format!("the events miss a change of: {name}; {self:?}"));
        same("round", self.round == table.round)?;
        same("phase", self.phase == table.phase)?;
        same("display", self.display.iter().copied().eq(table.display.iter()))?;
        same("discard pile", self.discard == table.discard)?;
        same("draw pile", self.draw_count == table.draw_count)?;
        same("a drawn card", self.drawing.is_none())?;
        for ((place, player), hand) in self.places.iter().zip(&table.players).zip(&referee.hands) {
            same("score", place.score == player.score)?;
            same("stones", place.stones == player.stones)?;
            same("hand", place.hand == *hand && hand.len() == player.hand_size)?;
            same("area", place.area.iter().copied().eq(player.area.iter()))?;
            same("used effects", self.used & player.area.set() == player.used)?;
        }
        Ok(())
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
                self.draw_count = self.draw_count.checked_sub(1)?;
                self.display.push(Hunted { card, marker: None });
            }
            Event::Reshuffled { cards } => {
                self.draw_count = (self.draw_count == 0 && self.discard.len() == cards).then_some(cards)?;
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
                self.summon(seat, card)?;
            }
            Event::SummonedFree { seat, card, .. } => self.summon(seat, card)?,
            Event::Removed { seat, card, paid } => {
                self.spend(seat, paid)?;
                self.leave_area(seat, card)?;
                self.discard(card)?;
            }
            Event::Used { seat, card } => {
                self.place(seat)?.area.contains(&card).then_some(())?;
                // Outside of the Resolution Phase an effect is activated in addition (Q3).
                if self.phase == Phase::Resolution {
                    self.used.insert(card);
                }
            }
            Event::TurnEnded { .. } | Event::Copied { .. } | Event::PlayerChosen { .. } => {}
            Event::StonesEarned { seat, stones, .. } => self.earn(seat, stones)?,
            Event::StonesSpent { seat, stones, .. } => self.spend(seat, stones)?,
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
                self.draw_count = self.draw_count.checked_sub(1)?;
                self.drawing = Some(seat);
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
                self.discard.contains(card).then_some(())?;
                self.discard.remove(card);
                self.enter_hand(seat, card)?;
            }
            Event::PutOnPile { seat, card } => {
                self.leave_area(seat, card)?;
                self.draw_count += 1;
            }
        }
        Some(())
    }

    /// The secret after a draw, for the seat that drew and no other.
    fn drew(&mut self, seat: Seat, card: Card) -> Option<()> {
        (self.drawing.take()? == seat).then_some(())?;
        self.enter_hand(seat, card)
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

    fn summon(&mut self, seat: Seat, card: Card) -> Option<()> {
        self.leave_hand(seat, card)?;
        self.place(seat)?.area.push(card);
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

    fn discard(&mut self, card: Card) -> Option<()> {
        (!self.discard.contains(card)).then(|| self.discard.insert(card))
    }
}

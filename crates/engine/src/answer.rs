//! Answers to the questions that effects ask: which are legal, what follows. Which there are, the look-ahead knows.

use std::ops::ControlFlow;

use crate::card::{Card, CardSet};
use crate::effect::{Ask, Fate, Pick, Zone};
use crate::event::{Event, Secret, Witness};
use crate::game::Game;
use crate::lookahead::Outlook;
use crate::moves::{Choices, Move, MoveList};
use crate::refusal::{Obstacle, Refusal};
use crate::seat::Seat;
use crate::stack::{Frame, Script};
use crate::stones::{Colour, Stones};
use crate::tile::Source;

impl Game {
    pub(crate) fn list_answers(&self, moves: &mut MoveList) {
        let Some((frame, ask)) = self.top_question() else { return };
        let _ = Outlook::asked_by(self, frame).answers(ask, frame.rest(), |m| {
            moves.push(m);
            ControlFlow::Continue(())
        });
        if frame.may_stop(ask) {
            moves.push(Move::Done);
        }
    }

    pub(crate) fn check_answer(&self, m: Move) -> Result<(), Refusal> {
        let (frame, ask) = self.top_question().ok_or(Refusal::NotTheQuestion)?;
        let is_it = |answer| if answer == m { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
        let legal = (m == Move::Done && frame.may_stop(ask))
            || Outlook::asked_by(self, frame).answers(ask, frame.rest(), is_it).is_break();
        if legal { Ok(()) } else { Err(self.why_no_answer(frame, ask, m)) }
    }

    /// Why a move is not an answer to the question of an effect.
    fn why_no_answer(&self, frame: &Frame, ask: Ask, m: Move) -> Refusal {
        let found = match (ask, m) {
            (Ask::Choose { least, most, .. }, Move::Choose(chosen))
                if !(least.max(1)..=most).contains(&chosen.len()) =>
            {
                Some(Refusal::ChooseBetween { least, most })
            }
            (Ask::Choose { choices, .. }, Move::Choose(chosen)) => {
                let exist = chosen.0 >> choices.len() == 0;
                let chosen = Outlook::asked_by(self, frame).choose(choices, chosen);
                let obstacle = if exist { chosen.err() } else { Some(Obstacle::NoSuchChoice) };
                obstacle.map(|obstacle| Refusal::NotOffered { obstacle })
            }
            (Ask::StealFrom { .. } | Ask::ChoosePlayer { .. }, Move::Player(seat)) => {
                Some(Refusal::CannotChoosePlayer { seat })
            }
            (Ask::Upgrade { .. } | Ask::UpgradeReceived, Move::Upgrade(colour)) => {
                Some(Refusal::CannotUpgrade { colour })
            }
            (Ask::Pay { price }, Move::Pay(stones)) => self.check_payment(frame.owner, u16::from(price), stones).err(),
            (Ask::Activate { .. }, Move::Use(card)) => self.check_use(card, self.activated).err(),
            (Ask::Pick(_), Move::Pick(card)) => Some(Refusal::CannotPick { card }),
            (
                Ask::Choose { .. }
                | Ask::ChooseFamily { .. }
                | Ask::StealFrom { .. }
                | Ask::ChoosePlayer { .. }
                | Ask::Upgrade { .. }
                | Ask::UpgradeReceived
                | Ask::Pay { .. }
                | Ask::Activate { .. }
                | Ask::Pick(_),
                _,
            ) => None,
        };
        found.unwrap_or(Refusal::NotTheQuestion)
    }

    /// Goes on with the answer to the question of the top effect.
    pub(crate) fn answer(&mut self, m: Move, witness: &mut impl Witness) {
        let Some((&frame, ask)) = self.top_question() else { return };
        let (seat, by) = (frame.owner, frame.this);
        match (ask, m) {
            (_, Move::Done) => self.stack.next_step(),
            (Ask::Choose { .. }, Move::Choose(chosen)) => self.chosen(&frame, chosen, witness),
            (Ask::ChooseFamily { points }, Move::Family(family)) => {
                self.stack.next_step();
                witness.event(Event::FamilyChosen { seat, family, by });
                let cards = self.of_family(seat, family).len();
                self.earn_points(seat, u16::from(points) * u16::from(cards), by, witness);
            }
            (Ask::StealFrom { points }, Move::Player(victim)) => {
                self.stack.next_step();
                witness.event(Event::PlayerChosen { seat, chosen: victim, by });
                let stolen = self.lose_points(victim, points, by, witness);
                self.earn_points(seat, stolen, by, witness);
            }
            (Ask::ChoosePlayer { .. }, Move::Player(target)) => {
                witness.event(Event::PlayerChosen { seat, chosen: target, by });
                if let Some(top) = self.stack.top_mut() {
                    top.target = Some(target);
                }
            }
            (Ask::Upgrade { .. }, Move::Upgrade(colour)) => self.upgraded(&frame, ask, colour, witness),
            (Ask::UpgradeReceived, Move::Upgrade(colour)) => {
                self.stack.next_step();
                self.receive(seat, frame.stones, frame.stones);
                self.upgrade(seat, colour, by, witness);
            }
            (Ask::Pay { .. }, Move::Pay(stones)) => {
                self.stack.next_step();
                self.take_stones(seat, stones);
                witness.event(Event::StonesPaid { seat, stones, by });
            }
            (Ask::Activate { all }, Move::Use(card)) => {
                if all {
                    self.activated.insert(card);
                    self.stack.count_pick();
                } else {
                    self.stack.next_step();
                }
                self.activate(seat, card, witness);
            }
            (Ask::Pick(pick), Move::Pick(card)) => self.picked(&frame, pick, card, witness),
            // Not an answer, so the game stays as it is.
            (
                Ask::Choose { .. }
                | Ask::ChooseFamily { .. }
                | Ask::StealFrom { .. }
                | Ask::ChoosePlayer { .. }
                | Ask::Upgrade { .. }
                | Ask::UpgradeReceived
                | Ask::Pay { .. }
                | Ask::Activate { .. }
                | Ask::Pick(_),
                _,
            ) => {}
        }
        self.settle(witness);
    }

    /// Goes on with the choices that were made: first what asks nothing more.
    fn chosen(&mut self, frame: &Frame, chosen: Choices, witness: &mut impl Witness) {
        let choices = frame.step().map_or(&[][..], |step| step.choices());
        let asks = |place: usize| choices.get(place).is_some_and(|choice| choice.asks.is_some());
        let open = (0..choices.len()).filter(|&place| chosen.contains(place) && asks(place));
        let open = open.fold(0, |open, place| open | 1 << place);
        if open == 0 {
            self.stack.next_step();
        } else if let Some(top) = self.stack.top_mut() {
            top.chosen = open;
        }
        for (place, choice) in choices.iter().enumerate() {
            if chosen.contains(place) && choice.asks.is_none() {
                self.perform_all(choice.acts, frame, witness);
            }
        }
    }

    /// Goes on with a stone that was chosen to be upgraded.
    fn upgraded(&mut self, frame: &Frame, ask: Ask, colour: Colour, witness: &mut impl Witness) {
        self.upgrade(frame.owner, colour, frame.this, witness);
        self.stack.count_pick();
        if let Some(top) = self.stack.top_mut() {
            if let Some(better) = colour.upgraded() {
                top.stones = top.stones.plus(Stones::of(better, 1));
            }
            if top.left(ask) == 0 {
                self.stack.next_step();
            }
        }
    }

    /// Goes on with the card that was picked.
    fn picked(&mut self, frame: &Frame, pick: Pick, card: Card, witness: &mut impl Witness) {
        let (owner, seat, by) = (frame.owner, frame.asked(), frame.this);
        self.stack.count_pick();
        if let Some(top) = self.stack.top_mut() {
            // What lies on the stack is there for all to see, and a card that goes onto the pile is not.
            top.picked = (pick.to != Fate::OntoPile).then_some(card);
        }
        if pick.most == 1 {
            self.stack.next_step();
        }
        match pick.to {
            Fate::Take => self.take_picked(pick.from, seat, card, by, witness),
            Fate::Discard => self.discard_picked(pick.from, seat, card, by, witness),
            Fate::OntoPile => {
                self.take_from(pick.from, seat, card);
                self.pile.hide_on_top(card, seat);
                witness.event(Event::PutHandCardOnPile { seat, by });
                witness.secret(seat, Secret::PutCardOnPile { card });
            }
            Fate::Summon => {
                self.take_from(pick.from, seat, card);
                witness.event(Event::SummonedFree { seat, card, by });
                self.enter_area(seat, card, Stones::NONE, witness);
            }
            Fate::Shelter => {
                self.take_from(pick.from, seat, card);
                self.player_mut(seat).shelter.insert(card);
                witness.event(Event::Sheltered { seat, card, hidden: false, by });
            }
            Fate::Swap => {
                if let Some(this) = by.card() {
                    self.swap((owner, this), (seat, card), by, witness);
                }
            }
            Fate::CopyInstant => self.copy(frame, Script::Instant(card), card, witness),
            Fate::CopyActive => self.copy(frame, Script::Active(card), card, witness),
        }
    }

    /// A picked card goes to the hand.
    fn take_picked(&mut self, from: Zone, seat: Seat, card: Card, by: Source, witness: &mut impl Witness) {
        match from {
            Zone::Area => self.recover(seat, card, by, witness),
            Zone::Shelter => self.retrieve(seat, card, by, witness),
            Zone::Hand | Zone::Discard | Zone::Display => {
                self.take_from(from, seat, card);
                self.player_mut(seat).hand.insert(card);
                witness.event(Event::TookFromDiscard { seat, card, by });
            }
        }
    }

    /// A picked card is discarded.
    fn discard_picked(&mut self, from: Zone, seat: Seat, card: Card, by: Source, witness: &mut impl Witness) {
        if from == Zone::Area {
            return self.discard_from_area(seat, card, by, witness);
        }
        self.take_from(from, seat, card);
        self.discard.insert(card);
        witness.event(match from {
            Zone::Shelter => Event::DiscardedFromShelter { seat, card, by },
            Zone::Hand | Zone::Area | Zone::Discard | Zone::Display => Event::DiscardedFromHand { seat, card, by },
        });
    }

    /// Takes a card away from where it lies.
    fn take_from(&mut self, zone: Zone, seat: Seat, card: Card) {
        match zone {
            Zone::Hand => self.player_mut(seat).hand.remove(card),
            Zone::Area => self.leave_area(seat, card),
            Zone::Discard => self.discard.remove(card),
            Zone::Display => self.display.remove(card),
            Zone::Shelter => self.player_mut(seat).shelter.remove(card),
        }
    }

    /// The cards that lie somewhere before a player or on the table.
    pub(crate) fn cards_in(&self, zone: Zone, seat: Seat) -> CardSet {
        let player = self.player(seat);
        match zone {
            Zone::Hand => player.hand,
            Zone::Area => player.area.set(),
            Zone::Discard => self.discard,
            Zone::Display => self.display.iter().map(|hunted| hunted.card).collect(),
            Zone::Shelter => player.shelter,
        }
    }

    fn copy(&mut self, frame: &Frame, script: Script, from: Card, witness: &mut impl Witness) {
        witness.event(Event::Copied { seat: frame.owner, card: frame.this, from });
        self.stack.push(frame.owner, frame.this, script);
    }
}

//! Answers to the questions that effects ask: which there are, which are legal, what follows.

use crate::card::{Card, Family};
use crate::effect::Step;
use crate::event::{Event, Secret, Witness};
use crate::game::Game;
use crate::lookahead::Outlook;
use crate::moves::{Move, MoveList};
use crate::refusal::{Obstacle, Refusal};
use crate::stack::{Frame, Script};
use crate::stones::{Colour, Payments, Stones};

impl Game {
    /// The effect on top of the stack and the step it stands at.
    pub(crate) fn top_step(&self) -> Option<(&Frame, &'static Step)> {
        let frame = self.stack.top()?;
        Some((frame, frame.step()?))
    }

    pub(crate) fn list_answers(&self, moves: &mut MoveList) {
        let Some((frame, step)) = self.top_step() else { return };
        match *step {
            Step::Choose(least, most, choices) => {
                for chosen in self.possible_choices(frame, least.max(1), most, choices) {
                    moves.push(Move::Choose(chosen));
                }
            }
            Step::PointsPerFamily(_) => Family::ALL.iter().for_each(|&family| moves.push(Move::Family(family))),
            Step::Steal(points) => self.victims(frame, points).for_each(|seat| moves.push(Move::Player(seat))),
            Step::PlayerDiscards(_) | Step::PlayerSwaps(_) if frame.target.is_none() => {
                for seat in self.seats().filter(|&seat| self.can_be_chosen(seat, step)) {
                    moves.push(Move::Player(seat));
                }
            }
            Step::Upgrade(..) | Step::UpgradeReceived => {
                for colour in Colour::ALL.into_iter().filter(|&colour| self.can_upgrade(frame, step, colour)) {
                    moves.push(Move::Upgrade(colour));
                }
            }
            Step::Pay(price) => {
                let purse = self.player(frame.owner).stones;
                let payments = Payments::new(purse, self.worth(frame.owner), self.options.payment);
                payments.covering(u16::from(price)).for_each(|stones| moves.push(Move::Pay(stones)));
            }
            Step::ActivateAll | Step::ActivateOne => {
                self.usable(frame.owner, self.activated).iter().for_each(|card| moves.push(Move::Use(card)));
            }
            _ => self.pickable(frame, step).iter().for_each(|card| moves.push(Move::Pick(card))),
        }
        if may_stop(frame, step) {
            moves.push(Move::Done);
        }
    }

    pub(crate) fn check_answer(&self, m: Move) -> Result<(), Refusal> {
        let (frame, step) = self.top_step().ok_or(Refusal::NotTheQuestion)?;
        match (*step, m) {
            (_, Move::Done) if may_stop(frame, step) => Ok(()),
            (Step::Choose(least, most, choices), Move::Choose(chosen)) => {
                if !(least.max(1)..=most).contains(&chosen.len()) {
                    return Err(Refusal::ChooseBetween { least, most });
                }
                if chosen.0 >> choices.len() != 0 {
                    return Err(Refusal::NotOffered { obstacle: Obstacle::NoSuchChoice });
                }
                Outlook::now(self, frame.owner, frame.this.card())
                    .choose(choices, chosen)
                    .map_err(|obstacle| Refusal::NotOffered { obstacle })
            }
            (Step::PointsPerFamily(_), Move::Family(_)) => Ok(()),
            (Step::Steal(points), Move::Player(seat)) => {
                let found = self.victims(frame, points).any(|victim| victim == seat);
                if found { Ok(()) } else { Err(Refusal::CannotChoosePlayer { seat }) }
            }
            (Step::PlayerDiscards(_) | Step::PlayerSwaps(_), _) if frame.target.is_none() => match m {
                Move::Player(seat) if self.can_be_chosen(seat, step) => Ok(()),
                Move::Player(seat) => Err(Refusal::CannotChoosePlayer { seat }),
                _ => Err(Refusal::NotTheQuestion),
            },
            (Step::Upgrade(..) | Step::UpgradeReceived, Move::Upgrade(colour)) => {
                let can = self.can_upgrade(frame, step, colour);
                if can { Ok(()) } else { Err(Refusal::CannotUpgrade { colour }) }
            }
            (Step::Pay(price), Move::Pay(stones)) => self.check_payment(frame.owner, u16::from(price), stones),
            (Step::ActivateAll | Step::ActivateOne, Move::Use(card)) => self.check_use(card, self.activated),
            (_, Move::Pick(card)) if self.picked_from(frame, step).is_some() => {
                let fits = self.pickable(frame, step).contains(card);
                if fits { Ok(()) } else { Err(Refusal::CannotPick { card }) }
            }
            _ => Err(Refusal::NotTheQuestion),
        }
    }

    /// Goes on with the answer to the question of the top effect.
    pub(crate) fn answer(&mut self, m: Move, witness: &mut impl Witness) {
        let Some((&frame, step)) = self.top_step() else { return };
        let (seat, by) = (frame.owner, frame.this);
        match (*step, m) {
            (_, Move::Done) => self.stack.next_step(),
            (Step::Choose(_, _, choices), Move::Choose(chosen)) => {
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
                        self.perform_all(choice.acts, &frame, witness);
                    }
                }
            }
            (Step::PointsPerFamily(points), Move::Family(family)) => {
                self.stack.next_step();
                witness.event(Event::FamilyChosen { seat, family, by });
                let cards = self.of_family(seat, family).len();
                self.earn_points(seat, u16::from(points) * u16::from(cards), by, witness);
            }
            (Step::Steal(points), Move::Player(victim)) => {
                self.stack.next_step();
                witness.event(Event::PlayerChosen { seat, chosen: victim, by });
                let stolen = self.lose_points(victim, points, by, witness);
                self.earn_points(seat, stolen, by, witness);
            }
            (Step::PlayerDiscards(_) | Step::PlayerSwaps(_), Move::Player(target)) => {
                witness.event(Event::PlayerChosen { seat, chosen: target, by });
                if let Some(top) = self.stack.top_mut() {
                    top.target = Some(target);
                }
            }
            (Step::Upgrade(_, most), Move::Upgrade(colour)) => self.upgraded(&frame, most, colour, witness),
            (Step::UpgradeReceived, Move::Upgrade(colour)) => {
                self.stack.next_step();
                self.receive(seat, frame.stones, frame.stones);
                self.upgrade(seat, colour, by, witness);
            }
            (Step::Pay(_), Move::Pay(stones)) => {
                self.stack.next_step();
                self.take_stones(seat, stones);
                witness.event(Event::StonesPaid { seat, stones, by });
            }
            (Step::ActivateAll, Move::Use(card)) => {
                self.activated.insert(card);
                if let Some(top) = self.stack.top_mut() {
                    top.picks = 1;
                }
                self.activate(seat, card, witness);
            }
            (Step::ActivateOne, Move::Use(card)) => {
                self.stack.next_step();
                self.activate(seat, card, witness);
            }
            (_, Move::Pick(card)) => self.picked(&frame, step, card, witness),
            _ => {}
        }
        self.settle(witness);
    }

    /// Goes on with a stone that was chosen to be upgraded, one of at most `most`.
    fn upgraded(&mut self, frame: &Frame, most: u8, colour: Colour, witness: &mut impl Witness) {
        self.upgrade(frame.owner, colour, frame.this, witness);
        if let Some(top) = self.stack.top_mut() {
            top.picks += 1;
            if let Some(better) = colour.upgraded() {
                top.stones = top.stones.plus(Stones::of(better, 1));
            }
            if top.left(most) == 0 {
                self.stack.next_step();
            }
        }
    }

    /// Goes on with the card that was picked for a step.
    fn picked(&mut self, frame: &Frame, step: &Step, card: Card, witness: &mut impl Witness) {
        let (seat, by) = (frame.owner, frame.this);
        if let Some(top) = self.stack.top_mut() {
            // What lies on the stack is there for all to see, and a card that goes onto the pile is not.
            top.picked = (*step != Step::HandOntoPile).then_some(card);
            top.picks = top.picks.saturating_add(1);
        }
        if !matches!(step, Step::DiscardUpTo(_) | Step::DiscardOthers(_)) {
            self.stack.next_step();
        }
        match *step {
            Step::DiscardFromHand | Step::DiscardUpTo(_) => {
                self.player_mut(seat).hand.remove(card);
                self.discard.insert(card);
                witness.event(Event::DiscardedFromHand { seat, card, by });
            }
            Step::HandOntoPile => {
                self.player_mut(seat).hand.remove(card);
                self.pile.hide_on_top(card, seat);
                witness.event(Event::PutHandCardOnPile { seat, by });
                witness.secret(seat, Secret::PutCardOnPile { card });
            }
            Step::RecoverOne(_) => self.recover(seat, card, by, witness),
            Step::DiscardOne(_) | Step::DiscardOthers(_) => self.discard_from_area(seat, card, by, witness),
            Step::PlayerDiscards(_) => {
                self.discard_from_area(frame.target.unwrap_or(seat), card, by, witness);
            }
            Step::PlayerSwaps(_) => {
                if let Some(this) = by.card() {
                    self.swap((seat, this), (frame.target.unwrap_or(seat), card), by, witness);
                }
            }
            Step::TakeFromDiscard(_) => {
                self.discard.remove(card);
                self.player_mut(seat).hand.insert(card);
                witness.event(Event::TookFromDiscard { seat, card, by });
            }
            Step::SummonFree(..) => {
                self.player_mut(seat).hand.remove(card);
                self.discard.remove(card);
                witness.event(Event::SummonedFree { seat, card, by });
                self.enter_area(seat, card, Stones::NONE, witness);
            }
            Step::ShelterFromHand => {
                let player = self.player_mut(seat);
                player.hand.remove(card);
                player.shelter.insert(card);
                witness.event(Event::Sheltered { seat, card, hidden: false, by });
            }
            Step::ShelterFromDisplay => {
                self.display.remove(card);
                self.player_mut(seat).shelter.insert(card);
                witness.event(Event::Sheltered { seat, card, hidden: false, by });
            }
            Step::Retrieve => self.retrieve(seat, card, by, witness),
            Step::DiscardSheltered => {
                self.player_mut(seat).shelter.remove(card);
                self.discard.insert(card);
                witness.event(Event::DiscardedFromShelter { seat, card, by });
            }
            Step::CopyInstant => self.copy(frame, Script::Instant(card), card, witness),
            Step::CopyActive => self.copy(frame, Script::Active(card), card, witness),
            _ => {}
        }
    }

    fn copy(&mut self, frame: &Frame, script: Script, from: Card, witness: &mut impl Witness) {
        witness.event(Event::Copied { seat: frame.owner, card: frame.this, from });
        self.stack.push(frame.owner, frame.this, script);
    }
}

/// May the player stop here, or decline?
fn may_stop(frame: &Frame, step: &Step) -> bool {
    match *step {
        Step::Choose(least, ..) => least == 0,
        Step::Upgrade(least, _) => frame.picks >= least,
        Step::DiscardUpTo(_) | Step::DiscardOthers(_) => true,
        _ => false,
    }
}

//! Is every effect carried out in full?
//!
//! An effect whose next step cannot be done is dropped (F4). The look-ahead must never let that happen to an instant
//! effect or a tile, nor to an active one that was used. So every step that must leave a trace among the events is
//! counted when its effect begins, and counted off when it happens. What follows a `Then` may be dropped.

use vale_engine::effect::{Act, Ask, Fate, Permanent, Pick, Step, Zone};
use vale_engine::{Card, Event, Source, TileKind};

use crate::error::{PromiseError, ensure};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    Activate,
    ChooseFamily,
    ChoosePlayer,
    Copy,
    DiscardFromArea,
    DiscardFromHand,
    Draw,
    HandOntoPile,
    LosePoints,
    Recover,
    Shelter,
    SpendStones,
    SummonFree,
    Swap,
    TakeFromDiscard,
    Upgrade,
}

impl Deed {
    /// The deeds that a step cannot do without.
    const fn of(step: &Step) -> &'static [Self] {
        match step {
            Step::Do(Act::ShelterTop(_)) => &[Self::Shelter],
            Step::Do(Act::Draw) => &[Self::Draw],
            Step::Do(Act::Lose(_)) => &[Self::LosePoints],
            Step::Do(Act::Spend(_)) => &[Self::SpendStones],
            Step::Do(_) | Step::If(..) | Step::Then => &[],
            Step::Ask(ask) => Self::of_answer(*ask),
        }
    }

    /// The deeds that an answer cannot do without.
    const fn of_answer(ask: Ask) -> &'static [Self] {
        match ask {
            Ask::ChooseFamily { .. } => &[Self::ChooseFamily],
            Ask::StealFrom { .. } => &[Self::ChoosePlayer],
            Ask::ChoosePlayer { to: Fate::Swap, .. } => &[Self::ChoosePlayer, Self::Swap],
            Ask::ChoosePlayer { .. } => &[Self::ChoosePlayer, Self::DiscardFromArea],
            Ask::Upgrade { least: 1.., .. } => &[Self::Upgrade],
            Ask::Activate { all: false } => &[Self::Activate],
            Ask::Choose { .. }
            | Ask::Upgrade { .. }
            | Ask::UpgradeReceived
            | Ask::Pay { .. }
            | Ask::Activate { .. }
            | Ask::Pick(Pick { least: 0, .. }) => &[],
            Ask::Pick(Pick { from, to, .. }) => match (to, from) {
                (Fate::Take, Zone::Area) => &[Self::Recover],
                (Fate::Take, Zone::Discard) => &[Self::TakeFromDiscard],
                (Fate::Discard, Zone::Hand) => &[Self::DiscardFromHand],
                (Fate::Discard, Zone::Area) => &[Self::DiscardFromArea],
                (Fate::OntoPile, _) => &[Self::HandOntoPile],
                (Fate::Summon, _) => &[Self::SummonFree],
                (Fate::Shelter, _) => &[Self::Shelter],
                (Fate::Swap, _) => &[Self::Swap],
                (Fate::CopyInstant | Fate::CopyActive, _) => &[Self::Copy],
                (Fate::Take | Fate::Discard, _) => &[],
            },
        }
    }
}

/// The deeds that running effects still owe.
#[derive(Clone, Debug, Default)]
pub(crate) struct Demands(Vec<(Source, Deed)>);

impl Demands {
    /// Follows the events of one move.
    pub(crate) fn follow<'event>(
        &mut self,
        events: impl IntoIterator<Item = &'event Event>,
    ) -> Result<(), PromiseError> {
        for event in events {
            match *event {
                Event::Summoned { card, .. } => self.owe(card.into(), card.creature().instant),
                Event::SummonedFree { card, by, .. } => {
                    self.pay(by, Deed::SummonFree)?;
                    self.owe(card.into(), card.creature().instant);
                }
                Event::Used { card, .. } => {
                    self.0.retain(|&(_, deed)| deed != Deed::Activate);
                    self.owe(card.into(), card.creature().active);
                }
                Event::Copied { card, from, .. } => {
                    self.pay(card, Deed::Copy)?;
                    let copies = |step: &Step| matches!(step, Step::Ask(Ask::Pick(Pick { to: Fate::CopyInstant, .. })));
                    let copies_instant = card.card().is_some_and(|card| card.creature().instant.iter().any(copies));
                    let creature = from.creature();
                    self.owe(card, if copies_instant { creature.instant } else { creature.active });
                }
                Event::TookTile { tile, .. } if tile.kind() == TileKind::Instant => {
                    self.owe(tile.into(), tile.artifact().steps);
                }
                Event::TileIdle { tile, .. } => self.0.retain(|&(by, _)| by != Source::Tile(tile)),
                Event::UsedTile { tile, .. } => self.owe(tile.into(), tile.artifact().steps),
                Event::DiscardedFromHand { by, .. } => self.pay_if_owed(by, Deed::DiscardFromHand),
                Event::DiscardedFromArea { by, .. } => self.pay_if_owed(by, Deed::DiscardFromArea),
                // Whoever has it discarded gets what they get for it (L1).
                Event::Recovered { card, by, .. } if recovers_instead(card) && by == Source::Card(card) => {
                    if let Some(place) = self.0.iter().position(|&(_, deed)| deed == Deed::DiscardFromArea) {
                        self.0.remove(place);
                    }
                }
                Event::Recovered { card, by, .. } if by == Source::Card(card) => self.pay_if_owed(by, Deed::Recover),
                Event::Recovered { by, .. } => self.pay(by, Deed::Recover)?,
                Event::Swapped { by, .. } => self.pay(by, Deed::Swap)?,
                Event::TookFromDiscard { by: by @ Source::Card(_), .. } => self.pay(by, Deed::TakeFromDiscard)?,
                Event::PlayerChosen { by, .. } => self.pay(by, Deed::ChoosePlayer)?,
                Event::FamilyChosen { by, .. } => self.pay(by, Deed::ChooseFamily)?,
                Event::PutHandCardOnPile { by, .. } => self.pay(by, Deed::HandOntoPile)?,
                Event::StoneUpgraded { by, .. } => self.pay_if_owed(by, Deed::Upgrade),
                Event::Sheltered { by, .. } => self.pay_if_owed(by, Deed::Shelter),
                Event::Drew { by, .. } => self.pay_if_owed(by, Deed::Draw),
                Event::PointsLost { by, .. } => self.pay_if_owed(by, Deed::LosePoints),
                Event::StonesSpent { by, .. } => self.pay_if_owed(by, Deed::SpendStones),
                _ => {}
            }
        }
        Ok(())
    }

    /// Checks that nothing is owed, at a moment when no effect is running.
    pub(crate) fn settled(&self) -> Result<(), PromiseError> {
        ensure(self.0.is_empty(), || format!("effects were dropped before they were done: {:?}", self.0))
    }

    fn owe(&mut self, by: Source, steps: &[Step]) {
        let trigger = steps.iter().take_while(|&&step| step != Step::Then);
        self.0.extend(trigger.flat_map(Deed::of).map(|&deed| (by, deed)));
    }

    fn pay(&mut self, by: Source, deed: Deed) -> Result<(), PromiseError> {
        let owed = self.0.contains(&(by, deed));
        ensure(owed, || format!("{by} does something that it does not say: {deed:?}"))?;
        self.pay_if_owed(by, deed);
        Ok(())
    }

    /// For what an effect may do without having to.
    fn pay_if_owed(&mut self, by: Source, deed: Deed) {
        if let Some(place) = self.0.iter().position(|&owed| owed == (by, deed)) {
            self.0.remove(place);
        }
    }
}

fn recovers_instead(card: Card) -> bool {
    card.creature().permanent.contains(&Permanent::RecoverInstead)
}

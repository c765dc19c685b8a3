//! Earth creatures.

use super::{artifacts, base};
use crate::card::{Creature, Family::Earth};
use crate::effect::{
    Act::{DiscardThis, Earn, ExchangeAll, Lose, LoseUpTo, Points, RecoverThis},
    Amount::{CostOfPicked, Each, Exactly, WorthOf},
    Condition, Count, Filter, Paid, Permanent,
    Step::{Do, If},
    Trigger, Zone, bag, choice,
};
use crate::steps::{
    choose, discard_from_hand, discard_one, discard_others, steal, summon_free, take_from_discard, upgrade,
    upgrade_received,
};
use crate::stones::Colour::Purple;

pub(super) const BASE: &[Creature] = &[
    Creature {
        active: &[choose(
            1,
            1,
            &[
                choice("R", &[Earn(bag("R"))]),
                choice("B", &[Lose(1), Earn(bag("B"))]),
                choice("P", &[Lose(2), Earn(bag("P"))]),
            ],
        )],
        ..base(Earth, 3, "basilisk", "Basilisk")
    },
    Creature { instant: &[Do(Points(Each(3, Count::Families)))], ..base(Earth, 9, "behemoth", "Behemoth") },
    Creature { instant: &[discard_others(3)], ..base(Earth, 5, "cerberus", "Cerberus") },
    Creature {
        instant: &[discard_from_hand(), Do(Points(CostOfPicked))],
        ..base(Earth, 2, "forest_spirit", "Forest Spirit")
    },
    Creature { permanent: &[Permanent::OnSummon(Paid::Some(Purple), 3)], ..base(Earth, 2, "gargoyle", "Gargoyle") },
    Creature { active: &[steal(1)], ..base(Earth, 1, "goblin", "Goblin") },
    Creature {
        active: &[If(Condition::OpponentAhead, &[Points(Exactly(4))], &[LoseUpTo(4)])],
        ..base(Earth, 4, "goblin_soldier", "Goblin Soldier")
    },
    Creature { active: &[discard_from_hand(), Do(Earn(bag("P")))], ..base(Earth, 4, "medusa", "Medusa") },
    Creature { active: &[take_from_discard(Earth)], ..base(Earth, 6, "mimic", "Mimic") },
    Creature {
        instant: &[Do(Points(Exactly(6)))],
        active: &[Do(RecoverThis)],
        ..base(Earth, 6, "mud_slime", "Mud Slime")
    },
    Creature { instant: &[Do(Points(WorthOf(Purple)))], ..base(Earth, 6, "rock_golem", "Rock Golem") },
    Creature { instant: &[Do(Points(Each(4, Count::Of(Earth))))], ..base(Earth, 10, "sand_giant", "Sand Giant") },
    Creature { instant: &[Do(ExchangeAll(Purple))], ..base(Earth, 6, "stone_golem", "Stone Golem") },
    Creature {
        active: &[If(Condition::HasStone(Purple), &[Points(Exactly(3))], &[])],
        ..base(Earth, 3, "troll", "Troll")
    },
    Creature {
        instant: &[discard_from_hand(), summon_free(Zone::Hand, Filter::ANY)],
        ..base(Earth, 0, "young_forest_spirit", "Young Forest Spirit")
    },
];

pub(super) const ARTIFACTS: &[Creature] = &[
    Creature {
        instant: &[discard_one(Filter::OTHER), Do(Points(CostOfPicked))],
        ..artifacts(Earth, 6, "anubis", "Anubis")
    },
    Creature {
        instant: &[Do(Lose(1)), upgrade(1, 1)],
        active: &[Do(RecoverThis)],
        ..artifacts(Earth, 0, "duduri", "Duduri")
    },
    Creature {
        permanent: &[Permanent::OnSell(&[upgrade_received()])],
        ..artifacts(Earth, 3, "duduri_king", "Duduri King")
    },
    Creature {
        instant: &[Do(Points(Exactly(3)))],
        active: &[choose(1, 1, &[choice("discard", &[DiscardThis]), choice("points", &[Lose(2)])]), Do(Earn(bag("P")))],
        ..artifacts(Earth, 6, "mandrake", "Mandrake")
    },
    Creature { permanent: &[Permanent::OnDiscard(bag("P"))], ..artifacts(Earth, 6, "totem_pole", "Totem Pole") },
    Creature {
        instant: &[Do(Points(Each(2, Count::Of(Earth))))],
        permanent: &[Permanent::RecoverIf(Trigger::LostPoints)],
        ..artifacts(Earth, 7, "wendigo", "Wendigo")
    },
];

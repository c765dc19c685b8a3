//! Earth creatures.

use super::base;
use crate::card::{Creature, Family::Earth};
use crate::effect::{
    Act::{Earn, ExchangeAll, Lose, LoseUpTo, Points, RecoverThis},
    Amount::{CostOfPicked, Each, Exactly, WorthOf},
    Choice, Condition, Count, Filter, Paid, Permanent,
    Step::{Choose, DiscardFromHand, DiscardOthers, Do, If, Steal, SummonFree, TakeFromDiscard},
    bag,
};
use crate::stones::Colour::Purple;

pub(super) const BASE: &[Creature] = &[
    Creature {
        active: &[Choose(
            1,
            &[
                Choice { key: "R", acts: &[Earn(bag("R"))] },
                Choice { key: "B", acts: &[Lose(1), Earn(bag("B"))] },
                Choice { key: "P", acts: &[Lose(2), Earn(bag("P"))] },
            ],
        )],
        ..base(Earth, 3, "basilisk", "Basilisk")
    },
    Creature { instant: &[Do(Points(Each(3, Count::Families)))], ..base(Earth, 9, "behemoth", "Behemoth") },
    Creature { instant: &[DiscardOthers(3)], ..base(Earth, 5, "cerberus", "Cerberus") },
    Creature {
        instant: &[DiscardFromHand, Do(Points(CostOfPicked))],
        ..base(Earth, 2, "forest_spirit", "Forest Spirit")
    },
    Creature { permanent: &[Permanent::OnSummon(Paid::Some(Purple), 3)], ..base(Earth, 2, "gargoyle", "Gargoyle") },
    Creature { active: &[Steal(1)], ..base(Earth, 1, "goblin", "Goblin") },
    Creature {
        active: &[If(Condition::OpponentAhead, &[Points(Exactly(4))], &[LoseUpTo(4)])],
        ..base(Earth, 4, "goblin_soldier", "Goblin Soldier")
    },
    Creature { active: &[DiscardFromHand, Do(Earn(bag("P")))], ..base(Earth, 4, "medusa", "Medusa") },
    Creature { active: &[TakeFromDiscard(Earth)], ..base(Earth, 6, "mimic", "Mimic") },
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
        instant: &[DiscardFromHand, SummonFree(Filter::ANY)],
        ..base(Earth, 0, "young_forest_spirit", "Young Forest Spirit")
    },
];

//! Fire creatures.

use super::{artifacts, base};
use crate::card::{Creature, Family::Fire};
use crate::effect::{
    Act::{Earn, Lose, Points, RecoverThis, Spend},
    Amount::{Each, Exactly},
    Condition, Count, Filter, Paid, Permanent,
    Step::{Do, If},
    Trigger, bag, choice,
};
use crate::steps::{choose, recover_one};
use crate::stones::Colour::Red;

pub(super) const BASE: &[Creature] = &[
    Creature { permanent: &[Permanent::WorthMore(Red, 1)], ..base(Fire, 4, "agni", "Agni") },
    Creature {
        active: &[recover_one(Filter { instant: true, cost_up_to: Some(2), ..Filter::ANY })],
        ..base(Fire, 4, "asmodeus", "Asmodeus")
    },
    Creature {
        active: &[recover_one(Filter { instant: true, family: Some(Fire), ..Filter::ANY })],
        ..base(Fire, 4, "balog", "Balog")
    },
    Creature {
        active: &[Do(Spend(bag("R"))), Do(Points(Exactly(3)))],
        ..base(Fire, 3, "burning_skull", "Burning Skull")
    },
    Creature { instant: &[Do(Points(Each(1, Count::Hand)))], ..base(Fire, 1, "firefox", "Firefox") },
    Creature { permanent: &[Permanent::StoneLimit(2)], ..base(Fire, 0, "hestia", "Hestia") },
    Creature { active: &[Do(Earn(bag("RRRR")))], ..base(Fire, 2, "horned_salamander", "Horned Salamander") },
    Creature { instant: &[Do(Points(Each(1, Count::Area)))], ..base(Fire, 2, "ifrit", "Ifrit") },
    Creature { instant: &[Do(Earn(bag("RR")))], active: &[Do(RecoverThis)], ..base(Fire, 0, "imp", "Imp") },
    Creature { instant: &[Do(Points(Each(2, Count::CostUpTo(2))))], ..base(Fire, 2, "incubus", "Incubus") },
    Creature { instant: &[Do(Points(Each(2, Count::Of(Fire))))], ..base(Fire, 3, "lava_giant", "Lava Giant") },
    Creature { permanent: &[Permanent::OnSummon(Paid::Each(Red), 1)], ..base(Fire, 3, "phoenix", "Phoenix") },
    Creature { active: &[Do(Earn(bag("R"))), Do(Points(Exactly(1)))], ..base(Fire, 1, "salamander", "Salamander") },
    Creature {
        instant: &[If(Condition::AllCosts(&[1, 2, 3, 4]), &[Points(Exactly(10))], &[])],
        ..base(Fire, 0, "succubus", "Succubus")
    },
    Creature { instant: &[Do(Points(Each(2, Count::Families)))], ..base(Fire, 4, "surtr", "Surtr") },
];

pub(super) const ARTIFACTS: &[Creature] = &[
    Creature { permanent: &[Permanent::RecoverInstead], ..artifacts(Fire, 1, "ash", "Ash") },
    Creature {
        instant: &[Do(Earn(bag("R")))],
        permanent: &[Permanent::CostExactly(Fire, 1)],
        ..artifacts(Fire, 4, "belphegor", "Belphegor")
    },
    Creature {
        active: &[If(Condition::StonesAtLeast(4), &[Points(Exactly(2))], &[Earn(bag("RRR"))])],
        ..artifacts(Fire, 2, "bul_gae", "Bul-gae")
    },
    Creature { instant: &[Do(Points(Each(1, Count::CostUpTo(3))))], ..artifacts(Fire, 1, "fire_rat", "Fire Rat") },
    Creature {
        instant: &[Do(Points(Each(1, Count::PairsOf(Fire))))],
        permanent: &[Permanent::RecoverIf(Trigger::StonesAtLeast(4))],
        ..artifacts(Fire, 2, "fireblast", "Fireblast")
    },
    Creature {
        active: &[choose(
            1,
            1,
            &[
                choice("B", &[Spend(bag("B")), Earn(bag("RRR")), Points(Exactly(2))]),
                choice("RRR", &[Spend(bag("RRR")), Earn(bag("B")), Points(Exactly(2))]),
                choice("points", &[Lose(2), Earn(bag("RRRB"))]),
            ],
        )],
        ..artifacts(Fire, 3, "hephaestus", "Hephaestus")
    },
];

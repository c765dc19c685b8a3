//! Wind creatures.

use super::{artifacts, base};
use crate::card::{Creature, Family::Wind};
use crate::effect::{
    Act::{Draw, Earn, Points, RecoverThis, RevealHand, ThisOntoPile},
    Amount::{CostOfPicked, Each, Exactly},
    Condition, Count, Filter, Paid, Permanent,
    Step::{Do, If},
    Trigger, Zone, bag,
};
use crate::steps::{activate_all, copy_active, hand_onto_pile, points_per_family, summon_free};

pub(super) const BASE: &[Creature] = &[
    Creature { instant: &[Do(Points(Each(1, Count::Of(Wind)))), Do(RecoverThis)], ..base(Wind, 4, "boreas", "Boreas") },
    Creature {
        instant: &[Do(Draw)],
        active: &[Do(RecoverThis)],
        ..base(Wind, 3, "dandelion_spirit", "Dandelion Spirit")
    },
    Creature { active: &[Do(Points(Each(1, Count::WithActive)))], ..base(Wind, 7, "freyja", "Freyja") },
    Creature { instant: &[activate_all()], ..base(Wind, 4, "genie", "Genie") },
    Creature { active: &[copy_active()], ..base(Wind, 5, "genie_exalted", "Genie Exalted") },
    Creature { instant: &[Do(Points(Each(2, Count::Area)))], ..base(Wind, 10, "gi_rin", "Gi-rin") },
    Creature { active: &[Do(Draw)], ..base(Wind, 7, "griffon", "Griffon") },
    Creature {
        active: &[If(Condition::HandEqualsArea, &[Points(Exactly(3))], &[])],
        ..base(Wind, 3, "harpy", "Harpy")
    },
    Creature {
        instant: &[Do(Draw)],
        permanent: &[Permanent::CostLess(Some(Wind), 2)],
        ..base(Wind, 4, "hippogriff", "Hippogriff")
    },
    Creature {
        active: &[If(Condition::HandBelow(6), &[Points(Exactly(2))], &[Earn(bag("P"))])],
        ..base(Wind, 6, "odin", "Odin")
    },
    Creature {
        instant: &[Do(Draw)],
        permanent: &[Permanent::CostLess(None, 1)],
        ..base(Wind, 3, "pegasus", "Pegasus")
    },
    Creature { instant: &[Do(Points(Each(2, Count::Hand)))], ..base(Wind, 8, "rudra", "Rudra") },
    Creature {
        instant: &[Do(Draw)],
        permanent: &[Permanent::OnSummon(Paid::Anything, 1)],
        ..base(Wind, 4, "sylph", "Sylph")
    },
    Creature { instant: &[Do(Points(Exactly(6))), Do(ThisOntoPile)], ..base(Wind, 3, "tengu", "Tengu") },
    Creature { active: &[Do(Points(Each(1, Count::Families)))], ..base(Wind, 5, "valkyrie", "Valkyrie") },
];

pub(super) const ARTIFACTS: &[Creature] = &[
    Creature {
        instant: &[Do(RevealHand), Do(Points(Each(3, Count::HandFamilies)))],
        ..artifacts(Wind, 9, "anzu", "Anzu")
    },
    Creature {
        instant: &[Do(Points(Each(1, Count::Families)))],
        permanent: &[Permanent::RecoverIf(Trigger::Drew)],
        ..artifacts(Wind, 4, "banshee", "Banshee")
    },
    Creature {
        instant: &[summon_free(Zone::Hand, Filter::ANY), Do(Points(CostOfPicked))],
        ..artifacts(Wind, 7, "horus", "Horus")
    },
    Creature {
        permanent: &[Permanent::AnyFamily],
        active: &[Do(Points(Each(1, Count::WithPermanent)))],
        ..artifacts(Wind, 7, "loki", "Loki")
    },
    Creature {
        instant: &[Do(Draw)],
        active: &[Do(Draw), hand_onto_pile()],
        ..artifacts(Wind, 4, "nurikabe", "Nurikabe")
    },
    Creature { active: &[points_per_family(1)], ..artifacts(Wind, 6, "rukh", "Rukh") },
];

//! Water creatures.

use super::{artifacts, base};
use crate::card::{Creature, Family::Dragon, Family::Water};
use crate::effect::{
    Act::{CashIn, Draw, Earn, EarnEach, Exchange, Points, RecoverThis, Spend},
    Amount::{Each, Exactly, WorthOf},
    Condition, Count, Filter, Paid, Permanent,
    Step::{Do, If},
    Trigger, Zone, bag, choice,
};
use crate::steps::{choose, discard_from_hand, discard_up_to, player_discards, points_per_family, summon_free};
use crate::stones::Colour::{Blue, Purple};

pub(super) const BASE: &[Creature] = &[
    Creature { active: &[Do(Spend(bag("B"))), Do(Points(Exactly(5)))], ..base(Water, 5, "charybdis", "Charybdis") },
    Creature { permanent: &[Permanent::SwapWorth], ..base(Water, 3, "hae_tae", "Hae-tae") },
    Creature {
        instant: &[choose(
            2,
            2,
            &[
                choice("P", &[Earn(bag("P"))]),
                choice("draw", &[Draw]),
                choice("BB", &[Earn(bag("BB"))]),
                choice("points", &[Points(Exactly(4))]),
            ],
        )],
        ..base(Water, 4, "hydra", "Hydra")
    },
    Creature { permanent: &[Permanent::OnSummon(Paid::Some(Blue), 2)], ..base(Water, 1, "kappa", "Kappa") },
    Creature {
        instant: &[Do(Points(Exactly(7))), player_discards(Dragon)],
        ..base(Water, 4, "leviathan", "Leviathan")
    },
    Creature {
        active: &[If(Condition::NoneOf(Dragon), &[Points(Exactly(2))], &[])],
        ..base(Water, 2, "nessie", "Nessie")
    },
    Creature { instant: &[Do(Points(Each(3, Count::Of(Water))))], ..base(Water, 7, "poseidon", "Poseidon") },
    Creature { active: &[Do(Points(Each(1, Count::StonesOf(Blue))))], ..base(Water, 1, "sea_spirit", "Sea Spirit") },
    Creature {
        active: &[choose(
            1,
            1,
            &[choice("B", &[Exchange(bag("B"), bag("P"))]), choice("P", &[Exchange(bag("P"), bag("BBB"))])],
        )],
        ..base(Water, 3, "snail_maiden", "Snail Maiden")
    },
    Creature { permanent: &[Permanent::OnTame(Water, bag("BB"))], ..base(Water, 4, "triton", "Triton") },
    Creature { instant: &[Do(Earn(bag("B")))], active: &[Do(RecoverThis)], ..base(Water, 1, "undine", "Undine") },
    Creature { active: &[Do(Earn(bag("B")))], ..base(Water, 3, "undine_queen", "Undine Queen") },
    Creature {
        instant: &[Do(Earn(bag("BB")))],
        permanent: &[Permanent::WorthMore(Blue, 1), Permanent::WorthMore(Purple, 1)],
        ..base(Water, 4, "water_giant", "Water Giant")
    },
    Creature { instant: &[Do(CashIn)], ..base(Water, 0, "yuki_onna", "Yuki Onna") },
    Creature { instant: &[Do(Points(WorthOf(Blue)))], ..base(Water, 3, "yuki_onna_exalted", "Yuki Onna Exalted") },
];

pub(super) const ARTIFACTS: &[Creature] = &[
    Creature { instant: &[summon_free(Zone::Discard, Filter::of(Dragon))], ..artifacts(Water, 6, "akhlut", "Akhlut") },
    Creature { instant: &[points_per_family(2)], ..artifacts(Water, 5, "kraken", "Kraken") },
    Creature {
        instant: &[discard_up_to(3), Do(Points(Each(4, Count::Picked)))],
        ..artifacts(Water, 3, "melusine", "Melusine")
    },
    Creature {
        active: &[discard_from_hand(), Do(Earn(bag("B"))), Do(Points(Exactly(2)))],
        ..artifacts(Water, 5, "siren", "Siren")
    },
    Creature {
        instant: &[discard_up_to(u8::MAX), Do(EarnEach(bag("B")))],
        ..artifacts(Water, 0, "taweret", "Taweret")
    },
    Creature {
        instant: &[Do(Points(Each(1, Count::Of(Water))))],
        permanent: &[Permanent::RecoverIf(Trigger::Earned(Blue))],
        ..artifacts(Water, 4, "thalassa", "Thalassa")
    },
];

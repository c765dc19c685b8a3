//! Water creatures.

use super::base;
use crate::card::{Creature, Family::Dragon, Family::Water};
use crate::effect::{
    Act::{CashIn, Draw, Earn, Exchange, Points, RecoverThis, Spend},
    Amount::{Each, Exactly, WorthOf},
    Choice, Condition, Count, Paid, Permanent,
    Step::{Choose, Do, If, PlayerDiscards},
    bag,
};
use crate::stones::Colour::{Blue, Purple};

pub(super) const BASE: &[Creature] = &[
    Creature { active: &[Do(Spend(bag("B"))), Do(Points(Exactly(5)))], ..base(Water, 5, "charybdis", "Charybdis") },
    Creature { permanent: &[Permanent::SwapWorth], ..base(Water, 3, "hae_tae", "Hae-tae") },
    Creature {
        instant: &[Choose(
            2,
            &[
                Choice { key: "P", acts: &[Earn(bag("P"))] },
                Choice { key: "draw", acts: &[Draw] },
                Choice { key: "BB", acts: &[Earn(bag("BB"))] },
                Choice { key: "points", acts: &[Points(Exactly(4))] },
            ],
        )],
        ..base(Water, 4, "hydra", "Hydra")
    },
    Creature { permanent: &[Permanent::OnSummon(Paid::Some(Blue), 2)], ..base(Water, 1, "kappa", "Kappa") },
    Creature { instant: &[Do(Points(Exactly(7))), PlayerDiscards(Dragon)], ..base(Water, 4, "leviathan", "Leviathan") },
    Creature {
        active: &[If(Condition::NoneOf(Dragon), &[Points(Exactly(2))], &[])],
        ..base(Water, 2, "nessie", "Nessie")
    },
    Creature { instant: &[Do(Points(Each(3, Count::Of(Water))))], ..base(Water, 7, "poseidon", "Poseidon") },
    Creature { active: &[Do(Points(Each(1, Count::StonesOf(Blue))))], ..base(Water, 1, "sea_spirit", "Sea Spirit") },
    Creature {
        active: &[Choose(
            1,
            &[
                Choice { key: "B", acts: &[Exchange(bag("B"), bag("P"))] },
                Choice { key: "P", acts: &[Exchange(bag("P"), bag("BBB"))] },
            ],
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

//! Dragon creatures.

use super::base;
use crate::card::{
    Creature,
    Family::{Dragon, Earth, Fire, Water, Wind},
};
use crate::effect::{
    Act::{DiscardThis, Draw, Earn, Points},
    Amount::{CostOfPicked, Each, Exactly},
    Count, Filter,
    Step::{CopyInstant, Do, PlayerDiscards, RecoverOne, SummonFree},
    bag,
};

pub(super) const BASE: &[Creature] = &[
    Creature { instant: &[RecoverOne(Filter::OTHER), Do(Points(CostOfPicked))], ..base(Dragon, 9, "aeris", "Aeris") },
    Creature { instant: &[Do(Points(Exactly(8))), PlayerDiscards(Wind)], ..base(Dragon, 8, "boulder", "Boulder") },
    Creature {
        instant: &[Do(DiscardThis), SummonFree(Filter { family: Some(Dragon), ..Filter::ANY })],
        ..base(Dragon, 3, "dragon_egg", "Dragon Egg")
    },
    Creature { instant: &[Do(Points(Exactly(7))), PlayerDiscards(Water)], ..base(Dragon, 7, "ember", "Ember") },
    Creature { instant: &[Do(Points(Each(4, Count::Families)))], ..base(Dragon, 12, "eternity", "Eternity") },
    Creature { instant: &[Do(Points(Exactly(8))), PlayerDiscards(Earth)], ..base(Dragon, 8, "gust", "Gust") },
    Creature { instant: &[Do(Points(Exactly(7))), PlayerDiscards(Fire)], ..base(Dragon, 7, "marina", "Marina") },
    Creature { instant: &[CopyInstant], ..base(Dragon, 9, "scorch", "Scorch") },
    Creature { instant: &[Do(Points(Each(5, Count::Of(Dragon))))], ..base(Dragon, 5, "tidal", "Tidal") },
    Creature {
        instant: &[Do(Earn(bag("RBP"))), Do(Points(Exactly(3))), Do(Draw)],
        ..base(Dragon, 10, "willow", "Willow")
    },
];

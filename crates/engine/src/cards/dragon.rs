//! Dragon creatures.

use super::{artifacts, base};
use crate::card::{
    Creature,
    Family::{Dragon, Earth, Fire, Water, Wind},
};
use crate::effect::{
    Act::{DiscardThis, Draw, Earn, Points},
    Amount::{CostOfPicked, Each, Exactly},
    Count, Filter,
    Step::Do,
    Zone, bag,
};
use crate::steps::{copy_instant, player_discards, player_swaps, recover_one, summon_free};

pub(super) const BASE: &[Creature] = &[
    Creature { instant: &[recover_one(Filter::OTHER), Do(Points(CostOfPicked))], ..base(Dragon, 9, "aeris", "Aeris") },
    Creature { instant: &[Do(Points(Exactly(8))), player_discards(Wind)], ..base(Dragon, 8, "boulder", "Boulder") },
    Creature {
        instant: &[Do(DiscardThis), summon_free(Zone::Hand, Filter::of(Dragon))],
        ..base(Dragon, 3, "dragon_egg", "Dragon Egg")
    },
    Creature { instant: &[Do(Points(Exactly(7))), player_discards(Water)], ..base(Dragon, 7, "ember", "Ember") },
    Creature { instant: &[Do(Points(Each(4, Count::Families)))], ..base(Dragon, 12, "eternity", "Eternity") },
    Creature { instant: &[Do(Points(Exactly(8))), player_discards(Earth)], ..base(Dragon, 8, "gust", "Gust") },
    Creature { instant: &[Do(Points(Exactly(7))), player_discards(Fire)], ..base(Dragon, 7, "marina", "Marina") },
    Creature { instant: &[copy_instant()], ..base(Dragon, 9, "scorch", "Scorch") },
    Creature { instant: &[Do(Points(Each(5, Count::Of(Dragon))))], ..base(Dragon, 5, "tidal", "Tidal") },
    Creature {
        instant: &[Do(Earn(bag("RBP"))), Do(Points(Exactly(3))), Do(Draw)],
        ..base(Dragon, 10, "willow", "Willow")
    },
];

pub(super) const ARTIFACTS: &[Creature] = &[
    Creature {
        instant: &[Do(Points(Exactly(7))), player_swaps(Water)],
        ..artifacts(Dragon, 7, "deepdive", "Deepdive")
    },
    Creature { instant: &[Do(Points(Exactly(7))), player_swaps(Fire)], ..artifacts(Dragon, 7, "pyro", "Pyro") },
    Creature {
        instant: &[Do(Points(Exactly(8))), player_swaps(Earth)],
        ..artifacts(Dragon, 8, "rockscale", "Rockscale")
    },
    Creature { instant: &[Do(Points(Exactly(8))), player_swaps(Wind)], ..artifacts(Dragon, 8, "whisper", "Whisper") },
];

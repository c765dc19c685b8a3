//! The artifact tiles, as a table that reads like the printed tiles.

use crate::card::Family::Dragon;
use crate::effect::{
    Act::{Draw, Earn, RetrieveAll, RevealToDisplay, ShelterTop, Spend, TakeArea, TakeSold},
    Ask, Choice, Condition, Filter,
    Step::{Do, If, Then},
    bag, choice,
};
use crate::steps::{
    DISCARD_SHELTERED, RETRIEVE, activate_one, choose, discard_from_hand, discard_one, shelter_from_display,
    shelter_from_hand, upgrade,
};
use crate::tile::{
    Artifact,
    Supply::{Drawn, From},
    TileKind::{Action, Instant, Permanent},
};

/// All tiles.
pub(crate) static ARTIFACTS: [Artifact; 11] = [
    Artifact {
        id: "incense_burner",
        name: "Incense Burner",
        kind: Action,
        supply: From(2),
        steps: &[choose(
            1,
            1,
            &[
                Choice { key: "area", asks: Some(Ask::Pay { price: 3 }), acts: &[TakeArea] },
                choice("shelter", &[ShelterTop(2)]),
            ],
        )],
    },
    Artifact {
        id: "monkey_kings_staff",
        name: "Monkey King's Staff",
        kind: Action,
        supply: From(2),
        steps: &[discard_from_hand(), discard_from_hand(), Do(Earn(bag("RRBP")))],
    },
    Artifact {
        id: "pied_pipers_pipe",
        name: "Pied Piper's Pipe",
        kind: Instant,
        supply: From(2),
        steps: &[choose(1, 1, &[choice("draw", &[Draw]), choice("retrieve", &[RetrieveAll])])],
    },
    Artifact {
        id: "seven_league_boots",
        name: "Seven-League Boots",
        kind: Instant,
        supply: From(3),
        steps: &[Do(RevealToDisplay), shelter_from_display()],
    },
    Artifact {
        id: "golden_fleece",
        name: "Golden Fleece",
        kind: Action,
        supply: From(4),
        steps: &[
            Do(Earn(bag("RR"))),
            Then,
            choose(
                1,
                1,
                &[choice("shelter", &[ShelterTop(1)]), Choice { key: "retrieve", asks: Some(RETRIEVE), acts: &[] }],
            ),
        ],
    },
    Artifact { id: "book_of_thoth", name: "Book of Thoth", kind: Action, supply: Drawn, steps: &[upgrade(0, 2)] },
    Artifact {
        id: "cap_of_hades",
        name: "Cap of Hades",
        kind: Action,
        supply: Drawn,
        steps: &[shelter_from_hand(), choose(1, 1, &[choice("area", &[TakeArea]), choice("P", &[Earn(bag("P"))])])],
    },
    Artifact {
        id: "gem_of_kukulkan",
        name: "Gem of Kukulkan",
        kind: Permanent,
        supply: Drawn,
        steps: &[choose(0, 1, &[choice("pay", &[Spend(bag("R")), TakeSold])])],
    },
    Artifact {
        id: "imperial_seal",
        name: "Imperial Seal",
        kind: Action,
        supply: Drawn,
        steps: &[discard_one(Filter::ANY), If(Condition::PickedOf(Dragon), &[Earn(bag("B"))], &[])],
    },
    Artifact {
        id: "philosophers_stone",
        name: "Philosopher's Stone",
        kind: Instant,
        supply: Drawn,
        steps: &[choose(
            1,
            2,
            &[
                Choice { key: "retrieve", asks: Some(RETRIEVE), acts: &[] },
                Choice { key: "discard", asks: Some(DISCARD_SHELTERED), acts: &[Earn(bag("P"))] },
            ],
        )],
    },
    Artifact { id: "ring_of_wishes", name: "Ring of Wishes", kind: Action, supply: Drawn, steps: &[activate_one()] },
];

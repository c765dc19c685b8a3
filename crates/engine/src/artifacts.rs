//! The artifact tiles, as a table that reads like the printed tiles.

use crate::card::Family::Dragon;
use crate::effect::{
    Act::{Draw, Earn, RetrieveAll, RevealToDisplay, ShelterTop, Spend, TakeArea, TakeSold},
    Choice, Condition, Filter,
    Step::{
        ActivateOne, Choose, DiscardFromHand, DiscardOne, DiscardSheltered, Do, If, Pay, Retrieve, ShelterFromDisplay,
        ShelterFromHand, Then, Upgrade,
    },
    bag, choice,
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
        steps: &[Choose(
            1,
            1,
            &[Choice { key: "area", asks: Some(&Pay(3)), acts: &[TakeArea] }, choice("shelter", &[ShelterTop(2)])],
        )],
    },
    Artifact {
        id: "monkey_kings_staff",
        name: "Monkey King's Staff",
        kind: Action,
        supply: From(2),
        steps: &[DiscardFromHand, DiscardFromHand, Do(Earn(bag("RRBP")))],
    },
    Artifact {
        id: "pied_pipers_pipe",
        name: "Pied Piper's Pipe",
        kind: Instant,
        supply: From(2),
        steps: &[Choose(1, 1, &[choice("draw", &[Draw]), choice("retrieve", &[RetrieveAll])])],
    },
    Artifact {
        id: "seven_league_boots",
        name: "Seven-League Boots",
        kind: Instant,
        supply: From(3),
        steps: &[Do(RevealToDisplay), ShelterFromDisplay],
    },
    Artifact {
        id: "golden_fleece",
        name: "Golden Fleece",
        kind: Action,
        supply: From(4),
        steps: &[
            Do(Earn(bag("RR"))),
            Then,
            Choose(
                1,
                1,
                &[choice("shelter", &[ShelterTop(1)]), Choice { key: "retrieve", asks: Some(&Retrieve), acts: &[] }],
            ),
        ],
    },
    Artifact { id: "book_of_thoth", name: "Book of Thoth", kind: Action, supply: Drawn, steps: &[Upgrade(0, 2)] },
    Artifact {
        id: "cap_of_hades",
        name: "Cap of Hades",
        kind: Action,
        supply: Drawn,
        steps: &[ShelterFromHand, Choose(1, 1, &[choice("area", &[TakeArea]), choice("P", &[Earn(bag("P"))])])],
    },
    Artifact {
        id: "gem_of_kukulkan",
        name: "Gem of Kukulkan",
        kind: Permanent,
        supply: Drawn,
        steps: &[Choose(0, 1, &[choice("pay", &[Spend(bag("R")), TakeSold])])],
    },
    Artifact {
        id: "imperial_seal",
        name: "Imperial Seal",
        kind: Action,
        supply: Drawn,
        steps: &[DiscardOne(Filter::ANY), If(Condition::PickedOf(Dragon), &[Earn(bag("B"))], &[])],
    },
    Artifact {
        id: "philosophers_stone",
        name: "Philosopher's Stone",
        kind: Instant,
        supply: Drawn,
        steps: &[Choose(
            1,
            2,
            &[
                Choice { key: "retrieve", asks: Some(&Retrieve), acts: &[] },
                Choice { key: "discard", asks: Some(&DiscardSheltered), acts: &[Earn(bag("P"))] },
            ],
        )],
    },
    Artifact { id: "ring_of_wishes", name: "Ring of Wishes", kind: Action, supply: Drawn, steps: &[ActivateOne] },
];

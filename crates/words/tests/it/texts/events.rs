//! The texts of events and secrets.

use vale_engine::{CardSet, Colour, Event, Family, Secret, Stones, Tile};

use super::{ENGLISH, NAMES, by, expansion, log};
use crate::scenario::{card, seat};

#[test]
fn one_point_and_two_points() {
    let earned = |points| ENGLISH.event(&Event::PointsEarned { seat: seat(1), points, by: by("sylph") }, &NAMES);
    assert_eq!(earned(1), "Ann earns 1 point (Sylph).");
    assert_eq!(earned(2), "Ann earns 2 points (Sylph).");
    let lost = |points| ENGLISH.event(&Event::PointsLost { seat: seat(2), points, by: by("goblin") }, &NAMES);
    assert_eq!(lost(1), "Bob loses 1 point (Goblin).");
    assert_eq!(lost(4), "Bob loses 4 points (Goblin).");
    let shuffled = |cards| ENGLISH.event(&Event::Reshuffled { cards }, &NAMES);
    assert_eq!(shuffled(1), "The discard pile is shuffled into a new draw pile of 1 card.");
    assert_eq!(shuffled(12), "The discard pile is shuffled into a new draw pile of 12 cards.");
}

#[test]
fn events_that_need_no_reason_give_none() {
    let text = |event: Event| ENGLISH.event(&event, &NAMES);
    let (ann, imp) = (seat(1), card("imp"));
    assert_eq!(text(Event::Recovered { seat: ann, card: imp, by: imp.into() }), "Ann recovers Imp.");
    assert_eq!(text(Event::Recovered { seat: ann, card: imp, by: by("balog") }), "Ann recovers Imp (Balog).");
    assert_eq!(text(Event::Summoned { seat: ann, card: imp, paid: Stones::NONE }), "Ann summons Imp.");
    assert_eq!(
        text(Event::StonesExchanged {
            seat: ann,
            gave: Stones::of(Colour::Purple, 1),
            took: Stones::of(Colour::Blue, 3),
            by: by("snail_maiden"),
        }),
        "Ann exchanges P for B B B (Snail Maiden)."
    );
    assert_eq!(text(Event::RoundBegan { round: 3, first: seat(2) }), "Round 3 begins; Bob goes first.");
    assert_eq!(ENGLISH.secret(&Secret::DrewCard { card: imp }), "You draw Imp.");
}

#[test]
fn a_player_without_a_name_is_called_by_the_seat() {
    let drew = Event::Drew { seat: seat(2), by: by("griffon") };
    assert_eq!(ENGLISH.event(&drew, &["Ann"]), "Seat 2 draws a card (Griffon).");
}

#[test]
fn events_of_tiles() {
    let text = |event: Event| ENGLISH.event(&event, &NAMES);
    let (ann, tile) = (seat(1), Tile::by_id("book_of_thoth").unwrap());
    let by = by("philosophers_stone");
    let expected = [
        (Event::TookTile { seat: ann, tile }, "Ann takes Book of Thoth."),
        (Event::TileIdle { seat: ann, tile }, "Ann gets no effect from Book of Thoth."),
        (Event::UsedTile { seat: ann, tile }, "Ann uses Book of Thoth."),
        (
            Event::ReturnedTile { seat: ann, tile },
            "Ann returns Book of Thoth to the display, with a square marker on it.",
        ),
        (
            Event::StonesPaid { seat: ann, stones: Stones::of(Colour::Red, 3), by },
            "Ann pays R R R (Philosopher's Stone).",
        ),
        (
            Event::StoneUpgraded { seat: ann, from: Colour::Blue, to: Colour::Purple, by },
            "Ann upgrades B to P (Philosopher's Stone).",
        ),
        (
            Event::Sheltered { seat: ann, card: card("imp"), hidden: true, by },
            "Ann shelters Imp (Philosopher's Stone).",
        ),
        (Event::Retrieved { seat: ann, card: card("imp"), by }, "Ann retrieves Imp (Philosopher's Stone)."),
        (
            Event::DiscardedFromShelter { seat: ann, card: card("imp"), by },
            "Ann discards Imp from their shelter (Philosopher's Stone).",
        ),
        (Event::AreaTaken { seat: ann, areas: 6, by }, "Ann takes one more area and now has 6 (Philosopher's Stone)."),
    ];
    for (event, words) in expected {
        assert_eq!(text(event), words);
    }
}

#[test]
fn events_of_the_creatures_of_the_expansion() {
    let text = |event: Event| ENGLISH.event(&event, &NAMES);
    let (ann, bob) = (seat(1), seat(2));
    assert_eq!(
        text(Event::FamilyChosen { seat: ann, family: Family::Wind, by: by("rukh") }),
        "Ann chooses wind (Rukh)."
    );
    assert_eq!(
        text(Event::PutHandCardOnPile { seat: ann, by: by("nurikabe") }),
        "Ann puts a card from their hand on top of the draw pile (Nurikabe)."
    );
    let revealed = |cards: &[&str]| {
        let cards: CardSet = cards.iter().map(|id| card(id)).collect();
        text(Event::HandRevealed { seat: ann, cards, by: by("anzu") })
    };
    assert_eq!(revealed(&[]), "Ann reveals an empty hand (Anzu).");
    assert_eq!(revealed(&["imp", "kappa", "troll"]), "Ann reveals Imp, Kappa and Troll (Anzu).");
    let swapped = |with, id| {
        let (card, other) = (card("deepdive"), card("kappa"));
        text(Event::Swapped { seat: ann, card, with, other, by: by(id) })
    };
    assert_eq!(swapped(bob, "deepdive"), "Ann's Deepdive and Bob's Kappa swap areas.");
    assert_eq!(swapped(ann, "deepdive"), "Ann's Deepdive and Kappa stay where they are.");
    assert_eq!(ENGLISH.secret(&Secret::PutCardOnPile { card: card("imp") }), "You put Imp on top of the draw pile.");
}

#[test]
fn what_a_swap_tells_is_in_the_right_order() {
    let mut table = expansion(2).hand(1, &["deepdive"]).area(2, &["kappa"]).stones(1, "RP").start();
    table.play("summon deepdive RP").play("player 2").play("pick kappa");
    assert_eq!(
        log(&table),
        [
            "Ann summons Deepdive for R P.",
            "Ann earns 7 points (Deepdive).",
            "Ann chooses Bob (Deepdive).",
            "Ann's Deepdive and Bob's Kappa swap areas.",
        ]
    );
}

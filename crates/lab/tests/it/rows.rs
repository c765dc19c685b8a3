//! The rows tell what happened.

use std::collections::BTreeMap;

use vale_bots::Level;
use vale_bots::arena::Entrant;
use vale_engine::{Ledger, Options};
use vale_lab::generate::Plan;

use crate::support::{folder, number, plan, rows, run, share, word};

fn plans() -> Vec<Plan> {
    let artifacts = |players| Options { artifact_creatures: true, artifact_tiles: true, ..Options::new(players) };
    let mut plans = vec![];
    for players in 2..=4 {
        for options in [Options::new(players), artifacts(players)] {
            plans.push(Plan { options, ..plan(players, 12) });
        }
    }
    plans
}

#[test]
fn all_points_and_cards_are_accounted_for() {
    for (place, plan) in plans().into_iter().enumerate() {
        let there = folder(&format!("accounts-{place}"));
        run(&plan, &there, 1);
        let players = i64::from(plan.options.players);
        let [games, seats, cards, tiles, decisions] =
            ["games", "seats", "cards", "tiles", "decisions"].map(|table| rows(&there, table));
        assert_eq!(games.len(), 12);
        for game in &games {
            let id = number(game, "game");
            let of_game = |rows: &[crate::support::Row]| -> Vec<crate::support::Row> {
                rows.iter().filter(|row| number(row, "game") == id).cloned().collect()
            };
            let (seats, cards, tiles, decisions) =
                (of_game(&seats), of_game(&cards), of_game(&tiles), of_game(&decisions));
            let sum = |rows: &[crate::support::Row], column: &str| -> i64 {
                rows.iter().filter_map(|row| number(row, column)).sum()
            };
            // Players begin with 1 point, 2 points and so on.
            let earned = sum(&seats, "score") - players * (players + 1) / 2;
            assert_eq!(sum(&cards, "points") + sum(&cards, "points_others") + sum(&tiles, "points"), earned);
            let shares: f64 = seats.iter().filter_map(|row| share(row, "won")).sum();
            assert!((shares - 1.0).abs() < 1e-9);
            assert_eq!(number(game, "decisions"), Some(decisions.len().try_into().unwrap()));
            let verbs = |verb: &str| decisions.iter().filter(|row| word(row, "verb").as_deref() == Some(verb)).count();
            let has = |column: &str| cards.iter().filter(|row| number(row, column).is_some()).count();
            assert_eq!(verbs("hunt"), has("pick"));
            assert_eq!(verbs("sell"), has("sold_round"));
            assert_eq!(verbs("tame"), has("tamed_round"));
            assert_eq!(verbs("take"), tiles.len());
            assert!(i64::try_from(verbs("summon")).unwrap() <= sum(&cards, "summons"));
            // Every marker goes: the card is sold or tamed.
            for card in cards.iter().filter(|row| number(row, "pick").is_some()) {
                assert!(number(card, "sold_round").is_some() != number(card, "tamed_round").is_some(), "{card:?}");
                assert!((1..=2 * players).contains(&number(card, "pick").unwrap()));
            }
            let summoned: i64 = seats.iter().filter_map(|row| number(row, "summoned")).sum();
            let in_area = cards.iter().filter(|row| row["in_area"] == parquet::record::Field::Bool(true)).count();
            assert_eq!(i64::try_from(in_area), Ok(summoned), "cards in areas at the end");
            assert!(decisions.iter().all(|row| number(row, "legal") >= Some(1)));
            assert_eq!(tiles.is_empty(), !plan.options.artifact_tiles);
        }
    }
}

#[test]
fn points_of_cards_are_those_of_the_ledger() {
    // In the base game no creature gives points to others or changes areas, so each belongs to whoever summoned it.
    let plan = plan(3, 4);
    let there = folder("ledger");
    run(&plan, &there, 1);
    let bots: Vec<_> = (0..3).map(|_| Entrant::of_level(Level::Greedy)).collect();
    let cards = rows(&there, "cards");
    for game in 0..plan.games {
        let outcome = plan.play_game(game, &bots, &std::sync::atomic::AtomicBool::new(false)).unwrap().unwrap();
        let mut booked: BTreeMap<String, i64> = BTreeMap::new();
        for account in Ledger::of(&outcome.played).accounts() {
            for (source, points) in account.sources() {
                *booked.entry(source.id().to_owned()).or_default() += i64::from(points);
            }
        }
        let mut told: BTreeMap<String, i64> = BTreeMap::new();
        for row in cards.iter().filter(|row| number(row, "game") == Some(game.cast_signed())) {
            let points = number(row, "points").unwrap() + number(row, "points_others").unwrap();
            *told.entry(word(row, "card").unwrap()).or_default() += points;
        }
        told.retain(|_, points| *points != 0);
        booked.retain(|_, points| *points != 0);
        assert_eq!(told, booked);
    }
}

//! A short run learns something that can be measured, can be interrupted, and is repeatable.
#![allow(clippy::unwrap_used, clippy::panic, reason = "that is how tests stop")]

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use vale_bots::net::{Features, Layout, Net};
use vale_train::calibration::Calibration;
use vale_train::chance::Chance;
use vale_train::examples::Examples;
use vale_train::model::Model;
use vale_train::optimizer::{Course, Optimizer};
use vale_train::run::{self, Run, Settings};
use vale_train::selfplay::{Mix, Pool, Series};

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("vale-train-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn settings() -> Settings {
    Settings { players: 2, mix: Mix::Base, seed: 3, first_games: 24, games: 16, deals: 4, yardstick_deals: 0 }
}

fn teacher_games(seed: u64, games: u64, mix: Mix, players: u8) -> Vec<vale_train::games::KeptGame> {
    Series { seed, generation: 0, players, mix }.play(0..games, &Pool::default()).unwrap()
}

#[test]
fn a_few_games_teach_a_net_who_wins() {
    let layout = Layout { players: 2 };
    let examples = Examples::from_games(&teacher_games(11, 220, Mix::Base, 2), None, 1).unwrap();
    let unseen = teacher_games(12, 60, Mix::Base, 2);
    let mut chance = Chance::new(5, [0, 0]);
    let blank = Model::new(layout, &mut chance);
    let before = Calibration::of(&blank.quantise().unwrap(), &unseen).unwrap().mean_loss();
    let course = Course { epochs: 2, rate: 1e-3 };
    let learned = Optimizer::new(blank).learn(&examples, course, &mut chance, &|| false, &mut |_, _| {});
    let net = learned.unwrap().unwrap().quantise().unwrap();
    let after = Calibration::of(&net, &unseen).unwrap().mean_loss();
    // A coin has a loss of 0.693.
    assert!(after < 0.62 && after < before - 0.05, "loss {before:.3} before and {after:.3} after");
}

#[test]
fn whole_numbers_say_what_fractions_say() {
    let games = teacher_games(13, 24, Mix::All, 3);
    let examples = Examples::from_games(&games, None, 1).unwrap();
    let layout = Layout { players: 3 };
    let mut chance = Chance::new(6, [0, 0]);
    let course = Course { epochs: 1, rate: 1e-3 };
    let model = Model::new(layout, &mut chance);
    let model =
        Optimizer::new(model).learn(&examples, course, &mut chance, &|| false, &mut |_, _| {}).unwrap().unwrap();
    let net = model.quantise().unwrap();
    assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net.clone()));
    assert_eq!(Model::from_bytes(&model.to_bytes()), Ok(model.clone()));
    for number in 0..examples.len() {
        let example = examples.get(number, layout);
        let (whole, fraction) = (net.judge(example.facts, example.amounts), model.forward(&example));
        for (whole, fraction) in whole.shares().iter().zip(fraction.shares) {
            assert!((whole - fraction).abs() < 0.02, "{whole} and {fraction}");
        }
    }
}

#[test]
fn a_run_is_repeatable_and_goes_on_where_it_was_stopped() {
    let (whole, parts) = (folder("whole"), folder("parts"));
    let go = AtomicBool::new(false);
    let first = Run::new(settings(), &whole, 2, &go, &|_| {}).unwrap().go_on(2).unwrap();
    assert_eq!(first.len(), 2);
    // Stopped before the games of the second generation, and then during them.
    Run::new(settings(), &parts, 1, &go, &|_| {}).unwrap().go_on(1).unwrap();
    let stop = AtomicBool::new(true);
    assert_eq!(Run::new(settings(), &parts, 1, &stop, &|_| {}).unwrap().go_on(2).unwrap().len(), 1);
    stop.store(false, Ordering::Relaxed);
    let halfway = |said: &str| {
        stop.fetch_or(said.contains("16 of 16 games"), Ordering::Relaxed);
    };
    assert_eq!(Run::new(settings(), &parts, 1, &stop, &halfway).unwrap().go_on(2).unwrap().len(), 1);
    let second = Run::new(settings(), &parts, 1, &go, &|_| {}).unwrap().go_on(2).unwrap();
    assert_eq!(first, second);
    for file in ["games-000", "games-001", "model-000", "model-001"] {
        assert_eq!(std::fs::read(whole.join(file)).unwrap(), std::fs::read(parts.join(file)).unwrap(), "{file}");
    }
    let other = Settings { seed: 4, ..settings() };
    assert!(Run::new(other, &whole, 1, &go, &|_| {}).is_err(), "a run with other settings must not go on here");
    std::fs::remove_dir_all(&whole).unwrap();
    std::fs::remove_dir_all(&parts).unwrap();
}

#[test]
fn a_run_can_go_on_from_a_net() {
    let (first, second) = (folder("first"), folder("second"));
    let go = AtomicBool::new(false);
    Run::new(settings(), &first, 2, &go, &|_| {}).unwrap().go_on(1).unwrap();
    let model = Model::from_bytes(&std::fs::read(first.join("model-000")).unwrap()).unwrap();
    let net = model.quantise().unwrap();
    assert_eq!(Model::from_net(&net).quantise().unwrap(), net, "weights that were whole numbers stay as they are");
    run::keep_net(&second, run::FROM, &net).unwrap();
    let results = Run::new(settings(), &second, 2, &go, &|_| {}).unwrap().go_on(1).unwrap();
    assert_eq!(results.len(), 1);
    let [before, after] = [&first, &second].map(|folder| std::fs::read(folder.join("games-000")).unwrap());
    assert_ne!(before, after, "the first games are those of the net, not those of level 2");
    // The same command goes on; another net, or a net for a run that began without, is refused.
    run::keep_net(&second, run::FROM, &net).unwrap();
    let other = Model::new(Layout { players: 2 }, &mut Chance::new(1, [0, 0])).quantise().unwrap();
    assert!(run::keep_net(&second, run::FROM, &other).is_err());
    assert!(run::keep_net(&first, run::FROM, &net).is_err());
    std::fs::remove_dir_all(&first).unwrap();
    std::fs::remove_dir_all(&second).unwrap();
}

#[test]
fn a_run_can_be_against_one_net_only() {
    let (first, second) = (folder("opponent-first"), folder("opponent-second"));
    let go = AtomicBool::new(false);
    Run::new(settings(), &first, 2, &go, &|_| {}).unwrap().go_on(1).unwrap();
    let net = Model::from_bytes(&std::fs::read(first.join("model-000")).unwrap()).unwrap().quantise().unwrap();
    run::keep_net(&second, run::OPPONENT, &net).unwrap();
    let results = Run::new(settings(), &second, 2, &go, &|_| {}).unwrap().go_on(3).unwrap();
    let mut best = f64::MIN;
    for result in results {
        assert_eq!(result.passed, result.gate.mean > best, "the one that beats the opponent most often is the best");
        best = best.max(result.gate.mean);
    }
    std::fs::remove_dir_all(&first).unwrap();
    std::fs::remove_dir_all(&second).unwrap();
}

#[test]
fn all_facts_are_within_the_layout() {
    for players in 2..=4 {
        let layout = Layout { players: usize::from(players) };
        for game in teacher_games(14, 6, Mix::All, players) {
            let mut features = Features::default();
            game.replay(|game, _| {
                for seat in game.seats() {
                    features.read(game, seat);
                    assert!(features.facts.iter().all(|&fact| usize::from(fact) < layout.facts()));
                    assert_eq!(features.amounts.len(), layout.amounts());
                    let mut sorted = features.facts.clone();
                    sorted.sort_unstable();
                    sorted.dedup();
                    assert_eq!(sorted.len(), features.facts.len(), "a fact was told twice");
                }
            })
            .unwrap();
        }
    }
}

/// A seat is told the same about a player wherever both of them sit; only the place in the list differs.
#[test]
fn all_seats_are_told_the_same_about_a_player() {
    let players = 3;
    let layout = Layout { players: 3 };
    let (amounts, facts) = (6, (layout.facts() - Layout { players: 2 }.facts() - 2) as u16);
    for game in teacher_games(15, 3, Mix::All, players) {
        game.replay(|game, _| {
            for about in game.seats() {
                let told = game.seats().map(|me| {
                    let mut features = Features::default();
                    features.read(game, me);
                    let place = (0..players).find(|&place| me.clockwise(place, players) == about).unwrap();
                    let block = u16::from(place) * facts..u16::from(place + 1) * facts;
                    let theirs: Vec<_> = features
                        .facts
                        .iter()
                        .filter(|fact| block.contains(fact))
                        .map(|fact| fact - block.start)
                        .collect();
                    (theirs, features.amounts[usize::from(place) * amounts..][..amounts].to_vec())
                });
                let told: Vec<_> = told.collect();
                assert!(told.windows(2).all(|pair| pair[0] == pair[1]), "{told:?}");
            }
        })
        .unwrap();
    }
}

//! Batches: the same on any number of threads, no heap, errors that change nothing.

use vale_bots::{Level, Memories};
use vale_engine::{Game, Options, Seat, Setup};
use vale_gym::layout::LENGTH;
use vale_gym::{ACTIONS, Batch, BatchError, Buffers, Chair, Reward, Rules, game_seed, rewards};
use vale_testkit::all_options;

use crate::support::observation;

/// The buffers of a batch, as their owner has them.
#[derive(Clone, Debug, PartialEq)]
struct Owned {
    observations: Vec<u8>,
    masks: Vec<bool>,
    players: Vec<i8>,
    rewards: Vec<f32>,
    scores: Vec<i32>,
    dones: Vec<bool>,
    actions: Vec<i64>,
}

impl Owned {
    fn new(games: usize, seats: usize) -> Self {
        Self {
            observations: vec![0; games * LENGTH],
            masks: vec![false; games * ACTIONS],
            players: vec![0; games],
            rewards: vec![0.0; games * seats],
            scores: vec![0; games * seats],
            dones: vec![false; games],
            actions: vec![0; games],
        }
    }

    fn step(&mut self, batch: &mut Batch) -> Result<(), BatchError> {
        let actions = self.actions.clone();
        batch.step(&actions, self.lend())
    }

    fn lend(&mut self) -> Buffers<'_> {
        Buffers {
            observations: &mut self.observations,
            masks: &mut self.masks,
            players: &mut self.players,
            rewards: &mut self.rewards,
            scores: &mut self.scores,
            dones: &mut self.dones,
        }
    }

    fn random_step(&mut self, batch: &mut Batch) {
        batch.random_actions(&mut self.actions).unwrap();
        self.step(batch).unwrap();
    }
}

fn learners(options: Options, seed: u64) -> Rules {
    let chairs = (0..options.players).map(|_| Chair::Learner).collect();
    Rules { options, seed, reward: Reward::WinShare, chairs }
}

fn against(level: Level, seed: u64, reward: Reward) -> Rules {
    let bot = Chair::Bot { bot: level.bot().into(), budget: level.default_budget() };
    Rules { options: Options::new(2), seed, reward, chairs: vec![Chair::Learner, bot] }
}

fn batch(rules: Rules, games: usize, threads: usize) -> (Batch, Owned) {
    let batch = Batch::new(rules, games, threads).unwrap();
    let mut owned = Owned::new(games, batch.seats());
    batch.show(owned.lend()).unwrap();
    (batch, owned)
}

#[test]
fn games_do_not_depend_on_the_number_of_threads() {
    for players in 2..=4 {
        let options = Options { artifact_creatures: true, artifact_tiles: true, ..Options::new(players) };
        let (mut alone, mut seen_alone) = batch(learners(options, 7), 11, 1);
        let (mut many, mut seen_by_many) = batch(learners(options, 7), 11, 3);
        for _ in 0..400 {
            seen_alone.random_step(&mut alone);
            seen_by_many.random_step(&mut many);
            assert_eq!(seen_alone, seen_by_many);
        }
    }
}

#[test]
fn a_game_is_the_one_of_its_seed() {
    let options = Options::new(3);
    let (mut stepped, mut owned) = batch(learners(options, 99), 5, 1);
    let mut memories = Memories::new(3);
    let setup = Setup { options, ..Setup::new(3, game_seed(99, 4, 0)) };
    let mut game = Game::begin(&setup, &mut memories).unwrap();
    let mut moves = vale_engine::MoveList::new();
    let mut bought = None;
    while !owned.dones[4] {
        let seat = Seat::new(owned.players[4].try_into().unwrap()).unwrap();
        assert_eq!(game.asked_seat(), Some(seat));
        assert_eq!(owned.observations[4 * LENGTH..], observation(&game, &memories, bought, seat));
        assert_eq!(stepped.game(4), Some(&game));
        stepped.random_actions(&mut owned.actions).unwrap();
        let action = vale_gym::Action::new(owned.actions[4].try_into().unwrap()).unwrap();
        match vale_gym::step(&game, bought, action, &mut moves).unwrap() {
            vale_gym::Step::Play(m) => {
                game.play(m, &mut memories).unwrap();
                bought = None;
            }
            vale_gym::Step::AskPayment(purchase) => bought = Some(purchase),
        }
        owned.step(&mut stepped).unwrap();
    }
    let mut right = [0.0; 3];
    rewards(&game, Reward::WinShare, &mut right);
    assert_eq!(owned.rewards[4 * 3..], right);
    let scores: Vec<_> = game.seats().map(|seat| i32::from(game.score(seat))).collect();
    assert_eq!(owned.scores[4 * 3..], scores);
    let next = Game::new(&Setup { options, ..Setup::new(3, game_seed(99, 4, 1)) }).unwrap();
    assert_eq!(stepped.game(4), Some(&next), "the next game has the next seed");
}

#[test]
fn a_batch_that_is_reset_plays_the_same_games_again() {
    let (mut stepped, mut owned) = batch(learners(Options::new(2), 1), 8, 1);
    let beginning = owned.clone();
    let first: Vec<_> = (0..300)
        .map(|_| {
            owned.random_step(&mut stepped);
            owned.clone()
        })
        .collect();
    stepped.reset(1).unwrap();
    stepped.show(owned.lend()).unwrap();
    assert_eq!(owned.observations, beginning.observations);
    for before in first {
        owned.random_step(&mut stepped);
        assert_eq!(owned, before);
    }
    stepped.reset(2).unwrap();
    stepped.show(owned.lend()).unwrap();
    assert_ne!(owned.observations, beginning.observations);
}

#[test]
fn rewards_are_win_shares_or_margins() {
    let (mut shares, mut margins) = (0.0, 0.0);
    for reward in [Reward::WinShare, Reward::Margin] {
        let rules = Rules { reward, ..learners(Options::new(4), 3) };
        let (mut stepped, mut owned) = batch(rules, 16, 1);
        let mut games = 0;
        while games < 40 {
            owned.random_step(&mut stepped);
            for game in 0..16 {
                let got = &owned.rewards[game * 4..game * 4 + 4];
                let scores = &owned.scores[game * 4..game * 4 + 4];
                if !owned.dones[game] {
                    assert_eq!(got, [0.0; 4]);
                    continue;
                }
                games += 1;
                match reward {
                    Reward::WinShare => {
                        assert!((got.iter().sum::<f32>() - 1.0).abs() < 1e-6);
                        shares += got.iter().sum::<f32>();
                    }
                    Reward::Margin => {
                        let best = scores.iter().max().unwrap();
                        let winner = scores.iter().position(|score| score == best).unwrap();
                        let second = scores.iter().enumerate().filter(|(seat, _)| *seat != winner);
                        let ahead = best - second.map(|(_, score)| *score).max().unwrap();
                        assert!((got[winner] - f32::from(u16::try_from(ahead).unwrap())).abs() < 1e-6);
                        margins += got[winner];
                    }
                }
            }
        }
    }
    assert!(shares >= 40.0 && margins > 40.0);
}

#[test]
fn bots_answer_inside_of_the_step() {
    let (mut stepped, mut owned) = batch(against(Level::Greedy, 5, Reward::WinShare), 12, 1);
    let (mut games, mut lost) = (0, 0.0);
    while games < 60 {
        assert_eq!(owned.players, [0; 12], "only the learner is asked");
        owned.random_step(&mut stepped);
        games += owned.dones.iter().filter(|&&done| done).count();
        lost += owned.rewards.chunks(2).map(|pair| pair[1]).sum::<f32>();
    }
    assert!(lost > 45.0, "random play won too often against level 1: it lost {lost} of {games}");
}

#[test]
fn stepping_does_not_touch_the_heap() {
    let mut games = 0;
    for options in all_options() {
        let (mut stepped, mut owned) = batch(learners(options, 1), 3, 1);
        let actions = &mut [0; 3];
        let heap = allocation_counter::measure(|| {
            for _ in 0..400 {
                stepped.random_actions(actions).unwrap();
                stepped.step(actions, owned.lend()).unwrap();
                games += owned.dones.iter().filter(|&&done| done).count();
            }
        });
        assert_eq!(heap.count_total, 0, "{options:?}");
    }
    assert!(games > 100, "no game ended, so none began again");
}

#[test]
fn a_game_takes_at_most_four_kilobytes_with_its_buffers() {
    assert!(Batch::bytes_per_game() <= 4096, "{} bytes", Batch::bytes_per_game());
}

#[test]
fn wrong_use_is_refused_and_changes_nothing() {
    let (mut stepped, mut owned) = batch(learners(Options::new(2), 1), 4, 1);
    let before = owned.clone();
    let games: Vec<_> = (0..4).filter_map(|number| stepped.game(number).copied()).collect();
    stepped.random_actions(&mut owned.actions).unwrap();
    let good = owned.actions.clone();
    let mut refused = |actions: &[i64]| stepped.step(actions, owned.lend()).unwrap_err().to_string();
    assert_eq!(refused(&good[..3]), "3 actions for 4 games");
    assert_eq!(
        refused(&[good[0], good[1], 865, good[3]]),
        "game 2: there is no action 865; actions are numbered 0 to 864"
    );
    assert_eq!(refused(&[good[0], -1, 3, good[3]]), "game 1: there is no action -1; actions are numbered 0 to 864");
    assert_eq!(
        refused(&[good[0], good[1], good[2], 863]),
        "game 3: action 863 (end) is not legal now; the mask has those that are"
    );
    owned.masks.pop();
    assert_eq!(stepped.step(&good, owned.lend()).unwrap_err().to_string(), "masks has 3459 values; 3460 are needed");
    assert_eq!(owned.observations, before.observations);
    for (number, game) in games.iter().enumerate() {
        assert_eq!(stepped.game(number), Some(game));
    }
    assert_eq!(stepped.random_actions(&mut [0; 3]).unwrap_err().to_string(), "actions has 3 values; 4 are needed");
}

#[test]
fn what_is_no_batch_is_refused() {
    let refused = |rules, games, threads| Batch::new(rules, games, threads).err().unwrap().to_string();
    assert_eq!(refused(learners(Options::new(2), 1), 0, 1), "0 games; a batch has 1 to 1048576");
    assert_eq!(refused(learners(Options::new(2), 1), 1, 0), "0 threads; a batch is stepped by 1 to 1024");
    assert_eq!(refused(learners(Options::new(5), 1), 1, 1), "players: 5; the game is for 2 to 4");
    let mut rules = learners(Options::new(3), 1);
    rules.chairs.pop();
    assert_eq!(refused(rules, 1, 1), "2 named for a table of 3");
    let mut rules = against(Level::Random, 1, Reward::WinShare);
    rules.chairs[0] = Chair::Bot { bot: Level::Random.bot().into(), budget: Level::Random.default_budget() };
    assert_eq!(refused(rules, 1, 1), "all seats are taken by bots; leave one for whoever steps the games");
}

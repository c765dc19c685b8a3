//! How fast a batch is stepped with random legal actions, observations and masks on, in one thread.

use std::time::Instant;

use vale_engine::Options;
use vale_gym::layout::LENGTH;
use vale_gym::{ACTIONS, Batch, Buffers, Chair, Reward, Rules};

const GAMES: usize = 256;
const STEPS: u32 = 8_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for players in 2..=4 {
        let chairs = (0..players).map(|_| Chair::Learner).collect();
        let rules = Rules { options: Options::new(players), seed: 1, reward: Reward::WinShare, chairs };
        let mut batch = Batch::new(rules, GAMES, 1)?;
        let seats = usize::from(players);
        let (mut observations, mut masks) = (vec![0; GAMES * LENGTH], vec![false; GAMES * ACTIONS]);
        let (mut to_act, mut dones, mut actions) = (vec![0; GAMES], vec![false; GAMES], vec![0; GAMES]);
        let (mut rewards, mut scores) = (vec![0.0; GAMES * seats], vec![0; GAMES * seats]);
        let began = Instant::now();
        let mut games = 0;
        for _ in 0..STEPS {
            batch.random_actions(&mut actions)?;
            let buffers = Buffers {
                observations: &mut observations,
                masks: &mut masks,
                players: &mut to_act,
                rewards: &mut rewards,
                scores: &mut scores,
                dones: &mut dones,
            };
            batch.step(&actions, buffers)?;
            games += dones.iter().filter(|&&done| done).count();
        }
        let (seconds, decisions) = (began.elapsed().as_secs_f64(), f64::from(GAMES as u32 * STEPS));
        println!(
            "{players} players: {:.2} million decisions a second, {games} games, {} bytes for each game",
            decisions / seconds / 1e6,
            Batch::bytes_per_game()
        );
    }
    Ok(())
}

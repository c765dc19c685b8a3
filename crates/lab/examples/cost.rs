//! What writing games down costs beside playing them: `cargo run --release --package vale-lab --example cost -- 2 2 200`
//! (bot, players, games).

use std::error::Error;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use vale_bots::arena::Entrant;
use vale_bots::wire::Timeouts;
use vale_engine::Options;
use vale_lab::folder::{Folder, Manifest};
use vale_lab::generate::Plan;
use vale_lab::record::Rows;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [bot, players, games] = &words[..] else { return Err("name a bot, the players and the games".into()) };
    let (players, games): (u8, u64) = (players.parse()?, games.parse()?);
    let timeouts = Timeouts { start: Duration::from_mins(1), decision: Duration::from_secs(10) };
    let bots = (0..players).map(|_| Entrant::read(bot, None, timeouts)).collect::<Result<Vec<_>, _>>()?;
    let names: Vec<String> = bots.iter().map(|bot| bot.name.clone()).collect();
    let plan = Plan {
        bots: vec![bot.clone()],
        follow_plans: false,
        options: Options::new(players),
        from: 0,
        games,
        chunk: games,
    };
    let mut rows = Rows::default();
    let (mut playing, mut recording) = (Duration::ZERO, Duration::ZERO);
    for number in 0..games {
        let begin = Instant::now();
        let outcome = plan.play_game(number, &bots, &AtomicBool::new(false))?.ok_or("stopped")?;
        playing += begin.elapsed();
        let begin = Instant::now();
        rows.add(number.cast_signed(), &outcome.played, &names)?;
        recording += begin.elapsed();
    }
    let path = std::env::temp_dir().join(format!("vale-lab-cost-{}", std::process::id()));
    let folder = Folder::open(&path, &Manifest::new(games, None))?;
    let begin = Instant::now();
    folder.write(0, &rows)?;
    let writing = begin.elapsed();
    std::fs::remove_dir_all(&path)?;
    let share = 100.0 * (recording + writing).as_secs_f64() / playing.as_secs_f64();
    println!("playing {playing:.2?}, recording {recording:.2?}, writing {writing:.2?}: {share:.2} % more");
    Ok(())
}

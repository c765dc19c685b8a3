//! Reviews of finished games: they are fair, they judge by what could be known, and what happens once counts once.

use vale_bots::net::{Company, shipped};
use vale_bots::review::{Grade, Judgement, ReviewError, better_line, course, review};
use vale_bots::{Budget, Level};
use vale_engine::{Match, Move, Options, Position, Record, Seat, Setup, Start};

use crate::support::{Play, all_options};

/// A whole game in which all seats are of this level.
fn game_of(level: Level, options: Options, seed: u64) -> Match {
    let setup = Setup { options, ..Setup::new(options.players, vale_engine::Seed::from_number(seed)) };
    let mut played = Match::new(Start::Setup(setup)).unwrap();
    let mut play = Play::new(options, seed);
    let bot = level.bot();
    while let Some(seat) = play.asked() {
        let m = play.decide(&*bot, seat, seed ^ play.decisions, Budget::Nodes(60));
        play.play(m);
        played.play(m, &mut ()).unwrap();
    }
    played
}

/// A game from a position of the last round: seat 1 makes these moves, and everybody goes on with the last legal move.
fn last_round(second: &str, moves: &[&str]) -> Match {
    let json = format!(
        r#"{{"rules":1,"options":{{"players":2}},"round":10,"phase":"action","first":1,"turn":1,
            "players":[{{"score":10,"stones":"P","hand":["yuki_onna"]}},{second}],
            "display":[{{"card":"nessie","marker":1}},{{"card":"triton","marker":1}}]}}"#
    );
    let mut played = Match::new(Start::Position(Position::from_json(&json).unwrap())).unwrap();
    for text in moves {
        let m = played.game().read_move(text).unwrap();
        played.play(m, &mut ()).unwrap();
    }
    while !played.game().is_over() {
        let m = *played.game().legal_moves().last().unwrap();
        played.play(m, &mut ()).unwrap();
    }
    played
}

fn record(text: &str) -> Match {
    text.parse::<Record>().unwrap().replay()
}

#[test]
fn start_luck_and_moves_add_up_to_the_result() {
    for (number, options) in all_options().into_iter().enumerate().step_by(20) {
        let played = game_of(Level::Greedy, options, 700 + number as u64);
        let review = review(&played, Company::UNKNOWN).unwrap();
        let winners: Vec<_> = played.game().leaders().collect();
        let each = 1.0 / f32::from(winners.len() as u8);
        for player in &review.players {
            let sum = player.start + player.luck + player.own + player.others;
            assert!((sum - player.result).abs() < 1e-3, "{player:?}");
            let result = if winners.contains(&player.seat) { each } else { 0.0 };
            assert!((player.result - result).abs() < 1e-6, "{player:?}");
            assert!((0.0..=100.0).contains(&player.accuracy) && player.key_moments.len() <= 3, "{player:?}");
        }
        for point in &review.course.points {
            assert!((point.shares.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{point:?}");
            assert!(point.luck.is_empty() || point.luck.iter().sum::<f32>().abs() < 1e-4, "{point:?}");
        }
        assert_eq!(review.course.points.len(), played.played().len() + 1);
    }
}

/// Strong players keep a lead more often, so the same lead is worth more of a win among them.
#[test]
fn the_shares_are_more_even_where_nobody_knows_how_well_they_play() {
    let played = game_of(Level::Greedy, Options::new(2), 77);
    let shares = |company| course(&played, shipped(played.game().options()).unwrap(), company).unwrap().points;
    let (unknown, strong) = (shares(Company::UNKNOWN), shares(Company::of([Some(Level::Master); 2])));
    let mut more_even = 0;
    for (modest, bold) in unknown.iter().zip(&strong) {
        let lead = |point: &vale_bots::review::Standpoint| point.shares[0] - point.shares[1];
        assert!(lead(modest).abs() <= lead(bold).abs() + 0.02, "{modest:?} {bold:?}");
        more_even += usize::from(lead(modest).abs() + 0.02 < lead(bold).abs());
    }
    assert!(more_even > unknown.len() / 3, "{more_even} of {}", unknown.len());
    assert_eq!(unknown.last(), strong.last());
}

/// Nobody is lucky on the whole. If the mean were not nothing within its error, the review would see what is hidden.
#[test]
fn luck_is_nothing_in_the_mean() {
    let options = Options { artifact_creatures: true, ..Options::new(2) };
    let lucks: Vec<f32> = (0..300)
        .map(|seed| luck_of_the_first(&game_of(Level::Random, options, 40_000 + seed), Company::UNKNOWN))
        .collect();
    let (mean, error) = mean_and_error(&lucks);
    assert!(error > 0.001, "there is hardly any luck: {error}");
    assert!(mean.abs() < 3.0 * error, "{mean} with an error of {error}");
}

/// The mean of some values, and its standard error.
fn mean_and_error(values: &[f32]) -> (f32, f32) {
    let count = f32::from(values.len() as u16);
    let mean = values.iter().sum::<f32>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f32>() / (count - 1.0);
    (mean, (variance / count).sqrt())
}

/// The luck of the first seat in a game.
fn luck_of_the_first(game: &Match, company: Company) -> f32 {
    let course = course(game, shipped(game.game().options()).unwrap(), company).unwrap();
    course.points.iter().filter_map(|point| point.luck.first()).sum()
}

/// The chance to win by Yuki Onna is there before each of the three moves, and is given away by the last one.
#[test]
fn a_chance_that_is_missed_once_counts_once() {
    let played = last_round(r#"{"score":12}"#, &["sell nessie", "sell triton", "end"]);
    let review = review(&played, Company::UNKNOWN).unwrap();
    let mine: Vec<_> = review.decisions.iter().filter(|decision| decision.seat == Seat::FIRST).collect();
    let faults: Vec<_> = mine.iter().filter(|decision| decision.grade.is_certain()).collect();
    let [fault] = faults[..] else { panic!("{mine:?}") };
    assert_eq!((fault.played, fault.grade), (Move::End, Grade::Blunder));
    assert!(fault.loss > 0.9, "{fault:?}");
    let contrast = fault.contrast.unwrap();
    assert!(contrast.better.wins_now && !contrast.played.wins_now, "{contrast:?}");
    assert!(contrast.better.score > contrast.played.score, "{contrast:?}");
    assert!(mine.iter().map(|decision| decision.loss).sum::<f32>() <= 1.0 + 1e-3);
    assert_eq!(review.players[0].key_moments.len(), 1);
    // Nobody can be blamed for playing it, in whatever order.
    for order in
        [["sell nessie", "sell triton", "summon yuki onna"], ["summon yuki onna", "sell triton", "sell nessie"]]
    {
        let review = vale_bots::review::review(
            &last_round(r#"{"score":12}"#, &[&order[..], &["end"]].concat()),
            Company::UNKNOWN,
        )
        .unwrap();
        let faults =
            review.decisions.iter().filter(|decision| decision.seat == Seat::FIRST && decision.grade.is_fault());
        assert_eq!(faults.count(), 0, "{order:?}");
    }
}

/// What the seat could not see makes no difference to what is said about its decisions, to the last byte.
#[test]
fn decisions_are_judged_by_what_could_be_known() {
    let judged = |hand: &str| {
        let second = format!(r#"{{"score":12,"hand":["{hand}"]}}"#);
        let review = review(&last_round(&second, &["sell nessie", "tame triton", "end"]), Company::UNKNOWN).unwrap();
        let mine: Vec<Judgement> =
            review.decisions.into_iter().filter(|decision| decision.seat == Seat::FIRST).collect();
        assert!(mine.len() >= 3, "{mine:?}");
        serde_json::to_string(&mine).unwrap()
    };
    let [one, other] = ["griffon", "phoenix"].map(judged);
    assert_eq!(one, other);
}

/// A net alone called the first pick of round 3 a loss of 40 points, with no error at all. Played on in 100 games to their
/// very end, it is a loss of 33, and the error of that is 6.
#[test]
fn no_error_is_nothing_and_the_net_alone_blames_nobody() {
    let review = review(&record(include_str!("games/charybdis_before_valkyrie.vale")), Company::UNKNOWN).unwrap();
    assert!(review.decisions.len() > 60, "{} decisions", review.decisions.len());
    assert!(review.decisions.iter().all(|decision| decision.error >= 0.01 && decision.loss >= 0.0));
    let pick = review.decisions.iter().find(|decision| decision.round == 3).unwrap();
    assert_eq!(pick.played, Move::Hunt("charybdis".parse().unwrap()));
    assert!((0.2..0.45).contains(&pick.loss) && pick.error > 0.015, "{pick:?}");
}

#[test]
fn every_better_way_can_be_played_where_it_is_shown() {
    for seed in 0..3 {
        let played = game_of(Level::Random, Options::new(2), seed);
        let review = review(&played, Company::UNKNOWN).unwrap();
        for decision in review.decisions.iter().filter(|decision| decision.grade.is_certain()) {
            let mut game = played.start().begin(&mut ()).unwrap();
            for m in played.moves().take(decision.number - 1) {
                game.play_unchecked(m, &mut ());
            }
            let line = better_line(&game, &decision.better);
            assert!(!line.is_empty(), "seed {seed}: {decision:?}");
        }
    }
}

#[test]
fn a_won_game_that_was_declined_is_found() {
    let review = review(&record(include_str!("games/freyja_before_mud_slime.vale")), Company::UNKNOWN).unwrap();
    let mine = review.decisions.iter().filter(|decision| decision.seat.number() == 2 && decision.round == 8);
    let worst = mine.max_by(|one, other| one.loss.total_cmp(&other.loss)).unwrap();
    assert!(worst.grade.is_fault(), "{worst:?}");
    assert_eq!(worst.played, Move::Use("mud_slime".parse().unwrap()), "{worst:?}");
}

#[test]
fn a_game_that_goes_on_is_not_reviewed() {
    let played = Match::new(Start::Setup(Setup::new(2, vale_engine::Seed::from_number(1)))).unwrap();
    assert_eq!(review(&played, Company::UNKNOWN), Err(ReviewError::NotOver));
}

/// The games in the folders that `VALE_RECORDS` names, as `vale arena --save` writes them, and who played them.
fn saved_games() -> Vec<(String, Vec<(Match, Company)>)> {
    let folders =
        std::env::var("VALE_RECORDS").expect("VALE_RECORDS names folders with records, with `:` between them");
    let read = |folder: &str| {
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        let records = files.map(|file| std::fs::read_to_string(file).unwrap().parse::<Record>().unwrap());
        let games = records.map(|record| (record.replay(), Company::named(record.names())));
        (folder.to_owned(), games.filter(|(game, _)| game.game().is_over()).collect())
    };
    folders.split(':').map(read).collect()
}

/// What was said about the seats of a position, and what came of it.
type Saying = (Vec<f32>, Vec<f32>);

/// Bins of what was said: positions, and the sums of what was said and of what came true.
type Bins = [(u32, f64, f64); 10];

/// Puts what was said into bins, as if the sureness of the net were multiplied by a factor: multiplying logits is raising
/// shares to a power.
fn bins(sayings: &[Saying], factor: f32) -> Bins {
    let mut bins = Bins::default();
    for (said, came) in sayings {
        let raised: Vec<f32> = said.iter().map(|share| share.powf(factor)).collect();
        let sum: f32 = raised.iter().sum();
        for (said, came) in raised.iter().map(|raised| raised / sum).zip(came) {
            let bin = &mut bins[(1..10_u8).filter(|&bin| said >= f32::from(bin) / 10.0).count()];
            *bin = (bin.0 + 1, bin.1 + f64::from(said), bin.2 + f64::from(*came));
        }
    }
    bins
}

/// The largest difference in any bin between what was said and what came true.
fn worst(bins: &Bins) -> f64 {
    let difference = |(positions, said, came): &(u32, f64, f64)| (said - came).abs() / f64::from((*positions).max(1));
    bins.iter().map(difference).fold(0.0, f64::max)
}

/// Of the positions called 70 %, 70 % are won. Prints a table for each folder, as docs/bots.md has it, and how the numbers in
/// `net/shipped.rs` would fit these games best.
#[test]
#[ignore = "needs some hundred games"]
fn long_run_of_win_shares() {
    for (folder, games) in saved_games() {
        let mut sayings = Vec::new();
        for (game, company) in &games {
            let course = course(game, shipped(game.game().options()).unwrap(), *company).unwrap();
            let (end, points) = course.points.split_last().unwrap();
            sayings.extend(points.iter().map(|point| (point.shares.clone(), end.shares.clone())));
        }
        let as_shipped = bins(&sayings, 1.0);
        println!("{folder}: {} games, worst bin {:.1} points", games.len(), 100.0 * worst(&as_shipped));
        for (positions, said, came) in as_shipped {
            let mean = |sum: f64| 100.0 * sum / f64::from(positions.max(1));
            println!("| {:.1} % | {:.1} % | {positions} |", mean(said), mean(came));
        }
        let factors = (70..=130_u8).map(|percent| f32::from(percent) / 100.0);
        let worsts = factors.map(|factor| (factor, worst(&bins(&sayings, factor))));
        let (factor, least) = worsts.min_by(|one, other| one.1.total_cmp(&other.1)).unwrap();
        println!("with {factor:.2} times the sureness the worst bin would be {:.1} points", 100.0 * least);
    }
}

/// The scale of the accuracy is such that level 2 has 70 in the mean.
#[test]
#[ignore = "needs some hundred games"]
fn long_run_of_accuracy() {
    for (folder, games) in saved_games() {
        let players = games.iter().flat_map(|(game, company)| review(game, *company).unwrap().players);
        let accuracies: Vec<f32> = players.map(|player| player.accuracy).collect();
        let (mean, error) = mean_and_error(&accuracies);
        println!("{folder}: {} players, mean accuracy {mean:.1}, error {error:.1}", accuracies.len());
    }
}

/// The same as above for games of good players, with the interval that docs/bots.md tells.
#[test]
#[ignore = "needs some hundred games"]
fn long_run_of_luck() {
    for (folder, games) in saved_games() {
        let lucks: Vec<f32> = games.iter().map(|(game, company)| luck_of_the_first(game, *company)).collect();
        let (mean, error) = mean_and_error(&lucks);
        println!("{folder}: {} games, mean luck of seat 1 {mean:.4}, 95 % within {:.4}", lucks.len(), 1.96 * error);
        assert!(mean.abs() < 3.0 * error, "{mean} with {error}");
    }
}

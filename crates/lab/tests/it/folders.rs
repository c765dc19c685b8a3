//! What is in a folder does not depend on how it came there, and nothing is mixed.

use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};

use vale_bots::Level;
use vale_bots::arena::Entrant;
use vale_engine::{Options, SellTable};
use vale_lab::generate::Plan;
use vale_lab::import::import;

use crate::support::{files, folder, plan, run};

#[test]
fn files_do_not_depend_on_the_number_of_threads() {
    let options = Options { artifact_creatures: true, artifact_tiles: true, ..Options::new(3) };
    let plan = Plan { options, bots: vec!["1".to_owned(), "0".to_owned()], ..plan(3, 24) };
    let (one, three) = (folder("one-thread"), folder("three-threads"));
    run(&plan, &one, 1);
    run(&plan, &three, 3);
    let files = files(&one);
    assert_eq!(files.len(), 1 + 5 * 6);
    assert!(files == self::files(&three), "one thread wrote other files than three");
    let other = folder("other-seeds");
    run(&Plan { from: 24, ..plan.clone() }, &other, 1);
    assert!(files.iter().all(|(name, bytes)| self::files(&other).get(name).is_none_or(|there| there == bytes)));
    assert_eq!(self::files(&other).len(), files.len());
}

#[test]
fn bots_that_follow_their_plans_play_other_games_and_the_same_ones_again() {
    let plan = Plan { bots: vec!["3@60".to_owned()], ..plan(2, 8) };
    let (anew, followed, again) = (folder("anew"), folder("followed"), folder("followed-again"));
    run(&plan, &anew, 1);
    let following = Plan { follow_plans: true, ..plan };
    run(&following, &followed, 1);
    run(&following, &again, 2);
    let followed = files(&followed);
    assert!(followed == files(&again), "the same plans were followed otherwise");
    assert!(followed != files(&anew), "nothing was followed");
}

#[test]
fn a_run_that_was_stopped_goes_on() {
    let plan = plan(2, 40);
    let (whole, parts) = (folder("whole"), folder("parts"));
    run(&plan, &whole, 1);
    let stop = AtomicBool::new(false);
    let watch = |progress: vale_lab::generate::Progress| stop.store(progress.done >= 12, Ordering::Relaxed);
    let progress = plan.run(&parts, 1, &stop, &watch).unwrap();
    assert_eq!((progress.done, progress.games), (12, 40));
    let there = files(&parts);
    assert_eq!(there.len(), 1 + 5 * 3);
    // What a kill leaves behind: a file that was not finished, and a chunk whose games are missing.
    let finished = fs::metadata(parts.join("games/part-000000000000.parquet")).unwrap().modified().unwrap();
    fs::write(parts.join("cards/part-000000000012.parquet"), b"half").unwrap();
    run(&plan, &parts, 2);
    assert!(files(&whole) == files(&parts), "a run in two parts wrote other files");
    let later = fs::metadata(parts.join("games/part-000000000000.parquet")).unwrap().modified().unwrap();
    assert_eq!(finished, later, "a finished chunk was played again");
    // More games of the same kind may be added.
    run(&Plan { games: 44, ..plan }, &parts, 2);
    assert_eq!(files(&parts).len(), 1 + 5 * 11);
}

#[test]
fn games_of_another_kind_are_refused() {
    let there = folder("mixed");
    let plan = plan(2, 4);
    run(&plan, &there, 1);
    let before = files(&there);
    let others = [
        Plan { options: Options::new(3), ..plan.clone() },
        Plan { options: Options { sell: SellTable::Manual, ..Options::new(2) }, ..plan.clone() },
        Plan { options: Options { artifact_tiles: true, ..Options::new(2) }, ..plan.clone() },
        Plan { bots: vec!["0".to_owned()], ..plan.clone() },
        Plan { bots: vec!["1".to_owned(), "0".to_owned()], ..plan.clone() },
        Plan { bots: vec!["2@10".to_owned()], ..plan.clone() },
        Plan { follow_plans: true, ..plan.clone() },
        Plan { chunk: 2, ..plan.clone() },
    ];
    for other in others {
        let error = other.run(&there, 1, &AtomicBool::new(false), &|_| {}).unwrap_err().to_string();
        assert!(error.contains("not mixed"), "{error}");
    }
    assert!(files(&there) == before);
    let taken = folder("taken");
    fs::create_dir_all(&taken).unwrap();
    fs::write(taken.join("letter.txt"), "hello").unwrap();
    let error = plan.run(&taken, 1, &AtomicBool::new(false), &|_| {}).unwrap_err().to_string();
    assert!(error.contains("something else"), "{error}");
}

#[test]
fn wrong_plans_are_refused_with_a_sentence() {
    let plan = plan(2, 4);
    let wrong = [
        (Plan { games: 0, ..plan.clone() }, 1, "play 1 or more"),
        (Plan { games: u64::MAX, ..plan.clone() }, 1, "play 1 or more"),
        (Plan { from: u64::MAX, ..plan.clone() }, 1, "play 1 or more"),
        (Plan { games: 5, ..plan.clone() }, 1, "multiples of the chunk"),
        (Plan { from: 2, ..plan.clone() }, 1, "multiples of the chunk"),
        (Plan { chunk: 0, ..plan.clone() }, 1, "a file takes"),
        (Plan { chunk: 100_001, ..plan.clone() }, 1, "a file takes"),
        (Plan { options: Options::new(5), ..plan.clone() }, 1, "2 to 4"),
        (Plan { bots: vec![], ..plan.clone() }, 1, "at least one bot"),
        (Plan { bots: vec!["1".to_owned(); 3], ..plan.clone() }, 1, "too many"),
        (Plan { bots: vec!["7".to_owned()], ..plan.clone() }, 1, "not a bot"),
        (Plan { bots: vec!["4".to_owned()], ..plan.clone() }, 1, "by the clock"),
        (plan.clone(), 0, "threads"),
        (plan.clone(), 1_000_000, "threads"),
    ];
    for (plan, threads, sentence) in wrong {
        let there = folder("wrong");
        let error = plan.run(&there, threads, &AtomicBool::new(false), &|_| {}).unwrap_err().to_string();
        assert!(error.contains(sentence), "{error}");
        assert!(!there.exists());
    }
}

#[test]
fn records_make_the_same_files_as_playing() {
    let plan =
        Plan { options: Options { artifact_creatures: true, artifact_tiles: true, ..Options::new(2) }, ..plan(2, 8) };
    let (played, records, imported) = (folder("played"), folder("records"), folder("imported"));
    run(&plan, &played, 1);
    fs::create_dir_all(records.join("deep")).unwrap();
    let bots: Vec<_> = (0..2).map(|_| Entrant::of_level(Level::Greedy)).collect();
    let names = vec!["greedy".to_owned(); 2];
    for number in 0..plan.games {
        let outcome = plan.play_game(number, &bots, &AtomicBool::new(false)).unwrap().unwrap();
        let place = if number < 3 { "a" } else { "deep/" };
        fs::write(records.join(format!("{place}{number}.vale")), outcome.played.record(&names).to_string()).unwrap();
    }
    fs::write(records.join("notes.txt"), "no record").unwrap();
    fs::write(records.join("zzz.vale"), "no record").unwrap();
    fs::write(records.join("zzzz.vale"), vec![b'#'; (1 << 20) + 10]).unwrap();
    let whole = fs::read_to_string(records.join("a0.vale")).unwrap();
    let unfinished: String = whole
        .lines()
        .filter(|line| !line.starts_with("result"))
        .take(30)
        .fold(String::new(), |text, line| text + line + "\n");
    fs::write(records.join("zz.vale"), unfinished).unwrap();
    let result = import(std::slice::from_ref(&records), &imported, 4).unwrap();
    assert_eq!(result.games, 8);
    assert_eq!(result.left_out.len(), 3, "{:?}", result.left_out);
    assert!(result.left_out[0].1.contains("not finished"), "{:?}", result.left_out);
    let without_manifest = |folder| {
        let mut files = files(folder);
        files.remove(std::path::Path::new("manifest.json"));
        files
    };
    assert!(without_manifest(&played) == without_manifest(&imported), "records made other files than playing");
    let again = import(&[records], &imported, 4).unwrap_err().to_string();
    assert!(again.contains("choose another folder"), "{again}");
    let none = import(&[folder("nothing-there")], &folder("unused"), 4);
    assert!(none.is_ok_and(|result| result.games == 0 && result.left_out.len() == 1));
}

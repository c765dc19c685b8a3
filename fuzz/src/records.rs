//! `.vale` files.

use vale_engine::{Happening, Match, MoveList, Options, Record, Seed, Setup, Start};
use vale_protocol::{Commitment, PlayerId, TableId};
use vale_table::{Import, seats_of};
use vale_testkit::{Dice, Style, all_options};

/// A record that is read reads the same after it was written, and the game in it goes on where it stopped. What is
/// refused names the line.
pub fn check(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for (line, commitment) in Commitment::in_comments(text) {
        assert!((1..=text.lines().count()).contains(&line), "a promise in line {line}");
        if let Ok(commitment) = commitment {
            assert_eq!(commitment.to_string().parse(), Ok(commitment));
        }
    }
    match text.parse::<Record>() {
        Ok(record) => check_record(&record),
        Err(error) => {
            let lines = text.lines().count() + 1;
            assert!((1..=lines).contains(&error.line), "an error in line {} of {lines}", error.line);
            assert!(!error.problem.is_empty(), "refused without a word");
        }
    }
}

fn check_record(record: &Record) {
    let written = record.to_string();
    let again = written.parse::<Record>();
    assert_eq!(again.as_ref(), Ok(record), "written as\n{written}");
    assert_eq!(again.map(|again| again.to_string()).as_ref(), Ok(&written), "a record has one text");
    let mut played = record.replay();
    assert_eq!(played.moves().len(), record.moves().len());
    let before = played.clone();
    for seat in played.game().seats() {
        // Whoever may take back a move may make it again, and then everything is as it was.
        match played.undo(seat) {
            Ok(taken_back) => assert_eq!(played.play(taken_back, &mut ()), Ok(()), "taken back, but not legal again"),
            Err(refusal) => assert!(!refusal.to_string().is_empty()),
        }
        assert_eq!(played, before, "after an undo of seat {seat}");
    }
    check_table(record);
}

/// What a record is at a table plays the same game, or is refused with a reason.
fn check_table(record: &Record) {
    let (id, host) = (TableId("table".to_owned()), PlayerId("ada".to_owned()));
    let seats = seats_of(record.names());
    match (Import { id, host: &host, name: "Ada", seats: &seats, pace_ms: 0, at: 1 }).table(record) {
        Ok(imported) => assert_eq!(imported.log.state.game(), Some(record.replay().game())),
        Err(problem) => assert!(!problem.message.is_empty(), "refused without a word"),
    }
}

/// The beginnings of games with various options, one whole game, and a header that uses every line there is.
pub fn seeds() -> Vec<(String, Vec<u8>)> {
    let names = ["Ada", "Teo", "Frida Kahlo", "Ünal"].map(str::to_owned);
    let mut seeds = Vec::new();
    for (number, options) in all_options().enumerate().step_by(5) {
        let whole = number == 0;
        let moves = if whole { usize::MAX } else { 12 + number };
        if let Some(played) = random_match(options, number as u64, moves) {
            seeds.push((format!("game-{number}"), played.record(&names).to_string().into_bytes()));
            if let Some(position) = played.game().position()
                && let Ok(mut later) = Match::new(Start::Position(position))
            {
                play_on(&mut later, &mut Dice::new(number as u64), 10);
                seeds.push((format!("later-{number}"), later.record(&names).to_string().into_bytes()));
            }
        }
    }
    seeds
}

/// A game of random moves.
fn random_match(options: Options, seed: u64, moves: usize) -> Option<Match> {
    let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(seed)) };
    let mut played = Match::new(Start::Setup(setup)).ok()?;
    play_on(&mut played, &mut Dice::new(seed), moves);
    Some(played)
}

/// Plays on at random, and tells what the last move brought about.
pub fn play_on(played: &mut Match, dice: &mut Dice, moves: usize) -> Vec<Happening> {
    let (mut legal, mut happened) = (MoveList::new(), Vec::new());
    for _ in 0..moves {
        played.game().legal_moves_into(&mut legal);
        let Some(m) = Style::Summoner.choose(&legal, dice) else { break };
        happened.clear();
        if played.play(m, &mut happened).is_err() {
            break;
        }
    }
    happened
}

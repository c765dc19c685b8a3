//! Moves as text, at many different moments of many games.

use std::sync::LazyLock;

use vale_engine::{Game, MoveList, Seed, Setup};
use vale_testkit::{Dice, Style, all_options, conformance};

use crate::hold;

/// How many lines of an input are read.
const LINES: usize = 200;

/// Games at various moments. The first byte of an input chooses one.
static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let options: Vec<_> = all_options().collect();
    (0..128_u64).filter_map(|number| Some(some_game(*options.get(number as usize % options.len())?, number))).collect()
});

/// A game after some random moves. Every other one is in the middle of an effect, if there comes one.
fn some_game(options: vale_engine::Options, number: u64) -> Game {
    let setup = Setup { options, ..Setup::new(options.players, Seed::from_number(number)) };
    // These options come from the testkit, which knows only good ones.
    let mut game = Game::new(&setup).unwrap_or_else(|error| crate::broken_promise(&error));
    let mut dice = Dice::new(number);
    let (least, mut moves) = (5 + dice.below(150), MoveList::new());
    for made in 0..400 {
        if made >= least && (number.is_multiple_of(2) || !game.position_is_plain()) {
            break;
        }
        game.legal_moves_into(&mut moves);
        let Some(m) = Style::Summoner.choose(&moves, &mut dice) else { break };
        let before = game;
        game.play_unchecked(m, &mut ());
        if game.is_over() {
            return before;
        }
    }
    game
}

/// A text that is read as a move reads as the same move after it was written. If the move is legal it is made, so that
/// inputs go on from one moment to the next; if not, it changes nothing.
pub fn check(bytes: &[u8]) {
    let Some((&choice, rest)) = bytes.split_first() else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let Some(&(mut game)) = GAMES.get(usize::from(choice) % GAMES.len().max(1)) else { return };
    for line in text.lines().take(LINES) {
        let m = match game.read_move(line) {
            Ok(m) => m,
            Err(error) => {
                assert!(!error.to_string().is_empty(), "refused without a word");
                continue;
            }
        };
        let before = game;
        match game.play(m, &mut ()) {
            // What is legal has one text, which any game in this state reads as this move.
            Ok(()) => {
                hold(conformance::check_notation(&before, &[m]));
                hold(conformance::check_table(&game));
                hold(conformance::check_list(&game));
            }
            Err(refusal) => {
                assert!(game == before, "{m:?} was refused and changed the game");
                assert!(!refusal.to_string().is_empty(), "refused without a word");
                // What is not legal may be impossible to write (a payment of nothing for a card that costs something
                // reads as the only way to pay), but what is written can be read.
                let written = game.write_move(m);
                let read = game.read_move(&written);
                assert!(read.is_ok() || written == "choose", "`{written}` is written for {m:?} but reads as {read:?}");
            }
        }
    }
}

/// Legal moves at each of the moments.
pub fn seeds() -> Vec<(String, Vec<u8>)> {
    let mut moves = MoveList::new();
    let seeds = GAMES.iter().enumerate().map(|(number, &game)| {
        let (mut game, mut dice, mut text) = (game, Dice::new(number as u64), vec![number as u8]);
        for _ in 0..12 {
            game.legal_moves_into(&mut moves);
            let Some(m) = Style::Uniform.choose(&moves, &mut dice) else { break };
            text.extend_from_slice(game.write_move(m).as_bytes());
            text.push(b'\n');
            game.play_unchecked(m, &mut ());
        }
        (format!("moment-{number}"), text)
    });
    seeds.collect()
}

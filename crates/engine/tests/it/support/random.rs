//! Random games, and other games that look to a seat just like them.

use vale_engine::{Game, Move, MoveList, Options, Seat, Seed, Setup};
use vale_testkit::{Dice, Style, all_options};

/// Plays random games of each style with all options and shows every decision and the move that will be made.
pub fn in_random_games(mut look: impl FnMut(&Game, Move, &mut Dice)) {
    let games = all_options().flat_map(|options| Style::ALL.map(|style| (options, style)));
    for ((options, style), number) in games.zip(0..) {
        let mut dice = Dice::new(number);
        let mut game = Game::new(&random_setup(options, number)).unwrap();
        let mut moves = MoveList::new();
        while !game.is_over() {
            game.legal_moves_into(&mut moves);
            let m = style.choose(&moves, &mut dice).unwrap();
            look(&game, m, &mut dice);
            game.play(m, &mut ()).unwrap();
        }
    }
}

pub fn random_setup(options: Options, number: u64) -> Setup {
    Setup { options, ..Setup::new(options.players, Seed::from_number(number)) }
}

/// A game that looks to the seat like this one, with everything dealt anew that is hidden from it.
pub fn look_alike(game: &Game, seat: Seat, dice: &mut Dice) -> Game {
    let view = game.seat_view(seat);
    let mut hidden = view.guess(Seed::default(), |cards| dice.shuffle(cards));
    hidden.seed = Seed::from_number(dice.number());
    let other = view.determinize(&hidden).unwrap();
    assert_eq!(other.seat_view(seat), view);
    other
}

//! Every point of a game has a source.

use vale_engine::{Game, Ledger, Match, MoveList, Seat, Source, Start};
use vale_testkit::{Dice, Style, all_options};

use crate::support::random::random_setup;
use crate::support::scenario::{Scenario, card, tile};

fn play_on(played: &mut Match, style: Style, dice: &mut Dice, decisions: usize) {
    let mut moves = MoveList::new();
    for _ in 0..decisions {
        played.game().legal_moves_into(&mut moves);
        let Some(m) = style.choose(&moves, dice) else { return };
        played.play(m, &mut ()).unwrap();
    }
}

#[track_caller]
fn assert_adds_up(ledger: &Ledger, start: &Game, end: &Game) {
    assert!(ledger.accounts().iter().map(vale_engine::Account::seat).eq(end.seats()));
    for account in ledger.accounts() {
        assert_eq!(account.at_start(), start.score(account.seat()));
        let sources = account.sources();
        let sum: i32 = sources.iter().map(|(_, points)| points).sum();
        assert_eq!(i32::from(account.at_start()) + sum, i32::from(end.score(account.seat())));
        assert_eq!(account.score(), end.score(account.seat()));
        assert!(sources.is_sorted_by(|(_, one), (_, two)| one >= two));
        let over = usize::from(end.round() - start.round()) + usize::from(end.is_over());
        assert_eq!(account.by_round().len(), over);
        if end.is_over() {
            assert_eq!(account.by_round().last(), Some(&account.score()));
        }
    }
}

#[test]
fn what_players_began_with_and_what_their_cards_brought_is_their_score() {
    for (options, number) in all_options().zip(0..) {
        for style in Style::ALL {
            let dice = &mut Dice::new(number);
            let mut played = Match::new(random_setup(options, number).into()).unwrap();
            let start = *played.game();
            play_on(&mut played, style, dice, 60);
            assert_adds_up(&Ledger::of(&played), &start, played.game());
            play_on(&mut played, style, dice, usize::MAX);
            assert!(played.game().is_over());
            let whole = Ledger::of(&played);
            assert_eq!(whole.first_round(), 1);
            assert_adds_up(&whole, &start, played.game());
        }
    }
}

#[test]
fn a_game_from_a_position_begins_with_the_points_there() {
    for (options, number) in all_options().zip(0..) {
        let dice = &mut Dice::new(number);
        let mut played = Match::new(random_setup(options, number).into()).unwrap();
        play_on(&mut played, Style::Summoner, dice, 90);
        while played.game().position().is_none() {
            play_on(&mut played, Style::Summoner, dice, 1);
        }
        let middle = *played.game();
        let mut again = Match::new(Start::Position(middle.position().unwrap())).unwrap();
        play_on(&mut again, Style::Summoner, dice, usize::MAX);
        let ledger = Ledger::of(&again);
        assert_eq!(ledger.first_round(), middle.round());
        assert_adds_up(&ledger, &middle, again.game());
    }
}

#[test]
fn a_ledger_that_watches_says_the_same_as_one_that_looks_back() {
    let options = all_options().last().unwrap();
    let (dice, mut moves) = (&mut Dice::new(3), MoveList::new());
    let mut played = Match::new(random_setup(options, 3).into()).unwrap();
    let mut watching = Ledger::new(played.game());
    while !played.game().is_over() {
        played.game().legal_moves_into(&mut moves);
        played.play(Style::Summoner.choose(&moves, dice).unwrap(), &mut watching).unwrap();
        assert_eq!(watching, Ledger::of(&played));
    }
}

#[test]
fn points_are_booked_to_the_card_that_earned_or_cost_them() {
    let mut table = Scenario::new(2)
        .area(1, &["kappa", "goblin", "mud_slime"])
        .hand(1, &["ifrit"])
        .stones(1, "B")
        .score(1, 3)
        .score(2, 7)
        .start();
    let mut ledger = Ledger::new(&table.game);
    for text in ["summon ifrit B", "end", "end", "use goblin", "player 2"] {
        let m = table.game.read_move(text).unwrap();
        table.game.play(m, &mut ledger).unwrap();
    }
    let by = |id: &str| Source::Card(card(id));
    let [mine, theirs] = ledger.accounts() else { panic!("{ledger:?}") };
    assert_eq!((mine.seat(), mine.at_start(), mine.score()), (Seat::FIRST, 3, 3 + 4 + 2 + 1));
    assert_eq!(mine.sources(), [(by("ifrit"), 4), (by("kappa"), 2), (by("goblin"), 1)]);
    assert_eq!((theirs.at_start(), theirs.sources()), (7, vec![(by("goblin"), -1)]));
    assert_eq!((ledger.first_round(), mine.by_round()), (5, &[][..]));
    table.game.play(table.game.read_move("use mud_slime").unwrap(), &mut ledger).unwrap();
    assert_eq!(ledger.accounts()[0].by_round(), [10]);
    assert_eq!(ledger.accounts()[1].by_round(), [6]);
    // Tiles can be sources as well, after all creatures.
    assert!(by("ifrit") < Source::Tile(tile("ring_of_wishes")));
}

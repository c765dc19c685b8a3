//! A table in the memory of one program.

use vale_bots::{Level, Memories, recall};
use vale_engine::{FirstPlayer, Happening, MoveList, Seat, Seed, Setup, Start};
use vale_table::LocalTable;
use vale_testkit::Dice;

const ME: Seat = Seat::FIRST;

fn begun() -> LocalTable {
    let setup = Setup { first: FirstPlayer::Chosen(ME), ..Setup::new(3, Seed::from_number(5)) };
    LocalTable::begin(Start::Setup(setup), ME, Level::Random).unwrap()
}

fn same_memories(table: &LocalTable) {
    let recalled: Memories = recall(table.history()).unwrap();
    for seat in table.game().seats() {
        assert_eq!(table.memory(seat), recalled.of(seat), "seat {seat}");
    }
}

#[test]
fn a_whole_game_is_played_and_the_person_sees_only_what_is_theirs() {
    let (mut table, mut dice, mut legal) = (begun(), Dice::new(1), MoveList::new());
    let mut secrets = 0;
    while !table.game().is_over() {
        table.game().legal_moves_into(&mut legal);
        let seq = table.make_move(dice.pick(&legal).unwrap()).unwrap();
        for happening in table.seen(seq) {
            if let Happening::Private(seat, _) = happening {
                assert_eq!(seat, ME);
                secrets += 1;
            }
        }
        assert_eq!(table.standing().last(), Some(seq));
    }
    assert!(secrets > 0, "the person never drew a card");
    same_memories(&table);
    assert_eq!(table.standing().count(), table.history().played().len() + 1);
}

#[test]
fn moves_of_bots_are_taken_back_as_well_but_nothing_that_turned_up() {
    let (mut table, mut dice, mut legal) = (begun(), Dice::new(2), MoveList::new());
    let mut taken_back = 0;
    while !table.game().is_over() {
        table.game().legal_moves_into(&mut legal);
        let before = *table.game();
        table.make_move(dice.pick(&legal).unwrap()).unwrap();
        let last = *table.history().played().last().unwrap();
        if dice.once_in(3) {
            assert_eq!(table.take_back().is_err(), last.revealed);
            if !last.revealed {
                assert_eq!(*table.game(), before);
                same_memories(&table);
                taken_back += usize::from(last.seat != ME);
            }
        }
    }
    assert!(taken_back > 10, "{taken_back}");
    assert_eq!(table.standing().count(), table.history().played().len() + 1);
}

#[test]
fn what_the_rules_do_not_allow_changes_nothing() {
    let mut table = begun();
    let before = *table.game();
    table.make_move(vale_engine::Move::End).unwrap_err();
    assert_eq!(*table.game(), before);
    assert_eq!(table.log().seq(), 1);
}

//! A game of Vale up to a horizon, and what the table is worth to each seat there.

use vale_engine::effect::{Act, Amount, Ask, Fate, Pick, Step, Zone};
use vale_engine::{Card, Game, LAST_ROUND, MAX_SEATS, Move, MoveList, PlayerView, TableView, Worth};

use super::search::{Rewards, Searchable};

/// The most moves of one iteration. Few games up to the horizon have a quarter of that; it is there so that nothing hangs.
const MOST_MOVES: u16 = 1_000;

/// A sampled game that is cut when the last round to be looked at is over.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foreseen {
    game: Game,
    last_round: u8,
    moves_left: u16,
    clear_lead: f32,
}

impl Foreseen {
    pub(super) fn new(game: &Game, rounds_ahead: u8, clear_lead: f32) -> Self {
        Self { game: *game, last_round: game.round().saturating_add(rounds_ahead), moves_left: MOST_MOVES, clear_lead }
    }
}

impl Searchable for Foreseen {
    type Move = Move;
    type Moves = MoveList;

    fn to_move(&self) -> Option<usize> {
        if self.game.round() > self.last_round || self.moves_left == 0 {
            return None;
        }
        Some(self.game.asked_seat()?.index())
    }

    fn legal(&self, moves: &mut MoveList) {
        self.game.legal_moves_into(moves);
    }

    fn play(&mut self, m: Move) {
        self.game.play_unchecked(m, &mut ());
        self.moves_left -= 1;
    }

    /// The share of the win if the game is over, otherwise how far each seat is ahead of the best of the others.
    fn rewards(&self) -> Rewards {
        let mut rewards = [0.0; MAX_SEATS];
        if self.game.is_over() {
            let winners = self.game.leaders().count() as u8;
            self.game.leaders().for_each(|seat| rewards[seat.index()] = 1.0 / f32::from(winners));
            return rewards;
        }
        let values = values(&self.game);
        for seat in self.game.seats() {
            let others = self.game.seats().filter(|&other| other != seat).map(|other| values[other.index()]);
            let lead = values[seat.index()] - others.fold(f32::NEG_INFINITY, f32::max);
            rewards[seat.index()] = 0.5 + 0.5 * lead / (self.clear_lead + lead.abs());
        }
        rewards
    }
}

/// About how many points each seat will end with.
fn values(game: &Game) -> [f32; MAX_SEATS] {
    let table = game.table_view();
    let rounds = rounds_left(&table);
    let mut values = [0.0; MAX_SEATS];
    for player in &table.players {
        values[player.seat.index()] = value(player, rounds);
    }
    values
}

/// What a stone worth 1 brings in points, as long as there is something to spend it on.
const POINTS_PER_WORTH: f32 = 0.7;
/// What a card in hand brings.
const POINTS_PER_HAND_CARD: f32 = 1.0;
/// What the leader earns in a round.
const POINTS_PER_ROUND: f32 = 8.0;

/// How many rounds will begin from now on, the one that just began included.
fn rounds_left(table: &TableView) -> f32 {
    let highest = table.players.iter().map(|player| player.score).max().unwrap_or(0);
    let missing = f32::from(table.options.end_score().saturating_sub(highest));
    (missing / POINTS_PER_ROUND).ceil().min(f32::from(LAST_ROUND + 1 - table.round))
}

fn value(player: &PlayerView, rounds: f32) -> f32 {
    let stones = POINTS_PER_WORTH * f32::from(player.worth.of(player.stones));
    let hand = POINTS_PER_HAND_CARD * f32::from(player.hand_size);
    let income: f32 = player.area.iter().map(income).sum();
    f32::from(player.score) + stones + hand + rounds * income
}

/// What a summoned card brings in a round.
fn income(card: Card) -> f32 {
    let creature = card.creature();
    let permanent = f32::from(creature.permanent.len() as u8);
    permanent + creature.active.iter().map(step_income).sum::<f32>()
}

fn step_income(step: &Step) -> f32 {
    match step {
        Step::Do(Act::Points(Amount::Exactly(points))) | Step::Ask(Ask::StealFrom { points }) => f32::from(*points),
        Step::Do(Act::Earn(stones)) => POINTS_PER_WORTH * f32::from(Worth::PRINTED.of(*stones)),
        Step::Do(Act::Spend(stones)) => -POINTS_PER_WORTH * f32::from(Worth::PRINTED.of(*stones)),
        Step::Do(Act::Lose(points) | Act::LoseUpTo(points)) => -f32::from(*points),
        Step::Do(Act::RecoverThis | Act::DiscardThis | Act::ThisOntoPile)
        | Step::Then
        | Step::Ask(Ask::Pick(Pick { from: Zone::Hand, to: Fate::Discard, least: 1, .. })) => 0.0,
        _ => 2.0,
    }
}

/// Where games are cut, and what they are worth there.
#[cfg(test)]
mod tests {
    use vale_engine::{Game, MoveList, Options, Seat, Seed, Setup};

    use super::{Foreseen, MOST_MOVES, Searchable, values};
    use crate::dice::Dice;

    /// A game from the deal to where it is cut, played at random.
    fn played(players: u8, rounds_ahead: u8, seed: u64) -> Foreseen {
        let options = Options { artifact_creatures: true, artifact_tiles: true, ..Options::new(players) };
        let setup = Setup { options, ..Setup::new(players, Seed::from_number(seed)) };
        let mut foreseen = Foreseen::new(&Game::new(&setup).unwrap(), rounds_ahead, 10.0);
        let mut dice = Dice::new(seed);
        let mut legal = MoveList::new();
        while foreseen.to_move().is_some() {
            foreseen.legal(&mut legal);
            foreseen.play(legal[dice.below(legal.len())]);
        }
        foreseen
    }

    #[test]
    fn it_cuts_when_the_last_round_is_over() {
        for players in 2..=4 {
            for rounds_ahead in 0..5 {
                let cut = played(players, rounds_ahead, 3);
                assert_eq!((cut.game.round(), cut.game.is_over()), (rounds_ahead + 2, false));
            }
        }
    }

    #[test]
    fn no_ordinary_game_is_cut_by_the_number_of_its_moves() {
        for seed in 0..60 {
            let whole = played(2 + (seed % 3) as u8, u8::MAX, seed);
            assert!(whole.game.is_over() && whole.moves_left > 0);
        }
        assert!((0..60).all(|seed| played(4, 1, seed).moves_left > MOST_MOVES * 3 / 4));
    }

    #[test]
    fn a_finished_game_gives_the_win_to_the_winners() {
        for seed in 0..30 {
            let whole = played(3, u8::MAX, seed);
            let rewards = whole.rewards();
            assert!((rewards.iter().sum::<f32>() - 1.0).abs() < 1e-6);
            for seat in whole.game.seats() {
                assert_eq!(rewards[seat.index()] > 0.0, whole.game.leaders().any(|winner| winner == seat));
            }
        }
    }

    #[test]
    fn at_the_cut_the_reward_is_the_lead_over_the_best_of_the_others() {
        for seed in 0..30 {
            let cut = played(2, 2, seed);
            let (rewards, values) = (cut.rewards(), values(&cut.game));
            assert!((rewards[0] + rewards[1] - 1.0).abs() < 1e-6);
            assert_eq!(rewards[0] > rewards[1], values[0] > values[1]);
            let lead = (values[0] - values[1]).abs();
            let expected = 0.5 + 0.5 * lead / (10.0 + lead);
            assert!((rewards[0].max(rewards[1]) - expected).abs() < 1e-6);
        }
        let four = played(4, 2, 1);
        let best = |of: &[f32]| Seat::all(4).max_by(|a, b| of[a.index()].total_cmp(&of[b.index()])).unwrap();
        assert_eq!(best(&four.rewards()), best(&values(&four.game)));
        assert_eq!(four.rewards().iter().filter(|&&reward| reward > 0.5).count(), 1);
    }
}

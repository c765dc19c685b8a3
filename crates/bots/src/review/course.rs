//! How the win shares went, and what of it was luck.

use serde::Serialize;
use vale_engine::{BySeat, Card, CardSet, Deal, FirstPlayer, Game, Hidden, MAX_SEATS, Match, Seat, Seed, Setup, Start};

use super::ReviewError;
use crate::dice::Dice;
use crate::net::{Company, Features, Net};

/// In how many other orders of the draw pile a reveal is looked at.
const ORDERS: u8 = 24;
/// What those orders come from. It has nothing to do with the seed of the game.
const SEED: u64 = 0x5eed;

/// The win shares over a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Course {
    /// The shares by seat before anything was revealed.
    pub start: Vec<f32>,
    /// The game after its beginning, and after every move.
    pub points: Vec<Standpoint>,
}

/// The game after a move.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standpoint {
    /// Who made the move; nobody at the beginning.
    pub seat: Option<Seat>,
    /// The round, after the move.
    pub round: u8,
    /// How likely each seat is to win, for somebody who sees all hands. They add up to one.
    pub shares: Vec<f32>,
    /// What the cards that turned up brought to each seat, compared with all that could have; empty if none did.
    pub luck: Vec<f32>,
}

/// Where a result came from. The first four add up to the last.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Account {
    pub(super) start: f32,
    pub(super) luck: f32,
    pub(super) own: f32,
    pub(super) others: f32,
    pub(super) result: f32,
}

type Shares = [f32; MAX_SEATS];

/// Returns how the win shares of a game of this company went. The game may still be going on.
///
/// # Errors
/// It cannot begin.
pub fn course(played: &Match, net: &Net, company: Company) -> Result<Course, ReviewError> {
    let mut watcher = Watcher { net, company, features: Features::default(), dice: Dice::new(SEED) };
    let mut game = played.start().begin(&mut ())?;
    let players = usize::from(game.options().players);
    let mut before = watcher.shares(&game);
    let start = watcher.start(played.start(), &game).unwrap_or(before);
    let luck = difference(before, start);
    let mut points = vec![Standpoint {
        seat: None,
        round: game.round(),
        shares: before[..players].to_vec(),
        luck: luck[..players].to_vec(),
    }];
    for step in played.played() {
        let expected = step.revealed.then(|| watcher.expected(&game, step.m)).flatten();
        game.play_unchecked(step.m, &mut ());
        before = watcher.shares(&game);
        let luck = expected.map(|expected| difference(before, expected)[..players].to_vec());
        points.push(Standpoint {
            seat: Some(step.seat),
            round: game.round(),
            shares: before[..players].to_vec(),
            luck: luck.unwrap_or_default(),
        });
    }
    Ok(Course { start: start[..players].to_vec(), points })
}

impl Course {
    /// Where the result of a seat came from.
    pub(super) fn account(&self, seat: Seat) -> Account {
        let place = seat.index();
        let mut account = Account { start: self.start[place], ..Account::default() };
        let mut before = account.start;
        for point in &self.points {
            let luck = point.luck.get(place).copied().unwrap_or(0.0);
            let change = point.shares[place] - before;
            account.luck += luck;
            match point.seat {
                Some(mover) if mover == seat => account.own += change - luck,
                Some(_) => account.others += change - luck,
                None => {}
            }
            before = point.shares[place];
        }
        account.result = before;
        account
    }

    /// The place of the reveal that changed a seat's win share most.
    pub(super) fn luckiest(&self, seat: Seat) -> Option<usize> {
        let lucks = self.points.iter().map(|point| point.luck.get(seat.index()).map_or(0.0, |luck| luck.abs()));
        let best = lucks.enumerate().max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.filter(|(_, luck)| *luck > 0.0).map(|(place, _)| place)
    }
}

fn difference(one: Shares, other: Shares) -> Shares {
    std::array::from_fn(|place| one[place] - other[place])
}

/// Somebody who sees all hands, but not the draw pile.
struct Watcher<'a> {
    net: &'a Net,
    company: Company,
    features: Features,
    dice: Dice,
}

impl Watcher<'_> {
    /// How likely each seat is to win: the mean of what the net says from all sides.
    fn shares(&mut self, game: &Game) -> Shares {
        let mut shares = [0.0; MAX_SEATS];
        if game.is_over() {
            let each = 1.0 / f32::from(game.leaders().count() as u8);
            game.leaders().for_each(|winner| shares[winner.index()] = each);
            return shares;
        }
        let players = game.options().players;
        for seat in game.seats() {
            let said = self.net.look(game, seat, &mut self.features).calibrated(self.company);
            for (place, share) in (0..players).zip(said) {
                shares[seat.clockwise(place, players).index()] += share / f32::from(players);
            }
        }
        shares
    }

    /// The mean over other shuffles of the deck; none if the game did not begin with a shuffle.
    fn start(&mut self, start: &Start, game: &Game) -> Option<Shares> {
        let Start::Setup(setup) = start else { return None };
        if setup.deal != Deal::Shuffled {
            return None;
        }
        let other = |seed: Seed| Setup { first: FirstPlayer::Chosen(game.first()), seed, ..setup.clone() };
        self.mean(|dice| Game::new(&other(Seed::from_number(dice.bits()))).ok())
    }

    /// The mean over other orders of the draw pile of what a move leads to.
    fn expected(&mut self, game: &Game, m: vale_engine::Move) -> Option<Shares> {
        self.mean(|dice| {
            let mut other = reordered(game, dice)?;
            other.play_unchecked(m, &mut ());
            Some(other)
        })
    }

    fn mean(&mut self, mut other: impl FnMut(&mut Dice) -> Option<Game>) -> Option<Shares> {
        let mut mean = [0.0; MAX_SEATS];
        for _ in 0..ORDERS {
            let game = other(&mut self.dice)?;
            let shares = self.shares(&game);
            mean.iter_mut().zip(shares).for_each(|(mean, share)| *mean += share / f32::from(ORDERS));
        }
        Some(mean)
    }
}

/// The same game with another order of the draw pile: only cards whose place somebody knows stay where they are.
fn reordered(game: &Game, dice: &mut Dice) -> Option<Game> {
    let seat = game.asked_seat()?;
    let view = game.seat_view(seat);
    let mut hands = BySeat::all(CardSet::EMPTY);
    let mut known = view.table.draw_known.to_vec();
    let mut cards = view.unseen();
    for other in game.seats() {
        hands[other] = game.hand(other);
        known.extend(game.seat_view(other).draw_known_to_me);
        if other != seat {
            cards = cards - game.hand(other);
        }
    }
    let mut unknown: Vec<Card> = (cards - known.iter().map(|known| known.card).collect()).iter().collect();
    dice.shuffle(&mut unknown);
    let at = |depth: u8| known.iter().find(|known| known.depth == depth).map(|known| known.card);
    let mut unknown = unknown.into_iter();
    let draw = (0..view.table.draw_count).map_while(|depth| at(depth).or_else(|| unknown.next())).collect();
    view.determinize(&Hidden { hands, draw, seed: Seed::from_number(dice.bits()) }).ok()
}

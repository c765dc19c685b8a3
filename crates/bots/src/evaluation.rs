//! What a position is worth to a player, in points at the end of the game.
//!
//! The value is the points there are, and a guess at those to come: what the summoned cards still bring over the rounds
//! left, what the cards in hand would bring for their cost, and what the stones can buy. The guess reads the effects
//! themselves, word by word, so every card and tile has a value without a table of its own.

#[cfg(test)]
#[path = "evaluation_turn_order.rs"]
mod turn_order;

use arrayvec::ArrayVec;
use vale_engine::effect::{
    Act, Amount, Ask, Choice, Condition, Count, Fate, Paid, Permanent, Pick, Step, Trigger, Zone,
};
use vale_engine::{CARD_COUNT, Card, CardSet, Colour, Family, Game, LAST_ROUND, Phase, Seat, Stones, TileKind, Worth};

use crate::weights as weight;

/// What the value of a player's cards depends on.
pub(crate) struct Prospect<'game> {
    game: &'game Game,
    seat: Seat,
    worth: Worth,
    /// How many Resolution Phases the player has still to come.
    uses: f32,
    /// How many turns of the Action Phase the player has still to come, the present one included.
    turns: f32,
    /// Is one of them in this round?
    acts_now: bool,
    /// Points per unit of stone worth.
    stone: f32,
    families: [u8; 5],
    with_active: u8,
    with_permanent: u8,
}

/// What this game is worth to this player: the points it will probably have in the end.
pub(crate) fn value(game: &Game, seat: Seat) -> f32 {
    worth(game, seat, place)
}

/// What the nets are told that a game is worth to this player. With three players they have learned it with another turn order
/// than that of the game, and until they are trained again they must be told the same; otherwise it is the value.
pub(crate) fn value_as_learned(game: &Game, seat: Seat) -> f32 {
    worth(game, seat, |game, seat| {
        let players = usize::from(game.options().players);
        (seat.index() + vale_engine::MAX_SEATS - game.first().index()) % players
    })
}

fn worth(game: &Game, seat: Seat, place: impl Fn(&Game, Seat) -> usize) -> f32 {
    let score = f32::from(game.score(seat));
    if game.is_over() {
        return score;
    }
    let prospect = Prospect::in_order(game, seat, place);
    score + prospect.purse() + prospect.area() + prospect.hand(game.hand(seat)) + prospect.shelter() + prospect.tile()
}

/// How many rounds come after this one: at most ten in all, fewer if somebody nears the end score.
fn rounds_to_come(game: &Game) -> f32 {
    let leader = game.seats().map(|seat| game.score(seat)).max().unwrap_or(0);
    let missing = f32::from(game.options().end_score()) - f32::from(leader);
    f32::from(LAST_ROUND - game.round()).min((missing / weight::PACE).ceil().max(0.0))
}

/// The place of a seat in the turn order of this round, from 0.
pub(crate) fn place(game: &Game, seat: Seat) -> usize {
    let players = usize::from(game.options().players);
    (seat.index() + players - game.first().index()) % players
}

impl<'game> Prospect<'game> {
    pub(crate) fn new(game: &'game Game, seat: Seat) -> Self {
        Self::in_order(game, seat, place)
    }

    fn in_order(game: &'game Game, seat: Seat, place: impl Fn(&Game, Seat) -> usize) -> Self {
        let to_come = rounds_to_come(game);
        let not_before = place(game, seat) >= place(game, game.turn());
        let acts_now = match game.phase() {
            Phase::Hunting => true,
            Phase::Action => not_before,
            Phase::Resolution | Phase::Over => false,
        };
        let resolves_now = match game.phase() {
            Phase::Hunting | Phase::Action => true,
            Phase::Resolution => not_before,
            Phase::Over => false,
        };
        let turns = to_come + f32::from(u8::from(acts_now));
        let mut prospect = Self {
            game,
            seat,
            worth: game.worth(seat),
            uses: to_come + f32::from(u8::from(resolves_now)),
            turns,
            acts_now,
            stone: weight::STONE * turns.min(1.0),
            families: [0; 5],
            with_active: 0,
            with_permanent: 0,
        };
        for card in game.area(seat).iter() {
            prospect.families[card.family() as usize] += 1;
            prospect.with_active += u8::from(!card.creature().active.is_empty());
            prospect.with_permanent += u8::from(!card.creature().permanent.is_empty());
        }
        prospect
    }

    /// How many Resolution Phases the player has still to come.
    pub(crate) const fn uses(&self) -> f32 {
        self.uses
    }

    /// What stones are worth to the player, in points.
    pub(crate) fn stones(&self, stones: Stones) -> f32 {
        f32::from(self.worth.of(stones)) * self.stone
    }

    fn purse(&self) -> f32 {
        self.stones(self.game.stones(self.seat))
    }

    fn area(&self) -> f32 {
        self.game.area(self.seat).iter().map(|card| self.summoned(card)).sum()
    }

    /// Sheltered cards are cards in hand that must be fetched first.
    fn shelter(&self) -> f32 {
        if self.turns < 2.0 {
            0.0
        } else {
            weight::SHELTERED * weight::CARD * f32::from(self.game.shelter(self.seat).len())
        }
    }

    /// What the tile in front of the player brings if it is used, or while it lies there.
    fn tile(&self) -> f32 {
        match self.game.tile(self.seat) {
            Some(tile) if self.acts_now && tile.kind() != TileKind::Instant => {
                weight::TILE * self.steps(tile.artifact().steps, None).max(0.0)
            }
            _ => 0.0,
        }
    }

    /// What the instant effect of a card brings.
    pub(crate) fn instant(&self, card: Card) -> f32 {
        self.steps(card.creature().instant, Some(card))
    }

    /// What the active effect of a card brings each time.
    pub(crate) fn active(&self, card: Card) -> f32 {
        self.steps(card.creature().active, Some(card))
    }

    /// What a summoned card still brings.
    fn summoned(&self, card: Card) -> f32 {
        let creature = card.creature();
        let active = if comes_back(card) {
            // It returns to the hand and can be summoned again.
            if self.turns > self.uses - 1.0 && self.uses >= 1.0 { self.again(card) } else { 0.0 }
        } else {
            self.uses * self.active(card).max(0.0)
        };
        active + creature.permanent.iter().map(|permanent| self.permanent(*permanent)).sum::<f32>()
    }

    /// What summoning a card that comes back brings in the turns to come.
    fn again(&self, card: Card) -> f32 {
        let each = self.instant(card) - self.price(card);
        each.max(0.0) * (self.turns - 1.0).max(0.0) * weight::SUMMONED_AGAIN
    }

    /// What it costs to summon a card, in points.
    fn price(&self, card: Card) -> f32 {
        f32::from(self.game.cost(self.seat, card)) * self.stone
    }

    /// What a card in hand brings if it is summoned, less its price.
    fn summoning(&self, card: Card) -> f32 {
        let creature = card.creature();
        let active = if comes_back(card) { self.again(card) } else { self.uses * self.active(card).max(0.0) };
        let permanent: f32 = creature.permanent.iter().map(|permanent| self.permanent(*permanent)).sum();
        self.instant(card) + active + permanent - self.price(card)
    }

    /// What these cards bring in hand: the best first, as far as turns, areas and stones allow.
    pub(crate) fn hand(&self, hand: CardSet) -> f32 {
        if self.turns < 1.0 {
            return 0.0;
        }
        let gains = hand.iter().map(|card| (self.summoning(card), f32::from(self.game.cost(self.seat, card))));
        let mut cards: ArrayVec<(f32, f32), CARD_COUNT> = gains.filter(|(gain, _)| *gain > 0.0).collect();
        cards.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
        let free = f32::from(self.game.areas(self.seat)) - f32::from(self.game.area(self.seat).len());
        let mut room = free + (self.turns - 1.0);
        let mut purse = f32::from(self.worth.of(self.game.stones(self.seat))) + weight::INCOME * (self.turns - 1.0);
        let mut share = weight::BEST_IN_HAND;
        let mut sum = 0.0;
        for (gain, cost) in cards {
            if room < 1.0 || purse < cost {
                continue;
            }
            room -= 1.0;
            purse -= cost;
            sum += gain * share;
            share *= weight::HAND_DISCOUNT;
        }
        sum
    }

    /// What a card on the display is worth to the player: to keep or to sell, whichever is more.
    pub(crate) fn prize(&self, card: Card) -> f32 {
        let hand = self.game.hand(self.seat);
        let kept = self.hand(hand.with(card)) - self.hand(hand) + weight::KEPT * weight::CARD;
        let reward = self.game.options().sell.reward(card.family());
        // Stones over the limit are lost, so a reward of many is worth less to who has many.
        let have = f32::from(self.game.stones(self.seat).total());
        let over = (have * weight::STONES_LEFT_AT_SALE + f32::from(reward.total())
            - f32::from(self.game.stone_limit(self.seat)))
        .max(0.0);
        let sold = self.stones(reward) * (1.0 - weight::LOST_PER_STONE_OVER * over).max(weight::LEAST_OF_REWARD);
        kept.max(sold)
    }

    /// What a permanent effect brings over the rest of the game.
    fn permanent(&self, permanent: Permanent) -> f32 {
        let turns = (self.turns - 1.0).max(0.0);
        match permanent {
            Permanent::WorthMore(Colour::Red, more) => turns * f32::from(more) * weight::RED_WORTH_MORE * self.stone,
            Permanent::WorthMore(_, more) => turns * f32::from(more) * weight::STONE_WORTH_MORE * self.stone,
            Permanent::SwapWorth => turns * weight::SWAPPED_WORTH * self.stone,
            Permanent::StoneLimit(more) => turns * f32::from(more) * weight::STONE_LIMIT * self.stone,
            Permanent::CostLess(None, less) => turns * f32::from(less) * weight::ALL_COST_LESS * self.stone,
            Permanent::CostLess(Some(_), less) => turns * f32::from(less) * weight::FAMILY_COSTS_LESS * self.stone,
            Permanent::CostExactly(..) => turns * weight::OTHER_COST * self.stone,
            Permanent::OnSummon(Paid::Anything, points) => turns * f32::from(points) * weight::SUMMONS_PER_TURN,
            Permanent::OnSummon(Paid::Each(_), points) => turns * f32::from(points) * weight::STONES_IN_SUMMONS,
            Permanent::OnSummon(Paid::Some(_), points) => turns * f32::from(points) * weight::SUMMONS_WITH_STONE,
            Permanent::OnTame(_, stones) => turns * weight::TAMES_PER_TURN * self.stones(stones),
            Permanent::OnDiscard(stones) => turns * weight::DISCARDS_PER_TURN * self.stones(stones),
            Permanent::OnSell(_) => turns * weight::ON_SALE * self.stone,
            Permanent::RecoverInstead => weight::RECOVERED_INSTEAD * turns.min(weight::TURNS_OF_RECOVERY),
            Permanent::RecoverIf(
                Trigger::StonesAtLeast(_) | Trigger::Earned(_) | Trigger::Drew | Trigger::LostPoints,
            ) => 0.0,
            Permanent::AnyFamily => weight::ANY_FAMILY * turns,
        }
    }

    /// What the steps of an effect bring once, as an effect of this card; of none for a tile.
    fn steps(&self, steps: &[Step], this: Option<Card>) -> f32 {
        let mut sum = 0.0;
        for step in steps {
            sum += self.step(step, this);
        }
        sum
    }

    fn step(&self, step: &Step, this: Option<Card>) -> f32 {
        match *step {
            Step::Do(act) => self.act(act, this),
            Step::If(condition, then, otherwise) => {
                let chance = self.chance(condition, this);
                chance * self.acts(then, this) + (1.0 - chance) * self.acts(otherwise, this)
            }
            Step::Then => 0.0,
            Step::Ask(ask) => self.ask(ask, this),
        }
    }

    fn ask(&self, ask: Ask, this: Option<Card>) -> f32 {
        match ask {
            Ask::Choose { most, choices, .. } => self.best(choices, most, this),
            Ask::ChooseFamily { points } => {
                let most = Family::ALL.iter().map(|&family| self.of_family(family, this)).max().unwrap_or(0);
                f32::from(points) * f32::from(most)
            }
            Ask::StealFrom { points } => weight::STOLEN * f32::from(points),
            Ask::ChoosePlayer { to, .. } if to != Fate::Swap => weight::PLAYER_CHOSEN,
            Ask::Upgrade { most, .. } => weight::UPGRADE * self.stone * f32::from(most),
            Ask::UpgradeReceived => weight::UPGRADE_RECEIVED * self.stone,
            Ask::Pay { price } => -f32::from(price) * self.stone,
            Ask::Activate { all: false } => self.best_other(this, |card| card.creature().active),
            Ask::Activate { all: true } => {
                let area = self.game.area(self.seat);
                area.iter().filter(|card| !comes_back(*card)).map(|card| self.active(card).max(0.0)).sum()
            }
            Ask::ChoosePlayer { .. } | Ask::Pick(Pick { least: 0, .. }) => 0.0,
            Ask::Pick(Pick { from, to, .. }) => match (to, from) {
                (Fate::Take, Zone::Area) => weight::RECOVERED * weight::CARD,
                (Fate::Take, _) => weight::CARD,
                (Fate::Discard, Zone::Area) => -weight::CARD,
                (Fate::Discard, Zone::Shelter) => weight::DISCARDED_FROM_SHELTER * weight::CARD,
                (Fate::Discard | Fate::OntoPile, _) => weight::DISCARDED * weight::CARD,
                (Fate::Summon, Zone::Discard) => weight::FREE_SUMMONS_FROM_DISCARD,
                (Fate::Summon, _) => weight::FREE_SUMMONS,
                (Fate::Shelter, Zone::Display) => weight::SHELTERED_FROM_DISPLAY * weight::CARD,
                (Fate::Shelter, _) => weight::SHELTERED_FROM_HAND * weight::CARD,
                (Fate::Swap, _) => 0.0,
                (Fate::CopyInstant, _) => self.best_other(this, |card| card.creature().instant),
                (Fate::CopyActive, _) => self.best_other(this, |card| card.creature().active),
            },
        }
    }

    /// The best effect of another card in the area that could be copied. Copying cards do not count: that would go on
    /// for ever.
    fn best_other(&self, this: Option<Card>, effect: impl Fn(Card) -> &'static [Step]) -> f32 {
        let copies = |steps: &[Step]| {
            steps.iter().any(|step| match *step {
                Step::Ask(Ask::Pick(pick)) => matches!(pick.to, Fate::CopyInstant | Fate::CopyActive),
                Step::Ask(ask) => ask == Ask::Activate { all: true },
                Step::Do(_) | Step::If(..) | Step::Then => false,
            })
        };
        let others = self.game.area(self.seat).iter().filter(|&card| Some(card) != this);
        others.map(effect).filter(|steps| !copies(steps)).map(|steps| self.steps(steps, this)).fold(0.0, f32::max)
    }

    fn best(&self, choices: &[Choice], most: u8, this: Option<Card>) -> f32 {
        let mut gains: ArrayVec<f32, 8> = choices
            .iter()
            .map(|choice| choice.asks.map_or(0.0, |ask| self.ask(ask, this)) + self.acts(choice.acts, this))
            .collect();
        gains.sort_unstable_by(|one, other| other.total_cmp(one));
        gains.iter().take(usize::from(most)).filter(|gain| **gain > 0.0).sum()
    }

    fn acts(&self, acts: &[Act], this: Option<Card>) -> f32 {
        acts.iter().map(|&act| self.act(act, this)).sum()
    }

    fn act(&self, act: Act, this: Option<Card>) -> f32 {
        let stones = self.game.stones(self.seat);
        match act {
            Act::Earn(stones) | Act::EarnEach(stones) => self.stones(stones),
            Act::Points(amount) => self.amount(amount, this),
            Act::Lose(points) | Act::LoseUpTo(points) => -f32::from(points),
            Act::Spend(stones) => -self.stones(stones),
            Act::Exchange(gave, took) => self.stones(took) - self.stones(gave),
            Act::ExchangeAll(colour) => {
                // By the time it is summoned, most stones are spent on it.
                weight::STONES_LEFT_AFTER_SUMMONS
                    * (self.stones(Stones::of(colour, stones.total())) - self.stones(stones))
            }
            Act::CashIn => weight::CASHED_IN * f32::from(self.worth.of(stones)) * (1.0 - self.stone),
            Act::Draw if self.turns >= 1.0 => weight::CARD,
            Act::ShelterTop(count) => weight::SHELTERED * weight::CARD * f32::from(count),
            Act::RetrieveAll => weight::RETRIEVED * weight::CARD * f32::from(self.game.shelter(self.seat).len()),
            Act::TakeArea => weight::AREA * (self.turns - 1.0).clamp(0.0, weight::TURNS_OF_AREA),
            Act::TakeSold => weight::CARD,
            Act::Draw
            | Act::RevealToDisplay
            | Act::RevealHand
            | Act::RecoverThis
            | Act::DiscardThis
            | Act::ThisOntoPile => 0.0,
        }
    }

    fn amount(&self, amount: Amount, this: Option<Card>) -> f32 {
        match amount {
            Amount::Exactly(points) => f32::from(points),
            Amount::Each(points, count) => f32::from(points) * self.count(count, this),
            Amount::WorthOf(colour) => {
                let count = self.game.stones(self.seat).count(colour).max(1);
                f32::from(self.worth.of(Stones::of(colour, count)))
            }
            Amount::CostOfPicked => weight::COST_OF_PICKED,
        }
    }

    /// The card whose effect it is, if it has not been summoned yet: it will count as in the area (F7).
    fn newcomer(&self, this: Option<Card>) -> Option<Card> {
        this.filter(|&card| !self.game.area(self.seat).set().contains(card))
    }

    /// The cards of a family in the area, this one counted in.
    fn of_family(&self, family: Family, this: Option<Card>) -> u8 {
        self.families[family as usize] + u8::from(self.newcomer(this).is_some_and(|card| card.family() == family))
    }

    fn count(&self, count: Count, this: Option<Card>) -> f32 {
        let area = self.game.area(self.seat);
        let newcomer = self.newcomer(this);
        let here = u8::from(newcomer.is_some());
        let joins = |fits: fn(Card) -> bool| u8::from(newcomer.is_some_and(fits));
        let number = match count {
            Count::Hand => self.game.hand(self.seat).len().saturating_sub(here),
            Count::Area => area.len() + here,
            Count::Of(family) => self.of_family(family, this),
            Count::PairsOf(family) => self.of_family(family, this) / 2,
            Count::Families => Family::ALL.iter().filter(|&&family| self.of_family(family, this) > 0).count() as u8,
            Count::CostUpTo(cost) => area.iter().chain(newcomer).filter(|card| card.cost() <= cost).count() as u8,
            Count::WithActive => self.with_active + joins(|card| !card.creature().active.is_empty()),
            Count::WithPermanent => self.with_permanent + joins(|card| !card.creature().permanent.is_empty()),
            Count::HandFamilies => self.game.hand(self.seat).len().min(4),
            Count::StonesOf(colour) => self.game.stones(self.seat).count(colour).max(1),
            Count::Picked => 1,
        };
        f32::from(number)
    }

    /// How likely a condition holds when it matters.
    fn chance(&self, condition: Condition, this: Option<Card>) -> f32 {
        let (area, hand) = (self.game.area(self.seat), self.game.hand(self.seat));
        let (holds, [if_so, if_not]) = match condition {
            Condition::NoneOf(family) => (self.families[family as usize] == 0, weight::NONE_OF_FAMILY),
            Condition::AllCosts(costs) => {
                let have = |cost: u8| area.iter().chain(this).any(|card| card.cost() == cost);
                (costs.iter().all(|&cost| have(cost)), [1.0, 0.0])
            }
            Condition::OpponentAhead => {
                let score = self.game.score(self.seat);
                (self.game.seats().any(|seat| self.game.score(seat) > score), weight::OPPONENT_AHEAD)
            }
            Condition::HasStone(colour) => (self.game.stones(self.seat).count(colour) > 0, weight::HAS_STONE),
            Condition::HandEqualsArea => (hand.len() == area.len(), weight::HAND_EQUALS_AREA),
            Condition::HandBelow(size) => (hand.len() < size, weight::HAND_BELOW),
            Condition::StonesAtLeast(_) => return weight::STONES_AT_LEAST,
            Condition::PickedOf(_) => return weight::PICKED_OF_FAMILY,
        };
        if holds { if_so } else { if_not }
    }
}

/// Does the active effect of this card return it to the hand?
fn comes_back(card: Card) -> bool {
    card.creature().active.iter().any(|step| matches!(step, Step::Do(Act::RecoverThis)))
}

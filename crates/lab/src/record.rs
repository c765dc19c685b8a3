//! The rows of finished games.

use bytes::Bytes;
use vale_engine::{Game, Match, Move, MoveList, PaymentRule, RULES_VERSION, Seat, SellTable, Start, Stones, Worth};

use crate::LabError;
use crate::sheet::{Cell, Kind, Sheet};
use crate::spans::{CardSpan, Spans, TileSpan};

use Kind::{Flag, Game as Number64, Number, Share, Word};

/// The columns of each table, by its name. The first column of all is the number of the game.
const GAMES: &[(&str, Kind)] = &[
    ("game", Number64),
    ("seed", Word),
    ("rules", Number),
    ("players", Number),
    ("sell", Word),
    ("payment", Word),
    ("artifact_creatures", Flag),
    ("artifact_tiles", Flag),
    ("bots", Word),
    ("first", Number),
    ("rounds", Number),
    ("decisions", Number),
    ("winners", Number),
];

const SEATS: &[(&str, Kind)] = &[
    ("game", Number64),
    ("seat", Number),
    ("turn_order", Number),
    ("bot", Word),
    ("score", Number),
    ("place", Number),
    ("won", Share),
    ("summoned", Number),
    ("stones_lost", Number),
];

const DECISIONS: &[(&str, Kind)] = &[
    ("game", Number64),
    ("number", Number),
    ("round", Number),
    ("seat", Number),
    ("verb", Word),
    ("what", Word),
    ("stones", Word),
    ("legal", Number),
];

const CARDS: &[(&str, Kind)] = &[
    ("game", Number64),
    ("card", Word),
    ("family", Word),
    ("origin", Word),
    ("seen_round", Number),
    ("seat", Number),
    ("pick", Number),
    ("sold_round", Number),
    ("sale", Number),
    ("tamed_round", Number),
    ("summoned_round", Number),
    ("summoned_by", Number),
    ("paid", Number),
    ("wasted", Number),
    ("summons", Number),
    ("uses", Number),
    ("points", Number),
    ("points_others", Number),
    ("stones", Number),
    ("left_round", Number),
    ("in_area", Flag),
    ("won", Share),
    ("summoner_won", Share),
];

const TILES: &[(&str, Kind)] = &[
    ("game", Number64),
    ("tile", Word),
    ("round", Number),
    ("seat", Number),
    ("pick", Number),
    ("used", Flag),
    ("idle", Flag),
    ("points", Number),
    ("won", Share),
];

/// The names of the tables, in the order in which they are written: a chunk is finished when its games are there.
pub const TABLES: [&str; 5] = ["decisions", "cards", "tiles", "seats", "games"];

/// The rows of some games.
pub struct Rows {
    games: Sheet,
    seats: Sheet,
    decisions: Sheet,
    cards: Sheet,
    tiles: Sheet,
    legal: MoveList,
}

impl Default for Rows {
    fn default() -> Self {
        Self {
            games: Sheet::new(GAMES),
            seats: Sheet::new(SEATS),
            decisions: Sheet::new(DECISIONS),
            cards: Sheet::new(CARDS),
            tiles: Sheet::new(TILES),
            legal: MoveList::new(),
        }
    }
}

impl Rows {
    /// The tables with their names, in the order of [`TABLES`].
    pub(crate) fn sheets(&self) -> [(&'static str, &Sheet); 5] {
        let sheets = [&self.decisions, &self.cards, &self.tiles, &self.seats, &self.games];
        std::array::from_fn(|index| (TABLES[index], sheets[index]))
    }

    /// Adds a game: replays it, and writes down what happens in it.
    ///
    /// # Errors
    /// The game is not finished, or did not start from its beginning.
    pub fn add(&mut self, number: i64, played: &Match, names: &[String]) -> Result<(), LabError> {
        let Start::Setup(setup) = played.start() else {
            return Err(LabError::new("the game started from a position, not from its beginning"));
        };
        if !played.game().is_over() {
            return Err(LabError::new("the game is not finished"));
        }
        let mut spans = Spans::new();
        let mut game = played.start().begin(&mut spans).map_err(|error| LabError::new(error.to_string()))?;
        let first = game.first();
        for (place, m) in played.moves().enumerate() {
            self.decide(number, place, &game, m);
            // What is wasted can be told only before the stones are gone.
            spans.waste = if matches!(m, Move::Summon { .. }) { game.preview(m).wastes } else { 0 };
            game.play_unchecked(m, &mut spans);
        }
        let won = Won::new(&game);
        for span in &spans.cards {
            self.card(number, span, &won);
        }
        for span in &spans.tiles {
            self.tile(number, span, &won);
        }
        let names: Vec<Bytes> = names.iter().map(|name| Bytes::from(name.clone())).collect();
        self.players(number, &game, first, &names, &spans, &won);
        let options = setup.options;
        self.games.add([
            Cell::Game(number),
            Cell::Word(setup.seed.to_string().into()),
            Cell::Number(RULES_VERSION.try_into().unwrap_or(i32::MAX)),
            options.players.into(),
            Cell::word(match options.sell {
                SellTable::Printed => "printed",
                SellTable::Manual => "manual",
            }),
            Cell::word(match options.payment {
                PaymentRule::Needed => "needed",
                PaymentRule::Any => "any",
            }),
            Cell::Flag(options.artifact_creatures),
            Cell::Flag(options.artifact_tiles),
            Cell::Word(together(&names)),
            seat_number(first),
            game.round().into(),
            count(played.moves().len()),
            won.winners.into(),
        ]);
        Ok(())
    }

    fn decide(&mut self, number: i64, place: usize, game: &Game, m: Move) {
        game.legal_moves_into(&mut self.legal);
        let (verb, what, stones) = parts(m);
        self.decisions.add([
            Cell::Game(number),
            count(place),
            game.round().into(),
            game.asked_seat().map_or(Cell::Empty, seat_number),
            Cell::word(verb),
            what,
            stones.map_or(Cell::Empty, |stones| Cell::Word(stones.to_string().into())),
            count(self.legal.len()),
        ]);
    }

    fn card(&mut self, number: i64, span: &CardSpan, won: &Won) {
        let or_empty = |value: Option<u8>| value.map_or(Cell::Empty, Cell::from);
        let summoned = span.summoned;
        self.cards.add([
            Cell::Game(number),
            Cell::word(span.card.id()),
            Cell::word(span.card.family().name()),
            Cell::word(span.origin),
            span.seen_round.into(),
            span.seat.map_or(Cell::Empty, seat_number),
            or_empty(span.pick),
            or_empty(span.sold_round),
            span.sold_round.map_or(Cell::Empty, |_| Worth::PRINTED.of(span.sale).into()),
            or_empty(span.tamed_round),
            or_empty(summoned.map(|summoned| summoned.round)),
            summoned.map_or(Cell::Empty, |summoned| seat_number(summoned.seat)),
            summoned.and_then(|summoned| summoned.paid).map_or(Cell::Empty, |paid| Worth::PRINTED.of(paid).into()),
            span.wasted.into(),
            span.summons.into(),
            span.uses.into(),
            span.points.into(),
            span.points_others.into(),
            span.stones.into(),
            or_empty(span.left_round),
            Cell::Flag(span.in_area),
            span.seat.map_or(Cell::Empty, |seat| won.share(seat)),
            summoned.map_or(Cell::Empty, |summoned| won.share(summoned.seat)),
        ]);
    }

    fn tile(&mut self, number: i64, span: &TileSpan, won: &Won) {
        self.tiles.add([
            Cell::Game(number),
            Cell::word(span.tile.id()),
            span.round.into(),
            seat_number(span.seat),
            span.pick.into(),
            Cell::Flag(span.used),
            Cell::Flag(span.idle),
            span.points.into(),
            won.share(span.seat),
        ]);
    }

    fn players(&mut self, number: i64, game: &Game, first: Seat, names: &[Bytes], spans: &Spans, won: &Won) {
        let players = usize::from(game.options().players);
        let mut ranking = game.ranking();
        ranking.sort_by_key(|standing| standing.seat);
        for standing in ranking {
            let index = standing.seat.index();
            let turn = (index + players - first.index()) % players + 1;
            self.seats.add([
                Cell::Game(number),
                seat_number(standing.seat),
                count(turn),
                names.get(index).map_or(Cell::Empty, |name| Cell::Word(name.clone())),
                standing.score.into(),
                standing.place.into(),
                won.share(standing.seat),
                standing.summoned.into(),
                spans.stones_lost[index].into(),
            ]);
        }
    }
}

/// Who won.
struct Won {
    seats: Vec<Seat>,
    winners: u8,
}

impl Won {
    fn new(game: &Game) -> Self {
        let seats: Vec<_> = game.leaders().collect();
        let winners = seats.len() as u8;
        Self { seats, winners }
    }

    /// The share of the win: those who tie share it.
    fn share(&self, seat: Seat) -> Cell {
        Cell::Share(if self.seats.contains(&seat) { 1.0 / f64::from(self.winners) } else { 0.0 })
    }
}

fn seat_number(seat: Seat) -> Cell {
    count(seat.number())
}

/// A number of things; far fewer than a cell can hold.
fn count(things: usize) -> Cell {
    Cell::Number(things.try_into().unwrap_or(i32::MAX))
}

/// The bots of a game in one text: one name if all are the same, else all of them by seat.
fn together(names: &[Bytes]) -> Bytes {
    match names {
        [first, rest @ ..] if rest.iter().all(|name| name == first) => first.clone(),
        _ => names.join(&b", "[..]).into(),
    }
}

/// A move as its verb, what it is about, and stones.
fn parts(m: Move) -> (&'static str, Cell, Option<Stones>) {
    let none = Cell::Empty;
    match m {
        Move::Take(tile) => ("take", Cell::word(tile.id()), None),
        Move::Hunt(card) => ("hunt", Cell::word(card.id()), None),
        Move::Sell(card) => ("sell", Cell::word(card.id()), None),
        Move::Tame(card) => ("tame", Cell::word(card.id()), None),
        Move::Summon { card, pay } => ("summon", Cell::word(card.id()), Some(pay)),
        Move::Remove { card, pay } => ("remove", Cell::word(card.id()), Some(pay)),
        Move::Use(card) => ("use", Cell::word(card.id()), None),
        Move::UseTile(tile) => ("use", Cell::word(tile.id()), None),
        Move::Keep(stones) => ("keep", none, Some(stones)),
        Move::Pay(stones) => ("pay", none, Some(stones)),
        Move::Choose(chosen) => {
            let places: Vec<_> = chosen.places().map(|place| place.to_string()).collect();
            ("choose", Cell::Word(places.join(" ").into()), None)
        }
        Move::Pick(card) => ("pick", Cell::word(card.id()), None),
        Move::Family(family) => ("family", Cell::word(family.name()), None),
        Move::Upgrade(colour) => ("upgrade", Cell::Word(colour.letter().to_string().into()), None),
        Move::Player(seat) => ("player", Cell::Word(seat.to_string().into()), None),
        Move::Done => ("done", none, None),
        Move::End => ("end", none, None),
    }
}

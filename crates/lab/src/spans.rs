//! The cards and tiles of one game: a witness that follows each of them through it.

use vale_engine::{CARD_COUNT, Card, Event, Seat, Secret, Source, Stones, TILE_COUNT, Tile, Witness, Worth};

/// A card from the moment when it was seen until it went to the discard pile or the draw pile.
#[derive(Clone, Debug)]
pub struct CardSpan {
    pub card: Card,
    /// Where it came from.
    pub origin: &'static str,
    pub seen_round: u8,
    /// Who marked, drew or took it.
    pub seat: Option<Seat>,
    /// The how manieth marker of its round it got.
    pub pick: Option<u8>,
    pub sold_round: Option<u8>,
    /// The stones that it was sold for.
    pub sale: Stones,
    pub tamed_round: Option<u8>,
    /// When, by whom and how it was summoned first.
    pub summoned: Option<Summoning>,
    pub summons: u8,
    /// What the stones that were paid for it were worth beyond its costs, all summonings together.
    pub wasted: u16,
    /// How often its active effect was used.
    pub uses: u8,
    /// The points it brought its holder, less those it cost.
    pub points: i32,
    /// The same for all others.
    pub points_others: i32,
    /// The stones it brought its holder.
    pub stones: u16,
    /// When it last left an area.
    pub left_round: Option<u8>,
    /// In whose hand or area it is.
    holder: Option<Seat>,
    /// Is it in an area?
    pub in_area: bool,
}

/// How a card was summoned.
#[derive(Clone, Copy, Debug)]
pub struct Summoning {
    pub round: u8,
    pub seat: Seat,
    /// The stones that were paid; none if it was free.
    pub paid: Option<Stones>,
}

/// A tile from being taken on.
#[derive(Clone, Debug)]
pub struct TileSpan {
    pub tile: Tile,
    pub round: u8,
    pub seat: Seat,
    /// The how manieth tile of its round that was taken.
    pub pick: u8,
    /// Was its effect used, if it is a tile to be used?
    pub used: bool,
    /// Could its effect not be used when it was taken?
    pub idle: bool,
    pub points: i32,
}

/// Follows all cards and tiles of a game.
pub struct Spans {
    pub cards: Vec<CardSpan>,
    pub tiles: Vec<TileSpan>,
    /// The stones that each seat lost because it had too many, by their printed worth.
    pub stones_lost: [u16; vale_engine::MAX_SEATS],
    /// The last span of each card and tile.
    last_card: [Option<usize>; CARD_COUNT],
    last_tile: [Option<usize>; TILE_COUNT],
    round: u8,
    picks: u8,
    tiles_taken: u8,
    /// What the payment of the move that is being played is worth beyond the cost.
    pub waste: u16,
}

impl Spans {
    pub const fn new() -> Self {
        Self {
            cards: Vec::new(),
            tiles: Vec::new(),
            stones_lost: [0; vale_engine::MAX_SEATS],
            last_card: [None; CARD_COUNT],
            last_tile: [None; TILE_COUNT],
            round: 1,
            picks: 0,
            tiles_taken: 0,
            waste: 0,
        }
    }

    /// A card was seen, and is now in this player's hand or shelter, or on the display.
    fn begin(&mut self, card: Card, origin: &'static str, seat: Option<Seat>) {
        self.last_card[card.index()] = Some(self.cards.len());
        self.cards.push(CardSpan {
            card,
            origin,
            seen_round: self.round,
            seat,
            pick: None,
            sold_round: None,
            sale: Stones::NONE,
            tamed_round: None,
            summoned: None,
            summons: 0,
            wasted: 0,
            uses: 0,
            points: 0,
            points_others: 0,
            stones: 0,
            left_round: None,
            holder: seat,
            in_area: false,
        });
    }

    /// The span of a card that was seen, also when it is over: an effect may go on after its card has gone.
    fn of(&mut self, card: Card, change: impl FnOnce(&mut CardSpan, u8)) {
        if let Some(span) = self.last_card[card.index()].and_then(|place| self.cards.get_mut(place)) {
            change(span, self.round);
        }
    }

    fn summoned(&mut self, seat: Seat, card: Card, paid: Option<Stones>) {
        let waste = if paid.is_some() { std::mem::take(&mut self.waste) } else { 0 };
        self.of(card, |span, round| {
            span.summoned.get_or_insert(Summoning { round, seat, paid });
            span.summons = span.summons.saturating_add(1);
            span.wasted = span.wasted.saturating_add(waste);
            span.holder = Some(seat);
            span.in_area = true;
        });
    }

    fn left_area(&mut self, card: Card) {
        self.of(card, |span, round| {
            if std::mem::take(&mut span.in_area) {
                span.left_round = Some(round);
            }
        });
    }

    fn points(&mut self, seat: Seat, points: i32, by: Source) {
        match by {
            Source::Card(card) => self.of(card, |span, _| {
                if span.holder == Some(seat) {
                    span.points += points;
                } else {
                    span.points_others += points;
                }
            }),
            Source::Tile(tile) => self.tile(tile, |span| span.points += points),
        }
    }

    fn tile(&mut self, tile: Tile, change: impl FnOnce(&mut TileSpan)) {
        if let Some(span) = self.last_tile[tile.index()].and_then(|place| self.tiles.get_mut(place)) {
            change(span);
        }
    }

    fn took_tile(&mut self, seat: Seat, tile: Tile) {
        self.tiles_taken += 1;
        self.last_tile[tile.index()] = Some(self.tiles.len());
        let (round, pick) = (self.round, self.tiles_taken);
        self.tiles.push(TileSpan { tile, round, seat, pick, used: false, idle: false, points: 0 });
    }
}

impl Witness for Spans {
    fn event(&mut self, event: Event) {
        match event {
            Event::RoundBegan { round, .. } => {
                self.round = round;
                self.picks = 0;
                self.tiles_taken = 0;
            }
            Event::Revealed { card } => self.begin(card, "display", None),
            Event::Sheltered { seat, card, hidden: true, .. } => self.begin(card, "shelter", Some(seat)),
            Event::TookFromDiscard { seat, card, .. } => self.begin(card, "discard", Some(seat)),
            Event::Hunted { seat, card } => {
                self.picks += 1;
                let pick = self.picks;
                self.of(card, |span, _| {
                    span.seat = Some(seat);
                    span.holder = Some(seat);
                    span.pick = Some(pick);
                });
            }
            Event::Sold { card, stones, .. } => self.of(card, |span, round| {
                span.sold_round = Some(round);
                span.sale = stones;
            }),
            Event::Tamed { card, .. } => self.of(card, |span, round| span.tamed_round = Some(round)),
            Event::Summoned { seat, card, paid } => self.summoned(seat, card, Some(paid)),
            Event::SummonedFree { seat, card, .. } => self.summoned(seat, card, None),
            Event::Removed { card, .. }
            | Event::Recovered { card, .. }
            | Event::DiscardedFromArea { card, .. }
            | Event::PutOnPile { card, .. } => self.left_area(card),
            Event::Swapped { seat, card, with, other, .. } => {
                self.of(card, |span, _| span.holder = Some(with));
                self.of(other, |span, _| span.holder = Some(seat));
            }
            Event::Used { card, .. } => self.of(card, |span, _| span.uses = span.uses.saturating_add(1)),
            Event::PointsEarned { seat, points, by } => self.points(seat, i32::from(points), by),
            Event::PointsLost { seat, points, by } => self.points(seat, -i32::from(points), by),
            Event::StonesEarned { seat, stones, by: Source::Card(card) } => self.of(card, |span, _| {
                if span.holder == Some(seat) {
                    span.stones = span.stones.saturating_add(Worth::PRINTED.of(stones));
                }
            }),
            Event::StonesKept { seat, lost, .. } => {
                let sum = &mut self.stones_lost[seat.index() % vale_engine::MAX_SEATS];
                *sum = sum.saturating_add(Worth::PRINTED.of(lost));
            }
            Event::TookTile { seat, tile } => self.took_tile(seat, tile),
            Event::TileIdle { tile, .. } => self.tile(tile, |span| span.idle = true),
            Event::UsedTile { tile, .. } => self.tile(tile, |span| span.used = true),
            _ => {}
        }
    }

    fn secret(&mut self, seat: Seat, secret: Secret) {
        if let Secret::DrewCard { card } = secret {
            self.begin(card, "drawn", Some(seat));
        }
    }
}

//! What a seat sees, as programs are told: a view as JSON, read back, and a full game that fits it.

use std::collections::BTreeMap;

use serde::Deserialize;
use vale_engine::{
    BySeat, Card, CardSet, Hunted, KnownCard, Options, Phase, PlayerPosition, Position, RULES_VERSION, RunningEffects,
    Seat, Seed, Stones, Tile,
};

use crate::dice::Dice;
use crate::sample::{Unseen, deal};

/// The view of a seat, as far as a full game needs it. What follows from the rest is not read.
#[derive(Clone, Debug, Deserialize)]
pub struct Seen {
    seat: Seat,
    hand: Vec<Card>,
    draw_known_to_me: Vec<KnownCard>,
    options: Options,
    round: u8,
    phase: Phase,
    first: Seat,
    turn: Seat,
    display: Vec<Hunted>,
    tiles: Vec<Tile>,
    draw_count: u8,
    draw_known: Vec<KnownCard>,
    discard: Vec<Card>,
    reshuffled: bool,
    players: Vec<SeenPlayer>,
}

#[derive(Clone, Debug, Deserialize)]
struct SeenPlayer {
    seat: Seat,
    score: u16,
    stones: Stones,
    areas: u8,
    area: Vec<Card>,
    used: Vec<Card>,
    hand_size: u8,
    shelter: Vec<Card>,
    tile: Option<Tile>,
    marked_tile: Option<Tile>,
}

impl Seen {
    /// Returns a full game that looks to the seat exactly like this, with the remembered cards in the hands of those
    /// seats and everything else dealt at random. `running` is what goes on if an effect is being resolved. If nothing
    /// fits, the error says what and where; whether the rules allow the rest is for
    /// [`Game::from_position`](vale_engine::Game::from_position) to say.
    ///
    /// # Errors
    /// No game fits the view and what is remembered; the text names the field.
    pub fn sample(
        &self,
        running: Option<RunningEffects>,
        remembered: &BTreeMap<u8, Vec<Card>>,
        seed: u64,
    ) -> Result<Position, String> {
        let players = usize::from(self.options.players);
        if self.players.len() != players || !Seat::all(self.options.players).eq(self.players.iter().map(|it| it.seat)) {
            return Err(format!("view.players: one for each of the {players} seats, in order"));
        }
        if self.seat.index() >= players {
            return Err(format!("view.seat: there is no seat {} at this table", self.seat));
        }
        let unseen = self.unseen(remembered)?;
        let mut dice = Dice::new(seed);
        let dealt = deal(&unseen, &mut dice);
        if dealt.draw.len() != usize::from(self.draw_count) || self.known().any(|&known| misplaced(&dealt.draw, known))
        {
            return Err(
                "view: the sizes of the draw pile and the hands do not fit the cards that are not seen".to_owned()
            );
        }
        let has_turn = running.is_some() || matches!(self.phase, Phase::Action | Phase::Resolution);
        let supply = self.tiles.iter().copied().chain(self.players.iter().filter_map(|player| player.tile));
        Ok(Position {
            rules: RULES_VERSION,
            options: self.options,
            round: self.round,
            phase: self.phase,
            first: self.first,
            turn: has_turn.then_some(self.turn),
            players: self.players.iter().map(|player| self.position_of(player, dealt.hands[player.seat])).collect(),
            display: self.display.clone(),
            draw: Some(dealt.draw),
            draw_known: self.draw_known.iter().map(|known| known.card).collect(),
            discard: self.discard.clone(),
            reshuffled: self.reshuffled,
            tiles: self.options.artifact_tiles.then(|| supply.collect()),
            running: running.map(Box::new),
            seed: Seed::from_number(dice.bits()),
            seed_used: 0,
        })
    }

    fn known(&self) -> impl Iterator<Item = &KnownCard> {
        self.draw_known.iter().chain(&self.draw_known_to_me)
    }

    /// What the seat does not see.
    fn unseen(&self, remembered: &BTreeMap<u8, Vec<Card>>) -> Result<Unseen, String> {
        let on_display = self.display.iter().map(|hunted| hunted.card);
        let in_front = self.players.iter().flat_map(|player| player.area.iter().chain(&player.shelter));
        let seen: CardSet = on_display.chain(in_front.chain(&self.discard).chain(&self.hand).copied()).collect();
        let mut unseen = Unseen {
            cards: self.options.deck() - seen,
            known: self.known().copied().collect(),
            sizes: BySeat::all(0),
            remembered: BySeat::all(CardSet::EMPTY),
        };
        for player in self.players.iter().filter(|player| player.seat != self.seat) {
            unseen.sizes[player.seat] = player.hand_size;
            let cards = remembered.get(&(player.seat.number() as u8)).map_or(&[][..], Vec::as_slice);
            if let Some(card) = cards.iter().find(|&&card| !unseen.cards.contains(card)) {
                return Err(format!("remembered.{}: `{card}` lies where the seat sees it", player.seat));
            }
            unseen.remembered[player.seat] = cards.iter().copied().collect();
            if unseen.remembered[player.seat].len() > player.hand_size {
                return Err(format!("remembered.{}: more cards than the hand has", player.seat));
            }
        }
        Ok(unseen)
    }

    fn position_of(&self, player: &SeenPlayer, dealt: CardSet) -> PlayerPosition {
        let is_me = player.seat == self.seat;
        PlayerPosition {
            score: player.score,
            stones: player.stones,
            hand: if is_me { self.hand.clone() } else { dealt.iter().collect() },
            area: player.area.clone(),
            used: player.used.clone(),
            shelter: player.shelter.clone(),
            extra_areas: player.areas.saturating_sub(self.round),
            tile: player.tile,
            marked_tile: player.marked_tile,
            draw_known: self.draw_known_to_me.iter().filter(|_| is_me).map(|known| known.card).collect(),
        }
    }
}

fn misplaced(draw: &[Card], known: KnownCard) -> bool {
    draw.get(usize::from(known.depth)) != Some(&known.card)
}

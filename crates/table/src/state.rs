//! How a table stands: who sits where, and the game. It changes by [`Fact`]s only.

use std::collections::HashMap;

use vale_bots::{Memories, recall};
use vale_engine::{
    Deal, Event, FirstPlayer, Game, Happening, MAX_SEATS, Match, Move, Options, Phase, Seat, Secret, Seed, Setup,
    Start, Witness,
};
use vale_protocol::{
    Clock, Code, First, KnownHand, Occupant, PlayerColour, PlayerId, Problem, PublicFact, Settings, Stage, TableId,
};

use crate::chair::{Chair, Reservation, Sitter};
use crate::fact::{Fact, FactError};

/// What a player with an empty bank has for each decision, and who comes back late for the rest of a turn.
const LAST_MS: u64 = Clock::LAST_SECONDS as u64 * 1000;

/// A game that has begun.
#[derive(Clone, Debug)]
pub struct Play {
    /// The game.
    pub game: Match,
    /// What the seats remember.
    pub memories: Memories,
    /// The numbers of the facts that are its moves.
    pub seqs: Vec<u64>,
    /// For each move: did a bot make it in place of the player?
    pub substituted: Vec<bool>,
    /// The most moves that there have been, counting those that were taken back.
    pub furthest: usize,
    /// Who was told what the strongest bot would do, after how many moves.
    pub hints: Vec<(Seat, usize)>,
}

/// From where somebody looks at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Place {
    /// From which seat; as a bystander if from none.
    pub seat: Option<Seat>,
    /// The seats that they may look from: their own, and those of others at the same device.
    pub yours: Vec<Seat>,
}

impl From<Option<Seat>> for Place {
    /// The place of somebody who has this seat and no other.
    fn from(seat: Option<Seat>) -> Self {
        Self { seat, yours: seat.into_iter().collect() }
    }
}

/// How a table stands.
#[derive(Clone, Debug)]
pub struct TableState {
    /// Whoever made the table.
    pub host: PlayerId,
    /// How the table is played.
    pub settings: Settings,
    /// What decides all shuffles.
    pub seed: Seed,
    /// What the game starts from, if it is not dealt as the settings say.
    pub given: Option<Box<Start>>,
    /// The seats.
    pub chairs: Vec<Chair>,
    /// Who saw a reptile last.
    pub reptile: Option<Seat>,
    /// The game.
    pub play: Option<Play>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
}

impl TableState {
    /// A table as it was made.
    pub fn new(host: PlayerId, settings: Settings, seed: Seed, given: Option<Start>, plan: Vec<Sitter>) -> Self {
        let mut chairs: Vec<_> = plan.into_iter().map(Chair::of).collect();
        chairs.resize_with(usize::from(settings.options.players).min(MAX_SEATS), Chair::default);
        let given = given.map(Box::new);
        Self { host, settings, seed, given, chairs, reptile: None, play: None, rematch: None }
    }

    /// The options of the game.
    pub const fn options(&self) -> Options {
        self.settings.options
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.settings.options.players)
    }

    /// A seat, if the table has it.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    /// Who sits where, from seat 1 on.
    pub fn sitters(&self) -> Vec<Sitter> {
        self.chairs.iter().map(|chair| chair.sitter.clone()).collect()
    }

    /// The seats that a person plays for: their own, and those of others at the same device.
    pub fn seats_of(&self, player: &PlayerId) -> impl Iterator<Item = Seat> {
        self.people().filter(move |(_, sitter)| *sitter == player).map(|(seat, _)| seat)
    }

    /// The seat that a person plays for: the one that was chosen, if it is theirs, or else the first of theirs.
    pub fn seat_of(&self, player: &PlayerId, chosen: Option<Seat>) -> Option<Seat> {
        self.seats_of(player).find(|seat| chosen.is_none_or(|chosen| chosen == *seat))
    }

    /// From where a person looks who chose a seat, or did not; a bystander has none.
    pub fn place_of(&self, player: Option<&PlayerId>, chosen: Option<Seat>) -> Place {
        let yours: Vec<_> = player.map_or_else(Vec::new, |player| self.seats_of(player).collect());
        Place { seat: player.and_then(|player| self.seat_of(player, chosen)), yours }
    }

    /// May anybody look from there?
    pub fn may_look(&self, place: &Place) -> bool {
        place.seat.is_some() || self.settings.spectators || self.stage() == Stage::Open
    }

    /// The place of somebody who comes, or why they may not.
    pub fn admit(&self, player: Option<&PlayerId>, chosen: Option<Seat>) -> Result<Place, Problem> {
        let place = self.place_of(player, chosen);
        if let Some(chosen) = chosen.filter(|chosen| !place.yours.contains(chosen)) {
            return Err(Problem::new(Code::Unauthorized, format!("seat {chosen} is not yours")));
        }
        if self.may_look(&place) {
            return Ok(place);
        }
        Err(Problem::new(Code::Unauthorized, "this table does not allow spectators"))
    }

    /// The seats of people, each with the person whose device plays for it.
    pub fn people(&self) -> impl Iterator<Item = (Seat, &PlayerId)> {
        self.seats().zip(&self.chairs).filter_map(|(seat, chair)| Some((seat, chair.sitter.player()?)))
    }

    /// The game as it stands, if it has begun.
    pub fn game(&self) -> Option<&Game> {
        self.play.as_ref().map(|play| play.game.game())
    }

    /// What a seat remembers of the hands of others (I1).
    pub fn known_hands(&self, seat: Seat) -> Vec<KnownHand> {
        let Some(play) = &self.play else { return Vec::new() };
        let memory = play.memories.of(seat);
        let hands = play.game.game().seats().map(|other| KnownHand { seat: other, cards: memory.in_hand(other) });
        hands.filter(|hand| !hand.cards.is_empty()).collect()
    }

    /// Where the table stands.
    pub fn stage(&self) -> Stage {
        match self.game() {
            None => Stage::Open,
            Some(game) if game.is_over() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// A colour that nobody has.
    pub fn free_colour(&self) -> PlayerColour {
        let free = PlayerColour::ALL.into_iter().find(|colour| self.colour_is_free(*colour));
        free.unwrap_or(PlayerColour::Black)
    }

    /// Does nobody have this colour?
    pub fn colour_is_free(&self, colour: PlayerColour) -> bool {
        self.chairs.iter().all(|chair| chair.sitter.colour() != Some(colour))
    }

    /// The seats as others are told, with these names of the people.
    pub fn occupants(&self, names: &HashMap<PlayerId, String>) -> Vec<Occupant> {
        self.chairs.iter().map(|chair| chair.sitter.occupant(names)).collect()
    }

    /// How many milliseconds a seat has left, if it has been asked for this long; none without a clock.
    pub fn time_left(&self, seat: Seat, asked_for_ms: u64) -> Option<u64> {
        let chair = self.chair(seat)?;
        let ms = |seconds: u32| u64::from(seconds) * 1000;
        let whole = match self.settings.clock {
            Clock::None => return None,
            Clock::Turn { seconds } => (ms(seconds) + chair.extra_ms).saturating_sub(chair.spent_in_turn_ms),
            Clock::Bank { seconds } => {
                let last = (LAST_MS + chair.extra_ms).saturating_sub(chair.spent_on_question_ms);
                ms(seconds).saturating_sub(chair.spent_ms).max(last)
            }
        };
        Some(whole.saturating_sub(asked_for_ms))
    }

    /// The person who is asked and whose time runs, if it is a person.
    pub fn thinker(&self) -> Option<Seat> {
        let asked = self.game()?.asked_seat()?;
        self.chair(asked).filter(|chair| chair.bot().is_none()).map(|_| asked)
    }

    /// Counts thinking time for whoever is asked.
    fn charge(&mut self, thought_ms: u64) {
        let thinker = self.thinker();
        if let Some(chair) = thinker.and_then(|seat| self.chairs.get_mut(seat.index())) {
            chair.spend(thought_ms);
        }
    }

    /// Is this a move that can be made now? What was decided here is; what comes from the store has to be checked.
    pub fn check(&self, fact: &Fact) -> Result<(), FactError> {
        let Fact::Played { seat, m, .. } = fact else { return Ok(()) };
        let game = self.game().ok_or_else(|| FactError("a move before the start".to_owned()))?;
        if game.asked_seat() != Some(*seat) {
            return Err(FactError(format!("a move of seat {seat}, which is not the one to decide")));
        }
        game.check(*m).map_err(|refusal| FactError(format!("{m}: {refusal}")))
    }

    /// Lets something happen that was decided or [checked](Self::check), and tells what it brought about in the game.
    /// Whoever was asked had thought for so long since the fact before. After an error the state is not to be used.
    pub fn apply(&mut self, seq: u64, fact: &Fact, thought_ms: u64) -> Result<Vec<Happening>, FactError> {
        let mut happenings = Vec::new();
        self.charge(thought_ms);
        match fact {
            Fact::Sat { seat, player, colour } => {
                *self.chair_mut(*seat)? = Chair::of(Sitter::Person { player: player.clone(), colour: *colour });
            }
            Fact::Reserved { seat, by } => {
                let reservation = Some(Reservation { entry: seq, by: by.clone() });
                *self.chair_mut(*seat)? = Chair { sitter: Sitter::Invited, reservation, ..Chair::default() };
            }
            Fact::Played { seat, m, spent_ms, substituted } => {
                self.chair_mut(*seat)?.spend(*spent_ms);
                self.play_move(seq, *m, &mut happenings)?;
                self.play.iter_mut().for_each(|play| play.substituted.push(*substituted));
                let chair = self.chair_mut(*seat)?;
                chair.votes.clear();
                if !substituted {
                    chair.substituted = None;
                }
            }
            Fact::Undone { seat } => self.take_back(*seat)?,
            Fact::Said { .. } | Fact::Reacted { .. } => {}
            Fact::Public(PublicFact::Started) => self.play = Some(self.begin(&mut happenings)?),
            Fact::Public(fact) => self.apply_public(fact)?,
        }
        Ok(happenings)
    }

    fn apply_public(&mut self, fact: &PublicFact) -> Result<(), FactError> {
        match fact {
            PublicFact::Cleared { seat } => *self.chair_mut(*seat)? = Chair::default(),
            PublicFact::BotSat { seat, level, colour } => {
                *self.chair_mut(*seat)? = Chair::of(Sitter::Bot { level: *level, colour: *colour });
            }
            PublicFact::ColourChosen { seat, colour } => self.chair_mut(*seat)?.sitter.paint(*colour),
            PublicFact::Readied { seat, ready } => self.chair_mut(*seat)?.ready = *ready,
            PublicFact::SawReptile { seat } => self.reptile = Some(*seat),
            PublicFact::Paced { pace_ms } => self.settings.pace_ms = *pace_ms,
            PublicFact::Substituted { seat, reason } => {
                let chair = self.chair_mut(*seat)?;
                chair.substituted = Some(*reason);
                chair.votes.clear();
            }
            PublicFact::Returned { seat } => {
                let chair = self.chair_mut(*seat)?;
                chair.substituted = None;
                chair.votes.clear();
                // Whoever comes back after their time was over gets a little, once in a turn.
                if self.time_left(*seat, 0) == Some(0) {
                    self.chair_mut(*seat)?.extra_ms = LAST_MS;
                }
            }
            PublicFact::Voted { seat, absent } => self.chair_mut(*absent)?.votes.push(*seat),
            PublicFact::Rematch { table } => self.rematch = Some(table.clone()),
            PublicFact::Hinted { seat } => {
                if let Some(play) = &mut self.play {
                    play.hints.push((*seat, play.game.played().len()));
                }
            }
            PublicFact::Started => {}
        }
        Ok(())
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, FactError> {
        self.chairs.get_mut(seat.index()).ok_or_else(|| FactError(format!("there is no seat {seat}")))
    }

    /// What the game starts from.
    pub fn start(&self) -> Start {
        if let Some(given) = &self.given {
            return (**given).clone();
        }
        let first = match (self.settings.first, self.reptile) {
            (First::Seat(seat), _) => FirstPlayer::Chosen(seat),
            (First::Reptile, Some(seat)) => FirstPlayer::Reptile(seat),
            (First::Random, _) | (First::Reptile, None) => FirstPlayer::Random,
        };
        Start::Setup(Setup { options: self.options(), first, deal: Deal::Shuffled, seed: self.seed })
    }

    fn begin(&self, happenings: &mut Vec<Happening>) -> Result<Play, FactError> {
        let mut memories = Memories::new(self.options().players);
        let mut told = Recorder { memories: &mut memories, happenings };
        let game = Match::begin(self.start(), &mut told).map_err(|error| FactError(error.to_string()))?;
        Ok(Play { game, memories, seqs: Vec::new(), substituted: Vec::new(), furthest: 0, hints: Vec::new() })
    }

    fn play_move(&mut self, seq: u64, m: Move, told: &mut Vec<Happening>) -> Result<(), FactError> {
        let play = self.play.as_mut().ok_or_else(|| FactError("a move before the start".to_owned()))?;
        let turn = turn_of(play.game.game());
        let mut told = Recorder { memories: &mut play.memories, happenings: told };
        play.game.play_unchecked(m, &mut told);
        play.seqs.push(seq);
        let is_new = play.seqs.len() > play.furthest;
        play.furthest = play.furthest.max(play.seqs.len());
        let turn_ends = turn_of(play.game.game()) != turn;
        for chair in &mut self.chairs {
            if is_new {
                chair.spent_on_question_ms = 0;
            }
            if turn_ends {
                (chair.spent_in_turn_ms, chair.extra_ms) = (0, 0);
            }
        }
        Ok(())
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), FactError> {
        let play = self.play.as_mut().ok_or_else(|| FactError("an undo before the start".to_owned()))?;
        play.game.undo(seat).map_err(|refusal| FactError(refusal.to_string()))?;
        play.seqs.pop();
        play.substituted.pop();
        play.memories = recall(&play.game).map_err(|error| FactError(error.to_string()))?;
        Ok(())
    }
}

/// Whose turn of which phase of which round it is.
fn turn_of(game: &Game) -> (u8, Phase, Seat) {
    (game.round(), game.phase(), game.turn())
}

/// Lets the seats remember, and writes down, what happens.
struct Recorder<'a> {
    memories: &'a mut Memories,
    happenings: &'a mut Vec<Happening>,
}

impl Witness for Recorder<'_> {
    fn event(&mut self, event: Event) {
        self.memories.event(event);
        self.happenings.push(Happening::Public(event));
    }

    fn secret(&mut self, seat: Seat, secret: Secret) {
        self.memories.secret(seat, secret);
        self.happenings.push(Happening::Private(seat, secret));
    }
}

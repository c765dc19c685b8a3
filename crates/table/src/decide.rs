//! Which facts a command becomes, or why it is refused. Nothing changes here.

use vale_engine::{Move, Seat};
use vale_protocol::{
    Code, MAX_CHAT, PlayerColour, PlayerId, Problem, PublicFact, Request, Settings, Stage, Substitution,
};

use crate::chair::{Chair, Sitter, level_of};
use crate::command::{Actor, DecisionContext, Invited};
use crate::fact::Fact;
use crate::state::TableState;

fn illegal(message: impl Into<String>) -> Problem {
    Problem::new(Code::Illegal, message)
}

fn unauthorized(message: impl Into<String>) -> Problem {
    Problem::new(Code::Unauthorized, message)
}

impl Actor<'_> {
    /// The seat that the actor answers for.
    fn seat(&self, state: &TableState) -> Result<Seat, Problem> {
        match *self {
            Self::Bot(seat) => Ok(seat),
            Self::Person { player, chosen, .. } => {
                state.seat_of(player, chosen).ok_or_else(|| unauthorized("you have no seat at this table"))
            }
        }
    }
}

impl TableState {
    /// Did this actor make the table?
    fn is_host(&self, actor: Actor<'_>) -> bool {
        matches!(actor, Actor::Person { player, .. } if *player == self.host)
    }
}

impl Chair {
    /// Did this actor reserve the seat for somebody who is invited?
    fn is_reserved_by(&self, actor: Actor<'_>) -> bool {
        let by = self.reservation.as_ref().and_then(|reservation| reservation.by.as_ref());
        matches!(actor, Actor::Person { player, .. } if by == Some(player))
    }
}

impl TableState {
    /// The fact that a command becomes. A rematch and a mute are not decided here.
    pub fn decide(&self, actor: Actor<'_>, request: &Request, context: DecisionContext) -> Result<Fact, Problem> {
        match request {
            Request::Sit { seat, colour } => self.sit(actor, *seat, *colour),
            Request::Stand {} => {
                let seat = actor.seat(self)?;
                self.before_the_start()?;
                Ok(PublicFact::Cleared { seat }.into())
            }
            Request::SeatBot { seat, level } => self.seat_bot(actor, *seat, *level),
            Request::Reserve { seat } => self.reserve(actor, *seat),
            Request::Clear { seat } => self.clear(actor, *seat),
            Request::Colour { colour } => {
                let seat = actor.seat(self)?;
                self.before_the_start()?;
                self.free(*colour)?;
                Ok(PublicFact::ColourChosen { seat, colour: *colour }.into())
            }
            Request::Ready { ready } => {
                let seat = actor.seat(self)?;
                self.before_the_start()?;
                Ok(PublicFact::Readied { seat, ready: *ready }.into())
            }
            Request::Reptile {} => {
                let seat = actor.seat(self)?;
                self.before_the_start()?;
                Ok(PublicFact::SawReptile { seat }.into())
            }
            Request::Start {} => self.start_game(actor),
            Request::Play { m } => self.play(actor, *m),
            Request::Undo {} => {
                let seat = actor.seat(self)?;
                self.can_undo(seat)?;
                Ok(Fact::Undone { seat })
            }
            Request::Say { text } => self.say(actor, text),
            Request::React { reaction } => {
                let (seat, player) = self.speaker(actor)?;
                Ok(Fact::Reacted { seat, player: player.clone(), reaction: *reaction })
            }
            Request::Pace { pace_ms } => self.pace(actor, *pace_ms),
            Request::Hint {} => self.hint(actor),
            Request::Vote { seat } => self.vote(actor, *seat, context),
            Request::Leave {} => {
                let seat = actor.seat(self)?;
                self.while_playing()?;
                if self.chair(seat).is_some_and(|chair| chair.substituted.is_some()) {
                    return Err(illegal("a bot is already playing for you"));
                }
                Ok(PublicFact::Substituted { seat, reason: Substitution::Left }.into())
            }
            Request::Return {} => {
                let seat = actor.seat(self)?;
                self.can_return(seat)?;
                Ok(PublicFact::Returned { seat }.into())
            }
            Request::Rematch {} | Request::Mute { .. } => Err(illegal("this command does not exist at a table")),
        }
    }

    fn before_the_start(&self) -> Result<(), Problem> {
        if self.stage() == Stage::Open { Ok(()) } else { Err(illegal("the game has started")) }
    }

    fn while_playing(&self) -> Result<(), Problem> {
        match self.stage() {
            Stage::Open => Err(illegal("the game has not started")),
            Stage::Playing => Ok(()),
            Stage::Over => Err(illegal("the game is over")),
        }
    }

    fn free(&self, colour: PlayerColour) -> Result<(), Problem> {
        if self.colour_is_free(colour) { Ok(()) } else { Err(illegal("that colour is taken: choose another")) }
    }

    fn existing(&self, seat: Seat) -> Result<&Chair, Problem> {
        self.chair(seat).ok_or_else(|| illegal(format!("there is no seat {seat} at this table")))
    }

    fn sit(&self, actor: Actor<'_>, seat: Seat, colour: Option<PlayerColour>) -> Result<Fact, Problem> {
        let Actor::Person { player, invited_to, .. } = actor else {
            return Err(unauthorized("bots cannot take seats themselves"));
        };
        self.before_the_start()?;
        if self
            .chairs
            .iter()
            .any(|chair| matches!(&chair.sitter, Sitter::Person { player: sitter, .. } if sitter == player))
        {
            return Err(illegal("you already have a seat at this table: leave it first"));
        }
        let chair = self.existing(seat)?;
        let reserved_for = chair.reservation.as_ref().map(|reservation| Invited { seat, entry: reservation.entry });
        if invited_to.is_some() && invited_to != reserved_for {
            let message = "this invitation has been withdrawn, replaced or used";
            return Err(Problem::new(Code::NotFound, message));
        }
        match &chair.sitter {
            Sitter::Nobody => {}
            Sitter::Invited if invited_to.is_some() => {}
            Sitter::Invited => return Err(unauthorized("this seat is reserved for an invited player")),
            Sitter::Person { .. } | Sitter::Beside { .. } | Sitter::Bot { .. } => {
                return Err(illegal("this seat is taken"));
            }
        }
        if let Some(colour) = colour {
            self.free(colour)?;
        }
        let colour = colour.unwrap_or_else(|| self.free_colour());
        Ok(Fact::Sat { seat, player: player.clone(), colour })
    }

    /// Is this somebody who may arrange the seats?
    fn arranges(&self, actor: Actor<'_>) -> Result<(), Problem> {
        if let Actor::Bot(_) = actor {
            return Err(unauthorized("bots cannot change seats"));
        }
        self.before_the_start()?;
        if self.is_host(actor) { Ok(()) } else { actor.seat(self).map(|_| ()) }
    }

    fn seat_bot(&self, actor: Actor<'_>, seat: Seat, level: u8) -> Result<Fact, Problem> {
        self.arranges(actor)?;
        if level_of(level).is_none() {
            return Err(illegal(format!("there is no bot level {level}; the levels are 0 to 5")));
        }
        if self.existing(seat)?.sitter != Sitter::Nobody {
            return Err(illegal("this seat is not free"));
        }
        Ok(PublicFact::BotSat { seat, level, colour: self.free_colour() }.into())
    }

    fn clear(&self, actor: Actor<'_>, seat: Seat) -> Result<Fact, Problem> {
        self.arranges(actor)?;
        let chair = self.existing(seat)?;
        match &chair.sitter {
            Sitter::Nobody => Err(illegal("this seat is empty")),
            Sitter::Invited if chair.is_reserved_by(actor) => Ok(PublicFact::Cleared { seat }.into()),
            Sitter::Person { .. } | Sitter::Beside { .. } | Sitter::Invited if !self.is_host(actor) => {
                Err(unauthorized("only the host can remove a player"))
            }
            Sitter::Person { .. } | Sitter::Beside { .. } | Sitter::Invited | Sitter::Bot { .. } => {
                Ok(PublicFact::Cleared { seat }.into())
            }
        }
    }

    /// Reserves a seat for somebody who is invited. Whoever reserved one can invite somebody else to it instead.
    fn reserve(&self, actor: Actor<'_>, seat: Seat) -> Result<Fact, Problem> {
        self.arranges(actor)?;
        let Actor::Person { player, .. } = actor else { return Err(unauthorized("bots cannot invite players")) };
        let chair = self.existing(seat)?;
        match chair.sitter {
            Sitter::Invited if !self.is_host(actor) && !chair.is_reserved_by(actor) => {
                Err(unauthorized("this seat is reserved for a player whom somebody else invited"))
            }
            Sitter::Nobody | Sitter::Invited => Ok(Fact::Reserved { seat, by: Some(player.clone()) }),
            Sitter::Person { .. } | Sitter::Beside { .. } | Sitter::Bot { .. } => Err(illegal("this seat is taken")),
        }
    }

    fn start_game(&self, actor: Actor<'_>) -> Result<Fact, Problem> {
        let Actor::Person { player, .. } = actor else { return Err(unauthorized("bots cannot start games")) };
        if !self.is_host(actor) {
            actor.seat(self)?;
        }
        self.before_the_start()?;
        for (other, chair) in self.seats().zip(&self.chairs) {
            match &chair.sitter {
                Sitter::Nobody | Sitter::Invited => return Err(illegal(format!("seat {other} is still free"))),
                Sitter::Person { player: sitter, .. } | Sitter::Beside { player: sitter, .. }
                    if !chair.ready && sitter != player =>
                {
                    return Err(illegal(format!("the player in seat {other} is not ready yet")));
                }
                Sitter::Person { .. } | Sitter::Beside { .. } | Sitter::Bot { .. } => {}
            }
        }
        Ok(PublicFact::Started.into())
    }

    /// Notes that somebody is told what the strongest bot would do. There is nobody at the table to whom that would be unfair,
    /// and a game against bots alone is never rated.
    fn hint(&self, actor: Actor<'_>) -> Result<Fact, Problem> {
        let seat = actor.seat(self)?;
        self.while_playing()?;
        if !self.settings.hints {
            return Err(illegal("this table was created without hints"));
        }
        if self.people().count() > 1 {
            return Err(illegal("hints are for games against bots only"));
        }
        if self.game().and_then(vale_engine::Game::asked_seat) != Some(seat) {
            return Err(illegal("it is not your decision"));
        }
        Ok(PublicFact::Hinted { seat }.into())
    }

    fn play(&self, actor: Actor<'_>, m: Move) -> Result<Fact, Problem> {
        let seat = actor.seat(self)?;
        self.while_playing()?;
        let game = self.game().ok_or_else(|| illegal("the game has not started"))?;
        if game.asked_seat() != Some(seat) {
            return Err(illegal("it is not your decision"));
        }
        game.check(m).map_err(Problem::illegal_move)?;
        let substituted = matches!(actor, Actor::Bot(_)) && self.existing(seat)?.sitter.player().is_some();
        Ok(Fact::Played { seat, m, spent_ms: 0, substituted })
    }

    /// May this actor have another table for the same players?
    pub(crate) fn check_rematch(&self, actor: Actor<'_>) -> Result<(), Problem> {
        if actor.seat(self).is_err() {
            return Err(unauthorized("only players of this game can start a rematch"));
        }
        if self.stage() == Stage::Over { Ok(()) } else { Err(illegal("finish this game first")) }
    }

    /// Can this player take their seat back from the bot?
    pub fn can_return(&self, seat: Seat) -> Result<(), Problem> {
        let chair = self.existing(seat)?;
        if chair.substituted.is_none() {
            return Err(illegal("no bot is playing for you"));
        }
        if chair.extra_ms > 0 && self.time_left(seat, 0) == Some(0) {
            return Err(illegal("your time for this turn is over: the bot plays it to its end, then come back"));
        }
        Ok(())
    }

    /// Can this seat take back its last move? Only in its own turn, only to the last thing that was hidden or somebody
    /// else's doing.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Problem> {
        if !self.settings.undo {
            return Err(illegal("undo is off at this table"));
        }
        self.while_playing()?;
        let play = self.play.as_ref().ok_or_else(|| illegal("the game has not started"))?;
        if play.game.game().turn() != seat {
            return Err(illegal("only the player whose turn it is can undo"));
        }
        play.game.check_undo(seat).map_err(|refusal| illegal(refusal.to_string()))
    }

    /// The seat and the player of somebody who may talk here.
    fn speaker<'a>(&self, actor: Actor<'a>) -> Result<(Seat, &'a PlayerId), Problem> {
        let seat = actor.seat(self)?;
        let Actor::Person { player, .. } = actor else { return Err(unauthorized("bots cannot chat")) };
        if self.settings.chat { Ok((seat, player)) } else { Err(illegal("chat is off at this table")) }
    }

    fn say(&self, actor: Actor<'_>, text: &str) -> Result<Fact, Problem> {
        let (seat, player) = self.speaker(actor)?;
        let visible: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let text = visible.trim();
        let length = text.chars().count();
        if length == 0 || length > MAX_CHAT {
            return Err(illegal(format!("a message has 1 to {MAX_CHAT} characters")));
        }
        Ok(Fact::Said { seat, player: player.clone(), text: text.to_owned() })
    }

    fn pace(&self, actor: Actor<'_>, pace_ms: u32) -> Result<Fact, Problem> {
        if !self.is_host(actor) {
            return Err(unauthorized("how fast bots play is decided by who made the table"));
        }
        if self.stage() == Stage::Over {
            return Err(illegal("the game is over"));
        }
        if pace_ms > Settings::SLOWEST_PACE_MS {
            return Err(illegal(format!("pace_ms: at most {}", Settings::SLOWEST_PACE_MS)));
        }
        if pace_ms == self.settings.pace_ms {
            return Err(illegal("bots play at this pace already"));
        }
        Ok(PublicFact::Paced { pace_ms }.into())
    }

    fn vote(&self, actor: Actor<'_>, absent: Seat, context: DecisionContext) -> Result<Fact, Problem> {
        let seat = actor.seat(self)?;
        self.while_playing()?;
        let chair = self.existing(absent)?;
        if seat == absent {
            return Err(illegal("to hand over your own seat, use leave"));
        }
        if chair.sitter.player().is_none() || chair.substituted.is_some() {
            return Err(illegal("a bot is already playing for this seat"));
        }
        if !context.is_away(absent) {
            let seconds = context.grace.as_secs();
            return Err(illegal(format!("this player is here, or has been away for less than {seconds} seconds")));
        }
        if chair.votes.contains(&seat) {
            return Err(illegal("you have already voted"));
        }
        Ok(PublicFact::Voted { seat, absent }.into())
    }

    /// What is due at this moment without anybody's doing.
    pub fn due(&self, context: DecisionContext) -> Option<Fact> {
        if self.stage() != Stage::Playing {
            return None;
        }
        let outvoted = self.people().find(|(seat, _)| context.is_away(*seat) && self.is_outvoted(*seat));
        if let Some((seat, _)) = outvoted {
            return Some(PublicFact::Substituted { seat, reason: Substitution::Vote }.into());
        }
        let asked = self.thinker()?;
        let over = self.time_left(asked, context.thought_ms) == Some(0);
        over.then_some(PublicFact::Substituted { seat: asked, reason: Substitution::Clock }.into())
    }

    /// Did more than half of the others vote for a bot in place of this player?
    fn is_outvoted(&self, seat: Seat) -> bool {
        let Some(chair) = self.chair(seat) else { return false };
        let counts = |other: Seat| self.chair(other).is_some_and(|chair| chair.substituted.is_none());
        let others = self.people().filter(|&(other, _)| other != seat && counts(other)).count();
        let votes = chair.votes.iter().filter(|&&voter| counts(voter)).count();
        chair.substituted.is_none() && votes > 0 && votes * 2 > others
    }
}

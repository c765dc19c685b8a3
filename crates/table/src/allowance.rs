//! How much of a table's log is for everything but moves. A log that anybody can make longer and longer would one day be
//! too long to read; moves end by themselves, and whatever keeps a game going is never refused.

use std::collections::HashMap;

use vale_protocol::{Code, PlayerId, Problem, PublicFact, Request, Substitution};

use crate::fact::Fact;

/// What can be done again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    /// Sitting down, getting up, being ready and the like, before the start.
    Arranging,
    /// Things said.
    Talk,
    /// Moves taken back.
    Undo,
    /// Going away.
    Leaving,
    /// Changing how long bots wait.
    Pace,
    /// Being told what the strongest bot would do.
    Hint,
}

impl Kind {
    const fn of_request(request: &Request) -> Option<Self> {
        match request {
            Request::Sit { .. }
            | Request::Stand {}
            | Request::SeatBot { .. }
            | Request::Reserve { .. }
            | Request::Clear { .. }
            | Request::Colour { .. }
            | Request::Ready { .. }
            | Request::Reptile {} => Some(Self::Arranging),
            Request::Say { .. } | Request::React { .. } => Some(Self::Talk),
            Request::Undo {} => Some(Self::Undo),
            Request::Leave {} => Some(Self::Leaving),
            Request::Pace { .. } => Some(Self::Pace),
            Request::Hint {} => Some(Self::Hint),
            _ => None,
        }
    }

    const fn of_fact(fact: &Fact) -> Option<Self> {
        use PublicFact::{BotSat, Cleared, ColourChosen, Hinted, Paced, Readied, SawReptile, Substituted};
        match fact {
            Fact::Sat { .. }
            | Fact::Reserved { .. }
            | Fact::Public(Cleared { .. } | BotSat { .. } | ColourChosen { .. } | Readied { .. } | SawReptile { .. }) => {
                Some(Self::Arranging)
            }
            Fact::Said { .. } | Fact::Reacted { .. } => Some(Self::Talk),
            Fact::Undone { .. } => Some(Self::Undo),
            Fact::Public(Substituted { reason: Substitution::Left, .. }) => Some(Self::Leaving),
            Fact::Public(Paced { .. }) => Some(Self::Pace),
            Fact::Public(Hinted { .. }) => Some(Self::Hint),
            _ => None,
        }
    }

    /// How often one player may do it at a table, and how often all together may.
    const fn limits(self) -> (u32, u32) {
        match self {
            Self::Arranging => (200, 1000),
            Self::Talk | Self::Undo => (500, 2000),
            Self::Leaving => (100, 400),
            Self::Pace => (100, 100),
            Self::Hint => (300, 300),
        }
    }

    const fn sentence(self) -> &'static str {
        match self {
            Self::Arranging => {
                "the seats of this table have been changed too often: start the game, or create a new table"
            }
            Self::Talk => "you have sent as many messages as fit at this table",
            Self::Undo => "too many moves have been undone in this game: no more can be",
            Self::Hint => "you have had as many hints as there are in one game",
            Self::Pace => "the bot speed has been changed too often at this table",
            Self::Leaving => "you have left this table too often: play, or let your time run out",
        }
    }
}

/// What was done so far.
#[derive(Clone, Debug, Default)]
pub struct Allowance {
    by_player: HashMap<(String, Kind), u32>,
    in_all: HashMap<Kind, u32>,
}

impl Allowance {
    /// Counts a fact, with the command that it came from. A command of a person begins with the id of that person.
    pub fn note(&mut self, command: &str, fact: &Fact) {
        let Some(kind) = Kind::of_fact(fact) else { return };
        let player = command.split(':').next().unwrap_or_default();
        *self.by_player.entry((player.to_owned(), kind)).or_default() += 1;
        *self.in_all.entry(kind).or_default() += 1;
    }

    /// May this player ask for this once more?
    pub fn check(&self, player: &PlayerId, request: &Request) -> Result<(), Problem> {
        let Some(kind) = Kind::of_request(request) else { return Ok(()) };
        let (most, most_in_all) = kind.limits();
        let by_player = self.by_player.get(&(player.0.clone(), kind)).copied().unwrap_or(0);
        let in_all = self.in_all.get(&kind).copied().unwrap_or(0);
        if by_player >= most || in_all >= most_in_all {
            return Err(Problem::new(Code::Illegal, kind.sentence()));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use vale_engine::Seat;

    use super::*;

    #[test]
    fn one_player_cannot_use_up_what_is_there_for_all() {
        let mut allowance = Allowance::default();
        let (ada, bo) = (PlayerId("ada".to_owned()), PlayerId("bo".to_owned()));
        let ready = Request::Ready { ready: true };
        let fact = Fact::Public(PublicFact::Readied { seat: Seat::new(0).unwrap(), ready: true });
        for number in 0..200 {
            allowance.check(&ada, &ready).unwrap();
            allowance.note(&format!("ada:{number}"), &fact);
        }
        let refusal = allowance.check(&ada, &ready).unwrap_err();
        assert_eq!(refusal.code, Code::Illegal);
        allowance.check(&bo, &ready).unwrap();
        // What keeps the game going is never refused.
        for request in [Request::Start {}, Request::Play { m: vale_engine::Move::End }, Request::Return {}] {
            allowance.check(&ada, &request).unwrap();
        }
        allowance.check(&ada, &Request::Vote { seat: Seat::new(1).unwrap() }).unwrap();
    }

    #[test]
    fn words_and_reactions_are_counted_together() {
        let mut allowance = Allowance::default();
        let (ada, seat, reaction) = (PlayerId("ada".to_owned()), Seat::FIRST, vale_protocol::Reaction::Thanks);
        let said = Fact::Said { seat, player: ada.clone(), text: "!".to_owned() };
        let reacted = Fact::Reacted { seat, player: ada.clone(), reaction };
        for number in 0..500 {
            allowance.check(&ada, &Request::React { reaction }).unwrap();
            allowance.note(&format!("ada:{number}"), if number % 2 == 0 { &said } else { &reacted });
        }
        allowance.check(&ada, &Request::React { reaction }).unwrap_err();
        allowance.check(&ada, &Request::Say { text: "!".to_owned() }).unwrap_err();
    }

    #[test]
    fn many_players_cannot_make_a_log_endless() {
        let mut allowance = Allowance::default();
        let fact = Fact::Public(PublicFact::ColourChosen {
            seat: Seat::new(0).unwrap(),
            colour: vale_protocol::PlayerColour::Green,
        });
        for number in 0..1000 {
            allowance.note(&format!("player{}:{number}", number / 100), &fact);
        }
        let somebody = PlayerId("somebody".to_owned());
        allowance.check(&somebody, &Request::Stand {}).unwrap_err();
        allowance.check(&somebody, &Request::Say { text: "!".to_owned() }).unwrap();
    }
}

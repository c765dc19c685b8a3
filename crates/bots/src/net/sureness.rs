//! How sure of itself a net may be when it tells people.
//!
//! A net has learned from games of strong players. In games of others a lead is lost more often than it thinks, so what it
//! says is made more even: the more, the less is known about how well they play.

use vale_engine::MAX_SEATS;

use super::{Verdict, soft};
use crate::bot::Level;

/// How sure a net may be, in 1024ths: its logits are multiplied by that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sureness {
    /// In games of level 2, and of people.
    pub modest: i16,
    /// In games of levels 3 and 5.
    pub strong: i16,
}

impl Sureness {
    /// What takes a net at its word.
    pub const FULL: Self = Self { modest: 1024, strong: 1024 };

    fn with(self, company: Company) -> f32 {
        let (modest, strong) = (f32::from(self.modest), f32::from(self.strong));
        (modest + (strong - modest) * company.strong) / f32::from(Self::FULL.modest)
    }
}

/// Who plays a game, as far as it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Company {
    /// The part of the players who are as strong as those from whom the nets have learned.
    strong: f32,
}

impl Company {
    /// People, or others of whom nothing is known: they are taken to be like level 2.
    pub const UNKNOWN: Self = Self { strong: 0.0 };

    /// Returns the company at a table where bots of these levels sit, and people where there is no level.
    pub fn of(players: impl IntoIterator<Item = Option<Level>>) -> Self {
        let (mut strong, mut all) = (0_u8, 0_u8);
        for level in players {
            strong += u8::from(matches!(level, Some(Level::Learned | Level::Master)));
            all += 1;
        }
        Self { strong: f32::from(strong) / f32::from(all.max(1)) }
    }

    /// Returns the company at a table where these sit, by their names in a record: bots are called `Bot (level 5)` at a table, and
    /// in an arena they have the names of their levels, such as `master`, or `master@1500` with a budget.
    pub fn named(names: &[String]) -> Self {
        let level = |name: &String| {
            let (in_arena, _) = name.split_once('@').unwrap_or((name, ""));
            let in_arena = || Level::ALL.into_iter().find(|level| level.name() == in_arena);
            Level::named_at_table(name).or_else(in_arena)
        };
        Self::of(names.iter().map(level))
    }
}

impl Verdict {
    /// Returns how likely every seat is to win, as people are told it: of the positions in which a seat has 70 %, it wins about
    /// 70 %. All shares are a little more even than [those by which bots compare](Self::shares), in the same order.
    pub fn calibrated(&self, company: Company) -> [f32; MAX_SEATS] {
        let sureness = self.sureness.with(company);
        soft::shares(self.logits.map(|logit| logit * sureness), self.players)
    }
}

#[cfg(test)]
mod tests {
    use super::{Company, Sureness};
    use crate::bot::Level;

    #[test]
    fn the_stronger_the_company_the_surer() {
        let sureness = Sureness { modest: 512, strong: 1024 };
        let with = |levels: &[Option<Level>]| format!("{:.2}", sureness.with(Company::of(levels.iter().copied())));
        assert_eq!(with(&[]), "0.50");
        assert_eq!(with(&[None, Some(Level::Apprentice)]), "0.50");
        assert_eq!(with(&[None, Some(Level::Master)]), "0.75");
        assert_eq!(with(&[Some(Level::Learned), Some(Level::Master)]), "1.00");
    }

    #[test]
    fn bots_are_known_by_their_names() {
        let named = |names: [&str; 2]| Company::named(&names.map(str::to_owned));
        assert_eq!(named(["Ann", "5"]), Company::UNKNOWN);
        assert_eq!(named(["apprentice", "reference@20ms"]), Company::UNKNOWN);
        assert_eq!(named(["master@1500", "learned"]), Company { strong: 1.0 });
        assert_eq!(named(["master", "Ann"]), Company { strong: 0.5 });
        assert_eq!(named(["Bot (level 5)", "Bot (level 3)"]), Company { strong: 1.0 });
        assert_eq!(named(["Bot (level 2)", "Bot (level 9)"]), Company::UNKNOWN);
    }
}

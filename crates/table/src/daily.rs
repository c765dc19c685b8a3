//! The daily deal: everybody who plays it on the same day gets the same shuffle, goes first, and meets the same bot.

use vale_bots::Level;
use vale_engine::{Options, Seat, Seed, Start};
use vale_protocol::http::SeatPlan;
use vale_protocol::{First, PlayerId, Settings};

use crate::state::TableState;

/// The bot of the daily deal.
pub const OPPONENT: Level = Level::Apprentice;

/// The strongest bot, which plays the deal in the place of a person, for comparison.
pub const GHOST: Level = Level::Master;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// Who sits at a table with the deal of a day.
pub fn seats() -> [SeatPlan; 2] {
    [SeatPlan::Me, SeatPlan::Bot(OPPONENT.number())]
}

/// How the deal of a day is played. Only the pace is a matter of taste. Nobody watches, for whoever watches would know
/// what comes, and there is nobody to talk to.
pub fn settings(pace_ms: u32) -> Settings {
    Settings {
        first: First::Seat(Seat::FIRST),
        spectators: false,
        chat: false,
        pace_ms,
        ..Settings::new(Options::new(2))
    }
}

/// What every game with the deal of a day starts from.
pub fn start(seed: Seed) -> Start {
    TableState::new(PlayerId(String::new()), settings(0), seed, None, Vec::new()).start()
}

/// How many of these days, the last one first, follow each other without a gap, up to the day at a time or the day before:
/// whoever has not played today has not broken the row yet.
pub fn streak<'a>(days: impl IntoIterator<Item = &'a str>, at_ms: u64) -> u32 {
    let (mut expected, mut count) = (at_ms, 0);
    for day in days {
        if count == 0 && day != day_of(expected) {
            expected = expected.saturating_sub(DAY_MS);
        }
        if day != day_of(expected) {
            break;
        }
        count += 1;
        expected = expected.saturating_sub(DAY_MS);
    }
    count
}

/// The day of UTC at a time, such as `2026-11-16`.
pub fn day_of(at_ms: u64) -> String {
    // Years begin in March here, so that the leap day is the last of its year.
    let days = at_ms / DAY_MS + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12 + 1;
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Is this day still going on at a time? Days that are spelt like this sort like days.
pub fn is_going_on(day: &str, at_ms: u64) -> bool {
    day >= day_of(at_ms).as_str()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_that_of_the_calendar() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (86_399, "1970-01-01"),
            (86_400, "1970-01-02"),
            (951_782_399, "2000-02-28"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_794_787_200, "2026-11-16"),
            (1_798_761_599, "2026-12-31"),
            (1_798_761_600, "2027-01-01"),
            (4_107_542_399, "2100-02-28"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(day_of(seconds * 1000), day, "{seconds}");
        }
    }

    #[test]
    fn a_streak_ends_today_or_yesterday_and_has_no_gap() {
        let noon = 1_794_787_200_000 + DAY_MS / 2;
        for (days, streak) in [
            (&[][..], 0),
            (&["2026-11-16"][..], 1),
            (&["2026-11-15"][..], 1),
            (&["2026-11-14"][..], 0),
            (&["2026-11-16", "2026-11-15", "2026-11-14"][..], 3),
            (&["2026-11-16", "2026-11-14"][..], 1),
            (&["2026-11-15", "2026-11-14", "2026-11-12"][..], 2),
        ] {
            assert_eq!(super::streak(days.iter().copied(), noon), streak, "{days:?}");
        }
        let turn = 1_798_761_600_000;
        assert_eq!(super::streak(["2027-01-01", "2026-12-31"], turn), 2, "over the turn of a year");
    }

    #[test]
    fn a_day_goes_on_until_midnight() {
        let midnight = 1_794_787_200_000;
        assert!(is_going_on("2026-11-16", midnight));
        assert!(is_going_on("2026-11-16", midnight + DAY_MS - 1));
        assert!(!is_going_on("2026-11-16", midnight + DAY_MS));
        assert!(is_going_on("2026-11-16", midnight - 1), "clocks of servers differ a little");
    }
}

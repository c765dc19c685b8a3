//! The review of a finished game, as clients are told it.

use vale_bots::net::Company;
use vale_bots::review::{Judgement, Reason, Review, better_line};
use vale_engine::Match;
use vale_protocol::Occupant;
use vale_protocol::http::{
    GameReview, Grade, ReplayStep, ReviewDecision, ReviewMoment, ReviewPlayer, ReviewReason, ReviewStep,
};

use crate::chair::level_of;
use crate::replay::replay_step;

/// A win share, or a part of one, in percent, to a tenth.
fn percent(share: f32) -> f32 {
    (1_000.0 * share).round() / 10.0
}

fn percents(shares: &[f32]) -> Vec<f32> {
    shares.iter().copied().map(percent).collect()
}

/// Who played, as far as it matters to a review.
pub fn company_of<'a>(occupants: impl IntoIterator<Item = &'a Occupant>) -> Company {
    let level = |occupant: &Occupant| if let Occupant::Bot { level } = occupant { level_of(*level) } else { None };
    Company::of(occupants.into_iter().map(level))
}

/// A review as clients are told it.
pub fn game_review(played: &Match, review: &Review) -> GameReview {
    let step = |point: &vale_bots::review::Standpoint| ReviewStep {
        round: point.round,
        shares: percents(&point.shares),
        luck: percents(&point.luck),
    };
    let players = review.players.iter().map(|player| {
        let moments = player.key_moments.iter().filter_map(|place| review.decisions.get(*place));
        ReviewPlayer {
            seat: player.seat,
            accuracy: player.accuracy,
            start: percent(player.start),
            luck: percent(player.luck),
            own: percent(player.own),
            others: percent(player.others),
            result: percent(player.result),
            luckiest: player.luckiest.map(|place| place as u32),
            moments: moments.map(|judgement| moment(played, judgement)).collect(),
        }
    });
    GameReview {
        steps: review.course.points.iter().map(step).collect(),
        decisions: review.decisions.iter().map(decision).collect(),
        players: players.collect(),
    }
}

fn decision(judgement: &Judgement) -> ReviewDecision {
    use vale_bots::review::Grade as Judged;
    ReviewDecision {
        step: judgement.number as u32,
        seat: judgement.seat,
        grade: match judgement.grade {
            Judged::Best => Grade::Best,
            Judged::AboutEqual => Grade::AboutEqual,
            Judged::Good => Grade::Good,
            Judged::Inaccuracy => Grade::Inaccuracy,
            Judged::Mistake => Grade::Mistake,
            Judged::Blunder => Grade::Blunder,
        },
        loss: percent(judgement.loss),
        error: percent(judgement.error),
    }
}

fn moment(played: &Match, judgement: &Judgement) -> ReviewMoment {
    let reason = |reason| match reason {
        Reason::WinsNow(points) => ReviewReason::WinsNow { points },
        Reason::MorePoints(points) => ReviewReason::MorePoints { points },
        Reason::Brings(gain) => ReviewReason::Brings { source: gain.source, points: gain.points },
        Reason::KeepsStones(worth) => ReviewReason::KeepsStones { worth },
        Reason::TakesFirst(card, seat) => ReviewReason::TakesFirst { card, seat },
    };
    ReviewMoment {
        decision: decision(judgement),
        better: better(played, judgement),
        reasons: judgement.reasons().into_iter().map(reason).collect(),
    }
}

/// The better way to go on in the place of a decision.
fn better(played: &Match, judgement: &Judgement) -> Vec<ReplayStep> {
    let Ok(mut game) = played.start().begin(&mut ()) else { return Vec::new() };
    for m in played.moves().take(judgement.number.saturating_sub(1)) {
        game.play_unchecked(m, &mut ());
    }
    let mut steps = Vec::new();
    for m in better_line(&game, &judgement.better) {
        let seat = game.asked_seat();
        let mut events = Vec::new();
        game.play_unchecked(m, &mut events);
        steps.push(replay_step(&game, seat, Some(m), events));
    }
    steps
}

#[cfg(test)]
mod tests {
    use vale_bots::Level;
    use vale_bots::net::Company;
    use vale_protocol::Occupant;

    use super::company_of;

    #[test]
    fn bots_are_known_by_their_seats_and_people_are_not() {
        let table = [5, 2].map(|level| Occupant::Bot { level });
        assert_eq!(company_of(&table), Company::of([Some(Level::Master), Some(Level::Apprentice)]));
        assert_ne!(company_of(&table), Company::UNKNOWN);
        assert_eq!(company_of(&[Occupant::Nobody, Occupant::Bot { level: 2 }]), Company::UNKNOWN);
    }
}

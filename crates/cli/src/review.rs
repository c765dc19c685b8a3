//! `vale review`: what the decisions of a finished game were worth, and how much was luck.

use std::io::Write;

use serde::Serialize;
use vale_bots::net::Company;
use vale_bots::review::{Gain, Grade, Judgement, PlayerReview, Reason, Review, better_line, review};
use vale_engine::{Game, Match, Move, Record};
use vale_words::{Words, say};

use crate::args::ReviewArgs;
use crate::error::CliError;
use crate::replay::{names, read};

/// A review, as `--json` prints it.
#[derive(Debug, Serialize)]
struct Report<'a> {
    names: &'a [String],
    result: Option<Vec<u16>>,
    #[serde(flatten)]
    review: &'a Review,
}

/// Runs the command.
pub fn run(args: &ReviewArgs, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    let bad = |problem: String| CliError::BadInput(format!("{}: {problem}", args.file.display()));
    let text = read(&args.file).map_err(bad)?;
    let record: Record = text.parse().map_err(|error| bad(format!("{error}")))?;
    let names = names(&record, words);
    let played = record.replay();
    let review = review(&played, Company::named(record.names())).map_err(|error| bad(error.to_string()))?;
    if args.json {
        let report = Report { names: &names, result: played.result(), review: &review };
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
        return Ok(());
    }
    let teller = Teller { words, names: &names, games: games(&played).map_err(bad)?, review: &review };
    teller.tell(out)
}

/// The game before each move.
fn games(played: &Match) -> Result<Vec<Game>, String> {
    let mut game = played.start().begin(&mut ()).map_err(|error| error.to_string())?;
    let before = |m: Move| {
        let before = game;
        game.play_unchecked(m, &mut ());
        before
    };
    Ok(played.moves().map(before).collect())
}

/// Tells a review to people.
struct Teller<'a> {
    words: &'a Words,
    names: &'a [String],
    games: Vec<Game>,
    review: &'a Review,
}

impl Teller<'_> {
    fn tell(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let words = self.words;
        writeln!(out, "{}", say!(words, "review-all-shares", names = self.names.join(", ")))?;
        let points = &self.review.course.points;
        for (place, point) in points.iter().enumerate() {
            // The last one of each round, and the end.
            let ends = points.get(place + 1).is_none_or(|next| next.round != point.round);
            if ends {
                let shares: Vec<_> = point.shares.iter().map(|share| percent(*share)).collect();
                writeln!(out, "{}", say!(words, "review-round", round = point.round, shares = shares.join(" ")))?;
            }
        }
        self.review.players.iter().try_for_each(|player| self.tell_player(player, out))
    }

    fn tell_player(&self, player: &PlayerReview, out: &mut dyn Write) -> Result<(), CliError> {
        let words = self.words;
        let accuracy = format!("{:.1}", player.accuracy);
        let name = self.names[player.seat.index()].as_str();
        writeln!(out, "\n{}", say!(words, "review-player", name = name, accuracy = accuracy))?;
        let count = |grade: Grade| {
            let mine = self.review.decisions.iter().filter(|decision| decision.seat == player.seat);
            mine.filter(|decision| decision.grade == grade).count()
        };
        let grades = say!(
            words,
            "review-all-grades",
            best = count(Grade::Best),
            equal = count(Grade::AboutEqual),
            good = count(Grade::Good),
            inaccuracies = count(Grade::Inaccuracy),
            mistakes = count(Grade::Mistake),
            blunders = count(Grade::Blunder),
        );
        writeln!(out, "{grades}")?;
        let account = say!(
            words,
            "review-account",
            start = percent(player.start),
            luck = change(player.luck),
            own = change(player.own),
            others = change(player.others),
            result = percent(player.result),
        );
        writeln!(out, "{account}")?;
        if let Some(point) = player.luckiest.and_then(|place| self.review.course.points.get(place)) {
            let luck = point.luck.get(player.seat.index()).map_or_else(String::new, |luck| change(*luck));
            writeln!(out, "{}", say!(words, "review-most-luck", round = point.round, luck = luck))?;
        }
        if player.key_moments.is_empty() {
            writeln!(out, "{}", say!(words, "review-no-moments"))?;
        }
        let moments = player.key_moments.iter().filter_map(|place| self.review.decisions.get(*place));
        moments.into_iter().try_for_each(|moment| self.tell_moment(moment, out))
    }

    fn tell_moment(&self, moment: &Judgement, out: &mut dyn Write) -> Result<(), CliError> {
        let words = self.words;
        let grade = match moment.grade {
            Grade::Best | Grade::AboutEqual | Grade::Good | Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        };
        let head = say!(
            words,
            "review-key-moment",
            round = moment.round,
            number = moment.number,
            grade = grade,
            loss = percent(moment.loss),
            error = percent(2.0 * moment.error),
        );
        writeln!(out, "{head}")?;
        let Some(game) = self.games.get(moment.number - 1) else { return Ok(()) };
        let played = words.move_text(game, moment.played, self.names);
        writeln!(out, "  {}", say!(words, "review-played", move = played))?;
        let better = self.line(game, &moment.better).join("; ");
        writeln!(out, "  {}", say!(words, "review-better", moves = better))?;
        let reasons = moment.reasons();
        reasons.into_iter().try_for_each(|reason| writeln!(out, "  {}", self.reason(reason)))?;
        Ok(())
    }

    /// The moves of a better line in words, as far as they do not depend on what turns up.
    fn line(&self, game: &Game, moves: &[Move]) -> Vec<String> {
        let mut game = *game;
        let mut texts = Vec::new();
        for m in better_line(&game, moves) {
            texts.push(self.words.move_text(&game, m, self.names));
            game.play_unchecked(m, &mut ());
        }
        texts
    }

    /// A reason in words.
    fn reason(&self, reason: Reason) -> String {
        let words = self.words;
        match reason {
            Reason::WinsNow(points) => say!(words, "review-wins-now", points = points),
            Reason::MorePoints(points) => say!(words, "review-more-points", points = points),
            Reason::Brings(Gain { source, points }) => {
                say!(words, "review-brings", source = words.source(source), points = points)
            }
            Reason::KeepsStones(worth) => say!(words, "review-keeps-stones", worth = worth),
            Reason::TakesFirst(card, seat) => {
                say!(words, "review-takes-first", card = words.card(card), player = self.names[seat.index()].as_str())
            }
        }
    }
}

/// A share in percent.
fn percent(share: f32) -> String {
    format!("{:.0}", 100.0 * share)
}

/// A change of a share, in points of 100, with its sign.
fn change(share: f32) -> String {
    format!("{:+.0}", 100.0 * share)
}

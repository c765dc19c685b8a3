//! Reads record files, tolerantly: any case, spaces, line ends and comments, header fields in any order.

use std::str::FromStr;

use super::{
    FORMAT_VERSION, MAX_NAME, MAX_RECORD, Record, RecordError, RecordErrorKind, TILES_WORDS, default_name, excerpt,
    tidy,
};
use crate::card::{Card, Set};
use crate::history::{Match, Start, StartError};
use crate::position::Position;
use crate::rng::Seed;
use crate::seat::Seat;
use crate::setup::{Deal, FirstPlayer, Options, RULES_VERSION, SellTable, Setup, SetupError};
use crate::stones::PaymentRule;

/// The most characters of one move. The longest that exists has fewer than half.
const MAX_MOVE: usize = 100;

/// The fields of the header, as an error lists them.
const FIELDS: &str = "vale, rules, players, sets, tiles, sell, payment, first, seed, deck, position, seat and result";

fn error(line: usize, problem: String) -> RecordError {
    RecordError { line, problem, kind: RecordErrorKind::NoRecord }
}

fn wrong<T>(line: usize, problem: impl Into<String>) -> Result<T, RecordError> {
    Err(error(line, problem.into()))
}

impl FromStr for Record {
    type Err = RecordError;

    /// Reads and replays a record. An error names the line and, if it is about a move, the move.
    fn from_str(text: &str) -> Result<Self, RecordError> {
        if text.len() > MAX_RECORD {
            return wrong(1, format!("the record has {} bytes; at most {MAX_RECORD} are read", text.len()));
        }
        let mut header = Header::default();
        let mut reading: Option<Match> = None;
        let mut last_line = 1;
        for (index, line) in text.strip_prefix('\u{feff}').unwrap_or(text).lines().enumerate() {
            let number = index + 1;
            let line = without_comment(line).trim();
            if line.is_empty() {
                continue;
            }
            last_line = number;
            let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let key = first.to_lowercase();
            if !header.begun && key != "vale" {
                return wrong(number, format!("this is not a game record: it must begin with `vale {FORMAT_VERSION}`"));
            }
            let is_moves = line.starts_with(|c: char| c.is_ascii_digit());
            if !is_moves && key != "round" {
                if reading.is_some() {
                    return wrong(number, misplaced(&key));
                }
                header.read(number, &key, rest.trim())?;
                continue;
            }
            let game = match &mut reading {
                Some(game) => game,
                None => reading.insert(header.start(number)?),
            };
            if is_moves {
                read_moves(game, number, line)?;
            } else {
                check_round(game, number, rest.trim())?;
            }
        }
        if !header.begun {
            return wrong(last_line, "the record is empty");
        }
        let played = match reading {
            Some(played) => played,
            None => header.start(last_line)?,
        };
        header.finish(played)
    }
}

impl Record {
    /// Reads and replays the bytes of a file.
    ///
    /// # Errors
    /// The bytes are no text, the text is no record, or the rules do not allow its moves; the error names the line.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, RecordError> {
        match std::str::from_utf8(bytes) {
            Ok(text) => text.parse(),
            Err(error) => {
                let before = bytes.get(..error.valid_up_to()).unwrap_or_default();
                let line = before.split(|&byte| byte == b'\n').count();
                wrong(line, "this is not text in UTF-8")
            }
        }
    }
}

/// The line without a comment. Only names have none, because they may contain anything.
fn without_comment(line: &str) -> &str {
    let is_name = line.trim_start().get(..4).is_some_and(|start| start.eq_ignore_ascii_case("seat"));
    if is_name { line } else { line.split('#').next().unwrap_or_default() }
}

fn misplaced(key: &str) -> String {
    if FIELDS.split([' ', ',']).any(|field| field == key && field != "and") {
        format!("`{key}` belongs above the moves")
    } else {
        format!("`{}` is neither a round, such as `round 2`, nor moves, such as `1: end`", excerpt(key, 40))
    }
}

fn check_round(game: &Match, line: usize, text: &str) -> Result<(), RecordError> {
    let round = game.game().round();
    if game.game().is_over() {
        return wrong(line, format!("the game ended in round {round}, so there is nothing after it"));
    }
    if text.parse() == Ok(round) { Ok(()) } else { wrong(line, format!("these moves belong to round {round}")) }
}

/// Reads and plays the moves of one line, such as `2: sell imp; end`.
fn read_moves(game: &mut Match, line: usize, text: &str) -> Result<(), RecordError> {
    let Some((seat, moves)) = text.split_once(':') else {
        return wrong(line, "a `:` must follow the seat, as in `1: end`");
    };
    let Some(seat) = seat.trim().parse().ok().and_then(Seat::from_number) else {
        return wrong(line, format!("`{}` is not a seat; seats are numbered 1 to 4", excerpt(seat.trim(), 40)));
    };
    for text in moves.split(';').map(str::trim).filter(|text| !text.is_empty()) {
        let shown = excerpt(text, MAX_MOVE);
        if shown != text {
            return wrong(line, format!("`{shown}`: no move is that long"));
        }
        let at_move = |problem: String| error(line, format!("`{shown}`: {problem}"));
        let illegal = |problem: String| RecordError { kind: RecordErrorKind::IllegalMove, ..at_move(problem) };
        if let Some(asked) = game.game().asked_seat()
            && asked != seat
        {
            return Err(illegal(format!("seat {asked} must answer here, not seat {seat}")));
        }
        let m = game.game().read_move(text).map_err(|error| at_move(error.to_string()))?;
        game.play(m, &mut ()).map_err(|refusal| illegal(refusal.to_string()))?;
    }
    Ok(())
}

/// A value and the line where it was given.
type Given<T> = Option<(usize, T)>;

/// What the header says.
#[derive(Default)]
struct Header {
    /// Was there a line `vale 1`?
    begun: bool,
    rules: Given<()>,
    players: Given<u8>,
    /// Are the creatures of the Artifacts expansion among the sets?
    sets: Given<bool>,
    tiles: Given<bool>,
    sell: Given<SellTable>,
    payment: Given<PaymentRule>,
    first: Given<FirstPlayer>,
    seed: Given<Seed>,
    deck: Vec<(usize, Card)>,
    position: Given<Position>,
    names: [Given<String>; crate::seat::MAX_SEATS],
    result: Given<Option<Vec<u16>>>,
}

impl Header {
    /// Reads one line of the header.
    fn read(&mut self, line: usize, key: &str, value: &str) -> Result<(), RecordError> {
        let lower = value.to_lowercase();
        match key {
            "vale" if self.begun => wrong(line, "`vale` appears twice"),
            "vale" => {
                self.begun = true;
                check_format(line, &lower)
            }
            "rules" => give(&mut self.rules, line, key, check_rules(line, &lower)?),
            "players" => give(&mut self.players, line, key, read_players(line, &lower)?),
            "sets" => give(&mut self.sets, line, key, read_sets(line, &lower)?),
            "tiles" => give(&mut self.tiles, line, key, read_word(line, key, &lower, &TILES_WORDS)?),
            "sell" => give(&mut self.sell, line, key, read_word(line, key, &lower, &SellTable::WORDS)?),
            "payment" => give(&mut self.payment, line, key, read_word(line, key, &lower, &PaymentRule::WORDS)?),
            "first" => give(&mut self.first, line, key, read_first(line, &lower)?),
            "seed" => {
                let seed = lower.parse().map_err(|error: crate::rng::SeedError| error.to_string());
                give(&mut self.seed, line, key, seed.or_else(|problem| wrong(line, problem))?)
            }
            "deck" => self.read_deck(line, &lower),
            "position" => {
                let position = Position::from_json(value).or_else(|error| wrong(line, format!("position: {error}")))?;
                give(&mut self.position, line, key, position)
            }
            "seat" => self.read_name(line, value),
            "result" => give(&mut self.result, line, key, read_result(line, &lower)?),
            _ => wrong(line, format!("`{}` is not a field of the header; the fields are {FIELDS}", excerpt(key, 40))),
        }
    }

    fn read_deck(&mut self, line: usize, text: &str) -> Result<(), RecordError> {
        for id in text.split_whitespace() {
            let Some(card) = Card::by_id(&id.replace('-', "_")) else {
                return wrong(line, format!("there is no card `{}`", excerpt(id, 40)));
            };
            if self.deck.iter().any(|&(_, other)| other == card) {
                return wrong(line, SetupError::Twice(card).to_string());
            }
            self.deck.push((line, card));
        }
        Ok(())
    }

    fn read_name(&mut self, line: usize, value: &str) -> Result<(), RecordError> {
        let (number, name) = value.split_once(char::is_whitespace).unwrap_or((value, ""));
        let place = number.parse().ok().and_then(Seat::from_number).and_then(|seat| self.names.get_mut(seat.index()));
        let Some(place) = place else {
            return wrong(line, format!("`{}` is not a seat; seats are numbered 1 to 4", excerpt(number, 40)));
        };
        let name = tidy(name);
        if name.chars().count() > MAX_NAME {
            return wrong(line, format!("the name is longer than {MAX_NAME} characters"));
        }
        give(place, line, &format!("seat {number}"), name)
    }

    /// Starts the game. What is missing is missing at this line.
    fn start(&mut self, line: usize) -> Result<Match, RecordError> {
        if let Some((position_line, position)) = self.position.clone() {
            self.check_beside_position()?;
            let start = Match::new(Start::Position(position));
            return start.or_else(|error| wrong(position_line, error.to_string()));
        }
        let Some((players_line, players)) = self.players else {
            return wrong(line, "`players` is missing above this line: how many play?");
        };
        if self.seed.is_none() && self.deck.is_empty() {
            return wrong(line, "`seed` or `deck` is missing above this line: how were the cards shuffled?");
        }
        let setup = Setup {
            options: Options {
                sell: value(self.sell.as_ref()),
                payment: value(self.payment.as_ref()),
                artifact_creatures: value(self.sets.as_ref()),
                artifact_tiles: value(self.tiles.as_ref()),
                ..Options::new(players)
            },
            first: value(self.first.as_ref()),
            deal: match self.deck.as_slice() {
                [] => Deal::Shuffled,
                deck => Deal::Stacked(deck.iter().map(|&(_, card)| card).collect()),
            },
            seed: value(self.seed.as_ref()),
        };
        Match::new(Start::Setup(setup)).map_err(|problem| {
            let line = match problem {
                StartError::Setup(SetupError::FirstPlayer(_)) => self.first.as_ref().map(|given| given.0),
                StartError::Setup(SetupError::Missing(_)) => self.deck.last().map(|given| given.0),
                StartError::Setup(SetupError::NotInSets(card) | SetupError::Twice(card)) => {
                    self.deck.iter().find(|&&(_, other)| other == card).map(|given| given.0)
                }
                _ => Some(players_line),
            };
            error(line.unwrap_or(players_line), problem.to_string())
        })
    }

    /// A position says all that a setup says.
    fn check_beside_position(&self) -> Result<(), RecordError> {
        let beside = [
            ("players", self.players.as_ref().map(|given| given.0)),
            ("sets", self.sets.as_ref().map(|given| given.0)),
            ("tiles", self.tiles.as_ref().map(|given| given.0)),
            ("sell", self.sell.as_ref().map(|given| given.0)),
            ("payment", self.payment.as_ref().map(|given| given.0)),
            ("first", self.first.as_ref().map(|given| given.0)),
            ("seed", self.seed.as_ref().map(|given| given.0)),
            ("deck", self.deck.first().map(|given| given.0)),
        ];
        match beside.into_iter().find_map(|(key, line)| Some((key, line?))) {
            Some((key, line)) => {
                wrong(line, format!("`{key}` cannot be combined with `position`, which already contains it"))
            }
            None => Ok(()),
        }
    }

    /// Compares names and result with the game that was read.
    fn finish(self, played: Match) -> Result<Record, RecordError> {
        let seats = played.game().seats().count();
        if let Some((line, _)) = self.names.iter().skip(seats).flatten().next() {
            return wrong(*line, format!("there are only {seats} players"));
        }
        if let Some((line, said)) = self.result
            && let Some(problem) = difference(said, played.result())
        {
            return Err(RecordError { line, problem, kind: RecordErrorKind::WrongResult });
        }
        let names = self.names.into_iter().take(seats).enumerate().map(|(index, name)| match name {
            Some((_, name)) if !name.is_empty() => name,
            _ => default_name(index + 1),
        });
        Ok(Record { names: names.collect(), played })
    }
}

/// What is wrong with the result that a record claims; nothing if the moves have it.
fn difference(said: Option<Vec<u16>>, played: Option<Vec<u16>>) -> Option<String> {
    match (said, played) {
        (None, Some(points)) => Some(format!("the game is finished; its result is {}", list(&points))),
        (Some(_), None) => Some("the moves do not end the game: write `result unfinished`".to_owned()),
        (Some(said), Some(points)) if said != points => {
            Some(format!("the moves give the result {}, not {}", list(&points), list(&said)))
        }
        _ => None,
    }
}

/// Takes a value that may be given once.
fn give<T>(place: &mut Given<T>, line: usize, key: &str, value: T) -> Result<(), RecordError> {
    if place.is_some() {
        return wrong(line, format!("`{key}` appears twice"));
    }
    *place = Some((line, value));
    Ok(())
}

/// What was given, or the default.
fn value<T: Clone + Default>(given: Option<&(usize, T)>) -> T {
    given.map(|(_, value)| value.clone()).unwrap_or_default()
}

fn list(points: &[u16]) -> String {
    points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn check_format(line: usize, text: &str) -> Result<(), RecordError> {
    match text.parse::<u32>() {
        Ok(FORMAT_VERSION) => Ok(()),
        Ok(version) => wrong(
            line,
            format!(
                "the record is written in format {version}, but this program reads format {FORMAT_VERSION}: \
                 open it with a version of the program that reads format {version}"
            ),
        ),
        Err(_) => wrong(line, format!("this is not a game record: it must begin with `vale {FORMAT_VERSION}`")),
    }
}

fn check_rules(line: usize, text: &str) -> Result<(), RecordError> {
    match text.parse::<u32>() {
        Ok(RULES_VERSION) => Ok(()),
        Ok(version) => wrong(
            line,
            format!(
                "the game was played by version {version} of the rules, but this program plays version \
                 {RULES_VERSION}: replay it with a version of the program that plays version {version}"
            ),
        ),
        Err(_) => wrong(line, format!("`{}` is not a version of the rules", excerpt(text, 40))),
    }
}

fn read_players(line: usize, text: &str) -> Result<u8, RecordError> {
    text.parse().or_else(|_| wrong(line, format!("`{}` is not a number of players; write 2 to 4", excerpt(text, 40))))
}

/// Reads the card sets: the base game, and perhaps the creatures of the Artifacts expansion.
fn read_sets(line: usize, text: &str) -> Result<bool, RecordError> {
    let sets: Result<Vec<_>, _> =
        text.split_whitespace().map(|set| read_word(line, "sets", set, &Set::WORDS)).collect();
    let sets = sets?;
    if !sets.contains(&Set::Base) {
        return wrong(line, "the base game is missing: write `sets base` or `sets base artifacts`");
    }
    Ok(sets.contains(&Set::Artifacts))
}

fn read_word<T: Copy>(line: usize, key: &str, text: &str, words: &[(&str, T)]) -> Result<T, RecordError> {
    words.iter().find(|(word, _)| *word == text).map(|&(_, value)| value).map_or_else(
        || {
            let words: Vec<_> = words.iter().map(|(word, _)| *word).collect();
            wrong(line, format!("`{key} {}` is unknown; possible values: {}", excerpt(text, 40), words.join(", ")))
        },
        Ok,
    )
}

fn read_first(line: usize, text: &str) -> Result<FirstPlayer, RecordError> {
    let words: Vec<_> = text.split_whitespace().collect();
    let seat = |number: &str| number.parse().ok().and_then(Seat::from_number);
    let first = match words.as_slice() {
        ["random"] => Some(FirstPlayer::Random),
        ["seat", number] => seat(number).map(FirstPlayer::Chosen),
        ["reptile", number] => seat(number).map(FirstPlayer::Reptile),
        _ => None,
    };
    first.map_or_else(
        || {
            let shown = excerpt(text, 40);
            wrong(
                line,
                format!("`first {shown}` is unknown; write `first random`, `first seat 2` or `first reptile 2`"),
            )
        },
        Ok,
    )
}

fn read_result(line: usize, text: &str) -> Result<Option<Vec<u16>>, RecordError> {
    if text == "unfinished" {
        return Ok(None);
    }
    let points: Result<Vec<u16>, _> = text.split_whitespace().map(str::parse).collect();
    match points {
        Ok(points) if !points.is_empty() => Ok(Some(points)),
        _ => wrong(line, format!("`{}` is not a result; write the points by seat, or `unfinished`", excerpt(text, 40))),
    }
}

//! A game in progress: the person, the bots, and what has been said.

use std::io::{BufRead, Write};

use vale_bots::table::{decision_seed, recall};
use vale_bots::{Bot, Level, Memories, Sight};
use vale_engine::{Event, Happening, Match, Move, MoveList, NotationError, Question, Seed, Witness};

use super::ME;
use super::explain::{NO_EFFECT, capital, comes_to_nothing, explain, in_words, refusal};
use super::input::{HELP, Input, TILE_HELP};
use super::table::{card_line, points, say_before_taking, say_hand, say_own, say_players, say_table, tile_line};
use super::voice::{Voice, join};
use crate::args::with_expansion;
use crate::failure::Failure;
use crate::random::seed_text;

/// What follows an input.
enum Next {
    /// The same question stands.
    Stay,
    /// The game has changed.
    GoOn,
    /// The person leaves.
    Leave,
}

/// A game in progress.
pub struct Session<'a> {
    game: Match,
    seed: Seed,
    level: Level,
    bot: Box<dyn Bot>,
    memories: Memories,
    names: Vec<String>,
    voice: Voice<'a>,
    /// What the person may know of, in sentences: before the first move, and for each move.
    log: Vec<Vec<Sentence>>,
    /// How much of the log has been told.
    told: usize,
    /// The last round in which everybody's things were said.
    shown_round: u8,
}

/// A sentence of the log.
struct Sentence {
    text: String,
    /// Is it left out of the news because the table shows it anyway?
    quiet: bool,
}

impl<'a> Session<'a> {
    /// A session at the beginning of a game.
    pub fn new(
        game: Match,
        seed: Seed,
        level: Level,
        names: Vec<String>,
        happenings: &[Happening],
        voice: Voice<'a>,
    ) -> Self {
        let memories = Memories::new(game.game().options().players);
        let (log, bot) = (Vec::new(), level.bot());
        let mut session = Self { game, seed, level, bot, memories, names, voice, log, told: 0, shown_round: 0 };
        session.write_down(happenings);
        session
    }

    /// Plays until the end.
    pub fn run(mut self, mut input: impl BufRead) -> Result<(), Failure> {
        self.greet()?;
        loop {
            self.let_bots_play()?;
            self.tell_news()?;
            if self.game.game().is_over() {
                return self.finish(&mut input);
            }
            let mut moves = MoveList::new();
            self.game.game().legal_moves(&mut moves);
            self.ask(&moves)?;
            loop {
                let Some(line) = self.read_line(&mut input)? else { return Ok(()) };
                match self.follow(Input::read(&line), &moves)? {
                    Next::Stay => {}
                    Next::GoOn => break,
                    Next::Leave => return Ok(()),
                }
            }
        }
    }

    fn greet(&mut self) -> Result<(), Failure> {
        let bots = join(&self.names[1..]);
        let options = self.game.game().options();
        let take = if options.artifact_tiles { "take an artifact tile, " } else { "" };
        self.voice.say(format!("The Vale of Eternity{}.", with_expansion(options)))?;
        self.voice.say(format!("You are {}, at seat 1. You play against {bots}.", self.names[0]))?;
        self.voice.say(format!("Their level is {}, {}.", self.level.number(), self.level))?;
        self.voice.say(format!(
            "Each round you {take}mark two cards, sell or tame each of them, summon cards from your hand for stones, and \
             then use the active effects of your summoned cards."
        ))?;
        if options.artifact_tiles {
            self.voice.say(
                "An instant tile works when you take it, a permanent tile until the Action Phase ends, and an action \
                 tile once, as one of your actions. You cannot take the tile that you had in the round before.",
            )?;
        }
        self.voice.say(format!(
            "The most points win. The round in which somebody reaches {} points is the last, and at the latest round 10.",
            options.end_score()
        ))?;
        self.voice.say(format!("The seed of this game is {}.", seed_text(self.seed)))?;
        self.voice.say("Type ? for help, quit to leave.")?;
        Ok(())
    }

    fn read_line(&mut self, input: &mut impl BufRead) -> Result<Option<String>, Failure> {
        self.voice.prompt()?;
        let mut line = Vec::new();
        let read = input.read_until(b'\n', &mut line);
        if read.map_err(|error| Failure::BadInput(format!("cannot read the input: {error}")))? == 0 {
            self.voice.say("")?;
            return Ok(None);
        }
        // Keys that a terminal turns into control characters must not come back out of an answer.
        Ok(Some(String::from_utf8_lossy(&line).replace(char::is_control, " ")))
    }

    /// Adds what happened to the log, as far as the person may know of it, and to the memories of the bots.
    fn write_down(&mut self, happenings: &[Happening]) {
        for happening in happenings {
            match *happening {
                Happening::Public(event) => self.memories.event(event),
                Happening::Private(seat, secret) => self.memories.secret(seat, secret),
            }
        }
        // What a new round reveals is in its first question.
        let mut new_round = false;
        let sentences = happenings.iter().filter_map(|happening| match happening {
            Happening::Public(event) => {
                new_round |= matches!(event, Event::RoundBegan { .. });
                let quiet = match event {
                    Event::Revealed { .. } => new_round,
                    other => matches!(other, Event::TurnEnded { .. }),
                };
                Some(Sentence { text: event.text(&self.names), quiet })
            }
            Happening::Private(ME, secret) => Some(Sentence { text: secret.text(), quiet: false }),
            Happening::Private(..) => None,
        });
        self.log.push(sentences.collect());
    }

    fn play(&mut self, m: Move) -> Result<(), Failure> {
        let mut happenings = Vec::new();
        let played = self.game.play(m, &mut happenings);
        played.map_err(|refusal| Failure::Failed(format!("a legal move was refused: {refusal}")))?;
        self.write_down(&happenings);
        Ok(())
    }

    fn let_bots_play(&mut self) -> Result<(), Failure> {
        let mut moves = MoveList::new();
        while let Some(seat) = self.game.game().asked_seat().filter(|&seat| seat != ME) {
            let game = self.game.game();
            game.legal_moves(&mut moves);
            let view = game.seat_view(seat);
            let sight = Sight { view: &view, memory: self.memories.of(seat), legal: &moves };
            // The seed depends on the number of the move, so taking one back and making it again changes nothing.
            let seed = decision_seed(self.seed, 0, 0, self.game.played().len() as u64);
            let decision = self.bot.decide(sight, seed, self.level.default_budget());
            self.play(decision.chosen)?;
        }
        Ok(())
    }

    fn tell_news(&mut self) -> Result<(), Failure> {
        for sentence in self.log[self.told..].iter().flatten().filter(|sentence| !sentence.quiet) {
            self.voice.say(&sentence.text)?;
        }
        self.told = self.log.len();
        Ok(())
    }

    /// Says the question and the moves; before, what the person has, and in a new round what everybody has.
    fn ask(&mut self, moves: &[Move]) -> Result<(), Failure> {
        let game = self.game.game();
        let view = game.seat_view(ME);
        if self.shown_round == game.round() {
            say_own(&view, &mut self.voice)?;
        } else {
            self.shown_round = game.round();
            say_players(&view, &self.names, &mut self.voice)?;
        }
        if let Some(asked) = game.asked() {
            if asked.question == Question::TakeTile {
                say_before_taking(&view, &mut self.voice)?;
            }
            self.voice.say(asked.question.text(&self.names))?;
        }
        self.say_moves(moves)
    }

    fn say_moves(&mut self, moves: &[Move]) -> Result<(), Failure> {
        let game = self.game.game();
        let question = game.asked().map(|asked| asked.question);
        for (index, &m) in moves.iter().enumerate() {
            let text = match m {
                Move::Hunt(card) => format!("Mark {}", card_line(card)),
                Move::Take(tile) if comes_to_nothing(game, tile) => {
                    format!("Take {}. {}", tile_line(tile), capital(NO_EFFECT))
                }
                Move::Take(tile) => format!("Take {}", tile_line(tile)),
                // New cards may lie there, whose effects nobody has said yet.
                Move::Pick(card) if matches!(question, Some(Question::ShelterFromDisplay { .. })) => {
                    format!("Shelter {}", card_line(card))
                }
                other => game.move_text(other, &self.names),
            };
            self.voice.say(format!("{}: {text}.", index + 1))?;
        }
        if moves.len() == 1 {
            self.voice.say("That is your only move: press Enter for it.")?;
        }
        Ok(())
    }

    fn follow(&mut self, input: Input, moves: &[Move]) -> Result<Next, Failure> {
        match input {
            Input::Nothing if moves.len() == 1 => return self.choose(1, moves),
            Input::Number(number) => return self.choose(number, moves),
            Input::Move(text) => return self.play_text(&text, moves),
            Input::Undo => return self.undo(),
            Input::Quit => {
                self.voice.say("You leave the game.")?;
                return Ok(Next::Leave);
            }
            Input::Nothing => self.voice.say("Type the number of a move, or ? for help.")?,
            Input::Help => {
                let more = if self.game.game().options().artifact_tiles { TILE_HELP } else { &[] };
                HELP.iter().chain(more).try_for_each(|line| self.voice.say_exactly(line))?;
            }
            Input::Explain(subject) => {
                let lines = explain(self.game.game(), &self.names, &subject);
                lines.iter().try_for_each(|line| self.voice.say(line))?;
            }
            Input::Table => say_table(&self.game.game().seat_view(ME), &self.names, &mut self.voice)?,
            Input::Hand => say_hand(&self.game.game().seat_view(ME), &mut self.voice)?,
            Input::Moves => self.say_moves(moves)?,
            Input::Words => {
                self.voice.words = !self.voice.words;
                let how = if self.voice.words { "Stones are said in words." } else { "Stones are letters." };
                self.voice.say(how)?;
            }
            Input::Log => {
                for sentence in self.log.iter().flatten() {
                    self.voice.say(&sentence.text)?;
                }
            }
            Input::Record(file) => {
                self.save(&file)?;
            }
        }
        Ok(Next::Stay)
    }

    /// Plays a move by its number in the list.
    fn choose(&mut self, number: usize, moves: &[Move]) -> Result<Next, Failure> {
        if let Some(&m) = number.checked_sub(1).and_then(|index| moves.get(index)) {
            self.play(m)?;
            return Ok(Next::GoOn);
        }
        self.voice.say(format!("There is no move {number}; the last is {}.", moves.len()))?;
        Ok(Next::Stay)
    }

    /// Plays a move by its text, or says why not.
    fn play_text(&mut self, text: &str, moves: &[Move]) -> Result<Next, Failure> {
        let game = self.game.game();
        let problem = match game.read_move(text) {
            Ok(m) if moves.contains(&m) => {
                self.play(m)?;
                return Ok(Next::GoOn);
            }
            Ok(m) => {
                let reason = refusal(game, m).map(in_words).unwrap_or_default();
                format!("Not possible: {reason}.")
            }
            Err(NotationError::Verb(_)) => format!("`{text}` is neither a move nor a command. Type ? for help."),
            Err(error) => format!("{}.", capital(&error.to_string())),
        };
        self.voice.say(problem)?;
        Ok(Next::Stay)
    }

    /// Takes back the person's last move and what the bots did since, unless something hidden turned up.
    fn undo(&mut self) -> Result<Next, Failure> {
        let played = self.game.played();
        let Some(last) = played.iter().rposition(|played| played.seat == ME) else {
            self.voice.say("There is no move of yours to take back.")?;
            return Ok(Next::Stay);
        };
        if played[last..].iter().any(|played| played.revealed) {
            self.voice.say("Hidden cards have turned up since your last move, so it stands.")?;
            return Ok(Next::Stay);
        }
        while self.game.played().len() > last {
            let Some(seat) = self.game.played().last().map(|played| played.seat) else { break };
            if let Err(refusal) = self.game.undo(seat) {
                self.voice.say(format!("{}.", capital(&refusal.to_string())))?;
                return Ok(Next::Stay);
            }
        }
        self.memories = recall(&self.game).map_err(|error| Failure::Failed(error.to_string()))?;
        self.log.truncate(last + 1);
        self.told = self.log.len();
        self.voice.say("Your last move is taken back.")?;
        Ok(Next::GoOn)
    }

    /// Saves the game. False if that does not work.
    fn save(&mut self, file: &str) -> Result<bool, Failure> {
        if file.is_empty() {
            self.voice.say("Say where: record and a file name, such as record game.vale.")?;
            return Ok(false);
        }
        let record = self.game.record(&self.names).to_string();
        let saved = std::fs::File::create_new(file).and_then(|mut file| file.write_all(record.as_bytes()));
        let answer = match &saved {
            Ok(()) => format!("Saved as {file}."),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                format!("Not saved: {file} exists already. Choose another name.")
            }
            Err(error) => format!("Not saved: {file}: {error}."),
        };
        self.voice.say_exactly(&answer)?;
        Ok(saved.is_ok())
    }

    /// Says who won and offers to save the game.
    fn finish(mut self, input: &mut impl BufRead) -> Result<(), Failure> {
        let ranking = self.game.game().ranking();
        let winners: Vec<_> = self.game.game().leaders().collect();
        for standing in &ranking {
            let name = &self.names[standing.seat.index()];
            let summoned = super::voice::counted_things(standing.summoned, "summoned card");
            self.voice.say(format!(
                "Place {}: {name} with {} and {summoned}.",
                standing.place,
                points(standing.score)
            ))?;
        }
        let names: Vec<_> = winners.iter().map(|seat| self.names[seat.index()].clone()).collect();
        self.voice.say(match winners.as_slice() {
            [ME] => "You win.".to_owned(),
            [_] => format!("{} wins.", join(&names)),
            _ => format!("{} share the victory.", join(&names)),
        })?;
        self.voice.say("To save the game, type a file name such as game.vale; to leave, just press Enter.")?;
        while let Some(line) = self.read_line(input)? {
            match Input::read(&line) {
                Input::Nothing | Input::Quit => break,
                Input::Log => {
                    for sentence in self.log.iter().flatten() {
                        self.voice.say(&sentence.text)?;
                    }
                }
                Input::Record(file) if self.save(&file)? => break,
                Input::Move(file) if self.save(&file)? => break,
                Input::Record(_) | Input::Move(_) => {}
                _ => self.voice.say("Type a file name such as game.vale, or just press Enter to leave.")?,
            }
        }
        Ok(())
    }
}

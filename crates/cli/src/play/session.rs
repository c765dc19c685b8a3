//! A game in progress: the person, the bots, and what has been said.

use std::io::{BufRead, Write};

use vale_bots::table::{decision_seed, recall};
use vale_bots::{Bot, Level, Memories, Sight};
use vale_engine::{Event, Happening, Match, Move, MoveList, Question, Seed, Witness};
use vale_words::{Style, say};

use super::ME;
use super::explain::{comes_to_nothing, explain, reason, refusal, unreadable};
use super::input::{HELP, Input, TILE_HELP};
use super::table::{card_line, say_before_taking, say_hand, say_own, say_players, say_table, tile_line};
use super::voice::Voice;
use crate::args::expansion_parts;
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
    /// What the person may know of: before the first move, and for each move.
    log: Vec<Vec<News>>,
    /// How much of the log has been told.
    told: usize,
    /// The last round in which everybody's things were said.
    shown_round: u8,
}

/// One thing that happened.
struct News {
    what: Happening,
    /// Is it left untold because the table shows it anyway?
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
        let options = self.game.game().options();
        let words = &self.voice.words;
        let (name, bots) = (self.names[0].as_str(), words.list(&self.names[1..]));
        let level = words.level(self.level.name());
        let lines = [
            say!(words, "play-title", parts = expansion_parts(options)),
            say!(words, "play-you-are", name = name, bots = bots),
            say!(words, "play-level", number = self.level.number(), level = level),
        ];
        let seed = say!(words, "play-seed", seed = seed_text(self.seed));
        let goal = say!(words, "play-goal", points = options.end_score());
        lines.iter().try_for_each(|line| self.voice.say(line))?;
        if options.artifact_tiles {
            self.voice.tell("play-round-with-tiles")?;
            self.voice.tell("play-tiles")?;
        } else {
            self.voice.tell("play-round")?;
        }
        self.voice.say(goal)?;
        self.voice.say(seed)?;
        self.voice.tell("play-type-help")?;
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
        let news = happenings.iter().filter_map(|&what| match what {
            Happening::Public(event) => {
                new_round |= matches!(event, Event::RoundBegan { .. });
                let quiet = match event {
                    Event::Revealed { .. } => new_round,
                    other => matches!(other, Event::TurnEnded { .. }),
                };
                Some(News { what, quiet })
            }
            Happening::Private(ME, _) => Some(News { what, quiet: false }),
            Happening::Private(..) => None,
        });
        self.log.push(news.collect());
    }

    /// Something that happened, as a sentence.
    fn sentence(&self, happening: &Happening) -> String {
        match happening {
            Happening::Public(event) => self.voice.words.event(event, &self.names),
            Happening::Private(_, secret) => self.voice.words.secret(secret),
        }
    }

    /// Says all that has happened so far.
    fn say_log(&mut self) -> Result<(), Failure> {
        let sentences: Vec<_> = self.log.iter().flatten().map(|news| self.sentence(&news.what)).collect();
        sentences.iter().try_for_each(|sentence| self.voice.say(sentence))?;
        Ok(())
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
        let loud = self.log[self.told..].iter().flatten().filter(|news| !news.quiet);
        let sentences: Vec<_> = loud.map(|news| self.sentence(&news.what)).collect();
        sentences.iter().try_for_each(|sentence| self.voice.say(sentence))?;
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
            let question = self.voice.words.question(&asked.question, &self.names);
            self.voice.say(question)?;
        }
        self.say_moves(moves)
    }

    fn say_moves(&mut self, moves: &[Move]) -> Result<(), Failure> {
        let game = self.game.game();
        let question = game.asked().map(|asked| asked.question);
        for (index, &m) in moves.iter().enumerate() {
            let words = &self.voice.words;
            let text = match m {
                Move::Hunt(card) => say!(words, "move-hunt", card = card_line(card, words)),
                Move::Take(tile) => {
                    let text = say!(words, "move-take", tile = tile_line(tile, words));
                    let idle = comes_to_nothing(game, tile).then(|| say!(words, "play-no-effect"));
                    idle.map_or(text.clone(), |idle| format!("{text}. {idle}"))
                }
                // New cards may lie there, whose effects nobody has said yet.
                Move::Pick(card) if matches!(question, Some(Question::ShelterFromDisplay { .. })) => {
                    let text = words.move_text(game, m, &self.names);
                    text.replacen(&words.card(card), &card_line(card, words), 1)
                }
                other => words.move_text(game, other, &self.names),
            };
            self.voice.say(format!("{}: {text}.", index + 1))?;
        }
        if moves.len() == 1 {
            self.voice.tell("play-only-move")?;
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
                self.voice.tell("play-leave")?;
                return Ok(Next::Leave);
            }
            Input::Nothing => self.voice.tell("play-type-number")?,
            Input::Help => {
                let more = if self.game.game().options().artifact_tiles { TILE_HELP } else { &[] };
                HELP.iter().chain(more).try_for_each(|line| self.voice.tell(line))?;
            }
            Input::Explain(subject) => {
                let lines = explain(self.game.game(), &self.names, &subject, &self.voice.words);
                lines.iter().try_for_each(|line| self.voice.say(line))?;
            }
            Input::Table => say_table(&self.game.game().seat_view(ME), &self.names, &mut self.voice)?,
            Input::Hand => say_hand(&self.game.game().seat_view(ME), &mut self.voice)?,
            Input::Moves => self.say_moves(moves)?,
            Input::Words => {
                let spoken = self.voice.words.style == Style::Spoken;
                self.voice.words.style = if spoken { Style::Plain } else { Style::Spoken };
                self.voice.tell(if spoken { "play-stones-as-letters" } else { "play-stones-in-words" })?;
            }
            Input::Log => self.say_log()?,
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
        let answer = say!(self.voice.words, "play-no-such-move", number = number, last = moves.len());
        self.voice.say(answer)?;
        Ok(Next::Stay)
    }

    /// Plays a move by its text, or says why not.
    fn play_text(&mut self, text: &str, moves: &[Move]) -> Result<Next, Failure> {
        let game = self.game.game();
        let words = &self.voice.words;
        let problem = match game.read_move(&words.in_notation(text)) {
            Ok(m) if moves.contains(&m) => {
                self.play(m)?;
                return Ok(Next::GoOn);
            }
            Ok(m) => {
                let reason = refusal(game, m).map(|refusal| reason(refusal, &self.names, words)).unwrap_or_default();
                say!(words, "play-not-possible", reason = reason)
            }
            Err(error) => unreadable(text, error, words),
        };
        self.voice.say(problem)?;
        Ok(Next::Stay)
    }

    /// Takes back the person's last move and what the bots did since, unless something hidden turned up.
    fn undo(&mut self) -> Result<Next, Failure> {
        let played = self.game.played();
        let Some(last) = played.iter().rposition(|played| played.seat == ME) else {
            self.voice.tell("play-nothing-to-undo")?;
            return Ok(Next::Stay);
        };
        if played[last..].iter().any(|played| played.revealed) {
            self.voice.tell("play-cannot-undo")?;
            return Ok(Next::Stay);
        }
        while self.game.played().len() > last {
            let Some(seat) = self.game.played().last().map(|played| played.seat) else { break };
            // What could stand in the way has been looked at above.
            if self.game.undo(seat).is_err() {
                self.voice.tell("play-cannot-undo")?;
                return Ok(Next::Stay);
            }
        }
        self.memories = recall(&self.game).map_err(|error| Failure::Failed(error.to_string()))?;
        self.log.truncate(last + 1);
        self.told = self.log.len();
        self.voice.tell("play-undone")?;
        Ok(Next::GoOn)
    }

    /// Saves the game. False if that does not work.
    fn save(&mut self, file: &str) -> Result<bool, Failure> {
        if file.is_empty() {
            self.voice.tell("play-save-where")?;
            return Ok(false);
        }
        let record = self.game.record(&self.names).to_string();
        let saved = std::fs::File::create_new(file).and_then(|mut file| file.write_all(record.as_bytes()));
        let words = &self.voice.words;
        let answer = match &saved {
            Ok(()) => say!(words, "play-saved", file = file),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                say!(words, "play-file-exists", file = file)
            }
            Err(error) => say!(words, "play-not-saved", file = file, problem = error.to_string()),
        };
        self.voice.say(&answer)?;
        Ok(saved.is_ok())
    }

    /// Says who won and offers to save the game.
    fn finish(mut self, input: &mut impl BufRead) -> Result<(), Failure> {
        let ranking = self.game.game().ranking();
        let winners: Vec<_> = self.game.game().leaders().collect();
        for standing in &ranking {
            let words = &self.voice.words;
            let place = say!(
                words,
                "play-place",
                place = standing.place,
                name = self.names[standing.seat.index()].as_str(),
                points = words.points(standing.score),
                summoned = standing.summoned
            );
            self.voice.say(place)?;
        }
        let names: Vec<_> = winners.iter().map(|seat| self.names[seat.index()].clone()).collect();
        let words = &self.voice.words;
        let result = match winners.as_slice() {
            [ME] => say!(words, "play-you-win"),
            [_] => say!(words, "play-wins", name = words.list(&names)),
            _ => say!(words, "play-shared-victory", names = words.list(&names)),
        };
        self.voice.say(result)?;
        self.voice.tell("play-save-or-leave")?;
        while let Some(line) = self.read_line(input)? {
            match Input::read(&line) {
                Input::Nothing | Input::Quit => break,
                Input::Log => self.say_log()?,
                Input::Record(file) if self.save(&file)? => break,
                Input::Move(file) if self.save(&file)? => break,
                Input::Record(_) | Input::Move(_) => {}
                _ => self.voice.tell("play-file-or-leave")?,
            }
        }
        Ok(())
    }
}

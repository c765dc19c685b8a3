//! Games on a virtual terminal.

use std::cell::RefCell;
use std::io;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::style::Color;
use vale_bots::Level;
use vale_bots::arena::Entrant;
use vale_engine::{Deal, FirstPlayer, Match, Options, Seed, Setup, Start};
use vale_words::{Language, Style, Words};

use super::lines::Lines;
use super::offers::Offers;
use super::scene::Seen;
use super::session::{Ended, Session, Table};
use super::voice::Voice;
use crate::screen::{Console, Scene, Screen, picture};

/// A game for this many players with everything that the expansion has.
fn table(players: u8, seed: u64, level: Level) -> Table {
    let options = Options { artifact_creatures: true, artifact_tiles: true, ..Options::new(players) };
    let setup = Setup { options, first: FirstPlayer::Random, deal: Deal::Shuffled, seed: Seed::from_number(seed) };
    let bots = (2..=players).map(|number| Some(format!("Bot {number}")));
    Table {
        played: Match::new(Start::Setup(setup)).unwrap(),
        names: std::iter::once(None).chain(bots).collect(),
        level,
        slot: None,
        ask_forced: false,
    }
}

fn random() -> Level {
    "0".parse().unwrap()
}

/// A voice that speaks for a screen.
fn voice(language: Language, out: &mut Vec<u8>) -> Voice<'_> {
    let mut voice = Voice::new(Words::new(language, Style::Plain), true, out);
    voice.hold();
    voice
}

/// What is on the screen, line by line.
fn text(buffer: &Buffer) -> String {
    let area = buffer.area;
    let lines = (area.top()..area.bottom()).map(|y| {
        let line: String = (area.left()..area.right()).map(|x| buffer[(x, y)].symbol()).collect();
        line.trim_end().to_owned() + "\n"
    });
    lines.collect()
}

/// Without spaces and frames, so that a text is found that is broken into lines.
fn squeezed(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_whitespace() && !"─│\u{a0}".contains(*letter)).collect()
}

/// Plays a game and looks at the screen at each decision of the person.
fn at_each_decision(language: Language, seed: u64, mut look: impl FnMut(usize, &Session<'_, '_>, &Offers)) {
    let mut out = Vec::new();
    let mut voice = voice(language, &mut out);
    let opponents = Entrant::of_level(random());
    let mut session = Session::new(table(4, seed, random()), &opponents, &mut voice).unwrap();
    let mut nobody = io::empty();
    let mut lines = Lines::Plain(&mut nobody);
    for decision in 0.. {
        session.let_bots_play(&mut lines).unwrap();
        session.tell_news().unwrap();
        if session.table.game().is_over() {
            break;
        }
        let offers = Offers::of(session.table.game());
        look(decision, &session, &offers);
        session.fresh = session.told;
        let moves = offers.moves();
        // Summoning and using come first, so that areas grow as large as they can.
        let best = moves.iter().rposition(|m| m.to_string().starts_with("summon") || m.to_string().starts_with("use"));
        session.play(moves[best.unwrap_or((decision * 7) % moves.len())]).unwrap();
    }
}

#[test]
fn the_question_the_moves_and_the_scores_are_always_there() {
    let mut seen = 0;
    for (language, seed) in [(Language::English, 3), (Language::French, 4), (Language::Italian, 5)] {
        at_each_decision(language, seed, |decision, session, offers| {
            let scene = session.scene(Some(offers));
            let words = &session.voice.words.with_style(Style::Plain);
            for size in [(80, 24), (100, 30), (120, 30), (160, 50)] {
                let (buffer, _) = picture(&scene, size, 0, true);
                let shown = text(&buffer);
                let here = format!("{} {decision} {size:?}\n{shown}", language.tag());
                // In a wide window the question and the moves have a column of their own.
                let column =
                    |shown: &str| shown.lines().map(|line| line.rsplit('│').next().unwrap()).collect::<String>();
                let is_in = |shown: &str, what: &str| {
                    let what = squeezed(what);
                    squeezed(shown).contains(&what) || squeezed(&column(shown)).contains(&what)
                };
                let question = session.table.game().asked().unwrap().question;
                let question = words.question_to(super::ME, &question, &session.names);
                assert!(is_in(&shown, &question), "the question {question} is not in {here}");
                for player in &scene.board.players {
                    let (name, points) = (&session.names[player.seat.index()], words.points(player.score));
                    let has_both = |line: &str| line.contains(name) && line.contains(&points);
                    assert!(shown.lines().any(has_both), "{name} with {points} is not in {here}");
                }
                // Each move can be chosen, and is there in full when it is.
                let tried = if size.0 <= 120 { offers.moves().len() } else { 1 };
                for (index, (_, m)) in offers.numbered().enumerate().take(tried) {
                    let (buffer, hits) = picture(&scene, size, index, true);
                    let move_text = words.move_text(session.table.game(), m, &session.names);
                    assert!(is_in(&text(&buffer), &move_text), "{move_text} is not in {here}");
                    assert!(hits.contains(&index), "{move_text} cannot be clicked in {here}");
                }
                seen += 1;
            }
        });
    }
    assert!(seen > 300, "{seen}");
}

/// A console without a terminal: a function looks at the screen and says what the person does.
struct Virtual<F> {
    terminal: Terminal<TestBackend>,
    person: F,
    shown: Rc<RefCell<Vec<String>>>,
}

impl<F: FnMut(&str) -> Event> Console for Virtual<F> {
    fn draw(&mut self, paint: &mut dyn FnMut(Rect, &mut Buffer)) -> io::Result<()> {
        let Ok(_) = self.terminal.draw(|frame| paint(frame.area(), frame.buffer_mut()));
        Ok(())
    }

    fn event(&mut self, timeout: Option<Duration>) -> io::Result<Option<Event>> {
        if timeout.is_some() {
            return Ok(None);
        }
        let shown = text(self.terminal.backend().buffer());
        let event = (self.person)(&shown);
        self.shown.borrow_mut().push(shown);
        if let Event::Resize(width, height) = event {
            self.terminal.backend_mut().resize(width, height);
        }
        Ok(Some(event))
    }
}

fn key(code: KeyCode) -> Event {
    Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

fn letter(letter: char) -> Event {
    key(KeyCode::Char(letter))
}

/// Plays a session with this person, and gives back all screens and how it ended.
fn play(table: Table, language: Language, person: impl FnMut(&str) -> Event + 'static) -> (Vec<String>, Ended) {
    let shown = Rc::new(RefCell::new(Vec::new()));
    let Ok(terminal) = Terminal::new(TestBackend::new(80, 24));
    let console = Virtual { terminal, person, shown: Rc::clone(&shown) };
    let mut lines = Lines::Screen(Box::new(Screen::new(Box::new(console))));
    let mut out = Vec::new();
    let mut voice = voice(language, &mut out);
    let opponents = Entrant::of_level(table.level);
    let ended = Session::new(table, &opponents, &mut voice).unwrap().run(&mut lines).unwrap();
    (shown.take(), ended)
}

/// Is a question with its moves on the screen, and nothing over it?
fn is_asked(shown: &str) -> bool {
    shown.contains("Enter play") && !shown.contains("Esc: close")
}

#[test]
fn a_whole_game_for_four_with_artifacts_is_played_with_keys_and_mouse() {
    let mut step = 0;
    let mut queue: Vec<Event> = Vec::new();
    let person = move |shown: &str| {
        if let Some(next) = queue.pop() {
            return next;
        }
        step += 1;
        if shown.contains("Esc: close") {
            return key(KeyCode::Esc);
        }
        if shown.contains("n new game") && !shown.contains("Enter play") {
            // What lies on the table can still be looked at; there is nothing to undo.
            queue = vec![letter('q'), letter('u'), key(KeyCode::Esc), letter('t')];
            queue.extend([key(KeyCode::Esc), letter('i'), key(KeyCode::Tab)]);
            return letter('u');
        }
        match step % 12 {
            // Everything that can be looked at in between, while the window changes its size.
            0 => letter(['h', 'i', 't', 'l', 'p', 'w', '?'][step / 12 % 7]),
            3 => [Event::Resize(80, 24), Event::Resize(160, 50), Event::Resize(100, 30), Event::Resize(20, 5)]
                [step / 12 % 4]
                .clone(),
            4 => Event::Resize(80, 24),
            1 => key(KeyCode::Tab),
            2 => key(KeyCode::Down),
            5 => key(KeyCode::Esc),
            6 => {
                queue = vec![key(KeyCode::Enter), letter('1')];
                key(KeyCode::Down)
            }
            7 => {
                // The second move of the list, wherever it is, by two clicks.
                let row = shown.lines().position(|line| line.starts_with(" 1 ")).unwrap_or_default() as u16;
                let kind = MouseEventKind::Down(MouseButton::Left);
                let click = Event::Mouse(MouseEvent { kind, column: 4, row, modifiers: KeyModifiers::NONE });
                queue = vec![click.clone()];
                click
            }
            8 => {
                // By its number, typed as a line.
                queue = vec![key(KeyCode::Enter), letter('1')];
                letter(':')
            }
            _ => {
                queue = vec![key(KeyCode::Enter)];
                key(if step % 2 == 0 { KeyCode::Down } else { KeyCode::Right })
            }
        }
    };
    let (shown, ended) = play(table(4, 11, random()), Language::English, person);
    assert_eq!(ended, Ended::Left);
    let last = shown.last().unwrap();
    assert!(last.contains("win") && last.contains("n new game"), "{last}");
    let end = &shown[shown.len() - 8..];
    assert!(end[3].contains("It is on the display, with "), "{end:#?}");
    assert!(end[5].contains("the game is over. First player: "), "{end:#?}");
    for told in
        ["Round 1 of 10", "Press ? for the keys", "would play", "Display: ", "This window is too", "The game is over."]
    {
        assert!(shown.iter().any(|screen| screen.contains(told)), "{told} was never on the screen");
    }
    assert!(shown.iter().filter(|screen| is_asked(screen)).count() > 60);
}

#[test]
fn undo_the_command_line_and_ctrl_c_work_at_the_screen() {
    let mut keys = vec![
        key(KeyCode::Esc),
        letter('1'),
        key(KeyCode::Enter),
        letter('u'),
        letter(':'),
        letter('x'),
        letter('y'),
        key(KeyCode::Enter),
        key(KeyCode::Esc),
        Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)),
    ];
    keys.reverse();
    let (shown, ended) = play(table(2, 7, random()), Language::English, move |_| keys.pop().unwrap());
    assert_eq!(ended, Ended::Interrupted);
    let found = |what: &str| shown.iter().any(|screen| screen.contains(what));
    assert!(found("Your last move has been undone.") || found("it cannot be undone"), "{shown:#?}");
    assert!(found("`xy` is neither a move nor a command."), "{shown:#?}");
}

/// Compares a screen with the golden file that holds it. With `VALE_BLESS=1` in the environment the file is written anew.
#[track_caller]
fn golden(name: &str, shown: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens").join(format!("{name}.txt"));
    if std::env::var_os("VALE_BLESS").is_some_and(|value| value == "1") {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, shown).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert_eq!(shown, expected, "{name} has changed; `cargo xtask bless` writes it anew");
}

/// Whoever watches sees the same table, and no hand.
fn golden_for_spectators(language: Language, session: &Session<'_, '_>, offers: &Offers) {
    let Scene { words, mut names, mut log, .. } = session.scene(Some(offers));
    // What the person did is told to others in other words.
    names[super::ME.index()] = "Ada".to_owned();
    log.retain(|news| news.text.starts_with("Bot"));
    let table = session.table.game().table_view();
    let watched = Seen { table: &table, own: None, names: &names, known: vec![] }.scene(words, None, log, None);
    let hand = session.table.game().hand(super::ME);
    assert!(!hand.is_empty());
    for (width, height) in [(80, 24), (160, 50)] {
        let shown = text(&picture(&watched, (width, height), 0, true).0);
        for player in &watched.board.players {
            assert!(shown.contains(&names[player.seat.index()]), "{shown}");
        }
        for card in
            hand.iter().filter(|card| !watched.log.iter().any(|news| news.text.contains(&watched.words.card(*card))))
        {
            assert!(!shown.contains(&watched.words.card(card)), "{card} is in a hand\n{shown}");
        }
        golden(&format!("{}-{width}x{height}-watched", language.tag()), &shown);
    }
}

#[test]
fn golden_screens() {
    for language in [Language::English, Language::French, Language::Italian] {
        at_each_decision(language, 3, |decision, session, offers| {
            if ![0, 9, 60].contains(&decision) {
                return;
            }
            let scene = session.scene(Some(offers));
            for (width, height) in [(80, 24), (160, 50)] {
                let (buffer, _) = picture(&scene, (width, height), 0, true);
                golden(&format!("{}-{width}x{height}-{decision}", language.tag()), &text(&buffer));
            }
            if decision == 60 {
                golden_for_spectators(language, session, offers);
            }
        });
    }
}

#[test]
fn colours_are_used_unless_nobody_wants_them_and_letters_say_the_same() {
    let mut compared = 0;
    at_each_decision(Language::English, 3, |_, session, offers| {
        let scene = session.scene(Some(offers));
        let [coloured, plain] = [true, false].map(|colours| picture(&scene, (80, 24), 0, colours).0);
        assert_eq!(text(&coloured), text(&plain));
        let is_coloured = |cell: &Cell| cell.fg != Color::Reset || cell.bg != Color::Reset;
        assert!(coloured.content.iter().any(is_coloured));
        assert!(!plain.content.iter().any(is_coloured));
        compared += 1;
    });
    assert!(compared > 20);
}

//! What the person does at the screen: keys and the mouse, and what has been chosen, opened and typed so far.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use vale_engine::Source;
use vale_words::{Message, Words, message, say};

use super::panel::{Hits, Target};
use super::prompt::{Completions, Entry, Prompt, Typed};
use super::scene::Scene;
use super::theme::{STRONG, Theme};

/// How something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Say,
    /// What the person is asked.
    Ask,
    /// Why something does not work.
    Object,
}

impl Tone {
    pub fn style(self, theme: Theme) -> Style {
        match self {
            Self::Say => Style::new(),
            Self::Ask => STRONG,
            Self::Object => theme.problem(),
        }
    }
}

/// Something that was said to the person.
#[derive(Clone, Debug)]
pub struct Said {
    pub tone: Tone,
    pub text: String,
}

/// What was said, over the table.
#[derive(Debug)]
pub struct Popup {
    pub lines: Vec<Said>,
    /// The first line that can be seen.
    pub scroll: u16,
    /// Is there something to come back to?
    pub closes: bool,
}

/// What the person has chosen, opened and typed.
#[derive(Debug, Default)]
pub struct Ui {
    /// The chosen move, by its place in the list.
    pub selected: usize,
    /// The digits of a number that is being typed.
    pub digits: String,
    /// The card or tile on the table that the person looks at instead of a move.
    pub focus: Option<Source>,
    pub popup: Option<Popup>,
    /// A short answer.
    pub status: Option<Said>,
    /// Somebody thinks.
    pub busy: Option<Said>,
    pub prompt: Option<Prompt>,
    /// Where things are on the screen.
    pub hits: Hits,
    /// Is this a table of a server?
    pub remote: bool,
}

/// The messages that `?` says, a key per line.
const KEYS: &[Message] = &[
    message!("screen-help-choose"),
    message!("screen-help-play"),
    message!("screen-help-look"),
    message!("screen-help-about"),
    message!("screen-help-mouse"),
    message!("screen-help-hint"),
    message!("screen-help-undo"),
    message!("screen-help-table"),
    message!("screen-help-log"),
    message!("screen-help-points"),
    message!("screen-help-words"),
    message!("screen-help-save"),
    message!("screen-help-new"),
    message!("screen-help-quit"),
    message!("screen-help-type"),
    message!("screen-help-signs"),
];

/// The same at the table of a server.
const REMOTE_KEYS: &[Message] = &[
    message!("screen-help-choose"),
    message!("screen-help-play"),
    message!("screen-help-look"),
    message!("screen-help-about"),
    message!("screen-help-mouse"),
    message!("remote-help-chat"),
    message!("remote-help-hint-key"),
    message!("screen-help-undo"),
    message!("screen-help-table"),
    message!("screen-help-log"),
    message!("screen-help-words"),
    message!("remote-help-save"),
    message!("remote-help-new"),
    message!("remote-help-quit"),
    message!("screen-help-type"),
    message!("screen-help-signs"),
];

/// How many lines a page has.
const PAGE: u16 = 10;

/// How many lines the wheel of a mouse scrolls.
const WHEEL: u16 = 3;

impl Ui {
    /// Begins with a new question.
    pub fn begin(&mut self) {
        self.selected = 0;
        self.digits.clear();
        self.focus = None;
    }

    /// Takes in what has been said: a short answer stands in the last line, everything else over the table.
    pub fn hear(&mut self, said: Vec<Said>, over_table: bool, width: u16) {
        let short = |said: &Said| over_table && said.text.chars().count() + 2 < usize::from(width);
        match &said[..] {
            [] => {}
            [only] if short(only) => self.status = Some(only.clone()),
            _ => self.popup = Some(Popup { lines: said, scroll: 0, closes: over_table }),
        }
    }

    /// The card or tile that the person looks at: on the table, or the one that the chosen move is about, or the one
    /// that asks.
    pub fn looked_at(&self, scene: &Scene) -> Option<Source> {
        self.focus.or_else(|| scene.moves.get(self.selected)?.about).or(scene.asker)
    }

    /// Takes in what happened at the keyboard or the mouse. What comes of it may be a line, as if it had been typed.
    pub fn on_event(
        &mut self,
        event: &Event,
        scene: Option<&Scene>,
        words: &Words,
        completions: &Completions,
    ) -> Option<Typed> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.on_key(*key, scene, words, completions),
            Event::Mouse(mouse) => self.on_mouse(*mouse, scene, words),
            Event::Paste(text) => {
                if let Some(prompt) = &mut self.prompt {
                    text.chars().for_each(|letter| prompt.insert(letter));
                }
                None
            }
            _ => None,
        }
    }

    fn on_key(
        &mut self,
        key: KeyEvent,
        scene: Option<&Scene>,
        words: &Words,
        completions: &Completions,
    ) -> Option<Typed> {
        self.status = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c') => Some(Typed::Interrupted),
                KeyCode::Char('d') if self.prompt.is_none() => Some(Typed::End),
                _ => None,
            };
        }
        if let Some(prompt) = &mut self.prompt {
            return match prompt.on_key(key.code, completions) {
                Entry::GoesOn => None,
                Entry::GivenUp => {
                    self.prompt = None;
                    None
                }
                Entry::Line(line) => {
                    self.prompt = None;
                    Some(Typed::Line(line))
                }
            };
        }
        if self.popup.as_ref().is_some_and(|popup| popup.closes) {
            self.in_popup(key.code);
            return None;
        }
        match (key.code, scene) {
            (KeyCode::Char('q'), _) => Some(line("quit")),
            (KeyCode::Char('n'), _) => Some(line("new")),
            (KeyCode::Enter, None) => Some(line("")),
            (KeyCode::Char(':' | '/'), None) => {
                self.prompt = Some(Prompt::default());
                None
            }
            (_, None) => None,
            (code, Some(scene)) => self.at_table(code, scene, words),
        }
    }

    /// Keys while something is shown over the table.
    fn in_popup(&mut self, code: KeyCode) {
        let Some(popup) = &mut self.popup else { return };
        match code {
            KeyCode::Up => popup.scroll = popup.scroll.saturating_sub(1),
            KeyCode::Down => popup.scroll = popup.scroll.saturating_add(1),
            KeyCode::PageUp => popup.scroll = popup.scroll.saturating_sub(PAGE),
            KeyCode::PageDown | KeyCode::Char(' ') => popup.scroll = popup.scroll.saturating_add(PAGE),
            KeyCode::Home => popup.scroll = 0,
            KeyCode::End => popup.scroll = u16::MAX,
            _ => self.popup = None,
        }
    }

    fn at_table(&mut self, code: KeyCode, scene: &Scene, words: &Words) -> Option<Typed> {
        if !matches!(code, KeyCode::Char('0'..='9')) {
            self.digits.clear();
        }
        match code {
            KeyCode::Char(digit @ '0'..='9') => self.type_digit(digit, scene),
            KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right => self.step(code, scene),
            KeyCode::Home => self.choose(0, scene),
            KeyCode::End => self.choose(usize::MAX, scene),
            KeyCode::Tab => self.look(true),
            KeyCode::BackTab => self.look(false),
            KeyCode::Esc => self.focus = None,
            KeyCode::Enter | KeyCode::Char('i' | ' ') if self.focus.is_some() => return self.ask_about(scene, words),
            KeyCode::Enter => {
                return scene.moves.get(self.selected).map(|choice| Typed::Line(choice.number.to_string()));
            }
            KeyCode::Char('i' | ' ') => return self.ask_about(scene, words),
            KeyCode::Char('h') => return Some(line("hint")),
            KeyCode::Char('u') => return Some(line("undo")),
            KeyCode::Char('t') => return Some(line("table")),
            KeyCode::Char('l') => return Some(line("log")),
            KeyCode::Char('p') => return Some(line("points")),
            KeyCode::Char('w') => return Some(line("words")),
            KeyCode::Char('c') if self.remote => {
                let say = words.say(message!("command-say"), &[]);
                let say = say.split_whitespace().next().unwrap_or_default();
                self.prompt = Some(Prompt::beginning_with(&format!("{say} ")));
            }
            KeyCode::Char('s') => self.prompt = Some(Prompt::beginning_with("record ")),
            KeyCode::Char(':' | '/') => self.prompt = Some(Prompt::default()),
            KeyCode::Char('?') | KeyCode::F(1) => {
                let keys = if self.remote { REMOTE_KEYS } else { KEYS };
                let say = |&message: &Message| Said { tone: Tone::Say, text: words.say(message, &[]) };
                self.popup = Some(Popup { lines: keys.iter().map(say).collect(), scroll: 0, closes: true });
            }
            _ => {}
        }
        None
    }

    /// Asks what is known about the card or the tile that the person looks at.
    fn ask_about(&self, scene: &Scene, words: &Words) -> Option<Typed> {
        self.looked_at(scene).map(|thing| Typed::Line(format!("? {}", words.source(thing))))
    }

    fn choose(&mut self, index: usize, scene: &Scene) {
        self.focus = None;
        self.selected = index.min(scene.moves.len().saturating_sub(1));
    }

    /// Chooses a move by the number that is being typed, or says that there is none.
    fn type_digit(&mut self, digit: char, scene: &Scene) {
        let find = |digits: &str| {
            let number = digits.parse::<usize>().ok()?;
            scene.moves.iter().position(|choice| choice.number == number)
        };
        self.digits.push(digit);
        if find(&self.digits).is_none() {
            self.digits = digit.to_string();
        }
        match find(&self.digits) {
            Some(index) => self.choose(index, scene),
            None => self.digits.clear(),
        }
    }

    /// Goes to the next thing in a direction: among the moves, or among what lies on the table.
    fn step(&mut self, code: KeyCode, scene: &Scene) {
        let here = |hit: &&(Rect, Target)| match self.focus {
            Some(thing) => hit.1 == Target::Thing(thing),
            None => hit.1 == Target::Move(self.selected),
        };
        let Some(&(from, _)) = self.hits.iter().find(here) else {
            self.choose(self.selected, scene);
            return;
        };
        let same_kind = |hit: &&(Rect, Target)| match hit.1 {
            Target::Thing(_) => self.focus.is_some(),
            Target::Move(_) => self.focus.is_none(),
        };
        let near =
            self.hits.iter().filter(same_kind).filter_map(|&(to, target)| Some((distance(from, to, code)?, target)));
        match near.min_by_key(|&(far, _)| far) {
            Some((_, Target::Thing(thing))) => self.focus = Some(thing),
            Some((_, Target::Move(index))) => self.choose(index, scene),
            // What is scrolled out of sight has no place on the screen.
            None if self.focus.is_none() => match code {
                KeyCode::Up => self.choose(self.selected.saturating_sub(1), scene),
                KeyCode::Down => self.choose(self.selected + 1, scene),
                _ => {}
            },
            None => {}
        }
    }

    /// Looks at the next card or tile on the table, in the order in which they lie there.
    fn look(&mut self, forward: bool) {
        let things = self.hits.iter().filter_map(|&(_, target)| match target {
            Target::Thing(thing) => Some(thing),
            Target::Move(_) => None,
        });
        let things: Vec<_> = things.collect();
        let at = self.focus.and_then(|focus| things.iter().position(|&thing| thing == focus));
        let count = things.len().max(1);
        let next = match at {
            Some(at) if forward => (at + 1) % count,
            Some(at) => (at + count - 1) % count,
            None if forward => 0,
            None => count - 1,
        };
        self.focus = things.get(next).copied();
    }

    fn on_mouse(&mut self, mouse: MouseEvent, scene: Option<&Scene>, words: &Words) -> Option<Typed> {
        let scene = scene?;
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) if self.popup.is_some() => self.popup = None,
            MouseEventKind::Down(MouseButton::Left) => {
                let place = Position::new(mouse.column, mouse.row);
                let hit = self.hits.iter().find(|(rect, _)| rect.contains(place)).map(|&(_, target)| target);
                self.status = None;
                match hit? {
                    Target::Thing(thing) if self.focus == Some(thing) => return self.ask_about(scene, words),
                    Target::Thing(thing) => self.focus = Some(thing),
                    Target::Move(index) if index == self.selected && self.focus.is_none() => {
                        return Some(Typed::Line(scene.moves.get(index)?.number.to_string()));
                    }
                    Target::Move(index) => self.choose(index, scene),
                }
            }
            MouseEventKind::ScrollDown | MouseEventKind::ScrollUp => {
                let down = mouse.kind == MouseEventKind::ScrollDown;
                match &mut self.popup {
                    Some(popup) if down => popup.scroll = popup.scroll.saturating_add(WHEEL),
                    Some(popup) => popup.scroll = popup.scroll.saturating_sub(WHEEL),
                    None if down => self.choose(self.selected + 1, scene),
                    None => self.choose(self.selected.saturating_sub(1), scene),
                }
            }
            _ => {}
        }
        None
    }

    /// Says that somebody thinks.
    pub fn wait_for(&mut self, name: &str, words: &Words) {
        self.busy = Some(Said { tone: Tone::Say, text: say!(words, "screen-thinks", name = name) });
    }
}

fn line(text: &str) -> Typed {
    Typed::Line(text.to_owned())
}

/// How far a thing lies in a direction; nothing if it does not. What lies aside counts as farther.
fn distance(from: Rect, to: Rect, code: KeyCode) -> Option<i32> {
    let middle =
        |rect: Rect| (i32::from(rect.x) * 2 + i32::from(rect.width), i32::from(rect.y) * 2 + i32::from(rect.height));
    let ((x, y), (to_x, to_y)) = (middle(from), middle(to));
    // A cell is about twice as high as it is wide.
    let (dx, dy) = (to_x - x, (to_y - y) * 2);
    let (ahead, aside) = match code {
        KeyCode::Left => (-dx, dy.abs()),
        KeyCode::Right => (dx, dy.abs()),
        KeyCode::Up => (-dy, dx.abs()),
        _ => (dy, dx.abs()),
    };
    (ahead > 0).then_some(ahead + aside * 3)
}

//! What the person is asked, the moves to choose from, and what happened before.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use vale_engine::Source;
use vale_words::Words;

use super::panel::{Hits, Panel, Target};
use super::scene::Scene;
use super::text::{self, readable, wrapped};
use super::theme::{CHOSEN, QUIET, STRONG, Theme};
use super::ui::Ui;
use crate::cards::{card_line, tile_line};

/// The most columns of moves.
const COLUMNS: u16 = 3;

/// The question, its moves and what the chosen one is about.
pub struct Ask<'a> {
    scene: &'a Scene,
    ui: &'a Ui,
    theme: Theme,
    question: Vec<String>,
    /// The rows of the list: in each the moves by their places, each with its lines.
    rows: Vec<Vec<(usize, Vec<String>)>>,
    column: u16,
    width: u16,
}

impl<'a> Ask<'a> {
    pub fn new(scene: &'a Scene, ui: &'a Ui, width: u16, theme: Theme) -> Self {
        let question = wrapped(&readable(&scene.question, &scene.words), width.saturating_sub(10), "");
        let texts: Vec<_> = scene
            .moves
            .iter()
            .map(|choice| format!("{:>2} {}", choice.number, readable(&choice.text, &scene.words)))
            .collect();
        let widest = texts.iter().map(|text| Span::raw(text.as_str()).width()).max().unwrap_or(1) as u16 + 2;
        let columns = (width / widest).clamp(1, COLUMNS).min(texts.len().max(1) as u16);
        let column = width / columns;
        let cells: Vec<_> = texts.iter().map(|text| wrapped(text, column - 1, "   ")).enumerate().collect();
        let rows = cells.chunks(usize::from(columns)).map(<[_]>::to_vec).collect();
        Self { scene, ui, theme, question, rows, column, width }
    }

    /// How many lines the question takes.
    pub fn question_height(&self) -> u16 {
        self.question.len() as u16
    }

    fn row_height(row: &[(usize, Vec<String>)]) -> u16 {
        row.iter().map(|(_, lines)| lines.len()).max().unwrap_or_default() as u16
    }

    /// How many lines the question and all moves take.
    pub fn height(&self) -> u16 {
        self.question_height() + self.rows.iter().map(|row| Self::row_height(row)).sum::<u16>()
    }

    /// How many lines there should be for what a move is about: enough for any of them, so that nothing jumps.
    pub fn details_height(&self) -> u16 {
        let things = self.scene.moves.iter().filter_map(|choice| choice.about).chain(self.ui.looked_at(self.scene));
        things.map(|thing| self.details(thing).len()).max().unwrap_or_default() as u16
    }

    fn details(&self, thing: Source) -> Vec<String> {
        let words = &self.scene.words;
        wrapped(&readable(&about(thing, words), words), self.width.saturating_sub(2), "")
    }

    /// Draws the question, as many moves as there is room for around the chosen one, and in the last lines what the
    /// chosen one is about.
    pub fn draw(&self, place: Rect, about: u16, buffer: &mut Buffer, hits: &mut Hits) {
        let height = place.height.saturating_sub(self.question_height() + about);
        let (list, chosen) = self.list();
        // The chosen move stands in the middle of what can be seen, if there is more.
        let most = list.height().saturating_sub(height);
        let first = chosen.saturating_sub(height / 2).min(most);
        self.draw_question(place, (first > 0, first < most), buffer);
        let under = Rect { y: place.y + self.question_height(), height, ..place };
        list.draw_from(first, under.intersection(place), buffer, hits);
        let below = Rect { y: place.bottom() - about, height: about, ..place };
        self.draw_details(below, buffer);
    }

    /// The question in a rule, with which of the moves is chosen.
    fn draw_question(&self, place: Rect, (above, below): (bool, bool), buffer: &mut Buffer) {
        for (row, line) in self.question.iter().enumerate() {
            let y = place.y + row as u16;
            let rule = if row == 0 { "─".repeat(usize::from(place.width)) } else { String::new() };
            buffer.set_string(place.x, y, rule, QUIET);
            let text = text::line(&format!(" {line} "), STRONG, self.theme);
            buffer.set_line(place.x + 1, y, &text, place.width - 1);
        }
        if above || below {
            let arrows = format!("{}{}", if above { "▲" } else { " " }, if below { "▼" } else { " " });
            let count = format!(" {arrows}{}/{} ", self.ui.selected + 1, self.scene.moves.len());
            let wide = Span::raw(count.as_str()).width() as u16;
            buffer.set_string(place.right().saturating_sub(wide + 1), place.y, count, STRONG);
        }
    }

    /// All rows of moves, and in which line the chosen one is.
    fn list(&self) -> (Panel, u16) {
        let mut list = Panel::default();
        let mut chosen = 0;
        for row in &self.rows {
            let top = list.height();
            let mut part = Panel::default();
            for line in 0..usize::from(Self::row_height(row)) {
                let mut spans = Vec::new();
                for (index, lines) in row {
                    let text = lines.get(line).map_or("", String::as_str);
                    let here = *index == self.ui.selected && self.ui.focus.is_none();
                    let style = if here { CHOSEN } else { Style::new() };
                    let pieces = text::spans(text, style, self.theme);
                    let gap = usize::from(self.column).saturating_sub(usize::from(text::width(&pieces)) + 1);
                    spans.extend(pieces);
                    spans.extend([Span::styled(" ".repeat(gap), style), Span::raw(" ")]);
                    if *index == self.ui.selected {
                        chosen = top;
                    }
                }
                part.push(Line::from(spans));
            }
            for (column, (index, lines)) in row.iter().enumerate() {
                let place = Rect::new(column as u16 * self.column, 0, self.column - 1, lines.len() as u16);
                part.point(place, Target::Move(*index));
            }
            list.append(part);
        }
        (list, chosen)
    }

    fn draw_details(&self, place: Rect, buffer: &mut Buffer) {
        let Some(thing) = self.ui.looked_at(self.scene) else { return };
        let lines = self.details(thing);
        for (row, line) in lines.iter().take(usize::from(place.height)).enumerate() {
            let is_cut = row + 1 == usize::from(place.height) && lines.len() > row + 1;
            let line = if is_cut { text::cut(&format!("{line} …"), place.width - 2) } else { line.clone() };
            let line = text::line(&line, QUIET, self.theme);
            buffer.set_line(place.x + 1, place.y + row as u16, &line, place.width - 1);
        }
    }
}

/// What a card or tile is and does.
fn about(thing: Source, words: &Words) -> String {
    let line = match thing {
        Source::Card(card) => card_line(card, words),
        Source::Tile(tile) => tile_line(tile, words),
    };
    format!("{line}.")
}

/// What happened, as much of the newest as there is room for.
pub fn log(scene: &Scene, place: Rect, buffer: &mut Buffer, theme: Theme) {
    let mut lines: Vec<Line<'static>> = Vec::new();
    for news in scene.log.iter().rev() {
        if lines.len() >= usize::from(place.height) {
            break;
        }
        let style = if news.fresh { Style::new() } else { QUIET };
        let wrapped = wrapped(&readable(&news.text, &scene.words), place.width.saturating_sub(3), "  ");
        let mark = if news.fresh { "· " } else { "  " };
        let drawn = wrapped
            .iter()
            .enumerate()
            .map(|(row, line)| text::line(&format!("{}{line}", if row == 0 { mark } else { "  " }), style, theme));
        lines.extend(drawn.rev());
    }
    lines.truncate(usize::from(place.height));
    for (row, line) in lines.iter().rev().enumerate() {
        buffer.set_line(place.x, place.y + row as u16, line, place.width);
    }
}

//! Parts of the screen: finished lines, and where the cards and tiles in them are.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use vale_engine::Source;

use super::text;

/// What lies under a place of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A card or a tile.
    Thing(Source),
    /// A move, by its place in the list.
    Move(usize),
}

/// The places of the screen that can be pointed at.
pub type Hits = Vec<(Rect, Target)>;

/// A part of the screen for a certain width.
#[derive(Debug, Default)]
pub struct Panel {
    lines: Vec<Line<'static>>,
    hits: Hits,
}

/// A piece that is never broken: a card, a tile, a label.
#[derive(Clone, Debug)]
pub struct Chip {
    pub spans: Vec<Span<'static>>,
    pub thing: Option<Source>,
}

impl Chip {
    /// A piece that cannot be pointed at.
    pub fn label(text: impl Into<String>, style: Style) -> Self {
        Self { spans: vec![Span::styled(text.into(), style)], thing: None }
    }

    fn width(&self) -> u16 {
        text::width(&self.spans)
    }
}

/// A card in a frame.
#[derive(Clone, Debug)]
pub struct CardBox {
    /// In the upper edge.
    pub head: String,
    pub name: String,
    /// In the lower edge.
    pub foot: String,
    pub frame: Style,
    pub inside: Style,
    pub thing: Source,
}

/// How many lines a card in a frame takes.
const BOX_HEIGHT: u16 = 3;

impl CardBox {
    fn width(&self) -> u16 {
        let longest = [&self.head, &self.name, &self.foot].map(|text| Span::raw(text.as_str()).width());
        longest.into_iter().max().unwrap_or_default() as u16 + 2
    }

    /// Its three lines.
    fn lines(&self) -> [Vec<Span<'static>>; 3] {
        let inner = usize::from(self.width()) - 2;
        let edge = |left: &str, text: &str, right: &str| {
            let rest = "─".repeat(inner - Span::raw(text).width());
            vec![Span::styled(format!("{left}{text}{rest}{right}"), self.frame)]
        };
        let gap = " ".repeat(inner - Span::raw(self.name.as_str()).width());
        [
            edge("╭", &self.head, "╮"),
            vec![
                Span::styled("│", self.frame),
                Span::styled(format!("{}{gap}", self.name), self.inside),
                Span::styled("│", self.frame),
            ],
            edge("╰", &self.foot, "╯"),
        ]
    }
}

impl Panel {
    /// How many lines there are.
    pub fn height(&self) -> u16 {
        self.lines.len() as u16
    }

    pub fn push(&mut self, line: Line<'static>) {
        self.lines.push(line);
    }

    /// Adds the lines of another part below.
    pub fn append(&mut self, other: Self) {
        let below = self.height();
        self.lines.extend(other.lines);
        self.hits.extend(other.hits.into_iter().map(|(place, target)| (Rect { y: place.y + below, ..place }, target)));
    }

    /// Says what lies at a place.
    pub fn point(&mut self, place: Rect, target: Target) {
        self.hits.push((place, target));
    }

    /// Adds pieces one after the other, on as many lines as they need. Further lines begin after the indent.
    pub fn flow(&mut self, chips: &[Chip], width: u16, indent: u16) {
        let mut spans: Vec<Span<'static>> = Vec::new();
        let (mut x, mut begun) = (0, false);
        for chip in chips {
            let wide = chip.width();
            if begun && x + 2 + wide > width {
                self.lines.push(Line::from(std::mem::take(&mut spans)));
                spans.push(Span::raw(" ".repeat(usize::from(indent))));
                (x, begun) = (indent, false);
            }
            if begun {
                spans.push(Span::raw("  "));
                x += 2;
            }
            if let Some(thing) = chip.thing {
                self.hits.push((Rect::new(x, self.height(), wide, 1), Target::Thing(thing)));
            }
            spans.extend(chip.spans.iter().cloned());
            (x, begun) = (x + wide, true);
        }
        if !spans.is_empty() {
            self.lines.push(Line::from(spans));
        }
    }

    /// Adds as many of the pieces as fit on one line, and how many do not.
    pub fn flow_one_line(&mut self, chips: &[Chip], width: u16, more: Style) {
        let room = width.saturating_sub(5);
        let mut wide = 0;
        let all: u16 = chips.iter().map(|chip| chip.width() + 2).sum();
        let fitting = chips.iter().take_while(|chip| {
            wide += chip.width() + 2;
            all <= width + 2 || wide <= room + 2
        });
        let mut shown: Vec<_> = fitting.cloned().collect();
        if shown.len() < chips.len() {
            shown.push(Chip::label(format!("+{}", chips.len() - shown.len()), more));
        }
        self.flow(&shown, u16::MAX, 0);
    }

    /// Adds cards in frames, side by side, on as many lines as they need.
    pub fn boxes(&mut self, boxes: &[CardBox], width: u16) {
        let mut rest = boxes;
        while !rest.is_empty() {
            let mut x = 0;
            let fitting = rest.iter().take_while(|card| {
                x += card.width();
                x <= width
            });
            let count = fitting.count().max(1);
            let (row, after) = rest.split_at(count);
            rest = after;
            let mut lines: [Vec<Span<'static>>; 3] = Default::default();
            let mut x = 0;
            for card in row {
                let place = Rect::new(x, self.height(), card.width(), BOX_HEIGHT);
                self.hits.push((place, Target::Thing(card.thing)));
                for (line, part) in lines.iter_mut().zip(card.lines()) {
                    line.extend(part);
                }
                x += card.width();
            }
            self.lines.extend(lines.map(Line::from));
        }
    }

    /// Parts of the same width side by side, in frames.
    pub fn beside(framed: Vec<(Line<'static>, Style, Self)>, width: u16) -> Self {
        let count = framed.len().max(1) as u16;
        let each = width / count;
        let height = framed.iter().map(|(.., part)| part.height()).max().unwrap_or_default();
        let mut whole = Self { lines: vec![Line::default(); usize::from(height) + 2], hits: Hits::new() };
        for (column, (title, style, part)) in framed.into_iter().enumerate() {
            let left = column as u16 * each;
            let rest = usize::from(each.saturating_sub(2 + title.width() as u16));
            let (first, last) = (0, usize::from(height) + 1);
            whole.lines[first].spans.push(Span::styled("┌", style));
            whole.lines[first].spans.extend(title.spans);
            whole.lines[first].spans.push(Span::styled(format!("{}┐", "─".repeat(rest)), style));
            let foot = format!("└{}┘", "─".repeat(usize::from(each.saturating_sub(2))));
            whole.lines[last].spans.push(Span::styled(foot, style));
            let mut inside = part.lines.into_iter();
            for row in &mut whole.lines[1..last] {
                let inner = inside.next().unwrap_or_default();
                let gap = usize::from(each.saturating_sub(2)).saturating_sub(inner.width());
                row.spans.push(Span::styled("│", style));
                row.spans.extend(inner.spans);
                row.spans.push(Span::raw(" ".repeat(gap)));
                row.spans.push(Span::styled("│", style));
            }
            whole.hits.extend(
                part.hits
                    .into_iter()
                    .map(|(place, target)| (Rect { x: place.x + left + 1, y: place.y + 1, ..place }, target)),
            );
        }
        whole
    }

    /// Draws the lines from this one on, as far as there is room.
    pub fn draw_from(&self, first: u16, place: Rect, buffer: &mut Buffer, hits: &mut Hits) {
        let shown = self.lines.iter().skip(usize::from(first)).take(usize::from(place.height));
        for (row, line) in shown.enumerate() {
            buffer.set_line(place.x, place.y + row as u16, line, place.width);
        }
        for &(hit, target) in &self.hits {
            let Some(y) = hit.y.checked_sub(first) else { continue };
            let here = Rect { x: place.x + hit.x, y: place.y + y, ..hit }.intersection(place);
            if !here.is_empty() {
                hits.push((here, target));
            }
        }
    }

    /// Draws all lines, as far as there is room.
    pub fn draw(&self, place: Rect, buffer: &mut Buffer, hits: &mut Hits) {
        self.draw_from(0, place, buffer, hits);
    }
}

//! The whole screen: where its parts are, for every size of the window.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Widget};
use vale_words::{Words, message, say};

use super::panel::{Hits, Panel};
use super::prompt;
use super::questions::{Ask, log};
use super::scene::Scene;
use super::table::{Density, Painter};
use super::text::{self, readable, wrapped};
use super::theme::{QUIET, Theme};
use super::ui::{Popup, Ui};

/// The smallest window that a table is drawn in.
const LEAST: (u16, u16) = (40, 16);

/// From this width on, the question, the moves and the log have a column of their own.
const WIDE: u16 = 120;

/// What is known once everything is drawn.
#[derive(Debug, Default)]
pub struct Drawn {
    /// Where things are that can be pointed at.
    pub hits: Hits,
    /// How far the text over the table can be scrolled.
    pub last_line: u16,
}

/// Draws everything.
pub fn draw(area: Rect, buffer: &mut Buffer, scene: Option<&Scene>, ui: &Ui, words: &Words, theme: Theme) -> Drawn {
    let mut drawn = Drawn::default();
    Clear.render(area, buffer);
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let lines = wrapped(&say!(words, "screen-too-small"), area.width, "");
        Paragraph::new(lines.into_iter().map(Line::from).collect::<Vec<_>>()).render(area, buffer);
        return drawn;
    }
    let (body, foot) = (Rect { height: area.height - 1, ..area }, Rect { y: area.bottom() - 1, height: 1, ..area });
    if let Some(scene) = scene {
        table(body, buffer, scene, ui, theme, &mut drawn.hits);
    }
    footer(foot, buffer, scene, ui, words, theme);
    if let Some(popup) = &ui.popup {
        drawn.hits.clear();
        drawn.last_line = draw_popup(popup, body, buffer, words, theme);
    }
    drawn
}

fn table(body: Rect, buffer: &mut Buffer, scene: &Scene, ui: &Ui, theme: Theme, hits: &mut Hits) {
    let painter = Painter { scene, theme, focus: ui.looked_at(scene) };
    painter.heading(body.width).draw(Rect { height: 1, ..body }, buffer, hits);
    let body = Rect { y: body.y + 1, height: body.height - 1, ..body };
    if body.width >= WIDE {
        let side = (body.width * 3 / 8).min(64);
        let left = Rect { width: body.width - side - 1, ..body };
        let right = Rect { x: left.right() + 1, width: side, ..body };
        parts(&painter, left.width, left.height).draw(left, buffer, hits);
        for y in left.top()..left.bottom() {
            buffer.set_string(left.right(), y, "│", QUIET);
        }
        let ask = Ask::new(scene, ui, right.width, theme);
        let details = ask.details_height().min(right.height / 4);
        let height = ask.height().min(right.height - right.height / 3);
        let (above, below) = split(right, height + details);
        ask.draw(above, details, buffer, hits);
        log(scene, below, buffer, theme);
        return;
    }
    let ask = Ask::new(scene, ui, body.width, theme);
    let details = ask.details_height().min(if body.height < 28 { 2 } else { 4 });
    let news = if body.height < 28 { 2 } else { 4 };
    // The list of moves scrolls; a few of them must always be there.
    let wanted = ask.height().min(ask.question_height() + 6) + details;
    let least = ask.height().min(ask.question_height() + 3) + details;
    let room = |ask: u16| body.height.saturating_sub(ask);
    let mut panel = parts(&painter, body.width, room(wanted + news));
    let mut asked = wanted;
    if panel.height() > room(wanted + news) {
        asked = body.height.saturating_sub(panel.height() + 1).clamp(least, wanted);
    }
    if panel.height() > room(asked) {
        panel = parts(&painter, body.width, room(asked));
    }
    let (above, below) = split(body, panel.height().min(room(asked)));
    panel.draw(above, buffer, hits);
    let (between, below) = split(below, below.height - asked);
    log(scene, between, buffer, theme);
    ask.draw(below, details, buffer, hits);
}

fn split(area: Rect, height: u16) -> (Rect, Rect) {
    let height = height.min(area.height);
    (Rect { height, ..area }, Rect { y: area.y + height, height: area.height - height, ..area })
}

/// The parts of the table. All begin as small as they can be, and grow one after the other as long as there is room.
fn parts(painter: &Painter<'_>, width: u16, height: u16) -> Panel {
    use Density::{Boxes, Names, Short, Tight};
    let seats = painter.seats();
    let last = seats.len() + 2;
    let draw = |part: usize, density: Density| match part {
        0 => painter.display(density, width),
        1 => painter.tiles(density, width),
        part if part == last => painter.hand(density, width),
        part => painter.player(seats[part - 2], density, width),
    };
    let mut parts: Vec<_> = (0..=last).map(|part| draw(part, Tight)).collect();
    // The person's own things come last on the screen, and first here.
    let (mine, hand) = ([last - 1], [last]);
    let others: Vec<_> = (2..last - 1).collect();
    let one_by_one = others.iter().map(std::slice::from_ref);
    let steps = std::iter::once((&mine[..], Short))
        .chain(one_by_one.clone().map(|other| (other, Short)))
        .chain([(&[1][..], Names), (&mine[..], Names)])
        .chain(one_by_one.map(|other| (other, Names)))
        .chain([(&[0][..], Names), (&[0][..], Boxes), (&hand[..], Boxes), (&mine[..], Boxes), (&others[..], Boxes)]);
    for (grown, density) in steps {
        let larger: Vec<_> = grown.iter().map(|&part| (part, draw(part, density))).collect();
        let smaller: u16 = grown.iter().map(|&part| parts[part].height()).sum();
        let taken = larger.iter().map(|(_, panel)| panel.height()).sum::<u16>();
        if total(&parts) - smaller + taken <= height {
            for (part, panel) in larger {
                parts[part] = panel;
            }
        }
    }
    parts.retain(|part| part.height() > 0);
    let airy = total(&parts) + parts.len() as u16 <= height;
    parts.into_iter().fold(Panel::default(), |mut whole, part| {
        if airy && whole.height() > 0 {
            whole.push(Line::default());
        }
        whole.append(part);
        whole
    })
}

fn total(parts: &[Panel]) -> u16 {
    parts.iter().map(Panel::height).sum()
}

/// What the keys do, or what was answered last, or what is being typed.
fn footer(foot: Rect, buffer: &mut Buffer, scene: Option<&Scene>, ui: &Ui, words: &Words, theme: Theme) {
    if let Some(typed) = &ui.prompt {
        prompt::draw(typed, foot, buffer);
        return;
    }
    if let Some(said) = ui.busy.as_ref().or(ui.status.as_ref()) {
        let line = text::line(&text::cut(&readable(&said.text, words), foot.width), said.tone.style(theme), theme);
        buffer.set_line(foot.x, foot.y, &line, foot.width);
        return;
    }
    let keys = match scene {
        None if ui.remote => message!("remote-lobby-keys"),
        Some(scene) if ui.remote && scene.me.is_none() => message!("remote-keys-watching"),
        Some(scene) if ui.remote && scene.board.asked.is_none() => message!("remote-keys-over"),
        Some(_) if ui.remote => message!("remote-keys"),
        None => message!("screen-keys-begin"),
        Some(scene) if scene.moves.is_empty() => message!("screen-keys-over"),
        Some(_) => message!("screen-keys"),
    };
    let keys = words.say(keys, &[]);
    // The most important keys come first; what does not fit is left out whole.
    let mut shown = String::new();
    for key in keys.split("  ") {
        if Span::raw(shown.as_str()).width() + Span::raw(key).width() + 2 > usize::from(foot.width) {
            break;
        }
        shown = if shown.is_empty() { format!(" {key}") } else { format!("{shown}  {key}") };
    }
    buffer.set_line(foot.x, foot.y, &Line::styled(shown, QUIET), foot.width);
}

/// The widest that sentences are drawn.
const READABLE: u16 = 96;

/// Draws what has been said over the table, and says how far it can be scrolled.
fn draw_popup(popup: &Popup, body: Rect, buffer: &mut Buffer, words: &Words, theme: Theme) -> u16 {
    let width = body.width.saturating_sub(4).min(READABLE);
    let lines = popup.lines.iter().flat_map(|said| {
        let lines = wrapped(&readable(&said.text, words), width - 4, "  ");
        lines.into_iter().map(|line| text::line(&line, said.tone.style(theme), theme))
    });
    let lines: Vec<_> = lines.collect();
    let shown = (lines.len() as u16).min(body.height - 2);
    let last = lines.len() as u16 - shown;
    let first = popup.scroll.min(last);
    let place = Rect {
        x: body.x + (body.width - width) / 2,
        y: body.y + (body.height - shown - 2) / 2,
        width,
        height: shown + 2,
    };
    let more = match (first > 0, first < last) {
        (true, true) => " ↑↓ ",
        (true, false) => " ↑ ",
        (false, true) => " ↓ ",
        (false, false) => "",
    };
    let close = if popup.closes { say!(words, "screen-close") } else { String::new() };
    let foot = Line::styled(format!("{more}{close}"), QUIET).right_aligned();
    Clear.render(place, buffer);
    let block = Block::bordered().border_style(Style::new()).title_bottom(foot);
    let inner = block.inner(place);
    block.render(place, buffer);
    let inner = Rect { x: inner.x + 1, width: inner.width - 2, ..inner };
    for (row, line) in lines.iter().skip(usize::from(first)).take(usize::from(shown)).enumerate() {
        buffer.set_line(inner.x, inner.y + row as u16, line, inner.width);
    }
    last
}

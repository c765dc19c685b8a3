//! Texts with stones in them, broken into lines.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use vale_engine::Colour;
use vale_words::{Style as Spelling, Words};

use super::theme::Theme;

/// A stone within a text, as one character of the range that Unicode leaves to programs. So the stones of a text are
/// still known when it has been broken into lines.
const STONES: [(char, &str, Colour); 3] =
    [('\u{E000}', "[R]", Colour::Red), ('\u{E001}', "[B]", Colour::Blue), ('\u{E002}', "[P]", Colour::Purple)];

/// A text with its marks turned into stones and points.
pub fn readable(text: &str, words: &Words) -> String {
    let mut text = text.to_owned();
    for (stone, mark, _) in STONES {
        text = text.replace(mark, stone.encode_utf8(&mut [0; 4]));
    }
    let words = words.with_style(Spelling::Plain);
    let mut rest = text.as_str();
    let mut whole = String::with_capacity(text.len());
    while let Some((before, after)) = rest.split_once('[') {
        whole.push_str(before);
        let points = after.split_once("*]").and_then(|(number, after)| Some((number.parse::<u16>().ok()?, after)));
        if let Some((points, after)) = points {
            whole.push_str(&words.points(points));
            rest = after;
        } else {
            whole.push('[');
            rest = after;
        }
    }
    whole + rest
}

/// The lines of a readable text at this width. What belongs to one text is indented.
pub fn wrapped(text: &str, width: u16, indent: &str) -> Vec<String> {
    let options = textwrap::Options::new(usize::from(width.max(8)))
        .subsequent_indent(indent)
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::wrap(text, options).into_iter().map(std::borrow::Cow::into_owned).collect()
}

/// A readable text as it is drawn.
pub fn line(text: &str, style: Style, theme: Theme) -> Line<'static> {
    Line::from(spans(text, style, theme))
}

/// A readable text in pieces of one look each.
pub fn spans(text: &str, style: Style, theme: Theme) -> Vec<Span<'static>> {
    let mut found = Vec::new();
    let mut plain = String::new();
    for letter in text.chars() {
        match STONES.iter().find(|(stone, ..)| *stone == letter) {
            Some(&(.., colour)) => {
                if !plain.is_empty() {
                    found.push(Span::styled(std::mem::take(&mut plain), style));
                }
                found.push(Span::styled(colour.letter().to_string(), theme.stone(colour)));
            }
            None => plain.push(letter),
        }
    }
    if !plain.is_empty() {
        found.push(Span::styled(plain, style));
    }
    found
}

/// How wide pieces of a line are.
pub fn width(spans: &[Span<'_>]) -> u16 {
    spans.iter().map(|span| span.width() as u16).sum()
}

/// A line that is not wider than this; what does not fit becomes `…`.
pub fn cut(text: &str, width: u16) -> String {
    let width = usize::from(width);
    if Span::raw(text).width() <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if Span::raw(short.as_str()).width() + 2 > width {
            break;
        }
        short.push(letter);
    }
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use vale_words::Language;

    use super::*;

    #[test]
    fn marks_become_stones_and_points() {
        let words = Words::new(Language::French, Spelling::Marked);
        let text = readable("Gagnez [R] [P], puis [2*] [x*] [", &words);
        assert_eq!(text, "Gagnez \u{E000} \u{E002}, puis 2 points [x*] [");
        let shown: String = spans(&text, Style::new(), Theme::new(false)).iter().map(|span| &*span.content).collect();
        assert_eq!(shown, "Gagnez R P, puis 2 points [x*] [");
    }

    #[test]
    fn lines_are_never_wider_than_the_window() {
        assert_eq!(wrapped("Earn one and then two", 10, "  "), ["Earn one", "  and then", "  two"]);
        assert_eq!(cut("Young Forest Spirit", 10), "Young For…");
        assert_eq!(cut("Hydra", 5), "Hydra");
    }
}

//! Positions as JSON: written to be read by people, with errors that name the place.

use serde_json::error::Category;

use super::{Position, PositionError};
use crate::record::excerpt;

/// The most bytes of JSON that are read: many times what any position needs.
const MAX_JSON: usize = 1 << 20;

/// The width at which a written list is broken into lines.
const WIDTH: usize = 100;

impl Position {
    /// Returns the position as JSON over several lines, short lists and objects on one line each.
    pub fn to_json(&self) -> String {
        // Neither a field nor a key can fail to be written.
        fold(&serde_json::to_string_pretty(self).unwrap_or_default())
    }

    /// Returns the position as JSON on one line.
    pub fn to_json_line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a position. Whether the rules allow it is for [`Game::from_position`](crate::Game::from_position) to say.
    ///
    /// # Errors
    /// The text is no JSON, or not that of a position; the error names the place.
    pub fn from_json(text: &str) -> Result<Self, PositionError> {
        if text.len() > MAX_JSON {
            let problem = format!("{} bytes; a position has at most {MAX_JSON}", text.len());
            return Err(PositionError { place: "JSON".to_owned(), problem });
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = serde_json::Deserializer::from_str(text);
        let position = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
            let path = error.path().to_string();
            explain(&path, error.inner())
        })?;
        reader.end().map_err(|error| explain(".", &error))?;
        Ok(position)
    }
}

/// Says in words where and what is wrong. Broken JSON has a line and column; JSON that is no position has a field too.
fn explain(path: &str, error: &serde_json::Error) -> PositionError {
    let text = error.to_string();
    let spot = format!("line {}, column {}", error.line(), error.column());
    let problem = text.rsplit_once(" at line ").map_or(text.as_str(), |(problem, _)| problem);
    let problem = in_plain_words(problem);
    match error.classify() {
        Category::Data if path != "." => PositionError { place: format!("{} ({spot})", excerpt(path, 80)), problem },
        Category::Data => PositionError { place: spot, problem },
        Category::Eof => PositionError { place: spot, problem: "the JSON ends too early".to_owned() },
        _ => PositionError { place: spot, problem: format!("this is not JSON: {problem}") },
    }
}

/// Says what serde says about JSON without the names of types, and at a bearable length.
pub fn in_plain_words(problem: &str) -> String {
    /// What serde expects, or the beginning of that, and how to say it.
    const WORDS: [(&str, &str); 16] = [
        ("u8", "a whole number from 0 to 255"),
        ("u16", "a whole number from 0 to 65535"),
        ("u32", "a whole number"),
        ("u64", "a whole number"),
        ("usize", "a whole number"),
        ("i8", "a whole number"),
        ("i16", "a whole number"),
        ("i32", "a whole number"),
        ("i64", "a whole number"),
        ("f64", "a number"),
        ("a boolean", "true or false"),
        ("a map", "an object"),
        ("a sequence", "a list"),
        ("tuple struct ", "a list"),
        ("internally tagged enum ", "an object with named fields"),
        ("struct ", "an object with named fields"),
    ];
    let Some((found, wanted)) = problem.rsplit_once("expected ") else { return excerpt(problem, 300) };
    // The place in a line of JSON, if it is told, comes last.
    let (wanted, place) = wanted.find(" at line ").map_or((wanted, ""), |cut| wanted.split_at(cut));
    let known = WORDS.iter().find(|(name, _)| *name == wanted || (name.ends_with(' ') && wanted.starts_with(name)));
    let wanted = known.map_or(wanted, |&(_, words)| words);
    excerpt(&format!("{found}expected {wanted}{place}"), 300)
}

/// Joins the lines of pretty JSON again where a list or object fits on one line, and fills lines with what does not.
fn fold(pretty: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut openings = Vec::new();
    for line in pretty.lines() {
        if line.ends_with(['[', '{']) {
            openings.push(lines.len());
        }
        match openings.last() {
            Some(&opening) if line.trim_start().starts_with([']', '}']) => {
                openings.pop();
                let block = lines.split_off(opening);
                lines.extend(fold_block(&block, line));
            }
            _ => lines.push(line.to_owned()),
        }
    }
    lines.join("\n") + "\n"
}

/// Folds one list or object, from the line that opens it on, whose own lists and objects are folded already.
fn fold_block(block: &[String], close: &str) -> Vec<String> {
    let Some((open, items)) = block.split_first() else { return vec![close.to_owned()] };
    let flat = items.iter().map(|item| item.trim_start()).collect::<Vec<_>>().join(" ");
    let close_mark = close.trim_start();
    let space = if open.ends_with('{') { " " } else { "" };
    let one_line = format!("{open}{space}{flat}{space}{close_mark}");
    if one_line.len() <= WIDTH {
        return vec![one_line];
    }
    if !items.iter().all(|item| item.trim_start().starts_with('"') && !item.contains(':')) {
        return block.iter().cloned().chain([close.to_owned()]).collect();
    }
    let indent = &items[0][..items[0].len() - items[0].trim_start().len()];
    let mut lines = vec![open.clone(), indent.to_owned()];
    for item in items {
        let item = item.trim_start();
        match lines.last_mut() {
            Some(last) if last.len() == indent.len() => last.push_str(item),
            Some(last) if last.len() + 1 + item.len() <= WIDTH => {
                last.push(' ');
                last.push_str(item);
            }
            _ => lines.push(format!("{indent}{item}")),
        }
    }
    lines.push(close.to_owned());
    lines
}

//! `vale referee`: runs games for other programs, one JSON object per line in each direction.
//!
//! `docs/referee.md` describes the requests and answers.

mod answer;
mod request;
mod session;

use std::io::{BufRead, Write};

use crate::error::CliError;
use answer::Problem;
use session::Session;

/// The longest line that is read, without its end.
const MAX_LINE: usize = 1 << 20;

/// Runs the command until the input ends.
pub fn run(mut input: impl BufRead, out: &mut dyn Write) -> Result<(), CliError> {
    let mut session = Session::default();
    while let Some(line) = next_line(&mut input)? {
        let answer = match &line {
            Line::Whole(bytes) if bytes.trim_ascii().is_empty() => continue,
            Line::Whole(bytes) => session.answer(bytes),
            Line::TooLong => {
                let message = format!("line longer than {MAX_LINE} bytes skipped");
                Problem::new("line_too_long", &message).into()
            }
        };
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
        out.flush()?;
    }
    Ok(())
}

enum Line {
    Whole(Vec<u8>),
    TooLong,
}

/// Reads a line without keeping more of it than is allowed. None at the end of the input.
fn next_line(input: &mut impl BufRead) -> Result<Option<Line>, CliError> {
    let mut line = Vec::new();
    let mut length = 0;
    loop {
        let buffer = input.fill_buf().map_err(|error| CliError::BadInput(format!("cannot read the input: {error}")))?;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        let at_end = buffer.is_empty();
        length += part.len();
        if length <= MAX_LINE {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() || (at_end && length > 0) {
            return Ok(Some(if length <= MAX_LINE { Line::Whole(line) } else { Line::TooLong }));
        }
        if at_end {
            return Ok(None);
        }
    }
}

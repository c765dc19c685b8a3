//! The progress bar.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar on stderr for this many of these things; nothing is drawn if nobody looks.
pub fn progress_bar(count: u64, things: &str) -> ProgressBar {
    let target =
        if std::io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(count), target);
    let style =
        ProgressStyle::with_template(&format!("{{human_pos}} of {{human_len}} {things} [{{bar:40}}] {{eta}} left"));
    style.map_or(bar.clone(), |style| bar.with_style(style.progress_chars("=> ")))
}

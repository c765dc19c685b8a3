//! How things look: the sixteen colours that every terminal has, or none.

use ratatui::style::{Color, Modifier, Style};
use vale_engine::{Colour, Family};

/// Keys, frames and what is less important.
pub const QUIET: Style = Style::new().add_modifier(Modifier::DIM);

/// What is important.
pub const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);

/// What is chosen.
pub const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED);

/// The looks of the screen. No colour stands alone: letters and signs say the same.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    colours: bool,
}

impl Theme {
    /// With colours, unless `NO_COLOR` says otherwise.
    pub fn of_environment() -> Self {
        Self { colours: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) }
    }

    /// With colours, or without.
    #[cfg(test)]
    pub const fn new(colours: bool) -> Self {
        Self { colours }
    }

    fn coloured(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }

    /// A family of creatures.
    pub fn family(self, family: Family) -> Style {
        self.coloured(match family {
            Family::Fire => Color::Red,
            Family::Water => Color::Cyan,
            Family::Earth => Color::Green,
            Family::Wind => Color::Magenta,
            Family::Dragon => Color::LightBlue,
        })
    }

    /// A stone, which also has its letter.
    pub fn stone(self, colour: Colour) -> Style {
        if !self.colours {
            return Style::new().add_modifier(Modifier::REVERSED);
        }
        let ground = match colour {
            Colour::Red => Color::Red,
            Colour::Blue => Color::Blue,
            Colour::Purple => Color::Magenta,
        };
        Style::new().fg(Color::White).bg(ground).add_modifier(Modifier::BOLD)
    }

    /// An artifact tile.
    pub fn tile(self) -> Style {
        self.coloured(Color::Yellow)
    }

    /// What is wrong.
    pub fn problem(self) -> Style {
        self.coloured(Color::Yellow).add_modifier(Modifier::BOLD)
    }
}

/// The sign of a family, which every terminal can show.
pub const fn sign(family: Family) -> &'static str {
    match family {
        Family::Fire => "▲",
        Family::Water => "≈",
        Family::Earth => "■",
        Family::Wind => "○",
        Family::Dragon => "♦",
    }
}

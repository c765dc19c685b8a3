//! Who takes part in an arena.

use std::sync::Arc;
use std::time::Duration;

use crate::bot::{Bot, Budget, Level};
use crate::table::Chair;
use crate::wire::{Program, Timeouts};

/// The longest time that a bot can be given for a decision, in milliseconds.
const MAX_BUDGET_MS: u64 = 3_600_000;

/// A bot with a name.
pub struct Entrant {
    /// The name. Entrants of the same name are taken for the same bot.
    pub name: String,
    /// The bot.
    pub player: Player,
}

/// Who plays.
pub enum Player {
    /// A bot of this program.
    Bot {
        /// The bot.
        bot: Arc<dyn Bot>,
        /// How much it may think about each decision.
        budget: Budget,
    },
    /// Another program.
    Program(Program),
}

/// Why a text names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct EntrantError(String);

impl Entrant {
    /// Parts a list of bots at its commas; those in quotation marks do not count. What stands in quotation marks is for
    /// the program to read, so they are kept.
    pub fn split(list: &str) -> Vec<String> {
        let mut bots = vec![String::new()];
        let mut open = None;
        let mut letters = list.chars();
        while let Some(letter) = letters.next() {
            if letter == ',' && open.is_none() {
                bots.push(String::new());
                continue;
            }
            let Some(bot) = bots.last_mut() else { break };
            bot.push(letter);
            match (letter, open) {
                ('\\', None | Some('"')) => bot.extend(letters.next()),
                ('"' | '\'', None) => open = Some(letter),
                (letter, Some(mark)) if letter == mark => open = None,
                _ => {}
            }
        }
        bots
    }

    /// Reads a bot: the number or name of a level, such as `2` or `apprentice`, with a budget of its own if need be, such
    /// as `4@20ms` or `4@500` (nodes); or a program, such as `cmd:./mybot`.
    ///
    /// # Errors
    /// The text names no level, budget or program.
    pub fn read(text: &str, budget: Option<Budget>, timeouts: Timeouts) -> Result<Self, EntrantError> {
        let text = text.trim();
        if let Some(command) = text.strip_prefix("cmd:") {
            let program =
                Program::start(command, timeouts).map_err(|fault| EntrantError(format!("the bot `{text}` {fault}")))?;
            return Ok(Self { name: text.to_owned(), player: Player::Program(program) });
        }
        let (level, own_budget) = match text.split_once('@') {
            Some((level, budget)) => (level, Some(read_budget(budget)?)),
            None => (text, None),
        };
        let level: Level = level
            .parse()
            .map_err(|error| EntrantError(format!("{error}; a program is a bot too, such as cmd:./mybot")))?;
        let name = own_budget.map_or_else(|| level.name().to_owned(), |budget| format!("{level}@{}", written(budget)));
        let budget = own_budget.or(budget).unwrap_or_else(|| level.default_budget());
        Ok(Self { name, player: Player::Bot { bot: level.bot().into(), budget } })
    }

    /// Returns the bot of a level, with its usual budget.
    pub fn of_level(level: Level) -> Self {
        let player = Player::Bot { bot: level.bot().into(), budget: level.default_budget() };
        Self { name: level.name().to_owned(), player }
    }

    /// Returns how much the bot may think; none for a program.
    pub const fn budget(&self) -> Option<Budget> {
        match &self.player {
            Player::Bot { budget, .. } => Some(*budget),
            Player::Program(_) => None,
        }
    }

    /// Returns the bot at a table.
    pub fn sit_down(&self) -> Chair<'_> {
        match &self.player {
            Player::Bot { bot, budget } => Chair::Bot { bot: bot.as_ref(), budget: *budget },
            Player::Program(program) => Chair::Program(program.hire()),
        }
    }
}

fn read_budget(text: &str) -> Result<Budget, EntrantError> {
    let budget = match text.strip_suffix("ms") {
        Some(milliseconds) => {
            let ms = milliseconds.parse().ok().filter(|ms| (1..=MAX_BUDGET_MS).contains(ms));
            ms.map(|ms| Budget::Time(Duration::from_millis(ms)))
        }
        None => text.parse().ok().filter(|&nodes| nodes > 0).map(Budget::Nodes),
    };
    budget.ok_or_else(|| {
        EntrantError(format!("`{text}` is not a budget; say 500 for nodes or 20ms for time, and at least 1"))
    })
}

/// A budget as it is read.
pub(super) fn written(budget: Budget) -> String {
    match budget {
        Budget::Nodes(nodes) => nodes.to_string(),
        Budget::Time(time) => format!("{}ms", time.as_millis()),
    }
}

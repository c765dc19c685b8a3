//! Tables: what is kept of them, how they stand, who decides, and the tasks that own them.

mod allowance;
mod book;
mod chair;
mod checksum;
#[cfg(test)]
mod clock_tests;
mod clocks;
mod cluster;
pub mod daily;
mod decide;
mod environment;
mod fact;
mod house;
#[cfg(test)]
mod leaks;
mod making;
mod results;
mod scene;
mod task;
#[cfg(test)]
mod tests;
mod timekeeping;

pub use book::{Book, Outline};
pub use chair::{Sitter, level_of};
pub use cluster::Gone;
pub use environment::{Environment, Process, TableStore};
pub use fact::Fact;
pub use house::{House, TableHandle};
pub use making::plan;
pub use results::{record_text, statistics};
pub use task::{Ask, Connection, Frame, Message, frame};

//! Tables: what is kept of them, how they stand, who decides, and the tasks that own them.

mod book;
pub mod daily;
mod decide;
mod fact;
mod house;
#[cfg(test)]
mod leaks;
mod results;
mod scene;
mod task;
#[cfg(test)]
mod tests;

pub use book::{Book, Outline};
pub use house::{House, TableHandle, plan};
pub use results::{record_text, statistics};
pub use scene::level_of;
pub use task::{Connection, Message, frame};

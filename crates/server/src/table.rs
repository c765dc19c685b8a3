//! The tables of this server: the tasks that own them, and what they need of the store, the clocks and other servers. What
//! a table decides and tells is in the crate `vale-table`.

mod clocks;
mod cluster;
mod environment;
mod making;
mod tables;
mod task;
mod timekeeping;

pub use cluster::Gone;
pub use environment::{Environment, Process, TableStore};
pub use tables::{TableHandle, Tables};
pub use task::{Ask, Connection, Frame, Message, PRESENCE_COUNTS, frame};

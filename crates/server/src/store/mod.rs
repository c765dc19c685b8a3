//! What is kept: the same code for `SQLite` and `PostgreSQL`.

mod rows;

pub use rows::{Append, Appended, FactRow, Finish, ListedTable, Listing, Person, RatingRow, ResultRow, TableRow};

//! What is kept, row by row, beside the rows of the tables themselves.

use vale_protocol::{PlayerId, Stage, TableId};
use vale_table::{FactRow, Finish, Listing, TableRow};

/// A table as it was made, and the stage that lists show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// As it was made.
    pub row: TableRow,
    /// Written together with the fact that changed it: a log that says otherwise is not whole.
    pub stage: Stage,
}

/// How long somebody had been thinking about a question when it was saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The table.
    pub table: TableId,
    /// The last fact at that time.
    pub seq: u64,
    /// How long, since that fact, in milliseconds.
    pub ms: u64,
}

/// One fact to be written, with all that changes along with it: in one transaction, or not at all.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The fact.
    pub fact: FactRow,
    /// How the table looks in lists from now on.
    pub listing: Option<Listing>,
    /// How far the game is from now on.
    pub progress: Option<String>,
    /// The results of the game, which is over.
    pub finish: Option<Finish>,
    /// A table that is made.
    pub new_table: Option<(TableRow, Listing)>,
}

/// What became of a fact that was to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is written, and will still be after a crash.
    Written,
    /// The number or the command is taken. Read what is new, and decide again.
    Taken,
}

/// A table with how it looks in lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTable {
    /// Its id.
    pub id: TableId,
    /// When it was made.
    pub made_at: u64,
    /// When its listing or the progress of its game changed.
    pub changed_at: u64,
    /// How it is played.
    pub settings: String,
    /// Where it stands.
    pub stage: Stage,
    /// The occupants of the seats.
    pub occupants: String,
    /// How far the game is, if it has begun.
    pub progress: Option<String>,
    /// Was it played on a device, and sent from there?
    pub on_device: bool,
}

/// Somebody with a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// With an account?
    pub account: bool,
}

/// A rating of a player among games of one size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingRow {
    /// How many players these games have.
    pub players: u8,
    /// The estimate.
    pub rating: f64,
    /// How uncertain it is.
    pub uncertainty: f64,
    /// From how many games.
    pub games: u32,
}

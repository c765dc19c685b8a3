//! What whoever runs a server can do to people and tables, on the same store and while the server runs.

use std::fmt;

use vale_protocol::{Stage, TableId};
use vale_table::{LogError, TableLog};

use crate::app::now;
use crate::http::{Passwords, read_name};
use crate::store::{AdminTable, Location, PersonRow, Store, StoreError, StoredTable, fresh_id};

/// How many rows are read in one go.
const BATCH: u32 = 200;

/// Why something was not done.
#[derive(Debug)]
pub enum AdminError {
    /// Something is wrong with the store.
    Store(StoreError),
    /// It cannot be done: a sentence that says why.
    Refused(String),
}

impl fmt::Display for AdminError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Refused(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for AdminError {}

impl From<StoreError> for AdminError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

fn refused<T>(reason: impl Into<String>) -> Result<T, AdminError> {
    Err(AdminError::Refused(reason.into()))
}

/// Something in the store that is not as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// At which table; none if it is the file itself.
    pub table: Option<TableId>,
    /// At which entry of its log, if it is one.
    pub entry: Option<u64>,
    /// What.
    pub what: String,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.table, self.entry) {
            (None, _) => write!(f, "file: {}", self.what),
            (Some(table), None) => write!(f, "table {table}: {}", self.what),
            (Some(table), Some(entry)) => write!(f, "table {table}, entry {entry}: {}", self.what),
        }
    }
}

/// What a walk through the whole store found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many tables were read.
    pub tables: u64,
    /// How many entries of their logs.
    pub entries: u64,
    /// How many tables are of another version of the rules, and were not read.
    pub other_rules: u64,
    /// What is not as it was written.
    pub damage: Vec<Damage>,
}

/// The store of a server that perhaps runs.
pub struct Admin {
    store: Store,
}

impl Admin {
    /// Opens the store.
    pub async fn open(location: &Location) -> Result<Self, AdminError> {
        Ok(Self { store: Store::open_beside(location).await? })
    }

    /// Lets go of the store.
    pub async fn close(self) {
        self.store.close().await;
    }

    /// Everybody.
    pub async fn people(&self) -> Result<Vec<PersonRow>, AdminError> {
        let mut people: Vec<PersonRow> = Vec::new();
        loop {
            let after = people.last().map_or("", |person| person.player.0.as_str()).to_owned();
            let more = self.store.people_after(&after, BATCH).await?;
            if more.is_empty() {
                return Ok(people);
            }
            people.extend(more);
        }
    }

    /// All tables.
    pub async fn tables(&self) -> Result<Vec<AdminTable>, AdminError> {
        let mut tables: Vec<AdminTable> = Vec::new();
        loop {
            let after = tables.last().map_or("", |table| table.id.0.as_str()).to_owned();
            let more = self.store.tables_after(&after, BATCH).await?;
            if more.is_empty() {
                return Ok(tables);
            }
            tables.extend(more);
        }
    }

    /// The one whom a name or an id means.
    async fn person(&self, name: &str) -> Result<PersonRow, AdminError> {
        let mut called = self.store.people_called(name).await?;
        match called.len() {
            0 => refused(format!("there is nobody called {name}: `vale admin list` shows all names and ids")),
            1 => Ok(called.remove(0)),
            _ => {
                let ids: Vec<_> = called.iter().map(|person| person.player.0.as_str()).collect();
                refused(format!("several guests are called {name}: say which by the id: {}", ids.join(", ")))
            }
        }
    }

    /// Gives an account a new password, which is told here and nowhere else.
    pub async fn reset_password(&self, name: &str) -> Result<String, AdminError> {
        let person = self.person(name).await?;
        let password: String = fresh_id()?.chars().take(16).collect();
        let hash = Passwords::default().hash(password.clone()).await;
        let hash = hash.map_err(|failure| AdminError::Refused(failure.problem().message.clone()))?;
        if self.store.reset_password(&person.player, &hash, now()).await? {
            return Ok(password);
        }
        refused(format!("{} is a guest, and guests have no password", person.name))
    }

    /// Gives somebody another name, also to log in with.
    pub async fn rename(&self, name: &str, new: &str) -> Result<String, AdminError> {
        let person = self.person(name).await?;
        let new = read_name(new).map_err(|failure| AdminError::Refused(failure.problem().message.clone()))?;
        let owner = self.store.owner_of_look(&new).await?;
        if owner.is_none_or(|owner| owner == person.player)
            && self.store.rename_by_host(&person.player, &new, now()).await?
        {
            return Ok(new);
        }
        refused(format!("the name {new} belongs to an account, or looks like one that does"))
    }

    /// Bans somebody, or lets them in again. Tells the name.
    pub async fn ban(&self, name: &str, banned: bool) -> Result<String, AdminError> {
        let person = self.person(name).await?;
        self.store.ban(&person.player, banned, now()).await?;
        Ok(person.name)
    }

    /// Closes a table whose game is not over.
    pub async fn close_table(&self, table: &str) -> Result<(), AdminError> {
        if self.store.close_table(&TableId(table.to_owned()), now()).await? {
            return Ok(());
        }
        refused(format!(
            "there is no table {table} that could be closed: it does not exist, is closed, or its game is over"
        ))
    }

    /// Reads the whole store, and tells what is not as it was written.
    pub async fn check(&self) -> Result<Checked, AdminError> {
        let file = self.store.damage_of_file().await?;
        let damage = file.into_iter().map(|what| Damage { table: None, entry: None, what }).collect();
        let mut checked = Checked { damage, ..Checked::default() };
        let mut after = String::new();
        loop {
            let tables = self.store.tables_after(&after, BATCH).await?;
            let Some(last) = tables.last() else { return Ok(checked) };
            after.clone_from(&last.id.0);
            for table in tables.iter().filter(|table| !table.closed) {
                self.check_table(table, &mut checked).await?;
            }
        }
    }

    async fn check_table(&self, listed: &AdminTable, checked: &mut Checked) -> Result<(), AdminError> {
        let Some(StoredTable { row, stage }) = self.store.table(&listed.id).await? else { return Ok(()) };
        checked.tables += 1;
        let mut found = |entry, what: String| checked.damage.push(Damage { table: Some(row.id.clone()), entry, what });
        let mut log = match TableLog::open(&row) {
            Ok(log) => log,
            Err(LogError::OtherRules(_)) => {
                checked.other_rules += 1;
                return Ok(());
            }
            Err(LogError::Damaged { .. }) => {
                found(None, "how it was made cannot be read".to_owned());
                return Ok(());
            }
        };
        for fact in self.store.facts_after(&listed.id, 0).await? {
            let seq = fact.seq;
            checked.entries += 1;
            if let Err(LogError::Damaged { what, .. }) = log.replay(fact) {
                found(Some(seq), what);
                return Ok(());
            }
        }
        // The server may have written something since the list was read, but never takes back an end.
        if stage == Stage::Over && log.state.stage() != Stage::Over {
            found(Some(log.seq()), "the log ends here, but the game is over in the list".to_owned());
        }
        Ok(())
    }
}

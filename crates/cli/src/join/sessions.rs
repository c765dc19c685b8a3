//! Who somebody is at which server, kept so that a lost terminal finds its seat again.
//!
//! The file has what the cookie of a browser would have. Whoever can read it can play in that name, so only its owner can.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use serde::{Deserialize, Serialize};

use super::address::Origin;

/// How many are kept; the oldest make room.
const MOST: usize = 50;

/// The most bytes that are read.
const MOST_BYTES: u64 = 64 << 10;

/// Who somebody is at a server.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Session {
    server: String,
    /// The name that was asked for.
    pub name: String,
    account: bool,
    pub token: String,
}

/// The sessions of this person.
pub struct Sessions(PathBuf);

impl Sessions {
    /// The usual place for what programs keep for themselves.
    pub fn usual() -> Option<Self> {
        let usual = etcetera::choose_base_strategy().ok()?;
        Some(Self(usual.state_dir().unwrap_or_else(|| usual.data_dir()).join("vale").join("sessions.json")))
    }

    /// All of them, the newest last. A file that cannot be read has none.
    fn all(&self) -> Vec<Session> {
        let mut text = String::new();
        let read = File::open(&self.0).and_then(|file| file.take(MOST_BYTES).read_to_string(&mut text));
        read.ok().and_then(|_| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// The newest session at this server, of this guest or account if one is named.
    pub fn find(&self, server: &Origin, guest: Option<&str>, account: Option<&str>) -> Option<Session> {
        let fits = |session: &Session| {
            session.server == server.to_string()
                && match (account, guest) {
                    (Some(name), _) => session.account && session.name == name,
                    (None, Some(name)) => !session.account && session.name == name,
                    (None, None) => true,
                }
        };
        self.all().into_iter().rev().find(fits)
    }

    /// Keeps a session, instead of the one of the same name.
    pub fn keep(&self, server: &Origin, name: &str, account: bool, token: &str) -> io::Result<()> {
        let folder = self.0.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let lock = File::create(self.0.with_extension("lock"))?;
        lock.lock()?;
        let new = Session { server: server.to_string(), name: name.to_owned(), account, token: token.to_owned() };
        let is_other = |old: &Session| (&old.server, &old.name, old.account) != (&new.server, &new.name, account);
        let mut kept: Vec<_> = self.all().into_iter().filter(is_other).collect();
        kept.drain(..(kept.len() + 1).saturating_sub(MOST));
        kept.push(new);
        let text = serde_json::to_string_pretty(&kept)?;
        let fresh = self.0.with_extension("new");
        drop(fs::remove_file(&fresh));
        let mut file = only_for_me(&fresh)?;
        file.write_all(text.as_bytes())?;
        fs::rename(fresh, &self.0)?;
        lock.unlock()
    }
}

/// A new file that nobody else can read.
fn only_for_me(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

#[cfg(test)]
mod tests {
    use super::super::address;
    use super::*;

    fn server(text: &str) -> Origin {
        address::read(&format!("{text}/t/1")).unwrap().0
    }

    #[test]
    fn sessions_are_found_by_server_and_name_and_only_so_many_are_kept() {
        let folder = std::env::temp_dir().join(format!("vale-sessions-{}", std::process::id()));
        drop(fs::remove_dir_all(&folder));
        let sessions = Sessions(folder.join("sessions.json"));
        let (one, other) = (server("http://a"), server("https://a"));
        let token = |server: &Origin, guest: Option<&str>, account: Option<&str>| {
            sessions.find(server, guest, account).map(|session| session.token)
        };
        assert_eq!(token(&one, None, None), None);
        sessions.keep(&one, "Ada", false, "1").unwrap();
        sessions.keep(&one, "Bo", false, "2").unwrap();
        sessions.keep(&one, "Ada", true, "3").unwrap();
        sessions.keep(&one, "Bo", false, "4").unwrap();
        assert_eq!(token(&one, Some("Ada"), None).as_deref(), Some("1"));
        assert_eq!(token(&one, Some("Bo"), None).as_deref(), Some("4"));
        assert_eq!(token(&one, None, Some("Ada")).as_deref(), Some("3"));
        assert_eq!(token(&one, None, None).as_deref(), Some("4"));
        assert_eq!(token(&other, None, None), None);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&sessions.0).unwrap().permissions().mode() & 0o777, 0o600);
        }
        for number in 0..2 * MOST {
            sessions.keep(&one, &number.to_string(), false, "x").unwrap();
        }
        assert_eq!(sessions.all().len(), MOST);
        fs::write(&sessions.0, "nonsense").unwrap();
        assert_eq!(token(&one, None, None), None);
        fs::remove_dir_all(folder).unwrap();
    }
}

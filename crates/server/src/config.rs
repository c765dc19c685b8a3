//! What the server is told when it starts.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use axum::http::Uri;
use vale_assets::Client;

use crate::store::Location;

/// All that can be set.
#[derive(Clone, Debug)]
pub struct Config {
    /// The version of the program, as it is told to people.
    pub version: String,
    /// Where to listen.
    pub listen: SocketAddr,
    /// If another program listens there, listen at any other port instead.
    pub or_any_port: bool,
    /// Where everything is kept.
    pub location: Location,
    /// The address under which browsers reach the server. Without it, the server believes the `Host` that it is asked
    /// for, which is good enough for a server at home.
    pub public_url: Option<Origin>,
    /// The names under which this machine may be asked for, besides its addresses and `localhost`, if it has no public
    /// address: another name could be one that another site pointed here.
    pub host_names: Vec<String>,
    /// Who may read what the server counts, besides this machine.
    pub metrics_for: Vec<MetricsReader>,
    /// How much one client may ask for.
    pub limits: Limits,
    /// May tables begin from a position instead of a deal? For tests: whoever sets up a position knows what is hidden.
    pub allow_positions: bool,
    /// Believe the last address in `X-Forwarded-For`. Only right behind a proxy that writes it.
    pub trust_forwarded: bool,
    /// How many threads think for the bots.
    pub bot_threads: usize,
    /// For how long a player must be away before the others can vote for a bot on their seat.
    pub grace: Duration,
    /// When what nobody uses goes away.
    pub expiry: Expiry,
    /// The web client; without it, browsers get a plain page.
    pub client: Option<&'static Client>,
}

/// After how many days what nobody uses goes away; never if it is not set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expiry {
    /// Tables that have not begun, and at which nothing happened.
    pub open_days: Option<NonZeroU32>,
    /// Games that have begun, and in which nothing happened.
    pub game_days: Option<NonZeroU32>,
    /// Guests who never played, and were not here.
    pub guest_days: Option<NonZeroU32>,
}

impl Default for Expiry {
    fn default() -> Self {
        let days = NonZeroU32::new;
        Self { open_days: days(2), game_days: days(30), guest_days: days(30) }
    }
}

impl Config {
    /// The port, if nobody says otherwise.
    pub const PORT: u16 = 7878;

    /// A server for this machine that keeps everything here.
    pub fn new(location: Location) -> Self {
        Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, Self::PORT)),
            or_any_port: false,
            location,
            public_url: None,
            host_names: names_of_this_machine(),
            metrics_for: Vec::new(),
            limits: Limits::default(),
            allow_positions: false,
            trust_forwarded: false,
            grace: Duration::from_mins(1),
            expiry: Expiry::default(),
            client: None,
            // One core stays free for people, if there is more than one.
            bot_threads: std::thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1)),
        }
    }

    /// Do browsers reach the server with encryption?
    pub fn https(&self) -> bool {
        self.public_url.as_ref().is_some_and(Origin::https)
    }
}

/// The name of this machine, alone and as networks at home complete it. These endings belong to nobody, so that nobody
/// else can have such a name.
fn names_of_this_machine() -> Vec<String> {
    #[cfg(unix)]
    let name = rustix::system::uname().nodename().to_string_lossy().to_lowercase();
    #[cfg(not(unix))]
    let name = std::env::var("COMPUTERNAME").unwrap_or_default().to_lowercase();
    let short = name.split('.').next().unwrap_or_default().to_owned();
    if short.is_empty() {
        return Vec::new();
    }
    let endings = ["", ".local", ".lan", ".home.arpa", ".internal"];
    endings.iter().map(|ending| format!("{short}{ending}")).chain([name]).collect()
}

/// Somebody who may read what the server counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetricsReader {
    /// Whoever asks.
    Anybody,
    /// Whoever has this address.
    Address(IpAddr),
}

impl FromStr for MetricsReader {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "any" {
            return Ok(Self::Anybody);
        }
        let address =
            text.parse().map_err(|_| format!("{text:?} is not an address: give one such as 192.168.1.4, or any"))?;
        Ok(Self::Address(address))
    }
}

/// How often something may be done: so often at once, and then again after each period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How often at once.
    pub burst: NonZeroU32,
    /// After how long once more.
    pub period: Duration,
}

impl Rate {
    const fn new(burst: u32, period: Duration) -> Option<Self> {
        match NonZeroU32::new(burst) {
            None => None,
            Some(burst) => Some(Self { burst, period }),
        }
    }
}

/// How much one client may ask for. What is not set is not limited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Requests from one address.
    pub requests: Option<Rate>,
    /// New players from one address.
    pub newcomers: Option<Rate>,
    /// Passwords given from one address.
    pub passwords_by_address: Option<Rate>,
    /// Passwords given for one account from one address.
    pub passwords_by_account_and_address: Option<Rate>,
    /// Those of them that count for no other limit of the account, so that nobody can keep its owner out.
    pub passwords_first: Option<Rate>,
    /// All others given for one account, from wherever they come.
    pub passwords_by_account: Option<Rate>,
    /// Commands of one person, over all sockets.
    pub commands_by_person: Option<Rate>,
    /// Commands from one address.
    pub commands_by_address: Option<Rate>,
    /// Things said, and players muted, by one person.
    pub chat_by_person: Option<Rate>,
    /// The same from one address.
    pub chat_by_address: Option<Rate>,
    /// Tables made by one person.
    pub tables_by_person: Option<Rate>,
    /// Tables made from one address.
    pub tables_by_address: Option<Rate>,
    /// Tables of one person whose games have not begun.
    pub open_tables: Option<u32>,
    /// Those of them that are in the list for everybody.
    pub public_tables: Option<u32>,
    /// Invitations made or accepted by one person.
    pub invitations_by_person: Option<Rate>,
    /// The same from one address.
    pub invitations_by_address: Option<Rate>,
    /// Games that one person played on a device, and sends.
    pub sent_games_by_person: Option<Rate>,
    /// The same from one address.
    pub sent_games_by_address: Option<Rate>,
    /// Sockets from one address that are open at the same time.
    pub sockets_by_address: Option<usize>,
    /// Connections from one address that are open at the same time, sockets among them.
    pub connections_by_address: Option<usize>,
    /// Connections in all that are open at the same time, sockets among them. Fewer if the system allows fewer files.
    pub connections: usize,
    /// How long an answer may take.
    pub request_timeout: Duration,
    /// How long a client may take to read something of what it is sent.
    pub stalled: Duration,
    /// How late the server may be before it turns even players away, and others long before them.
    pub longest_delay: Option<Duration>,
}

impl Default for Limits {
    /// Enough for a room full of people behind one address.
    fn default() -> Self {
        Self {
            requests: Rate::new(60, Duration::from_millis(50)),
            newcomers: Rate::new(30, Duration::from_secs(2)),
            passwords_by_address: Rate::new(20, Duration::from_secs(5)),
            passwords_by_account_and_address: Rate::new(10, Duration::from_secs(10)),
            passwords_first: Rate::new(3, Duration::from_mins(1)),
            passwords_by_account: Rate::new(50, Duration::from_secs(30)),
            commands_by_person: Rate::new(60, Duration::from_millis(50)),
            commands_by_address: Rate::new(600, Duration::from_millis(5)),
            chat_by_person: Rate::new(5, Duration::from_secs(2)),
            chat_by_address: Rate::new(50, Duration::from_millis(200)),
            tables_by_person: Rate::new(10, Duration::from_secs(20)),
            tables_by_address: Rate::new(20, Duration::from_secs(5)),
            open_tables: Some(10),
            public_tables: Some(3),
            invitations_by_person: Rate::new(20, Duration::from_secs(5)),
            invitations_by_address: Rate::new(60, Duration::from_secs(2)),
            sent_games_by_person: Rate::new(20, Duration::from_secs(30)),
            sent_games_by_address: Rate::new(60, Duration::from_secs(10)),
            sockets_by_address: Some(64),
            connections_by_address: Some(256),
            longest_delay: Some(Duration::from_secs(1)),
            ..Self::none()
        }
    }
}

impl Limits {
    /// No limits but those that keep the server itself alive. For measurements.
    pub const fn none() -> Self {
        Self {
            requests: None,
            newcomers: None,
            passwords_by_address: None,
            passwords_by_account_and_address: None,
            passwords_first: None,
            passwords_by_account: None,
            commands_by_person: None,
            commands_by_address: None,
            chat_by_person: None,
            chat_by_address: None,
            tables_by_person: None,
            tables_by_address: None,
            open_tables: None,
            public_tables: None,
            invitations_by_person: None,
            invitations_by_address: None,
            sent_games_by_person: None,
            sent_games_by_address: None,
            sockets_by_address: None,
            connections_by_address: None,
            connections: 16_384,
            request_timeout: Duration::from_secs(15),
            stalled: Duration::from_secs(20),
            longest_delay: None,
        }
    }
}

/// Where a site is: scheme, host and port, as browsers write it into `Origin`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    text: String,
    https: bool,
}

impl Origin {
    /// Is it encrypted?
    pub const fn https(&self) -> bool {
        self.https
    }

    /// Such as `https://vale.example`, without a slash at the end.
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The address is not one under which a server can be reached: a sentence that says why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OriginError(String);

impl fmt::Display for OriginError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for OriginError {}

impl FromStr for Origin {
    type Err = OriginError;

    fn from_str(text: &str) -> Result<Self, OriginError> {
        let no = |reason: &str| OriginError(format!("{text:?} {reason}, such as https://vale.example"));
        let uri: Uri = text.trim().parse().map_err(|_| no("is not an address: give scheme and host"))?;
        let https = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            Some(_) => return Err(no("is not a web address: it must begin with https:// or http://")),
            None => return Err(no("has no scheme: give the whole address")),
        };
        let authority = uri.authority().ok_or_else(|| no("has no host: give the whole address"))?;
        if authority.as_str().contains('@') {
            return Err(no("contains a user name or password: give only scheme, host and port"));
        }
        if uri.query().is_some() || !matches!(uri.path(), "" | "/") || text.contains('#') {
            return Err(no("has a path, but Vale needs a host of its own: give only scheme, host and port"));
        }
        let host = authority.host().to_ascii_lowercase();
        let rest = authority.as_str().get(host.len()..).unwrap_or_default();
        let port = match rest.strip_prefix(':') {
            None => None,
            Some(port) => Some(port.parse::<u16>().map_err(|_| no("has a port that is not a number from 1 to 65535"))?),
        };
        if host.is_empty() || port == Some(0) {
            return Err(no("has no host or no usable port: give scheme and host"));
        }
        // Browsers leave the usual port out, so it must not be here either.
        let port = port.filter(|&port| port != if https { 443 } else { 80 });
        let scheme = if https { "https" } else { "http" };
        let port = port.map(|port| format!(":{port}")).unwrap_or_default();
        Ok(Self { text: format!("{scheme}://{host}{port}"), https })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_written_as_browsers_write_it() {
        for (text, expected) in [
            ("https://vale.example", "https://vale.example"),
            ("https://Vale.Example/", "https://vale.example"),
            ("https://vale.example:443", "https://vale.example"),
            ("https://vale.example:80", "https://vale.example:80"),
            ("http://vale.example:80/", "http://vale.example"),
            ("HTTP://localhost:8253", "http://localhost:8253"),
            ("http://[::1]:8253", "http://[::1]:8253"),
            (" http://192.168.1.4:8253 ", "http://192.168.1.4:8253"),
        ] {
            let origin: Origin = text.parse().unwrap();
            assert_eq!(origin.as_str(), expected, "{text}");
            assert_eq!(origin.https(), expected.starts_with("https:"), "{text}");
        }
    }

    #[test]
    fn other_addresses_are_refused_with_a_sentence() {
        for (text, reason) in [
            ("", "is not an address"),
            ("vale.example", "has no scheme"),
            ("/table", "has no scheme"),
            ("ftp://vale.example", "must begin with https:// or http://"),
            ("https://vale.example/table", "has a path"),
            ("https://vale.example?x=1", "has a path"),
            ("https://vale.example/#x", "has a path"),
            ("https://me:secret@vale.example", "contains a user name or password"),
            ("https://vale.example:0", "no usable port"),
            ("https://vale.example:99999", "is not a number"),
            ("https://vale example", "is not an address"),
            ("https://", "is not an address"),
        ] {
            let refusal = text.parse::<Origin>().unwrap_err().to_string();
            assert!(refusal.contains(reason), "{text}: {refusal}");
        }
    }
}

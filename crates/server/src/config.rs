//! What the server is told when it starts.

use std::fmt;
use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use axum::http::Uri;

use crate::store::Location;

/// All that can be set.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// If another program listens there, listen at any other port instead.
    pub or_any_port: bool,
    /// Where everything is kept.
    pub location: Location,
    /// The address under which browsers reach the server. Without it, the server believes the `Host` that it is asked
    /// for, which is good enough for a server at home.
    pub public_url: Option<Origin>,
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
}

impl Config {
    /// The port, if nobody says otherwise.
    pub const PORT: u16 = 7878;

    /// A server for this machine that keeps everything here.
    pub fn new(location: Location) -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, Self::PORT)),
            or_any_port: false,
            location,
            public_url: None,
            limits: Limits::default(),
            allow_positions: false,
            trust_forwarded: false,
            grace: Duration::from_mins(1),
            // One core stays free for people, if there is more than one.
            bot_threads: std::thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1)),
        }
    }

    /// Do browsers reach the server with encryption?
    pub fn https(&self) -> bool {
        self.public_url.as_ref().is_some_and(Origin::https)
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
    /// Passwords given for one account.
    pub passwords_by_name: Option<Rate>,
    /// Passwords given from one address.
    pub passwords_by_address: Option<Rate>,
    /// Messages over one socket.
    pub messages: Option<Rate>,
    /// Things said over one socket.
    pub chat: Option<Rate>,
    /// Sockets from one address that are open at the same time.
    pub sockets_by_address: Option<usize>,
    /// Connections in all that are open at the same time, without sockets.
    pub connections: usize,
    /// How long an answer may take.
    pub patience: Duration,
}

impl Default for Limits {
    /// Enough for a room full of people behind one address.
    fn default() -> Self {
        Self {
            requests: Rate::new(60, Duration::from_millis(50)),
            newcomers: Rate::new(30, Duration::from_secs(2)),
            passwords_by_name: Rate::new(10, Duration::from_secs(10)),
            passwords_by_address: Rate::new(20, Duration::from_secs(5)),
            messages: Rate::new(60, Duration::from_millis(50)),
            chat: Rate::new(5, Duration::from_secs(2)),
            sockets_by_address: Some(64),
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
            passwords_by_name: None,
            passwords_by_address: None,
            messages: None,
            chat: None,
            sockets_by_address: None,
            connections: 16_384,
            patience: Duration::from_secs(15),
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
pub struct NotAnOrigin(String);

impl fmt::Display for NotAnOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotAnOrigin {}

impl FromStr for Origin {
    type Err = NotAnOrigin;

    fn from_str(text: &str) -> Result<Self, NotAnOrigin> {
        let no = |reason: &str| NotAnOrigin(format!("{text:?} {reason}, such as https://vale.example"));
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

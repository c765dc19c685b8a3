//! The address of a table, as the browser shows it and as friends send it.

use std::fmt;

use url::Url;
use vale_protocol::TableId;

/// A server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    pub secure: bool,
    /// The name of the machine, without brackets.
    pub host: String,
    pub port: u16,
    /// The whole, as the header `Origin` has it.
    text: String,
}

impl Origin {
    /// The host and the port as the header `Host` has them.
    pub fn authority(&self) -> &str {
        self.text.split_once("://").map_or("", |(_, authority)| authority)
    }

    /// The name of the cookie that says who somebody is.
    pub const fn cookie_name(&self) -> &'static str {
        if self.secure { "__Host-vale" } else { "vale" }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Where somebody wants to sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// At this table, on any free seat.
    Table(TableId),
    /// On the seat that this token is for.
    Invitation(String),
}

/// The most letters of the name of a table or of a token.
const MOST: usize = 128;

/// Reads an address such as `https://vale.example.org/t/5d41` or `https://vale.example.org/join#2f1c`.
pub fn read(text: &str) -> Option<(Origin, Goal)> {
    let url = Url::parse(text.trim()).ok()?;
    let secure = match url.scheme() {
        "http" | "ws" => false,
        "https" | "wss" => true,
        _ => return None,
    };
    let host = url.host()?;
    let port = url.port_or_known_default()?;
    let usual = if secure { 443 } else { 80 };
    let scheme = if secure { "https" } else { "http" };
    let text = if port == usual { format!("{scheme}://{host}") } else { format!("{scheme}://{host}:{port}") };
    let host = host.to_string().trim_matches(['[', ']']).to_owned();
    let plain = |name: &str| {
        let fits = (1..=MOST).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
        fits.then(|| name.to_owned())
    };
    let goal = match url.path_segments()?.collect::<Vec<_>>()[..] {
        ["t", table] | ["t", table, ""] => Goal::Table(TableId(plain(table)?)),
        ["join"] | ["join", ""] => Goal::Invitation(plain(url.fragment()?)?),
        _ => return None,
    };
    Some((Origin { secure, host, port, text }, goal))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_tables_and_invitations_are_read() {
        let (origin, goal) = read("https://vale.example.org/t/5d41").unwrap();
        assert_eq!((origin.secure, origin.host.as_str(), origin.port), (true, "vale.example.org", 443));
        assert_eq!((origin.to_string().as_str(), origin.authority()), ("https://vale.example.org", "vale.example.org"));
        assert_eq!(goal, Goal::Table(TableId("5d41".to_owned())));
        let (origin, goal) = read(" http://[::1]:7878/join#2f1c\n").unwrap();
        assert_eq!((origin.host.as_str(), origin.port, origin.cookie_name()), ("::1", 7878, "vale"));
        assert_eq!(origin.to_string(), "http://[::1]:7878");
        assert_eq!(goal, Goal::Invitation("2f1c".to_owned()));
        assert_eq!(read("wss://a/t/1").unwrap().0.to_string(), "https://a");
    }

    #[test]
    fn everything_else_is_no_address_of_a_table() {
        for wrong in [
            "",
            "vale.example.org/t/5d41",
            "ftp://a/t/1",
            "http://a/",
            "http://a/t/",
            "http://a/t/1/2",
            "http://a/join",
            "http://a/join#",
            "http://a/t/../x",
            "http://a/t/a%0ab",
            "http://a/join#a\u{1b}b",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        assert_eq!(read(&format!("http://a/t/{}", "a".repeat(MOST + 1))), None);
    }
}

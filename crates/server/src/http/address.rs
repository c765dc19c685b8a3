//! Where a request comes from, as far as limits are concerned.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use super::answer::ProblemResponse;
use crate::config::Config;

/// The address that a request comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Client(pub IpAddr);

impl Client {
    /// The address of the connection, or what the proxy says if it is to be believed.
    pub(super) fn of(request: &Request, config: &Config) -> Self {
        let connection = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let forwarded = if config.trust_forwarded { forwarded_for(request.headers()) } else { None };
        // All whose address nobody knows share one limit.
        Self::new(forwarded.or(connection).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
    }

    /// Whoever has an address of version 6 has at least 2^64 of them: they count as one.
    pub(super) fn new(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            // There is only one own machine, and it must not be taken for another.
            IpAddr::V6(Ipv6Addr::LOCALHOST) => IpAddr::V6(Ipv6Addr::LOCALHOST),
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
        })
    }
}

/// The last address is the one that the proxy saw itself; all before it are hearsay.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    read_address(last.rsplit(',').next()?.trim())
}

/// An address as proxies write it: some add a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = ProblemResponse;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ProblemResponse> {
        let known = parts.extensions.get::<Self>().copied();
        known.ok_or_else(|| ProblemResponse::internal("a handler is outside of the layers"))
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;
    use crate::store::Location;

    fn request(peer: &str, forwarded: &[&str]) -> Request {
        let mut request = Request::new(Body::empty());
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 5000)));
        for value in forwarded {
            request.headers_mut().append("x-forwarded-for", value.parse().unwrap());
        }
        request
    }

    #[test]
    fn what_a_client_says_about_its_address_is_believed_only_behind_a_proxy() {
        let mut config = Config::new(Location::File("unused".into()));
        let spoofed = request("192.0.2.7", &["203.0.113.5", "198.51.100.1, 198.51.100.2"]);
        let address = |text: &str| Client(text.parse().unwrap());
        assert_eq!(Client::of(&spoofed, &config), address("192.0.2.7"));
        config.trust_forwarded = true;
        assert_eq!(Client::of(&spoofed, &config), address("198.51.100.2"));
        assert_eq!(Client::of(&request("192.0.2.7", &[]), &config), address("192.0.2.7"));
        assert_eq!(Client::of(&request("192.0.2.7", &["nonsense"]), &config), address("192.0.2.7"));
    }

    #[test]
    fn proxies_may_write_a_port() {
        let config = Config { trust_forwarded: true, ..Config::new(Location::File("unused".into())) };
        let address = |text: &str| Client(text.parse().unwrap());
        for (written, meant) in [
            ("198.51.100.2:51234", "198.51.100.2"),
            ("203.0.113.5, 198.51.100.2:1", "198.51.100.2"),
            ("[2001:db8:0:1::7]:443", "2001:db8:0:1::"),
            ("[2001:db8:0:1::7]", "2001:db8:0:1::"),
            ("2001:db8:0:1::7", "2001:db8:0:1::"),
        ] {
            assert_eq!(Client::of(&request("192.0.2.7", &[written]), &config), address(meant), "{written}");
        }
    }

    #[test]
    fn a_network_of_version_6_counts_as_one_client() {
        let config = Config::new(Location::File("unused".into()));
        let client = |peer| Client::of(&request(peer, &[]), &config);
        assert_eq!(client("2001:db8:0:1::1"), client("2001:db8:0:1:ffff::2"));
        assert_ne!(client("2001:db8:0:1::1"), client("2001:db8:0:2::1"));
        assert_eq!(client("::ffff:192.0.2.7"), client("192.0.2.7"));
        assert!(client("::1").0.is_loopback() && !client("::2").0.is_loopback());
    }
}

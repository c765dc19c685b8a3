//! How much one client may ask for.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Body;
use axum::extract::{ConnectInfo, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Response, StatusCode};
use axum::response::IntoResponse;
use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::{DefaultKeyedRateLimiter, Quota};
use tower_governor::governor::{GovernorConfig, GovernorConfigBuilder};
use tower_governor::key_extractor::KeyExtractor;
use tower_governor::{GovernorError, GovernorLayer};
use vale_protocol::Code;

use super::answer::{Answer, Failure};
use crate::config::{Config, Limits, Rate};

/// The most bytes of the address in a request.
pub const MAX_URI: usize = 2 << 10;

/// The most bytes of all headers of a request.
pub const MAX_HEADERS: usize = 8 << 10;

/// Refuses requests that are too long before anybody reads them.
pub(super) fn check_size(request: &Request) -> Answer<()> {
    let uri = request.uri();
    if uri.path().len() + uri.query().map_or(0, str::len) > MAX_URI {
        let message = format!("the address is too long: at most {MAX_URI} bytes");
        return Err(Failure::new(Code::TooLarge, message).with_status(StatusCode::URI_TOO_LONG));
    }
    if request.headers().iter().map(|(name, value)| name.as_str().len() + value.len()).sum::<usize>() > MAX_HEADERS {
        let message = format!("the headers are too long: at most {MAX_HEADERS} bytes in total");
        return Err(Failure::new(Code::TooLarge, message).with_status(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE));
    }
    Ok(())
}

/// The address that a request comes from, as far as limits are concerned.
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
    fn new(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
        })
    }
}

/// The last address is the one that the proxy saw itself; all before it are hearsay.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let known = parts.extensions.get::<Self>().copied();
        known.ok_or_else(|| Failure::internal("a handler is outside of the layers"))
    }
}

/// Finds the client for the limit of requests.
#[derive(Clone, Copy, Debug)]
pub struct ByClient;

impl KeyExtractor for ByClient {
    type Key = Client;

    fn extract<T>(&self, request: &axum::http::Request<T>) -> Result<Client, GovernorError> {
        request.extensions().get::<Client>().copied().ok_or(GovernorError::UnableToExtractKey)
    }
}

type Requests = Arc<GovernorConfig<ByClient, NoOpMiddleware>>;

/// How much each client has asked for, of everything that is limited.
pub struct Gates {
    requests: Option<Requests>,
    newcomers: Gate<Client>,
    passwords_by_name: Gate<String>,
    passwords_by_address: Gate<Client>,
    /// The sockets that are open.
    pub sockets: Connections,
}

impl Gates {
    /// With these limits.
    pub fn new(limits: &Limits) -> Self {
        let requests = limits.requests.and_then(|rate| {
            let mut builder = GovernorConfigBuilder::default().key_extractor(ByClient);
            builder.period(rate.period).burst_size(rate.burst.get()).finish().map(Arc::new)
        });
        Self {
            requests,
            newcomers: Gate::new(limits.newcomers),
            passwords_by_name: Gate::new(limits.passwords_by_name),
            passwords_by_address: Gate::new(limits.passwords_by_address),
            sockets: Connections::new(limits.sockets_by_address),
        }
    }

    /// The layer that limits requests.
    pub(super) fn layer(&self) -> Option<GovernorLayer<ByClient, NoOpMiddleware, Body>> {
        let requests = Arc::clone(self.requests.as_ref()?);
        Some(GovernorLayer::new(requests).error_handler(too_many_requests))
    }

    /// May this client become a new player?
    pub(super) fn newcomer(&self, client: Client) -> Answer<()> {
        self.newcomers.pass(&client).map_err(|wait| too_many("too many new players from your address", wait))
    }

    /// May this client try a password, for this account if it is said which?
    pub(super) fn password(&self, client: Client, name: Option<&str>) -> Answer<()> {
        let sentence = "too many failed logins";
        self.passwords_by_address.pass(&client).map_err(|wait| too_many(sentence, wait))?;
        let Some(name) = name else { return Ok(()) };
        self.passwords_by_name.pass(&name.to_lowercase()).map_err(|wait| too_many(sentence, wait))
    }

    /// Forgets the clients who may do everything again.
    pub fn tidy(&self) {
        if let Some(requests) = &self.requests {
            requests.limiter().retain_recent();
            requests.limiter().shrink_to_fit();
        }
        self.newcomers.tidy();
        self.passwords_by_name.tidy();
        self.passwords_by_address.tidy();
    }
}

fn too_many(sentence: &str, wait: u64) -> Failure {
    let again = if wait == 1 { "a second".to_owned() } else { format!("{wait} seconds") };
    Failure::new(Code::TooMany, format!("{sentence}: try again in {again}")).retry_after(wait)
}

fn too_many_requests(error: GovernorError) -> Response<Body> {
    match error {
        GovernorError::TooManyRequests { wait_time, .. } => {
            // Rounded down by the library: a client that waits so long would come a moment too early.
            too_many("too many requests from your address", wait_time + 1)
        }
        error => Failure::internal(error),
    }
    .into_response()
}

/// How often each one did something that is limited.
struct Gate<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Hash + Eq + Clone> Gate<K> {
    fn new(rate: Option<Rate>) -> Self {
        let quota = rate.and_then(|rate| Some(Quota::with_period(rate.period)?.allow_burst(rate.burst)));
        Self(quota.map(DefaultKeyedRateLimiter::keyed))
    }

    /// Passes, or says after how many seconds it would.
    fn pass(&self, key: &K) -> Result<(), u64> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        limiter.check_key(key).map_err(|not_yet| not_yet.wait_time_from(DefaultClock::default().now()).as_secs() + 1)
    }

    fn tidy(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// How many connections each address has open.
#[derive(Clone, Debug)]
pub struct Connections {
    most: Option<usize>,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Connections {
    /// At most so many from one address.
    pub fn new(most: Option<usize>) -> Self {
        Self { most, open: Arc::default() }
    }

    /// Is none open?
    pub fn is_empty(&self) -> bool {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// One more connection from this address. It counts until the guard is dropped; nothing if there are too many.
    pub fn enter(&self, address: IpAddr) -> Option<Guard> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.get(&address).copied().unwrap_or(0);
        if self.most.is_some_and(|most| count >= most) {
            return None;
        }
        open.insert(address, count + 1);
        Some(Guard { address, open: Arc::clone(&self.open) })
    }
}

/// A connection that counts.
#[derive(Debug)]
pub struct Guard {
    address: IpAddr,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for Guard {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Entry::Occupied(mut entry) = open.entry(self.address) {
            *entry.get_mut() -= 1;
            if *entry.get() == 0 {
                entry.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;
    use std::time::Duration;

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
    fn an_address_counts_no_more_connections_than_it_may_have() {
        let connections = Connections::new(Some(2));
        let [here, there] = ["10.0.0.1", "10.0.0.2"].map(|address| address.parse().unwrap());
        let first = connections.enter(here).unwrap();
        let second = connections.enter(here).unwrap();
        assert!(connections.enter(here).is_none());
        assert!(connections.enter(there).is_some());
        drop(first);
        let third = connections.enter(here).unwrap();
        drop((second, third));
        assert!(connections.open.lock().unwrap().is_empty());
    }

    #[test]
    fn without_a_limit_all_may_enter() {
        let connections = Connections::new(None);
        let guards: Vec<_> = (0..1000).map(|_| connections.enter([127, 0, 0, 1].into()).unwrap()).collect();
        assert_eq!(guards.len(), 1000);
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
    fn a_network_of_version_6_counts_as_one_client() {
        let config = Config::new(Location::File("unused".into()));
        let client = |peer| Client::of(&request(peer, &[]), &config);
        assert_eq!(client("2001:db8:0:1::1"), client("2001:db8:0:1:ffff::2"));
        assert_ne!(client("2001:db8:0:1::1"), client("2001:db8:0:2::1"));
        assert_eq!(client("::ffff:192.0.2.7"), client("192.0.2.7"));
    }

    #[test]
    fn passwords_are_limited_by_address_and_by_name_whatever_its_case() {
        let rate = |burst| NonZeroU32::new(burst).map(|burst| Rate { burst, period: Duration::from_hours(1) });
        let limits = Limits { passwords_by_name: rate(2), passwords_by_address: rate(3), ..Limits::none() };
        let gates = Gates::new(&limits);
        let [here, there] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(|address| Client(address.into()));
        assert!(gates.password(here, Some("Anna")).is_ok());
        assert!(gates.password(there, Some("ANNA")).is_ok());
        assert!(gates.password(here, Some("anna")).is_err());
        assert!(gates.password(here, Some("Ben")).is_ok());
        assert!(gates.password(here, None).is_err());
        assert!(gates.password(there, None).is_ok());
        gates.tidy();
        assert!(gates.password(here, None).is_err());
    }
}

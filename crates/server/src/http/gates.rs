//! How often each person and each address may do something, over all their connections together.

use std::hash::Hash;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, Response, header};
use axum::middleware::Next;
use axum::response::IntoResponse;
use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::{DefaultKeyedRateLimiter, Quota};
use tokio::time::sleep;
use tower_governor::governor::{GovernorConfig, GovernorConfigBuilder};
use tower_governor::key_extractor::KeyExtractor;
use tower_governor::{GovernorError, GovernorLayer};
use vale_protocol::{Code, PlayerId};

use super::address::Client;
use super::answer::{Answer, ProblemResponse};
use super::limits::Connections;
use crate::config::{Limits, Rate};
use crate::telemetry;

/// How long a request is kept waiting for its refusal, if its address sends too many. Whoever does not wait by themselves
/// then sends ten in a second over a connection, instead of a thousand.
const HOLD_BACK: Duration = Duration::from_millis(100);

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
    passwords: PasswordGates,
    commands: BothGates,
    chat: BothGates,
    tables: BothGates,
    invitations: BothGates,
    sent_games: BothGates,
    /// The connections that are open, sockets among them.
    pub connections: Connections,
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
            passwords: PasswordGates::new(limits),
            commands: BothGates::new(limits.commands_by_person, limits.commands_by_address),
            chat: BothGates::new(limits.chat_by_person, limits.chat_by_address),
            tables: BothGates::new(limits.tables_by_person, limits.tables_by_address),
            invitations: BothGates::new(limits.invitations_by_person, limits.invitations_by_address),
            sent_games: BothGates::new(limits.sent_games_by_person, limits.sent_games_by_address),
            connections: Connections::new(limits.connections_by_address),
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
        let passed = self.newcomers.pass(&client);
        passed.map_err(|wait| too_many("newcomers", "too many new players from your address", wait))
    }

    /// May this client try a password, for this account if it is said which?
    pub(super) fn password(&self, client: Client, name: Option<&str>) -> Answer<()> {
        let passed = self.passwords.pass(client, name);
        passed.map_err(|wait| too_many("passwords", "too many failed logins", wait))
    }

    /// May this person make a table?
    pub(super) fn table(&self, person: &PlayerId, client: Client) -> Answer<()> {
        let passed = self.tables.pass(Some(person), client);
        passed.map_err(|wait| too_many("tables", "too many new tables", wait))
    }

    /// May this person invite somebody, or accept an invitation?
    pub(super) fn invitation(&self, person: &PlayerId, client: Client) -> Answer<()> {
        let passed = self.invitations.pass(Some(person), client);
        passed.map_err(|wait| too_many("invitations", "too many invitations", wait))
    }

    /// May this person send a game that was played on a device?
    pub(super) fn sent_game(&self, person: &PlayerId, client: Client) -> Answer<()> {
        let passed = self.sent_games.pass(Some(person), client);
        passed.map_err(|wait| too_many("sent games", "too many games from your devices", wait))
    }

    /// May this person send a command? Otherwise, after how long.
    pub(super) fn command(&self, person: Option<&PlayerId>, client: Client) -> Result<(), Duration> {
        self.commands.pass(person, client).inspect_err(|_| telemetry::refused("commands"))
    }

    /// May this person say something? Otherwise, after how long.
    pub(super) fn chat(&self, person: Option<&PlayerId>, client: Client) -> Result<(), Duration> {
        self.chat.pass(person, client).inspect_err(|_| telemetry::refused("chat"))
    }

    /// Forgets the clients who may do everything again.
    pub fn tidy(&self) {
        if let Some(requests) = &self.requests {
            requests.limiter().retain_recent();
            requests.limiter().shrink_to_fit();
        }
        self.newcomers.tidy();
        self.passwords.tidy();
        for both in [&self.commands, &self.chat, &self.tables, &self.invitations, &self.sent_games] {
            both.tidy();
        }
    }
}

fn too_many(limit: &'static str, sentence: &str, wait: Duration) -> ProblemResponse {
    telemetry::refused(limit);
    let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
    let again = if seconds <= 1 { "a second".to_owned() } else { format!("{seconds} seconds") };
    ProblemResponse::new(Code::TooMany, format!("{sentence}: try again in {again}")).retry_in(wait)
}

/// Refuses a request, and closes the connection: whoever sends requests without reading the answers has many more under
/// way, and each of them would be answered.
fn too_many_requests(error: GovernorError) -> Response<Body> {
    let failure = match error {
        GovernorError::TooManyRequests { wait_time, .. } => {
            // Rounded down by the library: a client that waits so long would come a moment too early.
            let wait = Duration::from_secs(wait_time + 1);
            too_many("requests", "too many requests from your address", wait)
        }
        error => ProblemResponse::internal(error),
    };
    let mut response = failure.into_response();
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response.extensions_mut().insert(TooFast);
    response
}

/// Marks the refusal of a request whose address sends too many.
#[derive(Clone, Copy)]
struct TooFast;

/// Keeps refusals of [`too_many_requests`] back for a while.
pub(super) async fn hold_back(request: Request, next: Next) -> Response<Body> {
    let response = next.run(request).await;
    if response.extensions().get::<TooFast>().is_some() {
        sleep(HOLD_BACK).await;
    }
    response
}

/// How often each one did something that is limited.
struct Gate<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Hash + Eq + Clone> Gate<K> {
    fn new(rate: Option<Rate>) -> Self {
        let quota = rate.and_then(|rate| Some(Quota::with_period(rate.period)?.allow_burst(rate.burst)));
        Self(quota.map(DefaultKeyedRateLimiter::keyed))
    }

    /// Passes, or says after how long it would.
    fn pass(&self, key: &K) -> Result<(), Duration> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        limiter.check_key(key).map_err(|not_yet| not_yet.wait_time_from(DefaultClock::default().now()))
    }

    fn tidy(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// What is limited per person and, for many persons of one, per address.
struct BothGates {
    by_person: Gate<PlayerId>,
    by_address: Gate<Client>,
}

impl BothGates {
    fn new(by_person: Option<Rate>, by_address: Option<Rate>) -> Self {
        Self { by_person: Gate::new(by_person), by_address: Gate::new(by_address) }
    }

    fn pass(&self, person: Option<&PlayerId>, client: Client) -> Result<(), Duration> {
        if let Some(person) = person {
            self.by_person.pass(person)?;
        }
        self.by_address.pass(&client)
    }

    fn tidy(&self) {
        self.by_person.tidy();
        self.by_address.tidy();
    }
}

/// How often passwords are tried. Nobody can use up what an owner needs: of each account, every address has some first
/// tries of its own, and only further ones share a limit with the rest of the world.
struct PasswordGates {
    by_address: Gate<Client>,
    by_account_and_address: Gate<(String, Client)>,
    first_tries: Gate<(String, Client)>,
    by_account: Gate<String>,
}

impl PasswordGates {
    fn new(limits: &Limits) -> Self {
        Self {
            by_address: Gate::new(limits.passwords_by_address),
            by_account_and_address: Gate::new(limits.passwords_by_account_and_address),
            first_tries: Gate::new(limits.passwords_first),
            by_account: Gate::new(limits.passwords_by_account),
        }
    }

    fn pass(&self, client: Client, name: Option<&str>) -> Result<(), Duration> {
        self.by_address.pass(&client)?;
        let Some(name) = name else { return Ok(()) };
        let name = name.to_lowercase();
        let both = (name, client);
        self.by_account_and_address.pass(&both)?;
        self.first_tries.pass(&both).or_else(|_| self.by_account.pass(&both.0))
    }

    fn tidy(&self) {
        self.by_address.tidy();
        self.by_account_and_address.tidy();
        self.first_tries.tidy();
        self.by_account.tidy();
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::*;

    fn rate(burst: u32) -> Option<Rate> {
        NonZeroU32::new(burst).map(|burst| Rate { burst, period: Duration::from_hours(1) })
    }

    fn clients() -> [Client; 3] {
        [1, 2, 3].map(|last| Client([10, 0, 0, last].into()))
    }

    #[test]
    fn passwords_are_limited_by_address_and_by_account_whatever_its_case() {
        let limits =
            Limits { passwords_by_account_and_address: rate(2), passwords_by_address: rate(4), ..Limits::none() };
        let gates = Gates::new(&limits);
        let [here, there, _] = clients();
        assert!(gates.password(here, Some("Anna")).is_ok());
        assert!(gates.password(here, Some("ANNA")).is_ok());
        assert!(gates.password(here, Some("anna")).is_err());
        assert!(gates.password(here, Some("Ben")).is_ok());
        assert!(gates.password(here, None).is_err());
        assert!(gates.password(there, None).is_ok());
        gates.tidy();
        assert!(gates.password(here, None).is_err());
    }

    #[test]
    fn nobody_keeps_an_owner_from_logging_in() {
        let limits = Limits { passwords_first: rate(3), passwords_by_account: rate(5), ..Limits::none() };
        let gates = Gates::new(&limits);
        let [stranger, accomplice, owner] = clients();
        let tries = |client| (0..20).filter(|_| gates.password(client, Some("Anna")).is_ok()).count();
        assert_eq!(tries(stranger), 8);
        // Whoever guesses from many addresses has only the first tries of each.
        assert_eq!(tries(accomplice), 3);
        assert_eq!(tries(owner), 3);
    }

    #[test]
    fn a_person_has_one_limit_at_all_addresses_and_an_address_one_for_all_persons() {
        let limits = Limits { commands_by_person: rate(2), commands_by_address: rate(3), ..Limits::none() };
        let gates = Gates::new(&limits);
        let [here, there, elsewhere] = clients();
        let [ada, bo, cy] = ["ada", "bo", "cy"].map(|name| PlayerId(name.to_owned()));
        gates.command(Some(&ada), here).unwrap();
        gates.command(Some(&ada), there).unwrap();
        let wait = gates.command(Some(&ada), elsewhere).unwrap_err();
        assert!(wait > Duration::from_mins(59), "{wait:?}");
        gates.command(Some(&bo), here).unwrap();
        gates.command(None, here).unwrap();
        gates.command(Some(&cy), here).unwrap_err();
    }
}

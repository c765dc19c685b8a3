//! What keeps other sites from acting for a player: the exact `Origin` check and the headers on every answer.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use vale_protocol::Code;

use super::answer::{Answer, ProblemResponse};
use crate::config::Config;

/// What pages and workers may load: nothing but what comes from this server itself. Local games are WebAssembly.
macro_rules! own_files {
    () => {
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src \
         'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"
    };
}

const CONTENT_SECURITY_POLICY: &str = concat!(own_files!(), "; frame-ancestors 'none'");

/// The same for a page that has no headers: who may frame it cannot be said there.
pub(crate) const PAGE_SECURITY_POLICY: &str = own_files!();

/// Nothing that a card game would need.
const PERMISSIONS_POLICY: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
     magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

/// The origin of this server in the eyes of the browser that sent these headers, such as `https://vale.example`.
/// Nothing if it cannot be told.
pub fn own_origin(config: &Config, headers: &HeaderMap) -> Option<String> {
    if let Some(origin) = &config.public_url {
        return Some(origin.to_string());
    }
    let host = only(headers, header::HOST)?;
    Some(format!("http://{}", host.to_str().ok()?))
}

/// Refuses requests for a name that is not one of this machine, unless the server knows its public address. Another site
/// could have let its own name point here, and would then count as this one: browsers go by the name. Addresses in numbers
/// point where they point.
pub fn check_host(config: &Config, headers: &HeaderMap) -> Answer<()> {
    if config.public_url.is_some() {
        return Ok(());
    }
    let Some(host) = only(headers, header::HOST).and_then(|host| host.to_str().ok()) else { return Ok(()) };
    let name = name_of(host).to_lowercase();
    let bare = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(&name);
    let is_local = name == "localhost" || name.ends_with(".localhost");
    if is_local || bare.parse::<IpAddr>().is_ok() || config.host_names.contains(&name) {
        return Ok(());
    }
    let shown: String = name.chars().filter(|c| !c.is_control()).take(200).collect();
    let message = format!(
        "this server does not know that it is called {shown}: ask for it by its address in numbers, or start it with \
         --public-url and the address that players see"
    );
    Err(ProblemResponse::new(Code::WrongOrigin, message))
}

/// A host without its port.
fn name_of(host: &str) -> &str {
    let name = match host.rsplit_once(':') {
        // In an address of version 6 without a port, what follows the last colon belongs to it.
        Some((name, port))
            if port.bytes().all(|byte| byte.is_ascii_digit()) && (!name.contains(':') || name.ends_with(']')) =>
        {
            name
        }
        _ => host,
    };
    name.strip_suffix('.').unwrap_or(name)
}

/// Refuses requests that another site sent, and those that do not say which site sent them. For all that changes
/// something, and for sockets, which browsers let any site open.
pub fn check_origin(config: &Config, headers: &HeaderMap) -> Answer<()> {
    let wrong = |message| ProblemResponse::new(Code::WrongOrigin, message);
    let Some(expected) = own_origin(config, headers) else {
        return Err(wrong("the request must have exactly one Host header".to_owned()));
    };
    let Some(origin) = only(headers, header::ORIGIN) else {
        let message = format!("the request must have exactly one Origin header, with this value: {expected}");
        return Err(wrong(message));
    };
    if origin.as_bytes() == expected.as_bytes() {
        return Ok(());
    }
    // What came is repeated only as far as it is readable, so that it gets into logs and terminals unharmed.
    let came: String =
        String::from_utf8_lossy(origin.as_bytes()).chars().filter(|c| !c.is_control()).take(200).collect();
    Err(wrong(format!(
        "the request comes from {came}, but this server takes them only from {expected}; if that is not the address in \
         your browser, the server must be started with --public-url"
    )))
}

/// Does a request with this method change nothing?
pub fn is_safe(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// A header that is there exactly once.
fn only(headers: &HeaderMap, name: HeaderName) -> Option<&HeaderValue> {
    let mut values = headers.get_all(name).iter();
    values.next().filter(|_| values.next().is_none())
}

/// Do browsers trust the address under which the server was asked, because nobody on the way can have changed anything?
pub(super) fn is_trustworthy(config: &Config, asked: &HeaderMap) -> bool {
    let host = only(asked, header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    config.https() || matches!(name, "localhost" | "127.0.0.1" | "[::1]")
}

/// Puts the headers on an answer that every answer has.
pub(super) fn protect(config: &Config, trustworthy: bool, is_api: bool, headers: &mut HeaderMap) {
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), PERMISSIONS_POLICY),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if trustworthy {
        // Browsers ignore it at other addresses, and complain about it on every page.
        headers.insert(HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin"));
    }
    if config.https() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if is_api {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Location;

    fn headers(pairs: &[(HeaderName, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(name, HeaderValue::from_bytes(value.as_bytes()).unwrap());
        }
        headers
    }

    fn config(public_url: Option<&str>) -> Config {
        let public_url = public_url.map(|url| url.parse().unwrap());
        Config { public_url, ..Config::new(Location::File("unused".into())) }
    }

    #[test]
    fn the_origin_must_be_exactly_that_of_the_server() {
        let config = config(Some("https://vale.example"));
        let check = |origin| check_origin(&config, &headers(&[(header::HOST, "other:1"), (header::ORIGIN, origin)]));
        assert!(check("https://vale.example").is_ok());
        for origin in [
            "http://vale.example",
            "https://vale.example/",
            "https://vale.example:8253",
            "https://vale.example.evil.example",
            "https://evil-vale.example",
            "https://VALE.example",
            "http://other:1",
            "null",
            "",
            "évil",
        ] {
            let failure = check(origin).unwrap_err();
            assert_eq!(failure.problem().code, Code::WrongOrigin, "{origin}");
            assert!(failure.problem().message.contains(origin), "{origin}");
            assert!(failure.problem().message.contains("https://vale.example;"), "{origin}");
        }
    }

    #[test]
    fn without_an_address_of_its_own_the_server_is_where_it_is_asked() {
        let config = config(None);
        let host = (header::HOST, "192.168.1.4:8253");
        let check = |pairs: &[_]| check_origin(&config, &headers(pairs)).is_ok();
        assert!(check(&[host.clone(), (header::ORIGIN, "http://192.168.1.4:8253")]));
        assert!(!check(&[host.clone(), (header::ORIGIN, "https://192.168.1.4:8253")]));
        assert!(!check(&[host.clone(), (header::ORIGIN, "http://192.168.1.4")]));
        assert!(!check(std::slice::from_ref(&host)));
        assert!(!check(&[(header::ORIGIN, "http://192.168.1.4:8253")]));
        assert!(!check(&[]));
    }

    #[test]
    fn a_server_without_a_public_address_answers_to_its_own_names_only() {
        let here = Config { host_names: vec!["tower".to_owned(), "tower.local".to_owned()], ..config(None) };
        let check = |host: &str| check_host(&here, &headers(&[(header::HOST, host)]));
        for host in [
            "localhost",
            "localhost:7878",
            "LOCALHOST:1",
            "vale.localhost",
            "127.0.0.1:7878",
            "192.168.1.4",
            "[::1]:7878",
            "[fe80::1]",
            "Tower:7878",
            "tower.local",
            "tower.local.:80",
        ] {
            assert!(check(host).is_ok(), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:7878",
            "tower.evil.example",
            "localhost.evil.example:80",
            "127.0.0.1.evil.example",
            "xtower",
            "",
        ] {
            let failure = check(host).unwrap_err();
            assert_eq!(failure.problem().code, Code::WrongOrigin, "{host}");
            assert!(failure.problem().message.contains("--public-url"), "{host}");
        }
        assert!(check_host(&config(Some("https://vale.example")), &headers(&[(header::HOST, "any")])).is_ok());
    }

    #[test]
    fn browsers_trust_encryption_and_their_own_machine() {
        let asked = |host| headers(&[(header::HOST, host)]);
        for host in ["localhost:7878", "localhost", "127.0.0.1:7878", "[::1]:7878"] {
            assert!(is_trustworthy(&config(None), &asked(host)), "{host}");
        }
        for host in ["192.168.1.4:7878", "vale.example", "localhost.evil.example:80", ""] {
            assert!(!is_trustworthy(&config(None), &asked(host)), "{host}");
        }
        assert!(is_trustworthy(&config(Some("https://vale.example")), &asked("vale.example")));
    }

    #[test]
    fn two_origins_are_none() {
        let origin = (header::ORIGIN, "http://vale.example");
        assert!(check_origin(&config(Some("http://vale.example")), &headers(&[origin.clone(), origin])).is_err());
    }
}

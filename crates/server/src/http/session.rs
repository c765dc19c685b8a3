//! Who asks: the token in the cookie. Only its hash is kept, so what is kept lets nobody in.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum_extra::extract::CookieJar;

use super::answer::{Answer, ProblemResponse};
use crate::app::{App, now};
use crate::config::Config;
use crate::store::{Person, fresh_token, sha256};

/// How long a browser keeps the cookie: a year from the last visit.
const YEAR_SECONDS: u32 = 365 * 24 * 60 * 60;

/// Whoever asks, if anybody is known.
pub struct Visitor(pub Option<Person>);

/// Whoever asks. The request is refused if nobody is known.
pub struct Signed(pub Person);

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = ProblemResponse;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ProblemResponse> {
        let Some(token) = Token::of(&parts.headers, &app.config) else { return Ok(Self(None)) };
        Ok(Self(app.store.person_of(&token.hash(), now()).await?))
    }
}

impl FromRequestParts<Arc<App>> for Signed {
    type Rejection = ProblemResponse;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ProblemResponse> {
        let Visitor(person) = Visitor::from_request_parts(parts, app).await?;
        person.map(Self).ok_or_else(ProblemResponse::nobody)
    }
}

/// What a browser proves with who it is. It has no `Debug`, so that it gets into no log.
pub struct Token(String);

impl Token {
    /// A new one.
    pub fn fresh() -> Answer<Self> {
        Ok(Self(fresh_token()?))
    }

    /// The one in the cookie, if it could be one of ours.
    pub fn of(headers: &HeaderMap, config: &Config) -> Option<Self> {
        let jar = CookieJar::from_headers(headers);
        let token = jar.get(cookie_name(config))?.value();
        let plausible = token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit());
        plausible.then(|| Self(token.to_owned()))
    }

    /// What is kept of it.
    pub fn hash(&self) -> String {
        sha256(&self.0)
    }

    /// The header that gives it to the browser, for a year.
    pub fn cookie(&self, config: &Config) -> Answer<SetCookie> {
        set_cookie(config, &self.0, YEAR_SECONDS)
    }
}

/// A header for an answer.
pub type SetCookie = [(HeaderName, HeaderValue); 1];

/// The header that takes the token from the browser.
pub fn no_cookie(config: &Config) -> Answer<SetCookie> {
    set_cookie(config, "", 0)
}

/// With encryption, the prefix makes browsers refuse the cookie from anybody but this very host.
fn cookie_name(config: &Config) -> &'static str {
    if config.https() { "__Host-vale" } else { "vale" }
}

fn set_cookie(config: &Config, value: &str, seconds: u32) -> Answer<SetCookie> {
    let name = cookie_name(config);
    let secure = if config.https() { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    let value = HeaderValue::try_from(text).map_err(ProblemResponse::internal)?;
    Ok([(header::SET_COOKIE, value)])
}

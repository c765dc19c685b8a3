//! Guests, accounts, and what belongs to them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value};
use vale_protocol::http::{Credentials, Me, NewGuest, NewPassword, Password};
use vale_protocol::{Code, PlayerId};

use super::address::Client;
use super::answer::{Answer, Body, ProblemResponse};
use super::routes::routes;
use super::session::{Signed, Token, Visitor, no_cookie};
use super::{names, passwords};
use crate::app::{App, now};
use crate::pressure::Whoever;
use crate::store::Person;
use crate::telemetry;

/// The most bytes of the preferences of a player.
pub const MAX_PREFERENCES: usize = 8 << 10;

routes! {
    post "/api/guests" => become_guest,
    get "/api/me" => me,
    get "/api/session" => session,
    patch "/api/me" => rename_me,
    get "/api/me/preferences" => preferences,
    put "/api/me/preferences" => set_preferences,
    put "/api/me/password" => change_password,
    post "/api/accounts" => make_account,
    delete "/api/account" => delete_account,
    post "/api/login" => log_in,
    post "/api/logout" => log_out,
    post "/api/logout-everywhere" => log_out_everywhere,
}

/// Become a guest: a player with a name and a cookie. Whoever is known already stays who they are, and gets the name.
#[cfg_attr(feature = "openapi", utoipa::path(post, path = "/api/guests", tag = "people", request_body = NewGuest, responses(
    (status = 201, body = Me, description = "you are a new guest and have a session cookie"),
    (status = 200, body = Me, description = "you were known before and have a new name"),
    (status = 400, body = vale_protocol::Problem, description = "the name is not allowed"),
    (status = 409, body = vale_protocol::Problem, description = "an account has that name"),
    (status = 429, body = vale_protocol::Problem, description = "too many new players from this address"),
)))]
async fn become_guest(
    State(app): State<Arc<App>>,
    client: Client,
    Visitor(visitor): Visitor,
    Body(NewGuest { name }): Body<NewGuest>,
) -> Answer<Response> {
    let name = names::read(&name)?;
    if let Some(person) = visitor {
        return Ok(Json(rename(&app, person, name).await?).into_response());
    }
    app.pressure.admit(Whoever::Comes)?;
    not_taken(&app, &name, None).await?;
    app.gates.newcomer(client)?;
    let token = Token::fresh()?;
    let person = app.store.new_guest(&name, &token.hash(), now()).await?;
    Ok((StatusCode::CREATED, token.cookie(&app.config)?, Json(about(person))).into_response())
}

/// Who you are. The cookie is good for another year.
#[cfg_attr(feature = "openapi", utoipa::path(get, path = "/api/me", tag = "people", responses(
    (status = 200, body = Me, description = "you"),
    (status = 401, body = vale_protocol::Problem, description = "not logged in"),
)))]
async fn me(State(app): State<Arc<App>>, Signed(person): Signed, headers: HeaderMap) -> Answer<Response> {
    let token = Token::of(&headers, &app.config).ok_or_else(ProblemResponse::nobody)?;
    Ok((token.cookie(&app.config)?, Json(about(person))).into_response())
}

/// Who you are, or nobody. For pages that must ask before anybody has a name: browsers show every 401 as a fault.
#[cfg_attr(feature = "openapi", utoipa::path(get, path = "/api/session", tag = "people", responses(
    (status = 200, body = Option<Me>, description = "you, or null if you are not logged in"),
)))]
async fn session(State(app): State<Arc<App>>, Visitor(person): Visitor, headers: HeaderMap) -> Answer<Response> {
    let Some((person, token)) = person.zip(Token::of(&headers, &app.config)) else {
        return Ok(Json(Value::Null).into_response());
    };
    Ok((token.cookie(&app.config)?, Json(about(person))).into_response())
}

/// Change what the others call you. The name that you log in with stays.
#[cfg_attr(feature = "openapi", utoipa::path(patch, path = "/api/me", tag = "people", request_body = NewGuest, responses(
    (status = 200, body = Me, description = "you, with the new name"),
    (status = 400, body = vale_protocol::Problem, description = "the name is not allowed"),
    (status = 401, body = vale_protocol::Problem, description = "not logged in"),
    (status = 409, body = vale_protocol::Problem, description = "an account has that name"),
)))]
async fn rename_me(
    State(app): State<Arc<App>>,
    Signed(person): Signed,
    Body(NewGuest { name }): Body<NewGuest>,
) -> Answer<Json<Me>> {
    let name = names::read(&name)?;
    Ok(Json(rename(&app, person, name).await?))
}

/// What you prefer: whatever a client keeps there.
#[cfg_attr(feature = "openapi", utoipa::path(get, path = "/api/me/preferences", tag = "people", responses(
    (status = 200, body = Object, description = "the preferences, an empty object at first"),
    (status = 401, body = vale_protocol::Problem, description = "not logged in"),
)))]
async fn preferences(State(app): State<Arc<App>>, Signed(person): Signed) -> Answer<Json<Map<String, Value>>> {
    let text = app.store.preferences(&person.player).await?;
    Ok(Json(serde_json::from_str(&text).map_err(ProblemResponse::internal)?))
}

/// Replace what you prefer.
#[cfg_attr(feature = "openapi", utoipa::path(put, path = "/api/me/preferences", tag = "people",
    request_body(content = Object, description = "an object of at most 8 KiB"), responses(
    (status = 204, description = "kept"),
    (status = 400, body = vale_protocol::Problem, description = "not an object"),
    (status = 401, body = vale_protocol::Problem, description = "not logged in"),
    (status = 413, body = vale_protocol::Problem, description = "too large"),
)))]
async fn set_preferences(
    State(app): State<Arc<App>>,
    Signed(person): Signed,
    Body(preferences): Body<Map<String, Value>>,
) -> Answer<StatusCode> {
    let text = serde_json::to_string(&preferences).map_err(ProblemResponse::internal)?;
    if text.len() > MAX_PREFERENCES {
        let message = format!("preferences have at most {MAX_PREFERENCES} bytes, these have {}", text.len());
        return Err(ProblemResponse::new(Code::TooLarge, message));
    }
    app.store.set_preferences(&person.player, &text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Make an account. A guest becomes the account and keeps all games; whoever is not known becomes a new player.
#[cfg_attr(feature = "openapi", utoipa::path(post, path = "/api/accounts", tag = "people", request_body = Credentials, responses(
    (status = 201, body = Me, description = "the account has been created, and you are logged in"),
    (status = 400, body = vale_protocol::Problem, description = "the name or the password is not allowed"),
    (status = 409, body = vale_protocol::Problem, description = "the name is taken, or you already have an account"),
    (status = 429, body = vale_protocol::Problem, description = "too many accounts from this address"),
    (status = 503, body = vale_protocol::Problem, description = "too many logins at the moment"),
)))]
async fn make_account(
    State(app): State<Arc<App>>,
    client: Client,
    Visitor(visitor): Visitor,
    headers: HeaderMap,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Answer<Response> {
    let name = names::read(&name)?;
    passwords::check(&password)?;
    passwords::check_strength(&password, &name)?;
    if visitor.as_ref().is_some_and(|person| person.account) {
        let message = "you already have an account: log out first to create another";
        return Err(ProblemResponse::new(Code::Conflict, message));
    }
    app.pressure.admit(Whoever::Comes)?;
    not_taken(&app, &name, None).await?;
    app.gates.password(client, None)?;
    let hash = app.passwords.hash(password).await?;
    let token = Token::fresh()?;
    let is_new = visitor.is_none();
    let player = if let Some(guest) = visitor {
        guest.player
    } else {
        app.gates.newcomer(client)?;
        app.store.new_guest(&name, &token.hash(), now()).await?.player
    };
    if !app.store.register(&player, &name, &hash).await? {
        return Err(name_taken(&name));
    }
    if !is_new {
        app.store.rename(&player, &name).await?;
        // Whoever knew the token of the guest must not know that of the account.
        app.store.add_session(&player, &token.hash(), now()).await?;
        end_session(&app, &headers).await?;
    }
    let me = Me { player, name, account: true };
    Ok((StatusCode::CREATED, token.cookie(&app.config)?, Json(me)).into_response())
}

/// Change your password. You stay logged in here, and nowhere else.
#[cfg_attr(feature = "openapi", utoipa::path(put, path = "/api/me/password", tag = "people", request_body = NewPassword, responses(
    (status = 204, description = "the new password counts, and all other browsers are logged out"),
    (status = 400, body = vale_protocol::Problem, description = "the new password cannot be used"),
    (status = 401, body = vale_protocol::Problem, description = "nobody is known, or the old password is wrong"),
    (status = 409, body = vale_protocol::Problem, description = "you are a guest"),
    (status = 429, body = vale_protocol::Problem, description = "too many passwords were tried"),
)))]
async fn change_password(
    State(app): State<Arc<App>>,
    client: Client,
    Signed(person): Signed,
    headers: HeaderMap,
    Body(NewPassword { old, new }): Body<NewPassword>,
) -> Answer<StatusCode> {
    let token = Token::of(&headers, &app.config).ok_or_else(ProblemResponse::nobody)?;
    passwords::check(&new)?;
    passwords::check_strength(&new, &person.name)?;
    let Some(hash) = app.store.password_hash(&person.player).await? else {
        return Err(ProblemResponse::new(
            Code::Conflict,
            "you are a guest and have no password: create an account first",
        ));
    };
    app.gates.password(client, Some(&person.player.0))?;
    if !app.passwords.verify(old, Some(hash)).await? {
        return Err(ProblemResponse::new(Code::WrongPassword, "wrong password: it was not changed"));
    }
    let hash = app.passwords.hash(new).await?;
    for ended in app.store.change_password(&person.player, &hash, &token.hash()).await? {
        app.tables.end_session(&ended);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Delete your account. Games that you played stay, without your name; nothing else does.
#[cfg_attr(feature = "openapi", utoipa::path(delete, path = "/api/account", tag = "people", request_body = Password, responses(
    (status = 204, description = "the account has been deleted"),
    (status = 401, body = vale_protocol::Problem, description = "not logged in, or wrong password"),
    (status = 409, body = vale_protocol::Problem, description = "you are a guest"),
    (status = 429, body = vale_protocol::Problem, description = "too many failed logins"),
)))]
async fn delete_account(
    State(app): State<Arc<App>>,
    client: Client,
    Signed(person): Signed,
    Body(Password { password }): Body<Password>,
) -> Answer<Response> {
    let Some(hash) = app.store.password_hash(&person.player).await? else {
        return Err(ProblemResponse::new(Code::Conflict, "you are a guest and have no account: just log out"));
    };
    app.gates.password(client, Some(&person.player.0))?;
    if !app.passwords.verify(password, Some(hash)).await? {
        return Err(ProblemResponse::new(Code::WrongPassword, "wrong password: the account was not deleted"));
    }
    // Whoever is gone must not say anything more while everything is deleted.
    app.store.end_all_sessions(&person.player).await?;
    app.tables.depart(&person.player, false);
    app.store.delete_account(&person.player, now()).await?;
    app.tables.depart(&person.player, true);
    app.archive.forget();
    Ok((StatusCode::NO_CONTENT, no_cookie(&app.config)?).into_response())
}

/// Log in. Whoever was a guest in this browser is not that guest any more.
#[cfg_attr(feature = "openapi", utoipa::path(post, path = "/api/login", tag = "people", request_body = Credentials, responses(
    (status = 200, body = Me, description = "you are logged in and have a session cookie"),
    (status = 401, body = vale_protocol::Problem, description = "wrong name or password"),
    (status = 429, body = vale_protocol::Problem, description = "too many failed logins"),
    (status = 503, body = vale_protocol::Problem, description = "too many logins at the moment"),
)))]
async fn log_in(
    State(app): State<Arc<App>>,
    client: Client,
    headers: HeaderMap,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Answer<Response> {
    let wrong = || ProblemResponse::new(Code::WrongPassword, "wrong name or password");
    // Whatever cannot be a name or a password is wrong as well, and costs nothing to find out.
    let (Some(name), Ok(())) = (names::to_log_in(&name), passwords::check(&password)) else { return Err(wrong()) };
    app.pressure.admit(Whoever::WouldWatch)?;
    app.gates.password(client, Some(&name))?;
    let (player, hash) = app.store.credentials(&name).await?.unzip();
    let right = app.passwords.verify(password, hash).await?;
    telemetry::login(right && player.is_some());
    let Some(player) = player.filter(|_| right) else { return Err(wrong()) };
    if app.store.is_banned(&player).await? {
        return Err(ProblemResponse::new(Code::Unauthorized, "this account is banned: ask whoever runs this server"));
    }
    let token = Token::fresh()?;
    app.store.add_session(&player, &token.hash(), now()).await?;
    end_session(&app, &headers).await?;
    let person = app.store.person_of(&token.hash(), now()).await?.ok_or_else(wrong)?;
    Ok((token.cookie(&app.config)?, Json(about(person))).into_response())
}

/// Log out in this browser. A guest who does so can never come back.
#[cfg_attr(feature = "openapi", utoipa::path(post, path = "/api/logout", tag = "people", responses(
    (status = 204, description = "you are logged out in this browser"),
)))]
async fn log_out(State(app): State<Arc<App>>, headers: HeaderMap) -> Answer<Response> {
    end_session(&app, &headers).await?;
    Ok((StatusCode::NO_CONTENT, no_cookie(&app.config)?).into_response())
}

/// Log out in all browsers, this one as well.
#[cfg_attr(feature = "openapi", utoipa::path(post, path = "/api/logout-everywhere", tag = "people", responses(
    (status = 204, description = "you are logged out in every browser"),
    (status = 401, body = vale_protocol::Problem, description = "not logged in"),
)))]
async fn log_out_everywhere(State(app): State<Arc<App>>, Signed(person): Signed) -> Answer<Response> {
    app.store.end_all_sessions(&person.player).await?;
    app.tables.depart(&person.player, false);
    Ok((StatusCode::NO_CONTENT, no_cookie(&app.config)?).into_response())
}

fn about(Person { player, name, account }: Person) -> Me {
    Me { player, name, account }
}

async fn rename(app: &App, person: Person, name: String) -> Answer<Me> {
    not_taken(app, &name, Some(&person.player)).await?;
    app.store.rename(&person.player, &name).await?;
    Ok(about(Person { name, ..person }))
}

/// Reads a name that can be given to somebody new.
pub(super) async fn free_name(app: &App, text: &str) -> Answer<String> {
    let name = names::read(text)?;
    not_taken(app, &name, None).await?;
    Ok(name)
}

/// Nobody may use a name that looks like that of somebody else's account, for nobody could tell them apart.
async fn not_taken(app: &App, name: &str, by: Option<&PlayerId>) -> Answer<()> {
    match app.store.owner_of_look(name).await? {
        Some(owner) if Some(&owner) != by => Err(name_taken(name)),
        _ => Ok(()),
    }
}

fn name_taken(name: &str) -> ProblemResponse {
    let message =
        format!("the name {name} belongs to an account, or looks like one that does: choose another name, or log in");
    ProblemResponse::new(Code::NameTaken, message)
}

/// Ends the session of this browser, if it has one, and with it the sockets that were opened with it.
async fn end_session(app: &App, headers: &HeaderMap) -> Answer<()> {
    if let Some(token) = Token::of(headers, &app.config) {
        app.store.end_session(&token.hash()).await?;
        app.tables.end_session(&token.hash());
    }
    Ok(())
}

//! What browsers get: the web client, or a plain page in a server that was built without it.

use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use vale_assets::{Asset, Client};
use vale_protocol::Code;

use super::answer::ProblemResponse;
use crate::app::App;
use crate::config::Config;

/// How the page names the picture that messengers show for a link, and what it shows.
const PICTURE: &str = "content=\"/link.jpg\"";
const SHOWN: &str = "Five creatures of the vale, one of each family, in front of a valley in the evening";

/// The address of a finished game, whose picture is its final table.
const REPLAY: &str = "/replay/{table}";

/// The addresses that the client has a page for. It is the same file for all of them: the client looks where it is.
pub const PAGES: [&str; 14] = [
    "/",
    "/t/{table}",
    "/join",
    REPLAY,
    "/cards",
    "/cards/{id}",
    "/rules",
    "/learn",
    "/account",
    "/credits",
    "/daily",
    "/puzzle",
    "/album",
    "/statistics",
];

/// A file as it is sent.
#[derive(Clone)]
struct File {
    kind: &'static str,
    tag: String,
    immutable: bool,
    plain: Bytes,
    brotli: Option<Bytes>,
}

impl From<&'static Asset> for File {
    fn from(asset: &'static Asset) -> Self {
        Self {
            kind: asset.kind,
            tag: asset.hash.to_owned(),
            immutable: asset.immutable,
            plain: Bytes::from_static(asset.plain),
            brotli: asset.brotli.map(Bytes::from_static),
        }
    }
}

/// The page. Messengers want the whole address of the picture for a link, so a server that knows its own says it.
fn page(config: &Config, client: &'static Client) -> File {
    let file = File::from(&client.index);
    let Some(origin) = &config.public_url else { return file };
    let text = String::from_utf8_lossy(client.index.plain);
    let named = text.replace(PICTURE, &format!("content=\"{origin}/link.jpg\""));
    File { tag: format!("{}-public", file.tag), plain: named.into(), brotli: None, ..file }
}

/// The page for a finished game. What stands in its address is written into the page only if it looks like a table.
fn page_of_game(config: &Config, client: &'static Client, table: &str) -> File {
    let file = page(config, client);
    if table.is_empty() || table.len() > 64 || !table.bytes().all(|letter| letter.is_ascii_alphanumeric()) {
        return file;
    }
    let origin = config.public_url.as_ref().map(ToString::to_string).unwrap_or_default();
    let picture = format!("content=\"{origin}/api/tables/{table}/picture\"");
    let text = String::from_utf8_lossy(client.index.plain);
    let named = text.replace(PICTURE, &picture).replace(SHOWN, "The final table of a game");
    File { tag: format!("{}-{table}", file.tag), plain: named.into(), brotli: None, ..file }
}

/// The pages of the client, or one that says what this is.
pub(super) fn routes<S: Clone + Send + Sync + 'static>(config: &Config) -> Router<S> {
    let Some(client) = config.client else {
        return Router::new().route("/", get(async || Html(include_str!("front_page.html"))));
    };
    let page = page(config, client);
    let show = move |headers: HeaderMap| async move { answer(&page, StatusCode::OK, &headers) };
    let config = config.clone();
    let show_game = move |Path(table): Path<String>, headers: HeaderMap| async move {
        answer(&page_of_game(&config, client, &table), StatusCode::OK, &headers)
    };
    let pages = PAGES.into_iter().filter(|path| *path != REPLAY);
    let router = Router::new().route(REPLAY, get(show_game));
    pages.fold(router, |router, path| router.route(path, get(show.clone())))
}

/// What is at no other address: a file of the client, or nothing.
pub(super) async fn other(State(app): State<Arc<App>>, request: Request) -> Response {
    let (method, uri, headers) = (request.method(), request.uri(), request.headers());
    let reads = matches!(*method, Method::GET | Method::HEAD);
    let is_api = uri.path() == "/api" || uri.path().starts_with("/api/");
    if reads
        && !is_api
        && let Some(client) = app.config.client
        && let Some(response) = file_at(client, uri.path(), headers)
    {
        return response;
    }
    not_found(uri).into_response()
}

fn not_found(uri: &Uri) -> ProblemResponse {
    let path: String = uri.path().chars().take(200).collect();
    ProblemResponse::new(Code::NotFound, format!("there is nothing at {path}; see /api/openapi.json"))
}

/// A file of the client; for people who went astray, the client, which tells them so.
fn file_at(client: &'static Client, path: &str, headers: &HeaderMap) -> Option<Response> {
    if let Some(asset) = client.asset(path) {
        return Some(answer(&asset.into(), StatusCode::OK, headers));
    }
    let wants_a_page = lists(headers, header::ACCEPT, "text/html");
    wants_a_page.then(|| answer(&(&client.index).into(), StatusCode::NOT_FOUND, headers))
}

/// A file as this client can read it, or the news that it has it already.
fn answer(file: &File, status: StatusCode, headers: &HeaderMap) -> Response {
    let compressed = file.brotli.as_ref().filter(|_| lists(headers, header::ACCEPT_ENCODING, "br"));
    let form = if compressed.is_some() { "-br" } else { "" };
    let tag = format!("\"{}{form}\"", file.tag);
    let keep = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let unchanged = status == StatusCode::OK && lists(headers, header::IF_NONE_MATCH, &tag);
    let mut response = if unchanged {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let kind = HeaderValue::from_static(file.kind);
        let bytes = compressed.unwrap_or(&file.plain).clone();
        (status, [(header::CONTENT_TYPE, kind)], bytes).into_response()
    };
    let given = response.headers_mut();
    if compressed.is_some() && !unchanged {
        given.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    if file.brotli.is_some() {
        given.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    given.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Ok(tag) = HeaderValue::try_from(tag) {
        given.insert(header::ETAG, tag);
    }
    response
}

/// Is this word in a header that is a list, and not with the weight 0, which means never?
fn lists(headers: &HeaderMap, name: header::HeaderName, word: &str) -> bool {
    let values = headers.get_all(name);
    let words = values.iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    words.into_iter().any(|listed| {
        let mut parts = listed.split(';').map(str::trim);
        let named = parts.next().unwrap_or_default();
        let named = named.strip_prefix("W/").unwrap_or(named);
        let never = parts.any(|part| part.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0)));
        named.eq_ignore_ascii_case(word) && !never
    })
}

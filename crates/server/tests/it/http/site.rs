//! A server to ask, and browsers to ask it with.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use serde_json::{Value, json};
use tower::ServiceExt as _;
use vale_server::app::App;
use vale_server::config::{Config, Limits};
use vale_server::store::{Location, Store};

/// Where the server is, in the eyes of browsers.
pub const HOST: &str = "vale.test:8253";
pub const ORIGIN: &str = "http://vale.test:8253";

/// A server without limits and without a network. What it kept is removed when it is dropped.
pub struct Site {
    pub app: Arc<App>,
    pub router: Router,
    pub directory: PathBuf,
}

impl Site {
    pub async fn new() -> Self {
        Self::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let directory = std::env::temp_dir().join(format!("vale-http-{}-{number}", std::process::id()));
        let mut config = Config::new(Location::File(directory.join("vale.db")));
        config.limits = Limits::none();
        config.client = Some(&vale_web::CLIENT);
        config.host_names = ["vale.test", "here", "other"].map(str::to_owned).to_vec();
        change(&mut config);
        let store = Store::open(&config.location).await.unwrap();
        let app = App::new(config, store);
        Self { router: vale_server::http::router(Arc::clone(&app)), app, directory }
    }

    /// A browser that has never been here.
    pub fn browser(&self) -> Browser<'_> {
        Browser { site: self, cookie: None, address: [192, 0, 2, 1] }
    }

    /// A browser of a guest with this name.
    pub async fn guest(&self, name: &str) -> Browser<'_> {
        let mut browser = self.browser();
        browser.post("/api/guests", json!({ "name": name })).await.expect(StatusCode::CREATED);
        browser
    }

    /// A browser of somebody who just made an account with this name and password.
    pub async fn account(&self, name: &str, password: &str) -> Browser<'_> {
        let mut browser = self.browser();
        let credentials = json!({ "name": name, "password": password });
        browser.post("/api/accounts", credentials).await.expect(StatusCode::CREATED);
        browser
    }

    /// Sends a request as it is, and holds the answer to what holds for all answers.
    pub async fn send(&self, request: Request<Body>) -> Reply {
        let (method, path) = (request.method().clone(), request.uri().path().to_owned());
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        let reply = Reply { status: parts.status, headers: parts.headers, body };
        reply.check(&method, &path, self.app.config.https());
        reply
    }

    /// Everything that the server has written to its files, byte by byte.
    pub fn files(&self) -> Vec<u8> {
        let files = std::fs::read_dir(&self.directory).unwrap();
        files.flat_map(|file| std::fs::read(file.unwrap().path()).unwrap()).collect()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

/// Sends what a browser would send, and keeps the cookie.
#[derive(Clone)]
pub struct Browser<'a> {
    site: &'a Site,
    /// Name and value.
    pub cookie: Option<String>,
    pub address: [u8; 4],
}

impl Browser<'_> {
    /// A request as a page of the server would send it.
    pub fn request(&self, method: &Method, path: &str, body: Option<&Value>) -> Request<Body> {
        let origin = self.site.app.config.public_url.as_ref().map_or(ORIGIN, |url| url.as_str());
        let mut request =
            Request::builder().method(method).uri(path).header(header::HOST, HOST).header(header::ORIGIN, origin);
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, format!("theme=dark; {cookie}"));
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let body = body.map_or_else(Body::empty, |value| Body::from(value.to_string()));
        let mut request = request.body(body).unwrap();
        let peer = std::net::SocketAddr::from((self.address, 50_000));
        request.extensions_mut().insert(axum::extract::ConnectInfo(peer));
        request
    }

    pub async fn send(&mut self, method: Method, path: &str, body: Option<Value>) -> Reply {
        let reply = self.site.send(self.request(&method, path, body.as_ref())).await;
        if let Some(cookie) = reply.set_cookie() {
            let (pair, attributes) = cookie.split_once("; ").unwrap();
            let gone = attributes.contains("Max-Age=0;");
            self.cookie = (!gone).then(|| pair.to_owned());
        }
        reply
    }

    pub async fn get(&mut self, path: &str) -> Reply {
        self.send(Method::GET, path, None).await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Reply {
        self.send(Method::POST, path, Some(body)).await
    }

    pub async fn me(&mut self) -> Value {
        self.get("/api/me").await.expect(StatusCode::OK).json()
    }

    pub async fn is_nobody(&mut self) -> bool {
        self.get("/api/me").await.status == StatusCode::UNAUTHORIZED
    }

    /// The secret in the cookie.
    pub fn token(&self) -> &str {
        self.cookie.as_ref().unwrap().split_once('=').unwrap().1
    }
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Reply {
    /// What holds for every answer of the server.
    fn check(&self, method: &Method, path: &str, https: bool) {
        let policy = self.header("content-security-policy");
        for part in [
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.split("; ").any(|given| given == part), "{method} {path}: {part} is not in {policy}");
        }
        assert_eq!(self.header("x-content-type-options"), "nosniff", "{method} {path}");
        assert_eq!(self.header("referrer-policy"), "no-referrer", "{method} {path}");
        assert_eq!(self.headers.contains_key("cross-origin-opener-policy"), https, "{method} {path}");
        assert_eq!(self.header("cross-origin-resource-policy"), "same-origin", "{method} {path}");
        assert!(self.header("permissions-policy").contains("camera=()"), "{method} {path}");
        assert_eq!(self.headers.contains_key("strict-transport-security"), https, "{method} {path}");
        if path.starts_with("/api") {
            assert_eq!(self.header("cache-control"), "no-store", "{method} {path}");
        }
        // Browsers that went astray get the client, which tells people so in their language.
        let astray = self.status == StatusCode::NOT_FOUND && self.kind() == Some("text/html; charset=utf-8");
        if astray && !path.starts_with("/api") {
            return;
        }
        if (self.status.is_client_error() || self.status.is_server_error()) && method != Method::HEAD {
            assert_eq!(self.header("content-type"), "application/json", "{method} {path}");
            let problem = self.json();
            assert!(problem["code"].as_str().is_some_and(|code| !code.is_empty()), "{method} {path}: {problem}");
            assert!(problem["message"].as_str().is_some_and(|text| text.len() > 10), "{method} {path}: {problem}");
        }
    }

    fn kind(&self) -> Option<&str> {
        self.headers.get("content-type").and_then(|kind| kind.to_str().ok())
    }

    /// A header that must be there, once.
    pub fn header(&self, name: &str) -> &str {
        let values: Vec<_> = self.headers.get_all(name).iter().collect();
        assert_eq!(values.len(), 1, "{name} in {:?}", self.headers);
        values[0].to_str().unwrap()
    }

    pub fn set_cookie(&self) -> Option<&str> {
        self.headers.contains_key("set-cookie").then(|| self.header("set-cookie"))
    }

    #[track_caller]
    pub fn expect(self, status: StatusCode) -> Self {
        assert_eq!(self.status, status, "{}", String::from_utf8_lossy(&self.body));
        self
    }

    /// Expects a problem with this status and code. Gives back the sentence.
    #[track_caller]
    pub fn problem(&self, status: StatusCode, code: &str) -> String {
        let problem = self.json();
        assert_eq!((self.status, problem["code"].as_str()), (status, Some(code)), "{problem}");
        problem["message"].as_str().unwrap().to_owned()
    }

    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

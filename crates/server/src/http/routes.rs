//! One list of routes per module, from which both the router and its description are made.

use std::sync::Arc;

use axum::Router;

use crate::app::App;

/// Routes and their description.
pub struct Routes {
    /// What answers.
    pub router: Router<Arc<App>>,
    /// What is described.
    #[cfg(feature = "openapi")]
    pub document: utoipa::openapi::OpenApi,
    /// The list: method, in small letters, and path.
    pub list: Vec<(&'static str, &'static str)>,
}

impl Routes {
    /// These and others.
    #[must_use]
    pub fn merge(mut self, other: Self) -> Self {
        self.list.extend(other.list);
        #[cfg(feature = "openapi")]
        self.document.merge(other.document);
        self.router = self.router.merge(other.router);
        self
    }
}

/// Makes the function `routes` of a module: `routes! { get "/api/me" => me, patch "/api/me" => rename_me }`. Each
/// handler is annotated with `#[cfg_attr(feature = "openapi", utoipa::path(...))]`, with the same method and path; a test compares them.
macro_rules! routes {
    ($($method:ident $path:literal => $handler:ident),* $(,)?) => {
        /// The routes of this module.
        pub fn routes() -> $crate::http::routes::Routes {
            #[cfg(feature = "openapi")]
            #[derive(utoipa::OpenApi)]
            #[openapi(paths($($handler),*))]
            struct Described;

            $crate::http::routes::Routes {
                router: axum::Router::new()$(.route($path, axum::routing::$method($handler)))*,
                #[cfg(feature = "openapi")]
                document: <Described as utoipa::OpenApi>::openapi(),
                list: vec![$((stringify!($method), $path)),*],
            }
        }
    };
}

pub(crate) use routes;

//! The web client as a folder for any host of plain files, at the root or below a path. There are no tables of a server
//! there: games are played on the device.

use std::path::Path;
use std::{fmt, fs, io};

use vale_assets::{Asset, Client};

use crate::http::security::PAGE_SECURITY_POLICY;

/// The pages that need no server. Each gets a file of its own, for whoever comes by a link.
const PAGES: [&str; 5] = ["cards", "credits", "learn", "rules", "statistics"];

/// Why the folder was not written.
#[derive(Debug)]
pub enum SiteError {
    /// It has something in it.
    NotEmpty,
    /// The program has a client without local games, which could do little on such a page.
    NoLocalGames,
    /// A file could not be written.
    Io(io::Error),
}

impl fmt::Display for SiteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotEmpty => f.write_str("the folder is not empty: name a new one"),
            Self::NoLocalGames => f.write_str(
                "this program was built without local games: add the target with `rustup target add \
                 wasm32-unknown-unknown`, and build it again",
            ),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SiteError {}

impl From<io::Error> for SiteError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

fn has_local_games(client: &Client) -> bool {
    client.assets.iter().any(|asset| asset.kind == "application/wasm")
}

/// Writes the folder, and tells how many files there are in it.
pub fn write(client: &Client, folder: &Path) -> Result<usize, SiteError> {
    if !has_local_games(client) {
        return Err(SiteError::NoLocalGames);
    }
    fs::create_dir_all(folder)?;
    if fs::read_dir(folder)?.next().is_some() {
        return Err(SiteError::NotEmpty);
    }
    let mut files = 0;
    let mut put = |path: &str, bytes: &[u8]| -> io::Result<()> {
        let target = folder.join(path.trim_start_matches('/'));
        if let Some(parent) = target.parent() {
            fs::create_dir_all(parent)?;
        }
        files += 1;
        fs::write(target, bytes)
    };
    for asset in client.assets {
        match asset.path {
            "/manifest.webmanifest" => put(asset.path, relative(&text(asset), "./").as_bytes())?,
            "/sw.js" => put(asset.path, text(asset).replace("PLAIN_HOST = false", "PLAIN_HOST = true").as_bytes())?,
            path => put(path, asset.plain)?,
        }
    }
    put("index.html", page(client, "./").as_bytes())?;
    for name in PAGES {
        put(&format!("{name}/index.html"), page(client, "../").as_bytes())?;
    }
    Ok(files)
}

fn text(asset: &Asset) -> String {
    String::from_utf8_lossy(asset.plain).into_owned()
}

/// A text in which addresses from the root begin with this instead.
fn relative(text: &str, root: &str) -> String {
    text.replace("\"/", &format!("\"{root}"))
}

/// The page, with the path from it to the root. It says itself what a server would say in its headers.
fn page(client: &Client, root: &str) -> String {
    let head = format!(
        "<head>\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{PAGE_SECURITY_POLICY}\" />\n    \
         <meta name=\"referrer\" content=\"no-referrer\" />\n    <meta name=\"vale-server\" content=\"none\" />"
    );
    relative(&text(&client.index), root).replacen("<head>", &head, 1)
}

#[cfg(test)]
mod tests {
    use vale_web::CLIENT;

    use super::*;

    #[test]
    fn the_page_names_only_files_that_lie_beside_it_and_allows_nothing_else() {
        let page = page(&CLIENT, "../");
        assert!(page.contains("default-src 'none'") && !page.contains("frame-ancestors"));
        assert!(page.contains("src=\"../assets/") && !page.contains("\"/"));
        assert_eq!(page.matches("http-equiv").count(), 1);
    }

    #[test]
    fn a_folder_with_something_in_it_is_left_alone() {
        let folder = std::env::temp_dir().join(format!("vale-site-{}", std::process::id()));
        let written = write(&CLIENT, &folder);
        if has_local_games(&CLIENT) {
            assert!(written.unwrap() > 20);
            for name in ["index.html", "rules/index.html", "sw.js", "manifest.webmanifest"] {
                assert!(folder.join(name).is_file(), "{name}");
            }
            let worker = fs::read_to_string(folder.join("sw.js")).unwrap();
            assert!(worker.contains("PLAIN_HOST = true"));
            let manifest = fs::read_to_string(folder.join("manifest.webmanifest")).unwrap();
            assert!(!manifest.contains("\"/"), "{manifest}");
            assert!(matches!(write(&CLIENT, &folder), Err(SiteError::NotEmpty)));
        } else {
            assert!(matches!(written, Err(SiteError::NoLocalGames)));
        }
        let _ = fs::remove_dir_all(folder);
    }
}

//! The web client, as files in the program. The build script of this crate builds it with npm, if that is needed, and
//! compresses each file once.
//!
//! The libraries that embed files do one half each: rust-embed compresses nothing that it serves, and memory-serve knows
//! one `Cache-Control` for everything, while here files with a hash in their names stay for ever and all others are asked
//! for anew. So the table of files is our own.

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// A file of the client.
#[derive(Debug)]
pub struct Asset {
    /// Its address on the server, such as `/assets/index-D3adB33f.js`.
    pub path: &'static str,
    /// What it is, for `Content-Type`.
    pub kind: &'static str,
    /// A hash of what is in it.
    pub hash: &'static str,
    /// Does the address change when the file does? Then it can be kept for ever.
    pub immutable: bool,
    /// What is in it.
    pub plain: &'static [u8],
    /// The same compressed with brotli, if that makes it smaller.
    pub brotli: Option<&'static [u8]>,
}

/// The file at this address.
pub fn asset(path: &str) -> Option<&'static Asset> {
    if path == INDEX.path {
        return Some(&INDEX);
    }
    let place = ASSETS.binary_search_by(|asset| asset.path.cmp(path)).ok()?;
    ASSETS.get(place)
}

/// The page that everything else is loaded by.
pub fn index() -> &'static Asset {
    &INDEX
}

/// All files but the page, by address.
pub fn assets() -> &'static [Asset] {
    ASSETS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_found_by_its_address_and_has_a_kind_of_its_own() {
        for asset in assets() {
            assert!(std::ptr::eq(self::asset(asset.path).unwrap(), asset), "{}", asset.path);
            assert!(asset.kind.contains('/') && !asset.kind.contains("octet-stream"), "{}: {}", asset.path, asset.kind);
            assert_eq!(asset.immutable, asset.path.starts_with("/assets/"), "{}", asset.path);
            assert!(asset.brotli.is_none_or(|small| small.len() < asset.plain.len()), "{}", asset.path);
        }
        assert!(asset("/").is_none() && asset("/../Cargo.toml").is_none());
    }

    #[test]
    fn the_page_is_html_and_everything_it_names_is_there() {
        let page = std::str::from_utf8(index().plain).unwrap();
        assert!(page.to_lowercase().starts_with("<!doctype html>"));
        assert_eq!(index().kind, "text/html; charset=utf-8");
        let mut named = 0;
        for address in page.split(['"', '\'']).filter(|word| word.starts_with('/') && word.contains('.')) {
            assert!(asset(address).is_some(), "{address}");
            named += 1;
        }
        assert!(named > 0);
    }
}

//! The web client, as files in the program. The build script of this crate builds it with npm, if that is needed, and
//! compresses each file once.
//!
//! The libraries that embed files do one half each: rust-embed compresses nothing that it serves, and memory-serve knows
//! one `Cache-Control` for everything, while here files with a hash in their names stay for ever and all others are asked
//! for anew. So the table of files is our own.

use vale_assets::{Asset, Client};

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The web client of this version.
pub static CLIENT: Client = Client { index: INDEX, assets: ASSETS };

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_found_by_its_address_and_has_a_kind_of_its_own() {
        for asset in CLIENT.assets {
            assert!(std::ptr::eq(CLIENT.asset(asset.path).unwrap(), asset), "{}", asset.path);
            assert!(asset.kind.contains('/') && !asset.kind.contains("octet-stream"), "{}: {}", asset.path, asset.kind);
            assert_eq!(asset.immutable, asset.path.starts_with("/assets/"), "{}", asset.path);
            assert!(asset.brotli.is_none_or(|small| small.len() < asset.plain.len()), "{}", asset.path);
        }
        assert!(CLIENT.asset("/").is_none() && CLIENT.asset("/../Cargo.toml").is_none());
    }

    #[test]
    fn the_page_is_html_and_everything_it_names_is_there() {
        let page = std::str::from_utf8(CLIENT.index.plain).unwrap();
        assert!(page.to_lowercase().starts_with("<!doctype html>"));
        assert_eq!(CLIENT.index.kind, "text/html; charset=utf-8");
        let mut named = 0;
        for address in page.split(['"', '\'']).filter(|word| word.starts_with('/') && word.contains('.')) {
            assert!(CLIENT.asset(address).is_some(), "{address}");
            named += 1;
        }
        assert!(named > 0);
    }
}

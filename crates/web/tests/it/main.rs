//! The client is built again when something changed that it is made from.
#![allow(clippy::unwrap_used, reason = "that is how tests stop")]

#[path = "../../build/client.rs"]
#[allow(dead_code, reason = "the build script uses the rest")]
mod client;

use std::path::Path;

#[test]
fn the_client_is_made_from_its_code_its_words_and_the_rules_in_all_languages() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let sources = client::sources(&root, &root.join("web")).unwrap();
    for language in ["", ".fr", ".it"] {
        for document in ["rules", "rulings"] {
            let path = root.join(format!("docs/{document}{language}.md"));
            assert!(sources.contains(&path), "{} is not watched", path.display());
        }
    }
    for path in [
        "web/src",
        "web/build",
        "web/public",
        "web/package-lock.json",
        "web/index.html",
        "crates/bots/nets",
        "crates/words/locales",
        "docs/data",
    ] {
        assert!(sources.contains(&root.join(path)), "{path} is not watched");
    }
    assert!(!sources.contains(&root.join("docs/rules-trace.md")), "the client does not read it");
}

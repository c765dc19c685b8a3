//! Finds out which commit the program is built from, if it is built from a checkout.

use std::path::Path;
use std::process::Command;

fn main() {
    let commit = git(&["rev-parse", "--short", "HEAD"]).filter(|_| is_our_own_checkout());
    let shown = commit.map(|commit| format!(" ({commit})")).unwrap_or_default();
    println!("cargo:rustc-env=VALE_COMMIT={shown}");
    println!("cargo:rerun-if-changed=build.rs");
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    for name in ["HEAD", "packed-refs"].into_iter().chain(branch.as_deref()) {
        // A file that is not there would make cargo build again and again.
        if let Some(path) = git(&["rev-parse", "--git-path", name]).filter(|path| Path::new(path).exists()) {
            println!("cargo:rerun-if-changed={path}");
        }
    }
}

/// Is the checkout that of Vale, and not one of something else that the sources lie in?
fn is_our_own_checkout() -> bool {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).and_then(|root| root.canonicalize().ok());
    let top = git(&["rev-parse", "--show-toplevel"]).and_then(|top| Path::new(&top).canonicalize().ok());
    here.is_some() && here == top
}

/// What git says; nothing if there is no git, or no checkout.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    (output.status.success() && !text.trim().is_empty()).then(|| text.trim().to_owned())
}

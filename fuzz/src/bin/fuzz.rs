//! What libFuzzer calls. `VALE_FUZZ` names the target; `cargo xtask fuzz` builds and starts this.
#![no_main]

use std::sync::LazyLock;

use vale_fuzz::{Target, target};

static CHOSEN: LazyLock<Option<Target>> =
    LazyLock::new(|| std::env::var("VALE_FUZZ").ok().and_then(|name| target(&name)));

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    match &*CHOSEN {
        Some(target) => (target.check)(bytes),
        None => std::process::exit(2),
    }
});

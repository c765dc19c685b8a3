//! What the tests share.

use std::path::{Path, PathBuf};
use std::{env, fs};

pub mod random;
pub mod scenario;

/// The folder or file with this name beside the tests.
pub fn test_data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// Compares a text with the golden file that holds it. With `VALE_BLESS=1` in the environment (`cargo xtask bless`) the
/// file is written anew instead; look at the difference before you commit it, for it shows a change of the rules.
#[track_caller]
pub fn assert_golden(path: &Path, actual: &str) {
    if env::var_os("VALE_BLESS").is_some_and(|value| value == "1") {
        fs::write(path, actual).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let golden = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let differs = golden.lines().zip(actual.lines()).position(|(golden, actual)| golden != actual);
    let Some(line) = differs.or((golden.lines().count() != actual.lines().count()).then_some(usize::MAX)) else {
        return;
    };
    let line = line.min(golden.lines().count()).min(actual.lines().count());
    panic!(
        "{}:{}: the golden file says\n  {}\nbut now it is\n  {}\nIf the change is meant, run `cargo xtask bless`.",
        path.display(),
        line + 1,
        golden.lines().nth(line).unwrap_or("(the end)"),
        actual.lines().nth(line).unwrap_or("(the end)"),
    );
}

//! Builds the host program of tables in a browser: `crates/local` as WebAssembly, with the JavaScript around it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// What the module is made from.
const CRATES: [&str; 5] = ["bots", "engine", "local", "protocol", "table"];

/// What a build around this one has set for itself, and what would be wrong for another target.
const NOT_FOR_US: [&str; 6] = [
    "CARGO_BUILD_TARGET",
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_TARGET_DIR",
    "RUSTC_WORKSPACE_WRAPPER",
    "RUSTC_WRAPPER",
    "RUSTFLAGS",
];

/// Brings the module in `web/local` up to date. Without the target for it there is none: then the client has no local games.
pub fn build(root: &Path, out: &Path) -> Result<(), String> {
    for name in CRATES {
        for part in ["Cargo.toml", "src"] {
            println!("cargo::rerun-if-changed={}", root.join("crates").join(name).join(part).display());
        }
    }
    println!("cargo::rerun-if-changed={}", root.join("Cargo.lock").display());
    let folder = root.join("web/local");
    if !has_target() {
        println!(
            "cargo::warning=the web client is built without local games: they need `rustup target add {TARGET}`, which \
             does not work here"
        );
        return match fs::remove_dir_all(&folder) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(format!("{}: {error}", folder.display())),
            _ => Ok(()),
        };
    }
    let module = compile(root, out)?;
    let failed = |error| format!("cannot make the JavaScript for {}: {error:#}", module.display());
    let mut bindgen = Bindgen::new();
    bindgen.input_path(&module).web(true).map_err(failed)?;
    bindgen.typescript(false).omit_default_module_path(true).remove_name_section(true).remove_producers_section(true);
    let mut made = bindgen.generate_output().map_err(failed)?;
    fs::create_dir_all(&folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    let script = made.js().to_owned();
    write(&folder.join("vale_local.js"), script.as_bytes())?;
    write(&folder.join("vale_local.wasm"), &made.wasm_mut().emit_wasm())
}

/// Writes a file, unless it is there already: what did not change does not make the client out of date.
fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    if fs::read(path).is_ok_and(|before| before == bytes) {
        return Ok(());
    }
    fs::write(path, bytes).map_err(|error| format!("cannot write {}: {error}", path.display()))
}

/// Is the target there, or can rustup bring it?
fn has_target() -> bool {
    let added = || Command::new("rustup").args(["target", "add", TARGET]).output();
    is_installed() || (added().is_ok_and(|output| output.status.success()) && is_installed())
}

fn is_installed() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    let Ok(Output { status, stdout, .. }) = asked else { return false };
    status.success() && Path::new(String::from_utf8_lossy(&stdout).trim()).is_dir()
}

/// Compiles the crate in a folder of its own: that of the build around this one is locked.
fn compile(root: &Path, out: &Path) -> Result<PathBuf, String> {
    // OUT_DIR is target/PROFILE/build/NAME/out, or one deeper for another target.
    let target = out.ancestors().nth(4).unwrap_or(out).join("wasm");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["build", "--package", "vale-local", "--lib", "--locked", "--profile", "wasm", "--target", TARGET]);
    command.arg("--target-dir").arg(&target).current_dir(root);
    for variable in NOT_FOR_US {
        command.env_remove(variable);
    }
    let output = command.output().map_err(|error| format!("cargo did not start: {error}"))?;
    if output.status.success() {
        return Ok(target.join(TARGET).join("wasm").join("vale_local.wasm"));
    }
    Err(format!("crates/local could not be built for {TARGET}:\n{}", String::from_utf8_lossy(&output.stderr)))
}

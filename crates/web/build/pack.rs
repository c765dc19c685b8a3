//! Writes the table of files that the program is compiled with.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;

use sha2::{Digest as _, Sha256};

/// The folder whose files have a hash of their contents in their names.
const HASHED: &str = "/assets/";

/// The page that all else is loaded by.
const INDEX: &str = "/index.html";

/// Writes `assets.rs` and the files that it includes.
pub fn pack(dist: &Path, out: &Path) -> Result<(), String> {
    let failed = |error: io::Error| format!("cannot pack the web client in {}: {error}", dist.display());
    let mut files = vec![];
    find(dist, "/", &mut files).map_err(failed)?;
    files.sort();
    let packed = out.join("packed");
    fs::create_dir_all(&packed).map_err(failed)?;
    let (mut table, mut index) = (String::new(), None);
    for ((address, _), row) in files.iter().zip(pack_files(&files, &packed).map_err(failed)?) {
        if address == INDEX {
            index = Some(row);
        } else {
            let _ = writeln!(table, "    {row},");
        }
    }
    let index = index.ok_or_else(|| format!("there is no index.html in {}: is a web client there?", dist.display()))?;
    let code = format!("const INDEX: Asset = {index};\n\nstatic ASSETS: &[Asset] = &[\n{table}];\n");
    fs::write(out.join("assets.rs"), code).map_err(failed)
}

/// All files below a folder, each with its address.
fn find(folder: &Path, address: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let address = format!("{address}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            find(&entry.path(), &format!("{address}/"), files)?;
        } else {
            files.push((address, entry.path()));
        }
    }
    Ok(())
}

/// Packs all files, some of them at once: compressing takes seconds. Gives their rows in the same order.
fn pack_files(files: &[(String, PathBuf)], packed: &Path) -> io::Result<Vec<String>> {
    let workers = thread::available_parallelism().map_or(1, NonZero::get);
    let pack = |number: usize| {
        let (address, path) = &files[number];
        pack_file(address, path, &packed.join(number.to_string())).map(|row| (number, row))
    };
    let mut rows = thread::scope(|scope| {
        let worker =
            |first: usize| move || (first..files.len()).step_by(workers).map(pack).collect::<io::Result<Vec<_>>>();
        let started: Vec<_> = (0..workers).map(|first| scope.spawn(worker(first))).collect();
        let joined =
            started.into_iter().map(|worker| worker.join().unwrap_or_else(|_| Err(io::Error::other("it panicked"))));
        joined.collect::<io::Result<Vec<_>>>()
    })?
    .concat();
    rows.sort();
    Ok(rows.into_iter().map(|(_, row)| row).collect())
}

/// Copies a file and compresses it, so that the program does not depend on the folder any more. Gives its row.
fn pack_file(address: &str, path: &Path, target: &Path) -> io::Result<String> {
    let plain = fs::read(path)?;
    fs::write(target, &plain)?;
    let small = target.with_extension("br");
    let is_smaller = compress(&plain)?.filter(|compressed| compressed.len() < plain.len());
    let brotli = match is_smaller {
        Some(compressed) => {
            fs::write(&small, compressed)?;
            format!("Some({})", include(&small))
        }
        None => "None".to_owned(),
    };
    let hash = hex::encode(&Sha256::digest(&plain)[..12]);
    let (kind, immutable) = (kind(path), address.starts_with(HASHED));
    Ok(format!(
        "Asset {{ path: {address:?}, kind: {kind:?}, hash: {hash:?}, immutable: {immutable}, \
         plain: {}, brotli: {brotli} }}",
        include(target)
    ))
}

/// The words that bring a file into the program.
fn include(path: &Path) -> String {
    format!("include_bytes!({:?})", path.to_string_lossy())
}

/// What a file is, by its name.
fn kind(path: &Path) -> String {
    // Nobody else has files like these.
    if path.extension().is_some_and(|extension| extension == "net") {
        return "application/x-vale-net".to_owned();
    }
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    if kind.type_() == "text" { format!("{kind}; charset=utf-8") } else { kind.to_string() }
}

/// The strongest compression: it is done once, and read often.
fn compress(plain: &[u8]) -> io::Result<Option<Vec<u8>>> {
    /// What is smaller fits into one packet anyway.
    const SMALLEST: usize = 512;
    if plain.len() < SMALLEST {
        return Ok(None);
    }
    let mut compressed = vec![];
    let mut writer = brotli::CompressorWriter::new(&mut compressed, 1 << 16, 11, 22);
    writer.write_all(plain)?;
    drop(writer);
    // Pictures, sounds and fonts are compressed already; a percent is not worth the work of unpacking.
    let worth_it = compressed.len() * 20 < plain.len() * 19;
    Ok(worth_it.then_some(compressed))
}

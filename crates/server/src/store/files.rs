//! The files of the store: nobody but whoever runs the server may look into them, for they have the cards of running
//! games, hashes of passwords, and what people say to each other.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// What the names of the files that belong to a database add to its own.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Makes a directory, and those above it, for the owner only.
pub(super) fn make_directory(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Opens a file to write to. If it is not there, it is made for the owner only.
pub(super) fn private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Keeps others from what is there already, from a time when the files were not as private.
pub(super) fn tighten(database: &Path) {
    let beside = BESIDE.map(|end| {
        let mut name = OsString::from(database);
        name.push(end);
        PathBuf::from(name)
    });
    for file in beside.iter().map(PathBuf::as_path).chain([database, &database.with_extension("lock")]) {
        close_to_others(file);
    }
    if let Some(directory) = database.parent().filter(|directory| has_nothing_else(directory, database)) {
        close_to_others(directory);
    }
}

/// Are all files of a directory those of the database? Otherwise others may have business there.
fn has_nothing_else(directory: &Path, database: &Path) -> bool {
    let Some(stem) = database.file_stem() else { return false };
    let Ok(entries) = fs::read_dir(directory) else { return false };
    entries.into_iter().all(|entry| entry.is_ok_and(|entry| Path::new(&entry.file_name()).file_stem() == Some(stem)))
}

#[cfg(unix)]
fn close_to_others(path: &Path) {
    use std::os::unix::fs::PermissionsExt as _;
    let Ok(metadata) = fs::metadata(path) else { return };
    let mode = metadata.permissions().mode();
    let private = mode & 0o7700;
    if mode & 0o7777 == private {
        return;
    }
    match fs::set_permissions(path, fs::Permissions::from_mode(private)) {
        Ok(()) => tracing::info!(path = %path.display(), "others could read this directory; now only its owner can"),
        Err(error) => {
            tracing::warn!(path = %path.display(), %error, "others can read this directory, and its permissions cannot be changed");
        }
    }
}

#[cfg(not(unix))]
fn close_to_others(_: &Path) {}

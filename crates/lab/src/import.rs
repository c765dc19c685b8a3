//! Games that are read from records.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use vale_engine::{MAX_RECORD, Record};

use crate::LabError;
use crate::folder::{Folder, Manifest};
use crate::record::Rows;

/// The most records that are read at once, and how deep folders may lie in each other.
const MAX_RECORDS: usize = 10_000_000;
const MAX_DEPTH: u8 = 16;

/// What came of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The games that were read.
    pub games: u64,
    /// The files that were left out, and why.
    pub left_out: Vec<(PathBuf, String)>,
}

/// Reads records into a new folder: files, and all files that end in `.vale` in folders, sorted by their paths. Games are
/// numbered from 0. Those that are not finished or began in a position are left out.
///
/// # Errors
/// A file cannot be read, or the folder is not new.
pub fn import(sources: &[PathBuf], into: &Path, chunk: u64) -> Result<Imported, LabError> {
    if !(1..=crate::generate::MAX_CHUNK).contains(&chunk) {
        return Err(LabError::new(format!("chunk: {chunk}; a file takes 1 to {} games", crate::generate::MAX_CHUNK)));
    }
    let mut files = Vec::new();
    for source in sources {
        find(source, MAX_DEPTH, true, &mut files)?;
    }
    files.sort();
    files.dedup();
    if files.is_empty() {
        return Err(LabError::new("there is no record: name files, or folders with files that end in .vale"));
    }
    let folder = Folder::open(into, &Manifest::new(chunk, None))?;
    if folder.has(0) {
        return Err(LabError::file(into, "there are games already; choose another folder"));
    }
    let mut imported = Imported::default();
    let mut rows = Rows::default();
    for file in files {
        let added =
            read(&file).and_then(|record| rows.add(imported.games.cast_signed(), &record.replay(), record.names()));
        match added {
            Ok(()) => imported.games += 1,
            Err(problem) => {
                imported.left_out.push((file, problem.to_string()));
                continue;
            }
        }
        if imported.games % chunk == 0 {
            folder.write(imported.games - chunk, &rows)?;
            rows = Rows::default();
        }
    }
    let rest = imported.games % chunk;
    if rest > 0 {
        folder.write(imported.games - rest, &rows)?;
    }
    Ok(imported)
}

/// The records at a path. A file that is named is taken whatever it is called.
fn find(path: &Path, depth: u8, named: bool, files: &mut Vec<PathBuf>) -> Result<(), LabError> {
    if path.is_dir() {
        let Some(depth) = depth.checked_sub(1) else {
            return Err(LabError::file(path, "folders lie too deep in each other"));
        };
        for entry in fs::read_dir(path).map_err(|error| LabError::file(path, error))? {
            let entry = entry.map_err(|error| LabError::file(path, error))?;
            find(&entry.path(), depth, false, files)?;
        }
    } else if named || path.extension().is_some_and(|extension| extension == "vale") {
        if files.len() >= MAX_RECORDS {
            return Err(LabError::new(format!("more than {MAX_RECORDS} records; import them in parts")));
        }
        files.push(path.to_owned());
    }
    Ok(())
}

/// Reads a record, and no more than a record can have.
fn read(path: &Path) -> Result<Record, LabError> {
    let mut text = String::new();
    let file = File::open(path).map_err(|error| LabError::new(error.to_string()))?;
    file.take(MAX_RECORD as u64 + 1).read_to_string(&mut text).map_err(|error| LabError::new(error.to_string()))?;
    text.parse().map_err(|error: vale_engine::RecordError| LabError::new(error.to_string()))
}

//! Where games are kept: a folder with a manifest, and a folder for each table with a file for each chunk of games.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use vale_engine::{Options, RULES_VERSION};

use crate::LabError;
use crate::record::{Rows, TABLES};

/// The version of the layout.
pub const FORMAT: u32 = 1;

/// The longest manifest that is read.
const MAX_MANIFEST: u64 = 1 << 16;

/// What the games of a folder have in common. It stands in `manifest.json`, and what differs from it is not added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The version of the layout.
    pub format: u32,
    /// The version of the rules.
    pub rules: u32,
    /// How many games are in a file.
    pub chunk: u64,
    /// Who played; nothing if the games come from records.
    pub played: Option<Played>,
}

/// Who played, and by which rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The bots by seat, with what each may think.
    pub bots: Vec<String>,
    /// Did they follow the plan for a turn as long as it could be followed?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub follow_plans: bool,
    /// The options of all games.
    pub options: Options,
}

impl Manifest {
    /// What a new folder has.
    pub const fn new(chunk: u64, played: Option<Played>) -> Self {
        Self { format: FORMAT, rules: RULES_VERSION, chunk, played }
    }
}

/// A folder of games.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// Opens a folder for games like these, or makes it.
    ///
    /// # Errors
    /// It has games of another kind, or something else; or it cannot be read or made.
    pub fn open(path: &Path, manifest: &Manifest) -> Result<Self, LabError> {
        fs::create_dir_all(path).map_err(|error| LabError::file(path, error))?;
        let file = path.join("manifest.json");
        match fs::metadata(&file) {
            Ok(about) if about.len() > MAX_MANIFEST => return Err(LabError::file(&file, "this is not a manifest")),
            Ok(_) => {
                let text = fs::read_to_string(&file).map_err(|error| LabError::file(&file, error))?;
                let there: Manifest = serde_json::from_str(&text).map_err(|error| LabError::file(&file, error))?;
                if there != *manifest {
                    return Err(LabError::file(
                        path,
                        format!(
                            "the games there are others and are not mixed with these: there {}, here {}; choose another folder",
                            in_line(&there),
                            in_line(manifest)
                        ),
                    ));
                }
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let mut entries = fs::read_dir(path).map_err(|error| LabError::file(path, error))?;
                if entries.any(|entry| entry.is_ok_and(|entry| !is_unfinished(&entry.path()))) {
                    return Err(LabError::file(path, "there is something else in this folder; choose an empty one"));
                }
                let text = serde_json::to_string_pretty(manifest).map_err(|error| LabError::file(&file, error))?;
                write_whole(&file, |out| out.write_all(format!("{text}\n").as_bytes()))?;
            }
            Err(error) => return Err(LabError::file(&file, error)),
        }
        for table in TABLES {
            let folder = path.join(table);
            fs::create_dir_all(&folder).map_err(|error| LabError::file(&folder, error))?;
        }
        Ok(Self { path: path.to_owned() })
    }

    /// Tests whether the chunk that begins with this game is finished.
    pub fn has(&self, first: u64) -> bool {
        self.file("games", first).is_file()
    }

    /// Writes a chunk. Each file appears at once and whole, that of the games last.
    ///
    /// # Errors
    /// A file cannot be written.
    pub fn write(&self, first: u64, rows: &Rows) -> Result<(), LabError> {
        for (table, sheet) in rows.sheets() {
            let path = self.file(table, first);
            write_whole(&path, |out| sheet.write(table, out).map_err(io::Error::other))?;
        }
        Ok(())
    }

    /// Returns the file of a table for the chunk that begins with this game.
    pub fn file(&self, table: &str, first: u64) -> PathBuf {
        self.path.join(table).join(format!("part-{first:012}.parquet"))
    }
}

fn in_line(manifest: &Manifest) -> String {
    serde_json::to_string(manifest).unwrap_or_default()
}

/// What a file is called until it is whole.
fn unfinished(path: &Path) -> PathBuf {
    path.with_extension(format!("{}.tmp", std::process::id()))
}

fn is_unfinished(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "tmp")
}

/// Writes a file so that it is there whole or not at all, also after a crash.
fn write_whole(path: &Path, write: impl FnOnce(&mut (dyn io::Write + Send)) -> io::Result<()>) -> Result<(), LabError> {
    let aside = unfinished(path);
    let written = fs::File::create(&aside).and_then(|mut file| {
        write(&mut file)?;
        file.sync_all()?;
        fs::rename(&aside, path)
    });
    written.map_err(|error| LabError::file(path, error))
}

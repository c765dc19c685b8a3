//! Folders, plans, and files that are compared or read.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use vale_engine::Options;
use vale_lab::generate::Plan;

/// A folder of its own for each test, which does not exist yet.
pub fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("vale-lab-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// Some quick games.
pub fn plan(players: u8, games: u64) -> Plan {
    Plan { bots: vec!["1".to_owned()], follow_plans: false, options: Options::new(players), from: 0, games, chunk: 4 }
}

/// Plays a plan to its end.
pub fn run(plan: &Plan, folder: &Path, threads: usize) {
    let progress = plan.run(folder, threads, &AtomicBool::new(false), &|_| {}).unwrap();
    assert_eq!(progress.done, plan.games);
}

/// All files below a folder, with their bytes.
pub fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(
                files(&path).into_iter().map(|(name, bytes)| (Path::new(path.file_name().unwrap()).join(name), bytes)),
            );
        } else {
            let bytes = fs::read(&path).unwrap();
            found.insert(path.file_name().unwrap().into(), bytes);
        }
    }
    found
}

/// A row by the names of its columns.
pub type Row = BTreeMap<String, Field>;

/// The rows of a table, from all its files in order.
pub fn rows(folder: &Path, table: &str) -> Vec<Row> {
    let mut paths: Vec<_> = fs::read_dir(folder.join(table)).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let mut rows = vec![];
    for path in paths {
        let reader = SerializedFileReader::new(fs::File::open(&path).unwrap()).unwrap();
        for row in reader.get_row_iter(None).unwrap() {
            rows.push(row.unwrap().get_column_iter().map(|(name, field)| (name.clone(), field.clone())).collect());
        }
    }
    rows
}

/// A number in a row; none if it is empty.
pub fn number(row: &Row, column: &str) -> Option<i64> {
    match &row[column] {
        Field::Null => None,
        Field::Int(number) => Some(i64::from(*number)),
        Field::Long(number) => Some(*number),
        other => panic!("{column}: {other}"),
    }
}

/// A word in a row; none if it is empty.
pub fn word(row: &Row, column: &str) -> Option<String> {
    match &row[column] {
        Field::Null => None,
        Field::Str(word) => Some(word.clone()),
        other => panic!("{column}: {other}"),
    }
}

/// A share in a row; none if it is empty.
pub fn share(row: &Row, column: &str) -> Option<f64> {
    match &row[column] {
        Field::Null => None,
        Field::Double(share) => Some(*share),
        other => panic!("{column}: {other}"),
    }
}

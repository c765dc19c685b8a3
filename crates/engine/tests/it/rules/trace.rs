//! Holds `docs/rules-trace.md` to the rules, the rulings and the tests: nothing is missing, nothing is made up.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn crate_folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn doc(name: &str) -> String {
    let path = crate_folder().join("../../docs").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A letter and a number, such as `C5`.
fn is_id(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|letter| letter.is_ascii_uppercase())
        && text.len() > 1
        && letters.all(|digit| digit.is_ascii_digit())
}

/// The ids that a page states, in its order: each begins an item of a list, as in `- **C5** Stones are public.`
fn ids_of(name: &str) -> Vec<String> {
    let text = doc(name);
    let items = text.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("** "));
    let ids: Vec<_> = items.map(|(id, _)| id.to_owned()).collect();
    assert!(ids.iter().all(|id| is_id(id)), "{name}: {ids:?}");
    ids
}

fn all_ids() -> Vec<String> {
    [ids_of("rules.md"), ids_of("rulings.md")].concat()
}

/// One row of the trace.
struct Row {
    id: String,
    rule: String,
    source: String,
    tests: String,
}

impl Row {
    /// The tests that the row names.
    fn tests(&self) -> impl Iterator<Item = &str> {
        self.tests.split('`').skip(1).step_by(2)
    }
}

fn rows() -> Vec<Row> {
    let cells = |line: &str| {
        let line = line.strip_prefix('|')?.strip_suffix('|')?;
        Some(line.split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>())
    };
    let text = doc("rules-trace.md");
    let lines = text.lines().filter_map(cells).filter(|cells| is_id(&cells[0]));
    let row = |cells: Vec<String>| {
        let [id, rule, source, tests] = cells.try_into().unwrap_or_else(|cells| panic!("not four cells: {cells:?}"));
        Row { id, rule, source, tests }
    };
    lines.map(row).collect()
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The tests in the sources, as paths such as `rules::actions::a2_a_turn_cannot_end_while_a_marker_is_on_a_card`.
fn tests_in_sources() -> BTreeSet<String> {
    let folder = crate_folder().join("tests/it");
    let mut files = vec![];
    rust_files(&folder, &mut files);
    let mut tests = BTreeSet::new();
    for file in files {
        let inside = file.strip_prefix(&folder).unwrap().with_extension("");
        let module: Vec<_> = inside.iter().filter_map(|part| part.to_str()).collect();
        let source = fs::read_to_string(&file).unwrap();
        let mut marked = false;
        for line in source.lines().map(str::trim) {
            if marked && let Some(name) = line.strip_prefix("fn ").and_then(|rest| rest.split('(').next()) {
                tests.insert(format!("{}::{name}", module.join("::")));
            }
            // Other attributes may stand between the mark and the function.
            marked = line == "#[test]" || (marked && line.starts_with("#["));
        }
    }
    tests
}

/// The id with which the name of a test begins, if there is such an id.
fn id_of_test(path: &str, ids: &[String]) -> Option<String> {
    let name = path.rsplit("::").next()?;
    let id = name.split('_').next()?.to_uppercase();
    ids.contains(&id).then_some(id)
}

#[test]
fn every_rule_is_stated_once_and_has_one_row() {
    let ids = all_ids();
    let once: BTreeSet<_> = ids.iter().collect();
    assert_eq!(once.len(), ids.len(), "an id is stated twice");
    assert_eq!(ids.len(), 98, "a rule was added or lost: if that is right, correct this number");
    let traced: Vec<_> = rows().into_iter().map(|row| row.id).collect();
    assert_eq!(traced, ids, "the rows are the ids of rules.md, then those of rulings.md, in their order");
}

#[test]
fn every_row_says_what_the_rule_is_and_where_it_comes_from() {
    for row in rows() {
        assert!(row.rule.len() > 10, "{}: the rule in a few words is missing", row.id);
        assert!(row.source.len() > 10, "{}: the source is missing", row.id);
    }
}

#[test]
fn every_rule_has_a_test_that_exists() {
    let (ids, sources) = (all_ids(), tests_in_sources());
    for row in rows() {
        assert!(row.tests().next().is_some(), "{}: no test", row.id);
        for test in row.tests() {
            assert!(sources.contains(test), "{}: there is no test `{test}`", row.id);
            assert_eq!(id_of_test(test, &ids).as_ref(), Some(&row.id), "`{test}` is in the wrong row");
        }
    }
}

#[test]
fn every_test_of_a_rule_is_in_its_row() {
    let ids = all_ids();
    let rows: BTreeMap<_, _> = rows().into_iter().map(|row| (row.id.clone(), row)).collect();
    for test in tests_in_sources() {
        if let Some(row) = id_of_test(&test, &ids).and_then(|id| rows.get(&id)) {
            assert!(row.tests().any(|named| named == test), "{}: `{test}` is missing in the trace", row.id);
        }
    }
}

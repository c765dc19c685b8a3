//! The documents of the project name only what exists: commands, options, files; and the README's examples work.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use crate::support::{Outcome, finish, fresh_file, program, vale_with_input};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A document with its path, from the root of the project.
struct Document {
    path: String,
    text: String,
}

/// All documents: those at the root and those in `docs`.
fn documents() -> Vec<Document> {
    let mut found = vec![];
    for folder in ["", "docs/"] {
        for entry in fs::read_dir(root().join(folder)).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            if Path::new(&name).extension().is_some_and(|extension| extension == "md") {
                let path = format!("{folder}{name}");
                found.push(Document { text: fs::read_to_string(root().join(&path)).unwrap(), path });
            }
        }
    }
    assert!(found.iter().any(|document| document.path == "README.md"));
    assert!(found.iter().any(|document| document.path == "docs/referee.md"));
    found
}

fn document(path: &str) -> String {
    documents().into_iter().find(|document| document.path == path).unwrap().text
}

/// The fenced blocks of a text that are marked with this word.
fn blocks<'a>(text: &'a str, mark: &str) -> Vec<&'a str> {
    let fence = format!("\n```{mark}\n");
    let after_fence = text.split(&fence).skip(1);
    after_fence.map(|rest| rest.split_once("```").unwrap_or_else(|| panic!("a {mark} block does not end")).0).collect()
}

/// The code inside the lines of a text, between single backticks.
fn inline_code(text: &str) -> impl Iterator<Item = &str> {
    let mut fenced = false;
    let plain = text.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fenced && !fence
    });
    plain.flat_map(|line| line.split('`').skip(1).step_by(2))
}

/// The commands of a document: the lines of its `sh` blocks, and code inside its lines.
fn commands(text: &str) -> impl Iterator<Item = &str> {
    let in_blocks = blocks(text, "sh").into_iter().flat_map(str::lines).filter(|line| !line.starts_with('#'));
    in_blocks.chain(inline_code(text))
}

/// What a command says to `vale`, as words, if it runs it.
fn words_for_vale(command: &str) -> Option<Vec<&str>> {
    let command = command.rsplit(" | ").next()?;
    let said = ["vale ", "target/release/vale ", "cargo run --release -- ", "cargo run -- "].into_iter();
    let said = said.filter_map(|program| command.split_once(program)).find(|(before, _)| {
        // Nothing stands before the program but another that runs it.
        before.is_empty() || before.starts_with("valgrind ")
    });
    said.map(|(_, words)| words.split_whitespace().collect())
}

#[test]
fn every_command_that_is_named_exists_with_its_options() {
    let mut checked = 0;
    for document in documents() {
        for command in commands(&document.text) {
            let Some(words) = words_for_vale(command) else { continue };
            let place = format!("{}: `{command}`", document.path);
            let subcommand = words.first().copied().filter(|word| !word.starts_with('-'));
            let help = run(&[subcommand.as_slice(), &["--help"]].concat());
            assert_eq!(help.code, Some(0), "{place}: {}", help.err);
            for option in words.iter().map(|word| word.trim_matches(['[', ']'])).filter(|word| word.starts_with("--")) {
                let listed = help.out.split(|c: char| c.is_whitespace() || c == ',').any(|word| word == option);
                assert!(listed, "{place}: there is no option `{option}`");
            }
            checked += 1;
        }
    }
    assert!(checked > 15, "only {checked} commands found");
}

fn run(args: &[&str]) -> Outcome {
    vale_with_input(args, b"")
}

#[test]
fn every_task_that_is_named_exists() {
    let tasks = include_str!("../../../../xtask/src/main.rs");
    for document in documents() {
        for command in commands(&document.text).filter_map(|command| command.strip_prefix("cargo xtask ")) {
            let task = command.split_whitespace().next().unwrap();
            assert!(tasks.contains(&format!("[\"{task}\"")), "{}: `cargo xtask {command}`", document.path);
        }
    }
}

/// What the README's first turn looks like when the lines are typed in advance: nobody sees them, nor their line ends.
fn as_if_typed_in_advance(transcript: &str) -> String {
    let lines =
        transcript.lines().map(|line| if line.starts_with("> ") { "> ".to_owned() } else { format!("{line}\n") });
    lines.collect()
}

#[test]
fn the_first_turn_is_real_and_the_examples_work() {
    let readme = document("README.md");
    let folder = fresh_file("readme");
    drop(fs::remove_dir_all(&folder));
    fs::create_dir(&folder).unwrap();

    let transcript = blocks(&readme, "text")[0];
    let typed: Vec<_> = transcript.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    assert!(typed.len() >= 5);
    let first_turn = inline_code(&readme).find(|code| code.contains("play --plain --seed")).unwrap();
    let out = run_in(&folder, &words_for_vale(first_turn).unwrap(), &(typed.join("\n") + "\n")).success();
    let expected = as_if_typed_in_advance(transcript);
    assert!(out.contains(&expected), "the README says\n{expected}\nbut it is\n{out}");

    let screen = fs::read_to_string(root().join("crates/cli/tests/screens/en-80x24-0.txt")).unwrap();
    assert_eq!(blocks(&readme, "screen"), [screen]);

    let examples: Vec<_> = blocks(&readme, "sh")
        .into_iter()
        .flat_map(str::lines)
        .filter(|line| !line.starts_with('#') && words_for_vale(line).is_some())
        .collect();
    let said: Vec<_> = examples.iter().map(|example| words_for_vale(example).unwrap()).collect();
    let all = [
        "play",
        "sim",
        "arena",
        "hint",
        "cards",
        "replay",
        "verify",
        "serve",
        "referee",
        "perft",
        "bench",
        "export-site",
        "completions",
    ];
    for subcommand in all {
        assert!(said.iter().any(|words| words[0] == subcommand), "the README has no example of `vale {subcommand}`");
    }
    // A server has no end; tests of its own start and stop it.
    for (example, words) in examples.iter().zip(said).filter(|(_, words)| words[0] != "serve") {
        let input = example.strip_prefix("echo '").and_then(|rest| rest.split_once('\''));
        let outcome = run_in(&folder, &words, input.map_or("", |(input, _)| input));
        assert_eq!(outcome.code, Some(0), "`{example}`: {}", outcome.err);
        assert!(!outcome.out.is_empty(), "`{example}` says nothing");
        assert!(!outcome.out.contains("\"ok\":false"), "`{example}`: {}", outcome.out);
    }
}

/// Runs `vale` in a folder, with this input in a file of it.
fn run_in(folder: &Path, args: &[&str], input: &str) -> Outcome {
    let typed = folder.join("input.txt");
    fs::write(&typed, input).unwrap();
    let mut command = program();
    command.args(args).current_dir(folder).stdin(fs::File::open(typed).unwrap());
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    finish(child, &format!("vale {}", args.join(" ")))
}

#[test]
fn every_link_leads_to_a_file() {
    let mut checked = 0;
    for document in documents() {
        let folder = root().join(&document.path).parent().unwrap().to_owned();
        for rest in document.text.split("](").skip(1) {
            let target = rest.split([')', '#']).next().unwrap();
            if !target.is_empty() && !target.contains("://") {
                assert!(folder.join(target).exists(), "{}: there is no {target}", document.path);
                checked += 1;
            }
        }
    }
    assert!(checked > 10, "only {checked} links found");
}

/// The Rust files below a folder, as paths from it.
fn sources(folder: &Path, inside: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = format!("{inside}{}", entry.file_name().into_string().unwrap());
        if entry.path().is_dir() {
            sources(&entry.path(), &format!("{name}/"), found);
        } else {
            found.push(name);
        }
    }
}

#[test]
fn crates_use_each_other_as_the_architecture_says() {
    let text = document("ARCHITECTURE.md");
    let mut named = vec![];
    for row in text.lines().filter(|line| line.starts_with("| `crates/")) {
        let cells: Vec<_> = row.split(" | ").collect();
        let in_quotes = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
        let folder = in_quotes(cells[0]).remove(0);
        let manifest = fs::read_to_string(root().join(&folder).join("Cargo.toml")).unwrap();
        let (_, used) = manifest.split_once("\n[dependencies]\n").unwrap_or_default();
        let used = used.split("\n[").next().unwrap_or_default().lines();
        let used = used.filter_map(|line| line.strip_prefix("vale-")?.split(['.', ' ', '=']).next());
        let used: Vec<_> = used.map(str::to_owned).collect();
        assert_eq!(in_quotes(cells[1]), used, "{folder}");
        named.push(folder);
    }
    let existing = fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().file_name());
    let mut existing: Vec<_> = existing.map(|name| format!("crates/{}", name.into_string().unwrap())).collect();
    named.sort();
    existing.sort();
    assert_eq!(named, existing, "ARCHITECTURE.md, \"The crates\"");
}

#[test]
fn every_promise_of_the_server_has_tests_that_exist() {
    let text = document("docs/server.md");
    let (_, table) = text.split_once("\n## The promises\n").unwrap();
    let mut files = vec![];
    sources(&root().join("crates"), "", &mut files);
    let rust = files.iter().filter(|path| Path::new(path).extension().is_some_and(|extension| extension == "rs"));
    let code: String = rust.map(|path| fs::read_to_string(root().join("crates").join(path)).unwrap()).collect();
    for (number, row) in (1..).zip(table.lines().filter(|line| line.starts_with("| P"))) {
        assert!(row.starts_with(&format!("| P{number} | ")), "{row}");
        let cell = row.split(" | ").nth(2).unwrap();
        let names = cell.split('`').skip(1).step_by(2);
        let (commands, tests): (Vec<_>, Vec<_>) = names.partition(|name| name.contains(' '));
        assert!(!commands.is_empty() || !tests.is_empty(), "nothing holds P{number}");
        for test in tests {
            let exists = if test.ends_with(".test.ts") {
                root().join("web/tests/browser").join(test).is_file()
            } else {
                code.contains(&format!("fn {test}("))
            };
            assert!(exists, "P{number}: there is no test {test}");
        }
    }
    assert_eq!(table.matches("\n| P").count(), 18);
}

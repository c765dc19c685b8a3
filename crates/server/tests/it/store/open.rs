//! Opening: what was kept is still there, and what cannot be used is refused in words.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use vale_protocol::TableId;
use vale_server::store::{Appended, Location, Store, StoreError};

use super::{Place, all_at_once, append, on_both, table, table_row};

on_both! {
    everything_is_there_again,
    the_secret_of_the_bots_is_made_once,
    a_newer_database_is_refused,
    a_strange_database_is_refused,
    what_was_promised_survives_a_kill,
}

async fn refusal(location: &Location) -> StoreError {
    match Store::open(location).await {
        Ok(_) => panic!("{location:?} was opened"),
        Err(error) => error,
    }
}

async fn everything_is_there_again(place: &Place) {
    let store = place.open().await;
    let here = table(&store, "here").await;
    let guest = store.new_guest("Ann", "hash", 0).await.unwrap();
    let fact = append(&here, 1, "a");
    assert_eq!(store.append(fact.clone()).await, Ok(Appended::Written));
    store.close().await;
    assert!(store.ping().await.is_err(), "it is closed");
    for _ in 0..2 {
        let store = place.open().await;
        store.ping().await.unwrap();
        assert_eq!(store.table(&here).await.unwrap().unwrap().row, table_row("here"));
        assert_eq!(store.facts_after(&here, 0).await, Ok(vec![fact.fact.clone()]));
        assert_eq!(store.person_of("hash", 0).await, Ok(Some(guest.clone())));
        store.close().await;
    }
}

async fn the_secret_of_the_bots_is_made_once(place: &Place) {
    let [one, other] = place.open_twice().await;
    let secret = one.bot_secret().to_owned();
    assert_eq!((secret.len(), other.bot_secret()), (64, secret.as_str()));
    one.close().await;
    other.close().await;
    assert_eq!(place.open().await.bot_secret(), secret);
    assert_ne!(Place::file().open().await.bot_secret(), secret, "each store has its own");
}

async fn a_newer_database_is_refused(place: &Place) {
    place.open().await.close().await;
    for version in [4_000, 5_000] {
        place
            .sql(&format!(
                "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES ({version}, 'later', TRUE, '', 0)"
            ))
            .await;
    }
    let error = refusal(&place.location()).await;
    assert!(matches!(error, StoreError::NewerSchema { found: 5_000, .. }), "{error:?}");
    let sentence = error.to_string();
    assert!(sentence.starts_with("this database was written by a newer Vale (schema 5000, this program knows "));
    assert!(sentence.ends_with("run that version, or start with another --data-dir or --database"));
    // That nothing was changed, and nothing stays locked.
    place.sql("DELETE FROM _sqlx_migrations WHERE version >= 4000").await;
    place.open().await;
}

async fn a_strange_database_is_refused(place: &Place) {
    place.open().await.close().await;
    place.sql("UPDATE _sqlx_migrations SET version = 0 WHERE version = 1").await;
    let error = refusal(&place.location()).await;
    assert!(matches!(error, StoreError::Database(_)), "{error:?}");
    assert!(error.to_string().contains("not a Vale database"), "{error}");
}

/// Not a test by itself: the next one runs it in a process of its own, and kills that.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "writes until it is killed"]
async fn write_until_killed() {
    let Ok(address) = std::env::var("VALE_TEST_STORE") else { return };
    let location = match address.strip_prefix("file:") {
        Some(path) => Location::File(path.into()),
        None => Location::Address(address),
    };
    let store = Store::open(&location).await.unwrap();
    let writers = (0..8).map(|writer| {
        let (store, table) = (store.clone(), TableId(format!("table {writer}")));
        async move {
            for seq in store.last_seq(&table).await.unwrap() + 1.. {
                let appended = store.append(append(&table, seq, &format!("command {seq}"))).await.unwrap();
                assert_eq!(appended, Appended::Written);
                // In one piece, and not through the capture of the test's output.
                std::io::stdout().write_all(format!("promised {writer} {seq}\n").as_bytes()).unwrap();
            }
        }
    });
    all_at_once(writers).await;
}

async fn what_was_promised_survives_a_kill(place: &Place) {
    let store = place.open().await;
    for writer in 0..8 {
        table(&store, &format!("table {writer}")).await;
    }
    store.close().await;
    let address = match place.location() {
        Location::File(path) => format!("file:{}", path.display()),
        Location::Address(address) => address,
    };
    let mut promised = [0; 8];
    for kill in 1..=3 {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--ignored", "--exact", "store::open::write_until_killed", "--nocapture"])
            .env("VALE_TEST_STORE", &address)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let (sender, lines_read) = mpsc::channel();
        std::thread::spawn(move || lines.map_while(|line| sender.send(line.unwrap()).ok()).count());
        let next = || lines_read.recv_timeout(Duration::from_mins(1)).expect("the child promises nothing for a minute");
        let mut seen = 0;
        let mut note = |line: &str| {
            // The test runner may have begun the line.
            if let Some((_, numbers)) = line.split_once("promised ") {
                let (writer, seq) = numbers.split_once(' ').unwrap();
                promised[writer.parse::<usize>().unwrap()] = seq.parse().unwrap();
                seen += 1;
            }
            seen
        };
        while note(&next()) < 100 * kill {}
        child.kill().unwrap();
        child.wait().unwrap();
        for line in &lines_read {
            // Promises that were made before the kill count. The last line may be torn off.
            if line.split(' ').count() >= 3 && line.ends_with(|last: char| last.is_ascii_digit()) {
                note(&line);
            }
        }
        let store = place.open().await;
        for (writer, promised) in promised.iter().enumerate() {
            let facts = store.facts_after(&TableId(format!("table {writer}")), 0).await.unwrap();
            assert!(facts.iter().map(|fact| fact.seq).eq(1..=facts.len() as u64), "there are gaps");
            assert!(facts.len() as u64 >= *promised, "{promised} were promised, {} are there", facts.len());
        }
        store.close().await;
    }
    assert!(promised.iter().sum::<u64>() >= 300);
}

#[tokio::test]
async fn a_file_has_one_server() {
    let place = Place::file();
    let store = place.open().await;
    let error = refusal(&place.location()).await;
    assert!(matches!(error, StoreError::InUse(_)), "{error:?}");
    assert!(error.to_string().contains("another Vale server already uses"), "{error}");
    store.close().await;
    let again = place.open().await;
    drop(again);
    drop(store);
}

#[cfg(unix)]
#[tokio::test]
async fn files_are_for_the_owner_only_and_older_ones_are_made_so() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = Place::file();
    let Place::File(directory) = &place else { unreachable!() };
    let modes = || {
        let files = std::fs::read_dir(directory).unwrap().map(|file| file.unwrap().path());
        let mut modes: Vec<_> = files.chain([directory.clone()]).collect();
        modes.sort();
        let mode = |path: &std::path::PathBuf| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
        modes.iter().map(|path| (path.file_name().unwrap().to_owned(), mode(path))).collect::<Vec<_>>()
    };
    let private = |what: &str| {
        let modes = modes();
        assert!(modes.len() >= 5, "directory, database, lock and the two files beside it: {modes:?}");
        for (name, mode) in &modes[1..] {
            assert_eq!(*mode, 0o600, "{what}: {}", name.display());
        }
        assert_eq!(modes[0].1, 0o700, "{what}");
    };
    let store = place.open().await;
    table(&store, "here").await;
    private("new");
    // What a server of an earlier version left, which was not stopped well.
    drop(store);
    let open_to_all = |path: &std::path::Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    for file in std::fs::read_dir(directory).unwrap() {
        open_to_all(&file.unwrap().path(), 0o644);
    }
    open_to_all(directory, 0o755);
    let lock = directory.join("vale.lock");
    let mut tries = 0;
    let store = loop {
        // The dropped store ends in the background.
        match Store::open(&place.location()).await {
            Ok(store) => break store,
            Err(error) if tries == 500 => panic!("{error}: {}", lock.display()),
            Err(_) => tries += 1,
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    };
    table(&store, "there").await;
    private("older");
    // A directory in which there are other things stays as it is.
    store.close().await;
    std::fs::write(directory.join("letter.txt"), "").unwrap();
    open_to_all(directory, 0o755);
    place.open().await.close().await;
    assert_eq!(modes()[0].1, 0o755);
}

#[tokio::test]
async fn a_directory_is_made_and_may_have_any_name() {
    let place = Place::file();
    let Place::File(directory) = &place else { unreachable!() };
    let file = directory.join("not yet/100%25 of #ä?/vale.db");
    let store = Store::open(&Location::File(file.clone())).await.unwrap();
    table(&store, "here").await;
    store.close().await;
    assert!(file.is_file());
    assert!(file.with_extension("lock").is_file());
}

#[tokio::test]
async fn what_is_no_place_for_a_file_is_said() {
    let place = Place::file();
    let Place::File(directory) = &place else { unreachable!() };
    std::fs::create_dir_all(directory.join("directory.db")).unwrap();
    std::fs::write(directory.join("text.db"), "No database, but a text that is long enough to be taken for one.")
        .unwrap();
    let cases = [
        ("text.db", "is not a database"),
        ("text.db/vale.db", "cannot create the directory"),
        ("directory.db", "cannot use"),
        ("..", "is not the name of a file"),
    ];
    for (name, reason) in cases {
        let error = refusal(&Location::File(directory.join(name))).await;
        let sentence = error.to_string();
        assert!(sentence.contains(reason), "{name}: {sentence}");
        assert!(sentence.contains("--data-dir") || name == "..", "{name}: {sentence}");
        assert!(sentence.contains(&directory.display().to_string()), "{name}: {sentence}");
    }
}

#[tokio::test]
async fn an_address_that_does_not_work_is_refused_without_its_password() {
    for address in
        ["postgres://vale:secret@127.0.0.1:1/vale", "mysql://vale:secret@localhost/vale", "postgres://vale:secret@:x"]
    {
        let error = refusal(&Location::Address(address.to_owned())).await;
        assert!(matches!(error, StoreError::Unavailable(_)), "{error:?}");
        assert!(!error.to_string().contains("secret"), "{error}");
    }
}

#[tokio::test]
async fn a_database_that_is_not_there_is_named() {
    let Some(Place::Database { cluster, .. }) = &Place::database() else { return };
    let error = refusal(&Location::Address(cluster.address_of("missing"))).await;
    assert!(matches!(error, StoreError::Unavailable(_)), "{error:?}");
    assert!(error.to_string().contains("\"missing\" does not exist"), "{error}");
}

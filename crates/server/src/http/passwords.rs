//! The hashing of passwords: slow by intention, so never many at a time, and always in the same memory.

use std::collections::BTreeSet;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use argon2::password_hash::Error;
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::oneshot;
use tokio::time::timeout;
use vale_protocol::Code;

use super::answer::{Answer, ProblemResponse};

/// How many characters a password has.
pub const LENGTH: std::ops::RangeInclusive<usize> = 8..=200;

/// How many are hashed at the same time. Each needs 19 MiB and a core for some ten milliseconds.
const AT_ONCE: usize = 2;

/// How many may wait for their turn.
const WAITING: usize = 32;

/// How long somebody waits for their turn.
const QUEUE_TIMEOUT: Duration = Duration::from_secs(5);

/// A hash of no password at all, made with the same parameters. Whoever tries a name that does not exist waits as long
/// as whoever tries one that does.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGhhcyB0aGlzIQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Passwords that everybody tries first, and words that make no password even with a number behind them.
const COMMON: &str = include_str!("common_passwords.txt");

/// Something to be done in the memory of a thread.
type Work = Box<dyn FnOnce(&mut Vec<Block>) + Send>;

/// Hashes passwords, a few at a time, in threads of its own. Memory that is asked for again for each password, and by
/// another thread each time, would stay with the process even when it is not needed any more.
#[derive(Default)]
pub struct Passwords {
    work: OnceLock<SyncSender<Work>>,
}

impl Passwords {
    /// What is kept of a password.
    pub async fn hash(&self, password: String) -> Answer<String> {
        let hashed = self.in_turn(move |memory| hash(&password, memory));
        hashed.await?.map_err(ProblemResponse::internal)
    }

    /// Is it the password that this is the hash of? Without a hash it never is, but takes as long.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Answer<bool> {
        let verified = self.in_turn(move |memory| verify(&password, hash.as_deref().unwrap_or(NOBODY), memory));
        verified.await?.map_err(ProblemResponse::internal)
    }

    async fn in_turn<T: Send + 'static>(&self, work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static) -> Answer<T> {
        let busy = || ProblemResponse::new(Code::Busy, "too many logins at the moment: try again shortly");
        let (answer, answered) = oneshot::channel();
        let work: Work = Box::new(move |memory| {
            // Nobody works for somebody who is gone.
            if !answer.is_closed() {
                let _ = answer.send(work(memory));
            }
        });
        match self.work.get_or_init(start).try_send(work) {
            Ok(()) => {}
            Err(TrySendError::Full(_)) => return Err(busy()),
            Err(TrySendError::Disconnected(_)) => {
                return Err(ProblemResponse::internal("no thread for password hashing"));
            }
        }
        let answered = timeout(QUEUE_TIMEOUT, answered).await.map_err(|_| busy().retry_in(QUEUE_TIMEOUT))?;
        answered.map_err(|_| ProblemResponse::internal("a password could not be hashed"))
    }
}

/// Starts the threads, which end when nobody can send them anything any more.
fn start() -> SyncSender<Work> {
    let (sender, receiver) = sync_channel(WAITING);
    let receiver = Arc::new(Mutex::new(receiver));
    for _ in 0..AT_ONCE {
        let receiver = Arc::clone(&receiver);
        let thread = std::thread::Builder::new().name("passwords".to_owned());
        if let Err(error) = thread.spawn(move || serve(&receiver)) {
            tracing::error!(%error, "cannot start a thread for password hashing");
        }
    }
    sender
}

fn serve(receiver: &Mutex<Receiver<Work>>) {
    let mut memory = Vec::new();
    loop {
        // One thread waits for work, and the other one for its turn to wait.
        let work = receiver.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(work) = work else { return };
        work(&mut memory);
    }
}

/// Argon2id with the parameters that OWASP recommends: 19 MiB, twice, on one thread.
fn params() -> Result<Params, Error> {
    Params::new(19 * 1024, 2, 1, None).map_err(|_| Error::ParamsInvalid)
}

fn compute(password: &str, salt: &[u8], params: Params, out: &mut [u8], memory: &mut Vec<Block>) -> Result<(), Error> {
    let blocks = params.block_count();
    if memory.len() < blocks {
        memory.resize(blocks, Block::new());
    }
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    Ok(argon2.hash_password_into_with_memory(password.as_bytes(), salt, out, &mut memory[..blocks])?)
}

fn hash(password: &str, memory: &mut Vec<Block>) -> Result<String, Error> {
    let mut salt = [0; Salt::RECOMMENDED_LENGTH];
    getrandom::fill(&mut salt).map_err(|_| Error::Crypto)?;
    let params = params()?;
    let mut out = [0; Params::DEFAULT_OUTPUT_LEN];
    compute(password, &salt, params.clone(), &mut out, memory)?;
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(&params)?,
        salt: Some(Salt::new(&salt)?),
        hash: Some(Output::new(&out)?),
    };
    Ok(hash.to_string())
}

fn verify(password: &str, hash: &str, memory: &mut Vec<Block>) -> Result<bool, Error> {
    let hash = PasswordHash::new(hash)?;
    let params = Params::try_from(&hash)?;
    let (Some(salt), Some(expected)) = (hash.salt, hash.hash) else { return Err(Error::PasswordInvalid) };
    let mut out = [0; Output::MAX_LENGTH];
    let out = out.get_mut(..expected.len()).ok_or(Error::OutputSize)?;
    compute(password, &salt, params, out, memory)?;
    // Outputs are compared in a time that does not depend on them.
    Ok(Output::new(out)? == expected)
}

/// Refuses passwords that are too short or too long.
pub fn check(password: &str) -> Answer<()> {
    if LENGTH.contains(&password.chars().count()) {
        return Ok(());
    }
    let (least, most) = (LENGTH.start(), LENGTH.end());
    Err(ProblemResponse::new(Code::BadRequest, format!("password: must have {least} to {most} characters")))
}

/// Refuses new passwords that others would guess at once.
pub fn check_strength(password: &str, name: &str) -> Answer<()> {
    let no = |message: &str| Err(ProblemResponse::new(Code::BadRequest, format!("password: {message}")));
    let plain = password.to_lowercase();
    let word = plain.trim_matches(|letter: char| !letter.is_alphabetic());
    if plain.chars().collect::<BTreeSet<_>>().len() < 3 {
        return no("must not repeat one or two characters: choose another one");
    }
    if word.is_empty() && plain.chars().count() < 12 {
        return no("must have letters if it has fewer than 12 characters");
    }
    if !word.is_empty() && word == name.to_lowercase() {
        return no("must not be your name: choose another one");
    }
    if COMMON.lines().any(|common| common == plain || common == word) {
        return no("too common: choose another one, such as three words of your own");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use argon2::{PasswordHasher, PasswordVerifier};

    use super::*;

    fn library() -> Argon2<'static> {
        Argon2::new(Algorithm::Argon2id, Version::V0x13, params().unwrap())
    }

    #[tokio::test]
    async fn a_password_is_known_again_and_no_other_is() {
        let passwords = Passwords::default();
        let hash = passwords.hash("correct horse".into()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(passwords.verify("correct horse".into(), Some(hash.clone())).await.unwrap());
        assert!(!passwords.verify("correct horsf".into(), Some(hash.clone())).await.unwrap());
        assert_ne!(hash, passwords.hash("correct horse".into()).await.unwrap());
        // It is what the library makes when it is left alone, and the other way round.
        library().verify_password(b"correct horse", &PasswordHash::new(&hash).unwrap()).unwrap();
        let theirs = library().hash_password(b"correct horse").unwrap().to_string();
        assert!(passwords.verify("correct horse".into(), Some(theirs)).await.unwrap());
    }

    #[tokio::test]
    async fn nobody_has_a_password_and_to_find_that_out_is_the_same_work() {
        assert!(!Passwords::default().verify("correct horse".into(), None).await.unwrap());
        let (nobody, somebody) = (PasswordHash::new(NOBODY).unwrap(), library().hash_password(b"x").unwrap());
        assert_eq!(nobody.params, somebody.params);
        assert_eq!((nobody.algorithm, nobody.version), (somebody.algorithm, somebody.version));
        let lengths = |hash: &PasswordHash| (hash.salt.unwrap().len(), hash.hash.unwrap().len());
        assert_eq!(lengths(&nobody), lengths(&somebody));
    }

    #[tokio::test]
    async fn when_too_many_wait_the_next_one_is_told_that_the_server_is_busy() {
        let passwords = Arc::new(Passwords::default());
        let (release, blocked) = std::sync::mpsc::channel::<()>();
        let blocked = Arc::new(Mutex::new(blocked));
        let block = || {
            let blocked = Arc::clone(&blocked);
            passwords.in_turn(move |_| blocked.lock().unwrap().recv().is_err())
        };
        let mut waiting: Vec<_> = (0..=AT_ONCE + WAITING).map(|_| Box::pin(block())).collect();
        let mut refused = 0;
        for work in &mut waiting {
            // Each is sent with its first look; the threads may take theirs a moment later.
            if let Ok(Err(failure)) = timeout(Duration::from_millis(20), work).await {
                assert_eq!(failure.problem().code, Code::Busy);
                assert!(failure.problem().retry_ms.is_some());
                refused += 1;
            }
        }
        assert!(refused >= 1, "{refused}");
        drop(release);
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn many_passwords_cost_no_more_memory_than_a_few() {
        let resident_mib = || {
            let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
            statm.split(' ').nth(1).unwrap().parse::<usize>().unwrap() * 4 / 1024
        };
        let passwords = Arc::new(Passwords::default());
        let before = resident_mib();
        let tries: Vec<_> = (0..24)
            .map(|_| {
                let passwords = Arc::clone(&passwords);
                tokio::spawn(async move { passwords.verify("correct horse".into(), None).await })
            })
            .collect();
        for tried in tries {
            // Some may have waited for too long on a slow machine.
            let _ = tried.await.unwrap();
        }
        let grown = resident_mib().saturating_sub(before);
        assert!(grown < 120, "{grown} MiB more");
    }

    #[test]
    fn passwords_that_everybody_tries_are_refused() {
        for password in [
            "password",
            "Password1",
            "PASSWORD123!",
            "12345678",
            "qwertyuiop",
            "aaaaaaaa",
            "abababab",
            "motdepasse",
            "Passwort1",
            "20261116",
            "Annelise",
            "annelise99",
            "iloveyou",
            "valeofeternity",
        ] {
            let refusal = check_strength(password, "Annelise").unwrap_err().problem().message.clone();
            assert!(refusal.starts_with("password: "), "{password}: {refusal}");
        }
        for password in ["correct horse battery", "three wild bees", "3141592653589793", "Xk7#pq!9", "éa7?éa7?"] {
            assert!(check_strength(password, "Annelise").is_ok(), "{password}");
        }
        assert!(COMMON.lines().all(|line| line == line.trim().to_lowercase() && !line.is_empty()));
    }

    #[test]
    fn the_length_is_counted_in_characters() {
        for (password, fine) in [("1234567", false), ("12345678", true), ("ééééééé", false), ("éééééééé", true)]
        {
            assert_eq!(check(password).is_ok(), fine, "{password}");
        }
        assert!(check(&"x".repeat(200)).is_ok());
        assert!(check(&"x".repeat(201)).is_err());
    }
}

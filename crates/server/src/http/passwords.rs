//! The hashing of passwords: slow by intention, so never many at a time.

use std::sync::Arc;
use std::time::Duration;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use tokio::sync::Semaphore;
use tokio::time::timeout;
use vale_protocol::Code;

use super::answer::{Answer, Failure};

/// How many characters a password has.
pub const LENGTH: std::ops::RangeInclusive<usize> = 8..=200;

/// How many are hashed at the same time. Each needs 19 MiB and a core for some ten milliseconds.
const AT_ONCE: usize = 2;

/// How long somebody waits for their turn.
const PATIENCE: Duration = Duration::from_secs(5);

/// A hash of no password at all, made with the same parameters. Whoever tries a name that does not exist waits as long
/// as whoever tries one that does.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGhhcyB0aGlzIQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Hashes passwords, a few at a time.
pub struct Passwords {
    turns: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Self {
        Self { turns: Arc::new(Semaphore::new(AT_ONCE)) }
    }
}

impl Passwords {
    /// What is kept of a password.
    pub async fn hash(&self, password: String) -> Answer<String> {
        let hashed = self.in_turn(move || hasher()?.hash_password(password.as_bytes()).map(|hash| hash.to_string()));
        hashed.await?.map_err(Failure::internal)
    }

    /// Is it the password that this is the hash of? Without a hash it never is, but takes as long.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Answer<bool> {
        let verified = self.in_turn(move || {
            let hash = PasswordHash::new(hash.as_deref().unwrap_or(NOBODY))?;
            match hasher()?.verify_password(password.as_bytes(), &hash) {
                Ok(()) => Ok(true),
                Err(argon2::password_hash::Error::PasswordInvalid) => Ok(false),
                Err(error) => Err(error),
            }
        });
        verified.await?.map_err(Failure::internal)
    }

    async fn in_turn<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
        let turn = timeout(PATIENCE, Arc::clone(&self.turns).acquire_owned()).await;
        let Ok(Ok(turn)) = turn else {
            let message = "too many logins at the moment: try again shortly";
            return Err(Failure::new(Code::Busy, message).retry_after(PATIENCE.as_secs()));
        };
        let work = tokio::task::spawn_blocking(move || {
            // The turn ends with the work, even if whoever asked is gone by then.
            let _turn = turn;
            work()
        });
        work.await.map_err(Failure::internal)
    }
}

/// Argon2id with the parameters that OWASP recommends: 19 MiB, twice, on one thread.
fn hasher() -> Result<Argon2<'static>, argon2::password_hash::Error> {
    let params = Params::new(19 * 1024, 2, 1, None).map_err(|_| argon2::password_hash::Error::ParamsInvalid)?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

/// Refuses passwords that are too short or too long.
pub fn check(password: &str) -> Answer<()> {
    if LENGTH.contains(&password.chars().count()) {
        return Ok(());
    }
    let (least, most) = (LENGTH.start(), LENGTH.end());
    Err(Failure::new(Code::BadRequest, format!("password: must have {least} to {most} characters")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_and_no_other_is() {
        let passwords = Passwords::default();
        let hash = passwords.hash("correct horse".into()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(passwords.verify("correct horse".into(), Some(hash.clone())).await.unwrap());
        assert!(!passwords.verify("correct horsf".into(), Some(hash.clone())).await.unwrap());
        assert_ne!(hash, passwords.hash("correct horse".into()).await.unwrap());
    }

    #[tokio::test]
    async fn nobody_has_a_password_and_to_find_that_out_is_the_same_work() {
        assert!(!Passwords::default().verify("correct horse".into(), None).await.unwrap());
        let (nobody, somebody) = (PasswordHash::new(NOBODY).unwrap(), hasher().unwrap().hash_password(b"x").unwrap());
        assert_eq!(nobody.params, somebody.params);
        assert_eq!((nobody.algorithm, nobody.version), (somebody.algorithm, somebody.version));
        let lengths = |hash: &PasswordHash| (hash.salt.unwrap().len(), hash.hash.unwrap().len());
        assert_eq!(lengths(&nobody), lengths(&somebody));
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_waits_too_long_is_told_that_the_server_is_busy() {
        let passwords = Passwords::default();
        let _all = Arc::clone(&passwords.turns).acquire_many_owned(AT_ONCE as u32).await.unwrap();
        let failure = passwords.hash("correct horse".into()).await.unwrap_err();
        assert_eq!(failure.problem().code, Code::Busy);
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

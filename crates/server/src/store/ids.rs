//! Names and secrets that nobody can guess.

use sha2::{Digest, Sha256};

use super::StoreError;

/// A new name for a table or a player, or a secret for an invitation: 128 bits from the operating system, 32 hexadecimal
/// digits.
pub fn fresh_id() -> Result<String, StoreError> {
    random::<16>()
}

/// A new secret: 256 bits from the operating system, 64 hexadecimal digits.
pub fn fresh_token() -> Result<String, StoreError> {
    random::<32>()
}

/// Returns the SHA-256 of a text. It is what is kept of a token, and needs no salt, for nobody can try out 128 bits.
pub fn sha256(text: &str) -> String {
    hex::encode(Sha256::digest(text.as_bytes()))
}

fn random<const BYTES: usize>() -> Result<String, StoreError> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(|error| {
        StoreError::Unavailable(format!("cannot get random numbers from the operating system: {error}"))
    })?;
    Ok(hex::encode(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_tokens_are_long_and_new_every_time() {
        let id = fresh_id().unwrap();
        assert_eq!(id.len(), 32);
        assert_ne!(id, fresh_id().unwrap());
        let token = fresh_token().unwrap();
        assert_eq!(token.len(), 64);
        assert!(token.bytes().all(|byte| byte.is_ascii_hexdigit() && !byte.is_ascii_uppercase()));
        assert_ne!(token, fresh_token().unwrap());
    }

    #[test]
    fn the_hash_is_the_one_that_everybody_knows() {
        assert_eq!(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}

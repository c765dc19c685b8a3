//! Seeds that nobody gave.

use vale_engine::Seed;

use crate::error::CliError;

fn random_bytes<const COUNT: usize>() -> Result<[u8; COUNT], String> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes)
        .map_err(|error| format!("the operating system gives no random numbers ({error}): name a seed"))?;
    Ok(bytes)
}

/// A seed that nobody can guess.
pub fn fresh_seed() -> Result<Seed, String> {
    random_bytes().map(Seed::new)
}

/// A name that nobody has used before: 32 hexadecimal digits.
pub fn random_id() -> Result<String, String> {
    random_bytes().map(|bytes| format!("{:032x}", u128::from_le_bytes(bytes)))
}

/// A seed of six digits, which can be read out and typed again.
pub fn short_seed() -> Result<Seed, CliError> {
    let bytes = random_bytes().map_err(CliError::Failed)?;
    Ok(Seed::from_number(u64::from_le_bytes(bytes) % 1_000_000))
}

/// A seed as people write it: one that came from a number as that number.
pub fn seed_text(seed: Seed) -> String {
    let bytes = seed.bytes();
    match bytes.split_first_chunk() {
        Some((number, rest)) if rest.iter().all(|&byte| byte == 0) => u64::from_le_bytes(*number).to_string(),
        _ => seed.to_string(),
    }
}

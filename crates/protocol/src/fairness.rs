//! The promise about the shuffle.
//!
//! When a table is made, the server draws the seed of all its shuffles and publishes the SHA-256 of it. When the game is
//! over it reveals the seed. Whoever kept the hash can check that the seed was chosen before the first card was dealt.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use vale_engine::Seed;

/// Makes sure that the hash is of a seed for this purpose and nothing else.
const PREFIX: &[u8] = b"vale shuffle 1\n";

/// The first word of the comment that carries a commitment in a record.
const COMMENT_WORD: &str = "commitment";

/// The hash of a seed: SHA-256 over the line `vale shuffle 1`, its line end, and the 32 bytes of the seed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Commitment([u8; 32]);

#[cfg(feature = "ts")]
impl schemars::JsonSchema for Commitment {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Commitment".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "The promise about the shuffle: the SHA-256 of the seed, as `docs/protocol.md` tells.",
            "type": "string",
            "pattern": "^[0-9a-f]{64}$"
        })
    }
}

impl Commitment {
    /// The promise to use this seed.
    pub fn to(seed: Seed) -> Self {
        Self(Sha256::new().chain_update(PREFIX).chain_update(seed.bytes()).finalize().into())
    }

    /// The line with which the record of a finished game carries its promise. It is a comment, so that whoever knows
    /// nothing of promises reads the record all the same.
    pub fn comment(self) -> String {
        format!("# {COMMENT_WORD} {self}")
    }

    /// The promises that a record carries, each with the number of its line, from 1.
    pub fn in_comments(record: &str) -> impl Iterator<Item = (usize, Result<Self, CommitmentError>)> {
        record.lines().enumerate().filter_map(|(index, line)| {
            // The line of a name may have a `#` too, but does not begin with it.
            let mut words = line.trim_start().strip_prefix('#')?.split_whitespace();
            let (word, commitment) = (words.next()?, words.next()?);
            (word == COMMENT_WORD && words.next().is_none()).then(|| (index + 1, commitment.parse()))
        })
    }
}

impl fmt::Display for Commitment {
    /// 64 hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The text is not a commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a commitment has 64 hexadecimal digits")]
pub struct CommitmentError;

impl FromStr for Commitment {
    type Err = CommitmentError;

    fn from_str(text: &str) -> Result<Self, CommitmentError> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| CommitmentError)?;
        Ok(Self(bytes))
    }
}

impl Serialize for Commitment {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Commitment {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_the_plain_hash_that_anybody_can_compute() {
        // printf 'vale shuffle 1\n' | cat - <(head -c 32 /dev/zero) | sha256sum
        let zero = Commitment::to(Seed::from_number(0));
        assert_eq!(zero.to_string(), "fa0a76bc37cfead8833938e375427cad1003f4313c84bc92842172831def7403");
        assert_eq!(zero.to_string().parse(), Ok(zero));
        assert_ne!(zero, Commitment::to(Seed::from_number(1)));
    }

    #[test]
    fn a_record_carries_its_commitment_in_a_comment() {
        let commitment = Commitment::to(Seed::from_number(7));
        let record = format!(
            "vale 1\nseat 1 # {COMMENT_WORD} {}\n{}\n# {COMMENT_WORD} issues, in words\n  # {COMMENT_WORD} 12\n",
            "0".repeat(64),
            commitment.comment()
        );
        let found: Vec<_> = Commitment::in_comments(&record).collect();
        assert_eq!(found, [(3, Ok(commitment)), (5, Err(CommitmentError))]);
    }

    #[test]
    fn other_texts_are_no_commitments() {
        for text in ["", "00", &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(text.parse::<Commitment>(), Err(CommitmentError), "{text}");
        }
    }
}

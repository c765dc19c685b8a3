//! Reading JSON from others.

use serde::de::DeserializeOwned;

/// Reads one value of JSON, with nothing after it. If it is not as it should be: where, and why.
pub fn read_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
    let mut deserializer = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut deserializer).map_err(|error| {
        let place = error.path().to_string();
        let inner = error.into_inner();
        if place == "." { inner.to_string() } else { format!("{place}: {inner}") }
    })?;
    deserializer.end().map_err(|error| format!("unexpected text after the JSON: {error}"))?;
    Ok(value)
}

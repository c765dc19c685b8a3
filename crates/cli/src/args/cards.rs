//! What `vale cards` can be told.

use std::ops::RangeInclusive;

/// `vale cards`
#[derive(Debug, clap::Args)]
#[command(allow_negative_numbers = true)]
pub struct CardsArgs {
    /// The card or tile, such as `hydra`, `young forest spirit` or `book of thoth`
    #[arg(value_name = "NAME", num_args = 0..)]
    pub name: Vec<String>,
    /// Only creatures of this family: fire, water, earth, wind or dragon
    #[arg(long, value_name = "FAMILY", conflicts_with = "name")]
    pub family: Option<String>,
    /// Only creatures of this cost, such as `3` or `2-4`
    #[arg(long, value_name = "COST", conflicts_with = "name", value_parser = costs)]
    pub cost: Option<RangeInclusive<u8>>,
    /// Only what has these words in its name or its effects
    #[arg(long, value_name = "WORDS", conflicts_with = "name")]
    pub find: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `3` or `2-4`.
fn costs(text: &str) -> Result<RangeInclusive<u8>, String> {
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    match (least.trim().parse(), most.trim().parse()) {
        (Ok(least), Ok(most)) => Ok(least..=most),
        _ => Err("a cost is a number such as 3, or two such as 2-4".to_owned()),
    }
}

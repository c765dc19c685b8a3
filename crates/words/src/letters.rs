//! What is left of a text when only its letters matter: typed by hand it must be found again.

/// The words of a text in plain small letters, without accents and apostrophes: "L’Œuf" is `loeuf`.
pub(crate) fn tokens(text: &str) -> Vec<String> {
    let plain = deunicode::deunicode(&text.replace(['’', '\''], "")).to_lowercase();
    plain.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// What is left of a name when accents, spaces, hyphens and apostrophes do not matter, nor case.
pub(crate) fn letters(text: &str) -> String {
    tokens(text).concat()
}

/// Splits the words into what comes first and the stones at their end, which may be written together or apart.
pub(crate) fn with_stones(tokens: &[String]) -> (&[String], String) {
    let is_stones = |word: &String| word.chars().all(|c| matches!(c, 'r' | 'b' | 'p'));
    let before = tokens.iter().rposition(|word| !is_stones(word)).map_or(0, |last| last + 1);
    let (before, stones) = tokens.split_at(before);
    let stones = stones.concat();
    let sorted = ['r', 'b', 'p'].iter().flat_map(|&colour| stones.chars().filter(move |&c| c == colour));
    (before, sorted.collect())
}

/// The same for every way to write a move: the letters, with the stones at the end in their usual order.
pub(crate) fn key(tokens: &[String]) -> String {
    let (before, stones) = with_stones(tokens);
    before.concat() + &stones
}

/// How alike two texts are, from 0 to 1.
pub(crate) fn likeness(one: &str, other: &str) -> f64 {
    strsim::normalized_damerau_levenshtein(one, other)
}

/// From here on a text may be a slip of the fingers for another.
pub(crate) const ALIKE: f64 = 0.65;

#[cfg(test)]
mod tests {
    use super::{key, letters, tokens};

    #[test]
    fn only_letters_matter() {
        assert_eq!(letters("Œuf de dragon"), letters("oeuf DE Dragon"));
        assert_eq!(letters("Méduse"), "meduse");
        assert_eq!(letters("Monkey King’s Staff"), letters("monkey_kings_staff"));
    }

    #[test]
    fn stones_may_be_written_together_or_apart_and_in_any_order() {
        let keys = ["keep R R B P", "keep RRBP", "KEEP PBRR", "keep rr bp"].map(|text| key(&tokens(text)));
        assert!(keys.iter().all(|other| other == "keeprrbp"), "{keys:?}");
        assert_ne!(key(&tokens("keep RRBP")), key(&tokens("keep RRRP")));
    }
}

//! What names look like. Two names are too much alike if nobody could tell them apart at a glance, as the Unicode
//! Consortium tells in its report 39: a Cyrillic а, a zero for an O, a small l for a capital I.

use std::collections::BTreeSet;

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton;

/// What a name looks like: as it is written, in small letters, and in capital ones. Two names that have one of these in
/// common look alike.
pub fn looks(name: &str) -> BTreeSet<String> {
    let name: String = name.nfkc().collect();
    [name.to_lowercase(), name.to_uppercase(), name].iter().map(|name| skeleton(name).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_found_and_others_are_not() {
        let alike = |one, other| !looks(one).is_disjoint(&looks(other));
        for other in
            ["frida", "FRIDA", "Frid\u{430}", "\u{ff26}rida", "FRlDA", "Fri\u{200d}da", "Frida\u{fe0f}", "Fr1da"]
        {
            assert!(alike("Frida", other), "{other:?}");
        }
        assert!(alike("Bob", "B0b") && alike("Iris", "lris") && alike("Ioan", "1oan"));
        for (one, other) in [("Lisa", "Ilsa"), ("Anna", "Ana"), ("Zoë", "Zoe"), ("Bo", "Bob"), ("Mia", "Nia")] {
            assert!(!alike(one, other), "{one} and {other}");
        }
    }
}

//! What cards and tiles have in common: each is the number of a row in a table, and there are sets of them.

/// No card or tile has this id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no {what} `{id}`")]
pub struct IdError {
    pub(crate) what: &'static str,
    pub(crate) id: String,
}

/// Makes the type of the rows of a table, and the type of sets of them, which has a bit for each row and the lowest bit
/// unused.
macro_rules! handle {
    (
        $(#[$one_attribute:meta])*
        $one:ident: $what:literal is a $row:ident, found by $find:ident in $table:ident;
        $(#[$set_attribute:meta])*
        $set:ident: $many:literal in a $bits:ty, with $iterator:ident;
    ) => {
        $(#[$one_attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $one(std::num::NonZeroU8); // The number plus one, so that an `Option` of it is a byte too.

        impl $one {
            #[doc = concat!("Returns the ", $what, " with this number, if there is one.")]
            pub const fn new(index: usize) -> Option<Self> {
                if index >= $table.len() {
                    return None;
                }
                match std::num::NonZeroU8::new(index as u8 + 1) {
                    Some(number) => Some(Self(number)),
                    None => None,
                }
            }

            #[doc = concat!("Returns the ", $what, " with this id, if there is one.")]
            pub fn by_id(id: &str) -> Option<Self> {
                Self::all().find(|one| one.id() == id)
            }

            #[doc = concat!("Returns all ", $many, ".")]
            pub fn all() -> impl Iterator<Item = Self> {
                (0..$table.len()).filter_map(Self::new)
            }

            #[doc = concat!("Returns the number of the ", $what, ", from 0.")]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            #[doc = concat!("Returns the row with everything that is printed on the ", $what, ".")]
            pub const fn $find(self) -> &'static $row {
                &$table[self.index()]
            }

            /// Returns the short name used in the notation.
            pub const fn id(self) -> &'static str {
                self.$find().id
            }

            /// Returns the English name.
            pub const fn name(self) -> &'static str {
                self.$find().name
            }
        }

        impl std::str::FromStr for $one {
            type Err = $crate::handle::IdError;

            fn from_str(id: &str) -> Result<Self, Self::Err> {
                Self::by_id(id).ok_or_else(|| $crate::handle::IdError { what: $what, id: id.to_owned() })
            }
        }

        impl std::fmt::Display for $one {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::fmt::Debug for $one {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        const _: () = assert!($table.len() < <$bits>::BITS as usize, "a set needs a bit for each row and one more");

        $(#[$set_attribute])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $set($bits);

        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            #[doc = concat!("Returns the set with just this ", $what, ".")]
            pub const fn only(one: $one) -> Self {
                Self(1 << one.0.get())
            }

            #[doc = concat!("Tests whether this ", $what, " is in the set.")]
            pub const fn contains(self, one: $one) -> bool {
                self.0 >> one.0.get() & 1 == 1
            }

            /// Tests whether the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            #[doc = concat!("Returns how many ", $many, " are in the set.")]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            #[doc = concat!("Returns the set with this ", $what, ".")]
            #[must_use]
            pub const fn with(self, one: $one) -> Self {
                Self(self.0 | 1 << one.0.get())
            }

            #[doc = concat!("Returns the set without this ", $what, ".")]
            #[must_use]
            pub const fn without(self, one: $one) -> Self {
                Self(self.0 & !(1 << one.0.get()))
            }

            #[doc = concat!("Adds a ", $what, ".")]
            pub const fn insert(&mut self, one: $one) {
                *self = self.with(one);
            }

            #[doc = concat!("Removes a ", $what, ".")]
            pub const fn remove(&mut self, one: $one) {
                *self = self.without(one);
            }

            #[doc = concat!("Returns the ", $many, " in both sets; like `&`, for constants.")]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            #[doc = concat!("Tests whether the sets share a ", $what, ".")]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            #[doc = concat!("Returns the ", $many, ", by number.")]
            pub const fn iter(self) -> $iterator {
                $iterator(self.0)
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::Sub for $set {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl FromIterator<$one> for $set {
            fn from_iter<I: IntoIterator<Item = $one>>(all: I) -> Self {
                all.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl IntoIterator for $set {
            type Item = $one;
            type IntoIter = $iterator;
            fn into_iter(self) -> $iterator {
                self.iter()
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        #[doc = concat!("Iterator over the ", $many, " of a set.")]
        #[derive(Clone, Debug)]
        pub struct $iterator($bits);

        impl Iterator for $iterator {
            type Item = $one;

            fn next(&mut self) -> Option<$one> {
                // An empty set has as many trailing zeros as bits, which becomes 0 here: the bit that is never used.
                let bit = self.0.trailing_zeros() as u8 & (<$bits>::BITS - 1) as u8;
                let one = $one(std::num::NonZeroU8::new(bit)?);
                self.0 &= self.0 - 1;
                Some(one)
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                let left = self.0.count_ones() as usize;
                (left, Some(left))
            }
        }

        impl ExactSizeIterator for $iterator {}
    };
}

pub(crate) use handle;

//! The tests of the rules, in one binary. `cards` mirrors `src/cards`.

mod cards;
mod support;

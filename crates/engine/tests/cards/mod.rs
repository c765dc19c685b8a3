//! One test per effect of every creature.

mod fire;

//! What the engine as a whole promises, apart from the single rules.

mod properties;

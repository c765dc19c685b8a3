//! What the tests of the server stand on. No part of what is installed.

pub mod postgres;

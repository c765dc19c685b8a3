//! Simulated people at real servers. The kill harness (`chaos`), the load harness (`load`) and the tests of the server
//! use it; the server itself does not.
//!
//! Everything here looks at a server from outside, over sockets, and believes nothing: every number that a server sends
//! is compared with what it sent before.

pub mod attack;
pub mod audit;
pub mod chaos;
pub mod client;
pub mod error;
pub mod faults;
pub mod http;
pub mod light;
pub mod load;
pub mod machine;
pub mod players;
pub mod postgres;
pub mod recovery;
pub mod reviewers;
pub mod server;
pub mod socket;
pub mod wire;

pub use client::TableClient;
pub use error::HarnessError;
pub use http::Site;

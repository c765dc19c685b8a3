//! The HTTP side, from the outside.

mod accounts;
mod answers;
mod guests;
mod keeping;
mod listener;
mod pages;
mod routes;
mod sent;
mod shedding;
mod site;
mod tables;

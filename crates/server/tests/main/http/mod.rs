//! The HTTP side, from the outside.

mod accounts;
mod answers;
mod guests;
mod listener;
mod routes;
mod site;
mod tables;

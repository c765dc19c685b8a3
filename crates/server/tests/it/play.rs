//! Play over real sockets, by people who are good and by some who are not.

mod abandoned;
mod administered;
mod beside;
mod bounds;
mod daily;
mod departing;
mod finished;
mod games;
mod guided;
mod hostile;
mod serving;
mod sockets;

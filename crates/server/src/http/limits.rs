//! How long a request may be, and how many connections an address may have.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::Request;
use axum::http::StatusCode;
use vale_protocol::Code;

use super::answer::{Answer, ProblemResponse};

/// The most bytes of the address in a request.
pub const MAX_URI: usize = 2 << 10;

/// The most bytes of all headers of a request.
pub const MAX_HEADERS: usize = 8 << 10;

/// Refuses requests that are too long before anybody reads them.
pub(super) fn check_size(request: &Request) -> Answer<()> {
    let uri = request.uri();
    if uri.path().len() + uri.query().map_or(0, str::len) > MAX_URI {
        let message = format!("the address is too long: at most {MAX_URI} bytes");
        return Err(ProblemResponse::new(Code::TooLarge, message).with_status(StatusCode::URI_TOO_LONG));
    }
    if request.headers().iter().map(|(name, value)| name.as_str().len() + value.len()).sum::<usize>() > MAX_HEADERS {
        let message = format!("the headers are too long: at most {MAX_HEADERS} bytes in total");
        return Err(
            ProblemResponse::new(Code::TooLarge, message).with_status(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE)
        );
    }
    Ok(())
}

/// How many connections each address has open.
#[derive(Clone, Debug)]
pub struct Connections {
    most: Option<usize>,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Connections {
    /// At most so many from one address.
    pub fn new(most: Option<usize>) -> Self {
        Self { most, open: Arc::default() }
    }

    /// Is none open?
    pub fn is_empty(&self) -> bool {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// One more connection from this address. It counts until the guard is dropped; nothing if there are too many.
    pub fn enter(&self, address: IpAddr) -> Option<Guard> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.get(&address).copied().unwrap_or(0);
        if self.most.is_some_and(|most| count >= most) {
            return None;
        }
        open.insert(address, count + 1);
        Some(Guard { address, open: Arc::clone(&self.open) })
    }

    /// One more connection from an address that may have any number of them.
    pub fn enter_unlimited(&self, address: IpAddr) -> Guard {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        *open.entry(address).or_default() += 1;
        Guard { address, open: Arc::clone(&self.open) }
    }
}

/// A connection that counts.
#[derive(Debug)]
pub struct Guard {
    address: IpAddr,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for Guard {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Entry::Occupied(mut entry) = open.entry(self.address) {
            *entry.get_mut() -= 1;
            if *entry.get() == 0 {
                entry.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_counts_no_more_connections_than_it_may_have() {
        let connections = Connections::new(Some(2));
        let [here, there] = ["10.0.0.1", "10.0.0.2"].map(|address| address.parse().unwrap());
        let first = connections.enter(here).unwrap();
        let second = connections.enter(here).unwrap();
        assert!(connections.enter(here).is_none());
        assert!(connections.enter(there).is_some());
        drop(first);
        let third = connections.enter(here).unwrap();
        drop((second, third));
        assert!(connections.open.lock().unwrap().is_empty());
    }

    #[test]
    fn without_a_limit_all_may_enter() {
        let connections = Connections::new(None);
        let guards: Vec<_> = (0..1000).map(|_| connections.enter([127, 0, 0, 1].into()).unwrap()).collect();
        assert_eq!(guards.len(), 1000);
    }
}

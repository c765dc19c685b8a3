//! The addresses of this machine that other devices at home can reach.

use std::net::{IpAddr, SocketAddr};

/// Networks between programs on this machine only: containers and virtual machines.
const INSIDE: [&str; 5] = ["docker", "br-", "veth", "virbr", "podman"];

/// The addresses of a server that listens there, the most usual kind only: those of version 6 are hard to type. None if it
/// does not listen at all addresses.
pub fn addresses(listens: SocketAddr) -> Vec<SocketAddr> {
    if !listens.ip().is_unspecified() {
        return vec![];
    }
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    let outside = found.into_iter().filter(|one| !INSIDE.iter().any(|prefix| one.name.starts_with(prefix)));
    let mut addresses: Vec<_> = outside.map(|one| one.ip()).filter(is_reachable).collect();
    addresses.sort_unstable();
    addresses.dedup();
    addresses.into_iter().map(|address| SocketAddr::new(address, listens.port())).collect()
}

fn is_reachable(address: &IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => !address.is_loopback() && !address.is_link_local() && !address.is_unspecified(),
        IpAddr::V6(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_others_cannot_reach_is_not_told() {
        for (address, reachable) in [
            ("192.168.1.4", true),
            ("10.0.0.7", true),
            ("203.0.113.9", true),
            ("127.0.0.1", false),
            ("169.254.3.4", false),
            ("fe80::1", false),
        ] {
            assert_eq!(is_reachable(&address.parse().unwrap()), reachable, "{address}");
        }
    }
}

//! The files of a web client, as a server hands them out. The server knows only this, so that it can be compiled while the
//! client is still being built.

use std::fmt;

/// A file of the client.
#[derive(Debug)]
pub struct Asset {
    /// Its address on the server, such as `/assets/index-D3adB33f.js`.
    pub path: &'static str,
    /// What it is, for `Content-Type`.
    pub kind: &'static str,
    /// A hash of what is in it.
    pub hash: &'static str,
    /// Does the address change when the file does? Then it can be kept for ever.
    pub immutable: bool,
    /// What is in it.
    pub plain: &'static [u8],
    /// The same compressed with brotli, if that makes it smaller.
    pub brotli: Option<&'static [u8]>,
}

/// A web client.
pub struct Client {
    /// The page that everything else is loaded by.
    pub index: Asset,
    /// All other files, by address.
    pub assets: &'static [Asset],
}

impl Client {
    /// The file at this address.
    pub fn asset(&self, path: &str) -> Option<&Asset> {
        if path == self.index.path {
            return Some(&self.index);
        }
        let place = self.assets.binary_search_by(|asset| asset.path.cmp(path)).ok()?;
        self.assets.get(place)
    }
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Client({} files)", self.assets.len() + 1)
    }
}

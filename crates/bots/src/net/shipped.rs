//! The nets that come with the program.

use std::sync::{Arc, LazyLock};

use vale_engine::Options;

use super::{Net, Sureness};

/// The most that all nets together may take, in bytes.
pub const LARGEST_NETS: usize = 4 << 20;

/// A file with a net, and how many players it is for.
pub struct Shipped {
    /// How many players.
    pub players: u8,
    /// The file.
    pub bytes: &'static [u8],
    /// How sure of itself it may be when it tells people: fitted to games of levels 2 and 5, as docs/bots.md tells. With three
    /// and four players it has not been fitted yet.
    pub sureness: Sureness,
}

/// All that come with the program. Each was trained with all options: base game and Artifacts, both sell tables, both
/// payment rules.
const FILES: &[Shipped] = &[
    Shipped {
        players: 2,
        bytes: include_bytes!("../../nets/2p.net"),
        sureness: Sureness { base: 900, artifacts: 760 },
    },
    Shipped { players: 3, bytes: include_bytes!("../../nets/3p.net"), sureness: Sureness::FULL },
    Shipped { players: 4, bytes: include_bytes!("../../nets/4p.net"), sureness: Sureness::FULL },
];

static NETS: LazyLock<Vec<Arc<Net>>> = LazyLock::new(|| FILES.iter().filter_map(Shipped::net).map(Arc::new).collect());

impl Shipped {
    /// Returns all that come with the program.
    pub const fn all() -> &'static [Self] {
        FILES
    }

    fn net(&self) -> Option<Net> {
        Net::from_bytes(self.bytes).ok().map(|net| net.with_sureness(self.sureness))
    }
}

/// Returns the net for games with these options; none if there is no net for so many players, or if it was trained for
/// other cards than there are now.
pub fn shipped(options: Options) -> Option<&'static Arc<Net>> {
    NETS.iter().find(|net| net.players() == usize::from(options.players))
}

//! The nets that bots play with: those that come with the program, or that it was given.

use std::sync::{Arc, OnceLock};

use vale_engine::{MAX_SEATS, Options};

use super::{Net, NetError, Sureness};

/// The most that all nets together may take, in bytes.
pub const LARGEST_NETS: usize = 4 << 20;

/// A file with a net, and how many players it is for.
pub struct Shipped {
    /// How many players.
    pub players: u8,
    /// The file.
    pub bytes: &'static [u8],
    /// How sure of itself it may be when it tells people, in the base game and with Artifacts: fitted to games of levels 2
    /// and 5, as docs/bots.md tells. With three and four players it has not been fitted yet.
    pub sureness: [Sureness; 2],
}

/// All that come with the program. Each was trained with all options: base game and Artifacts, both sell tables, both
/// payment rules.
#[cfg(feature = "nets")]
const FILES: &[Shipped] = &[
    Shipped { players: 2, bytes: include_bytes!("../../nets/2p.net"), sureness: sureness_of(2) },
    Shipped { players: 3, bytes: include_bytes!("../../nets/3p.net"), sureness: sureness_of(3) },
    Shipped { players: 4, bytes: include_bytes!("../../nets/4p.net"), sureness: sureness_of(4) },
];
#[cfg(not(feature = "nets"))]
const FILES: &[Shipped] = &[];

const fn sureness_of(players: usize) -> [Sureness; 2] {
    match players {
        2 => [Sureness { modest: 649, strong: 1004 }, Sureness { modest: 557, strong: 713 }],
        _ => [Sureness::FULL; 2],
    }
}

/// By the number of players.
static NETS: [OnceLock<Option<Arc<Net>>>; MAX_SEATS + 1] = [const { OnceLock::new() }; MAX_SEATS + 1];

impl Shipped {
    /// Returns all that come with the program.
    pub const fn all() -> &'static [Self] {
        FILES
    }

    fn net(&self) -> Option<Net> {
        Net::from_bytes(self.bytes).ok().map(|net| net.with_sureness(self.sureness))
    }
}

/// Gives a program that comes without nets one of them, before the first game that is for as many players.
///
/// # Errors
/// The file is damaged, or made for other cards than there are now.
pub fn supply(bytes: &[u8]) -> Result<(), NetError> {
    let net = Net::from_bytes(bytes)?;
    let players = net.players();
    if let Some(place) = NETS.get(players) {
        // A program that has one already keeps it.
        let _ = place.set(Some(Arc::new(net.with_sureness(sureness_of(players)))));
    }
    Ok(())
}

/// Returns the net for games with these options; none if there is no net for so many players, or if it was trained for
/// other cards than there are now.
pub fn shipped(options: Options) -> Option<&'static Arc<Net>> {
    let place = NETS.get(usize::from(options.players))?;
    let file = FILES.iter().find(|file| file.players == options.players);
    match file {
        Some(file) => place.get_or_init(|| file.net().map(Arc::new)),
        // One that was not given yet may still be.
        None => place.get()?,
    }
    .as_ref()
}

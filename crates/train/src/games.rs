//! Games as they are kept: options, seed, and each move as its place in the list of legal moves.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use vale_engine::{Deal, FirstPlayer, Game, MoveList, Options, PaymentRule, Seed, SellTable, Setup};

use crate::TrainError;

/// A game that has been played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    /// The options of the table.
    pub options: Options,
    /// What decided the shuffles.
    pub seed: Seed,
    /// The places of the moves in the lists of legal moves.
    pub moves: Vec<u16>,
}

/// What a game with these options and this seed starts from. Chance decides who begins.
pub fn setup(options: Options, seed: Seed) -> Setup {
    Setup { options, first: FirstPlayer::Random, deal: Deal::Shuffled, seed }
}

impl KeptGame {
    /// Plays the game again. `watch` sees every position before a move, with the legal moves; the end is returned.
    pub fn replay(&self, mut watch: impl FnMut(&Game, &MoveList)) -> Result<Game, TrainError> {
        let broken = || TrainError::new("a game that was kept cannot be played again: the rules have changed since");
        let mut game = Game::new(&setup(self.options, self.seed)).map_err(|_| broken())?;
        let mut legal = MoveList::new();
        for &place in &self.moves {
            game.legal_moves_into(&mut legal);
            let m = *legal.get(usize::from(place)).ok_or_else(broken)?;
            watch(&game, &legal);
            game.play_unchecked(m, &mut ());
        }
        if game.is_over() { Ok(game) } else { Err(broken()) }
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        let Options { players, sell, payment, artifact_creatures, artifact_tiles } = self.options;
        let switches =
            [sell == SellTable::Manual, payment == PaymentRule::Any, artifact_creatures, artifact_tiles].into_iter();
        bytes.push(players);
        bytes.push(switches.enumerate().map(|(place, on)| u8::from(on) << place).sum());
        bytes.extend(self.seed.bytes());
        bytes.extend((self.moves.len() as u16).to_le_bytes());
        bytes.extend(self.moves.iter().flat_map(|place| place.to_le_bytes()));
    }

    /// Reads a game, and says what is left; none at the end or where a game was cut off.
    fn read(bytes: &[u8]) -> Option<(Self, &[u8])> {
        let (&[players, switches], bytes) = bytes.split_first_chunk()?;
        let (seed, bytes) = bytes.split_first_chunk::<32>()?;
        let (count, bytes) = bytes.split_first_chunk::<2>()?;
        let (moves, rest) = bytes.split_at_checked(2 * usize::from(u16::from_le_bytes(*count)))?;
        let is_on = |place: u8| switches >> place & 1 == 1;
        let options = Options {
            players,
            sell: if is_on(0) { SellTable::Manual } else { SellTable::Printed },
            payment: if is_on(1) { PaymentRule::Any } else { PaymentRule::Needed },
            artifact_creatures: is_on(2),
            artifact_tiles: is_on(3),
        };
        let moves = moves.as_chunks::<2>().0.iter().map(|place| u16::from_le_bytes(*place)).collect();
        Some((Self { options, seed: Seed::new(*seed), moves }, rest))
    }
}

/// Adds games to a file.
pub fn append(path: &Path, games: &[KeptGame]) -> Result<(), TrainError> {
    let mut bytes = Vec::new();
    for game in games {
        game.write(&mut bytes);
    }
    let file = fs::OpenOptions::new().create(true).append(true).open(path);
    file.and_then(|mut file| file.write_all(&bytes)).map_err(|error| TrainError::file(path, error))
}

/// All whole games of a file; none if there is no such file. What an interruption left of a last game is cut off.
pub fn load(path: &Path) -> Result<Vec<KeptGame>, TrainError> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(TrainError::file(path, error)),
    };
    let mut games = Vec::new();
    let mut rest = bytes.as_slice();
    while let Some((game, after)) = KeptGame::read(rest) {
        games.push(game);
        rest = after;
    }
    if !rest.is_empty() {
        let whole = (bytes.len() - rest.len()) as u64;
        let file = fs::OpenOptions::new().write(true).open(path);
        file.and_then(|file| file.set_len(whole)).map_err(|error| TrainError::file(path, error))?;
    }
    Ok(games)
}

#[cfg(test)]
mod tests {
    use vale_engine::{Options, PaymentRule, Seed, SellTable};

    use super::{KeptGame, append, load};

    #[test]
    fn games_are_kept_and_a_torn_one_is_cut_off() {
        let folder = std::env::temp_dir().join(format!("vale-train-games-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("games");
        let one = KeptGame { options: Options::new(2), seed: Seed::from_number(7), moves: vec![0, 300, 2] };
        let mut two = one.clone();
        two.options = Options {
            sell: SellTable::Manual,
            payment: PaymentRule::Any,
            artifact_creatures: true,
            artifact_tiles: true,
            ..Options::new(4)
        };
        assert_eq!(load(&path), Ok(Vec::new()));
        append(&path, &[one.clone(), two.clone()]).unwrap();
        append(&path, std::slice::from_ref(&one)).unwrap();
        let length = std::fs::metadata(&path).unwrap().len();
        std::fs::OpenOptions::new().write(true).open(&path).unwrap().set_len(length - 3).unwrap();
        assert_eq!(load(&path), Ok(vec![one.clone(), two.clone()]));
        append(&path, std::slice::from_ref(&two)).unwrap();
        assert_eq!(load(&path), Ok(vec![one, two.clone(), two]));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}

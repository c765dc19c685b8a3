//! Games that are kept while they are played, so that none is lost.
//!
//! Each game is a record in a folder of its own number. A lock beside it shows that somebody plays it just now.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use vale_bots::Level;
use vale_engine::Record;
use vale_words::say;

use super::voice::Voice;

/// How many games are kept. The oldest make room, those that are finished first.
const MOST: usize = 20;

/// The folder with the games.
#[derive(Clone, Debug)]
pub struct Saves(PathBuf);

impl Saves {
    /// The usual place for what programs keep for themselves.
    pub fn usual() -> Option<Self> {
        let usual = etcetera::choose_base_strategy().ok()?;
        Some(Self(usual.state_dir().unwrap_or_else(|| usual.data_dir()).join("vale").join("games")))
    }

    /// The games by their numbers, the oldest first.
    fn all(&self) -> Vec<(u32, PathBuf)> {
        let entries = fs::read_dir(&self.0).into_iter().flatten().flatten().map(|entry| entry.path());
        let mut found: Vec<_> = entries.filter_map(|path| Some((number(&path)?, path))).collect();
        found.sort();
        found
    }

    /// The newest unfinished game that nobody plays just now.
    pub fn unfinished(&self) -> Option<(Slot, Record, Option<Level>)> {
        self.all().into_iter().rev().find_map(|(_, path)| {
            let text = fs::read_to_string(&path).ok()?;
            let record: Record = text.parse().ok()?;
            let slot = Slot::lock(path).ok().filter(|_| record.result().is_none())?;
            Some((slot, record, level_in(&text)))
        })
    }

    /// A place for a new game.
    pub fn new_slot(&self) -> io::Result<Slot> {
        fs::create_dir_all(&self.0)?;
        self.make_room();
        let mut number = self.all().last().map_or(1, |(last, _)| last + 1);
        loop {
            let path = self.0.join(format!("game-{number:04}.vale"));
            match File::create_new(&path) {
                Ok(_) => return Slot::lock(path),
                // Another game has just begun.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(error),
            }
        }
    }

    /// Removes the oldest games until there is room for one more.
    fn make_room(&self) {
        let all = self.all();
        let too_many = (all.len() + 1).saturating_sub(MOST);
        let is_unfinished =
            |path: &Path| fs::read_to_string(path).is_ok_and(|text| text.contains("\nresult unfinished\n"));
        let (unfinished, finished): (Vec<_>, Vec<_>) = all.into_iter().partition(|(_, path)| is_unfinished(path));
        for (_, path) in finished.into_iter().chain(unfinished).take(too_many) {
            if let Ok(slot) = Slot::lock(path) {
                slot.remove();
            }
        }
    }
}

/// The number of a game, by its file.
fn number(path: &Path) -> Option<u32> {
    path.file_name()?.to_str()?.strip_prefix("game-")?.strip_suffix(".vale")?.parse().ok()
}

/// The level of the bots, which a kept game has in a comment.
pub fn level_in(text: &str) -> Option<Level> {
    text.lines().rev().find_map(|line| line.strip_prefix("# level "))?.trim().parse().ok()
}

/// The file of one game, as long as it is played.
#[derive(Debug)]
pub struct Slot {
    path: PathBuf,
    lock: File,
}

impl Slot {
    /// Takes the file for this program, if no other has it.
    fn lock(path: PathBuf) -> io::Result<Self> {
        let lock = File::create(path.with_extension("lock"))?;
        lock.try_lock()?;
        Ok(Self { path, lock })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the game as it is now. Whoever reads the file finds this text or the one before, whole.
    pub fn write(&self, text: &str) -> io::Result<()> {
        let new = self.path.with_extension("new");
        let mut file = File::create(&new)?;
        file.write_all(text.as_bytes())?;
        fs::rename(new, &self.path)
    }

    fn remove(self) {
        drop(fs::remove_file(&self.path));
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        drop(fs::remove_file(self.path.with_extension("lock")));
        drop(self.lock.unlock());
    }
}

/// A file name as a shell would read it: `~` is the home of the person.
fn expanded(file: &str) -> PathBuf {
    let below_home = file
        .strip_prefix('~')
        .and_then(|rest| rest.strip_prefix(['/', '\\']).or(Some(rest).filter(|rest| rest.is_empty())));
    match (below_home, etcetera::home_dir()) {
        (Some(rest), Ok(home)) => home.join(rest),
        _ => PathBuf::from(file),
    }
}

/// Writes a record to a file that the person names, and says what came of it. False if that does not work.
pub fn save_as(file: &str, record: &str, voice: &mut Voice<'_>) -> io::Result<bool> {
    let words = &voice.words;
    if file.is_empty() {
        voice.object(say!(words, "play-save-where"))?;
        return Ok(false);
    }
    match File::create_new(expanded(file)).and_then(|mut file| file.write_all(record.as_bytes())) {
        Ok(()) => {
            voice.say(say!(words, "play-saved", file = file))?;
            return Ok(true);
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            voice.object(say!(words, "play-file-exists", file = file))?;
        }
        Err(error) => voice.object(say!(words, "play-not-saved", file = file, problem = error.to_string()))?,
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use vale_engine::{Match, Move, Seed, Setup, Start};

    use super::{MOST, Saves, expanded, level_in};

    fn folder(name: &str) -> Saves {
        let folder = std::env::temp_dir().join(format!("vale-saves-{name}-{}", std::process::id()));
        drop(fs::remove_dir_all(&folder));
        Saves(folder)
    }

    fn begun() -> Match {
        Match::new(Start::Setup(Setup::new(2, Seed::from_number(7)))).unwrap()
    }

    fn first_move(played: &Match) -> Move {
        played.game().legal_moves()[0]
    }

    #[test]
    fn the_newest_unfinished_game_is_found_with_its_level_unless_it_is_being_played() {
        let saves = folder("found");
        assert!(saves.unfinished().is_none());
        let mut played = begun();
        let slot = saves.new_slot().unwrap();
        slot.write(&format!("{}# level 1\n", played.record(&[]))).unwrap();
        played.play(first_move(&played), &mut ()).unwrap();
        slot.write(&format!("{}# level 1\n", played.record(&[]))).unwrap();
        assert!(saves.unfinished().is_none(), "it is being played");
        let path = slot.path().to_owned();
        drop(slot);
        let (slot, record, level) = saves.unfinished().unwrap();
        assert_eq!((slot.path(), record.moves().len(), level), (path.as_path(), 1, "1".parse().ok()));
        drop(slot);
        // A damaged file is not offered, and does not stand in the way.
        fs::write(saves.0.join("game-0009.vale"), "nonsense").unwrap();
        assert_eq!(saves.unfinished().unwrap().1.moves().len(), 1);
        while !played.game().is_over() {
            played.play(first_move(&played), &mut ()).unwrap();
        }
        fs::write(&path, played.record(&[]).to_string()).unwrap();
        assert!(saves.unfinished().is_none(), "it is over");
        fs::remove_dir_all(saves.0).unwrap();
    }

    #[test]
    fn only_so_many_games_are_kept_and_finished_ones_go_first() {
        let saves = folder("bounded");
        let unfinished = begun().record(&[]).to_string();
        for number in 0..MOST + 10 {
            let text = if number == 0 { unfinished.clone() } else { unfinished.replace("unfinished", "60 50") };
            saves.new_slot().unwrap().write(&text).unwrap();
        }
        let all = saves.all();
        assert_eq!(all.len(), MOST);
        assert_eq!(all[0].0, 1, "the unfinished one is still there");
        assert_eq!(fs::read_dir(&saves.0).unwrap().count(), MOST, "and nothing else");
        fs::remove_dir_all(saves.0).unwrap();
    }

    #[test]
    fn the_level_is_in_a_comment_and_the_home_in_a_tilde() {
        assert_eq!(level_in("vale 1\n# level 2\n"), "2".parse().ok());
        assert_eq!(level_in("vale 1\n"), None);
        let home = etcetera::home_dir().unwrap();
        assert_eq!(expanded("~/x.vale"), home.join("x.vale"));
        assert_eq!(expanded("~other/x.vale"), PathBuf::from("~other/x.vale"));
        assert_eq!(expanded("x~.vale"), PathBuf::from("x~.vale"));
    }
}

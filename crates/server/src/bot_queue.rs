//! A queue in which nobody is in anybody's way: those who have a seat come before those who watch, work that has time comes
//! last, and among each everybody has a turn, however much one of them asks for.

use std::collections::{HashMap, VecDeque};

use vale_protocol::PlayerId;

/// How many requests of one person may wait.
pub const PER_PERSON: usize = 64;

/// How many requests may wait in all.
pub const IN_ALL: usize = 4096;

/// Those who wait for a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// People who have a seat at the table and are connected.
    Seated(Vec<PlayerId>),
    /// Only spectators: whoever made the table stands for them.
    Watching(PlayerId),
    /// Nobody at a table: this person wants something that has time.
    Background(PlayerId),
}

/// The requests of one kind: a lane for each person who has some, and whose turn is next.
#[derive(Debug)]
struct Lanes<T> {
    lanes: HashMap<PlayerId, VecDeque<T>>,
    turns: VecDeque<PlayerId>,
}

impl<T> Default for Lanes<T> {
    fn default() -> Self {
        Self { lanes: HashMap::new(), turns: VecDeque::new() }
    }
}

impl<T> Lanes<T> {
    fn waiting(&self, person: &PlayerId) -> usize {
        self.lanes.get(person).map_or(0, VecDeque::len)
    }

    fn push(&mut self, person: &PlayerId, item: T) {
        let lane = self.lanes.entry(person.clone()).or_default();
        if lane.is_empty() {
            self.turns.push_back(person.clone());
        }
        lane.push_back(item);
    }

    fn pop(&mut self) -> Option<T> {
        let person = self.turns.pop_front()?;
        let lane = self.lanes.get_mut(&person)?;
        let item = lane.pop_front();
        if lane.is_empty() {
            self.lanes.remove(&person);
        } else {
            self.turns.push_back(person);
        }
        item
    }
}

/// The queue.
#[derive(Debug)]
pub struct FairQueue<T> {
    seated: Lanes<T>,
    watching: Lanes<T>,
    background: Lanes<T>,
    waiting: usize,
}

impl<T> Default for FairQueue<T> {
    fn default() -> Self {
        Self { seated: Lanes::default(), watching: Lanes::default(), background: Lanes::default(), waiting: 0 }
    }
}

impl<T> FairQueue<T> {
    /// How many requests wait.
    pub const fn len(&self) -> usize {
        self.waiting
    }

    /// Lets a request wait; gives it back if too many do already. A table where several people wait has the turn of the
    /// one who asks for the least, so that nobody's other tables slow down those who play with them.
    pub fn push(&mut self, waiting: &Waiting, item: T) -> Result<(), T> {
        let (lanes, person) = match waiting {
            Waiting::Seated(people) => {
                let least = people.iter().min_by_key(|person| self.seated.waiting(person));
                (&mut self.seated, least)
            }
            Waiting::Watching(host) => (&mut self.watching, Some(host)),
            Waiting::Background(person) => (&mut self.background, Some(person)),
        };
        let Some(person) = person else { return Err(item) };
        if self.waiting >= IN_ALL || lanes.waiting(person) >= PER_PERSON {
            return Err(item);
        }
        lanes.push(person, item);
        self.waiting += 1;
        Ok(())
    }

    /// The next request.
    pub fn pop(&mut self) -> Option<T> {
        let item = self.seated.pop().or_else(|| self.watching.pop()).or_else(|| self.background.pop())?;
        self.waiting -= 1;
        Some(item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> PlayerId {
        PlayerId(name.to_owned())
    }

    fn seated(names: &[&str]) -> Waiting {
        Waiting::Seated(names.iter().map(|name| person(name)).collect())
    }

    fn order(queue: &mut FairQueue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn everybody_has_a_turn_however_much_one_of_them_asks_for() {
        let mut queue = FairQueue::default();
        for _ in 0..PER_PERSON {
            queue.push(&seated(&["mob"]), "mob").unwrap();
        }
        queue.push(&seated(&["ann"]), "ann").unwrap();
        queue.push(&seated(&["bob"]), "bob 1").unwrap();
        queue.push(&seated(&["bob"]), "bob 2").unwrap();
        let order = order(&mut queue);
        assert_eq!(order[..7], ["mob", "ann", "bob 1", "mob", "bob 2", "mob", "mob"]);
        assert_eq!(order.len(), PER_PERSON + 3);
        assert_eq!(queue.len(), 0);
        assert!(queue.seated.lanes.is_empty() && queue.seated.turns.is_empty(), "nothing is left of those who waited");
    }

    #[test]
    fn those_with_a_seat_come_before_those_who_watch_and_what_has_time_comes_last() {
        let mut queue = FairQueue::default();
        queue.push(&Waiting::Background(person("cat")), "reviewed").unwrap();
        queue.push(&Waiting::Watching(person("ann")), "watched").unwrap();
        queue.push(&seated(&["bob"]), "played").unwrap();
        queue.push(&seated(&["bob"]), "played, too").unwrap();
        assert_eq!(order(&mut queue), ["played", "played, too", "watched", "reviewed"]);
    }

    #[test]
    fn a_table_has_the_turn_of_whoever_asks_for_the_least() {
        let mut queue = FairQueue::default();
        for _ in 0..3 {
            queue.push(&seated(&["mob"]), "mob").unwrap();
        }
        queue.push(&seated(&["mob", "ann"]), "ann plays with mob").unwrap();
        assert_eq!(order(&mut queue), ["mob", "ann plays with mob", "mob", "mob"]);
    }

    #[test]
    fn only_so_many_requests_wait() {
        let mut queue = FairQueue::default();
        for _ in 0..PER_PERSON {
            queue.push(&seated(&["mob"]), "mob").unwrap();
        }
        assert_eq!(queue.push(&seated(&["mob"]), "one more"), Err("one more"));
        assert_eq!(queue.push(&seated(&[]), "of nobody"), Err("of nobody"));
        let mut guests = 0;
        while queue.push(&seated(&[&format!("guest {guests}")]), "guest").is_ok() {
            guests += 1;
        }
        assert_eq!(guests + PER_PERSON, IN_ALL);
        queue.pop().unwrap();
        queue.push(&seated(&["ann"]), "ann").unwrap();
    }
}

//! The world that a seed makes: nodes, tables, people, and what goes wrong when.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use std::sync::PoisonError;
use std::time::Duration;

use tokio::time::{Instant, sleep};
use vale_engine::{Options, RULES_VERSION, Seed};
use vale_protocol::{Clock, PlayerColour, PlayerId, Settings, TableId};
use vale_table::{Sitter, TableRow};
use vale_testkit::Dice;

use crate::disk::{Disk, DiskFaults};
use crate::node::{Node, NodePlan};
use crate::person::{Person, Testimony};

/// The cures that can be taken out, to see whether the simulator notices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Without {
    /// Leaving, returning and taking back cost no thinking time.
    pub charging: bool,
    /// Others may vote at once for a bot on the seat of somebody who is away.
    pub grace: bool,
    /// Clocks run on while the server is paused or cannot write.
    pub standing_still: bool,
}

/// The grace time that absent players have.
pub const GRACE: Duration = Duration::from_mins(1);

/// Why a node, or all of them, could not take moves for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The process was killed, and started again.
    Killed,
    /// The process was stopped, and went on.
    Paused,
    /// Nothing could be written.
    Full,
    Slow,
    /// The node could not reach the database.
    CutOff,
}

/// A time in which something was wrong.
#[derive(Clone, Copy, Debug)]
pub struct Outage {
    pub cause: Cause,
    pub from: Instant,
    /// Until when, with what was still under way.
    pub to: Instant,
    /// How long a write took meanwhile.
    pub latency: Duration,
}

/// A table of the simulation.
#[derive(Clone, Debug)]
pub struct TablePlan {
    pub row: TableRow,
    pub settings: Settings,
    pub plan: Vec<Sitter>,
}

/// What somebody at a table was told.
pub type Told = (TableId, PlayerId, Rc<RefCell<Testimony>>);

/// A table, a seat or a spectator, and a number: what is seen there is the same for all.
type Sighting = (TableId, Option<usize>, u64);

/// Everything that a seed makes.
pub struct World {
    pub disk: Disk,
    /// What everybody was told.
    pub testimonies: RefCell<Vec<Told>>,
    /// What was wrong when.
    pub outages: RefCell<Vec<Outage>>,
    pub tables: Vec<TablePlan>,
    /// What must not be.
    pub failures: RefCell<Vec<String>>,
    nodes: RefCell<Vec<Option<Rc<Node>>>>,
    plans: Vec<NodePlan>,
    views: RefCell<BTreeMap<Sighting, u64>>,
    quiet: Cell<bool>,
    sleepy: bool,
    ids: Cell<u64>,
    without: Without,
}

impl World {
    /// The world of a seed.
    pub fn new(seed: u64, without: Without) -> (Rc<Self>, Dice) {
        let mut dice = Dice::new(seed);
        let disk = Disk::default();
        let sleepy = dice.once_in(6);
        let tables: Vec<_> = (0..=dice.below(3)).map(|number| table(number, sleepy, &mut dice)).collect();
        for table in &tables {
            disk.make_table(table.row.clone());
        }
        let count = if dice.once_in(3) { 2 } else { 1 };
        let grace = if without.grace { Duration::ZERO } else { GRACE };
        let plan = |number| NodePlan {
            number,
            seed: dice.number(),
            shared: count > 1,
            grace,
            only_moves_cost: without.charging,
        };
        let plans: Vec<_> = (0..count).map(plan).collect();
        let world = Rc::new(Self {
            disk,
            testimonies: RefCell::default(),
            outages: RefCell::default(),
            tables,
            failures: RefCell::default(),
            nodes: RefCell::new(vec![None; count]),
            plans,
            views: RefCell::default(),
            quiet: Cell::new(false),
            sleepy,
            ids: Cell::new(1),
            without,
        });
        (world, dice)
    }

    /// Starts all nodes and lets everybody live.
    pub fn begin(self: &Rc<Self>, dice: &mut Dice) {
        for number in 0..self.plans.len() {
            self.start(number);
        }
        for table in &self.tables {
            let people = table.plan.iter().enumerate().filter_map(|(index, planned)| match planned {
                Sitter::Person { player, .. } => Some((index + 1, player.clone())),
                _ => None,
            });
            for (seat, player) in people {
                let person = Person::new(self, &table.row.id, player, Some(seat), dice.number());
                tokio::task::spawn_local(person.live());
            }
            if dice.once_in(2) {
                let watcher = PlayerId(format!("{}-watcher", table.row.id));
                tokio::task::spawn_local(Person::new(self, &table.row.id, watcher, None, dice.number()).live());
            }
        }
        if self.without.standing_still {
            let world = Rc::clone(self);
            tokio::task::spawn_local(async move {
                loop {
                    sleep(Duration::from_millis(100)).await;
                    world.nodes.borrow().iter().flatten().for_each(|node| node.tables.service.prove());
                }
            });
        }
    }

    /// Lets things go wrong until this time.
    pub async fn go_wrong(self: &Rc<Self>, dice: &mut Dice, until: Instant) {
        while Instant::now() < until {
            sleep(Duration::from_millis(2_000 + dice.below(25_000) as u64)).await;
            let node = dice.below(self.plans.len());
            let long = Duration::from_millis(200 + dice.below(30_000) as u64);
            match dice.below(8) {
                0 | 1 => self.kill(node, dice, long).await,
                2 | 3 => self.pause(node, long).await,
                4 => self.fail_disk(Cause::Full, DiskFaults { full: true, ..DiskFaults::default() }, long).await,
                5 => {
                    let slow = Duration::from_millis(100 + dice.below(6_000) as u64);
                    self.fail_disk(Cause::Slow, DiskFaults { slow, ..DiskFaults::default() }, long).await;
                }
                6 => self.cut_off(node, long).await,
                _ => {
                    let hours = dice.pick(&[-2, -1, 1, 2]).unwrap_or(1);
                    self.nodes.borrow().iter().flatten().for_each(|node| node.skew(hours * 3_600_000));
                }
            }
        }
        self.quiet.set(true);
    }

    async fn kill(&self, number: usize, dice: &mut Dice, long: Duration) {
        let from = Instant::now();
        if let Some(node) = self.nodes.borrow_mut()[number].take() {
            self.check_panic(&node);
            node.kill();
        }
        sleep(if dice.once_in(2) { long } else { long / 20 }).await;
        // The last thing that was written may be torn. Then the table is not shown at all until somebody mends it.
        let table = &self.tables[dice.below(self.tables.len())].row.id;
        let torn = if dice.once_in(4) { self.disk.tear(table) } else { None };
        self.start(number);
        if let Some(whole) = torn {
            sleep(Duration::from_secs(5)).await;
            self.disk.mend(table, whole);
        }
        self.note(Cause::Killed, from, Duration::from_secs(1), Duration::ZERO);
    }

    async fn pause(&self, number: usize, long: Duration) {
        let from = Instant::now();
        let node = self.nodes.borrow()[number].clone();
        if let Some(node) = node {
            node.pause(true);
            sleep(long).await;
            node.pause(false);
        }
        self.note(Cause::Paused, from, Duration::ZERO, Duration::ZERO);
    }

    async fn fail_disk(&self, cause: Cause, faults: DiskFaults, long: Duration) {
        let from = Instant::now();
        self.disk.set_faults(faults);
        sleep(long).await;
        self.disk.set_faults(DiskFaults::default());
        self.note(cause, from, faults.slow * 3 + Duration::from_secs(1), faults.slow * 3);
    }

    async fn cut_off(&self, number: usize, long: Duration) {
        let from = Instant::now();
        let node = self.nodes.borrow()[number].clone();
        if let Some(node) = node {
            *node.cut_off.lock().unwrap_or_else(PoisonError::into_inner) = true;
            sleep(long).await;
            *node.cut_off.lock().unwrap_or_else(PoisonError::into_inner) = false;
        }
        self.note(Cause::CutOff, from, Duration::from_secs(6), Duration::from_secs(6));
    }

    fn note(&self, cause: Cause, from: Instant, after: Duration, latency: Duration) {
        self.outages.borrow_mut().push(Outage { cause, from, to: Instant::now() + after, latency });
    }

    fn start(&self, number: usize) {
        let plan = NodePlan { seed: self.plans[number].seed ^ self.ids.get(), ..self.plans[number] };
        self.nodes.borrow_mut()[number] = Some(Rc::new(Node::start(&self.disk, plan)));
    }

    fn check_panic(&self, node: &Node) {
        if node.has_panicked() {
            self.fail("a task of the server panicked".to_owned());
        }
    }

    /// The end: looks whether any node panicked, and stops them all.
    pub fn stop(&self) {
        for node in self.nodes.borrow_mut().iter_mut().filter_map(Option::take) {
            self.check_panic(&node);
            node.kill();
        }
    }

    /// How many nodes there are.
    pub fn node_count(&self) -> usize {
        self.plans.len()
    }

    /// Is everything well again, for good?
    pub fn is_quiet(&self) -> bool {
        self.quiet.get()
    }

    /// Do people go away for a long time here?
    pub fn is_sleepy(&self) -> bool {
        self.sleepy
    }

    /// A node that runs, and its number.
    pub fn some_node(&self, dice: &mut Dice) -> Option<(usize, Rc<Node>)> {
        let number = dice.below(self.plans.len());
        self.node(number).map(|node| (number, node))
    }

    /// A node, if it runs.
    pub fn node(&self, number: usize) -> Option<Rc<Node>> {
        self.nodes.borrow().get(number).cloned().flatten()
    }

    /// A number that was not there before.
    pub fn next_id(&self) -> u64 {
        self.ids.set(self.ids.get() + 1);
        self.ids.get()
    }

    /// Something is as it must not be.
    pub fn fail(&self, what: String) {
        self.failures.borrow_mut().push(what);
    }

    /// How many seats a table has.
    pub fn seats_at(&self, table: &TableId) -> usize {
        self.plan_of(table).map_or(2, |table| table.plan.len())
    }

    /// The secret of a table.
    pub fn seed_of(&self, table: &TableId) -> String {
        self.plan_of(table).map_or_else(String::new, |table| table.row.seed.clone())
    }

    fn plan_of(&self, table: &TableId) -> Option<&TablePlan> {
        self.tables.iter().find(|plan| plan.row.id == *table)
    }

    /// Somebody saw this view at this number: everybody else on the same seat must see the same.
    pub fn saw(&self, table: &TableId, seat: Option<usize>, seq: u64, view: &str) {
        let mut hasher = DefaultHasher::new();
        view.hash(&mut hasher);
        let hash = hasher.finish();
        let before = *self.views.borrow_mut().entry((table.clone(), seat, seq)).or_insert(hash);
        if before != hash {
            self.fail(format!("table {table}: seat {seat:?} sees two different views at {seq}"));
        }
    }
}

fn table(number: usize, sleepy: bool, dice: &mut Dice) -> TablePlan {
    let players = 2 + dice.below(3) as u8;
    let id = TableId(format!("table-{number}"));
    let clock = match dice.below(6) {
        0 => Clock::None,
        1 | 2 => Clock::Bank { seconds: 30 + dice.below(200) as u32 },
        _ if sleepy => Clock::Turn { seconds: 900 + dice.below(600) as u32 },
        _ => Clock::Turn { seconds: 8 + dice.below(50) as u32 },
    };
    let settings = Settings { clock, pace_ms: 1 + dice.below(900) as u32, ..Settings::new(Options::new(players)) };
    let plan: Vec<_> = (0..usize::from(players))
        .zip(PlayerColour::ALL)
        .map(|(index, colour)| {
            if index > 0 && dice.once_in(4) {
                Sitter::Bot { level: dice.below(2) as u8, colour }
            } else {
                Sitter::Person { player: PlayerId(format!("{id}-{}", index + 1)), colour }
            }
        })
        .collect();
    let row = TableRow {
        id: id.clone(),
        made_at: 0,
        host: PlayerId(format!("{id}-1")),
        rules: RULES_VERSION,
        settings: serde_json::to_string(&settings).unwrap_or_default(),
        plan: serde_json::to_string(&plan).unwrap_or_default(),
        seed: Seed::from_number(dice.number()).to_string(),
        position: None,
        daily: None,
    };
    TablePlan { row, settings, plan }
}

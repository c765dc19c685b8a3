//! A table that several wait for.

use tokio::task::LocalSet;
use tokio::time::sleep;

use super::*;

use crate::disk::DiskFaults;
use crate::world::{Without, World};

/// The first of two who wait for a table finds that it cannot be loaded, the second loads it slowly, and a third comes
/// meanwhile: there is one table all the same.
#[test]
fn a_table_is_loaded_once_however_many_wait_for_it() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    LocalSet::new().block_on(&runtime, async {
        let (world, _) = World::new(1, Without::default());
        let id = world.tables[0].row.id.clone();
        let plan = NodePlan { number: 0, seed: 1, shared: false, grace: Duration::ZERO, only_moves_cost: false };
        let node = Node::start(&world.disk, plan);
        let cut_off = |cut_off| *node.cut_off.lock().unwrap() = cut_off;
        let ask = |after: u64| {
            let (tables, id) = (Arc::clone(&node.tables), id.clone());
            async move {
                sleep(Duration::from_millis(after)).await;
                tables.table(&id).await
            }
        };
        world.disk.set_faults(DiskFaults { slow: Duration::from_secs(1), ..DiskFaults::default() });
        cut_off(true);
        let mend = async {
            sleep(Duration::from_millis(1_500)).await;
            cut_off(false);
        };
        let (first, second, third, ()) = tokio::join!(ask(0), ask(100), ask(1_800), mend);
        assert!(first.is_err());
        assert!(second.is_ok() && third.is_ok());
        assert_eq!(
            world.disk.tables().iter().find(|stored| stored.row.id == id).unwrap().loads,
            1,
            "there are two tasks for one table"
        );

        // Whoever asks for what cannot be loaded, or does not wait for the answer, leaves nothing behind.
        let in_memory = || node.shared.tables.load(Ordering::Relaxed);
        let nowhere = vale_protocol::TableId("nowhere".to_owned());
        let impatient = tokio::time::timeout(Duration::from_millis(10), node.tables.table(&nowhere)).await;
        assert!(impatient.is_err());
        assert_eq!(in_memory(), 1);
        assert!(node.tables.table(&nowhere).await.is_err());
        assert_eq!(in_memory(), 1);
    });
}

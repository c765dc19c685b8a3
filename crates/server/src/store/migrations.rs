//! The steps that bring a database up to date.

use std::sync::LazyLock;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// All steps, in the order in which they are taken. A step that was released never changes: databases remember its checksum.
/// The macro of sqlx, which reads the folder, would build all drivers once more for the compiler.
pub(super) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    Migrator::with_migrations(vec![
        step(1, "begin", include_str!("../../migrations/0001_begin.sql")),
        step(2, "daily", include_str!("../../migrations/0002_daily.sql")),
        step(3, "names", include_str!("../../migrations/0003_names.sql")),
        step(4, "house", include_str!("../../migrations/0004_house.sql")),
        step(5, "clocks", include_str!("../../migrations/0005_clocks.sql")),
        step(6, "progress", include_str!("../../migrations/0006_progress.sql")),
        step(7, "unfinished", include_str!("../../migrations/0007_unfinished.sql")),
        step(8, "moves", include_str!("../../migrations/0008_moves.sql")),
        step(9, "return", include_str!("../../migrations/0009_return.sql")),
        step(10, "sent", include_str!("../../migrations/0010_sent.sql")),
    ])
});

fn step(version: i64, description: &'static str, sql: &'static str) -> Migration {
    Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[tokio::test]
    async fn every_file_of_the_folder_is_a_step_with_the_same_checksum() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let files = Migrator::new(folder).await.unwrap();
        let facts = |migrator: &Migrator| {
            let all = migrator.iter();
            all.map(|step| (step.version, step.description.clone(), step.checksum.clone())).collect::<Vec<_>>()
        };
        assert_eq!(facts(&MIGRATIONS), facts(&files));
    }
}

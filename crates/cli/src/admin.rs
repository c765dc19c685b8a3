//! `vale admin`: what whoever runs a server does to people and tables, also while the server runs.

use std::io::{self, Write};

use vale_server::admin::{Admin, AdminError, Checked};
use vale_server::store::{AdminTable, PersonRow};

use crate::args::{AdminArgs, AdminCommand};
use crate::error::CliError;
use crate::serve;

/// What is logged if nobody says otherwise: what is wrong with the log of a table.
const USUAL_LOG: &str = "error";

/// Runs the command.
pub fn run(args: AdminArgs, out: &mut dyn Write) -> Result<(), CliError> {
    serve::begin_log(USUAL_LOG)?;
    let location = serve::location(args.place)?;
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| CliError::Failed(format!("cannot start the threads for the database: {error}")))?;
    runtime.block_on(async {
        let admin = Admin::open(&location).await.map_err(failed)?;
        let done = carry_out(&admin, args.command, out).await;
        admin.close().await;
        done
    })
}

#[expect(clippy::needless_pass_by_value, reason = "that is how it is mapped")]
fn failed(error: AdminError) -> CliError {
    CliError::Failed(error.to_string())
}

async fn carry_out(admin: &Admin, command: AdminCommand, out: &mut dyn Write) -> Result<(), CliError> {
    match command {
        AdminCommand::List => {
            list(&admin.people().await.map_err(failed)?, &admin.tables().await.map_err(failed)?, out)?;
        }
        AdminCommand::ResetPassword { name } => {
            let password = admin.reset_password(&name).await.map_err(failed)?;
            writeln!(out, "The new password of {name} is {password}")?;
        }
        AdminCommand::Rename { name, new } => {
            let new = admin.rename(&name, &new).await.map_err(failed)?;
            writeln!(out, "{name} is called {new} now")?;
        }
        AdminCommand::Ban { name } => {
            let name = admin.ban(&name, true).await.map_err(failed)?;
            writeln!(out, "{name} is banned")?;
        }
        AdminCommand::Unban { name } => {
            let name = admin.ban(&name, false).await.map_err(failed)?;
            writeln!(out, "{name} may log in again")?;
        }
        AdminCommand::Close { table } => {
            admin.close_table(&table).await.map_err(failed)?;
            writeln!(out, "Table {table} is closed")?;
        }
        AdminCommand::Check => return report(&admin.check().await.map_err(failed)?, out),
    }
    Ok(())
}

fn list(people: &[PersonRow], tables: &[AdminTable], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "People: {}", people.len())?;
    for PersonRow { player, name, login_name, banned, .. } in people {
        let kind = if login_name.is_some() { "account" } else { "guest" };
        let banned = if *banned { ", banned" } else { "" };
        writeln!(out, "{player}  {kind}{banned}  {name}")?;
    }
    writeln!(out, "Tables: {}", tables.len())?;
    for AdminTable { id, host, stage, last_seq, closed, .. } in tables {
        let closed = if *closed { ", closed" } else { "" };
        writeln!(out, "{id}  {stage}{closed}  {last_seq} entries  made by {host}")?;
    }
    Ok(())
}

fn report(checked: &Checked, out: &mut dyn Write) -> Result<(), CliError> {
    for damage in &checked.damage {
        writeln!(out, "{damage}")?;
    }
    writeln!(out, "Tables read: {}, entries: {}", checked.tables, checked.entries)?;
    if checked.other_rules > 0 {
        writeln!(out, "Tables of another version of the rules, not replayed: {}", checked.other_rules)?;
    }
    match checked.damage.len() {
        0 => Ok(()),
        count => Err(CliError::Failed(format!("damage found: {count}; restore a backup, or close these tables"))),
    }
}

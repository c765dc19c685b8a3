//! `vale export-site`: the web client as a folder for any host of plain files.

use std::io::Write;

use crate::args::ExportSiteArgs;
use crate::error::CliError;

/// Runs the command.
#[cfg(feature = "web")]
pub fn run(args: &ExportSiteArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let shown = args.folder.display();
    let files = vale_server::site::write(&vale_web::CLIENT, &args.folder)
        .map_err(|error| CliError::BadInput(format!("cannot write the site to {shown}: {error}")))?;
    writeln!(out, "{files} files in {shown}: put them on any web server, at the root or below a path")?;
    Ok(())
}

/// Says that there is nothing to write.
#[cfg(not(feature = "web"))]
pub fn run(_: &ExportSiteArgs, _: &mut dyn Write) -> Result<(), CliError> {
    Err(CliError::bad_input("this program was built without the web client"))
}

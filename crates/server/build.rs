//! Builds again when a step of the database is added, which the compiler would not notice.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}

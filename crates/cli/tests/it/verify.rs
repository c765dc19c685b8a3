//! `vale verify`.

use crate::support::{fresh_file, vale, vale_with_input};

const RECORD: &str = "vale 1\nplayers 2\nfirst seat 1\nseed 7\nseat 1 Ada\n\nround 1\n1: hunt harpy\n\
                      2: hunt rudra; hunt valkyrie\n1: hunt snail maiden; sell harpy\n";

/// `printf 'vale shuffle 1\n\007' | cat - <(head -c 31 /dev/zero) | sha256sum`
const COMMITMENT: &str = "8b6aa7ff66f6e46be4216efdc3669ccb94bd8a1258cc245d95b59c047faae745";

fn verify(record: &str, more: &[&str]) -> crate::support::Outcome {
    vale_with_input(&[&["verify", "-"], more].concat(), record.as_bytes())
}

#[test]
fn a_record_is_verified_against_the_commitment_that_the_table_showed() {
    let text = verify(RECORD, &["--commitment", COMMITMENT]).success();
    assert!(text.starts_with("record is valid: 5 moves, unfinished\n"), "{text}");
    assert!(text.contains(COMMITMENT), "{text}");
    assert!(text.ends_with("\nverified: this is the commitment you gave\n"), "{text}");
    let text = verify(RECORD, &["--commitment", &COMMITMENT.to_uppercase()]).success();
    assert!(text.contains("\nverified: "), "{text}");
}

#[test]
fn without_a_commitment_there_is_one_to_compare_and_nothing_is_called_verified() {
    let path = fresh_file("verify.vale");
    std::fs::write(&path, RECORD).unwrap();
    let text = vale(&["verify", path.to_str().unwrap()]).success();
    assert!(text.contains(&format!(" commitment is {COMMITMENT}\n")), "{text}");
    assert!(text.ends_with("\ncompare it with the commitment that the table showed before the game\n"), "{text}");
    assert!(!text.contains("verified"), "{text}");
}

#[test]
fn a_record_can_carry_the_commitment_of_its_table() {
    let record = format!("{RECORD}\n# commitment {COMMITMENT}\n");
    let text = verify(&record, &[]).success();
    assert!(text.contains("\nthe record names the same commitment; check that"), "{text}");
    assert!(!text.contains("verified"), "{text}");
    verify(&record, &["--commitment", COMMITMENT]).success();
    // Another seed deals other cards, so a record with another seed is refused for its moves; but the moves may fit.
    let unplayed = "vale 1\nplayers 2\nseed 8\n";
    verify(&format!("{unplayed}# commitment {COMMITMENT}\n"), &[])
        .fails(1, "-: not verified: the cards were not shuffled with the seed that was committed to\nline 4: ");
    verify(&format!("{unplayed}# commitment 1234\n"), &[])
        .fails(2, "-: line 4: a commitment has 64 hexadecimal digits");
    verify(&format!("{unplayed}seat 1 # commitment {COMMITMENT}\n"), &[]).success();
}

#[test]
fn another_commitment_is_exit_code_1() {
    let other = COMMITMENT.replace('1', "2");
    assert_ne!(other, COMMITMENT);
    let record = format!("{RECORD}# commitment {COMMITMENT}\n");
    verify(&record, &["--commitment", &other]).fails(1, &format!("\n--commitment: {other}\nthe seed: {COMMITMENT}\n"));
    verify(RECORD, &["--commitment", "12"]).fails(2, "a commitment has 64 hexadecimal digits");
}

#[test]
fn what_was_not_shuffled_by_a_seed_cannot_be_verified() {
    let cards = vale(&["cards", "--json"]).json();
    let base = cards["cards"].as_array().unwrap().iter().filter(|card| card["set"] == "base");
    let deck: Vec<_> = base.map(|card| card["id"].as_str().unwrap()).collect();
    let stacked = format!("vale 1\nplayers 2\nseed 7\ndeck {}\n", deck.join(" "));
    verify(&stacked, &["--commitment", COMMITMENT]).fails(1, "-: not verified: the record gives the deck itself");
    let position = r#"vale 1
position {"rules":1,"options":{"players":2},"round":3,"phase":"action","first":1,"turn":1,"players":[{"score":9},{"score":12}],"seed":"7"}
"#;
    verify(position, &["--commitment", COMMITMENT]).fails(1, "-: not verified: the game starts from a position");
}

#[test]
fn a_record_that_is_wrong_is_not_verified() {
    let claim = RECORD.replacen("seed 7\n", "seed 7\nresult 60 50\n", 1);
    verify(&claim, &["--commitment", COMMITMENT]).fails(1, "-: line 5: the moves do not end the game");
    verify(&RECORD.replace("hunt rudra", "hunt hydra"), &[]).fails(1, "-: line 9");
    verify(&RECORD.replace("hunt rudra", "hunt dodo"), &[]).fails(2, "-: line 9");
    verify("garbage", &[]).fails(2, "-: line 1");
    vale(&["verify", "there-is-no-such-file.vale"]).fails(2, "there-is-no-such-file.vale: cannot read it");
}

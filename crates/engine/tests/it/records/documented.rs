//! The examples in `docs/notation.md` are what they say they are.

use vale_engine::{Game, Move, Position, Record};

const PAGE: &str = include_str!("../../../../../docs/notation.md");

/// The blocks of the page in this language.
fn blocks(language: &str) -> Vec<&'static str> {
    let fence = format!("```{language}\n");
    PAGE.split(&fence).skip(1).map(|rest| rest.split_once("```").unwrap().0).collect()
}

#[test]
fn the_records_are_canonical() {
    let records = blocks("vale");
    assert_eq!(records.len(), 2);
    for text in records {
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(record.to_string(), text);
    }
}

#[test]
fn the_position_is_canonical_and_the_last_record_starts_from_it() {
    let positions = blocks("json");
    assert_eq!(positions.len(), 1);
    let position = Position::from_json(positions[0]).unwrap();
    assert_eq!(position.to_json(), positions[0]);
    Game::from_position(&position).unwrap();
    let record: Record = blocks("vale")[1].parse().unwrap();
    assert_eq!(*record.start(), position.into());
}

/// The words in double quotes in the grammar with this first rule.
fn words(rule: &str) -> Vec<&'static str> {
    let grammar = blocks("ebnf").into_iter().find(|grammar| grammar.starts_with(rule)).unwrap();
    let (rule, _) = grammar.split_once(" ;").unwrap();
    rule.split('"').skip(1).step_by(2).collect()
}

#[test]
fn the_grammar_has_the_verbs_that_the_reader_knows() {
    let game = Game::from_position(&Position::from_json(blocks("json")[0]).unwrap()).unwrap();
    let unknown = game.read_move("jump").unwrap_err().to_string();
    let mut verbs = words("move");
    for verb in &verbs {
        assert!(!matches!(game.read_move(verb), Err(vale_engine::NotationError::Verb(_))), "{verb}");
    }
    let known = unknown.split_once("begin with ").unwrap().1;
    let mut known: Vec<_> = known.split([' ', ',']).filter(|word| !word.is_empty() && *word != "or").collect();
    known.sort_unstable();
    verbs.sort_unstable();
    assert_eq!(verbs, known);
}

/// Choices are named in the text for people, and only there.
#[test]
fn the_json_of_moves_is_that_of_their_texts() {
    let rows = PAGE.lines().filter(|line| line.contains(r#"{"verb":"#) && line.starts_with('|'));
    let mut count = 0;
    for row in rows {
        let [_, text, _, json, _] = row.split('`').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let m: Move = serde_json::from_str(json).unwrap();
        assert_eq!(serde_json::to_string(&m).unwrap(), json);
        let plain = if text == "choose BB points" { "choose 2 3" } else { text };
        assert_eq!(m.to_string(), plain, "{row}");
        count += 1;
    }
    assert_eq!(count, 8);
}

#[test]
fn the_table_of_fields_is_that_of_the_reader() {
    let unknown = "vale 1\njump".parse::<Record>().unwrap_err().to_string();
    let known = unknown.split_once("the fields are ").unwrap().1;
    let known: Vec<_> = known.split([' ', ',']).filter(|word| !word.is_empty() && *word != "and").collect();
    let table = PAGE.split_once("| `vale` |").unwrap().1.split_once("\n\n").unwrap().0;
    let rows = table.lines().skip(1).map(|row| row.split('`').nth(1).unwrap());
    assert_eq!(["vale"].into_iter().chain(rows).collect::<Vec<_>>(), known);
}

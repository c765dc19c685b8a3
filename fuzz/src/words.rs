//! Words that libFuzzer puts together: it would take long to find them letter by letter.

use vale_engine::{Card, Tile};

/// The ids of all cards and tiles.
fn ids() -> impl Iterator<Item = String> {
    Card::all().map(Card::id).chain(Tile::all().map(Tile::id)).map(str::to_owned)
}

fn owned(words: &str) -> impl Iterator<Item = String> {
    words.split_whitespace().map(str::to_owned)
}

/// As keys or texts of JSON.
fn quoted(words: &str) -> impl Iterator<Item = String> {
    words.split_whitespace().map(|word| format!("\"{word}\""))
}

const JSON: &str = r#"{ } [ ] : , true false null 0 1 -1 1e400 18446744073709551615 1.5 "" \u0000 \ud800 \n"#;

/// The words of commands.
pub fn of_commands() -> Vec<String> {
    let keys = "id expects do sit stand seat_bot reserve clear colour ready reptile start play undo say mute vote leave \
        return rematch seat level move text player muted yellow green violet black verb what take hunt sell tame summon \
        remove use use_tile keep choose pick family upgrade pay player done end card pay R RB red wind";
    owned(JSON).chain(quoted(keys)).chain(ids().map(|id| format!("\"{id}\""))).collect()
}

/// The words of records.
pub fn of_records() -> Vec<String> {
    let lines = "vale rules players sets tiles sell payment first seed deck position seat result unfinished round base \
        artifacts on off printed manual needed any random reptile ; : # commitment 1: 2: 3: 4:";
    owned(lines).chain(of_notation()).collect()
}

/// The words of positions.
pub fn of_positions() -> Vec<String> {
    let keys = "rules options players sell payment artifact_creatures artifact_tiles round phase first turn score stones \
        hand area used shelter extra_areas tile marked_tile draw_known display card marker draw discard reshuffled tiles \
        seed seed_used tile_choice hunting action resolution over printed manual needed any";
    owned(JSON).chain(quoted(keys)).chain(ids().map(|id| format!("\"{id}\""))).collect()
}

/// The words of moves.
pub fn of_notation() -> Vec<String> {
    let verbs = "take hunt sell tame summon remove use keep choose pick family upgrade pay player done end fire water \
        earth wind dragon R B P RB RRB BP";
    owned(verbs).chain(ids()).collect()
}

/// The words of bodies.
pub fn of_bodies() -> Vec<String> {
    let keys = "name password settings seats colour position daily open me bot beside seat token options players sell \
        payment artifact_creatures artifact_tiles first random reptile clock none turn bank seconds undo public \
        spectators chat pace_ms yellow green violet black printed manual needed any";
    owned(JSON).chain(quoted(keys)).collect()
}

/// The words of messages of a server: those of commands, and what events, questions and views say.
pub fn of_messages() -> Vec<String> {
    let keys = "type hello update done refused presence error seq entries at what played events secrets more stage playing \
        over seats you yours view turn moves brings refused can_undo ranking asked question display hand event draw_known_to_me \
        options display discard sheltered score stones area problem code message refusal";
    quoted(keys).chain(of_commands()).collect()
}

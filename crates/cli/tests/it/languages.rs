//! French and Italian, by option and by environment.

use std::process::Stdio;

use crate::support::{finish, fresh_file, program, vale, vale_with_input};

/// A short game of seat 1 with these names of cards, then a look at everything that can be asked for.
fn play(language: &str, typed: &[&str]) -> String {
    let input = typed.join("\n") + "\n";
    let args = ["play", "--seed", "11", "--first", "1", "--level", "0", "--lang", language];
    vale_with_input(&args, input.as_bytes()).success()
}

#[track_caller]
fn assert_said(out: &str, expected: &[&str]) {
    for words in expected {
        assert!(out.contains(words), "`{words}` is not in: {out}");
    }
}

#[test]
fn a_short_game_in_french() {
    let typed = [
        "Capturer Diablotin, Feu, coût 0",
        "apprivoiser diablotin",
        "? invoquer basilic",
        "diablotin",
        "? Diablotin",
        "capturer licorne",
        "danse",
        "mots",
        "table",
        "?",
        "annuler",
        "quitter",
    ];
    assert_said(
        &play("fr", &typed),
        &[
            "The Vale of Eternity.\nVous êtes à la place 1 et jouez contre Bot 2.\n",
            "\nNiveau des bots\u{a0}: 0 (hasard).\n",
            "\nLa manche 1 commence\u{a0}; vous jouez en premier.\nLa phase de capture commence.\n",
            "\nVous\u{a0}: 1 point, aucune pierre, 0 carte en main, 0 sur 1 emplacement utilisé.\n",
            "\nCapturez une carte de la clairière.\n",
            "3: Capturer Diablotin, Feu, coût 0. Instantané\u{a0}: Gagnez R R. Activable\u{a0}: Récupérez cette carte.\n",
            "> Vous capturez Diablotin.\n",
            "\nVous capturez Basilic. C’était votre seul coup.\n",
            "1: Vendre Basilic pour R R R R.\n2: Apprivoiser Basilic.\n",
            "> Invoquer Basilic\u{a0}: impossible, Basilic n’est pas dans votre main.\n",
            "> Vous invoquez Diablotin.\nVous gagnez R R (Diablotin).\n",
            "\nVous avez 1 point, R R valant 2, 1 sur 1 emplacement utilisé, aucune carte en main.\n",
            "\nElle est dans votre arène.\n",
            "> Il n’y a pas de carte «\u{a0}licorne\u{a0}».\n",
            "> «\u{a0}danse\u{a0}» n’est ni un coup ni une commande. Tapez\u{a0}? pour l’aide.\n",
            "> Les pierres s’affichent maintenant en toutes lettres.\n",
            "\nVous\u{a0}: 1 point, 2 pierres rouges valant 2, ",
            "\njournal\u{a0}: tout ce qui s’est passé jusqu’ici.\n",
            "> Votre dernier coup est annulé.\n",
            "> Votre partie est enregistrée\u{a0}; vale play la reprendra. Fichier\u{a0}: ",
        ],
    );
}

#[test]
fn a_short_game_in_italian() {
    let typed =
        ["caccia imp", "doma basilisco", "? basilisco", "sell imp", "? evoca basilisco", "diario", "parole", "log"];
    assert_said(
        &play("it", &typed),
        &[
            "\nLivello dei bot: 0 (caso).\n",
            "\nInizia il round 1; cominci tu.\nInizia la Fase di Caccia.\n",
            "2: Caccia Basilisco, Terra, costo 3. Attivazione: Scegli: ottieni R; perdi 1 punto, poi ottieni B; ",
            "> Cacci Imp.\n",
            "> Domi Basilisco.\n",
            "\nSi vende per R R R R.\nÈ nella tua mano.\n",
            "\nOra non puoi evocarla: il costo è 3, e le tue pietre valgono 0.\n",
            "> Vendi Imp per R R R.\n",
            "> Evoca Basilisco per R R R: ora si può.\n",
            "\nVendi Imp per 3 pietre rosse.\n",
        ],
    );
}

#[test]
fn the_environment_chooses_the_language_and_the_option_wins() {
    let hydra = |variables: &[(&str, &str)], more: &[&str]| {
        let mut command = program();
        command.args(["cards", "hydra"]).args(more).envs(variables.iter().copied()).stdin(Stdio::null());
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let outcome = finish(child, "vale cards hydra").success();
        outcome.lines().next().unwrap().to_owned()
    };
    assert_eq!(hydra(&[], &[]), "Hydra");
    assert_eq!(hydra(&[("LANG", "fr_CA.UTF-8")], &[]), "Hydre");
    assert_eq!(hydra(&[("LANG", "fr_CA.UTF-8"), ("LC_MESSAGES", "it_IT")], &[]), "Idra");
    assert_eq!(hydra(&[("LANG", "it_IT"), ("LC_ALL", "C")], &[]), "Hydra");
    assert_eq!(hydra(&[("LANG", "it_IT")], &["--lang", "fr"]), "Hydre");
    assert_eq!(hydra(&[("LANG", "ja_JP")], &[]), "Hydra");
    vale(&["cards", "--lang", "tlh"]).fails(2, "tlh");
}

#[test]
fn cards_are_told_and_found_in_every_language() {
    let text = vale(&["--lang", "fr", "cards", "jeune", "sylvain"]).success();
    assert_said(
        &text,
        &["Jeune sylvain\nFamille\u{a0}: Terre\nCoût\u{a0}: 0\n", "\nEn notation\u{a0}: young_forest_spirit\n"],
    );
    let text = vale(&["cards", "libro di thot", "--lang", "it"]).success();
    assert_said(&text, &["Libro di Thot\nTessera artefatto: azione\nEffetto: Migliora fino a 2 delle tue pietre"]);
    for language in ["fr", "it"] {
        assert_eq!(vale(&["cards", "--lang", language]).success().lines().count(), 1 + 98 + 2 + 11);
    }
    let all = vale(&["cards", "--json", "--lang", "it"]).json();
    assert_eq!(all["cards"][0]["effects"][0]["text"], "Ognuna delle tue R vale 1 in più.");
    vale(&["cards", "licorne", "--lang", "fr"]).fails(2, "il n’y a ni carte ni tuile d’artefact «\u{a0}licorne\u{a0}»");
}

/// The record of a short unfinished game.
const RECORD: &str = "vale 1\nplayers 2\nfirst seat 1\nseed 7\n\nround 1\n1: hunt harpy\n2: hunt rudra; hunt valkyrie\n\
                      1: hunt snail maiden; sell harpy\n";

#[test]
fn records_are_retold_and_hints_given_in_every_language() {
    let path = fresh_file("in-french.vale");
    std::fs::write(&path, RECORD).unwrap();
    let path = path.to_str().unwrap();
    let log = vale(&["replay", path, "--lang", "fr"]).success();
    assert!(log.starts_with("La manche 1 commence\u{a0}; Place 1 joue en premier.\n"), "{log}");
    assert!(log.ends_with("Place 1 vend Harpie pour R B.\n"), "{log}");
    let checked = vale(&["replay", path, "--check", "--lang", "it"]).success();
    assert_eq!(checked, "registrazione valida: 5 mosse, partita incompiuta\n");
    let hint = vale(&["hint", path, "--lang", "it", "--level", "2"]).success();
    assert_said(
        &hint,
        &[
            "Round 1, Fase di Azione. Decide Posto 1:\nFai le tue azioni, poi termina il turno.\n",
            "\nIl livello 2 (apprendista) giocherebbe: ",
            "\nI suoi piani migliori, con il loro valore per il bot:\n1: ",
        ],
    );
}

#[test]
fn measurements_are_told_in_every_language() {
    let text = vale(&["sim", "--games", "20", "--artifacts", "--lang", "fr"]).success();
    let title = "20 parties au hasard à 2 joueurs avec les créatures et les tuiles d’Artefacts, graine 0\n";
    assert!(text.starts_with(title), "{text}");
    let text = vale(&["arena", "--bots", "1,0", "--deals", "2", "--seed", "0", "--lang", "it"]).success();
    assert_said(&text, &["2 smazzate per 2 giocatori, seme 0, 2 disposizioni: 4 partite\n", "\n  vittorie: "]);
}

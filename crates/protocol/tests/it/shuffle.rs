//! What `docs/protocol.md` says of the shuffle is enough to work out a deal without the engine: this does it with
//! nothing but the document, and then asks the engine.

use std::collections::BTreeSet;

use vale_engine::{Event, FirstPlayer, Game, Happening, MoveList, Options, Seat, Secret, Seed, Setup};
use vale_testkit::{Dice, Style};

const DOCUMENT: &str = include_str!("../../../../docs/protocol.md");

/// The words of the block with this mark.
fn block(mark: &str) -> Vec<&'static str> {
    let (_, rest) = DOCUMENT.split_once(&format!("\n```text {mark}\n")).unwrap_or_else(|| panic!("no block `{mark}`"));
    rest.split_once("\n```").unwrap().0.split_whitespace().collect()
}

/// The value of a step of the example.
fn step(name: &str) -> &'static str {
    let (_, rest) = DOCUMENT.split_once(&format!("\n| {name} | ")).unwrap_or_else(|| panic!("no step `{name}`"));
    rest.split_once(" |\n").unwrap().0
}

/// What stands between backticks.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// The stream of a seed: `ChaCha20` as RFC 8439 has it, with a counter of 64 bits and no nonce.
struct Words {
    key: [u32; 8],
    used: u64,
}

impl Words {
    fn new(seed: [u8; 32]) -> Self {
        Self { key: std::array::from_fn(|word| u32::from_le_bytes(seed[4 * word..][..4].try_into().unwrap())), used: 0 }
    }

    fn chacha_block(&self, counter: u64) -> [u32; 16] {
        const CONSTANTS: &[u8; 16] = b"expand 32-byte k";
        let start: [u32; 16] = std::array::from_fn(|word| match word {
            0..4 => u32::from_le_bytes(CONSTANTS[4 * word..][..4].try_into().unwrap()),
            4..12 => self.key[word - 4],
            12 => counter as u32,
            13 => (counter >> 32) as u32,
            _ => 0,
        });
        let mut state = start;
        for _ in 0..10 {
            for [a, b, c, d] in [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]] {
                quarter_round(&mut state, a, b, c, d);
            }
            for [a, b, c, d] in [[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]] {
                quarter_round(&mut state, a, b, c, d);
            }
        }
        std::array::from_fn(|word| state[word].wrapping_add(start[word]))
    }

    fn next(&mut self) -> u32 {
        let word = self.chacha_block(self.used / 16)[(self.used % 16) as usize];
        self.used += 1;
        word
    }

    fn below(&mut self, n: u64) -> usize {
        loop {
            let product = u64::from(self.next()) * n;
            if product & 0xFFFF_FFFF >= (1 << 32) % n {
                return (product >> 32) as usize;
            }
        }
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for place in (1..list.len()).rev() {
            let other = self.below(place as u64 + 1);
            list.swap(place, other);
        }
    }
}

fn quarter_round(state: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    for (to, from, turned, by) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        state[to] = state[to].wrapping_add(state[from]);
        state[turned] = (state[turned] ^ state[to]).rotate_left(by);
    }
}

/// What chance decides at the start of a game.
struct Start {
    first: Option<usize>,
    deck: Vec<&'static str>,
    tiles: Vec<&'static str>,
    words: Words,
}

/// The start of a game by the document.
fn start(seed: [u8; 32], options: Options, chance_decides: bool) -> Start {
    let mut words = Words::new(seed);
    let first = chance_decides.then(|| words.below(u64::from(options.players)));
    let mut deck = block("base");
    if options.artifact_creatures {
        deck.extend(block("artifacts"));
    }
    words.shuffle(&mut deck);
    let (mut from, mut tiles) = (block("tiles"), Vec::new());
    if options.artifact_tiles {
        for count in [6, 5, 4] {
            tiles.push(from.remove(words.below(count)));
        }
    }
    Start { first, deck, tiles, words }
}

#[test]
fn the_example_is_what_the_document_says() {
    let seed: Seed = quoted(DOCUMENT.split_once("**An example.**").unwrap().1)[0].parse().unwrap();
    let words = Words::new(seed.bytes());
    let four: Vec<_> = words.chacha_block(0)[..4].iter().map(|word| format!("{word:08x}")).collect();
    assert_eq!(quoted(step("the first four words")), four);
    let options = Options { artifact_tiles: true, ..Options::new(3) };
    let Start { first, deck, tiles, words } = start(seed.bytes(), options, true);
    let seat = first.unwrap() + 1;
    assert!(step("1. first player").ends_with(&format!("which is seat {seat}")), "seat {seat}");
    let product = u64::from(Words::new(seed.bytes()).next()) * 3;
    let worked = format!("{} × 3 = {} × 2^32 + {:08x}", four[0], product >> 32, product as u32);
    assert!(step("1. first player").starts_with(&worked), "{worked}");
    let mut again = Words::new(seed.bytes());
    again.below(3);
    let swaps: Vec<_> = (67..=70).rev().map(|length| again.below(length)).collect();
    let told = format!(
        "place 69 with {} (from {}), 68 with {}, 67 with {}, 66 with {}",
        swaps[0], four[1], swaps[1], swaps[2], swaps[3]
    );
    assert_eq!(step("2. first swaps"), told);
    assert_eq!(block("deck"), deck);
    assert_eq!(quoted(step("3. tiles")), tiles);
    assert_eq!(quoted(step("words used at the start of the game")), [words.used.to_string()]);
    assert_eq!(quoted(step("words used after the deck")), [(words.used - 3).to_string()]);
}

#[test]
fn every_deal_follows_from_the_document_alone() {
    for number in 0..=255_u8 {
        let seed: [u8; 32] = std::array::from_fn(|place| number.wrapping_mul(place as u8 + 1) ^ 0x5A);
        let options = Options {
            artifact_creatures: number & 1 == 1,
            artifact_tiles: number & 2 == 2,
            ..Options::new(2 + number % 3)
        };
        let chance_decides = number & 4 == 0;
        let first = if chance_decides { FirstPlayer::Random } else { FirstPlayer::Chosen(Seat::FIRST) };
        let game = Game::new(&Setup { options, first, ..Setup::new(options.players, Seed::new(seed)) }).unwrap();
        let view = game.referee_view();
        let expected = start(seed, options, chance_decides);
        assert_eq!(view.table.first.index(), expected.first.unwrap_or(0));
        let deck: Vec<_> =
            view.table.display.iter().map(|hunted| hunted.card).chain(view.draw).map(vale_engine::Card::id).collect();
        assert_eq!(deck, expected.deck);
        let drawn = block("tiles");
        let tiles: BTreeSet<_> = view.table.tiles.iter().map(vale_engine::Tile::id).collect();
        let tiles: BTreeSet<_> = tiles.into_iter().filter(|tile| drawn.contains(tile)).collect();
        assert_eq!(tiles, expected.tiles.into_iter().collect());
        assert_eq!(game.position().unwrap().seed_used, expected.words.used);
    }
}

#[test]
fn every_reshuffle_follows_from_the_document_alone() {
    let order: Vec<_> = block("base").into_iter().chain(block("artifacts")).collect();
    let mut reshuffles = 0;
    for number in 0..30 {
        let setup = Setup::new(4, Seed::from_number(number));
        let mut game = Game::new(&setup).unwrap();
        let mut stream = start(setup.seed.bytes(), setup.options, true).words;
        let (mut dice, mut moves, mut happenings) = (Dice::new(number), MoveList::new(), vec![]);
        while !game.is_over() {
            game.legal_moves_into(&mut moves);
            happenings.clear();
            game.play(Style::Uniform.choose(&moves, &mut dice).unwrap(), &mut happenings).unwrap();
            let is_reshuffle = |happening: &Happening| matches!(happening, Happening::Public(Event::Reshuffled { .. }));
            let Some(place) = happenings.iter().position(is_reshuffle) else { continue };
            // What came off the new pile, and what is left of it.
            let taken = happenings[place..].iter().filter_map(|happening| match *happening {
                Happening::Public(Event::Revealed { card }) | Happening::Private(_, Secret::DrewCard { card }) => {
                    Some(card)
                }
                _ => None,
            });
            let pile: Vec<_> = taken.chain(game.referee_view().draw).map(vale_engine::Card::id).collect();
            let mut expected: Vec<_> = order.iter().copied().filter(|card| pile.contains(card)).collect();
            stream.shuffle(&mut expected);
            assert_eq!(pile, expected, "seed {number}");
            reshuffles += 1;
        }
    }
    assert!(reshuffles >= 15, "{reshuffles} reshuffles are too few to prove anything");
}

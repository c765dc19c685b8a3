//! The decks of known seeds, and the stream they come from, worked out a second time from the standard.

use vale_engine::{Card, FirstPlayer, Game, Happening, MoveList, Options, Seat, Secret, Seed, Setup};
use vale_testkit::{Dice, Style};

/// `ChaCha20` as RFC 8439 describes it, with a 64-bit counter and no nonce, one word after the other.
struct Words {
    key: [u32; 8],
    next: u64,
}

impl Words {
    fn new(seed: Seed, next: u64) -> Self {
        let mut key = [0; 8];
        for (word, bytes) in key.iter_mut().zip(seed.bytes().chunks_exact(4)) {
            *word = u32::from_le_bytes(bytes.try_into().unwrap());
        }
        Self { key, next }
    }

    fn block(&self, counter: u64) -> [u32; 16] {
        let mut start = [0; 16];
        start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        start[4..12].copy_from_slice(&self.key);
        start[12] = counter as u32;
        start[13] = (counter >> 32) as u32;
        let mut block: [u32; 16] = start;
        let mut quarter = |a: usize, b: usize, c: usize, d: usize| {
            for (x, y, z, by) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
                block[x] = block[x].wrapping_add(block[y]);
                block[z] = (block[z] ^ block[x]).rotate_left(by);
            }
        };
        for _ in 0..10 {
            for column in 0..4 {
                quarter(column, 4 + column, 8 + column, 12 + column);
            }
            for diagonal in 0..4 {
                quarter(diagonal, 4 + (diagonal + 1) % 4, 8 + (diagonal + 2) % 4, 12 + (diagonal + 3) % 4);
            }
        }
        std::array::from_fn(|place| block[place].wrapping_add(start[place]))
    }

    fn word(&mut self) -> u32 {
        let word = self.block(self.next / 16)[(self.next % 16) as usize];
        self.next += 1;
        word
    }

    /// A number below the bound; words that would favour small numbers are thrown away.
    fn below(&mut self, bound: u32) -> u32 {
        loop {
            let product = u64::from(self.word()) * u64::from(bound);
            if (product % (1 << 32)) >= (1_u64 << 32) % u64::from(bound) {
                return (product >> 32) as u32;
            }
        }
    }

    fn shuffled(&mut self, cards: impl IntoIterator<Item = Card>) -> Vec<Card> {
        let mut cards: Vec<_> = cards.into_iter().collect();
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(last as u32 + 1) as usize);
        }
        cards
    }
}

fn setup(seed: Seed) -> Setup {
    Setup { first: FirstPlayer::Chosen(Seat::FIRST), ..Setup::new(2, seed) }
}

/// The deck as it was before the first cards were revealed, top first.
fn deck(setup: &Setup) -> Vec<Card> {
    let view = Game::new(setup).unwrap().referee_view();
    view.table.display.iter().map(|hunted| hunted.card).chain(view.draw).collect()
}

#[test]
fn the_stream_is_chacha20() {
    // RFC 8439, appendix A.1, test vectors 1 and 2: key and nonce are zero.
    let zero = [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653];
    let one = [0xbee7_079f, 0x7a38_5155, 0x7c97_ba98, 0x0d08_2d73];
    let words = Words::new(Seed::from_number(0), 0);
    assert_eq!(words.block(0)[..4], zero);
    assert_eq!(words.block(1)[..4], one);
    let mut rng: rand_chacha::ChaCha20Rng = rand_core::SeedableRng::from_seed([0; 32]);
    let drawn: Vec<_> = (0..32).map(|_| rand_core::Rng::next_u32(&mut rng)).collect();
    assert_eq!(drawn, [words.block(0), words.block(1)].concat());
}

#[test]
fn the_deck_of_seed_0() {
    let ids: Vec<_> = deck(&setup(Seed::from_number(0))).into_iter().map(Card::id).collect();
    assert_eq!(ids, SEED_0.split(' ').collect::<Vec<_>>());
}

#[test]
fn the_deck_of_another_seed() {
    let seed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f".parse().unwrap();
    let ids: Vec<_> = deck(&setup(seed)).into_iter().map(Card::id).collect();
    assert_eq!(ids, SEED_COUNTING_UP.split(' ').collect::<Vec<_>>());
}

#[test]
fn first_player_and_deck_come_from_the_stream_one_after_the_other() {
    for number in 0..=u8::MAX {
        let seed = Seed::new([number; 32]);
        let players = 2 + number % 3;
        let random = Setup::new(players, seed);
        let mut words = Words::new(seed, 0);
        let first = words.below(u32::from(players));
        assert_eq!(Game::new(&random).unwrap().table_view().first.index(), first as usize);
        assert_eq!(deck(&random), words.shuffled(Options::new(players).deck()));
        assert_eq!(deck(&setup(seed)), Words::new(seed, 0).shuffled(Options::new(2).deck()));
    }
}

#[test]
fn a_reshuffle_goes_on_in_the_same_stream() {
    let mut reshuffles = 0;
    for number in 0..40 {
        let setup = Setup::new(4, Seed::from_number(number));
        let mut game = Game::new(&setup).unwrap();
        let mut dice = Dice::new(number);
        let (mut moves, mut happenings) = (MoveList::new(), vec![]);
        while !game.is_over() {
            let before = game.position();
            game.legal_moves_into(&mut moves);
            happenings.clear();
            game.play(Style::Uniform.choose(&moves, &mut dice).unwrap(), &mut happenings).unwrap();
            let is_reshuffle =
                |happening: &Happening| matches!(happening, Happening::Public(vale_engine::Event::Reshuffled { .. }));
            let Some(place) = happenings.iter().position(is_reshuffle) else { continue };
            let Some(before) = before else { continue };
            // What came off the new pile, and what is left of it, in order.
            let taken = happenings[place..].iter().filter_map(|happening| match *happening {
                Happening::Public(vale_engine::Event::Revealed { card })
                | Happening::Private(_, Secret::DrewCard { card }) => Some(card),
                _ => None,
            });
            let pile: Vec<_> = taken.chain(game.referee_view().draw).collect();
            let mut cards = pile.clone();
            cards.sort();
            let mut words = Words::new(setup.seed, before.seed_used);
            assert_eq!(pile, words.shuffled(cards), "seed {number}");
            if let Some(after) = game.position() {
                assert_eq!(after.seed_used, words.next, "seed {number}");
            }
            reshuffles += 1;
        }
    }
    assert!(reshuffles >= 20, "{reshuffles} reshuffles are too few to prove anything");
}

#[test]
fn every_card_is_as_likely_in_every_place() {
    const SEEDS: u32 = 7_000;
    let cards = Options::new(2).deck().len() as usize;
    let mut counts = vec![vec![0_u32; cards]; cards];
    for number in 0..SEEDS {
        for (place, card) in deck(&setup(Seed::from_number(u64::from(number)))).into_iter().enumerate() {
            counts[place][card.index()] += 1;
        }
    }
    // Chi-squared with 69 degrees of freedom: mean 69, standard deviation 11.7. Six deviations never happen by chance.
    let expected = f64::from(SEEDS) / f64::from(Options::new(2).deck().len());
    for (place, counts) in counts.iter().enumerate() {
        let chi_squared: f64 = counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
        assert!((20.0..140.0).contains(&chi_squared), "place {place}: chi-squared {chi_squared}");
    }
}

const SEED_0: &str = "\
    odin dandelion_spirit hestia mud_slime genie_exalted marina leviathan scorch charybdis valkyrie \
    yuki_onna_exalted triton hydra medusa sylph undine_queen sea_spirit goblin_soldier agni succubus imp ifrit \
    boreas incubus kappa gi_rin burning_skull water_giant stone_golem tengu hippogriff sand_giant ember dragon_egg \
    tidal asmodeus cerberus gargoyle hae_tae firefox young_forest_spirit rudra goblin boulder gust poseidon troll \
    phoenix nessie behemoth balog harpy undine rock_golem yuki_onna snail_maiden eternity pegasus salamander surtr \
    forest_spirit basilisk genie griffon horned_salamander willow lava_giant aeris mimic freyja";

const SEED_COUNTING_UP: &str = "\
    goblin_soldier odin gust valkyrie poseidon agni asmodeus hestia surtr undine medusa undine_queen incubus \
    nessie pegasus willow genie_exalted kappa phoenix mimic stone_golem young_forest_spirit yuki_onna_exalted \
    mud_slime sea_spirit salamander succubus sand_giant firefox freyja water_giant harpy tengu gi_rin imp aeris \
    basilisk cerberus scorch boreas forest_spirit charybdis sylph horned_salamander dandelion_spirit eternity \
    hae_tae burning_skull hydra genie ifrit ember troll boulder balog dragon_egg lava_giant hippogriff \
    snail_maiden triton rock_golem rudra goblin marina griffon tidal leviathan behemoth yuki_onna gargoyle";

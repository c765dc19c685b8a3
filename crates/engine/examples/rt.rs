use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use vale_engine::*;
fn main() {
    let n: u64 = std::env::args().nth(1).map_or(200, |s| s.parse().unwrap());
    let mut kinds = std::collections::BTreeMap::<String, u64>::new();
    for combo in 0..4u8 {
        for players in 2..=4u8 {
            for any in [false, true] {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
                let mut list = MoveList::new();
                let mut d = 0u64;
                let mut most = 0;
                let t = std::time::Instant::now();
                for g in 0..n {
                    let mut setup = Setup::new(players, Seed::from_number(g));
                    setup.options.artifact_creatures = combo & 1 == 1;
                    setup.options.artifact_tiles = combo & 2 == 2;
                    if any {
                        setup.options.payment = PaymentRule::Any;
                    }
                    let mut game = Game::new(&setup).unwrap();
                    let mut k = 0;
                    loop {
                        game.legal_moves(&mut list);
                        most = most.max(list.len());
                        if list.is_empty() {
                            assert!(game.is_over());
                            break;
                        }
                        if cfg!(debug_assertions) {
                            for m in list.iter() {
                                game.check(*m).unwrap_or_else(|e| panic!("{e} {m:?} {game:#?}"));
                                let t = game.write_move(*m);
                                assert_eq!(game.read_move(&t), Ok(*m));
                            }
                            *kinds
                                .entry(
                                    format!("{:?}", game.asked().unwrap().question)
                                        .split(' ')
                                        .next()
                                        .unwrap()
                                        .to_string(),
                                )
                                .or_default() += 1;
                            if let Some(p) = game.position() {
                                let q = Game::from_position(&p).unwrap_or_else(|e| panic!("{e} {game:#?}"));
                                assert_eq!(q, game);
                            }
                        }
                        let i = ((rng.next_u64() >> 32) * list.len() as u64 >> 32) as usize;
                        game.play_unchecked(list[i], &mut ());
                        d += 1;
                        k += 1;
                        assert!(k < 5000);
                    }
                }
                println!(
                    "{combo} {players} {any} dec/game {:.1} most {most} {:.2} M/s",
                    d as f64 / n as f64,
                    d as f64 / t.elapsed().as_secs_f64() / 1e6
                );
            }
        }
    }
    println!("{kinds:#?} size {}", size_of::<Game>());
}

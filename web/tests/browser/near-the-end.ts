/** The last round of a game between two: a few moves, then the ranking. */
export const NEAR_THE_END = {
  rules: 1,
  options: { players: 2, sell: 'printed', payment: 'needed' },
  round: 10,
  phase: 'action',
  first: 1,
  turn: 1,
  players: [
    { score: 31, stones: 'RB', hand: ['hydra'], area: ['imp', 'goblin'] },
    { score: 38, stones: 'BBB', hand: ['snail_maiden', 'undine'], area: ['sea_spirit', 'undine_queen'] },
  ],
  display: [
    { card: 'tidal', marker: 1 },
    { card: 'phoenix', marker: 2 },
    { card: 'harpy', marker: 2 },
  ],
  discard: [],
  seed: '0100000000000000000000000000000000000000000000000000000000000000',
  seed_used: 0,
};

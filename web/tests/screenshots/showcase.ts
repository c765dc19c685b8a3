/** A table of three in the middle of a game, as it looks when people know what they do. */
export const SHOWCASE = {
  rules: 1,
  options: { players: 3, sell: 'printed', payment: 'needed' },
  round: 6,
  phase: 'action',
  first: 1,
  turn: 1,
  players: [
    {
      score: 27,
      stones: 'RBB',
      hand: ['hydra', 'behemoth', 'kappa', 'pegasus'],
      area: ['undine_queen', 'phoenix', 'goblin', 'sea_spirit'],
    },
    { score: 31, stones: 'RRP', hand: ['imp', 'ifrit'], area: ['troll', 'gargoyle', 'burning_skull', 'nessie', 'hestia'] },
    { score: 22, stones: 'BBB', hand: ['harpy', 'sylph', 'genie'], area: ['valkyrie', 'rudra', 'incubus'] },
  ],
  display: [
    { card: 'salamander', marker: 2 },
    { card: 'snail_maiden', marker: 1 },
    { card: 'tidal', marker: 3 },
    { card: 'hippogriff', marker: 1 },
    { card: 'gi_rin', marker: 3 },
    { card: 'cerberus', marker: 2 },
  ],
  discard: ['willow', 'lava_giant', 'boulder'],
  seed: '0200000000000000000000000000000000000000000000000000000000000000',
  seed_used: 0,
};

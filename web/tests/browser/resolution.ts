import type { Options } from '../../src/protocol';

const options: Options = { players: 4, sell: 'printed', payment: 'needed' };

/** The Resolution Phase of four players with full areas, many of whose cards earn something in it. */
export const RESOLUTION = {
  rules: 1,
  options,
  round: 8,
  phase: 'resolution',
  first: 1,
  turn: 1,
  players: [
    {
      score: 31,
      stones: 'BB',
      hand: ['hydra', 'kappa'],
      area: ['salamander', 'sea_spirit', 'freyja', 'phoenix', 'gargoyle', 'pegasus', 'hippogriff', 'behemoth'],
    },
    {
      score: 27,
      stones: 'R',
      hand: ['ifrit'],
      area: ['horned_salamander', 'nessie', 'odin', 'goblin_soldier', 'valkyrie', 'willow', 'boulder', 'tidal'],
    },
    {
      score: 34,
      stones: 'P',
      hand: ['sylph'],
      area: ['troll', 'undine_queen', 'griffon', 'charybdis', 'harpy', 'cerberus', 'rudra', 'incubus'],
    },
    {
      score: 22,
      stones: 'B',
      hand: ['genie'],
      area: ['burning_skull', 'goblin', 'mimic', 'basilisk', 'gi_rin', 'ember', 'marina', 'poseidon'],
    },
  ],
  display: [],
  discard: ['lava_giant', 'stone_golem'],
  seed: '0300000000000000000000000000000000000000000000000000000000000000',
  seed_used: 0,
};

import { expect, it } from 'vitest';
import { flightsOf } from '../../src/table/flights';

it('lets stones that are paid fly to the card, and those that are earned to the player', () => {
  expect(flightsOf({ event: 'summoned', seat: 2, card: 'hydra', paid: 'BB' })).toEqual([
    { seat: 2, way: 'from', stones: 'BB', source: 'hydra' },
  ]);
  expect(flightsOf({ event: 'sold', seat: 1, card: 'imp', stones: 'RRR' })).toEqual([{ seat: 1, way: 'to', stones: 'RRR', source: 'imp' }]);
  expect(flightsOf({ event: 'stones_kept', seat: 1, kept: 'RRBP', lost: 'R' })).toEqual([
    { seat: 1, way: 'from', stones: 'R', source: null },
  ]);
  expect(
    flightsOf({ event: 'stone_upgraded', seat: 1, from: 'red', to: 'blue', by: 'kappa' }).map(({ way, stones }) => way + stones),
  ).toEqual(['fromR', 'toB']);
  expect(flightsOf({ event: 'tamed', seat: 1, card: 'imp' })).toEqual([]);
});

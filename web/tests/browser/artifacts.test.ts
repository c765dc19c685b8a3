import { expect, test } from 'vitest';
import { mouse, playOn } from './hands';
import { AT_ONCE, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

test('a whole game with the creatures and tiles of Artifacts', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 3, artifact_creatures: true, artifact_tiles: true }, ['me', { bot: 1 }, { bot: 1 }]));
  await person.open(`/t/${table}`);
  await person.page.getByRole('list', { name: 'Artifact tiles' }).waitFor();
  let taken = 0;
  await playOn(person.page, mouse, {
    seed: 3,
    each: async () => {
      taken = Math.max(taken, await person.page.locator('.home .tile button, .opponent .tile').count());
    },
  });
  expect(taken).toBeGreaterThan(0);
  expect(await person.page.locator('dialog .ranking li').count()).toBe(3);
});

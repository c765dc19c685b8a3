import { expect, test } from 'vitest';
import { mouse, playOn } from './hands';
import { onOneScreen } from './inspect';
import { shifts, watchShifts } from './measure';
import { AT_ONCE, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

test('a whole game with the creatures and the tiles of Artifacts', async () => {
  const host = await stage.person({ settings: AT_ONCE });
  await host.call('Ada');
  const table = await host.makeTable(
    quickTable({ players: 4, artifact_creatures: true, artifact_tiles: true }, ['me', { bot: 1 }, { bot: 1 }, { bot: 0 }]),
  );
  await host.open(`/t/${table}`);
  await host.page.getByRole('region', { name: 'The display' }).waitFor();
  expect(await host.page.getByRole('list', { name: 'Artifact tiles' }).getByRole('button').count()).toBeGreaterThan(1);
  await watchShifts(host.page);
  let tiles = 0;
  await playOn(host.page, mouse, {
    seed: 21,
    each: async () => {
      await onOneScreen(host.page);
      tiles += await host.page.locator('.log', { hasText: 'You use' }).count();
    },
  });
  expect(tiles, 'tiles or effects were used').toBeGreaterThan(0);
  expect(await host.page.locator('dialog .ranking li').count()).toBe(4);
  const { all, sudden, worst } = await shifts(host.page);
  console.log(`layout shift in a whole game: ${sudden.toFixed(4)}, with what follows a click ${all.toFixed(4)}`);
  expect(sudden, worst.join('\n')).toBeLessThan(0.05);
});

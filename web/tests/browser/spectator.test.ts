import { expect, test } from 'vitest';
import { mouse, playOn, ranked } from './hands';
import { NEAR_THE_END } from './near-the-end';
import { AT_ONCE, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

test('somebody without a name watches, sees no hand, and can do nothing', async () => {
  const player = await stage.person({ settings: AT_ONCE });
  await player.call('Ada');
  const table = await player.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }], NEAR_THE_END));
  await player.open(`/t/${table}`);
  await player.page.getByRole('region', { name: 'The display' }).waitFor();

  const { page, ...watcher } = await stage.person({ settings: AT_ONCE });
  await page.goto(`${watcher.address}/t/${table}`);
  await page.getByRole('region', { name: 'The display' }).waitFor();
  expect(await page.locator('.lit').count()).toBe(0);
  expect(
    await page
      .locator('.hand')
      .filter({ has: page.locator('[data-card]') })
      .count(),
  ).toBe(0);
  expect(await page.getByRole('button', { name: /undo|end turn/i }).count()).toBe(0);
  expect(await page.locator('.place[data-card="hydra"]').count(), 'a card in a hand').toBe(0);

  await playOn(player.page, mouse, { seed: 5 });
  await page.locator('dialog[open] .ranking').waitFor();
  expect(await ranked(page)).toBe(true);
});

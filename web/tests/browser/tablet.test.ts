import { expect, test } from 'vitest';
import { finger, playOn, still } from './hands';
import { fits } from './inspect';
import { faults, inSight, shifts, watchShifts } from './measure';
import { AT_ONCE, IN_HAND, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

test.each([
  { screen: 'a tablet', viewport: { width: 768, height: 1024 }, seed: 11 },
  { screen: 'a phone held sideways', viewport: { width: 844, height: 390 }, seed: 12 },
])('a whole game of four with Artifacts on $screen with a finger: nothing moves by itself', async ({ screen, viewport, seed }) => {
  const person = await stage.person({ ...IN_HAND, viewport, settings: AT_ONCE });
  const { page } = person;
  await person.call('Ada');
  const options = { players: 4, artifact_creatures: true, artifact_tiles: true } as const;
  const table = await person.makeTable(quickTable(options, ['me', { bot: 1 }, { bot: 1 }, { bot: 0 }]));
  await person.open(`/t/${table}`);
  await page.getByRole('region', { name: 'The display' }).waitFor();
  await watchShifts(page);
  let deeds = 0;
  await playOn(page, finger, {
    seed,
    each: async () => {
      expect(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) <= innerWidth)).toBe(true);
      if (deeds++ % 12 === 0) await fits(page, `the table after ${deeds} deeds`);
      if ((await page.locator('dialog[open]').count()) > 0) return;
      await inSight(page, `after ${deeds} deeds`);
      await still(page);
      expect(await faults(page), `after ${deeds} deeds`).toEqual([]);
    },
  });
  await fits(page, 'the result');
  const { all, sudden, worst } = await shifts(page);
  console.log(`layout shift in a whole game on ${screen}: ${sudden.toFixed(4)}, with what follows a touch ${all.toFixed(4)}`);
  expect(sudden, worst.join('\n')).toBeLessThan(0.05);
});

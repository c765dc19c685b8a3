import { expect, test } from 'vitest';
import { finger, playOn } from './hands';
import { fits } from './inspect';
import { inSight } from './measure';
import { AT_ONCE, IN_HAND, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

test('a whole game of four with Artifacts on a tablet with a finger', async () => {
  const viewport = { width: 768, height: 1024 };
  const person = await stage.person({ ...IN_HAND, viewport, settings: AT_ONCE });
  const { page } = person;
  await person.call('Ada');
  const options = { players: 4, artifact_creatures: true, artifact_tiles: true } as const;
  const table = await person.makeTable(quickTable(options, ['me', { bot: 0 }, { bot: 0 }, { bot: 0 }]));
  await person.open(`/t/${table}`);
  await page.getByRole('region', { name: 'The display' }).waitFor();
  let deeds = 0;
  await playOn(page, finger, {
    seed: 11,
    each: async () => {
      expect(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) <= innerWidth)).toBe(true);
      if (deeds++ % 12 === 0) await fits(page, `the table after ${deeds} deeds`);
      if ((await page.locator('dialog[open]').count()) === 0) await inSight(page, `after ${deeds} deeds`);
    },
  });
  await fits(page, 'the result');
});

import { expect, test } from 'vitest';
import { finger, playOn } from './hands';
import { fits } from './inspect';
import { AT_ONCE, IN_HAND, useStage } from './stage';

const stage = useStage();

test('a whole game on a phone with a finger, without scrolling sideways', async () => {
  const { page, ...person } = await stage.person({ ...IN_HAND, settings: { ...AT_ONCE, autoForced: false } });
  await page.goto(person.address);
  await fits(page, 'the start page');
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  await page.waitForURL('**/t/*');
  await page.getByRole('region', { name: 'The display' }).waitFor();

  // The hand is a sheet that a tap opens and closes.
  const handle = page.getByRole('button', { name: /Your hand/ });
  const height = async () => (await page.locator('.bottom').boundingBox())?.height ?? 0;
  const small = await height();
  await handle.tap();
  expect(await handle.getAttribute('aria-expanded')).toBe('true');
  await handle.tap();
  expect(await height()).toBe(small);

  let deeds = 0;
  await playOn(page, finger, {
    seed: 7,
    each: async () => {
      expect(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) <= innerWidth)).toBe(true);
      if (deeds++ % 12 === 0) await fits(page, `the table after ${deeds} deeds`);
    },
  });
  await fits(page, 'the result');
});

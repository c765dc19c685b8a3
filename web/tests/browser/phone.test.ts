import { expect, test } from 'vitest';
import { finger, playOn, still } from './hands';
import { fits } from './inspect';
import { faults, inSight, shifts, watchShifts } from './measure';
import { NEAR_THE_END } from './near-the-end';
import { AT_ONCE, IN_HAND, useStage } from './stage';
import { quickTable } from './tables';

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
  // The log, the scores and the way out have no room beside the table.
  await page.getByRole('button', { name: 'Log and more' }).tap();
  await page.locator('dialog[open] .log').waitFor();
  await page.locator('dialog[open]').getByRole('link', { name: 'Home' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).tap();

  await watchShifts(page);
  let [deeds, news] = [0, 0];
  await playOn(page, finger, {
    seed: 7,
    each: async () => {
      expect(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) <= innerWidth)).toBe(true);
      if (deeds++ % 12 === 0) await fits(page, `the table after ${deeds} deeds`);
      if ((await page.locator('dialog[open]').count()) > 0) return;
      await inSight(page, `after ${deeds} deeds`);
      await still(page);
      expect(await faults(page), `after ${deeds} deeds`).toEqual([]);
      // What the others do is seen without opening anything.
      news += (await page.locator('.head').innerText()).includes('Oren') ? 1 : 0;
    },
  });
  await fits(page, 'the result');
  expect(news).toBeGreaterThan(deeds / 2);
  const { all, sudden, worst } = await shifts(page);
  console.log(
    `layout shift in a whole game on a phone: ${sudden.toFixed(4)}, with what follows a click ${all.toFixed(4)}\n${worst.join('\n')}`,
  );
  expect(sudden, worst.join('\n')).toBeLessThan(0.05);
});

test('a card that is touched in the open hand shows what can be done with it', async () => {
  const person = await stage.person({ ...IN_HAND, settings: AT_ONCE });
  const { page } = person;
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }], NEAR_THE_END));
  await person.open(`/t/${table}`);
  await page.getByRole('button', { name: /Your hand/ }).tap();
  await page.locator('.bottom.sheet').waitFor();
  await page.locator('[data-card="hydra"] > .whole').tap({ position: { x: 20, y: 20 } });
  await page.locator('.prompt [data-option]').first().tap();
  await page.locator('.home [data-card="hydra"]').waitFor();
});

test('a touch on a card that cannot be used shows what it says below the question, not over the table', async () => {
  const person = await stage.person({ ...IN_HAND, settings: AT_ONCE });
  const { page } = person;
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }], NEAR_THE_END));
  await person.open(`/t/${table}`);
  await page.locator('.opponent [data-card="sea_spirit"] > .whole').tap();
  const note = page.locator('.note');
  await note.getByText('Sea Spirit').waitFor();
  const [text, question] = [await note.boundingBox(), await page.locator('.prompt').boundingBox()];
  expect(text?.y ?? 0).toBeGreaterThanOrEqual((question?.y ?? 0) + (question?.height ?? 0));
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await note.getByRole('button', { name: 'Close' }).tap();
  await note.waitFor({ state: 'detached' });
});

import { expect, test } from 'vitest';
import { mouse, playOn } from './hands';
import { useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

declare global {
  interface Window {
    animated?: number;
  }
}

/** Plays two rounds, and counts how often something was set in motion by the table. */
async function motions(reducedMotion: 'reduce' | 'no-preference'): Promise<number> {
  const person = await stage.person({ reducedMotion, settings: { sounds: false } });
  await person.context.addInitScript(() => {
    const animate = Element.prototype.animate;
    window.animated = 0;
    Element.prototype.animate = function (...args) {
      window.animated = (window.animated ?? 0) + 1;
      return animate.apply(this, args);
    };
  });
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }]));
  await person.open(`/t/${table}`);
  await person.page.getByRole('region', { name: 'The vale' }).waitFor();
  await playOn(person.page, mouse, { until: async () => (await person.page.locator('.rounds .now').textContent()) === '3' });
  return person.page.evaluate(() => window.animated ?? 0);
}

test('cards travel, and do not for those who want as little motion as possible', async () => {
  expect(await motions('no-preference')).toBeGreaterThan(10);
  expect(await motions('reduce')).toBe(0);
});

test('the wait of bots is short for those who want as little motion as possible', async () => {
  const { page, address } = await stage.person({ reducedMotion: 'reduce' });
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/tables') && request.method() === 'POST');
  await page.goto(address);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const { settings } = (await asked).postDataJSON() as { settings: { pace_ms: number } };
  expect(settings.pace_ms).toBeLessThanOrEqual(400);
  await page.getByRole('region', { name: 'The vale' }).waitFor();
});

import { expect, test } from 'vitest';
import { mouse, playOn } from './hands';
import { onOneScreen } from './inspect';
import { useStage } from './stage';

const stage = useStage();

test('a newcomer plays a whole game with the mouse, from the start page to the ranking', async () => {
  const { page, ...newcomer } = await stage.person({ settings: { animations: 'fast', bots: 'instant', sounds: false } });
  await page.goto(newcomer.address);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL('**/t/*');
  await page.getByRole('region', { name: 'The display' }).waitFor();
  const deeds = await playOn(page, mouse, { each: () => onOneScreen(page) });
  expect(deeds).toBeGreaterThan(20);
  expect(await page.locator('dialog .ranking li').count()).toBe(2);
  expect(await page.locator('dialog .ranking').textContent()).toMatch(/\d+ points/);
});

import { expect, test } from 'vitest';
import { mouse, playOn } from './hands';
import type { Person } from './person';
import { AT_ONCE, useStage } from './stage';

const stage = useStage();

/** Begins the daily deal. The cards that lie in the vale. */
async function begin({ page, address }: Person): Promise<string[]> {
  await page.goto(`${address}/daily`);
  await page.getByRole('button', { name: 'Play' }).click();
  await page.waitForURL('**/t/*');
  await page.locator('.prompt.mine').waitFor();
  return page.locator('.zones [data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
}

test('everybody gets the same cards of the day, once, and the result is listed', async () => {
  const [ada, bo] = [await stage.person({ settings: AT_ONCE }), await stage.person({ settings: AT_ONCE })];
  await ada.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: ada.address });
  const cards = await begin(ada);
  expect(cards.length).toBe(4);
  expect(await begin(bo)).toEqual(cards);

  await playOn(ada.page, mouse, { seed: 3 });
  await ada.page.getByText('Others may still be playing this deal today.').waitFor();
  expect(await ada.page.getByRole('link', { name: /watch/i }).count(), 'the deal stays secret').toBe(0);
  await ada.open('/daily');
  await ada.page.getByRole('link', { name: 'View your game' }).waitFor();
  expect(await ada.page.getByRole('button', { name: 'Play' }).count(), 'nobody plays it twice').toBe(0);
  expect(await ada.page.locator('tbody tr').count()).toBe(1);
  expect(await ada.page.locator('tbody tr.you').innerText()).toMatch(/\d/);
  expect(await ada.page.locator('.facts').innerText()).toMatch(/(hour|minute)[\s\S]*place 1/);
  // The line to share has the score and nothing of the cards. Without a sheet of the device it is copied.
  const line = await ada.page.locator('.told').innerText();
  const points = await ada.page.locator('tbody tr.you td').nth(1).innerText();
  expect(line).toContain(`${points} points`);
  await ada.page.getByRole('button', { name: 'Share' }).click();
  await ada.page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toBe(`${line}\n${ada.address}/daily`);
  expect(await ada.page.locator('.facts').innerText()).toMatch(/come back every day for a streak/);
  // The strongest bot plays the same cards, and is compared with.
  await ada.page.getByText(/Master reaches \d+ points/).waitFor({ timeout: 120_000 });
  await bo.open('/daily');
  await bo.page.locator('tbody tr').first().waitFor();
  expect(await bo.page.locator('tbody tr').count()).toBe(1);
  expect(await bo.page.locator('tbody tr.you').count()).toBe(0);
});

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
  await bo.open('/daily');
  await bo.page.locator('tbody tr').first().waitFor();
  expect(await bo.page.locator('tbody tr').count()).toBe(1);
  expect(await bo.page.locator('tbody tr.you').count()).toBe(0);
});

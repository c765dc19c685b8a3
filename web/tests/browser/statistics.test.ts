import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { readStatistics } from '../../build/statistics';
import { notesOf } from '../../src/statistics/data';
import { accessible, fits } from './inspect';
import { AT_ONCE, IN_HAND, useStage, type Invited } from './stage';

const stage = useStage();

async function statistics(invited: Invited = {}): Promise<Page> {
  const person = await stage.person({ ...invited, settings: { ...AT_ONCE, ...invited.settings } });
  await person.open('/statistics');
  await person.page.getByRole('table').first().waitFor();
  return person.page;
}

/** The figures of a column of the creatures, from above, as numbers. */
async function column(page: Page, place: number): Promise<number[]> {
  const cells = page.getByRole('table', { name: 'Creatures' }).locator(`tbody tr td:nth-of-type(${place}) .value`);
  return (await cells.allInnerTexts()).map(parseFloat);
}

const falling = (numbers: number[]): number[] => numbers.toSorted((one, two) => two - one);

test('creatures are sorted with the keyboard, and the table says how', async () => {
  const page = await statistics();
  const table = page.getByRole('table', { name: 'Creatures' });
  const summoned = table.getByRole('columnheader', { name: 'Wins when summoned' });
  expect(await summoned.getAttribute('aria-sort')).toBe('descending');
  const first = await column(page, 1);
  expect(first.length).toBeGreaterThan(5);
  expect(first).toEqual(falling(first));

  await summoned.getByRole('button').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const marked = table.getByRole('columnheader', { name: 'Wins when marked', exact: true });
  expect(await marked.getAttribute('aria-sort')).toBe('descending');
  expect(await summoned.getAttribute('aria-sort')).toBe('none');
  const second = await column(page, 2);
  expect(second).toEqual(falling(second));
  await page.keyboard.press('Space');
  expect(await marked.getAttribute('aria-sort')).toBe('ascending');
  expect(await column(page, 2)).not.toEqual(second);
});

test('creatures are found by name and family, and all are shown when asked for', async () => {
  const page = await statistics();
  const rows = page.getByRole('table', { name: 'Creatures' }).locator('tbody tr');
  const few = await rows.count();
  await page
    .getByRole('button', { name: /^Show all \d+$/ })
    .first()
    .click();
  expect(await rows.count()).toBe(70);
  expect(few).toBeLessThan(70);
  await page.getByLabel('Search names').fill('phoen');
  await page.getByText('1 creature', { exact: true }).waitFor();
  expect(await rows.innerText()).toContain('Phoenix');
  await page.getByLabel('Search names').fill('');
  await page.locator('search').getByLabel('Family').selectOption('dragon');
  await page.getByText('10 creatures').waitFor();
});

test('other games can be chosen, and the page says which they are', async () => {
  const page = await statistics();
  const source = page.getByText(/^These figures come from/);
  expect(await source.innerText()).toMatch(/[\d,]+ games \(2 players, bots: /);
  await page.getByRole('radio', { name: '4' }).check({ force: true });
  await page.getByText(/games \(4 players, bots: /).waitFor();
  expect(await page.getByRole('table', { name: 'Turn order' }).locator('tbody tr').count()).toBe(4);
  expect(await page.getByText('need not be the reason').count()).toBe(1);
});

for (const theme of ['dusk', 'parchment'] as const) {
  test(`axe finds nothing on the page (${theme})`, async () => {
    const page = await statistics({ settings: { theme } });
    await accessible(page, 'the statistics');
  });
}

for (const locale of ['en-GB', 'fr-FR', 'it-IT']) {
  test(`a phone shows everything without scrolling the page sideways (${locale})`, async () => {
    const page = await statistics({ ...IN_HAND, locale });
    await fits(page, 'the statistics');
    await accessible(page, 'the statistics on a phone');
  });
}

test('a card of the gallery tells how often it wins, and leads to the statistics', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const [source] = Object.keys(notesOf(readStatistics()));
  await person.open(`/cards/${source}`);
  const dialog = person.page.locator('dialog[open]');
  await dialog.getByText(/Wins \d+% when (summoned|taken)/).waitFor();
  await dialog.getByRole('link', { name: 'All statistics' }).click();
  await person.page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
  await person.page.getByRole('table', { name: 'Creatures' }).waitFor();
});

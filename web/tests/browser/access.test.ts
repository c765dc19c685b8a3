import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse, playOn } from './hands';
import { accessible } from './inspect';
import { AT_ONCE, IN_HAND, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

const PAGES = ['/', '/cards', '/cards/hydra', '/cards/incense_burner', '/rules', '/learn', '/account', '/credits', '/daily', '/nowhere'];

async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

test.each(['dark', 'light'] as const)('axe finds nothing on the pages around the table (%s)', async (colorScheme) => {
  const person = await stage.person({ colorScheme, settings: AT_ONCE });
  for (const path of PAGES) {
    await person.page.goto(person.address + path).catch(() => undefined);
    await settled(person.page);
    await accessible(person.page, `${path}, ${colorScheme}`);
  }
  // A page that does not exist is answered as such.
  person.troubles.splice(0, person.troubles.length, ...person.troubles.filter((trouble) => !trouble.includes('/nowhere')));
});

test.each(['dark', 'light'] as const)('axe finds nothing at the table and in its dialogs (%s)', async (colorScheme) => {
  const person = await stage.person({ colorScheme, settings: AT_ONCE });
  const { page } = person;
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 3, artifact_creatures: true, artifact_tiles: true }, ['me', { bot: 1 }, { bot: 1 }]));
  await person.open(`/t/${table}`);
  await page.getByRole('region', { name: 'The vale' }).waitFor();
  await accessible(page, 'hunting');
  await playOn(page, mouse, { until: async () => (await page.locator('.rounds .now').textContent()) === '2' && (await page.locator('.chips button').count()) > 0 });
  await accessible(page, 'action');

  const dialogs: [string, () => Promise<void>][] = [
    ['a card in detail', () => page.locator('.whole').first().click({ button: 'right' })],
    ['the discard pile', () => page.locator('.discard').click()],
    ['keys', () => page.keyboard.press('?')],
    ['settings', () => page.getByRole('button', { name: 'Settings' }).click()],
    ['talk', () => page.getByRole('button', { name: 'Talk' }).click()],
  ];
  for (const [what, open] of dialogs) {
    await open();
    await page.locator('dialog[open]').waitFor();
    await accessible(page, what);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
});

test('axe finds nothing in a lobby, on a phone, and at the end of a game', async () => {
  const host = await stage.person({ settings: AT_ONCE });
  await host.call('Ada');
  const open = await host.makeTable(quickTable({ players: 3 }, ['me', 'open', { bot: 1 }]));
  await host.open(`/t/${open}`);
  await settled(host.page);
  await accessible(host.page, 'the lobby');

  const person = await stage.person({ ...IN_HAND, settings: AT_ONCE });
  await person.call('Bo');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }]));
  await person.open(`/t/${table}`);
  await person.page.getByRole('region', { name: 'The vale' }).waitFor();
  await accessible(person.page, 'the table on a phone');
  await person.page.locator('.lit > .whole').first().tap();
  await accessible(person.page, 'a selected card on a phone');
});

test('families, stones and timings can be told apart without colour', async () => {
  const { page, address } = await stage.person({ settings: AT_ONCE });
  await page.goto(`${address}/cards`);
  await settled(page);
  const shapes = await page.evaluate(() => {
    const distinct = (selector: string, label: (element: Element) => string, shape: (element: Element) => string): Record<string, string> => {
      const found: Record<string, string> = {};
      for (const element of document.querySelectorAll(selector)) found[label(element)] = shape(element);
      return found;
    };
    const named = (element: Element): string => element.getAttribute('aria-label') ?? '';
    const outline = (element: Element): string => element.querySelector('path, circle')?.outerHTML.replaceAll(/class="[^"]*"/g, '') ?? '';
    return {
      families: distinct('.card .family', named, outline),
      timings: distinct('.card .timing', named, outline),
      stones: distinct('.card .stone', named, (element) => outline(element) + (element.textContent ?? '')),
    };
  });
  for (const [kind, count] of [['families', 5], ['timings', 3], ['stones', 3]] as const) {
    const found = shapes[kind];
    expect(Object.keys(found).length, kind).toBe(count);
    expect(Object.keys(found), `${kind} have names`).not.toContain('');
    expect(new Set(Object.values(found)).size, `${kind} have shapes of their own`).toBe(count);
  }
  // Grey as the screen may be, what is written stays readable.
  await page.evaluate(() => document.documentElement.style.setProperty('filter', 'grayscale(1)'));
  await accessible(page, 'the gallery in grey');
});

import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { mouse, playOn, still } from './hands';
import { accessible } from './inspect';
import { NEAR_THE_END } from './near-the-end';
import { AT_ONCE, IN_HAND, useStage } from './stage';
import { quickTable } from './tables';

const PAGES = ['/', '/cards', '/rules', '/learn', '/account', '/credits', '/daily', '/album', '/join'];
const THEMES = ['dusk', 'parchment'] as const;

const stage = useStage();

/** Opens a dialog with a button, looks at it, and closes it. */
async function dialog(page: Page, name: RegExp, what: string): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await page.locator('dialog[open]').waitFor();
  await accessible(page, what);
  await page.keyboard.press('Escape');
}

for (const theme of THEMES) {
  test(`axe finds nothing on the pages (${theme})`, async () => {
    const person = await stage.person({ settings: { ...AT_ONCE, theme } });
    for (const path of PAGES) {
      await person.open(path);
      await person.page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await accessible(person.page, path);
    }
    await person.open('/cards');
    await person.page.locator('main .card').first().click();
    await person.page.locator('dialog[open]').waitFor();
    await accessible(person.page, 'a card of the gallery');
  });

  test(`axe finds nothing at the table and in its dialogs (${theme})`, async () => {
    const person = await stage.person({ settings: { ...AT_ONCE, theme } });
    const { page } = person;
    await person.call('Ada');
    const open = await person.makeTable(quickTable({ players: 4 }, ['me', 'open', { bot: 1 }]));
    await person.open(`/t/${open}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await accessible(page, 'the lobby');
    const table = await person.makeTable(
      quickTable({ players: 3, artifact_creatures: true, artifact_tiles: true }, ['me', { bot: 0 }, { bot: 0 }]),
    );
    await person.open(`/t/${table}`);
    await page.locator('.prompt.mine').waitFor();
    await accessible(page, 'the table');
    await dialog(page, /^Settings/, 'the settings');
    await dialog(page, /^Keyboard/, 'the keys');
    await page.getByRole('button', { name: /^Chat/ }).click();
    await page.locator('.talk').getByRole('textbox').waitFor();
    await accessible(page, 'the chat');
    await page.keyboard.press('Escape');
    await dialog(page, /^Discard pile/, 'the discard pile');
    await page.locator('.place .whole').first().click({ button: 'right' });
    await page.locator('dialog[open]').waitFor();
    await accessible(page, 'a card of the table');
    await page.keyboard.press('Escape');

    const last = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }], NEAR_THE_END));
    await person.open(`/t/${last}`);
    await page.locator('.prompt.mine').waitFor();
    await page.locator('.hand .lit > .whole').first().click();
    await page.locator('.prompt [data-option]').first().waitFor();
    await accessible(page, 'a payment');
    await page.keyboard.press('Escape');
    await playOn(page, mouse, { seed: 2 });
    await accessible(page, 'the result');
  });
}

test('axe finds nothing in a replay, beside the coach, and when the device is passed on', async () => {
  const person = await stage.person({ settings: { ...AT_ONCE, confirmEnd: true } });
  const { page } = person;
  await person.call('Ada');
  const first = await person.makeTable({ ...quickTable({ players: 2 }, []), guided: true });
  await person.open(`/t/${first}`);
  await page.locator('.coach.placed').waitFor();
  await accessible(page, 'the coach');
  const last = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }], NEAR_THE_END));
  await person.open(`/t/${last}`);
  await page.locator('.prompt.mine').waitFor();
  await page.locator('.zones .chips button').first().click();
  await still(page);
  await page.keyboard.press('e');
  await page.getByRole('heading', { name: 'End your turn?' }).waitFor();
  await accessible(page, 'the question before the end of a turn');
  await page.getByRole('button', { name: 'End turn' }).last().click();
  await playOn(page, mouse);
  await person.open(`/replay/${last}`);
  await page.locator('.board').waitFor();
  await accessible(page, 'a replay');

  const shared = await person.makeTable(quickTable({ players: 2 }, ['me', { beside: 'Teo' }], NEAR_THE_END));
  await person.open(`/t/${shared}`);
  await page.locator('.cover').waitFor();
  await accessible(page, 'the cover');
  await page.locator('.cover button').click();
  await page.locator('.zones .chips button').first().click();
  await still(page);
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'End turn' }).last().click();
  await page.getByRole('heading', { name: 'Pass the device to Teo' }).waitFor();
  expect(await page.locator('.board').count(), 'nobody else’s hand is open').toBe(0);
});

test('axe finds nothing in the questions before something is given up', async () => {
  const [host, friend] = [await stage.person({ settings: AT_ONCE }), await stage.person({ settings: AT_ONCE })];
  await host.call('Hedy');
  const table = await host.makeTable(quickTable({ players: 2 }, ['me', 'open'], NEAR_THE_END));
  await friend.call('Bo');
  await friend.connect(table);
  await friend.send(table, { sit: { seat: 2 } });
  await friend.send(table, { ready: { ready: true } });
  await host.connect(table);
  await host.send(table, { start: {} });
  await host.open(`/t/${table}`);
  await host.page.locator('.prompt').waitFor();
  await dialog(host.page, /^Home/, 'the question before leaving the table');
  expect(await host.page.locator('dialog[open]').count(), 'nobody has left').toBe(0);

  await host.open('/account');
  const make = host.page.locator('section').filter({ has: host.page.getByRole('heading', { name: 'Create an account' }) });
  await make.getByLabel('Password').fill('eight letters');
  await make.getByRole('button', { name: 'Create an account' }).click();
  await dialog(host.page, /^Delete account/, 'the question before an account is deleted');
});

test('axe finds nothing on a phone', async () => {
  const person = await stage.person({ ...IN_HAND, settings: AT_ONCE });
  await person.open('/');
  await person.page.getByRole('heading', { level: 1 }).first().waitFor();
  await accessible(person.page, 'the start page');
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 4 }, ['me', { bot: 0 }, { bot: 0 }, { bot: 0 }]));
  await person.open(`/t/${table}`);
  await person.page.locator('.prompt').waitFor();
  await accessible(person.page, 'the table');
});

test('family, stone and timing can be told apart without colour', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const { page } = person;
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 0 }]));
  await person.open(`/t/${table}`);
  await page.locator('.prompt').waitFor();
  // Each zone of a family has a picture of its own and its name.
  const zones = await page
    .locator('.vale h3')
    .evaluateAll((zones) =>
      zones.map((zone) => [zone.querySelector('.family svg')?.innerHTML ?? '', zone.querySelector('.family')?.textContent?.trim() ?? '']),
    );
  expect(zones.length).toBe(5);
  for (const index of [0, 1]) expect(new Set(zones.map((zone) => zone[index])).size).toBe(5);
  expect(zones.flat().every((part) => part !== '')).toBe(true);
  // Each stone has a shape of its own, its number, and its name.
  const stones = await page
    .locator('.vale .stone')
    .evaluateAll((stones) =>
      stones.map((stone) => [
        stone.querySelector('circle, path')?.getAttribute('d') ?? 'circle',
        stone.querySelector('text')?.textContent ?? '',
        stone.getAttribute('aria-label') ?? '',
      ]),
    );
  for (const index of [0, 1, 2]) expect(new Set(stones.map((stone) => stone[index])).size).toBe(3);
  // Each timing has a picture of its own and its name, and so does each family on a card.
  await person.open('/cards');
  await page.locator('main .card').first().waitFor();
  const marks = (selector: string): Promise<Record<string, string[]>> =>
    page.locator(selector).evaluateAll((marks) => {
      const found: Record<string, string[]> = {};
      for (const mark of marks) {
        const [name, picture] = [mark.getAttribute('aria-label') ?? '', mark.querySelector('svg')?.innerHTML ?? ''];
        if (!(found[name] ?? []).includes(picture)) found[name] = [...(found[name] ?? []), picture];
      }
      return found;
    });
  for (const [selector, count] of [
    ['main .card .timing', 3],
    ['main .card .family', 5],
  ] as const) {
    const found = await marks(selector);
    expect(Object.keys(found).length, selector).toBe(count);
    expect(
      Object.values(found).every((pictures) => pictures.length === 1 && pictures[0] !== ''),
      selector,
    ).toBe(true);
    expect(new Set(Object.values(found).flat()).size, selector).toBe(count);
  }
});

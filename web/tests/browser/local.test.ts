import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { mouse, playOn, ranked } from './hands';
import { NEAR_THE_END } from './near-the-end';
import { AT_ONCE, useStage } from './stage';

const stage = useStage();

/** A game in which Hydra can be summoned: two of its four effects are chosen. */
const HYDRA = {
  ...NEAR_THE_END,
  players: [
    { score: 1, stones: 'RB', hand: ['hydra'], area: [] },
    { score: 2, stones: '', hand: [], area: [] },
  ],
  display: [{ card: 'tidal', marker: 2 }],
};

/** A game that begins like this, as a file. */
function file(position: unknown): { name: string; mimeType: string; buffer: Buffer } {
  const record = `vale 1\nrules 1\nposition ${JSON.stringify(position)}\nseat 1 Ada\nseat 2 Bot (level 1)\n`;
  return { name: 'game.vale', mimeType: 'text/plain', buffer: Buffer.from(record) };
}

/** Waits until all files of the client are on the device. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('a game on this device survives the death of its tab in the middle of an effect', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const { page } = person;
  await person.open('/');
  await page.locator('input[type="file"]').setInputFiles(file(HYDRA));
  await page.locator('.hand .chips button').click();
  const switches = page.locator('.prompt [aria-pressed]');
  await switches.first().waitFor();
  expect(page.url()).toContain('/t/local-');
  const address = page.url();
  // The process of the page is killed; nothing in it hears of that.
  const session = await person.context.newCDPSession(page);
  const died = new Promise((resolve) => page.once('crash', resolve));
  void session.send('Page.crash').catch(() => undefined);
  await died;
  const next = await person.context.newPage();
  await next.goto(address);
  const again = next.locator('.prompt [aria-pressed]');
  await again.first().waitFor();
  expect(await again.count()).toBe(4);
  await next.keyboard.press('1');
  await next.keyboard.press('2');
  await next
    .locator('.prompt')
    .getByRole('button', { name: /^Choose/ })
    .click();
  await again.first().waitFor({ state: 'detached' });
  // It is in the list of the start page, and can be saved as a file.
  await next.goto(person.address);
  const saved = next.waitForEvent('download');
  const save = next.getByRole('button', { name: 'Save as a file' });
  await save.click();
  expect((await saved).suggestedFilename()).toMatch(/^local-.*\.vale$/);
  await next.getByRole('button', { name: 'Delete' }).click();
  await next.getByRole('button', { name: 'Really delete?' }).click();
  await save.waitFor({ state: 'detached' });
});

test('a game on this device has hints where they are wanted, and asks the server for none', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const { page } = person;
  const asked: string[] = [];
  page.on('request', (request) => void (/\/api\/tables\/.*\/(hint|review)/.test(request.url()) && asked.push(request.url())));
  await person.open('/');
  await page.getByText('More options').click();
  await page.getByRole('checkbox', { name: /hint/i }).check();
  await page.getByRole('checkbox', { name: /this device/i }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.prompt.mine').waitFor();
  expect(page.url()).toContain('/t/local-');
  await page.getByRole('button', { name: 'Hint' }).click();
  const play = page.getByRole('button', { name: 'Play this' }).first();
  await play.waitFor({ timeout: 30_000 });
  await play.click();
  await page.locator('.log').getByText('You asked for a hint.').first().waitFor();
  expect(asked).toEqual([]);
});

test('a finished game on this device is reviewed here, without a server, and the review can be cancelled', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const { page } = person;
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/tables/') && asked.push(request.url())));
  await person.open('/');
  await page.locator('input[type="file"]').setInputFiles(file(NEAR_THE_END));
  await page.locator('.prompt.mine').waitFor();
  await playOn(page, mouse, { seed: 2 });
  await page.getByRole('link', { name: 'Review this game' }).click();
  await page.waitForURL('**/replay/local-*');
  const dialog = page.locator('dialog[open]');
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  const chart = dialog.locator('svg[role="slider"]');
  await cancel.or(chart).first().waitFor({ timeout: 30_000 });
  if (await cancel.isVisible()) {
    await cancel.click().catch(() => undefined);
    const make = dialog.getByRole('button', { name: 'Make the review' });
    if (!(await chart.isVisible())) {
      await make.waitFor();
      // The worker that made it is gone.
      await expect.poll(() => page.workers().filter((worker) => worker.url().includes('reviewer')).length).toBe(0);
      await make.click();
    }
  }
  await chart.waitFor({ timeout: 60_000 });
  expect(Number(await chart.getAttribute('aria-valuemax'))).toBeGreaterThan(4);
  await page.keyboard.press('Escape');
  expect(await page.locator('.log .mark').count()).toBeGreaterThan(2);
  expect(asked).toEqual([]);
});

test('after one visit everything that needs no server works without one', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  await person.open('/');
  await kept(person.page);
  await person.page.close();
  await stage.loseServer();
  const page = await person.context.newPage();
  await page.goto(`${person.address}/`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.prompt.mine').waitFor();
  expect(page.url()).toContain('/t/local-');
  await page.goto(`${person.address}/`);
  await page.locator('input[type="file"]').setInputFiles(file(NEAR_THE_END));
  await page.locator('.prompt.mine').waitFor();
  await playOn(page, mouse);
  expect(await ranked(page)).toBe(true);
  // A finished game is watched again, step by step.
  await page.getByRole('link', { name: 'Watch the game again' }).click();
  await page.locator('.board').waitFor();
  for (const [path, text] of [
    ['/rules', 'Rules'],
    ['/cards', 'Imp'],
    ['/statistics', 'Wins when summoned'],
  ] as const) {
    await page.goto(person.address + path);
    await page.getByText(text).first().waitFor();
  }
  await page.goto(`${person.address}/learn`);
  await page.locator('button.primary.large').click();
  await page.locator('.prompt.mine').waitFor();
  // Without a server, what is asked of it fails.
  person.pardon(/ERR_CONNECTION_REFUSED/);
});

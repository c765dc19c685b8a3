import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { faint } from './contrast';
import { situation } from './situations';
import { AT_ONCE, IN_HAND, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

/** Waits until the scenes are there: then everything is behind the texts that will ever be. */
async function painted(page: Page): Promise<void> {
  await page.locator('.valley img').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0));
}

async function legible(page: Page, what: string): Promise<void> {
  const { bad, seen } = await faint(page);
  expect(bad, what).toEqual([]);
  expect(seen, `texts of ${what}`).toBeGreaterThan(5);
}

for (const theme of ['dusk', 'parchment'] as const) {
  test(`every text has enough contrast with the pixels behind it (${theme})`, async () => {
    const person = await stage.person({ settings: { ...AT_ONCE, theme } });
    const { page } = person;
    for (const path of ['/', '/cards', '/rules', '/learn', '/account', '/daily', '/album', '/join', '/credits', '/statistics']) {
      await person.open(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await painted(page);
      await legible(page, path);
    }
    await person.call('Ada');
    for (const [players, artifacts] of [
      [2, false],
      [4, true],
    ] as const) {
      const bots = Array.from({ length: players - 1 }, () => ({ bot: 0 as const }));
      const table = await person.makeTable(
        quickTable({ players, artifact_creatures: artifacts, artifact_tiles: artifacts }, ['me', ...bots]),
      );
      await person.open(`/t/${table}`);
      await page.locator('.prompt.mine').waitFor();
      await painted(page);
      await legible(page, `a table of ${players}`);
    }
  });

  test(`the table on a phone has enough contrast at every hour (${theme})`, async () => {
    const person = await stage.person({ ...IN_HAND, settings: { ...AT_ONCE, theme } });
    const { page } = person;
    await person.call('Ada');
    // From dawn to night.
    const hours = new Set<string>();
    for (const round of [1, 3, 5, 7, 9, 10]) {
      const position = situation({ players: 3, round, hand: 2 });
      const table = await person.makeTable(quickTable(position.options, ['me', { bot: 0 }, { bot: 0 }], position));
      await person.open(`/t/${table}`);
      await page.locator('.prompt.mine').waitFor();
      await painted(page);
      await legible(page, `a phone in round ${round}`);
      hours.add((await page.locator('.valley img').last().getAttribute('src')) ?? '');
    }
    expect(hours.size, 'skies').toBe(6);
  });
}

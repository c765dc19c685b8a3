import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AT_ONCE, useStage } from './stage';
import { quickTable } from './tables';

/** The most that a first visit may load, compressed and without fonts. */
const MOST = 300_000;

const stage = useStage();

/** The bytes that come over the wire while something is done, by kind. */
async function loaded(page: Page, deed: () => Promise<void>): Promise<{ bytes: number; fonts: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const fonts = new Set<string>();
  const sum = { bytes: 0, fonts: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Font' && fonts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (fonts.has(requestId)) sum.fonts += encodedDataLength;
    else sum.bytes += encodedDataLength;
  });
  await deed();
  await page.waitForLoadState('networkidle');
  await session.detach();
  return sum;
}

test.each(['/', '/cards', '/rules'])('the first visit of %s is small', async (path) => {
  const { page, address } = await stage.person({ locale: 'fr' });
  const { bytes, fonts } = await loaded(page, async () => {
    await page.goto(address + path);
  });
  console.log(`first load of ${path}: ${Math.round(bytes / 1000)} kB, and ${Math.round(fonts / 1000)} kB of fonts`);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(MOST);
});

test('the first visit of a table is small', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }]));
  const { bytes, fonts } = await loaded(person.page, async () => {
    await person.open(`/t/${table}`);
    await person.page.getByRole('region', { name: 'The vale' }).waitFor();
  });
  console.log(`first load of a table: ${Math.round(bytes / 1000)} kB, and ${Math.round(fonts / 1000)} kB of fonts`);
  expect(bytes).toBeLessThan(MOST);
});

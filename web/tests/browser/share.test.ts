import { readFile } from 'node:fs/promises';
import { generate } from 'lean-qr';
import { expect, test } from 'vitest';
import { mouse, playOn } from './hands';
import { NEAR_THE_END } from './near-the-end';
import { AT_ONCE, IN_HAND, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

test('a friend comes by a QR code, by the sheet of the device, or by a copied link', async () => {
  const person = await stage.person({ settings: AT_ONCE, ...IN_HAND });
  const { page } = person;
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = (what) => {
      shared.push(what ?? {});
      return Promise.resolve();
    };
  });
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', 'open']));
  await person.open(`/t/${table}`);
  const address = `${person.address}/t/${table}`;
  const code = page.getByRole('button', { name: 'QR code' }).first();
  await code.tap();
  expect(await code.getAttribute('aria-expanded')).toBe('true');
  const picture = page.getByRole('img', { name: /QR code/ });
  await picture.waitFor();
  // Square by square what a camera has to see.
  const expected = generate(address);
  const drawn = await picture.evaluate((svg: SVGSVGElement) => {
    const path = svg.querySelector('path');
    const size = svg.viewBox.baseVal.width - 8;
    const point = (x: number, y: number): DOMPoint => new DOMPoint(x + 0.5, y + 0.5);
    return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => path?.isPointInFill(point(x, y)) ?? false));
  });
  expect(drawn.length).toBe(expected.size);
  expect(drawn.every((row, y) => row.every((dark, x) => dark === expected.get(x, y)))).toBe(true);
  const box = await picture.boundingBox();
  expect(box !== null && box.width >= 180 && box.x >= 0 && box.x + box.width <= 390).toBe(true);

  await page.getByRole('button', { name: 'Share' }).first().tap();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(shared).toEqual([{ title: 'Vale', text: 'Come and play Vale with me!', url: address }]);
});

test('the end of a game becomes a picture', async () => {
  const person = await stage.person({ settings: AT_ONCE, acceptDownloads: true });
  const { page } = person;
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }], NEAR_THE_END));
  await person.open(`/t/${table}`);
  await playOn(page, mouse, { seed: 5 });
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save a picture' }).click()]);
  expect(download.suggestedFilename()).toBe('vale.png');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length, 'something is painted').toBeGreaterThan(100_000);
});

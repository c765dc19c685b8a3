import { expect, test } from 'vitest';
import type { Person } from './person';
import { AT_ONCE, useStage } from './stage';
import { quickTable } from './tables';

/** What a first visit may load before the page can be used, compressed, with fonts. What paints scenes comes after that. */
const MOST = 330 * 1024;

const stage = useStage();

/** Opens an address and counts the bytes that came over the wire: those of fonts, of what paints scenes, and all others. */
async function load(person: Person, path: string, ready: string): Promise<{ others: number; fonts: number; scenes: number }> {
  const session = await person.context.newCDPSession(person.page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  // The service worker begins to answer while the page loads. What it hands out has come over the wire all the same.
  await session.send('Network.setBypassServiceWorker', { bypass: true });
  const fonts = new Set<string>();
  const painter = new Set<string>();
  const sum = { others: 0, fonts: 0, scenes: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Font' && fonts.add(requestId)));
  session.on('Network.requestWillBeSent', ({ requestId, request }) => void (/\/painter-/.test(request.url) && painter.add(requestId)));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (fonts.has(requestId)) sum.fonts += encodedDataLength;
    else if (painter.has(requestId)) sum.scenes += encodedDataLength;
    else sum.others += encodedDataLength;
  });
  await person.open(path);
  await person.page.locator(ready).first().waitFor();
  await person.page.waitForLoadState('networkidle');
  // Fonts are loaded when the first letters are drawn, and the browser tells of what has come a moment later.
  for (let tries = 0; tries < 100 && sum.fonts === 0; tries += 1) await person.page.waitForTimeout(100);
  await person.page.waitForLoadState('networkidle');
  await person.page.waitForTimeout(2000);
  return sum;
}

test('the first load of the start page and of a table is small', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const start = await load(person, '/', 'h1');
  const player = await stage.person({ settings: AT_ONCE });
  await player.call('Ada');
  const table = await player.makeTable(quickTable({ players: 4 }, ['me', { bot: 0 }, { bot: 0 }, { bot: 0 }]));
  const played = await load(player, `/t/${table}`, '.prompt');
  const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
  const say = ({ others, fonts, scenes }: typeof start): string => `${kilo(others)}, fonts ${kilo(fonts)}, scenes later ${kilo(scenes)}`;
  console.log(`start page ${say(start)}; table ${say(played)}`);
  for (const { others, fonts } of [start, played]) {
    expect(others + fonts).toBeLessThan(MOST);
    expect(others, 'something was measured').toBeGreaterThan(20_000);
    expect(fonts, 'fonts were measured').toBeGreaterThan(20_000);
  }
});

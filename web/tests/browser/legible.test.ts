import { chromium, type Browser, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages';

const CHROMIUM = process.env.VALE_CHROMIUM ?? '/usr/bin/chromium';

/** Widths of cards at tables of all sizes, and how much higher they are. */
const SIZES: [number, number][] = [
  [92, 1.4],
  [92, 1.75],
  [100, 1.4],
  [102, 1.58],
  [106, 1.4],
  [108, 1.4],
  [112, 1.4],
  [118, 1.4],
  [124, 1.4],
  [85, 1.79],
  [93, 1.62],
  [109, 1.46],
  [110, 1.4],
  [124, 1.55],
  [129, 1.15],
  [134, 1.15],
  [150, 1.17],
  [150, 1.4],
];

/** How many of these sizes there are on screens of 1280x720 and more: there every text is shown. */
const LARGE = 9;

declare global {
  interface Window {
    size: (width: number, tall: number) => void;
  }
}

let browser: Browser;
let server: ViteDevServer;
let address: string;

beforeAll(async () => {
  server = await createServer({ server: { port: 0 }, logLevel: 'error' });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Cards that show a text which is cut, too small, or leaves nothing of the picture; and those that show none. */
function look(page: Page): Promise<{ damaged: string[]; silent: string[] }> {
  return page.evaluate(() => {
    const damaged: string[] = [];
    for (const card of document.querySelectorAll<HTMLElement>('.faces .card:not(.mini)')) {
      const [frame, text, picture, name] = ['.frame', '.text', '.picture', '.name'].map((part) => card.querySelector<HTMLElement>(part));
      if (frame == null || text == null || picture == null || name == null) continue;
      const say = (what: string): void => void damaged.push(`${name.textContent ?? ''}: ${what}`);
      if (frame.scrollHeight > frame.clientHeight + 1 || frame.scrollWidth > frame.clientWidth + 1) say('is larger than its frame');
      if (text.scrollWidth > text.clientWidth + 1) say('its text is too wide');
      if (parseFloat(getComputedStyle(text).fontSize) < 11) say('its letters are too small');
      if (picture.getBoundingClientRect().height < card.clientWidth * 0.1) say('there is no room for the picture');
      if (name.getBoundingClientRect().bottom > text.getBoundingClientRect().top + 1) say('the text covers the name');
    }
    const silent = [...document.querySelectorAll('.faces .card.mini')].map(
      (card) => card.closest('[data-card]')?.getAttribute('data-card') ?? '',
    );
    return { damaged, silent };
  });
}

describe.each(LANGUAGES)('cards on a table in %s', (language) => {
  it('show a text where there is room for it, in letters that can be read', async () => {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    await page.addInitScript((chosen) => localStorage.setItem('vale-settings', JSON.stringify({ language: chosen })), language);
    await page.goto(`${address}tests/browser/tight.html`);
    await page.waitForSelector('.faces .frame');
    await page.evaluate(() => document.fonts.ready);
    const troubles: string[] = [];
    const silent: number[] = [];
    for (const [width, tall] of SIZES) {
      await page.evaluate(([width, tall]) => window.size(width, tall), [width, tall] as const);
      const found = await look(page);
      troubles.push(...found.damaged.map((damage) => `${width}x${tall}: ${damage}`));
      silent.push(found.silent.length);
    }
    await page.close();
    console.log(`${language}, cards without text: ${SIZES.map(([width, tall], index) => `${width}x${tall} ${silent[index]}`).join(', ')}`);
    expect(troubles).toEqual([]);
    expect(silent.slice(-LARGE)).toEqual(Array.from({ length: LARGE }, () => 0));
  });
});

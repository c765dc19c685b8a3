import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium, type Browser, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { faint } from './contrast';
import { LANGUAGES } from './languages';

const CHROMIUM = process.env.VALE_CHROMIUM ?? '/usr/bin/chromium';
const WIDTHS = [110, 140, 232, 320];

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

/** The faces in which something is cut off or lies over something else, with what it is. */
function damaged(): string[] {
  const found: string[] = [];
  const room = 0.75;
  for (const face of document.querySelectorAll<HTMLElement>('.faces .frame')) {
    const box = face.getBoundingClientRect();
    const label = face.querySelector('.name')?.textContent ?? '';
    const say = (what: string) => found.push(`${label} (${Math.round(box.width)} px): ${what}`);
    if (face.scrollHeight > face.clientHeight + 1 || face.scrollWidth > face.clientWidth + 1) say('is larger than its frame');
    for (const part of face.querySelectorAll<HTMLElement>('.name, .text, .text p, p')) {
      if (part.scrollWidth > part.clientWidth + 1) say(`.${part.className.split(' ')[0] ?? 'p'} is too wide`);
    }
    const text = face.querySelector('.text, p')?.getBoundingClientRect();
    if (text !== undefined && text.bottom > box.bottom + room) say('the text ends below the card');
    const range = document.createRange();
    const name = face.querySelector('.name');
    if (name !== null) {
      range.selectNodeContents(name);
      const words = range.getBoundingClientRect();
      if (words.left < box.left || words.right > box.right) say('the name is wider than the card');
    }
    const picture = face.querySelector('.picture .scene')?.getBoundingClientRect();
    if (picture === undefined || picture.height < box.width * 0.14) say('there is no room for the picture');
  }
  return found;
}

/** Waits until every face has its scene, and every scene could be read by the browser. */
async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const faces = document.querySelectorAll('.faces .frame').length;
    const scenes = [...document.querySelectorAll<HTMLImageElement>('.faces .scene')];
    return faces > 200 && scenes.length === faces && scenes.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
}

describe.each(LANGUAGES)('cards in %s', (language) => {
  it('have room for their texts at every size', async () => {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    await page.addInitScript((chosen) => localStorage.setItem('vale-settings', JSON.stringify({ language: chosen })), language);
    await page.goto(`${address}tests/browser/faces.html`);
    await page.waitForSelector('.faces .frame');
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    const troubles: string[] = [];
    for (const width of WIDTHS) {
      await page.evaluate((wide) => document.documentElement.style.setProperty('--width', `${wide}px`), width);
      troubles.push(...(await page.evaluate(damaged)));
    }
    await page.close();
    expect(troubles).toEqual([]);
  });
});

describe.each(['dusk', 'parchment'])('cards at %s', (theme) => {
  it('can be read: every text has enough contrast with the pixels behind it', async () => {
    // Everything is in the window at once.
    const page = await browser.newPage({ viewport: { width: 3200, height: 2600 } });
    await page.addInitScript((chosen) => localStorage.setItem('vale-settings', JSON.stringify({ theme: chosen })), theme);
    await page.goto(`${address}tests/browser/faces.html`);
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
    await painted(page);
    const { bad, seen } = await faint(page);
    await page.close();
    expect(bad).toEqual([]);
    expect(seen).toBeGreaterThan(500);
  });
});

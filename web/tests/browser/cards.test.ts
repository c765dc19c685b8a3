import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium, type Browser } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
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
    const picture = face.querySelector('.picture .icon')?.getBoundingClientRect();
    if (picture !== undefined && picture.height < box.width * 0.14) say('there is no room for the picture');
  }
  return found;
}

describe.each(LANGUAGES)('cards in %s', (language) => {
  it('have room for their texts at every size', async () => {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    await page.addInitScript((chosen) => localStorage.setItem('vale-settings', JSON.stringify({ language: chosen })), language);
    await page.goto(`${address}tests/browser/faces.html`);
    await page.waitForSelector('.faces .frame');
    await page.evaluate(() => document.fonts.ready);
    const troubles: string[] = [];
    for (const width of WIDTHS) {
      await page.evaluate((wide) => document.documentElement.style.setProperty('--width', `${wide}px`), width);
      troubles.push(...(await page.evaluate(damaged)));
    }
    await page.close();
    expect(troubles).toEqual([]);
  });
});

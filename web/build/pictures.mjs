// Makes the icons of the app, the picture for links, and what the server makes pictures of finished games from, by the same
// hand as the cards: `node build/pictures.mjs`. The results are committed.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const SERVER = fileURLToPath(new URL('../../crates/server/src/http/picture/', import.meta.url));
const ICONS = [
  { target: 'icon-192.png', size: 192, masked: false },
  { target: 'icon-512.png', size: 512, masked: false },
  { target: 'icon-maskable-512.png', size: 512, masked: true },
  // Phones of the other kind cut the corners themselves.
  { target: 'icon-180.png', size: 180, masked: true },
];

const server = await createServer({ server: { port: 0 }, logLevel: 'error' });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.VALE_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});

const { appIcon } = await server.ssrLoadModule('/src/scenes/emblem.ts');
writeFileSync(`${PUBLIC}icon.svg`, `${appIcon(false)}\n`);
for (const { target, size, masked } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const picture = `data:image/svg+xml;base64,${Buffer.from(appIcon(masked)).toString('base64')}`;
  await page.setContent(`<img src="${picture}" style="position:fixed;inset:0;width:100%;height:100%">`);
  await page.screenshot({ path: PUBLIC + target, omitBackground: true });
  await page.close();
}

/** A page of this folder, painted completely. */
async function painted(address, viewport, ready) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${server.resolvedUrls?.local[0]}build/${address}`);
  await page.locator(ready).last().waitFor();
  await page.waitForFunction(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0));
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const link = await painted('link.html', { width: 1200, height: 630 }, '.fan img');
await link.screenshot({ path: `${PUBLIC}link.jpg`, type: 'jpeg', quality: 86 });
const ground = await painted('sheet.html#ground', { width: 1200, height: 630 }, '.valley img');
await ground.screenshot({ path: `${SERVER}ground.jpg`, type: 'jpeg', quality: 82 });
const sheet = await painted('sheet.html', { width: 1200, height: 1788 }, '.face img');
await sheet.screenshot({ path: `${SERVER}sheet.jpg`, type: 'jpeg', quality: 74 });
const { CARDS } = await server.ssrLoadModule('/src/game/catalogue.ts');
writeFileSync(`${SERVER}sheet.txt`, `${CARDS.map(({ id }) => id).join('\n')}\n`);

await browser.close();
await server.close();

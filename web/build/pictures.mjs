// Makes the icons of the app and the picture for links from the same hand as the cards: `node build/pictures.mjs`. The
// results are committed.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
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

const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
await page.goto(`${server.resolvedUrls?.local[0]}build/link.html`);
await page.locator('.fan img').nth(4).waitFor();
await page.waitForFunction(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0));
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: `${PUBLIC}link.jpg`, type: 'jpeg', quality: 86 });

await browser.close();
await server.close();
